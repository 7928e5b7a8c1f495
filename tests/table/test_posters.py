"""Posters: every choice has its own picture and says in both languages what is special about it."""

from __future__ import annotations

from typing import Final

import pytest
from starlette.testclient import TestClient

from polnoc.contract import Posters
from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.options import option_fields
from polnoc.games import all_games, find_game, package_of
from polnoc.table import layout
from polnoc.words import LANGUAGES

WITH_POSTERS: Final = [game for game in all_games() if package_of(game).posters()]


def posters_of(game: AnyGame) -> Posters[AnyGame]:
    posters = package_of(game).posters()
    assert posters is not None
    return posters


#: Games with options that are chosen by posters.
CHOOSING: Final = [game for game in WITH_POSTERS if posters_of(game).OPTIONS]
GAMES: Final = pytest.mark.parametrize("game", CHOOSING, ids=lambda game: game.id)


def choices(game: AnyGame, option: str) -> list[str]:
    """Return every value of an option, for any number of players."""
    field = next(field for field in option_fields(game.options_type) if field.name == option)
    return sorted({str(value) for players in game.players for value in game.offered(field, players)})


def test_games_with_faces_have_posters() -> None:
    assert {game.id for game in WITH_POSTERS} == {"bestia", "finalgirl", "straszydla"}
    assert {game.id for game in CHOOSING} == {"bestia", "finalgirl"}


@pytest.mark.parametrize("game", WITH_POSTERS, ids=lambda game: game.id)
def test_a_seat_sees_its_own_face(game: AnyGame) -> None:
    """Where all are different characters, no two seats have the same portraits."""
    posters, players = posters_of(game), max(game.players)
    match = Match(game, game.read_options({"players": players} if players > 1 else {}), Seed.simulated(5))
    shown = [posters.portraits(game, match.chosen, seat, match.view(seat)) for seat in range(players)]
    assert all(shown)
    assert len({str(faces) for faces in shown}) == players


def test_a_pact_has_no_portrait_before_it_is_dealt() -> None:
    game = find_game("straszydla")
    assert not posters_of(game).portraits(game, game.read_options({}), 0, None)


@GAMES
def test_every_choice_has_a_picture_of_its_own(game: AnyGame) -> None:
    posters = posters_of(game)
    for option in posters.OPTIONS:
        values = choices(game, option)
        assert len(values) > 1
        assert len({str(posters.picture(game, option, value)) for value in values}) == len(values), option


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_says_what_is_special_about_it(game: AnyGame, language: str) -> None:
    words, posters = layout.game_words(game.id, language), posters_of(game)
    for option in posters.OPTIONS:
        said = [words.text(f"poster-{option}-{value}") for value in choices(game, option)]
        assert len({*said}) == len(said)
        assert not any(text.endswith(".") for text in said), "the page adds the full stop"
        for value in choices(game, option):
            assert "poster-" not in posters.note(game, option, value, words.text)


@GAMES
def test_a_cover_shows_what_was_chosen(game: AnyGame) -> None:
    posters, say = posters_of(game), layout.game_words(game.id, "en").text
    usual = game.read_options({})
    option = next(name for name in posters.OPTIONS if name in ("killer", "beast"))
    covers = {
        str(posters.cover(game, game.read_options({option: value}), say)) for value in choices(game, option)
    }
    assert str(posters.cover(game, usual, say)) in covers
    assert len(covers) == len(choices(game, option))


@GAMES
def test_the_form_offers_each_choice_once_and_keeps_what_was_chosen(
    game: AnyGame, client: TestClient
) -> None:
    option = next(iter(posters_of(game).OPTIONS))
    players = str(game.players[0])
    field = next(field for field in option_fields(game.options_type) if field.name == option)
    values = [str(value) for value in game.offered(field, game.players[0])]
    page = client.get(f"/new/{game.id}", params={"players": players, f"set-{option}": values[-1]}).text
    for value in values:
        assert page.count(f'type="radio" name="set-{option}" value="{value}"') == 1
    assert f'name="set-{option}" value="{values[-1]}" checked' in page
    wrong = client.get(f"/new/{game.id}", params={"players": players, f"set-{option}": "nonsense"}).text
    assert f'name="set-{option}" value="{values[0]}" checked' in wrong
