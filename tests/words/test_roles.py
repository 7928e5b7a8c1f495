"""The role card of every seat, in both languages: role, what wins, what loses, a first idea; no secret."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

import pytest

from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.options import BadOption, option_fields, option_values
from polnoc.games import all_games, find_game
from polnoc.words import LANGUAGES, Role, Words
from tests.miniatures import MINIATURES
from tests.miniatures.package import known

NAMES = ("Ania", "Bartek", "Celina", "Darek")

TABLES = [(game, players) for game in all_games() for players in game.players]
each_table = pytest.mark.parametrize(
    ("game", "players"), TABLES, ids=[f"{game.id}-{players}" for game, players in TABLES]
)


def setups(game: AnyGame, players: int) -> Iterator[Mapping[str, object]]:
    """Yield options that use every value of every option once, as far as this many players allow."""
    yield {}
    for field in option_fields(game.options_type):
        for value in option_values(field) if field.name != "players" else ():
            try:
                Match(game, game.read_options({"players": players, field.name: value}), Seed.simulated(1))
            except BadOption:
                continue
            yield {field.name: value}


def cards(match: Match, language: str) -> list[Role]:
    """Return the cards of all seats, each from its own view; a missing message raises."""
    players = len(NAMES[: match.chosen.players])
    return [
        Words(language, match.game, NAMES[:players], seat, match.chosen, strict=True).role(
            seat, players, match.view(seat)
        )
        for seat in range(players)
    ]


@each_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_has_a_whole_card(game: AnyGame, players: int, language: str) -> None:
    usual = Words(language, game, (), strict=True)
    for chosen in setups(game, players):
        match = Match(game, game.read_options({"players": players, **chosen}), Seed.simulated(3))
        for role in cards(match, language):
            assert min([len(role.title), len(role.wins), len(role.loses), len(role.idea)]) > 5
            assert not [part for part in role if "{" in part or "game-" in part or "  " in part], role
            assert role.idea != usual.text("page-role-idea"), "a game of ours has words of its own"


def test_the_card_says_which_film_is_played() -> None:
    game = find_game("finalgirl")
    for killer, said in (("hammer", "Hans"), ("parade", "Geppetto"), ("pack", "the pack")):
        chosen = game.read_options({"players": 1, "killer": killer, "location": "fair", "heroine": "nina"})
        role = Words("en", game, NAMES[:1], 0, chosen).role(0, 1)
        assert role.title == f"You are Nina (the film: the Fair, {said})"
        assert said in role.wins and "Nina dies" in role.loses


def test_the_beast_and_each_hunter_have_cards_of_their_own() -> None:
    game = find_game("bestia")
    titles = {}
    for players in game.players:
        chosen = game.read_options({"players": players})
        words = Words("en", game, NAMES[:players], 0, chosen)
        titles[players] = [words.role(seat, players).title for seat in range(players)]
        wins, loses = [words.role(0, players).wins, words.role(0, players).loses]
        assert wins.replace("You win", "You lose") == words.role(1, players).loses
        assert f"day {3 if players < 4 else 4} ends" in loses
    assert titles == {
        2: ["You are the Beast: Fangrir", "You lead both hunters: Helga and Assar"],
        3: ["You are the Beast: Fangrir", "You are the hunter Helga", "You are the hunter Assar"],
        4: [
            "You are the Beast: Fangrir",
            "You are the hunter Helga",
            "You are the hunter Assar",
            "You are the hunter Iona",
        ],
    }
    caravan = game.read_options({"players": 2, "contract": "last-caravan"})
    role = Words("pl", game, NAMES[:2], 1, caravan).role(1, 2)
    assert "wszyscy osadnicy dojdą do celu" in role.wins and "gdy tylko zginie osadnik" in role.loses


def test_points_and_partners_are_those_of_the_table() -> None:
    game = find_game("duchy")
    four = game.read_options({"players": 4, "points": 5})
    roles = [Words("en", game, NAMES, seat, four).role(seat, 4) for seat in range(4)]
    assert [role.title for role in roles] == [
        "You are a ghost of team A; your partner is Celina",
        "You are a ghost of team B; your partner is Darek",
        "You are a ghost of team A; your partner is Ania",
        "You are a ghost of team B; your partner is Bartek",
    ]
    assert all(["5 points" in role.wins and "5 points" in role.loses for role in roles])


# Secrets --------------------------------------------------------------------------------


@each_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_before_the_game_a_card_has_no_secret(game: AnyGame, players: int, language: str) -> None:
    chosen = game.read_options({"players": players})
    words = Words(language, game, NAMES[:players], options=chosen, strict=True)
    assert [words.role(seat, players).secret for seat in range(players)] == [""] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_pact_stands_on_the_card_of_its_owner_and_on_no_other(players: int) -> None:
    game = find_game("straszydla")
    for seed in range(20):
        match = Match(game, game.read_options({"players": players}), Seed.simulated(seed))
        words = Words("en", game, NAMES[:players])
        pacts = [words.card(card).rpartition(": ")[2].rstrip(".") for card in game.cards(match.chosen)]
        own = [role.secret for role in cards(match, "en")]
        assert len({*own}) == players, "pacts differ, and so do the cards"
        assert all([len([pact for pact in pacts if pact in said]) == 1 for said in own])


@each_table
def test_what_others_hide_changes_no_card(game: AnyGame, players: int) -> None:
    """A card is made from one view: it stays the same whatever is dealt that the seat cannot see."""
    match = Match(game, game.read_options({"players": players}), Seed.simulated(5))
    for seat in range(players):
        words = Words("en", game, NAMES[:players], seat, match.chosen)
        card = words.role(seat, players, match.view(seat))
        for number in range(5):
            dealt = game.redeal(match.view(seat), random.Random(number))
            assert words.role(seat, players, game.view(dealt, seat)) == card


# A game without roles -------------------------------------------------------------------


@pytest.mark.parametrize("game", MINIATURES, ids=[game.id for game in MINIATURES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_words_for_it_has_a_card_too(game: AnyGame, language: str) -> None:
    with known(game):
        players = game.players[0]
        role = Words(language, game, NAMES[:players], 0).role(0, players)
        assert min([len(part) for part in (role.title, role.wins, role.loses, role.idea)]) > 10
        assert not [part for part in role if "page-role" in part or "game-role" in part]
