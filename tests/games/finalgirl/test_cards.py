"""Action cards row by row, setup cards, and cards that no other test file covers."""

from __future__ import annotations

from typing import Any

import pytest

from polnoc.games.finalgirl.actions import PLAY
from polnoc.games.finalgirl.rules.rolling import dice_count
from polnoc.games.finalgirl.state import SET_UP
from tests.games.finalgirl.scene import EARLIER, GAME, Scene

TWO, ONE, NONE = "5 6", "5 1", "1 2"


def figures(scene: Scene) -> tuple[int, int, int, int]:
    """Return health, horror, time, and the killer's health."""
    position = scene.position
    return position.health, position.horror, position.time, position.killer_health


@pytest.mark.rules("FG-SYM-01", "FG-SYM-05", "FG-ROW-01", "FG-ACT-02", "FG-ATK-02")
@pytest.mark.parametrize(
    ("card", "dice", "choice", "health", "horror", "time", "wounds", "ends"),
    [
        ("focus", TWO, 0, 0, -1, 2, 0, False),
        ("focus", ONE, 0, 0, -1, -1, 0, False),
        ("focus", NONE, 0, 0, 0, -2, 0, False),
        ("weak-attack", TWO, 0, 0, 0, 0, 1, False),
        ("weak-attack", ONE, 0, -1, 0, 0, 1, False),
        ("weak-attack", NONE, 0, -1, 0, 0, 0, True),
        ("short-rest", TWO, 0, 2, 0, 0, 0, False),
        ("short-rest", ONE, 0, 1, 0, -1, 0, False),
        ("short-rest", NONE, 0, 1, 1, -1, 0, True),
        ("distraction", TWO, 0, 0, -2, 2, 0, False),
        ("distraction", ONE, 0, 0, -1, 1, 0, False),
        ("distraction", NONE, 1, 0, -1, -4, 0, False),
        ("distraction", NONE, 2, 0, 1, -2, 0, False),
        ("improvise", NONE, 0, 0, 1, -1, 0, False),
        ("planning", ONE, 0, 0, 0, -1, 0, False),
        ("planning", NONE, 0, 0, 1, -2, 0, False),
        ("furious-strike", TWO, 0, 0, -1, 0, 2, False),
        ("furious-strike", ONE, 0, 0, -1, 0, 1, True),
        ("furious-strike", NONE, 0, -1, 1, 0, 0, True),
        ("long-rest", TWO, 0, 4, 0, -1, 0, False),
        ("long-rest", ONE, 0, 3, 0, -2, 0, False),
        ("long-rest", NONE, 0, 2, 1, -2, 0, True),
        ("critical-blow", TWO, 0, 0, -1, 0, 3, False),
        ("critical-blow", ONE, 0, 0, -1, 0, 2, True),
        ("critical-blow", NONE, 0, -2, 1, 0, 2, True),
        ("sprint", NONE, 2, -1, 0, -2, 0, False),
        ("search", NONE, 2, 0, 1, -2, 0, False),
    ],
)
def test_a_row(
    card: str, dice: str, choice: int, health: int, horror: int, time: int, wounds: int, ends: bool
) -> None:
    scene = Scene(
        heroine="wanda",
        here="dock",
        away="dock",
        horror=4,
        health=3,
        time=6,
        hand=[card, "walk"],
        decks={2: ["map"]},
    )
    scene.play(f"play {card}", f"dice {dice}", "accept", *([f"choose {choice}"] if choice else []))
    assert figures(scene) == (3 + health, 4 + horror, 6 + time, 12 - wounds)
    assert (scene.frame == "PlanningPhase") == ends


@pytest.mark.rules("FG-SYM-08")
@pytest.mark.parametrize(("dice", "more"), [(TWO, 3), (ONE, 2), (NONE, 1)])
def test_planning_gives_dice(dice: str, more: int) -> None:
    scene = Scene(horror=3, hand=["planning", "walk"]).play("play planning", f"dice {dice}", "accept")
    scene.position.horror = 4
    assert dice_count(scene.position, -1) == 2 + more


@pytest.mark.rules("FG-MOVE-01")
@pytest.mark.parametrize(("dice", "choice", "steps"), [(TWO, 0, 3), (ONE, 0, 2), (NONE, 1, 1)])
def test_sprint(dice: str, choice: int, steps: int) -> None:
    scene = Scene(here="dock", horror=4, hand=["sprint"])
    scene.play("play sprint", f"dice {dice}", *([f"choose {choice}"] if choice else []))
    for _ in range(steps):
        assert scene.frame == "Moving"
        scene.play("go lake" if scene.here == "dock" else "go dock")
    assert scene.frame != "Moving"


def test_action_cards_have_numbers_of_their_own() -> None:
    assert [PLAY[card].arg for card in range(3)] == [0, 1, 2]
    numbers = GAME.cards(GAME.read_options({}))
    assert len(set(numbers)) == len(numbers) == 15 + 18 + 19 + 10 + 4 + 3 + 5 + 1


@pytest.mark.rules("FG-SET-12b", "FG-BOARD-20")
@pytest.mark.parametrize(
    ("location", "start", "here", "away"),
    [
        ("camp", "scavenger-hunt", "sports-court", "swamp"),
        ("camp", "war-games", "meeting-point", "south-road"),
        ("camp", "quiet-hour", "sports-court", "lake"),
        ("camp", "night-swim", "dock", "east-road"),
        ("camp", "by-the-fire", "swamp", "north-west-woods"),
        ("fair", "opening-night", "ticket-row", "back-lot"),
        ("fair", "long-queues", "animal-pens", "midway"),
        ("fair", "main-act", "big-tent", "ferris-wheel"),
        ("fair", "rain-shelter", "shooting-gallery", "coaster-queue"),
        ("fair", "closing-time", "service-gate", "carousel"),
    ],
)
def test_a_set_up_card(location: str, start: str, here: str, away: str) -> None:
    scene = Scene.new(game=EARLIER, location=location).play(f"start {start}")
    assert (scene.here, scene.away, scene.position.phase) == (here, away, SET_UP)
    assert sum(scene.position.victims) == 10


# Terror, finales, events that are not tested elsewhere --------------------------------------


def told(scene: Scene, key: str) -> list[Any]:
    return [event.args for event in scene.events if event.key == key]


def test_drawn_in() -> None:
    scene = Scene(at="terror", here="shed", away="dock", victims={"cliff": 2}, terror=["drawn-in"])
    assert (scene.victims(), scene.away) == ({"lake": 2}, "lake")


def test_busload_and_stampede_and_prize() -> None:
    bus = Scene(
        game=EARLIER, at="terror", location="fair", here="car-park", away="big-tent", terror=["busload"]
    )
    assert (bus.victims(), bus.frame) == ({"main-gate": 2}, "DrawEvent")
    run = Scene(
        game=EARLIER,
        at="terror",
        location="fair",
        here="car-park",
        away="big-tent",
        victims={"car-park": 1},
        terror=["stampede-at-the-fair"],
    )
    assert run.play("die 1").victims() == {"shooting-gallery": 1}
    prize = Scene(
        game=EARLIER,
        at="terror",
        location="fair",
        here="car-park",
        away="big-tent",
        decks={0: ["lucky-dice"]},
        terror=["prize"],
    )
    assert prize.items("bag") == ["lucky-dice"]


def test_unquenched() -> None:
    scene = Scene(at="killer", here="shed", away="swamp", finale="unquenched", powers=["harvest"])
    assert (scene.position.row, scene.away) == (1, "shed")


@pytest.mark.rules("FG-SPEC-01")
@pytest.mark.parametrize(
    ("location", "event", "card"),
    [("camp", "the-damned", "the-faithful"), ("fair", "the-chosen-one", "lights-flicker")],
)
def test_who_is_farthest_from_the_killer_is_marked(location: str, event: str, card: str) -> None:
    here, near, far = (
        ("dock", "east-road", "cabins") if location == "camp" else ("midway", "midway", "car-park")
    )
    away = "shed" if location == "camp" else "big-tent"
    scene = Scene(
        game=EARLIER,
        at="terror",
        location=location,
        here=here,
        away=away,
        hand=["walk"],
        victims={near: 1, far: 1},
        terror=[card],
        fields={"supply": 0},
    )
    scene.play(f"event {event}")
    assert told(scene, "special-comes")[0]["space"] == scene.space(far)
    assert scene.position.specials[2] == scene.space(far)


# Terms of cards -------------------------------------------------------------------------


@pytest.mark.rules("FG-TERM-04")
def test_what_is_discarded_from_a_deck_has_no_effect_and_does_not_come_back() -> None:
    scene = Scene(
        at="terror",
        here="shed",
        away="cliff",
        decks={2: ["knife", "axe"]},
        victims={"dock": 1},
        terror=["blaze"],
        hand=["walk"],
    )
    scene.play("die 5")
    assert (scene.position.up[2], scene.position.deep[2]) == ((), 0)
    assert scene.position.gone == 1 << scene.item("knife")
    assert scene.position.unseen >> scene.item("axe") & 1  # nobody has seen it


@pytest.mark.rules("FG-MIN-17")
def test_range_is_measured_to_the_minions_space() -> None:
    scene = Scene(
        killer="parade",
        here="dock",
        away="cliff",
        minions={"lake": 1},
        horror=4,
        held=["old-revolver"],
        hand=["weak-attack"],
    )
    scene.play("play weak-attack", "dice 5 5")
    assert scene.minions() == {}


@pytest.mark.rules("FG-SYM-19", "FG-BOARD-18")
def test_exits_are_marked() -> None:
    places = Scene().terms.places
    exits = [places.ids[space] for space in places.all if places.exit[space]]
    assert exits == ["camp-gate", "south-east-exit", "south-west-exit"]
