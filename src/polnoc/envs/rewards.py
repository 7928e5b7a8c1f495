"""What a game was worth to each seat.

Winners get 1, everybody else −1. If all or none of several sides have won, everybody gets 0; a player
alone who does not win gets −1. While a game goes on, everything is worth 0.
"""

from __future__ import annotations

from typing import Any

from polnoc.engine.game import AnyGame
from polnoc.engine.options import GameOptions


def rewards_of(game: AnyGame, options: GameOptions, position: Any) -> list[float]:
    """By seat: 1, −1 or 0."""
    seats = game.seats(options)
    if not position.over:
        return [0.0] * seats
    winners = game.winners(position)
    sides = {game.side(options, seat) for seat in range(seats)}
    if len(sides) > 1 and len(winners) in (0, seats):
        return [0.0] * seats
    return [1.0 if seat in winners else -1.0 for seat in range(seats)]
