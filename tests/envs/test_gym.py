"""Gymnasium's own check on all games, and games by registered ids."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from polnoc.engine.options import BadOption, option_fields, option_values
from polnoc.envs.gym import REGISTERED, GameEnv, gym_env
from polnoc.games import all_games, find_game

KILLERS = [
    value
    for field in option_fields(find_game("finalgirl").options_type)
    if field.name == "killer"
    for value in option_values(field)
]
CASES = [(game.id, players) for game in all_games() if game.layout for players in game.players]


@pytest.mark.parametrize(("game", "players"), CASES)
def test_gymnasium_finds_nothing_wrong(game: str, players: int) -> None:
    for seat, history in ((0, False), (players - 1, True)):
        options = {"players": players, "seat": seat, "opponents": "random", "history": history}
        check_env(gymnasium.make(f"polnoc/{game}-v1", **options).unwrapped)


@pytest.mark.parametrize("game", REGISTERED)
def test_games_are_registered_by_the_number_of_their_layout(game: str) -> None:
    layout = find_game(game).layout
    assert layout is not None
    env = gymnasium.make(f"polnoc/{layout.id.replace('_', '-')}", opponents="random")
    assert isinstance(env.unwrapped, GameEnv)
    assert env.reset(seed=1)[0]["action_mask"].any()


def test_every_game_is_registered() -> None:
    assert set(REGISTERED) == {game.id for game in all_games()}


def played(env: GameEnv, seed: int) -> tuple[float, int]:
    """Play a random game; return its total reward and its number of steps."""
    seen, info = env.reset(seed=seed)
    rng, steps, over = np.random.default_rng(seed), 0, False
    while not over:
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert np.array_equal(seen["action_mask"].astype(bool), env.action_masks())
        seen, reward, over, stopped, info = env.step(rng.choice(seen["action_mask"].nonzero()[0]))
        assert not stopped
        assert reward == 0 or over
        steps += 1
    return reward, steps


@pytest.mark.parametrize("killer", KILLERS)
def test_films_are_won_and_lost_alone(killer: str) -> None:
    env = gym_env("finalgirl", killer=killer)
    assert played(env, 1)[0] in (-1.0, 1.0)


def test_the_same_seed_brings_the_same_game_with_the_same_bots() -> None:
    env = gym_env("duchy", opponents="regular", points=1)
    games = [played(env, seed) for seed in range(6)]
    assert games == [played(env, seed) for seed in range(6)]
    assert {reward for reward, _ in games} == {-1.0, 1.0}


def test_an_illegal_action_ends_the_game() -> None:
    env = gym_env("finalgirl")
    seen, info = env.reset(seed=1)
    assert info["illegal"] is False
    illegal = int((seen["action_mask"] == 0).nonzero()[0][0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)


def test_a_game_that_never_ends_is_truncated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find_game("finalgirl")), "decision_bound", 3)
    env = gym_env("finalgirl")
    seen, _ = env.reset(seed=1)
    ends: list[Any] = []
    for _ in range(3):
        seen, _, terminated, truncated, _ = env.step(int(seen["action_mask"].argmax()))
        ends.append((terminated, truncated))
    assert ends == [(False, False), (False, False), (False, True)]


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption, match="seat 2 of 2"):
        gym_env("duchy", seat=2, players=2).reset()


def test_the_table_is_drawn_in_words() -> None:
    env = gym_env("finalgirl", render_mode="ansi")
    env.reset(seed=1)
    assert "Laurie" in str(env.render())
