"""Statistics of Straszydła compared with the events of the same games, counted in another way."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.notes import Notes
from polnoc.games import find_game
from polnoc.games.straszydla.balance import BARS, PACTS, TURN_ORDER, observe

GAME = find_game("straszydla")
ELEMENTS = ("water", "air", "fire", "earth")


def play(seed: int, players: int, periods: int) -> Match:
    options = GAME.read_options({"players": players, "periods": periods})
    match = Match(GAME, options, Seed.simulated(seed))
    rng = random.Random(seed)
    while not match.over:
        match.answer(match.asked[0], rng.choice(match.options(match.asked[0])))
    return match


@pytest.fixture(scope="module", params=[2, 3, 4])
def played(request: pytest.FixtureRequest) -> tuple[Match, Notes]:
    match = play(request.param, request.param, 6)
    return match, observe(match.position, match.events)


def told(match: Match, key: str) -> list[dict[str, object]]:
    return [event.args for event in match.events if event.key == key]


def chances(notes: Notes, title: str) -> list[tuple[str, bool]]:
    return [(name, won) for other, name, won in notes.chances if other == title]


def test_sizes_are_those_of_the_events(played: tuple[Match, Notes]) -> None:
    match, notes = played
    assert notes.sizes["periods"] == 6
    assert notes.sizes["duels"] == len(told(match, "wins-duel"))
    assert notes.sizes["spooks that fled"] == len(told(match, "flees")) > 0
    assert notes.sizes["imps used"] == sum(notes.counted["imps used"].values())
    assert notes.sizes["dread left with the players"] == sum(match.view(0)["dread"])


def test_every_cube_that_is_told_is_counted(played: tuple[Match, Notes]) -> None:
    match, notes = played
    collected = sum([int(str(args["count"])) for args in told(match, "collects")])
    assert notes.sizes["fear cubes collected"] == collected > 0
    assert sum(notes.counted["fear cubes caught at once"].values()) == len(told(match, "catches"))


def test_every_imp_and_dread_power_has_a_row(played: tuple[Match, Notes]) -> None:
    match, notes = played
    imps = Counter([str(args["imp"]) for args in told(match, "uses-imp")])
    rows = list(notes.counted["imps used"].values())
    assert rows == [imps[str(number)] for number in range(1, 13)]
    assert list(notes.counted["dread spent on"]) == ["reroll", "cube", "imp", "feed"]
    assert sum(notes.counted["dread spent on"].values()) == len(told(match, "pays-dread"))


def test_each_duel_is_of_one_kind(played: tuple[Match, Notes]) -> None:
    match, notes = played
    kinds = notes.counted["duels"]
    assert sum(list(kinds.values())[:3]) == len(told(match, "duel"))
    assert kinds["way of retreat left to the loser"] == len(told(match, "leaves-choice"))


def test_the_winner_is_counted_where_it_began_and_with_its_pact(played: tuple[Match, Notes]) -> None:
    match, notes = played
    (winner,) = match.winners
    players = match.seats
    begins = told(match, "round-begins")[0]["seat"]
    assert isinstance(begins, int)
    places = chances(notes, TURN_ORDER)
    assert [name for name, _ in places] == ["1st", "2nd", "3rd", "4th"][:players]
    assert [won for _, won in places].index(True) == (winner - begins) % players
    pact = next(args["pact"] for args in told(match, "pact-shown") if args["seat"] == winner)
    won = [name for name, won in chances(notes, PACTS) if won]
    assert [name[:2] for name in won] == [f"{pact:02}"]
    assert len(chances(notes, PACTS)) == players


def test_a_pact_is_named_by_what_it_asks_for(played: tuple[Match, Notes]) -> None:
    _, notes = played
    for name, _ in chances(notes, PACTS):
        asked = name.split(": ")[1].split(", ")
        assert sum([int(part.split()[0]) for part in asked]) == 5
        assert {part.split()[1] for part in asked} <= set(ELEMENTS)


def test_how_games_end_adds_up_to_one(played: tuple[Match, Notes]) -> None:
    _, notes = played
    ends = notes.counted["how games end"]
    assert sum(ends.values()) == 1
    assert ends["nobody does until the last period"] == 1  # random players never feed five spooks


def test_a_game_that_goes_on_has_not_ended() -> None:
    options = GAME.read_options({"players": 2})
    match = Match(GAME, options, Seed.simulated(1))
    rng = random.Random(1)
    for _ in range(60):
        match.answer(match.asked[0], rng.choice(match.options(match.asked[0])))
    assert sum(observe(match.position, match.events).counted["how games end"].values()) == 0


def test_bars_are_for_titles_that_are_noted(played: tuple[Match, Notes]) -> None:
    _, notes = played
    assert set(BARS) <= {title for title, _, _ in notes.chances}
