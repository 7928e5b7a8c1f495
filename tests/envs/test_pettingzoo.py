"""PettingZoo's own tests on all games, and what they do not cover: rewards, secrets, illegal answers."""

from __future__ import annotations

import contextlib
import io
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from polnoc.engine.match import Match
from polnoc.engine.options import BadOption
from polnoc.envs.aec import aec_env
from polnoc.envs.parallel import parallel_env
from polnoc.games import all_games
from tests.miniatures.heap import HeapGame
from tests.miniatures.package import known

#: Every game that encodes its views, with every number of players.
CASES = [(game.id, players) for game in all_games() if game.layout for players in game.players]
SEVERAL = [(game, players) for game, players in CASES if players > 1]

#: PettingZoo warns about every observation with a mask, except in its own games.
MASKED = pytest.mark.filterwarnings("ignore:Observation")


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """Hide the success messages that PettingZoo's tests print."""
    with contextlib.redirect_stdout(io.StringIO()):
        yield


def test_all_games_are_here() -> None:
    assert {game for game, _ in CASES} == {game.id for game in all_games()}


@MASKED
@pytest.mark.parametrize(("game", "players"), CASES)
def test_api(game: str, players: int) -> None:
    with quiet():
        api_test(aec_env(game, players=players), num_cycles=60)


@pytest.mark.parametrize(("game", "players"), CASES)
def test_seeds(game: str, players: int) -> None:
    seed_test(lambda: aec_env(game, players=players), num_cycles=60)


@pytest.mark.parametrize(("game", "players"), SEVERAL)
def test_parallel_api(game: str, players: int) -> None:
    with quiet():
        parallel_api_test(parallel_env(game, players=players), num_cycles=60)
    parallel_seed_test(lambda: parallel_env(game, players=players), num_cycles=60)


def play(env: Any, seed: int) -> dict[str, float]:
    """Play a random game; return each agent's total reward."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert not truncated
        if terminated:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(rng.choice(seen["action_mask"].nonzero()[0]))
    return rewards


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("duchy", {"points": 1}),
        ("duchy", {"players": 3, "points": 1}),
        ("duchy", {"players": 4, "points": 1}),
        ("bestia", {"players": 3}),
        ("finalgirl", {}),
    ],
)
def test_winners_get_1_and_all_others_minus_1(game: str, options: dict[str, Any]) -> None:
    env = aec_env(game, **options)
    for seed in range(3):
        rewards = play(env, seed)
        played = env.unwrapped.play
        winners = played.game.winners(played.position)
        assert rewards == {f"player_{seat}": 1.0 if seat in winners else -1.0 for seat in range(played.seats)}


def test_a_game_by_its_seed_has_the_dice_of_a_match_by_this_seed() -> None:
    env = aec_env("duchy", players=2)
    env.reset(seed=11)
    played = env.unwrapped.play
    match = Match(played.game, played.chosen, played.seed)
    rng = random.Random(1)
    while not match.over:
        seat = match.asked[0]
        assert env.agent_selection == f"player_{seat}"
        assert env.unwrapped.play.view(seat) == match.view(seat)
        action = rng.choice(list(match.options(seat)))
        match.answer(seat, action)
        env.step(played.game.actions.player_index(action))
    assert played.over


def test_games_without_a_named_seed_differ_and_follow_from_the_last_named_one() -> None:
    env = aec_env("duchy")
    firsts = []
    for seed in (7, None, None, 7, None):
        env.reset(seed=seed)
        firsts.append(env.unwrapped.play.seed.text)
    assert firsts[0] == firsts[3] == "sim:7"
    assert firsts[1] == firsts[4]
    assert len(set(firsts)) == 3


@pytest.mark.parametrize(("game", "players"), SEVERAL)
def test_nothing_hidden_is_observed(game: str, players: int) -> None:
    """Observations stay the same if everything that a seat cannot know is re-dealt."""
    env = aec_env(game, players=players).unwrapped
    env.reset(seed=players)
    rng = random.Random(1)
    for number in range(120):
        played = env.play
        if played.over:
            return
        if number % 10 == 0:
            true = played.position
            for agent in env.agents:
                seen = env.observe(agent)
                played.position = played.game.redeal(played.view(env._seat_of[agent]), rng)
                dealt = env.observe(agent)
                played.position = true
                assert all(np.array_equal(seen[part], dealt[part]) for part in seen)
        seat = played.asked[0]
        env.step(played.game.actions.player_index(rng.choice(list(played.options(seat)))))


def illegal(mask: Any) -> int:
    return int((mask == 0).nonzero()[0][0])


def test_an_illegal_answer_ends_the_game_and_costs_whoever_gave_it(capfd: Any) -> None:
    env = aec_env("duchy", players=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(illegal(env.last()[0]["action_mask"]))
    assert env.rewards == {other: -1.0 if other == agent else 0 for other in env.agents}
    assert all(env.terminations.values())


def test_an_illegal_answer_of_all_at_once_too() -> None:
    env = parallel_env("duchy", players=3)
    observations, _ = env.reset(seed=1)
    actions = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
    actions["player_1"] = env.wait
    _, rewards, terminations, _, _ = env.step(actions)
    assert rewards == {"player_0": 0.0, "player_1": -1.0, "player_2": 0.0}
    assert all(terminations.values())
    assert env.agents == []


@pytest.mark.parametrize(("game", "players"), SEVERAL)
def test_all_at_once_come_to_an_end_too(game: str, players: int) -> None:
    env = parallel_env(game, players=players)
    observations, _ = env.reset(seed=2)
    rng, together = np.random.default_rng(2), 0
    for _ in range(150):
        together = max(together, len(env.play.asked))
        actions = {
            agent: rng.choice(seen["action_mask"].nonzero()[0]) for agent, seen in observations.items()
        }
        before = env.play.decisions, env.play.asked
        observations, *_ = env.step(actions)
        assert env.play.decisions - before[0] in range(1, len(before[1]) + 1)
        if not env.agents:
            return
    assert together > 1 or game == "bestia"


def test_histories_are_longer_observations() -> None:
    plain, long = aec_env("duchy"), aec_env("duchy", history=True)
    for env in (plain, long):
        env.reset(seed=1)
        env.step(int(env.last()[0]["action_mask"].argmax()))
    short, whole = plain.last()[0]["observation"], long.last()[0]["observation"]
    assert np.array_equal(whole[: len(short)], short)
    assert whole[len(short) :].any()


def test_the_table_is_drawn_in_words() -> None:
    env = aec_env("duchy", render_mode="ansi")
    env.reset(seed=1)
    assert "In the stack: 9" in env.render()


def test_a_game_without_numbers_is_refused() -> None:
    with known(HeapGame()), pytest.raises(BadOption, match="'heap' does not say"):
        aec_env("heap")
