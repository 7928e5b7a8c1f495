"""Hints at the web table: who may ask, what comes back, and that they reveal no secrets."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from starlette.testclient import TestClient

from polnoc.bots.advice import Advice
from polnoc.engine.views import View
from polnoc.games import Pin, find_game
from polnoc.table.hints import hint_seed
from polnoc.table.rooms import Room
from polnoc.table.tables import Tables
from tests.table.tools import JSON, answer, begin, look

DUCHY = find_game("duchy")
Other = Callable[[], TestClient]

#: Seconds, longer than any test.
PATIENCE = 60.0


def tables_of(client: TestClient) -> Tables:
    app: Any = client.app
    found: Tables = app.state.tables
    return found


def room_of(client: TestClient, table: str) -> Room:
    return tables_of(client).rooms[table.rpartition("/")[2]]


def hint(client: TestClient, table: str, seen: Any, **more: str) -> Any:
    """Ask for a hint as a program would."""
    form = {"seat": str(seen["seat"]), "token": seen["token"], **more}
    return client.post(f"{table}/hint", data=form, headers=JSON)


class StubbornPool:
    """Gives no advice, and even that only when it is told to go on."""

    failures = 0

    def __init__(self) -> None:
        self.asked, self.go_on = threading.Event(), threading.Event()

    async def advise(
        self, pin: Pin, view: View, offered: list[str], seed: str, **whose: str
    ) -> Advice | None:
        self.asked.set()
        await asyncio.to_thread(self.go_on.wait, PATIENCE)
        return None

    def close(self) -> None:
        """Do nothing: there are no processes."""


@pytest.fixture
def stubborn(client: TestClient) -> StubbornPool:
    """A table whose bots never give advice."""
    tables: Any = tables_of(client)
    tables.bots.pool.close()
    tables.bots.pool = StubbornPool()
    found: StubbornPool = tables.bots.pool
    return found


@pytest.mark.parametrize("seats", ["you,you", "you,you,you", "you,you,you,you"])
def test_every_question_has_a_hint_that_can_be_followed(client: TestClient, seats: str) -> None:
    table = begin(client, seats)
    for number in range(12):
        match = room_of(client, table).match
        if match.over:
            return
        seen = look(client, table, match.asked[0])
        told = hint(client, table, seen)
        assert told.status_code == 200, told.text
        advice = told.json()
        assert set(advice) == {"action", "then", "say", "piece", "marks"}
        assert advice["action"] in [option["action"] for option in seen["options"]]
        assert len(advice["say"]) >= 2
        page = client.get(table, params={"seat": str(seen["seat"])}).text
        assert f'id="{advice["piece"]}"' in page
        assert hint(client, table, seen).json() == advice, "the same question has the same hint"
        assert answer(client, table, seen, advice["action"], f"k{number}").status_code == 200


@pytest.mark.parametrize(("game", "seats"), [("straszydla", "you,you"), ("bestia", "you,you")])
def test_what_a_hint_draws_has_a_place_on_the_board(client: TestClient, game: str, seats: str) -> None:
    """A plan is drawn whole and can be followed with one click; a cloud has the numbers of the sentences."""
    table = begin(client, seats, game=game)
    drawn = 0
    for number in range(40):
        match = room_of(client, table).match
        if match.over or drawn == 3:
            break
        seen = look(client, table, match.asked[0])
        advice = hint(client, table, seen).json()
        page = client.get(table, params={"seat": str(seen["seat"])}).text
        for mark in advice["marks"]:
            assert f'id="{mark["piece"]}"' in page
            assert mark["label"]
        drawn += bool(advice["marks"])
        whole = "; ".join([advice["action"], *advice["then"]])
        assert answer(client, table, seen, whole, f"k{number}").status_code == 200
    assert drawn


@pytest.mark.parametrize(
    ("language", "head", "why"),
    [("pl", "Ekspert wybrałby", "Zanim rywal"), ("en", "An expert would choose", "To a rival who has asked")],
)
def test_without_script_a_hint_is_a_page(client: TestClient, language: str, head: str, why: str) -> None:
    client.post("/preferences", data={"lang": language, "back": "/"})
    table = begin(client, "you,you")
    seen = look(client, table, 0)
    page = client.post(f"{table}/hint", data={"seat": "0", "token": seen["token"]})
    assert page.status_code == 200
    assert head in page.text
    assert why in page.text
    assert f'href="{table}?seat=0"' in page.text
    button = page.text.split('name="action" value="')[1].split('"')[0]
    assert button in [option["action"] for option in seen["options"]]


def test_only_the_holder_of_a_seat_that_is_asked_gets_a_hint(client: TestClient, other: Other) -> None:
    table = begin(client, "you,you")
    seen = look(client, table, 0)
    stranger = hint(other(), table, seen)
    assert stranger.status_code == 404
    assert "say" not in stranger.json()
    assert hint(client, table, seen, seat="7").status_code == 404
    assert hint(client, f"{table}x", seen).status_code == 404
    assert answer(client, table, seen, seen["options"][0]["action"], "one").status_code == 200
    refused = hint(client, table, seen)
    assert refused.status_code == 409
    assert "has to choose now" in refused.json()["problem"]
    assert client.get(f"{table}/hint").status_code == 405


def test_an_old_page_gets_no_hint_for_a_question_that_is_gone(client: TestClient) -> None:
    table = begin(client, "you,you")
    seen = look(client, table, 0)
    refused = hint(client, table, seen, token="other")
    assert refused.status_code == 409
    assert "moved on" in refused.json()["problem"]


def test_a_table_can_be_played_without_hints(client: TestClient) -> None:
    form = {"game": "duchy", "seats": "you,you", "hints": "no"}
    table = client.post("/tables", data=form, follow_redirects=False).headers["location"]
    refused = hint(client, table, look(client, table, 0))
    assert refused.status_code == 403
    assert refused.json() == {"problem": "This table plays without hints."}


def test_one_hint_at_a_time_and_none_if_nobody_answers(
    client: TestClient, stubborn: StubbornPool, other: Other
) -> None:
    table = begin(client, "you,you")
    seen = look(client, table, 0)
    second = other()
    for cookie in client.cookies.jar:
        second.cookies.jar.set_cookie(cookie)
    with ThreadPoolExecutor(1) as threads:
        first = threads.submit(hint, client, table, seen)
        assert stubborn.asked.wait(PATIENCE)
        busy = hint(second, table, look(second, table, 0))
        stubborn.go_on.set()
        none = first.result(PATIENCE)
    assert (busy.status_code, none.status_code) == (429, 503)
    assert "already" in busy.json()["problem"]
    assert "No hint" in none.json()["problem"]
    assert hint(client, table, seen).status_code == 503, "the next one may ask again"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hint_tells_nothing_that_the_seat_may_not_know(client: TestClient, players: int) -> None:
    """Re-deal everything hidden: the answer stays the same to the byte."""
    rng = random.Random(players)
    table = begin(client, ",".join(["you"] * players))
    for number in range(10):
        room = room_of(client, table)
        match = room.match
        if match.over:
            return
        seat = match.asked[0]
        seen = look(client, table, seat)
        true = match.position
        told = hint(client, table, seen).content
        match.position = DUCHY.redeal(match.view(seat), rng)
        dealt_anew = hint(client, table, seen).content
        match.position = true
        assert told == dealt_anew
        action = rng.choice(seen["options"])["action"]
        assert answer(client, table, seen, action, f"k{number}").status_code == 200


def test_the_seed_of_a_hint_lasts_while_nobody_else_answers(client: TestClient) -> None:
    """So the numbers that a card should name stay the same from request to request."""
    table = begin(client, "you,you")
    for number in range(30):
        room = room_of(client, table)
        match = room.match
        if match.over:
            break
        seat = match.asked[0]
        before = hint_seed(room, seat)
        seen = look(client, table, seat)
        assert answer(client, table, seen, seen["options"][0]["action"], f"k{number}").status_code == 200
        if match.asked == (seat,):
            assert hint_seed(room, seat) == before
        elif match.asked:
            assert hint_seed(room, match.asked[0]) != before


def test_the_seed_of_a_hint_is_a_secret_of_the_table(client: TestClient) -> None:
    """One seat's random draw must not be computable by another."""
    rooms = [room_of(client, begin(client, "you,you")) for _ in range(2)]
    assert hint_seed(rooms[0], 0) == hint_seed(rooms[0], 0)
    assert hint_seed(rooms[0], 0) != hint_seed(rooms[0], 1)
    assert hint_seed(rooms[0], 0) != hint_seed(rooms[1], 0)
