"""Quotas of a seat, a table and an address: more is refused, and games go on."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from polnoc.bots import levels
from polnoc.games import all_games, find_game
from polnoc.store import Message, Store, open_store
from polnoc.table import chat
from polnoc.table.app import create_app
from polnoc.table.connections import Shares
from polnoc.table.limits import UNCOUNTED, Limits
from polnoc.table.quotas import SLOW_SECONDS, OverQuota, Pace, Quotas, check_chat
from polnoc.table.tables import Tables
from tests.table.serving import read_to_the_end, running_table, wait_until
from tests.table.test_seating import act, invitations, sit
from tests.table.tools import JSON, answer, begin, entries, look

GAMES = [game.id for game in all_games()]
LANGUAGES = ("pl", "en")


@contextlib.contextmanager
def serving(store: Store, **limits: int) -> Iterator[TestClient]:
    chosen: Any = limits
    with TestClient(create_app(store, pace=0.0, workers=1, limits=replace(UNCOUNTED, **chosen))) as client:
        yield client


def tables_of(client: TestClient) -> Tables:
    app: Any = client.app
    found: Tables = app.state.tables
    return found


def alone(client: TestClient, game_id: str) -> str:
    """Create a table for one person against bots; return its path."""
    game = find_game(game_id)
    seats = ",".join(["you", *[levels(game)[0]] * (min(game.players) - 1)])
    made = client.post("/tables", data={"game": game_id, "seats": seats}, headers=JSON)
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def post(client: TestClient, table: str, what: str, **form: str) -> Any:
    return client.post(f"{table}/{what}", data={"seat": "0", **form}, headers=JSON)


def kept(store: Store, table: str) -> list[Message]:
    return store.messages(table.removeprefix("/t/")).wait()


# Notes and marks


@pytest.mark.parametrize("game_id", GAMES)
def test_notes_take_up_the_same_however_often_they_change(
    client: TestClient, store: Store, game_id: str
) -> None:
    table = alone(client, game_id)
    for number in range(200):
        assert post(client, table, "note", text=f"{number} {'x' * 1_900}").status_code == 200
    assert [note.text[:4] for note in kept(store, table)] == ["199 "]
    assert len(tables_of(client).rooms[table.removeprefix("/t/")].messages) == 1
    assert f"199 {'x' * 1_900}</textarea>" in client.get(table).text


def test_marks_take_up_one_message_however_often_they_change(client: TestClient, store: Store) -> None:
    table = begin_bestia(client)
    seat = next(seat for seat in (0, 1) if mark(client, table, seat, "place-3") == 200)
    for number in range(100):
        assert mark(client, table, seat, f"place-{number % 7}") == 200
    marks = kept(store, table)
    assert [message.kind for message in marks] == ["marks"]
    pieces = {pair.partition(".")[2] for pair in marks[0].text.split()}
    assert pieces == {"place-0", "place-1", "place-3"}, "those that were marked an odd number of times"


def begin_bestia(client: TestClient) -> str:
    form = {"game": "bestia", "seats": "you,you", "way": "screen"}
    return str(client.post("/tables", data=form, headers=JSON).json()["table"])


def mark(client: TestClient, table: str, seat: int, piece: str) -> int:
    form = {"seat": str(seat), "piece": piece}
    return client.post(f"{table}/mark", data=form, headers=JSON).status_code


def test_who_takes_a_seat_over_may_note_but_not_without_end(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "NOTES_LIMIT", 3)
    table = begin(client, "you,free")
    statuses = []
    for number in range(5):
        guest = TestClient(client.app)
        guest.portal = client.portal
        sit(guest, invitations(client, table)[0], f"G{number}")
        statuses.append(
            guest.post(f"{table}/note", data={"seat": "1", "text": "x"}, headers=JSON).status_code
        )
        act(client, table, "free", 1)
    assert statuses == [200] * 3 + [409] * 2


# Chat


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_may_say_so_much_and_is_told_why_not_more(store: Store, language: str) -> None:
    with serving(store, chat=3) as client:
        client.headers["accept-language"] = language
        table = alone(client, "duchy")
        statuses = [post(client, table, "say", text=f"{number}", key=f"k{number}") for number in range(5)]
        assert [said.status_code for said in statuses] == [200, 200, 200, 409, 409]
        assert {"pl": "nie zmieści się", "en": "as much as this table can keep"}[language] in statuses[
            4
        ].json()["problem"]
        page = client.post(f"{table}/say", data={"seat": "0", "text": "more"})
        assert (page.status_code, f'href="{table}"' in page.text) == (409, True)
        assert post(client, table, "say", text="2", key="k2").status_code == 200, (
            "the same once more is no more"
        )
        assert post(client, table, "note", text="a note is no chat").status_code == 200
        app: Any = client.app
        assert app.state.metrics.refused["chat"] == 3


def a_message(seat: int, text: str = "x", audience: int = -1) -> Message:
    return Message(kind="say", seat=seat, audience=audience, text=text, seq=1, key="k", at=1)


@pytest.mark.parametrize(
    ("quotas", "said", "limit"),
    [
        (Quotas(chat=2), [a_message(0), a_message(0)], "chat"),
        (Quotas(chat=2), [a_message(0), a_message(1)], ""),
        (Quotas(chat_bytes=8), [a_message(0, "ż")], "chat_bytes"),
        (Quotas(chat_bytes=9), [a_message(0, "ż"), a_message(1, "12345678")], ""),
        (Quotas(table_chat=2), [a_message(0), a_message(1)], "table_chat"),
        (Quotas(table_chat=2), [a_message(0), a_message(1, audience=2)], ""),
        (Quotas(), [a_message(0, "x" * 500)] * 5_000, ""),
    ],
)
def test_only_what_a_seat_can_read_itself_counts(quotas: Quotas, said: list[Message], limit: str) -> None:
    found = ""
    try:
        check_chat(quotas, said, 0, "1234567")
    except OverQuota as over:
        found = over.limit
    assert found == limit


# Answers


def answer_and_take_back(client: TestClient, table: str, times: int) -> list[int]:
    """Answer and undo it, this many times; return the statuses."""
    statuses = []
    for number in range(times):
        wait_until(lambda: bool(look(client, table)["options"]))
        seen = look(client, table)
        done = answer(client, table, seen, seen["options"][0]["action"], f"a{number}")
        statuses.append(done.status_code)
        if done.status_code == 200:
            wait_until(lambda: bool(look(client, table)["options"]))
            statuses.append(post(client, table, "undo", key=f"u{number}").status_code)
    return statuses


@pytest.mark.parametrize("game_id", GAMES)
def test_a_seat_that_only_changes_its_mind_is_slowed_down_and_the_game_goes_on(
    store: Store, game_id: str
) -> None:
    with serving(store, answers_without_progress=20) as client:
        table = alone(client, game_id)
        statuses = answer_and_take_back(client, table, 40)
        assert statuses[-10:] == [429] * 10
        people = [entry for entry in entries(client, table) if ".bot-" not in entry.key]
        assert len(people) == statuses.count(200) < 60, "the log has stopped growing"
        tables = tables_of(client)
        tables._slow = Pace(0, SLOW_SECONDS, 1)  # no more waiting
        rng, room = random.Random(1), tables.rooms[table.removeprefix("/t/")]
        for number in range(200):
            if not room.without_progress:
                break
            wait_until(lambda: room.over or bool(look(client, table)["options"]) or not room.without_progress)
            seen = look(client, table)
            if seen["options"]:
                done = answer(client, table, seen, rng.choice(seen["options"])["action"], f"on{number}")
                assert done.status_code == 200
        assert not room.without_progress, "something has happened at the table, so the count begins anew"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_plans_and_clears_again_and_again_is_told_to_slow_down(store: Store, language: str) -> None:
    """In secret, so nothing is undone and nobody else sees anything."""
    with serving(store, answers_without_progress=30) as client:
        client.headers["accept-language"] = language
        table = alone(client, "straszydla")
        told = None
        for number in range(400):
            wait_until(lambda: bool(look(client, table)["options"]))
            seen = look(client, table)
            options = [option["action"] for option in seen["options"]]
            action = "clear" if "clear" in options else options[0]
            told = answer(client, table, seen, action, f"k{number}")
            if told.status_code != 200:
                break
        assert told is not None
        assert told.status_code == 429
        assert 1 <= int(told.headers["retry-after"]) <= SLOW_SECONDS
        assert {"pl": "raz na dziesięć sekund", "en": "once every ten seconds"}[language] in told.json()[
            "problem"
        ]


def test_an_answer_that_was_taken_is_acknowledged_again_beyond_the_quota(store: Store) -> None:
    with serving(store, answers_without_progress=1) as client:
        table = alone(client, "finalgirl")
        seen = look(client, table)
        action = seen["options"][0]["action"]
        assert answer(client, table, seen, action, "same").status_code == 200
        tables_of(client).rooms[table.removeprefix("/t/")].without_progress[0] = 99
        assert [answer(client, table, seen, action, "same").status_code for _ in range(3)] == [200] * 3


def test_a_seat_fills_so_much_of_a_log(store: Store) -> None:
    with serving(store, seat_answers=6) as client:
        table = alone(client, "finalgirl")
        assert answer_and_take_back(client, table, 5) == [200] * 6 + [409] * 2
        assert "longer than a table can keep" in post(client, table, "undo", key="z").json()["problem"]
        assert client.get(table).status_code == 200


def test_a_loaded_table_knows_how_long_nothing_has_happened(store: Store) -> None:
    with serving(store, answers_without_progress=1_000) as client:
        table = alone(client, "finalgirl")
        answer_and_take_back(client, table, 5)
        before = tables_of(client).rooms.pop(table.removeprefix("/t/")).without_progress
        client.get(table)
        assert tables_of(client).rooms[table.removeprefix("/t/")].without_progress == before != {}


# Tables


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_address_has_so_many_unfinished_tables(store: Store, language: str) -> None:
    with serving(store, address_unfinished=3) as client:
        client.headers["accept-language"] = language
        tables = [alone(client, "duchy") for _ in range(3)]
        doors: dict[str, Callable[[], Any]] = {
            "/tables": lambda: client.post(
                "/tables", data={"game": "duchy", "seats": "you,novice"}, headers=JSON
            ),
            "/daily": lambda: client.post(
                client.get("/daily", follow_redirects=False).headers["location"],
                data={"game": "finalgirl"},
                headers=JSON,
            ),
            "/import": lambda: client.post("/import", data={"record": "{}"}, headers=JSON),
        }
        for door, knock in doors.items():
            refused = knock()
            assert (refused.status_code, refused.headers["retry-after"]) == (429, "3600"), door
            sentence = {"pl": "rozpoczęto wiele gier", "en": "many unfinished games"}[language]
            assert sentence in refused.json()["problem"]
        elsewhere = TestClient(client.app, client=("203.0.113.9", 5000))
        elsewhere.portal = client.portal
        alone(elsewhere, "duchy")
        store_of(client).change_table(tables[0].removeprefix("/t/"), 0, status="over").wait()
        alone(client, "duchy")


def store_of(client: TestClient) -> Store:
    return tables_of(client).store


# Connections


def test_one_address_does_not_get_every_connection() -> None:
    with running_table(Limits(local=True, connections=10, address_connections=3)) as site:
        held = [site.connect() for _ in range(3)]
        wait_until(lambda: len(site.server.server_state.connections) == 3)
        assert site.send(b"GET /health HTTP/1.1\r\n\r\n").startswith(b"HTTP/1.1 429 ")
        assert site.metrics.refused["address_connections"] == 1
        held.pop().close()
        wait_until(lambda: len(site.server.server_state.connections) == 2)
        request = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        assert site.send(request).startswith(b"HTTP/1.1 200 ")
        for connection in held:
            connection.close()


def test_a_live_socket_is_one_connection_from_beginning_to_end() -> None:
    upgrade = (
        b"GET /t/nothing/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    with running_table(Limits(local=True, address_connections=50)) as site:
        protocol: Any = site.server.config.http_protocol_class
        shares: Shares = protocol.shares
        for _ in range(5):
            with site.connect() as made:
                made.sendall(upgrade)
                assert made.recv(12) == b"HTTP/1.1 101"
                assert sum(shares._open.values()) <= 1
                read_to_the_end_of_frames(made)
        wait_until(lambda: not shares._open)


def read_to_the_end_of_frames(made: Any) -> None:
    """There is no such table: the server closes, and waits for our close."""
    made.recv(65_536)
    made.sendall(b"\x88\x80\x00\x00\x00\x00")
    read_to_the_end(made)


@pytest.mark.parametrize(
    ("address", "local", "proxies", "counted"),
    [
        ("203.0.113.7", False, "", "203.0.113.7"),
        ("2001:db8:1:2::9", False, "", "2001:db8:1:2::/64"),
        ("127.0.0.1", False, "", ""),
        ("127.0.0.2", True, "127.0.0.1", "127.0.0.2"),
        ("127.0.0.1", True, "127.0.0.1", "127.0.0.1"),
        ("10.0.0.2", False, "10.0.0.2,10.0.1.0/24", ""),
        ("10.0.1.77", False, "10.0.0.2,10.0.1.0/24", ""),
        ("10.0.2.1", False, "10.0.0.2,10.0.1.0/24", "10.0.2.1"),
    ],
)
def test_the_machine_itself_and_believed_proxies_are_not_counted(
    address: str, local: bool, proxies: str, counted: str
) -> None:
    shares = Shares(Limits(local=local), proxies)
    assert shares.enter((address, 1)) == counted
    shares.leave(counted)
    assert not shares._open


def test_without_a_limit_no_connection_is_counted() -> None:
    assert Shares(UNCOUNTED).enter(("203.0.113.7", 1)) == ""
    assert Shares(Limits()).enter(None) == ""


def test_every_quota_can_be_set_by_a_limit() -> None:
    assert Limits(rooms=7).quotas.rooms == 7
    assert UNCOUNTED.quotas == Quotas()
    with open_store(":memory:") as store:
        assert create_app(store, limits=Limits()) is not None
