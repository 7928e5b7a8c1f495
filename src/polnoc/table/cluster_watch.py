"""The operators' page: the servers that share a database, as each reports about itself every two seconds."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.table import Table
from rich.text import Text

from polnoc.store import KnownServer, Store, StoreError

#: How often the page is redrawn, in seconds.
WATCH_SECONDS: Final = 1.0

#: Moves per second are measured over at least this many seconds, since servers report only now and then.
RATE_SECONDS: Final = 5.0

MEGABYTE: Final = 1_000_000


class Sample(NamedTuple):
    """How many moves a server had made by a certain time."""

    at: float
    moves: int


class Rates:
    """Moves per second of each server, from an earlier report and the latest one."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._before: dict[str, Sample] = {}
        self._rates: dict[str, float] = {}

    def rate(self, server: KnownServer) -> float:
        """Moves per second; for a server not seen before, the average since it began."""
        now, moves = self._clock(), int(server.figures.get("moves", 0))
        before = self._before.setdefault(server.name, Sample(now, moves))
        if now - before.at >= RATE_SECONDS:
            self._rates[server.name] = (moves - before.moves) / (now - before.at)
            self._before[server.name] = Sample(now, moves)
        return self._rates.get(server.name, 1_000 * moves / max(server.age, 1))


COLUMNS: Final = (
    ("server", "left"),
    ("on", "left"),
    ("alive", "left"),
    ("version", "left"),
    ("tables", "right"),
    ("driven", "right"),
    ("sockets", "right"),
    ("moves/s", "right"),
    ("moves", "right"),
    ("database", "right"),
    ("clock", "right"),
    ("memory", "right"),
    ("cut off", "right"),
    ("last error", "left"),
)


def cells(server: KnownServer, rates: Rates) -> list[str]:
    """The cells of a server's row."""
    told = server.figures
    return [
        server.name,
        f"{told.get('host', '?')}:{told.get('pid', '?')}",
        "yes" if server.lives > 0 else f"silent for {-server.lives // 1_000} s",
        str(told.get("version", "?")),
        str(told.get("rooms", "?")),
        str(server.driven),
        str(told.get("sockets", "?")),
        f"{rates.rate(server) if server.lives > 0 else 0.0:.1f}",
        str(told.get("moves", "?")),
        f"{told.get('milliseconds', 0.0):.1f} ms",
        f"{told.get('clock', 0.0):+.1f} s",
        f"{told.get('memory', 0) // MEGABYTE} MB",
        str(told.get("interruptions", 0)),
        str(told.get("error", ""))[:120],
    ]


def page(servers: Sequence[KnownServer], rates: Rates, problem: str = "") -> RenderableType:
    """The whole page; `problem`: why it may be out of date."""
    table = Table(title=f"{len([one for one in servers if one.lives > 0])} servers alive")
    for name, side in COLUMNS:
        table.add_column(name, justify="right" if side == "right" else "left", overflow="fold")
    for server in servers:
        table.add_row(
            *[plain(cell) for cell in cells(server, rates)], style="" if server.lives > 0 else "red"
        )
    return Group(table, Text(problem, style="red")) if problem else table


def plain(told: str) -> Text:
    """Text for the page, made safe: nothing that a server reports may control the terminal."""
    return Text("".join([letter for letter in told if letter.isprintable()]))


def lines(servers: Sequence[KnownServer], rates: Rates) -> list[str]:
    """The page for programs: one line per server."""
    rows = [[name for name, _ in COLUMNS], *[cells(server, rates) for server in servers]]
    return [" | ".join(row) for row in rows]


class ServersPart:
    """The part of the page about servers. It waits for a database that is down."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rates = Rates()
        self._servers: list[KnownServer] = []

    def drawn(self) -> RenderableType:
        """Draw all servers as they are now."""
        problem = ""
        try:
            self._servers = self._store.servers.known().wait()
        except StoreError as error:
            problem = f"what is shown may be old: {error}"
        return page(self._servers, self._rates, problem)


def watch(parts: Sequence[Callable[[], RenderableType]], console: Console, looks: int = 0) -> None:
    """Show the page, made of its parts, until somebody stops it, or `looks` times."""
    with Live(console=console, auto_refresh=False, screen=console.is_terminal) as live:
        look = 0
        while not looks or look < looks:
            look += 1
            live.update(Group(*[drawn() for drawn in parts]), refresh=True)
            time.sleep(WATCH_SECONDS)
