"""The web table as an application: its routes, its guard, and what it holds while it lives."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

from polnoc.store import BadValue, Store
from polnoc.store.values import anything
from polnoc.table import (
    api,
    daily,
    hints,
    learning,
    live,
    lobby,
    looking_back,
    metrics,
    playing,
    seating,
    shelf,
    stories,
    talking,
)
from polnoc.table.botpool import BotPool
from polnoc.table.callers import BadRequest, bad_request, not_allowed, not_found
from polnoc.table.crew import Member
from polnoc.table.guard import Failsafe, SafeHeaders
from polnoc.table.limits import UNCOUNTED, Gate, Limits
from polnoc.table.metrics import Metrics, Watch
from polnoc.table.tables import PACE, Tables


def create_app(
    store: Store,
    *,
    pace: float = PACE,
    workers: int = 2,
    limits: Limits = UNCOUNTED,
    figures: Metrics | None = None,
    member: Member | None = None,
) -> Starlette:
    """The table over a store. The caller opens and closes the store; `member`: one process of several."""

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        tables = app.state.tables = Tables(store, BotPool(workers), pace, member.owns if member else anything)
        tables.start()
        yield
        await tables.close()

    routes = [
        *playing.routes,  # answers first: routes are tried one by one
        *live.routes,
        *lobby.routes,
        *seating.routes,
        *talking.routes,
        *looking_back.routes,
        *stories.routes,
        *daily.routes,
        *shelf.routes,
        *hints.routes,
        *learning.routes,
        *api.routes,
        *metrics.routes,
        Mount("/static", StaticFiles(packages=[("polnoc", "static")])),
    ]
    figures = figures or Metrics()
    errors = {404: not_found, 405: not_allowed, BadRequest: bad_request, BadValue: bad_request}
    guard = guards(limits, figures)
    app = Starlette(routes=routes, middleware=guard, lifespan=life, exception_handlers=errors)
    app.state.metrics = figures
    return app


def guards(limits: Limits, figures: Metrics) -> list[Middleware]:
    """What stands around the routes, the outermost first."""
    return [
        Middleware(Watch, figures),
        Middleware(SafeHeaders),
        Middleware(Failsafe),
        Middleware(Gate, limits, figures.refused),
    ]
