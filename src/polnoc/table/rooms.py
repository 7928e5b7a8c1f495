"""Rooms: the tables that are alive in this process.

Every answer goes through one door: checked, then **stored durably, then
carried out and shown**. A room has one lock, so answers come one by one; the
store's unique numbers and keys are the real guard if there are more processes.

A room is what its log says: loading a table, following another process and
playing live all carry out entries by the same method, `recall`.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol

import msgspec

from polnoc.engine.actions import Action, NotationError
from polnoc.engine.match import Match
from polnoc.engine.refusals import Refused
from polnoc.engine.seats import WATCHER
from polnoc.engine.views import View
from polnoc.store import Message
from polnoc.table.costs import RULES

Kind = Literal["answer", "undo", "ask-undo", "allow-undo", "refuse-undo"]

#: A person's seat; any other word is the level of a bot; empty: free.
PERSON: Final = "you"
FREE: Final = ""

#: The ways to play: against bots, at one screen, online, one screen for all and hands on phones.
WAYS: Final = ("solo", "screen", "online", "phones")


class Stale(Exception):
    """The question has changed since the page was shown. Nothing was done."""


class BadAnswer(ValueError):
    """An answer that cannot be read. Nothing was done."""

    def __init__(self, error: NotationError) -> None:
        super().__init__(str(error))
        self.error = error


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a table is run. Kept in the store; fields that are missing there have these defaults."""

    way: str = "solo"
    #: Whether the deduction sheet is drawn.
    aids: bool = True
    #: Whether one may ask an expert.
    hints: bool = True
    #: Whether the start page offers the table to watchers.
    listed: bool = False
    #: Hash of the secret of whoever made the table.
    host: str = ""
    #: The table on which the same people play again.
    next: str = ""
    #: Whether the game came in as a record: its seed was never secret.
    imported: bool = False
    #: What lists find the table by, such as `daily:finalgirl:2026-03-14`; it never changes.
    label: str = ""


@dataclass(slots=True)
class RoomSeat:
    """Who holds a seat: a name, a person or the level of a bot, and the hash of the seat's secret.

    A bot on a seat that has a secret stands in for the person who holds it.
    """

    name: str
    played_by: str
    secret_hash: str = ""
    revision: int = 0

    @property
    def stands_in(self) -> bool:
        """Whether a bot plays here for a person."""
        return bool(self.secret_hash) and self.played_by not in (PERSON, FREE)


@dataclass(slots=True)
class Entry:
    """One line of the durable log."""

    kind: Kind
    seat: int
    text: str
    key: str


@dataclass(slots=True)
class UndoRequest:
    """Somebody wants to take back an answer that has told others something: they must agree."""

    seat: int
    #: Who has not agreed yet.
    waiting: set[int]
    #: How many answers stand once all have agreed.
    to: int


class Listener(Protocol):
    """Somebody who wants to know when something has changed, such as an `asyncio.Event`."""

    def set(self) -> object:
        """Something has changed."""


#: Catches up with what other processes have stored; whether there was anything. Needs the lock.
Renew = Callable[["Room"], Awaitable[bool]]

#: Makes an entry durable; False if it had been stored before, and the room has caught up with it.
#: Raises Stale, after catching up, if another process was first.
Persist = Callable[["Room", Entry], Awaitable[bool]]


async def forget(room: Room, entry: Entry) -> bool:
    """For tests: keep nothing."""
    return True


async def nothing_new(room: Room) -> bool:
    """Where no other process can have stored anything."""
    return False


#: How often an answer is tried while other processes are faster.
TRIES: Final = 5


@dataclass(slots=True, eq=False)
class Room:
    """One table: the match, who sits where, what is said, and who listens."""

    id: str
    match: Match
    seats: list[RoomSeat]
    settings: Settings = field(default_factory=Settings)
    persist: Persist = forget
    renew: Renew = nothing_new
    #: Of the table's settings, as the store counts them.
    revision: int = 0
    #: How many entries the log has.
    version: int = 0
    #: Grows with everything that anybody could see.
    stamp: int = 0
    #: What was done under which key; every seat has keys of its own.
    keys: dict[str, tuple[Kind, str]] = field(default_factory=dict)
    #: How many entries of the log are by each seat.
    acted: Counter[int] = field(default_factory=Counter)
    messages: list[Message] = field(default_factory=list)
    request: UndoRequest | None = None
    #: How often somebody has taken something back.
    undos: int = 0
    #: The seats whose request was refused and that have not answered since.
    refused: set[int] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    #: How many pages each seat has open here.
    present: Counter[int] = field(default_factory=Counter)
    #: What pages keep for each kind of reader.
    sights: dict[object, Any] = field(default_factory=dict)
    _listeners: set[Listener] = field(default_factory=set)
    #: The last token of each seat, and the position and the count that it is for.
    _tokens: dict[int, tuple[object, int, str]] = field(default_factory=dict)

    # Looking ------------------------------------------------------------------

    def view(self, viewer: int) -> View:
        """What a seat or a watcher may know."""
        return self.match.view(viewer)

    def options(self, seat: int) -> Sequence[Action]:
        """What a person on this seat may answer now."""
        if not self.ready or seat == WATCHER or self.seats[seat].played_by != PERSON:
            return ()
        return self.match.options(seat)

    def token(self, seat: int) -> str:
        """Names the question a seat is asked now; it changes when the question does.

        Other seats' answers to the same question do not change it.
        """
        position, acted = self.match.position, self.acted[seat]
        known = self._tokens.get(seat)
        if known is None or known[0] is not position or known[1] != acted:
            offered = " ".join([action.short for action in self.match.options(seat)])
            token = hashlib.sha256(f"{acted}:{offered}".encode()).hexdigest()[:12]
            known = self._tokens[seat] = (position, acted, token)
        return known[2]

    def key(self, seat: int) -> str:
        """A key for the next thing a seat does: what is posted twice from one page is done once."""
        return f"{seat}-{self.acted[seat]}"

    @property
    def people(self) -> list[int]:
        """The seats that people hold or may take."""
        return [number for number, seat in enumerate(self.seats) if seat.secret_hash]

    @property
    def ready(self) -> bool:
        """Whether every seat is taken."""
        return all([seat.played_by != FREE for seat in self.seats])

    @property
    def watched(self) -> bool:
        """Whether anybody has a page of this table open."""
        return bool(self._listeners)

    def side_of(self, seat: int) -> list[int]:
        """The seats that play for the same side."""
        game, chosen = self.match.game, self.match.chosen
        side = game.side(chosen, seat)
        return [other for other in range(len(self.seats)) if game.side(chosen, other) == side]

    def listen(self, seat: int, listener: Listener) -> None:
        """Set `listener` whenever something has changed, until it leaves."""
        self._listeners.add(listener)
        self.present[seat] += 1
        if self.present[seat] == 1 and seat != WATCHER:
            self.tell()

    def leave(self, seat: int, listener: Listener) -> None:
        """Stop listening."""
        self._listeners.discard(listener)
        self.present[seat] -= 1
        if not self.present[seat] and seat != WATCHER:
            self.tell()

    def tell(self) -> None:
        """Something has changed: wake everybody who listens."""
        self.stamp += 1
        for listener in self._listeners:
            listener.set()

    # Acting -------------------------------------------------------------------

    async def answer(self, seat: int, token: str, key: str, text: str) -> None:
        """Take a seat's answer. The same key again is the same answer, not another."""
        action, key = self._read(text), f"{seat}.{key}"
        async with self.lock:
            for _ in range(TRIES):
                if self._done(key, ("answer",), action.short):
                    return
                if problem := self._problem(seat, token, action):
                    if not await self.renew(self):
                        raise problem
                elif await self._tried(Entry("answer", seat, action.short, key)):
                    self.tell()
                    return
        raise Stale

    def _problem(self, seat: int, token: str, action: Action) -> Exception | None:
        """Why an answer cannot be taken, as far as this process knows."""
        if token != self.token(seat):
            return Stale()
        with RULES:
            refusal = self.match.why_not(seat, action)
        return Refused(refusal) if refusal is not None else None

    async def _tried(self, entry: Entry) -> bool:
        """Commit an entry; False if another process was first, whatever that means for this one."""
        try:
            await self._commit(entry)
        except Stale:
            return False
        return True

    async def undo(self, seat: int, key: str) -> bool:
        """Take back the seat's last answer; if it has told others something, ask them first.

        False if there is nothing to take back, or a request has just been refused.
        """
        key = f"{seat}.{key}"
        async with self.lock:
            if self._done(key, ("undo", "ask-undo")):
                return True
            if self.may_undo(seat):
                await self._commit(Entry("undo", seat, "", key))
            elif self.may_ask_undo(seat):
                asked = ",".join([str(other) for other in self._others(seat)])
                await self._commit(Entry("ask-undo", seat, asked, key))
            else:
                return False
        self.tell()
        return True

    async def reply_to_undo(self, seat: int, key: str, allow: bool) -> bool:
        """Agree to a request to take back, or not; False if this seat is not asked for that."""
        kind: Kind = "allow-undo" if allow else "refuse-undo"
        key = f"{seat}.{key}"
        async with self.lock:
            if self._done(key, (kind,)):
                return True
            if self.request is None or seat not in self.request.waiting:
                return False
            await self._commit(Entry(kind, seat, "", key))
        self.tell()
        return True

    def _done(self, key: str, kinds: tuple[Kind, ...], text: str | None = None) -> bool:
        """Whether this was done before under this key; Stale if something else was."""
        if key not in self.keys:
            return False
        kind, done = self.keys[key]
        if kind not in kinds or text not in (None, done):
            raise Stale
        return True

    def may_undo(self, seat: int) -> bool:
        """Up to the last new information; alone against bots any answer, which is marked."""
        if self.match.can_undo(seat):
            return True
        return not self._others(seat) and self._has_answered(seat)

    def may_ask_undo(self, seat: int) -> bool:
        """Whether a seat may ask the others to let it take back its last answer."""
        return self.request is None and seat not in self.refused and self._has_answered(seat)

    def _has_answered(self, seat: int) -> bool:
        return not self.match.over and any(step.seat == seat for step in reversed(self.match.steps))

    def _others(self, seat: int) -> list[int]:
        """The other people at the table, also those for whom a bot stands in: they may be looking."""
        return [number for number in self.people if number != seat]

    def _read(self, text: str) -> Action:
        try:
            return self.match.game.actions.parse(text)
        except NotationError as error:
            raise BadAnswer(error) from None

    async def _commit(self, entry: Entry) -> None:
        if await self.persist(self, entry):
            with RULES:
                self.recall(entry)

    def recall(self, entry: Entry) -> None:
        """Carry out an entry that is in the log."""
        if entry.kind == "answer":
            self.match.answer(entry.seat, self._read(entry.text))
            self._go_on(entry.seat)
            self.refused.discard(entry.seat)
        elif entry.kind == "undo":
            self._go_on(entry.seat)
            self._take_back(self._last_of(entry.seat))
        elif entry.kind == "ask-undo":
            waiting = {int(seat) for seat in entry.text.split(",")}
            self.request = UndoRequest(entry.seat, waiting, self._last_of(entry.seat))
        elif self.request is not None:
            self._replied(entry.seat, entry.kind == "allow-undo")
        self.version += 1
        self.acted[entry.seat] += 1
        self.keys[entry.key] = (entry.kind, entry.text)

    def _replied(self, seat: int, allowed: bool) -> None:
        assert self.request is not None
        if not allowed:
            self.refused.add(self.request.seat)
            self.request = None
            return
        self.request.waiting.discard(seat)
        if not self.request.waiting:
            to, self.request = self.request.to, None
            self._take_back(to)

    def _go_on(self, seat: int) -> None:
        """A request is over once the game goes on; but half a choice is secret, and must not end it."""
        if not self.match.can_undo(seat):
            self.request = None

    def _last_of(self, seat: int) -> int:
        """The number of a seat's last answer."""
        return max([number for number, step in enumerate(self.match.steps) if step.seat == seat])

    def _take_back(self, to: int) -> None:
        """Take back answers until so many stand."""
        self.undos += 1
        while len(self.match.steps) > to:
            self.match.undo()
