"""Solve matrix games: zero-sum games of two by linear programming, games of several by regret matching.

>>> rows, columns, value = solve([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
>>> [round(chance, 3) for chance in rows], round(value, 3)
([0.333, 0.333, 0.333], 0.0)
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

#: Chances of each choice; they add up to 1.
Mix = list[float]
Matrix = Sequence[Sequence[float]]

#: Smaller numbers count as zero.
EPSILON: Final = 1e-12

#: After this many steps the first improving column is taken (Bland's rule), which can never cycle.
BLAND_AFTER_STEPS: Final = 200


def solve(matrix: Matrix) -> tuple[Mix, Mix, float]:
    """Find the equilibrium of a zero-sum game: both mixes, and what the rows win on average.

    `matrix[i][j]` is what the chooser of rows wins from the chooser of columns.
    """
    lowest = min([min(row) for row in matrix])
    shift = 1.0 - lowest
    rows, columns = len(matrix), len(matrix[0])
    # The simplex method: maximise the sum of y, where (matrix + shift) y <= 1.
    tableau = [
        [entry + shift for entry in row] + [float(i == k) for k in range(rows)] + [1.0]
        for i, row in enumerate(matrix)
    ]
    goal = [-1.0] * columns + [0.0] * (rows + 1)
    basis = list(range(columns, columns + rows))
    steps = 0
    while (entering := _entering(goal, steps > BLAND_AFTER_STEPS)) >= 0:
        _pivot(tableau, goal, basis, entering)
        steps += 1
    total = goal[-1]
    mine = [max(goal[columns + i], 0.0) / total for i in range(rows)]
    theirs = [0.0] * columns
    for row, variable in zip(tableau, basis, strict=True):
        if variable < columns:
            theirs[variable] = max(row[-1], 0.0) / total
    return mine, theirs, 1.0 / total - shift


def _entering(goal: Sequence[float], bland: bool) -> int:
    """The most improving column, or the first improving one; -1 if there is none."""
    best, found = -1e-10, -1
    for column in range(len(goal) - 1):
        if goal[column] < best:
            found = column
            if bland:
                return found
            best = goal[column]
    return found


def _pivot(tableau: list[list[float]], goal: list[float], basis: list[int], entering: int) -> None:
    leaving, least = -1, 0.0
    for i, row in enumerate(tableau):
        if row[entering] > EPSILON:
            ratio = row[-1] / row[entering]
            if leaving < 0 or ratio < least - EPSILON or (ratio <= least and basis[i] < basis[leaving]):
                leaving, least = i, ratio
    pivot = tableau[leaving]
    scale = 1.0 / pivot[entering]
    pivot = tableau[leaving] = [entry * scale for entry in pivot]
    for i, row in enumerate(tableau):
        factor = row[entering]
        if i != leaving and factor:
            tableau[i] = [entry - factor * other for entry, other in zip(row, pivot, strict=True)]
    factor = goal[entering]
    goal[:] = [entry - factor * other for entry, other in zip(goal, pivot, strict=True)]
    basis[leaving] = entering


def exploitability(matrix: Matrix, rows: Mix, columns: Mix) -> float:
    """What both together could gain by a best reply to the other's mix; 0 in equilibrium."""
    best_row = max([sum([a * c for a, c in zip(row, columns, strict=True)]) for row in matrix])
    best_column = min([sum([matrix[i][j] * rows[i] for i in range(len(rows))]) for j in range(len(columns))])
    return best_row - best_column


#: For a player and everybody's choices by number: what each choice of that player would win.
Gains = Callable[[int, Sequence[int]], Sequence[float]]


def regret_matching(sizes: Sequence[int], gains: Gains, rounds: int, rng: random.Random) -> list[Mix]:
    """Find how each of several players mixes, by regret matching over `rounds` rounds.

    Each round everybody draws a choice and regrets, choice by choice, what it
    would have won against what the others drew. The second half of the rounds
    makes the mix.
    """
    regrets = [[0.0] * size for size in sizes]
    counts = [[0.0] * size for size in sizes]
    for number in range(rounds):
        mixes = [_matched(regret) for regret in regrets]
        drawn = [draw(mix, rng) for mix in mixes]
        for player, regret in enumerate(regrets):
            won = gains(player, drawn)
            here = won[drawn[player]]
            for choice, gain in enumerate(won):
                regret[choice] = max(regret[choice] + gain - here, 0.0)
            if 2 * number >= rounds:
                count = counts[player]
                for choice, chance in enumerate(mixes[player]):
                    count[choice] += chance
    return [_shares(count) for count in counts]


def _matched(regret: Sequence[float]) -> Mix:
    return _shares(regret) if any(regret) else [1.0 / len(regret)] * len(regret)


def _shares(weights: Sequence[float]) -> Mix:
    total = sum(weights)
    return [weight / total for weight in weights]


def draw(mix: Sequence[float], rng: random.Random) -> int:
    """Draw a choice by number, with the chances of the mix."""
    left = rng.random() * sum(mix)
    for choice, chance in enumerate(mix):
        left -= chance
        if left < 0:
            return choice
    return len(mix) - 1
