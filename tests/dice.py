"""Chance that is the same in every run, for servers in the process of the tests: none passes by luck."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from polnoc.engine.chance import Seed


class Dice:
    """Where the secret seeds of tables come from: the n-th is always the same, or all are."""

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed
        self.thrown = 0

    def live(self) -> Seed:
        if self.seed is not None:
            return Seed.simulated(self.seed)
        self.thrown += 1
        return Seed(hashlib.sha256(b"%d" % self.thrown).hexdigest())

    def lots(self) -> random.Random:
        """For options that are drawn by lot before a table has a seed."""
        return random.Random(self.thrown)


@contextmanager
def thrown_by(dice: Dice) -> Iterator[None]:
    """Tables that are begun meanwhile get their seeds, and what is drawn by lot, from these dice."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Seed, "live", dice.live)
        patched.setattr(random, "SystemRandom", dice.lots)
        yield


@pytest.fixture(scope="module", autouse=True)
def dice() -> Iterator[Dice]:
    """What the servers of a module throw. A folder takes part by importing this fixture and the next."""
    made = Dice()
    with thrown_by(made):
        yield made


@pytest.fixture(autouse=True)
def same_dice(dice: Dice) -> None:
    """The n-th table of a test has the same dice in every run, whatever ran before."""
    dice.thrown = 0
