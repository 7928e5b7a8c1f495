"""What the games cost in this process, apart from serving them: CPU seconds for rules and for drawing."""

from __future__ import annotations

from time import thread_time
from typing import Final

#: One use in this many is timed and stands for all: the clock of a thread is a system call, and several of
#: those for each answer would themselves be a good part of what is measured.
USES_FOR_ONE_TIMED: Final = 7


class CpuTime:
    """Adds up the CPU time of what is done within it; not for several threads, nor within itself.

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


#: Checking an answer and carrying it out.
RULES: Final = CpuTime()
#: What readers see anew after something has changed: views, drawings, words.
DRAWING: Final = CpuTime()
