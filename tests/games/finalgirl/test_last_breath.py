"""LAST, END: returning from death, dying for good, both at once."""

from __future__ import annotations

import pytest

from polnoc.games.finalgirl.state import HEROINE_BIT, KILLER_BIT, LOST, PANIC_PHASE, WON
from tests.games.finalgirl.scene import GAME, Scene


def phases(scene: Scene) -> list[object]:
    return [event.args["phase"] for event in scene.events if event.key == "phase"]


@pytest.mark.rules("FG-T-77", "FG-LAST-08", "FG-TURN-03")
def test_a_return_in_the_killers_action_drops_the_terror_card() -> None:
    scene = Scene(at="killer", here="dock", away="dock", health=1, terror=["looming"])
    scene.play("breath 2")
    assert (scene.position.health, scene.position.white) == (2, HEROINE_BIT)
    assert scene.position.terror_left == 10
    assert phases(scene)[0] == PANIC_PHASE


@pytest.mark.rules("FG-T-78", "FG-REACT-03")
def test_the_killer_returns_through_retaliation() -> None:
    scene = Scene(
        at="killer",
        here="dock",
        away="dock",
        killer_health=1,
        horror=4,
        hand=["retaliation"],
        terror=["looming"],
    )
    scene.play("play retaliation", "dice 5 5 1", "breath 1")
    assert (scene.position.killer_health, scene.position.white, scene.position.terror_left) == (
        1,
        KILLER_BIT,
        10,
    )
    assert phases(scene)[0] == PANIC_PHASE


@pytest.mark.rules("FG-LAST-10", "FG-END-02")
def test_a_white_token_is_the_end() -> None:
    scene = Scene(at="killer", here="dock", away="dock", health=2, fields={"white": HEROINE_BIT})
    assert scene.position.victor == LOST
    assert GAME.winners(scene.position) == ()


@pytest.mark.rules("FG-LAST-12")
def test_after_a_return_the_maximum_stays() -> None:
    scene = Scene(here="dock", hand=["long-rest"], horror=4, health=1, fields={"white": HEROINE_BIT})
    scene.play("play long-rest", "dice 5 5 5")
    assert scene.position.health == 5


@pytest.mark.rules("FG-T-89", "FG-END-03", "FG-GEN-07")
def test_both_die_at_once() -> None:
    scene = Scene(at="terror", here="dock", away="dock", health=1, killer_health=1, terror=["blaze"])
    scene.play("die 6", "breath 0")
    assert scene.position.victor == WON


@pytest.mark.rules("FG-END-03", "FG-LAST-08")
def test_one_effect_hits_both_and_the_killer_returns() -> None:
    scene = Scene(at="terror", here="dock", away="dock", health=1, killer_health=1, terror=["blaze"])
    scene.play("die 6", "breath 3", "breath 0")
    assert scene.position.victor == LOST


@pytest.mark.rules("FG-END-05", "FG-END-04")
def test_her_last_row_may_still_kill_the_killer() -> None:
    scene = Scene(
        heroine="sabina", here="dock", away="dock", health=1, killer_health=1, unlocked=True, hand=["walk"]
    )
    scene.play("ability fury", "breath 0")
    assert scene.frame == "LastBreath"
    scene.play("breath 0")
    assert scene.position.victor == WON


@pytest.mark.rules("FG-END-05")
def test_her_last_row_may_be_in_vain() -> None:
    scene = Scene(heroine="sabina", here="dock", away="dock", health=1, unlocked=True, hand=["walk"])
    scene.play("ability fury", "breath 0")
    assert (scene.position.killer_health, scene.position.victor) == (10, LOST)


@pytest.mark.rules("FG-END-01", "FG-GEN-08")
def test_nobody_has_to_be_rescued() -> None:
    scene = Scene(
        here="dock", away="dock", killer_health=1, hand=["weak-attack"], horror=4, victims={"dock": 3}
    )
    scene.play("play weak-attack", "dice 5 5 5", "breath 0")
    assert (scene.position.victor, scene.position.rescued) == (WON, 0)
