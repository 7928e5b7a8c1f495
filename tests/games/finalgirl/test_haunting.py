"""HAUNT, HIDE: an enemy without health, and those whom it hides in the item decks."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from polnoc.engine.packs import PackError
from polnoc.engine.play import answer, asked, options
from polnoc.engine.rollout import pick
from polnoc.games.finalgirl import PACKAGE
from polnoc.games.finalgirl.bots.playout_policy import PlayoutPolicy
from polnoc.games.finalgirl.state import LOST, WON
from polnoc.games.finalgirl.view import deal_items
from tests.games.finalgirl.scene import GAME, Scene
from tests.games.pack_files import content_of, write

HAUNTING = content_of(GAME, "killers/haunting.toml")


def haunted(**more: object) -> Scene:
    """Return the poltergeist at the manor."""
    return Scene(**{"killer": "haunting", "location": "manor", **more})  # type: ignore[arg-type]


@pytest.mark.rules("FG-HAUNT-01")
def test_it_cannot_be_attacked() -> None:
    scene = haunted(here="hall", away="hall", hand=["weak-attack", "walk"], held=["poker"])
    assert "play weak-attack" not in scene.offers()
    assert scene.refusal("play weak-attack") == ("FG-HAUNT-01", "refused-no-health")
    afar = haunted(here="hall", away="library", hand=["weak-attack", "walk"], held=["duelling-pistol"])
    assert "play weak-attack" not in afar.offers()


@pytest.mark.rules("FG-HAUNT-01")
def test_a_reaction_saves_her_and_hurts_nobody() -> None:
    scene = haunted(at="killer", here="hall", away="hall", hand=["retaliation"], horror=0)
    scene.play("play retaliation", "dice 6 6 6")
    assert not scene.told("killer-hurt")
    assert scene.position.killer_health == 0
    assert scene.position.victor == 0


@pytest.mark.rules("FG-HAUNT-01")
def test_nothing_heals_what_has_no_health() -> None:
    scene = haunted(at="terror", here="drive", away="hall", victims={"hall": 1}, hand=["walk"])
    assert not scene.told("killer-heals")
    assert scene.terms.killer_health == 0


@pytest.mark.rules("FG-HAUNT-02")
def test_a_trap_ends_its_phase_only() -> None:
    scene = haunted(
        at="killer", here="drive", away="grand-staircase", fields={"tokens": (14, -1, -1)}, hand=["walk"]
    )
    assert scene.terms.places.ids[14] == "hall"
    assert scene.told("trapped") and scene.told("phase-cut")
    assert scene.away == "hall" and not scene.told("killer-hurt")


@pytest.mark.rules("FG-HAUNT-03")
def test_difficulty_changes_horror() -> None:
    horror = {
        difficulty: haunted(difficulty=difficulty).position.horror
        for difficulty in ("first", "story", "standard", "hard", "harder")
    }
    assert horror == {"first": 2, "story": 2, "standard": 3, "hard": 4, "harder": 5}


@pytest.mark.rules("FG-HAUNT-04")
def test_it_appears_beside_her() -> None:
    scene = haunted(at="terror", here="crypt", away="roof", terror=["behind-you"], hand=["walk"])
    assert scene.told("appears") == [{"space": scene.space("crypt")}]
    assert not scene.told("enemy-steps")
    assert scene.position.health == scene.terms.health - 1


@pytest.mark.rules("FG-HAUNT-05")
def test_free_cards_have_a_price() -> None:
    scene = haunted(at="planning", here="hall", away="roof", finale="the-house-wakes", time=1)
    scene.play("buy walk")
    assert scene.told("buys") == [{"card": 0, "cost": 1}]
    assert "buy walk" not in scene.offers()
    plain = haunted(at="planning", here="hall", away="roof", time=0).play("buy walk")
    assert plain.told("buys") == [{"card": 0, "cost": 0}]


@pytest.mark.rules("FG-HAUNT-05", "FG-MKT-02")
def test_a_price_that_cannot_be_paid_is_named() -> None:
    scene = haunted(at="planning", here="hall", away="roof", finale="the-house-wakes", time=2)
    scene.position.mods.free_cost = 3
    assert scene.refusal("buy focus") == ("FG-MKT-02", "refused-too-dear")


@pytest.mark.rules("FG-HAUNT-06", "FG-END-06")
def test_the_clock_strikes_and_the_last_card_loses() -> None:
    scene = haunted(at="upkeep", here="drive", away="roof", hand=["walk"], fields={"terror_left": 0})
    scene.play("finale thirteen-strokes").pass_chance()
    assert scene.told("new-terror") == [{"n": 6}]
    assert scene.position.terror_left == 6
    last = haunted(
        at="killer",
        here="drive",
        away="roof",
        hand=["walk"],
        finale="thirteen-strokes",
        terror=["a-childs-song"],
        fields={"terror_left": 1},
    ).pass_chance()
    assert last.position.victor == LOST


@pytest.mark.rules("FG-HAUNT-06")
def test_a_new_deck_has_no_more_cards_than_nobody_has_seen() -> None:
    pool = [0] * 19
    pool[0] = 2
    scene = haunted(
        at="upkeep", here="drive", away="roof", fields={"terror_left": 0, "terror_pool": tuple(pool)}
    )
    scene.play("finale thirteen-strokes").pass_chance()
    assert scene.told("new-terror") == [{"n": 2}]


# Hidden ---------------------------------------------------------------------------------


@pytest.mark.rules("FG-HIDE-01")
@pytest.mark.parametrize("location", ["camp", "fair", "manor"])
def test_both_are_in_the_decks_and_no_deck_is_larger(location: str) -> None:
    scene = Scene.new(killer="haunting", location=location, difficulty="first").pass_chance()
    position, hidden = scene.position, scene.terms.hidden
    assert hidden.bit_count() == 2
    assert sum(position.stock) & hidden == hidden
    assert set(position.deep) == {3}
    assert all([len(up) == 1 and not hidden >> up[0] & 1 for up in position.up])


@pytest.mark.rules("FG-HIDE-01")
def test_the_place_is_nobodys_knowledge() -> None:
    scene = Scene.new(killer="haunting", location="manor", difficulty="first").pass_chance()
    view = scene.game.view(scene.position, 0)
    assert "stock" not in view
    told = [event for event in scene.events if str(event.key) in ("item", "hide")]
    assert told == []


@pytest.mark.rules("FG-HIDE-01")
def test_what_is_dealt_anew_is_in_a_deck_for_certain() -> None:
    scene = Scene.new(killer="haunting", location="manor", difficulty="first").pass_chance()
    terms, position, rng = scene.terms, scene.position, random.Random(1)
    seen: Counter[int] = Counter()
    for _ in range(400):
        stock = deal_items(terms, position.unseen, (3, 3, 1, 0), rng)
        assert [cards.bit_count() for cards in stock] == [3, 3, 1, 0]
        assert sum(stock) & terms.hidden == terms.hidden
        seen.update([deck for deck, cards in enumerate(stock) if cards & terms.hidden & -terms.hidden])
    assert seen[0] > 120 and seen[1] > 120 and 20 < seen[2] < 100


@pytest.mark.rules("FG-HIDE-02")
def test_a_discarded_deck_leaves_them() -> None:
    scene = Scene(
        killer="haunting", location="camp", at="terror", here="lake", away="cliff", terror=["blaze"],
        decks={2: ["axe", "lily", "knife"]}, hand=["walk"],
    )  # fmt: skip
    scene.play("die 5")
    lily = scene.item("lily")
    assert scene.position.up[2] == (lily,)
    assert (scene.position.deep[2], scene.position.stock[2]) == (0, 0)
    assert not scene.position.gone >> lily & 1 and scene.position.gone >> scene.item("axe") & 1
    assert {"item": lily, "deck": 2} in scene.told("item-up")


@pytest.mark.rules("FG-HIDE-02")
def test_a_discarded_top_card_stays_if_it_is_one() -> None:
    scene = haunted(
        at="terror",
        here="hall",
        away="roof",
        terror=["rot-and-damp"],
        decks={0: ["lily", "poker"]},
        hand=["walk"],
    )
    scene.play("die 1")
    assert scene.position.up[0] == (scene.item("lily"),)
    assert not scene.position.gone


@pytest.mark.rules("FG-HIDE-02")
def test_nobody_removes_her_with_the_plan() -> None:
    scene = haunted(
        here="hall",
        away="roof",
        bag=["floor-plan"],
        decks={0: ["lily", "poker"], 1: ["halberd"]},
        hand=["walk"],
    )
    scene.play("use floor-plan")
    assert scene.offers() == ["skip", "remove 1"]


@pytest.mark.rules("FG-HIDE-03", "FG-END-06")
def test_found_and_led_out() -> None:
    scene = haunted(
        here="library", away="roof", hand=["search", "walk"], decks={2: ["lily", "poker"]}, horror=2
    )
    scene.play("play search", "dice 6 6", "accept", "keep lily")
    assert scene.position.horror == 3
    while scene.frame != "ActionPhase":
        scene.play(scene.offers()[0])
    scene.play("play walk", "dice 6 6", "go east-garden")
    assert scene.position.victor == WON


def test_without_her_an_exit_wins_nothing() -> None:
    scene = haunted(here="library", away="roof", hand=["walk"], horror=2, bag=["mister-rags"])
    scene.play("play walk", "dice 6 6", "go east-garden")
    assert not scene.position.over


def test_at_the_manor_others_hide_nobody() -> None:
    scene = Scene.new(killer="hammer", location="manor").pass_chance()
    assert scene.terms.hidden == 0
    assert "lily" not in [thing.id for thing in scene.terms.items]


@pytest.mark.parametrize(
    ("right", "wrong", "place", "problem"),
    [
        ('[[killer.wins]]\ncase = "carried"\nitem = "lily"\n', "", "killer.health", "cannot be won"),
        (
            'what = [{ do = "horror", n = 1 }, { do = "draw-event" }]',
            'minor = { health = 2, lasting = [{ is = "sweep" }] }',
            "killer.terror",
            "nothing can discard",
        ),
        ('item = "lily"', 'item = "lilly"', "killer.wins", "'lilly'"),
        ('id = "mister-rags"', 'id = "lily"', "killer.hidden", "twice"),
    ],
)
def test_mistakes_are_explained(right: str, wrong: str, place: str, problem: str, tmp_path: Path) -> None:
    assert right in HAUNTING
    with pytest.raises(PackError, match=problem) as caught:
        PACKAGE.make_game_from(write(tmp_path, HAUNTING.replace(right, wrong, 1)))
    assert place in str(caught.value)


@pytest.mark.rules("FG-LINK-01", "FG-BOARD-17")
def test_the_house() -> None:
    places = haunted().terms.places
    links = [(a, b) for a in places.all for b in places.beside[a]]
    one_way = {(places.ids[a], places.ids[b]) for a, b in links if (b, a) not in links}
    assert (places.size, len(places.search), sum(places.exit)) == (21, 4, 3)
    assert one_way == {
        ("master-bedroom", "west-lawn"),
        ("balcony", "east-garden"),
        ("dining-room", "west-lawn"),
        ("crypt", "east-garden"),
    }


def test_bots_search_and_leave() -> None:
    for seed in range(3):
        game = GAME.begin(GAME.read_options({"killer": "haunting", "location": "manor"}), [])
        policy, rng = PlayoutPolicy(game.terms), random.Random(seed)
        while now := asked(game):
            frame = game.stack[-1]
            offered = frame.options(game, now[0])
            if now[0] < 0:
                answer(game, now[0], offered[pick(rng, len(offered), frame.weights(game))], [])
                continue
            policy.goal = policy.sensible_goal(game)
            answer(game, now[0], policy.choose(game, offered), [])
        assert game.over
    scene = haunted(here="library", away="roof", hand=["walk"], bag=["lily"], horror=2)
    policy = PlayoutPolicy(scene.terms)
    policy.goal = policy.sensible_goal(scene.position)
    assert policy.choose(scene.position, options(scene.position, 0)).text == "play 0"
    scene.play("play walk", "dice 6 6")
    assert (
        policy.choose(scene.position, options(scene.position, 0)).text == f"go {scene.space('east-garden')}"
    )
    seeking = haunted(here="library", away="roof", hand=["search"], decks={2: ["poker", "lily"]}, horror=2)
    policy.goal = policy.sensible_goal(seeking.position)
    assert policy.choose(seeking.position, options(seeking.position, 0)).text == "play 5"


@pytest.mark.rules("FG-HAUNT-01")
def test_nobody_is_given_for_a_blow_that_does_nothing() -> None:
    scene = haunted(
        at="killer",
        here="hall",
        away="hall",
        victims={"hall": 2},
        hand=["retaliation"],
        heroine="barbara",
        unlocked=True,
        finale="the-house-wakes",
        horror=0,
    )
    scene.play("play retaliation", "dice 6 6 6")
    assert scene.frame != "Strike"
    assert not scene.told("dies")


@pytest.mark.rules("FG-HIDE-02")
def test_a_discarded_deck_leaves_them_also_if_they_lay_open() -> None:
    scene = Scene(
        killer="haunting",
        location="camp",
        at="terror",
        here="lake",
        away="cliff",
        terror=["blaze"],
        decks={2: ["lily", "axe"]},
        hand=["walk"],
    )
    scene.play("die 5")
    lily = scene.item("lily")
    assert scene.position.up[2] == (lily,)
    assert not scene.position.gone >> lily & 1


@pytest.mark.rules("FG-HIDE-01")
def test_they_are_not_dealt_like_items() -> None:
    scene = Scene.new(killer="haunting", location="manor").play("start seance")
    assert scene.frame == "DealItems"
    offered = [action.arg for action in options(scene.position, -1)]
    assert offered == list(range(1, 19))
    assert scene.item("lily") not in offered
