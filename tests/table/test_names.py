"""Names at a table differ, also visually: nobody can be mistaken for somebody else."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape

import pytest
from starlette.testclient import TestClient

from polnoc.games import all_games
from polnoc.table.names import is_taken, unique_name
from polnoc.words import LANGUAGES
from tests.table.test_seating import invitations
from tests.table.tools import JSON, begin, look

Other = Callable[[], TestClient]

ALIKE = ["ola", "OLA", "  Ola ", "Ｏｌａ", "O\u200bla", "Ola\u3164", "\u2800Ola", "o\u00adla"]


@pytest.mark.parametrize("name", ALIKE)
def test_names_that_look_alike_are_the_same(name: str) -> None:
    assert is_taken(name, ["Ala", "Ola"])
    assert not is_taken(name, ["Ala", "Olga"])


def test_polish_letters_tell_names_apart() -> None:
    assert not is_taken("Łucja", ["Lucja"])
    assert is_taken("łucja", ["Łucja"])
    assert is_taken("Z\u0307aneta", ["Żaneta"]), "however the dot is written"


def test_a_number_makes_a_name_unique() -> None:
    assert unique_name("Ola", ["Ala"]) == "Ola"
    assert unique_name("Ola", ["ola", "OLA 2"]) == "Ola 3"
    assert len(unique_name("a" * 30, ["A" * 30])) <= 30


def invited(client: TestClient, other: Other, name: str) -> tuple[str, TestClient]:
    form = {"game": "duchy", "seats": "you,free", "name-0": name}
    table = str(client.post("/tables", data=form, follow_redirects=False).headers["location"])
    guest = other()
    guest.get(invitations(client, table)[0])
    return table, guest


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["Ola", "oLA\u3164", "Ｏla"])
def test_a_taken_name_is_refused_and_what_was_typed_is_kept(
    client: TestClient, other: Other, name: str, language: str
) -> None:
    table, guest = invited(client, other, "Ola")
    guest.cookies.set("lang", language)
    refused = guest.post(f"{table}/sit", data={"whose": "1", "name": name})
    assert refused.status_code == 409
    page = unescape(refused.text)
    assert {"pl": "ktoś już ma imię", "en": "is already called"}[language] in page
    assert re.search(rf'name="name"[^>]*value="{name.strip()}"', page), "it can be changed, not typed anew"
    assert guest.post(f"{table}/sit", data={"whose": "1", "name": name}, headers=JSON).status_code == 409
    assert look(guest, table)["seat"] is None
    sat = guest.post(f"{table}/sit", data={"whose": "1", "name": "Ala"}, follow_redirects=False)
    assert sat.status_code == 303
    assert [player["name"] for player in look(guest, table)["players"]] == ["Ola", "Ala"]


@pytest.mark.parametrize("typed", ["", "\u3164\u2800"])
def test_whoever_types_nothing_gets_a_name_of_their_own(client: TestClient, other: Other, typed: str) -> None:
    table, guest = invited(client, other, "Player 2")
    guest.cookies.set("lang", "en")
    sat = guest.post(f"{table}/sit", data={"whose": "1", "name": typed}, follow_redirects=False)
    assert sat.status_code == 303
    assert [player["name"] for player in look(guest, table)["players"]] == ["Player 2", "Player 2 2"]


@pytest.mark.parametrize("game", [game.id for game in all_games() if max(game.players) > 1])
def test_people_at_one_screen_have_different_names(client: TestClient, game: str) -> None:
    form = {"game": game, "way": "screen", "players": "2", "seat-0": "you", "seat-1": "you"}
    form |= {"name-0": "Ola", "name-1": " ola"}
    refused = client.post("/tables", data=form)
    assert refused.status_code == 400 and "is already called ola" in unescape(refused.text)
    assert 'value="Ola"' in refused.text, "nothing has to be typed anew"
    assert "different names" in client.post("/tables", data=form, headers=JSON).json()["problem"]
    assert client.post("/tables", data={**form, "name-1": "Ala"}, headers=JSON).status_code == 201


def test_a_bot_gives_way(client: TestClient, other: Other) -> None:
    form = {"game": "duchy", "seats": "you,novice,novice,novice", "name-0": "CAT"}
    table = str(client.post("/tables", data=form, follow_redirects=False).headers["location"])
    names = [player["name"] for player in look(client, table)["players"]]
    assert names == ["CAT", "Owl", "Moth", "Hare"]
    fresh = other()
    names = [player["name"] for player in look(fresh, begin(fresh, "you,novice,novice"))["players"]]
    assert names == ["Player 1", "Cat", "Moth"]


# Kept, and changed ------------------------------------------------------------------


def names_at(client: TestClient, table: str) -> list[str]:
    return [player["name"] for player in look(client, table)["players"]]


def test_a_name_is_asked_for_once_and_given_everywhere(client: TestClient, other: Other) -> None:
    assert client.post("/name", data={"name": " Łucja "}, follow_redirects=False).status_code == 303
    assert "You play as Łucja." in unescape(client.get("/").text)
    assert names_at(client, begin(client, "you,novice"))[0] == "Łucja", "also for who plays at once"
    for page in ("/new/duchy?way=solo", "/new/duchy?way=online", "/new/duchy?way=screen", "/name"):
        assert 'value="Łucja"' in unescape(client.get(page).text), page
    assert 'value="Łucja"' in unescape(client.get("/new/bestia?way=online&me=1&players=3").text)
    table, guest = invited(other(), other, "Ola")
    client.cookies.update(guest.cookies)
    assert 'value="Łucja"' in unescape(client.get(f"{table}/sit").text)


def test_a_name_given_at_a_table_is_kept(client: TestClient, other: Other) -> None:
    table, guest = invited(client, other, "Ola")
    guest.post(f"{table}/sit", data={"whose": "1", "name": "Bartek"})
    for browser, name in ((client, "Ola"), (guest, "Bartek")):
        assert names_at(browser, begin(browser, "you,novice"))[0] == name
    quiet = other()
    quiet.post("/tables", data={"game": "duchy", "seats": "you,you", "name-0": "Ala", "name-1": "Ula"})
    assert "You play as" not in quiet.get("/").text, "several people share this screen"


@pytest.mark.parametrize("name", ["", "\u3164", "x" * 4000])
def test_a_name_that_is_none_is_not_kept(client: TestClient, name: str) -> None:
    client.post("/name", data={"name": name})
    kept = names_at(client, begin(client, "you,novice"))[0]
    assert kept == ("x" * 30 if name.startswith("x") else "Player 1")


def test_whatever_a_browser_sends_as_its_name_is_cleaned(client: TestClient) -> None:
    client.cookies.set("name", "%00%0a<b>%E2%80%8B" + "y" * 99)
    assert len(names_at(client, begin(client, "you,novice"))[0]) <= 30
    assert "<b>" not in client.get("/").text


def rename(client: TestClient, table: str, seat: int, name: str) -> int:
    return client.post(f"{table}/name", data={"seat": str(seat), "name": name}, headers=JSON).status_code


def test_a_name_can_be_changed_at_a_table_and_everybody_is_told(client: TestClient, other: Other) -> None:
    table, guest = invited(client, other, "Ola")
    guest.post(f"{table}/sit", data={"whose": "1", "name": "Bartek"})
    assert f"{table}/name?seat=1" in guest.get(table).text
    assert 'value="Bartek"' in guest.get(f"{table}/name?seat=1").text
    assert rename(guest, table, 1, "Bartłomiej") == 200
    assert names_at(client, table) == ["Ola", "Bartłomiej"]
    assert "Bartek is now called Bartłomiej." in unescape(client.get(table).text)
    change = look(client, table)["seat_changes"][-1]
    assert (change["what"], change["name"], change["new"]) == ("renamed", "Bartek", "Bartłomiej")
    assert names_at(guest, begin(guest, "you,novice"))[0] == "Bartłomiej"
    assert rename(guest, table, 1, "oLa") == 409, "it is taken"
    assert rename(guest, table, 1, " ") == 400
    assert rename(guest, table, 0, "Ewa") == 404
    assert rename(other(), table, 1, "Ewa") == 404
    assert guest.get(f"{table}/name?seat=0").status_code == 404
    refused = guest.post(f"{table}/name", data={"seat": "1", "name": "OLA"})
    assert refused.status_code == 409 and 'value="OLA"' in refused.text, "nothing has to be typed anew"


def test_nobody_floods_the_log_with_new_names(client: TestClient) -> None:
    table = begin(client, "you,novice")
    statuses = [rename(client, table, 0, f"Ola {number}") for number in range(25)]
    assert statuses == [200] * 20 + [409] * 5
