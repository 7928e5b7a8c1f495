"""Run a whole series, from the plan to the figures."""

from __future__ import annotations

import platform
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from polnoc import __version__
from polnoc.arena import figures
from polnoc.arena.counts import Counts
from polnoc.arena.cutting import Batches
from polnoc.arena.figures import Choices, Lost, Provenance, Result, Timing
from polnoc.arena.play import Players
from polnoc.arena.played import Played
from polnoc.arena.series import ArenaError, Plan, Series
from polnoc.arena.status import DONE, STOPPED, Meter, Progress, Status
from polnoc.arena.stopping import heeding_signals
from polnoc.batches import BadPlace, LostBatch, Place, WorkersFailed, open_executor, read_place
from polnoc.games import Pin, pin_of, pinned_game

#: Seconds between two writes of the file `keep`.
KEEP_SECONDS: Final = 10.0
#: The reason given for missing seeds when somebody has stopped the series.
INTERRUPTED: Final = "the series was stopped before they were played"


def check(series: Series) -> None:
    """Raise ArenaError if a series cannot be played as asked. Plays nothing."""
    Plan(series)


def place_of(on: str | None, jobs: int | None, timeout_s: float | None = None) -> Place:
    """Where to play; ArenaError if nobody can play there."""
    try:
        return read_place(on, jobs, timeout_s)
    except BadPlace as error:
        raise ArenaError(str(error)) from None


def run(
    series: Series,
    jobs: int | None = None,
    progress: Progress | None = None,
    place: Place | None = None,
    keep: Path | None = None,
) -> Result:
    """Play a series in `jobs` processes, all cores by default, or at a place, and work out the figures.

    ArenaError is raised before any game; BatchFailed if a bot or a rule breaks down; WorkersFailed if nobody
    can play. One job plays in this process. What was played counts even if the series is stopped (Ctrl-C), or
    if all workers are lost: the figures then name the seeds that are missing. With `keep`, what was played is
    written to a file, from which the series resumes.
    """
    plan = Plan(series)
    where = place or place_of(None, jobs)
    played = Played(plan.seeds)
    if keep is not None and keep.exists():
        played.read(keep, series)
    start = time.perf_counter()
    lost = _Playing(plan, played, keep, progress or _silent).play(where)
    seconds = time.perf_counter() - start
    counts = played.counts()
    if not counts.games:
        raise WorkersFailed(f"not one game could be played: {lost[0].reason}")
    timing = Timing(seconds, counts.games / seconds, where.jobs, _choices(counts))
    return figures.result(plan, counts, lost, _made(plan), timing)


def was_interrupted(result: Result) -> bool:
    """Whether somebody has stopped the series."""
    return any([lost.reason == INTERRUPTED for lost in result.lost])


def to_json(result: Result | Sequence[Result]) -> str:
    """A result as one JSON object, several as a list; `Result` documents the fields."""
    return msgspec.json.format(msgspec.json.encode(result), indent=2).decode()


def _silent(status: Status) -> None:
    """Show no progress."""


class _Playing:
    """A series while it is played."""

    def __init__(self, plan: Plan, played: Played, keep: Path | None, progress: Progress) -> None:
        self._plan = plan
        self._played = played
        self._keep = keep
        self._kept = time.monotonic()
        title = f"{plan.series.game}: {', '.join(plan.series.seats)}"
        self._meter = Meter(title, plan.games, progress)

    def play(self, place: Place) -> list[Lost]:
        """Play what has not been played; return what is missing in the end, and why."""
        missing = self._played.missing()
        if not missing:
            return []
        maker = partial(ready, self._plan.series, pin_of(self._plan.game))
        gone: list[LostBatch[range]] = []
        rest = ""
        with open_executor(place, maker, self._plan.series.game) as executor, heeding_signals() as check:
            tally = executor.tally
            batches = Batches(missing, lambda: tally.workers)

            def take(batch: range, part: Counts) -> None:
                self._played.take(batch, part)
                batches.learn(len(batch), part.spent_ns)

            def tick() -> None:
                check()
                self._meter.report_if_due(self._played.games, tally)
                self._keep_sometimes()

            self._meter.report(self._played.games, tally)
            try:
                gone = executor.run(batches, take, tick)
            except KeyboardInterrupt:
                rest = INTERRUPTED
            except WorkersFailed as error:
                rest = str(error)
            finally:
                self._write()
        lost = self._lost(gone, rest)
        state = STOPPED if rest else DONE
        self._meter.report(self._played.games, tally, state, sum([each.games for each in lost]))
        return lost

    def _lost(self, gone: Sequence[LostBatch[range]], rest: str) -> list[Lost]:
        """All seeds that are missing, with the reason."""
        reasons = {loss.batch.start: loss.reason for loss in gone}
        rows = [loss.batch for loss in gone] if not rest else self._played.missing()
        size = len(self._plan.lineups)
        return [Lost(row[0], row[-1], len(row) * size, reasons.get(row.start, rest)) for row in rows]

    def _keep_sometimes(self) -> None:
        if time.monotonic() > self._kept + KEEP_SECONDS:
            self._write()

    def _write(self) -> None:
        if self._keep is not None:
            self._played.keep(self._keep, self._plan.series)
        self._kept = time.monotonic()


def ready(series: Series, pin: Pin) -> Players:
    """Build the players in a worker; the game is sent with its packs, whose files the worker may not have."""
    return Players(Plan(series, pinned_game(*pin)))


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
