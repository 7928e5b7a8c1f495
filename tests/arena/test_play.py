"""One game: fair, reproducible, equal to a checked match, and reported when it fails."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest

from polnoc.arena.play import GameFailed, Players
from polnoc.arena.series import Plan, Series
from polnoc.bots import RandomBot
from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.views import View

PAIR = ("random", "novice")
Choose = Callable[[View, Sequence[Action], random.Random], Action]


class Scripted:
    """A bot made of a function."""

    def __init__(self, choose: Choose) -> None:
        self.choose = choose


def players(monkeypatch: pytest.MonkeyPatch, **bots: Choose) -> Players:
    """Return players of a two-player plan, with some levels played by functions."""

    def make(game: AnyGame, level: str) -> object:
        return Scripted(bots[level]) if level in bots else RandomBot()

    monkeypatch.setattr("polnoc.arena.play.player", make)
    return Players(Plan(Series("duchy", PAIR, 2, mirror=True, options={"points": 1})))


def any_option(view: View, options: Sequence[Action], rng: random.Random) -> Action:
    return options[int(rng.random() * len(options))]


def test_a_game_is_the_match_with_the_same_seed_and_luck() -> None:
    plan = Plan(Series("duchy", ("random",) * 3, 1))
    for seed in range(5):
        played = Players(plan).play(seed, (0, 1, 2))
        match = Match(plan.game, plan.options, Seed.simulated(seed))
        luck = [random.Random(f"sim:{seed}:seat:{seat}") for seat in range(3)]
        while not match.over:
            seat = match.asked[0]
            match.answer(seat, any_option(match.view(seat), match.options(seat), luck[seat]))
        keys = [event.key for event in match.events]
        assert played.winners == match.winners
        assert played.decisions == len(match.steps)
        assert (played.turns, played.rounds) == (keys.count("turn"), keys.count("round-begins"))


def test_a_bot_sees_its_own_view_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, bool]] = []

    def watch(view: View, options: Sequence[Action], rng: random.Random) -> Action:
        seen.append((view["seat"], view["seat"] in view["asked"]))
        return any_option(view, options, rng)

    table = players(monkeypatch, novice=watch)
    table.play(3, (0, 1))
    assert set(seen) == {(1, True)}
    seen.clear()
    table.play(3, (1, 0))
    assert set(seen) == {(0, True)}


def test_luck_belongs_to_the_seat_whoever_sits_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    first_luck: list[float] = []

    def note(view: View, options: Sequence[Action], rng: random.Random) -> Action:
        luck = rng.random()
        if view["seat"] == 0:
            first_luck.append(luck)
        return options[0]

    table = players(monkeypatch, random=note, novice=note)
    table.play(5, (0, 1))
    table.play(5, (1, 0))
    half = len(first_luck) // 2
    assert half > 0
    assert first_luck[:half] == first_luck[half:]
    assert first_luck[0] == random.Random("sim:5:seat:0").random()


def test_the_beginner_is_the_one_the_game_names() -> None:
    table = Players(Plan(Series("duchy", PAIR, 1, options={"first": 2, "points": 1})))
    assert {table.play(seed, (0, 1)).starter for seed in range(10)} == {1}


def test_an_illegal_answer_stops_the_series(monkeypatch: pytest.MonkeyPatch) -> None:
    def cheat(view: View, options: Sequence[Action], rng: random.Random) -> Action:
        table = Plan(Series("duchy", PAIR, 1)).game.actions
        return next(table[index] for index in range(len(table)) if table[index] not in options)

    with pytest.raises(GameFailed, match=r"seat \d answered .* which is not among its options") as failure:
        players(monkeypatch, novice=cheat)(range(9, 10))
    assert failure.match("polnoc arena duchy --seats .*novice.* --games 1 --set points=1 --seed 9 --jobs 1")


def test_a_bot_that_breaks_down_is_named_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(view: View, options: Sequence[Action], rng: random.Random) -> Action:
        raise KeyError("lair")

    with pytest.raises(GameFailed, match=r"the game with seed 9 broke down \(KeyError: 'lair'\)") as failure:
        players(monkeypatch, novice=stumble).play(9, (0, 1))
    assert isinstance(failure.value.__cause__, KeyError)


def test_a_game_that_would_not_end_is_stopped_and_won_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan(Series("duchy", PAIR, 3))
    monkeypatch.setattr(type(plan.game), "decision_bound", 4)
    counts = Players(plan)(plan.seeds)
    assert (counts.games, counts.stopped, counts.undecided) == (3, 3, 3)
    assert dict(counts.wins) == {(0, 0): 3}
    assert dict(counts.decisions) == {4: 3}


def test_only_some_games_are_timed_and_timing_changes_nothing() -> None:
    plan = Plan(Series("duchy", PAIR, 1000, options={"points": 1}))
    table = Players(plan)
    few = table(plan.seeds[:6])
    timed = sum([table.play(seed, (0, 1)).decisions for seed in (1, 4)])
    assert sum(map(len, few.choices.values())) == timed
    times: dict[str, list[int]] = {}
    assert table.play(2, (0, 1), times) == table.play(2, (0, 1))
    assert set(times) == set(PAIR)
