"""Learn the habits of a Beast from games of experts, and measure what hunters can believe with them.

    python -m tools.bestia_habits --games 400 --workers 2 --out habits.toml

A *question* is the beginning of a hunter's turn while the Beast hides: what everybody knows, and where the
Beast really is. First the cards that Beasts laid are learned, then where they were given the chances that
follow from that; both are multinomial logits, fitted by Newton's method with a ridge. What is reported comes
from games that the weights have not seen: each half of the games tests the weights fitted to the other half.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from polnoc.games import find_game
from polnoc.games.bestia.actions import STILL
from polnoc.games.bestia.bots.belief import Belief
from polnoc.games.bestia.bots.bot import HandMade
from polnoc.games.bestia.bots.habits import (
    CARD_FACTS,
    PLACE_FACTS,
    Facts,
    HabitModel,
    Habits,
    PlaceFacts,
    Scene,
    as_toml,
    laid_cards,
    phase_of,
    stay_facts,
)
from polnoc.games.bestia.bots.search import SearchContext
from polnoc.games.bestia.deduction import UNKNOWN, ways_to
from polnoc.games.bestia.game import BestiaGame
from polnoc.games.bestia.rules.turns import Turn, action_cards
from polnoc.games.bestia.state import STAYED, Bestia, Fact, Step
from polnoc.games.bestia.terms import BEAST, Terms
from polnoc.games.bestia.tuning import cast, play

#: The ridge: the strength that pulls every weight towards zero.
RIDGE: Final = 2.0
NEWTON_STEPS: Final = 12
#: The share of a belief that is spread evenly over all possible places.
EVEN: Final = 0.05
#: Weights that say nothing, to begin with.
NO_HABITS: Final = Habits((0.0,) * CARD_FACTS, (0.0,) * CARD_FACTS, (0.0,) * PLACE_FACTS, 1.0, EVEN)

Rows = list[tuple[list[Facts], int]]


class Question(NamedTuple):
    """What everybody knows when a hunter's turn begins, and the Beast's true way."""

    seed: int
    scene: Scene
    steps: tuple[Step, ...]
    facts: tuple[Fact, ...]
    first: int
    track: tuple[int, ...]
    path: tuple[int, ...]


class Recorder:
    """Watches a game and keeps the questions of its hunters."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.questions: list[Question] = []

    def __call__(self, position: Bestia, seat: int) -> None:
        frame = position.stack[-1]
        if seat == BEAST or not position.track or not isinstance(frame, Turn) or frame.symbols:
            return
        phase = phase_of(position.day >= position.terms.days, action_cards(position, BEAST))
        scene = Scene(position.pawn, tuple(position.folk), phase)
        first = position.track[0] if position.oldest else UNKNOWN
        self.questions.append(
            Question(self.seed, scene, position.steps, position.facts, first, position.track, position.path)
        )


def bestia() -> BestiaGame:
    """The game, made once."""
    game = find_game("bestia")
    assert isinstance(game, BestiaGame)
    return game


def terms_of(game: BestiaGame, seed: int) -> Terms:
    """The terms of the game of a seed."""
    return game.terms(game.read_options(cast(game.box, seed)))


def record(seed: int) -> list[Question]:
    """The questions of a game between hand-made experts."""
    game = bestia()
    recorder = Recorder(seed)
    play(game, seed, HandMade(game), HandMade(game), recorder)
    return recorder.questions


# Learning --------------------------------------------------------------------------------------


def new_cards(questions: Sequence[Question]) -> Iterable[tuple[Question, int]]:
    """Every card that a Beast laid, once: with the first question after it, and its number."""
    before: Question | None = None
    for question in questions:
        known = 0
        if before is not None and before.seed == question.seed and before.scene.pawn == question.scene.pawn:
            while (
                known < min(len(before.track), len(question.track))
                and before.steps[known] == question.steps[known]
                and before.track[known] == question.track[known]
            ):
                known += 1
        for number in range(known, len(question.track)):
            yield question, number
        before = question


def card_rows(questions: Sequence[Question]) -> tuple[Rows, Rows]:
    """The options and the choice, for cards within a move and for the last of a move."""
    game = bestia()
    middle: Rows = []
    last: Rows = []
    for question, number in new_cards(questions):
        step, here, card = question.steps[number], question.path[number], question.track[number]
        offered = laid_cards(game_places(game, question), here, step)
        if step[1] & STAYED or len(offered) < 2 or card not in [way for way, _ in offered]:
            continue
        facts = PlaceFacts(terms_of(game, question.seed), question.scene)
        near = facts.hunters_near(step[2])
        options = [
            [*facts.of(there, near), *(stay_facts(near[here]) if way == STILL else [])]
            for way, there in offered
        ]
        steps = question.steps
        ends = number + 1 == len(steps) or steps[number + 1][0] > number
        (last if ends else middle).append((options, [way for way, _ in offered].index(card)))
    return middle, last


def game_places(game: BestiaGame, question: Question) -> Any:
    """The map of a question."""
    return terms_of(game, question.seed).places


def end_rows(task: tuple[Habits, Sequence[Question]]) -> Rows:
    """Where the Beast could be and was; the last fact is the logarithm of the chance by its steps."""
    habits, questions = task
    game = bestia()
    # Without weights for ends and without an even share, the belief follows from the steps alone.
    bare = habits._replace(end=(0.0,) * PLACE_FACTS, prior=1.0, even=0.0)
    rows: Rows = []
    for question in questions:
        terms = terms_of(game, question.seed)
        chances = belief_with(terms, question, bare).chances
        facts = PlaceFacts(terms, question.scene)
        near = facts.hunters_near(question.steps[-1][2])
        options = [
            [*facts.of(place, near), (PLACE_FACTS, math.log(max(chance, 1e-12)))]
            for place, chance in chances.items()
        ]
        places = list(chances)
        if len(places) > 1 and question.path[-1] in places:
            rows.append((options, places.index(question.path[-1])))
    return rows


def belief_with(terms: Terms, question: Question, habits: Habits) -> Belief:
    """The belief of hunters who assume these habits."""
    model = HabitModel(terms, question.scene, habits)
    return Belief(model, question.scene.pawn, question.steps, question.facts, question.first)


def fit(rows: Rows, size: int, prior: int = -1) -> list[float]:
    """The maximum-likelihood weights; `prior` is a fact whose weight is pulled to 1."""
    weights = np.zeros(size)
    target = np.zeros(size)
    if prior >= 0:
        weights[prior] = target[prior] = 1.0
    if not rows:
        return [float(weight) for weight in weights]
    most = max([len(options) for options, _ in rows])
    facts = np.zeros((len(rows), most, size))
    there: Any = np.zeros((len(rows), most), dtype=bool)
    taken = np.array([chosen for _, chosen in rows])
    for row, (options, _) in enumerate(rows):
        for at, option in enumerate(options):
            there[row, at] = True
            for fact, value in option:
                facts[row, at, fact] += value
    every = np.arange(len(rows))
    for _ in range(NEWTON_STEPS):
        logits = np.where(there, facts @ weights, -np.inf)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        mean = np.einsum("no,nof->nf", chances, facts)
        slope = (facts[every, taken] - mean).sum(axis=0) - RIDGE * (weights - target)
        flat = facts.reshape(-1, size)
        curve = (flat * chances.reshape(-1, 1)).T @ flat - mean.T @ mean + RIDGE * np.eye(size)
        change = np.linalg.solve(curve, slope)
        weights = weights + change / max(1.0, float(np.abs(change).max()) / 2)
    return [float(weight) for weight in weights]


def learn(questions: Sequence[Question], spread: Callable[..., Iterable[Any]]) -> Habits:
    """Habits from questions; `spread` maps a function over parts of the work."""
    middle: Rows = []
    last: Rows = []
    parts = by_game(questions)
    for some_middle, some_last in spread(card_rows, parts):
        middle += some_middle
        last += some_last
    habits = NO_HABITS._replace(middle=tuple(fit(middle, CARD_FACTS)), last=tuple(fit(last, CARD_FACTS)))
    rows = [row for some in spread(end_rows, [(habits, part) for part in parts]) for row in some]
    *end, prior = fit(rows, PLACE_FACTS + 1, PLACE_FACTS)
    return habits._replace(end=tuple(end), prior=min(max(prior, 0.0), 9.0))


def by_game(questions: Sequence[Question]) -> list[list[Question]]:
    """The questions of each game."""
    games: dict[int, list[Question]] = {}
    for question in questions:
        games.setdefault(question.seed, []).append(question)
    return list(games.values())


# Measuring -------------------------------------------------------------------------------------


class Bits(NamedTuple):
    """How many bits a belief is better than an even guess over the possible places, with the 95 % margin."""

    mean: float
    error: float
    plain: float
    questions: int
    games: int

    def __str__(self) -> str:
        low, high = self.mean - self.error, self.mean + self.error
        return (
            f"{self.mean:+.3f} bits ({low:+.3f} to {high:+.3f}) better than an even guess, the plain model "
            f"{self.plain:+.3f}; {self.questions} questions of {self.games} games"
        )


def gains(task: tuple[Habits, Sequence[Question]]) -> list[tuple[float, float]]:
    """By question: bits better than an even guess with these habits, and with the plain model."""
    habits, questions = task
    game = bestia()
    found = []
    for question in questions:
        terms = terms_of(game, question.seed)
        scene = question.scene
        possible = ways_to(terms.places, scene.pawn, question.steps, question.facts, question.first)
        plain = SearchContext(terms).beast_model(Scene(-1, scene.folk, 0))
        beliefs = (
            belief_with(terms, question, habits),
            Belief(plain, scene.pawn, question.steps, question.facts, question.first),
        )
        at = question.path[-1]
        even = math.log2(len(possible))
        with_habits, without = [
            even + math.log2(max(belief.chances.get(at, 0.0), 1e-9)) for belief in beliefs
        ]
        found.append((with_habits, without))
    return found


def measure(parts: Sequence[tuple[Habits, Sequence[Question]]], spread: Callable[..., Iterable[Any]]) -> Bits:
    """The bits of all questions; each part is a game, whose questions belong together."""
    games = [found for found in spread(gains, parts) if found]
    count = sum([len(found) for found in games])
    if not count:
        return Bits(0.0, math.inf, 0.0, 0, 0)
    mean = sum([bits for found in games for bits, _ in found]) / count
    plain = sum([bits for found in games for _, bits in found]) / count
    off = [sum([bits - mean for bits, _ in found]) for found in games]
    error = 1.96 * math.sqrt(sum([one * one for one in off])) / count
    return Bits(mean, error, plain, count, len(games))


def cross_fitted(questions: Sequence[Question], spread: Callable[..., Iterable[Any]]) -> Bits:
    """The bits in games that the weights have not seen."""
    halves = [[question for question in questions if question.seed % 2 == half] for half in (0, 1)]
    parts = []
    for mine, other in (halves, halves[::-1]):
        habits = learn(other, spread)
        parts += [(habits, part) for part in by_game(mine)]
    return measure(parts, spread)


def main() -> int:
    """Play, learn, measure, write."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=700_000)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    seeds = range(asked.seed, asked.seed + asked.games)
    with ProcessPoolExecutor(asked.workers, get_context("spawn")) as pool:
        questions = [question for found in pool.map(record, seeds) for question in found]
        print(cross_fitted(questions, pool.map), flush=True)
        habits = learn(questions, pool.map)
    told = f"{len(questions)} questions, {asked.games} games between hand-made experts from seed {asked.seed}"
    asked.out.write_text(as_toml(habits, bestia(), told), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
