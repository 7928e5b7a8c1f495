"""Requests that are too large or too many are refused: whose, and with which message."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocket, WebSocketDisconnect

from polnoc.table.failures import sentence
from polnoc.table.limits import (
    TOO_MANY,
    UNCOUNTED,
    BadLimit,
    Gate,
    Limits,
    Passes,
    makes_a_table,
    read_limits,
)
from polnoc.table.loopback import is_local, is_loopback
from polnoc.table.quotas import Pace, network
from tests.table.serving import read_to_the_end, running_table

JSON = {"accept": "application/json"}
LIVE = "ws://table.example/live"
FORM = {"content-type": "application/x-www-form-urlencoded"}
SELF_HOSTING = Path(__file__).parents[2] / "docs" / "self-hosting.md"


#: What one address may do only a limited number of times per hour.
HOURLY = {
    "/mine/device": "address_codes",
    "/device": "address_codes",
    "/mine/load": "address_files",
    "/friends": "address_groups",
}


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def _take(request: Request) -> Response:
    return PlainTextResponse(str(len(await request.body())))


async def _live(socket: WebSocket) -> None:
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await socket.receive_text()


class Place:
    """A small server with limits, and visitors from any address."""

    def __init__(self, limits: Limits) -> None:
        self.clock = Clock()
        self.refused: Counter[str] = Counter()
        paths = ("/answer", "/tables", "/t/x/again", "/static/x", *HOURLY)
        self.app = Starlette(
            routes=[
                *[Route(path, _take, methods=["GET", "POST"]) for path in paths],
                WebSocketRoute("/live", _live),
            ],
            middleware=[Middleware(Gate, limits, self.refused, self.clock)],
        )

    def visitor(self, address: str = "203.0.113.7", known: bool = True) -> TestClient:
        """Open a browser; a known one has been here before and keeps its cookies."""
        client = TestClient(self.app, base_url="http://table.example", client=(address, 5000))
        if known:
            client.get("/answer")
        return client


def posts(client: TestClient, count: int, path: str = "/answer") -> Counter[int]:
    """Post this many times; return how often each status came back."""
    return Counter([client.post(path).status_code for _ in range(count)])


# Rates


def test_a_browser_may_do_so_much_at_once_and_then_so_much_a_second() -> None:
    place = Place(Limits())
    client = place.visitor()
    assert posts(client, 25) == {200: 20, 429: 5}
    place.clock.now += 0.1
    assert posts(client, 3) == {200: 1, 429: 2}
    place.clock.now += 60
    assert posts(client, 25) == {200: 20, 429: 5}
    assert place.refused == {"submits": 12}


def test_reading_is_not_doing() -> None:
    client = Place(Limits()).visitor()
    assert Counter([client.get("/answer").status_code for _ in range(100)]) == {200: 100}


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_refusal_says_when_to_come_again(language: str) -> None:
    client = Place(Limits(submits=1, burst=1)).visitor()
    client.headers["accept-language"] = language
    assert client.post("/answer").status_code == 200
    page, data = client.post("/answer"), client.post("/answer", headers=JSON)
    sentence = {"pl": "Poczekaj sekundę", "en": "Wait a second"}[language]
    assert (page.status_code, data.status_code) == (429, 429)
    assert (page.headers["retry-after"], data.headers["retry-after"]) == ("1", "1")
    assert f'lang="{language}"' in page.text
    assert sentence in page.text
    assert sentence in data.json()["problem"]
    assert 'class="button button-main" href="/"' in page.text


def test_a_refusal_at_a_table_leads_back_to_it() -> None:
    client = Place(Limits(submits=1, burst=1)).visitor()
    assert 'href="/t/x"' in [client.post("/t/x/again").text for _ in range(2)][1]
    assert 'href="/"' in client.post("/t/'><b>/again").text


def test_browsers_behind_one_address_do_not_disturb_each_other() -> None:
    place = Place(Limits())
    family = [place.visitor() for _ in range(5)]
    assert [posts(client, 20) for client in family] == [{200: 20}] * 5


def test_an_address_has_a_limit_too_however_many_browsers_it_is() -> None:
    place = Place(Limits(address_submits=50))
    crowd = [place.visitor() for _ in range(10)]
    assert sum([posts(client, 20) for client in crowd], Counter()) == {200: 100, 429: 100}
    assert place.refused == {"address_submits": 100}
    assert posts(place.visitor("203.0.113.8"), 20) == {200: 20}


def test_who_brings_no_cookie_of_ours_is_judged_by_the_address() -> None:
    place = Place(Limits())
    statuses: Counter[int] = Counter()
    for number in range(25):
        client = place.visitor(known=False)
        if number % 2:
            client.cookies.set("browser", f"browser{number}.{'0' * 32}")
        statuses[client.post("/answer").status_code] += 1
    assert statuses == {200: 20, 429: 5}


def test_a_cookie_cannot_be_made_up() -> None:
    passes = Passes()
    cookie = passes.new()
    assert passes.name(cookie) == cookie.partition(".")[0]
    for forged in ("", ".", "x", f"{cookie}0", f"a{cookie}", cookie[:-1], Passes().new(), "ż.ż"):
        assert passes.name(forged) == ""


def test_the_cookie_is_given_once_and_only_to_the_browser() -> None:
    client = Place(Limits()).visitor(known=False)
    first, second = client.get("/answer"), client.get("/answer")
    assert "HttpOnly; SameSite=Lax" in first.headers["set-cookie"]
    assert "set-cookie" not in second.headers
    assert "set-cookie" not in Place(Limits()).visitor(known=False).get("/static/x").headers
    client.cookies.clear()
    client.base_url = client.base_url.copy_with(scheme="https")
    assert client.get("/answer").headers["set-cookie"].endswith("; Secure")


def test_new_tables_are_counted_by_the_hour() -> None:
    place = Place(Limits(tables=3, address_tables=5))
    client, other = place.visitor(), place.visitor()
    assert posts(client, 2, "/tables") == {200: 2}
    assert posts(client, 2, "/t/x/again") == {200: 1, 429: 1}
    refused = client.post("/tables")
    assert refused.headers["retry-after"] == "1200"
    assert "20 minutes" in refused.text
    assert posts(other, 3, "/tables") == {200: 2, 429: 1}
    assert place.refused == {"tables": 2, "address_tables": 1}
    place.clock.now += 1200
    assert posts(client, 2, "/tables") == {200: 1, 429: 1}


@pytest.mark.parametrize(("path", "limit"), HOURLY.items())
def test_codes_files_and_groups_are_counted_by_the_hour(path: str, limit: str) -> None:
    place = Place(Limits(**{limit: 3}))  # type: ignore[arg-type]
    assert posts(place.visitor(), 2, path) == {200: 2}
    assert posts(place.visitor(), 3, path) == {200: 1, 429: 2}, "another browser of the same address"
    assert "lately" in place.visitor().post(path, headers={"accept-language": "en"}).text
    place.clock.now += 3_600
    assert posts(place.visitor(), 4, path) == {200: 3, 429: 1}


def test_a_file_of_games_may_be_larger_than_a_form() -> None:
    client = Place(Limits()).visitor()
    large = b"x" * 900_000
    assert client.post("/mine/load", content=large).text == str(len(large))
    assert client.post("/answer", content=large).status_code == 413
    assert client.post("/mine/load", content=b"x" * 1_000_001).status_code == 413


def test_what_makes_a_table() -> None:
    assert all(makes_a_table(path) for path in ("/tables", "/t/abc/again", "/import", "/daily/2026-01-01"))
    assert not any(makes_a_table(path) for path in ("/t/abc/answer", "/preferences", "/"))


def test_an_address_may_ask_for_so_many_pages() -> None:
    place = Place(Limits(requests=10))
    client = place.visitor(known=False)
    assert Counter([client.get("/answer").status_code for _ in range(60)]) == {200: 50, 429: 10}
    assert client.get("/static/x").status_code == 200


def test_without_limits_everything_passes() -> None:
    assert posts(Place(UNCOUNTED).visitor(), 300, "/tables") == {200: 300}


@given(
    count=st.integers(1, 50),
    burst=st.integers(1, 20),
    gaps=st.lists(st.floats(0, 0.5), min_size=1, max_size=100),
)
def test_a_pace_holds_in_every_span_of_time(count: int, burst: int, gaps: list[float]) -> None:
    pace, now = Pace(count, 1.0, burst), 0.0
    passed: list[float] = []
    for gap in gaps:
        now += gap
        seconds = pace.wait("one", now)
        if not seconds:
            passed.append(now)
        else:
            assert pace.wait("one", now + seconds + 1e-6) == 0.0, "who waits as told gets through"
            passed.append(now := now + seconds + 1e-6)
    for first in range(len(passed)):
        for last in range(first, len(passed)):
            span = passed[last] - passed[first]
            assert last - first + 1 <= burst + span * count + 1e-6


def test_visitors_who_have_gone_are_forgotten() -> None:
    pace = Pace(10, 1.0, 20)
    for number in range(50_000):
        pace.wait(f"visitor {number}", number / 1_000)
    assert len(pace._clear) < 25_000


# Numbers of sockets


def closed_with(client: TestClient) -> int:
    """Return the code with which a new socket is closed at once."""
    with client.websocket_connect(LIVE) as live:
        told: Any = live.receive()
    assert told["reason"]
    return int(told["code"])


def test_a_browser_may_have_so_many_live_sockets() -> None:
    place = Place(Limits(sockets=2, address_sockets=3))
    one, other = place.visitor(), place.visitor()
    with one.websocket_connect(LIVE), one.websocket_connect(LIVE):
        assert closed_with(one) == TOO_MANY
        with other.websocket_connect(LIVE):
            assert closed_with(other) == TOO_MANY
            with place.visitor("203.0.113.8").websocket_connect(LIVE):
                pass
        assert place.refused == {"sockets": 1, "address_sockets": 1}
    with one.websocket_connect(LIVE), one.websocket_connect(LIVE):
        pass


def test_opening_sockets_is_asking_too() -> None:
    place = Place(Limits(requests=1))
    client = place.visitor(known=False)
    for _ in range(5):
        with client.websocket_connect(LIVE):
            pass
    assert closed_with(client) == TOO_MANY
    assert place.refused == {"requests": 1}


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_reason_fits_into_a_closing_frame(language: str) -> None:
    headers = {"host": "localhost", "accept-language": language}
    asked = {**scope("203.0.113.7", headers), "scheme": "ws", "query_string": b"", "root_path": ""}
    for key in ("limit-requests", "limit-submits", "limit-sockets"):
        assert len(sentence(asked, key, minutes=1).encode()) <= 123


def test_a_socket_that_says_too_much_is_closed() -> None:
    place = Place(Limits())
    with place.visitor().websocket_connect(LIVE) as live:
        for _ in range(21):
            live.send_text("?")
        assert live.receive()["code"] == TOO_MANY
    assert place.refused == {"submits": 1}


# Sizes


@pytest.mark.parametrize("announced", [True, False])
def test_a_body_may_have_so_many_bytes(announced: bool) -> None:
    place = Place(UNCOUNTED)
    client = place.visitor()
    most = UNCOUNTED.body

    def post(size: int) -> Any:
        whole = b"a" * size
        content: Any = whole if announced else (whole[n : n + 1_000] for n in range(0, size, 1_000))
        return client.post("/answer", content=content, headers={**FORM, **JSON})

    assert post(most).text == str(most)
    refused = post(most + 1)
    assert refused.status_code == 413
    assert "64 KB" in refused.json()["problem"]
    assert post(300_000).status_code == 413
    assert place.refused == {"body": 2}


def test_whoever_picked_the_wrong_file_gets_to_read_why() -> None:
    head = (
        b"POST /tables HTTP/1.1\r\nHost: localhost\r\nAccept-Language: pl\r\nContent-Length: 3000000\r\n\r\n"
    )
    with running_table(Limits()) as site, site.connect() as made:
        made.sendall(head + b"a" * 3_000_000)
        answer = read_to_the_end(made).decode()
    assert answer.startswith("HTTP/1.1 413 ")
    assert "Naraz można wysłać najwyżej 64 KB." in answer


# Exemptions


LOCAL = {"host": "localhost:8013"}


def scope(address: str, headers: dict[str, str], version: str = "1.1") -> dict[str, Any]:
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "client": (address, 1), "headers": raw, "http_version": version, "path": "/"}


@pytest.mark.parametrize(
    ("address", "local"),
    [
        *[
            (address, True)
            for address in ("localhost", "127.0.0.1", "127.1.250.7", "::1", "::ffff:127.0.0.1")
        ],
        *[(address, False) for address in ("128.0.0.1", "10.127.0.1", "::2", "::ffff:10.0.0.1", "")],
        *[(name, False) for name in ("127.evil.example", "127.0.0.1.example", "127.0.0.256", "127.0.0.01")],
        *[(name, False) for name in ("127.0.0", "1127.0.0.1", "127.0.0.1\n", "\u0661\u0662\u0667.0.0.1")],
    ],
)
def test_names_that_look_like_the_machine_itself_are_not(address: str, local: bool) -> None:
    assert is_loopback(address) is local


@pytest.mark.parametrize(
    ("local", "where"),
    [
        (True, scope("127.0.0.1", LOCAL)),
        (True, scope("127.0.0.1", {"host": "127.0.0.1"})),
        (True, scope("::1", {"host": "[::1]:8013"})),
        (True, scope("::ffff:127.0.0.1", {"host": "LOCALHOST"})),
        (False, scope("203.0.113.7", LOCAL)),
        (False, scope("127.0.0.1", {"host": "table.example"})),
        (False, scope("127.0.0.1", {})),
        (False, scope("127.0.0.1", {**LOCAL, "x-forwarded-for": "203.0.113.7"})),
        (False, scope("127.0.0.1", {**LOCAL, "via": "1.1 proxy"})),
        (False, scope("127.0.0.1", LOCAL, version="1.0")),
        (False, {**scope("", LOCAL), "client": None}),
    ],
)
def test_local_is_who_sits_at_the_machine_and_not_who_comes_through_a_proxy(
    local: bool, where: dict[str, Any]
) -> None:
    assert is_local(where) is local


@pytest.fixture
def at_home() -> Iterator[TestClient]:
    yield TestClient(Place(Limits()).app, base_url="http://localhost", client=("127.0.0.1", 5000))


def test_at_home_nothing_is_counted_and_no_cookie_is_given(at_home: TestClient) -> None:
    assert posts(at_home, 200, "/tables") == {200: 200}
    assert not at_home.cookies
    limited = TestClient(
        Place(Limits(local=True)).app, base_url="http://localhost", client=("127.0.0.1", 5000)
    )
    limited.get("/answer")
    assert posts(limited, 25) == {200: 20, 429: 5}


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("", ""),
        ("somewhere", "somewhere"),
    ],
)
def test_a_household_is_one_address(address: str, counted: str) -> None:
    assert network(address) == counted


# Settings


def test_limits_are_read_from_the_command_line() -> None:
    read = read_limits(["submits=5", "body=200000", "head_seconds=2.5", "local=yes", "tables=0"])
    assert read == Limits(submits=5, body=200_000, head_seconds=2.5, local=True, tables=0)
    assert read_limits([]) == Limits()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("submit=5", "there is no limit 'submit'; there are: connections, address_connections, head,"),
        ("submits", r"submits: write a number, as in submits=10$"),
        ("submits=", "write a number"),
        ("submits=-1", "write a number"),
        ("submits=2.5", "write a number"),
        ("submits=²", "write a number"),
        ("submits=99999999999", "between 0 and 1000000000"),
        ("submits=9999999999999999", "write a number"),
        ("head=0", "head: the least is 1024"),
        ("body=10", "body: the least is 1024"),
        ("burst=0", "burst: the least is 1"),
        ("head_seconds=0", r"head_seconds: between 0\.1 and 3600 seconds"),
        ("head_seconds=nan", "head_seconds: write a number, as in head_seconds=10$"),
        ("idle_seconds=99999", "between"),
        ("local=maybe", "write local=yes or local=no"),
    ],
)
def test_a_limit_that_cannot_be_set_is_explained(text: str, words: str) -> None:
    with pytest.raises(BadLimit, match=words):
        read_limits([text])


def test_every_limit_is_explained_with_what_it_is_unless_set() -> None:
    explained = SELF_HOSTING.read_text(encoding="utf-8")
    for field in fields(Limits):
        default = "no" if field.default is False else f"{field.default:g}"
        if isinstance(field.default, int) and field.default is not False:
            default = str(field.default)
        assert f"| `{field.name}` | {default} |" in explained
