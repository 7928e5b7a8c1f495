"""Nets learn, and are played as they were trained. Needs numpy and torch: `make test-train`."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import torch

from polnoc.engine.policy_net import read_net, read_part
from polnoc.games import find_game
from polnoc.learning.best_response import measure, train_response
from polnoc.learning.episodes import Episodes, Task
from polnoc.learning.nets import (
    PartedPolicy,
    PlayedParts,
    Policy,
    as_played,
    net_bytes,
    parts_bytes,
    read_policy,
)
from polnoc.learning.ppo import Collected, Learner, Recipe, advantages
from polnoc.learning.runner import GROUPS, GUIDED, Runner
from polnoc.learning.self_play import DEVIATIONS, new_policy
from tests.learning.trained.echo import NUMBERS, EchoRunner

torch.set_num_threads(1)  # tests run in parallel: threads would only wait for cores

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


def test_a_net_begins_as_its_guide_and_learns_where_it_errs() -> None:
    """The guide always names the first number, which is right in a third of the games."""
    torch.manual_seed(1)
    runner: Any = EchoRunner(64, seed=1, guided=0)
    recipe = Recipe(steps=8, batch=256, entropy=0.01, rate=3e-3, averaging=0.8, value_first=2)
    policy = PartedPolicy([1.0] * 2 * NUMBERS, NUMBERS, range(NUMBERS), NUMBERS, 16, bonus=3.0)
    with torch.no_grad():
        encodings, masks = torch.eye(2 * NUMBERS, dtype=torch.uint8), torch.tensor([[2, 1, 1]])
        begun = policy.logits(encodings, masks.expand(2 * NUMBERS, NUMBERS)).argmax(-1)
        assert begun.tolist() == [0] * 2 * NUMBERS
    learner = Learner(runner, policy, recipe, 1, torch.device("cpu"))
    rates = []
    clock = iter(range(100))
    learner.learn(
        40.0, lambda learner, gone: rates.append(learner.won / learner.games), clock=lambda: next(clock)
    )
    assert rates[0] < 0.5
    assert rates[-1] > 0.9
    assert all([weights.abs().sum() > 0 for weights in policy.own_weights])


def test_parts_are_played_as_they_were_trained_and_read_again() -> None:
    torch.manual_seed(3)
    game = find_game("finalgirl")
    task = Task("finalgirl", targets=("hammer", "sky"))
    policy = new_policy(task, game, DEVIATIONS._replace(bonus=0.5))
    assert isinstance(policy, PartedPolicy)
    with torch.no_grad():
        policy.choice[-1].weight.mul_(1_000)
        for weights in policy.own_weights:
            weights.normal_(0.0, 0.05)
    episodes = Episodes(task, first=0, stride=1)
    seen = []
    for _ in range(2):
        episode = episodes.begin()
        assert episode is not None
        for _ in range(40):
            guided = episodes.guided(episode)
            assert guided is not None
            mask = bytearray(game.actions.mask(episode.options))
            mask[game.actions.player_index(guided)] = GUIDED
            places = [game.actions.player_index(option) for option in episode.options]
            shown = game.encode(game.view(episode.position, 0))
            seen.append((shown, mask, places, list(episode.options).index(guided)))
            episodes.answer(episode, guided)
    encodings = torch.tensor([list(shown) for shown, *_ in seen], dtype=torch.uint8)
    masks = torch.tensor([list(mask) for _, mask, *_ in seen], dtype=torch.uint8)
    policy.note(encodings, masks)
    killers = ["hammer", "parade", "pack", "dream", "wrath", "haunting", "sky"]
    data = parts_bytes(policy, game, killers, "by lot")
    nets = [read_part(data, "hammer", game), read_part(data, "sky", game)]
    with torch.no_grad():
        answers = PlayedParts(policy).logits(encodings, masks).argmax(-1).tolist()
    deviations = 0
    for number, (shown, _, places, guided_place) in enumerate(seen):
        net = nets[number // 40]
        assert net is not None
        best = net.best(shown, places, guided_place)
        assert places[best] == answers[number]
        deviations += best != guided_place
    assert deviations


def test_a_net_can_be_learned_on_from_its_file() -> None:
    torch.manual_seed(4)
    game = find_game("duchy")
    assert game.layout is not None
    policy = Policy(game.layout.scales(), len(game.actions.player_actions), 32)
    policy.seen[:] = True
    data = net_bytes(policy, game, [2])
    again = read_policy(data, game)
    assert net_bytes(again, game, [2]) == data


def test_every_seat_is_judged_by_its_own_choices_and_end() -> None:
    """Two seats alternate, four choices: without a value function all advantages come from the end."""
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
