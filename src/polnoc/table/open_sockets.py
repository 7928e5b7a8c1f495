"""Live sockets that stay open by themselves, without a task that waits for them.

A page that is open for hours gets an update now and then. What the web server keeps for a running
request (its head, a task with its stack, queues) is several times what the page itself needs.
So where the server supports it, the application accepts a socket, sends the first message and returns; the
connection asks for news whenever it is set.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Final, Protocol

from starlette.types import Message

#: The name of the ASGI extension by which the server offers to keep a socket open.
OPEN_SOCKET: Final = "polnoc.open_socket"


class OpenPage(Protocol):
    """A page at the other end of a socket."""

    def news(self) -> bytes:
        """What to send now; empty: nothing."""

    def said(self, text: bytes, listener: OpenSocket) -> None:
        """Handle a message from the page; the socket is set once there is a reply among the news."""


class SocketWatcher(Protocol):
    """Counts the messages on a socket that stays open."""

    def on_message(self) -> Message | None:
        """Count a message; returns how to close the socket if that was too much."""

    def on_close(self) -> None:
        """The socket is closed."""


#: How long sockets are served in a row before the server handles incoming data.
SLICE_SECONDS: Final = 0.001


class SendQueue:
    """Sockets that wait for an update, served one after another.

    After each time slice the server handles incoming data: a player's answer does not wait until the pages
    of all other tables are drawn. And a page whose turn comes late is drawn once for all changes.
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
        """Serve the first one; it stays queued meanwhile, so that additions do not start a second round."""
        try:
            self._waiting[0]()
        finally:
            self._waiting.popleft()


#: Every socket is pinged at this interval; one that has not answered by the next ping is gone.
PING_SECONDS: Final = 20


class Pinged(Protocol):
    """A connection that can be asked whether anybody is there."""

    def ping(self) -> None:
        """Ping, or close if the last ping was not answered."""


class Pinger:
    """Pings all sockets, a part of them each second. Separate timers would take more memory."""

    def __init__(self) -> None:
        self._parts: list[set[Pinged]] = [set() for _ in range(PING_SECONDS)]
        self._at = 0
        self._clock: asyncio.TimerHandle | None = None

    def add(self, loop: asyncio.AbstractEventLoop, socket: Pinged) -> None:
        """Start to ping a socket, for the first time after a whole round."""
        self._parts[self._at].add(socket)
        if self._clock is None:
            self._clock = loop.call_later(1.0, self._ping_next, loop)

    def remove(self, socket: Pinged) -> None:
        """Stop pinging a socket; nothing happens if it was not pinged."""
        for part in self._parts:
            part.discard(socket)

    def _ping_next(self, loop: asyncio.AbstractEventLoop) -> None:
        self._at = (self._at + 1) % PING_SECONDS
        for socket in list(self._parts[self._at]):
            socket.ping()
        self._clock = loop.call_later(1.0, self._ping_next, loop) if any(self._parts) else None


class OpenSocket(Protocol):
    """A connection that can stay open after the application has returned."""

    #: The smallest size class of its frames (`padding`).
    least: int

    def set(self) -> None:
        """Note that something has changed, so that the socket asks for news soon."""

    def stay(self, page: OpenPage, closed: Callable[[], None]) -> bool:
        """Stay open, and call `closed` at the end; False if it has ended already."""

    def watch(self, watcher: SocketWatcher) -> bool:
        """Let a watcher count incoming messages until the socket is closed; False if it does not stay."""
