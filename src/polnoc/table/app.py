"""The web table as an application: its routes, and what it holds while it lives."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from polnoc.store import BadValue, Store
from polnoc.table import api, hints, learning, live, lobby, looking_back, playing, seating, talking
from polnoc.table.botpool import BotPool
from polnoc.table.callers import BadRequest, bad_request, not_found
from polnoc.table.guard import SafeHeaders
from polnoc.table.tables import PACE, Tables


async def _health(request: Request) -> Response:
    tables: Tables = request.app.state.tables
    return JSONResponse({"status": "ok", "rooms": len(tables.rooms), "bot_failures": tables.pool.failures})


def create_app(store: Store, *, pace: float = PACE, workers: int = 2) -> Starlette:
    """The table over a store. The caller opens and closes the store."""

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        tables = app.state.tables = Tables(store, BotPool(workers), pace)
        tables.start()
        yield
        await tables.close()

    routes = [
        *lobby.routes,
        *playing.routes,
        *live.routes,
        *seating.routes,
        *talking.routes,
        *looking_back.routes,
        *hints.routes,
        *learning.routes,
        *api.routes,
        Route("/health", _health),
        Mount("/static", StaticFiles(packages=[("polnoc", "static")])),
    ]
    errors = {404: not_found, BadRequest: bad_request, BadValue: bad_request}
    app = Starlette(routes=routes, lifespan=life, exception_handlers=errors)
    app.add_middleware(SafeHeaders)
    return app
