"""Nets learn, and are played as they were trained. Needs numpy and torch: `make test-train`."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import torch

from polnoc.engine.policy_net import read_net
from polnoc.games import find_game
from polnoc.learning.best_response import measure, train_response
from polnoc.learning.episodes import Episodes, Task
from polnoc.learning.nets import Policy, as_played, net_bytes
from polnoc.learning.ppo import Collected, Learner, Recipe, advantages
from polnoc.learning.runner import GROUPS, Runner
from tests.learning.trained.echo import NUMBERS, EchoRunner

ROUNDS = Task("duchy", {"players": 2, "points": 1}, bound=100)


def test_a_net_learns_to_name_what_it_sees() -> None:
    torch.manual_seed(1)
    runner: Any = EchoRunner(64, seed=1)
    recipe = Recipe(steps=8, batch=256, entropy=0.01, rate=3e-3, averaging=0.8)
    learner = Learner(runner, Policy([1.0] * 2 * NUMBERS, NUMBERS, 16), recipe, 1, torch.device("cpu"))
    rates = []
    clock = iter(range(100))
    learner.learn(
        15.0, lambda learner, gone: rates.append(learner.won / learner.games), clock=lambda: next(clock)
    )
    assert rates[0] < 0.5
    assert rates[-1] > 0.9


def test_every_seat_is_judged_by_its_own_choices_and_end() -> None:
    """Two seats by turns, a game of four choices: with no memory of values all gains come from the end."""
    rewards: Any = np.zeros((5, 1, 2), np.float32)
    rewards[3, 0] = (1.0, -1.0)
    empty = torch.empty(0)
    kept = Collected(
        empty, empty, empty, empty, torch.tensor([[0.5], [0.0], [0.25], [0.0], [0.0]]),
        np.array([[0], [1], [0], [1], [0]], np.int8), np.ones((5, 1), np.uint8),
        np.array([[0], [0], [0], [1], [0]], np.uint8), rewards,
    )  # fmt: skip
    gains, known = advantages(kept, trace=1.0)
    assert gains[:, 0].tolist() == [0.5, -1.0, 0.75, -1.0, 0.0]
    assert known[:, 0].tolist() == [True, True, True, True, False]


def test_the_engine_plays_what_was_trained() -> None:
    torch.manual_seed(2)
    game = find_game("duchy")
    assert game.layout is not None
    policy = Policy(game.layout.scales(), len(game.actions.player_actions), 32)
    with torch.no_grad():
        policy.choice[-1].weight.mul_(100)
    policy.seen[:] = True
    net, played = read_net(net_bytes(policy, game, [2]), game), as_played(policy)
    episodes = Episodes(ROUNDS, first=1, stride=1)
    rng = random.Random(1)
    for _ in range(3):
        episode = episodes.begin()
        assert episode is not None
        while episode.options:
            encoding = game.encode(game.view(episode.position, episode.seat))
            places = [game.actions.player_index(option) for option in episode.options]
            whole = net.chances(encoding, places)
            mask = torch.tensor([list(game.actions.mask(episode.options))])
            floats = played.logits(torch.tensor([list(encoding)]), mask).softmax(-1)[0, places].tolist()
            for chance, other in zip(whole, floats, strict=True):
                assert abs(chance / sum(whole) - other) < 0.02
            episodes.answer(episode, rng.choice(list(episode.options)))


def test_games_in_processes_are_those_of_one_process() -> None:
    with Runner(ROUNDS, workers=2, games=3, salt=4) as runner:
        for group in range(GROUPS):
            arrays = runner.wait(group)
            for row in range(runner.rows):
                worker, place = divmod(row, 3)
                number = worker * GROUPS + group + place * 2 * GROUPS
                episode = Episodes(ROUNDS, number, 1, salt=4).begin()
                assert episode is not None
                shown = runner.game.encode(runner.game.view(episode.position, episode.seat))
                assert bytes(arrays.encodings[row]) == shown
                assert bytes(arrays.masks[row]) == runner.game.actions.mask(episode.options)


def test_a_best_response_is_trained_and_measured() -> None:
    task = Task("duchy", {"players": 2, "points": 1}, against="random", bound=60)
    recipe = Recipe(steps=2, batch=64, epochs=1)
    told: list[str] = []
    response = train_response(task, 0.1, 1, 1, 4, told.append, recipe=recipe)
    assert told
    rate = measure(response, task, 10, 5, workers=1, games=4)
    assert rate.of == 10
