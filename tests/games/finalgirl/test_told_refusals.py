"""Answers that do not fit the question: each rule says why, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.finalgirl.scene import EARLIER, Scene

NOT_NOW = "refused-not-now"


@pytest.mark.rules("FG-ACT-01", "FG-TIME-07")
def test_in_the_action_phase() -> None:
    scene = Scene(here="dock", away="shed", hand=["walk", "guard", "close-call", "search", "weak-attack"])
    assert scene.refusal("play focus") == ("FG-ACT-01", "refused-no-such-card")
    assert scene.refusal("discard focus") == ("FG-TIME-07", "refused-no-such-card")
    assert scene.refusal("play guard") == ("FG-ACT-06", "refused-reaction")
    assert scene.refusal("play close-call") == ("FG-ROLL-17", "refused-after-roll")
    assert scene.refusal("play search") == ("FG-ACT-08", "refused-no-search")  # no cards are left there
    assert scene.refusal("play weak-attack") == ("FG-ACT-08", "refused-no-enemy")
    assert scene.refusal("rescue ordinary") == ("FG-RESC-01", "refused-no-exit")
    assert scene.refusal("accept") == ("FG-ACT-01", NOT_NOW)


@pytest.mark.rules("FG-MOVE-03", "FG-ACT-10", "FG-FOLLOW-05")
def test_on_her_way() -> None:
    scene = Scene(here="dock", horror=4, hand=["walk"], victims={"dock": 1}, bag=["map"])
    scene.play("play walk", "dice 5 1")
    assert scene.refusal("go cabins") == ("FG-MOVE-03", "refused-not-adjacent")
    assert scene.refusal("use map") == ("FG-ACT-10", "refused-no-items-moving")
    assert scene.refusal("rescue ordinary") == ("FG-RESC-01", "refused-no-exit")
    assert scene.refusal("done") == ("FG-MOVE-01", NOT_NOW)
    scene.play("go lake")
    assert scene.refusal("with 2") == ("FG-FOLLOW-01", "refused-followers")
    assert scene.refusal("stop") == ("FG-FOLLOW-05", NOT_NOW)


@pytest.mark.rules("FG-RESC-05", "FG-RESC-01", "FG-SPEC-01", "FG-RESC-07")
def test_at_an_exit() -> None:
    nobody = Scene(here="camp-gate", hand=["walk"])
    assert nobody.refusal("rescue ordinary") == ("FG-RESC-05", "refused-nobody-here")
    gate = 1 << nobody.space("camp-gate")
    closed = Scene(here="camp-gate", hand=["walk"], victims={"camp-gate": 1}, fields={"closed": gate})
    assert closed.refusal("rescue ordinary") == ("FG-RESC-01", "refused-exit-closed")
    last = Scene(here="camp-gate", hand=["walk"], victims={"camp-gate": 2}, specials={"orange": "camp-gate"})
    assert "rescue orange" not in last.offers()
    assert last.refusal("rescue orange") == ("FG-SPEC-01", "refused-rescued-last")
    last.play("rescue ordinary")
    assert last.refusal("slot 7") == ("FG-RESC-07", "refused-slot-covered")
    assert last.refusal("done") == ("FG-RESC-07", NOT_NOW)
    assert "rescue orange" in last.play("slot 0", "reward 0").offers()


@pytest.mark.rules("FG-ROLL-13", "FG-ROLL-17", "FG-REACT-01", "FG-TIME-07")
def test_while_dice_lie_there_and_blows_fall() -> None:
    rolled = Scene(here="dock", horror=4, hand=["focus", "walk", "guard"]).play("play focus", "dice 1 2")
    assert rolled.refusal("play walk") == ("FG-ROLL-17", "refused-not-in-roll")
    assert rolled.refusal("done") == ("FG-ROLL-13", NOT_NOW)
    struck = Scene(at="killer", here="dock", away="dock", hand=["guard"], fields={"terror_left": 0})
    assert struck.refusal("play walk") == ("FG-REACT-01", "refused-only-reactions")
    assert struck.refusal("done") == ("FG-REACT-01", NOT_NOW)
    late = Scene(here="dock", time=1, horror=4, hand=["focus", "walk"]).play(
        "play focus", "dice 1 1", "accept"
    )
    assert late.offers() == ["accept", "discard walk"]
    assert late.refusal("discard focus") == ("FG-TIME-07", "refused-no-such-card")
    assert late.refusal("done") == ("FG-TIME-07", NOT_NOW)
    late.play("discard walk")
    assert late.story() == ["discards card=walk", "time n=1 now=2", "time n=-2 now=0"]
    lost = Scene(here="dock", time=1, horror=4, hand=["focus", "walk"]).play(
        "play focus", "dice 1 1", "accept"
    )
    assert lost.play("accept").story() == ["time n=-2 now=-1"]


@pytest.mark.rules("FG-PLAN-01", "FG-ITEM-03")
def test_in_planning_and_upkeep() -> None:
    planning = Scene(at="planning", here="dock", time=5)
    assert planning.refusal("accept") == ("FG-PLAN-01", NOT_NOW)
    upkeep = Scene(at="upkeep", here="dock", held=["knife"], bag=["map"], hand=["walk"])
    assert upkeep.refusal("stow map") == ("FG-ITEM-03", NOT_NOW)
    assert upkeep.refusal("hold axe") == ("FG-ITEM-03", NOT_NOW)


@pytest.mark.rules("FG-ITEM-05", "FG-RESC-01")
def test_ways_that_lead_nowhere() -> None:
    """Travelling to the only other space is not a question; whoever cannot move does not travel."""

    def travels(here: str, **more: Any) -> Scene:
        return Scene(
            game=EARLIER, location="fair", here=here, events=["free-ride"], hand=["walk"], horror=4, **more
        )

    assert travels("ferris-wheel").play("ability free-ride").here == "carousel"
    assert "ability free-ride" not in travels("midway").offers()
