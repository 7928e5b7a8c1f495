"""The web table over HTTP: whole games, other people's seats, double clicks, and mistakes."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.refusals import Endless
from polnoc.engine.seats import WATCHER
from polnoc.games import find_game
from polnoc.records import decode, verify
from polnoc.store import open_store
from polnoc.table.app import create_app
from polnoc.table.layout import Reader
from polnoc.table.page_renderer import renderer_of
from polnoc.table.room_seats import RoomSeat
from polnoc.table.rooms import Room
from tests.table.tools import JSON, answer, begin, entries, look, play_on

DUCHY = find_game("duchy")
Other = Callable[[], TestClient]


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
    assert len(entries(client, table)) == 1


def test_a_stale_answer_gets_the_fresh_table_and_changes_nothing(client: TestClient) -> None:
    table = begin(client, "you,you")
    seen = look(client, table, 0)
    assert answer(client, table, seen, seen["options"][0]["action"], "one").status_code == 200
    late = answer(client, table, seen, seen["options"][1]["action"], "two")
    assert late.status_code == 409
    assert late.json()["problem"]
    assert len(entries(client, table)) == 1


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
    assert entries(client, table) == []


def test_an_answer_whose_effects_never_end_is_refused_and_nothing_is_lost(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(client, "you,you")
    seen = look(client, table, 0)
    monkeypatch.setattr("polnoc.engine.match.answer", _never_ends)
    refused = answer(client, table, seen, seen["options"][0]["action"], "first")
    assert refused.status_code == 409
    assert "never end" in refused.text or "nigdy się nie kończą" in refused.text
    monkeypatch.undo()
    assert look(client, table, 0)["options"] == seen["options"]
    assert answer(client, table, seen, seen["options"][0]["action"], "second").status_code == 200


def _never_ends(*given: object) -> tuple[int, ...]:
    raise Endless("DUE-TURN-03")


def test_nobody_else_can_answer_or_see_a_seat(client: TestClient, other: Other) -> None:
    table = begin(client, "you,novice")
    seen = look(client, table)
    stranger = other()
    theirs = look(stranger, table, 0)
    assert theirs["seat"] is None
    assert theirs["options"] == []
    assert theirs["view"]["seat"] == WATCHER
    assert answer(stranger, table, seen, seen["options"][0]["action"], "x").status_code == 404
    assert stranger.post(f"{table}/undo", data={"seat": "0", "key": "y"}).status_code == 404
    stranger.cookies.set(f"seats-{table[3:]}", "A" * 32)
    assert look(stranger, table, 0)["seat"] is None


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
        ("/tables", b"a" * 70_000, "application/x-www-form-urlencoded", 413),
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
        own = [rule.split()[0] for rule in policy.split("; ") if "blob:" in rule]
        assert own == ["img-src", "media-src"], "what a page makes itself may be seen, and nothing else"


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
    table = begin(client, "you,you,you")
    with client.websocket_connect(f"{table}/live?seat=0&have=") as socket:
        whole = socket.receive_json()
        assert {"prompt", "actions", "window-5"} <= set(whole["put"])
        seen = look(client, table, 1)
        answer(client, table, seen, seen["options"][0]["action"], "one")
        told = socket.receive_json()
        assert [line for beat in told["beats"] for line in beat["lines"]]
        assert "add" not in told
        assert "window-5" not in told.get("put", {})
    with client.websocket_connect(f"{table}/live?seat=0&have={told['mark']}") as socket:
        seen = look(client, table, 2)
        answer(client, table, seen, seen["options"][0]["action"], "two")
        assert socket.receive_json()["mark"] != told["mark"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pages_show_nothing_that_a_reader_may_not_know(players: int) -> None:
    """Re-deal everything hidden: every part of every reader's page stays the same to the letter."""
    rng = random.Random(players)
    match = Match(DUCHY, DUCHY.read_options({"players": players}), Seed.simulated(players))
    room = Room("room", match, [RoomSeat(f"<b>{seat}</b>", "you", "s") for seat in range(players)])

    def shown(reader: Reader) -> dict[str, str]:
        room.tell()
        look = renderer_of(room, reader).state()
        return {**look.parts, "log": "".join(look.rolls["log-lines"])}

    for step in range(60):
        if match.over:
            break
        for seat in (*range(players), WATCHER) if step % 4 == 0 else ():
            reader = Reader("pl", "night", seat)
            true = match.position
            first = shown(reader)
            match.position = DUCHY.redeal(match.view(seat), rng)
            second = shown(reader)
            match.position = true
            # Whether one may undo depends on the moment before, which was not re-dealt.
            assert {**first, "undo": ""} == {**second, "undo": ""}
            assert "<b>" not in "".join(first.values())
        seat = rng.choice(match.asked)
        match.answer(seat, rng.choice(match.options(seat)))


def test_every_seat_has_keys_of_its_own(client: TestClient) -> None:
    table = begin(client, "you,you")
    for seat in (0, 1):
        seen = look(client, table, seat)
        assert answer(client, table, seen, seen["options"][0]["action"], "1").status_code == 200
    assert len(entries(client, table)) == 2


def test_one_key_is_one_wish(client: TestClient) -> None:
    table = begin(client, "you,you")
    seen = look(client, table, 0)
    assert answer(client, table, seen, seen["options"][0]["action"], "same").status_code == 200
    assert answer(client, table, seen, seen["options"][1]["action"], "same").status_code == 409
    assert client.post(f"{table}/undo", data={"seat": "0", "key": "same"}, headers=JSON).status_code == 409
    assert len(entries(client, table)) == 1
