"""What a page animates between two states tells its reader no more than the reader's views and events."""

from __future__ import annotations

import random

import pytest

from polnoc.engine.game import AnyGame
from polnoc.engine.views import dump
from polnoc.table.replay import past_after_line
from tests.leaks.comparison import Twins, check_twins, make_twins
from tests.leaks.counts import Tally
from tests.leaks.games import GAMES
from tests.leaks.recorded_play import World
from tests.repeats import once_each

CASES = [(game, players) for game in GAMES for players in reversed(game.players)]


def twins_of(game: AnyGame, players: int) -> Twins:
    """Return a game for this many players, and its twin for one of them."""
    for number in range(1_000):
        for twins in make_twins(game, 500_000 + number):
            if twins.script.terms.players != players:
                break
            if twins.different or players == 1:
                return twins
    raise AssertionError(f"no game of {game.id} for {players} has a twin that differs")


@pytest.mark.parametrize(
    ("game", "players"),
    once_each(CASES, kind=lambda case: case[0].id),
    ids=[f"{game.id}-{players}" for game, players in CASES],
)
def test_twins_are_shown_the_same(game: AnyGame, players: int) -> None:
    """Beat by beat over the socket, and line by line on past boards."""
    twins, tally = twins_of(game, players), Tally()
    first, second = (
        World(twins.script.terms, twins.script.deal),
        World(twins.script.terms, twins.acts[0].act.chances),
    )
    check_twins(twins, tally, random.Random(1))
    assert tally["beats"] > tally["updates with beats"] > 0
    for act in twins.script.acts:
        first.do(act)
    for twin_act in twins.acts[1:]:
        second.do(twin_act.act)
    seat = twins.who.seat
    for number in range(len(first.room.match.log(seat))):
        here, there = past_after_line(first.room, seat, number), past_after_line(second.room, seat, number)
        assert here is not None
        assert there is not None
        assert dump(here.view(seat)) == dump(there.view(seat))
