"""Tasks for local or cluster workers, which import them by name."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from typing import Final

from polnoc.batches.dispatch import MOST_TRIES

#: The number of kills after which no batch is given up yet, whichever one the workers had.
HARMLESS_KILLS: Final = MOST_TRIES - 1


def adder() -> Callable[[range], int]:
    """Adds up a batch."""
    return sum


def slow() -> Callable[[range], int]:
    """Adds up a batch, taking a tenth of a second for each number."""

    def work(batch: range) -> int:
        time.sleep(0.1 * len(batch))
        return sum(batch)

    return work


def deadly() -> Callable[[range], int]:
    """Dies of any batch with a 7 in it, and adds up the others."""

    def work(batch: range) -> int:
        if 7 in batch:
            os.kill(os.getpid(), signal.SIGKILL)
        return sum(batch)

    return work


def stuck() -> Callable[[range], int]:
    """Hangs on any batch with a 7 in it."""

    def work(batch: range) -> int:
        while 7 in batch:
            time.sleep(0.1)
        return sum(batch)

    return work


def clumsy() -> Callable[[range], int]:
    """Raises on any batch with a 7 in it."""

    def work(batch: range) -> int:
        if 7 in batch:
            raise LookupError("seven is not to be found")
        return sum(batch)

    return work


def greedy() -> Callable[[range], int]:
    """Fills the memory on any batch with a 7 in it."""

    def work(batch: range) -> int:
        kept = []
        while 7 in batch:
            kept.append(bytearray(os.urandom(1024) * 10_000))
            time.sleep(0.01)
        return sum(batch)

    return work


def starved() -> Callable[[range], int]:
    """Runs out of memory on any batch with a 7 in it."""

    def work(batch: range) -> int:
        if 7 in batch:
            raise MemoryError
        return sum(batch)

    return work


def stillborn() -> Callable[[range], int]:
    """Never gets as far as working."""
    os._exit(3)


def unready() -> Callable[[range], int]:
    """Cannot be created."""
    raise LookupError("nothing to work with")
