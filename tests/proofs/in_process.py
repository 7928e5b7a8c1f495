"""The table in this process, with all the middleware of a server but without rate limits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

from starlette.applications import Starlette

from polnoc.store import Store
from polnoc.table.limits import UNCOUNTED
from polnoc.table.rooms import Room
from tests.proofs.browsers import LIMIT
from tests.table.serving import table_app

T = TypeVar("T")

#: However much a release run proves: what takes longer than this, in seconds, has hung.
LONGEST = 36_000.0


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Starlette]:
    """The table over a store."""
    app = table_app(store, UNCOUNTED)
    async with app.router.lifespan_context(app):
        yield app


async def room_at(app: Starlette, table: str) -> Room:
    """The room of a table."""
    found: Room | None = await app.state.tables.find(table)
    assert found is not None
    return found


def run(proof: Coroutine[object, object, T]) -> T:
    """Run a proof that must end."""
    return apart(lambda: asyncio.run(asyncio.wait_for(proof, LONGEST)))


def apart(work: Callable[[], T]) -> T:
    """Do something in a thread of its own: Playwright leaves an event loop running in ours."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()


async def until(what: str, holds: Callable[[], bool]) -> None:
    """Wait for something that must come about."""
    deadline = time.monotonic() + LIMIT
    while not holds():
        assert time.monotonic() < deadline, f"in vain: {what}"
        await asyncio.sleep(0.002)
