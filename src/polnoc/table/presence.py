"""Who has pages of a table open, who is away, and which bots wait for somebody to come back."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

#: When somebody opens the page of a seat for which a bot stands in, the bot waits this long for a decision
#: and then plays on: a page that lies forgotten in some browser must not stop the others.
RETURN_SECONDS: Final = 60.0

#: Somebody whose page has been closed for this long is away; a page that is reloaded closes for a moment.
AWAY_SECONDS: Final = 10.0


class Listener(Protocol):
    """Notified when something has changed; for example an `asyncio.Event`."""

    def set(self) -> object:
        """Note that something has changed."""


class Elsewhere(Protocol):
    """What other servers report about one table."""

    def is_present(self, seat: int) -> bool:
        """Whether a seat has a page open there."""

    def waits(self, seat: int) -> bool:
        """Whether the bot of a seat waits for somebody who is there."""


class Nowhere:
    """The default without other servers."""

    def is_present(self, seat: int) -> bool:
        """Nobody is anywhere else."""
        return False

    def waits(self, seat: int) -> bool:
        """Nobody is anywhere else."""
        return False


@dataclass(slots=True, eq=False)
class Presence:
    """The open pages of one table in this process. It does not know who holds the seats."""

    #: A monotonic clock in seconds.
    clock: Callable[[], float] = time.monotonic
    return_seconds: float = RETURN_SECONDS
    away_seconds: float = AWAY_SECONDS
    #: How many pages each seat has open.
    pages: Counter[int] = field(default_factory=Counter)
    #: In order of arrival: watchers mostly come last, and all of them are sent the same.
    listeners: dict[Listener, None] = field(default_factory=dict)
    #: When the table was loaded into memory; below, when the last page of each seat was closed.
    opened: float = field(init=False)
    _closed: dict[int, float] = field(default_factory=dict)
    #: By seat: until when the stand-in bot waits for its person.
    _waits: dict[int, float] = field(default_factory=dict)
    elsewhere: Elsewhere = field(default_factory=Nowhere)

    def __post_init__(self) -> None:
        self.opened = self.clock()

    def open(self, seat: int, listener: Listener) -> bool:
        """Set `listener` on every change from now on; returns whether this is the seat's first page."""
        self.listeners[listener] = None
        self.pages[seat] += 1
        return self.pages[seat] == 1

    def close(self, seat: int, listener: Listener) -> bool:
        """Stop setting `listener`; returns whether that was the seat's last page."""
        self.listeners.pop(listener, None)
        self.pages[seat] -= 1
        if not self.pages[seat]:
            self._closed[seat] = self.clock()
        return not self.pages[seat]

    def note_closed(self, seat: int) -> None:
        """Note that the last page of a seat at another server was closed."""
        self._closed[seat] = self.clock()

    def is_present(self, seat: int) -> bool:
        """Whether a seat has a page open, here or at another server."""
        return self.pages[seat] > 0 or self.elsewhere.is_present(seat)

    def is_away(self, seat: int) -> bool:
        """Whether a seat has had no page open for a while."""
        closed = self._closed.get(seat, self.opened)
        return not self.is_present(seat) and self.clock() - closed >= self.away_seconds

    def wait(self, seat: int) -> float:
        """Let the bot of a seat wait for its person; returns until when."""
        self._waits[seat] = self.clock() + self.return_seconds
        return self._waits[seat]

    def waits(self, seat: int) -> bool:
        """Whether the bot of a seat waits now for somebody here or at another server."""
        return self.waits_here(seat) or self.elsewhere.waits(seat)

    def waits_here(self, seat: int) -> bool:
        """Whether the bot of a seat waits now for somebody with a page of this server."""
        return self._waits.get(seat, 0.0) > self.clock()

    def waits_until(self, seat: int, until: float) -> bool:
        """Whether the bot of a seat is still set to wait until exactly this time."""
        return self._waits.get(seat) == until

    def stop_waiting(self, seat: int) -> bool:
        """Let the bot of a seat stop waiting; returns whether it was set to wait."""
        return self._waits.pop(seat, None) is not None
