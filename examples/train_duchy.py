"""Train an agent for 13 Duchów in a few minutes, with nothing but numpy.

    pip install 'polnoc[rl]'
    python examples/train_duchy.py                              # then it beats `novice`
    python examples/train_duchy.py --opponents regular --minutes 20

Two standard methods, one after the other. *Behavioural cloning*: watch the bot `regular` play, and do as it
does. Then *PPO* (Schulman et al., 2017): play many games side by side, and make likelier what turned out
better than expected, a little at a time. The net has one hidden layer; it says how likely each legal action
is and who will win. What knows the game is in `gym_env`. `--watch 0` learns from wins and losses alone.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from polnoc.bots import make_bot
from polnoc.envs.gym import GameEnv, gym_env

HIDDEN = 128
GAMES = 64  # played side by side
STEPS = 16  # of each game between two updates
EPOCHS = 4
BATCH = 256
CLIP = 0.2
DISCOUNT = 1.0
LAMBDA = 0.9
ENTROPY = 0.01
RATE_OF_CLONING = 2e-3
RATE = 5e-4

Array = Any  # of numpy


class Net:
    """Observations in; logits of all actions and the expected reward out."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        def layer(ins: int, outs: int, gain: float) -> Array:
            return rng.normal(0, gain / math.sqrt(ins), (ins, outs)).astype(np.float32)

        self.weights = [
            layer(inputs, HIDDEN, 1.4),
            np.zeros(HIDDEN, np.float32),
            layer(HIDDEN, actions, 0.1),
            np.zeros(actions, np.float32),
            layer(HIDDEN, 1, 1.0),
            np.zeros(1, np.float32),
            np.zeros((inputs, actions), np.float32),  # straight from what is seen to what is done
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._updates = 0

    def __call__(self, seen: Array, mask: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, how likely each action is, and the expected reward."""
        w1, b1, w2, b2, w3, b3, straight = self.weights
        hidden = np.maximum(seen @ w1 + b1, 0)
        logits = np.where(mask, hidden @ w2 + seen @ straight + b2, -1e9)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True), (hidden @ w3 + b3)[:, 0]

    def learn(
        self, seen: Array, hidden: Array, logit_slopes: Array, value_slopes: Array, rate: float
    ) -> None:
        """One step down the given slopes, by Adam."""
        _, _, w2, _, w3, _, _ = self.weights
        below = (logit_slopes @ w2.T + value_slopes[:, None] @ w3.T) * (hidden > 0)
        slopes = [
            seen.T @ below,
            below.sum(axis=0),
            hidden.T @ logit_slopes,
            logit_slopes.sum(axis=0),
            hidden.T @ value_slopes[:, None],
            value_slopes.sum(keepdims=True),
            seen.T @ logit_slopes,
        ]
        self._updates += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self._means, self._squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            fair = math.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
            weight -= rate * fair * mean / (np.sqrt(square) + 1e-7)

    def save(self, path: Path) -> None:
        """Keep the weights."""
        np.savez(path, *self.weights)


class Batch(NamedTuple):
    """What was seen and done at some decisions, and what came of it."""

    seen: Array
    mask: Array
    action: Array
    #: How likely the action was then.
    odds: Array
    #: How much better it turned out than expected, and what the expectation should have been.
    advantage: Array
    target: Array


def choose(odds: Array, rng: np.random.Generator) -> Array:
    """One action for each row, as likely as it says."""
    return (odds.cumsum(axis=1) > rng.random((len(odds), 1)) * odds.sum(axis=1, keepdims=True)).argmax(axis=1)


class Games:
    """Games side by side; one that is over begins anew."""

    def __init__(self, envs: list[GameEnv], seed: int) -> None:
        self.envs = envs
        #: What the games that have ended since the last report were worth.
        self.rewards: list[float] = []
        first = [env.reset(seed=seed + number)[0] for number, env in enumerate(envs)]
        self.seen = np.stack([each["observation"] for each in first])
        self.mask = np.stack([each["action_mask"] for each in first])

    def play(self, net: Net, rng: np.random.Generator) -> Batch:
        """Some steps of every game."""
        shape = (STEPS, len(self.envs))
        seen = np.zeros((*shape, self.seen.shape[1]), np.float32)
        mask = np.zeros((*shape, self.mask.shape[1]), np.int8)
        action, odds = np.zeros(shape, np.int64), np.zeros(shape, np.float32)
        reward, over = np.zeros(shape, np.float32), np.zeros(shape, np.bool_)
        value = np.zeros((STEPS + 1, len(self.envs)), np.float32)
        for step in range(STEPS):
            seen[step], mask[step] = self.seen, self.mask
            _, likely, value[step] = net(self.seen, self.mask)
            action[step] = choose(likely, rng)
            odds[step] = likely[np.arange(len(self.envs)), action[step]]
            for number in range(len(self.envs)):
                reward[step, number], over[step, number] = self._step(number, action[step, number])
        _, _, value[STEPS] = net(self.seen, self.mask)
        advantage = advantages(reward, over, value)
        parts = (seen, mask, action, odds, advantage, advantage + value[:-1])
        return Batch(*[part.reshape(STEPS * len(self.envs), *part.shape[2:]) for part in parts])

    def _step(self, number: int, action: int) -> tuple[float, bool]:
        seen, reward, terminated, truncated, _ = self.envs[number].step(action)
        if terminated or truncated:
            self.rewards.append(reward)
            seen, _ = self.envs[number].reset()
        self.seen[number], self.mask[number] = seen["observation"], seen["action_mask"]
        return reward, terminated or truncated


def advantages(reward: Array, over: Array, value: Array) -> Array:
    """Generalised advantage estimation: how much better each action turned out than expected."""
    result = np.zeros_like(reward)
    ahead = np.zeros(reward.shape[1], np.float32)
    for step in reversed(range(len(reward))):
        goes_on = ~over[step]
        surprise = reward[step] + DISCOUNT * value[step + 1] * goes_on - value[step]
        ahead = surprise + DISCOUNT * LAMBDA * ahead * goes_on
        result[step] = ahead
    return result


def watch(teacher: str, env: GameEnv, decisions: int, seed: int) -> Batch:
    """What a bot sees and does in the seat of the agent, and what came of it."""
    bot, luck = make_bot(env.game, teacher), random.Random(seed)
    seen, masks, actions, results = [], [], [], []
    while len(actions) < decisions:
        now, _ = env.reset(seed=seed + len(actions))
        over, reward = False, 0.0
        while not over:
            choice = bot.choose(env.play.view(env.seat), env.play.options(env.seat), luck)
            seen.append(now["observation"])
            masks.append(now["action_mask"])
            actions.append(env.game.actions.player_index(choice))
            now, reward, terminated, truncated, _ = env.step(actions[-1])
            over = terminated or truncated
        results += [reward] * (len(actions) - len(results))
    target, ones = np.array(results, np.float32), np.ones(len(actions), np.float32)
    return Batch(np.stack(seen), np.stack(masks), np.array(actions), ones, ones, target)


def clone(net: Net, batch: Batch, rng: np.random.Generator, epochs: int = 6) -> float:
    """Behavioural cloning: make likelier what was done. How often the net would have done the same."""
    for _ in range(epochs):
        for rows in np.array_split(rng.permutation(len(batch.action)), max(1, len(batch.action) // 128)):
            seen, mask, action = batch.seen[rows], batch.mask[rows], batch.action[rows]
            hidden, odds, value = net(seen, mask)
            odds[np.arange(len(rows)), action] -= 1
            surprise = 0.5 * (value - batch.target[rows])
            net.learn(seen, hidden, odds / len(rows), surprise / len(rows), RATE_OF_CLONING)
    return float((net(batch.seen, batch.mask)[1].argmax(axis=1) == batch.action).mean())


def improve(net: Net, batch: Batch, rng: np.random.Generator) -> None:
    """PPO: make good actions likelier, but none much likelier than it was."""
    gain = (batch.advantage - batch.advantage.mean()) / (batch.advantage.std() + 1e-6)
    for _ in range(EPOCHS):
        for rows in np.array_split(rng.permutation(len(gain)), max(1, len(gain) // BATCH)):
            seen, mask, action = batch.seen[rows], batch.mask[rows], batch.action[rows]
            hidden, odds, value = net(seen, mask)
            places = np.arange(len(rows))
            ratio = odds[places, action] / batch.odds[rows]
            free = np.where(gain[rows] > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            pull = free * ratio * gain[rows]
            logs = np.log(odds + 1e-12)
            entropy = -(odds * logs).sum(axis=1, keepdims=True)
            slopes = pull[:, None] * odds + ENTROPY * odds * (logs + entropy)
            slopes[places, action] -= pull
            net.learn(seen, hidden, slopes / len(rows), 0.5 * (value - batch.target[rows]) / len(rows), RATE)


def evaluate(net: Net, env: GameEnv, games: int, rng: np.random.Generator) -> int:
    """How many of some games, by fresh seeds, the net wins."""
    won = 0
    for seed in range(games):
        seen, _ = env.reset(seed=10**9 + seed)
        over, reward = False, 0.0
        while not over:
            _, odds, _ = net(seen["observation"][None], seen["action_mask"][None])
            seen, reward, terminated, truncated, _ = env.step(choose(odds, rng)[0])
            over = terminated or truncated
        won += reward > 0
    return won


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's interval for a share, 95 %."""
    share, z = won / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def main() -> None:
    """Train, say how it goes, and measure the result."""
    parser = argparse.ArgumentParser(description="Train an agent for 13 Duchów.")
    parser.add_argument("--opponents", default="novice", help="the level of the bot to play against")
    parser.add_argument("--teacher", default="regular", help="the level of the bot to watch first")
    parser.add_argument("--watch", type=int, default=20_000, metavar="N", help="how many of its decisions")
    parser.add_argument("--minutes", type=float, default=4.0, help="how long to play then")
    parser.add_argument("--updates", type=int, default=10**9, help="at most so many updates")
    parser.add_argument("--games", type=int, default=2000, help="games of the final measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, default=Path("duchy-agent.npz"), help="where the weights go")
    asked = parser.parse_args()

    rng = np.random.default_rng(asked.seed)
    envs = [gym_env("duchy", opponents=asked.opponents, points=1) for _ in range(GAMES)]
    net = Net(envs[0].observation_space["observation"].shape[0], int(envs[0].action_space.n), rng)
    if asked.watch:
        same = clone(net, watch(asked.teacher, envs[0], asked.watch, asked.seed * 1_000_000), rng)
        print(f"does as {asked.teacher} at {same:.1%} of the decisions watched", flush=True)
    games = Games(envs, asked.seed * 2_000_000)
    start, steps, updates = time.monotonic(), 0, 0
    while time.monotonic() - start < 60 * asked.minutes and updates < asked.updates:
        batch = games.play(net, rng)
        improve(net, batch, rng)
        steps, updates = steps + len(batch.action), updates + 1
        if updates % 50 == 0:
            spent, won = time.monotonic() - start, np.mean(np.array(games.rewards) > 0)
            print(f"{spent:5.0f} s  {steps:9,} steps  {won:.1%} of the last rounds won", flush=True)
            games.rewards.clear()
    net.save(asked.save)
    won = evaluate(net, envs[0], asked.games, rng)
    low, high = interval(won, asked.games)
    print(
        f"against {asked.opponents}: {won / asked.games:.1%} of {asked.games} rounds won "
        f"({low:.1%} to {high:.1%}); weights in {asked.save}"
    )


if __name__ == "__main__":
    main()
