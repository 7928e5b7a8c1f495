"""The web table as an application: its routes, its middleware, and what it holds while it runs."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

from polnoc.games import all_packages
from polnoc.store import BadValue, Store
from polnoc.store.values import anything
from polnoc.table import (
    api,
    chat,
    daily,
    devices,
    friends,
    frozen_pages,
    games_file,
    health,
    hints,
    history,
    learning,
    leaving,
    live,
    lobby,
    metrics,
    my_games,
    my_turns,
    naming,
    network_page,
    notice_page,
    offline,
    open_tables,
    packs,
    playing,
    rematch,
    replay,
    seating,
    stories,
    waiting_room,
)
from polnoc.table.answers import SocketAnswers
from polnoc.table.bot_driver import PACE_SECONDS
from polnoc.table.bot_pool import BotPool
from polnoc.table.cluster import Member
from polnoc.table.failures import Failsafe, over_quota
from polnoc.table.health import HealthCheck
from polnoc.table.limits import UNCOUNTED, Gate, Limits, Visits
from polnoc.table.loading import Frozen
from polnoc.table.metrics import Metrics, Watch
from polnoc.table.network_access import NetworkAccess
from polnoc.table.network_page import Arrivals
from polnoc.table.notices import NotifySettings
from polnoc.table.packs import PackSettings
from polnoc.table.padding import Padding
from polnoc.table.quotas import KEEP_ALL, OverQuota, Retention
from polnoc.table.reports import Reports
from polnoc.table.requests import BadRequest, bad_request, not_allowed, not_found
from polnoc.table.rooms import NotPlayable
from polnoc.table.safe_headers import SafeHeaders
from polnoc.table.tables import Closed, Tables


def create_app(
    store: Store,
    *,
    pace: float = PACE_SECONDS,
    workers: int = 2,
    limits: Limits = UNCOUNTED,
    figures: Metrics | None = None,
    member: Member | None = None,
    retention: Retention = KEEP_ALL,
    lists_tables: bool = True,
    network: NetworkAccess | None = None,
    notify: NotifySettings = NotifySettings(),  # noqa: B008 (it never changes)
    pack_settings: PackSettings = PackSettings(),  # noqa: B008 (it never changes)
) -> Starlette:
    """The table over a store. The caller opens and closes the store; `member`: one process of several.

    `lists_tables`: whether tables that are open to all are listed; `network`: the switch for network access,
    if there is one; `notify`: what the host allows and has set up for notices; `pack_settings`: the packs
    that the host offers, and whether people may add their own.
    """

    figures, visits = figures or Metrics(), Visits()

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        owns = member.owns if member else anything
        tables = Tables(store, BotPool(workers), pace, owns, limits.quotas, retention, notify)
        app.state.tables = tables
        app.state.answers = answers = SocketAnswers(tables, figures)
        tables.at_end = history.keep_results
        tables.hear_visit, visits.tell = visits.hear, tables.tell_visit
        if store.shared or member:
            await visits.agree(store)
        tables.describe = lambda: metrics.description(figures, tables)
        app.state.health = HealthCheck(store)
        await tables.start()
        reports = asyncio.ensure_future(Reports(figures.refused, figures.store_failures, store.figures).run())
        yield
        reports.cancel()
        await asyncio.gather(reports, return_exceptions=True)
        await answers.finish()
        await tables.close()

    routes = [
        *playing.routes,  # answers first: routes are tried one by one
        *live.routes,
        *lobby.routes,
        *seating.routes,
        *chat.routes,
        *waiting_room.routes,
        *naming.routes,
        *rematch.routes,
        *leaving.routes,
        *open_tables.routes,
        *replay.routes,
        *stories.routes,
        *daily.routes,
        *my_games.routes,
        *games_file.routes,
        *devices.routes,
        *friends.routes,
        *my_turns.routes,
        *notice_page.routes,
        *hints.routes,
        *learning.routes,
        *packs.routes,
        *api.routes,
        *health.routes,
        *metrics.routes,
        *network_page.routes,
        *offline.routes,
        *[
            Mount(f"/static/games/{package.id}", StaticFiles(packages=[(package.name, "static")]))
            for package in all_packages()
            if (package.folder / "static").is_dir()
        ],
        Mount("/static", StaticFiles(packages=[("polnoc", "static")])),
    ]
    errors = {
        404: not_found,
        405: not_allowed,
        BadRequest: bad_request,
        BadValue: bad_request,
        NotPlayable: waiting_room.not_begun,
        OverQuota: over_quota,
        Frozen: frozen_pages.answer,
        Closed: rematch.closed,
    }
    guard = guards(limits, figures, visits)
    if network is not None:
        guard.append(Middleware(Arrivals, network))
    app = Starlette(routes=routes, middleware=guard, lifespan=life, exception_handlers=errors)
    app.router.redirect_slashes = False  # it would redirect to whatever Host a stranger has sent
    app.state.metrics = figures
    app.state.is_cut_off = lambda: app.state.tables.driving.is_cut_off
    app.state.lists_tables = lists_tables
    app.state.network = network
    app.state.packs = pack_settings
    return app


def guards(limits: Limits, figures: Metrics, visits: Visits | None = None) -> list[Middleware]:
    """The middleware around the routes, the outermost first."""
    return [
        Middleware(Watch, figures),
        Middleware(Padding),
        Middleware(SafeHeaders),
        Middleware(Failsafe, figures.store_failures),
        Middleware(Gate, limits, figures.refused, visits=visits),
    ]
