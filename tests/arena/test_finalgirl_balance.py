"""Statistics of Final Girl compared with the position and the events of the same games."""

from __future__ import annotations

import random

import pytest

from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.notes import Notes
from polnoc.games import find_game
from polnoc.games.finalgirl.balance import BARS, observe

GAME = find_game("finalgirl")


def play(seed: int, killer: str) -> Match:
    match = Match(GAME, GAME.read_options({"killer": killer}), Seed.simulated(seed))
    rng = random.Random(seed)
    while not match.over:
        match.answer(0, rng.choice(match.options(0)))
    return match


@pytest.fixture(scope="module", params=["hammer", "parade", "pack"])
def played(request: pytest.FixtureRequest) -> tuple[Match, Notes]:
    match = play(3, request.param)
    return match, observe(match.position, match.events)


def told(match: Match, key: str) -> list[dict[str, object]]:
    return [event.args for event in match.events if event.key == key]


def test_sizes_are_what_was_told(played: tuple[Match, Notes]) -> None:
    match, notes = played
    assert notes.sizes["turns"] == len(told(match, "turn"))
    assert notes.sizes["victims rescued"] == len(told(match, "rescues"))
    assert notes.sizes["victims killed"] == len(told(match, "dies"))
    assert notes.sizes["cards bought"] == len(told(match, "buys"))


def test_cards_and_items_are_counted(played: tuple[Match, Notes]) -> None:
    match, notes = played
    assert sum(notes.counted["cards played"].values()) == len(told(match, "plays"))
    assert sum(notes.counted["items found"].values()) == len(told(match, "gains-item"))


def test_chances_say_whether_it_was_won(played: tuple[Match, Notes]) -> None:
    match, notes = played
    won = match.winners == (0,)
    assert {seen for _, _, seen in notes.chances} == {won}
    [start] = [name for title, name, _ in notes.chances if title == "chances by set-up"]
    assert start == match.position.terms.starts[match.position.start].id


def test_nobody_shares_a_game_for_one() -> None:
    assert not BARS
