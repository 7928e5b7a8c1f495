"""Logs what was refused or slow once a minute: a line for each kind, with its count.

There is never a line for each event: a client that is refused a thousand times a second must not fill the
disk. No line names a table, a person or an address.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from polnoc.store import Figures

REPORT_SECONDS: Final = 60.0

log = logging.getLogger("polnoc.table")


class StoreFailures:
    """Counts requests that failed because the store did, and logs them at most once a minute."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.count = 0
        #: The latest reason.
        self.last = ""
        self._clock = clock
        self._told = float("-inf")

    def add(self, reason: str) -> None:
        """Count one more; the first in a minute is logged at once, without waiting for the report."""
        self.count += 1
        self.tell(reason)

    def tell(self, reason: str) -> None:
        """Log why the store fails, unless that was logged within the last minute."""
        self.last = reason
        now = self._clock()
        if now - self._told >= REPORT_SECONDS:
            self._told = now
            log.error("the store fails, nothing is stored", extra={"told": {"why": reason}})


class Kind(NamedTuple):
    """A kind of event, as the log names it."""

    what: str
    limit: str = ""
    level: int = logging.WARNING


class Reports:
    """Compares the metrics with those of a minute ago and logs the difference."""

    def __init__(self, refused: Mapping[str, int], failures: StoreFailures, store: Figures) -> None:
        self._refused = refused
        self._failures = failures
        self._store = store
        self._before = self._counts()

    def _counts(self) -> Counter[Kind]:
        counts = Counter({Kind("refused", limit): count for limit, count in self._refused.items()})
        counts[Kind("requests without the store", level=logging.ERROR)] = self._failures.count
        counts[Kind("writes failed", level=logging.ERROR)] = self._store.failures
        counts[Kind("slow commits")] = self._store.slow_commits
        return counts

    def write(self) -> None:
        """Log what is new since the last call: a line for each kind."""
        counts = self._counts()
        for kind, count in sorted((counts - self._before).items()):
            limit = {"limit": kind.limit} if kind.limit else {}
            log.log(kind.level, kind.what, extra={"told": {**limit, "count": count}})
        self._before = counts

    async def run(self) -> None:
        """Log once a minute until this is cancelled, and once more then."""
        try:
            while True:
                await asyncio.sleep(REPORT_SECONDS)
                self.write()
        finally:
            self.write()
