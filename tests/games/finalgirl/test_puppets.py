"""The film with the puppets: Geppetto, his powers, finales and terror cards; the carnival and its items."""

from __future__ import annotations

from typing import Any

import pytest

from polnoc.games.finalgirl.rules.enemies import attack_value, move_value
from polnoc.games.finalgirl.state import PLANNING_PHASE, WON
from tests.games.finalgirl.scene import GAME, Scene

PUPPETS = 1
LINES: dict[str, Any] = {"terror_left": 0}


def film(**more: Any) -> Scene:
    """Return Geppetto's film at the camp, whose paths other tests use too; `location` for the carnival."""
    return Scene(killer="parade", **{"horror": 4, "hand": ["walk"], **more})


def carnival(**more: Any) -> Scene:
    return film(location="fair", **more)


# The master and his powers --------------------------------------------------------------


@pytest.mark.rules("FG-MIN-01", "FG-MIN-04", "FG-MIN-05", "FG-FILM-01")
def test_there_are_three_puppets_on_a_leash_of_two() -> None:
    scene = film(at="killer", here="shed", away="dock", minions={"dock": 3}, fields=LINES)
    assert (sum(scene.position.minions), scene.position.ready) == (3, 0)
    pulled = film(at="terror", here="cabins", away="dock", minions={"cliff": 1}, terror=["drum-roll"])
    assert len(pulled.told("enemy-steps")) > 1
    far = pulled.terms.places.far[pulled.position.killer]
    assert all(far[space] <= 2 for space, count in enumerate(pulled.position.minions) if count)


@pytest.mark.rules("FG-MIN-10", "FG-MIN-11", "FG-FILM-01")
def test_a_puppet_comes_exhausted_ones_are_ready_and_they_go_for_victims() -> None:
    scene = film(
        at="killer", here="shed", away="dock", victims={"lake": 1},
        fields={"terror_left": 0, "ready": 1, "exhausted": 2},
    )  # fmt: skip
    assert scene.minions() == {"lake": 1}
    assert (scene.position.ready, scene.position.exhausted) == (2, 0)
    assert scene.victims() == {"lake": 1}  # they only move


@pytest.mark.rules("FG-DARK-02", "FG-FILM-01")
def test_hard_wood_ignores_the_first_damage_of_every_turn() -> None:
    scene = film(
        here="dock", away="shed", minions={"dock": 1}, powers=["hard-wood"], horror=3,
        hand=["weak-attack", "furious-strike"],
    )  # fmt: skip
    scene.play("play weak-attack", "dice 5 5", "accept")
    assert scene.minions() == {"dock": 1}
    scene.play("play furious-strike", "dice 5 5")
    assert scene.minions() == {}


@pytest.mark.rules("FG-DARK-02", "FG-FILM-01")
def test_sharp_fingers_do_two() -> None:
    assert attack_value(film(minions={"dock": 1}).position, PUPPETS, 0) == 1
    assert attack_value(film(minions={"dock": 1}, powers=["sharp-fingers"]).position, PUPPETS, 0) == 2


@pytest.mark.rules("FG-DARK-02", "FG-FILM-01")
@pytest.mark.parametrize(("puppets", "dies"), [(3, False), (2, True)])
def test_he_cannot_die_while_all_are_on_stage(puppets: int, dies: bool) -> None:
    scene = film(
        here="dock", away="dock", minions={"shed": puppets}, horror=3, killer_health=2,
        powers=["all-on-stage"], hand=["critical-blow"],
    )  # fmt: skip
    scene.play("play critical-blow", "dice 5 5").pass_chance()
    assert (scene.position.victor == WON) == dies
    assert dies or scene.position.killer_health == 1


@pytest.mark.rules("FG-DARK-02", "FG-LAST-03", "FG-FILM-01")
@pytest.mark.parametrize(("puppets", "health"), [(3, 0), (2, 5)])
def test_three_puppets_around_her_take_all_her_health(puppets: int, health: int) -> None:
    scene = film(
        at="killer", here="shed", away="shed", minions={"shed": puppets}, powers=["join-the-line"],
        fields={"terror_left": 0, "ready": 0, "exhausted": 3 - puppets}, row=1, hand=[], victims={"shed": 1},
    )  # fmt: skip
    assert scene.position.health == health
    assert (scene.frame == "LastBreath") == (health == 0)  # her token may still save her


# Finales --------------------------------------------------------------------------------


@pytest.mark.rules("FG-FIN-05", "FG-FILM-02")
@pytest.mark.parametrize(("crowd", "blow"), [(1, 1), (5, 2)])
def test_victims_act_as_puppets(crowd: int, blow: int) -> None:
    scene = film(
        at="killer", here="shed", away="dock", victims={"shed": crowd}, finale="crowd-on-strings",
        hand=["guard"],
    )  # fmt: skip
    assert scene.frame == "React"
    assert scene.position.ongoing.blow == blow
    assert scene.position.hunted  # realism draws the enemies to her now
    scene.play("accept")
    assert scene.position.health == 5 - blow


@pytest.mark.rules("FG-FIN-05", "FG-FILM-02")
def test_victims_come_to_her_before_they_strike() -> None:
    scene = film(
        at="killer", here="shed", away="dock", victims={"camp-gate": 1}, finale="crowd-on-strings", hand=[]
    )
    assert scene.told("victims-go")
    assert sum(scene.position.victims) == 1


@pytest.mark.rules("FG-FIN-05", "FG-FILM-02")
def test_cut_strings_are_longer_and_faster() -> None:
    scene = film(minions={"dock": 1}, finale="cut-strings")
    assert move_value(scene.position, PUPPETS) == 2
    assert scene.position.mods.no_leash


@pytest.mark.rules("FG-FIN-03", "FG-FILM-02")
def test_a_full_house_brings_all_of_them_and_slows_them_down() -> None:
    scene = film(at="upkeep", here="shed", away="dock", fields={"terror_left": 0, "ready": 1, "exhausted": 2})
    scene.play("finale full-house").pass_chance()
    assert scene.minions() == {"dock": 3}
    assert move_value(scene.position, PUPPETS) == 0
    assert move_value(scene.position, 0) == 1


# Terror cards ---------------------------------------------------------------------------


def drawn(card: str, **more: Any) -> Scene:
    return film(**{"at": "terror", "here": "shed", "away": "dock", "terror": [card], "hand": [], **more})


@pytest.mark.rules("FG-TERR-01", "FG-TERR-04")
def test_cards_that_make_them_act() -> None:
    bow = drawn("first-bow", minions={"lake": 1})
    assert bow.position.horror == 5 and bow.told("enemy-steps")
    crowd = drawn("into-the-crowd", victims={"lake": 1})
    assert crowd.position.dead == 1
    cast = drawn("full-cast", fields={"ready": 1, "exhausted": 2})
    assert sum(cast.position.minions) == 3
    drums = drawn("drum-roll", minions={"dock": 1})
    assert (drums.position.horror, len(drums.told("enemy-steps"))) == (5, 2)
    heart = drawn("mechanical-heart", killer_health=5)
    assert (heart.position.killer_health, sum(heart.position.minions)) == (7, 1)


@pytest.mark.rules("FG-TERR-01")
def test_cards_that_move_her_or_him() -> None:
    swap = drawn("change-of-places", minions={"lake": 1})
    assert swap.away == "lake"
    up = drawn("curtain-up", minions={"dock": 2})
    assert (up.away, up.minions(), up.position.health) == ("shed", {"shed": 2}, 3)
    pulled = drawn("pulled-strings", here="cliff", minions={"cliff": 1}, hand=["guard"])
    assert pulled.here == "dock" or pulled.told("dragged")
    assert not drawn("pulled-strings", here="cabins", minions={"dock": 1}, hand=["guard"]).told("dragged")


@pytest.mark.rules("FG-ROLL-16")
def test_a_dance_and_a_stare_ask_for_a_roll() -> None:
    dance = drawn("last-waltz", here="cabins", hand=["guard"]).play("dice 1 1", "die 1")
    assert dance.position.health == 4
    light = drawn("last-waltz", here="cabins", hand=["guard"]).play("dice 5 1")
    assert light.position.health == 5
    stare = drawn("hypnosis", here="cabins", hand=["walk", "walk", "guard"])
    stare.play("dice 1 1", "lose walk", "lose walk")
    assert sum(stare.position.hand) == 1


@pytest.mark.rules("FG-TERR-05", "FG-BLOOD-01")
def test_cards_that_kill_around_him() -> None:
    ovation = drawn("standing-ovation", victims={"dock": 2, "cabins": 1})
    assert (ovation.victims(), ovation.position.row) == ({"cabins": 1}, 2)
    rain = drawn("sawdust-rain", victims={"dock": 1, "lake": 2, "cabins": 1}).pass_chance()
    assert rain.position.dead == 3
    guests = drawn("late-guests")
    assert sum(guests.position.victims) == 2 and guests.frame == "DrawEvent"


@pytest.mark.rules("FG-MINOR-04")
def test_minor_powers_of_the_strings() -> None:
    long = film(minions={"dock": 1}, minors=["long-strings"])
    assert long.position.mods.no_leash and move_value(long.position, PUPPETS) == 2
    spare = film(
        here="dock", away="shed", minions={"dock": 1}, minors=["spare-parts"], hand=["weak-attack"], horror=3
    )
    spare.play("play weak-attack", "dice 5 5")
    assert (spare.position.exhausted, spare.position.ready) == (0, 3)


# The carnival ---------------------------------------------------------------------------


@pytest.mark.rules("FG-SET-12a", "FG-SET-12b")
@pytest.mark.parametrize(
    ("start", "heroine", "killer"),
    [
        ("opening-night", "ticket-row", "clown-car"),
        ("long-queues", "animal-pens", "midway"),
        ("main-act", "big-tent", "ferris-wheel"),
        ("rain-shelter", "shooting-gallery", "coaster-queue"),
        ("closing-time", "service-gate", "carousel"),
    ],
)
def test_where_the_carnival_begins(start: str, heroine: str, killer: str) -> None:
    scene = Scene.new(location="fair").play(f"start {start}")
    assert (scene.here, scene.away) == (heroine, killer)
    assert sum(scene.position.victims) == 12
    assert not scene.position.victims[scene.position.heroine]


@pytest.mark.rules("FG-HAZ-01", "FG-FILM-03")
@pytest.mark.parametrize(
    ("card", "face", "space", "follows"),
    [
        ("hidden-pit", 1, "midway", "minions-come"),
        ("hidden-pit", 6, "food-alley", "minions-come"),
        ("torn-cable", 3, "ticket-row", "event"),
        ("loose-blades", 4, "back-lot", "horror"),
    ],
)
def test_three_cards_leave_a_hazard(card: str, face: int, space: str, follows: str) -> None:
    scene = carnival(at="terror", here="main-gate", away="big-tent", terror=[card], hand=["walk"])
    scene.play(f"die {face}")
    assert [place for place, _ in scene.position.hazards] == [scene.space(space)]
    scene.pass_chance()
    assert follows == "minions-come" or scene.told(follows)
    assert scene.position.hazards  # it stays


@pytest.mark.rules("FG-HAZ-02", "FG-HAZ-03", "FG-FILM-03")
def test_the_pit_kills_followers_and_hurts_her() -> None:
    scene = carnival(at="terror", here="ticket-row", away="service-gate", terror=["hidden-pit"],
                     victims={"ticket-row": 1}, hand=["walk", "walk"], horror=3)  # fmt: skip
    scene.play("die 1")
    scene.play("play walk", "dice 5 5", "accept", "go midway", "with 1")
    assert (scene.position.dead, scene.position.health) == (1, 4)


@pytest.mark.rules("FG-ITEM-06", "FG-STAT-01", "FG-STAT-02", "FG-FILM-03")
def test_three_items_are_traps() -> None:
    def search(trap: str, **more: Any) -> Scene:
        scene = carnival(**{
            "here": "ghost-ride", "away": "main-gate", "hand": ["search", "walk", "short-rest"], "horror": 3,
            "decks": {0: [trap, "candy-floss"]}, "time": 6, "health": 4, **more,
        })  # fmt: skip
        return scene.play("play search", "dice 5 1", "accept")

    jaws = search("leg-trap")
    assert (jaws.position.health, jaws.position.mods.rooted, jaws.position.bag) == (3, True, ())
    assert "ability pry-open" in jaws.offers()
    gas = search("sleeping-gas").play("accept")
    assert (gas.position.health, gas.position.phase) == (5, PLANNING_PHASE)
    snake = search("cobra")
    assert (snake.position.health, len(snake.position.statuses)) == (3, 1)
    snake.play("play short-rest", "dice 5 1", "accept")
    assert (snake.position.health, snake.position.statuses) == (4, ())


@pytest.mark.rules("FG-WPN-01", "FG-WPN-02", "FG-FILM-03")
@pytest.mark.parametrize(
    ("item", "card", "loss"),
    [
        ("striker-mallet", "furious-strike", 4),
        ("tent-stake", "furious-strike", 3),
        ("juggling-club", "furious-strike", 3),
        ("shears", "weak-attack", 3),
        ("strongman-belt", "weak-attack", 2),
    ],
)
def test_weapons_of_the_carnival(item: str, card: str, loss: int) -> None:
    scene = carnival(here="big-tent", away="big-tent", held=[item], hand=[card], horror=3)
    scene.play(f"play {card}")
    if scene.frame == "Wield":
        scene.play(f"wield {item}")
    scene.play("dice 5 5 5" if (item, card) == ("juggling-club", "weak-attack") else "dice 5 5")
    if "accept" in scene.offers():
        scene.play("accept")
    assert scene.terms.killer_health - scene.position.killer_health == loss


@pytest.mark.rules("FG-WPN-02", "FG-FILM-03")
def test_a_cork_gun_shoots_far_and_knives_close() -> None:
    far = carnival(
        here="ticket-row", away="hall-of-mirrors", held=["cork-gun"], hand=["weak-attack"], horror=3
    )
    far.play("play weak-attack", "dice 5 5")
    assert far.position.killer_health == far.terms.killer_health - 2
    assert far.position.uses[far.item("cork-gun")] == 3
    near = carnival(here="big-tent", away="hall-of-mirrors", held=["throwing-knives"], hand=["weak-attack"])
    assert "play weak-attack" not in near.offers()


@pytest.mark.rules("FG-USE-01", "FG-ITEM-05", "FG-FILM-03")
def test_things_that_are_used() -> None:
    flask = carnival(
        here="big-tent", away="shooting-gallery", minions={"big-tent": 2}, bag=["fire-eater-flask"]
    )
    assert flask.play("use fire-eater-flask").minions() == {}
    candy = carnival(here="big-tent", bag=["candy-floss"], health=3).play("use candy-floss", "choose 1")
    assert candy.position.health == 5
    nose = carnival(here="big-tent", bag=["red-nose"]).play("use red-nose")
    assert (nose.position.horror, nose.position.uses[nose.item("red-nose")]) == (3, 1)
    ball = carnival(here="big-tent", bag=["crystal-ball"]).play("use crystal-ball", "terror drum-roll")
    assert ball.offers() == ["leave", "sink"]
    tools = carnival(here="big-tent", bag=["toolbox"], time=6)
    tools.position.hazards = ((tools.space("midway"), 0),)
    tools.position.derive()
    assert tools.play("use toolbox").position.hazards == ()
    keys = carnival(here="curiosities", bag=["staff-keys"], time=6).play("use staff-keys")
    assert keys.offers() == ["space main-gate", "space service-gate"]
    horn = carnival(here="big-tent", away="main-gate", victims={"midway": 1}, bag=["megaphone"], time=6)
    assert horn.play("use megaphone").victims() == {"big-tent": 1}


@pytest.mark.rules("FG-REACT-01", "FG-FILM-03")
def test_a_whip_takes_two_off_a_blow() -> None:
    scene = carnival(at="killer", here="big-tent", away="big-tent", held=["whip"], row=9, fields=LINES)
    assert scene.position.ongoing.blow == 3
    scene.play("use whip")
    assert scene.position.ongoing.blow == 1


@pytest.mark.rules("FG-FILM-03")
def test_no_item_of_the_carnival_is_one_of_the_camp() -> None:
    camp, fair = [{item.id for item in GAME.box.locations[id].items} for id in ("camp", "fair")]
    assert len(fair) == 18
    assert not camp & fair
