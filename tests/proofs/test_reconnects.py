"""Whatever breaks, a page that reconnects ends up showing what a fresh one shows.

A release run: POLNOC_DISCONNECTS=10000 pytest tests/proofs/test_reconnects.py
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.uri import parse_uri

from polnoc.store import Store
from polnoc.table.limits import UNCOUNTED
from polnoc.table.page_state import CHAT, LOG, SEATS
from tests.proofs import counts
from tests.proofs.browsers import HOST, LIMIT, Direct, HttpBrowser, Socket, http_browsers
from tests.proofs.cases import CASES, LARGEST, TOGETHER, Case, rotation
from tests.proofs.in_process import opened, run, until
from tests.proofs.open_page import OpenPage, version_of
from tests.proofs.players import Wish, begin, look, new_key, wish_of
from tests.proofs.servers import serving
from tests.table.serving import Site, read_to_the_end, running, table_app

#: Spectators at a table.
WATCHERS = 4
#: A message with the full state has more bytes than this.
LEAST_WHOLE = 20_000
#: The response that opens a socket has more bytes than this.
LEAST_ANSWER = 100
ENDLESS = 1 << 30
#: One in this many steps is the last at its table, so that all games get a turn.
LEAVE_ONE_IN = 40


class Visitor:
    """Somebody with a table page open, over a socket that breaks now and then."""

    def __init__(self, browser: Direct, table: str) -> None:
        self.browser = browser
        self.address = f"/t/{table}"
        self.page: OpenPage
        self.socket: Socket | None = None
        self._stack = AsyncExitStack()

    async def load(self) -> None:
        """Load the page, without a socket yet."""
        await self.hang_up()
        self.page = OpenPage((await self.browser.get(self.address)).text)

    async def call(self) -> None:
        """Open the socket, sending the version that the page shows."""
        self.socket = await self._stack.enter_async_context(self.browser.listen(self.page.live))
        assert await self.socket.opened()

    async def hang_up(self) -> None:
        """Break the connection; anything in flight is lost."""
        self.socket = None
        await self._stack.aclose()

    async def hear(self, most: int = 1_000) -> None:
        """Apply the messages that have arrived."""
        while self.socket is not None and not self.socket.received.empty() and most:
            await self._show(await self.socket.next())
            most -= 1

    async def _show(self, news: Any) -> None:
        """Do what a browser does: a redirected page is loaded from the new address."""
        self.page.show(news)
        if self.page.sent_away:
            await self.load()
            await self.call()

    async def catch_up(self) -> str:
        """Apply messages until the page shows what a fresh one shows; return that fresh page."""
        while self.socket is not None:
            fresh = (await self.browser.get(self.address)).text
            while version_of(fresh) != self.page.shown_version and not self.socket.received.empty():
                await self._show(await self.socket.next())
            if version_of(fresh) == self.page.shown_version:
                assert self.socket.received.empty(), "nothing is told to a page that is up to date"
                return fresh
            await self._show(await self.socket.next())
        raise AssertionError("nothing can come without a socket")

    async def settle(self) -> str:
        """Catch up; return where the page then differs from a fresh one."""
        fresh = await self.catch_up()  # this may replace the page
        return self.page.differs_from(fresh)


class Company:
    """People and spectators at one online table after another, doing what people do."""

    def __init__(self, app: Starlette, rng: random.Random, cases: Iterator[Case]) -> None:
        self.app = app
        self.rng = rng
        self.cases = cases
        self.people: list[Direct] = []
        self.visitors: list[Visitor] = []
        self.table = ""

    async def sit_down(self) -> None:
        """Bring everybody to a new table; the host has the page open before the others sit down."""
        await self.leave()
        case = next(self.cases)
        self.people = [Direct(self.app) for _ in range(case.players)]
        host = self.people[0]
        made = await host.post("/tables", {"game": case.game.id, "seats": case.online})
        self.table = made.data["table"].removeprefix("/t/")
        watchers = [Direct(self.app) for _ in range(WATCHERS)]
        self.visitors = [Visitor(browser, self.table) for browser in (host, *watchers)]
        for visitor in self.visitors:
            await visitor.load()
            await visitor.call()
        for seat, link in made.data["invitations"].items():
            await self.take(int(seat), link)

    async def take(self, seat: int, link: str) -> None:
        """Take a free seat."""
        guest = self.people[seat]
        await guest.get(link)
        taken = await guest.post(f"/t/{self.table}/sit", {"whose": str(seat), "name": f"Gość {seat}"})
        assert taken.status == 303
        self.visitors.append(Visitor(guest, self.table))
        await self.visitors[-1].load()
        await self.visitors[-1].call()

    async def leave(self) -> None:
        for visitor in self.visitors:
            await visitor.hang_up()

    async def stir(self) -> bool:
        """Let somebody do something; return False if the game is over."""
        seen = await look(self.people[0], self.table, 0)
        if seen["over"]:
            return False
        chance = self.rng.random()
        seat = self.rng.randrange(len(self.people))
        form = {"seat": str(seat), "key": new_key(), "text": f"<b>{chance}</b>"}
        if chance < 0.1:
            await self.people[seat].post(f"/t/{self.table}/say", form)
        elif chance < 0.2:
            await self.people[seat].post(f"/t/{self.table}/undo", form)
        elif chance < 0.3:
            allow = {"allow": self.rng.choice(("yes", "no"))}
            await self.people[seat].post(f"/t/{self.table}/undo-reply", form | allow)
        else:
            await self.answer(self.rng.choice(seen["view"]["asked"]))
        return True

    async def answer(self, seat: int) -> None:
        seen = await look(self.people[seat], self.table, seat)
        action = self.rng.choice(seen["options"])["action"]
        wish = Wish(self.table, "answer", seat, action, seen["token"])
        assert (await self.people[seat].post(wish.address, wish.form)).status == 200


@asynccontextmanager
async def company(store: Store, *cases: Case) -> AsyncIterator[Company]:
    """People at tables of these cases in turn, or of all of them."""
    async with opened(store) as app:
        found = Company(app, random.Random(13), rotation(cases or CASES))
        await found.sit_down()
        try:
            yield found
        finally:
            await found.leave()


# Broken connections ---------------------------------------------------------------


@pytest.mark.measure
def test_a_page_that_comes_back_shows_what_a_fresh_one_shows(store: Store) -> None:
    async def proof() -> None:
        async with company(store) as there:
            rng, broken = there.rng, 0
            while broken < counts.DISCONNECTS:
                if not await there.stir() or rng.randrange(LEAVE_ONE_IN) == 0:
                    await all_settle(there)
                    await there.sit_down()
                for visitor in rng.sample(there.visitors, 3):
                    if visitor.socket is None:
                        await visitor.call()
                    elif rng.random() < 0.6:
                        await visitor.hear(rng.randrange(3))
                        await visitor.hang_up()
                        broken += 1
                if rng.random() < 0.02:
                    await all_settle(there)
            await all_settle(there)

    run(proof())


async def all_settle(there: Company) -> None:
    """Everybody reconnects, and nobody sees anything that a newcomer would not."""
    for visitor in there.visitors:
        if visitor.socket is None:
            await visitor.call()
    for visitor in there.visitors:
        await visitor.hear()
        assert await visitor.settle() == ""


@pytest.mark.parametrize("case", [case for case in LARGEST if case in TOGETHER], ids=str)
def test_a_host_who_comes_back_sees_no_link_of_a_seat_that_was_taken_meanwhile(
    store: Store, case: Case
) -> None:
    async def proof() -> None:
        async with opened(store) as app:
            host, guest = Direct(app), Direct(app)
            made = (await host.post("/tables", {"game": case.game.id, "seats": case.online})).data
            visitor = Visitor(host, made["table"].removeprefix("/t/"))
            await visitor.load()
            await guest.get(made["invitations"]["1"])
            await guest.post(f"{made['table']}/sit", {"whose": "1", "name": "Ola"})
            await visitor.call()
            assert await visitor.settle() == ""
            await visitor.hang_up()

    run(proof())


@pytest.mark.parametrize("case", [case for case in LARGEST if case in TOGETHER], ids=str)
def test_a_page_whose_seat_was_freed_while_it_was_away_becomes_a_watchers_page(
    store: Store, case: Case
) -> None:
    async def proof() -> None:
        async with company(store, case) as there:
            host, guest, last = there.people[0], there.visitors[-1], case.players - 1
            await guest.hang_up()
            freed = await host.post(f"/t/{there.table}/free", {"seat": "0", "whose": str(last)})
            assert freed.status == 303
            await guest.call()
            assert guest.socket is not None
            assert await guest.socket.next() == {"go": f"/t/{there.table}"}

    run(proof())


# What a page is sent ------------------------------------------------------------------


async def first_messages(there: Company, visitor: Visitor, shown_version: str) -> list[Any]:
    """Return what a page that claims to show this version is sent before the next event."""
    live = visitor.page.live.rpartition("=")[0]
    async with visitor.browser.listen(f"{live}={quote(shown_version)}") as connection:
        assert await connection.opened()
        word = new_key()
        said = await there.people[0].post(f"/t/{there.table}/say", {"seat": "0", "text": word})
        assert said.status == 200
        messages = [await connection.next()]
        while word not in str(messages[-1]):
            messages.append(await connection.next())
    return messages[:-1]


UNKNOWN = ["0", "nonsense", "ą%C4%85", "'\"<script>", "0" * 18, "f" * 5_000]


@pytest.mark.parametrize("case", LARGEST, ids=str)
def test_a_page_that_shows_something_old_is_told_everything_exactly_once(store: Store, case: Case) -> None:
    async def proof() -> None:
        async with company(store, case) as there:
            visitor, old = there.visitors[0], [""]
            for _ in range(10):
                await there.stir()
                await visitor.catch_up()
                old.append(visitor.page.shown_version)
            for version in old[:-1]:
                await visitor.catch_up()
                if version == visitor.page.shown_version:  # something was undone
                    continue
                [whole] = await first_messages(there, visitor, version)
                assert {"prompt", "actions", "people"} <= whole["put"].keys()
                assert whole["all"].keys() == {LOG, CHAT, SEATS}
                assert whole["mark"] == visitor.page.shown_version
                assert "add" not in whole

    run(proof())


@pytest.mark.parametrize("case", LARGEST, ids=str)
def test_a_page_that_shows_something_unknown_is_made_anew_exactly_once(store: Store, case: Case) -> None:
    """It is sent the full state, or told to reload."""

    async def proof() -> None:
        async with company(store, case) as there:
            visitor = there.visitors[0]
            for version in UNKNOWN:
                await visitor.catch_up()
                [told] = await first_messages(there, visitor, version)
                assert told == {"go": visitor.address} or told["mark"] == visitor.page.shown_version

    run(proof())


@pytest.mark.parametrize("case", LARGEST, ids=str)
def test_a_page_that_is_up_to_date_is_told_nothing(store: Store, case: Case) -> None:
    async def proof() -> None:
        async with company(store, case) as there:
            for _ in range(counts.UP_TO_DATE):
                await there.stir()
                for visitor in there.visitors:
                    assert await visitor.settle() == ""
                    assert await first_messages(there, visitor, visitor.page.shown_version) == []

    run(proof())


# Over a network -----------------------------------------------------------------------


@pytest.mark.measure
def test_lines_cut_at_any_byte_over_a_real_network(tmp_path: Path) -> None:
    """The connection is reset in the middle of whatever is being sent."""
    rng = random.Random(13)
    with serving(str(tmp_path / "tables.db")) as server:

        async def proof() -> None:
            with http_browsers([server.port] * 2) as (player, watcher):
                cases = rotation()
                table = await begin(player, next(cases))
                page = OpenPage((await watcher.get(f"/t/{table}")).text)
                for _ in range(counts.DISCONNECTS // 10):
                    table, page = await play_on(player, watcher, table, page, rng, cases)
                    await listen_and_cut(watcher, page, rng)
                async with watcher.listen(page.live) as connection:
                    assert page.differs_from(await hear_all(watcher, page, connection)) == ""

        run(proof())


async def play_on(
    player: HttpBrowser,
    watcher: HttpBrowser,
    table: str,
    page: OpenPage,
    rng: random.Random,
    cases: Iterator[Case],
) -> tuple[str, OpenPage]:
    """Answer; after the end, or sometimes before, create a table of the next case and open its page."""
    leaves = rng.randrange(LEAVE_ONE_IN // 4) == 0
    wish = None if leaves else await wish_of(player, table, rng)
    if wish is not None:
        assert (await player.post(wish.address, wish.form)).status == 200
        return table, page
    player.cookies.clear()
    table = await begin(player, next(cases))
    return table, OpenPage((await watcher.get(f"/t/{table}")).text)


async def listen_and_cut(browser: HttpBrowser, page: OpenPage, rng: random.Random) -> None:
    """Read a socket's bytes by hand and reset it after some of them, or after a whole message."""
    parser = ClientProtocol(parse_uri(f"ws://{HOST}:{browser.port}{page.live}"))
    parser.send_request(parser.connect())
    behind = version_of((await browser.get(page.address)).text) != page.shown_version
    cut = rng.choice((rng.randrange(1, LEAST_WHOLE), ENDLESS)) if behind else rng.randrange(1, LEAST_ANSWER)
    reader, writer = await asyncio.open_connection("127.0.0.1", browser.port)
    try:
        writer.write(b"".join(parser.data_to_send()))
        for message in await _take(reader, parser, cut):
            page.show(json.loads(bytes(message.data)))
    finally:
        writer.transport.abort()
        with suppress(OSError):
            await writer.wait_closed()


async def _take(reader: asyncio.StreamReader, parser: ClientProtocol, most: int) -> list[Frame]:
    """Return the complete frames within this many bytes, or up to the first message."""
    messages: list[Frame] = []
    while most and not messages:
        piece = await asyncio.wait_for(reader.read(min(most, 1_000)), LIMIT)
        most -= len(piece)
        parser.receive_data(piece)
        messages += [event for event in parser.events_received() if isinstance(event, Frame)]
    return messages


# Slow readers ---------------------------------------------------------------------------

#: Limits that soon drop a stalled reader.
SHORT = replace(UNCOUNTED, stalled_seconds=0.5)
#: Buffer sizes in bytes: what the operating system may hold for a connection, and what we may.
SYSTEM_BUFFER = 8_192
OUR_BUFFER = 1_000_000
ANSWERS = 40
LONG_TALK = "What a game! " * 20


@pytest.mark.parametrize("case", [case for case in LARGEST if case in TOGETHER], ids=str)
def test_a_reader_who_stops_reading_is_dropped_and_nobody_else_notices(store: Store, case: Case) -> None:
    with running(table_app(store, SHORT), SHORT) as site:

        async def proof() -> None:
            with http_browsers([site.port] * 2) as (player, reader):
                table, rng = await begin(player, case), random.Random(13)
                page = OpenPage((await reader.get(f"/t/{table}")).text)
                with asleep(site, page.live) as sleeper:
                    held = asyncio.create_task(most_held_for(site, sleeper))
                    async with reader.listen(page.live) as connection:
                        for _ in range(ANSWERS):
                            await answer_or_talk(player, table, rng)
                            await hear_all(reader, page, connection)
                        refused = site.metrics.refused
                        await until("the sleeper is dropped", lambda: refused["stalled_seconds"] == 1)
                        await answer_or_talk(player, table, rng)
                        assert page.differs_from(await hear_all(reader, page, connection)) == ""
                    await asyncio.to_thread(read_to_the_end, sleeper)
                    assert 0 < await held < OUR_BUFFER

        run(proof())


async def answer_or_talk(player: HttpBrowser, table: str, rng: random.Random) -> None:
    """Answer; after the end of the game, chat about it."""
    wish = await wish_of(player, table, rng)
    if wish is not None:
        done = await player.post(wish.address, wish.form)
    else:
        done = await player.post(f"/t/{table}/say", {"seat": "0", "text": LONG_TALK, "key": new_key()})
    assert done.status == 200


async def hear_all(reader: HttpBrowser, page: OpenPage, connection: ClientConnection) -> str:
    """Apply messages until the page is up to date; return a fresh page.

    The fresh page is fetched again after each message, which may be newer than the last fetch: a page that is
    ahead of it would wait forever.
    """
    fresh = (await reader.get(page.address)).text
    while page.shown_version != version_of(fresh):
        page.show(json.loads(await asyncio.wait_for(connection.recv(), LIMIT)))
        fresh = (await reader.get(page.address)).text
    return fresh


@contextmanager
def asleep(site: Site, live: str) -> Iterator[socket.socket]:
    """Open a live socket whose owner reads nothing."""
    request = ClientProtocol(parse_uri(f"ws://{HOST}:{site.port}{live}0"))
    request.send_request(request.connect())
    with site.connect(receive_buffer=SYSTEM_BUFFER) as made:
        made.sendall(b"".join(request.data_to_send()))
        assert made.recv(12) == b"HTTP/1.1 101"
        connection = connection_of(site, made)
        assert connection is not None
        ours = connection.transport.get_extra_info("socket")
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SYSTEM_BUFFER)
        yield made


def connection_of(site: Site, made: socket.socket) -> Any | None:
    """Return the server's side of a connection, while there is one."""
    everybody: Any = site.server.server_state.connections
    return next((each for each in [*everybody] if each.client == made.getsockname()), None)


async def most_held_for(site: Site, made: socket.socket) -> int:
    """Return the most bytes that the server buffers for a stalled reader before it drops them."""
    most = 0
    while connection := connection_of(site, made):
        most = max(most, int(connection.transport.get_write_buffer_size()))
        await asyncio.sleep(0.005)
    return most
