"""Can the length of a bot's secret plan be told by the clock? Straszydła at a real server, from outside.

    python -m bench.plan_clock --tables 8 --seconds 120

At each table one person plays with three bots and notes how long after the last event each bot reports that
its plan is ready. With the true lengths from the store, half of the data teaches which time stands for which
length; the other half is guessed. A blind guess always names the commonest length.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import httpx2
from websockets.asyncio.client import connect

from bench.hostile import JSON, LIMIT_SECONDS, up
from bench.load.process import free_port
from polnoc.games import find_game
from polnoc.records.rates import Rate, wilson
from polnoc.store import open_store

BOTS: Final = ("novice", "regular", "expert")
PLANNING: Final = ("step", "jump", "transfer", "use", "clear")
#: The width of a bin of times, in seconds: only times in different bins are told apart.
BIN_SECONDS: Final = 0.05


@dataclass(frozen=True, slots=True)
class Ready:
    """A bot has become ready: where, who, for which time, and how long after the last event."""

    table: str
    seat: int
    number: int
    seconds: float


class Player:
    """The person at one table: plays anything, and notes when bots are ready."""

    def __init__(self, site: str, client: httpx2.AsyncClient, number: int) -> None:
        self.site = site
        self.client = client
        self.rng = random.Random(number)
        self.noted: list[Ready] = []
        self._counts: Counter[int] = Counter()
        self._events = 0
        self._last = 0.0

    async def play(self) -> None:
        """Play until told to stop."""
        while True:
            form = {"game": "straszydla", "seats": ",".join(["you", *BOTS])}
            self.table = (await self.client.post("/tables", data=form, headers=JSON)).json()["table"]
            self._counts.clear()
            self._events, self._last = 0, time.monotonic()
            cookies = "; ".join([f"{name}={value}" for name, value in self.client.cookies.items()])
            address = f"{self.site.replace('http', 'ws')}{self.table}/live?seat=0&have="
            async with connect(address, additional_headers={"cookie": cookies}) as socket:
                await self._play_once(socket)

    async def _play_once(self, socket: Any) -> None:
        while not (seen := await self._look(time.monotonic()))["over"]:
            if not seen["options"] or self._waits(seen):
                await socket.recv()
                continue
            action = self.rng.choice([one for one in seen["options"] if one["action"] != "clear"])["action"]
            form = {"seat": "0", "token": seen["token"], "key": seen["key"], "action": action}
            await self.client.post(f"{self.table}/answer", data=form, headers=JSON)

    async def _look(self, now: float) -> Any:
        seen = (await self.client.get(f"{self.table}?events={self._events}", headers=JSON)).json()
        for event in seen["log"]:
            if event["key"] == "plan-ready":
                seat = event["args"]["seat"]
                self.noted.append(Ready(self.table, seat, self._counts[seat], now - self._last))
                self._counts[seat] += 1
        if seen["log"]:
            self._events, self._last = self._events + len(seen["log"]), now
        return seen

    def _waits(self, seen: Any) -> bool:
        """Whether it is time to plan and a bot is not ready yet."""
        planning = any([one["action"].split()[0] in ("step", "ready") for one in seen["options"]])
        return planning and any([self._counts[seat] <= self._counts[0] for seat in range(1, len(BOTS) + 1)])


async def lengths(store: str, tables: Sequence[str]) -> dict[tuple[str, int, int], int]:
    """How many secret answers each plan took, by table, seat and number."""
    parse, found = find_game("straszydla").actions.parse, dict[tuple[str, int, int], int]()
    with open_store(store) as opened:
        for table in tables:
            numbers, runs = Counter[int](), Counter[int]()
            for entry in (await opened.log(table.removeprefix("/t/"))).entries:
                verb = parse(entry.text).verb if entry.kind == "answer" else ""
                if verb == "ready":
                    found[table, entry.seat, numbers[entry.seat]] = runs[entry.seat]
                    numbers[entry.seat] += 1
                runs[entry.seat] = runs[entry.seat] + 1 if verb in PLANNING else 0
    return found


def guessed(pairs: Sequence[tuple[float, int]]) -> tuple[Rate, Rate]:
    """How often a length is guessed right by the time, and blindly."""
    known, asked = pairs[::2], pairs[1::2]
    commonest = Counter([length for _, length in known]).most_common(1)[0][0]
    by_time: defaultdict[int, Counter[int]] = defaultdict(Counter)
    for seconds, length in known:
        by_time[round(seconds / BIN_SECONDS)][length] += 1
    right = 0
    for seconds, length in asked:
        seen = by_time[round(seconds / BIN_SECONDS)].most_common(1)
        right += length == (seen[0][0] if seen else commonest)
    return wilson(right, len(asked)), wilson([length for _, length in asked].count(commonest), len(asked))


async def measure(tables: int, seconds: float) -> list[tuple[float, int]]:
    """Times and lengths, in any order."""
    port = free_port()
    site = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory(prefix="polnoc-clock-") as name:
        store = str(Path(name, "tables.db"))
        serve = [sys.executable, "-m", "polnoc", "serve", "--port", str(port), "--store", store]
        server = subprocess.Popen(serve, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            await up(site)
            async with httpx2.AsyncClient(base_url=site, timeout=LIMIT_SECONDS) as client:
                players = [Player(site, client, number) for number in range(tables)]
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.gather(*[one.play() for one in players]), seconds)
        finally:
            server.terminate()
            server.wait()
        noted = [ready for player in players for ready in player.noted if ready.seat]
        known = await lengths(store, sorted({ready.table for ready in noted}))
    return [(ready.seconds, known[ready.table, ready.seat, ready.number]) for ready in noted]


def main() -> None:
    """Print the rates."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=120.0)
    given = parser.parse_args()
    pairs = asyncio.run(measure(given.tables, given.seconds))
    random.Random(0).shuffle(pairs)
    told, blind = guessed(pairs)
    print(f"{len(pairs)} plans, lengths {dict(sorted(Counter([length for _, length in pairs]).items()))}")
    for name, rate in (("by the clock", told), ("blind", blind)):
        print(f"{name}: {rate.won} of {rate.of}, {rate.share:.0%} ({rate.low:.0%} to {rate.high:.0%})")


if __name__ == "__main__":
    main()
