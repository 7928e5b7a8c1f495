"""Statistics of Bestia compared with the events of the same games, counted in another way."""

from __future__ import annotations

import random

import pytest

from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.notes import Notes
from polnoc.games import find_game
from polnoc.games.bestia.balance import BARS, BEASTS, CONTRACTS, HUNTERS_THERE, PLAYERS, observe
from polnoc.games.bestia.state import BEAST_WON

GAME = find_game("bestia")


def play(seed: int, players: int) -> Match:
    match = Match(GAME, GAME.read_options({"players": players}), Seed.simulated(seed))
    rng = random.Random(seed)
    while not match.over:
        match.answer(match.asked[0], rng.choice(match.options(match.asked[0])))
    return match


@pytest.fixture(scope="module", params=[2, 3, 4])
def played(request: pytest.FixtureRequest) -> tuple[Match, Notes]:
    match = play(request.param, request.param)
    return match, observe(match.position, match.events)


def told(match: Match, key: str) -> list[dict[str, object]]:
    return [event.args for event in match.events if event.key == key]


def test_sizes_are_those_of_the_events(played: tuple[Match, Notes]) -> None:
    match, notes = played
    assert notes.sizes["days"] == len(told(match, "dawn"))
    assert notes.sizes["movement cards laid"] == len(told(match, "beast-lays")) > 0
    wounds = sum([int(str(args["n"])) for args in told(match, "beast-wounded")])
    assert notes.sizes["wounds of the Beast"] == wounds
    assert notes.sizes["turns"] >= notes.sizes["flights"] == len(told(match, "flees"))


def test_every_card_that_is_played_is_counted(played: tuple[Match, Notes]) -> None:
    match, notes = played
    for who, beast in (("the Beast", True), ("hunters", False)):
        uses = [args for key in ("plays", "reacts") for args in told(match, key)]
        mine = [args for args in uses if (args["character"] == 0) == beast]
        laid = 0 if beast else len(told(match, "trap-laid"))
        counted = notes.counted[f"cards played by {who}"], notes.counted[f"abilities used by {who}"]
        assert sum([sum(counts.values()) for counts in counted]) == len(mine) + laid


def test_every_card_ability_and_upgrade_has_a_row(played: tuple[Match, Notes]) -> None:
    match, notes = played
    terms = match.position.terms
    rows = {name for counts in notes.counted.values() for name in counts}
    assert {card.id for card in terms.cards if card.number} <= rows
    assert {better.id for betters in terms.upgrades for better in betters} <= rows


def test_the_end_is_told_once(played: tuple[Match, Notes]) -> None:
    match, notes = played
    [end] = told(match, "game-over")
    assert [reason for reason, times in notes.counted["how games end"].items() if times] == [end["reason"]]


def test_chances_are_the_beasts(played: tuple[Match, Notes]) -> None:
    match, notes = played
    won = match.position.victor == BEAST_WON
    assert (
        {title for title, _, _ in notes.chances} >= {CONTRACTS, BEASTS, HUNTERS_THERE, PLAYERS} == set(BARS)
    )
    assert {fact for title, _, fact in notes.chances} == {won}
    hunters = [name for title, name, _ in notes.chances if title == HUNTERS_THERE]
    assert hunters == [hunter.id for hunter in match.position.terms.cast]
