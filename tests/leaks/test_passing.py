"""Questions that pass automatically reveal nothing: neither whether they pass at once nor when."""

from __future__ import annotations

import random
from typing import Any

import pytest

from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.seats import WATCHER
from polnoc.table.passing import (
    LEAST_SECONDS,
    MOST_SECONDS,
    is_open,
    obvious_answer,
    passing_seconds,
    people_asked,
)
from polnoc.table.room_seats import PERSON, RoomSeat
from polnoc.table.rooms import Room
from polnoc.table.table_settings import Settings
from tests.leaks.games import GAMES

#: Answers of a game that are checked, and how often hands are re-dealt after each.
ANSWERS = 60
DEALS = 2

HIDDEN = [(game, max(game.players)) for game in GAMES if game.players != (1,)]


def seen_from_outside(room: Room) -> tuple[Any, ...]:
    """Return what others can tell by the clock: who passes at once; otherwise when a pass happens."""
    asked = people_asked(room)
    if is_open(room):
        return True, [(seat, obvious_answer(room, seat) is not None) for seat in asked]
    return False, [(seat, passing_seconds(room, seat)) for seat in asked]


@pytest.mark.parametrize(("game", "players"), HIDDEN, ids=[game.id for game, _ in HIDDEN])
def test_the_time_at_which_questions_pass_does_not_hang_on_hands(game: AnyGame, players: int) -> None:
    match = Match(game, game.read_options({"players": players}), Seed.simulated(4))
    seats = [RoomSeat(f"P{seat}", PERSON, "x") for seat in range(players)]
    room, rng, differing = Room("abc", match, seats, Settings(way="online", passes=True)), random.Random(4), 0
    while not match.over and len(match.steps) < ANSWERS:
        true, told = match.position, seen_from_outside(room)
        hands = [match.view(seat) for seat in match.asked]
        assert told[0] or all([LEAST_SECONDS <= seconds <= MOST_SECONDS for _, seconds in told[1]])
        for _ in range(DEALS):
            match.position = game.redeal(match.view(WATCHER), rng)
            assert seen_from_outside(room) == told, f"after {len(match.steps)} answers"
            differing += [match.view(seat) for seat in match.asked] != hands
        match.position = true
        seat = rng.choice(match.asked)
        match.answer(seat, rng.choice(match.options(seat)))
        room.acted[seat] += 1
    assert differing > 5, "hands that differ"


def test_a_planted_pause_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow_with_many_choices(room: Room, seat: int) -> float:
        return LEAST_SECONDS + 0.01 * len(room.options(seat))

    monkeypatch.setitem(globals(), "passing_seconds", slow_with_many_choices)
    game = next(game for game, _ in HIDDEN if game.id == "duchy")
    with pytest.raises(AssertionError, match=r"after \d+ answers"):
        test_the_time_at_which_questions_pass_does_not_hang_on_hands(game, 4)
