"""Live sockets that stay open by themselves, without a task that waits for them.

A page that is open for hours is told something now and then. What the web server keeps for a running
request (its head, a task and all that it has called, queues) is several times what the page itself needs.
So where the server can do it, the application accepts a socket, says the first thing and leaves; the
connection asks for news whenever it is set.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Final, Protocol

from starlette.types import Message

#: Under this name the server offers to keep a socket open, among the extensions of its scope.
OPEN_SOCKET: Final = "polnoc.open_socket"


class OpenPage(Protocol):
    """A page at the other end of a socket."""

    def news(self) -> bytes:
        """What is to be sent now; empty: nothing."""

    def said(self, text: bytes, listener: OpenSocket) -> None:
        """The page has said something; the socket is set once there is a reply among the news."""


class SocketWatcher(Protocol):
    """Who counts what comes in on a socket that stays open."""

    def on_message(self) -> Message | None:
        """Something has come in: how to close the socket, if that was too much."""

    def on_close(self) -> None:
        """The socket is closed."""


#: Sockets are told one after another for so long, then the server takes what has come in.
SLICE_SECONDS: Final = 0.001


class SendQueue:
    """Sockets that want to be told something, one after another.

    After each slice of time the server takes what has come in: whoever answers does not wait until the pages
    of all other tables are drawn. And a page whose turn comes late is drawn once for all that has happened.
    """

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def add(self, loop: asyncio.AbstractEventLoop, tell: Callable[[], None]) -> None:
        """Call `tell` when its turn comes."""
        if not self._waiting:
            loop.call_soon(self._next, loop)
        self._waiting.append(tell)

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        until = perf_counter() + SLICE_SECONDS
        try:
            while self._waiting:
                self._tell_first()
                if perf_counter() >= until:
                    break
        finally:
            if self._waiting:
                loop.call_soon(self._next, loop)

    def _tell_first(self) -> None:
        """It waits until it has been told, so that whoever is added meanwhile starts no second round."""
        try:
            self._waiting[0]()
        finally:
            self._waiting.popleft()


#: Every socket is pinged once in this time; one that has not answered until the next time is gone.
PING_SECONDS: Final = 20


class Pinged(Protocol):
    """A connection that can be asked whether anybody is there."""

    def ping(self) -> None:
        """Ask, or end if there was no answer the last time."""


class Pinger:
    """Pings all sockets, a part of them each second. With clocks of their own they would take more memory."""

    def __init__(self) -> None:
        self._parts: list[set[Pinged]] = [set() for _ in range(PING_SECONDS)]
        self._at = 0
        self._clock: asyncio.TimerHandle | None = None

    def add(self, loop: asyncio.AbstractEventLoop, socket: Pinged) -> None:
        """Ping a socket, for the first time after a whole round."""
        self._parts[self._at].add(socket)
        if self._clock is None:
            self._clock = loop.call_later(1.0, self._beat, loop)

    def remove(self, socket: Pinged) -> None:
        """Ping a socket no more; nothing happens if it was not pinged."""
        for part in self._parts:
            part.discard(socket)

    def _beat(self, loop: asyncio.AbstractEventLoop) -> None:
        self._at = (self._at + 1) % PING_SECONDS
        for socket in list(self._parts[self._at]):
            socket.ping()
        self._clock = loop.call_later(1.0, self._beat, loop) if any(self._parts) else None


class OpenSocket(Protocol):
    """A connection that can stay open after the application has left."""

    #: The least class of its frames (`padding`).
    least: int

    def set(self) -> None:
        """Something has changed: ask for news soon."""

    def stay(self, page: OpenPage, closed: Callable[[], None]) -> bool:
        """Stay open, and call `closed` at the end; False if it has ended already."""

    def watch(self, watcher: SocketWatcher) -> bool:
        """Have somebody count what comes in, until the socket is closed; False if it does not stay."""
