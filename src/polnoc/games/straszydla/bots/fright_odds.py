"""Odds of frightening: which dice to change, which to roll again, what to expect.

Everything here is exact for the values given: a cube caught counts 1, an energy and a dread cube
count what `Prices` says.
"""

from __future__ import annotations

import itertools
from collections import Counter
from functools import lru_cache
from typing import Final, NamedTuple

Dice = tuple[int, ...]

#: Dice are never changed by more points, since at most three cubes can be caught.
MOST_POINTS: Final = 6
#: Expected values of more dice take too long and hardly differ.
MOST_DICE: Final = 5
#: Prices are rounded to multiples of this, so that expected values can be cached.
PRICE_STEP: Final = 0.125


class Prices(NamedTuple):
    """What an energy and a dread cube are worth, counted in cubes that are caught."""

    energy: float
    dread: float


class Scare(NamedTuple):
    """A result to aim for: its value, and the dice."""

    value: float
    dice: Dice


def best_scare(
    dice: Dice, strength: int, energy: int, table: tuple[int, ...], prices: Prices, dread: int = 9
) -> Scare:
    """Find the best change of rolled dice for energy; `dread` is what ones can take away."""
    best = Scare(-1.0e9, dice)
    total = sum(dice)
    for (shift, spent), (gained, faces) in _ways(dice, min(energy, MOST_POINTS)).items():
        difference = abs(total + shift - strength)
        caught = table[difference] if difference < len(table) else 0
        value = caught + prices.dread * max(gained, -dread) - prices.energy * spent
        if value > best.value + 1e-9:
            best = Scare(value, faces)
    return best


@lru_cache(maxsize=4096)
def _ways(dice: Dice, energy: int) -> dict[tuple[int, int], tuple[int, Dice]]:
    """By shift of the sum and energy spent: most dread (sixes less ones), and the faces for it."""
    ways: dict[tuple[int, int], tuple[int, Dice]] = {(0, 0): (0, ())}
    for face in dice:
        longer: dict[tuple[int, int], tuple[int, Dice]] = {}
        for (shift, spent), (dread, faces) in ways.items():
            left = energy - spent
            for new in range(max(face - left, 1), min(face + left, 6) + 1):
                key = (shift + new - face, spent + abs(new - face))
                gained = dread + (new == 6) - (new == 1)
                if key not in longer or gained > longer[key][0]:
                    longer[key] = (gained, (*faces, new))
        ways = longer
    return ways


def reroll_gains(
    dice: Dice, strength: int, energy: int, table: tuple[int, ...], prices: Prices, dread: int
) -> list[float]:
    """By die: what rolling it again for a dread cube adds to the value."""
    now = best_scare(dice, strength, energy, table, prices, dread).value
    left = dread - 1
    gains = []
    for nth in range(len(dice)):
        after = [
            best_scare(_with(dice, nth, face), strength, energy, table, prices, left).value
            for face in range(1, 7)
        ]
        gains.append(sum(after) / 6 - prices.dread - now)
    return gains


def _with(dice: Dice, nth: int, face: int) -> Dice:
    return (*dice[:nth], face, *dice[nth + 1 :])


def expected_scare(count: int, strength: int, energy: int, table: tuple[int, ...], prices: Prices) -> float:
    """The expected value of frightening with `count` dice, in cubes.

    More dice than `MOST_DICE` are treated as `MOST_DICE`, with the strength shifted to match.
    """
    few = min(count, MOST_DICE)
    return _expected(
        few,
        strength - round(3.5 * (count - few)),
        min(energy, MOST_POINTS),
        table,
        round(prices.energy / PRICE_STEP),
        round(prices.dread / PRICE_STEP),
    )


@lru_cache(maxsize=20_000)
def _expected(
    count: int, strength: int, energy: int, table: tuple[int, ...], price: int, dread: int
) -> float:
    prices = Prices(price * PRICE_STEP, dread * PRICE_STEP)
    total = 0.0
    for dice, ways in rolls(count):
        total += ways * best_scare(dice, strength, energy, table, prices).value
    return total / float(6**count)


@lru_cache(maxsize=16)
def rolls(count: int) -> tuple[tuple[Dice, int], ...]:
    """List every roll in rising order, with the number of ways to roll it."""
    found = itertools.combinations_with_replacement(range(1, 7), count)
    return tuple([(roll, _orders(roll)) for roll in found])


def _orders(roll: Dice) -> int:
    """The number of ways in which these dice can fall."""
    orders, placed = 1, 0
    for same in Counter(roll).values():
        for nth in range(1, same + 1):
            placed += 1
            orders = orders * placed // nth
    return orders
