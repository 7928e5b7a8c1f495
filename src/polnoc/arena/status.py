"""The progress of a running series, for its own terminal and, through a small file, for any other.

The file is one JSON object (`Status`), rewritten every second and once more at the end.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Final

import msgspec

from polnoc.arena.series import ArenaError
from polnoc.batches import Tally

#: The speed is averaged over this many seconds.
WINDOW_SECONDS: Final = 60.0
#: Seconds between two reports.
REPORT_SECONDS: Final = 1.0
#: A series that has not written for this many seconds is taken to be dead.
SILENT_SECONDS: Final = 30.0

PLAYING: Final = "playing"
DONE: Final = "done"
STOPPED: Final = "stopped"


class Status(msgspec.Struct, frozen=True):
    """The progress of a series. This is the JSON object."""

    title: str
    #: playing, done, stopped.
    state: str
    #: Games played, of how many.
    games: int
    planned: int
    games_per_second: float
    #: Seconds to the end at this speed; null if there is none yet.
    seconds_left: float | None
    #: Batches worked on at the same time.
    workers: int
    #: Batches that were given out again, the reason for the last, and batches that were given up.
    repeated: int
    last_repeat: str
    lost: int
    #: Games that are missing; known only at the end.
    lost_games: int
    #: By worker: why it gets no batch.
    refused: dict[str, str]
    #: When the series began and when this was written, in seconds since 1970.
    began: float
    written: float


Progress = Callable[[Status], None]


class Meter:
    """Follows a series: it works out speed and remaining time, and reports them every second."""

    def __init__(
        self, title: str, planned: int, progress: Progress, clock: Callable[[], float] = time.time
    ) -> None:
        self._title = title
        self._planned = planned
        self._progress = progress
        self._clock = clock
        self._began = clock()
        self._reported = 0.0
        #: Pairs of a time and the games played until then.
        self._seen: deque[tuple[float, int]] = deque()

    def report_if_due(self, games: int, tally: Tally) -> None:
        """Report the progress, unless that was done just now."""
        if self._clock() >= self._reported + REPORT_SECONDS:
            self.report(games, tally)

    def report(self, games: int, tally: Tally, state: str = PLAYING, lost_games: int = 0) -> None:
        """Report the progress."""
        now = self._reported = self._clock()
        self._seen.append((now, games))
        while now - self._seen[0][0] > WINDOW_SECONDS and len(self._seen) > 2:
            self._seen.popleft()
        speed = self._speed()
        self._progress(
            Status(
                title=self._title,
                state=state,
                games=games,
                planned=self._planned,
                games_per_second=speed,
                seconds_left=(self._planned - games) / speed if speed else None,
                workers=tally.workers,
                repeated=tally.repeated,
                last_repeat=tally.last_repeat,
                lost=tally.lost,
                lost_games=lost_games,
                refused=dict(tally.refused),
                began=self._began,
                written=now,
            )
        )

    def _speed(self) -> float:
        (then, before), (now, games) = self._seen[0], self._seen[-1]
        return (games - before) / (now - then) if now > then else 0.0


def write_status(status: Status, path: Path) -> None:
    """Write the file atomically: a reader never sees half of it."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_bytes(msgspec.json.format(msgspec.json.encode(status)))
        part.replace(path)
    except OSError as error:
        raise ArenaError(f"the status cannot be written to '{path}': {error.strerror}") from error


def read_status(path: Path) -> Status:
    """The status in a file; ArenaError if there is none."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Status)
    except FileNotFoundError:
        raise ArenaError(f"there is no file '{path}'; a series writes one with --status FILE") from None
    except (OSError, msgspec.DecodeError):
        raise ArenaError(f"'{path}' is no status of a series") from None


def in_words(status: Status, now: float) -> list[str]:
    """A status as an operator reads it, in lines."""
    share = 100 * status.games / status.planned
    lines = [
        f"{status.title}: {status.state}",
        f"{status.games:,} of {status.planned:,} games ({share:.1f} %), "
        f"{status.games_per_second:,.1f} games a second, {status.workers} workers",
        f"batches repeated: {status.repeated}, lost: {status.lost}",
    ]
    if status.lost_games:
        lines.append(f"games missing: {status.lost_games:,}")
    if status.last_repeat:
        lines.append(f"last repeated because: {status.last_repeat}")
    if status.state == PLAYING:
        lines.append(_estimate(status, now))
    lines += [f"refused: {worker}: {reason}" for worker, reason in status.refused.items()]
    return lines


def _estimate(status: Status, now: float) -> str:
    silent = now - status.written
    if silent > SILENT_SECONDS:
        return f"nothing was heard of it for {_duration(silent)}: it may have been killed"
    if status.seconds_left is None:
        return "no estimate of the end yet"
    return f"about {_duration(status.seconds_left)} to the end"


def _duration(seconds: float) -> str:
    return str(timedelta(seconds=round(seconds)))


def watch(path: Path, wait: Callable[[float], None] = time.sleep) -> Iterator[list[str]]:
    """Yield the status in words every second until the series ends or falls silent."""
    while True:
        status, now = read_status(path), time.time()
        yield in_words(status, now)
        if status.state != PLAYING or now - status.written > SILENT_SECONDS:
            return
        wait(REPORT_SECONDS)
