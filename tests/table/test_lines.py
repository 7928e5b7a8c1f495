"""Live sockets that stay open by themselves: what each of them keeps."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from typing import Any

from websockets.sync.client import connect

from polnoc.table.limits import Limits
from polnoc.table.protocol import GuardedSocket
from tests.table.serving import LIMIT, Site, running_table, wait_until


def new_table(site: Site) -> str:
    """The address of a table that anybody may watch."""
    browser = HTTPConnection("localhost", site.port, timeout=LIMIT)
    form = {"content-type": "application/x-www-form-urlencoded"}
    browser.request("POST", "/tables", "game=duchy&seats=you,free", form)
    location = browser.getresponse().headers["location"]
    browser.close()
    return str(location)


def is_well(browser: HTTPConnection) -> bool:
    """Whether the server says so, on a connection that stays open."""
    browser.request("GET", "/health")
    answer = browser.getresponse()
    return bool(answer.read()) and answer.status == 200


@contextmanager
def watch(site: Site, table: str) -> Iterator[None]:
    """A watcher's live socket that has been told everything."""
    with connect(f"ws://localhost:{site.port}{table}/live?seat=-1", open_timeout=LIMIT) as live:
        assert "put" in str(live.recv(LIMIT))
        yield


def lines(site: Site) -> list[GuardedSocket]:
    """The server's side of open live sockets."""
    return [line for line in site.server.server_state.connections if isinstance(line, GuardedSocket)]


def test_open_lines_keep_once_what_they_have_alike_and_end_one_by_one() -> None:
    with running_table(Limits()) as site:
        table = new_table(site)
        with watch(site, table):
            with watch(site, table):
                wait_until(lambda: len(lines(site)) == 2 and not [x for x in lines(site) if "app" in vars(x)])
                one, other = lines(site)
                assert one.common is other.common
                assert one.config is other.config
                assert vars(one)["transport"] is not vars(other)["transport"]
                assert {"transport", "conn", "_news", "_stalled"}.isdisjoint(one.common)
            wait_until(lambda: len(lines(site)) == 1)
            [left] = lines(site)
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
