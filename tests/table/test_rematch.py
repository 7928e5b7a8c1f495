"""A rematch brings everybody along, with sides swapped or kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from html import unescape

import pytest
from starlette.testclient import TestClient

from tests.table.test_deal import TOGETHER, Browser, gather, room_of
from tests.table.test_seating import act
from tests.table.tools import JSON, begin, look

Other = Callable[[], TestClient]


def finished(client: TestClient, other: Other, game: str, players: int) -> list[Browser]:
    """Return the players of a finished game."""
    people = gather(client, other, game, players, script="no")
    room_of(client, people[0].table).match.position.stack.clear()
    return people


def again(person: Browser, sides: str) -> str:
    form = {"seat": str(person.seat), "sides": sides}
    offered = person.client.post(f"{person.table}/again", data=form, follow_redirects=False)
    assert offered.status_code == 303
    return str(offered.headers["location"])


@pytest.mark.parametrize(("game", "players"), TOGETHER)
@pytest.mark.parametrize("sides", ["swap", "keep"])
def test_everybody_comes_along_with_one_click(
    client: TestClient, other: Other, game: str, players: int, sides: str
) -> None:
    people = finished(client, other, game, players)
    guest = people[-1]
    with people[0].client.websocket_connect(f"{people[0].table}/live?seat=0&have=") as socket:
        socket.receive_json()
        table = again(guest, sides)
        told = unescape(str(socket.receive_json()))
    name = room_of(client, people[0].table).seats[guest.seat].name
    assert f"{name} wants to play again." in told
    assert f"{people[0].table}/next" in told
    for person in people[:-1]:
        person.client.get(f"{person.table}/next")
    seats = [look(person.client, table)["seat"] for person in people]
    shift = sides == "swap"
    assert seats == [(person.seat - shift) % players for person in people]
    names = [player["name"] for player in look(client, table)["players"]]
    before = [seat.name for seat in room_of(client, people[0].table).seats]
    assert names == ([*before[1:], *before[:1]] if shift else before)
    stranger = other()
    stranger.get(f"{people[0].table}/next")
    assert look(stranger, table)["seat"] is None


def test_bots_stay_and_stand_ins_give_way_to_those_who_are_there(client: TestClient, other: Other) -> None:
    people = gather(client, other, "duchy", 3, script="no")
    table = people[0].table
    assert act(people[1].client, table, "stand-in", 1) == 200
    assert act(people[2].client, table, "stand-in", 2) == 200
    room_of(client, table).match.position.stack.clear()
    with people[1].client.websocket_connect(f"{table}/live?seat=1&have=") as socket:
        socket.receive_json()
        new = again(people[0], "keep")
    assert [player["played_by"] for player in look(client, new)["players"]] == ["you", "you", "regular"]
    people[2].client.get(f"{table}/next")
    assert look(people[2].client, new)["seat"] == 2
    assert act(people[2].client, new, "return", 2) == 200, "whoever comes later takes the seat back"


def test_two_who_offer_at_once_meet_at_one_table(client: TestClient, other: Other) -> None:
    people = finished(client, other, "duchy", 2)
    tables = {again(person, "swap") for person in people}
    assert {f"{people[0].table}/next"} < tables
    listed = client.app.state.tables.store.tables().wait()  # type: ignore[attr-defined]
    assert len(listed) == 2


async def _both(client: TestClient, people: list[Browser]) -> None:
    tables = client.app.state.tables  # type: ignore[attr-defined]
    room = room_of(client, people[0].table)
    made = [await tables.make(room.game, room.chosen, [*room.seats], room.settings) for _ in range(2)]
    led = await asyncio.gather(*[tables.lead_on(room, one.room, 0) for one in made])
    assert sorted(led) == [False, True]
    kept = [one for one, won in zip(made, led, strict=True) if won]
    assert room.settings.next == kept[0].room.id
    gone = next(one for one, won in zip(made, led, strict=True) if not won)
    assert await tables.find(gone.room.id) is None


def test_the_table_of_whoever_was_slower_is_removed(client: TestClient, other: Other) -> None:
    people = finished(client, other, "duchy", 2)
    assert client.portal is not None
    client.portal.call(_both, client, people)


def test_a_game_for_one_is_simply_played_again(client: TestClient) -> None:
    form = {"game": "finalgirl", "seats": "you"}
    table = str(client.post("/tables", data=form, follow_redirects=False).headers["location"])
    room_of(client, table).match.position.stack.clear()
    page = client.get(table).text
    assert "sides" not in page.split('id="end"')[1].split("</div>")[0]
    assert look(client, again(Browser(client, table, 0), ""))["seat"] == 0


def test_no_rematch_before_the_end(client: TestClient) -> None:
    table = begin(client, "you,novice")
    assert client.post(f"{table}/again", data={"seat": "0"}, headers=JSON).status_code == 409


def test_a_rematch_says_who_has_not_come_and_the_host_need_not_wait(client: TestClient, other: Other) -> None:
    people = gather(client, other, "duchy", 3)
    for _ in range(2):
        for person in people:
            person.add()
    table = people[0].table
    room_of(client, table).match.position.stack.clear()
    new = again(people[0], "keep")
    with client.websocket_connect(f"{new}/live?seat=0&waiting=yes&have=") as socket:
        socket.receive_json()
        page = unescape(client.get(new).text)
        names = [seat.name for seat in room_of(client, table).seats]
        assert f"{names[1]} and {names[2]} have not come yet." in page
        assert f'action="{new}/stand-in"' in page
        for seat in (1, 2):
            assert act(client, new, "stand-in", seat) == 200
        Browser(client, new, 0).add()
        assert look(client, new)["begun"]
    people[1].client.get(f"{table}/next")
    assert "I am back" in people[1].client.get(new).text
