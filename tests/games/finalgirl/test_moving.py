"""MOVE, FOLLOW, RESC, ULT: walking, followers, rescues, the ultimate ability."""

from __future__ import annotations

import pytest

from polnoc.games.finalgirl.actions import LATER
from tests.games.finalgirl.scene import Scene


def walking(here: str, *way: str, dice: str = "5 5", **more: object) -> Scene:
    """Let her walk along a path; `more` is as for a scene."""
    scene = Scene(here=here, hand=["sprint", "sprint"], horror=4, **more)  # type: ignore[arg-type]
    return scene.play("play sprint", f"dice {dice}", "accept", *way)


@pytest.mark.rules("FG-T-59", "FG-FOLLOW-01", "FG-FOLLOW-05")
def test_up_to_two_follow() -> None:
    scene = walking("dock", "go lake", victims={"dock": 3})
    assert scene.offers() == ["with 0", "with 1", "with 2"]
    assert scene.refusal("with 3") == ("FG-FOLLOW-01", "refused-followers")
    assert scene.play("with 2").victims() == {"dock": 1, "lake": 2}


@pytest.mark.rules("FG-T-60", "FG-FOLLOW-03", "FG-FOLLOW-04", "FG-MOVE-04")
def test_nobody_follows_into_the_killers_space_but_out_of_it() -> None:
    into = walking("dock", "go lake", away="lake", victims={"dock": 2, "lake": 3})
    assert (into.here, into.victims()) == ("lake", {"dock": 2, "lake": 3})
    out = into.play("go cliff", "with 2")
    assert out.victims() == {"dock": 2, "lake": 1, "cliff": 2}


@pytest.mark.rules("FG-T-61", "FG-FOLLOW-06", "FG-MIN-14")
def test_minions_frighten_nobody_unless_the_killer_is_there() -> None:
    alone = walking("dock", "go lake", killer="parade", away="shed", minions={"lake": 1}, victims={"dock": 2})
    assert alone.offers() == ["with 0", "with 1", "with 2"]
    both = walking("dock", "go lake", killer="parade", away="lake", minions={"lake": 1}, victims={"dock": 2})
    assert both.here == "lake"
    assert both.victims() == {"dock": 2}


@pytest.mark.rules("FG-T-62", "FG-RESC-01", "FG-RESC-02", "FG-RESC-04", "FG-FOLLOW-02", "FG-RESC-03")
def test_rescue_in_the_middle_of_a_sprint() -> None:
    scene = walking("south-road", "go south-east-exit", "with 2", victims={"south-road": 2})
    scene.play("rescue ordinary", "slot 1", "rescue ordinary", "slot 2", "reward 1", "go swamp")
    assert (scene.here, scene.position.rescued, scene.victims()) == ("swamp", 2, {})
    assert scene.offers()[:3] == ["stop", "go east-road", "go south-east-exit"]


@pytest.mark.rules("FG-MOVE-05", "FG-MOVE-03")
def test_spaces_can_be_revisited() -> None:
    scene = walking("dock", "go lake", "go dock", "go lake")
    assert scene.here == "lake"


@pytest.mark.rules("FG-T-63", "FG-RESC-05", "FG-RESC-06")
def test_nobody_is_rescued_without_her() -> None:
    scene = Scene(here="dock", hand=["walk"], victims={"south-east-exit": 2})
    assert scene.refusal("rescue ordinary") == ("FG-RESC-01", "refused-no-exit")
    assert Scene(here="south-east-exit", hand=["walk"]).refusal("rescue ordinary") == (
        "FG-RESC-05",
        "refused-nobody-here",
    )
    assert scene.play("done", "done").victims() == {"south-east-exit": 2}


@pytest.mark.rules("FG-T-64", "FG-ULT-00", "FG-ULT-01", "FG-ULT-02", "FG-ULT-03", "FG-ULT-04", "FG-ULT-05")
def test_the_last_slot_unlocks_the_ultimate_ability() -> None:
    scene = Scene(
        heroine="selena",
        here="camp-gate",
        hand=["walk"],
        time=3,
        victims={"camp-gate": 2},
        fields={"slots": 0b1110, "saved": 3, "supply": 16},
    )
    scene.play("rescue ordinary")
    assert scene.position.unlocked
    assert (scene.position.saved, scene.position.supply) == (0, 20)
    assert scene.position.rewards == (0,)
    scene.play("reward 0", "rescue ordinary", f"reward {LATER}")
    assert scene.position.time == 3 + 2 + 2
    assert scene.position.mods.dice_of[scene.terms.card_number["search"]] == 2


@pytest.mark.rules("FG-RESC-09", "FG-RESC-12")
def test_rewards_come_before_the_next_card_and_before_planning() -> None:
    scene = Scene(here="camp-gate", hand=["walk"], victims={"camp-gate": 1})
    scene.play("rescue ordinary", "slot 0")
    assert scene.refusal("play walk") == ("FG-RESC-09", "refused-rewards-first")
    scene.play("done")
    assert scene.told("reward") == [{"slot": 0}]
    assert scene.frame == "PlanningPhase"


@pytest.mark.rules("FG-RESC-13", "FG-RESC-07")
def test_a_movement_reward_is_a_normal_movement() -> None:
    scene = Scene(here="south-west-exit", hand=["walk"], victims={"south-west-exit": 3})
    scene.play("rescue ordinary", "slot 5", "reward 5", "go sports-court", "with 2")
    assert scene.victims() == {"sports-court": 2}


@pytest.mark.rules("FG-FOLLOW-08")
def test_the_limit_can_change() -> None:
    assert walking("dock", "go lake", events=["stubborn-youth"], victims={"dock": 3}).offers() == [
        "with 0",
        "with 1",
    ]
    more = walking("dock", "go lake", bag=["whistle"], victims={"dock": 4})
    assert more.offers() == ["with 0", "with 1", "with 2", "with 3"]


@pytest.mark.rules("FG-FOLLOW-07", "FG-SPEC-02", "FG-SPEC-03")
def test_special_victims_count_as_followers_and_fill_a_slot() -> None:
    scene = walking(
        "south-road", "go south-east-exit", victims={"south-road": 3}, specials={"blue": "south-road"}
    )
    assert scene.offers() == ["with 0", "with 1", "with 2", "bring blue"]
    scene.play("bring blue")
    assert scene.offers() == ["with 0", "with 1"]
    scene.play("with 1", "rescue blue", "slot 1")
    assert scene.position.events == ()
    assert scene.position.specials[3] == -1
