"""A game rebuilt from the texts of its content is the same game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame, OtherRules
from polnoc.engine.match import Match
from polnoc.engine.packs import content_hash
from polnoc.engine.play import digest
from polnoc.games import NoContent, UnknownGame, all_games, find_game, pinned_game
from polnoc.words import LANGUAGES, Words
from tests.games.pack_files import CHAPTERS, game_with_example

GAMES = [game.id for game in all_games()]


def played(game: AnyGame, options: dict[str, object]) -> tuple[list[object], str]:
    """Return the beginning of a random game: all its events, and a position."""
    match, rng = Match(game, game.read_options(options), Seed.simulated(4)), random.Random(2)
    for _ in range(60):
        if match.over:
            break
        seat = rng.choice(match.asked)
        match.answer(seat, rng.choice(match.options(seat)))
    return [(event.key, event.args, event.audience) for event in match.events], digest(match.position)


@pytest.mark.parametrize("id", GAMES)
def test_the_sources_of_a_box_make_the_same_game(id: str) -> None:
    game = find_game(id)
    again = type(game).made_from(game.sources)
    assert content_hash(*game.sources) == game.content == again.content
    assert again.sources == game.sources
    options: dict[str, object] = {"players": game.players[-1]}
    assert played(again, options) == played(game, options)


@pytest.mark.parametrize("id", GAMES)
def test_the_sources_of_a_pack_make_the_same_game(id: str, tmp_path: Path) -> None:
    game, options = game_with_example(id, tmp_path), CHAPTERS[id][1]
    again = pinned_game(id, game.rules, game.content, game.sources)
    assert again.content == game.content != find_game(id).content
    assert again is pinned_game(id, game.rules, game.content, list(game.sources))
    assert played(again, options) == played(game, options)
    chosen = game.read_options(options)
    for language in LANGUAGES:
        named, told = (Words(language, one, ("Ania",), 0, chosen) for one in (again, game))
        assert [named.card(card) for card in again.cards(chosen)] == [
            told.card(card) for card in game.cards(chosen)
        ]


@pytest.mark.parametrize("id", GAMES)
def test_the_installed_content_needs_no_sources(id: str) -> None:
    game = find_game(id)
    assert pinned_game(id, game.rules_version, game.content) is game


@pytest.mark.parametrize("id", GAMES)
def test_what_cannot_be_had_is_named(id: str) -> None:
    game = find_game(id)
    with pytest.raises(NoContent, match="other content"):
        pinned_game(id, 1, "f" * 16)
    with pytest.raises(NoContent, match="are not content"):
        pinned_game(id, 1, "f" * 16, game.sources)
    for sources in (("x",), ("= =", "= ="), ("a = 1",) * 99, ("a = " + "[" * 5_000,) * 2, ("a" * 500_000,)):
        with pytest.raises(NoContent):
            pinned_game(id, 1, content_hash(*sources), sources)
    with pytest.raises(OtherRules) as other:
        pinned_game(id, 99, game.content)
    assert (other.value.version, other.value.newest) == (99, game.rules_version)
    with pytest.raises(OtherRules):
        pinned_game(id, 99, "f" * 16)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame):
        pinned_game("szachy", 1, "")
