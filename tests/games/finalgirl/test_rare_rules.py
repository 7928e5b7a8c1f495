"""Rules that no printed card shows on its own, in films made for them; and what stays as it is."""

from __future__ import annotations

import random
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from polnoc.engine.chance import Seed, Streams
from polnoc.engine.options import BadOption
from polnoc.engine.rollout import play_randomly
from polnoc.games.finalgirl import PACKAGE, placement
from polnoc.games.finalgirl.cards import TOKENS, Move
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.rules.breath import LastBreath
from polnoc.games.finalgirl.state import HEROINE_BIT, KILLER_BIT, LOST, RED, WON
from tests.games.finalgirl.scene import COLOURS, EARLIER, GAME, Scene

LOOMING = '{ do = "horror", n = 2 }, { do = "act", target = "nearest", steps = "mm" }'
HIS_LINE = 'phase = [{ do = "act", target = "nearest", steps = "a" }]\n'
RED_NIGHT = 'id = "red-night"\n'
STUBBORN = 'lasting = [{ is = "followers", n = -1 }]'


def changed(folder: Path, name: str, right: str, other: str) -> FinalGirlGame:
    """Return the game with one line of a pack replaced."""
    text = (files("polnoc.games.finalgirl") / "content" / name).read_text(encoding="utf-8")
    if name == "killers/parade.toml":
        text = next(source for source in EARLIER.sources if 'id = "parade"' in source)
    assert text.count(right) == 1
    file = folder / "changed.toml"
    file.write_text(text.replace(right, other), encoding="utf-8")
    return PACKAGE.make_game_from(file)


def hammer(folder: Path, right: str, other: str) -> FinalGirlGame:
    return changed(folder, "killers/hammer.toml", right, other)


# Time -----------------------------------------------------------------------------------


@pytest.mark.rules("FG-T-87", "FG-TIME-10", "FG-TIME-03")
def test_seven_time_lost_in_the_killer_phase_costs_the_next_action_phase(tmp_path: Path) -> None:
    game = hammer(tmp_path, LOOMING, '{ do = "time", n = -7 }')
    scene = Scene(
        game=game, at="terror", here="dock", away="shed", time=6, hand=["walk"], terror=["looming"] * 2
    )
    assert (scene.position.time, scene.position.turn, scene.frame) == (RED, 2, "PlanningPhase")
    assert scene.pile("hand") == {"walk": 1}
    kept = hammer(tmp_path, LOOMING, '{ do = "time", n = -6 }')
    zero = Scene(game=kept, at="terror", here="dock", away="shed", time=6, hand=["walk"], terror=["looming"])
    assert (zero.position.time, zero.frame) == (0, "ActionPhase")


@pytest.mark.rules("FG-T-49", "FG-TIME-05", "FG-RESC-12")
def test_a_reward_does_not_lift_the_marker_from_below_zero() -> None:
    scene = Scene(heroine="selena", here="camp-gate", time=0, hand=["walk"], victims={"camp-gate": 1})
    scene.play("play walk", "dice 5 5", "rescue ordinary", "slot 0", "stop")
    assert scene.told("reward") == [{"slot": 0}]
    assert (scene.position.time, scene.frame) == (RED, "PlanningPhase")
    assert scene.refusal("buy search") == ("FG-MKT-02", "refused-too-dear")


# Last breath ----------------------------------------------------------------------------


@pytest.mark.rules("FG-T-43", "FG-LAST-01", "FG-SET-13a", "FG-SET-13b")
def test_tokens_over_many_seeds() -> None:
    counts = [0] * 4
    weights = LastBreath(KILLER_BIT).weights(Scene().position)
    for number in range(900):
        counts[Streams(Seed.simulated(number)).pick("breath-killer", 4, weights)] += 1
    assert 560 < counts[0] < 640
    assert all([70 < count < 130 for count in counts[1:]])


@pytest.mark.rules("FG-T-43", "FG-SET-13c", "FG-LAST-07")
def test_nobody_gets_the_token_that_another_had() -> None:
    scene = Scene(
        heroine="barbara", here="dock", away="dock", horror=3, killer_health=2, hand=["critical-blow"]
    )
    scene.play("play critical-blow", "dice 5 5", "breath 3")
    hers = LastBreath(HEROINE_BIT)
    assert [action.arg for action in hers.options(scene.position, -1)] == [0, 1, 2]
    assert hers.weights(scene.position) == [6, 1, 1]
    assert hers.stream(scene.position) != LastBreath(KILLER_BIT).stream(scene.position)


@pytest.mark.rules("FG-LAST-11", "FG-REACT-08")
def test_lost_health_reveals_the_token_too() -> None:
    scene = Scene(here="dock", horror=4, health=1, hand=["walk", "guard"])
    scene.play("play walk", "dice 1 1 1", "accept", "choose 1", "stop")
    assert scene.frame == "LastBreath"
    scene.play("breath 2")
    assert (scene.position.health, scene.told("phase-cut")) == (2, [{"phase": 1}])


# Panic and upkeep -----------------------------------------------------------------------


@pytest.mark.rules("FG-T-73", "FG-PANIC-01")
def test_a_death_in_the_action_phase_makes_them_panic_later(tmp_path: Path) -> None:
    game = hammer(tmp_path, HIS_LINE, 'phase = [{ do = "horror", n = 1 }]\n')

    def evening(*way: str) -> Scene:
        scene = Scene(
            game=game,
            here="dock",
            away="cabins",
            horror=4,
            hand=["walk", "focus"],
            victims={"dock": 1, "cabins": 1},
            events=["black-water"],
            fields={"terror_left": 0},
        )
        return scene.play("play walk", "dice 5 1", "accept", *way, "done", "done")

    drowned = evening("go lake", "with 1")
    assert (drowned.position.dead, drowned.frame) == (1, "Run")
    drowned.step("die 6")
    assert drowned.victims() == {"north-road": 1}
    spared = evening("go lake", "with 0")
    assert (spared.frame, spared.victims()) == ("RevealFinale", {"dock": 1, "cabins": 1})


@pytest.mark.rules("FG-UPK-06", "FG-UPK-02")
@pytest.mark.parametrize(
    ("first", "where"), [("upkeep 0", {"cliff": 1, "dock": 1}), ("upkeep 1", {"lake": 2})]
)
def test_the_order_of_upkeep_effects_matters(first: str, where: dict[str, int], tmp_path: Path) -> None:
    newcomer = 'lasting = [{ is = "upkeep", what = [{ do = "add-victims", n = 1, at = "lake" }] }]'
    game = changed(tmp_path, "locations/camp.toml", STUBBORN, newcomer)
    scene = Scene(
        game=game,
        at="upkeep",
        here="shed",
        away="dock",
        hand=["walk"],
        victims={"cliff": 1},
        events=["stubborn-youth", "moths-to-a-flame"],
    )
    assert scene.offers() == ["upkeep 0", "upkeep 1"]
    scene.play(first)
    assert (scene.victims(), scene.position.turn) == (where, 2)


@pytest.mark.rules("FG-UPK-05")
def test_upkeep_of_a_finale_begins_a_turn_later(tmp_path: Path) -> None:
    game = hammer(
        tmp_path,
        RED_NIGHT,
        RED_NIGHT + 'lasting = [{ is = "upkeep", what = [{ do = "horror", n = -1 }] }]\n',
    )
    scene = Scene(
        game=game, at="upkeep", here="dock", away="shed", horror=4, hand=["walk"], fields={"terror_left": 0}
    )
    scene.play("finale red-night", "power harvest")
    assert (scene.position.turn, scene.position.horror) == (2, 4)
    scene.play("done", "done")
    assert (scene.position.turn, scene.position.horror) == (3, 3)


@pytest.mark.rules("FG-RESC-06")
def test_nobody_is_rescued_outside_the_action_phase(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    allowed: dict[type[Any], tuple[str, ...]] = {**placement.PLACES}  # no card of a killer may do this
    allowed[Move] = placement.EVERYWHERE
    monkeypatch.setattr(placement, "PLACES", allowed)
    game = hammer(tmp_path, LOOMING, '{ do = "move", n = 1 }')
    scene = Scene(
        game=game,
        at="terror",
        here="camp-gate",
        away="shed",
        hand=["walk"],
        victims={"camp-gate": 1},
        terror=["looming"],
    )
    assert scene.frame == "Moving"
    assert "rescue ordinary" not in scene.offers()
    scene.play("stop")
    assert "rescue ordinary" in scene.offers()


# Pawns, markers, boards -----------------------------------------------------------------


@pytest.mark.rules("FG-VBRD-01", "FG-VBRD-02", "FG-COMP-04")
def test_a_crowd_counts_as_in_its_space_with_both_pawns_among_it() -> None:
    scene = Scene(here="firepit", away="firepit", horror=4, hand=["walk"], victims={"firepit": 21})
    scene.play("play walk", "dice 5 1", "go south-road", "with 2")
    assert scene.victims() == {"firepit": 19, "south-road": 2}
    assert (scene.here, scene.away) == ("south-road", "firepit")
    attacked = Scene(
        at="killer", here="firepit", away="firepit", victims={"firepit": 21}, fields={"terror_left": 0}
    )
    assert (attacked.position.dead, attacked.victims()) == (1, {"firepit": 20})
    assert attacked.position.health == 5


@pytest.mark.rules("FG-COMP-06", "FG-COMP-07")
def test_every_marker_goes_its_own_way() -> None:
    def markers(scene: Scene) -> tuple[str, str, int, int, int]:
        position = scene.position
        return scene.here, scene.away, position.horror, position.row, position.time

    still = Scene(here="dock", away="shed", horror=4, hand=["walk"])
    assert markers(still) == ("dock", "shed", 4, 0, 6)
    calm = Scene(here="dock", away="shed", horror=4, hand=["focus", "walk"])
    assert markers(calm.play("play focus", "dice 5 1", "accept")) == ("dock", "shed", 3, 0, 5)
    walked = Scene(here="dock", away="shed", horror=4, hand=["walk", "focus"])
    walked.play("play walk", "dice 5 1", "accept", "go lake")
    assert (walked.here, walked.away, walked.position.horror) == ("lake", "shed", 4)
    hunted = Scene(at="terror", here="cabins", away="shed", horror=4, terror=["personal-hunt"])
    assert hunted.away != "shed"
    assert (hunted.position.horror, hunted.position.row) == (4, 0)


@pytest.mark.rules("FG-COMP-09")
def test_the_markers_of_the_box_are_enough_for_the_first_film() -> None:
    for heroine in GAME.box.heroines.values():
        terms = GAME.terms(GAME.read_options({"heroine": heroine.id, "personal": True}))
        minors = sum([card.health * card.copies for card in terms.terror])
        assert (terms.health - 1) + (terms.killer_health - 1) + minors <= 25
        assert max([thing.uses for thing in terms.items]) <= 8


# Terms of cards -------------------------------------------------------------------------


@pytest.mark.rules("FG-TERM-07", "FG-TERM-01")
def test_what_is_removed_is_never_found_again() -> None:
    scene = Scene(
        here="cabins", horror=4, hand=["search", "walk"], bag=["map"], decks={0: ["knife", "axe"]}, time=9
    )
    scene.play("use map", "remove 0", f"item {scene.item('axe')}")
    assert scene.position.gone >> scene.item("knife") & 1
    scene.play("play search", "dice 5 5", "accept")
    assert scene.items("bag") == ["axe"]
    scene.play("done")
    assert scene.refusal("play search") == ("FG-ACT-01", "refused-no-such-card")
    known = (*scene.position.up, *scene.position.low)
    assert scene.item("knife") not in [item for deck in known for item in deck]
    assert not scene.position.unseen >> scene.item("knife") & 1


@pytest.mark.rules("FG-TERM-07", "FG-DARK-01")
def test_a_dark_power_put_away_can_only_come_by_another_draw() -> None:
    scene = Scene(
        at="upkeep", here="dock", away="shed", hand=["walk"], powers=["harvest"], fields={"terror_left": 0}
    )
    scene.play("finale pitch-dark")
    assert scene.asked == (-1,)
    harvest = scene.number("power", "harvest")
    assert [offer.split()[1] for offer in scene.offers()] == [str(n) for n in range(3) if n != harvest]


@pytest.mark.rules("FG-TERM-08", "FG-MIN-05")
def test_what_left_the_board_may_come_back() -> None:
    scene = Scene(
        killer="pack", here="dock", horror=4, minions={"dock": 8}, hand=["weak-attack"], killer_health=9
    )
    scene.play("play weak-attack", "dice 5 5")
    assert (scene.position.ready, scene.minions()) == (1, {"dock": 7})
    back = Scene(
        killer="pack", at="killer", here="shed", minions={"dock": 7}, victims={"dock": 1},
        fields={"terror_left": 0},
    )  # fmt: skip
    assert (sum(back.position.minions), back.position.ready) == (8, 0)


@pytest.mark.rules("FG-TERM-09", "FG-TERM-02", "FG-ACT-04")
def test_cards_discarded_for_something_else_lie_with_those_played() -> None:
    scene = Scene(here="dock", horror=4, hand=["focus", "walk", "walk", "guard", "search"])
    scene.play("play focus", "dice 3 1", "convert", "pay walk", "pay walk", "accept", "discard guard")
    assert scene.pile("spent") == {"focus": 1, "walk": 2, "guard": 1}
    scene.play("done")
    assert scene.refusal("buy walk") == ("FG-MKT-01", "refused-just-used")
    scene.play("done")
    assert scene.pile("spent") == {}
    assert (scene.pile("market")["walk"], scene.pile("market")["guard"]) == (2, 2)


# The frame of the game ------------------------------------------------------------------


@pytest.mark.rules("FG-GEN-01")
def test_one_player_only() -> None:
    with pytest.raises(BadOption, match="players"):
        GAME.read_options({"players": 2})
    assert GAME.seats(GAME.read_options({})) == 1


@pytest.mark.rules("FG-GEN-05", "FG-GEN-06")
def test_a_game_ends_with_a_death_and_with_nothing_else() -> None:
    for killer in GAME.box.killers:
        for number in range(5):
            position = GAME.begin(GAME.read_options({"killer": killer}), [])
            play_randomly(position, random.Random(number), [])
            dead = position.killer_health if position.victor == WON else position.health
            assert dead == 0


@pytest.mark.rules("FG-GEN-10", "FG-SET-10a")
def test_only_cards_of_the_chosen_film_are_in_the_game() -> None:
    terms = GAME.terms(GAME.read_options({"killer": "parade", "location": "fair"}))
    parade, fair = GAME.box.killers["parade"], GAME.box.locations["fair"]
    assert [card.id for card in terms.terror] == [card.id for card in (*parade.terror, *fair.terror)]
    assert [event.id for event in terms.events] == [event.id for event in fair.events]
    assert [thing.id for thing in terms.items[1:]] == [item.id for item in fair.items]


@pytest.mark.rules("FG-AMB-04")
@pytest.mark.parametrize("principle", ["evil", "realism", "laughs", "ask"])
def test_the_principle_of_ambiguity_is_kept(principle: str) -> None:
    position = GAME.begin(GAME.read_options({"ambiguity": principle}), [])
    assert GAME.view(position, 0)["options"]["ambiguity"] == principle
    play_randomly(position, random.Random(3), [])
    assert GAME.view(position, 0)["options"]["ambiguity"] == principle
    with pytest.raises(BadOption, match="ambiguity"):
        GAME.read_options({"ambiguity": "whim"})


@pytest.mark.rules("FG-BOARD-11", "FG-KPH-01")
def test_the_line_on_the_visible_side_is_done_in_every_killer_phase() -> None:
    scene = Scene(
        at="killer", here="shed", away="firepit", hand=["walk"], victims={"firepit": 3}, terror=["blaze"]
    )
    scene.play("die 1", "die 1", "die 1")  # a fire elsewhere; both who are left stay where they are
    assert (scene.position.dead, scene.victims()) == (1, {"firepit": 2})
    scene.play("done", "done")
    assert (scene.position.dead, scene.victims()) == (2, {"firepit": 1})


@pytest.mark.rules("FG-TERR-06")
def test_a_terror_card_does_not_come_twice() -> None:
    scene = Scene(at="terror", here="dock", away="shed", hand=["walk"])
    blaze = scene.number("terror", "blaze")
    scene.step(f"terror {blaze}")
    assert (scene.position.terror_left, sum(scene.position.terror_pool)) == (9, 23)
    assert scene.position.terror_pool[blaze] == 0


@pytest.mark.rules("FG-ACT-07", "FG-ROLL-05")
def test_the_card_in_play_does_not_pay_for_its_own_roll() -> None:
    scene = Scene(here="dock", horror=4, hand=["focus", "walk"]).play("play focus", "dice 3 1")
    assert scene.refusal("convert") == ("FG-ROLL-06", "refused-two-cards")
    richer = Scene(here="dock", horror=4, hand=["focus", "walk", "guard"]).play("play focus", "dice 3 1")
    assert richer.play("convert").offers() == ["pay walk", "pay guard"]


@pytest.mark.rules("FG-ITEM-04")
def test_items_are_not_rearranged_in_the_action_phase() -> None:
    scene = Scene(here="dock", hand=["walk"], held=["knife"], bag=["axe"])
    assert scene.refusal("stow knife") == ("FG-ACT-01", "refused-not-now")
    assert not scene.verbs() & {"hold", "stow"}


@pytest.mark.rules("FG-EVT-07")
def test_an_empty_event_deck_stays_empty() -> None:
    scene = Scene(
        at="terror", here="dock", away="shed", horror=3, terror=["the-faithful"], hand=["walk"],
        fields={"event_pool": 0},
    )  # fmt: skip
    assert [event.key for event in scene.events if event.key.startswith("event")] == []
    assert (scene.victims(), scene.position.horror) == ({"sports-court": 2}, 4)


# What no other test would notice --------------------------------------------------------

FRIEND = 'special = { colour = "white", takes = "closest-to-heroine", fearless = true,'


@pytest.mark.rules("FG-SPEC-01", "FG-TGT-03")
def test_a_marked_victim_of_any_colour_is_hunted(tmp_path: Path) -> None:
    def hunt(game: FinalGirlGame) -> str:
        scene = Scene(
            game=game,
            at="killer",
            here="shed",
            away="dock",
            victims={"lake": 1, "cliff": 1},
            specials={"white": "cliff"},
            finale="red-night",
            powers=["harvest"],
        )
        return scene.away

    assert hunt(GAME) == "lake"
    assert hunt(changed(tmp_path, "locations/camp.toml", FRIEND, f"{FRIEND} marked = true,")) == "cliff"


def test_the_first_space_is_a_space_like_any_other(tmp_path: Path) -> None:
    first = "north-west-woods"
    drawn = changed(
        tmp_path,
        "locations/camp.toml",
        '{ do = "victims-move", toward = "nearest-enemy" }',
        f'{{ do = "victims-move", toward = "{first}" }}, {{ do = "kill-victims", at = "{first}" }}',
    )
    scene = Scene(
        game=drawn, at="terror", here="dock", away="swamp", victims={"shed": 2}, terror=["drawn-in"]
    )
    shed, nearer = scene.space("shed"), scene.terms.places.ways[scene.space("shed")][0][0]
    assert scene.told("victims-go") == [{"kind": 0, "start": shed, "end": nearer, "n": 2}]
    there = Scene(game=drawn, at="terror", here="dock", away="swamp", victims={first: 2}, terror=["drawn-in"])
    assert (there.victims(), there.position.dead) == ({}, 2)


@pytest.mark.parametrize(("minion", "dragged"), [("cliff", True), ("lake", True), ("dock", False)])
def test_strings_reach_as_far_as_they_say(minion: str, dragged: bool) -> None:
    scene = Scene(
        killer="parade",
        at="terror",
        here="cliff",
        away="swamp",
        minions={minion: 1},
        terror=["pulled-strings"],
    )
    assert (scene.here != "cliff") == dragged


@pytest.mark.rules("FG-DARK-02")
@pytest.mark.parametrize(("dice", "back"), [("1 1", 2), ("1 2", 1), ("3 1", 1), ("2 6", 0)])
def test_a_die_for_each_hound_killed(dice: str, back: int) -> None:
    scene = Scene(
        killer="pack",
        here="dock",
        horror=4,
        minions={"dock": 2},
        powers=["endless"],
        epic=True,
        hand=["furious-strike", "walk"],
    )
    scene.play("play furious-strike", "dice 5 5", "accept", f"dice {dice}")
    assert (sum(scene.position.minions), scene.frame) == (back, "ActionPhase")


@pytest.mark.rules("FG-PANIC-01")
def test_deaths_of_an_earlier_turn_are_forgotten(tmp_path: Path) -> None:
    game = hammer(tmp_path, HIS_LINE, 'phase = [{ do = "horror", n = 1 }]\n')
    scene = Scene(
        game=game,
        at="turn",
        here="shed",
        away="firepit",
        hand=["walk"],
        victims={"firepit": 2},
        terror=["looming"],
        fields={"killed_turn": 3},
    )
    scene.play("done", "done")
    assert (scene.position.turn, scene.told("panics"), scene.victims()) == (3, [], {"firepit": 2})


@pytest.mark.rules("FG-END-05", "FG-END-02")
def test_a_killer_who_returns_in_her_last_row_has_won() -> None:
    scene = Scene(
        heroine="sabina", here="dock", away="dock", health=1, killer_health=1, unlocked=True, hand=["walk"]
    )
    scene.play("ability fury", "breath 0", "breath 2")
    assert (scene.position.victor, scene.position.killer_health) == (LOST, 2)


def test_a_whistle_calls_special_victims_too() -> None:
    scene = Scene(
        here="dock",
        away="shed",
        hand=["walk"],
        bag=["whistle"],
        victims={"lake": 3},
        specials={"blue": "lake"},
    )
    scene.play("use whistle")
    assert (scene.victims(), scene.position.specials[3]) == ({"dock": 3}, scene.space("dock"))
    assert scene.told("victims-called") == [{"n": 3, "space": scene.space("dock")}]


# Rarely used rules ----------------------------------------------------------------------


@pytest.mark.rules("FG-SPEC-02", "FG-SPEC-03")
def test_a_fire_takes_special_victims_too() -> None:
    scene = Scene(
        at="terror",
        here="shed",
        away="cliff",
        victims={"dock": 2},
        specials={"orange": "dock"},
        terror=["blaze"],
    )
    scene.play("die 5")
    assert (scene.victims(), scene.position.dead, scene.position.specials[2]) == ({}, 2, -1)
    assert scene.position.row == 2 + 2  # two deaths, and the damned one's own effect


@pytest.mark.parametrize(("at", "where"), [("heroine", "dock"), ("killer", "shed")])
def test_victims_come_to_where_somebody_is_now(at: str, where: str, tmp_path: Path) -> None:
    game = hammer(tmp_path, LOOMING, f'{{ do = "add-victims", n = 2, at = "{at}" }}')
    scene = Scene(game=game, at="terror", here="dock", away="shed", hand=["walk"], terror=["looming"])
    assert scene.victims() == {where: 2}


def test_an_effect_may_ask_whether_anybody_is_left(tmp_path: Path) -> None:
    then, otherwise = '{ do = "horror", n = 1 }', '{ do = "time", n = -1 }'
    asking = f'{{ do = "if", case = "victims", then = [{then}], otherwise = [{otherwise}] }}'
    game = hammer(tmp_path, LOOMING, asking)

    def after(**victims: int) -> tuple[int, int]:
        scene = Scene(
            game=game,
            at="terror",
            here="dock",
            away="shed",
            horror=3,
            hand=["walk"],
            victims=victims,
            terror=["looming"],
        )
        return scene.position.horror, scene.position.time

    assert after() == (3, 5)
    assert after(cabins=1) == (4, 6)


@pytest.mark.rules("FG-AMB-01", "FG-AMB-02")
@pytest.mark.parametrize(("ambiguity", "left"), [("evil", -1), ("realism", "dock")])
def test_whom_the_killer_takes_first(ambiguity: str, left: str | int) -> None:
    scene = Scene(
        at="killer",
        here="shed",
        away="dock",
        ambiguity=ambiguity,
        victims={"dock": 2},
        specials={"white": "dock"},
        fields={"terror_left": 0},
    )
    assert scene.position.specials[1] == (scene.space(left) if isinstance(left, str) else left)
    assert scene.position.dead == 1


def test_the_metal_bat_need_not_shed_anything() -> None:
    scene = Scene(
        here="dock", away="dock", horror=4, minors=["rage"], hand=["weak-attack"], held=["metal-bat"]
    )
    scene.play("play weak-attack", "wield metal-bat", "dice 5 5", "skip")
    assert (scene.position.minors, scene.position.killer_health) == ((), 12)


@pytest.mark.rules("FG-FOLLOW-08")
def test_the_limit_of_followers_never_falls_below_none(tmp_path: Path) -> None:
    game = changed(tmp_path, "locations/camp.toml", STUBBORN, STUBBORN.replace("-1", "-3"))
    scene = Scene(
        game=game,
        here="dock",
        horror=4,
        hand=["walk", "walk"],
        victims={"dock": 2},
        events=["stubborn-youth"],
    )
    scene.play("play walk", "dice 5 1", "accept", "go lake")
    assert (scene.here, scene.victims()) == ("lake", {"dock": 2})


@pytest.mark.rules("FG-FOLLOW-03", "FG-SPEC-01")
def test_only_the_fearless_follow_into_the_killers_space() -> None:
    scene = Scene(
        here="dock", away="lake", horror=4, hand=["walk"], victims={"dock": 2}, specials={"white": "dock"}
    )
    scene.play("play walk", "dice 5 1 1", "go lake")
    assert scene.offers() == ["with 0", "bring white"]
    assert scene.refusal("with 1") == ("FG-FOLLOW-03", "refused-not-to-killer")


@pytest.mark.rules("FG-AMB-05", "FG-UPK-02")
def test_the_player_is_asked_which_victim_wanders() -> None:
    scene = Scene(
        at="upkeep",
        here="shed",
        away="lake",
        hand=["walk"],
        ambiguity="ask",
        victims={"dock": 1, "cliff": 1},
        events=["moths-to-a-flame"],
    )
    assert scene.offers() == ["space dock", "space cliff"]
    assert scene.play("space dock").victims() == {"cliff": 1, "lake": 1}


@pytest.mark.rules("FG-RESC-09", "FG-RESC-12", "FG-RESC-07")
def test_the_last_rewards_come_in_the_chosen_order() -> None:
    scene = Scene(heroine="selena", here="camp-gate", time=3, hand=["walk"], victims={"camp-gate": 2})
    scene.play("rescue ordinary", "slot 0", "rescue ordinary")
    assert scene.refusal("slot 0") == ("FG-RESC-07", "refused-slot-covered")
    scene.play("slot 3", "done")
    assert scene.offers() == ["reward 0", "reward 3"]
    scene.play("reward 3")
    assert [told["slot"] for told in scene.told("reward")] == [3, 0]
    assert (scene.position.time, scene.frame) == (5, "PlanningPhase")


@pytest.mark.rules("FG-ULT-02")
def test_two_equal_dice_are_no_choice() -> None:
    scene = Scene(heroine="nina", here="dock", horror=7, hand=["walk"], unlocked=True).play(
        "play walk", "dice 5 5"
    )
    assert (scene.told("result"), scene.frame) == ([{"successes": 1}], "Moving")


@pytest.mark.rules("FG-SRCH-04", "FG-SRCH-05")
def test_a_card_put_at_the_bottom_comes_last() -> None:
    knife, axe = Scene().item("knife"), Scene().item("axe")
    scene = Scene(
        here="cabins",
        horror=4,
        hand=["search", "walk"],
        decks={0: ["knife", "axe"]},
        fields={"up": ((), (), ()), "low": ((knife,), (), ())},
    )
    scene.play("play search", "dice 5 5", "accept", f"item {axe}")
    assert scene.offers() == ["keep axe", "keep knife"]
    last = Scene(
        here="cabins",
        horror=4,
        hand=["search", "walk"],
        decks={0: ["knife"]},
        fields={"up": ((), (), ()), "low": ((knife,), (), ())},
    )
    last.play("play search", "dice 5 5", "accept")
    assert last.items("bag") == ["knife"]


@pytest.mark.rules("FG-WPN-10", "FG-MIN-06")
def test_with_a_bow_too_she_chooses_whom_she_attacks() -> None:
    scene = Scene(
        killer="parade", here="dock", away="cliff", minions={"lake": 1}, held=["bow"], hand=["walk"], time=9
    )
    scene.play("use bow")
    assert scene.offers() == ["aim killer cliff", "aim minions lake"]
    scene.play("aim minions lake")
    assert (scene.minions(), scene.position.killer_health) == ({}, 12)


@pytest.mark.rules("FG-KPH-02")
def test_a_terror_card_put_at_the_bottom_is_the_last_one() -> None:
    sleeper = Scene().number("terror", "late-sleeper")
    pool = tuple([count - (card == sleeper) for card, count in enumerate(Scene().position.terror_pool)])
    scene = Scene(
        at="terror",
        here="dock",
        away="shed",
        hand=["walk"],
        fields={"terror_left": 1, "terror_bottom": (sleeper,), "terror_pool": pool},
    )
    assert scene.victims() == {"cabins": 1}
    assert (scene.position.terror_left, scene.frame) == (0, "RevealFinale")


def test_pepper_spray_can_be_kept_for_later() -> None:
    scene = Scene(at="killer", here="dock", away="dock", held=["pepper-spray"], fields={"terror_left": 0})
    scene.play("skip", "accept")
    assert (scene.position.health, scene.items("held")) == (3, ["pepper-spray"])


@pytest.mark.rules("FG-REACT-01", "FG-HANDS-05")
def test_what_is_refused_under_attack_and_while_arranging() -> None:
    attacked = Scene(at="killer", here="dock", away="dock", hand=["guard", "walk"])
    assert attacked.refusal("play walk") == ("FG-REACT-01", "refused-only-reactions")
    arranging = Scene(at="upkeep", here="dock", away="shed", held=["knife"], bag=["map"])
    assert arranging.refusal("hold map") == ("FG-HANDS-05", "refused-needs-no-hand")


def test_cards_are_told_when_they_are_played_and_named() -> None:
    scene = Scene(here="dock", horror=4, hand=["focus", "walk"]).play("play focus", "dice 5 1", "accept")
    assert scene.told("plays") == [{"card": scene.terms.card_number["focus"]}]
    slots = (1 << len(GAME.box.heroines["iga"].slots) - 1) - 1
    saved = slots.bit_count()
    master = Scene(
        heroine="iga",
        here="camp-gate",
        hand=["walk"],
        victims={"camp-gate": 1},
        fields={"slots": slots, "saved": saved, "supply": 20 - saved},
    )
    master.play("rescue ordinary", "name sprint")
    assert master.told("names") == [{"card": master.terms.card_number["sprint"]}]


# Order ----------------------------------------------------------------------------------


@pytest.mark.rules("FG-RESC-07", "FG-LAST-08")
def test_a_rescued_victim_covers_its_slot_before_the_price_is_paid() -> None:
    """Her return from death ends the phase at once; the victim was safe before."""
    scene = Scene(
        here="camp-gate", hand=["walk"], victims={"camp-gate": 2}, events=["clinging-crowd"], health=1
    )
    scene.play("rescue ordinary", "slot 0", "reward 0", "rescue ordinary")
    assert (scene.frame, scene.position.health) == ("PickSlot", 1)
    scene.play("slot 2", "breath 2")
    assert scene.position.slots == 0b101
    assert scene.position.health == 3  # 2, and the reward of slot 2 when the phase ends


@pytest.mark.rules("FG-KATK-12", "FG-BLOOD-06", "FG-KATK-10")
def test_whoever_hits_everybody_hits_the_heroine_last() -> None:
    """The deaths raise bloodlust from attack 2 to 3 before her blow falls."""
    scene = Scene(
        at="killer", here="dock", away="dock", heroine="barbara", row=4, victims={"dock": 1},
        powers=["wide-swing"], terror=["looming"],
    )  # fmt: skip
    keys = [event.key for event in scene.events if event.key in ("dies", "bloodlust", "attacked")]
    assert keys == ["dies", "bloodlust", "attacked"]
    assert [event.args["n"] for event in scene.events if event.key == "attacked"] == [3]


@pytest.mark.rules("FG-RESC-09")
def test_no_card_is_played_after_a_roll_while_a_reward_waits() -> None:
    waiting = {"rewards": (0,), "slots": 1}
    scene = Scene(here="camp-gate", hand=["close-call"], bag=["rabbit-foot"], fields=waiting)
    scene.play("use rabbit-foot", "dice 1 1")
    assert "play close-call" not in scene.offers()
    assert scene.refusal("play close-call") == ("FG-RESC-09", "refused-rewards-first")
    free = Scene(here="camp-gate", hand=["close-call"], bag=["rabbit-foot"])
    assert "play close-call" in free.play("use rabbit-foot", "dice 1 1").offers()


@pytest.mark.rules("FG-RESC-01", "FG-TIME-04")
def test_whoever_reaches_an_exit_with_the_last_time_can_still_rescue() -> None:
    scene = Scene(
        game=EARLIER,
        location="fair",
        here="prop-store",
        bag=["staff-keys"],
        time=1,
        victims={"service-gate": 1},
    )
    scene.play("use staff-keys", "space service-gate")
    assert (scene.frame, scene.position.time) == ("Moving", -1)
    assert scene.offers() == ["stop", "rescue ordinary"]
    scene.play("rescue ordinary", "slot 0")
    assert scene.position.rescued == 1


# Ties -----------------------------------------------------------------------------------


def hunting(ambiguity: str, here: str, **more: Any) -> Scene:
    """Hans goes one step from the coaster queue towards a victim in the food alley, by one of two paths."""
    return Scene(
        game=EARLIER, at="terror", location="fair", here=here, away="coaster-queue", ambiguity=ambiguity,
        terror=["next-show"], **{"victims": {"food-alley": 3}, "fields": {"supply": 0}, **more},
    )  # fmt: skip


@pytest.mark.rules("FG-KMOV-08", "FG-AMB-01", "FG-AMB-02")
def test_the_principle_chooses_the_way() -> None:
    assert hunting("evil", "animal-pens").away == "ferris-wheel"  # nearer to the heroine
    assert hunting("evil", "ticket-row").away == "carousel"
    crowd: dict[str, Any] = {"victims": {"food-alley": 2, "animal-pens": 1}}
    assert hunting("realism", "ticket-row", **crowd).away == "ferris-wheel"  # towards the larger crowd
    assert hunting("laughs", "ticket-row").offers() == ["lot carousel", "lot ferris-wheel"]


@pytest.mark.rules("FG-AMB-01")
@pytest.mark.parametrize("victim", ["carousel", "ferris-wheel"])
def test_evil_goes_where_most_are_hurt(victim: str) -> None:
    """Both paths end next to the heroine; on one of them somebody can be killed."""
    scene = Scene(
        at="terror", location="fair", here="food-alley", away="main-gate", victims={victim: 1},
        terror=["personal-hunt"],
    )  # fmt: skip
    assert (scene.away, scene.victims()) == (victim, {})


@pytest.mark.rules("FG-TGT-07", "FG-KATK-09")
def test_without_a_target_the_attacks_are_still_made(tmp_path: Path) -> None:
    right = 'what = [{ do = "act", target = "heroine", steps = "mma" }]'
    game = hammer(tmp_path, right, right.replace("heroine", "victim"))
    with_her = Scene(game=game, at="terror", here="dock", away="dock", terror=["personal-hunt"])
    assert [event.args["n"] for event in with_her.events if event.key == "attacked"] == [2]
    alone = Scene(game=game, at="terror", here="lake", away="dock", terror=["personal-hunt"])
    assert alone.away == "dock"
    assert not [event for event in alone.events if event.key == "attacked"]


@pytest.mark.rules("FG-AEND-08", "FG-SYM-09")
def test_the_rest_of_a_row_is_done_after_the_symbol_that_ends_the_phase() -> None:
    core = (files("polnoc.games.finalgirl") / "content" / "core.toml").read_text(encoding="utf-8")
    row = 'fail = [{ do = "heal", n = 1 }, { do = "horror", n = 1 }'
    early = row.replace("fail = [", 'fail = [{ do = "end-phase" }, ')
    assert core.count(row) == 1
    game = FinalGirlGame.made_from([core.replace(row, early), *GAME.sources[1:]])
    scene = Scene(game=game, here="dock", hand=["short-rest", "walk"], horror=4, health=2)
    scene.play("play short-rest", "dice 1 1", "accept")
    assert (scene.position.health, scene.position.horror, scene.frame) == (3, 5, "PlanningPhase")


def puppets(ambiguity: str, **more: Any) -> Scene:
    return Scene(game=EARLIER, killer="parade", ambiguity=ambiguity, horror=4, at="terror", **more)


@pytest.mark.rules("FG-MIN-15", "FG-AMB-01", "FG-AMB-02")
def test_the_closest_minion_acts_first_then_the_principle_decides() -> None:
    """One puppet is near its victim, two others are equally far from theirs."""

    def order(ambiguity: str, **more: Any) -> list[object]:
        scene = puppets(ambiguity, location="fair", away="food-alley", terror=["into-the-crowd"], **more)
        return [
            scene.terms.places.ids[int(str(event.args["start"]))]
            for event in scene.events
            if event.key == "enemy-steps" and event.args["kind"] == 1
        ]

    tied: dict[str, Any] = {
        "minions": {"carousel": 1, "prop-store": 1},
        "victims": {"ticket-row": 1, "animal-pens": 1},
    }
    assert order("evil", here="main-gate", **tied) == ["carousel", "prop-store"]
    assert order("evil", here="service-gate", **tied) == ["prop-store", "carousel"]
    nearer: dict[str, Any] = {
        "minions": {"carousel": 1, "prop-store": 1},
        "victims": {"main-gate": 1, "animal-pens": 1},
    }
    assert order("evil", here="main-gate", **nearer) == ["prop-store", "carousel"]


@pytest.mark.rules("FG-MIN-15", "FG-AMB-03", "FG-AMB-05")
def test_the_order_of_minions_is_asked_for_or_left_to_chance() -> None:
    tied: dict[str, Any] = {
        "location": "fair", "here": "main-gate", "away": "food-alley", "terror": ["into-the-crowd"],
        "minions": {"carousel": 1, "prop-store": 1}, "victims": {"ticket-row": 1, "animal-pens": 1},
    }  # fmt: skip
    asks = puppets("ask", **tied)
    assert asks.offers() == ["space carousel", "space prop-store"]
    asks.play("space prop-store")
    assert asks.told("enemy-steps")[0]["start"] == asks.space("prop-store")
    assert puppets("laughs", **tied).offers() == ["lot carousel", "lot prop-store"]


@pytest.mark.rules("FG-AMB-05", "FG-AMB-01")
def test_the_leash_leads_back_by_the_way_that_the_principle_chooses() -> None:
    """A puppet beyond its leash: from the animal pens two paths lead back to the carousel."""

    def pulled(ambiguity: str, here: str) -> Scene:
        return puppets(
            ambiguity, location="fair", here=here, away="carousel", minions={"prop-store": 1},
            terror=["drum-roll"], victims={"animal-pens": 1},
        )  # fmt: skip

    assert pulled("evil", "coaster-queue").minions() == {"ferris-wheel": 1}
    assert pulled("evil", "car-park").minions() == {"prop-store": 1}
    asks = pulled("ask", "car-park")
    assert (asks.frame, asks.offers()) == ("Tie", ["space prop-store", "space ferris-wheel"])
    assert asks.play("space ferris-wheel").minions() == {"ferris-wheel": 1}


@pytest.mark.rules("FG-AMB-05", "FG-AMB-03")
def test_which_victim_dies_is_asked_for_or_left_to_chance() -> None:
    def among(ambiguity: str) -> Scene:
        return Scene(
            at="killer", here="shed", away="dock", ambiguity=ambiguity, victims={"dock": 3},
            specials={"white": "dock"}, fields={"terror_left": 0},
        )  # fmt: skip

    asks = among("ask")
    assert (asks.frame, asks.offers()) == ("TieVictim", ["victim 0", "victim 1"])
    assert asks.play("victim 0").position.specials[1] == asks.space("dock")
    assert among("ask").play("victim 1").position.specials[1] == -1
    laughs = among("laughs")
    assert laughs.offers() == ["lot-victim 0", "lot-victim 1"]
    assert laughs.position.stack[-1].weights(laughs.position) == [2, 1]
    assert laughs.play("lot-victim 1").position.dead == 1


@pytest.mark.rules("FG-AMB-05", "FG-AMB-01")
def test_victims_walk_by_the_way_that_the_principle_chooses() -> None:
    """All go one space towards the big tent; from the shooting gallery two paths lead there."""

    def walking(ambiguity: str, here: str) -> Scene:
        return Scene(game=EARLIER,
            at="terror", location="fair", here=here, away="service-gate", ambiguity=ambiguity,
            victims={"shooting-gallery": 1}, terror=["main-attraction"],
        )  # fmt: skip

    assert walking("evil", "ticket-row").victims() == {"ghost-ride": 1}  # away from the heroine
    assert walking("evil", "back-lot").victims() == {"midway": 1}
    assert walking("ask", "back-lot").play("space ghost-ride").victims() == {"ghost-ride": 1}
    assert walking("laughs", "back-lot").offers() == ["lot midway", "lot ghost-ride"]


@pytest.mark.rules("FG-AMB-05", "FG-AMB-01")
def test_she_is_dragged_by_the_way_that_the_principle_chooses() -> None:
    def dragged(ambiguity: str, minion: str) -> Scene:
        return puppets(
            ambiguity, location="fair", here="carousel", away="main-gate", minions={minion: 1},
            terror=["pulled-strings"],
        )  # fmt: skip

    assert dragged("evil", "ticket-row").here == "ticket-row"
    assert dragged("evil", "coaster-queue").here == "coaster-queue"
    assert dragged("ask", "ticket-row").play("space coaster-queue").here == "coaster-queue"
    assert dragged("laughs", "ticket-row").play("lot coaster-queue").here == "coaster-queue"


@pytest.mark.rules("FG-AMB-05", "FG-UPK-02")
def test_who_of_several_in_a_space_wanders_is_asked_for() -> None:
    scene = Scene(
        at="upkeep", here="shed", away="lake", hand=["walk"], ambiguity="ask", victims={"dock": 2},
        specials={"white": "dock"}, events=["moths-to-a-flame"],
    )  # fmt: skip
    assert scene.offers() == ["victim 0", "victim 1"]
    assert scene.play("victim 1").position.specials[1] == scene.space("lake")


@pytest.mark.rules("FG-AMB-05", "FG-MIN-15")
def test_where_a_pack_attacks_first_is_asked_for() -> None:
    hounds: dict[str, Any] = {
        "killer": "pack", "at": "terror", "here": "shed", "terror": ["easy-prey"], "horror": 4,
        "minions": {"dock": 2, "cliff": 1}, "victims": {"dock": 1, "cliff": 1},
    }  # fmt: skip
    asks = Scene(ambiguity="ask", **hounds)
    assert asks.offers() == ["space dock", "space cliff"]
    asks.play("space cliff")
    assert [told["space"] for told in asks.told("dies")] == [asks.space("cliff"), asks.space("dock")]


# What only packs have -------------------------------------------------------------------


@pytest.mark.rules("FG-PANIC-07")
def test_a_card_can_make_the_heroine_panic(tmp_path: Path) -> None:
    game = hammer(tmp_path, LOOMING, '{ do = "panic", who = "heroine", times = 2 }')
    scene = Scene(game=game, at="terror", here="firepit", victims={"firepit": 1}, terror=["looming"])
    assert scene.asked == (-1,)
    scene.play("die 1")
    assert scene.here == "firepit"  # no path has a 1
    scene.play("die 6")
    assert (scene.here, scene.victims()) == ("lakeside-hut", {"firepit": 1})
    assert [told["face"] for told in scene.told("heroine-panics")] == [6]


def tough(folder: Path, name: str = "killers/parade.toml") -> FinalGirlGame:
    return changed(folder, name, "[killer.minions]\n", "[killer.minions]\nhealth = 2\n")


@pytest.mark.rules("FG-MIN-02", "FG-MIN-07", "FG-MIN-08")
def test_damage_stays_with_minions_of_more_health(tmp_path: Path) -> None:
    scene = Scene(
        game=tough(tmp_path), killer="parade", here="dock", away="shed", minions={"dock": 2}, horror=3,
        hand=["weak-attack", "furious-strike", "furious-strike"],
    )  # fmt: skip
    scene.play("play weak-attack", "dice 5 5", "accept")
    assert (scene.minions(), scene.position.wounds) == ({"dock": 2}, ((scene.space("dock"), 1),))
    scene.play("play furious-strike", "dice 5 5", "accept")  # one falls, the other is hurt
    assert (scene.minions(), scene.position.wounds) == ({"dock": 1}, ((scene.space("dock"), 1),))
    scene.play("play furious-strike", "dice 5 5")
    assert (scene.minions(), scene.position.wounds) == ({}, ())


@pytest.mark.rules("FG-MIN-07")
def test_damage_goes_to_the_minions_that_are_hurt_most(tmp_path: Path) -> None:
    line = "[killer.minions]\n"
    game = changed(tmp_path, "killers/parade.toml", line, f"{line}health = 3\n")
    dock = GAME.terms(GAME.read_options({})).places.number["dock"]
    scene = Scene(
        game=game, killer="parade", here="dock", away="shed", minions={"dock": 2}, horror=3,
        hand=["weak-attack"], fields={"wounds": ((dock, 1), (dock, 2))},
    )  # fmt: skip
    scene.play("play weak-attack", "dice 5 5")
    assert (scene.minions(), scene.position.wounds) == ({"dock": 1}, ((dock, 1),))


@pytest.mark.rules("FG-MIN-02")
def test_a_hurt_minion_takes_its_damage_along(tmp_path: Path) -> None:
    game = tough(tmp_path)
    dock = GAME.terms(GAME.read_options({})).places.number["dock"]
    hurt = {"wounds": ((dock, 1),)}
    alone = Scene(
        game=game, killer="parade", at="terror", here="lake", away="dock", minions={"dock": 1}, horror=4,
        fields=hurt, terror=["fetch-her"],
    )  # fmt: skip
    assert (alone.minions(), alone.position.wounds) == ({"lake": 1}, ((alone.space("lake"), 1),))
    pulled = Scene(
        game=game, killer="parade", at="terror", here="shed", away="lake", minions={"dock": 2}, horror=4,
        fields=hurt, terror=["full-cast"],
    )  # fmt: skip
    assert pulled.position.wounds == ((dock, 1),)


@pytest.mark.rules("FG-SPEC-01", "FG-SPEC-03")
def test_a_special_victim_can_be_added(tmp_path: Path) -> None:
    right = 'takes = "closest-to-heroine", fearless = true'
    game = changed(tmp_path, "locations/camp.toml", right, 'takes = "nobody", at = "cliff", fearless = true')
    event = next(event for event in game.box.locations["camp"].events if event.special and event.special.at)
    scene = Scene(
        game=game, at="terror", here="dock", away="shed", terror=["the-faithful"], hand=["walk"],
        fields={"supply": 0},
    )  # fmt: skip
    scene.play(f"event {event.id}")
    assert scene.victims() == {"cliff": 1}
    assert scene.position.specials[COLOURS[event.special.colour if event.special else ""]] == scene.space(
        "cliff"
    )
    assert scene.position.supply == 0


def ending(folder: Path, end: str) -> FinalGirlGame:
    """Return the game with another end of the stubborn youth's effect."""
    return changed(folder, "locations/camp.toml", STUBBORN, f"{STUBBORN}\nends = {end}")


@pytest.mark.rules("FG-EVT-06", "FG-EVT-03")
def test_an_event_can_have_an_end_of_its_own(tmp_path: Path) -> None:
    def there(scene: Scene) -> bool:
        return bool(scene.position.events) and scene.position.mods.followers == -1

    game = ending(tmp_path, '{ when = "rescue" }')
    rescued = Scene(
        game=game, here="camp-gate", hand=["walk"], victims={"camp-gate": 1}, events=["stubborn-youth"]
    )
    assert there(rescued)
    assert not there(rescued.play("rescue ordinary"))
    assert rescued.position.mods.followers == 0  # its effect is over too
    assert rescued.told("event-over") == [{"event": rescued.number("event", "stubborn-youth")}]

    game = ending(tmp_path, '{ when = "entered", at = "lake" }')
    walking = Scene(game=game, here="dock", hand=["walk", "walk"], horror=4, events=["stubborn-youth"])
    walking.play("play walk", "dice 5 5", "accept", "go south-road")
    assert there(walking)
    walking.play("go dock", "play walk", "dice 5 5", "go lake")
    assert not there(walking)


@pytest.mark.rules("FG-EVT-06")
@pytest.mark.parametrize(
    ("when", "at"),
    [("death", "killer"), ("killer-phase", "planning"), ("turn", "upkeep"), ("finale", "upkeep")],
)
def test_events_end_with_deaths_phases_and_the_finale(tmp_path: Path, when: str, at: str) -> None:
    def left(end: str) -> tuple[int, ...]:
        scene = Scene(
            game=ending(tmp_path, f'{{ when = "{end}" }}'), at=at, here="shed", away="dock",
            victims={"dock": 2}, hand=["walk"], events=["stubborn-youth"], fields={"terror_left": 0},
        )  # fmt: skip
        if at == "planning":
            scene.play("done")
        return scene.pass_chance().position.events

    assert left(when) == ()
    assert len(left("rescue")) == 1


@pytest.mark.rules("FG-TOK-01")
def test_a_terror_card_can_put_a_token_on_a_space(tmp_path: Path) -> None:
    game = hammer(tmp_path, LOOMING, '{ do = "place-token", token = "lure", at = "killer-start" }')
    scene = Scene(game=game, at="terror", here="dock", away="shed", terror=["looming"])
    start = scene.terms.starts[scene.position.start].killer
    assert scene.position.tokens[TOKENS.index("lure")] == start


@pytest.mark.rules("FG-DARK-02", "FG-MIN-01")
def test_a_killer_cannot_die_while_all_its_minions_stand(tmp_path: Path) -> None:
    game = changed(tmp_path, "killers/parade.toml", '{ is = "understudies" }', '{ is = "guarded" }')

    def struck(minions: int) -> Scene:
        scene = Scene(
            game=game, killer="parade", here="dock", away="dock", minions={"shed": minions}, horror=3,
            killer_health=2, powers=["understudies"], hand=["critical-blow"],
        )  # fmt: skip
        return scene.play("play critical-blow", "dice 5 5").pass_chance()

    assert struck(4).position.killer_health == 1
    assert struck(3).position.victor == WON


@pytest.mark.rules("FG-DARK-02", "FG-MIN-07")
def test_hardened_minions_ignore_the_first_damage_of_every_turn(tmp_path: Path) -> None:
    game = changed(tmp_path, "killers/parade.toml", '{ is = "understudies" }', '{ is = "hardened", n = 1 }')
    scene = Scene(
        game=game, killer="parade", here="dock", away="shed", minions={"dock": 2}, horror=3,
        powers=["understudies"], hand=["weak-attack", "furious-strike"],
    )  # fmt: skip
    scene.play("play weak-attack", "dice 5 5", "accept")
    assert (scene.minions(), scene.position.wounds) == ({"dock": 2}, ((scene.space("dock"), 1),))
    scene.play("play furious-strike", "dice 5 5")  # 1 destroys the first, the second ignores 1
    assert (scene.minions(), scene.position.wounds) == ({"dock": 1}, ((scene.space("dock"), 1),))
    later = Scene(
        game=game, killer="parade", at="turn", here="dock", minions={"dock": 1}, powers=["understudies"],
        fields={"wounds": ((scene.space("dock"), 1),)}, hand=["walk"],
    )  # fmt: skip
    assert later.position.wounds == ()


@pytest.mark.rules("FG-TERR-01")
@pytest.mark.parametrize(
    ("case", "fields", "holds"),
    [
        ("horror", {"horror": 5}, True),
        ("horror", {"horror": 4}, False),
        ("time", {"time": 5}, True),
        ("health", {"health": 4}, False),
        ("killer-health", {"killer_health": 5}, True),
        ("killer-health", {"killer_health": 4}, False),
        ("dead", {"dead": 5}, True),
        ("rescued", {"rescued": 4}, False),
        ("turn", {"turn": 5}, True),
        ("minions", {}, False),
        ("finale", {}, False),
    ],
)
def test_a_card_can_ask_about_any_track(
    tmp_path: Path, case: str, fields: dict[str, Any], holds: bool
) -> None:
    asks = f'{{ do = "if", case = "{case}", n = 5, then = [{{ do = "bloodlust", n = 1 }}] }}'
    game = hammer(tmp_path, LOOMING, asks)
    scene = Scene(game=game, at="terror", here="dock", away="shed", terror=["looming"], fields=fields)
    assert scene.position.row == int(holds)
