"""boardgame.io's own server under the same load, driven by the frames of its own protocol.

npm installs it into `.bench-peers/`, outside the sources. Two of the
versions in `peer/package.json` are pinned for a reason: a newer koa-compose breaks its
server, a newer node-persist writes only once a second.
"""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import msgspec

from bench.load.play import WATCHER, Side, Table
from bench.load.process import Process, free_port
from bench.load.wire import Browser, Message, Socket, WireError, home_of, open_socket

SOURCES: Final = Path(__file__).parent / "peer"
INSTALLED: Final = Path(".bench-peers") / "boardgame.io"

#: What each kind of storage guarantees, by its name on the command line.
STORES: Final = {
    "files": "its flat files: shown first, written after that, never synced to the disk",
    "memory": "in memory: nothing is kept",
}

GAME: Final = "duchy"
#: Packets of engine.io and socket.io.
PING: Final = b"2"
PONG: Final = "3"
CONNECT: Final = f"40/{GAME},"
EVENT: Final = f"42/{GAME},"
SOCKET: Final = "/socket.io/?EIO=4&transport=websocket"


class NoPeer(RuntimeError):
    """boardgame.io cannot be installed here."""


def install() -> None:
    """Install boardgame.io into its folder, unless it is there already."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise NoPeer("boardgame.io needs node and npm")
    INSTALLED.mkdir(parents=True, exist_ok=True)
    wanted = (SOURCES / "package.json").read_bytes()
    asked, done = INSTALLED / "package.json", INSTALLED / "installed"
    shutil.copy(SOURCES / "server.js", INSTALLED)
    if done.exists() and asked.read_bytes() == wanted:
        return
    asked.write_bytes(wanted)
    quietly = ["--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    if subprocess.run(["npm", "install", *quietly], cwd=INSTALLED).returncode != 0:
        raise NoPeer("npm could not install boardgame.io")
    done.touch()


def side(folder: Path, store: str) -> Side:
    """Its server, with flat files in `folder` or in memory."""
    port = free_port()
    files = (folder / "files").resolve()
    files.mkdir(exist_ok=True)
    command = ["node", "server.js", str(port), str(files), store]
    process = Process(command, "/games", port, INSTALLED, {"NODE_ENV": "production"})
    return Side("boardgame.io", process, lambda number: PeerTable(number, port), STORES[store])


class PeerTable(Table):
    """A match as two clients and two watchers see it."""

    def __init__(self, number: int, port: int) -> None:
        super().__init__(number)
        self.people = [Browser(port, home_of(4 * number + place)) for place in range(4)]
        self.match = ""
        self._credentials = ["", "", "", ""]
        self._states: list[dict[str, Any]] = [{}, {}]
        self._synced: list[asyncio.Event] = []
        self._acknowledged = asyncio.Event()

    async def open(self) -> None:
        """Open it: one makes the match, two join it, two watch."""
        made = await self.people[0].post_json(f"/games/{GAME}/create", b'{"numPlayers":2}')
        self.match = _read(made.body)["matchID"]
        for seat, browser in enumerate(self.people[:2]):
            who = msgspec.json.encode({"playerID": str(seat), "playerName": f"Player {seat + 1}"})
            joined = await browser.post_json(f"/games/{GAME}/{self.match}/join", who)
            self._credentials[seat] = _read(joined.body)["playerCredentials"]
        for seat, browser in enumerate(self.people):
            browser.close()  # its clients do everything else over their sockets
            await self._listen(browser, seat)

    async def _listen(self, browser: Browser, place: int) -> None:
        connected, synced = asyncio.Event(), asyncio.Event()
        seat = place if place < 2 else WATCHER

        def hear(socket: Socket, message: Message) -> None:
            data = message.data
            if data == PING:
                socket.send(PONG)
            elif data.startswith(CONNECT.encode()):
                connected.set()
            elif data.startswith(b'%s["update"' % EVENT.encode()):
                self.heard(message, seat)
                if seat != WATCHER:
                    self.read(message, data)
                    self._learn(_arguments(data)[1], seat)
            elif data.startswith(b'%s["sync"' % EVENT.encode()):
                if seat != WATCHER:
                    self._learn(_arguments(data)[1]["state"], seat)
                synced.set()

        socket = await open_socket(browser, SOCKET, hear)
        self.sockets.append(socket)
        self._synced.append(synced)
        socket.send(CONNECT)
        await connected.wait()
        await self._sync(place)

    async def _sync(self, place: int) -> None:
        player = str(place) if place < 2 else None
        self._synced[place].clear()
        _emit(self.sockets[place], "sync", self.match, player, self._credentials[place] or None, 2)
        await self._synced[place].wait()

    def _learn(self, state: dict[str, Any], seat: int) -> None:
        self._states[seat] = state
        if seat == self._mover:
            self._acknowledged.set()
        self.woken()

    def asked(self) -> int | None:
        """The seat whose turn it is, once its client knows."""
        for seat, state in enumerate(self._states):
            if state and state["ctx"]["currentPlayer"] == str(seat):
                return seat
        return None

    async def answer(self, seat: int) -> bool:
        """Make a random move by the rules in `server.js`; the update is the acknowledgement."""
        state = self._states[seat]
        move, arguments = self._choose(state["G"]["hand"][str(seat)])
        payload = {"type": move, "args": arguments, "playerID": str(seat)}
        payload["credentials"] = self._credentials[seat]
        self._acknowledged.clear()
        self._states[seat] = {}
        action = {"type": "MAKE_MOVE", "payload": payload}
        _emit(self.sockets[seat], "update", action, state["_stateID"], self.match, str(seat))
        await asyncio.wait_for(self._acknowledged.wait(), 20)
        return True

    def _choose(self, hand: list[int]) -> tuple[str, list[object]]:
        if len(hand) < 2:
            return "draw", []
        if self.luck.random() < 0.25:
            return "guess", [self.luck.randint(1, 13)]
        return "use", [self.luck.choice(hand), sorted(self.luck.sample(range(1, 14), 3))]

    async def state(self) -> object:
        """What the first seat is told when it reconnects."""
        if self.sockets[0].closed:
            self.sockets, self._synced = [], []
            await self._listen(self.people[0], 0)
        else:
            await self._sync(0)
        return self._states[0]["_stateID"], self._states[0]["G"]


def _emit(socket: Socket, *event: object) -> None:
    socket.send(EVENT + msgspec.json.encode(event).decode())


def _arguments(packet: bytes) -> list[Any]:
    """The arguments of an event, without its name."""
    event: list[Any] = _read(packet[len(EVENT) :])
    return event[1:]


def _read(body: bytes) -> Any:
    try:
        return msgspec.json.decode(body)
    except msgspec.DecodeError:
        raise WireError(f"this is not JSON: {body[:200]!r}") from None
