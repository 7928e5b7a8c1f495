"""Who has pages of a table open, who has left, and which bots wait for somebody to come back."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

#: When somebody opens the page of a seat for which a bot stands in, the bot waits so long for a word and then
#: plays on: a page that lies forgotten in some browser must not stop the others.
RETURN_SECONDS: Final = 60.0

#: Somebody whose page has been closed for so long is away; a page that is loaded anew closes for a moment.
AWAY_SECONDS: Final = 10.0


class Listener(Protocol):
    """Somebody who wants to know when something has changed, such as an `asyncio.Event`."""

    def set(self) -> object:
        """Something has changed."""


class Elsewhere(Protocol):
    """What other servers say about one table."""

    def is_present(self, seat: int) -> bool:
        """Whether a seat has a page open there."""

    def waits(self, seat: int) -> bool:
        """Whether the bot of a seat waits for somebody who is there."""


class Nowhere:
    """There are no other servers."""

    def is_present(self, seat: int) -> bool:
        """Nobody is anywhere else."""
        return False

    def waits(self, seat: int) -> bool:
        """Nobody is anywhere else."""
        return False


@dataclass(slots=True, eq=False)
class Presence:
    """The open pages of one table in this process. It knows nothing of who holds the seats."""

    #: A clock in seconds that never goes back.
    clock: Callable[[], float] = time.monotonic
    return_seconds: float = RETURN_SECONDS
    away_seconds: float = AWAY_SECONDS
    #: How many pages each seat has open.
    pages: Counter[int] = field(default_factory=Counter)
    #: In the order in which they came: whoever watches mostly came last, and all who watch are told the same.
    listeners: dict[Listener, None] = field(default_factory=dict)
    #: Since when the table has been in memory; and when the last page of a seat was closed.
    opened: float = field(init=False)
    _closed: dict[int, float] = field(default_factory=dict)
    #: Until when the bot that stands in on a seat waits for its person.
    _waits: dict[int, float] = field(default_factory=dict)
    elsewhere: Elsewhere = field(default_factory=Nowhere)

    def __post_init__(self) -> None:
        self.opened = self.clock()

    def open(self, seat: int, listener: Listener) -> bool:
        """Set `listener` whenever something has changed; whether this is the first page of the seat."""
        self.listeners[listener] = None
        self.pages[seat] += 1
        return self.pages[seat] == 1

    def close(self, seat: int, listener: Listener) -> bool:
        """Set `listener` no more; whether that was the last page of the seat."""
        self.listeners.pop(listener, None)
        self.pages[seat] -= 1
        if not self.pages[seat]:
            self._closed[seat] = self.clock()
        return not self.pages[seat]

    def note_closed(self, seat: int) -> None:
        """The last page of a seat at another server was closed."""
        self._closed[seat] = self.clock()

    def is_present(self, seat: int) -> bool:
        """Whether a seat has a page open, here or at another server."""
        return self.pages[seat] > 0 or self.elsewhere.is_present(seat)

    def is_away(self, seat: int) -> bool:
        """Whether a seat has had no page open for a while."""
        closed = self._closed.get(seat, self.opened)
        return not self.is_present(seat) and self.clock() - closed >= self.away_seconds

    def wait(self, seat: int) -> float:
        """Let the bot of a seat wait for its person; until when."""
        self._waits[seat] = self.clock() + self.return_seconds
        return self._waits[seat]

    def waits(self, seat: int) -> bool:
        """Whether the bot of a seat waits now, for somebody here or at another server."""
        return self.waits_here(seat) or self.elsewhere.waits(seat)

    def waits_here(self, seat: int) -> bool:
        """Whether the bot of a seat waits now for somebody with a page of this server."""
        return self._waits.get(seat, 0.0) > self.clock()

    def waits_until(self, seat: int, until: float) -> bool:
        """Whether the bot of a seat was told to wait until then, and to nothing else since."""
        return self._waits.get(seat) == until

    def stop_waiting(self, seat: int) -> bool:
        """Let the bot of a seat wait no more; whether it was told to."""
        return self._waits.pop(seat, None) is not None
