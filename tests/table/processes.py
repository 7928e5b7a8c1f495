"""`polnoc serve` as a process of its own, and people who play at it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import random
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx2
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.table.serving import LIMIT, wait_until

JSON = {"accept": "application/json"}


class Process:
    """A server that was started from the command line. What it writes goes to a file."""

    def __init__(self, store: str, folder: Path, *arguments: str) -> None:
        self.said = folder / "stderr"
        command = [sys.executable, "-m", "polnoc", "serve", "--port", "0", "--store", store, *arguments]
        with self.said.open("wb") as file:
            self.process = subprocess.Popen(command, stderr=file, stdin=subprocess.DEVNULL)
        wait_until(lambda: self.process.poll() is not None or b"\n" in self.said.read_bytes())
        assert self.process.poll() is None, self.log
        self.address = self.log.split()[1].rstrip("/")
        wait_until(self._answers)

    def _answers(self) -> bool:
        try:
            return httpx2.get(f"{self.address}/health", timeout=LIMIT).status_code == 200
        except httpx2.TransportError:
            return False

    @property
    def log(self) -> str:
        return self.said.read_text(encoding="utf-8")

    def stop(self, signal: int) -> int:
        """Ask it to stop; its exit status."""
        self.process.send_signal(signal)
        return self.process.wait(LIMIT)


@contextlib.contextmanager
def serving(store: str, folder: Path, *arguments: str) -> Iterator[Process]:
    """A server that is gone afterwards, whatever happens."""
    process = Process(store, folder, *arguments)
    try:
        yield process
    finally:
        if process.process.poll() is None:
            process.process.kill()
            process.process.wait(LIMIT)


class Player:
    """Somebody who holds all seats for people at a table, answers as fast as can be, and watches it live."""

    def __init__(self, address: str, number: int) -> None:
        self.address = address
        self.rng = random.Random(number)
        self.client = httpx2.AsyncClient(base_url=address, timeout=LIMIT)
        self.table = ""
        #: The keys of the answers that the server has acknowledged.
        self.acknowledged: list[str] = []
        #: The code with which the live socket was closed; 0 while it is open.
        self.closed = 0

    async def begin(self, seats: str, **form: str) -> None:
        """Make a table."""
        made = await self.client.post("/tables", data={"game": "duchy", "seats": seats, **form})
        assert made.status_code == 303, made.text
        self.table = made.headers["location"]

    def move_to(self, address: str) -> None:
        """Go on at another server, with the same cookies."""
        self.client.base_url = httpx2.URL(address)
        self.address = address

    async def play(self) -> None:
        """Answer until the game is over or the server has gone."""
        with contextlib.suppress(httpx2.TransportError):
            while await self.answer():
                pass

    async def answer(self) -> bool:
        """Answer once for each seat that is asked; False once nothing more can be done."""
        for seat in ("0", "1"):
            seen = await self.client.get(self.table, params={"seat": seat}, headers=JSON)
            if seen.status_code != 200 or seen.json()["over"]:
                return False
            if seen.json()["options"]:
                await self._answer(seat, seen.json())
        return True

    async def _answer(self, seat: str, seen: dict[str, object]) -> None:
        key = f"{seat}-{self.rng.randrange(10**12)}"
        options = seen["options"]
        assert isinstance(options, list)
        form = {"seat": seat, "token": seen["token"], "key": key}
        form["action"] = self.rng.choice(options)["action"]
        done = await self.client.post(f"{self.table}/answer", data=form, headers=JSON)
        if done.status_code == 200:
            self.acknowledged.append(key)

    async def watch(self) -> None:
        """Keep a live socket open until it is closed."""
        live = f"{self.address.replace('http', 'ws')}{self.table}/live?seat=0"
        with contextlib.suppress(InvalidHandshake, OSError):
            async with connect(live, additional_headers={"cookie": self.cookies}) as socket:
                try:
                    while True:
                        await socket.recv()
                except ConnectionClosed as closed:
                    self.closed = closed.rcvd.code if closed.rcvd else 1006

    @property
    def cookies(self) -> str:
        return "; ".join([f"{cookie.name}={cookie.value}" for cookie in self.client.cookies.jar])


@contextlib.asynccontextmanager
async def players(address: str, count: int, seats: str) -> AsyncIterator[list[Player]]:
    """People with a table each."""
    async with contextlib.AsyncExitStack() as stack:
        come = [Player(address, number) for number in range(count)]
        for player in come:
            await stack.enter_async_context(player.client)
        await asyncio.gather(*[player.begin(seats) for player in come])
        yield come
