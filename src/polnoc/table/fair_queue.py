"""A queue in which nobody has to wait for another one's crowd.

Whoever waits is waited for by owner and by table: free places go round the owners, and for each owner round
the tables. So an owner with 500 tables and one with a single table get the same share.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import TypeAlias

#: Those who wait, by table.
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
        """Wait for a place, and give it back with `leave`; False if too many wait.

        If the queue is full, whoever came last of the owner with the most waiting has to go.
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
        """Give a place back: the next one gets it."""
        while self._owners:
            owner, tables = next(iter(self._owners.items()))
            table, turns = next(iter(tables.items()))
            self._owners.move_to_end(owner)
            tables.move_to_end(table)
            if self._settled(owner, table, turns.popleft(), True):
                return
        self._free += 1

    def clear(self) -> None:
        """Send everybody away."""
        while self._owners:
            self._turn_away()

    def _turn_away(self) -> None:
        owner, tables = max(
            self._owners.items(), key=lambda item: sum([len(turns) for turns in item[1].values()])
        )
        table, turns = next(reversed(tables.items()))
        self._settled(owner, table, turns.pop(), False)

    def _settled(self, owner: str, table: str, turn: asyncio.Future[bool], answer: bool) -> bool:
        """Tell somebody who has just been taken out of the queue; False if they do not wait any more."""
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
