"""What is measured, and how: process CPU time, best of five slices spread over the whole run.

Other work on the machine comes and goes. So no figure is taken in one go: every
measure gets a slice of time, then all of them a second slice, and so on; the
best slice counts. Never assert a time: it differs from machine to machine.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import TypeVar

SLICES = 5

T = TypeVar("T")


@dataclass
class Work:
    """Something to measure. `run` does some of it and returns how much."""

    run: Callable[[], int]
    #: The most that was done per second of CPU time.
    best: float = 0.0
    done: int = 0
    runs: int = 0

    def spend(self, seconds: float) -> None:
        """Measure for one slice of time, at least one run."""
        done, runs, spent, start = 0, 0, 0.0, process_time()
        while spent < seconds or not runs:
            done += self.run()
            runs += 1
            spent = process_time() - start
        self.best = max(self.best, done / spent)
        self.done += done
        self.runs += runs


def over(samples: Sequence[T], action: Callable[[T], object]) -> Work:
    """The work of doing `action` with each of the samples."""

    def run() -> int:
        for sample in samples:
            action(sample)
        return len(samples)

    return Work(run)


@dataclass
class Row:
    """The figures of one game. Times are in microseconds; None: there is no such thing."""

    framework: str
    game: str
    note: str = ""
    decisions_per_second: float | None = None
    decisions_per_game: float | None = None
    clone: float | None = None
    view: float | None = None
    encode: float | None = None
    redeal: float | None = None
    rollout: float | None = None


@dataclass
class Subject:
    """One game of one framework. `play` plays a game and counts decisions; `times` are single steps."""

    framework: str
    game: str
    note: str
    play: Work | None = None
    #: By name of a field of Row.
    times: dict[str, Work] = field(default_factory=dict)

    def works(self) -> Iterator[Work]:
        """Everything to be measured."""
        if self.play:
            yield self.play
        yield from self.times.values()

    def row(self) -> Row:
        """The figures so far."""
        row = Row(self.framework, self.game, self.note)
        if self.play:
            row.decisions_per_second = self.play.best
            row.decisions_per_game = self.play.done / self.play.runs
        for name, work in self.times.items():
            setattr(row, name, 1e6 / work.best)
        return row


def measure(subjects: Sequence[Subject], seconds: float, tell: Callable[[str], None]) -> Iterable[Row]:
    """The rows of all subjects; each figure takes `seconds` of CPU time in all."""
    gc.collect()
    gc.freeze()  # keep garbage collection of other subjects' modules and samples out of the figures
    for number in range(1, SLICES + 1):
        tell(f"slice {number} of {SLICES}")
        for subject in subjects:
            for work in subject.works():
                work.spend(seconds / SLICES)
    return [subject.row() for subject in subjects]
