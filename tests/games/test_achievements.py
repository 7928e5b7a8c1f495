"""Stored results of finished games, and achievements: of every game, with every number of players."""

from __future__ import annotations

import random
from functools import cache

import pytest

from polnoc.engine.chance import Seed
from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.seats import EVERYONE
from polnoc.games import all_games, find_game, package_of
from polnoc.records.results import all_achievements
from polnoc.records.stories import group_text, group_values, outcome
from polnoc.words import LANGUAGES, Words

TABLES = [(game, players) for game in all_games() for players in game.players]


@cache
def finished(game_id: str, players: int) -> Match:
    """Play a game between random players to its end."""
    game = find_game(game_id)
    match, rng = Match(game, game.read_options({"players": players}), Seed.simulated(7)), random.Random(7)
    while not match.over:
        seat = match.asked[0]
        match.answer(seat, rng.choice(match.options(seat)))
    return match


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "id", value))
def test_every_seat_has_an_outcome_that_agrees_with_the_rules(game: AnyGame, players: int) -> None:
    match = finished(game.id, players)
    for seat in range(players):
        found = outcome(match, seat)
        assert found is not None
        assert found.won == (seat in match.winners)
        assert found.won or not found.achievements, "only wins make achievements"
        assert set(found.achievements) <= set(all_achievements(game))
        assert found.figures and min(found.figures.values()) >= 0
        values = group_values(game)
        assert all([value in values[group] for group, value in found.groups.items()])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_everything_that_is_kept_has_words(game: AnyGame, language: str) -> None:
    words = Words(language, game, (), strict=True)
    for group, values in group_values(game).items():
        assert words.text(f"outcome-{group}")
        for value in values:
            keys = (f"outcome-{group}-value", f"outcome-{group}-{value}", f"{group}-{value}")
            assert any(map(words.has, keys)), f"{group} {value} has no words"
        assert all([group_text(words, group, value) for value in values])
    found = outcome(finished(game.id, min(game.players)))
    assert found is not None
    assert all([words.text(f"outcome-{name}") for name in found.figures])
    names = [words.text(f"feat-{id}") for id in all_achievements(game)]
    assert len(names) == len(set(names)) >= 12
    assert all([words.text(f"feat-{id}-how") for id in all_achievements(game)])


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_series_can_be_completed(game: AnyGame) -> None:
    achievements, values = package_of(game).achievements(), group_values(game)
    assert achievements is not None
    for series in achievements.SERIES:
        assert not series.group or series.games <= len(values[series.group])


# Single achievements, from events as the rules emit them ------------------------------------


def told(key: str, **args: object) -> Event:
    return Event(key, args, EVERYONE)


def earned(game_id: str, seat: int, events: list[Event], **chosen: object) -> set[str]:
    game = find_game(game_id)
    achievements = package_of(game).achievements()
    assert achievements is not None
    return set(achievements.outcome(game, game.read_options(chosen), events, seat).achievements)


def test_a_duel_of_ghosts() -> None:
    begun = told("round-begins", round=1, seat=0)
    hit = [told("guesses", seat=0, card=0, numbers=[3]), told("found", seat=1, by=0)]
    miss = [told("guesses", seat=0, card=0, numbers=[2])]
    lost = [told("found", seat=0, by=1), told("scores", side=1, points=1, total=1)]
    score = [told("scores", side=0, points=1, total=1)]
    won = told("game-over", side=0, scores=[1, 0])
    assert earned("duchy", 0, [begun, *hit, *score, won]) == {
        "midnight", "silence", "never-found", "sixth-sense", "no-questions", "photo-finish",
    }  # fmt: skip
    assert "sixth-sense" not in earned("duchy", 0, [begun, *miss, *hit, *score, won])
    behind = [begun, *lost, told("scores", side=1, points=1, total=2), *hit, *score]
    assert {"from-behind"} == earned("duchy", 0, [*behind, won]) & {"from-behind", "silence", "never-found"}
    assert earned("duchy", 1, [begun, *hit, *score, won]) == set(), "who loses achieves nothing"
    both = [told("guesses", seat=0, card=11, numbers=[3, 4]), told("found", seat=1, by=0)]
    both += [told("found", seat=2, by=0), *score, won]
    assert "two-at-once" in earned("duchy", 0, [begun, *both], players=3)


def test_the_beast_and_its_hunters() -> None:
    days = [told("dawn", day=1), told("revealed", place=3, track=[], path=[3])]
    feast = [*days, told("game-over", victor=1, reason="settlers-died")]
    assert earned("bestia", 0, feast, players=3) == {"feast", "thick-hide", "shadow", "quick-feast"}
    assert earned("bestia", 1, feast, players=3) == set()
    search = [told("searches", hunter=2, place=3), told("revealed", place=3, track=[], path=[3])]
    slain = [*search, told("beast-wounded", n=3), told("game-over", victor=2, reason="beast-died")]
    common = {"hunt", "slain", "shepherds", "all-standing"}
    assert earned("bestia", 2, slain, players=3) == common | {"tracker"}
    assert earned("bestia", 1, slain, players=3) == common, "the other hunter searched"
    assert earned("bestia", 1, slain, players=2) == common | {"tracker"}, "one player has both hunters"


def test_a_duel_against_greater_strength() -> None:
    end = [told("pact-shown", seat=0, pact=3), told("game-over", seats=[0], decided="pact")]
    duel = [told("duel", seat=1, by=0, tile=5, strengths=[8, 3]), told("wins-duel", seat=0, by=1, won=2)]
    assert {"david", "unbeaten", "sealed"} <= earned("straszydla", 0, [*duel, *end])
    even = [told("duel", seat=1, by=0, tile=5, strengths=[3, 8]), duel[1]]
    assert "david" not in earned("straszydla", 0, [*even, *end])
    lost = [told("duel", seat=1, by=0, tile=5, strengths=[8, 3]), told("wins-duel", seat=1, by=0, won=2)]
    assert "unbeaten" not in earned("straszydla", 0, [*duel, *lost, *end])
