"""Open tables: listed for those who look for a seat, and no longer once they are full or closed."""

from __future__ import annotations

from collections.abc import Callable
from html import unescape

import pytest
from starlette.testclient import TestClient

from polnoc.store import Store
from polnoc.table.app import create_app
from tests.table.test_hostile_host import changes
from tests.table.test_seating import act, invitations
from tests.table.tools import JSON, begin, look

Other = Callable[[], TestClient]


def opened(client: TestClient, game: str = "duchy", seats: str = "you,free,free") -> str:
    form = {"game": game, "seats": seats, "joinable": "yes", "name-0": "Ola"}
    form |= {"time-control": "day", "late": "remind"}
    return str(client.post("/tables", data=form, follow_redirects=False).headers["location"])


def join(client: TestClient, table: str, whose: int, name: str = "Bartek") -> int:
    form = {"whose": str(whose), "name": name}
    return client.post(f"{table}/join", data=form, headers=JSON, follow_redirects=False).status_code


def test_an_open_table_is_found_with_what_is_sought(client: TestClient, other: Other) -> None:
    table, hidden = opened(client), begin(client, "you,free")
    guest = other()
    for page in ("/", "/open"):
        text = unescape(guest.get(page).text)
        assert f'href="{table}/join"' in text
        assert "2 seats of 3 are free." in text and "Already at the table: Ola." in text
        assert "Pace: a day for each move. When time is up: remind the player." in text
        assert hidden not in text
    assert "Pace: a day for each move." in guest.get(f"{table}/join").text
    guest.cookies.set("lang", "pl")
    assert "Gospodarz gra po angielsku." in guest.get("/open").text


def test_anybody_takes_a_free_seat_and_the_game_begins_when_all_sit(client: TestClient, other: Other) -> None:
    table, first, second = opened(client), other(), other()
    page = first.get(f"{table}/join").text
    assert f'action="{table}/join"' in page and 'name="name"' in page
    assert join(first, table, 1, "Ola") == 409, "the name is taken"
    assert join(first, table, 1) == 303
    assert look(first, table)["seat"] == 1
    assert join(first, table, 2) == 409, "one seat each"
    assert join(second, table, 1, "Celina") == 409, "somebody was faster"
    assert join(second, table, 2, "Celina") == 303
    assert look(second, table)["begun"]
    assert changes(client, table) == [(1, "sits"), (2, "sits")]
    assert table not in other().get("/open").text
    assert join(other(), table, 1, "Dora") == 404
    assert str(other().get(f"{table}/join").url.path) == table, "it can be watched"


def test_the_secret_of_the_host_opens_no_seat_that_was_taken_so(client: TestClient, other: Other) -> None:
    table, guest = opened(client, seats="you,free"), other()
    link = invitations(client, table)[0]
    assert join(guest, table, 1) == 303
    client.get(link)
    assert look(client, table)["seat"] == 0
    assert look(client, table, 1)["seat"] == 0


def test_in_games_with_roles_one_chooses_which(client: TestClient, other: Other) -> None:
    table, guest = opened(client, "bestia", "you,free,free,free"), other()
    page = unescape(guest.get(f"{table}/join").text)
    assert "hunter 1" in page and f'href="{table}/join?whose=3"' in page
    assert 'name="whose" value="3"' in guest.get(f"{table}/join?whose=3").text
    assert 'name="whose" value="1"' in guest.get(f"{table}/join?whose=0").text, "that one is taken"


def test_the_host_opens_and_closes_the_list(client: TestClient, other: Other) -> None:
    table, guest = begin(client, "you,free,free"), other()
    assert "List the table: anybody may join" in client.get(table).text
    assert guest.post(f"{table}/listing", data={"joinable": "yes"}, headers=JSON).status_code == 404
    for said, found in (("yes", True), ("no", False)):
        assert client.post(f"{table}/listing", data={"joinable": said}, headers=JSON).status_code == 200
        assert (table in guest.get("/open").text) == found
        assert ("Take a free seat" in guest.get(table).text) == found
    assert join(guest, table, 1) == 404
    assert "Take the table off the list" not in client.get(table).text


@pytest.mark.parametrize("gone", ["cancel", "start"])
def test_a_table_that_waits_no_more_is_not_listed(client: TestClient, other: Other, gone: str) -> None:
    table = opened(client)
    assert client.post(f"{table}/{gone}", data={"seat": "0"}, headers=JSON).status_code == 200
    assert table not in other().get("/open").text
    assert "Nobody is looking for players right now." in other().get("/open").text
    assert join(other(), table, 1) in (404, 410)


def test_a_seat_that_is_left_is_listed_again(client: TestClient, other: Other) -> None:
    table, guest = opened(client, seats="you,free,free"), other()
    assert join(guest, table, 1) == 303
    assert "One seat of 3 is free." in other().get("/open").text
    guest.post(f"{table}/leave", data={"seat": "0"})
    assert "2 seats of 3 are free." in other().get("/open").text
    assert act(client, table, "free", 0) == 303


def test_a_server_can_do_without_such_lists(store: Store) -> None:
    with TestClient(create_app(store, pace=0.0, workers=1, lists_tables=False)) as client:
        table = opened(client)
        assert client.get("/open").status_code == 404
        assert table + "/join" not in client.get("/").text
        assert "joinable" not in client.get("/new/duchy?way=online").text
        assert "List the table: anybody may join" not in client.get(table).text
        assert client.post(f"{table}/listing", data={"joinable": "yes"}, headers=JSON).status_code == 404
        stranger = TestClient(client.app)
        stranger.portal = client.portal
        assert join(stranger, table, 1) == 404
