"""Train and measure everything that Bestia's expert plays by; `tools.train_release bestia` runs it.

Each step gets a share of the seconds and writes what it has found at once:

1. games between hand-made experts, and the habits of a Beast from the questions of their hunters;
2. figures of the hunters, who reckon with these habits, and of the Beast, by evolution against the hand-made
   expert;
3. games of the new expert against the hand-made one, as either side: how often it wins, and how many bits its
   belief is better than an even guess in these fresh games.
"""

from __future__ import annotations

import gzip
import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, TypeVar

from polnoc.games.bestia.bots.bot import HandMade
from polnoc.games.bestia.bots.figures import SIDES, Figures
from polnoc.games.bestia.bots.habits import Habits, as_toml
from polnoc.games.bestia.game import BestiaGame
from polnoc.games.bestia.state import BEAST_WON
from polnoc.games.bestia.tuning import Candidate, figures, play, quick_score
from polnoc.learning.evolution import Plan, evolve
from polnoc.learning.evolution import as_toml as figures_as_toml
from polnoc.records.rates import wilson
from tools.bestia_habits import Question, Recorder, bestia, by_game, cross_fitted, learn, measure, record

T = TypeVar("T")
R = TypeVar("R")
Note = Callable[[str, object], None]

#: Seeds of games to learn habits from, and of games that measure.
RECORDED_SEEDS: Final = 3_000_000
FRESH_SEEDS: Final = 5_000_000
#: This many tasks are queued besides those under way.
SPARE_TASKS: Final = 4
#: Few games per candidate, many candidates: all play the same seeds.
PLAN: Final = Plan(pairs=16, games=3, spread=0.3, last_spread=0.2)
#: The shares of the remaining time for each step: games for habits, figures of hunters, of the Beast; games
#: that measure get the rest.
HABITS_SHARE, HUNTERS_SHARE, BEAST_SHARE = 0.16, 0.27, 0.36


class QuickScorer:
    """Processes that play for evolution, with hunters' habits that are not in a file yet."""

    def __init__(self, pool: ProcessPoolExecutor, habits: Habits | None) -> None:
        self._pool = pool
        self._habits = habits

    def scores(
        self, target: str, candidates: Sequence[Mapping[str, float]], seeds: range
    ) -> list[list[float]]:
        """By candidate: the score of each seed."""
        waiting = [
            [self._pool.submit(_score, target, dict(one), self._habits, seed) for seed in seeds]
            for one in candidates
        ]
        return [[one.result() for one in row] for row in waiting]


def _score(target: str, figures: Mapping[str, float], habits: Habits | None, seed: int) -> float:
    return quick_score(bestia(), target, figures, habits, seed)


def _match(task: tuple[int, dict[str, dict[str, float]], Habits | None]) -> tuple[bool, list[Question]]:
    """A game of the new expert, the Beast in games of even seeds; whether it won, and its questions."""
    seed, found, habits = task
    game = bestia()
    recorder = Recorder(seed)
    beast, hunters = [Candidate(game, Figures(**found[side]), habits) for side in SIDES]
    hand_made = HandMade(game)
    if seed % 2 == 0:
        won = play(game, seed, beast, hand_made, recorder).victor == BEAST_WON
    else:
        won = play(game, seed, hand_made, hunters, recorder).victor != BEAST_WON
    return won, recorder.questions


def until(
    pool: ProcessPoolExecutor, deadline: float, workers: int, work: Callable[[T], R], tasks: Iterable[T]
) -> Iterator[R]:
    """Yield the results of tasks in order, as far as time allows."""
    todo = iter(tasks)
    running: dict[Future[R], int] = {}
    done: dict[int, R] = {}
    given = told = 0
    while True:
        while time.monotonic() < deadline and len(running) < workers + SPARE_TASKS:
            task = next(todo, None)
            if task is None:
                break
            running[pool.submit(work, task)] = given
            given += 1
        if not running:
            return
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            done[running.pop(future)] = future.result()
        while told in done:
            yield done.pop(told)
            told += 1


def train(seconds: float, workers: int, seed: int, games: int, out: Path, note: Note) -> None:
    """Do all steps; at most `games` games measure."""
    begun = time.monotonic()
    game = bestia()
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        habits = _learn_habits(pool, begun + HABITS_SHARE * seconds, workers, game, out, note)
        found: dict[str, dict[str, float]] = {side: dict(figures(game, side)) for side in SIDES}
        for side, share in zip(SIDES[::-1], (HUNTERS_SHARE, BEAST_SHARE), strict=True):
            left = share * max(1.0, begun + seconds - time.monotonic())
            scorer: Any = QuickScorer(pool, habits)
            start = found[side]
            better, generations, played = evolve(scorer, side, start, left, seed, _quiet(note, side), PLAN)
            found[side] = better
            note(f"figures {side}", {"generations": generations, "games": played, "figures": better})
            tables = [figures_as_toml(name, table) for name, table in found.items()]
            (out / "figures.toml").write_text("\n".join(tables), "utf-8")
        _measure(pool, begun + seconds, workers, games, (found, habits), out, note)


def _quiet(note: Note, side: str) -> Callable[[str], None]:
    return lambda line: note(f"evolution {side}", line)


def _learn_habits(
    pool: ProcessPoolExecutor, deadline: float, workers: int, game: BestiaGame, out: Path, note: Note
) -> Habits:
    seeds = range(RECORDED_SEEDS, RECORDED_SEEDS + 100_000)
    games = list(until(pool, deadline, workers, record, seeds))
    questions = [question for found in games for question in found]
    note("recorded", {"games": len(games), "questions": len(questions)})
    with gzip.open(out / "questions.json.gz", "wt") as file:
        json.dump(questions, file)
    habits = learn(questions, pool.map)
    told = f"{len(questions)} questions, {len(games)} games of hand-made experts from seed {RECORDED_SEEDS}"
    (out / "habits.toml").write_text(as_toml(habits, game, told), "utf-8")
    note("habits", told)
    note("bits, cross-fitted", str(cross_fitted(questions, pool.map)))
    return habits


def _measure(
    pool: ProcessPoolExecutor,
    deadline: float,
    workers: int,
    games: int,
    expert: tuple[dict[str, dict[str, float]], Habits],
    out: Path,
    note: Note,
) -> None:
    """Measure wins and bits in fresh games, noted regularly so that nothing is lost when time is up."""
    found, habits = expert
    tasks = [(seed, found, habits) for seed in range(FRESH_SEEDS, FRESH_SEEDS + games)]
    wins: list[bool] = []
    questions: list[Question] = []
    for won, asked in until(pool, deadline - 12, workers, _match, tasks):
        wins.append(won)
        questions += asked
        if len(wins) % 50 == 0:
            _note_wins(wins, note)
    _note_wins(wins, note)
    for name, parity in (("the new Beast", 0), ("the hand-made Beast", 1)):
        asked_of = [question for question in questions if question.seed % 2 == parity]
        bits = measure([(habits, part) for part in by_game(asked_of)[:150]], pool.map)
        note(f"bits about {name}, fresh games", str(bits))


def _note_wins(wins: Sequence[bool], note: Note) -> None:
    as_beast, as_hunters = wins[0::2], wins[1::2]
    if not as_hunters:
        return
    note("wins as the Beast against hand-made", wilson(sum(as_beast), len(as_beast)))
    note("wins as hunters against hand-made", wilson(sum(as_hunters), len(as_hunters)))
    note("wins together", wilson(sum(wins), len(wins)))
