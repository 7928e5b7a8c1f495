"""Beats: an update shows events one after another, each with the board of its moment."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any, cast

import pytest

from polnoc.drawing.kinds import KINDS
from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.seats import WATCHER
from polnoc.games import all_games, find_game, find_package
from polnoc.table.layout import Reader
from polnoc.table.live import Page
from polnoc.table.page_renderer import renderer_of
from polnoc.table.room_seats import PERSON, RoomSeat
from polnoc.table.rooms import Room
from polnoc.table.table_settings import Settings
from tests.repeats import once_each

ANSWERS = 80
PANELS = {"prompt", "actions", "undo", "request", "people", "end", "deadlines", "marks"}


def room_of(game: AnyGame, players: int, seed: int = 1, **chosen: object) -> Room:
    match = Match(game, game.read_options({"players": players, **chosen}), Seed.simulated(seed))
    return Room(
        "abc", match, [RoomSeat(f"P{seat}", PERSON, "x") for seat in range(players)], Settings(way="online")
    )


def reader(seat: int, language: str = "en") -> Reader:
    return Reader(language, "night", seat, () if seat == WATCHER else (seat,))


def step(room: Room, rng: random.Random) -> None:
    seat = rng.choice(room.match.asked)
    room.match.answer(seat, rng.choice(room.match.options(seat)))
    room.stamp += 1


def updates(room: Room, seat: int, answers: int) -> Iterator[dict[str, Any]]:
    """Yield what a seat's page is sent while random answers are given."""
    page, rng = Page(room, reader(seat)), random.Random(1)
    page.catch_up("")
    while not room.over and len(room.match.steps) < answers:
        step(room, rng)
        if sent := page.news():
            yield json.loads(sent)


CASES = [(game, players) for game in all_games() for players in reversed(game.players)]
CASES_OF_GAMES = pytest.mark.parametrize(
    ("game", "players"),
    once_each(CASES, kind=lambda case: case[0].id),
    ids=[f"{game.id}-{players}" for game, players in CASES],
)


@CASES_OF_GAMES
def test_beats_and_the_rest_add_up_to_the_new_state(game: AnyGame, players: int) -> None:
    """Applying the beats in order, then the rest, gives the page as it is now."""
    for seat in (0, WATCHER):
        room = room_of(game, players)
        renderer = renderer_of(room, reader(seat))
        parts, lines, several = dict(renderer.state().parts), renderer.state().rolls["log-lines"], 0
        for update in updates(room, seat, ANSWERS):
            beats = update.get("beats", [])
            for beat in beats:
                assert beat.get("kind", "walk") in KINDS
                assert beat.get("lines") or beat["kind"] == "walk", "only a walk has places in between"
                assert not PANELS & beat.get("put", {}).keys()
                parts |= beat.get("put", {})
                lines += beat.get("lines", [])
            several += len(beats) > 1
            parts |= update.get("put", {})
            lines += update.get("add", {}).get("log-lines", [])
            state = renderer.state()
            assert parts == state.parts
            assert lines == state.rolls["log-lines"]
        assert several


def said(beat: dict[str, Any]) -> str:
    return " ".join([re.sub("<[^>]*>", "", line) for line in beat.get("lines", [])])


def test_a_round_of_ghosts_ends_on_its_own_board() -> None:
    """The lair is found, the round ends, and only then is the next one dealt."""
    room, rounds = room_of(find_game("duchy"), 2, 3), 0
    for update in updates(room, 0, 200):
        beats = update.get("beats", [])
        ends = [number for number, beat in enumerate(beats) if "is over" in said(beat)]
        if not ends:
            continue
        rounds += 1
        doors = [beat.get("put", {}).get("door-1", "") for beat in beats]
        assert "is-found" in doors[ends[0] - 2] or "is-open" in doors[ends[0]], "the rival's lair is shown"
        assert "is-open" in "".join(
            [beat.get("put", {}).get(f"door-{seat}", "") for beat in beats[: ends[0] + 1] for seat in (0, 1)]
        )
        assert not any("is-empty" in door for door in doors[: ends[0] + 1]), "before the next is dealt"
    assert rounds


def test_a_game_is_won_in_the_last_beat() -> None:
    for seat, kind in ((0, {"win", "lose"}), (1, {"win", "lose"}), (WATCHER, {"win"})):
        room = room_of(find_game("duchy"), 2)
        *_, last = updates(room, seat, 5_000)
        assert room.over
        assert last["beats"][-1]["kind"] in kind
        if seat != WATCHER:
            assert (last["beats"][-1]["kind"] == "win") == (seat in room.match.winners)
        assert "end" in last["put"]


@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_the_whole_way_of_the_beast_is_drawn_in_the_end_and_not_before(seat: int) -> None:
    room = room_of(find_game("bestia"), 2, seed=2)
    way: list[tuple[bool, str]] = []
    for sent in updates(room, seat, 5_000):
        beats = [beat.get("put", {}) for beat in sent.get("beats", ())]
        way += [(room.over, put["whole-way"]) for put in (*beats, sent.get("put", {})) if "whole-way" in put]
    assert room.over
    assert [over for over, _ in way] == [True], "it comes once, with the last answer"
    legs = [event for event in room.match.events if event.key == "revealed" and len(event.args["path"]) > 1]  # type: ignore[arg-type]
    assert len(legs) <= way[0][1].count("way-number") <= len(legs) + 1
    assert legs, "nobody has seen the Beast in this game: take another seed"
    room.match.undo()
    room.stamp += 1
    assert "way-number" not in renderer_of(room, reader(seat)).page(reader(seat)), "taken back, it is gone"


def test_whoever_takes_back_or_was_away_gets_the_state_and_no_beats() -> None:
    room, rng = room_of(find_game("duchy"), 2), random.Random(1)
    page = Page(room, reader(0))
    page.catch_up("")
    for _ in range(10):
        step(room, rng)
    page.news()
    room.match.undo()
    room.stamp += 1
    assert "beats" not in json.loads(page.news())
    assert "beats" not in json.loads(Page(room, reader(0)).catch_up(""))


def test_a_page_that_lags_behind_misses_nothing() -> None:
    room, rng = room_of(find_game("duchy"), 2), random.Random(1)
    slow, quick = Page(room, reader(0)), Page(room, reader(0))
    slow.catch_up("")
    quick.catch_up("")
    beats = []
    for _ in range(12):
        step(room, rng)
        beats += json.loads(quick.news() or b"{}").get("beats", [])
    late = json.loads(slow.news())["beats"]
    assert [beat["lines"] for beat in late] == [beat["lines"] for beat in beats]


def test_a_pawn_walks_from_district_to_district() -> None:
    room, rng = room_of(find_game("straszydla"), 2), random.Random(3)
    page = Page(room, reader(WATCHER))
    page.catch_up("")
    while not (walks := [event for event in room.match.events if event.key == "walks"]):
        step(room, rng)
        told = page.news()
    beats = [beat for beat in json.loads(told)["beats"] if beat.get("kind") == "walk"]
    assert len(beats) == sum([len(cast(list[int], event.args["way"])) - 1 for event in walks])
    assert all([any(key.startswith("pawn-") for key in beat["put"]) for beat in beats])


def test_a_pawn_that_waits_in_a_suburb_is_shown_to_walk_there() -> None:
    """The update after the beats moves no pawn, even when jumps are chosen while moving."""
    room, rng, waits = room_of(find_game("straszydla"), 2, jumps="moving"), random.Random(3), 0
    page = Page(room, reader(WATCHER))
    page.catch_up("")
    while waits < 3:
        step(room, rng)
        update = json.loads(page.news() or b"{}")
        beats = [beat for beat in update.get("beats", []) if beat.get("kind") == "walk"]
        moved = [key for key in update.get("put", {}) if key.startswith("pawn-")]
        waits += type(room.match.position.stack[-1]).__name__ == "Walk" and bool(beats)
        assert not moved, f"{moved} moved, and it was not told"


def test_at_one_screen_an_answer_is_shown_before_the_curtain_falls() -> None:
    room, rng = room_of(find_game("duchy"), 2), random.Random(1)
    while len(room.match.asked) > 1 or len(room.match.steps) < 4:
        step(room, rng)
    [seat] = room.match.asked
    page = Page(room, Reader("en", "night", seat, (0, 1)))
    page.catch_up("")
    while seat in room.match.asked:
        step(room, rng)
    told = json.loads(page.news())
    assert told["go"] == "/t/abc"
    assert told["beats"]
    assert "put" not in told
    assert json.loads(page.news()) == {"go": "/t/abc"}, "once"


@pytest.mark.parametrize("game", all_games(), ids=[game.id for game in all_games()])
def test_kinds_are_of_events_that_there_are(game: AnyGame) -> None:
    package = find_package(game.id)
    texts = package.folder.joinpath("words")
    known = "".join(
        [
            file.read_text()
            for file in texts.iterdir()
            if file.name.endswith(".en.ftl") or file.name == "en.ftl"
        ]
    )
    for key, kind in package.drawing().Board.kinds.items():
        assert kind in KINDS
        assert re.search(rf"^(event|log)?-?{re.escape(key)}\b", known, re.MULTILINE), key


def test_a_card_is_shown_when_it_is_turned_over() -> None:
    for game, players, wanted in (
        ("duchy", 2, "uses"),
        ("finalgirl", 1, "terror"),
        ("bestia", 2, "plays"),
        ("straszydla", 2, "spook-comes"),
    ):
        room = room_of(find_game(game), players)
        beats = [beat for update in updates(room, 0, 120) for beat in update.get("beats", [])]
        cards = [beat["card"] for beat in beats if "card" in beat]
        assert any(event.key == wanted for event in room.match.events)
        assert cards
        assert all(card.startswith(f'<div class="shown-card {game}"><svg') for card in cards)


def test_nobody_is_shown_as_the_winner_before_the_end() -> None:
    room = room_of(find_game("duchy"), 2)
    shown = [(json.dumps(update), room.over) for update in updates(room, 0, 400)]
    assert shown[-1][1], "the game was played to its end"
    assert [over for told, over in shown if "plate is-won" in told] == [True]


@CASES_OF_GAMES
def test_a_page_always_knows_which_version_it_shows(game: AnyGame, players: int) -> None:
    room, rng = room_of(game, players), random.Random(1)
    page = Page(room, reader(WATCHER))
    shown = json.loads(page.catch_up(""))["mark"]
    while not room.over and len(room.match.steps) < ANSWERS:
        step(room, rng)
        if sent := page.news():
            shown = json.loads(sent)["mark"]
        assert shown == renderer_of(room, reader(WATCHER)).state().version
