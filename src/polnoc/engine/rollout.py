"""Random play to the end of the game: what simulation and search do most."""

from __future__ import annotations

import random
from collections.abc import Sequence

from polnoc.engine.chance import outcome_at
from polnoc.engine.events import Out
from polnoc.engine.frames import Position
from polnoc.engine.play import asked, settle
from polnoc.engine.seats import CHANCE


def play_randomly(position: Position, rng: random.Random, out: Out) -> int:
    """Play a settled position to its end; return how many answers the players gave.

    Players choose uniformly among their options; chance goes by its weights. Of
    several seats asked at once the first answers first. The position is changed.
    """
    decisions = 0
    now = asked(position)
    while now:
        seat = now[0]
        frame = position.stack[-1]
        options = frame.options(position, seat)
        if seat == CHANCE:
            picked = pick(rng, len(options), frame.weights(position))
        else:
            picked = int(rng.random() * len(options))
            decisions += 1
        frame.answer(position, seat, options[picked], out)
        now = settle(position, out)
    return decisions


def pick(rng: random.Random, outcomes: int, weights: Sequence[int] | None) -> int:
    """One of `outcomes` by number, as likely as its weight; without weights all equally likely."""
    if weights is None:
        return int(rng.random() * outcomes)
    return outcome_at(int(rng.random() * sum(weights)), weights)
