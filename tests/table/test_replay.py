"""Replay: it shows what was seen, leaks nothing, and records can be exported and imported."""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from polnoc.drawing.markup import text
from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.seats import WATCHER
from polnoc.engine.views import HIDDEN
from polnoc.games import find_game
from polnoc.records import Record, RecordError, Seat, as_text, decode, encode, replay, take, verify
from polnoc.records.export import ABOVE
from polnoc.records.record import MOST_UNDONE_ANSWERS
from polnoc.store import Store
from polnoc.store.archive import encode as encode_archive
from polnoc.table import layout
from polnoc.table.layout import Reader
from polnoc.table.replay import (
    answers_before,
    imported,
    past_after_line,
    read_eyes,
)
from polnoc.table.replay_beats import position_after
from polnoc.table.replay_pages import RECORD_BYTES, Past, Proof, own_lines, replay_page, then_page
from polnoc.table.room_seats import RoomSeat
from polnoc.table.rooms import Room
from polnoc.table.table_settings import Settings
from polnoc.words import Words
from tests.table.tools import JSON, answer, begin, look, play_on

DUCHY = find_game("duchy")
NAMES = ("Ania", "<b>Olek</b>", "Ewa & Jan", 'Zoë "Z"')
#: How many damaged records are imported.
DAMAGED = int(os.environ.get("POLNOC_DAMAGED", "30"))

Other = Callable[[], TestClient]


def played(players: int, seed: int, stop_after: int = 10_000) -> Match:
    """Return a game of random answers, whole or stopped."""
    rng = random.Random(seed)
    match = Match(DUCHY, DUCHY.read_options({"players": players}), Seed.simulated(seed))
    while not match.over and len(match.steps) < stop_after:
        seat = rng.choice(match.asked)
        match.answer(seat, rng.choice(match.options(seat)))
    return match


def record_of(match: Match, *played_by: str) -> Record:
    """Return its record; seats are people's unless said otherwise."""
    kinds = played_by + ("you",) * (match.seats - len(played_by))
    return take(match, [Seat(NAMES[n], kind) for n, kind in enumerate(kinds)])


def room_of(match: Match) -> Room:
    return Room("room", match, [RoomSeat(NAMES[seat], "you") for seat in range(match.seats)])


def proof_of(match: Match) -> Proof:
    record = record_of(match)
    return Proof(record, verify(record))


def bring_in(client: TestClient, raw: bytes) -> Any:
    """Upload a record with the form."""
    return client.post("/import", files={"file": ("game.json", raw)}, headers=JSON, follow_redirects=False)


def replay_of(client: TestClient, match: Match, *played_by: str) -> str:
    """Return the path of the replay of a finished match."""
    made = bring_in(client, encode(record_of(match, *played_by)))
    assert made.status_code == 303, made.text
    return str(made.headers["location"])


def tables_in(store: Store) -> list[Any]:
    return list(store.tables().wait())


class Seen(msgspec.Struct):
    """A view exactly as it was sent."""

    view: msgspec.Raw


def view_bytes(client: TestClient, address: str, **params: str) -> bytes:
    answered = client.get(address, headers=JSON, params=params)
    assert answered.status_code == 200, answered.text
    return bytes(msgspec.json.decode(answered.content, type=Seen).view)


# Replay ---------------------------------------------------------------------------------


def test_a_replay_shows_every_seat_what_it_saw_then_byte_for_byte(client: TestClient, other: Other) -> None:
    """Two people and a watcher record every view of a live game; the replay has them all."""
    table, watcher, rng = begin(client, "you,you"), other(), random.Random(3)

    def views() -> list[bytes]:
        live = [view_bytes(client, table, seat=str(seat)) for seat in (0, 1)]
        return [*live, view_bytes(watcher, table)]

    noted = [views()]
    for number in range(2000):
        seat = look(client, table)["view"]["asked"][0]
        seen = look(client, table, seat)
        assert (
            answer(client, table, seen, rng.choice(seen["options"])["action"], f"k{number}").status_code
            == 200
        )
        noted.append(views())
        if look(client, table)["over"]:
            break
    assert len(noted) > 20
    for step, expected in enumerate(noted):
        address = f"{table}/replay/{step}"
        again = [view_bytes(watcher, address, eyes=eyes) for eyes in ("0", "1", "watcher")]
        assert again == expected
        assert view_bytes(watcher, address, eyes="above") == expected[2]
    above = watcher.get(f"{table}/replay/{len(noted) - 1}", headers=JSON).json()
    assert [msgspec.json.encode(view) for view in above["seats"]] == noted[-1][:2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_page_of_a_step_has_the_board_and_the_log_of_its_eyes(players: int) -> None:
    match = played(players, players)
    room, proof = room_of(match), proof_of(match)
    drawer = layout.drawer_of(DUCHY)
    for step in (0, len(match.steps) // 2, len(match.steps)):
        past = Past(room, position_after(match, step))
        for seat in (*range(players), WATCHER):
            words = Words("pl", DUCHY, NAMES[:players], seat)
            drawing = drawer.Board.once(DUCHY, past.view(seat), [], words.text, words.names)
            page = replay_page(past, proof, Reader("pl"), step, seat)
            assert all([piece in page for piece in drawing.pieces.values()])
            assert all([text(words.event(event)) in page for event in match.log(seat)])
            assert "<b>" not in page


def test_from_above_each_hand_is_shown_and_every_secret_is_told() -> None:
    match = played(3, 5)
    room, proof = room_of(match), proof_of(match)
    past = Past(room, position_after(match, 12))
    page = replay_page(past, proof, Reader("en"), 12, ABOVE)
    told = Words("en", DUCHY, NAMES[:3])
    for event in match.events:
        if event.audience > 0:
            assert text(told.event(event)) in page
    for seat in range(3):
        lair = past.view(seat)["lair"][seat]
        assert re.search(rf'<g id="of-{seat}-lair".*?{re.escape(text(told.card(lair)))}', page)
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids)), "an id stands for one element"


def test_every_step_has_an_address_and_real_links_to_the_others(client: TestClient) -> None:
    match = played(2, 4)
    last, replayed = len(match.steps), replay_of(client, match)
    door = client.get(replayed, follow_redirects=False)
    assert (door.status_code, door.headers["location"]) == (303, f"{replayed}/0?eyes=above")

    def ways(step: int) -> dict[str, str]:
        page = client.get(f"{replayed}/{step}", params={"eyes": "1"}).text
        found = re.findall(r'rel="(first|prev|next|last)" href="([^"]+)"', page)
        return dict(found)

    def at(step: int) -> str:
        return f"{replayed}/{step}?eyes=1"

    assert ways(0) == {"next": at(1), "last": at(last)}
    assert ways(5) == {"first": at(0), "prev": at(4), "next": at(6), "last": at(last)}
    assert ways(last) == {"first": at(0), "prev": at(last - 1)}
    jumped = client.get(replayed, params={"step": "9", "eyes": "1"}, follow_redirects=False)
    assert jumped.headers["location"] == at(9)


def test_the_log_marks_the_line_of_the_step_and_no_other(client: TestClient) -> None:
    match = played(2, 4)
    replayed = replay_of(client, match)
    for step in (0, 1, len(match.steps)):
        page = client.get(f"{replayed}/{step}").text
        marked = re.findall(r'<a href="([^"]+)" aria-current="step"', page)
        assert marked == [f"{replayed}/{step}?eyes=above"]


def test_half_a_choice_is_told_from_above_and_to_its_owner_only(client: TestClient) -> None:
    match = played(2, 4)
    replayed = replay_of(client, match)
    step = next(n for n, step in enumerate(match.steps, 1) if _tells_nothing(match, n))
    seat = match.steps[step - 1].seat
    unseen = "Nothing that these eyes could see."
    for eyes, hidden in (("above", False), (str(seat), False), (str(1 - seat), True), ("watcher", True)):
        page = client.get(f"{replayed}/{step}", params={"eyes": eyes}).text
        assert (unseen in page) is hidden


def _tells_nothing(match: Match, answers: int) -> bool:
    ends = [*[step.events for step in match.steps[1:]], len(match.events)]
    return match.steps[answers - 1].events == ends[answers - 1]


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_replay_tells_the_result_and_that_it_is_verified(client: TestClient, language: str) -> None:
    match = played(2, 6)
    match.undone = 3
    record = record_of(match, "expert")
    replayed = replay_of(client, match, "expert")
    page = client.get(f"{replayed}/0", headers={"accept-language": language}).text
    words = Words(language, DUCHY, NAMES[:2])
    winner = [words.name(seat) for seat in match.winners]
    for said in (
        words.text("replay-won", names=winner, count=1),
        words.text("replay-verified"),
        words.text("verify-honest"),
        words.text("verify-undone", count=3),
        words.text("level-expert"),
        record.seed,
        record.commitment,
        words.text("replay-imported"),
    ):
        assert text(said) in page
    assert "{" not in page
    table = replayed.removesuffix("/replay")
    assert f'href="{table}/record.json"' in page
    assert f'href="{table}/record.txt?lang={language}"' in page


@pytest.mark.parametrize(
    "where", ["/999999", "/-1", "/x", "/²", "/3?eyes=7", "/3?eyes=-2", "/3?eyes=", "?step=999", "?step=x"]
)
def test_steps_and_eyes_that_are_not_there(client: TestClient, where: str) -> None:
    replayed = replay_of(client, played(2, 4))
    assert client.get(replayed + where).status_code == 404
    assert client.get(replayed + where, headers=JSON).json()["problem"]


def test_eyes_are_named_by_seat_or_by_word() -> None:
    assert [read_eyes(word, 2) for word in ("0", "1", "2", "watcher", "above", "15", "")] == [
        0,
        1,
        None,
        WATCHER,
        ABOVE,
        None,
        None,
    ]


def test_whoever_has_a_seat_begins_with_its_eyes(client: TestClient, other: Other) -> None:
    table = begin(client, "you,novice")
    play_on(client, table, (None,), random.Random(1))
    for browser, eyes in ((client, "0"), (other(), "above")):
        door = browser.get(f"{table}/replay", follow_redirects=False)
        assert door.headers["location"] == f"{table}/replay/0?eyes={eyes}"
    mine = client.get(f"{table}/replay/0?eyes=0").text
    assert text(Words("en", DUCHY, ()).text("replay-imported")) not in mine


def test_a_running_game_is_not_replayed_and_not_given_out(client: TestClient) -> None:
    table = begin(client, "you,you")
    for path in ("/replay", "/replay/0", "/replay/0?eyes=0", "/replay/99?eyes=above"):
        refused = client.get(table + path)
        assert refused.status_code == 409
        assert "once it is over" in refused.text
        assert "once it is over" in client.get(table + path, headers=JSON).json()["problem"]
    for path in ("/record.json", "/record.txt"):
        assert client.get(table + path).status_code == 404
    for path in ("/replay", "/replay/0", "/then/0", "/record.txt"):
        assert client.get(f"/t/nothing{path}").status_code == 404


# Past boards ------------------------------------------------------------------------------


def test_a_line_of_the_log_leads_to_the_board_at_that_moment() -> None:
    """Even within a step, each line has its own board: nothing on it is later than the line."""
    match = played(2, 9, stop_after=200)
    room = room_of(match)
    told = set()
    for seat in (0, 1, WATCHER):
        for line, event in enumerate(match.log(seat)):
            past = past_after_line(room, seat, line)
            assert past is not None
            view, args = past.view(seat), event.args
            then = {
                "uses": view["middle"][-1:] == (args.get("card"),),
                "found": view["found"] >> args.get("seat", 0) & 1 and HIDDEN in view["lair"],
                "scores": view["scores"][args.get("side", 0)] == args.get("total"),
                "draws": view["hand"][args.get("seat", 0)] == HIDDEN,
                "round-over": all([card > 0 for card in view["lair"]]),
                "round-begins": view["round"] == args.get("round") and not view["middle"],
                "game-over": not view["frames"] and all([card > 0 for card in view["lair"]]),
            }
            assert then.get(event.key, True), (line, event)
            told.add(event.key)
    assert {"uses", "found", "scores", "draws", "round-over", "round-begins"} <= told
    assert past_after_line(room, 0, len(match.log(0))) is None


def test_the_page_of_a_line_for_its_seat_only(client: TestClient, other: Other) -> None:
    table = begin(client, "you,novice")
    seen = look(client, table)
    answer(client, table, seen, seen["options"][0]["action"], "one")
    page = client.get(f"{table}/then/1", params={"seat": "0"})
    assert page.status_code == 200
    assert "<h1><span" in page.text
    assert 'id="actions"' not in page.text
    assert "data-action" not in page.text
    line = client.get(f"{table}/then/1", headers=JSON).json()
    assert (line["seat"], line["line"], line["view"]["seat"]) == (0, 1, 0)
    stranger = other()
    for browser, seat in ((stranger, "0"), (stranger, "1"), (client, "1"), (client, "x")):
        assert browser.get(f"{table}/then/1", params={"seat": seat}).status_code == 404
    for params in ({}, {"seat": str(WATCHER)}):
        watched = stranger.get(f"{table}/then/1", params=params, headers=JSON).json()
        assert (watched["seat"], watched["view"]["seat"]) == (None, WATCHER)
    for number in ("9999", "-1", "x", "1e3"):
        refused = client.get(f"{table}/then/{number}")
        assert refused.status_code == 404
        assert f'href="{table}"' in refused.text
        assert client.get(f"{table}/then/{number}", headers=JSON).json()["problem"]


def test_at_one_screen_the_past_of_another_stays_behind_the_curtain(client: TestClient) -> None:
    table = begin(client, "you,you")
    seen = look(client, table, 0)
    answer(client, table, seen, seen["options"][0]["action"], "one")
    hidden = client.get(f"{table}/then/0", params={"seat": "0"}, follow_redirects=False)
    assert (hidden.status_code, hidden.headers["location"]) == (303, table)
    shown = client.get(f"{table}/then/0", params={"seat": "1"})
    assert shown.status_code == 200
    assert f'href="{table}?seat=1"' in shown.text
    assert client.get(f"{table}/then/0").status_code == 200


def then_pages(room: Room, seat: int, step: int = 1) -> list[str]:
    """Return every page of the past that a seat can open, or one in `step`."""
    pages = []
    for line in range(0, len(own_lines(room, seat)), step):
        past = past_after_line(room, seat, line)
        assert past is not None
        pages.append(then_page(past, Reader("pl", seat=seat, held=(seat,)), line))
    return pages


def test_a_step_that_a_reader_does_not_see_changes_none_of_his_pages() -> None:
    """So nobody can count the hidden steps of the others."""
    match = Match(DUCHY, DUCHY.read_options({"players": 2}), Seed.simulated(2))
    room, rng, unseen = room_of(match), random.Random(4), 0

    def visible(seat: int) -> tuple[object, int]:
        return match.view(seat), len(match.log(seat))

    while unseen < 4:
        seat = rng.choice(match.asked)
        action = rng.choice(match.options(seat))
        before = {other: visible(other) for other in (1 - seat, WATCHER)}
        pages = {other: then_pages(room, other, step=15) for other in before if action.verb == "name"}
        match.answer(seat, action)
        for other, shown in pages.items():
            if visible(other) == before[other]:
                unseen += 1
                assert then_pages(room, other, step=15) == shown


def test_after_undo_the_lines_are_those_that_stand(client: TestClient) -> None:
    table = begin(client, "you,novice")
    seen = look(client, table)
    lines = seen["events"]
    answer(client, table, seen, seen["options"][0]["action"], "one")
    assert client.get(f"{table}/then/{lines}").status_code == 200
    assert client.post(f"{table}/undo", data={"seat": "0", "key": "u1"}, headers=JSON).status_code == 200
    left = look(client, table)["events"]
    assert client.get(f"{table}/then/{left}").status_code == 404
    assert client.get(f"{table}/then/{left - 1}").status_code == 200


def test_the_answer_that_led_to_an_event() -> None:
    match = played(2, 2, stop_after=25)
    for number in range(len(match.events)):
        answers = answers_before(match, number)
        starts = [0, *[step.events for step in match.steps], len(match.events) + 1]
        assert starts[answers] <= number < starts[answers + 1]


@pytest.mark.parametrize("eyes", ["above", "0", "watcher"])
def test_beats_lead_from_step_to_step(client: TestClient, eyes: str) -> None:
    """Applying the beats of a replay in order gives the page of every step."""
    match = played(3, 2)
    table, last = replay_of(client, match), len(match.steps)
    parts: dict[str, str] = {}
    step: int | None = last - 30
    told, asked = 0, 0
    while step is not None:
        got = client.get(f"{table}/beats", params={"from": str(step), "eyes": eyes}).json()
        asked += 1
        for beat in got["beats"]:
            assert step < beat["step"] <= (got["next"] or last)
            parts |= beat.get("put", {})
            told += len(beat.get("lines", ()))
        step = got["next"]
        page = client.get(f"{table}/{step or last}", params={"eyes": eyes}).text
        assert not [key for key, part in parts.items() if part not in page], "a piece is as on the page"
    assert asked == 2
    assert told > 30


def test_a_game_is_told_in_short(client: TestClient) -> None:
    """From above: every lair that was found, every end of a round, and the result last."""
    match = played(3, 2)
    table = replay_of(client, match)
    got = client.get(f"{table}/beats", params={"eyes": "above", "only": "key"}).json()
    keys = [event.key for event in match.events if event.key in ("found", "round-over", "game-over")]
    begin, *told = got["beats"]
    assert [begin["step"], set(begin)] == [0, {"put", "step"}], "how the board was when all began"
    assert {"window-1", "door-0", "door-2"} <= set(begin["put"])
    assert len(told) == len(keys)
    assert [got["next"], got["beats"][-1]["kind"]] == [None, "win"]


def test_beats_of_a_replay_are_for_finished_games_only(client: TestClient) -> None:
    table = begin(client, "you,novice")
    assert client.get(f"{table}/replay/beats").status_code == 409
    done = replay_of(client, played(2, 2))
    for query in ("from=-1", "from=9999", "from=x", "eyes=9", "eyes=x"):
        assert client.get(f"{done}/beats?{query}").status_code == 404


# Exporting and importing records --------------------------------------------------------


def test_a_finished_game_goes_out_and_comes_in_and_is_the_same_record(client: TestClient) -> None:
    table = begin(client, "you,regular")
    play_on(client, table, (None,), random.Random(2))
    given = client.get(f"{table}/record.json")
    assert "attachment" in given.headers["content-disposition"]
    made = bring_in(client, given.content)
    again = made.headers["location"].removesuffix("/replay")
    assert again != table
    assert client.get(f"{again}/record.json").content == given.content
    told = client.get(f"{again}/record.txt", params={"lang": "pl"})
    record = decode(given.content)
    assert told.text == as_text(replay(record), record, "pl")
    assert told.headers["content-type"] == "text/plain; charset=utf-8"
    assert client.get(f"{again}/record.txt?lang=xx").text == as_text(replay(record), record, "en")
    assert look(client, again)["seat"] is None, "nobody holds a seat of a finished game that came in"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("undone", [0, 4])
def test_out_and_in_keeps_everything(client: TestClient, players: int, undone: int) -> None:
    match = played(players, 30 + players)
    match.undone = undone
    record = record_of(match, "novice", "random")
    table = replay_of(client, match, "novice", "random").removesuffix("/replay")
    assert client.get(f"{table}/record.json").content == encode(record)


def test_a_record_with_options_of_its_own_keeps_them(client: TestClient) -> None:
    match = Match(DUCHY, DUCHY.read_options({"players": 3, "first": 2}), Seed.simulated(2))
    rng = random.Random(1)
    while not match.over:
        match.answer(match.asked[0], rng.choice(match.options(match.asked[0])))
    table = replay_of(client, match).removesuffix("/replay")
    assert decode(client.get(f"{table}/record.json").content).options == {"players": 3, "first": 2}


def test_an_unfinished_game_goes_on_at_one_screen(client: TestClient, other: Other) -> None:
    match = played(3, 8, stop_after=11)
    made = bring_in(client, encode(record_of(match, "you", "you", "novice")))
    table = made.headers["location"]
    assert re.fullmatch(r"/t/[a-z0-9]{16}", table)
    assert [look(client, table, seat)["view"] for seat in (0, 1)] == json.loads(
        msgspec.json.encode([match.view(0), match.view(1)])
    )
    assert look(client, table, 2)["seat"] is None, "a bot's seat is not for holding"
    assert look(other(), table, 0)["seat"] is None, "only whoever brought it in holds the seats"
    play_on(client, table, (0, 1), random.Random(5))
    record = decode(client.get(f"{table}/record.json").content)
    assert verify(record).honest
    assert record.moves.startswith(record_of(match).moves)


def test_a_game_that_came_in_is_marked(client: TestClient, store: Store) -> None:
    for match in (played(2, 8, stop_after=5), played(2, 8)):
        table = bring_in(client, encode(record_of(match))).headers["location"]
        kept = store.table(table.split("/")[2]).wait()
        assert msgspec.convert(kept.settings, Settings).imported
        assert kept.status == ("over" if match.over else "playing")
        assert not msgspec.convert(kept.settings, Settings).listed


def test_a_table_from_a_record_is_one_sound_archive() -> None:
    match = played(2, 8, stop_after=5)
    match.undone = 2
    archive = imported(record_of(match), "host", {0: "zero", 1: "one"})
    assert [entry.kind for entry in archive.entries] == ["answer", "take-back"] * 2 + ["answer"] * 5
    assert archive.seats[0].opened_by("zero")
    assert not archive.seats[0].opened_by("one")
    assert b"zero" not in encode_archive(archive)


@pytest.mark.parametrize("how", ["file", "text", "form", "body", "marked"])
def test_a_record_comes_as_a_file_as_text_or_as_it_is(client: TestClient, how: str) -> None:
    raw = encode(record_of(played(2, 12)))
    empty = ("", b"", "application/octet-stream")
    ways: dict[str, dict[str, Any]] = {
        "file": {"files": {"file": ("game.json", raw)}, "data": {"record": "not looked at"}},
        "text": {"files": {"file": empty}, "data": {"record": raw.decode()}},
        "form": {"data": {"record": raw.decode().replace("\n", "\r\n")}},
        "body": {"content": raw, "headers": {"content-type": "application/json"}},
        "marked": {"files": {"file": ("game.json", b"\xef\xbb\xbf" + raw)}},
    }
    made = client.post("/import", follow_redirects=False, **ways[how])
    assert made.status_code == 303, made.text
    assert client.get(made.headers["location"]).status_code == 200


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_page_for_bringing_in(client: TestClient, language: str) -> None:
    page = client.get("/import", headers={"accept-language": language}).text
    assert 'type="file"' in page
    assert 'name="record"' in page
    assert "{" not in page
    refused = client.post("/import", data={"record": "<script>"}, headers={"accept-language": language})
    assert refused.status_code == 400
    assert 'role="alert"' in refused.text
    assert "<script>" not in refused.text
    assert "&lt;script&gt;" in refused.text, "what was pasted is still there"


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


RECORD = record_of(played(2, 14))
HALF = record_of(played(2, 14, stop_after=9))
DEEP = nested(25_000)


def changed(**fields: object) -> bytes:
    return encode(msgspec.structs.replace(RECORD, **fields))


def patched(old: str, new: str) -> bytes:
    raw = encode(RECORD).decode()
    assert old in raw
    return raw.replace(old, new, 1).encode()


def with_seats(*seats: Seat) -> bytes:
    return changed(seats=list(seats))


FIRST, *REST = RECORD.moves.split()

HOSTILE: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "There is no record"),
    "white space": (b" \r\n ", "There is no record"),
    "not JSON": (b"hello", "not a record"),
    "another thing": (b"[1, 2, 3]", "Expected `object`"),
    "half a file": (encode(RECORD)[:300], "not a record"),
    "not UTF-8": (encode(RECORD).replace(b"Ania", b"\xff\xfe"), "not UTF-8"),
    "half a character": (patched("Ania", r"\ud800"), "surrogate"),
    "deep in the options": (patched('"options": {', f'"options": {{"deep": {DEEP}, '), "nested too deeply"),
    "rather deep in an option": (
        patched('"options": {', f'"options": {{"first": {nested(65)}, '),
        "nested too deeply",
    ),
    "deep from the start": (DEEP.encode(), "not a record"),
    "an unknown field": (patched('"polnoc": 1', '"polnoc": 1, "admin": true'), "unknown field `admin`"),
    "other format": (changed(polnoc=2), "format 2"),
    "huge format": (patched('"polnoc": 1', '"polnoc": ' + "9" * 4_000), "format 999"),
    "number without end": (patched('"polnoc": 1', '"polnoc": ' + "9" * 50_000), "out of range"),
    "other rules": (changed(rules=99), "version 99 of the rules"),
    "huge rules": (patched('"rules": 1', '"rules": ' + "9" * 4_000), "of the rules"),
    "other content": (changed(content="0000"), "other content"),
    "unknown game": (changed(game="../../etc/passwd"), "No game is called"),
    "no such option": (changed(options={"players": 2, "x": 1}), "no option is called 'x'"),
    "too many players": (changed(options={"players": 10**30}), "option 'players'"),
    "number too large": (patched('"players": 2', '"players": 1e999'), "out of range"),
    "no seed": (changed(seed="dice"), "no seed"),
    "wrong seed": (changed(seed="sim:15"), "Answer 1 "),
    "broken promise": (changed(commitment="0" * 64), "not the one that was promised"),
    "wrong move": (changed(moves=" ".join(["0:h99", *REST])), "Answer 1 (“0:h99”)"),
    "move of nobody": (changed(moves=" ".join(["9:h3", *REST])), "Answer 1 (“9:h3”)"),
    "move of a strange digit": (changed(moves=" ".join(["²:h3", *REST])), "Answer 1 "),
    "endless move": (changed(moves="0:h" + "9" * 40_000, checks="AA"), "Answer 1 "),
    "move after the end": (changed(moves=RECORD.moves + " u", checks=RECORD.checks + "AA"), "after the end"),
    "missing checks": (changed(checks=""), "checks for 0"),
    "wrong check": (changed(checks="--" + RECORD.checks[2:]), "Answer 1 "),
    "wrong end": (changed(final="0" * 64), "last position"),
    "wrong winner": (changed(winners=[0, 1, 10**300]), "result"),
    "not finished after all": (changed(finished=False), "result"),
    "one seat too few": (with_seats(Seat("Ania", "you")), "has 1 seats"),
    "one seat too many": (with_seats(*[Seat("Ania", "you")] * 3), "has 3 seats"),
    "no name": (with_seats(Seat("Ania", "you"), Seat(" ", "you")), "Seat 1: a name"),
    "a name that cannot be seen": (with_seats(Seat("A\u202eb", "you"), RECORD.seats[1]), "Seat 0: a name"),
    "a name of two lines": (with_seats(Seat("A\nB", "you"), RECORD.seats[1]), "Seat 0: a name"),
    "a name without end": (with_seats(Seat("A" * 9_000, "you"), RECORD.seats[1]), "9000 characters"),
    "an unknown bot": (
        with_seats(Seat("Ania", "../x"), RECORD.seats[1]),
        "no kind of player is called “../x”",
    ),
    "a free seat": (with_seats(Seat("Ania", ""), RECORD.seats[1]), "no kind of player is called “”"),
    "too much taken back": (changed(undone=MOST_UNDONE_ANSWERS + 1), "undone"),
    "less than nothing taken back": (changed(undone=-1), "undone"),
    "endless taking back": (patched('"undone": 0', '"undone": ' + "9" * 4_000), "undone"),
    "too large": (encode(RECORD) + b" " * RECORD_BYTES, "bytes"),
}


@pytest.mark.parametrize("case", HOSTILE)
def test_a_hostile_record_is_refused_with_a_reason_and_nothing_is_kept(
    client: TestClient, store: Store, case: str
) -> None:
    raw, problem = HOSTILE[case]
    refused = bring_in(client, raw)
    assert refused.status_code in (400, 413)
    assert problem in refused.json()["problem"]
    assert len(refused.json()["problem"]) <= 400
    page = client.post("/import", files={"file": ("x.json", raw)})
    assert page.status_code == refused.status_code
    assert tables_in(store) == []


def test_a_problem_is_told_in_the_language_of_whoever_brings_the_record(client: TestClient) -> None:
    client.cookies.set("lang", "pl")
    assert bring_in(client, b"").json()["problem"].startswith("Nie ma zapisu")
    assert "Odpowiedź nr 1 („0:h99”)" in bring_in(client, HOSTILE["wrong move"][0]).json()["problem"]


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"x" * 10_000_000, "application/json"),
        (b"record=" + b"x" * 10_000_000, "application/x-www-form-urlencoded"),
        (b"--b\r\n" + b"x" * 10_000_000, "multipart/form-data; boundary=b"),
        (b"record=%7B" + b"&a=1" * 1_000, "application/x-www-form-urlencoded"),
        (b"record=\xff\xfe", "application/x-www-form-urlencoded"),
        (b"nothing of the kind", "multipart/form-data; boundary=b"),
        (b"nothing of the kind", "multipart/form-data"),
        (b'--b\r\ncontent-disposition: form-data; name="file"', "multipart/form-data; boundary=b"),
        (b"--b\r\ncontent-disposition: form-data\r\n\r\n{}\r\n--b--\r\n", "multipart/form-data; boundary=b"),
        (b"{}", "text/plain"),
        (b"", ""),
    ],
)
def test_a_body_that_is_no_form_is_refused_and_nothing_is_kept(
    client: TestClient, store: Store, body: bytes, kind: str
) -> None:
    refused = client.post("/import", content=body, headers={"content-type": kind, **JSON})
    assert refused.status_code in (400, 413)
    assert refused.json()["problem"]
    assert tables_in(store) == []


def test_many_files_and_fields_are_refused(client: TestClient, store: Store) -> None:
    raw = encode(RECORD)
    files = [("file", ("a.json", raw)), ("file", ("b.json", raw))]
    assert client.post("/import", files=files, headers=JSON).status_code == 400
    fields = {f"field{number}": "x" for number in range(9)}
    sent = client.post("/import", files={"file": ("a.json", raw)}, data=fields, headers=JSON)
    assert sent.status_code == 400
    assert tables_in(store) == []


def test_damaged_records_never_break_the_server(client: TestClient, store: Store) -> None:
    """Whatever is changed in a record: it is refused with a reason, or valid and kept."""
    rng, kept = random.Random(11), 0
    sound = [encode(RECORD), encode(HALF)]
    for _ in range(DAMAGED):
        raw = bytearray(rng.choice(sound))
        for _ in range(rng.choice((1, 1, 2, 8))):
            place = rng.randrange(len(raw))
            if rng.random() < 0.5:
                raw[place] = rng.randrange(256)
            else:
                raw[place : place + rng.randrange(1, 40)] = rng.randbytes(rng.randrange(3))
        answered = bring_in(client, bytes(raw))
        assert answered.status_code in (303, 400)
        kept += answered.status_code == 303
        if answered.status_code == 400:
            assert answered.json()["problem"]
    assert len(tables_in(store)) == kept


def test_a_record_from_another_site_is_not_taken(client: TestClient, store: Store) -> None:
    sent = client.post(
        "/import", files={"file": ("a.json", encode(RECORD))}, headers={"sec-fetch-site": "cross-site"}
    )
    assert sent.status_code == 403
    assert tables_in(store) == []


def test_what_is_wrong_is_said_by_an_error_of_records() -> None:
    with pytest.raises(RecordError, match="seats"):
        imported(msgspec.structs.replace(RECORD, seats=[]), "host", {})
