"""Live sockets that stay open by themselves, without a task that waits for them.

A page that is open for hours is told something now and then. What the web server keeps for a running
request (its head, a task and all that it has called, queues) is several times what the page itself needs.
So where the server can do it, the application accepts a socket, says the first thing and leaves; the
connection asks for news whenever it is set.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from starlette.types import Message

#: Under this name the server offers a line among the extensions of a socket's scope.
LINE: Final = "polnoc.line"

#: What is to be sent now; empty: nothing.
News = Callable[[], bytes]


class Line(Protocol):
    """A connection that can stay open after the application has left."""

    def set(self) -> None:
        """Something has changed: ask for news soon."""

    def stay(self, news: News, closed: Callable[[], None]) -> bool:
        """Stay open, and call `closed` at the end; False if it has ended already."""

    def bound(self, heard: Callable[[], Message | None], closed: Callable[[], None]) -> bool:
        """Call `heard` for all that comes in, which may answer with how to close, and `closed` at the end.

        False if the line does not stay.
        """
