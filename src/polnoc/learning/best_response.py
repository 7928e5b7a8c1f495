"""Best responses: how much does an opponent win who has learned to play against one fixed bot?

What is found is a lower bound: an opponent that learns longer, or better, may win more.
"""

from __future__ import annotations

from typing import Any

import torch

from polnoc.learning.episodes import Task
from polnoc.learning.nets import Policy
from polnoc.learning.ppo import Learner, Recipe
from polnoc.learning.runner import GROUPS, Arrays, Runner
from polnoc.learning.self_play import Progress, Tell, best_device
from polnoc.records.rates import Rate, wilson

#: Against a fixed bot variety is only needed to learn.
RECIPE = Recipe(entropy=0.01, averaging=0.9)


def train_response(
    task: Task,
    seconds: float,
    seed: int,
    workers: int,
    games: int,
    tell: Tell,
    victim: Policy | None = None,
    start: Policy | None = None,
    recipe: Recipe = RECIPE,
) -> Policy:
    """A net that has learned for so long to beat the bot of `task`, or the net `victim` in its place.

    `start`: what it begins as, instead of at random.
    """
    torch.manual_seed(seed)
    with Runner(task, workers, games, salt=seed) as runner:
        policy = Policy(runner.layout.scales(), runner.shape.actions)
        if start is not None:
            policy.load_state_dict(start.state_dict())
        learner = Learner(runner, policy, recipe, seed, best_device(), victim)
        learner.learn(seconds, Progress(tell, None))
        return learner.averaged()


def measure(
    policy: Policy,
    task: Task,
    count: int,
    salt: int,
    workers: int,
    games: int,
    victim: Policy | None = None,
    sampled: bool = False,
) -> Rate:
    """Play so many games, each seed once from every side. The net takes what it likes best, or samples."""
    device = best_device()
    policy.to(device)
    won, played = 0.0, 0
    with Runner(task, workers, games, salt=salt, end=count) as runner, torch.no_grad():
        at_rest = [False] * GROUPS
        while not all(at_rest):
            for group in range(GROUPS):
                if at_rest[group]:
                    continue
                arrays = runner.wait(group)
                won += float(arrays.won.sum())
                played += int(arrays.ended.sum())
                if (arrays.seats < 0).all():
                    at_rest[group] = True
                    continue
                arrays.answers[:] = _answers(arrays, policy, victim, sampled, device)
                runner.go(group)
    return wilson(round(won), played)


def _answers(
    arrays: Arrays, policy: Policy, victim: Policy | None, sampled: bool, device: torch.device
) -> Any:
    encodings = torch.from_numpy(arrays.encodings).to(device, copy=True)
    masks = torch.from_numpy(arrays.masks).to(device, copy=True)
    logits = policy.logits(encodings, masks)
    answers = draw(logits) if sampled else logits.argmax(-1)
    if victim is not None:
        others = torch.from_numpy(arrays.learns == 0).to(device)
        answers = torch.where(others, draw(victim.logits(encodings, masks)), answers)
    return answers.cpu().numpy()


def draw(logits: torch.Tensor) -> torch.Tensor:
    """One answer for each row, by its chance."""
    return torch.multinomial(logits.softmax(-1), 1).squeeze(-1)
