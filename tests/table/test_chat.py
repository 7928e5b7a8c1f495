"""Chat with the table and within a team, and private notes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from starlette.testclient import TestClient

from tests.table.test_seating import invitations, online, sit
from tests.table.tools import JSON, begin

Other = Callable[[], TestClient]


def say(client: TestClient, table: str, seat: int, text: str, what: str = "say", to: str = "table") -> int:
    data = {"seat": str(seat), "text": text, "to": to}
    return client.post(f"{table}/{what}", data=data, headers=JSON).status_code


def test_all_hear_what_is_said_to_the_table(client: TestClient, other: Other) -> None:
    table, guest = online(client, other)
    with guest.websocket_connect(f"{table}/live?seat=1&have=") as socket:
        socket.receive_json()
        assert say(client, table, 0, "Good  luck <b>all</b>") == 200
        heard = socket.receive_json()["add"]["talk-lines"]
    assert "Good luck &lt;b&gt;all&lt;/b&gt;" in heard[0]
    for browser in (client, guest, other()):
        assert "Good luck" in browser.get(table).text


def test_a_team_is_heard_by_itself_alone(client: TestClient, other: Other) -> None:
    table = begin(client, "you,free,free,novice")
    links = invitations(client, table)
    rival, partner = other(), other()
    sit(rival, links[0], "Rival")
    sit(partner, links[1], "Partner")
    assert say(client, table, 0, "seven, I think", to="team") == 200
    assert "seven, I think" in partner.get(table).text
    for browser in (rival, other()):
        assert "seven, I think" not in browser.get(table).text


def test_notes_are_for_oneself_and_the_last_ones_hold(client: TestClient, other: Other) -> None:
    table, guest = online(client, other)
    assert say(client, table, 0, "zeroth", "note") == 200
    assert say(client, table, 0, "not 7\r\nnot 9", "note") == 200
    assert "not 7\nnot 9</textarea>" in client.get(table).text
    assert "zeroth" not in client.get(table).text
    for browser in (guest, other()):
        assert "not 7" not in browser.get(table).text


@pytest.mark.parametrize(
    ("what", "text", "status"),
    [("say", "", 400), ("say", "  \n ", 400), ("say", "x" * 501, 400), ("note", "x" * 2001, 400)],
)
def test_what_cannot_be_said(client: TestClient, what: str, text: str, status: int) -> None:
    table = begin(client, "you,novice")
    assert say(client, table, 0, text, what) == status


def test_watchers_keep_silent(client: TestClient, other: Other) -> None:
    table = begin(client, "you,novice")
    assert say(other(), table, 0, "psst") == 404
    assert say(client, table, 1, "I am the bot") == 404


def test_the_same_key_is_said_once(client: TestClient, other: Other) -> None:
    table, _ = online(client, other)
    for _ in range(2):
        data = {"seat": "0", "text": "hello", "key": "k1"}
        assert client.post(f"{table}/say", data=data, headers=JSON).status_code == 200
    assert client.get(table).text.count("hello") == 1
    data = {"seat": "0", "text": "other words", "key": "k1"}
    assert client.post(f"{table}/say", data=data, headers=JSON).status_code == 409
