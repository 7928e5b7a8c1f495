"""Run a whole series, from the plan to the figures."""

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
from polnoc.arena.counts import Counts
from polnoc.arena.figures import Choices, Lost, Provenance, Result, Timing
from polnoc.arena.play import Players
from polnoc.arena.series import ArenaError, Plan, Series
from polnoc.arena.workers import WorkerPool, WorkersFailed

#: Called with the number of games done and the number of all games.
Progress = Callable[[int, int], None]

#: Batches are small enough that each process gets many, and never have more seeds than this.
BATCHES_PER_JOB: Final = 16
MOST_SEEDS_PER_BATCH: Final = 200


def check(series: Series) -> None:
    """Raise ArenaError if a series cannot be played as asked. Plays nothing."""
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
    counts, lost = _play(plan, todo, jobs, progress or _silent)
    seconds = time.perf_counter() - start
    if not counts.games:
        raise WorkersFailed(f"not one game could be played: {lost[0].reason}")
    timing = Timing(seconds, counts.games / seconds, jobs, _choices(counts))
    return figures.result(plan, counts, lost, _made(plan), timing)


def batches(seeds: range, jobs: int) -> list[range]:
    """Split the seeds into batches."""
    size = max(1, min(MOST_SEEDS_PER_BATCH, len(seeds) // (jobs * BATCHES_PER_JOB)))
    return [seeds[start : start + size] for start in range(0, len(seeds), size)]


def to_json(result: Result | Sequence[Result]) -> str:
    """A result as one JSON object, several as a list; `Result` documents the fields."""
    return msgspec.json.format(msgspec.json.encode(result), indent=2).decode()


def _silent(done: int, total: int) -> None:
    """Show no progress."""


def _play(plan: Plan, todo: list[range], jobs: int, progress: Progress) -> tuple[Counts, list[Lost]]:
    counts = Counts()

    def take(part: Counts) -> None:
        counts.add(part)
        progress(counts.games, plan.games)

    progress(0, plan.games)
    if jobs == 1:
        play = Players(plan)
        for batch in todo:
            take(play(batch))
        return counts, []
    gone = WorkerPool(partial(ready, plan.series), jobs).run(todo, take)
    size = len(plan.lineups)
    return counts, [Lost(loss.batch[0], loss.batch[-1], len(loss.batch) * size, loss.reason) for loss in gone]


def ready(series: Series) -> Players:
    """What a worker process makes before it plays."""
    return Players(Plan(series))


def _choices(counts: Counts) -> tuple[Choices, ...]:
    return tuple([figures.choices(level, times) for level, times in sorted(counts.choices.items()) if times])


def _made(plan: Plan) -> Provenance:
    return Provenance(
        command=plan.series.command(),
        polnoc=__version__,
        rules_version=plan.game.rules_version,
        content=plan.game.content,
        python=f"{platform.python_implementation()} {platform.python_version()}",
    )
