"""Bestia at the table: sides, a first game, the optional cloud, the truth at the end, marks."""

from __future__ import annotations

import html
import re
from collections.abc import Callable

import pytest
from starlette.testclient import TestClient

from polnoc.engine.seats import WATCHER
from polnoc.table.rooms import Room
from polnoc.words import LANGUAGES
from tests.table.test_seating import sit
from tests.table.tools import JSON, look

#: What a page contains if it shows the cloud, and the true path.
CLOUD = 'class="cloud '
WAY = 'class="own-way"'


class Hunt:
    """Three people at a table, and somebody who watches."""

    def __init__(self, client: TestClient, other: Callable[[], TestClient], **more: str) -> None:
        self.people = [client, other(), other()]
        self.watcher = other()
        form = {"game": "bestia", "seats": "you,free,free", **more}
        made = client.post("/tables", data=form, headers=JSON).json()
        self.table = made["table"]
        for person, link in zip(self.people[1:], made["invitations"].values(), strict=True):
            sit(person, link, f"Ola {link[-4:]}")
        self.room: Room = client.app.state.tables.rooms[self.table[3:]]  # type: ignore[attr-defined]

    def pages(self) -> list[str]:
        """Return what everybody sees; the last one watches."""
        return [person.get(self.table).text for person in (*self.people, self.watcher)]

    def play(self, *answers: str) -> None:
        """Give these answers, each by whoever is asked."""
        for text in answers:
            self.room.match.answer(self.room.match.asked[0], self.room.match.game.actions.parse(text))
        self.room.stamp += 1

    def to_the_end(self) -> None:
        """Play on, preferring to rest, until the game is over."""
        while not self.room.match.over:
            seat = self.room.match.asked[0]
            options = self.room.match.options(seat)
            rest = [one for one in options if one.verb in ("pass", "stop", "skip", "done")]
            self.room.match.answer(seat, (rest or options)[0])
        self.room.stamp += 1

    def why(self, seat: int, piece: str) -> dict[str, str]:
        """Return the explanation for a piece that somebody cannot choose."""
        form = {"seat": str(seat), "piece": piece}
        told: dict[str, str] = self.people[seat].post(f"{self.table}/why", data=form, headers=JSON).json()
        return told

    def mark(self, seat: int, piece: str) -> int:
        form = {"seat": str(seat), "piece": piece}
        return self.people[seat].post(f"{self.table}/mark", data=form, headers=JSON).status_code

    def marked(self) -> list[list[str]]:
        """Return what everybody sees marked; the last one watches."""
        lists = [re.findall(r'data-pieces="([^"]*)"', page) for page in self.pages()]
        return ["".join(found).split() for found in lists]


# A new table ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_chooses_a_side(client: TestClient, language: str, players: int) -> None:
    client.cookies.set("lang", language)
    for me in range(players):
        page = client.get("/new/bestia", params={"way": "solo", "players": players, "me": me}).text
        assert f'name="seat-{me}" value="you"' in page
        assert page.count('value="you"') == 1
        roles = re.findall(r'name="me" value="(\d)"[^>]*>([^<]+)<', page)
        assert len(dict(roles)) == players, "every side is a button"
    assert 'name="seat-0" value="you"' in client.get("/new/bestia", params={"me": 7}).text
    assert 'name="me" value="1"' not in client.get("/new/duchy", params={"me": 1}).text


@pytest.mark.rules("BES-FIRST-01")
def test_a_first_game_begins_by_one_click(client: TestClient) -> None:
    assert 'name="first" value="yes"' in client.get("/new/bestia").text
    (card,) = [part for part in client.get("/").text.split("<article") if 'value="bestia"' in part]
    assert 'name="first" value="yes"' in card
    assert 'name="first"' not in client.get("/new/duchy").text
    for first in ("yes", "no"):
        form = {"game": "bestia", "seats": "you,you", "first": first}
        table = client.post("/tables", data=form, follow_redirects=False).headers["location"]
        assert look(client, table)["view"]["options"]["first_game"] == (first == "yes")


# What is shown ----------------------------------------------------------------------------


@pytest.mark.parametrize("aids", ["yes", "no"])
def test_the_cloud_is_an_aid_that_can_be_left_out(
    client: TestClient, other: Callable[[], TestClient], aids: str
) -> None:
    hunt = Hunt(client, other, aids=aids)
    hunt.play("lay 0", "lay 4")
    assert [CLOUD in page for page in hunt.pages()] == [aids == "yes"] * 4


def test_the_true_way_is_for_the_beast_until_the_end(
    client: TestClient, other: Callable[[], TestClient]
) -> None:
    hunt = Hunt(client, other, aids="no")
    hunt.play("lay 0", "lay 4")
    assert [WAY in page for page in hunt.pages()] == [True, False, False, False]
    hunt.to_the_end()
    assert hunt.room.match.view(WATCHER)["track"], "this game ends with a hidden Beast"
    for page in hunt.pages():
        assert WAY in page and CLOUD in page, "the truth stands beside what could be known"
        said = r"The clues left (only one location|\d+ locations where it could be)\."
        assert re.search(said, html.unescape(page))


def test_hunters_talk_among_themselves(client: TestClient, other: Callable[[], TestClient]) -> None:
    hunt = Hunt(client, other)
    assert ['value="team"' in page for page in hunt.pages()] == [False, True, True, False]


@pytest.mark.rules("BES-SET-21")
def test_why_not_names_the_rule(client: TestClient, other: Callable[[], TestClient]) -> None:
    hunt = Hunt(client, other)
    hunt.play("stop")
    told = hunt.why(1, "place-0")
    assert told["rule"] == f"/rules/bestia#{told['id']}"
    assert told["id"] == "BES-SET-21"


# Marks ------------------------------------------------------------------------------------


def test_hunters_mark_locations_for_each_other(client: TestClient, other: Callable[[], TestClient]) -> None:
    hunt = Hunt(client, other)
    assert hunt.marked() == [[], [], [], []]
    assert hunt.mark(1, "place-3") == hunt.mark(2, "place-7") == 200
    assert hunt.marked() == [[], ["place-3", "place-7"], ["place-3", "place-7"], []]
    assert hunt.mark(2, "place-3") == 200, "anybody of the side takes a mark away"
    assert hunt.marked() == [[], ["place-7"], ["place-7"], []]
    assert hunt.mark(1, "place-0") == hunt.mark(1, "*") == 200
    assert hunt.marked() == [[], [], [], []]


def test_only_hunters_mark_and_only_locations(client: TestClient, other: Callable[[], TestClient]) -> None:
    hunt = Hunt(client, other)
    assert hunt.mark(0, "place-3") == 400, "the Beast knows where it is"
    for piece in ("place-99", "pawn-1", "", "place-3 place-4", "<b>"):
        assert hunt.mark(1, piece) == 400, piece
    assert hunt.marked() == [[], [], [], []]
    hunt.mark(1, "place-3")
    for person in (hunt.people[0], hunt.watcher):
        assert "mark-form" not in person.get(hunt.table).text
    assert 'data-pieces="place-3"' in hunt.people[1].get(hunt.table).text


def test_marks_are_kept_and_are_no_talk(client: TestClient, other: Callable[[], TestClient]) -> None:
    hunt = Hunt(client, other)
    hunt.mark(1, "place-3")
    client.app.state.tables.rooms.clear()  # type: ignore[attr-defined]
    assert hunt.marked()[1] == ["place-3"]
    page = hunt.people[2].get(hunt.table).text
    assert "place-3" not in page.split('id="talk-lines"')[1].partition("</ol>")[0]
