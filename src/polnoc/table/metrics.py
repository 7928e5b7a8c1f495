"""The server's metrics at `/metrics`, for monitoring.

Metrics are counted by kind only. No label contains a table, a name or an address.
"""

from __future__ import annotations

import logging
import os
import socket
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from polnoc import __version__
from polnoc.table.cpu_time import DRAWING, RULES
from polnoc.table.loopback import is_local
from polnoc.table.reports import StoreFailures
from polnoc.table.requests import not_found, tables_of
from polnoc.table.tables import Tables

#: The route of answers, whose times are measured.
ANSWER: Final = "/t/{id}/answer"

#: Upper bounds of the histogram buckets for the times of answers, in seconds.
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"

log = logging.getLogger("polnoc.table")


@dataclass(slots=True)
class Metrics:
    """The counters since the server started."""

    #: Whether anybody may read them, or only the machine itself.
    public: bool = False
    #: By route, method and status.
    requests: Counter[tuple[str, str, int]] = field(default_factory=Counter)
    #: How often each limit was hit.
    refused: Counter[str] = field(default_factory=Counter)
    #: Acknowledged answers by bucket; the last bucket has no upper bound.
    answers: list[int] = field(default_factory=lambda: [0] * (len(BUCKETS) + 1))
    answer_seconds: float = 0.0
    #: Live sockets that are open now.
    sockets: int = 0
    #: Requests that failed because the store did.
    store_failures: StoreFailures = field(default_factory=StoreFailures)

    def answered(self, seconds: float) -> None:
        """Count an answer that was acknowledged after this many seconds."""
        self.answers[bisect_left(BUCKETS, seconds)] += 1
        self.answer_seconds += seconds


def description(metrics: Metrics, tables: Tables) -> dict[str, object]:
    """What a server reports about itself to operators through the database (`polnoc admin watch`)."""
    return {
        "host": socket.gethostname(),
        "pid": os.getpid(),
        "version": __version__,
        "rooms": len(tables.rooms),
        "sockets": metrics.sockets,
        "moves": tables.moves,
        "cpu": round(time.process_time(), 2),
        "memory": memory(),
        "milliseconds": round(1_000 * tables.driving.latency, 1),
        "clock": round(tables.driving.clock_offset, 1),
        "interruptions": tables.store.interruptions,
        "failures": metrics.store_failures.count,
        "error": metrics.store_failures.last,
    }


class Watch:
    """Middleware that counts requests and responses, and logs them at level `info`."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 0

        async def noted(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            self._done(scope, status, time.perf_counter() - began)

    def _done(self, scope: Scope, status: int, seconds: float) -> None:
        route, method = route_of(scope), method_of(scope)
        note_request(self.metrics, route, method, status, seconds)
        if route == ANSWER and method == "POST" and 200 <= status < 400:
            self.metrics.answered(seconds)


def note_request(metrics: Metrics, route: str, method: str, status: int, seconds: float) -> None:
    """Count a request, with the time it took, and log it at level `info`."""
    metrics.requests[route, method, status] += 1
    if log.isEnabledFor(logging.INFO):
        told = {"route": route, "method": method, "status": status, "ms": f"{1000 * seconds:.1f}"}
        log.info("request", extra={"told": told})


def route_of(scope: Scope) -> str:
    """The pattern of a route, or empty if there is none: never the address itself."""
    return str(getattr(scope.get("route"), "path", ""))


def method_of(scope: Scope) -> str:
    """The method, if it is one that is used here."""
    method: str = scope["method"]
    return method if method in ("GET", "HEAD", "POST") else "other"


# Metrics --------------------------------------------------------------------------


async def _metrics(request: Request) -> Response:
    metrics: Metrics = request.app.state.metrics
    if not (metrics.public or is_local(request.scope)):
        return await not_found(request)
    text = "".join([f"{line}\n" for line in exposition(metrics, tables_of(request))])
    return PlainTextResponse(text, headers={"content-type": CONTENT_TYPE})


def exposition(metrics: Metrics, tables: Tables) -> Iterator[str]:
    """All metrics, line by line, in the Prometheus text format."""
    by_route = {_labels(route=r, method=m, status=s): n for (r, m, s), n in metrics.requests.items()}
    yield from _told("polnoc_requests_total", "counter", "Requests by route, method and status.", by_route)
    yield from _histogram("polnoc_answer_seconds", metrics)
    refused = {_labels(limit=limit): count for limit, count in metrics.refused.items()}
    yield from _told("polnoc_refused_total", "counter", "Turned away, by limit.", refused)
    store, pool, figures, driving = tables.store, tables.bots.pool, tables.store.figures, tables.driving
    for name, kind, help, value in (
        ("polnoc_live_sockets", "gauge", "Live sockets that are open.", metrics.sockets),
        ("polnoc_rooms", "gauge", "Tables in memory.", len(tables.rooms)),
        ("polnoc_bots_open", "gauge", "Questions that bots think about or have yet to.", pool.open),
        ("polnoc_bots_asked_total", "counter", "Questions put to bots.", pool.asked),
        ("polnoc_bots_failed_total", "counter", "Questions a bot did not answer.", pool.failures),
        ("polnoc_bots_turned_away_total", "counter", "Questions too many for the bots.", pool.turned_away),
        ("polnoc_store_writes_total", "counter", "Writes to the store.", figures.writes),
        ("polnoc_store_commits_total", "counter", "Transactions that held them.", figures.groups),
        ("polnoc_store_commit_seconds_total", "counter", "Until they were durable.", figures.commit_seconds),
        ("polnoc_store_slow_commits_total", "counter", "Transactions over 50 ms.", figures.slow_commits),
        ("polnoc_store_failures_total", "counter", "Writes that failed.", figures.failures),
        ("polnoc_store_waiting", "gauge", "Writes that wait to be begun.", store.waiting),
        ("polnoc_store_interruptions_total", "counter", "The database went away.", store.interruptions),
        ("polnoc_tables_driven", "gauge", "Tables whose bots answer here.", driving.count),
        ("polnoc_tables_taken_over_total", "counter", "Tables taken over from others.", driving.taken_over),
        ("polnoc_tables_lost_total", "counter", "Tables that others may have taken.", driving.lost),
        (
            "polnoc_database_seconds",
            "gauge",
            "How long the last sign of life took.",
            f"{driving.latency:.6f}",
        ),
        ("polnoc_clock_offset_seconds", "gauge", "Ahead of the database.", f"{driving.clock_offset:.3f}"),
        ("polnoc_rules_seconds_total", "counter", "CPU time for answers.", f"{RULES.seconds:.6f}"),
        (
            "polnoc_drawing_seconds_total",
            "counter",
            "CPU time for views, drawings and words.",
            f"{DRAWING.seconds:.6f}",
        ),
        ("process_resident_memory_bytes", "gauge", "Memory of this process.", memory()),
        ("process_cpu_seconds_total", "counter", "Time on the processor.", f"{time.process_time():.2f}"),
        ("process_open_fds", "gauge", "Open files and connections.", open_files()),
    ):
        yield from _told(name, kind, help, {"": value})


def _told(name: str, kind: str, help: str, values: Mapping[str, object]) -> Iterator[str]:
    yield f"# HELP {name} {help}"
    yield f"# TYPE {name} {kind}"
    for labels, value in values.items():
        yield f"{name}{labels} {value}"


def _histogram(name: str, metrics: Metrics) -> Iterator[str]:
    yield f"# HELP {name} Seconds until an answer was acknowledged."
    yield f"# TYPE {name} histogram"
    total = 0
    for end, count in zip((*BUCKETS, "+Inf"), metrics.answers, strict=True):
        total += count
        yield f"{name}_bucket{_labels(le=end)} {total}"
    yield f"{name}_sum {metrics.answer_seconds:.6f}"
    yield f"{name}_count {total}"


def _labels(**values: object) -> str:
    """Labels; none of our values has a character that would need an escape."""
    return "{" + ",".join([f'{name}="{value}"' for name, value in values.items()]) + "}"


def memory() -> int:
    """Bytes of memory that this process uses; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def open_files() -> int:
    """Open files and connections; 0 where the system does not say."""
    try:
        return len(list(Path("/proc/self/fd").iterdir()))
    except OSError:
        return 0


routes: list[BaseRoute] = [Route("/metrics", _metrics)]
