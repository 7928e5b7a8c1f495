"""The time at which a bot shows its answer reveals nothing about its earlier secret answers."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.seats import WATCHER
from polnoc.games import all_games, find_game
from polnoc.table.bot_driver import FOLLOWING_PACE
from tests.conformance.lines_of_play import varied_options
from tests.leaks.bot_timing import PACE, Mind, Watch, any_mind, watched
from tests.leaks.counts import BOT_ANSWERS

CASES = [(game, players) for game in all_games() for players in game.players]
STRASZYDLA = find_game("straszydla")


def gaps(watch: Watch) -> list[float]:
    """Return the times between one visible event and the next."""
    ticks = [0.0, *watch.ticks()]
    return [round(late - soon, 6) for soon, late in pairwise(ticks)]


@pytest.mark.parametrize(("game", "players"), CASES, ids=[f"{game.id}-{n}" for game, n in CASES])
def test_whatever_bots_do_in_secret_takes_one_tick(game: AnyGame, players: int) -> None:
    chosen = varied_options(game, players, random.Random(f"clock {players}"))
    match = Match(game, chosen, Seed.simulated(players))
    watch = watched(match, any_mind(players, PACE / 1_000), BOT_ANSWERS)
    assert watch.answers_until_seen, "nothing was shown"
    assert set(gaps(watch)) <= {PACE, PACE * FOLLOWING_PACE}, f"after {watch.answers_until_seen} answers"
    assert not watch.seen_by_some, "a tick for some would tell the others something"


@pytest.mark.parametrize(("game", "players"), CASES, ids=[f"{game.id}-{n}" for game, n in CASES])
def test_whoever_is_late_waits_for_a_tick_too(game: AnyGame, players: int) -> None:
    match = Match(game, game.read_options({"players": players}), Seed.simulated(players))
    watch = watched(match, any_mind(players, 3 * PACE), BOT_ANSWERS // 3)
    assert len(watch.answers_until_seen) > 1
    assert {gap / PACE for gap in gaps(watch)} <= {2.0**n for n in range(-2, 12)}


def planner(*words: str) -> Mind:
    """Return a mind that plans the first steps offered, with these words between, and finishes early."""
    left = list(words)

    def choose(offered: list[str]) -> tuple[str, float]:
        wanted = [left.pop(0)] if left and left[0] in offered else ["ready", *offered]
        return next(text for text in wanted if text in offered), PACE / 1_000

    return choose


def planning(players: int) -> Match:
    """Return Straszydła when everybody is about to plan."""
    match = Match(STRASZYDLA, STRASZYDLA.read_options({"players": players}), Seed.simulated(3))
    while any([match.options(seat)[0].verb != "step" for seat in match.asked]):
        match.answer(match.asked[0], match.options(match.asked[0])[0])
    return match


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_long_plan_and_a_short_one_are_shown_alike(players: int) -> None:
    short = watched(planning(players), planner(), BOT_ANSWERS, people=[0])
    long = watched(planning(players), planner("clear", "clear", "clear"), BOT_ANSWERS, people=[0])
    assert len(long.room.match.steps) == len(short.room.match.steps) + 6
    for observer in (0, WATCHER):
        assert len(short.shown[observer]) == players - 1, "the others have become ready"
        assert short.shown[observer] == long.shown[observer]


def test_a_pause_before_every_secret_answer_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "would_tell", lambda match, seat, action: True)
    short = watched(planning(2), planner(), BOT_ANSWERS, people=[0])
    long = watched(planning(2), planner("clear"), BOT_ANSWERS, people=[0])
    assert short.shown[0] != long.shown[0]
