"""Duels: what dice are worth, how much energy turns them, how much to bid.

Everything here is exact. A bid costs its energy, whoever wins. Only the *difference*
of the bids matters: from a certain difference on the first fighter wins, below it
the second. That is a zero-sum game once each side's costs are counted in shares of
its own stake: adding to a player's gain something that only the other decides
changes nobody's choice.
"""

from __future__ import annotations

import itertools
from collections import Counter
from functools import lru_cache
from typing import Final

from polnoc.games.straszydla.bots.matrix_games import Mix, solve

Dice = tuple[int, ...]

#: More points than any dice can be changed by.
NEVER: Final = 99

#: The price of energy, in shares of the stake, is rounded to multiples of this, so that odds can be cached.
PRICE_STEP: Final = 0.1
#: Odds before the roll assume that nobody spends more energy in one duel.
MOST_ENERGY: Final = 6


def points_needed(mine: Dice, theirs: Dice, wins_tie: bool) -> int:
    """How many points of change my dice need so that I win; both are sorted from the highest."""
    extra = len(mine) - len(theirs)
    best = NEVER
    for cost, lead in _changes(tuple(zip(mine, theirs, strict=False))):
        if (lead + extra > 0 or (lead + extra == 0 and wins_tie)) and cost < best:
            best = cost
    return best


def _changes(pairs: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """Every sensible change of my dice: its cost, and my successes less the other's."""
    ways = [(0, 0)]
    for mine, theirs in pairs:
        ways = [
            (cost + more, lead + gain) for cost, lead in ways for more, gain in _changes_of_pair(mine, theirs)
        ]
    return ways


def _changes_of_pair(mine: int, theirs: int) -> list[tuple[int, int]]:
    """For one pair: leave it, make it even, win it."""
    ways = [(0, (mine > theirs) - (mine < theirs))]
    if mine < theirs:
        ways.append((theirs - mine, 0))
    if mine <= theirs < 6:
        ways.append((theirs - mine + 1, 1))
    return ways


def turning_point(first: Dice, second: Dice, first_wins_tie: bool) -> int:
    """How much more than the second the first fighter must bid to win; negative: it may bid less."""
    needed = points_needed(first, second, first_wins_tie)
    if needed:
        return needed
    return 1 - points_needed(second, first, not first_wins_tie)


# Bids ---------------------------------------------------------------------------------


def bid_game(turning: int, energy: tuple[int, int], prices: tuple[float, float]) -> list[list[float]]:
    """What the first wins for each pair of bids; prices are for one energy, in shares of one's own stake.

    Bids that can never pay off are left out at the end: more than the turning
    point plus the other's whole energy is wasted, and so is any bid if no points can turn the duel.
    """
    most = (0, 0)
    if 1 - NEVER < turning < NEVER:
        most = (
            _highest_sensible_bid(energy[0], energy[1] + turning, prices[0]),
            _highest_sensible_bid(energy[1], energy[0] - turning + 1, prices[1]),
        )
    return [
        [
            float(mine - theirs >= turning) - prices[0] * mine + prices[1] * theirs
            for theirs in range(most[1] + 1)
        ]
        for mine in range(most[0] + 1)
    ]


def _highest_sensible_bid(energy: int, enough: int, price: float) -> int:
    affordable = int(1.0 / price) if price > 0 else energy
    return max(min(energy, enough, affordable), 0)


def best_bids(turning: int, energy: tuple[int, int], prices: tuple[float, float]) -> tuple[Mix, Mix]:
    """How both fighters mix their bids 0, 1, … in equilibrium."""
    first, second, _ = solve(bid_game(turning, energy, prices))
    return first, second


def share(turning: int, energy: tuple[int, int], prices: tuple[float, float], mine: int) -> float:
    """What one of the fighters (0 or 1) gets in equilibrium, less what it pays, in shares of its stake."""
    mixes = best_bids(turning, energy, prices)
    wins = sum([a * b for i, a in enumerate(mixes[0]) for j, b in enumerate(mixes[1]) if i - j >= turning])
    paid = prices[mine] * sum([bid * chance for bid, chance in enumerate(mixes[mine])])
    return (wins if mine == 0 else 1 - wins) - paid


# Odds before the dice are rolled ------------------------------------------------------


@lru_cache(maxsize=256)
def turning_points(first: int, second: int, first_wins_tie: bool) -> tuple[tuple[int, float], ...]:
    """List every turning point with its chance, for these numbers of dice."""
    mine, theirs = _rolls(first), _rolls(second)
    chances: Counter[int] = Counter()
    for one, ways in mine:
        for two, others in theirs:
            chances[turning_point(one, two, first_wins_tie)] += ways * others
    total = 6 ** (first + second)
    return tuple([(turning, count / total) for turning, count in sorted(chances.items())])


@lru_cache(maxsize=16)
def _rolls(count: int) -> tuple[tuple[Dice, int], ...]:
    """List every roll, sorted from the highest, with the number of ways to roll it."""
    rolls = Counter(
        [tuple(sorted(roll, reverse=True)) for roll in itertools.product(range(1, 7), repeat=count)]
    )
    return tuple(rolls.items())


def duel_odds(
    dice: tuple[int, int], first_wins_tie: bool, energy: tuple[int, int], prices: tuple[float, float]
) -> tuple[float, float, float]:
    """Before the roll: the first's chance to win, and the energy each spends on average."""
    coarse = tuple([min(max(round(price / PRICE_STEP), 1), 10) for price in prices])
    short = tuple([min(amount, MOST_ENERGY) for amount in energy])
    return _duel_odds(
        min(dice[0], 4), min(dice[1], 4), first_wins_tie, short[0], short[1], coarse[0], coarse[1]
    )


@lru_cache(maxsize=20_000)
def _duel_odds(
    first: int, second: int, first_wins_tie: bool, mine: int, theirs: int, price: int, other_price: int
) -> tuple[float, float, float]:
    wins = spent = other_spent = 0.0
    for turning, chance in turning_points(first, second, first_wins_tie):
        one, two = best_bids(turning, (mine, theirs), (price * PRICE_STEP, other_price * PRICE_STEP))
        wins += chance * sum(
            [a * b for i, a in enumerate(one) if a for j, b in enumerate(two) if b and i - j >= turning]
        )
        spent += chance * sum([i * a for i, a in enumerate(one)])
        other_spent += chance * sum([j * b for j, b in enumerate(two)])
    return wins, spent, other_spent
