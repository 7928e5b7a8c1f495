"""The start page, new tables, resuming, watching, rematch."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from starlette.testclient import TestClient

from polnoc.engine.seats import WATCHER
from polnoc.table.table_settings import WAYS
from tests.table.test_seating import online
from tests.table.tools import JSON, begin, look, play_on

Other = Callable[[], TestClient]


def test_the_start_page_offers_every_way_to_begin(client: TestClient) -> None:
    page = client.get("/").text
    for address in (
        "/new/duchy?way=screen",
        "/new/duchy?way=online",
        "/learn/duchy",
        "/rules/duchy",
        "/import",
    ):
        assert address in page.replace("&amp;", "&")
    assert "Keep playing" not in page


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_on_the_page_of_a_new_table_makes_one(
    client: TestClient, way: str, players: int
) -> None:
    page = client.get("/new/duchy", params={"way": way, "players": players}).text
    form = dict(
        re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', page.split("new-table")[1])
    )
    for name, inside in re.findall(r'<select name="([^"]+)"[^>]*>(.*?)</select>', page):
        chosen = re.findall(r'value="([^"]*)" selected', inside)
        assert len(chosen) == 1, name
        form[name] = chosen[0]
    made = client.post("/tables", data=form, follow_redirects=False)
    assert made.status_code == 303, made.text
    seen = look(client, made.headers["location"])
    assert len(seen["players"]) == players
    assert seen["ready"] == (way in ("solo", "screen"))


def test_names_options_and_settings_are_taken(client: TestClient) -> None:
    form = {
        "game": "duchy", "way": "screen", "players": "2", "seat-0": "you", "seat-1": "you",
        "name-0": "Ania", "name-1": "Bartek", "set-points": "1", "set-bluff": "no", "aids": "no",
        "hints": "no",
    }  # fmt: skip
    table = client.post("/tables", data=form, follow_redirects=False).headers["location"]
    room = client.app.state.tables.rooms[table[3:]]  # type: ignore[attr-defined]
    assert [seat.name for seat in room.seats] == ["Ania", "Bartek"]
    assert (room.match.chosen.points, room.match.chosen.bluff) == (1, False)
    assert (room.settings.aids, room.settings.hints) == (False, False)


@pytest.mark.parametrize(
    "form",
    [
        {"set-points": "99"},
        {"set-nothing": "1"},
        {"players": "7"},
        {"players": "x"},
        {"seat-1": "genius"},
        {"seat-1": ""},
    ],
)
def test_a_table_that_cannot_be_is_explained(client: TestClient, form: dict[str, str]) -> None:
    good = {"game": "duchy", "way": "solo", "players": "2", "seat-0": "you", "seat-1": "novice"}
    refused = client.post("/tables", data=good | form, headers=JSON)
    assert refused.status_code == 400
    assert len(refused.json()["problem"]) > 20


def test_the_start_page_remembers_unfinished_games(client: TestClient, other: Other) -> None:
    table = begin(client, "you,novice")
    assert f'href="{table}"' in client.get("/").text
    assert table not in other().get("/").text


def test_only_listed_tables_are_offered_to_watchers(client: TestClient, other: Other) -> None:
    hidden = begin(client, "you,novice")
    form = {"game": "duchy", "seats": "you,novice", "listed": "yes"}
    listed = client.post("/tables", data=form, follow_redirects=False).headers["location"]
    page = other().get("/").text
    assert listed in page
    assert hidden not in page
    assert look(other(), listed)["view"]["seat"] == WATCHER


def test_the_same_people_play_again(client: TestClient, other: Other) -> None:
    table, guest = online(client, other)
    form = {"seat": "0"}
    assert client.post(f"{table}/again", data=form, headers=JSON).status_code == 409
    rng = random.Random(5)
    while not look(client, table)["over"]:
        for browser in (client, guest):
            seen = look(browser, table)
            if seen["options"]:
                data = {"seat": str(seen["seat"]), "token": seen["token"], "key": seen["key"]}
                data["action"] = rng.choice(seen["options"])["action"]
                assert browser.post(f"{table}/answer", data=data, headers=JSON).status_code == 200
    assert guest.get(f"{table}/next").status_code == 404
    again = client.post(f"{table}/again", data=form, follow_redirects=False).headers["location"]
    assert again != table
    followed = guest.get(f"{table}/next", follow_redirects=False).headers["location"]
    assert followed == again
    assert [look(browser, again)["seat"] for browser in (client, guest)] == [0, 1]
    assert look(other(), again)["seat"] is None
    late = guest.post(f"{table}/again", data={"seat": "1"}, follow_redirects=False)
    assert late.headers["location"] == f"{table}/next"


def test_the_end_shows_the_seed_and_the_way_on(client: TestClient) -> None:
    table = begin(client, "you,novice")
    last = play_on(client, table, (None,), random.Random(3))
    page = client.get(table).text
    assert last["seed"] in page
    assert f"{table}/replay" in page
    assert f"{table}/again" in page


def test_preferences_lead_back_and_nowhere_else(client: TestClient) -> None:
    for back, where in (
        ("/rules/duchy", "/rules/duchy"),
        ("//evil.example", "/"),
        ("/\\evil", "/"),
        ("x", "/"),
    ):
        answer = client.post("/preferences", data={"back": back, "lang": "pl"}, follow_redirects=False)
        assert answer.headers["location"] == where
    assert 'lang="pl"' in client.get("/").text


def test_the_theme_is_the_systems_until_one_is_chosen(client: TestClient) -> None:
    page = client.get("/").text
    assert "data-theme" not in page
    assert re.findall(r'name="theme" value="(\w+)"', page) == ["night", "day"]
    for theme, other in (("day", "night"), ("night", "day")):
        client.post("/preferences", data={"back": "/", "theme": theme})
        page = client.get("/").text
        assert f'data-theme="{theme}"' in page
        assert re.findall(r'name="theme" value="(\w+)"', page) == [other]
    client.post("/preferences", data={"back": "/", "theme": "dusk"})
    assert 'data-theme="night"' in client.get("/").text
