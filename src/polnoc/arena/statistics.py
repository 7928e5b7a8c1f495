"""Rates, intervals and lengths, from whole counts.

All intervals are 95 %.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

import msgspec

from polnoc.records.rates import Rate, Z, wilson


class Difference(msgspec.Struct, frozen=True):
    """Games won more than the others on average, per game, measured within mirrored groups.

    The games of a group share deal and chance, so most of the luck cancels out.
    """

    mean: float
    low: float
    high: float
    #: How many groups (seeds) there were, and in how many of them 0, 1, 2, … games were won.
    groups: int
    groups_by_wins: tuple[int, ...]


class Length(msgspec.Struct, frozen=True):
    """How long games were, counted in something. Ranks are nearest ranks."""

    mean: float
    median: int
    p90: int
    longest: int
    #: Pairs of a length and the number of games of that length, shortest first.
    counts: tuple[tuple[int, int], ...]


def grouped(groups: Counter[int], size: int) -> Rate:
    """A rate from the games won in each group of `size` games that share a seed.

    Such games tend to be won by the same seat. To that extent they count as fewer independent
    games, down to one per group.
    """
    count = groups.total()
    won = sum([wins * times for wins, times in groups.items()])
    return wilson(won, count * size, count * size / _design_effect(groups, size))


def _design_effect(groups: Counter[int], size: int) -> float:
    """By how much sharing a seed widens the variance of a rate, between 1 and `size`."""
    count = groups.total()
    share = sum([wins * times for wins, times in groups.items()]) / (count * size)
    if count < 2 or share in (0.0, 1.0):
        return float(size)
    spread = sum([times * (wins / size - share) ** 2 for wins, times in groups.items()]) / (count - 1)
    return min(float(size), max(1.0, spread / (share * (1 - share) / size)))


def difference(groups: Counter[tuple[int, ...]], entry: int, size: int) -> Difference | None:
    """What an entry won more than the others' average in each group of `size` games."""
    entries, count = len(next(iter(groups))), groups.total()
    if count < 2 or entries < 2:
        return None
    # Whole numbers first: entries·own − all is (entries − 1) times the difference.
    edges: Counter[int] = Counter()
    for wins, times in groups.items():
        edges[entries * wins[entry] - sum(wins)] += times
    unit = (entries - 1) * size
    total = sum([edge * times for edge, times in edges.items()])
    squares = sum([edge * edge * times for edge, times in edges.items()])
    variance = (squares * count - total * total) / (count * (count - 1))
    mean, reach = total / count / unit, Z * math.sqrt(variance / count) / unit
    by_wins = wins_of(entry, groups)
    return Difference(
        mean, mean - reach, mean + reach, count, tuple([by_wins[wins] for wins in range(size + 1)])
    )


def wins_of(index: int, groups: Counter[tuple[int, ...]]) -> Counter[int]:
    """The games won in each group by the entry or seat with this index."""
    single: Counter[int] = Counter()
    for wins, times in groups.items():
        single[wins[index]] += times
    return single


def length(counts: Counter[int]) -> Length:
    """The lengths of games from how often each came."""
    ordered, games = sorted(counts.items()), counts.total()
    mean = sum([value * times for value, times in ordered]) / games
    return Length(mean, rank(ordered, 0.5), rank(ordered, 0.9), ordered[-1][0], tuple(ordered))


def rank(ordered: Sequence[tuple[int, int]], share: float) -> int:
    """The smallest value that at least this share of the games does not exceed."""
    left = math.ceil(share * sum([times for _, times in ordered]))
    for value, times in ordered:
        left -= times
        if left <= 0:
            return value
    raise AssertionError("a share is at most 1")
