"""The table application in this process, with a server's middleware but without rate limits."""

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

#: Seconds after which even a release run counts as hung.
LONGEST = 36_000.0


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Starlette]:
    """Open the application over a store."""
    app = table_app(store, UNCOUNTED)
    async with app.router.lifespan_context(app):
        yield app


async def room_at(app: Starlette, table: str) -> Room:
    """Return the room of a table."""
    found: Room | None = await app.state.tables.find(table)
    assert found is not None
    return found


def run(proof: Coroutine[object, object, T]) -> T:
    """Run a proof with a time limit."""
    return apart(lambda: asyncio.run(asyncio.wait_for(proof, LONGEST)))


def apart(work: Callable[[], T]) -> T:
    """Run something in its own thread, because Playwright leaves an event loop running in ours."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()


async def until(what: str, holds: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    deadline = time.monotonic() + LIMIT
    while not holds():
        assert time.monotonic() < deadline, f"in vain: {what}"
        await asyncio.sleep(0.002)
