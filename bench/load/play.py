"""What is measured: many tables, a move due at regular times, and who hears of it when.

Moves are due by the clock, whether the server keeps up or not. A move is sent
when it is due, or as soon as its table has dealt with the one before; how late
it was sent is counted apart.
"""

from __future__ import annotations

import asyncio
import gc
import random
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final, TypeVar

from bench.load.process import Process
from bench.load.wire import Message, Socket

#: Two seats, each in a browser of its own, and two watchers.
SOCKETS: Final = 4
#: The seat of somebody who only watches.
WATCHER: Final = -1
#: How many tables are made, or asked, at once.
AT_ONCE: Final = 16
#: How long a missing question is waited for before it is an error, in seconds.
PATIENCE: Final = 20.0

T = TypeVar("T")


@dataclass(slots=True)
class Tally:
    """What was measured in one run: times in seconds, sizes in bytes of updates for a seat."""

    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    raw: list[int] = field(default_factory=list)
    wire: list[int] = field(default_factory=list)
    refused: int = 0


class Table(ABC):
    """A live table with its sockets. It makes a random legal move whenever it is told to."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.tally: Tally | None = None
        self.turn = asyncio.Lock()
        self.over = False
        self.sockets: list[Socket] = []
        self.luck = random.Random(number)
        self._sent = 0.0
        self._mover = -1
        self._news = asyncio.Event()

    @abstractmethod
    async def open(self) -> None:
        """Make the table, sit down, open the sockets."""

    @abstractmethod
    def asked(self) -> int | None:
        """A seat that knows what it may answer."""

    @abstractmethod
    async def answer(self, seat: int) -> bool:
        """Answer for this seat, at random; returns when it is acknowledged. False: refused."""

    @abstractmethod
    async def state(self) -> object:
        """The state of the table, as its first seat gets it on request; equal if nothing changed."""

    def close(self) -> None:
        """Close the sockets."""
        for socket in self.sockets:
            socket.close()

    async def move(self, due: float) -> None:
        """Make one move, counted if there is a tally."""
        async with self.turn:
            seat = await self.whose()
            if seat is None:
                return
            self._mover, self._sent = seat, perf_counter()
            done = await self.answer(seat)
            if self.tally is not None:
                self.tally.late.append(self._sent - due)
                self.tally.acknowledged.append(perf_counter() - self._sent)
                self.tally.refused += not done

    async def whose(self) -> int | None:
        """Wait for a seat that is asked; None if the game is over."""
        while not self.over:
            seat = self.asked()
            if seat is not None:
                return seat
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), PATIENCE)
        return None

    def woken(self) -> None:
        """Note that somebody at this table was told something."""
        self._news.set()

    def heard(self, message: Message, seat: int) -> None:
        """Note that an update has come to the socket of a seat or of WATCHER."""
        if self.tally is not None and seat != self._mover:
            self.tally.seen.append(message.at - self._sent)

    def read(self, message: Message, raw: bytes) -> None:
        """Note that an update for a seat was unpacked."""
        if self.tally is not None:
            self.tally.wire.append(len(message.data))
            self.tally.raw.append(len(raw))


@dataclass(slots=True)
class Side:
    """One of the two that are compared."""

    name: str
    process: Process
    make: Callable[[int], Table]
    #: What its storage guarantees when it acknowledges a move.
    storage: str
    #: Seconds it has spent on rules and drawing so far, if it reports them.
    games: Callable[[], Awaitable[float]] | None = None


async def each(items: Iterable[T], action: Callable[[T], Awaitable[object]], at_once: int = AT_ONCE) -> None:
    """Do something with each item, a few at a time."""
    waiting = iter(items)

    async def worker() -> None:
        for item in waiting:
            await action(item)

    await asyncio.gather(*[worker() for _ in range(at_once)])


async def open_tables(side: Side, numbers: Iterable[int]) -> list[Table]:
    """Open new tables with their sockets."""
    tables = [side.make(number) for number in numbers]
    await each(tables, lambda table: table.open())
    return tables


async def grow_old(tables: Sequence[Table], moves: int) -> None:
    """Play up to `moves` moves at each table, so that they stand at different points of a game."""

    async def play(table: Table) -> None:
        for _ in range(table.luck.randint(0, moves)):
            if not table.over:
                await table.move(perf_counter())

    await each(tables, play)


async def play(side: Side, tables: list[Table], rate: float, seconds: float) -> Tally:
    """Play `rate` moves a second for `seconds`, spread evenly over the tables."""
    tally = Tally()
    for table in tables:
        table.tally = tally
    gc.collect()
    gc.freeze()  # what is here now stays, so the collector need not scan it again and again
    start = perf_counter()
    moves = []
    for number in range(round(rate * seconds)):
        due = start + number / rate
        await asyncio.sleep(max(0.0, due - perf_counter()))
        moves.append(asyncio.ensure_future(_move(side, tables, number % len(tables), due)))
    await asyncio.gather(*moves)
    for table in tables:
        table.tally = None
    return tally


async def _move(side: Side, tables: list[Table], place: int, due: float) -> None:
    """Make a move at a table; a table whose game is over makes room for a new one first."""
    if tables[place].over:
        old = tables[place]
        fresh = side.make(old.number + 100_000)
        await fresh.open()
        fresh.tally = old.tally
        tables[place] = fresh
        old.close()
    await tables[place].move(due)
