"""The chance that the player to move finds the other first, as a function of two counts."""

from __future__ import annotations

from functools import cache
from typing import Final

#: How often a player holds a card that halves the possible lairs; otherwise only a guess helps.
GOOD_QUESTION: Final = 0.6

MOST_LAIRS: Final = 13


@cache
def _wins(mine: int, theirs: int) -> float:
    """The chance of the player to move, with `mine` possible lairs of the rival against `theirs` of mine."""
    if mine <= 1:
        return 1.0
    guess = 1 / mine + (1 - 1 / mine) * (1 - _wins(theirs, mine - 1))
    low, high = mine // 2, mine - mine // 2
    ask = 1 - (low * _wins(theirs, low) + high * _wins(theirs, high)) / mine
    return GOOD_QUESTION * max(guess, ask) + (1 - GOOD_QUESTION) * guess


@cache
def _guess_only(mine: int, theirs: int) -> float:
    if mine <= 1:
        return 1.0
    return 1 / mine + (1 - 1 / mine) * (1 - _wins(theirs, mine - 1))


#: [mine][theirs], for whole counts; with one more row and column for interpolation.
WINS: Final = tuple(
    [
        tuple([_wins(mine, max(theirs, 1)) for theirs in range(MOST_LAIRS + 2)])
        for mine in range(MOST_LAIRS + 2)
    ]
)
WINS_GUESSING: Final = tuple(
    [
        tuple([_guess_only(mine, max(theirs, 1)) for theirs in range(MOST_LAIRS + 2)])
        for mine in range(MOST_LAIRS + 2)
    ]
)


def win_chance(mine: float, theirs: float, table: tuple[tuple[float, ...], ...] = WINS) -> float:
    """The chance of the player to move, interpolated: the counts may be effective ones, not whole."""
    mine = min(max(mine, 1.0), MOST_LAIRS)
    theirs = min(max(theirs, 1.0), MOST_LAIRS)
    row, column = int(mine), int(theirs)
    down, right = mine - row, theirs - column
    upper, lower = table[row], table[row + 1]
    left = upper[column] * (1 - down) + lower[column] * down
    return left + (upper[column + 1] * (1 - down) + lower[column + 1] * down - left) * right
