"""A game and its twin on a server with real sockets: every frame must be the expected one."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

import httpx2
from starlette.applications import Starlette
from websockets.sync.client import ClientConnection, connect

from polnoc.engine.game import AnyGame
from polnoc.engine.seats import WATCHER
from polnoc.table.tables import Tables
from tests.leaks.comparison import Reading
from tests.leaks.counts import Tally
from tests.leaks.readers import cookies_of
from tests.leaks.recorded_play import Leak, Script, TableAct, Terms, Who, World, play
from tests.leaks.redeals import apart
from tests.leaks.twins import TwinAct, differing, noisy, twin_of

JSON: Final = {"accept": "application/json"}
#: The longest wait, in seconds, for anything that must come.
LIMIT: Final = 60.0
#: What people do over a socket; a bot standing in would answer by itself.
EXTRAS: Final = {"undo": 6, "say": 3, "team": 3, "note": 3, "mark": 3}
DEEDS: Final = 30
THE_END: Final = TableAct("say", 0, "the end")


class ServerUnderTest:
    """People at a running server, and a reader with an open page."""

    def __init__(self, address: str, app: Starlette, terms: Terms, who: Who) -> None:
        self.address = address
        self.tables: Tables = app.state.tables
        self.terms = terms
        self.who = who
        #: The sizes of all frames received.
        self.sizes: list[int] = []
        self._keys = 0

    def play(self, world: World, acts: list[TwinAct], due: list[bytes]) -> list[bytes]:
        """Do everything over HTTP; return the reader's first and last page. Leak if a frame is unexpected."""
        self.tables.rooms[self.terms.id] = world.room
        world.room.page_cache.clear()
        self.sizes.clear()
        waiting = iter(due)
        with self._people() as people, self._page() as socket:
            self._expect(socket, next(waiting), "coming in")
            pages = [self._whole(people)]
            for act, noise in [*acts, TwinAct(THE_END, False)]:
                self._do(world, people[act.seat], act)
                frame = b"" if noise else next(waiting)
                if frame:
                    self._expect(socket, frame, str(act))
            pages.append(self._whole(people))
        return pages

    def _expect(self, socket: ClientConnection, due: bytes, after: str) -> None:
        frame = str(socket.recv(LIMIT))
        self.sizes.append(len(frame))
        if frame.rstrip() != due.decode():  # it is padded with spaces
            raise Leak(f"after {after} {self.who} was sent:\n{apart(frame, due.decode())}")

    @contextmanager
    def _people(self) -> Iterator[dict[int, httpx2.Client]]:
        with ExitStack() as stack:
            yield {
                seat: stack.enter_context(
                    httpx2.Client(
                        base_url=self.address, timeout=LIMIT, cookies=cookies_of(self.terms, Who(seat), "en")
                    )
                )
                for seat in (*range(self.terms.players), WATCHER)
            }

    @contextmanager
    def _page(self) -> Iterator[ClientConnection]:
        cookies = cookies_of(self.terms, self.who, "en")
        cookie = "; ".join([f"{name}={value}" for name, value in cookies.items()])
        where = f"{self.address.replace('http', 'ws', 1)}/t/{self.terms.id}/live?seat={self.who.seat}&have="
        with connect(where, additional_headers={"cookie": cookie}, max_size=None) as socket:
            yield socket

    def _whole(self, people: dict[int, httpx2.Client]) -> bytes:
        """Return the reader's page, as HTML and as data."""
        client, here = people[self.who.seat], f"/t/{self.terms.id}"
        return client.get(here).content + client.get(here, headers=JSON).content

    def _do(self, world: World, client: httpx2.Client, act: TableAct) -> None:
        if act.kind in TALK:
            self._say(world, act)
            return
        self._keys += 1
        world.fate.written = list(act.chances)
        form = {"seat": str(act.seat), "key": f"http-{self._keys}", **self._form(client, act)}
        done = client.post(f"/t/{self.terms.id}/{WHERE[act.kind]}", data=form, headers=JSON)
        assert done.status_code == 200, f"{act}: {done.text}"

    def _form(self, client: httpx2.Client, act: TableAct) -> dict[str, str]:
        if act.kind == "answer":
            seen: dict[str, Any] = client.get(f"/t/{self.terms.id}?seat={act.seat}", headers=JSON).json()
            return {"token": str(seen["token"]), "action": act.text}
        return {"allow": act.text}

    def _say(self, world: World, act: TableAct) -> None:
        """Say it in the room itself: the store would keep chat, which both worlds would then share."""
        said = threading.Event()

        def say() -> None:
            world.do(act)
            said.set()

        self.tables._chores[0].get_loop().call_soon_threadsafe(say)
        assert said.wait(LIMIT)


WHERE: Final = {"answer": "answer", "undo": "undo", "reply": "undo-reply"}
TALK: Final = ("say", "team", "note", "mark")


def due_frames(script: Script, who: Who) -> list[bytes]:
    """Return what a reader's page must be sent: on connecting, after every act, at the end."""
    world = World(script.terms, script.deal)
    world.room.listen(who.seat, asyncio.Event())
    reading = Reading(world, who, "en")
    return [reading.first, *[reading.do(act) for act in (*script.acts, THE_END)]]


def check_over_sockets(address: str, app: Starlette, game: AnyGame, number: int) -> Tally:
    """Play one game with a twin for one reader. Leak if they can be told apart."""
    rng = random.Random(f"sockets {game.id} {number}")
    script = play(game, number, DEEDS, extras=EXTRAS)
    who = rng.choice(script.terms.readers)
    trail = twin_of(script, who.seat, rng)
    acts = noisy(script, trail, who.seat, rng)
    due = due_frames(script, who)
    server = ServerUnderTest(address, app, script.terms, who)
    plain = [TwinAct(act, False) for act in script.acts]
    here = server.play(World(script.terms, script.deal), plain, due)
    sizes = list(server.sizes)
    there = server.play(World(script.terms, acts[0].act.chances), acts[1:], due)
    if here != there:
        raise Leak(f"{who} can tell by its page")
    if sizes != server.sizes:
        raise Leak(f"{who} can tell by how long frames are: {sizes}, {server.sizes}")
    frames = len([frame for frame in due if frame])
    different = differing(script, trail, who.seat) > 0
    secret = len([act for act in acts if act.noise])
    return Tally(twins=1, different=different, frames=frames, secret=secret)
