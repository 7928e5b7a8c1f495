"""A whole series, from the plan to the figures."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import msgspec

from polnoc import __version__
from polnoc.arena import figures
from polnoc.arena.figures import Choices, Lost, Made, Result, Timing
from polnoc.arena.play import Players
from polnoc.arena.series import ArenaError, Plan, Series
from polnoc.arena.tally import Tally
from polnoc.arena.workers import Crew, WorkersFailed

#: Called with the number of games done and the number of all games.
Progress = Callable[[int, int], None]

#: A batch is small enough that each process gets many, and never more than so many seeds.
BATCHES_A_JOB: Final = 16
MOST_SEEDS: Final = 200


def check(series: Series) -> None:
    """ArenaError if a series cannot be played as asked. Plays nothing."""
    Plan(series)


def run(series: Series, jobs: int | None = None, progress: Progress | None = None) -> Result:
    """Play a series in `jobs` processes, all cores by default, and work out the figures.

    ArenaError comes before any game; GameFailed if a bot or a rule breaks down;
    WorkersFailed if no process can work. One job plays in this process.
    """
    if jobs is None:
        jobs = os.cpu_count() or 1
    if jobs < 1:
        raise ArenaError(f"at least 1 job must play, not {jobs}; leave it out to use every core")
    plan = Plan(series)
    todo = batches(plan.seeds, jobs)
    jobs = min(jobs, len(todo))
    start = time.perf_counter()
    tally, lost = _play(plan, todo, jobs, progress or _silent)
    seconds = time.perf_counter() - start
    if not tally.games:
        raise WorkersFailed(f"not one game could be played: {lost[0].reason}")
    timing = Timing(seconds, tally.games / seconds, jobs, _choices(tally))
    return figures.result(plan, tally, lost, _made(plan), timing)


def batches(seeds: range, jobs: int) -> list[range]:
    """The seeds in rows, one row at a time for a worker."""
    size = max(1, min(MOST_SEEDS, len(seeds) // (jobs * BATCHES_A_JOB)))
    return [seeds[start : start + size] for start in range(0, len(seeds), size)]


def to_json(result: Result | Sequence[Result]) -> str:
    """A result as one JSON object, several as a list; `Result` documents the fields."""
    return msgspec.json.format(msgspec.json.encode(result), indent=2).decode()


def _silent(done: int, total: int) -> None:
    """Progress for nobody."""


def _play(plan: Plan, todo: list[range], jobs: int, progress: Progress) -> tuple[Tally, list[Lost]]:
    tally = Tally()

    def take(part: Tally) -> None:
        tally.add(part)
        progress(tally.games, plan.games)

    progress(0, plan.games)
    if jobs == 1:
        play = Players(plan)
        for batch in todo:
            take(play(batch))
        return tally, []
    gone = Crew(partial(ready, plan.series), jobs).run(todo, take)
    size = len(plan.lineups)
    return tally, [Lost(loss.batch[0], loss.batch[-1], len(loss.batch) * size, loss.reason) for loss in gone]


def ready(series: Series) -> Players:
    """What a worker process makes before it plays."""
    return Players(Plan(series))


def _choices(tally: Tally) -> tuple[Choices, ...]:
    return tuple([figures.choices(level, times) for level, times in sorted(tally.choices.items()) if times])


def _made(plan: Plan) -> Made:
    return Made(
        command=plan.series.command(),
        polnoc=__version__,
        rules_version=plan.game.rules_version,
        content=plan.game.content,
        python=f"{platform.python_implementation()} {platform.python_version()}",
    )
