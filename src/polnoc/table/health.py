"""`/health`, for whatever restarts the server: whether an answer could be stored now.

That is tried, not guessed: a small value is written durably, the same way as answers, at most once every
few seconds, however many ask.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from polnoc.store import Store, StoreError
from polnoc.table.loopback import is_local
from polnoc.table.metrics import Metrics
from polnoc.table.requests import tables_of

#: The store must have read and written within these seconds.
PATIENCE_SECONDS: Final = 2.0
#: How long the outcome of a probe is reused.
PROBE_SECONDS: Final = 5.0


class HealthCheck:
    """Checks whether the store reads and writes, with one probe at a time and a pause between probes."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._problem = ""
        self._probed = float("-inf")
        self._probe: asyncio.Task[None] | None = None

    async def problem(self) -> str:
        """What is wrong with the store; empty if it works."""
        if self._clock() - self._probed < PROBE_SECONDS:
            return self._problem
        if self._probe is None or self._probe.done():
            self._probe = asyncio.ensure_future(self._try())
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await asyncio.shield(self._probe)
        except TimeoutError:  # the probe goes on: the next caller gets its outcome
            self._found(f"the store has not answered within {PATIENCE_SECONDS:g} seconds")
        return self._problem

    async def _try(self) -> None:
        try:
            await self._store.tables(limit=1)
            await self._store.probe()
        except StoreError as error:
            self._found(str(error))
        else:
            self._found("")

    def _found(self, problem: str) -> None:
        self._problem = problem
        self._probed = self._clock()


async def _health(request: Request) -> Response:
    """Say whether tables can be played."""
    check: HealthCheck = request.app.state.health
    metrics: Metrics = request.app.state.metrics
    problem = await check.problem()
    if not problem:
        tables = tables_of(request)
        return JSONResponse(
            {"status": "ok", "rooms": len(tables.rooms), "bot_failures": tables.bots.pool.failures}
        )
    metrics.store_failures.tell(problem)
    reason = problem if is_local(request.scope) else "nothing can be stored"
    return JSONResponse({"status": "failing", "reason": reason}, 503)


routes: list[BaseRoute] = [Route("/health", _health)]
