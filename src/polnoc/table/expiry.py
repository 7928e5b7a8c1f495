"""Removes tables that are older than the host keeps them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from polnoc.store import Age, Store, StoreError
from polnoc.store.values import AGES, now
from polnoc.table.quotas import Retention

#: How often old tables are searched for, in seconds; how many are removed in a row, and the pause after that.
EXPIRE_SECONDS: Final = 3_600.0
EXPIRE_BATCH: Final = 50
EXPIRE_PAUSE_SECONDS: Final = 0.2

logger = logging.getLogger("polnoc.table")


class Expiry:
    """Removes tables by age; `may_remove` says whether this process may remove one now."""

    def __init__(self, store: Store, retention: Retention, may_remove: Callable[[str], bool]) -> None:
        self.retention = retention
        self._store = store
        self._may_remove = may_remove

    async def run(self) -> None:
        """Remove old tables periodically."""
        while True:
            try:
                await self.expire()
            except StoreError as error:
                logger.warning("old tables cannot be removed", extra={"told": {"why": str(error)}})
            await asyncio.sleep(EXPIRE_SECONDS)

    async def expire(self) -> dict[str, int]:
        """Remove tables and packs that are older than the host keeps them; returns how many of each kind."""
        gone: dict[str, int] = {age: await self._expire(age) for age in AGES}
        before = self.retention.before("packs", now())
        gone["packs"] = await self._store.packs.expire(before) if before else 0
        if any(gone.values()):
            logger.warning("old tables removed", extra={"told": gone})
        return gone

    async def _expire(self, age: Age) -> int:
        before, last, gone = self.retention.before(age, now()), (-1, ""), 0
        while before and (found := await self._store.expired(age, before, limit=EXPIRE_BATCH, after=last)):
            idle = [id for _, id in found if self._may_remove(id)]
            gone += sum(await asyncio.gather(*[self._store.expire_table(id, before) for id in idle]))
            last = found[-1]
            await asyncio.sleep(EXPIRE_PAUSE_SECONDS)
        return gone
