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
    assert {"pl": "ktoś już ma imię", "en": "is called"}[language] in page
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
    assert refused.status_code == 400 and "is called ola already" in unescape(refused.text)
    assert 'value="Ola"' in refused.text, "nothing has to be typed anew"
    assert "different names" in client.post("/tables", data=form, headers=JSON).json()["problem"]
    assert client.post("/tables", data={**form, "name-1": "Ala"}, headers=JSON).status_code == 201


def test_a_bot_gives_way(client: TestClient) -> None:
    form = {"game": "duchy", "seats": "you,novice,novice,novice", "name-0": "CAT"}
    table = str(client.post("/tables", data=form, follow_redirects=False).headers["location"])
    names = [player["name"] for player in look(client, table)["players"]]
    assert names == ["CAT", "Owl", "Moth", "Hare"]
    names = [player["name"] for player in look(client, begin(client, "you,novice,novice"))["players"]]
    assert names == ["Player 1", "Cat", "Moth"]
