"""`polnoc serve` in its own process, and people who play at it over real sockets."""

from __future__ import annotations

import contextlib
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.table.serving import LIMIT, wait_until

JSON = {"accept": "application/json"}


class Gone(Exception):
    """The server no longer answers."""


class Process:
    """A server that was started from the command line. Its output goes to a file."""

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
        """Ask it to stop; return its exit status."""
        self.process.send_signal(signal)
        return self.process.wait(LIMIT)


@contextlib.contextmanager
def serving(store: str, folder: Path, *arguments: str) -> Iterator[Process]:
    """Run a server and make sure that it is gone at the end."""
    process = Process(store, folder, *arguments)
    try:
        yield process
    finally:
        if process.process.poll() is None:
            process.process.kill()
            process.process.wait(LIMIT)


class Player:
    """Somebody who holds all people's seats at a table, answers as fast as possible, and watches it live."""

    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)
        self.address = ""
        self.table = ""
        self.cookies: dict[str, str] = {}
        #: Table and key of each answer that the server has acknowledged.
        self.acknowledged: list[tuple[str, str]] = []
        #: The code with which the live socket was closed; 0 while it is open.
        self.closed = 0
        #: Whether the live socket has been opened.
        self.live = False

    async def arrive(self, address: str, seats: str) -> None:
        """Continue this player's table, or begin a new one if it is over."""
        self.address, self.closed, self.live = address, 0, False
        self.client = httpx2.AsyncClient(base_url=address, timeout=LIMIT, cookies=self.cookies)
        if not self.table or (await self._look("0"))["over"]:
            made = await self.client.post("/tables", data={"game": "duchy", "seats": seats})
            assert made.status_code == 303, made.text
            self.table = made.headers["location"]
            self.cookies = {cookie.name: cookie.value or "" for cookie in self.client.cookies.jar}
        assert (await self._look("0"))["seat"] == 0, "the seat is not held any more"

    async def leave(self) -> None:
        """Close all connections."""
        await self.client.aclose()

    async def play(self) -> None:
        """Answer until the game is over or the server is gone."""
        with contextlib.suppress(httpx2.TransportError, Gone):
            while await self.answer():
                pass

    async def answer(self) -> bool:
        """Answer once for each seat that is asked; return False once the game is over."""
        for seat in ("0", "1"):
            seen = await self._look(seat)
            if seen["options"] and seen["seat"] == int(seat):
                await self._answer(seat, seen)
        return not seen["over"]

    async def _look(self, seat: str) -> dict[str, Any]:
        answer = await self.client.get(self.table, params={"seat": seat}, headers=JSON)
        if answer.status_code != 200:
            raise Gone(answer.text)
        seen: dict[str, Any] = answer.json()
        return seen

    async def _answer(self, seat: str, seen: dict[str, Any]) -> None:
        key = f"{seat}-{self.rng.randrange(10**12)}"
        action = self.rng.choice(seen["options"])["action"]
        form = {"seat": seat, "token": seen["token"], "key": key, "action": action}
        done = await self.client.post(f"{self.table}/answer", data=form, headers=JSON)
        if done.status_code == 200:
            self.acknowledged.append((self.table, key))

    async def watch(self) -> None:
        """Keep a live socket open until the server closes it."""
        live = f"{self.address.replace('http', 'ws')}{self.table}/live"
        with contextlib.suppress(InvalidHandshake, OSError):
            async with connect(live) as socket:
                self.live = True
                try:
                    while True:
                        await socket.recv()
                except ConnectionClosed as closed:
                    self.closed = closed.rcvd.code if closed.rcvd else 1006
