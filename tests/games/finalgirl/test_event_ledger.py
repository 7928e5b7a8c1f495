"""The events match what happens, from the first card to the end of whole random films."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from polnoc.engine.events import Event
from polnoc.engine.play import answer, asked, options
from polnoc.games.finalgirl.state import FinalGirl
from tests.games.finalgirl.event_ledger import wrong
from tests.games.finalgirl.scene import GAME, Scene

#: A film for every killer, with each location and every principle of ambiguity at least once.
FILMS = [
    ("hammer", "camp", "evil"),
    ("pack", "fair", "ask"),
    ("parade", "groves", "laughs"),
    ("dream", "lane", "realism"),
    ("haunting", "manor", "ask"),
    ("sky", "harbour", "laughs"),
    ("wrath", "camp", "ask"),
]


def played(number: int, **chosen: object) -> Counter[str]:
    """Play a film with random legal answers; return how often each event occurred."""
    rng = random.Random(number)
    told: list[Event] = []
    position: FinalGirl = GAME.begin(GAME.read_options(chosen), told)
    while seats := asked(position):
        offered = options(position, seats[0])
        action = rng.choice([each for each in offered if each.verb not in ("done", "discard")] or offered)
        before, since = position.clone(), len(told)
        answer(position, seats[0], action, told)
        problem = wrong(before, told[since:], position)
        assert not problem, f"after '{action}': {problem}; told: {told[since:]}"
        GAME.check(position)
    return Counter([event.key for event in told])


@pytest.mark.rules("FG-END-04", "FG-TURN-01")
@pytest.mark.parametrize(("killer", "location", "principle"), FILMS)
def test_whole_films_are_told_as_they_happen(killer: str, location: str, principle: str) -> None:
    told = played(1, killer=killer, location=location, ambiguity=principle, difficulty="hard")
    assert told["won"] + told["lost"] == 1 and told["turn"] > 1


@pytest.mark.rules("FG-TURN-01")
def test_the_ledger_finds_an_event_that_is_left_out() -> None:
    scene = Scene(here="dock", hand=["focus", "walk"])
    before, action, told = scene.position.clone(), scene.action("discard focus"), list[Event]()
    answer(scene.position, 0, action, told)
    assert wrong(before.clone(), told, scene.position) == ""
    assert [event.key for event in told] == ["discards", "time"]
    assert "hand is" in wrong(before.clone(), told[1:], scene.position)
    assert "time is" in wrong(before.clone(), told[:1], scene.position)
