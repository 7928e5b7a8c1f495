"""CPU seconds that this process spends on the rules and on drawing, apart from serving pages."""

from __future__ import annotations

from time import thread_time
from typing import Final

#: One use in this many is timed and stands for all: reading the clock of a thread is a system call, and
#: several of those per answer would themselves be a good part of what is measured.
USES_FOR_ONE_TIMED: Final = 7


class CpuTime:
    """Adds up the CPU time spent inside the context; neither thread-safe nor reentrant.

    >>> spent = CpuTime()
    >>> with spent:
    ...     _ = sum(range(100_000))
    >>> 0 < spent.seconds < 1
    True
    """

    __slots__ = ("_began", "_until_timed", "seconds")

    def __init__(self) -> None:
        self.seconds = 0.0
        self._began = 0.0
        self._until_timed = 0

    def __enter__(self) -> None:
        if not self._until_timed:
            self._began = thread_time()

    def __exit__(self, *failure: object) -> None:
        if self._until_timed:
            self._until_timed -= 1
        else:
            self.seconds += USES_FOR_ONE_TIMED * (thread_time() - self._began)
            self._until_timed = USES_FOR_ONE_TIMED - 1


#: Checking and applying answers.
RULES: Final = CpuTime()
#: Rendering for readers after a change: views, drawings, words.
DRAWING: Final = CpuTime()
