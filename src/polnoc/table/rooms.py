"""Rooms: the tables that are alive in this process.

Every answer goes through one door: checked, then **stored durably, then
carried out and shown**. A room has one lock, so answers come one by one; the
store's unique numbers and keys are the real guard if there are more processes.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, Literal

from polnoc.engine.actions import Action, NotationError
from polnoc.engine.match import Match
from polnoc.engine.refusals import Refused
from polnoc.engine.views import View

Kind = Literal["answer", "undo"]

#: A person's seat; any other word is the level of a bot; empty: free.
PERSON: Final = "you"
FREE: Final = ""


class Stale(Exception):
    """The question has changed since the page was shown. Nothing was done."""


class BadAnswer(ValueError):
    """An answer that cannot be read. Nothing was done."""

    def __init__(self, error: NotationError) -> None:
        super().__init__(str(error))
        self.error = error


@dataclass(slots=True)
class RoomSeat:
    """Who holds a seat: a name, a person or the level of a bot, and the hash of the seat's secret."""

    name: str
    played_by: str
    secret_hash: str = ""


@dataclass(slots=True)
class Entry:
    """One line of the durable log."""

    kind: Kind
    seat: int
    text: str
    key: str


#: Makes an entry durable: (number of the entry, entry). Raises if it could not.
Persist = Callable[[int, Entry], Awaitable[None]]


async def forget(number: int, entry: Entry) -> None:
    """For tests: keep nothing."""


@dataclass(slots=True)
class Room:
    """One table: the match, who sits where, and who listens."""

    id: str
    match: Match
    seats: list[RoomSeat]
    persist: Persist = forget
    aids: bool = True
    #: How many entries the log has.
    version: int = 0
    keys: dict[str, int] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _listeners: set[asyncio.Event] = field(default_factory=set)

    # Looking ------------------------------------------------------------------

    def view(self, viewer: int) -> View:
        """What a seat or a watcher may know."""
        return self.match.view(viewer)

    def token(self, seat: int) -> str:
        """Names the question a seat is asked now; it changes when the question does.

        Other seats' answers to the same question do not change it.
        """
        given = sum(step.seat == seat for step in self.match.steps)
        offered = " ".join(action.short for action in self.match.options(seat))
        return hashlib.sha256(f"{given}:{offered}".encode()).hexdigest()[:12]

    @property
    def people(self) -> list[int]:
        """The seats that people hold or may take."""
        return [number for number, seat in enumerate(self.seats) if seat.played_by in (PERSON, FREE)]

    @property
    def ready(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.played_by != FREE for seat in self.seats)

    def listen(self) -> asyncio.Event:
        """An event that is set whenever something has changed; give it back with `leave`."""
        event = asyncio.Event()
        self._listeners.add(event)
        return event

    def leave(self, event: asyncio.Event) -> None:
        """Stop listening."""
        self._listeners.discard(event)

    def tell(self) -> None:
        """Something has changed: wake everybody who listens."""
        for event in self._listeners:
            event.set()

    # Acting -------------------------------------------------------------------

    async def answer(self, seat: int, token: str, key: str, text: str) -> None:
        """Take a seat's answer. The same key again is the same answer, not another."""
        async with self.lock:
            if key in self.keys:
                return
            action = self._read(text)
            if token != self.token(seat):
                raise Stale
            refusal = self.match.why_not(seat, action)
            if refusal is not None:
                raise Refused(refusal)
            await self._commit(Entry("answer", seat, action.short, key))
            self.match.answer(seat, action)
        self.tell()

    async def undo(self, seat: int, key: str) -> bool:
        """Take back the seat's last answer if the rules of undo allow it."""
        async with self.lock:
            if key in self.keys:
                return True
            if not self.may_undo(seat):
                return False
            await self._commit(Entry("undo", seat, "", key))
            undo_last_of(self.match, seat)
        self.tell()
        return True

    def may_undo(self, seat: int) -> bool:
        """Up to the last new information; alone against bots any answer, which is marked."""
        if self.match.can_undo(seat):
            return True
        alone = self.people == [seat]
        return alone and not self.match.over and any(step.seat == seat for step in self.match.steps)

    def _read(self, text: str) -> Action:
        try:
            return self.match.game.actions.parse(text)
        except NotationError as error:
            raise BadAnswer(error) from None

    async def _commit(self, entry: Entry) -> None:
        await self.persist(self.version + 1, entry)
        self.version += 1
        self.keys[entry.key] = self.version

    def recall(self, entry: Entry) -> None:
        """Carry out an entry that is already in the log: a table is loaded."""
        if entry.kind == "answer":
            self.match.answer(entry.seat, self._read(entry.text))
        else:
            undo_last_of(self.match, entry.seat)
        self.version += 1
        self.keys[entry.key] = self.version


def undo_last_of(match: Match, seat: int) -> None:
    """Take back answers until the last one of `seat` is taken back too."""
    while True:
        last = match.steps[-1].seat
        match.undo()
        if last == seat:
            return
