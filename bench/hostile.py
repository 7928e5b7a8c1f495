"""One hostile address does all it is allowed to, for minutes, while somebody else plays (Linux, loopback).

    python -m bench.hostile --minutes 10

The server is a process of its own with its default limits, and `local=yes`, so that loopback is limited like
any other address. 127.0.0.2 is hostile: twelve browsers write notes and chat, answer and undo, make tables,
tables of bots and imports, look at pages, and hold sockets and connections, as fast as they are allowed to.
127.0.0.1, from another process, plays two games against bots. The output is memory, disk and the visitor's
times.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx2
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.load.process import free_port
from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.games import find_game
from polnoc.records import Seat, encode, take

HOSTILE: Final = "127.0.0.2"
BROWSERS: Final = 12
#: Requests per second from the hostile address; the limit is 100.
REQUESTS: Final = 95
SOCKETS: Final = 240
#: New connections per second that are only held; the server waits 10 seconds for a request on each.
CONNECTIONS: Final = 100
#: Answers in a record that is imported; a body has at most 64 KB.
RECORD_ANSWERS: Final = 1_500
OPEN_FILES: Final = 8_192
WATCH_SECONDS: Final = 5.0
LIMIT_SECONDS: Final = 30.0

JSON: Final = {"accept": "application/json"}
NOTE: Final = "👻" * 2_000
CHAT: Final = "👻" * 500

#: Tables that are made over and over; `you` is hostile, the rest are bots.
TABLES: Final = (
    {"game": "straszydla", "seats": "you,novice"},
    {"game": "duchy", "seats": "you,novice"},
    {"game": "finalgirl", "seats": "you"},
    {"game": "bestia", "seats": "you,novice"},
    {"game": "duchy", "seats": "novice,novice"},
    {"game": "straszydla", "seats": "expert,expert,expert,expert"},
)


@dataclass
class Figures:
    """What was measured."""

    began: float = field(default_factory=time.monotonic)
    #: By seconds since the beginning: megabytes of memory and of disk.
    memory: list[tuple[float, float]] = field(default_factory=list)
    disk: list[tuple[float, float]] = field(default_factory=list)
    #: By seconds since the beginning: seconds of processor time of the server itself.
    processor: list[tuple[float, float]] = field(default_factory=list)
    #: Seconds until the visitor's answers were acknowledged, and until bots had replied to them.
    answers: list[float] = field(default_factory=list)
    replies: list[float] = field(default_factory=list)
    start_pages: list[float] = field(default_factory=list)
    #: What the hostile address was answered, by request and status.
    hostile: Counter[str] = field(default_factory=Counter)
    failures: Counter[str] = field(default_factory=Counter)
    connections: int = 0
    most_connections: int = 0
    sockets: int = 0
    most_sockets: int = 0

    @property
    def now(self) -> float:
        return time.monotonic() - self.began


class Pace:
    """A rate limit shared by all callers: at most `rate` a second."""

    def __init__(self, rate: float) -> None:
        self._step = 1 / rate
        self._next = time.monotonic()

    async def wait(self) -> None:
        self._next = max(self._next, time.monotonic() - 1.0) + self._step
        await asyncio.sleep(max(0.0, self._next - time.monotonic()))


# The hostile address ---------------------------------------------------------------


def a_record() -> str:
    """A record of a long game that is not over, for imports."""
    game, rng = find_game("duchy"), random.Random(1)
    match = Match(game, game.read_options({"players": 4}), Seed.simulated(1))
    seats = [Seat(f"P{number}", "you") for number in range(4)]
    while len(match.steps) < RECORD_ANSWERS and not match.over:
        seat = match.asked[0]
        match.answer(seat, rng.choice(match.options(seat)))
    return encode(take(match, seats)).decode()


class Intruder:
    """One browser of the hostile address."""

    def __init__(self, site: str, number: int, pace: Pace, figures: Figures, record: str) -> None:
        self.record = record
        transport = httpx2.AsyncHTTPTransport(local_address=HOSTILE)
        self.client = httpx2.AsyncClient(transport=transport, base_url=site, timeout=LIMIT_SECONDS)
        self.rng = random.Random(number)
        self.pace = pace
        self.figures = figures
        self.tables: list[str] = []
        self.bot_tables: list[str] = []

    async def run(self) -> None:
        deeds = (self.note, self.chat, self.answer, self.answer, self.new_table, self.look_around, self.load)
        while True:
            with contextlib.suppress(httpx2.TransportError):
                await self.rng.choice(deeds)()

    async def ask(self, request: str, method: str, path: str, **more: Any) -> Any:
        await self.pace.wait()
        answer = await self.client.request(method, path, headers=JSON, **more)
        self.figures.hostile[f"{request} {answer.status_code}"] += 1
        return answer

    async def post(self, request: str, table: str, **form: str) -> Any:
        return await self.ask(request, "POST", f"{table}/{request}", data={"seat": "0", **form})

    async def note(self) -> None:
        for table in self.tables[-5:]:
            await self.post("note", table, text=f"{self.rng.random()}{NOTE}"[:2_000])

    async def chat(self) -> None:
        for table in self.tables[-5:]:
            await self.post("say", table, text=CHAT)

    async def new_table(self) -> None:
        form = {**self.rng.choice(TABLES), "listed": "yes"}
        made = await self.ask("tables", "POST", "/tables", data=form)
        if made.status_code == 201:
            (self.tables if form["seats"].startswith("you") else self.bot_tables).append(made.json()["table"])
        elif self.rng.random() < 0.5:
            await self.ask("import", "POST", "/import", data={"record": self.record})

    async def answer(self) -> None:
        """Plan and clear, or answer and undo: the log grows, the game does not go on."""
        if not self.tables:
            return
        table = self.rng.choice(self.tables)
        for _ in range(10):
            seen = (await self.ask("look", "GET", table)).json()
            options = [option["action"] for option in seen.get("options", ())]
            if options:
                action = (
                    "clear" if "clear" in options and self.rng.random() < 0.5 else self.rng.choice(options)
                )
                form = {"token": seen["token"], "key": f"{self.rng.random()}", "action": action}
                await self.post("answer", table, **form)
            await self.post("undo", table, key=f"{self.rng.random()}")

    async def look_around(self) -> None:
        for page in ("/", "/daily", f"{self.rng.choice(self.tables or ['/rules/duchy'])}"):
            await self.ask("page", "GET", page)

    async def load(self) -> None:
        """Make the server load tables that nobody has open."""
        for table in self.rng.sample(self.tables, min(5, len(self.tables))):
            await self.ask("load", "GET", table)


async def hold_sockets(site: str, intruders: list[Intruder], figures: Figures) -> None:
    """Keep as many live sockets open as possible, most of them at tables of bots."""
    await asyncio.gather(*[_hold_socket(site, intruders, figures) for _ in range(SOCKETS)])


async def _hold_socket(site: str, intruders: list[Intruder], figures: Figures) -> None:
    while True:
        await asyncio.sleep(1 + random.random() * 3)
        intruder = random.choice(intruders)
        tables = intruder.bot_tables or intruder.tables
        if not tables:
            continue
        cookies = "; ".join([f"{name}={value}" for name, value in intruder.client.cookies.items()])
        address = f"{site.replace('http', 'ws')}{random.choice(tables)}/live?have="
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            async with connect(
                address, additional_headers={"cookie": cookies}, local_addr=(HOSTILE, 0)
            ) as socket:
                figures.sockets += 1
                figures.most_sockets = max(figures.most_sockets, figures.sockets)
                try:
                    async for _ in socket:
                        pass
                finally:
                    figures.sockets -= 1


async def hold_connections(port: int, figures: Figures) -> None:
    """Open connections and say nothing on them."""
    pace, held = Pace(CONNECTIONS), set[asyncio.Task[None]]()
    while True:
        await pace.wait()
        task = asyncio.create_task(_hold_connection(port, figures))
        held.add(task)
        task.add_done_callback(held.discard)


async def _hold_connection(port: int, figures: Figures) -> None:
    with contextlib.suppress(OSError):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(HOSTILE, 0))
        figures.connections += 1
        figures.most_connections = max(figures.most_connections, figures.connections)
        try:
            await reader.read()
        finally:
            figures.connections -= 1
            writer.close()


# Somebody else -----------------------------------------------------------------------


async def play(site: str, form: dict[str, str], figures: Figures) -> None:
    """Play games against bots, one answer after another, as a person would who thinks for half a second."""
    rng = random.Random(form["game"])
    async with httpx2.AsyncClient(base_url=site, timeout=LIMIT_SECONDS) as client:
        while True:
            try:
                await _play_once(client, form, figures, rng)
            except (httpx2.TransportError, KeyError, ValueError) as error:
                figures.failures[f"{type(error).__name__}"] += 1
                await asyncio.sleep(1)


async def _play_once(
    client: httpx2.AsyncClient, form: dict[str, str], figures: Figures, rng: random.Random
) -> None:
    made = await client.post("/tables", data=form, headers=JSON)
    if made.status_code != 201:
        figures.failures[f"tables {made.status_code}"] += 1
        await asyncio.sleep(5)
        return
    table, asked_since = made.json()["table"], time.monotonic()
    while True:
        seen = (await client.get(table, headers=JSON)).json()
        if seen["over"]:
            return
        if not seen["options"]:
            await asyncio.sleep(0.1)
            continue
        figures.replies.append(time.monotonic() - asked_since)
        await asyncio.sleep(0.5)
        action = rng.choice(seen["options"])["action"]
        answer = {"seat": "0", "token": seen["token"], "key": seen["key"], "action": action}
        began = time.monotonic()
        done = await client.post(f"{table}/answer", data=answer, headers=JSON)
        asked_since = time.monotonic()
        figures.answers.append(asked_since - began)
        if done.status_code != 200:
            figures.failures[f"answer {done.status_code}"] += 1


async def visit(site: str, figures: Figures) -> None:
    """Open the start page now and then, on a new connection each time."""
    while True:
        await asyncio.sleep(1)
        began = time.monotonic()
        try:
            async with httpx2.AsyncClient(base_url=site, timeout=LIMIT_SECONDS) as client:
                status = (await client.get("/")).status_code
        except httpx2.TransportError as error:
            figures.failures[f"start page {type(error).__name__}"] += 1
            continue
        figures.start_pages.append(time.monotonic() - began)
        if status != 200:
            figures.failures[f"start page {status}"] += 1


# The machine ---------------------------------------------------------------------------


async def watch_process(process: int, folder: Path, figures: Figures) -> None:
    """Record memory and disk of a process every few seconds."""
    while True:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
        figures.memory.append((figures.now, pages * os.sysconf("SC_PAGE_SIZE") / 1e6))
        ticks = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
        figures.processor.append((figures.now, sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")))
        figures.disk.append((figures.now, sum([file.stat().st_size for file in folder.iterdir()]) / 1e6))
        await asyncio.sleep(WATCH_SECONDS)


async def up(site: str) -> None:
    """Wait until the server answers."""
    async with httpx2.AsyncClient(base_url=site, timeout=LIMIT_SECONDS) as client:
        for _ in range(600):
            with contextlib.suppress(httpx2.TransportError):
                if (await client.get("/health")).status_code == 200:
                    return
            await asyncio.sleep(0.1)
    raise RuntimeError("the server did not come up")


async def attack(minutes: float, sources: Path | None) -> Figures:
    """Run the server and all visitors for this many minutes."""
    port = free_port()
    site, figures = f"http://127.0.0.1:{port}", Figures()
    with tempfile.TemporaryDirectory(prefix="polnoc-hostile-") as name:
        serve = ["serve", "--port", str(port), "--store", f"{name}/tables.db", "--limit", "local=yes"]
        path = {"PYTHONPATH": str(sources)} if sources else {}
        server = subprocess.Popen([sys.executable, "-m", "polnoc", *serve], env={**os.environ, **path})
        try:
            await up(site)
            figures.began = time.monotonic()
            hostile = subprocess.Popen(
                [sys.executable, "-m", "bench.hostile", "--attack", str(port), "--minutes", str(minutes)]
            )
            await _for_a_while(
                minutes,
                watch_process(server.pid, Path(name), figures),
                visit(site, figures),
                play(site, {"game": "duchy", "seats": "you,regular"}, figures),
                play(site, {"game": "straszydla", "seats": "you,regular"}, figures),
            )
            hostile.wait(LIMIT_SECONDS)
        finally:
            server.terminate()
            server.wait()
    return figures


async def be_hostile(minutes: float, port: int) -> Figures:
    """Run everything that the hostile address does."""
    site, figures, pace = f"http://127.0.0.1:{port}", Figures(), Pace(REQUESTS)
    record = a_record()
    intruders = [Intruder(site, number, pace, figures, record) for number in range(BROWSERS)]
    await _for_a_while(
        minutes,
        hold_sockets(site, intruders, figures),
        hold_connections(port, figures),
        *[intruder.run() for intruder in intruders],
    )
    return figures


async def _for_a_while(minutes: float, *work: Coroutine[Any, Any, None]) -> None:
    tasks = [asyncio.ensure_future(one) for one in work]
    done, _ = await asyncio.wait(tasks, timeout=60 * minutes, return_when=asyncio.FIRST_EXCEPTION)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


# Results -------------------------------------------------------------------------------


def print_figures(figures: Figures) -> None:
    """Print what was measured."""
    for name, series in (("memory", figures.memory), ("disk", figures.disk)):
        values = [value for _, value in series]
        at_half = next(value for when, value in series if when >= figures.now / 2)
        hour = (values[-1] - at_half) / (figures.now / 2) * 3_600
        print(
            f"{name}: {values[0]:.0f} MB at first, {at_half:.0f} at half time, {values[-1]:.0f} at the end, "
            f"{max(values):.0f} at most; second half: {hour:+.0f} MB an hour"
        )
    (first, used), (last, used_at_last) = figures.processor[0], figures.processor[-1]
    print(f"processor: {100 * (used_at_last - used) / max(last - first, 1):.0f} % of one core")
    for name, seconds in (
        ("visitor's answers acknowledged", figures.answers),
        ("bots replied to the visitor", figures.replies),
        ("start page, new connection", figures.start_pages),
    ):
        print(f"{name}: {_spread(seconds)}")
    print(f"visitor's failures: {dict(figures.failures) or 'none'}")


def print_hostile(figures: Figures) -> None:
    """Print what the hostile address did, and what it was answered."""
    print(f"connections held at once: {figures.most_connections}; live sockets: {figures.most_sockets}")
    for request, count in sorted(figures.hostile.items()):
        print(f"  hostile {request}: {count}")


def _spread(seconds: list[float]) -> str:
    if not seconds:
        return "none"
    ordered = sorted(seconds)
    marks = [ordered[int(share * (len(ordered) - 1))] * 1_000 for share in (0.5, 0.95, 0.99, 1.0)]
    middle, p95, p99, most = marks
    return f"{len(ordered)}; {middle:.0f} ms in the middle, 95 % {p95:.0f}, 99 % {p99:.0f}, most {most:.0f}"


def main() -> None:
    """Read the command line, attack, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=2.0, help="how long (default: 2)")
    parser.add_argument("--sources", type=Path, help="run the server from this folder of sources instead")
    parser.add_argument("--attack", type=int, metavar="PORT", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(OPEN_FILES, most), most))
    if asked.attack:
        print_hostile(asyncio.run(be_hostile(asked.minutes, asked.attack)))
    else:
        print_figures(asyncio.run(attack(asked.minutes, asked.sources)))


if __name__ == "__main__":
    main()
