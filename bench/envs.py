"""How fast the environments for researchers are: steps a second of CPU time, played at random.

    .venv/bin/python -m bench.envs              # needs what `make test-rl` installs

A step is one answer of an agent with everything that its environment makes for it: views, numbers and masks,
and in Gymnasium the answers of the bots at the other seats.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

import pyspiel

import polnoc.envs.open_spiel
from polnoc.envs.aec import aec_env
from polnoc.envs.gym import gym_env
from polnoc.envs.parallel import parallel_env
from polnoc.envs.text import text_env
from polnoc.games import all_games

SEED = 1


def legal(mask: Any, rng: random.Random) -> int:
    """A random legal action."""
    return int(rng.choice(mask.nonzero()[0]))


def aec(game: str, steps: int, rng: random.Random) -> None:
    """PettingZoo, agent by agent."""
    env = aec_env(game)
    done = 0
    while done < steps:
        env.reset(seed=SEED + done)
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            env.step(None if terminated or truncated else legal(seen["action_mask"], rng))
            done += agent is not None
            if done >= steps:
                return


def parallel(game: str, steps: int, rng: random.Random) -> None:
    """PettingZoo, all agents at once."""
    env, done = parallel_env(game), 0
    while done < steps:
        seen, _ = env.reset(seed=SEED + done)
        while env.agents and done < steps:
            seen, *_ = env.step({agent: legal(each["action_mask"], rng) for agent, each in seen.items()})
            done += 1


def gym(game: str, steps: int, rng: random.Random) -> None:
    """Gymnasium against random bots."""
    env, done = gym_env(game, opponents="random"), 0
    while done < steps:
        seen, _ = env.reset(seed=SEED + done)
        over = False
        while not over and done < steps:
            seen, _, terminated, truncated, _ = env.step(legal(seen["action_mask"], rng))
            over, done = terminated or truncated, done + 1


def spiel(game: str, steps: int, rng: random.Random) -> None:
    """OpenSpiel, with an observation tensor at every decision; chance nodes do not count."""
    found, done = pyspiel.load_game(polnoc.envs.open_spiel.name_of(game)), 0
    while done < steps:
        state = found.new_initial_state()
        while not state.is_terminal() and done < steps:
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
                continue
            state.observation_tensor()
            state.apply_action(rng.choice(state.legal_actions()))
            done += 1


def text(game: str, steps: int, rng: random.Random) -> None:
    """Words against random bots."""
    env, done = text_env(game, opponents="random"), 0
    while done < steps:
        _, info = env.reset(seed=SEED + done)
        while info["legal"] and done < steps:
            *_, info = env.step(rng.choice(info["legal"]))
            done += 1


FORMS: dict[str, Callable[[str, int, random.Random], None]] = {
    "aec": aec, "parallel": parallel, "gym": gym, "open_spiel": spiel, "text": text,
}  # fmt: skip


def main() -> None:
    """Measure every form of every game."""
    parser = argparse.ArgumentParser(description="Measure the environments.")
    parser.add_argument("--steps", type=int, default=2000, help="of each form of each game")
    asked = parser.parse_args()
    print("| game |", " | ".join(FORMS), "|")
    print("| --- |", " | ".join(["---:"] * len(FORMS)), "|")
    for game in all_games():
        figures = [rate(form, game.id, asked.steps) for form in FORMS.values()]
        print(f"| {game.id} |", " | ".join([f"{figure:,.0f}" for figure in figures]), "|", flush=True)


def rate(form: Callable[[str, int, random.Random], None], game: str, steps: int) -> float:
    """Steps a second of CPU time, after a few to warm up."""
    form(game, steps // 10, random.Random(SEED))
    start = time.process_time()
    form(game, steps, random.Random(SEED))
    return steps / (time.process_time() - start)


if __name__ == "__main__":
    main()
