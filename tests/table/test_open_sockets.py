"""Idle live sockets need no task: what each of them costs in memory."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from polnoc.table import open_sockets
from polnoc.table.connections import GuardedSocket
from polnoc.table.limits import Limits
from polnoc.table.open_sockets import PING_SECONDS, Pinger, SendQueue
from tests.table.serving import LIMIT, Site, running_table, wait_until


def new_table(site: Site, game: str = "duchy") -> str:
    """Create a table that anybody may watch; return its path."""
    browser = HTTPConnection("localhost", site.port, timeout=LIMIT)
    form = {"content-type": "application/x-www-form-urlencoded"}
    browser.request("POST", "/tables", f"game={game}&seats=you,you", form)
    location = browser.getresponse().headers["location"]
    browser.close()
    return str(location)


def is_well(browser: HTTPConnection) -> bool:
    """Return whether the server reports healthy, on a connection that stays open."""
    browser.request("GET", "/health")
    answer = browser.getresponse()
    return bool(answer.read()) and answer.status == 200


@contextmanager
def watch(site: Site, table: str) -> Iterator[None]:
    """Keep a watcher's live socket open that has received everything."""
    with connect(f"ws://localhost:{site.port}{table}/live?seat=-1", open_timeout=LIMIT) as live:
        assert "put" in str(live.recv(LIMIT))
        yield


def server_sockets(site: Site) -> list[GuardedSocket]:
    """Return the server's side of open live sockets."""
    return [found for found in site.server.server_state.connections if isinstance(found, GuardedSocket)]


def test_open_sockets_keep_once_what_they_have_alike_and_end_one_by_one() -> None:
    with running_table(Limits()) as site:
        table = new_table(site)
        with watch(site, table):
            with watch(site, table):
                wait_until(lambda: len(server_sockets(site)) == 2)
                wait_until(lambda: not [x for x in server_sockets(site) if "app" in vars(x)])
                one, other = server_sockets(site)
                assert one.common is other.common
                assert one.config is other.config
                assert vars(one)["transport"] is not vars(other)["transport"]
                assert {"transport", "conn", "_page", "_stalled"}.isdisjoint(one.common)
            wait_until(lambda: len(server_sockets(site)) == 1)
            [left] = server_sockets(site)
            assert not left.disconnected
            assert not left.transport.is_closing()


def test_an_idle_connection_forgets_its_last_request_and_takes_the_next() -> None:
    with running_table(Limits()) as site:
        browser = HTTPConnection("localhost", site.port, timeout=LIMIT)
        assert is_well(browser)
        idle: Any
        [idle] = site.server.server_state.connections
        wait_until(lambda: idle.cycle is None)
        assert idle.headers is None
        assert is_well(browser)
        assert list(site.server.server_state.connections) == [idle]
        browser.close()


class Heard:
    """A socket that counts its pings."""

    def __init__(self) -> None:
        self.pings = 0

    def ping(self) -> None:
        self.pings += 1


class Clock:
    """The part of an event loop that a pinger needs; time passes only when told to."""

    def __init__(self) -> None:
        self.due: list[Callable[[], object]] = []

    def call_later(self, delay: float, callback: Callable[..., object], *args: object) -> object:
        self.due.append(lambda: callback(*args))
        return callback

    def tick(self) -> None:
        due, self.due = self.due, []
        for call in due:
            call()


def test_every_line_is_pinged_once_a_round_and_the_clock_stops_with_the_last() -> None:
    pinger, clock, early, late = Pinger(), Clock(), Heard(), Heard()
    loop = cast(asyncio.AbstractEventLoop, clock)
    pinger.add(loop, early)
    clock.tick()
    pinger.add(loop, late)
    for _ in range(PING_SECONDS - 1):
        assert (early.pings, late.pings) == (0, 0)
        clock.tick()
    assert (early.pings, late.pings) == (1, 0)
    clock.tick()
    assert (early.pings, late.pings) == (1, 1)
    pinger.remove(early)
    for _ in range(PING_SECONDS):
        clock.tick()
    assert (early.pings, late.pings) == (1, 2)
    pinger.remove(late)
    clock.tick()
    assert clock.due == []
    pinger.add(loop, early)
    assert len(clock.due) == 1


def ping(guarded: GuardedSocket) -> None:
    """Have a socket pinged; the ping has been sent when this returns."""
    pinged = threading.Event()
    guarded.loop.call_soon_threadsafe(guarded.ping)
    guarded.loop.call_soon_threadsafe(pinged.set)
    assert pinged.wait(LIMIT)


def test_a_server_that_is_cut_off_sends_its_pages_elsewhere() -> None:
    with running_table(Limits()) as site:
        table = new_table(site)
        with connect(f"ws://localhost:{site.port}{table}/live?seat=-1", open_timeout=LIMIT) as live:
            live.recv(LIMIT)
            wait_until(lambda: len(server_sockets(site)) == 1)
            [guarded] = server_sockets(site)
            driving = guarded.config.loaded_app.app.state.tables.driving
            driving._trusted_until = driving._clock() + LIMIT
            ping(guarded)
            wait_until(lambda: not guarded._silent)
            driving._trusted_until = driving._clock()
            ping(guarded)
            with pytest.raises(ConnectionClosed) as closed:
                live.recv(LIMIT)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012  # static/live.js: it reconnects at once


def test_who_answers_a_ping_stays_and_who_does_not_is_gone() -> None:
    with running_table(Limits()) as site:
        table = new_table(site)
        with watch(site, table):
            wait_until(lambda: len(server_sockets(site)) == 1)
            [guarded] = server_sockets(site)
            for _ in range(3):
                ping(guarded)
                wait_until(lambda: not guarded._silent)  # the answer has come
            dead = socket.create_connection(("localhost", site.port), LIMIT)
            dead.sendall(
                f"GET {table}/live?seat=-1 HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            wait_until(lambda: len(server_sockets(site)) == 2)
            [other] = [found for found in server_sockets(site) if found is not guarded]
            wait_until(lambda: other._page is not None)
            ping(other)
            assert len(server_sockets(site)) == 2
            ping(other)
            wait_until(lambda: server_sockets(site) == [guarded])
            dead.close()


def handling_order(slice_seconds: float, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the order in which three pages are updated (the second fails) and a new event is handled."""
    monkeypatch.setattr(open_sockets, "SLICE_SECONDS", slice_seconds)
    loop, queue, told = asyncio.new_event_loop(), SendQueue(), list[str]()
    loop.set_exception_handler(lambda _, context: told.append(str(context["exception"])))

    def fail() -> None:
        raise RuntimeError("failed")

    for tell in (lambda: told.append("first"), fail, lambda: told.append("third")):
        queue.add(loop, tell)
    loop.call_soon(told.append, "came in")
    for _ in range(4):
        loop.call_soon(loop.stop)
        loop.run_forever()
    loop.close()
    return told


def test_pages_are_told_in_slices_between_which_the_server_takes_what_has_come_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert handling_order(0.0, monkeypatch) == ["first", "came in", "failed", "third"]
    assert handling_order(LIMIT, monkeypatch) == ["first", "failed", "came in", "third"]
