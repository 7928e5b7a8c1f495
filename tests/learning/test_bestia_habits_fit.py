"""Learning the habits of a Beast: the weights that rows were drawn from are recovered; what questions are."""

from __future__ import annotations

import math
import random

import pytest

from polnoc.games.bestia.bots.habits import CARD_FACTS, PLACE_FACTS, Facts, Scene
from tests.games.bestia.soak import rich_line
from tools.bestia_habits import NO_HABITS, Bits, Question, Recorder, Rows, fit, measure, new_cards


def drawn_rows(weights: list[float], count: int) -> Rows:
    """Return choices among three options with random features, drawn with the weights' probabilities."""
    rng = random.Random(1)
    rows: Rows = []
    for _ in range(count):
        options: list[Facts] = [[(fact, rng.random()) for fact in range(len(weights))] for _ in range(3)]
        likes = [math.exp(sum([weights[fact] * value for fact, value in option])) for option in options]
        rows.append((options, rng.choices(range(3), likes)[0]))
    return rows


def test_weights_are_found_that_choices_were_drawn_from() -> None:
    true = [3.0, -2.0, 0.0]
    assert fit(drawn_rows(true, 4000), 3) == pytest.approx(true, abs=0.4)


def test_without_choices_nothing_is_learned() -> None:
    assert fit([], 3) == [0.0, 0.0, 0.0]
    assert fit([], 3, prior=2) == [0.0, 0.0, 1.0]


def test_every_card_is_learned_from_once() -> None:
    scene = Scene(3, (1, 2), 0)
    steps = tuple([(number, 0, 0, -1) for number in range(3)])
    first = Question(1, scene, steps[:2], (), -1, (0, 1), (3, 4, 5))
    second = Question(1, scene, steps, (), -1, (0, 1, 4), (3, 4, 5, 5))
    revealed = Question(1, Scene(5, (1, 2), 0), steps[:1], (), -1, (2,), (5, 6))
    assert [(q.scene.pawn, n) for q, n in new_cards([first, second, revealed])] == [
        (3, 0), (3, 1), (3, 2), (5, 0),
    ]  # fmt: skip


def test_questions_are_asked_at_the_beginning_of_turns_of_hunters_while_the_beast_hides() -> None:
    recorder = Recorder(7)
    for moment in rich_line(3, 1).moments:
        position = moment.position
        for seat in position.terms.seats:
            if position.stack and seat in position.stack[-1].asked(position):
                recorder(position, seat)
    assert recorder.questions
    for question in recorder.questions:
        assert len(question.path) == len(question.track) + 1 == len(question.steps) + 1
        assert question.path[0] == question.scene.pawn


def test_weights_that_say_nothing_have_the_right_sizes() -> None:
    assert (len(NO_HABITS.middle), len(NO_HABITS.last), len(NO_HABITS.end)) == (
        CARD_FACTS, CARD_FACTS, PLACE_FACTS,
    )  # fmt: skip


def test_no_questions_are_no_figure() -> None:
    assert measure([], map) == Bits(0.0, math.inf, 0.0, 0, 0)
