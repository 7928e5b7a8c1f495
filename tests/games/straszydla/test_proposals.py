"""What Straszydła offers to be answered with one press."""

from __future__ import annotations

import pytest

from polnoc.contract import Proposal
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
    before = {label: answers for label, answers in proposed(scene).items() if "buy" in answers}
    assert before and all([answers.startswith("collect; buy") for answers in before.values()])
    assert all(["end your turn: 2 fire cubes; you pay" in label for label in before])
    scene.play("collect")
    after = proposed(scene)
    assert after and all(["end your turn" in label and "; done" in after[label] for label in after])


def test_cubes_that_lie_here_can_pay_for_a_spook() -> None:
    scene = Scene(2, pawns={"A": "huta"}, cubes={"huta": 12})
    assert not [action for action in scene.options(0) if action.verb == "buy"]
    bought = [answers for answers in proposed(scene).values() if answers.startswith("collect; buy")]
    assert bought and all([answers.endswith("; done") for answers in bought])


def test_cubes_and_imps_of_the_centre_are_taken_as_any_element() -> None:
    scene = Scene(2, pawns={"A": "centrum"}, cubes={"centrum": 3})
    taken = [answers for answers in proposed(scene).values() if answers.startswith(("collect", "summon"))]
    assert taken == [f"{deed}; colour {element}" for deed in ("collect", "summon") for element in range(4)]
    scene.play("collect", "colour 2")
    taken = [answers for answers in proposed(scene).values() if answers.startswith("summon")]
    assert taken == [f"summon; colour {element}; done" for element in range(4)], "nothing else is left to do"


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


def ways_of(scene: Scene) -> list[Proposal]:
    """The ways of A."""
    words = Words("en", scene.game, list(scene.names), 0, None)
    return [one for one in words.proposals(scene.view("A"), scene.options(0)) if one.is_place]


def test_whoever_wants_it_sets_off_with_the_press_of_a_place() -> None:
    plain = ways_of(Scene(2, at="plan"))
    assert plain and all([[action.text for action in way.then] == ["ready"] for way in plain])
    assert not [way for way in plain if "ready" in [action.text for action in way.answers]]


def test_a_way_that_costs_an_imp_is_always_thought_over() -> None:
    costly = [way for way in ways_of(Scene(2, at="plan", imps={"A": ["kaluznik"]})) if "imp" in way.label]
    assert costly and not [way for way in costly if way.then]


@pytest.mark.parametrize("imps", [[], ["zadziora"]])
def test_a_spook_is_bought_before_a_roll_with_the_roll(imps: list[str]) -> None:
    scene = Scene(
        2,
        at="moved",
        pawns=dict.fromkeys("AB", "centrum"),
        spooks={"A": ["strzyga"], "B": ["latarnik", "bebok"]},
        purses={"A": {"fire": 6, "water": 6}},
        imps={"A": imps},
    )
    assert scene.frame == "BeforeRoll"
    bought = proposed(scene)
    assert len(bought) == 4 and all(["then roll" in label for label in bought])
    for answers in bought.values():
        assert answers.startswith("buy") and answers.endswith("skip") == bool(imps), (
            "nobody is asked for nothing"
        )


def test_a_bid_and_dice_that_stay_are_one_press_where_nobody_else_is_asked_between() -> None:
    scene = Scene(
        2,
        at="moved",
        pawns=dict.fromkeys("AB", "centrum"),
        spooks={"A": ["strzyga"], "B": ["bebok"]},
        purses={"A": {"fire": 3, "energy": 6}},
    )
    scene.play("die 3", "die 5", "die 3", "die 6", "die 2")
    assert scene.frame == "AfterRoll"
    assert list(proposed(scene).values()) == [f"skip; bid {energy}" for energy in range(4)]


def test_hungry_spooks_flee_with_the_meal_of_others_only_after_a_question() -> None:
    spooks = ["strzyga", "bebok", "latarnik", "smok"]
    scene = Scene(2, at="feed", spooks={"A": spooks}, purses={"A": {"water": 4, "air": 4}})
    words = Words("en", scene.game, list(scene.names), 0, None)
    meals = words.proposals(scene.view("A"), scene.options(0))
    flights = [one for one in meals if one.answers[-1].text == "done"]
    assert len(flights) == 1
    assert "Fleeing: Bogeyman and Dragon" in flights[0].label
    assert "will flee hungry" in flights[0].confirm
