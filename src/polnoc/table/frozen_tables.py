"""A cache of the read-only tables of this process that somebody has looked at lately."""

from __future__ import annotations

import logging
from typing import Final

from polnoc.store import Store, Table
from polnoc.table.loading import Frozen, FrozenTable, Why

#: At most this many read-only tables are kept in memory.
FROZEN_AT_ONCE: Final = 50

logger = logging.getLogger("polnoc.table")


class FrozenTables:
    """Caches what was found out about frozen tables, so that it is not repeated for each visitor."""

    def __init__(self, store: Store) -> None:
        self.by_id: dict[str, FrozenTable] = {}
        self._store = store

    def keep(self, found: FrozenTable) -> None:
        """Cache what can be read of a table for the next visitors."""
        told = {"table": found.id, "why": found.why.value, "detail": found.detail}
        logger.warning("a table is frozen", extra={"told": told})
        self.by_id.pop(found.id, None)
        while len(self.by_id) >= FROZEN_AT_ONCE:
            del self.by_id[next(iter(self.by_id))]
        self.by_id[found.id] = found

    async def check(self, id: str) -> None:
        """Raise Frozen if a table is known to be frozen and nothing about it has changed."""
        if (known := self.by_id.get(id)) is None:
            return
        table = await self._store.table(id)
        here = known.why is Why.CONTENT and await self._store.content(table.game, table.content)
        if _moment(table) == _moment(known.table) and not here:
            raise Frozen(known)
        self.by_id.pop(id, None)  # a newer server plays on, or the content was added


def _moment(table: Table) -> tuple[int, int, int]:
    return table.seq, table.revision, table.changed
