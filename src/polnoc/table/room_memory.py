"""Decides which rooms stay in memory: those in use, and others for a while, as long as there is space."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from polnoc.table.rooms import Room

#: A room that nobody has open is dropped after this many seconds; it can be loaded from the store again.
#: One whose game is over goes earlier, and so does any room while there are too many of them; but not one
#: that was just requested, which somebody may be about to use.
IDLE_SECONDS: Final = 300.0
JUST_USED_SECONDS: Final = 10.0

#: A room with this many entries counts as two, one with twice as many as three.
ROOM_ENTRIES: Final = 250


class RoomMemory:
    """The rooms of this process by id.

    `most` is how many there may be (0: any number). `is_busy` says whether a room must stay, and `let_go_of`
    is called for each room that was dropped.
    """

    def __init__(self, most: int, is_busy: Callable[[Room], bool], let_go_of: Callable[[Room], None]) -> None:
        self.rooms: dict[str, Room] = {}
        #: When each was last requested, on the monotonic clock; including rooms that are being loaded.
        self._used: dict[str, float] = {}
        self._most = most
        self._is_busy = is_busy
        self._let_go_of = let_go_of

    def add(self, room: Room) -> None:
        """Add a room, and drop others if there are too many."""
        self.rooms[room.id] = room
        self.use(room.id)
        self._make_space()

    def use(self, id: str) -> None:
        """Note that a room is requested now."""
        self._used[id] = time.monotonic()

    def unuse(self, id: str) -> None:
        """Note that there is no room of this id after all."""
        self._used.pop(id, None)

    def used_within(self, id: str, seconds: float) -> bool:
        """Whether a room was requested lately."""
        return time.monotonic() - self._used.get(id, 0.0) < seconds

    def drop(self, id: str) -> Room | None:
        """Remove a room without calling `let_go_of`."""
        self._used.pop(id, None)
        return self.rooms.pop(id, None)

    def forget(self, id: str) -> None:
        """Drop a room."""
        if (room := self.drop(id)) is not None:
            self._let_go_of(room)

    async def run(self) -> None:
        """Drop idle rooms periodically."""
        while True:
            await asyncio.sleep(JUST_USED_SECONDS)
            self.let_go(time.monotonic() - IDLE_SECONDS, time.monotonic() - JUST_USED_SECONDS)

    def let_go(self, before: float, over_before: float | None = None) -> None:
        """Drop the rooms that nobody has used since `before` (of `time.monotonic`) or has open now.

        Those whose game is over are dropped if nobody has used them since `over_before`.
        """
        for id, room in list(self.rooms.items()):
            since = over_before if room.over and over_before is not None else before
            if not self._is_busy(room) and self._used.get(id, 0.0) < since:
                self.forget(id)

    def _make_space(self) -> None:
        """Drop the least recently used rooms while there are too many."""
        too_many = sum([_weight(room) for room in self.rooms.values()]) - self._most
        if not self._most or too_many <= 0:
            return
        too_many += self._most // 20  # so that there is space for a while
        before = time.monotonic() - JUST_USED_SECONDS
        idle = [
            room for id, room in self.rooms.items() if not self._is_busy(room) and self._used[id] < before
        ]
        for room in sorted(idle, key=lambda room: self._used[room.id]):
            if too_many <= 0:
                return
            too_many -= _weight(room)
            self.forget(room.id)


def _weight(room: Room) -> int:
    """How many rooms one counts as; more than one if its game is long."""
    return 1 + room.version // ROOM_ENTRIES
