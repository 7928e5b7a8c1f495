"""Tasks for worker processes, which import them by name."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable


def adder() -> Callable[[range], int]:
    """Adds up a batch."""
    return sum


def deadly() -> Callable[[range], int]:
    """Dies of any batch with a 7 in it, and adds up the others."""

    def work(batch: range) -> int:
        if 7 in batch:
            os.kill(os.getpid(), signal.SIGKILL)
        return sum(batch)

    return work


def clumsy() -> Callable[[range], int]:
    """Breaks down on any batch with a 7 in it."""

    def work(batch: range) -> int:
        if 7 in batch:
            raise LookupError("seven is not to be found")
        return sum(batch)

    return work


def stillborn() -> Callable[[range], int]:
    """Never gets as far as working."""
    os._exit(3)
