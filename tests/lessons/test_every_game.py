"""Every registered game teaches itself: it has lessons, and they can be played, in every language."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.play import asked
from polnoc.engine.seats import CHANCE
from polnoc.games import all_games, package_of
from polnoc.lessons import READER, Lesson, Moment, Stage, read_lessons
from polnoc.words import LANGUAGES, Words, read_rulebook, rule_ids

GAMES = [pytest.param(game, id=game.id) for game in all_games()]
LESSONS = [
    pytest.param(game, lesson, id=f"{game.id}-{lesson.id}")
    for game in all_games()
    for lesson in read_lessons(game)
]


def words_for(game: AnyGame, lesson: Lesson, stage: Stage, language: str) -> Words:
    """Return words that raise if anything cannot be worded."""
    names = [Words(language, game, (), strict=True).text(key) for key in lesson.names]
    return Words(language, game, names, stage.seat, stage.moment.chosen, strict=True)


def tell(words: Words, moment: Moment, seat: int) -> list[str]:
    """Return everything that a page would say about a moment."""
    view = moment.view(seat)
    said = [words.event(event) for event in moment.log(seat)]
    return [*said, words.prompt(view), *[words.action(action, view) for action in moment.options(seat)]]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_lessons_for_every_number_of_players(game: AnyGame) -> None:
    lessons = read_lessons(game)
    assert {len(lesson.cast) for lesson in lessons} == set(game.players)
    assert len({lesson.id for lesson in lessons}) == len(lessons)
    assert all(READER in lesson.cast for lesson in lessons)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_text_of_a_lesson_can_be_said(game: AnyGame, lesson: Lesson, language: str) -> None:
    words = Words(language, game, (), strict=True)
    assert all(words.text(key) for key in lesson.keys)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_plays_to_its_end_by_accepted_answers(game: AnyGame, lesson: Lesson, language: str) -> None:
    for stage in lesson.stages:
        words = words_for(game, lesson, stage, language)
        assert all(tell(words, stage.moment, stage.seat))
        for action in stage.right:
            verdict, outcome = stage.judge(action), stage.outcomes[action]
            assert verdict.right
            assert action in stage.moment.options(stage.seat)
            assert stage.step.quick or words.text(verdict.key)
            assert CHANCE not in asked(outcome.position)
            assert outcome.news(stage.seat) or stage.step.quick
            assert all(tell(words, outcome, stage.seat))
            game.check(outcome.position)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_legal_answer_is_right_or_explained(game: AnyGame, lesson: Lesson, language: str) -> None:
    for stage in [stage for stage in lesson.stages if stage.asks]:
        words = words_for(game, lesson, stage, language)
        for action in stage.moment.options(stage.seat):
            verdict = stage.judge(action)
            assert verdict.refusal is None
            assert verdict.right != (action in stage.wrong)
            assert verdict.right or words.text(verdict.key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_what_is_offered_in_vain_is_refused_by_a_rule(game: AnyGame, lesson: Lesson, language: str) -> None:
    known = rule_ids(read_rulebook(game, language))
    for stage in lesson.stages:
        words = words_for(game, lesson, stage, language)
        for action in stage.impossible:
            refusal = stage.judge(action).refusal
            assert refusal is not None
            assert refusal.rule in known
            assert refusal.rule in words.refusal(refusal)
        assert set(stage.step.rules) <= set(known)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_steps_follow_each_other_without_a_gap(game: AnyGame, lesson: Lesson) -> None:
    for before, after in zip(lesson.stages, lesson.stages[1:], strict=False):
        if after.step.begin is None:
            [outcome] = before.outcomes.values() or [before.moment]
            told: tuple[Event, ...] = outcome.events
            assert after.moment.events[: len(told)] == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_the_lessons_is_said_by_one(game: AnyGame, language: str) -> None:
    needed = {key for lesson in read_lessons(game) for key in lesson.keys}
    own = Counter([key for lesson in read_lessons(game) for key in set(lesson.keys) - set(lesson.names)])
    assert max(own.values()) == 1, "two lessons would say the same message"
    folder = package_of(game).folder / "words"
    written: Counter[str] = Counter()
    for file in folder.iterdir():
        if f".{file.name}".endswith(f".{language}.ftl"):
            written.update(re.findall(r"(?m)^(lesson-[a-z0-9-]+) =", file.read_text(encoding="utf-8")))
    assert set(written) == needed
