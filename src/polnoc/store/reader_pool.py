"""A pool of threads that read, each on a connection that never makes the writer wait."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, Final, ParamSpec, TypeVar

from polnoc.store.database import Connection, Database
from polnoc.store.errors import StoreError, Unavailable
from polnoc.store.pending import Pending

T = TypeVar("T")
P = ParamSpec("P")

READER_THREADS: Final = 4


class ReaderPool:
    """Threads, and the connections that they share."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._idle: deque[Connection] = deque()
        self._threads = ThreadPoolExecutor(READER_THREADS, thread_name_prefix="polnoc-reader")

    def submit(
        self, read: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> Pending[T]:
        """Run a read in one consistent snapshot."""
        return self.call(lambda: self._read(lambda connection: read(connection, *args, **kwargs)))

    def call(self, work: Callable[[], T]) -> Pending[T]:
        """Run a function on one of the threads."""
        pending: Pending[T] = Pending()
        try:
            self._threads.submit(pending.run, work)
        except RuntimeError:
            raise StoreError("the store has been closed") from None
        return pending

    def close(self) -> None:
        """Finish all reads, then stop."""
        self._threads.shutdown()
        self._drop_idle()

    def _read(self, read: Callable[[Connection], T]) -> T:
        try:
            return self._read_once(read)
        except Unavailable:
            self._drop_idle()  # the server may have been restarted: retry once on a fresh connection
            return self._read_once(read)

    def _read_once(self, read: Callable[[Connection], T]) -> T:
        connection = self._take()
        try:
            connection.begin_read()
            result = read(connection)
        except Unavailable:
            connection.close()
            raise
        except BaseException:
            self._hand_back(connection)
            raise
        self._hand_back(connection)
        return result

    def _take(self) -> Connection:
        try:
            return self._idle.pop()
        except IndexError:
            return self._database.connect_reader()

    def _hand_back(self, connection: Connection) -> None:
        connection.rollback()
        self._idle.append(connection)

    def _drop_idle(self) -> None:
        while self._idle:
            self._idle.pop().close()
