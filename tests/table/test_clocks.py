"""Clocks: they reveal nothing, survive a restart, and do what was agreed when time is up."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.seats import WATCHER
from polnoc.store import open_store, values
from polnoc.table.app import create_app
from polnoc.table.clocks import Clocks, Pause, TimeControl
from polnoc.table.log_entries import Entry
from polnoc.table.room_seats import PERSON, RoomSeat
from polnoc.table.rooms import Room
from polnoc.table.table_settings import Settings
from tests.proofs.cases import CASES, Case
from tests.table.tools import JSON, Hours, answer, begin, look, until

MINUTE, DAY = 60_000, 86_400_000


# Running


def test_a_bank_is_used_up_after_the_time_for_a_move() -> None:
    clocks = Clocks(TimeControl(move=10, bank=100), 2, [])
    clocks.follow(0, [0])
    assert clocks.due(0) == 110_000
    clocks.follow(40_000, [1], moved=0)
    clocks.follow(45_000, [0], moved=1)
    assert (clocks.bank_left(0), clocks.bank_left(1)) == (70_000, 100_000)
    assert clocks.due(0) == 45_000 + 10_000 + 70_000
    clocks.follow(900_000, [0], moved=0)
    assert (clocks.bank_left(0), clocks.due(0)) == (0, 910_000)


def test_half_a_choice_does_not_start_a_clock_anew() -> None:
    clocks = Clocks(TimeControl(move=60), 2, [])
    clocks.follow(0, [0, 1])
    clocks.follow(30_000, [0, 1])
    assert (clocks.due(0), clocks.due(1)) == (60_000, 60_000)
    clocks.follow(40_000, [0, 1], moved=1)
    assert (clocks.due(0), clocks.due(1)) == (60_000, 100_000)


def test_clocks_stand_still_while_no_server_runs() -> None:
    clocks = Clocks(TimeControl(move=60, bank=10), 1, [Pause(20_000, 520_000), Pause(590_000, 600_000)])
    clocks.follow(0, [0])
    assert clocks.due(0) == 70_000 + 500_000
    clocks.follow(565_000, [0], moved=0)
    assert clocks.bank_left(0) == 5_000
    assert clocks.due(0) == 565_000 + 60_000 + 5_000 + 10_000


def test_whoever_sits_down_gets_the_whole_time() -> None:
    clocks = Clocks(TimeControl(move=60), 2, [])
    clocks.follow(0, [0])
    clocks.restart(0, 50_000)
    clocks.restart(1, 50_000)
    assert (clocks.due(0), clocks.due(1)) == (110_000, 0)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_clock_tells_what_a_watcher_does_not_see(case: Case) -> None:
    """A clock changes only with who is asked, or when watchers are told something."""
    options = case.game.read_options({"players": case.players})
    seats = [RoomSeat(f"P{number}", PERSON) for number in range(case.game.seats(options))]
    room = Room("t", Match(case.game, options, Seed.simulated(5)), seats, Settings(time_control="chess"))
    room.start_clocks(1)
    rng, hidden, moved = random.Random(case.players), 0, 0
    for number in range(1, 200):
        if room.over:
            break
        seat = rng.choice(room.match.asked)
        before, asked = [room.due(one) for one in range(len(seats))], room.match.asked
        action = rng.choice(room.match.options(seat))
        room.recall(Entry("answer", seat, action.short, f"k{number}", at=1_000 * number))
        told = room.match.news(WATCHER, room.match.steps[-1].events)
        if not told and room.match.asked == asked:
            hidden += 1
            assert [room.due(one) for one in range(len(seats))] == before
        else:
            moved += room.due(seat) != before[seat]
    assert moved, "some clock runs"
    assert hidden or case.game.id in ("duchy", "finalgirl"), "there was something to hide"


# What happens when time is up


@contextmanager
def server(path: Path) -> Iterator[TestClient]:
    """Run a server over a file, so that another one can continue with it."""
    with open_store(str(path)) as store, TestClient(create_app(store, pace=0.0, workers=1)) as client:
        yield client


def with_cookies(client: TestClient, cookies: Any) -> TestClient:
    client.cookies.update(cookies)
    return client


def room_of(client: TestClient, table: str) -> Any:
    app: Any = client.app
    return app.state.tables.rooms.get(table.rpartition("/")[2])


def deadline(client: TestClient) -> list[tuple[int, str]]:
    app: Any = client.app
    found: list[tuple[int, str]] = app.state.tables.store.deadlines(2**53).wait()
    return found


def watched(client: TestClient, table: str) -> str:
    """Return the page of somebody who only watches."""
    watcher = TestClient(client.app)
    watcher.portal = client.portal
    return watcher.get(table).text


def two_people(client: TestClient, **fields: str) -> str:
    return begin(client, "you,you", way="online", **fields)


def test_a_bot_stands_in_once_time_is_up(tmp_path: Path, hours: Hours) -> None:
    with server(tmp_path / "t.db") as client:
        table = two_people(client, **{"time-control": "minute", "late": "stand-in"})
        until(lambda: deadline(client))
        assert [seat.played_by for seat in room_of(client, table).seats] == [PERSON, PERSON]
        asked = room_of(client, table).match.asked[0]
        hours.pass_by(MINUTE + 1_000)
        until(lambda: room_of(client, table).seats[asked].stands_in)
        assert "Time is up: a bot now plays for" in watched(client, table)
        back = {"seat": str(asked), "whose": str(asked)}
        assert client.post(f"{table}/return", data=back, headers=JSON).status_code == 200
        assert room_of(client, table).seats[asked].played_by == PERSON
        due = room_of(client, table).due(asked)
        assert not due or due > values.now() + MINUTE - 10_000, "whoever is back has the whole time again"


def test_a_correspondence_game_outlives_the_server(tmp_path: Path, hours: Hours) -> None:
    path = tmp_path / "t.db"
    with server(path) as client:
        table = two_people(client, **{"time-control": "day", "late": "stand-in"})
        until(lambda: deadline(client))
        [(due, _)] = deadline(client)
        assert DAY - 60_000 < due - values.now() <= DAY
        cookies = dict(client.cookies)
    hours.pass_by(3 * DAY)  # no server has run for three days: clocks stood still
    with server(path) as client:
        with_cookies(client, cookies)
        assert client.get(table).status_code == 200
        room = room_of(client, table)
        asked = room.match.asked[0]
        assert room.due(asked) > values.now() + DAY - 120_000
        hours.pass_by(DAY + 120_000)
        until(lambda: room_of(client, table) and room_of(client, table).seats[asked].stands_in)


def test_whoever_is_late_is_reminded_once(tmp_path: Path, hours: Hours) -> None:
    path = tmp_path / "t.db"
    reminded = "has been reminded"
    with server(path) as client:
        table = two_people(client, **{"time-control": "minute", "late": "remind"})
        until(lambda: deadline(client))
        hours.pass_by(MINUTE + 1_000)
        until(lambda: reminded in watched(client, table))
        until(lambda: not deadline(client))
        cookies = dict(client.cookies)
    with server(path) as client:
        with_cookies(client, cookies)
        app: Any = client.app
        app.state.tables.store.keep_deadline(table.rpartition("/")[2], 1).wait()  # due again
        until(lambda: not deadline(client))
        assert watched(client, table).count(reminded) == 2, "each of the two players once"


def test_without_a_clock_nothing_is_kept(client: TestClient) -> None:
    table = two_people(client)
    seen = look(client, table, 0)
    answer(client, table, seen, seen["options"][0]["action"], "k")
    assert deadline(client) == []
    assert 'id="deadlines"' not in client.get(f"{table}?seat=0").text


# The form


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"time-control": "hour"}, "time-control is one of none, minute, day, chess"),
        ({"late": "shout"}, "late is one of nothing, remind, stand-in"),
    ],
)
def test_a_wrong_clock_is_refused(client: TestClient, fields: dict[str, str], said: str) -> None:
    data = {"game": "duchy", "seats": "you,you", **fields}
    made = client.post("/tables", data=data, headers=JSON)
    assert made.status_code == 400
    assert said in made.json()["problem"]


def test_only_games_of_turns_have_a_chess_clock(client: TestClient) -> None:
    assert 'value="chess"' in client.get("/new/duchy?way=online").text
    assert 'value="chess"' not in client.get("/new/bestia?way=online").text
    data = {"game": "bestia", "seats": "you,you", "time-control": "chess"}
    assert client.post("/tables", data=data, headers=JSON).status_code == 400


# Whose turn it is


def test_tables_that_wait_for_me_come_first(client: TestClient) -> None:
    table = begin(client, "you,you", way="online", **{"time-control": "day"})
    begin(client, "you,free", way="online")
    until(lambda: client.get("/your-turn").json()["tables"])
    [waiting] = client.get("/your-turn").json()["tables"]
    assert waiting["table"] == table
    until(lambda: client.get("/your-turn").json()["tables"][0]["due"])
    page = client.get("/").text
    assert page.index(f'href="{table}"') > page.index('id="your-turn"')
    stranger = TestClient(client.app)
    stranger.portal = client.portal
    assert stranger.get("/your-turn").json()["tables"] == []
    assert 'id="your-turn"' not in stranger.get("/").text
