"""Answers that Straszydła proposes to give with one click."""

from __future__ import annotations

from typing import Any

import pytest

from polnoc.contract import Proposal
from polnoc.words import Words
from tests.games.straszydla.scene import Scene


def proposed(scene: Scene) -> dict[str, str]:
    """Return by label: the answers of A that a click stands for."""
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
    """Return the paths proposed to A."""
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
    bought = {label: answers for label, answers in proposed(scene).items() if answers.startswith("buy")}
    assert len(bought) == 4 and all(["then roll" in label for label in bought])
    for answers in bought.values():
        assert answers.endswith("skip") == bool(imps), "nobody is asked for nothing"


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


def test_an_imp_for_the_dice_is_used_together_with_what_it_does() -> None:
    scene = frightening("podmuch")
    assert proposed(scene)["Use the imp Gust: a 1 becomes a 6"] == "use 5; set 1 6"
    scene = frightening("psotnik")
    assert proposed(scene)["Use the imp Prankster: roll 1 and 1 again"] == "use 4; pick 0; pick 1; roll-again"


def frightening(*imps: str, **more: Any) -> Scene:
    """Return a scene: A frightens with strength 7, and rolls two ones."""
    scene = Scene(2, pawns={"A": "plywalnia"}, spooks={"A": ["wodnik", "smok"]}, imps={"A": imps}, **more)
    return scene.play("frighten", "die 1", "die 1")


def test_a_spook_is_bought_when_the_dice_are_kept_at_the_end_of_the_turn() -> None:
    purse = {"fire": 6, "water": 6}
    bought = proposed(frightening(purses={"A": purse}))
    kept = [answers for label, answers in bought.items() if label.startswith("Keep the dice, buy")]
    assert len(kept) == 4
    assert all([answers.startswith("keep; buy") and answers.endswith("; done") for answers in kept])
    lying = proposed(frightening(purses={"A": purse}, cubes={"plywalnia": 2}))
    assert not [label for label in lying if "end your turn" in label], "something is left to take"


def dueling(energy: int, *imps: str, against: dict[str, int] | None = None) -> Scene:
    """Return a fight of A and B, who are equally strong."""
    return Scene(
        2,
        at="moved",
        pawns=dict.fromkeys("AB", "centrum"),
        spooks={"A": ["strzyga"], "B": ["latarnik"]},
        purses={"A": {"energy": energy}, "B": against or {}},
        imps={"A": imps},
    )


def test_an_imp_before_a_roll_is_used_with_the_roll_where_one_would_be_asked_again() -> None:
    assert not proposed(dueling(0, "zadziora")), "nothing is asked after the only imp"
    both = proposed(dueling(0, "zadziora", "gwizd"))
    assert both["Use the imp Brawler, then roll"] == "use 8; skip"
    assert len(both) == 2


def test_all_points_that_win_a_duel_are_one_press() -> None:
    scene = dueling(5).play("die 3", "die 1", "die 5", "die 6").play("skip", "bid 5")
    assert scene.frame == "ChangeDice"
    assert proposed(scene) == {"Change your dice: 1 to 6": "raise 1; raise 1; raise 1; raise 1; raise 1"}


def test_all_cubes_that_an_imp_takes_are_one_press() -> None:
    scene = dueling(0, "kret", against={"water": 2, "fire": 1}).play("die 6", "die 6", "die 1", "die 1")
    while scene.asked_names != "A":
        scene.play("skip" if "skip" in scene.offers() else "bid 0")
    assert scene.frame == "AfterWinning"
    assert next(iter(proposed(scene).values())).startswith("use 12; steal")
    (label,) = proposed(scene.play("use 12"))
    assert label.startswith("Take ")


def test_a_spook_for_the_meal_is_bought_with_all_that_is_given_up_for_it() -> None:
    spooks = ["strzyga", "bebok", "latarnik", "smok"]
    purse = {"water": 3, "air": 3, "fire": 5, "earth": 5, "energy": 3}
    scene = Scene(
        2,
        at="feed",
        spooks={"A": spooks},
        purses={"A": purse},
        imps={"A": ["kret", "gwizd"]},
        pacts={"A": 3},
    )
    (label,) = proposed(scene)
    assert label.startswith("Buy Bank Nymph before you feed: you give up 1 air cube")
    assert label.endswith("3 energy cubes, the imp Whistle and the imp Mole")
    assert proposed(scene)[label] == "swap 6; swap 12; buy 0; give 1; give 2; give 3; give 4; give 4; give 4"
