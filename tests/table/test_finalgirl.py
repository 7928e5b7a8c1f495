"""Final Girl at the table: a solo game, its film chosen or random, defeat shown as defeat."""

from __future__ import annotations

import html
import re

import pytest
from starlette.testclient import TestClient

from polnoc.games.finalgirl.drawing.board import Board
from polnoc.words import LANGUAGES
from tests.games.finalgirl.scene import GAME
from tests.table.tools import look

FORM = {"game": "finalgirl", "way": "solo", "players": "1", "seat-0": "you"}


def card_of(page: str) -> str:
    """Return the game's card on the start page."""
    (card,) = [part for part in page.split("<article") if 'value="finalgirl"' in part]
    return card.partition("</article>")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_for_one_offers_no_company(client: TestClient, language: str) -> None:
    client.cookies.set("lang", language)
    card = card_of(client.get("/").text)
    ways = re.findall(r'href="([^"]+)"', card)
    assert ways == [
        "/learn/finalgirl/night/1",
        "/new/finalgirl?way=solo",
        "/learn/finalgirl",
        "/rules/finalgirl",
    ]
    assert 'value="you"' in card, "one click begins a film alone"
    page = client.get("/new/finalgirl").text
    assert "<details open" in page and 'name="seat-0" value="you"' in page
    shown = dict.fromkeys(re.findall(r'type="radio" name="set-([^"]+)"', page))
    assert list(shown) == ["killer", "location", "heroine"]
    names = re.findall(r'<select name="set-([^"]+)"', page)
    assert names == ["board", "difficulty", "ambiguity", "epic", "personal"]


@pytest.mark.rules("FG-SET-02")
def test_a_film_can_be_random(client: TestClient) -> None:
    drawn = {"set-killer": "lot", "set-location": "lot", "set-heroine": "lot"}
    heroines = set()
    for _ in range(20):
        made = client.post("/tables", data=FORM | drawn, follow_redirects=False)
        assert made.status_code == 303, made.text
        view = look(client, made.headers["location"])["view"]
        assert view["options"]["killer"] in GAME.box.killers
        heroines.add(view["options"]["heroine"])
    assert len(heroines) > 1
    refused = client.post("/tables", data=FORM | {"set-board": "lot"}, follow_redirects=False)
    assert refused.status_code == 400, "only what may be drawn is"


@pytest.mark.parametrize(("language", "said"), [("pl", "Porażka"), ("en", "Defeat")])
def test_defeat_is_told_as_defeat(client: TestClient, language: str, said: str) -> None:
    client.cookies.set("lang", language)
    made = client.post("/tables", data=FORM | {"set-board": "extreme"}, follow_redirects=False)
    table = made.headers["location"]
    room = client.app.state.tables.rooms[table.removeprefix("/t/")]  # type: ignore[attr-defined]
    while not room.match.over:
        room.match.answer(0, room.match.options(0)[0])
    room.stamp += 1
    page = html.unescape(client.get(table).text)
    assert room.match.winners == ()
    assert 'class="banner is-lost"' in page
    assert f"<h2>{said}</h2>" in page


def test_the_log_is_headed_by_turns_and_quiet_about_ones_own_actions(client: TestClient) -> None:
    made = client.post("/tables", data=FORM, follow_redirects=False)
    table = made.headers["location"]
    room = client.app.state.tables.rooms[table.removeprefix("/t/")]  # type: ignore[attr-defined]
    while not [event for event in room.match.events if event.key == "turn"]:
        room.match.answer(0, room.match.options(0)[0])
    room.stamp += 1
    page = client.get(table).text
    lines = re.findall(r"<li([^>]*)><a href", page)
    assert any(['class="is-round"' in line and "data-quiet" in line for line in lines])
    assert any(["data-quiet" not in line for line in lines])
    assert "enemy-steps" not in Board.quiet
