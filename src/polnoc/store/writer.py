"""The one thread that writes.

All writes that are submitted while a group is being stored become
the next group: one transaction, one sync of the disk, however many callers
wait. No write is acknowledged before the commit has returned.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from time import monotonic, sleep
from typing import Any, Final, NamedTuple, TypeVar

from polnoc.store.database import Connection, Database
from polnoc.store.errors import Declined, StoreError, Unavailable
from polnoc.store.pending import Pending, settle
from polnoc.store.writes import Done, Write, perform

T = TypeVar("T")

#: At most this many writes share a transaction. Announcing 200 tables fits PostgreSQL's 8000 bytes.
MOST_WRITES_PER_COMMIT: Final = 200

#: While several tables write at once, the writer waits this long for more writes, so that they share one sync
#: of the disk. It does not wait if enough writes are queued already, nor after this many groups in a row with
#: a single write: a table that plays alone is never delayed.
GATHER_SECONDS: Final = 0.004
ENOUGH_WRITES: Final = 16
SINGLE_WRITE_GROUPS: Final = 16

#: A commit that takes longer is counted as slow: all its writers wait for it.
SLOW_COMMIT_SECONDS: Final = 0.05

#: Reject writes beyond this queue length.
MOST_QUEUED_WRITES: Final = 20_000
#: Reject writes while a group has not been stored for this long: the disk does not answer, or another process
#: hangs while it writes.
STALLED_SECONDS: Final = 15.0


@dataclass(slots=True)
class Figures:
    """Counters of the writer, for monitoring."""

    #: How many writes, in how many transactions.
    writes: int = 0
    groups: int = 0
    largest_group: int = 0
    #: Total seconds until commits were on the disk, and how many of them were slow.
    commit_seconds: float = 0.0
    slow_commits: int = 0
    #: How many writes failed because the database did not work. A stale write is not a failure.
    failures: int = 0


class Job(NamedTuple):
    """A write, and the future of its caller."""

    write: Write[Any]
    pending: Pending[Any]


class Writer:
    """A thread with its own connection. `announced` is called after each commit that changed tables."""

    def __init__(self, database: Database, announced: Callable[[dict[str, int]], None]) -> None:
        self.figures = Figures()
        self._database = database
        self._announced = announced
        self._connection: Connection | None = database.connect()
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._closed = False
        #: Since when a group has been in progress; 0: there is none.
        self._begun = 0.0
        #: How many consecutive groups have had only one write.
        self._alone = SINGLE_WRITE_GROUPS
        self._thread = threading.Thread(target=self._work, name="polnoc-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many writes are queued."""
        return self._queue.qsize()

    def submit(self, write: Write[T]) -> Pending[T]:
        """Queue a write."""
        pending: Pending[T] = Pending()
        with self._lock:
            if self._closed:
                raise StoreError("the store has been closed")
            if self._queue.qsize() >= MOST_QUEUED_WRITES:
                raise Unavailable("too much is waiting to be stored: try again in a moment")
            if (begun := self._begun) and monotonic() - begun > STALLED_SECONDS:
                raise Unavailable("nothing can be stored just now: try again in a moment")
            self._queue.put(Job(write, pending))
        return pending

    def close(self) -> None:
        """Store everything submitted so far, then stop."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        more = True
        while more:
            jobs, more = self._next_group()
            if jobs:
                self._alone = self._alone + 1 if len(jobs) == 1 else 0
                self._store(jobs)
            self._begun = 0.0
        self._disconnect()

    def _next_group(self) -> tuple[list[Job], bool]:
        """Wait for at least one write; return all that are queued, and whether more can follow."""
        job = self._queue.get()
        self._begun = monotonic()
        if self._alone < SINGLE_WRITE_GROUPS and self._queue.qsize() < ENOUGH_WRITES and job is not None:
            sleep(GATHER_SECONDS)
        if self._connection is not None:
            self._connection.wait_to_write()
        jobs: list[Job] = []
        try:
            while job is not None:
                jobs.append(job)
                if len(jobs) == MOST_WRITES_PER_COMMIT:
                    return jobs, True
                job = self._queue.get_nowait()
        except Empty:
            return jobs, True
        return jobs, False

    def _store(self, jobs: Sequence[Job], last_try: bool = False) -> None:
        """Store a group. If the database fails on it, store its writes one by one, to spare the others."""
        try:
            connection, results, changes = self._stage(jobs)
        except Exception as error:
            if isinstance(error, Unavailable) and not last_try:
                self._disconnect()  # nothing was committed: retry once on a fresh connection
                self._store(jobs, last_try=True)
            elif isinstance(error, Unavailable) or len(jobs) == 1:
                self._fail(jobs, error)
            else:
                for job in jobs:
                    self._store([job])
            return
        begun = monotonic()
        try:
            connection.commit()
        except Exception as error:
            self._disconnect()
            self._fail(jobs, error)
            return
        self._committed(monotonic() - begun)
        self._announced(changes)  # first: a listener added after an answer must not be notified of it again
        self._acknowledge(jobs, results)

    def _committed(self, seconds: float) -> None:
        self.figures.commit_seconds += seconds
        self.figures.slow_commits += seconds >= SLOW_COMMIT_SECONDS

    def _stage(self, jobs: Sequence[Job]) -> tuple[Connection, list[Done[Any] | Declined], dict[str, int]]:
        """Everything but the commit: the transaction is open after this."""
        connection = self._connection = self._connection or self._database.connect()
        writes = [job.write for job in jobs]
        try:
            connection.begin_write(sorted({write.table_id for write in writes}))
            results = perform(connection, writes)
            changed = {
                write.table_id: None
                for write, result in zip(writes, results, strict=True)
                if isinstance(result, Done) and result.changed
            }
            return connection, results, connection.announce(sorted(changed))
        except BaseException:
            connection.rollback()
            raise

    def _acknowledge(self, jobs: Sequence[Job], results: Sequence[Done[Any] | Declined]) -> None:
        self.figures.writes += len(jobs)
        self.figures.groups += 1
        self.figures.largest_group = max(self.figures.largest_group, len(jobs))
        values = [result.value if isinstance(result, Done) else result for result in results]
        settle(zip([job.pending for job in jobs], values, strict=True))

    def _fail(self, jobs: Sequence[Job], error: Exception) -> None:
        self.figures.failures += len(jobs)
        settle([(job.pending, error) for job in jobs])

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
