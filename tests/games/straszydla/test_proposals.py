"""What Straszydła offers to be answered with one press."""

from __future__ import annotations

import pytest

from polnoc.words import Words
from tests.games.straszydla.scene import Scene


def proposed(scene: Scene) -> dict[str, str]:
    """By label: the answers of A that a press stands for."""
    words = Words("en", scene.game, list(scene.names), 0, None)
    return {
        one.label: "; ".join([action.text for action in one.answers])
        for one in words.proposals(scene.view("A"), scene.options(0))
    }


def test_a_spook_can_be_bought_at_the_end_of_a_turn() -> None:
    purse = {"fire": 3, "water": 3, "air": 3, "earth": 3}
    scene = Scene(2, pawns={"A": "huta"}, cubes={"huta": 2}, purses={"A": purse})
    before = [answers for answers in proposed(scene).values() if answers.startswith("buy")]
    assert before and not [answers for answers in before if answers.endswith("done")], "cubes lie here"
    scene.play("collect")
    after = proposed(scene)
    assert after and all(["end your turn" in label and "; done" in after[label] for label in after])


def test_cubes_of_the_centre_are_taken_as_any_element() -> None:
    scene = Scene(2, pawns={"A": "centrum"}, cubes={"centrum": 3})
    taken = [answers for answers in proposed(scene).values() if answers.startswith("collect")]
    assert taken == [f"collect; colour {element}" for element in range(4)], "an imp is left"


@pytest.mark.parametrize(("starter", "expected"), [("A", ["skip; collect; done"]), ("B", [])])
def test_whoever_acts_next_need_not_say_that_an_imp_stays_unused(starter: str, expected: list[str]) -> None:
    scene = Scene(2, at="moved", starter=starter, pawns={"A": "huta"}, cubes={"huta": 2}, imps={"A": ["wir"]})
    assert scene.frame == "AfterMoving"
    assert list(proposed(scene).values()) == expected
    assert all([label.startswith("No imp now. Take everything") for label in proposed(scene)])


def test_a_way_is_planned_without_saying_that_stops_stay() -> None:
    scene = Scene(2, at="plan", imps={"A": ["podpalacz"]}, stops=["huta"])
    assert scene.frame == "BeforePlanning"
    ways = list(proposed(scene).values())
    assert ways and all([way.startswith("skip; step") for way in ways])
