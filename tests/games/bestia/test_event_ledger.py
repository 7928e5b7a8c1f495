"""The events match what happens, from the first card to the end of whole random games."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from polnoc.engine.events import Event
from polnoc.engine.play import answer, asked, options
from polnoc.games.bestia.state import Bestia
from tests.games.bestia.event_ledger import EventRecorder, wrong
from tests.games.bestia.scene import GAME, Scene

GAMES = [
    (2, "great-cleansing", "fangrir", "krim", "helga"),
    (3, "last-caravan", "bolgin", "grimgier", "iona"),
    (3, "great-cleansing", "esmeria", "varja", "krim"),
    (4, "siege-of-the-hearths", "mara", "assar", "helga"),
    (4, "northern-assault", "raaga", "krim", "grimgier"),
]


def played(number: int, **chosen: object) -> Counter[str]:
    """Play a game with random legal answers; return how often each event occurred."""
    rng = random.Random(number)
    begun: list[Event] = []
    position: Bestia = GAME.begin(GAME.read_options(chosen), begun)
    told = EventRecorder(position)
    while seats := asked(position):
        seat = rng.choice(seats)
        action = rng.choice(options(position, seat))
        before, since = position.clone(), len(told)
        answer(position, seat, action, told)
        problem = wrong(before, action, told[since:], position) or told.unseen(since)
        assert not problem, f"after '{action}': {problem}"
    return Counter([event.key for event in told])


@pytest.mark.rules("BES-INFO-01", "BES-INFO-02", "BES-INFO-03")
@pytest.mark.parametrize(("players", "contract", "beast", "first", "second"), GAMES)
def test_whole_games_are_told_as_they_happen(
    players: int, contract: str, beast: str, first: str, second: str
) -> None:
    chosen = {"players": players, "contract": contract, "beast": beast, "hunter1": first, "hunter2": second}
    told = played(1, **chosen)
    assert told["game-over"] == told["true-path"] == 1


@pytest.mark.rules("BES-FIRST-01")
@pytest.mark.parametrize("players", [2, 4])
def test_a_first_game_begins_with_given_hands(players: int) -> None:
    told = played(2, players=players, first_game=True)
    assert told["first-hands"] == 1 and told["dawn"] > 1


@pytest.mark.rules("BES-INFO-01")
def test_the_ledger_finds_an_event_that_is_left_out() -> None:
    scene = Scene(turn="helga", at={"helga": "D4", "iona": "I4"}, hands={"helga": ["rush"]}).play("play rush")
    before, action, told = scene.position.clone(), scene.action("go D3"), EventRecorder(scene.position)
    answer(scene.position, 1, action, told)
    assert wrong(before, action, told, scene.position) == "" and [event.key for event in told] == ["goes"]
    assert "hunters should be" in wrong(before, action, [], scene.position)
    secret = Event("goes", told[0].args, 1)
    assert "is told to 1" in wrong(before, action, [secret], scene.position)
    elsewhere = Event("goes", {"hunter": 1, "place": scene.spot("D5")}, told[0].audience)
    assert "hunters should be" in wrong(before, action, [elsewhere], scene.position)
