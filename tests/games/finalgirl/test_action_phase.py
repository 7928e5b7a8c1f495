"""ACT, TIME, HORR, AEND, PLAN, MKT, HAND: the action phase, the tracks, the planning phase."""

from __future__ import annotations

import pytest

from polnoc.games.finalgirl.state import RED
from tests.games.finalgirl.scene import Scene


@pytest.mark.rules("FG-ACT-01", "FG-ACT-02", "FG-ACT-03", "FG-ACT-04", "FG-ACT-05", "FG-ACT-09", "FG-TERM-06")
def test_cards_are_played_one_at_a_time() -> None:
    scene = Scene(here="dock", hand=["focus", "walk"], horror=4)
    assert scene.offers() == ["done", "play walk", "play focus", "discard walk", "discard focus"]
    scene.play("play focus", "dice 5 5", "accept")
    assert scene.pile("spent") == {"focus": 1}
    assert (scene.position.time, scene.position.horror) == (8, 3)
    assert "focus" in scene.pile("market")  # its second copy never left the market


@pytest.mark.rules("FG-ACT-06", "FG-ACT-08", "FG-REACT-01", "FG-SRCH-01")
def test_what_cannot_be_played() -> None:
    scene = Scene(here="cliff", hand=["guard", "search", "weak-attack", "close-call"])
    assert scene.verbs() == {"done", "discard"}
    assert scene.refusal("play guard") == ("FG-ACT-06", "refused-reaction")
    assert scene.refusal("play search") == ("FG-ACT-08", "refused-no-search")
    assert scene.refusal("play weak-attack") == ("FG-ACT-08", "refused-no-enemy")
    assert scene.refusal("play close-call") == ("FG-ROLL-17", "refused-after-roll")
    assert scene.refusal("play sprint") == ("FG-ACT-01", "refused-no-such-card")


@pytest.mark.rules(
    "FG-T-49", "FG-TIME-01", "FG-TIME-03", "FG-TIME-04", "FG-AEND-05", "FG-MKT-02", "FG-MKT-08"
)
def test_below_zero_the_phase_ends_and_only_free_cards_can_be_bought() -> None:
    scene = Scene(here="dock", hand=["focus", "walk"], horror=4, time=1)
    scene.play("play focus", "dice 1 1", "accept", "accept")
    assert (scene.position.time, scene.frame) == (RED, "PlanningPhase")
    assert set(scene.offers()) == {"done", "buy walk", "buy focus", "buy weak-attack", "buy short-rest"}
    assert scene.refusal("buy sprint") == ("FG-MKT-02", "refused-too-dear")


@pytest.mark.rules("FG-T-50", "FG-TIME-06")
def test_at_zero_the_phase_goes_on() -> None:
    scene = Scene(here="dock", hand=["focus", "walk"], horror=4, time=1)
    scene.play("play focus", "dice 5 1", "accept")
    assert (scene.position.time, scene.frame) == (0, "ActionPhase")


@pytest.mark.rules("FG-T-51", "FG-TIME-07", "FG-TIME-08", "FG-TIME-09")
def test_a_card_discarded_in_time_saves_the_phase() -> None:
    scene = Scene(here="dock", hand=["focus", "walk", "walk"], horror=4, time=1)
    scene.play("play focus", "dice 1 1", "discard walk", "accept")
    assert (scene.position.time, scene.frame) == (0, "ActionPhase")


@pytest.mark.rules("FG-TIME-07")
def test_cards_are_discarded_for_time_while_she_moves_and_chooses() -> None:
    scene = Scene(here="dock", hand=["sprint", "focus", "focus"], horror=4, time=3)
    scene.play("play sprint", "dice 5 1", "accept", "go lake", "discard focus")
    assert (scene.position.time, scene.frame) == (4, "Moving")
    failed = Scene(here="dock", hand=["walk", "focus"], horror=4, time=1)
    failed.play("play walk", "dice 1 1", "accept")
    assert failed.offers() == ["choose 1", "choose 2", "discard focus"]
    failed.play("discard focus", "choose 2")
    assert (failed.position.time, failed.position.spent) == (0, failed._counts(["walk", "focus"]))
    red = Scene(here="dock", hand=["sprint", "focus"], horror=4, time=RED)
    assert red.frame == "PlanningPhase"


@pytest.mark.rules("FG-TIME-07", "FG-TIME-04")
def test_a_card_gained_in_mid_sprint_keeps_the_marker_from_red() -> None:
    """With 0 time the step at the end of the row ends the phase, unless the new card is discarded."""
    scene = Scene(here="dock", victims={"dock": 1}, hand=["sprint"], horror=4, time=0)
    scene.play("play sprint", "dice 5 1", "go south-east-exit", "with 1", "rescue ordinary")
    scene.play("slot 4", "reward 4", "take search", "stop")
    assert (scene.frame, scene.position.time) == ("TimeRunsOut", 0)
    assert scene.offers() == ["accept", "discard search"]
    assert scene.refusal("discard walk") == ("FG-TIME-07", "refused-no-such-card")
    scene.play("discard search")
    assert (scene.position.time, scene.pile("spent")) == (0, {"sprint": 1, "search": 1})


@pytest.mark.rules("FG-TIME-07")
def test_nobody_is_asked_for_cards_that_cannot_help() -> None:
    few = Scene(here="dock", hand=["focus", "walk"], horror=4, time=0)
    few.play("play focus", "dice 1 1", "accept")
    assert (few.frame, few.position.time) == ("PlanningPhase", RED)
    asked = Scene(here="dock", hand=["focus", "walk", "walk"], horror=4, time=0)
    asked.play("play focus", "dice 1 1", "accept")
    assert asked.frame == "TimeRunsOut"
    asked.play("accept")
    assert (asked.frame, asked.position.time) == ("PlanningPhase", RED)


@pytest.mark.rules("FG-TIME-07", "FG-AEND-04")
def test_a_card_gained_in_a_row_that_ends_the_phase_can_still_be_discarded() -> None:
    scene = Scene(here="dock", victims={"dock": 1}, hand=["sprint"], horror=4, time=5, health=5)
    scene.play("play sprint", "dice 1 1", "choose 1", "go south-east-exit", "with 1")
    scene.play("rescue ordinary", "slot 4", "reward 4", "take search")
    assert scene.offers() == ["stop", "discard search"]
    scene.play("discard search")
    assert (scene.frame, scene.position.time) == ("PlanningPhase", 4)


@pytest.mark.rules("FG-T-52", "FG-TIME-02")
def test_time_ends_at_twelve() -> None:
    scene = Scene(bag=["energy-drink"], time=12, hand=["walk"]).play("use energy-drink", "choose 1")
    assert scene.position.time == 12


@pytest.mark.rules("FG-T-53", "FG-HORR-01", "FG-HORR-02")
def test_off_the_lower_end_of_horror_there_is_time() -> None:
    scene = Scene(here="dock", hand=["distraction", "walk"], horror=0, time=3)
    scene.play("play distraction", "dice 5 5 1", "accept")
    assert (scene.position.horror, scene.position.time) == (0, 3 + 2 + 2)


@pytest.mark.rules("FG-T-54", "FG-HORR-03", "FG-HORR-04", "FG-BLOOD-08", "FG-BLOOD-02")
def test_off_the_upper_end_of_horror_there_is_bloodlust() -> None:
    scene = Scene(at="terror", here="dock", away="shed", horror=6, terror=["looming"])
    assert (scene.position.horror, scene.position.row) == (7, 1)
    higher = Scene(at="terror", here="dock", away="shed", horror=7, terror=["looming"])
    assert higher.position.row == 3  # two rises, and the third row raises horror once more


@pytest.mark.rules("FG-AEND-01", "FG-AEND-02", "FG-AEND-03", "FG-AEND-06", "FG-AEND-07")
def test_the_player_stops_or_has_nothing_left() -> None:
    kept = Scene(hand=["walk"]).play("done")
    assert (kept.frame, kept.pile("hand")) == ("PlanningPhase", {"walk": 1})
    assert Scene(hand=[]).frame == "PlanningPhase"
    assert Scene(hand=[], bag=["energy-drink"]).offers() == ["done", "use energy-drink"]


@pytest.mark.rules("FG-AEND-04", "FG-AEND-08", "FG-SYM-09", "FG-SYM-02")
def test_the_end_symbol_comes_after_the_row() -> None:
    scene = Scene(here="dock", hand=["short-rest", "walk"], horror=4, health=2)
    scene.play("play short-rest", "dice 1 1", "accept")
    assert (scene.position.health, scene.position.horror, scene.frame) == (3, 5, "PlanningPhase")


@pytest.mark.rules("FG-ACT-10")
def test_no_items_in_the_middle_of_a_movement() -> None:
    scene = Scene(here="dock", hand=["walk"], bag=["energy-drink"], horror=4).play("play walk", "dice 5 5")
    assert scene.refusal("use energy-drink") == ("FG-ACT-10", "refused-no-items-moving")


@pytest.mark.rules("FG-TIME-10")
def test_time_lost_outside_the_action_phase_can_cost_the_next_one() -> None:
    scene = Scene(at="turn", time=RED, hand=["walk"])
    assert scene.frame == "PlanningPhase"
    assert "phase-skipped" in [event.key for event in scene.events]


# Planning -------------------------------------------------------------------------------


@pytest.mark.rules("FG-T-55", "FG-MKT-01", "FG-MKT-05", "FG-MKT-07", "FG-MKT-10", "FG-TERM-02", "FG-PLAN-03")
def test_a_card_just_used_cannot_be_bought() -> None:
    scene = Scene(at="planning", time=6, spent=["sprint", "sprint", "walk", "walk"])
    assert scene.refusal("buy sprint") == ("FG-MKT-01", "refused-just-used")
    assert "buy walk" not in scene.offers()
    scene.play("done")
    assert scene.pile("market")["sprint"] == 2


@pytest.mark.rules("FG-T-56", "FG-MKT-04")
def test_a_reaction_waits_until_the_end_of_the_next_planning() -> None:
    scene = Scene(at="killer", here="dock", away="dock", hand=["guard"], fields={"terror_left": 0})
    scene.play("play guard", "dice 5 5")
    assert scene.pile("spent") == {"guard": 1}
    second = Scene(at="planning", spent=["guard"], time=6)
    assert second.pile("market")["guard"] == 1  # only the other copy
    second.play("buy guard")
    assert second.refusal("buy guard") == ("FG-MKT-01", "refused-just-used")
    second.play("done")
    assert second.pile("market")["guard"] == 1


@pytest.mark.rules("FG-T-57", "FG-MKT-03", "FG-HAND-01")
def test_no_purchase_with_ten_cards() -> None:
    ten = [
        "walk",
        "focus",
        "focus",
        "weak-attack",
        "short-rest",
        "sprint",
        "sprint",
        "search",
        "search",
        "guard",
    ]
    full = Scene(hand=ten).play("done")
    assert full.position.phase != 2
    nine = Scene(at="planning", hand=ten[:9], time=6).play("buy walk")
    assert nine.position.phase != 2
    assert sum(nine.pile("hand").values()) == 10


@pytest.mark.rules("FG-T-58", "FG-HAND-02", "FG-TIME-11", "FG-RESC-10", "FG-TERM-01")
def test_a_reward_may_fill_the_hand_beyond_ten() -> None:
    ten = [
        "walk",
        "walk",
        "focus",
        "focus",
        "weak-attack",
        "short-rest",
        "sprint",
        "sprint",
        "guard",
        "guard",
    ]
    scene = Scene(heroine="selena", here="dock", hand=ten, fields={"rewards": (2,), "slots": 4})
    scene.play("reward 2")
    assert scene.frame == "DropCards"
    scene.play("drop guard")
    assert (sum(scene.pile("hand").values()), scene.position.time) == (10, 6)


@pytest.mark.rules("FG-RESC-11")
def test_a_named_card_that_is_not_in_the_market_is_lost() -> None:
    scene = Scene(heroine="reiko", hand=["planning", "walk"], fields={"rewards": (2,), "slots": 4}).play(
        "reward 2"
    )
    assert scene.told("card-missing") == [{"card": scene.terms.card_number["planning"]}]
