"""How many answers the store makes durable in a second, by how many callers at once.

python -m bench.store [--seconds 3] [--postgres postgresql://…]

Each caller appends to a table of its own and waits for each acknowledgement
before it sends the next, as a table of players does. PostgreSQL is the one that the
tests start for themselves, unless an address is given.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from polnoc.store import NewEntry, NewSeat, NewTable, Store, open_store
from tests.store.postgres_server import NoServer, running_server

CALLERS = (1, 64)
#: About as many bytes as the outcome of an answer.
OUTCOME = bytes(range(256)) + bytes(44)


@dataclass
class Result:
    """What was measured in one run."""

    rate: float
    median: float
    slowest_percent: float
    a_group: float


async def measure(store: Store, callers: int, seconds: float) -> Result:
    """Append as fast as acknowledgements come."""
    tables = [await store.create(table()) for _ in range(callers)]
    groups, writes = store.figures.groups, store.figures.writes
    times: list[float] = []
    start = time.perf_counter()
    await asyncio.gather(*[play(store, table_id, start + seconds, times) for table_id in tables])
    taken = time.perf_counter() - start
    times.sort()
    return Result(
        rate=len(times) / taken,
        median=times[len(times) // 2] * 1000,
        slowest_percent=times[len(times) * 99 // 100] * 1000,
        a_group=(store.figures.writes - writes) / (store.figures.groups - groups),
    )


def table() -> NewTable:
    """A table of two."""
    return NewTable(game="duchy", rules=1, content="0", seed="sim:1", commitment="0", seats=[NewSeat()] * 2)


async def play(store: Store, table_id: str, end: float, times: list[float]) -> None:
    """Append as one caller."""
    seq = 0
    while (begun := time.perf_counter()) < end:
        entry = NewEntry(kind="answer", seat=0, text="h5", outcome=OUTCOME)
        seq = (await store.append(table_id, seq, f"k{seq}", entry)).seq
        times.append(time.perf_counter() - begun)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.store", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure (default 3)")
    parser.add_argument("--postgres", metavar="ADDRESS", help="a PostgreSQL of your own")
    chosen = parser.parse_args(arguments)
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; {chosen.seconds:g} s for each figure")
    print("store       callers   durable/s   p50 ms   p99 ms   a group")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=".")))
        show("SQLite", str(folder / "bench.db"), chosen.seconds)
        try:
            address = chosen.postgres or stack.enter_context(running_server()).new_database()
        except NoServer as error:
            print(error)
            return
        show("PostgreSQL", address, chosen.seconds)


def show(name: str, address: str, seconds: float) -> None:
    """Print a line for each number of callers."""
    with open_store(address) as store:
        for callers in CALLERS:
            seen = asyncio.run(measure(store, callers, seconds))
            print(
                f"{name:<11} {callers:>7} {seen.rate:>11,.0f} {seen.median:>8.2f} "
                f"{seen.slowest_percent:>8.2f} {seen.a_group:>9.1f}"
            )


if __name__ == "__main__":
    main()
