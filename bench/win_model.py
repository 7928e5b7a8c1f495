"""Learn the weights in `polnoc/games/finalgirl/bots/win_model.toml` from games of the playout policy.

Each turn of each game is one example: the figures of the position when it begins, and whether the
game was won in the end. To see more than the policy would, some turns follow another goal and some
choices are made at random. The weights are those of a logistic regression.

    python -m bench.win_model --killer hammer --games 4000

prints the table of one kind of enemy, and how well it predicts unseen games.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Sequence
from typing import Final

from polnoc.engine.play import answer, asked
from polnoc.engine.rollout import pick
from polnoc.engine.seats import CHANCE
from polnoc.games.finalgirl import PACKAGE
from polnoc.games.finalgirl.bots.playout_policy import PlayoutPolicy
from polnoc.games.finalgirl.bots.win_model import FIGURES, WinModel, enemy_kind

GAME: Final = PACKAGE.make_game()
#: How often a turn follows a random goal, and how often a choice is random.
RANDOM_GOAL_RATE: Final = 0.25
RANDOM_CHOICE_RATE: Final = 0.015
#: The regression: passes over all examples, step size, penalty for large weights.
ROUNDS: Final = 12
STEP_SIZE: Final = 0.08
L2_PENALTY: Final = 1e-5

#: The figures that are not zero, by number.
Figures = list[tuple[int, float]]
#: Figures of the turns of a game, and whether it was won.
PlayedGame = tuple[list[Figures], bool]


def play(seed: int, killer: str, only: str | None) -> PlayedGame:
    """Play one game; the heroine and the location change from game to game."""
    rng = random.Random(seed)
    heroine = only or rng.choice(list(GAME.box.heroines))
    location = rng.choice(list(GAME.box.locations))
    terms = GAME.terms(GAME.read_options({"killer": killer, "location": location, "heroine": heroine}))
    policy, win_model = PlayoutPolicy(terms), WinModel(terms, [0.0] * len(FIGURES))
    position = GAME.begin(terms.options, [])
    turns: list[Figures] = []
    turn, fixed = 0, -1
    while now := asked(position):
        frame = position.stack[-1]
        offered = frame.options(position, now[0])
        if now[0] == CHANCE:
            action = offered[pick(rng, len(offered), frame.weights(position))]
        else:
            if position.turn != turn:
                turn = position.turn
                fixed = rng.choice(policy.goals(position)) if rng.random() < RANDOM_GOAL_RATE else -1
                turns.append([(n, value) for n, value in enumerate(win_model.figures(position)) if value])
            policy.goal = policy.sensible_goal(position) if fixed < 0 else fixed
            action = policy.choose(position, offered)
            if rng.random() < RANDOM_CHOICE_RATE:
                action = rng.choice(offered)
        answer(position, now[0], action, [])
    return turns, bool(GAME.winners(position))


def learn(games: Sequence[PlayedGame], rng: random.Random) -> list[float]:
    """Fit weights by gradient descent with steps that shrink where much has been learned already."""
    examples = [(figures, float(won)) for turns, won in games for figures in turns]
    weights, seen = [0.0] * len(FIGURES), [1e-6] * len(FIGURES)
    for _ in range(ROUNDS):
        rng.shuffle(examples)
        for figures, won in examples:
            error = chance(weights, figures) - won
            for number, value in figures:
                slope = error * value + L2_PENALTY * weights[number]
                seen[number] += slope * slope
                weights[number] -= STEP_SIZE * slope / math.sqrt(seen[number])
    return weights


def chance(weights: Sequence[float], figures: Figures) -> float:
    """The chance to win that the weights give."""
    total = sum([weights[number] * value for number, value in figures])
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))


def cross_entropy(weights: Sequence[float], games: Sequence[PlayedGame]) -> float:
    """The cross-entropy of the weights on games, in bits per turn; 1 for a model that knows nothing."""
    told = []
    for turns, won in games:
        for figures in turns:
            win = chance(weights, figures)
            told.append(-math.log2(max(1e-9, win if won else 1.0 - win)))
    return sum(told) / len(told)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--killer", choices=list(GAME.box.killers), default="hammer")
    parser.add_argument("--heroine", choices=list(GAME.box.heroines))
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    games = [play(given.seed + number, given.killer, given.heroine) for number in range(given.games)]
    kept = games[: given.games // 10]
    weights = learn(games[len(kept) :], random.Random(given.seed))
    won = sum([win for _, win in games]) / len(games)
    print(f"# {given.games} games, {won:.1%} won; {cross_entropy(weights, kept):.3f} bits a turn")
    print(f"[{enemy_kind(GAME.terms(GAME.read_options({'killer': given.killer})))}]")
    for figure, weight in zip(FIGURES, weights, strict=True):
        if abs(weight) >= 0.005:
            print(f"{figure} = {weight:.2f}")


if __name__ == "__main__":
    main()
