"""What the games cost in this process, apart from serving them: CPU seconds for rules and for looks."""

from __future__ import annotations

from time import thread_time
from typing import Final


class Cost:
    """Adds up the CPU time of what is done within it; not for several threads, nor within itself.

    >>> cost = Cost()
    >>> with cost:
    ...     _ = sum(range(100_000))
    >>> 0 < cost.seconds < 1
    True
    """

    __slots__ = ("_began", "seconds")

    def __init__(self) -> None:
        self.seconds = 0.0
        self._began = 0.0

    def __enter__(self) -> None:
        self._began = thread_time()

    def __exit__(self, *failure: object) -> None:
        self.seconds += thread_time() - self._began


#: Checking an answer and carrying it out.
RULES: Final = Cost()
#: What readers see anew after something has changed: views, drawings, words.
DRAWING: Final = Cost()
