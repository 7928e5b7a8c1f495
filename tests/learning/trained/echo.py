"""A miniature for learners: the first seat sees a number and wins by naming it, the second only waits."""

from __future__ import annotations

from typing import Any

import numpy as np

from polnoc.learning.runner import GROUPS, GUIDED, Arrays, Shape

NUMBERS = 3


class EchoRunner:
    """The games of the miniature, in this process; the parts of a `Runner` that a learner needs."""

    def __init__(self, rows: int, seed: int, guided: int = -1) -> None:
        """`guided`: the number that a guide would always name."""
        self._guided = guided
        self.shape = Shape(1, rows, 2 * NUMBERS, NUMBERS, 2)
        self.rows = rows
        self._random = np.random.default_rng(seed)
        size = Arrays(memoryview(b""), self.shape).size
        self.groups = [Arrays(memoryview(bytearray(size)), self.shape) for _ in range(GROUPS)]
        self._first: list[Any] = [np.zeros(rows, np.int64) for _ in range(GROUPS)]
        for group in range(GROUPS):
            self.groups[group].learns[:] = 1
            self._deal(group)

    def _deal(self, group: int) -> None:
        arrays = self.groups[group]
        shown = self._random.integers(NUMBERS, size=self.rows)
        arrays.encodings[:] = 0
        arrays.encodings[np.arange(self.rows), shown] = 1
        arrays.masks[:] = 1
        if self._guided >= 0:
            arrays.masks[:, self._guided] = GUIDED
        arrays.seats[:] = 0

    def wait(self, group: int) -> Arrays:
        return self.groups[group]

    def go(self, group: int) -> None:
        arrays = self.groups[group]
        if arrays.seats[0] == 0:
            self._first[group] = arrays.answers == arrays.encodings[:, :NUMBERS].argmax(1)
            arrays.encodings[:] = 0
            arrays.encodings[:, NUMBERS:] = 1
            arrays.seats[:] = 1
            arrays.ended[:] = 0
            arrays.won[:] = 0.0
            return
        won: Any = self._first[group]
        arrays.rewards[:, 0] = np.where(won, 1.0, -1.0)
        arrays.rewards[:, 1] = -arrays.rewards[:, 0]
        arrays.won[:] = won
        arrays.ended[:] = 1
        self._deal(group)
