"""The layout of plots as numbers; the page draws them.

Plots are 360 units wide, about as many as a small phone has pixels, so that
their letters stay readable there.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from polnoc.arena.statistics import Length
from polnoc.arena.wording import interval, percent
from polnoc.records.rates import Rate

WIDTH: Final = 360
LEFT: Final = 12
RIGHT: Final = 348

_ROW: Final = 46
_AXIS: Final = 34
_BARS: Final = 150
_BARS_TOP: Final = 24
_MOST_BARS: Final = 42
#: About how many marks an axis has.
_MARKS: Final = 5


@dataclass(frozen=True, slots=True)
class Mark:
    """A labelled place on an axis."""

    x: float
    text: str


@dataclass(frozen=True, slots=True)
class Whisker:
    """One rate: a dot with its interval."""

    name: str
    value: str
    y: float
    x: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class RatePlot:
    """Rates below each other, with a line at the even share."""

    height: int
    bottom: int
    rows: tuple[Whisker, ...]
    even: float
    marks: tuple[Mark, ...]
    description: str


@dataclass(frozen=True, slots=True)
class Bar:
    """The games of one length, or of a few neighbouring lengths."""

    x: float
    y: float
    width: float
    height: float
    title: str


@dataclass(frozen=True, slots=True)
class LengthPlot:
    """How many games took how long, with a line at the median."""

    height: int
    bottom: int
    bars: tuple[Bar, ...]
    median: Mark
    anchor: str
    marks: tuple[Mark, ...]
    description: str


def rate_plot(rates: Sequence[tuple[str, Rate]], even: float) -> RatePlot:
    """Rates with their names, on an axis just wide enough for all intervals."""
    scale = _Scale([rate.low for _, rate in rates], [rate.high for _, rate in rates], even)
    bottom = _ROW * len(rates) + 6
    rows = tuple(
        [
            Whisker(
                name,
                percent(rate.share),
                row * _ROW + 32,
                scale.x(rate.share),
                scale.x(rate.low),
                scale.x(rate.high),
            )
            for row, (name, rate) in enumerate(rates)
        ]
    )
    told = [f"{name} {percent(rate.share)}, interval {interval(rate)}" for name, rate in rates]
    description = "; ".join(told) + f". An even share is {percent(even)}."
    return RatePlot(bottom + _AXIS, bottom, rows, scale.x(even), scale.marks(), description)


class _Scale:
    """An axis of shares that ends at round values."""

    def __init__(self, lows: Sequence[float], highs: Sequence[float], even: float) -> None:
        low, high = 100 * min(*lows, even), 100 * max(*highs, even)
        self._step = nice(max(high - low, 1.0) / _MARKS)
        self._low = max(0.0, math.floor(low / self._step) * self._step)
        self._high = min(100.0, math.ceil(high / self._step) * self._step)

    def x(self, share: float) -> float:
        return _between(100 * share, self._low, self._high)

    def marks(self) -> tuple[Mark, ...]:
        count = round((self._high - self._low) / self._step)
        values = [self._low + number * self._step for number in range(count + 1)]
        return tuple([Mark(_between(value, self._low, self._high), f"{value:g} %") for value in values])


def length_plot(length: Length, unit: str) -> LengthPlot:
    """A histogram; lengths are grouped if there are too many of them."""
    first, last = length.counts[0][0], length.longest
    size = max(1, math.ceil(nice((last - first + 1) / _MOST_BARS)))
    start = first // size * size
    bins = [0] * ((last - start) // size + 1)
    for value, games in length.counts:
        bins[(value - start) // size] += games
    wide = (RIGHT - LEFT) / len(bins)
    bars = tuple([_bar(start + number * size, size, games, max(bins), LEFT + number * wide, wide, unit)
                  for number, games in enumerate(bins) if games])  # fmt: skip
    median = Mark(LEFT + ((length.median - start) / size + 0.5 / size) * wide, f"median {length.median}")
    description = (
        f"The mean is {length.mean:.1f} {unit}, the median {length.median}; "
        f"9 of 10 games take at most {length.p90}, the longest took {last}."
    )
    anchor = "end" if median.x > WIDTH / 2 else "start"
    bottom = _BARS_TOP + _BARS
    return LengthPlot(
        bottom + _AXIS, bottom, bars, median, anchor, _length_marks(start, size, bins, wide), description
    )


def _bar(low: int, size: int, games: int, most: int, x: float, wide: float, unit: str) -> Bar:
    tall = _BARS * games / most
    span = f"{low}" if size == 1 else f"{low} to {low + size - 1}"
    gap = min(2.0, wide / 5)
    return Bar(x + gap / 2, _BARS_TOP + _BARS - tall, wide - gap, tall, f"{span} {unit}: {games:,} games")


def _length_marks(start: int, size: int, bins: Sequence[int], wide: float) -> tuple[Mark, ...]:
    """Marks in the middle of bars, at round lengths."""
    step = max(size, math.ceil(nice(len(bins) * size / _MARKS)))
    end = start + len(bins) * size
    lengths = range(-(-start // step) * step, end, step)
    return tuple(
        [Mark(LEFT + ((value - start) / size + 0.5 / size) * wide, f"{value:,}") for value in lengths]
    )


def nice(rough: float) -> float:
    """The next step of 1, 2, 5, 10, 20, 50, … (or 0.1, 0.2, 0.5, …) that is not smaller."""
    power = 10.0 ** math.floor(math.log10(rough))
    for step in (1, 2, 5):
        if rough <= step * power * (1 + 1e-9):
            return step * power
    return 10 * power


def _between(value: float, low: float, high: float) -> float:
    return LEFT + (RIGHT - LEFT) * (value - low) / (high - low)
