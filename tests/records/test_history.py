"""Stored histories of finished games, also of a game without achievements; and their totals."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.games import all_games, find_game
from polnoc.records import history
from polnoc.records.history import (
    BadHistory,
    Ending,
    FinishedGame,
    OwnGame,
    Player,
    decode_games,
    encode_games,
    ending,
    finished_game,
    statistics,
)
from polnoc.records.results import Count
from polnoc.table.my_games import share_text
from polnoc.words import Words

DUCHY = find_game("duchy")


def kept(number: int, end: Ending, *, level: str = "you", seat: int = 0, **fields: Any) -> OwnGame:
    """Return a duel of Ola, on some seat, against Jan or a bot."""
    other: dict[str, Ending] = {"won": "lost", "lost": "won", "drawn": "drawn"}
    ola = Player(name="Ola", played_by="you", side=seat, ending=end, figures={"rounds": 4 + number})
    jan = Player(name="Jan", played_by=level, side=1 - seat, ending=other[end])
    players = (ola, jan) if seat == 0 else (jan, ola)
    game = FinishedGame(
        **{
            "id": f"g{number}",
            "game": "duchy",
            "began": 0,
            "ended": number,
            "answers": 9,
            "players": players,
            "commitment": f"c{number}",
            **fields,
        }
    )
    return OwnGame(game, (seat,))


def test_games_are_counted_by_seat_level_and_person() -> None:
    games = [
        kept(1, "won"),
        kept(2, "lost", level="expert"),
        kept(3, "won", level="expert", seat=1),
        kept(4, "drawn"),
        kept(5, "won")._replace(seats=(0, 1)),
    ]
    found = statistics(DUCHY, games)
    assert (found.listed, found.summary.played, found.summary.won, found.drawn) == (5, 4, 2, 1)
    assert found.seats == {0: Count(3, 1), 1: Count(1, 1)}
    assert found.levels == {"expert": Count(2, 1)}
    assert {found.names[key]: count for key, count in found.people.items()} == {"Jan": Count(2, 1)}
    assert (found.summary.quickest, found.summary.unit) == (5, "rounds")
    assert statistics(find_game("bestia"), games).listed == 0


def test_people_are_told_apart_by_who_they_are_not_by_name() -> None:
    games = [kept(n, "won")._replace(people={1: f"person {n % 2}"}) for n in range(4)]
    assert sorted([count.played for count in statistics(DUCHY, games).people.values()]) == [2, 2]


def test_a_second_game_with_the_same_dice_makes_no_streak() -> None:
    games = [kept(1, "won"), kept(2, "won", commitment="c1"), kept(3, "won", foreseen=1, undone=1)]
    found = statistics(DUCHY, games).summary
    assert (found.won, found.marked, found.longest) == (3, 2, 1)


def test_few_games_have_no_percentage_of_their_own() -> None:
    words = Words("en", DUCHY, ())
    assert share_text(Count(4, 3), words) == "30–96%"
    assert share_text(Count(1, 0), words) == "0–80%"
    assert share_text(Count(100, 50), words) == "50% (40–60%)"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_game_without_achievements_has_history_and_statistics(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As for a fifth game that provides nothing for it."""
    monkeypatch.setattr(history, "outcome", lambda match, seat: None)
    players = min(game.players)
    match, rng = Match(game, game.read_options({"players": players}), Seed.simulated(3)), random.Random(3)
    while not match.over:
        seat = match.asked[0]
        match.answer(seat, rng.choice(match.options(seat)))
    seats = [("Ola", "you"), *[("Kot", "novice")] * (players - 1)]
    found = finished_game(match, id="a", seats=seats, began=5_000, ended=65_000)
    assert (found.seconds, found.answers, len(found.players)) == (60, len(match.steps), players)
    won = [seat for seat, player in enumerate(found.players) if player.ending == "won"]
    assert won == sorted(match.winners) or set(match.winners) == set(range(players))
    counted = statistics(game, [OwnGame(found, (0,))])
    assert (counted.summary.played, counted.summary.won) == (1, int(0 in match.winners))
    assert msgspec.convert(msgspec.to_builtins(found), FinishedGame) == found


def test_nobody_or_everybody_wins_is_a_draw_but_alone_it_is_a_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = Match(DUCHY, DUCHY.read_options({"players": 2}), Seed.simulated(1))
    alone = Match(find_game("finalgirl"), find_game("finalgirl").read_options({}), Seed.simulated(1))
    for winners, expected in (((), "drawn"), ((0, 1), "drawn"), ((0,), "won"), ((1,), "lost")):
        monkeypatch.setattr(Match, "winners", winners)
        assert ending(duel, 0) == expected
    monkeypatch.setattr(Match, "winners", ())
    assert ending(alone, 0) == "lost"


def test_a_file_gives_the_same_games_again() -> None:
    games = [kept(1, "won"), kept(2, "lost")._replace(seats=(0, 1))]
    assert [(one.game, one.seats) for one in decode_games(encode_games(games))] == [
        (one.game, one.seats) for one in games
    ]


@pytest.mark.parametrize(
    "fields",
    [
        {"id": "../etc"},
        {"game": "Duchy"},
        {"players": ()},
        {"began": 5, "ended": 4},
        {"answers": -1},
        {"day": "2026-03-14 and more"},
    ],
)
def test_what_cannot_be_a_game_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(BadHistory):
        kept(1, "won", **fields)
