"""Train and measure everything that Bestia's expert plays by; `tools.train_release bestia` runs it.

Each step gets a share of the seconds and writes what it has found at once:

1. games between hand-made experts, some with slips, and the habits of a Beast from the questions of their
   hunters;
2. from single days of these games (`tools.bestia_days`): what drafted cards bring, and the figures of both
   sides against the hand-made expert;
3. games of the new expert against the hand-made one, as either side: how often it wins, and how many bits its
   belief is better than an even guess in these fresh games.
"""

from __future__ import annotations

import gzip
import itertools
import json
import random
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from polnoc.games.bestia.bots.bot import HandMade
from polnoc.games.bestia.bots.figures import SIDES, Drafted, Figures
from polnoc.games.bestia.bots.habits import Habits, as_toml
from polnoc.games.bestia.state import BEAST_WON
from polnoc.games.bestia.tuning import Candidate, figures, play
from polnoc.learning.evolution import as_toml as figures_as_toml
from polnoc.records.rates import wilson
from tools.bestia_days import (
    Day,
    Forecast,
    Recorded,
    Search,
    Stage,
    Trial,
    days_held,
    days_of,
    fit_drafted,
    fit_forecast,
    record_answers,
)
from tools.bestia_habits import Question, Recorder, bestia, by_game, cross_fitted, learn, measure

T = TypeVar("T")
R = TypeVar("R")
Note = Callable[[str, object], None]
Found = Mapping[str, Mapping[str, float]]

#: Seeds of games to learn from, and of games that measure.
RECORDED_SEEDS: Final = 3_000_000
FRESH_SEEDS: Final = 5_000_000
#: Every other game has this share of slips, so that the forecast sees what experts avoid; no habits are
#: learned from it.
SLIPS: Final = 0.05
#: This many tasks are queued besides those under way.
SPARE_TASKS: Final = 4
#: After this many pairs, the figures move.
PAIRS_A_MOVE: Final = 100
#: The shares of the time for each step: recorded games, and figures; games that measure get the rest.
RECORDED_SHARE, FIGURES_SHARE = 0.2, 0.65


def _record(seed: int) -> tuple[Recorded, list[Question]]:
    """A game between hand-made experts, and its questions."""
    game = bestia()
    recorder = Recorder(seed)
    slips = SLIPS if seed % 2 else 0.0
    recorded = record_answers(game, seed, (HandMade(game), HandMade(game)), slips, recorder)
    return recorded, [] if slips else recorder.questions


def _days(recorded: Recorded) -> list[Day]:
    return days_of(bestia(), recorded)


_stage: list[Stage] = []


def _set_up(games: Sequence[Recorded], forecast: Forecast, habits: Habits, drafted: Drafted) -> None:
    """Begin a process that plays trials."""
    _stage.append(Stage(bestia(), games, forecast, habits, drafted))


def _scores(trial: Trial) -> tuple[float, float]:
    return _stage[0].scores(trial)


class Learned(NamedTuple):
    """What the new expert plays by."""

    figures: Found
    habits: Habits
    drafted: Drafted


def _match(task: tuple[int, Learned]) -> tuple[bool, list[Question]]:
    """A game of the new expert, the Beast in games of even seeds; whether it won, and its questions."""
    seed, (found, habits, drafted) = task
    game = bestia()
    recorder = Recorder(seed)
    beast, hunters = [Candidate(game, Figures(**found[side]), habits, drafted) for side in SIDES]
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
    context = get_context("spawn")
    with ProcessPoolExecutor(workers, context) as pool:
        recorded, habits = _learn(pool, begun + RECORDED_SHARE * seconds, workers, out, note)
        played = [
            (days, one.beast_won) for days, one in zip(pool.map(_days, recorded), recorded, strict=True)
        ]
        forecast = fit_forecast([(day.facts, won) for days, won in played for day in days])
        note("forecast", forecast)
        drafted = fit_drafted([held for days, won in played for held in days_held(days, won, forecast)])
        tables = [figures_as_toml(side, table) for side, table in drafted.items()]
        (out / "drafted.toml").write_text("\n".join(tables), "utf-8")
    deadline = begun + (RECORDED_SHARE + FIGURES_SHARE) * seconds
    with ProcessPoolExecutor(workers, context, _set_up, (recorded, forecast, habits, drafted)) as pool:
        found = _search(pool, deadline, workers, seed, out, note)
        _measure(pool, begun + seconds, workers, games, Learned(found, habits, drafted), note)


def _learn(
    pool: ProcessPoolExecutor, deadline: float, workers: int, out: Path, note: Note
) -> tuple[list[Recorded], Habits]:
    """Record games, and learn the habits of their Beasts."""
    seeds = range(RECORDED_SEEDS, RECORDED_SEEDS + 100_000)
    found = list(until(pool, deadline, workers, _record, seeds))
    games = [recorded for recorded, _ in found]
    questions = [question for _, asked in found for question in asked]
    note("recorded", {"games": len(games), "questions": len(questions)})
    with gzip.open(out / "games.json.gz", "wt") as file:
        json.dump(games, file)
    with gzip.open(out / "questions.json.gz", "wt") as file:
        json.dump(questions, file)
    habits = learn(questions, pool.map)
    of_games = len(by_game(questions))
    told = f"{len(questions)} questions, {of_games} games of hand-made experts from seed {RECORDED_SEEDS}"
    (out / "habits.toml").write_text(as_toml(habits, bestia(), told), "utf-8")
    note("habits", told)
    note("bits, cross-fitted", str(cross_fitted(questions, pool.map)))
    return games, habits


def _search(
    pool: ProcessPoolExecutor, deadline: float, workers: int, seed: int, out: Path, note: Note
) -> Found:
    """Find the figures of both sides, a pair of each in turn."""
    rng = random.Random(seed)
    searches = {side: Search(figures(bestia(), side)) for side in SIDES}
    sent: deque[tuple[Search, object, object]] = deque()

    def trials() -> Iterator[Trial]:
        for side in itertools.cycle(SIDES):
            search = searches[side]
            centre, way = search.centre, search.draw_way(rng)
            sent.append((search, centre, way))
            yield Trial(
                side, (search.figures(centre + way), search.figures(centre - way)), rng.randrange(1 << 40)
            )

    for scores in until(pool, deadline, workers, _scores, trials()):
        search, centre, way = sent.popleft()
        search.take(centre, way, scores)
        if len(search) % PAIRS_A_MOVE == 0:
            search.move()
            averages = {side: (len(one), round(one.average(500), 4)) for side, one in searches.items()}
            note("pairs, and average score of the last 500", averages)
            _write(searches, out)
    return _write(searches, out)


def _write(searches: Mapping[str, Search], out: Path) -> Found:
    found = {side: search.best() for side, search in searches.items()}
    tables = [figures_as_toml(side, table) for side, table in found.items()]
    (out / "figures.toml").write_text("\n".join(tables), "utf-8")
    return found


def _measure(
    pool: ProcessPoolExecutor,
    deadline: float,
    workers: int,
    games: int,
    learned: Learned,
    note: Note,
) -> None:
    """Measure wins and bits in fresh games, noted regularly so that nothing is lost when time is up."""
    tasks = [(seed, learned) for seed in range(FRESH_SEEDS, FRESH_SEEDS + games)]
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
        bits = measure([(learned.habits, part) for part in by_game(asked_of)[:150]], pool.map)
        note(f"bits about {name}, fresh games", str(bits))


def _note_wins(wins: Sequence[bool], note: Note) -> None:
    as_beast, as_hunters = wins[0::2], wins[1::2]
    if not as_hunters:
        return
    note("wins as the Beast against hand-made", wilson(sum(as_beast), len(as_beast)))
    note("wins as hunters against hand-made", wilson(sum(as_hunters), len(as_hunters)))
    note("wins together", wilson(sum(wins), len(wins)))
