"""A series is validated before anything is played, and says which player gets which result."""

from __future__ import annotations

import shlex

import pytest

from polnoc.arena.series import LAST_SEED, ArenaError, Plan, Series
from polnoc.engine.options import options_from_text


def test_mirroring_two_players_swaps_them() -> None:
    plan = Plan(Series("duchy", ("expert", "regular"), 10, mirror=True))
    assert plan.lineups == ((0, 1), (1, 0))
    assert plan.levels(plan.lineups[1]) == ("regular", "expert")
    assert plan.seeds == range(1, 6)


def test_mirroring_three_players_rotates_them() -> None:
    plan = Plan(Series("duchy", ("expert", "regular", "regular"), 9, mirror=True))
    assert plan.lineups == ((0, 1, 2), (1, 2, 0), (2, 0, 1))
    assert [entry.name for entry in plan.entries] == ["expert", "regular 1", "regular 2"]


def test_teams_are_one_entry_each() -> None:
    plan = Plan(Series("duchy", ("expert", "novice", "regular", "novice"), 4, mirror=True))
    assert [(entry.name, entry.places) for entry in plan.entries] == [
        ("expert + regular", (0, 2)),
        ("novice", (1, 3)),
    ]
    assert len(plan.lineups) == 4
    assert plan.sides == 2


def test_teams_of_equal_partners_are_only_swapped() -> None:
    plan = Plan(Series("duchy", ("expert", "novice", "expert", "novice"), 4, mirror=True))
    assert [plan.levels(lineup) for lineup in plan.lineups] == [
        ("expert", "novice", "expert", "novice"),
        ("novice", "expert", "novice", "expert"),
    ]


def test_one_against_many_is_counted_by_place_when_mirrored(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Plan(Series("duchy", ("random",) * 3, 1)).game
    monkeypatch.setattr(type(game), "side", lambda self, options, seat: min(seat, 1))
    series = Series("duchy", ("expert", "novice", "novice"), 3)
    assert [entry.places for entry in Plan(series).entries] == [(0,), (1, 2)]
    mirrored = Series("duchy", ("expert", "novice", "novice"), 3, mirror=True)
    assert [entry.places for entry in Plan(mirrored).entries] == [(0,), (1,), (2,)]


@pytest.mark.parametrize(
    ("games", "mirror", "played"), [(7, False, 7), (7, True, 8), (1, True, 2), (8, True, 8)]
)
def test_games_are_rounded_up_to_whole_groups(games: int, mirror: bool, played: int) -> None:
    assert Plan(Series("duchy", ("random", "novice"), games, mirror)).games == played


def test_players_follow_from_the_seats() -> None:
    assert Plan(Series("duchy", ("random",) * 3, 1)).options.players == 3


def test_the_command_says_everything() -> None:
    series = Series(
        "duchy", ("expert", "novice"), 10, True, {"points": 1, "bluff": False, "stop": "round_end"}, 42
    )
    words = shlex.split(series.command())
    assert words[:7] == ["polnoc", "arena", "duchy", "--seats", "expert,novice", "--games", "10"]
    assert "--mirror" in words
    assert words[-2:] == ["--seed", "42"]
    given = [words[number + 1] for number, word in enumerate(words) if word == "--set"]
    assert options_from_text(given) == series.options


PAIR = ("random", "random")


@pytest.mark.parametrize(
    ("series", "message"),
    [
        (Series("duhcy", PAIR, 1), "no game is called 'duhcy'.*did you mean 'duchy'"),
        (Series("duchy", ("expert", "regualr"), 1), "no bot is called 'regualr'.*did you mean 'regular'"),
        (Series("duchy", ("you", "expert"), 1), "no bot is called 'you'; there are: random"),
        (
            Series("duchy", PAIR, 1, options={"point": 1}),
            "no option is called 'point'; did you mean 'points'",
        ),
        (Series("duchy", PAIR, 1, options={"points": 99}), "option 'points': .*<= 20, got 99"),
        (Series("duchy", PAIR, 1, options={"first": 4}), "option 'first': player 4 of 2"),
        (
            Series("duchy", PAIR, 1, options={"players": 3}),
            "are for 3 seats, but 2 were given: random,random",
        ),
        (Series("duchy", ("random",) * 5, 1), "duchy is for 2, 3, 4 players, but 5 seats were given"),
        (Series("duchy", (), 1), "duchy is for 2, 3, 4 players, but 0 seats were given"),
        (Series("duchy", PAIR, 0), "at least 1 game must be played, not 0"),
        (Series("duchy", PAIR, -5), "at least 1 game must be played, not -5"),
        (Series("duchy", PAIR, 1, seed=-1), "seeds go from 0 to 9+; 1 seeds from -1 on do not fit"),
        (Series("duchy", PAIR, 2, seed=LAST_SEED), "2 seeds from 9+ on do not fit"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_reason(series: Series, message: str) -> None:
    with pytest.raises(ArenaError, match=message):
        Plan(series)
