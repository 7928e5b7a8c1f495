"""Several processes, one connection: whatever requests are pipelined on it, each is answered by the
process that owns its table, or by none.

A release run: POLNOC_PIPELINES=5000 pytest tests/proofs/test_pipelines.py
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any
from urllib.parse import urlencode

import pytest
import uvicorn
from starlette.routing import Route
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.uri import parse_uri

from polnoc.store import Store, open_store
from polnoc.table.cluster import Member, passed_on_by
from polnoc.table.connections import Shares, guarded
from polnoc.table.limits import UNCOUNTED
from tests.proofs import counts
from tests.proofs.browsers import FORM, HOST, JSON, LIMIT, Direct, HttpBrowser, http_browsers, read_answer
from tests.proofs.cases import CASES, LARGEST, SMALLEST, Case, rotation
from tests.proofs.in_process import opened, run
from tests.proofs.open_page import OpenPage
from tests.proofs.planted import ANYWHERE
from tests.proofs.players import DONE, History, Wish, begin_online, judge, look
from tests.proofs.roles import cast_of
from tests.proofs.servers import Server, serving
from tests.proofs.test_two_servers import Shown
from tests.store.postgres_server import Server as Postgres

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="connections are handed over on Linux")

PROCESSES = 2


def home_of(table: str) -> int:
    [home] = [number for number in range(PROCESSES) if Member(number, PROCESSES, {}).owns(table)]
    return home


# Requests as bytes ----------------------------------------------------------------------


def request(method: str, target: str, *headers: str, body: bytes = b"") -> bytes:
    head = "\r\n".join([f"{method} {target} HTTP/1.1", f"Host: {HOST}", *headers])
    return f"{head}\r\n\r\n".encode() + body


def plain(method: str, target: str, *headers: str, body: bytes = b"") -> bytes:
    """Encode a request with a Content-Length."""
    length = [f"Content-Length: {len(body)}"] if method == "POST" else []
    return request(method, target, *headers, *length, body=body)


def chunked(method: str, target: str, *headers: str, body: bytes = b"") -> bytes:
    """Encode in chunks of a few bytes, with an empty chunk extension and a trailer."""
    if method != "POST":
        return plain(method, target, *headers)
    pieces = [body[at : at + 7] for at in range(0, len(body), 7)]
    sent = b"".join([b"%x;a=b\r\n%s\r\n" % (len(piece), piece) for piece in pieces])
    return request(method, target, *headers, "Transfer-Encoding: chunked", body=sent + b"0\r\nX: y\r\n\r\n")


def absolute(method: str, target: str, *headers: str, body: bytes = b"") -> bytes:
    return plain(method, f"HTTP://{HOST}{target}", *headers, body=body)


def encoded(method: str, target: str, *headers: str, body: bytes = b"") -> bytes:
    """Encode with a percent-encoded path."""
    path, _, query = target.partition("?")
    hidden = "/".join(["".join([f"%{ord(letter):02x}" for letter in part]) for part in path.split("/")])
    return plain(method, f"{hidden}?{query}", *headers, body=body)


def after_empty_lines(method: str, target: str, *headers: str, body: bytes = b"") -> bytes:
    return b"\r\n\r\n\n" + plain(method, target, *headers, body=body)


def large(method: str, target: str, *headers: str, body: bytes = b"") -> bytes:
    """Encode with a request head that is almost too large."""
    return plain(method, target, *headers, f"X-Padding: {'x' * 9_000}", body=body)


SHAPES: tuple[Callable[..., bytes], ...] = (plain, chunked, absolute, encoded, after_empty_lines, large)


# A single process: what it answers, and what it hands over ------------------------------------


class Wished(Member):
    """A process that records what it hands over."""

    def __init__(self) -> None:
        super().__init__(0, PROCESSES, {})
        self.given: list[tuple[int, bytes]] = []

    def hand_over(self, home: int, connection: int, read: bytes) -> bool:
        self.given.append((home, read))
        return True


@dataclass
class Transport(asyncio.Transport):
    """A connection that delivers data while somebody reads."""

    written: bytearray = field(default_factory=bytearray)
    reading: bool = True
    closing: bool = False

    def __post_init__(self) -> None:
        super().__init__()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self if name == "socket" else default

    def fileno(self) -> int:
        return 0

    def getsockname(self) -> tuple[str, int]:
        return "127.0.0.1", 1

    getpeername = getsockname

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    abort = close

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def get_write_buffer_size(self) -> int:
        return 0

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass


class Heard:
    """An application that records its requests and answers after a few turns of the event loop."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, bytes]] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert scope["type"] == "http"
        body, more = b"", True
        while more:
            message = await receive()
            body, more = body + message["body"], message["more_body"]
        for _ in range(3):
            await asyncio.sleep(0)
        self.asked.append((scope["path"], body))
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body"})


async def deliver(parts: list[bytes]) -> tuple[Heard, Wished, Transport, bytes]:
    """Feed these bytes to a process; what is left unread in the connection is returned too."""
    app, member, transport = Heard(), Wished(), Transport()
    config = uvicorn.Config(app, ws="none", log_config=None)
    protocol: Any = guarded(passed_on_by(member), UNCOUNTED, Counter(), Shares(UNCOUNTED), lambda: False)(
        config, ServerState(), {}
    )
    protocol.connection_made(transport)
    waiting, idle = [part for part in parts if part], 0
    while idle < 30 and not transport.closing:
        idle += 1
        if waiting and transport.reading:
            idle = 0
            protocol.data_received(waiting.pop(0))
        await asyncio.sleep(0)
    protocol.connection_lost(None)
    return app, member, transport, b"".join(waiting)


MINE = next(f"t{n}" for n in range(99) if home_of(f"t{n}") == 0)
THEIRS = next(f"t{n}" for n in range(99) if home_of(f"t{n}") == 1)


def stream(*tables: str, shape: Callable[..., bytes]) -> list[tuple[str, bytes]]:
    """Return one request for each of these tables."""
    return [
        (table, shape("POST", f"/t/{table}/answer", body=b"a=%d\n\n\r\n\r\n" % n))
        for n, table in enumerate(tables)
    ]


ORDERS = (
    (MINE, THEIRS),
    (THEIRS, MINE),
    (MINE, MINE, THEIRS, MINE),
    (MINE, MINE, MINE),
)


async def check_order(order: tuple[str, ...], shape: Callable[..., bytes], cuts: list[int]) -> None:
    """A process answers its own requests up to the first foreign one and hands over that and the rest."""
    requests = stream(*order, shape=shape)
    data = b"".join([sent for _, sent in requests])
    places = [0, *cuts, len(data)]
    parts = [data[start:end] for start, end in pairwise(places)]
    app, member, transport, left = await deliver(parts)
    foreign = order.index(THEIRS) if THEIRS in order else len(order)
    ours = [(f"/t/{table}/answer", b"a=%d\n\n\r\n\r\n" % n) for n, table in enumerate(order[:foreign])]
    assert app.asked == ours, cuts
    assert transport.written.count(b"HTTP/1.1 200 OK") == foreign
    rest = b"".join([sent for _, sent in requests[foreign:]])
    if THEIRS in order:
        [(home, read)] = member.given
        assert home == 1
        assert read + left == rest, cuts
    else:
        assert member.given == []
        assert left == b""


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.__name__)
def test_a_stream_cut_at_any_byte_is_split_where_a_request_ends(shape: Callable[..., bytes]) -> None:
    async def proof() -> None:
        rng = random.Random(13)
        for order in ORDERS:
            size = len(b"".join([sent for _, sent in stream(*order, shape=shape)]))
            every = (
                range(0, size, 1 if shape in (plain, chunked) else 7) if size < 2_000 else range(0, size, 997)
            )
            for cut in every:
                await check_order(order, shape, [cut])
            await check_order(order, shape, [*range(1, size)] if size < 2_000 else [])
            for _ in range(20):
                await check_order(
                    order, shape, sorted([rng.randrange(size) for _ in range(rng.randrange(2, 9))])
                )

    run(proof())


def test_a_socket_for_another_process_goes_there_and_the_request_before_it_is_answered() -> None:
    async def proof() -> None:
        upgrade = request("GET", f"/t/{THEIRS}/live", "Connection: Upgrade", "Upgrade: websocket")
        for odd in (upgrade, upgrade.replace(b"websocket", b"h2c")):
            data = plain("GET", f"/t/{MINE}") + odd
            for cut in range(len(data)):
                app, member, _, left = await deliver([data[:cut], data[cut:]])
                assert app.asked == [(f"/t/{MINE}", b"")]
                [(home, read)] = member.given
                assert (home, read + left) == (1, odd)

    run(proof())


def test_what_is_no_request_is_refused_and_nothing_after_it_is_done() -> None:
    bad = (
        b"POST /t/%s/answer HTTP/1.1\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\nabc",
        b"POST /t/%s/answer HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ncontent-length: 4\r\n\r\nabcd",
        b"POST /t/%s/answer HTTP/1.1\r\nhost: a\r\ncontent-length: x\r\n\r\n",
        b"POST t/%s/answer HTTP/1.1\r\nhost: a\r\n\r\n",
        b"post /t/%s/answer HTTP/1.1\r\nhost: a\r\n\r\n",
    )

    async def proof() -> None:
        for form in bad:
            for table in (MINE, THEIRS):
                follows = plain("POST", f"/t/{table}/answer", body=b"a=1")
                app, member, transport, _ = await deliver([form % table.encode() + follows])
                assert app.asked in ([], [(f"/t/{MINE}/answer", b"")]), form
                assert len(member.given) == 0 or member.given[0][1].startswith(form % table.encode())
                assert transport.closing

    run(proof())


# Real processes -------------------------------------------------------------------------


class Played:
    """A table online: a person on each seat, whose page only its socket updates."""

    def __init__(self, table: str, people: list[HttpBrowser]) -> None:
        self.id = table
        self.people = people
        self.shown: list[Shown] = []

    async def wish(self, rng: random.Random) -> Wish | None:
        """Return an answer of somebody who is asked; None if the game is over."""
        view = (await look(self.people[0], self.id))["view"]
        if not view["asked"]:
            return None
        seat = rng.choice(view["asked"])
        seen = await look(self.people[seat], self.id, seat)
        assert seen["options"], "what two people are shown of one table does not agree"
        return Wish(self.id, "answer", seat, rng.choice(seen["options"])["action"], seen["token"])


@asynccontextmanager
async def played_everywhere(port: int, cases: tuple[Case, ...]) -> AsyncIterator[list[Played]]:
    """Create a table in each process for each of these cases, with all its pages open."""
    found: list[Played] = []
    try:
        async with AsyncExitStack() as stack:
            for case in cases:
                found += await in_each_process(stack, port, case)
            for played in found:
                for person in played.people:
                    page = OpenPage((await person.get(f"/t/{played.id}")).text)
                    socket = await stack.enter_async_context(person.listen(page.live))
                    played.shown.append(Shown(person, page, socket))
            yield found
    finally:
        pages = [each.following for played in found for each in played.shown]
        await asyncio.gather(*pages, return_exceptions=True)


async def in_each_process(stack: AsyncExitStack, port: int, case: Case) -> list[Played]:
    """Create a table of a case in each process; new connections reach any of them."""
    found: dict[int, Played] = {}
    while len(found) < PROCESSES:
        people = stack.enter_context(http_browsers([port] * case.players))
        table = await begin_online(people[0], people[1:], case)
        found.setdefault(home_of(table), Played(table, people))
    return [*found.values()]


def posted(wish: Wish, cookies: str, shape: Callable[..., bytes]) -> bytes:
    """Encode an answer as a request."""
    headers = (f"Cookie: {cookies}", f"Content-Type: {FORM}", "Accept: application/json")
    return shape("POST", wish.address, *headers, body=urlencode(wish.form).encode())


@asynccontextmanager
async def connection(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 22)
    try:
        yield reader, writer
    finally:
        writer.close()


class Sender:
    """Sends several requests on one connection at once, in parts or slowly."""

    def __init__(self, port: int, rng: random.Random, between: Callable[[], Any]) -> None:
        self.port = port
        self.rng = rng
        #: A request made on another connection while this one waits in the middle of a request.
        self.between = between

    async def send(self, requests: list[bytes]) -> list[int]:
        """Send requests and return their statuses."""
        data = b"".join(requests)
        cuts = sorted([self.rng.randrange(len(data)) for _ in range(self.rng.choice((0, 0, 1, 3)))])
        places = [0, *cuts, len(data)]
        async with connection(self.port) as (reader, writer):
            for start, end in pairwise(places):
                writer.write(data[start:end])
                if end < len(data):
                    await self.between()
            return [(await asyncio.wait_for(read_answer(reader), LIMIT)).status for _ in requests]


async def play_in_pipelines(
    port: int, rounds: int, cases: tuple[Case, ...]
) -> tuple[History, dict[str, Any]]:
    """Answer at tables of all processes, many per connection; return what was done and is then shown."""
    rng, history = random.Random(13), History()
    async with played_everywhere(port, cases) as tables:
        with http_browsers([port]) as (other,):
            sender = Sender(port, rng, lambda: other.get(f"/t/{rng.choice(tables).id}", JSON))
            for _ in range(rounds):
                wishes = []
                for played in rng.sample(tables, rng.randint(2, min(6, len(tables)))):
                    wish = await played.wish(rng)
                    if wish is not None:
                        wishes.append((played, wish))
                        history.submits(wish)
                sent = [posted(w, p.people[w.seat].cookie_line, rng.choice(SHAPES)) for p, w in wishes]
                sent.append(plain("GET", f"/t/{rng.choice(tables).id}", "Accept: application/json"))
                *statuses, read = await sender.send(sent)
                assert read == DONE
                for (_, wish), status in zip(wishes, statuses, strict=True):
                    assert status == DONE
                    history.hears(wish, status)
            shown = {}
            for played in tables:
                for each in played.shown:
                    fresh = await asyncio.wait_for(each.catches_up(), LIMIT)
                    assert each.page.differs_from(fresh) == ""
                seats = [await look(who, played.id, seat) for seat, who in enumerate(played.people)]
                shown[played.id] = [seen["view"] for seen in (*seats, await look(other, played.id))]
            return history, shown


def check_against_store(address: str, history: History, shown: dict[str, Any]) -> None:
    """What was acknowledged is stored, and what is stored is what everybody is shown."""
    assert history.acknowledged > 0
    with open_store(address) as store:
        verdict = judge(store, history, shown)
    assert verdict.faults == (0, 0, 0, 0)
    assert shown == verdict.views


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("pipelines") / "tables.db")


@pytest.fixture(scope="module")
def server(address: str) -> Iterator[Server]:
    with serving(address, ("polnoc",), "--processes", str(PROCESSES)) as found:
        yield found


@pytest.mark.measure
def test_pipelined_answers_at_tables_of_several_processes_are_all_shown(server: Server, address: str) -> None:
    check_against_store(address, *run(play_in_pipelines(server.port, counts.PIPELINES, SMALLEST)))


@pytest.mark.measure
def test_pipelined_answers_are_all_shown_on_postgresql(postgres: Postgres) -> None:
    there = postgres.emptied_database()
    with serving(there, ("polnoc",), "--processes", str(PROCESSES)) as server:
        history, shown = run(play_in_pipelines(server.port, counts.PIPELINES, LARGEST))
    check_against_store(there, history, shown)


@pytest.mark.measure
def test_processes_that_answer_whatever_comes_to_them_are_found_out(tmp_path: Any) -> None:
    address = str(tmp_path / "tables.db")
    with (
        serving(address, ANYWHERE, "--processes", str(PROCESSES)) as server,
        pytest.raises((AssertionError, LookupError, TimeoutError, EOFError)),
    ):
        check_against_store(address, *run(play_in_pipelines(server.port, 5, SMALLEST[:1])))


def test_a_socket_behind_requests_for_other_tables_hears_what_happens_at_its_own(server: Server) -> None:
    """On one connection: an answer for one process, then the socket of a table of the other."""

    async def proof() -> None:
        rng, cases = random.Random(13), rotation()
        case = next(case for case in cases if case.players > 1)
        async with played_everywhere(server.port, (case,)) as (one, other):
            for first, second in ((one, other), (other, one)):
                for cut in (False, True):
                    await behind_an_answer(server.port, first, second, rng, cut)

    async def behind_an_answer(
        port: int, first: Played, second: Played, rng: random.Random, cut: bool
    ) -> None:
        wish = await first.wish(rng)
        assert wish is not None
        parser = ClientProtocol(parse_uri(f"ws://{HOST}:{port}/t/{second.id}/live?seat=15&have="))
        parser.send_request(parser.connect())
        upgrade = b"".join(parser.data_to_send())
        async with connection(port) as (reader, writer):
            writer.write(posted(wish, first.people[wish.seat].cookie_line, plain))
            writer.write(upgrade[: 50 if cut else None])
            assert (await asyncio.wait_for(read_answer(reader), LIMIT)).status == DONE
            writer.write(upgrade[50:] if cut else b"")
            assert "put" in await frame(reader, parser)
            said = await second.people[0].post(f"/t/{second.id}/say", {"seat": "0", "text": "słychać?"})
            assert said.status == DONE
            while "słychać?" not in json.dumps(await frame(reader, parser), ensure_ascii=False):
                pass

    async def frame(reader: asyncio.StreamReader, parser: ClientProtocol) -> Any:
        while True:
            parser.receive_data(await asyncio.wait_for(reader.read(65_536), LIMIT))
            for event in parser.events_received():
                if isinstance(event, Frame) and event.data:
                    return json.loads(bytes(event.data))

    run(proof())


def test_much_more_than_one_message_can_hold_is_handed_over(server: Server) -> None:
    """Everything read beyond the request is handed over with it, however much it is."""

    async def proof() -> None:
        tables: dict[int, str] = {}
        while len(tables) < PROCESSES:  # new connections reach any of them
            with http_browsers([server.port]) as (browser,):
                table = await begin_online(browser, [], CASES[0])
                tables[home_of(table)] = table
        for table in tables.values():
            requests = [plain("GET", f"/t/{table}", "Accept: application/json", f"X: {'x' * 8_000}")] * 60
            async with connection(server.port) as (reader, writer):
                writer.write(b"".join(requests))
                for _ in requests:
                    assert (await asyncio.wait_for(read_answer(reader), LIMIT)).data["table"] == table

    run(proof())


# The second lock ------------------------------------------------------------------------


def test_a_process_does_nothing_at_a_table_that_it_does_not_own(store: Store) -> None:
    """However the request got there, it is refused, the connection closes and nothing is stored."""

    async def proof() -> None:
        async with opened(store) as app:
            cast = await cast_of(app)
            right, facts = cast.browsers["right"], cast.facts
            before = await store.export_table(cast.room.id)
            app.state.tables.owns = lambda id: False
            routes = [route for route in app.routes if isinstance(route, Route) and "/t/{id}" in route.path]
            assert len(routes) > 10
            for route in routes:
                path = route.path.format_map(facts | {"line": "0", "step": "0", "secret": "A" * 32})
                form = {**facts, "whose": facts["seat"], "text": "x", "allow": "yes"}
                post = "POST" in (route.methods or ())
                answer = await (right.post(path, form) if post else right.get(path, JSON))
                assert (answer.status, answer.header("connection")) == (503, "close"), path
                assert int(answer.header("retry-after")) > 0
            async with right.listen(f"{cast.table}/live?seat={facts['seat']}&have=") as socket:
                assert not await socket.opened()
            with pytest.raises(Exception, match=cast.room.id):
                await cast.room.answer(int(facts["seat"]), facts["token"], facts["key"], facts["action"])
            assert await store.export_table(cast.room.id) == before

    run(proof())


def test_lists_show_tables_of_other_processes_as_they_are_stored(store: Store) -> None:
    async def proof() -> None:
        async with opened(store) as app:
            host = Direct(app)
            table = await begin_online(host, [], CASES[0], listed="yes")
            app.state.tables.owns = lambda id: False
            app.state.tables.rooms.clear()
            page = (await host.get("/")).text
            assert f"/t/{table}" in page
            assert app.state.tables.rooms == {}

    run(proof())
