"""What an idle server takes: memory after the start, and after its first page (Linux).

    python -m bench.idle [--polnoc .venv/bin/polnoc] [--peer]

Memory is what the system reports for all processes of the server (`/proc/PID/smaps_rollup`): resident, and
proportional, in which pages shared by several processes are divided among them. `--peer` also measures
boardgame.io's server, as `bench.load` starts it; npm installs its packages first.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Final, NamedTuple

from bench.load import peers

#: Longer than any server should take to start, and how long it rests before it is measured, in seconds.
PATIENCE_SECONDS: Final = 120.0
REST_SECONDS: Final = 3.0


class Memory(NamedTuple):
    """Megabytes (10^6 bytes) of all processes of a server."""

    resident: float
    proportional: float


def memory_of(leader: int) -> Memory:
    """What a process and all that it has started hold now."""
    found = [_held(process) for process in _family(leader)]
    return Memory(sum([one.resident for one in found]), sum([one.proportional for one in found]))


def _family(leader: int) -> list[int]:
    children = Path(f"/proc/{leader}/task/{leader}/children").read_text().split()
    return [leader, *[one for child in children for one in _family(int(child))]]


def _held(process: int) -> Memory:
    text = Path(f"/proc/{process}/smaps_rollup").read_text()
    kilobytes = {name: int(size) for name, size in re.findall(r"^(Rss|Pss): +(\d+) kB", text, re.MULTILINE)}
    return Memory(kilobytes["Rss"] * 1.024e-3, kilobytes["Pss"] * 1.024e-3)


def measure(command: list[str], folder: Path) -> list[Memory]:
    """Start our server; return its memory before any request, and after the start page."""
    words = [*command, "serve", "--port", "0", "--store", str(folder / "tables.db"), "--log", "error"]
    server = subprocess.Popen(words, stderr=subprocess.PIPE, text=True, start_new_session=True)
    assert server.stderr is not None
    try:
        address = server.stderr.readline().split()[1]
        _get(f"{address}health")
        time.sleep(REST_SECONDS)
        before = memory_of(server.pid)
        _get(address)
        time.sleep(REST_SECONDS)
        return [before, memory_of(server.pid)]
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait()


async def measure_peer(folder: Path) -> Memory:
    """Start boardgame.io's server; return its memory once it has answered."""
    peers.install()
    process = peers.side(folder, "memory").process
    await process.start()
    try:
        await asyncio.sleep(REST_SECONDS)
        return memory_of(process.pid)
    finally:
        process.kill()


def _get(address: str) -> None:
    end = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            with urllib.request.urlopen(address, timeout=PATIENCE_SECONDS) as answer:
                answer.read()
            return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.idle", description=__doc__)
    parser.add_argument("--polnoc", help="the command of another installation (default: this one)")
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io's server too")
    chosen = parser.parse_args()
    command = [chosen.polnoc] if chosen.polnoc else [sys.executable, "-m", "polnoc"]
    with tempfile.TemporaryDirectory() as folder:
        for when, held in zip(("idle", "after the first page"), measure(command, Path(folder)), strict=True):
            print(f"polnoc, {when:<24}{_told(held)}")
        if chosen.peer:
            print(f"boardgame.io, idle{'':<14}{_told(asyncio.run(measure_peer(Path(folder))))}")


def _told(held: Memory) -> str:
    return f"{held.resident:8.1f} MB resident {held.proportional:8.1f} MB proportional"


if __name__ == "__main__":
    main()
