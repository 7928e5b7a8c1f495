"""What a table and a move cost on 1, 2 and 4 servers that share a PostgreSQL, and what 100,000 tables need.

    python -m bench.many_tables                                  # measures, then extrapolates
    python -m bench.many_tables --servers 2 --tables 40 --moves 5 --game bestia

Everything is counted in CPU seconds, bytes and rows, so a busy machine does not change it. People sit at the
table's own server; one page of each table is open at the next server, as a friend behind the same proxy has
it. A move is one POST that is stored; the cost of reading the legal answers is measured apart and subtracted.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import math
import os
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final

import psycopg

from polnoc.games import find_game
from polnoc.store.change_feed import POLL_SECONDS, POLL_WINDOW_SECONDS
from tests.cluster.people import Watcher
from tests.proofs.browsers import HttpBrowser
from tests.proofs.cases import Case
from tests.proofs.players import DONE, Wish, begin, look
from tests.proofs.servers import Server
from tests.store.postgres_server import Server as Postgres
from tests.store.postgres_server import running_server

TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
#: How many people connect at once, and how many reads measure the cost of reading.
AT_ONCE: Final = 8
READS: Final = 200
#: How long nothing happens, to measure the idle cost.
IDLE_SECONDS: Final = 20.0

SETTLED: Final = """
    SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn, xact_commit, tup_inserted, tup_updated,
        pg_database_size(current_database()),
        (SELECT count(*) FROM pg_stat_activity WHERE application_name = 'polnoc')
    FROM pg_stat_database WHERE datname = current_database()
"""


@dataclass
class Figures:
    """Resource use so far."""

    servers_cpu: float
    database_cpu: float
    memory: int
    wal: int
    commits: int
    inserted: int
    updated: int
    size: int
    connections: int


@dataclass
class Cost:
    """What was measured with a number of servers."""

    servers: int
    #: A move: CPU seconds at the table's servers and at the database, commits, rows and bytes there.
    move_cpu: float
    move_database_cpu: float
    move_commits: float
    move_rows: float
    move_wal: float
    move_size: float
    #: A table that is made and opened at one page: CPU seconds and bytes as above, and bytes in memory at all
    #: servers together.
    table_cpu: float
    table_database_cpu: float
    table_wal: float
    table_size: float
    table_memory: float
    connections: float
    #: CPU seconds of a server and of the database per second while nothing happens.
    idle_cpu: float
    idle_database_cpu: float


def cpu_of(pid: int) -> float:
    """CPU seconds of a process and of its children that have ended."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return sum([int(field) for field in fields[11:15]]) / TICKS
    return 0.0


def children(pid: int) -> list[int]:
    """The children of a process."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def memory_of(pid: int) -> int:
    """Bytes of memory of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def look_at(servers: Sequence[Server], postgres: Postgres) -> Figures:
    """The resource use of servers and database."""
    with psycopg.connect(postgres.address("postgres"), autocommit=True) as connection:
        connection.execute("SELECT pg_stat_clear_snapshot()")
        row = connection.execute(SETTLED).fetchone()
    assert row is not None
    pids = [server.process.pid for server in servers]
    database = [postgres.pid, *children(postgres.pid)]
    return Figures(
        sum([cpu_of(pid) for pid in pids]),
        sum([cpu_of(pid) for pid in database]),
        sum([memory_of(pid) for pid in pids]),
        *[int(figure) for figure in row],
    )


class Play:
    """Tables on some servers, and the people there."""

    def __init__(self, servers: Sequence[Server], case: Case) -> None:
        self._servers = servers
        self._case = case
        self._rng = random.Random(7)
        self._people: list[tuple[HttpBrowser, str]] = []
        self._pages: list[Watcher] = []

    async def seat(self, tables: int) -> None:
        """Make tables, each with an open page at the next server."""
        for number in range(tables):
            person = HttpBrowser(self._servers[number % len(self._servers)].port)
            table = await begin(person, self._case)
            self._people.append((person, table))
            self._pages.append(Watcher(self._servers[(number + 1) % len(self._servers)].port, table))
        while not all([page.frames or page.shown_version for page in self._pages]):
            await asyncio.sleep(0.05)

    async def move(self, moves: int) -> tuple[int, int]:
        """Let everybody answer this many times; return the numbers of answers and reads."""
        turns, done = asyncio.Semaphore(AT_ONCE), [0, 0]

        async def one(person: HttpBrowser, table: str) -> None:
            for _ in range(moves):
                async with turns:
                    seen = await look(person, table, 0)
                    reads = 1
                    if not seen["view"] or seen["over"]:
                        return
                    seat = seen["view"]["asked"][0]
                    if seat:
                        seen, reads = await look(person, table, seat), 2
                    action = self._rng.choice(seen["options"])["action"]
                    wish = Wish(table, "answer", seat, action, seen["token"])
                    status = (await person.post(wish.address, wish.form)).status
                    done[0] += status == DONE
                    done[1] += reads

        await asyncio.gather(*[one(person, table) for person, table in self._people])
        return done[0], done[1]

    async def read(self, reads: int) -> None:
        """Read tables and do nothing."""
        for number in range(reads):
            person, table = self._people[number % len(self._people)]
            await look(person, table, 0)

    async def close(self) -> None:
        """Close all connections."""
        for page in self._pages:
            await page.close()
        for person, _ in self._people:
            person.close()


async def measured(
    servers: Sequence[Server], postgres: Postgres, case: Case, tables: int, moves: int
) -> Cost:
    """What tables and moves cost on these servers."""
    play = Play(servers, case)
    try:
        await play.seat(2 * len(servers))  # what the first table loads is no cost of a table
        await play.move(1)
        before, began = look_at(servers, postgres), monotonic()
        await asyncio.sleep(IDLE_SECONDS)
        idle, idle_seconds = look_at(servers, postgres), monotonic() - began
        began = monotonic()
        await play.seat(tables)
        seated, seating = look_at(servers, postgres), monotonic() - began
        await play.read(READS)
        read, began = look_at(servers, postgres), monotonic()
        answers, reads = await play.move(moves)
        await asyncio.sleep(1.0)
        moved, seconds = look_at(servers, postgres), monotonic() - began
    finally:
        await play.close()
    reading = (read.servers_cpu - seated.servers_cpu) / READS
    idle_cpu = (idle.servers_cpu - before.servers_cpu) / idle_seconds
    idle_database_cpu = (idle.database_cpu - before.database_cpu) / idle_seconds
    idle_commits = (idle.commits - before.commits) / idle_seconds
    return Cost(
        len(servers),
        (moved.servers_cpu - read.servers_cpu - reads * reading - seconds * idle_cpu) / answers,
        (moved.database_cpu - read.database_cpu - seconds * idle_database_cpu) / answers,
        (moved.commits - read.commits - seconds * idle_commits) / answers,
        (moved.inserted + moved.updated - read.inserted - read.updated) / answers,
        (moved.wal - read.wal) / answers,
        (moved.size - read.size) / answers,
        (seated.servers_cpu - idle.servers_cpu - seating * idle_cpu) / tables,
        (seated.database_cpu - idle.database_cpu - seating * idle_database_cpu) / tables,
        (seated.wal - idle.wal) / tables,
        (seated.size - idle.size) / tables,
        (moved.memory - idle.memory) / tables,
        moved.connections / len(servers),
        idle_cpu / len(servers),
        idle_database_cpu / len(servers),
    )


def shown(cost: Cost) -> str:
    """A row of the table in the docs."""
    return (
        f"| {cost.servers} | {1_000 * cost.move_cpu:.2f} | {1_000 * cost.move_database_cpu:.2f} "
        f"| {cost.move_commits:.1f} | {cost.move_rows:.1f} | {cost.move_wal:,.0f} | {cost.move_size:,.0f} "
        f"| {1_000 * cost.table_cpu:.1f} | {1_000 * cost.table_database_cpu:.1f} | {cost.table_wal:,.0f} "
        f"| {cost.table_size:,.0f} | {cost.table_memory / 1_000:,.0f} | {cost.connections:.1f} "
        f"| {1_000 * cost.idle_cpu:.1f} | {1_000 * cost.idle_database_cpu:.1f} |"
    )


HEAD: Final = (
    "| servers | server CPU a move, ms | database CPU a move, ms | commits a move | rows a move "
    "| WAL a move, bytes | on disk a move, bytes | server CPU a new table, ms | database CPU a new table, ms "
    "| WAL a new table, bytes | on disk a new table, bytes | memory a table, kB | connections a server "
    "| idle server CPU, ms/s | of the database for it, ms/s |\n|" + 15 * " ---: |"
)


# 100,000 tables ---------------------------------------------------------------------


@dataclass(frozen=True)
class Load:
    """100,000 tables: how many have an open page, how many move, and how often."""

    name: str
    open: int
    moving: int
    #: Seconds between two moves at a table that moves.
    seconds: float

    @property
    def moves(self) -> float:
        """Moves a second."""
        return self.moving / self.seconds


LOADS: Final = (
    Load("a festival: all are open, a move in 20 s", 100_000, 100_000, 20.0),
    Load("an evening: one in ten is open, a move in 20 s", 10_000, 10_000, 20.0),
    Load("by mail: one in a hundred is open, a move in 8 hours", 1_000, 100_000, 28_800.0),
)

#: The highest planned load of a core, so that nobody waits long.
USED: Final = 0.6
#: What a server of one core holds in memory, in bytes, before the first table.
SERVER_MEMORY: Final = 90_000_000


def reckoned(load: Load, cost: Cost, poll_row_cpu: float) -> str:
    """The resources that a load needs, as a row of the table in the docs.

    Every two seconds each server polls for what has changed within the poll's window.
    """
    moves = load.moves
    servers = max(1, math.ceil(moves * cost.move_cpu / USED))
    polled = min(load.moving, moves * (POLL_WINDOW_SECONDS + POLL_SECONDS))
    polls = servers * polled * poll_row_cpu / POLL_SECONDS
    database = moves * cost.move_database_cpu + servers * cost.idle_database_cpu + polls
    memory = load.open * cost.table_memory + servers * SERVER_MEMORY
    return (
        f"| {load.name} | {moves:,.0f} | {servers:,} | {memory / 1e9:,.1f} "
        f"| {servers * cost.connections:,.0f} | {database:,.1f} | {polls:,.2f} "
        f"| {moves * cost.move_wal / 1e6:,.1f} | {moves * cost.move_size * 86_400 / 1e9:,.1f} |"
    )


RECKONED_HEAD: Final = (
    "| load | moves/s | servers of one core | memory of all, GB | connections | database cores "
    "| of these for polls | WAL, MB/s | disk a day, GB |\n"
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
)


def poll_row_cost(postgres: Postgres, rows: int = 5_000) -> float:
    """CPU seconds of the database for each row that a poll of recent changes reads."""
    with psycopg.connect(postgres.address("postgres"), autocommit=True) as connection:
        connection.execute(
            "CREATE TEMP TABLE polled (table_id TEXT PRIMARY KEY, changed BIGINT, changes BIGINT)"
        )
        connection.execute(
            "INSERT INTO polled SELECT 'table' || n, n, n FROM generate_series(1, %s) AS n", [rows]
        )
        connection.execute("CREATE INDEX ON polled (changed)")
        pid = connection.info.backend_pid
        begun, polls = cpu_of(pid), 100
        for _ in range(polls):
            connection.execute("SELECT table_id, changes FROM polled WHERE changed >= 0").fetchall()
        return (cpu_of(pid) - begun) / polls / rows


def main(given: Sequence[str]) -> None:
    """Measure and extrapolate."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--servers", default="1,2,4", help="how many servers, one run for each number")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--moves", type=int, default=8, help="at each table")
    parser.add_argument("--game", default="duchy")
    asked = parser.parse_args(given)
    game = find_game(asked.game)
    case = Case(game, max(2, min(game.players)) if len(game.players) > 1 else min(game.players))
    costs = []
    sys.stdout.write(f"{case}, {asked.tables} tables, {asked.moves} moves at each\n\n{HEAD}\n")
    with running_server() as postgres:
        for count in [int(number) for number in asked.servers.split(",")]:
            address = postgres.emptied_database()
            servers = [Server(address) for _ in range(count)]
            try:
                costs.append(asyncio.run(measured(servers, postgres, case, asked.tables, asked.moves)))
            finally:
                for server in servers:
                    server.stop()
            sys.stdout.write(f"{shown(costs[-1])}\n")
            sys.stdout.flush()
        row_cost = poll_row_cost(postgres)
    sys.stdout.write(f"\na row of a poll: {1e6 * row_cost:.2f} µs of the database\n\n{RECKONED_HEAD}\n")
    for load in LOADS:
        sys.stdout.write(f"{reckoned(load, costs[-1], row_cost)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
