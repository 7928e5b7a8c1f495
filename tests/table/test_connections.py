"""Misbehaving connections: half open, endless headers, missing bodies, readers that do not read."""

from __future__ import annotations

import contextlib
import os
import random
import socket
import threading
from collections.abc import Iterator
from http.client import HTTPResponse

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from polnoc.table.limits import Limits
from polnoc.table.metrics import Metrics
from tests.table.serving import LIMIT, Site, read_to_the_end, running, running_table, statuses, wait_until

#: Connections of each kind that are left half open at once, and garbled requests; more for a release run.
HALF_OPEN = int(os.environ.get("POLNOC_HALF_OPEN", "100"))
GARBLED = int(os.environ.get("POLNOC_GARBLED", "200"))

SHORT = Limits(head_seconds=0.5, body_seconds=0.5, idle_seconds=1.0, stalled_seconds=0.5)
HEAD = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
CLOSE = b"Connection: close\r\n\r\n"
POST = b"POST /tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n"


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    """A table with short connection timeouts."""
    with running_table(SHORT) as running:
        yield running


# Normal requests


def test_ordinary_requests_pass(site: Site) -> None:
    assert statuses(site.send(HEAD + CLOSE)) == [200]
    assert statuses(site.send(HEAD + b"\r\n" + HEAD + CLOSE)) == [200, 200]
    assert statuses(site.send(*[bytes([byte]) for byte in HEAD + CLOSE])) == [200]


def test_a_connection_is_used_again() -> None:
    """With the usual timeouts: on a busy machine a second may pass between two requests."""
    with running_table(Limits()) as site, site.connect() as made:
        for _ in range(3):
            made.sendall(HEAD + b"\r\n")
            answer = HTTPResponse(made)
            answer.begin()
            assert (answer.status, len(answer.read()) > 0, answer.isclosed()) == (200, True, True)


def test_a_form_in_pieces_is_read(site: Site) -> None:
    form = b"game=duchy&seats=you,you"
    head = POST + b"Content-Length: %d\r\n" % len(form) + CLOSE
    assert statuses(site.send(head, form[:5], form[5:])) == [303]
    chunked = POST + b"Transfer-Encoding: chunked\r\n" + CLOSE
    assert statuses(site.send(chunked, b"%x\r\n%s\r\n" % (len(form), form), b"0\r\n\r\n")) == [303]


# Requests that name two hosts, or a strange one


@pytest.mark.parametrize("second", [b"Host: localhost\r\n", b"hOsT: evil.example\r\n", b"Host:\r\n"])
def test_a_request_with_two_hosts_is_refused(site: Site, second: bytes) -> None:
    assert statuses(site.send(HEAD + second + CLOSE)) == [400]
    assert statuses(site.send(HEAD + b"X-Other: 1\r\n" + second + CLOSE)) == [400]
    upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    assert statuses(site.send(HEAD + second + upgrade + key)) == [400]


@pytest.mark.parametrize(
    "path", ["/rules/duchy/", "/daily/", "//evil.example/", "/rules/duchy/?lang=pl", "/no/"]
)
def test_a_slash_too_many_repeats_no_strange_host(site: Site, path: str) -> None:
    asked = f"GET {path} HTTP/1.1\r\nHost: evil.example\r\n".encode() + CLOSE
    answer = site.send(asked)
    [status] = statuses(answer)
    head = answer.partition(b"\r\n\r\n")[0].lower()
    if path.startswith(("/rules", "/daily")):
        assert status == 307
        assert b"\r\nlocation: " + path.replace("/?", "?").rstrip("/").encode() + b"\r\n" in head + b"\r\n"
    else:
        assert status == 404
    assert b"evil.example" not in head


# Incomplete requests


def test_half_a_head_is_answered_and_closed(site: Site) -> None:
    assert statuses(site.send(b"GET / HT")) == [408]
    assert statuses(site.send(HEAD)) == [408]


def test_a_silent_connection_is_closed_without_a_word(site: Site) -> None:
    assert site.send() == b""
    assert site.send(b"\r\n\r\n") == b""


def test_a_head_that_drips_is_closed_however_long_it_drips(site: Site) -> None:
    with site.connect() as made:
        dripping = threading.Thread(target=_drip, args=(made,))
        dripping.start()
        assert statuses(read_to_the_end(made)) == [408]
        dripping.join(LIMIT)


def _drip(made: socket.socket) -> None:
    """Send a byte now and then, until the other side closes."""
    pause = threading.Event()
    with contextlib.suppress(OSError):
        made.sendall(b"GET /")
        while not pause.wait(0.05):
            made.sendall(b"a")


@pytest.mark.parametrize(
    ("extra", "body"),
    [
        (b"Content-Length: 9\r\n\r\n", b""),
        (b"Content-Length: 9\r\n\r\n", b"game="),
        (b"Transfer-Encoding: chunked\r\n\r\n", b""),
        (b"Transfer-Encoding: chunked\r\n\r\n", b"4\r\ngame\r\n"),
        (b"Transfer-Encoding: chunked\r\n\r\n", b"4\r\nga"),
    ],
)
def test_a_body_that_does_not_come_is_answered_and_closed(site: Site, extra: bytes, body: bytes) -> None:
    assert statuses(site.send(POST + extra, body)) == [408]


def test_an_answer_that_did_not_wait_for_the_body_is_the_only_one(site: Site) -> None:
    refused = POST.replace(b"/tables", b"/nothing") + b"Content-Length: 9\r\n\r\n"
    assert statuses(site.send(refused)) == [404]


def test_an_idle_connection_is_closed(site: Site) -> None:
    assert statuses(site.send(HEAD + b"\r\n")) == [200]


def test_a_second_request_that_does_not_come_is_closed(site: Site) -> None:
    assert statuses(site.send(HEAD + b"\r\n" + HEAD)) == [200, 408]


# Requests that are too large


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"a" * 200_000,
        HEAD + b"X: " + b"a" * 200_000,
        HEAD + b"X: " + b"a" * 40_000 + b"\r\n\r\n",
        HEAD + b"X: y\r\n" * 20_000,
        b"GET /" + b"a" * 40_000 + b" HTTP/1.1\r\n\r\n",
        b"\r\n" * 50_000,
    ],
)
def test_a_head_that_is_too_large_is_refused(site: Site, head: bytes) -> None:
    before = site.metrics.refused["head"]
    with site.connect() as made:
        with contextlib.suppress(OSError):
            made.sendall(head)
        assert statuses(read_to_the_end(made)) in ([431], [])  # the system may reset it before we read
    assert site.metrics.refused["head"] == before + 1


def test_a_large_head_that_is_not_too_large_passes(site: Site) -> None:
    assert statuses(site.send(HEAD + b"X: " + b"a" * 30_000 + b"\r\n" + CLOSE)) == [200]


@pytest.mark.parametrize("garbled", [b"\x00\x01\x02\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"])
def test_what_is_not_http_is_refused(site: Site, garbled: bytes) -> None:
    assert statuses(site.send(garbled)) == [400]


def test_garbled_requests_never_fail_the_server(site: Site) -> None:
    rng = random.Random(13)
    form = b"game=duchy&seats=you,you"
    whole = POST + b"Content-Length: %d\r\n" % len(form) + CLOSE + form
    upgrade = HEAD.replace(b"/health", b"/t/x/live") + (
        b"Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\n\r\n\x81\x85abcd"
    )
    for _ in range(GARBLED):
        text = bytearray(rng.choice((whole, HEAD + CLOSE, upgrade)))
        for _ in range(rng.randint(1, 4)):
            place = rng.randrange(len(text))
            text[place : place + rng.randint(0, 3)] = rng.randbytes(rng.randint(0, 3))
        with site.connect() as made:
            made.sendall(text)
            made.shutdown(socket.SHUT_WR)
            assert all(status < 500 for status in statuses(read_to_the_end(made))), bytes(text)
    assert statuses(site.send(HEAD + CLOSE)) == [200]


# Many at once


def test_half_open_connections_are_all_closed_while_others_play(site: Site) -> None:
    stalled = POST + b"Content-Length: 9\r\n\r\n"
    with contextlib.ExitStack() as stack:
        held = [stack.enter_context(site.connect()) for _ in range(2 * HALF_OPEN)]
        for number, made in enumerate(held):
            made.sendall(stalled if number % 2 else HEAD)
        assert statuses(site.send(HEAD + CLOSE)) == [200]
        assert [statuses(read_to_the_end(made)) for made in held] == [[408]] * len(held)


def test_one_connection_too_many_is_told_to_come_again() -> None:
    limits = Limits(connections=3)
    with running_table(limits) as site, contextlib.ExitStack() as stack:
        for _ in range(3):
            made = stack.enter_context(site.connect())
            made.sendall(HEAD + b"\r\n")
            assert statuses(made.recv(65_536)) == [200]
        refused = site.send()
        assert statuses(refused) == [503]
        assert b"retry-after" in refused
        made.close()
        wait_until(lambda: statuses(site.send(HEAD + CLOSE)) == [200])


# Readers that do not read


async def _talk(socket: WebSocket) -> None:
    await socket.accept()
    while True:
        await socket.send_text("a" * 60_000)


async def _large(request: Request) -> Response:
    return PlainTextResponse("a" * 20_000_000)


@pytest.fixture(scope="module")
def talkative() -> Iterator[Site]:
    """A server that sends a lot."""
    app = Starlette(routes=[WebSocketRoute("/talk", _talk), Route("/large", _large)])
    app.state.metrics = Metrics()
    with running(app, SHORT) as site:
        yield site


def test_who_does_not_read_a_page_is_dropped(talkative: Site) -> None:
    dropped = talkative.metrics.refused
    with talkative.connect(receive_buffer=4_096) as made:
        made.sendall(b"GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n")
        wait_until(lambda: dropped["stalled_seconds"] == 1)
        assert len(read_to_the_end(made)) < 20_000_000


def test_who_does_not_read_a_socket_is_dropped(talkative: Site) -> None:
    dropped = talkative.metrics.refused
    before = dropped["stalled_seconds"]
    ours = talkative.connect(receive_buffer=4_096)
    with connect("ws://localhost/talk", sock=ours, max_queue=1, compression=None, close_timeout=1) as talk:
        assert len(str(talk.recv(LIMIT)).rstrip()) == 60_000  # padded
        wait_until(lambda: dropped["stalled_seconds"] == before + 1)
        with pytest.raises(ConnectionClosed):
            while True:
                talk.recv(LIMIT)


def test_who_does_not_wait_for_answers_is_dropped(site: Site) -> None:
    before = site.metrics.refused["malformed"]
    with site.connect() as made, pytest.raises(ConnectionError):
        while True:
            made.sendall((HEAD + b"\r\n") * 1_000)
    assert site.metrics.refused["malformed"] == before + 1
