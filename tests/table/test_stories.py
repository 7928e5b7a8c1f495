"""A game's story, the game of the day and what browsers remember, over HTTP."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from datetime import date, timedelta
from html import unescape
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from polnoc import daily
from polnoc.daily import options_of, seed_of
from polnoc.engine.match import Match
from polnoc.games import find_game
from polnoc.table import api
from polnoc.table.rooms import Room
from polnoc.table.stories import kept_of
from polnoc.words import LANGUAGES, Words
from tests.table.serving import wait_until
from tests.table.test_undo import post
from tests.table.tools import JSON, answer, begin, look

Other = Callable[[], TestClient]
GAME = find_game("finalgirl")
TODAY = date(2026, 3, 14)
DAY = "2026-03-13"


@pytest.fixture(autouse=True)
def now(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run these tests on one fixed day."""
    monkeypatch.setattr(daily, "today", lambda: TODAY)


def new_game(client: TestClient, **more: str) -> str:
    form = {"game": "finalgirl", "seats": "you", "set-board": "extreme", **more}
    made = client.post("/tables", data=form, follow_redirects=False)
    assert made.status_code == 303, made.text
    return str(made.headers["location"])


def play_day(client: TestClient, name: str, day: str = DAY) -> str:
    made = client.post(f"/daily/{day}", data={"name": name}, headers=JSON)
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def room_at(client: TestClient, table: str) -> Room:
    found: Room = client.app.state.tables.rooms[table[3:]]  # type: ignore[attr-defined]
    return found


def finish(client: TestClient, table: str, number: int = 1) -> None:
    """Give random answers to the end."""
    room, rng = room_at(client, table), random.Random(number)

    async def play() -> None:
        while not room.match.over:
            action = rng.choice(room.match.options(0))
            await room.answer(0, room.token(0), f"k{room.version}", action.text)

    assert client.portal is not None
    client.portal.call(play)


# The story ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_is_told_during_the_game_and_after_it(client: TestClient, language: str) -> None:
    client.cookies.set("lang", language)
    table = new_game(client)
    page = client.get(f"{table}/film").text
    assert {"pl": "Ciąg dalszy nastąpi", "en": "To be continued"}[language] in page
    assert "film-verdict" not in page and "/replay/" not in page
    finish(client, table)
    page = client.get(f"{table}/film").text
    assert {"pl": "Napisy końcowe", "en": "Credits"}[language] in page
    told = msgspec.json.decode(client.get(f"{table}/film", headers=JSON).content, type=api.StoryData)
    assert told.over and told.won is False
    assert told.scenes[-1].step == len(room_at(client, table).match.steps)
    for scene in told.scenes:
        assert unescape(scene.title) in unescape(page)
    for address in re.findall(r'href="(/t/\w+/replay/[^"]+)"', page)[:3]:
        assert client.get(unescape(address)).status_code == 200
    assert f"{table}/film" in client.get(table).text
    assert f"{table}/film" in client.get(f"{table}/replay").text


def test_a_game_that_cannot_be_told_has_no_such_page(client: TestClient) -> None:
    table = begin(client, "you,novice")
    assert client.get(f"{table}/film").status_code == 404
    assert client.get("/t/nowhere/film").status_code == 404


def test_the_way_to_my_games_is_for_whoever_played(client: TestClient, other: Other) -> None:
    table = new_game(client)
    assert "new-achievements" not in client.get(table).text
    finish(client, table)
    assert re.search(r'class="new-achievements".*?href="/mine"', client.get(table).text)
    assert "new-achievements" not in other().get(table).text


def test_a_game_brought_in_as_a_record_is_nobodys_result(client: TestClient) -> None:
    table = new_game(client)
    finish(client, table)
    record = client.get(f"{table}/record.json").text
    brought = client.post("/import", data={"record": record}, follow_redirects=False)
    assert brought.status_code == 303
    table = brought.headers["location"].removesuffix("/replay")
    assert "new-achievements" not in client.get(table).text


def test_taking_back_is_free_alone_and_marked(client: TestClient) -> None:
    table = new_game(client)
    room, number = None, 0
    while room is None or not room.match.chances or room.match.steps[-1].chances == room.match.chances:
        seen = look(client, table)
        answer(client, table, seen, seen["options"][0]["action"], f"a{number}")
        room, number = room_at(client, table), number + 1
    assert post(client, table, "undo", 0, "back").status_code == 200, "the dice had been thrown"
    assert (room.match.undone, room.match.foreseen) == (1, 1)
    finish(client, table)
    page = client.get(f"{table}/film").text
    assert "1 ↶" in page
    found = kept_of(room)
    assert found is not None and not found.counts
    assert "<li><strong>" not in client.get(table).text.partition('class="new-achievements"')[2][:200]


# The game of the day ------------------------------------------------------------------


def test_the_same_answers_give_two_people_the_same_game(client: TestClient, other: Other) -> None:
    guest = other()
    mine, theirs = play_day(client, "Ola"), play_day(guest, "Jan")
    assert mine != theirs
    finish(client, mine, 5)
    finish(guest, theirs, 5)
    one, two = room_at(client, mine).match, room_at(client, theirs).match
    assert one.events == two.events
    alone = Match(GAME, options_of(GAME, date.fromisoformat(DAY)), seed_of(date.fromisoformat(DAY)))
    for step in one.steps:
        alone.answer(0, step.action)
    assert alone.events == one.events


def test_whatever_they_do_they_throw_the_same_dice(client: TestClient, other: Other) -> None:
    thrown = []
    for number, browser in enumerate((client, other())):
        table = play_day(browser, "Ola")
        finish(browser, table, number)
        match = room_at(browser, table).match
        drawn = [event.args["terror"] for event in match.events if event.key in ("terror", "terror-skipped")]
        thrown.append(drawn)
    first, second = thrown
    shared = min(len(first), len(second), 3)
    assert first[:shared] == second[:shared] and shared


def test_finished_tables_are_listed_by_result(client: TestClient, other: Other) -> None:
    assert "Nobody has finished it here yet" in client.get(f"/daily/{DAY}").text
    guest = other()
    tables = {"<b>Ola": play_day(client, "<b>Ola"), "Jan": play_day(guest, "Jan")}
    finish(client, tables["<b>Ola"], 1)
    assert "Jan" not in client.get(f"/daily/{DAY}").text, "a game under way is nobody else's business"
    finish(guest, tables["Jan"], 2)

    def daily_data() -> api.DailyData:
        return msgspec.json.decode(client.get(f"/daily/{DAY}", headers=JSON).content, type=api.DailyData)

    wait_until(lambda: len(daily_data().games[0].standings) == 2)
    [game] = daily_data().games
    assert daily_data().seed == "sim:20260313"
    assert {one.film for one in game.standings} == {f"{table}/film" for table in tables.values()}

    def good(one: api.Standing) -> tuple[bool, int, int]:
        return one.won, one.figures["rescued"] - one.figures["killed"], one.figures["turns"]

    assert [good(one) for one in game.standings] == sorted(
        [good(one) for one in game.standings], reverse=True
    )
    page = client.get(f"/daily/{DAY}").text
    assert "&lt;b&gt;Ola" in page and "<b>Ola" not in page
    for one in game.standings:
        assert one.film in page
    assert "Nobody has finished" in client.get(f"/daily/{TODAY}").text


def test_the_story_of_a_day_is_veiled_for_those_who_have_not_played(client: TestClient, other: Other) -> None:
    table = play_day(client, "Ola")
    finish(client, table)
    assert "film-veil" not in client.get(f"{table}/film").text
    page = other().get(f"{table}/film").text
    assert '<details class="film-veil">' in page and "film-verdict" in page
    assert f"/daily/{DAY}" in page


def test_the_next_game_is_not_of_that_day(client: TestClient) -> None:
    table = play_day(client, "Ola")
    assert room_at(client, table).match.seed.text == "sim:20260313"
    finish(client, table)
    assert f"/daily/{DAY}" in client.get(table).text
    again = client.post(f"{table}/again", data={"seat": "0"}, follow_redirects=False).headers["location"]
    assert not room_at(client, again).match.seed.is_simulated
    assert room_at(client, again).settings.label == ""


def test_a_record_of_the_day_is_not_listed(client: TestClient) -> None:
    """An imported record could be the result of trying again and again."""
    table = play_day(client, "Ola")
    finish(client, table)
    record = client.get(f"{table}/record.json").text
    assert client.post("/import", data={"record": record}, follow_redirects=False).status_code == 303

    def listed() -> int:
        data = client.get(f"/daily/{DAY}", headers=JSON).json()
        return len(data["games"][0]["standings"])

    wait_until(lambda: listed() > 0)
    assert listed() == 1


BAD_DAYS = [
    "2026-02-30",
    "yesterday",
    "2026-3-14",
    "99999-01-01",
    str(TODAY + timedelta(1)),
    "2025-12-31",
    "%00",
]


@pytest.mark.parametrize("day", BAD_DAYS)
def test_a_day_without_a_game_is_explained(client: TestClient, day: str) -> None:
    for answered in (client.get(f"/daily/{day}"), client.post(f"/daily/{day}", data={"name": "Ola"})):
        assert answered.status_code == 404
        assert "from 1 January to 14 March" in answered.text
    assert client.get(f"/daily/{day}", headers=JSON).json()["problem"]


def test_the_way_to_today(client: TestClient) -> None:
    assert client.get("/daily", follow_redirects=False).headers["location"] == "/daily/2026-03-14"
    start = client.get("/").text
    assert 'href="/daily/2026-03-14"' in start and 'href="/mine"' in start
    page = client.get("/daily/2026-03-14").text
    assert 'href="/daily/2026-03-13"' in page and "2026-03-15" not in page
    assert "2025-12-31" not in client.get("/daily/2026-01-01").text
    wrong = client.post("/daily/2026-03-14", data={"game": "duchy"}, headers=JSON)
    assert (wrong.status_code, "finalgirl" in wrong.json()["problem"]) == (400, True)


# Difficulty ---------------------------------------------------------------------------


def test_presets_fill_in_several_options(client: TestClient) -> None:
    page = client.get("/new/finalgirl").text
    assert re.search(r'aria-current="true"[^>]*>normal|value="normal"[^>]*aria-current="true"', page)
    kept = {"set-heroine": "nina", "preset": "extreme"}
    page = client.get("/new/finalgirl", params=kept).text
    chosen = dict(re.findall(r'<select name="set-(\w+)"[^>]*>.*?value="(\w+)" selected', page))
    chosen |= dict(re.findall(r'type="radio" name="set-(\w+)" value="(\w+)" checked', page))
    assert (chosen["heroine"], chosen["difficulty"], chosen["board"], chosen["epic"]) == (
        "nina", "harder", "extreme", "yes",
    )  # fmt: skip
    assert 'value="preset"' not in page and client.get("/new/finalgirl?preset=nonsense").status_code == 200
    assert 'name="preset"' not in client.get("/new/duchy").text


def test_every_option_has_a_sentence_and_every_value_a_word() -> None:
    for language in LANGUAGES:
        words = Words(language, GAME, (), strict=True)
        info: Any = msgspec.inspect.type_info(GAME.options_type)
        for field in info.fields:
            assert words.option(field.name) and words.option_help(field.name)[-1] in ".?"
            for value in getattr(field.type, "values", ()):
                assert words.text(f"option-{field.name}-{value}")
        for name, preset in GAME.options_type.presets.items():
            assert words.text(f"preset-{name}")
            assert GAME.read_options({key: {"yes": True, "no": False}.get(v, v) for key, v in preset.items()})
