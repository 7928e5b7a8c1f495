"""Chance that is the same in every run, for servers in the test process: no test passes by luck."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from polnoc.engine.chance import Seed


class Dice:
    """The source of tables' secret seeds: the n-th is always the same, or all are equal."""

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed
        self.thrown = 0

    def live(self) -> Seed:
        if self.seed is not None:
            return Seed.simulated(self.seed)
        self.thrown += 1
        return Seed(hashlib.sha256(b"%d" % self.thrown).hexdigest())

    def system_random(self) -> random.Random:
        """Return random numbers for options that are drawn before a table has a seed."""
        return random.Random(self.thrown)


@contextmanager
def thrown_by(dice: Dice) -> Iterator[None]:
    """Give tables created meanwhile their seeds, and all random draws, from these dice."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Seed, "live", dice.live)
        patched.setattr(random, "SystemRandom", dice.system_random)
        yield


@pytest.fixture(scope="module", autouse=True)
def dice() -> Iterator[Dice]:
    """The dice for a module's servers. A folder takes part by importing this fixture and the next."""
    made = Dice()
    with thrown_by(made):
        yield made


@pytest.fixture(autouse=True)
def same_dice(dice: Dice) -> None:
    """The n-th table of a test has the same dice in every run, whatever ran before."""
    dice.thrown = 0
