"""Play one game to its end as fast as the engine goes: for tuning, where events are of no interest."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed, Streams
from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.play import asked, settle
from polnoc.engine.seats import CHANCE

#: Chooses one of the options, given the view, the options and a random generator.
Choose = Callable[[Any, Sequence[Action], random.Random], Action]

#: Called before every answer of a player with the position and the seat.
Watch = Callable[[Any, int], None]


def simulate(
    game: AnyGame, options: Any, seed: int, choose: Sequence[Choose], watch: Watch | None = None
) -> Any:
    """Play the game of a seed, with a `choose` for each seat; return its last position.

    `watch` is called before every answer of a player, with the position and the seat.
    """
    return play_on(game, game.begin(options, []), seed, choose, watch)


def play_on(
    game: AnyGame,
    position: Any,
    seed: int,
    choose: Sequence[Choose],
    watch: Watch | None = None,
    until: Callable[[Any], bool] | None = None,
) -> Any:
    """Play on from a position, with the chance of a seed; change and return the position.

    `until` is asked before every answer of a player; play stops there if it says so.
    """
    pick = Streams(Seed.simulated(seed)).pick
    rngs = [random.Random(f"sim:{seed}:seat:{seat}") for seat in range(len(choose))]
    told: list[Event] = []
    now = asked(position)
    left = game.decision_bound
    while now and left:
        seat = now[0]
        frame = position.stack[-1]
        offered = frame.options(position, seat)
        if seat == CHANCE:
            action = offered[pick(frame.stream(position), len(offered), frame.weights(position))]
        else:
            if until is not None and until(position):
                return position
            left -= 1
            if watch is not None:
                watch(position, seat)
            action = choose[seat](game.view(position, seat), offered, rngs[seat])
        frame.answer(position, seat, action, told)
        now = settle(position, told)
        told.clear()
    return position
