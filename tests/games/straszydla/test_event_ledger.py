"""The events match what happens, from the first tile to the end of whole random games."""

from __future__ import annotations

import random

import pytest

from polnoc.engine.events import Event
from polnoc.engine.play import answer, asked, options
from polnoc.games.straszydla.actions import ACTIONS
from polnoc.games.straszydla.state import Straszydla
from tests.games.straszydla.event_ledger import wrong
from tests.games.straszydla.scene import GAME, Scene

#: Every number of players, and options that cause other events.
GROUPS = [
    (2, {"jumps": "moving", "recycle": True}),
    (3, {"shared_victory": "dread", "refill": "round"}),
    (4, {"purchases": "any", "shared_victory": "feeding", "duel_ties": "newcomer"}),
]


def played(players: int, number: int, **chosen: object) -> list[str]:
    """Play a game with random legal answers; return the keys of all events."""
    rng = random.Random(number)
    told: list[Event] = []
    position: Straszydla = GAME.begin(GAME.read_options({"players": players, "periods": 3, **chosen}), told)
    while seats := asked(position):
        seat = rng.choice(seats)
        offered = options(position, seat)
        meals = [action for action in offered if action.verb.startswith("feed")]
        action = rng.choice(meals or offered)
        before, since = position.clone(), len(told)
        answer(position, seat, action, told)
        problem = wrong(before, action, told[since:], position)
        assert not problem, f"after '{action}': {problem}; told: {told[since:]}"
    return [event.key for event in told]


@pytest.mark.rules("STR-INV-01")
@pytest.mark.parametrize(("players", "chosen"), GROUPS)
def test_whole_games_are_told_as_they_happen(players: int, chosen: dict[str, object]) -> None:
    keys = played(players, 1, **chosen)
    assert keys.count("game-over") == 1 and {"duel", "catches", "spook-comes", "flees"} <= set(keys)


@pytest.mark.rules("STR-INV-01")
def test_the_ledger_finds_an_event_that_is_left_out() -> None:
    scene = Scene(2, at="act", pawns={"A": "huta"}, cubes={"huta": 2})
    before, action, told = scene.position.clone(), ACTIONS.parse("collect"), list[Event]()
    answer(scene.position, 0, action, told)
    assert wrong(before.clone(), action, told, scene.position) == ""
    assert "purse is" in wrong(before.clone(), action, [], scene.position)
    whispered = Event("collects", told[0].args, 1)
    assert "is told to 1" in wrong(before.clone(), action, [whispered], scene.position)
