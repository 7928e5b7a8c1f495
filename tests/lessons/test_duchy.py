"""The tutorial of 13 Duchów omits nothing that happens at a table."""

from __future__ import annotations

from polnoc.games.duchy import PACKAGE
from tests.lessons.tutorial import Tutorial

GAME = PACKAGE.make_game()
TUTORIAL = Tutorial(GAME)
LESSONS = TUTORIAL.lessons
stages = TUTORIAL.stages
told = TUTORIAL.told


def test_there_are_five_to_eight_lessons_of_four_to_ten_steps() -> None:
    assert 5 <= len(LESSONS) <= 8
    assert all(4 <= len(lesson.stages) <= 10 for lesson in LESSONS)


def test_nearly_every_step_waits_for_an_answer() -> None:
    assert sum(stage.asks for stage in stages()) / len(stages()) > 0.9


def test_every_card_is_played_by_the_reader_or_by_a_rival() -> None:
    used = {event.args["card"] for event in told() if event.key == "uses"}
    assert {GAME.deck.number_of(int(str(card))) for card in used} == set(range(1, 14))


def test_every_kind_of_thing_happens() -> None:
    assert {event.key for event in told()} >= {
        "asks-among", "asks-at-least", "asks-even", "answers-yes", "answers-no", "ignores", "shields",
        "boxes-card", "guesses", "found", "scores", "round-over", "round-begins", "game-over",
        "peeks-bottom-cards", "peeks-top-cards", "arranges-cards", "copies", "extra-turn",
        "hides-card", "settles-card", "shares-cards", "draws-card",
    }  # fmt: skip


def test_a_partner_stands_in_once() -> None:
    turns = [event.args for event in told() if event.key == "turn"]
    assert any(args["seat"] != args["actor"] for args in turns)


def test_the_stack_runs_out_once_and_somebody_guesses_without_a_card() -> None:
    bare = [stage for stage in stages() if stage.step.id == "bare"]
    assert [stage.moment.view(stage.seat)["hand"] for stage in bare] == [[0, 0]]


def test_both_a_hit_and_a_miss_are_accepted_where_only_luck_decides() -> None:
    [coin] = [stage for stage in stages() if stage.step.id == "coin"]
    assert sorted([action.text for action in coin.right]) == ["name 8", "name 9"]
    assert len({coin.judge(action).key for action in coin.right}) == 2


def test_the_wrong_lair_of_the_first_step_explains_itself() -> None:
    first = LESSONS[0].stages[0]
    verdict = first.judge(GAME.actions.parse("hide 3"))
    assert (verdict.right, verdict.key) == (False, "lesson-hiding-lair-wrong")
    refused = first.judge(GAME.actions.parse("use"))
    assert refused.refusal is not None
    assert refused.refusal.rule == "DUE-SETUP-03"
