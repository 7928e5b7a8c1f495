"""Observations as numpy arrays, the same for PettingZoo and Gymnasium.

An observation is a dictionary: `observation` holds the numbers of the game's layout, `action_mask` a 1 for
each legal action.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from polnoc.engine.game import AnyGame
from polnoc.envs.playing import Play, layout_of

#: An observation: arrays by their names.
Observation = dict[str, Any]


class Observer:
    """Makes the observations of one game, and says what space they are from."""

    def __init__(self, game: AnyGame, *, history: bool, extra_actions: int = 0) -> None:
        """`history`: with what the seat was told and has answered. `extra_actions`: besides the game's."""
        layout = layout_of(game, history=history)
        self._scales = np.array(layout.scales(), np.float32)
        self._extra = bytes(extra_actions)
        self.actions = len(game.actions.player_actions) + extra_actions
        high = np.float32(255) / self._scales
        self.space = spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(high), high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def observe(self, play: Play, seat: int) -> Observation:
        """What a seat sees now."""
        numbers = np.frombuffer(play.encode(seat), np.uint8) / self._scales
        return {"observation": numbers, "action_mask": self.mask(play, seat)}

    def mask(self, play: Play, seat: int) -> Any:
        """The legal actions of a seat; none when it is not asked."""
        return np.frombuffer(bytearray(play.mask(seat) + self._extra), np.int8)
