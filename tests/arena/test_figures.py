"""Rates and intervals compared with values from the literature or computed by hand."""

from __future__ import annotations

import statistics
from collections import Counter

import pytest

from polnoc.arena.counts import Counts, PlayedGame
from polnoc.arena.figures import choices
from polnoc.arena.statistics import Difference, difference, grouped, length, rank
from polnoc.records.rates import Z, wilson


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [
        # Newcombe 1998: the score method without continuity correction.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_values(won: int, of: int, low: float, high: float) -> None:
    rate = wilson(won, of)
    assert (round(rate.low, 4), round(rate.high, 4)) == (low, high)


def test_wilson_at_the_ends_by_formula() -> None:
    # With nothing won the interval is 0 to z²/(n + z²), exactly.
    rate = wilson(0, 10)
    assert rate.low == 0.0
    assert rate.high == pytest.approx(Z * Z / (10 + Z * Z), rel=1e-12)
    mirror = wilson(10, 10)
    assert (mirror.low, mirror.high) == pytest.approx((1 - rate.high, 1.0), rel=1e-12)


def test_games_that_always_agree_are_worth_one_a_group() -> None:
    twice = grouped(Counter({0: 50, 2: 50}), 2)
    once = wilson(50, 100)
    assert (twice.won, twice.of) == (100, 200)
    assert (twice.low, twice.high) == (once.low, once.high)


def test_games_that_never_agree_are_worth_no_more_than_they_are() -> None:
    assert grouped(Counter({1: 100}), 2) == wilson(100, 200)


def test_a_seat_that_always_wins_has_an_interval_by_groups() -> None:
    assert grouped(Counter({2: 30}), 2).low == wilson(30, 30).low


def test_groups_of_one_are_plain_wilson() -> None:
    rate = grouped(Counter({0: 12, 1: 18}), 1)
    assert (rate.low, rate.high) == pytest.approx((wilson(18, 30).low, wilson(18, 30).high), rel=1e-12)


def by_hand(edges: list[float]) -> tuple[float, float, float]:
    mean, error = statistics.mean(edges), statistics.stdev(edges) / len(edges) ** 0.5
    return mean, mean - Z * error, mean + Z * error


def figures(found: Difference | None) -> tuple[float, float, float]:
    assert found is not None
    return found.mean, found.low, found.high


def test_the_difference_of_pairs_by_hand() -> None:
    groups: Counter[tuple[int, ...]] = Counter({(2, 0): 3, (1, 1): 4, (0, 2): 1})
    first, second = difference(groups, 0, 2), difference(groups, 1, 2)
    assert figures(first) == pytest.approx(by_hand([1, 1, 1, 0, 0, 0, 0, -1]))
    assert figures(second) == pytest.approx(by_hand([-1, -1, -1, 0, 0, 0, 0, 1]))
    assert first is not None and second is not None
    assert (first.groups_by_wins, second.groups_by_wins) == ((1, 4, 3), (3, 4, 1))


def test_the_difference_of_three_is_to_the_others_average() -> None:
    groups: Counter[tuple[int, ...]] = Counter({(3, 0, 0): 1, (1, 2, 0): 1, (0, 1, 1): 1})
    found = difference(groups, 0, 3)
    assert figures(found) == pytest.approx(by_hand([1, 0, -1 / 3]))
    assert found is not None and found.groups_by_wins == (1, 1, 0, 1)


def test_no_difference_from_one_group_or_one_entry() -> None:
    assert difference(Counter({(2, 0): 1}), 0, 2) is None
    assert difference(Counter({(1,): 9}), 0, 1) is None


def test_lengths_by_nearest_rank() -> None:
    found = length(Counter({5: 5, 8: 4, 20: 1}))
    assert (found.mean, found.median, found.p90, found.longest) == (7.7, 5, 8, 20)
    assert found.counts == ((5, 5), (8, 4), (20, 1))
    assert rank([(1, 99), (7, 1)], 0.99) == 1
    assert rank([(1, 98), (7, 2)], 0.99) == 7


def test_the_cost_of_choices_in_milliseconds() -> None:
    cost = choices("expert", [1_000_000] * 98 + [5_000_000] * 2)
    assert (cost.sample, cost.median_ms, cost.p99_ms) == (100, 1.0, 5.0)


def test_a_tally_counts_a_seed_with_shared_and_undecided_games() -> None:
    counts = Counts()
    both = PlayedGame((0, 1), (0, 1), 0, 10, 4, 1, False)
    none = PlayedGame((), (), 1, 12, 5, 1, True)
    counts.count([both, none], entries=2, seats=2)
    assert (counts.games, counts.shared, counts.undecided, counts.stopped) == (2, 1, 1, 1)
    assert (counts.wins, counts.seat_wins, counts.starter_wins) == ({(1, 1): 1}, {(1, 1): 1}, {1: 1})


def test_tallies_add_up_in_any_order() -> None:
    parts = []
    for winner in (0, 1, 0):
        part = Counts()
        part.count([PlayedGame((winner,), (winner,), 0, 10 + winner, 4, 1, False)], entries=2, seats=2)
        parts.append(part)
    there, back = Counts(), Counts()
    for part in parts:
        there.add(part)
    for part in reversed(parts):
        back.add(part)
    assert there == back
    assert (there.games, there.wins) == (3, {(1, 0): 2, (0, 1): 1})
