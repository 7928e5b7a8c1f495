"""A queue in which nobody has to wait for somebody else's crowd.

Waiting tasks are grouped by owner and by table: free places go to the owners in turn, and for each owner to
the tables in turn. So an owner with 500 tables and one with a single table get the same share.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import TypeAlias

#: The waiting tasks, by table.
_Tables: TypeAlias = "OrderedDict[str, deque[asyncio.Future[bool]]]"


class FairQueue:
    """Hands out places; used from one event loop."""

    def __init__(self, places: int, longest: int) -> None:
        self._free = places
        self._longest = longest
        self._owners: OrderedDict[str, _Tables] = OrderedDict()
        #: How many wait.
        self.waiting = 0

    async def enter(self, owner: str, table: str) -> bool:
        """Wait for a place, to be given back with `leave`; False if there is none.

        If the queue is full, the newest entry of the owner with the most waiting is dropped.
        """
        if self._free:
            self._free -= 1
            return True
        turn: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._owners.setdefault(owner, OrderedDict()).setdefault(table, deque()).append(turn)
        self.waiting += 1
        if self.waiting > self._longest:
            self._turn_away()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._forget(owner, table, turn)
            elif turn.result():
                self.leave()
            raise

    def leave(self) -> None:
        """Give a place back; the next one in the queue gets it."""
        while self._owners:
            owner, tables = next(iter(self._owners.items()))
            table, turns = next(iter(tables.items()))
            self._owners.move_to_end(owner)
            tables.move_to_end(table)
            if self._settled(owner, table, turns.popleft(), True):
                return
        self._free += 1

    def clear(self) -> None:
        """Drop everybody who waits."""
        while self._owners:
            self._turn_away()

    def _turn_away(self) -> None:
        owner, tables = max(
            self._owners.items(), key=lambda item: sum([len(turns) for turns in item[1].values()])
        )
        table, turns = next(reversed(tables.items()))
        self._settled(owner, table, turns.pop(), False)

    def _settled(self, owner: str, table: str, turn: asyncio.Future[bool], answer: bool) -> bool:
        """Answer a task that was just taken out of the queue; False if it no longer waits."""
        self.waiting -= 1
        self._tidy(owner, table)
        if turn.done():
            return False
        turn.set_result(answer)
        return True

    def _forget(self, owner: str, table: str, turn: asyncio.Future[bool]) -> None:
        turns = self._owners[owner].get(table) if owner in self._owners else None
        if turns and turn in turns:
            turns.remove(turn)
            self.waiting -= 1
            self._tidy(owner, table)

    def _tidy(self, owner: str, table: str) -> None:
        tables = self._owners[owner]
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._owners[owner]
