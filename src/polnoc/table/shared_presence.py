"""Servers on one PostgreSQL tell each other who has pages open, by notifications of the database.

Nothing of it is stored. A server sends changes once a second, everything every few seconds, and a message
when it leaves. What a server has sent is valid for a while and then expires, so one that was killed is soon
forgotten.

A message begins with the name of the server. Then come tables with the seats that have pages open (`w`: the
bot of that seat waits for its person), or a sign: `?` asks everybody to send everything, `!` says goodbye.

>>> read_pages("0,2w"), read_pages("")
(Pages(seats=frozenset({0, 2}), waiting=frozenset({2})), Pages(seats=frozenset(), waiting=frozenset()))
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from polnoc.store import StoreError
from polnoc.table.rooms import Room

#: How often a server sends changes, and everything, in seconds.
CHANGES_SECONDS: Final = 1.0
EVERYTHING_SECONDS: Final = 5.0
#: How long a message of a server stays valid, in seconds.
LEASE_SECONDS: Final = 15.0
#: PostgreSQL carries a little less than 8000 bytes in a notification.
MESSAGE_CHARS: Final = 7_000

ASKS, LEAVES = "?", "!"


class Pages(NamedTuple):
    """The seats of a table that have pages open at a server, and those whose bots wait for somebody there."""

    seats: frozenset[int] = frozenset()
    waiting: frozenset[int] = frozenset()


NO_PAGES: Final = Pages()


def read_pages(text: str) -> Pages:
    """Parse what a server sends about a table; ValueError if it is invalid."""
    words = [word for word in text.split(",") if word]
    waiting = [int(word[:-1]) for word in words if word.endswith("w")]
    return Pages(frozenset([int(word.rstrip("w")) for word in words]), frozenset(waiting))


def pages_text(room: Room) -> str:
    """The text about a table of this server."""
    seats = [seat for seat in range(len(room.seats)) if room.presence.pages[seat]]
    return ",".join([f"{seat}w" if room.presence.waits_here(seat) else str(seat) for seat in seats])


@dataclass(frozen=True, slots=True)
class PagesElsewhere:
    """What other servers report about one table (`presence.Elsewhere`)."""

    shared: SharedPresence
    table_id: str

    def is_present(self, seat: int) -> bool:
        """Whether a seat has a page open there."""
        return any([seat in pages.seats for pages in self.shared.at(self.table_id)])

    def waits(self, seat: int) -> bool:
        """Whether the bot of a seat waits for somebody who is there."""
        return any([seat in pages.waiting for pages in self.shared.at(self.table_id)])


class SharedPresence:
    """Tells other servers who has pages of `rooms` open here, and keeps what they report.

    `send` sends a message to all servers, including this one.
    """

    def __init__(
        self,
        send: Callable[[str], Awaitable[None]],
        rooms: Mapping[str, Room],
        clock: Callable[[], float] = time.monotonic,
        server: str = "",
    ) -> None:
        self._send = send
        self._rooms = rooms
        self._clock = clock
        self.server = server or secrets.token_hex(4)
        #: By table: what this server last sent; below, when it last sent everything; whether somebody asked.
        self._said: dict[str, str] = {}
        self._said_everything = -EVERYTHING_SECONDS
        self._is_asked = False
        #: By table and server: what it reported, and until when that is valid.
        self._heard: dict[str, dict[str, tuple[Pages, float]]] = {}

    def at(self, table_id: str) -> list[Pages]:
        """What other servers report about a table."""
        now = self._clock()
        return [pages for pages, until in self._heard.get(table_id, {}).values() if until > now]

    async def run(self) -> None:
        """Ask the others, then send updates periodically."""
        with contextlib.suppress(StoreError):
            await self._tell([ASKS])
        while True:
            await asyncio.sleep(CHANGES_SECONDS)
            self.lapse()
            with contextlib.suppress(StoreError):  # retried in a moment
                await self.tell()

    async def leave(self) -> None:
        """Say goodbye: this server has no open pages any more."""
        with contextlib.suppress(StoreError):
            await self._tell([LEAVES])

    # Sending-------------------------------------------------------------------

    async def tell(self) -> None:
        """Send changes, or everything if it is time for that."""
        now = {room.id: text for room in self._rooms.values() if (text := _shared_text(room))}
        everything = self._is_asked or self._clock() - self._said_everything >= EVERYTHING_SECONDS
        gone = {id: "" for id in self._said if id not in now}
        changed = {id: text for id, text in now.items() if everything or self._said.get(id) != text}
        await self._tell([f"{id}:{text}" for id, text in {**gone, **changed}.items()])
        self._said = now
        if everything:
            self._said_everything, self._is_asked = self._clock(), False

    async def _tell(self, words: list[str]) -> None:
        for message in _messages(self.server, words):
            await self._send(message)

    # Receiving-------------------------------------------------------------------

    def hear(self, message: str) -> None:
        """Handle a message of a server; this server's own messages arrive too and are ignored."""
        server, *words = message.split()
        if server == self.server:
            return
        for word in words:
            if word == ASKS:
                self._is_asked = True
            elif word == LEAVES:
                for table_id in list(self._heard):
                    self._note(table_id, server, NO_PAGES)
            else:
                table_id, _, text = word.partition(":")
                with contextlib.suppress(ValueError):  # a server of another version
                    self._note(table_id, server, read_pages(text))

    def lapse(self) -> None:
        """Expire old reports."""
        now = self._clock()
        for table_id, said in list(self._heard.items()):
            for server in [server for server, (_, until) in said.items() if until <= now]:
                self._note(table_id, server, NO_PAGES)

    def _note(self, table_id: str, server: str, pages: Pages) -> None:
        """Store what a server reports about a table, and notify the room of changes."""
        said = self._heard.setdefault(table_id, {})
        before, _ = said.pop(server, (NO_PAGES, 0.0))
        if pages.seats:
            said[server] = (pages, self._clock() + LEASE_SECONDS)
        elif not said:
            del self._heard[table_id]
        room = self._rooms.get(table_id)
        if room is not None and pages != before:
            room.follow_presence(before.seats - pages.seats, bool(before.waiting - pages.waiting))


def _shared_text(room: Room) -> str:
    """What other servers have to know about a table; empty if one person plays there alone."""
    return pages_text(room) if len(room.people) > 1 else ""


def _messages(server: str, words: list[str]) -> Iterator[str]:
    """Group words into messages that are not too long."""
    line = server
    for word in words:
        if len(line) + len(word) >= MESSAGE_CHARS:
            yield line
            line = server
        line = f"{line} {word}"
    if line != server:
        yield line
