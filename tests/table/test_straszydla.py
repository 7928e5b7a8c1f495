"""Straszydła at the table: its style sheet, the page of a new table, boards laid out by hand."""

from __future__ import annotations

import html
import re

import pytest
from starlette.testclient import TestClient

from polnoc.games.straszydla.drawing.layout_editor import laid
from polnoc.games.straszydla.places import read_layout
from polnoc.table.table_settings import WAYS
from tests.games.straszydla.scene import BOX, GAME
from tests.table.tools import JSON, look

SHEET = '<link rel="stylesheet" href="/static/games/straszydla/board.css"'
FORM = {"game": "straszydla", "way": "solo", "players": "2", "seat-0": "you", "seat-1": "novice"}
#: The Old Town with the centre in its corner.
BAD = "1 2 14 8 13/20 11 17 5 24/3 23 7 9 18/21 12 15 6 25/16 10 19 4 22"


def fields(page: str) -> dict[str, str]:
    """Return what a browser would send of a new table's form."""
    form = dict(
        re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', page.split("new-table")[1])
    )
    form.pop("lots", None)  # filled in by the script only
    for name, inside in re.findall(r'<select name="([^"]+)"[^>]*>(.*?)</select>', page):
        chosen = re.findall(r'value="([^"]*)" selected', inside)
        assert len(chosen) == 1, name
        form[name] = chosen[0]
    return form


@pytest.mark.parametrize("way", WAYS)
def test_every_board_on_the_page_of_a_new_table_makes_one(client: TestClient, way: str) -> None:
    for players, layout in ((2, "random"), (3, "old-town"), (4, "own")):
        page = client.get("/new/straszydla", params={"way": way, "players": players}).text
        made = client.post("/tables", data=fields(page) | {"set-layout": layout}, follow_redirects=False)
        assert made.status_code == 303, made.text
        assert len(look(client, made.headers["location"])["players"]) == players


def test_the_style_sheet_is_where_the_pieces_are(client: TestClient) -> None:
    made = client.post("/tables", data=FORM, follow_redirects=False).headers["location"]
    for address in ("/", "/new/straszydla", made):
        assert client.get(address).text.count(SHEET) == 1, address
    other = client.post("/tables", data=FORM | {"game": "duchy"}, follow_redirects=False).headers["location"]
    for address in ("/new/duchy", "/rules/straszydla", other):
        assert SHEET not in client.get(address).text, address


#: Rows, and the verdict about them.
JUDGED = (
    ("/".join(BOX.pack.layouts["old-town"]), "This board is allowed."),
    (BAD, "The City Centre must have districts on all its sides"),
    ("7 7", "“Ponds Suburb” is there twice"),
    ("x", "There is no tile “x”: tiles have numbers from 1 to 25."),
    ("1 2 3 4 5 6 7 8", "There is room for 7 rows and 7 columns, not for 1 and 8."),
)


def test_a_board_is_judged(client: TestClient) -> None:
    for rows, said in JUDGED:
        told = client.post("/new/straszydla", data={"lots": rows}, headers=JSON).json()
        assert told["rows"] == rows
        assert said in html.unescape(re.sub("<[^>]*>", "", told["verdict"]))


def test_boards_are_shuffled_within_the_rules(client: TestClient) -> None:
    boards = set()
    for _ in range(5):
        rows = client.post("/new/straszydla", data={"lay": "random"}, headers=JSON).json()["rows"]
        assert len([tile for tile in read_layout(rows, BOX) if tile]) == 25
        boards.add(rows)
    assert len(boards) > 1
    assert laid(GAME, "old-town") == "/".join(BOX.pack.layouts["old-town"])


def test_nothing_is_lost_when_a_board_is_refused(client: TestClient) -> None:
    chosen = {
        "way": "screen", "seat-0": "you", "seat-1": "expert", "name-0": "Ola <3", "aids": "no",
        "set-layout": "own", "lots": BAD, "set-refill": "round", "set-periods": "6",
    }  # fmt: skip
    refused = client.post("/tables", data=FORM | chosen)
    assert refused.status_code == 400
    page = refused.text
    assert 'role="alert"' in page and "The City Centre must have districts on all its sides" in page
    for name in ("seat-1", "aids", "set-layout", "set-refill", "set-periods"):
        assert fields(page)[name] == chosen[name], name
    assert 'value="Ola &lt;3"' in page
    assert f'name="lots" value="{BAD}"' in page
    assert client.post("/tables", data=FORM | chosen, headers=JSON).json()["problem"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pl", "Gracz 4 nie może zacząć: gra tylko 2."),
        ("en", "Player 4 cannot go first: only 2 are playing."),
    ],
)
def test_an_option_that_cannot_be_is_said_on_the_same_page(
    client: TestClient, language: str, said: str
) -> None:
    client.post("/preferences", data={"lang": language, "back": "/"})
    refused = client.post("/tables", data=FORM | {"set-first": "4"})
    assert refused.status_code == 400
    assert said in refused.text
    assert fields(refused.text)["set-first"] == "0", "no fourth player is offered to two"


def test_only_games_with_a_builder_build(client: TestClient) -> None:
    assert client.post("/new/duchy", data={"lay": "random"}, headers=JSON).status_code == 400
    assert client.post("/new/nothing", data={"lay": "random"}, headers=JSON).status_code == 404
