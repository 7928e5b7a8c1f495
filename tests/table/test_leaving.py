"""Leaving a table: cancelling, giving up a seat, stand-ins that wait for their person, resigning."""

from __future__ import annotations

import inspect
import random
import re
from collections.abc import Callable
from html import unescape
from types import ModuleType
from typing import Any

import pytest
from starlette.testclient import TestClient

from polnoc.table import leaving, naming, seating
from polnoc.table.bot_driver import bots_asked
from polnoc.table.layout import game_words
from polnoc.words import LANGUAGES
from tests.table.serving import wait_until
from tests.table.test_deal import Browser, gather, room_of
from tests.table.test_hostile_host import THREE, answer_once, changes
from tests.table.test_seating import act, invitations, online, sit
from tests.table.tools import JSON, answer, begin, look, play_on

Other = Callable[[], TestClient]


def post(client: TestClient, table: str, what: str, **form: str) -> int:
    return client.post(
        f"{table}/{what}", data={"seat": "0", **form}, headers=JSON, follow_redirects=False
    ).status_code


def waiting(client: TestClient, other: Other, seats: str = "you,free,free") -> tuple[str, TestClient]:
    """Return a table at which a guest has sat down and another seat is free."""
    table, guest = begin(client, seats), other()
    sit(guest, invitations(client, table)[0], "Bartek")
    return table, guest


# Before the game --------------------------------------------------------------------


def test_the_host_cancels_and_everybody_is_told(client: TestClient, other: Other) -> None:
    table, guest = waiting(client, other)
    assert f'href="{table}"' in guest.get("/").text
    assert post(guest, table, "cancel") == 404
    assert "Cancel the table" in client.get(table).text
    with guest.websocket_connect(f"{table}/live?seat=1&waiting=yes&have=") as socket:
        socket.receive_json()
        assert post(client, table, "cancel") == 200
        assert socket.receive_json() == {"go": table}
    gone = guest.get(table)
    assert gone.status_code == 410
    assert "The host has cancelled this table." in gone.text
    for browser in (client, guest):
        assert table not in browser.get("/").text
        for what in ("sit", "leave", "start", "cancel", "name", "say"):
            assert post(browser, table, what, seat="1") == 410
    with guest.websocket_connect(f"{table}/live?seat=1&waiting=yes&have=") as socket:
        assert socket.receive_json() == {"go": table}


def test_a_game_under_way_cannot_be_cancelled(client: TestClient, other: Other) -> None:
    table, _ = online(client, other)
    assert post(client, table, "cancel") == 409
    assert look(client, table)["begun"]


def test_a_guest_leaves_and_the_same_invitation_holds_again(client: TestClient, other: Other) -> None:
    table, guest = begin(client, "you,free,free"), other()
    link = invitations(client, table)[0]
    sit(guest, link, "Bartek")
    assert "Your seat is free again" in guest.get(f"{table}/leave").text
    with client.websocket_connect(f"{table}/live?seat=0&waiting=yes&have=") as socket:
        socket.receive_json()
        assert post(guest, table, "leave") == 200
        assert socket.receive_json() == {"go": table}, "the page of the host shows the invitation again"
    assert table not in guest.get("/").text
    assert link in invitations(client, table), "the host has it still"
    assert changes(client, table) == [(1, "sits"), (1, "left")]
    assert look(guest, table)["seat"] is None
    sit(other(), link, "Celina")
    assert look(client, table)["players"][1]["name"] == "Celina"


def test_a_host_who_leaves_cancels(client: TestClient, other: Other) -> None:
    table, guest = waiting(client, other)
    assert "The table is gone for everybody" in client.get(f"{table}/leave").text
    assert post(client, table, "leave") == 200
    assert guest.get(table).status_code == 410


def test_the_host_removes_somebody(client: TestClient, other: Other) -> None:
    table, guest = waiting(client, other)
    assert "Remove from the table" in client.get(table).text
    assert act(client, table, "free", 1) == 303
    assert look(guest, table)["seat"] is None
    assert changes(client, table)[-1] == (1, "freed")


def test_an_empty_seat_is_given_to_a_bot_and_back(client: TestClient, other: Other) -> None:
    table, _ = waiting(client, other, "you,free,free,free")
    assert post(client, table, "stand-in", whose="2", level="expert") == 200
    assert look(client, table)["players"][2]["played_by"] == "expert"
    names = [player["name"] for player in look(client, table)["players"]]
    assert len({*names}) == 4
    assert act(client, table, "free", 2) == 303
    assert len(invitations(client, table)) == 2, "a guest may come there again"
    assert [what for _, what in changes(client, table)] == ["sits", "bot-sits", "opened"]
    assert post(client, table, "stand-in", whose="2", level="genius") == 400


def test_start_lets_bots_take_the_empty_seats(client: TestClient, other: Other) -> None:
    table, guest = waiting(client, other, "you,free,free,free")
    assert post(guest, table, "start") == 404
    assert post(client, table, "start") == 200
    seen = look(guest, table)
    assert seen["begun"]
    assert [player["played_by"] for player in seen["players"]] == ["you", "you", "regular", "regular"]


def test_an_empty_seat_is_taken_away_and_everybody_comes_along(client: TestClient, other: Other) -> None:
    table, guest = waiting(client, other, "you,free,free,free")
    left = invitations(client, table)[0]
    with guest.websocket_connect(f"{table}/live?seat=1&waiting=yes&have=") as socket:
        socket.receive_json()
        moved = client.post(f"{table}/remove-seat", data={"whose": "3"}, follow_redirects=False)
        assert socket.receive_json() == {"go": table}
    new = str(moved.headers["location"])
    assert guest.get(table, follow_redirects=True).url.path == new
    assert [look(browser, new)["seat"] for browser in (client, guest)] == [0, 1]
    assert len(look(client, new)["players"]) == 3
    assert len(invitations(client, new)) == 1, "the host is the host here too"
    late = other()
    assert late.get(left, follow_redirects=True).url.path == f"{new}/sit", "an old link leads there"
    sit(late, left.replace(table, new), "Celina")
    assert look(late, new)["begun"]
    assert post(guest, table, "say", seat="1", text="?") == 410


def test_a_seat_is_not_taken_away_where_that_cannot_be(client: TestClient, other: Other) -> None:
    table, _ = waiting(client, other)
    assert post(client, table, "remove-seat", whose="1") == 409, "somebody sits there"
    two = begin(client, "you,free")
    refused = client.post(f"{two}/remove-seat", data={"whose": "1"}, headers=JSON)
    assert refused.status_code == 409
    assert "not for 1, only for 2, 3 or 4" in refused.json()["problem"]
    form = {"game": "straszydla", "seats": "you,free,free", "set-first": "3"}
    first = str(client.post("/tables", data=form, follow_redirects=False).headers["location"])
    refused = client.post(f"{first}/remove-seat", data={"whose": "2"}, headers=JSON)
    assert refused.status_code == 409, "the third player was to begin"
    assert "3" in refused.json()["problem"]
    assert not look(client, first)["begun"], "nothing has changed"


# In the middle of a game -------------------------------------------------------------


def test_whoever_leaves_is_stood_in_for_and_comes_back(client: TestClient, other: Other) -> None:
    table, guest = online(client, other)
    assert "A bot plays on for you" in guest.get(f"{table}/leave").text
    assert post(guest, table, "leave") == 200
    assert table not in guest.get("/").text
    assert changes(client, table)[-1] == (1, "left-game")
    assert look(client, table)["players"][1]["played_by"] == "regular"
    page = guest.get(table).text
    assert "I am back" in page.split('id="prompt"')[1].split("</section>")[0], "in the prompt"
    assert act(guest, table, "return", 1) == 200
    assert f'href="{table}"' in guest.get("/").text
    assert look(client, table)["players"][1]["played_by"] == "you"


def test_a_game_against_bots_is_only_taken_off_the_list(client: TestClient) -> None:
    table = begin(client, "you,novice")
    assert f'href="{table}/leave"' in client.get("/").text
    assert post(client, table, "leave") == 200
    assert table not in client.get("/").text
    assert changes(client, table) == [], "nobody is told"
    assert look(client, table)["seat"] == 0, "and one can go on by the address"


def stood_in(client: TestClient, other: Other) -> tuple[str, TestClient, Any]:
    """Return a game in which the guest has left and the bot is asked."""
    table, guest = online(client, other)
    room = room_of(client, table)
    while room.match.asked != (1,):
        by = client if 0 in room.match.asked else guest
        seen = look(by, table)
        answer(by, table, seen, seen["options"][0]["action"], seen["key"])
    return table, guest, room


def test_the_bot_waits_for_a_word_of_whoever_is_back(
    client: TestClient, other: Other, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, guest, room = stood_in(client, other)
    with guest.websocket_connect(f"{table}/live?seat=1&have=") as socket:
        socket.receive_json()
        assert post(client, table, "stand-in", whose="1") == 200
        before = room.version
        assert bots_asked(room) == [], "the page is open: it waits"
        page = unescape(guest.get(table).text)
        assert "It waits a minute for you" in page and "Let the bot go on" in page
        assert "The bot waits for a sign from Bartek." in unescape(client.get(table).text)
        assert room.version == before
        assert act(guest, table, "return", 1) == 200
        assert look(guest, table)["options"], "and it is Bartek's own answer"
        assert room.version == before


def test_the_bot_goes_on_at_a_word_or_when_the_page_is_closed(client: TestClient, other: Other) -> None:
    table, guest, room = stood_in(client, other)
    with guest.websocket_connect(f"{table}/live?seat=1&have=") as socket:
        socket.receive_json()
        assert post(client, table, "stand-in", whose="1") == 200
        before = room.version
        assert post(client, table, "play-on", seat="1") == 404
        assert post(guest, table, "play-on", seat="1") == 200
        wait_until(lambda: room.version > before)
    table, guest, room = stood_in(client, other)
    with guest.websocket_connect(f"{table}/live?seat=1&have=") as socket:
        socket.receive_json()
        assert post(client, table, "stand-in", whose="1") == 200
        before = room.version
        assert bots_asked(room) == []
    wait_until(lambda: room.version > before)


def test_a_page_that_lies_forgotten_stops_the_bot_for_a_while_only(client: TestClient, other: Other) -> None:
    table, guest, room = stood_in(client, other)
    room.presence.return_seconds = 0.05
    before = room.version
    with guest.websocket_connect(f"{table}/live?seat=1&have=") as socket:
        socket.receive_json()
        assert post(client, table, "stand-in", whose="1") == 200
        wait_until(lambda: room.version > before)


def test_whoever_wants_a_bot_and_looks_on_does_not_stop_it(client: TestClient, other: Other) -> None:
    table, guest, room = stood_in(client, other)
    before = room.version
    with guest.websocket_connect(f"{table}/live?seat=1&have=") as socket:
        socket.receive_json()
        assert act(guest, table, "stand-in", 1) == 200
        wait_until(lambda: room.version > before)


def test_the_others_read_who_is_away_and_the_host_can_help(client: TestClient, other: Other) -> None:
    table, _, room = stood_in(client, other)
    assert "is away" not in client.get(table).text, "a page that is loaded anew closes for a moment"
    room.presence.away_seconds = 0.0
    room.tell()
    prompt = client.get(table).text.split('id="prompt"')[1].split("</section>")[0]
    assert "Bartek is away." in prompt
    assert "Let a bot play for Bartek" in prompt
    watched = other().get(table).text.split('id="prompt"')[1].split("</section>")[0]
    assert "Bartek is away." in watched
    assert "Let a bot play" not in watched


# Resigning ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", THREE)
def test_whoever_resigns_does_not_come_back(client: TestClient, other: Other, game: str) -> None:
    people = gather(client, other, game, 3, script="no")
    table, quitter = people[0].table, people[1]
    answer_once(people)
    assert post(quitter.client, table, "resign", seat="1") == 200
    assert post(quitter.client, table, "resign", seat="1") == 200, "twice is no mistake"
    assert changes(client, table)[-1] == (1, "resigned")
    assert post(quitter.client, table, "return", seat="1") == 409
    assert "You have resigned" in quitter.client.get(table).text
    assert "has resigned" in people[2].client.get(table).text
    room = room_of(client, table)
    with quitter.client.websocket_connect(f"{table}/live?seat=1&have=") as socket:
        socket.receive_json()
        assert not room.waits_for(1), "nobody waits for a word from there"
    assert 1 not in room.voters(2), "and there is no vote to be had"


def test_a_game_can_be_resigned_and_played_to_its_end(client: TestClient, other: Other) -> None:
    table, guest = online(client, other)
    assert post(guest, table, "resign", seat="1") == 200
    play_on(client, table, (None,), random.Random(5))
    assert "Bartek resigned; a bot played on." in unescape(client.get(table).text)
    assert post(guest, table, "resign", seat="1") == 409


def test_nothing_is_resigned_before_it_has_begun(client: TestClient, other: Other) -> None:
    table, guest = waiting(client, other)
    assert post(guest, table, "resign", seat="1") == 409
    assert Browser(guest, table, 1).seat == look(guest, table)["seat"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("source", [leaving, naming, seating])
def test_everything_that_happens_to_a_seat_can_be_said(language: str, source: ModuleType) -> None:
    """Every notice that the code uses has a text, in both languages."""
    code = inspect.getsource(source)
    notices = {*re.findall(r'f"([a-z-]+) \{[a-z_.]*name', code), *re.findall(r'what = .*?"([a-z-]+)"', code)}
    assert notices
    words = game_words("duchy", language)
    assert [what for what in notices if not words.has(f"seat-{what}")] == []
