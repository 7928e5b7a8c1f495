"""The tutorial of Straszydła omits nothing that happens at a table, and its numbers are right."""

from __future__ import annotations

import pytest

from polnoc.games.straszydla import PACKAGE
from polnoc.games.straszydla.actions import ENERGY
from polnoc.lessons import Moment, Stage
from tests.lessons.tutorial import Tutorial

GAME = PACKAGE.make_game()
TUTORIAL = Tutorial(GAME)
LESSONS = TUTORIAL.lessons
stages = TUTORIAL.stages
stage = TUTORIAL.stage
told = TUTORIAL.told


def after(one: Stage, action: str) -> Moment:
    return one.outcomes[GAME.actions.parse(action)]


def test_there_are_eight_to_ten_lessons_of_four_to_ten_steps() -> None:
    assert 8 <= len(LESSONS) <= 10
    assert all(4 <= len(lesson.stages) <= 10 for lesson in LESSONS)


def test_every_step_waits_for_an_answer() -> None:
    assert all(one.asks for one in stages())


def test_every_kind_of_thing_happens() -> None:
    assert {event.key for event in told()} >= {
        "pact-dealt", "settles", "spook-comes", "takes-dread", "round-begins", "refilled", "walks",
        "collects", "stops-laid", "frightens", "rolls", "changes-die", "catches", "duel", "bids-energy",
        "bids-shown", "wins-duel", "leaves-choice", "retreats", "imp-comes", "uses-imp", "nudged", "trades",
        "trades-for-imp", "buys", "pays-dread", "eats", "eats-free", "flees", "time-changes", "stops-cleared",
        "pact-shown", "game-over",
    }  # fmt: skip


def test_the_reader_makes_every_common_kind_of_choice() -> None:
    chosen = {action.verb for one in stages() for action in one.right}
    assert chosen >= {
        "night", "settle", "take-starter", "step", "jump", "transfer", "ready", "collect", "frighten",
        "raise", "lower", "keep", "reroll", "skip", "bid", "flee", "leave", "summon", "use", "trade", "take",
        "imp", "buy", "feed", "feed-with", "feed-dread", "colour", "done",
    }  # fmt: skip


def test_a_stop_can_be_walked_into_and_is_refused() -> None:
    around = stage("ways", "around")
    refused = around.judge(GAME.actions.parse("step 0")).refusal
    assert refused is not None
    assert refused.rule == "STR-MOVE-03"


@pytest.mark.parametrize(
    ("lesson", "step", "action", "cubes", "dread"),
    [
        ("fright", "exact", "lower 0", {2: 4, ENERGY: 1}, 1),  # one collected, three caught, two energy spent
        ("fright", "catch", "keep", {1: 3, ENERGY: 3}, 2),  # a six brings dread
        ("fright", "take", "keep", {1: 3, ENERGY: 5}, 0),  # a reroll costs it
        ("duel", "bid", "bid 2", {ENERGY: 1}, 1),
        ("duel", "retreat", "leave", {ENERGY: 1}, 2),
        ("imps", "use", "use 7", {2: 1, ENERGY: 4}, 1),
        ("hunger", "eat", "feed 33", {1: 1, 2: 1, ENERGY: 2}, 1),
    ],
)
def test_cubes_after_a_right_answer_are_those_the_text_tells(
    lesson: str, step: str, action: str, cubes: dict[int, int], dread: int
) -> None:
    view = after(stage(lesson, step), action).view(0)
    assert {kind: count for kind, count in enumerate(view["purse"][0]) if count} == cubes
    assert view["dread"][0] == dread


def test_both_bids_that_win_are_accepted_and_win() -> None:
    bid = stage("duel", "bid")
    assert sorted([action.text for action in bid.right]) == ["bid 2", "bid 3"]
    for outcome in bid.outcomes.values():
        assert [event.args["seat"] for event in outcome.news(0) if event.key == "wins-duel"] == [0]


def test_three_in_one_place_fight_twice_and_a_retreat_leads_to_a_third_duel() -> None:
    duels = [event.args for event in after(stage("crowd", "where"), "flee 23").log(0) if event.key == "duel"]
    assert [(duel["seat"], duel["by"]) for duel in duels] == [(0, 1), (0, 2), (3, 1)]


def test_the_pact_is_fulfilled_and_the_reader_wins() -> None:
    over = after(stage("pact", "win"), "done")
    assert GAME.winners(over.position) == (0,)


def test_with_two_players_stops_outlive_the_night() -> None:
    view = stage("two", "stay").moment.view(0)
    assert (view["night"], view["period"]) == (0, 2)
    assert view["stops"].bit_count() == 8
    assert stage("pact", "buy").moment.view(0)["stops"] == 0


def test_whoever_is_stuck_has_no_step() -> None:
    stuck = stage("two", "stuck")
    assert {action.verb for action in stuck.moment.options(0)} == {"transfer"}
