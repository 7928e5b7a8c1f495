"""How much CPU time per move no server of this kind could avoid, alternating with ours in one run.

The floor is a server without tables: the same uvicorn, uvloop, guards and live sockets, one row as large as
ours stored by SQLite and synced before it is acknowledged, and to the four pages of a table what ours would
send, made in advance, compressed and padded. It knows no rules, draws nothing, has one process (passing
connections on costs nothing there) and does not group commits.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sqlite3
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
import uvloop
from starlette.applications import Starlette
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from bench import caches
from bench.load import ours
from bench.load.in_turn import add_options, compare
from bench.load.play import WATCHER, Side, Table
from bench.load.process import Process, free_port
from bench.load.wire import Browser, Message, home_of, open_socket
from polnoc.table.app import guards
from polnoc.table.background_tasks import BackgroundTasks
from polnoc.table.limits import Limits
from polnoc.table.metrics import Metrics
from polnoc.table.open_sockets import OPEN_SOCKET, OpenSocket
from polnoc.table.presence import Listener
from polnoc.table.server import Server, Service, configured, listen

#: A row of the log of 13 Duchów, with its outcome, has about this many bytes.
ROW: Final = b"x" * 200
#: How many real updates are sent, over and over.
UPDATES: Final = 60


async def _updates() -> list[list[bytes]]:
    """The updates for seats and watchers after moves of real games; by move, then by page."""
    made: list[list[bytes]] = []
    while len(made) < UPDATES:
        table = caches.Table(caches.DUCHY)
        for _ in range(20):
            if not table.room.over:
                made.append(await table.move())
    return made


class Floor:
    """The server: an answer at a table is acknowledged after the sync, and all its pages get an update."""

    def __init__(self, store: Path, updates: list[list[bytes]]) -> None:
        self._updates = updates
        self._database = sqlite3.connect(store, isolation_level=None, check_same_thread=False)
        self._database.executescript(
            "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE log (at INTEGER PRIMARY KEY, row)"
        )
        self._writer = ThreadPoolExecutor(1)
        self._pages: dict[str, list[FloorPage]] = defaultdict(list)
        self._background = BackgroundTasks()

    def _store(self) -> None:
        self._database.execute("INSERT INTO log (row) VALUES (?)", (ROW,))

    async def _answer(self, id: str) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self._store)
        for page in self._pages[id]:
            page.tell()

    async def live(self, socket: WebSocket) -> None:
        """A page that stays open; whatever it sends is an answer."""
        id, place = socket.path_params["id"], int(socket.query_params["page"])
        await socket.accept()
        held: OpenSocket = socket.scope["extensions"][OPEN_SOCKET]
        updates = [of_pages[place] for of_pages in self._updates]
        page = FloorPage(held, updates, lambda: self._background.add(self._answer(id)))
        self._pages[id].append(page)
        held.stay(page, lambda: None)


class FloorPage:
    """An open page, which gets the next update after each move."""

    def __init__(self, socket: OpenSocket, updates: Sequence[bytes], answer: Callable[[], None]) -> None:
        self._socket = socket
        self._updates = updates
        self._answer = answer
        self._told = self._moves = 0

    def tell(self) -> None:
        """Note that there was a move."""
        self._moves += 1
        self._socket.set()

    def news(self) -> bytes:
        """The update for the last move, if it was not sent yet."""
        if self._told == self._moves:
            return b""
        self._told = self._moves
        return self._updates[self._told % len(self._updates)]

    def said(self, text: bytes, listener: Listener) -> None:
        """Store, and update all pages, which is the acknowledgement."""
        msgspec.json.decode(text)
        self._answer()


def serve(port: int) -> None:
    """Serve until killed."""
    floor = Floor(Path("floor.db"), asyncio.run(_updates()))
    routes = [
        Route("/", lambda request: Response("here")),
        WebSocketRoute("/t/{id}/live", floor.live),
    ]
    limits, metrics = Limits(), Metrics()
    app = Starlette(routes=routes, middleware=guards(limits, metrics))
    app.state.metrics = metrics
    with contextlib.closing(listen("127.0.0.1", port)) as found:
        Server(configured(app, Service(port=port, limits=limits)), lambda: None).run(sockets=[found])


class FloorTable(Table):
    """Four pages, of which the first two answer alternately."""

    def __init__(self, number: int, port: int) -> None:
        super().__init__(number)
        self.people = [Browser(port, home_of(4 * number + place)) for place in range(4)]
        self._path = f"/t/table{number}"
        #: By seat: who has answered and waits for the acknowledgement.
        self._waits: dict[int, asyncio.Future[bool]] = {}

    async def open(self) -> None:
        """Open the sockets."""
        for page, browser in enumerate(self.people):
            seat = page if page < 2 else WATCHER
            hear = partial(lambda seat, socket, message: self._hear(message, seat), seat)
            self.sockets.append(await open_socket(browser, f"{self._path}/live?page={page}", hear))

    def _hear(self, message: Message, seat: int) -> None:
        if waits := self._waits.pop(seat, None):
            waits.set_result(True)
        self.heard(message, seat)

    def asked(self) -> int | None:
        """Anybody may answer at any time."""
        return self.luck.randrange(2)

    async def answer(self, seat: int) -> bool:
        """Send an answer as long as ours."""
        said = {"seat": f"{seat}", "token": "0" * 12, "key": "load-0-1", "action": "name 5"}
        told: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waits[seat] = told
        self.sockets[seat].send(msgspec.json.encode(said).decode())
        return await told

    async def state(self) -> object:
        """There is none."""
        return None

    def close(self) -> None:
        """Close sockets and connections."""
        super().close()
        for browser in self.people:
            browser.close()


def side(folder: Path) -> Side:
    """The floor in a process of its own."""
    port = free_port()
    command = [sys.executable, "-m", "bench.load.floor", "--serve", str(port)]
    process = Process(command, "/", port, folder, {"PYTHONPATH": str(Path.cwd())})
    return Side("floor", process, lambda number: FloorTable(number, port), "SQLite, synchronous=FULL")


def main(arguments: Sequence[str] | None = None) -> None:
    """Compare, or serve as the floor."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.floor", description=__doc__)
    add_options(parser)
    parser.add_argument("--serve", type=int, metavar="PORT", help="be the floor on this port")
    chosen = parser.parse_args(arguments)
    if chosen.serve:
        serve(chosen.serve)
    else:
        uvloop.run(compare({"ours": partial(ours.side, processes=2), "floor": side}, chosen))


if __name__ == "__main__":
    main()
