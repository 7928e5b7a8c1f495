"""Bots at a table with virtual time: who is shown what, and exactly when."""

from __future__ import annotations

import asyncio
import contextlib
import random
import selectors
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, cast

from polnoc.engine.match import Match
from polnoc.engine.seats import WATCHER
from polnoc.engine.views import dump
from polnoc.store import Store, secret_hash
from polnoc.table import live
from polnoc.table.bot_pool import BotPool
from polnoc.table.layout import Reader
from polnoc.table.log_entries import Entry
from polnoc.table.room_seats import PERSON, RoomSeat
from polnoc.table.rooms import Room
from polnoc.table.table_settings import Settings
from polnoc.table.tables import Tables

PACE: Final = 1.0


class _Jumping(selectors.DefaultSelector):
    """Returns at once instead of waiting."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "there is nothing left to wait for"
        self.now += timeout
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock stands still while anything runs, and jumps ahead when nothing does."""

    def __init__(self) -> None:
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.now


#: A bot's answer to a question, and how long it thinks about it.
Mind = Callable[[list[str]], tuple[str, float]]


@dataclass(slots=True)
class Pool:
    """Bots that think for as long as they are told to."""

    mind: Mind

    async def choose(
        self, game: str, level: str, view: object, offered: list[str], *rest: str, **by: str
    ) -> str:
        choice, seconds = self.mind(offered)
        await asyncio.sleep(seconds)
        return choice


class Nowhere:
    """A store in which every game's result is already stored."""

    shared = False

    @property
    def people(self) -> Nowhere:
        """It stores people's results too."""
        return self

    async def table(self, id: str) -> Summary:
        return Summary(status="over")

    async def has_result(self, table_id: str) -> bool:
        return True

    async def tell_servers(self, message: str) -> None:
        """There are no other servers."""


class Summary(NamedTuple):
    """The part of a summary that callers read."""

    status: str


def any_mind(number: int, slowest: float) -> Mind:
    """Return a mind that gives any answer, after any time up to the slowest."""
    rng = random.Random(f"mind {number}")
    return lambda offered: (rng.choice(offered), rng.random() * slowest)


class Enough(Exception):
    """Enough answers have been given."""


@dataclass(slots=True)
class Shown:
    """Something that a reader came to know: when, by whose answer, and what the page was sent."""

    at: float
    actor: int
    frame: bytes


@dataclass(slots=True, eq=False)
class Watch:
    """A table in virtual time, and what everybody comes to know. Some have a page open."""

    room: Room
    most: int
    pages: dict[int, live.Page]
    shown: dict[int, list[Shown]] = field(default_factory=dict)
    #: How many answers there were up to each one that others could see, since the one before.
    answers_until_seen: list[int] = field(default_factory=list)
    #: The numbers of answers that some of the others could see and some could not.
    seen_by_some: list[int] = field(default_factory=list)
    _known: dict[int, tuple[bytes, int]] = field(default_factory=dict)
    _actor: int = -1
    _answers: int = 0

    @property
    def observers(self) -> tuple[int, ...]:
        return (*range(len(self.room.seats)), WATCHER)

    def begin(self) -> None:
        """Let everybody load their page."""
        self.room.persist = self._noted
        for page in self.pages.values():
            page.catch_up("")
        for seat in self.observers:
            self.shown[seat] = []
            self._known[seat] = self._know(seat)
        self.room.listen(WATCHER, self)

    async def _noted(self, room: Room, entry: Entry) -> bool:
        if self._answers == self.most:
            raise Enough
        self._answers += 1
        self._actor = entry.seat
        return True

    def set(self) -> None:
        """Called when the room reports a change."""
        now, learned = round(asyncio.get_running_loop().time(), 6), 0
        for seat in self.observers:
            known = self._know(seat)
            frame = self.pages[seat].news() if seat in self.pages else b""
            if frame or known != self._known[seat]:
                self.shown[seat].append(Shown(now, self._actor, frame))
                learned += seat != self._actor
            self._known[seat] = known
        if learned:
            self.answers_until_seen.append(self._answers - sum(self.answers_until_seen))
        if 0 < learned < len(self.observers) - 1:
            self.seen_by_some.append(self._answers)

    def _know(self, seat: int) -> tuple[bytes, int]:
        return dump(self.room.view(seat)), len(self.room.match.log(seat))

    def ticks(self) -> list[float]:
        """The times at which somebody other than the answerer came to know something, without repeats."""
        return sorted({one.at for seat, all in self.shown.items() for one in all if one.actor != seat})


def watched(match: Match, mind: Mind, most: int, people: Sequence[int] = ()) -> Watch:
    """Let bots play until this many answers are given or only people are asked; people do nothing.

    People and watchers have a page open.
    """
    seats = [
        RoomSeat(f"Player {seat}", PERSON, secret_hash(f"secret {seat}"))
        if seat in people
        else RoomSeat(f"Player {seat}", "regular")
        for seat in range(match.seats)
    ]
    room = Room("23456789abcdefgh", match, seats, Settings(way="online"))
    pages = {
        seat: live.Page(room, Reader("en", seat=seat, held=() if seat == WATCHER else (seat,)))
        for seat in (*people, WATCHER)
    }
    watch = Watch(room, most, pages)
    watch.begin()
    tables = Tables(cast(Store, Nowhere()), cast(BotPool, Pool(mind)), PACE)
    loop = VirtualLoop()
    try:
        loop.run_until_complete(_driven(tables, room))
    finally:
        loop.close()
    return watch


async def _driven(tables: Tables, room: Room) -> None:
    with contextlib.suppress(Enough):
        await tables.bots._drive(room)
