"""The cost of storing with every answer what it caused: CPU time and bytes, by game.

python -m bench.outcomes
"""

from __future__ import annotations

import random
import time
from typing import Final

from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.games import all_games
from polnoc.records.entry_outcomes import entry_outcome

ANSWERS: Final = 600
GAMES: Final = 5
#: The fastest of this many tries counts, so that other load on the machine is not measured.
TRIES: Final = 5


def measured(game: AnyGame, seed: int) -> list[tuple[float, int]]:
    """Seconds and bytes for each answer of a game between random players."""
    match = Match(game, game.read_options({"players": game.players[-1]}), Seed.simulated(seed))
    rng, found = random.Random(seed), list[tuple[float, int]]()
    while not match.over and len(found) < ANSWERS:
        seat = rng.choice(match.asked)
        match.answer(seat, rng.choice(match.options(seat)))
        before, quickest, size = match.steps[:-1], float("inf"), 0
        for _ in range(TRIES):
            began = time.perf_counter()
            size = len(entry_outcome(match, before))
            quickest = min(quickest, time.perf_counter() - began)
        found.append((quickest, size))
    return found


def main() -> None:
    """Print a line for each game."""
    print("| game | µs an answer | bytes an answer |\n| --- | --- | --- |")
    for game in all_games():
        found = [each for seed in range(GAMES) for each in measured(game, seed)]
        microseconds = sum([seconds for seconds, _ in found]) / len(found) * 1e6
        size = sum([size for _, size in found]) / len(found)
        print(f"| {game.id} | {microseconds:.0f} | {size:.0f} |")


if __name__ == "__main__":
    main()
