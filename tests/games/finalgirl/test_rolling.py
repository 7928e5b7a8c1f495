"""ROLL, ROW, ADR: horror rolls, conversions, re-rolls, rows."""

from __future__ import annotations

import pytest

from polnoc.games.finalgirl.rules.rolling import dice_count
from tests.games.finalgirl.scene import Scene

FOUR = ["walk", "walk", "short-rest", "weak-attack"]


def rolling(dice: str, hand: list[str], horror: int = 1, card: str = "focus", **more: object) -> Scene:
    """Return a scene in which a card is played and the dice show this."""
    scene = Scene(here="dock", horror=horror, hand=[card, *hand], **more)  # type: ignore[arg-type]
    return scene.play(f"play {card}", f"dice {dice}")


@pytest.mark.rules("FG-T-44", "FG-ROLL-04", "FG-ROLL-06", "FG-ACT-07")
def test_only_partial_successes_can_be_bought() -> None:
    scene = rolling("6 3 2", [*FOUR, "sprint"])
    assert "convert" in scene.offers()
    scene.play("convert", "pay walk", "pay walk")
    assert scene.position.ongoing.dice == (2, 6, 7)
    assert "convert" not in scene.offers()
    assert scene.refusal("convert") == ("FG-ROLL-05", "refused-no-partial")
    scene.play("accept")
    assert scene.told("result") == [{"successes": 2}]


@pytest.mark.rules("FG-T-45", "FG-ROLL-06")
def test_two_cards_for_each_die() -> None:
    three = rolling("3 4", FOUR[:3], horror=4).play("convert", "pay walk", "pay walk")
    assert three.refusal("convert") == ("FG-ROLL-06", "refused-two-cards")
    four = rolling("3 4", FOUR, horror=4).play("convert", "pay walk", "pay walk", "convert", "pay short-rest")
    assert four.told("result") == [{"successes": 2}]


@pytest.mark.rules("FG-T-46", "FG-ROLL-08")
def test_a_roll_without_any_success_fails() -> None:
    scene = rolling("1 2", FOUR, horror=4)
    assert "convert" not in scene.offers()
    scene.play("accept")
    assert scene.position.time == 4


@pytest.mark.rules("FG-T-47", "FG-ROLL-11", "FG-ROLL-09")
def test_at_least_one_die() -> None:
    scene = Scene(horror=7, fields={"bonus": -5})
    assert dice_count(scene.position, -1) == 1


@pytest.mark.rules("FG-T-48", "FG-ROLL-12", "FG-SYM-08", "FG-ROW-06")
def test_more_dice_than_there_are_all_count() -> None:
    scene = rolling("5 5 5 1 1 1 6 2", [], horror=1, fields={"bonus": 5})
    assert scene.told("rolls") == [{"dice": (1, 1, 1, 2, 5, 5, 5, 6)}]
    assert scene.told("result") == [{"successes": 4}]


@pytest.mark.rules("FG-ROLL-10", "FG-ROLL-13", "FG-ROLL-17")
def test_close_call_rolls_one_die_again() -> None:
    scene = rolling("6 1", ["close-call"], horror=4)
    scene.play("play close-call", "choose 1", "reroll 1", "die 5")
    assert scene.told("result") == [{"successes": 2}]
    assert scene.pile("spent") == {"focus": 1, "close-call": 1}


@pytest.mark.rules("FG-ROLL-10")
def test_close_call_rolls_all_dice_again_for_time() -> None:
    scene = rolling("1 1", ["close-call"], horror=4, time=5)
    scene.play("play close-call", "choose 2", "dice 5 6")
    assert [event["n"] for event in scene.told("time")] == [-2, 2]


@pytest.mark.rules("FG-ROLL-15")
def test_a_bought_die_rolled_again_loses_its_success() -> None:
    scene = rolling("1 3", ["walk", "walk", "close-call", "close-call"], horror=4)
    scene.play("convert", "pay walk", "pay walk", "play close-call", "choose 1", "reroll 7", "die 2")
    assert scene.position.ongoing.dice == (1, 2)
    assert scene.pile("spent")["walk"] == 2


@pytest.mark.rules("FG-ROLL-17", "FG-KPH-05")
def test_close_call_works_in_the_killer_phase_planning_does_not() -> None:
    scene = Scene(
        at="terror",
        here="dock",
        killer="parade",
        away="cabins",
        hand=["close-call", "planning"],
        horror=4,
        terror=["hypnosis"],
    )
    scene.play("dice 1 1")
    assert scene.offers() == ["accept", "play close-call"]
    assert scene.refusal("play planning") == ("FG-ROLL-17", "refused-not-in-roll")


@pytest.mark.rules("FG-ROLL-16")
def test_a_card_asks_for_a_roll() -> None:
    failed = Scene(
        at="terror", killer="parade", here="dock", away="cabins", hand=["walk", "walk"], terror=["hypnosis"]
    )
    failed.play("dice 1 1")
    assert failed.frame == "LoseCards"
    failed.pass_chance()
    assert failed.pile("spent") == {"walk": 2}
    kept = Scene(
        at="terror", killer="parade", here="dock", away="cabins", hand=["walk", "walk"], terror=["hypnosis"]
    )
    kept.play("dice 1 5")
    assert kept.pile("hand") == {"walk": 2}


@pytest.mark.rules("FG-T-80", "FG-ADR-01", "FG-ADR-02", "FG-ADR-03", "FG-ADR-04", "FG-ADR-05")
def test_adrenaline() -> None:
    def dice(**more: object) -> int:
        return dice_count(Scene(horror=4, **more).position, -1)  # type: ignore[arg-type]

    assert dice() == 2
    assert dice(health=1) == 3
    assert dice(health=1, killer_health=1) == 4
    assert dice(health=2, killer_health=1) == 3
    assert dice(killer_health=1, minors=["rage"]) == 3


@pytest.mark.rules("FG-ROW-05", "FG-ROW-02", "FG-ROW-03")
def test_planning_and_improvise() -> None:
    planned = rolling("5 5", ["focus"], horror=4, card="planning").play("accept")
    assert dice_count(planned.position, -1) == 5
    planned.play("play focus", "dice 1 1 1 1 5")
    assert planned.position.bonus == 0
    easy = rolling("5 1", ["focus", "focus"], horror=4, card="improvise").play(
        "accept", "play focus", "dice 3 4", "accept"
    )
    assert easy.told("result")[-1] == {"successes": 2}
    assert easy.position.partials == 0
    whole = rolling("5 5", ["focus", "focus"], horror=4, card="improvise").play(
        "accept", "play focus", "dice 3 4", "accept"
    )
    assert whole.position.partials == 2


@pytest.mark.rules("FG-SYM-03", "FG-SYM-04", "FG-SYM-06", "FG-SYM-07", "FG-SYM-10", "FG-SYM-11")
def test_rows_of_distraction() -> None:
    two = rolling("5 5", ["walk"], horror=4, card="distraction").play("accept")
    assert (two.position.horror, two.position.time) == (2, 8)
    one = rolling("5 1", ["walk"], horror=4, card="distraction").play("accept")
    assert (one.position.horror, one.position.time) == (3, 7)
    lost = rolling("1 1", ["walk"], horror=4, card="distraction").play("accept", "choose 1")
    assert (lost.position.horror, lost.position.time) == (3, 2)
    worse = rolling("1 1", ["walk"], horror=4, card="distraction").play("accept", "choose 2")
    assert (worse.position.horror, worse.position.time) == (5, 4)
