"""The tutorial of Bestia shows both sides and all that happens at a table, and its numbers are right."""

from __future__ import annotations

import pytest

from polnoc.engine.events import Event
from polnoc.engine.views import View
from polnoc.games.bestia import PACKAGE
from polnoc.games.bestia.deduction import ways_to
from polnoc.lessons import Moment
from polnoc.words import LANGUAGES, Words
from tests.lessons.tutorial import Tutorial

GAME = PACKAGE.make_game()
TUTORIAL = Tutorial(GAME)
LESSONS = TUTORIAL.lessons
stages = TUTORIAL.stages
stage = TUTORIAL.stage

BEAST, HUNTERS = 0, 1


def after(lesson: str, step: str, action: str) -> Moment:
    return stage(lesson, step).outcomes[GAME.actions.parse(action)]


def view(lesson: str, step: str, action: str, seat: int = BEAST) -> View:
    return after(lesson, step, action).view(seat)


def told() -> list[Event]:
    """Return what the reader is told anywhere, from any point of view."""
    shown: list[Event] = []
    for one in stages():
        for moment in (one.moment, *one.outcomes.values()):
            shown += moment.log(one.seat)
    return shown


def fitting(moment: Moment) -> int:
    """Return how many locations fit public knowledge about the Beast's path."""
    position = moment.position
    return len(ways_to(position.terms.places, position.pawn, position.steps, position.facts))


def test_there_are_nine_lessons_of_four_to_ten_steps() -> None:
    assert len(LESSONS) == 9
    assert all(4 <= len(lesson.stages) <= 10 for lesson in LESSONS)


def test_nearly_every_step_waits_for_an_answer() -> None:
    assert [one.step.id for one in stages() if not one.asks] == ["guess", "seen"]


def test_the_reader_is_the_beast_and_the_hunters_and_looks_with_the_other_eyes() -> None:
    sides = {lesson.id: lesson.cast.index("you") for lesson in LESSONS}
    assert set(sides.values()) == {BEAST, HUNTERS}
    swapped = [lesson.id for lesson in LESSONS if len({one.seat for one in lesson.stages}) > 1]
    assert {sides[lesson] for lesson in swapped} == {BEAST, HUNTERS}


def test_every_kind_of_thing_happens() -> None:
    assert {event.key for event in told()} >= {
        "beast-begins", "settles", "dawn", "first-hands", "gets-pack", "keeps", "keeps-hidden", "gives",
        "day-begins", "turn", "plays", "passes", "flees", "discards", "takes", "copies", "chooses",
        "you-lay", "beast-lays", "goes", "trails", "searches", "found-nothing", "says-habitat", "revealed",
        "calls-on", "uses-power", "attacks", "folk-wounded", "folk-died", "hunter-wounded", "beast-wounded",
        "gains-grudges", "gains-power", "tower-built", "summon-placed", "summon-goes", "transformed",
        "lays-trap", "trap-laid", "trap-triggered", "reacts", "prevents",
        "night-begins", "goal-met", "cards-refreshed", "folk-healed", "unlocks", "foresees", "game-over",
    }  # fmt: skip


def test_the_reader_makes_every_common_kind_of_choice() -> None:
    chosen = {action.verb for one in stages() for action in one.right}
    assert chosen >= {
        "keep", "give", "settle", "play", "flee", "pass", "done", "lay", "go", "power", "hit-folk",
        "hit-hunter", "hit-beast", "choose", "place", "region", "habitat", "take", "trap", "react", "buy",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("lesson", "step", "action", "rule"),
    [
        ("hunt", "start", "lay 2", "BES-MOVE-05"),
        ("hunt", "away", "play 1", "BES-DAY-05"),
        ("ways", "region", "lay 3", "BES-REQ-11"),
        ("ways", "alone", "lay 4", "BES-MOVE-08"),
        ("trails", "track", "pass", "BES-PASS-01"),
        ("cards", "blue", "play 112", "BES-REQ-04"),
        ("draft", "begin", "pass", "BES-PASS-01"),
        ("night", "beast", "buy 0", "BES-UPG-03"),
    ],
)
def test_what_the_texts_dare_to_try_is_refused_by_its_rule(
    lesson: str, step: str, action: str, rule: str
) -> None:
    assert GAME.actions.parse(action) in stage(lesson, step).impossible
    refused = stage(lesson, step).judge(GAME.actions.parse(action)).refusal
    assert refused is not None
    assert refused.rule == rule


@pytest.mark.parametrize(
    ("lesson", "step", "before", "action", "left"),
    [
        ("hunt", "settle", 9, "settle 24", 9),
        ("trails", "track", 10, "play 121", 10),
        ("trails", "lark", 10, "go 33", 4),
        ("trails", "tower", 30, "play 38", 10),
        ("trails", "watch", 10, "done", 4),
        ("trails", "habitat", 4, "habitat 1", 1),
        ("trails", "habitat", 4, "habitat 2", 1),
    ],
)
def test_so_many_locations_fit_as_the_texts_say(
    lesson: str, step: str, before: int, action: str, left: int
) -> None:
    assert fitting(stage(lesson, step).moment) == before
    assert fitting(after(lesson, step, action)) == left


def test_so_many_locations_fit_where_the_reader_only_looks_or_ends() -> None:
    assert fitting(stage("hunt", "guess").moment) == 19
    assert fitting(stage("ways", "seen").moment) == 4
    last = after("ways", "rest", "lay 4")
    assert (fitting(last), len(last.view(HUNTERS)["track"])) == (24, 9)


def test_the_first_prey_reveals_the_beast_and_brings_a_grudge() -> None:
    seen = view("hunt", "prey", "choose 2", HUNTERS)
    assert (seen["track"], seen["grudges"][BEAST]) == ([], 2)
    assert view("hunt", "hide", "lay 1", HUNTERS)["track"] == [-1]


def test_ancient_power_kills_the_farmer_who_would_have_lived() -> None:
    over = after("claws", "spend", "power 1")
    died = [event.args["folk"] for event in over.news(BEAST) if event.key == "folk-died"]
    assert (over.view(BEAST)["power"][BEAST], died) == (0, [1])


def test_the_trap_springs_before_the_attack_and_the_shield_stops_the_attack() -> None:
    news = [event.key for event in after("traps", "wall", "play 123").news(HUNTERS)]
    assert news.index("trap-triggered") > news.index("revealed")
    assert "attacks" not in news
    stopped = after("traps", "sprung", "react 54").news(HUNTERS)
    assert "folk-wounded" not in [event.key for event in stopped]


def test_a_reaction_leaves_the_hunt_with_nobody() -> None:
    keys = [event.key for event in after("traps", "slip", "lay 3").news(BEAST)]
    assert keys[-1] == "found-nothing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_night_names_the_goal_that_was_met(language: str) -> None:
    over = stage("night", "over")
    words = Words(language, GAME, ("Leon", "You"), HUNTERS, over.moment.chosen, strict=True)
    [met] = [event for event in after("night", "over", "pass").news(HUNTERS) if event.key == "goal-met"]
    assert {"en": "Night 1, the hunters", "pl": "Noc 1, łowcy"}[language] in words.event(met)


def test_the_last_day_ends_with_the_hunters_victory() -> None:
    over = after("night", "end", "pass")
    assert GAME.winners(over.position) == (HUNTERS,)
