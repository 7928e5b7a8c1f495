"""Best responses: how often does an opponent win that has learned to play against one fixed bot?

The result is a lower bound: an opponent that learns longer, or better, may win more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch

from polnoc.learning.episodes import Task
from polnoc.learning.nets import PlayedParts, Policy
from polnoc.learning.ppo import Learner, Recipe
from polnoc.learning.runner import GROUPS, Arrays, Runner
from polnoc.learning.self_play import Progress, Tell, best_device
from polnoc.records.rates import Rate, wilson

#: Against a fixed bot, entropy is only needed for learning.
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
    keep: Callable[[Learner, float], None] | None = None,
) -> Policy:
    """Train a net for `seconds` to beat the bot of `task`, or the net `victim` in its place.

    `start`: the net that it begins as, instead of random weights. `keep` is called every few seconds.
    """
    torch.manual_seed(seed)
    with Runner(task, workers, games, salt=seed) as runner:
        policy = Policy(runner.layout.scales(), runner.shape.actions)
        if start is not None:
            policy.load_state_dict(start.state_dict())
        learner = Learner(runner, policy, recipe, seed, best_device(), victim)
        learner.learn(seconds, Progress(tell, keep))
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
    """Play `count` games, each seed once from every side. The net takes its best answer, or samples."""
    won, played = 0.0, 0
    for _, ended, wins in _ends(policy, task, range(count), salt, workers, games, victim, sampled):
        won += float(wins.sum())
        played += int(ended.sum())
    return wilson(round(won), played)


def measure_targets(
    policy: Policy | PlayedParts, task: Task, numbers: range, salt: int, workers: int, games: int
) -> dict[str, list[int]]:
    """By target of a task with a guide: how many games the net has won, and played."""
    counts = {target: [0, 0] for target in task.targets}
    for begun, ended, wins in _ends(policy, task, numbers, salt, workers, games, None, False):
        for row in ended.nonzero()[0].tolist():
            count = counts[task.targets[begun[row] % len(task.targets)]]
            count[0] += int(wins[row])
            count[1] += 1
    return counts


def _ends(
    policy: Policy | PlayedParts,
    task: Task,
    numbers: range,
    salt: int,
    workers: int,
    games: int,
    victim: Policy | None,
    sampled: bool,
) -> Iterator[tuple[Any, Any, Any]]:
    """Play the episodes of these numbers; by row: which was played, how many have ended, how many won."""
    device = best_device()
    policy.to(device)
    with (
        Runner(task, workers, games, salt, numbers.start, numbers.stop) as runner,
        torch.no_grad(),
    ):
        at_rest = [False] * GROUPS
        begun = [arrays.numbers.copy() for arrays in runner.groups]
        while not all(at_rest):
            for group in range(GROUPS):
                if at_rest[group]:
                    continue
                arrays = runner.wait(group)
                yield begun[group], arrays.ended.copy(), arrays.won.copy()
                begun[group] = arrays.numbers.copy()
                if (arrays.seats < 0).all():
                    at_rest[group] = True
                    continue
                arrays.answers[:] = _answers(arrays, policy, victim, sampled, device)
                runner.go(group)


def _answers(
    arrays: Arrays, policy: Policy | PlayedParts, victim: Policy | None, sampled: bool, device: torch.device
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
    """Sample one answer for each row."""
    return torch.multinomial(logits.softmax(-1), 1).squeeze(-1)
