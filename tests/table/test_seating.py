"""Seats: invitations, other devices, stand-ins, freed seats."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape

import pytest
from starlette.testclient import TestClient

from tests.table.tools import JSON, answer, begin, look

Other = Callable[[], TestClient]

CURTAIN = 'class="curtain"'


def invitations(client: TestClient, table: str) -> list[str]:
    """Return the links on the host's page."""
    return re.findall(r'<a href="http://testserver(/t/[^"]+/sit/[^"]+)"', client.get(table).text)


def sit(guest: TestClient, link: str, name: str) -> str:
    """Open a link, give a name, sit down; return the table's path."""
    opened = guest.get(link, follow_redirects=False)
    assert opened.status_code == 303
    assert "/sit/" not in opened.headers["location"]
    page = guest.get(opened.headers["location"]).text
    whose = re.findall(r'name="whose" value="(\d)"', page)[0]
    sat = guest.post(opened.headers["location"], data={"whose": whose, "name": name}, follow_redirects=False)
    assert sat.status_code == 303
    return str(sat.headers["location"])


def online(client: TestClient, other: Other, seats: str = "you,free") -> tuple[str, TestClient]:
    """Return a table with a host, and a guest who has sat down."""
    table = begin(client, seats)
    guest = other()
    assert sit(guest, invitations(client, table)[0], "Bartek") == table
    return table, guest


def act(client: TestClient, table: str, what: str, whose: int) -> int:
    data = {"seat": str(whose), "whose": str(whose)}
    return client.post(f"{table}/{what}", data=data, headers=JSON, follow_redirects=False).status_code


def test_an_invitation_becomes_a_seat_with_a_secret_of_its_own(client: TestClient, other: Other) -> None:
    table = begin(client, "you,free")
    page = client.get(table).text
    link = invitations(client, table)[0]
    assert "<path" in page.split('id="invitations"')[1]
    assert look(client, table)["options"] == []
    guest = other()
    opened = guest.get(link, follow_redirects=False)
    cookie = opened.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert look(guest, table)["seat"] is None, "an invitation is not yet a seat"
    assert sit(guest, link, "  Bartek\t<b> ") == table
    assert look(guest, table)["seat"] == 1
    assert [player["name"] for player in look(client, table)["players"]][1] == "Bartek<b>"
    assert look(client, table)["options"]
    assert invitations(client, table) == []
    late = other()
    assert "taken by Bartek" in unescape(late.get(link).text), "the link has been used up"
    assert look(late, table)["seat"] is None
    assert look(client, table)["seat"] == 0, "the host's copy of the secret holds nothing"


def test_a_name_that_is_none_gets_one(client: TestClient, other: Other) -> None:
    table = begin(client, "you,free")
    sit(other(), invitations(client, table)[0], " \t ")
    assert look(client, table)["players"][1]["name"] == "Player 2"


def test_of_two_who_take_one_seat_one_gets_it(client: TestClient, other: Other) -> None:
    table = begin(client, "you,free")
    link = invitations(client, table)[0]
    first, second = other(), other()
    for guest in (first, second):
        guest.get(link)
    seats = []
    for guest in (first, second):
        guest.post(f"{table}/sit", data={"whose": "1", "name": "G"})
        seats.append(look(guest, table)["seat"])
    assert seats == [1, None]


def test_a_seat_moves_to_another_device_by_its_own_link(client: TestClient, other: Other) -> None:
    table, guest = online(client, other)
    page = guest.get(f"{table}/link/1").text
    link = re.findall(r'href="http://testserver(/t/[^"]+/sit/[^"]+)"', page)[0]
    phone = other()
    assert phone.get(link, follow_redirects=False).headers["location"] == table
    assert look(phone, table)["seat"] == 1
    assert look(guest, table)["seat"] == 1
    assert guest.get(f"{table}/link/0").status_code == 404
    assert other().get(f"{table}/link/1").status_code == 404


def test_a_bot_stands_in_and_hands_back(client: TestClient, other: Other) -> None:
    table, guest = online(client, other)
    assert act(guest, table, "stand-in", 1) == 200
    seen = look(client, table)
    assert seen["players"][1] == {"name": "Bartek", "played_by": "regular"}
    assert look(guest, table)["seat"] == 1
    assert look(guest, table)["options"] == []
    hand = {"seat": "1", "token": "", "key": "x", "action": "hide 1"}
    assert guest.post(f"{table}/answer", data=hand, headers=JSON).status_code == 409
    assert act(guest, table, "return", 1) == 200
    assert look(client, table)["players"][1]["played_by"] == "you"
    assert act(guest, table, "return", 1) == 200, "to be back twice is no mistake"


def test_the_bot_that_stands_in_plays_on(client: TestClient, other: Other) -> None:
    table, guest = online(client, other)
    act(client, table, "stand-in", 1)
    with client.websocket_connect(f"{table}/live?seat=0&have=") as socket:
        mine = look(client, table)
        answer(client, table, mine, mine["options"][0]["action"], "one")
        while "Turn" not in str(look(client, table)["view"]["frames"]):
            socket.receive_json()
    assert look(guest, table)["options"] == []


def test_the_host_frees_a_seat_and_the_old_link_is_dead(client: TestClient, other: Other) -> None:
    table, guest = online(client, other)
    with guest.websocket_connect(f"{table}/live?seat=1&have=") as socket:
        assert "put" in socket.receive_json()
        assert act(client, table, "free", 1) == 303
        assert socket.receive_json() == {"go": table}
    assert look(guest, table)["seat"] is None
    assert look(client, table)["ready"] is False
    link = invitations(client, table)[0]
    late = other()
    assert sit(late, link, "Celina") == table
    assert look(late, table)["seat"] == 1


def test_nobody_takes_a_second_seat_once_the_game_has_begun(client: TestClient, other: Other) -> None:
    table, guest = online(client, other, "you,free,free")
    third = other()
    sit(third, invitations(client, table)[0], "Celina")
    seen = look(client, table)
    answer(client, table, seen, seen["options"][0]["action"], "one")
    assert act(client, table, "free", 1) == 303
    link = invitations(client, table)[0]
    client.get(link)
    refused = client.post(f"{table}/sit", data={"whose": "1", "name": "Ania"})
    assert refused.status_code == 409
    assert "two hands" in refused.text
    assert look(client, table)["ready"] is False
    assert sit(guest, link, "Bartek") == table, "whoever has no seat may come back"


@pytest.mark.parametrize("what", ["stand-in", "free", "return"])
def test_only_the_host_or_oneself_may_change_a_seat(client: TestClient, other: Other, what: str) -> None:
    table, guest = online(client, other)
    for stranger in (other(), guest):
        assert act(stranger, table, what, 0) == 404
    assert act(client, table, what, 9) == 404
    assert look(client, table)["players"][0]["played_by"] == "you"


def test_nobody_stands_in_for_a_bot(client: TestClient) -> None:
    table = begin(client, "you,novice")
    assert act(client, table, "stand-in", 1) == 409
    assert act(client, table, "free", 1) == 404


def test_no_bot_of_an_unknown_level_stands_in(client: TestClient, other: Other) -> None:
    table, _ = online(client, other)
    wrong = client.post(f"{table}/stand-in", data={"whose": "1", "level": "genius"}, headers=JSON)
    assert wrong.status_code == 400
    assert "expert" in wrong.json()["problem"]


def test_a_big_screen_holds_no_seat_and_shows_every_code(client: TestClient, other: Other) -> None:
    made = client.post(
        "/tables",
        data={"game": "duchy", "way": "phones", "players": "2", "seat-0": "free", "seat-1": "free"},
        follow_redirects=False,
    )
    table = made.headers["location"]
    links = invitations(client, table)
    assert len(links) == 2
    phones = [other(), other()]
    with client.websocket_connect(f"{table}/live?seat=15&waiting=yes&have=") as screen:
        assert "put" in screen.receive_json()
        sit(phones[0], links[0], "Ania")
        assert links[0].split("/sit/")[1] not in screen.receive_json()["put"]["invitations"]
    assert invitations(client, table) == links[1:]
    sit(phones[1], links[1], "Bartek")
    seen = look(client, table)
    assert (seen["seat"], seen["ready"]) == (None, True)
    assert [look(phone, table)["seat"] for phone in phones] == [0, 1]
    assert 'data-way="phones"' in client.get(table).text
