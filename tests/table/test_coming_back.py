"""A used invitation brings its owner back, and nobody else, least of all the host."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape

import pytest
from starlette.testclient import TestClient

from tests.table.test_deal import Browser, Other, gather, room_of
from tests.table.test_hostile_host import THREE, TWO, agree, answer_once, changes
from tests.table.test_seating import act, invitations, online, sit
from tests.table.tools import JSON, begin, look


def invited(client: TestClient, other: Callable[[], TestClient]) -> tuple[str, str, TestClient]:
    """Return a table, its guest's link, and the guest, who has sat down with it."""
    table, guest = begin(client, "you,free"), other()
    link = invitations(client, table)[0]
    sit(guest, link, "Bartek")
    return table, link, guest


def come_back(client: TestClient, table: str, whose: int) -> int:
    return client.post(f"{table}/come-back", data={"whose": str(whose)}, headers=JSON).status_code


def reply(person: Browser, whose: int, allow: str) -> int:
    claim = room_of(person.client, person.table).seats[whose].flags.claim_hash[:12]
    form = {"seat": str(person.seat), "whose": str(whose), "claim": claim, "allow": allow}
    return person.client.post(f"{person.table}/agree", data=form, headers=JSON).status_code


def test_the_invitation_brings_its_owner_back(client: TestClient, other: Other) -> None:
    table, link, guest = invited(client, other)
    assert str(guest.get(link).url.path) == table
    assert look(guest, table)["seat"] == 1
    phone = other()
    phone.cookies.set("me", guest.cookies["me"])
    assert str(phone.get(link).url.path) == table, "another browser of the same person"
    assert look(phone, table)["seat"] == 1


def test_others_read_whose_seat_it_is_and_may_watch(client: TestClient, other: Other) -> None:
    table, link, _ = invited(client, other)
    late = other()
    opened = late.get(link, follow_redirects=False)
    assert opened.headers["location"] == f"{table}/sit", "the secret leaves the address"
    page = unescape(late.get(opened.headers["location"]).text)
    assert "This seat is taken by Bartek." in page
    assert f'href="{table}"' in page, "it can be watched"
    assert link.rpartition("/")[2] not in page
    assert look(late, table)["seat"] is None
    assert late.post(f"{table}/sit", data={"whose": "1", "name": "Ktoś"}).status_code == 404


def test_a_link_that_holds_nothing_says_so(client: TestClient, other: Other) -> None:
    table, _, _ = invited(client, other)
    void = other().get(f"{table}/sit/{'A' * 32}")
    assert void.status_code == 404
    assert "no longer holds a seat" in void.text and "Bartek" in void.text


def test_the_host_who_kept_the_link_sees_nothing_by_it(client: TestClient, other: Other) -> None:
    """The host opens the guest's invitation, in the same browser and in a fresh one, and asks twice."""
    table, link, guest = invited(client, other)
    hidden = look(guest, table)["view"]
    spy = other()
    for browser in (client, spy):
        browser.get(link)
        seen = look(browser, table, 1)
        assert seen["seat"] != 1
        assert seen["view"] != hidden
        assert browser.get(f"{table}/link/1").status_code == 404
        assert browser.post(f"{table}/answer", data={"seat": "1"}, headers=JSON).status_code == 404
    assert come_back(client, table, 1) == 409, "whoever has a seat sees one hand, not two"
    assert come_back(spy, table, 1) == 200
    assert changes(guest, table)[-1] == (1, "asks-back"), "everybody reads of it"
    assert "Is that you?" in unescape(guest.get(table).text)
    assert reply(Browser(client, table, 0), 1, "yes") == 200
    assert look(spy, table)["seat"] is None, "the host alone cannot agree"
    assert reply(Browser(guest, table, 1), 1, "no") == 200
    assert come_back(spy, table, 1) == 404, "a link that its owner does not know is dead"
    assert look(spy, table)["seat"] is None
    assert look(guest, table)["seat"] == 1


def test_the_owner_lets_another_device_in(client: TestClient, other: Other) -> None:
    table, link, guest = invited(client, other)
    tablet = other()
    tablet.get(link)
    with tablet.websocket_connect(f"{table}/live?seat=-1&have=") as socket:
        assert "put" in socket.receive_json()
    assert come_back(tablet, table, 1) == 200
    assert come_back(tablet, table, 1) == 409, "once is enough"
    with tablet.websocket_connect(f"{table}/live?seat=-1&have=") as socket:
        assert "asks to come back" in str(socket.receive_json())
        assert reply(Browser(guest, table, 1), 1, "yes") == 200
        assert socket.receive_json() == {"go": table}
    for device in (guest, tablet):
        assert look(device, table)["seat"] == 1, "both are Bartek's"
    own = tablet.get(f"{table}/link/1").text
    third = other()
    third.get(re.findall(r'href="http://testserver(/t/[^"]+/sit/[^"]+)"', own)[0])
    assert look(third, table)["seat"] == 1
    assert act(client, table, "free", 1) == 303
    for device in (guest, tablet, third):
        assert look(device, table)["seat"] is None, "a freed seat is freed on all devices"


@pytest.mark.parametrize("game", THREE)
def test_the_others_bring_back_whoever_has_lost_the_device(
    client: TestClient, other: Other, game: str
) -> None:
    people = gather(client, other, game, 3, script="no")
    table, lost, fresh = people[0].table, people[1], other()
    answer_once(people)
    fresh.cookies.set(f"seats-{table[3:]}", lost.client.cookies[f"seats-{table[3:]}"].split(".")[-1])
    assert look(fresh, table)["seat"] is None, "this is the invitation, not the seat"
    assert come_back(fresh, table, 1) == 200
    assert agree(people[0], 1) == 200
    assert look(fresh, table)["seat"] is None
    assert agree(people[2], 1) == 200
    assert look(fresh, table)["seat"] == 1
    assert look(lost.client, table, 1)["seat"] is None, "whoever holds the old device sees it"
    assert changes(fresh, table)[-2:] == [(1, "asks-back"), (1, "takes-over")]


@pytest.mark.parametrize("game", TWO)
def test_nobody_asks_for_a_seat_without_its_invitation(client: TestClient, other: Other, game: str) -> None:
    people = gather(client, other, game, 2, script="no")
    for whose in (0, 1, 2, 99):
        assert come_back(other(), people[0].table, whose) == 404


def test_the_link_of_a_seat_brings_back_on_any_device_while_a_bot_stands_in(
    client: TestClient, other: Other
) -> None:
    table, guest = online(client, other)
    own = re.findall(r'href="http://testserver(/t/[^"]+/sit/[^"]+)"', guest.get(f"{table}/link/1").text)[0]
    assert guest.post(f"{table}/leave", data={"seat": "0"}, headers=JSON).status_code == 200
    phone = other()
    assert str(phone.get(own).url.path) == table
    assert "I am back" in phone.get(table).text
    assert act(phone, table, "return", 1) == 200
    assert look(client, table)["players"][1] == {"name": "Bartek", "played_by": "you"}
