"""Self-play: a net that plays every seat and learns from what happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import torch

from polnoc.engine.game import AnyGame
from polnoc.learning.episodes import Task
from polnoc.learning.nets import PartedPolicy, Policy, net_bytes, parts_bytes, read_policy
from polnoc.learning.ppo import Learner, Recipe
from polnoc.learning.runner import Runner

#: Reports progress, one line at a time.
Tell = Callable[[str], None]


def best_device() -> torch.device:
    """The GPU if there is one. Torch gets one thread: the other cores play games."""
    torch.set_num_threads(1)
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


#: For starting as a guide: its answer is nearly always taken, and entropy is only there for learning.
DEVIATIONS = Recipe(entropy=0.002, rate=3e-4, steps=32, averaging=0.95, bonus=5.0, value_first=12)


def train_by_self_play(
    task: Task,
    seconds: float,
    seed: int,
    workers: int,
    games: int,
    progress: Callable[[Learner, float], None],
    recipe: Recipe | None = None,
    start: Path | None = None,
) -> Policy:
    """Train a net by self-play for `seconds`: the average of the last rounds of learning.

    `start`: the weights of an earlier run, or the file of a net, to continue from.
    """
    recipe = recipe or Recipe()
    torch.manual_seed(seed)
    with Runner(task, workers, games, salt=seed) as runner:
        policy = new_policy(task, runner.game, recipe)
        if start is not None and start.suffix == ".net":
            policy = read_policy(start.read_bytes(), runner.game)
        elif start is not None:
            policy.load_state_dict(torch.load(start, map_location="cpu", weights_only=True))
        learner = Learner(runner, policy, recipe, seed, best_device())
        learner.learn(seconds, progress)
        return learner.averaged()


def new_policy(task: Task, game: AnyGame, recipe: Recipe) -> Policy:
    """A net that has learned nothing: with a guide it plays like it, and has a part for each target."""
    assert game.layout is not None
    scales, actions = game.layout.scales(), len(game.actions.player_actions)
    guide = task.guide(game)
    if guide is None:
        return Policy(scales, actions, bonus=recipe.bonus)
    block = next(block for block in game.layout.blocks if block.name == guide.BLOCK)
    start = game.layout.start(block.name)
    parts = len(guide.targets(game))
    return PartedPolicy(scales, actions, range(start, start + block.size), parts, bonus=recipe.bonus)


class Progress:
    """Reports every few seconds how far a learner is; `keep` is then called to store what there is so far."""

    def __init__(
        self, tell: Tell, keep: Callable[[Learner, float], None] | None = None, every_seconds: float = 10.0
    ) -> None:
        self._tell = tell
        self._keep = keep
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
        if self._keep is not None:
            self._keep(learner, gone)


def save_net(policy: Policy, task: Task, path: Path, trained: str) -> None:
    """Write the file from which the engine plays a net."""
    game, chosen = task.make()
    guide = task.guide(game)
    if guide is not None:
        assert isinstance(policy, PartedPolicy)
        path.write_bytes(parts_bytes(policy, game, guide.targets(game), trained))
    else:
        path.write_bytes(net_bytes(policy, game, [game.seats(chosen)], trained))


def save_weights(weights: Mapping[str, torch.Tensor], path: Path) -> None:
    """Write weights to continue from, in half precision: some file sizes are limited."""
    half = {
        name: value.half() if name != "scale" and value.is_floating_point() else value
        for name, value in weights.items()
    }
    torch.save(half, path)
