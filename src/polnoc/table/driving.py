"""Which tables this server drives, where several servers share a database: one drives each.

The server that drives a table lets its bots answer, lets questions pass, watches its clocks and sends its
notices; the others wait for that, and take over if it is gone. Who drives is settled in the database
(`store/servers.py`).

A server trusts its lease on a table only for `TRUST_SECONDS` after it *sent* its renewal to the database,
which is shorter than the lease itself: a server that was cut off, stopped or suspended finds out by
its own clock before any other server may take over. If there are two drivers all the same (because the
database's clock jumps), they do no harm, because an answer is stored only after the entry it expects to be
the last; and the number of driven tables that each renewal returns ends it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Mapping
from typing import Final

from polnoc.store import Store, StoreError
from polnoc.store.values import CLOCK, own_clock
from polnoc.table.background_tasks import BackgroundTasks
from polnoc.table.rooms import Room

#: How often a server checks the tables that it drives or waits for, and its lease, in seconds.
LOOK_SECONDS: Final = 0.5
RENEW_SECONDS: Final = 2.0
#: How long a server trusts its lease, which is longer.
TRUST_SECONDS: Final = 4.0
#: How much clocks may differ, in seconds, before a warning is logged.
CLOCK_SECONDS: Final = 1.0

logger = logging.getLogger("polnoc.table")


class Driving:
    """Claims tables for this server, keeps them, and takes over those that others have left.

    `is_used` says whether somebody here needs a room to go on; `wake` is called for rooms that are driven
    here from now on; `figures` returns what the server reports about itself.
    """

    def __init__(
        self,
        store: Store,
        name: str,
        rooms: Mapping[str, Room],
        is_used: Callable[[Room], bool],
        wake: Callable[[Room], None],
        figures: Callable[[], Mapping[str, object]],
        background: BackgroundTasks,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store = store
        self.name = name
        self._rooms = rooms
        self._is_used = is_used
        self._wake = wake
        self._figures = figures
        self._background = background
        self._clock = clock
        #: The tables that this server drives; and, below, those that it would drive if nobody else did.
        self._mine: set[str] = set()
        self._wanted: set[str] = set()
        self._trusted_until = float("-inf")
        self._renewed = float("-inf")
        #: How long the last renewal took, in seconds; below, how many tables were taken over and lost.
        self.latency = 0.0
        self.taken_over = 0
        self.lost = 0
        #: By how many seconds the clock of this machine is ahead of the database's.
        self.clock_offset = 0.0

    @property
    def is_cut_off(self) -> bool:
        """Whether the database answered before but no longer does: what is shown here may be out of date."""
        return float("-inf") < self._trusted_until <= self._clock()

    @property
    def count(self) -> int:
        """How many tables are driven here."""
        return len(self._mine)

    def drives(self, room: Room) -> bool:
        """Whether a table is driven here; if not, it is requested, and `wake` is called once it is."""
        if not self._store.shared or (room.id in self._mine and self._is_trusted()):
            return True
        if room.id not in self._wanted:
            self._wanted.add(room.id)
            if self._is_trusted():
                self._try_soon(room.id)
        return False

    async def claim(self, id: str) -> bool:
        """Drive a table from now on, unless another server does; raises StoreError if nobody can tell."""
        if not self._store.shared:
            return True
        if not self._is_trusted():
            return False
        if id not in self._mine and await self._store.servers.claim(self.name, id) and self._is_trusted():
            self._mine.add(id)
            self._wanted.discard(id)
        return id in self._mine

    async def run(self) -> None:
        """Run `look` periodically."""
        with contextlib.suppress(StoreError):
            await self._store.servers.tidy()
        while True:
            with contextlib.suppress(StoreError):  # retried in a moment
                await self.look()
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Renew the lease if it is time, release tables that nobody here needs, and take over others."""
        if self._clock() - self._renewed >= RENEW_SECONDS:
            await self._renew()
        for id in [id for id in self._mine if not self._is_needed(id)]:
            self._mine.discard(id)
            await self._store.servers.release(self.name, id)
        await self._take_over()

    async def leave(self) -> None:
        """Stop driving anything, so that others need not wait for the lease to expire."""
        self._mine.clear()
        self._trusted_until = float("-inf")
        CLOCK.forget()
        with contextlib.suppress(StoreError):
            await self._store.servers.leave(self.name)

    def _is_trusted(self) -> bool:
        return self._clock() < self._trusted_until

    def _is_needed(self, id: str) -> bool:
        room = self._rooms.get(id)
        return room is not None and not room.frozen and self._is_used(room)

    async def _renew(self) -> None:
        sent = self._clock()
        renewed = await self._store.servers.renew(self.name, self._figures())
        self.latency = self._clock() - sent
        was_cut_off = self._clock() >= self._trusted_until
        self._renewed, self._trusted_until = sent, sent + TRUST_SECONDS
        if self.latency < CLOCK_SECONDS:
            self._follow_clock(renewed.now, sent + self.latency / 2)
        if self._mine and (was_cut_off or renewed.driven != len(self._mine)):
            self._lose()

    def _follow_clock(self, at: int, heard: float) -> None:
        """Follow the clock of the database: all servers have to agree on whose time is up."""
        CLOCK.follow(at, heard)
        before, self.clock_offset = self.clock_offset, (own_clock() - at) / 1_000
        if abs(self.clock_offset - before) > CLOCK_SECONDS:
            told = {"seconds": f"{self.clock_offset:.1f}"}
            logger.warning("the clock of this machine differs from the database's", extra={"told": told})

    def _lose(self) -> None:
        """Give up all tables, since others may drive them by now; claim those again that are still needed."""
        logger.warning("tables may be driven elsewhere now", extra={"told": {"count": len(self._mine)}})
        self.lost += len(self._mine)
        again, self._mine = self._mine, set()
        for id in again:
            if self._is_needed(id):
                self._wake(self._rooms[id])

    async def _take_over(self) -> None:
        self._wanted = {id for id in self._wanted if self._is_needed(id) and id not in self._mine}
        if not self._wanted or not self._is_trusted():
            return
        wanted = list(self._wanted)
        driven = await self._store.servers.driven_by_others(self.name, wanted)
        taken = [id for id in wanted if id not in driven and await self._begin_to_drive(id)]
        if taken:
            self.taken_over += len(taken)
            logger.info("tables are driven here now", extra={"told": {"count": len(taken)}})

    async def _begin_to_drive(self, id: str) -> bool:
        if not await self.claim(id) or id not in self._rooms:
            return False
        self._wake(self._rooms[id])
        return True

    def _try_soon(self, id: str) -> None:
        """Try to claim a table at once: one that nobody drives need not wait for the next look."""

        async def attempt() -> None:
            with contextlib.suppress(StoreError):
                await self._begin_to_drive(id)

        self._background.add(attempt())
