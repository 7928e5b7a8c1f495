"""Self-play: a net that plays every seat and learns from what happens."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import torch

from polnoc.learning.episodes import Task
from polnoc.learning.nets import Policy, net_bytes
from polnoc.learning.ppo import Learner, Recipe
from polnoc.learning.runner import Runner

#: Says how things go, one line at a time.
Tell = Callable[[str], None]


def best_device() -> torch.device:
    """The graphics processor if there is one. Torch gets one thread: the other cores play games."""
    torch.set_num_threads(1)
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


def train_by_self_play(
    task: Task,
    seconds: float,
    seed: int,
    workers: int,
    games: int,
    tell: Tell,
    checkpoint: Path | None = None,
    recipe: Recipe | None = None,
    start: Path | None = None,
) -> Policy:
    """A net after so many seconds of self-play: the average of the last rounds of learning.

    `start`: a file of an earlier run (`checkpoint`), to go on from.
    """
    recipe = recipe or Recipe()
    torch.manual_seed(seed)
    with Runner(task, workers, games, salt=seed) as runner:
        policy = Policy(runner.layout.scales(), runner.shape.actions)
        if start is not None:
            policy.load_state_dict(torch.load(start, map_location="cpu", weights_only=True))
        learner = Learner(runner, policy, recipe, seed, best_device())
        progress = Progress(tell, checkpoint)
        learner.learn(seconds, progress)
        return learner.averaged()


class Progress:
    """Tells every few seconds how far a learner is, and keeps its net in a file."""

    def __init__(self, tell: Tell, checkpoint: Path | None, every_seconds: float = 10.0) -> None:
        self._tell = tell
        self._checkpoint = checkpoint
        self._every = every_seconds
        self._next = 0.0

    def __call__(self, learner: Learner, gone: float) -> None:
        if gone < self._next:
            return
        self._next = gone + self._every
        won = f", won {100 * learner.won / learner.games:.1f} %" if learner.games else ""
        self._tell(
            f"{gone:6.1f} s  {learner.decisions / 1e6:6.2f} M choices  "
            f"{learner.decisions / max(gone, 1e-9):8.0f}/s  entropy {learner.entropy:.3f}{won}"
        )
        if self._checkpoint is not None:
            torch.save(learner.average, self._checkpoint)


def save_net(policy: Policy, task: Task, path: Path, trained: str) -> None:
    """Write the file from which the engine plays a net."""
    game, chosen = task.make()
    path.write_bytes(net_bytes(policy, game, [game.seats(chosen)], trained))
