"""Proximal policy optimisation with a constant entropy bonus, on the games of a runner.

In games with secrets a player that always does what looks best gives itself away. A constant weight on the
entropy of the policy keeps it from that: it samples, and what it samples is hard to exploit.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from polnoc.learning.nets import Policy
from polnoc.learning.runner import GROUPS, Arrays, Runner


class Recipe(NamedTuple):
    """How to learn."""

    entropy: float = 0.05
    rate: float = 7e-4
    #: The rate falls linearly to this share of it.
    last_rate: float = 0.05
    steps: int = 24
    epochs: int = 3
    batch: int = 16_384
    clip: float = 0.2
    #: How far rewards reach back past the value's own estimate.
    trace: float = 0.95
    #: The share that the average of the weights keeps of itself in every round of learning.
    averaging: float = 0.98
    #: The bonus of a guide's answer, in logits.
    bonus: float = 0.0
    #: Rounds in which only the value learns: a value that knows nothing would spoil a good beginning.
    value_first: int = 0


class Collected(NamedTuple):
    """One group's choices of a round of learning; [step][row]."""

    encodings: Tensor
    masks: Tensor
    answers: Tensor
    chances: Tensor
    values: Tensor
    seats: Any
    learns: Any
    ended: Any
    rewards: Any


class Learner:
    """A net that learns from the games of a runner."""

    def __init__(
        self,
        runner: Runner,
        policy: Policy,
        recipe: Recipe,
        seed: int,
        device: torch.device,
        frozen: Policy | None = None,
    ) -> None:
        """`frozen` answers for the sides that do not learn, where the task says so."""
        self.runner = runner
        self.policy = policy.to(device)
        self.recipe = recipe
        self.device = device
        self.frozen = frozen.to(device) if frozen is not None else None
        self.average = {name: value.clone() for name, value in self.policy.state_dict().items()}
        self.optimiser = torch.optim.Adam(self.policy.parameters(), lr=recipe.rate, eps=1e-5)
        self.random = torch.Generator(device=device)
        self.random.manual_seed(seed)
        self.decisions = 0
        self.rounds = 0
        #: Games that ended in the last round of learning, and what they counted for the learner.
        self.games = 0.0
        self.won = 0.0
        self.entropy = 0.0

    def learn(
        self,
        seconds: float,
        tell: Callable[[Learner, float], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Learn for `seconds`; `tell` is called after every round of learning with the seconds elapsed."""
        start = clock()
        arrays = [self.runner.wait(group) for group in range(GROUPS)]
        gone = 0.0
        while gone < seconds:
            rate = max(1.0 - gone / seconds, self.recipe.last_rate) * self.recipe.rate
            for settings in self.optimiser.param_groups:
                settings["lr"] = rate
            self._improve(self._collect(arrays))
            self._average()
            self.rounds += 1
            gone = clock() - start
            tell(self, gone)

    def averaged(self) -> Policy:
        """The average of the net over its last rounds of learning: steadier than the last one."""
        policy: Policy = copy.deepcopy(self.policy)
        policy.load_state_dict(self.average)
        return policy

    def _average(self) -> None:
        # a young average must not keep the first, random weights for long
        keep = min(self.recipe.averaging, 1 - 1 / (1 + 0.1 * self.rounds))
        for name, value in self.policy.state_dict().items():
            if value.dtype.is_floating_point:
                self.average[name].mul_(keep).add_(value, alpha=1 - keep)
            else:
                self.average[name].copy_(value)

    # Playing ----------------------------------------------------------------------------

    def _collect(self, arrays: list[Arrays]) -> list[Collected]:
        """Play `recipe.steps` steps in both groups; afterwards both wait for answers again."""
        runner, steps, rows = self.runner, self.recipe.steps, self.runner.rows
        size, actions, seats = runner.shape.numbers, runner.shape.actions, runner.shape.seats
        kept = [
            Collected(
                torch.empty((steps, rows, size), dtype=torch.uint8, device=self.device),
                torch.empty((steps, rows, actions), dtype=torch.uint8, device=self.device),
                torch.empty((steps, rows), dtype=torch.long, device=self.device),
                torch.empty((steps, rows), device=self.device),
                torch.empty((steps, rows), device=self.device),
                np.empty((steps, rows), np.int8),
                np.empty((steps, rows), np.uint8),
                np.empty((steps, rows), np.uint8),
                np.empty((steps, rows, seats), np.float32),
            )
            for _ in range(GROUPS)
        ]
        self.games = self.won = 0.0
        with torch.no_grad():
            self._play(arrays, kept)
        self.decisions += steps * GROUPS * rows
        return kept

    def _play(self, arrays: list[Arrays], kept: list[Collected]) -> None:
        runner, steps = self.runner, self.recipe.steps
        for step in range(steps):
            for group in range(GROUPS):
                if step:
                    self._note_ends(kept[group], step - 1, runner.wait(group))
                self._answer(arrays[group], kept[group], step)
                runner.go(group)
        for group in range(GROUPS):
            self._note_ends(kept[group], steps - 1, runner.wait(group))

    def _note_ends(self, kept: Collected, step: int, arrays: Arrays) -> None:
        kept.ended[step] = arrays.ended
        kept.rewards[step] = arrays.rewards
        self.games += float(arrays.ended.sum())
        self.won += float(arrays.won.sum())

    def _answer(self, arrays: Arrays, kept: Collected, step: int) -> None:
        encodings = torch.from_numpy(arrays.encodings).to(self.device, copy=True)
        masks = torch.from_numpy(arrays.masks).to(self.device, copy=True)
        logits = self.policy.logits(encodings, masks)
        chances = logits.log_softmax(-1)
        if self.frozen is not None:
            others = torch.from_numpy(arrays.learns == 0).to(self.device)
            chances = torch.where(
                others[:, None], self.frozen.logits(encodings, masks).log_softmax(-1), chances
            )
        answers = torch.multinomial(chances.exp(), 1, generator=self.random).squeeze(-1)
        arrays.answers[:] = answers.cpu().numpy()
        kept.encodings[step], kept.masks[step] = encodings, masks
        kept.answers[step] = answers
        kept.chances[step] = chances.gather(-1, answers[:, None]).squeeze(-1)
        kept.values[step] = self.policy.value(encodings)
        kept.seats[step] = arrays.seats
        kept.learns[step] = arrays.learns

    # Learning ---------------------------------------------------------------------------

    def _improve(self, collected: list[Collected]) -> None:
        parts = [advantages(kept, self.recipe.trace) for kept in collected]
        valid = torch.from_numpy(np.concatenate([part[1].ravel() for part in parts])).to(self.device)
        gains = torch.from_numpy(np.concatenate([part[0].ravel() for part in parts])).to(self.device)[valid]
        encodings = torch.cat([kept.encodings.flatten(0, 1) for kept in collected])[valid]
        masks = torch.cat([kept.masks.flatten(0, 1) for kept in collected])[valid]
        answers = torch.cat([kept.answers.flatten() for kept in collected])[valid]
        before = torch.cat([kept.chances.flatten() for kept in collected])[valid]
        targets = gains + torch.cat([kept.values.flatten() for kept in collected])[valid]
        self.policy.note(encodings, masks)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        count = len(gains)
        entropies = []
        for _ in range(self.recipe.epochs):
            order = torch.randperm(count, generator=self.random, device=self.device)
            for some in order.split(self.recipe.batch):
                logits = self.policy.logits(encodings[some], masks[some])
                chances = logits.log_softmax(-1)
                now = chances.gather(-1, answers[some][:, None]).squeeze(-1)
                ratio = (now - before[some]).exp()
                clipped = ratio.clamp(1 - self.recipe.clip, 1 + self.recipe.clip)
                gain = torch.min(ratio * gains[some], clipped * gains[some]).mean()
                entropy = -(chances.exp() * chances.masked_fill(masks[some] == 0, 0.0)).sum(-1).mean()
                worth = (self.policy.value(encodings[some]) - targets[some]).square().mean()
                loss = 0.5 * worth
                if self.rounds >= self.recipe.value_first:
                    loss = loss - gain - self.recipe.entropy * entropy
                self.optimiser.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                self.optimiser.step()
                entropies.append(entropy.detach())
        self.entropy = float(torch.stack(entropies).mean())


def advantages(kept: Collected, trace: float) -> tuple[Any, Any]:
    """How much better each choice turned out than the value said; and for which choices that is known.

    Every seat has its own row of choices. The last choice of a seat in a game that goes on is not judged yet.
    """
    values = kept.values.cpu().numpy()
    steps, rows = values.shape
    seats = kept.rewards.shape[2]
    gains = np.zeros((steps, rows), np.float32)
    known = np.zeros((steps, rows), bool)
    #: By row and seat: the value of the game at its next choice or end, the gain there, and whether it came.
    ahead = np.zeros((rows, seats), np.float32)
    later = np.zeros((rows, seats), np.float32)
    came = np.zeros((rows, seats), bool)
    every = np.arange(rows)
    for step in range(steps - 1, -1, -1):
        ended = kept.ended[step] > 0
        ahead[ended] = kept.rewards[step][ended]
        later[ended] = 0.0
        came[ended] = True
        seat = np.maximum(kept.seats[step], 0)
        there = came[every, seat]
        gain = np.where(there, ahead[every, seat] - values[step] + trace * later[every, seat], 0.0)
        gains[step] = gain
        known[step] = there & (kept.learns[step] > 0)
        ahead[every, seat] = values[step]
        later[every, seat] = gain
        came[every, seat] = True
    return gains, known
