"""The web table over HTTP: whole games, other people's seats, double clicks, and mistakes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.seats import WATCHER
from polnoc.games import find_game
from polnoc.records import decode, verify
from polnoc.store import Store, open_store
from polnoc.table.app import create_app
from polnoc.table.pages import Reader, parts
from polnoc.table.rooms import Room, RoomSeat

DUCHY = find_game("duchy")
JSON = {"accept": "application/json"}


@pytest.fixture
def store() -> Iterator[Store]:
    with open_store(":memory:") as opened:
        yield opened


@pytest.fixture
def client(store: Store) -> Iterator[TestClient]:
    with TestClient(create_app(store, pace=0.0, workers=1)) as opened:
        yield opened


def begin(client: TestClient, seats: str) -> str:
    """Make a table; its address."""
    made = client.post("/tables", data={"game": "duchy", "seats": seats}, follow_redirects=False)
    assert made.status_code == 303, made.text
    return str(made.headers["location"])


def look(client: TestClient, table: str, seat: int | None = None) -> Any:
    """The table as data."""
    params = {} if seat is None else {"seat": str(seat)}
    return client.get(table, headers=JSON, params=params).json()


def answer(client: TestClient, table: str, seen: Any, action: str, key: str) -> Any:
    """Post an answer as a program would."""
    form = {"seat": str(seen["seat"]), "token": seen["token"], "key": key, "action": action}
    return client.post(f"{table}/answer", data=form, headers=JSON)


def play_on(client: TestClient, table: str, seats: tuple[int | None, ...], rng: random.Random) -> Any:
    """Random answers for these seats until the game is over; the last look."""
    for number in range(3000):
        for seat in seats:
            seen = look(client, table, seat)
            if seen["over"]:
                return seen
            if seen["options"]:
                action = rng.choice(seen["options"])["action"]
                assert answer(client, table, seen, action, f"k{number}").status_code == 200
    raise AssertionError("the game does not end")


def test_a_whole_game_against_a_bot_ends_with_an_honest_record(client: TestClient) -> None:
    table = begin(client, "you,regular")
    assert client.get(f"{table}/record.json").status_code == 404
    last = play_on(client, table, (None,), random.Random(1))
    assert last["winners"] in ([0], [1])
    record = decode(client.get(f"{table}/record.json").content)
    assert verify(record).honest
    assert record.seed == last["seed"]
    assert client.get("/health").json()["bot_failures"] == 0


@pytest.mark.parametrize("language", ["pl", "en"])
def test_pages_in_both_languages(client: TestClient, language: str) -> None:
    client.post("/preferences", data={"lang": language, "back": "/"})
    start = client.get("/")
    assert f'lang="{language}"' in start.text
    assert "13 Duchów" in start.text
    table = begin(client, "you,novice")
    page = client.get(table).text
    assert ("Wybierz jedną z dwóch kart" if language == "pl" else "Choose one of the two cards") in page
    assert "{" not in client.get("/rules/duchy").text.split("<main")[1]


def test_without_script_a_form_posts_and_the_page_comes_back(client: TestClient) -> None:
    table = begin(client, "you,novice")
    seen = look(client, table)
    form = {"seat": "0", "token": seen["token"], "key": "a", "action": seen["options"][0]["action"]}
    posted = client.post(f"{table}/answer", data=form, follow_redirects=False)
    assert (posted.status_code, posted.headers["location"]) == (303, table)
    refused = client.post(f"{table}/answer", data={**form, "key": "b"}, follow_redirects=False)
    assert refused.status_code == 409
    assert "<html" in refused.text


def test_a_double_click_is_one_answer(client: TestClient) -> None:
    table = begin(client, "you,you")
    seen = look(client, table, 0)
    action = seen["options"][0]["action"]
    assert answer(client, table, seen, action, "same").status_code == 200
    assert answer(client, table, seen, action, "same").status_code == 200
    assert look(client, table, 0)["version"] == 1


def test_a_stale_answer_gets_the_fresh_table_and_changes_nothing(client: TestClient) -> None:
    table = begin(client, "you,you")
    seen = look(client, table, 0)
    assert answer(client, table, seen, seen["options"][0]["action"], "one").status_code == 200
    late = answer(client, table, seen, seen["options"][1]["action"], "two")
    assert late.status_code == 409
    assert late.json()["problem"]
    assert look(client, table, 0)["version"] == 1


def test_an_answer_of_another_does_not_make_a_secret_choice_stale(client: TestClient) -> None:
    table = begin(client, "you,you,you")
    first, second = look(client, table, 0), look(client, table, 1)
    assert answer(client, table, first, first["options"][0]["action"], "one").status_code == 200
    assert answer(client, table, second, second["options"][0]["action"], "two").status_code == 200


def test_illegal_and_unreadable_answers_are_explained(client: TestClient) -> None:
    table = begin(client, "you,you")
    seen = look(client, table, 0)
    illegal = answer(client, table, seen, "use", "one")
    assert illegal.status_code == 409
    assert "DUE-SETUP-03" in illegal.json()["problem"]
    assert answer(client, table, seen, "fly 3", "two").status_code == 400
    assert answer(client, table, seen, "hide ²", "three").status_code == 400
    assert look(client, table, 0)["version"] == 0


def test_nobody_else_can_answer_or_see_a_seat(client: TestClient) -> None:
    table = begin(client, "you,novice")
    seen = look(client, table)
    stranger = TestClient(client.app)
    stranger.portal = client.portal
    theirs = look(stranger, table, 0)
    assert theirs["seat"] is None
    assert theirs["options"] == []
    assert theirs["view"]["seat"] == WATCHER
    assert answer(stranger, table, seen, seen["options"][0]["action"], "x").status_code == 404
    assert stranger.post(f"{table}/undo", data={"seat": "0", "key": "y"}).status_code == 404
    stranger.cookies.set(f"seats-{table[3:]}", "A" * 32)
    assert look(stranger, table, 0)["seat"] is None


def test_an_invitation_holds_a_seat_and_leaves_the_address_bar(client: TestClient) -> None:
    page = client.post("/tables", data={"game": "duchy", "seats": "you,free"}).text
    link = page.split('href="http://testserver')[1].split('"')[0]
    table = link.split("/sit/")[0]
    assert "<svg" in page
    seen = look(client, table)
    assert seen["options"] == []
    guest = TestClient(client.app)
    guest.portal = client.portal
    sat = guest.get(link, follow_redirects=False)
    assert (sat.status_code, sat.headers["location"]) == (303, table)
    cookie = sat.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert look(guest, table)["seat"] == 1
    assert look(client, table)["options"]
    assert guest.get(f"{table}/sit/wrong").status_code == 404


def test_at_one_screen_there_is_a_curtain_between_players(client: TestClient) -> None:
    table = begin(client, "you,you")
    curtain = client.get(table).text
    assert 'class="curtain"' in curtain
    assert "choice-list" not in curtain
    shown = client.get(table, params={"seat": "0"}).text
    assert "choice-list" in shown


def test_alone_any_answer_can_be_taken_back_and_that_is_marked(client: TestClient) -> None:
    table = begin(client, "you,novice")
    seen = look(client, table)
    assert client.post(f"{table}/undo", data={"seat": "0", "key": "u0"}, headers=JSON).status_code == 409
    answer(client, table, seen, seen["options"][0]["action"], "one")
    assert client.post(f"{table}/undo", data={"seat": "0", "key": "u1"}, headers=JSON).status_code == 200
    assert look(client, table)["options"] == seen["options"]


def test_a_table_survives_a_restart(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")
    with open_store(path) as store, TestClient(create_app(store, pace=0.0, workers=1)) as client:
        table = begin(client, "you,you")
        for number in range(2):
            seen = look(client, table, number)
            answer(client, table, seen, seen["options"][0]["action"], f"k{number}")
        before = [look(client, table, seat)["view"] for seat in (0, 1)]
        cookies = dict(client.cookies.items())
    with open_store(path) as store, TestClient(create_app(store, pace=0.0, workers=1)) as client:
        for name, value in cookies.items():
            client.cookies.set(name, value)
        assert [look(client, table, seat)["view"] for seat in (0, 1)] == before


@pytest.mark.parametrize(
    ("path", "body", "kind", "status"),
    [
        ("/tables", b"game=chess&seats=you,you", "application/x-www-form-urlencoded", 400),
        ("/tables", b"game=duchy&seats=you", "application/x-www-form-urlencoded", 400),
        ("/tables", b"game=duchy&seats=you,genius", "application/x-www-form-urlencoded", 400),
        ("/tables", b"{}", "application/json", 400),
        ("/tables", b"a=\xff", "application/x-www-form-urlencoded", 400),
        ("/tables", b"a" * 70_000, "application/x-www-form-urlencoded", 400),
        ("/t/nothing/answer", b"seat=0", "application/x-www-form-urlencoded", 404),
    ],
)
def test_bad_posts_are_refused_with_a_reason(
    client: TestClient, path: str, body: bytes, kind: str, status: int
) -> None:
    refused = client.post(path, content=body, headers={"content-type": kind, **JSON})
    assert refused.status_code == status
    assert refused.json()["problem"]


def test_posts_from_other_sites_are_refused(client: TestClient) -> None:
    form = {"game": "duchy", "seats": "you,novice"}
    for headers in ({"sec-fetch-site": "cross-site"}, {"origin": "http://evil.example"}, {"origin": "null"}):
        assert client.post("/tables", data=form, headers=headers).status_code == 403


def test_every_page_has_a_strict_policy(client: TestClient) -> None:
    for path in ("/", "/rules/duchy", "/nothing", begin(client, "you,novice")):
        policy = client.get(path).headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy


def test_unknown_addresses_are_answered_properly(client: TestClient) -> None:
    for path in ("/nothing", "/t/nothing", "/rules/chess", "/t/nothing/record.json"):
        assert client.get(path).status_code == 404
        assert "problem" in client.get(path, headers=JSON).json()
    assert (
        client.post("/preferences", data={"back": "//evil.example"}, follow_redirects=False).headers[
            "location"
        ]
        == "/"
    )


def test_the_socket_tells_only_what_changed(client: TestClient) -> None:
    table = begin(client, "you,you")
    with client.websocket_connect(f"{table}/live?seat=0&have=0") as socket:
        seen = look(client, table, 1)
        answer(client, table, seen, seen["options"][0]["action"], "one")
        told = socket.receive_json()
        assert told["version"] == 1
        assert "log" in told["put"]
        assert "window-5" not in told["put"]
    with client.websocket_connect(f"{table}/live?seat=0&have=0") as socket:
        assert len(socket.receive_json()["put"]) > len(told["put"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pages_show_nothing_that_a_reader_may_not_know(players: int) -> None:
    """Deal everything hidden anew: every part of every reader's page stays the same to the letter."""
    rng = random.Random(players)
    match = Match(DUCHY, DUCHY.read_options({"players": players}), Seed.simulated(players))
    room = Room("room", match, [RoomSeat(f"<b>{seat}</b>", "you") for seat in range(players)])
    for step in range(60):
        if match.over:
            break
        for seat in (*range(players), WATCHER) if step % 4 == 0 else ():
            reader = Reader("pl", "night", seat)
            true = match.position
            shown = parts(room, reader)
            match.position = DUCHY.redeal(match.view(seat), rng)
            other = parts(room, reader)
            match.position = true
            # Whether one may undo compares this moment with the one before, which was not dealt anew.
            assert {**shown, "tools": ""} == {**other, "tools": ""}
            assert "<b>" not in "".join(shown.values())
        seat = rng.choice(match.asked)
        match.answer(seat, rng.choice(match.options(seat)))
