"""Tell listeners that a table has changed.

A signal is a table's id and the count of its changes so far; it says *that*
something changed, the log says *what*. Signals come from our own writer at once,
from other processes by PostgreSQL's notifications, and, in case one gets lost,
from polling the database every few seconds.
"""

from __future__ import annotations

import asyncio
import logging
import math
import selectors
import socket
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from polnoc.store.database import Connection, Database, Heard
from polnoc.store.errors import StoreError

#: Seconds between two polls of the database.
POLL_SECONDS: Final = 2.0

#: How many seconds a poll goes back beyond the last successful one. No transaction takes that long.
POLL_WINDOW_SECONDS: Final = 15

#: The last signal is remembered for at least this many tables.
MOST_TOLD: Final = 20_000

#: Seconds between two attempts to reach a database that does not answer.
RECONNECT_SECONDS: Final = 0.3

log = logging.getLogger("polnoc.store")


def ignore(message: str) -> None:
    """Ignore messages between servers."""


class Changes:
    """The ids of tables that change, for `async for`. Several changes of one table may be merged.

    Messages between servers go to `on_message`, in the event loop in which this was made.
    """

    def __init__(self, on_message: Callable[[str], object] = ignore, *, own: bool = True) -> None:
        self._on_message = on_message
        #: Whether it also gets changes made by this store.
        self.own = own
        self._loop = asyncio.get_running_loop()
        self._ids: dict[str, None] = {}
        self._news = asyncio.Event()
        self._ended = False

    def __aiter__(self) -> Changes:
        return self

    async def __anext__(self) -> str:
        while not self._ids:
            if self._ended:
                raise StopAsyncIteration
            self._news.clear()
            await self._news.wait()
        table_id = next(iter(self._ids))
        del self._ids[table_id]
        return table_id

    def tell(self, table_ids: Iterable[str]) -> None:
        """Pass on ids of changed tables. Called from any thread."""
        self._call(lambda: self._ids.update(dict.fromkeys(table_ids)))

    def hear(self, messages: Iterable[str]) -> None:
        """Pass on messages of other servers. Called from any thread."""
        with suppress(RuntimeError):  # as below
            for message in messages:
                self._loop.call_soon_threadsafe(self._on_message, message)

    def end(self) -> None:
        """End the iteration. Called from any thread."""
        self._call(lambda: setattr(self, "_ended", True))

    def _call(self, change: Callable[[], None]) -> None:
        def changed() -> None:
            change()
            self._news.set()

        with suppress(RuntimeError):  # the loop has ended, and its listener with it
            self._loop.call_soon_threadsafe(changed)


class Feed:
    """Collects signals and passes each on once, to every listener."""

    def __init__(self, database: Database, poll_seconds: float = POLL_SECONDS) -> None:
        self._database = database
        self._look_every = poll_seconds
        #: Held while the listener thread is started or stopped, which queries the database and may be slow.
        self._starting = threading.Lock()
        self._lock = threading.Lock()
        self._listeners: list[Changes] = []
        #: By table: the last count of changes that was passed on.
        self._told: dict[str, int] = {}
        self._listener: _Listener | None = None
        self._closed = False

    @property
    def interruptions(self) -> int:
        """How often the database stopped answering."""
        return self._listener.interruptions if self._listener else 0

    def add(self, listener: Changes) -> None:
        """Notify this listener from now on; of other processes' changes once `start` has returned."""
        with self._lock:
            self._listeners.append(listener)
            if self._closed:
                listener.end()

    def remove(self, listener: Changes) -> None:
        """Stop notifying this listener."""
        with self._lock:
            self._listeners.remove(listener)

    def start(self) -> None:
        """Start to listen to other processes, unless already started. Queries the database."""
        with self._starting:
            if self._listener is not None or self._closed:
                return
            ear = _Listener(self._database, self._look_every, self._pass_on, self._known, self._forget)
            lately = ear.open()
            with self._lock:
                self._listener = ear
                self._told |= lately
            ear.start()

    def _pass_on(self, heard: Heard) -> None:
        self.publish(heard.changes)
        with self._lock:
            for listener in self._listeners if heard.messages else ():
                listener.hear(heard.messages)

    def publish(self, changes: dict[str, int], *, own: bool = False) -> None:
        """Pass on signals that are new; `own`: this store made these changes. Called from any thread."""
        with self._lock:
            told = {table_id: self._told.get(table_id, 0) for table_id in changes}
            news = [table_id for table_id, count in changes.items() if count > told[table_id]]
            # A listener without own changes must still get one that hides another's change not passed on yet.
            foreign = [id for id in news if not own or changes[id] != told[id] + 1]
            if self._listener is not None:  # otherwise they would never be removed
                self._told |= {table_id: changes[table_id] for table_id in news}
            for listener in self._listeners:
                if found := news if listener.own else foreign:
                    listener.tell(found)

    def publish_own(self, changes: dict[str, int]) -> None:
        """Pass on changes by this store."""
        self.publish(changes, own=True)

    def close(self) -> None:
        """End, and let every listener end."""
        with self._starting:
            with self._lock:
                self._closed = True
                ear, self._listener = self._listener, None
                for listener in self._listeners:
                    listener.end()
            if ear is not None:
                ear.end()

    def _known(self) -> set[str]:
        with self._lock:
            return set(self._told)

    def _forget(self, table_ids: set[str]) -> None:
        with self._lock:
            if len(self._told) <= MOST_TOLD:
                return
            for table_id in table_ids:
                self._told.pop(table_id, None)


class _Listener:
    """A thread that listens to other processes and polls the database."""

    def __init__(
        self,
        database: Database,
        poll_seconds: float,
        heard: Callable[[Heard], None],
        known: Callable[[], set[str]],
        forget: Callable[[set[str]], None],
    ) -> None:
        self._database = database
        self._look_every = poll_seconds
        self._heard = heard
        self._known = known
        self._forget = forget
        self._connection: Connection | None = None
        #: When the database was last polled; below, since when it has not answered (0: it does).
        self._looked = time.monotonic()
        self._away_since = 0.0
        self.interruptions = 0
        self._selector = selectors.DefaultSelector()
        self._stop, self._stopped = socket.socketpair()
        self._selector.register(self._stopped, selectors.EVENT_READ)
        self._thread = threading.Thread(target=self._run, name="polnoc-feed", daemon=True)

    def open(self) -> dict[str, int]:
        """Start to listen; returns the latest changes, which need not be passed on any more."""
        try:
            return self._connect().changed_lately(POLL_WINDOW_SECONDS)
        except BaseException:
            self._let_go()
            raise

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def end(self) -> None:
        """Stop the thread at once."""
        self._stop.send(b"!")
        self._thread.join()
        self._let_go()

    def _let_go(self) -> None:
        self._disconnect()
        self._selector.close()
        self._stop.close()
        self._stopped.close()

    def _run(self) -> None:
        next_look = time.monotonic() + self._look_every
        while True:
            ready = self._selector.select(max(0.0, next_look - time.monotonic()))
            if any([key.fileobj is self._stopped for key, _ in ready]):
                return
            try:
                connection = self._connection or self._connect()
                self._heard(connection.heard())
                if self._away_since or time.monotonic() >= next_look:
                    self._look(connection)
                    next_look = time.monotonic() + self._look_every
            except StoreError as error:
                self._disconnect()
                next_look = time.monotonic() + self._note_away(error)

    def _note_away(self, error: StoreError) -> float:
        """Note a failure; returns the seconds until the next attempt.

        The first one is made at once: only this connection may be broken.
        """
        if self._away_since:
            self._database.connection_lost()
            return min(RECONNECT_SECONDS, self._look_every)
        self._away_since = time.monotonic()
        self.interruptions += 1
        log.warning("the database does not answer", extra={"told": {"why": str(error)}})
        return 0.0

    def _note_back(self) -> None:
        """Note that the database answers again, so that nobody waits for an answer on an old connection."""
        if self._away_since:
            seconds = f"{time.monotonic() - self._away_since:.1f}"
            self._away_since = 0.0
            self._database.connection_restored()
            log.warning("the database answers again", extra={"told": {"after": seconds}})

    def _look(self, connection: Connection) -> None:
        known = self._known()  # before the poll, whose result may miss what our own writer reports meanwhile
        began = time.monotonic()
        lately = connection.changed_lately(POLL_WINDOW_SECONDS + math.ceil(began - self._looked))
        self._looked = began
        self._note_back()
        self._heard(Heard(lately, []))
        self._forget(known - lately.keys())

    def _connect(self) -> Connection:
        connection = self._connection = self._database.connect_listener()
        descriptor = connection.listen()
        if descriptor is not None:
            self._selector.register(descriptor, selectors.EVENT_READ)
        return connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            for key in list(self._selector.get_map().values()):
                if key.fileobj is not self._stopped:
                    self._selector.unregister(key.fileobj)
            self._connection.close()
            self._connection = None
