"""The tutorial of Final Girl omits nothing that happens in a film, and its numbers are right."""

from __future__ import annotations

import pytest

from polnoc.engine.events import Event
from polnoc.engine.views import View
from polnoc.games.finalgirl import PACKAGE
from polnoc.words import LANGUAGES, Words
from tests.lessons.tutorial import Tutorial

GAME = PACKAGE.make_game()
TUTORIAL = Tutorial(GAME)
LESSONS = TUTORIAL.lessons
stages = TUTORIAL.stages
stage = TUTORIAL.stage
told = TUTORIAL.told


def news(lesson: str, step: str, action: str) -> list[Event]:
    """Return the events after an answer."""
    return stage(lesson, step).outcomes[GAME.actions.parse(action)].news(0)


def after(lesson: str, step: str, action: str) -> View:
    return stage(lesson, step).outcomes[GAME.actions.parse(action)].view(0)


def said_of(events: list[Event], key: str) -> list[dict[str, object]]:
    return [dict(event.args) for event in events if event.key == key]


def place(id: str, location: str = "camp") -> int:
    return GAME.terms(GAME.read_options({"location": location})).places.number[id]


def test_there_are_nine_lessons_and_those_of_films_of_four_to_ten_steps() -> None:
    assert [lesson.id for lesson in LESSONS][8] == "films"
    assert len(LESSONS) > 9
    assert all(4 <= len(lesson.stages) <= 10 for lesson in LESSONS)


def test_nearly_every_step_waits_for_an_answer() -> None:
    read = [(one.step.id) for one in stages() if not one.asks]
    assert set(read) == {"goal", "alone"}
    assert len(read) <= 2 + len(LESSONS) - 9


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    words = Words(language, GAME, (), strict=True)
    assert all(words.text(key) for lesson in LESSONS for key in lesson.keys)


def test_every_kind_of_thing_happens() -> None:
    assert {event.key for event in told()} >= {
        "plays", "rolls", "result", "converts", "pays", "chooses", "discards", "time", "time-set",
        "horror", "buys", "cards-return", "goes", "rescues", "covers", "reward", "takes", "unlocks",
        "finds", "item-on-top", "gains-item", "holds", "uses", "item-gone",
        "attacks", "killer-hurt", "minor", "minor-hurt", "minor-gone", "attacked", "blow", "unhurt", "hurt",
        "terror", "hunts", "enemy-steps", "dies", "bloodlust", "dark-power", "panics", "event",
        "finale", "killer-breath", "killer-returns", "breath", "returns", "phase-cut", "won",
        "minions-come", "minions-gone",
    }  # fmt: skip


def test_all_kinds_of_films_are_seen() -> None:
    seen = {one.moment.view(0)["options"]["killer"] for one in stages()}
    assert seen >= {"hammer", "parade", "pack", "wrath"}


def test_most_kinds_of_decisions_are_met() -> None:
    asked = {one.moment.view(0)["frames"][-1]["rule"] for one in stages() if one.asks}
    assert asked >= {
        "ActionPhase", "PlanningPhase", "Judge", "Pay", "PickDice", "ChooseOne", "Moving", "Follow",
        "PickSlot", "TakeCard", "Keep", "Arrange", "Wield", "Aim", "React",
    }  # fmt: skip


# Texts ----------------------------------------------------------------------------------


def test_two_cards_make_two_successes_of_one() -> None:
    assert said_of(news("dice", "pay", "pay 2"), "result") == [{"successes": 2}]


def test_the_last_card_saved_the_phase_at_zero() -> None:
    view = after("time", "save", "discard 2")
    assert (view["time"], view["frames"][-1]["rule"]) == (0, "ActionPhase")


def test_selena_gets_her_ability_and_the_reward_of_the_last_slot() -> None:
    view = after("rescue", "last", "rescue 0")
    assert view["unlocked"] and len(view["rewards"]) == 1
    assert view["frames"][-1]["left"] == 1, "a step is left"


def test_the_drink_brings_seven_time_and_is_gone() -> None:
    view = after("search", "drink", "choose 1")
    assert (view["time"], view["bag"], len(view["held"])) == (7, (), 1)


def test_four_damage_take_the_power_and_two_of_hans() -> None:
    events = news("fight", "more", "convert")
    assert [args["n"] for args in said_of(events, "minor-hurt") + said_of(events, "killer-hurt")] == [2, 2]
    assert after("fight", "more", "convert")["killer_health"] == 10
    assert after("fight", "weak", "play 2")["killer_health"] == 7
    assert after("fight", "guard", "play 7")["health"] == 4


def test_the_larger_group_is_the_target_twice() -> None:
    first, second = [news("killer", step, "done") for step in ("target", "power")]
    assert said_of(first, "hunts")[0]["target"] == place("dock")
    assert said_of(second, "hunts")[0]["target"] == place("firepit")


def test_horror_beyond_the_red_end_is_bloodlust() -> None:
    view = after("killer", "charge", "done")
    assert (view["horror"], view["row"], view["dead"]) == (7, 3, 2)


def test_a_target_not_reached_costs_somebody_else() -> None:
    events = news("killer", "short", "done")
    assert [args["space"] for args in said_of(events, "dies")] == [place("lakeside-hut")]


def test_the_finale_comes_with_the_dark_power_and_three_rows_follow() -> None:
    assert [e.key for e in news("finale", "finale", "done") if e.key in ("finale", "dark-power")] == [
        "finale", "dark-power",
    ]  # fmt: skip
    assert len(said_of(news("finale", "hunt", "done"), "bloodlust")) == 3


def test_both_last_breaths_and_the_last_blow() -> None:
    assert after("finale", "blow", "accept")["killer_health"] == 2
    assert after("finale", "brink", "done")["health"] == 1
    last = stage("finale", "won").outcomes[GAME.actions.parse("convert")]
    assert GAME.winners(last.position) == (0,)


def test_puppets_go_ahead_of_their_master_and_hounds_attack_together() -> None:
    steps = [args["end"] for args in said_of(news("puppets", "leash", "done"), "enemy-steps")]
    assert steps == [place("curiosities", "fair")] * 2
    assert said_of(news("films", "pack", "done"), "attacked")[0]["n"] == 2
    assert after("films", "hound", "play 2")["killer_health"] == 17
