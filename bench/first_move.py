"""How much a bot's first move tells about where it hides, in 13 Duchów for two.

A table is learned from many rounds (first public move → most frequent lair) and
tried on as many others. A blind guess is right in one of twelve rounds.

    python -m bench.first_move --rounds 30000
"""

from __future__ import annotations

import argparse
import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from polnoc.bots import Bot, make_bot
from polnoc.engine.chance import Dice, Seed
from polnoc.engine.options import GameOptions
from polnoc.engine.play import answer, asked, options
from polnoc.engine.seats import CHANCE
from polnoc.games import find_game

DUCHY = find_game("duchy")

#: Who asked, with which card, about which numbers; and the lair.
Move = tuple[int, int, int]


def share_named(level: str, rounds: int) -> float:
    """The share of rounds in which the table names the lair from the first move."""
    learned: defaultdict[Move, Counter[int]] = defaultdict(Counter)
    for move, lair in first_moves(level, rounds, 1_000_000):
        learned[move][lair] += 1
    tried = hits = 0
    for move, lair in first_moves(level, rounds, 2_000_000):
        tried += 1
        hits += bool(learned[move]) and learned[move].most_common(1)[0][0] == lair
    return hits / tried


def first_moves(level: str, rounds: int, first_seed: int) -> Iterator[tuple[Move, int]]:
    """For each round what everybody sees of a bot's first move against a regular, and its lair."""
    bots = (make_bot(DUCHY, level), make_bot(DUCHY, "regular"))
    chosen = DUCHY.read_options({"players": 2, "points": 1, "first": 1})
    for number in range(rounds):
        watched = number % 2
        told = _first_move(bots if watched == 0 else bots[::-1], watched, chosen, first_seed + number)
        if told is not None:
            yield told


def _first_move(bots: Sequence[Bot], watched: int, chosen: GameOptions, seed: int) -> tuple[Move, int] | None:
    """The first move of the watched seat and its lair; None if the rival was faster."""
    dice, rng, chances = Dice(Seed.simulated(seed)), random.Random(seed), 0
    position = DUCHY.begin(chosen, [])
    now = asked(position)
    while now:
        seat = now[0]
        offered = options(position, seat)
        if seat == CHANCE:
            action = offered[dice.pick(chances, len(offered))]
            chances += 1
        else:
            action = bots[seat].choose(DUCHY.view(position, seat), offered, rng)
        now = answer(position, seat, action, [])
        for asker, card, numbers, _, _ in position.facts:
            if asker == watched:
                return (watched, card, numbers), position.lair[watched]
    return None


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.first_move", description=__doc__)
    parser.add_argument("--rounds", type=int, default=30_000)
    rounds = parser.parse_args().rounds
    for level in ("novice", "regular", "expert"):
        print(f"{level}: {100 * share_named(level, rounds):.1f} % of lairs named (blind: 8.3 %)", flush=True)


if __name__ == "__main__":
    main()
