"""All figures of one side: under load, with idle sockets, after a crash."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, process_time
from typing import Final

from bench.load.disk import probing
from bench.load.play import SOCKETS, Side, Table, Tally, each, grow_old, open_tables, play
from bench.load.process import TICK
from bench.load.wire import WireError

#: The most moves that a table has seen when measuring begins.
AGE: Final = 30
#: Seconds after which a table counts as lost: a server may fail on what it finds after a crash.
SILENCE: Final = 10.0


@dataclass(frozen=True)
class Plan:
    """The size of the load."""

    tables: int
    moves: float
    seconds: float
    #: Idle sockets, and open games at the crash.
    idle: int
    games: int


@dataclass
class Figures:
    """The figures of one side. Times in ms unless they say otherwise, memory in MB, sizes in bytes."""

    name: str
    storage: str
    rate: float = 0.0
    acknowledged: dict[str, float] = field(default_factory=dict)
    seen: dict[str, float] = field(default_factory=dict)
    late: dict[str, float] = field(default_factory=dict)
    refused: int = 0
    cpu_a_move: float = 0.0
    #: The part of that for rules and drawing, if the server reports it.
    games_a_move: float = 0.0
    memory: float = 0.0
    #: Syncs of small writes besides the server's, and the share of the time in which the disk stalled.
    disk: dict[str, float] = field(default_factory=dict)
    disk_silent: float = 0.0
    raw: dict[str, float] = field(default_factory=dict)
    wire: dict[str, float] = field(default_factory=dict)
    first_page_s: float = 0.0
    restart_s: float = 0.0
    #: Open games at the crash, and how many of them were as before afterwards.
    games: int = 0
    recovered: int = 0
    idle_sockets: int = 0
    idle_memory: float = 0.0
    #: Cores that the generator used, and everything else on the machine.
    generator: float = 0.0
    others: float = 0.0


Begin = Callable[[Path], Side]


async def measure(begin: Begin, plan: Plan, disk: Path) -> Figures:
    """Every figure of one side; each server gets a folder of its own in the folder `disk`."""
    with tempfile.TemporaryDirectory(dir=disk, prefix=".bench-") as folder:
        side = begin(Path(folder))
        figures = Figures(side.name, side.storage)
        try:
            figures.first_page_s = await side.process.start()
            tables = await _load(side, plan, figures, disk)
            await _crash(side, tables, plan, figures)
        finally:
            side.process.kill()
    with tempfile.TemporaryDirectory(dir=disk, prefix=".bench-") as folder:
        side = begin(Path(folder))
        try:
            await side.process.start()
            await _idle(side, plan, figures)
        finally:
            side.process.kill()
    return figures


async def _load(side: Side, plan: Plan, figures: Figures, disk: Path) -> list[Table]:
    tell(f"{side.name}: {plan.tables} tables, {plan.tables * SOCKETS} sockets")
    tables = await open_tables(side, range(plan.tables))
    await grow_old(tables, AGE)
    tell(f"{side.name}: {plan.moves:g} moves a second for {plan.seconds:g} s")
    games = await side.games() if side.games else 0.0
    with probing(disk) as probe:
        start, busy, own, cpu = perf_counter(), _busy(), process_time(), side.process.cpu()
        tally = await play(side, tables, plan.moves, plan.seconds)
        taken, cpu = perf_counter() - start, side.process.cpu() - cpu
    games = await side.games() - games if side.games else 0.0
    figures.generator = (process_time() - own) / taken
    figures.others = (_busy() - busy - cpu) / taken - figures.generator
    figures.memory = side.process.peak()
    figures.disk = spread(probe.syncs, 1000)
    figures.disk_silent = 100 * probe.silent / taken
    figures.rate = len(tally.acknowledged) / taken
    figures.cpu_a_move = 1000 * cpu / len(tally.acknowledged)
    figures.games_a_move = 1000 * games / len(tally.acknowledged)
    _sum_up(tally, figures)
    return tables


def _sum_up(tally: Tally, figures: Figures) -> None:
    figures.acknowledged = spread(tally.acknowledged, 1000)
    figures.seen = spread(tally.seen, 1000)
    figures.late = spread(tally.late, 1000)
    figures.raw = spread(tally.raw)
    figures.wire = spread(tally.wire)
    figures.refused = tally.refused


async def _crash(side: Side, tables: list[Table], plan: Plan, figures: Figures) -> None:
    """Kill the server with many games open; time how long every table takes to answer again, unchanged."""
    tables = [table for table in tables if not table.over]
    more = range(plan.tables, plan.tables + plan.games - len(tables))
    tables += await open_tables(side, more)
    tell(f"{side.name}: killed with {len(tables)} open games")
    before: dict[int, object] = {}
    after: dict[int, object] = {}

    async def look(table: Table, states: dict[int, object]) -> None:
        with contextlib.suppress(WireError, OSError, TimeoutError):  # no answer: it has not recovered
            states[table.number] = await asyncio.wait_for(table.state(), SILENCE)

    await each(tables, lambda table: look(table, before))
    side.process.kill()
    start = perf_counter()
    await side.process.start()
    await each(tables, lambda table: look(table, after))
    figures.restart_s = perf_counter() - start
    figures.games = len(tables)
    figures.recovered = sum(after.get(number) == state for number, state in before.items())
    for table in tables:
        table.close()


async def _idle(side: Side, plan: Plan, figures: Figures) -> None:
    tell(f"{side.name}: {plan.idle} idle sockets")
    tables = await open_tables(side, range(-(-plan.idle // SOCKETS)))
    figures.idle_sockets = sum([not socket.closed for table in tables for socket in table.sockets])
    figures.idle_memory = side.process.memory()
    for table in tables:
        table.close()


def spread(values: Sequence[float], times: float = 1.0) -> dict[str, float]:
    """Median, 95th and 99th percentile, and the largest."""
    ordered = sorted(values)
    places = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    last = len(ordered) - 1
    return {name: times * ordered[round(place * last)] for name, place in places.items()} if ordered else {}


def _busy() -> float:
    """Seconds in which the cores of this machine were not idle, including stolen time."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    return (sum(fields) - fields[3] - fields[4]) / TICK


def tell(text: str) -> None:
    """Print what is being done."""
    print(f"{text} (load {os.getloadavg()[0]:.1f})", file=sys.stderr, flush=True)
