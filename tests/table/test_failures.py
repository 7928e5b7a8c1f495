"""A failure is answered with a number and logged under it; neither reveals what strangers may not know."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Iterator

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from polnoc.store import Unavailable
from polnoc.table.app import guards
from polnoc.table.limits import Limits
from polnoc.table.logs import OneLine
from polnoc.table.metrics import Metrics
from tests.table.serving import LIMIT, Site, read_to_the_end, running, statuses

CANARY = "kanarek-7d1f"


async def _fail(request: Request) -> Response:
    raise KeyError(CANARY)


async def _away(request: Request) -> Response:
    raise Unavailable("the disk is full")


async def _fail_late(request: Request) -> Response:
    class Half(PlainTextResponse):
        async def __call__(self, scope, receive, send) -> None:  # type: ignore[no-untyped-def]
            await send({"type": "http.response.start", "status": 200, "headers": []})
            raise KeyError(CANARY)

    return Half()


async def _fail_live(socket: WebSocket) -> None:
    await socket.accept()
    raise KeyError(CANARY)


def guarded_app(routes: list[BaseRoute]) -> Starlette:
    figures = Metrics()
    app = Starlette(routes=routes, middleware=guards(Limits(), figures))
    app.state.metrics = figures
    return app


@pytest.fixture(scope="module")
def failing() -> Iterator[Site]:
    routes = [
        Route("/fail", _fail, methods=["GET", "POST"]),
        Route("/away", _away),
        Route("/late", _fail_late),
        WebSocketRoute("/live", _fail_live),
    ]
    app = guarded_app(routes)
    with running(app, Limits()) as site:
        yield site


def failing_get(site: Site, path: bytes, extra: bytes = b"") -> bytes:
    return site.send(
        b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\n" + extra + b"Connection: close\r\n\r\n"
    )


def test_a_failure_is_answered_with_a_number_and_logged_under_it(
    failing: Site, caplog: pytest.LogCaptureFixture
) -> None:
    for extra, kind in ((b"", b"text/html"), (b"Accept: application/json\r\n", b"application/json")):
        caplog.clear()
        answer = failing_get(failing, b"/fail", extra + b"Cookie: secret=" + CANARY.encode() + b"\r\n")
        [record] = caplog.records
        line = OneLine().format(record)
        number = line.split(" id=")[1].split(" ")[0]
        assert statuses(answer) == [500]
        assert b"content-type: " + kind in answer
        assert number.encode() in answer
        assert CANARY.encode() not in answer
        assert b"Traceback" not in answer
        assert CANARY not in line
        assert "error=KeyError" in line
        assert "test_failures.py" in line
        assert "\n" not in line
        assert CANARY in OneLine(words=True).format(record)


def test_a_store_that_is_away_is_no_failure_of_ours(failing: Site, caplog: pytest.LogCaptureFixture) -> None:
    answer = failing_get(failing, b"/away")
    assert statuses(answer) == [503]
    assert b"retry-after" in answer
    assert "the disk is full" in OneLine().format(caplog.records[0])
    assert b"the disk is full" not in answer


def test_an_answer_that_fails_half_way_ends_the_connection(
    failing: Site, caplog: pytest.LogCaptureFixture
) -> None:
    answer = failing_get(failing, b"/late")
    assert CANARY.encode() not in answer
    assert not answer.endswith(b"0\r\n\r\n")
    assert CANARY not in "".join(OneLine().format(record) for record in caplog.records)


def test_a_socket_that_fails_is_closed_with_a_code(failing: Site) -> None:
    with connect(f"ws://localhost:{failing.port}/live") as live, pytest.raises(ConnectionClosed) as closed:
        live.recv(LIMIT)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1011


# The server stops


async def _never(request: Request) -> Response:
    request.app.state.reached.set()
    await asyncio.Event().wait()
    raise AssertionError("an event that nobody sets has been set")


def test_who_waits_for_an_answer_when_the_server_stops_is_told() -> None:
    app = guarded_app([Route("/never", _never)])
    app.state.reached = threading.Event()
    with contextlib.ExitStack() as stack:
        with running(app, Limits()) as site:
            made = stack.enter_context(site.connect())
            made.sendall(b"GET /never HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n\r\n")
            assert app.state.reached.wait(LIMIT)
        answer = read_to_the_end(made)
    assert statuses(answer) == [503]
    assert b"Look at the table before you move again" in answer


def test_a_log_line_is_one_line_whatever_is_told() -> None:
    record = logging.LogRecord("polnoc", logging.ERROR, "", 0, "first\nsecond %s", ("x",), None)
    record.told = {"why": 'a "b"\nc', "id": "5f", "empty": ""}
    line = OneLine().format(record)
    assert line.endswith(r'ERROR polnoc first why="a \"b\"\nc" id=5f empty=""')
    assert len(line.splitlines()) == 1
