"""The bots of 13 Duchów: how strong they are, and how little they give away.

Seeds are fixed, so every number here is the same on every run. A release run plays more rounds:
`POLNOC_ROUNDS=40000 pytest tests/games/duchy/test_bots.py`.
"""

from __future__ import annotations

import os
import random

import pytest

from bench.gives_away import CLUES, guess_rates
from polnoc.arena import Series, run
from polnoc.bots import Bot, UnknownLevel, levels, make_bot
from polnoc.engine.actions import Action
from polnoc.engine.frames import Position
from polnoc.engine.play import answer, asked, options
from polnoc.engine.seats import CHANCE
from polnoc.games import find_game
from polnoc.games.duchy.bots.win_table import win_chance

DUCHY = find_game("duchy")
ROUNDS = int(os.environ.get("POLNOC_ROUNDS", "1200"))


def share_of_first(*seats: str, games: int = ROUNDS, **chosen: object) -> float:
    """Return the share of games that the first entry wins, with seats mirrored."""
    result = run(Series("duchy", seats, games=games, mirror=True, options=chosen), jobs=1)
    return result.entries[0].wins.share


@pytest.mark.measure
def test_novice_beats_random() -> None:
    assert share_of_first("novice", "random", points=1) >= 0.75


@pytest.mark.measure
def test_regular_beats_novice() -> None:
    assert share_of_first("regular", "novice", points=1) >= 0.65


@pytest.mark.measure
def test_expert_beats_regular() -> None:
    assert share_of_first("hand-made", "regular", points=1) >= 0.53
    # The learned expert plays so as not to be read; it does not exploit the mistakes of regulars.
    assert share_of_first("expert", "regular", points=1) >= 0.5


@pytest.mark.measure
def test_levels_keep_their_order_with_three_players_and_in_teams() -> None:
    assert share_of_first("expert", "regular", "regular", games=ROUNDS // 6) > 1 / 3
    assert share_of_first("regular", "novice", "novice", games=ROUNDS // 12) > 0.45
    assert share_of_first("expert", "regular", "expert", "regular", games=ROUNDS // 3) > 0.5
    assert share_of_first("regular", "novice", "regular", "novice", games=ROUNDS // 20) > 0.75


@pytest.mark.measure
@pytest.mark.parametrize("level", ["regular", "expert"])
def test_the_first_move_hardly_tells_where_a_bot_hides(level: str) -> None:
    """A table learned from many rounds names the lair at most in 12 of 100 (blind: 8.3)."""
    assert guess_rates(CLUES[0], level, ROUNDS).named.share <= 0.12


@pytest.mark.parametrize("players", [2, 3, 4])
def test_experts_draw_at_random(players: int) -> None:
    """With the same view an expert does not always do the same."""
    position = DUCHY.begin(DUCHY.read_options({"players": players, "first": 1}), [])
    rng = random.Random(1)
    while DUCHY.view(position, 0)["frames"][-1]["rule"] != "Turn":
        seat = asked(position)[0]
        answer(position, seat, rng.choice(options(position, seat)), [])
    answer(position, 0, DUCHY.actions.get("guess"), [])
    expert, view, offered = make_bot(DUCHY, "expert"), DUCHY.view(position, 0), options(position, 0)
    named = {expert.choose(view, offered, random.Random(seed)) for seed in range(40)}
    assert len(named) > 4


@pytest.mark.parametrize("level", levels(DUCHY))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_needs_nothing_but_the_view(level: str, players: int) -> None:
    """The same view and random numbers give the same choice, whatever the hidden cards are."""
    bot, rng = make_bot(DUCHY, level), random.Random(7)
    position = DUCHY.begin(DUCHY.read_options({"players": players}), [])
    now, luck = asked(position), 0
    while now:
        seat = rng.choice(now)
        offered = options(position, seat)
        action = rng.choice(offered)
        if seat != CHANCE:
            luck += 1
            view = DUCHY.view(position, seat)
            other = DUCHY.redeal(view, rng)
            chosen = [
                bot.choose(DUCHY.view(world, seat), options(world, seat), random.Random(luck))
                for world in (position, other)
            ]
            assert chosen[0] is chosen[1]
            assert chosen[0] in offered
            action = chosen[0]
        now = answer(position, seat, action, [])


def test_novice_and_better_never_name_what_is_impossible() -> None:
    for level in ("novice", "regular", "hand-made"):  # the learned expert bluffs with its own lair
        bot, rng = make_bot(DUCHY, level), random.Random(5)
        for _ in range(30):
            position = DUCHY.begin(DUCHY.read_options({"players": 2, "points": 1}), [])
            now = asked(position)
            while now:
                seat = now[0]
                offered = options(position, seat)
                action = rng.choice(offered) if seat == CHANCE else _choose(bot, position, seat, rng)
                if action.verb == "name" and position.stack[-1].rule() != "DUE-CARD-12":
                    assert action.arg not in (position.lair[seat], position.hand[seat], *position.middle)
                now = answer(position, seat, action, [])


def _choose(bot: Bot, position: Position, seat: int, rng: random.Random) -> Action:
    view, offered = DUCHY.view(position, seat), options(position, seat)
    return bot.choose(view, offered, rng)


def test_an_unknown_level_is_explained() -> None:
    with pytest.raises(UnknownLevel, match="did you mean 'expert'"):
        make_bot(DUCHY, "exprt")


def test_the_race_favours_who_knows_more_and_who_moves() -> None:
    assert win_chance(1, 13) == 1.0
    assert win_chance(5, 5) > 0.5
    assert win_chance(4, 6) > win_chance(6, 6) > win_chance(6, 4)
    assert win_chance(4.5, 6) == pytest.approx((win_chance(4, 6) + win_chance(5, 6)) / 2)
