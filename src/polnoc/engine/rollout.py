"""Random play to the end of the game: what simulations, search and the bench run most."""

from __future__ import annotations

import random
from collections.abc import Sequence

from polnoc.engine.events import Out
from polnoc.engine.frames import Position
from polnoc.engine.play import answer, asked
from polnoc.engine.seats import CHANCE


def play_randomly(position: Position, rng: random.Random, out: Out) -> int:
    """Play a settled position to its end; how many answers the players gave.

    Players answer evenly from their options, chance by its weights. Of several
    seats that are asked at once, the first answers first. The position changes.
    """
    decisions = 0
    stack = position.stack
    now = asked(position)
    while now:
        seat = now[0]
        frame = stack[-1]
        options = frame.options(position, seat)
        if seat == CHANCE:
            picked = weighted(len(options), frame.weights(position), rng)
        else:
            picked = int(rng.random() * len(options))
            decisions += 1
        now = answer(position, seat, options[picked], out)
    return decisions


def weighted(outcomes: int, weights: Sequence[int] | None, rng: random.Random) -> int:
    """Which of `outcomes` comes up, by weight; without weights all are alike."""
    if weights is None:
        return int(rng.random() * outcomes)
    left = rng.random() * sum(weights)
    for outcome, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return outcome
    return outcomes - 1
