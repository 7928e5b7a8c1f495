"""Checks tables when somebody's time is up, including those that nobody has open, and after a restart.

For each table with a clock the store keeps when to check it next. That is only a hint: the real deadline is
computed from the log (`clocks`), so a hint that is early, repeated or from another server does no harm.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from polnoc.store import Store, StoreError
from polnoc.store.values import LARGEST_NUMBER, now
from polnoc.table.clocks import Pause
from polnoc.table.loading import Frozen
from polnoc.table.rooms import Room

#: How often the store is asked whether anybody's time is up, in seconds.
LOOK_SECONDS: Final = 1.0

#: How often servers send a heartbeat while any clock runs, in milliseconds; if there was none for longer
#: than `PAUSE_MILLISECONDS`, clocks stood still. A server that stops sends one too.
HEARTBEAT_MILLISECONDS: Final = 10_000
PAUSE_MILLISECONDS: Final = 25_000

#: At most this many tables are checked per query.
AT_ONCE: Final = 100


class Deadlines:
    """Keeps when to check which table, and checks it.

    `owns` says whether a table lives in this process, `find` returns its room, and `late` does what was
    agreed for a seat whose time is up. `drives` says whether this server or another one drives the table.
    """

    def __init__(
        self,
        store: Store,
        owns: Callable[[str], bool],
        find: Callable[[str], Awaitable[Room | None]],
        late: Callable[[Room, int], Awaitable[None]],
        drives: Callable[[str], Awaitable[bool]],
    ) -> None:
        self._store = store
        self._owns = owns
        self._find = find
        self._late = late
        self._drives = drives
        #: The periods without a running server, the oldest first.
        self.pauses: list[Pause] = []
        self._last_heartbeat = 0
        #: Whether any clock ran at the last heartbeat.
        self._running = False
        #: Whether the store has failed to answer since this server's last heartbeat.
        self._was_away = False

    async def begin(self) -> None:
        """Find out when no server ran and clocks stood still. Call it before any room is loaded."""
        self._running = bool(await self._store.deadlines(LARGEST_NUMBER, limit=1))
        if self._running:
            self._last_heartbeat = now()
            last = await self._store.heartbeat(self._last_heartbeat)
            if last and self._last_heartbeat - last > PAUSE_MILLISECONDS:
                await self._store.keep_pause(last, self._last_heartbeat)
        self.pauses[:] = [Pause(*found) for found in await self._store.pauses()]

    def unkept(self, room: Room) -> int | None:
        """When to check a table next (0: never) if the store does not have that time yet; else None."""
        if room.clocks is None:
            return None
        due = room.next_due()
        return due if room.kept_due != due else None

    async def keep(self, room: Room) -> None:
        """Store when to check a table next."""
        if (due := self.unkept(room)) is not None:
            room.kept_due = due
            await self._store.keep_deadline(room.id, due)

    async def run(self) -> None:
        """Check periodically."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await self.try_to_look()

    async def try_to_look(self) -> None:
        """Send a heartbeat and check the tables; if the store does not answer, that is retried later."""
        try:
            await self._heartbeat_if_due()  # first, because it detects that clocks stood still
            await self.look()
        except StoreError:
            self._was_away = True

    async def look(self) -> None:
        """Check every table of this process at which somebody's time may be up."""
        last = (-1, "")
        while found := await self._store.deadlines(now(), limit=AT_ONCE, after=last):
            for _, id in found:
                if self._owns(id) and await self._drives(id):
                    await self._look_at(id)
            last = found[-1]

    async def _look_at(self, id: str) -> None:
        try:
            room = await self._find(id)
        except Frozen:  # nobody can do anything here, but a server of another version might
            if self._store.shared:
                return
            room = None
        if room is None or room.clocks is None:
            await self._store.keep_deadline(id, 0)
            return
        for seat in range(len(room.seats)):
            due = room.due(seat)
            if due and due <= now() and room.handled_due.get(seat) != due:
                await self._late(room, seat)
                room.handled_due[seat] = due
        room.kept_due = None  # the stored time has passed
        await self.keep(room)

    async def _heartbeat_if_due(self) -> None:
        if now() - self._last_heartbeat >= HEARTBEAT_MILLISECONDS:
            await self.heartbeat()

    async def heartbeat(self) -> None:
        """Store that a server runs while any clock does, or that no clock runs; also called at the end.

        If this server could not do so for long, and no other did, nobody could answer: that is a pause.
        """
        if self._was_away and self._running and now() - self._last_heartbeat > PAUSE_MILLISECONDS:
            await self.begin()
        self._was_away = False
        running = bool(await self._store.deadlines(LARGEST_NUMBER, limit=1))
        if running or self._running:
            await self._store.heartbeat(now() if running else 0)
        self._last_heartbeat, self._running = now(), running
