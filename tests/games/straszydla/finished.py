"""Whole games of Straszydła as records, played to the end by bots that know how to win.

A change of rules or of content makes them outdated; regenerate them with

    python -m tests.games.straszydla.finished
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

from polnoc.bots import Budget, make_bot
from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.records import Record, Seat, take, write
from tests.games.straszydla.scene import GAME

FOLDER: Final = Path(__file__).parent / "finished"
NAMES: Final = ("Ania", "Bartek", "Celina", "Darek")
COUNTS: Final = (2, 3, 4)


def path_of(players: int) -> Path:
    """Return the file of the game for this many players."""
    return FOLDER / f"{players}.json"


def play(players: int, seed: int) -> Record:
    """Play a game of bots until one of them has won."""
    match = Match(GAME, GAME.read_options({"players": players}), Seed.simulated(seed))
    bot, rng = make_bot(GAME, "regular"), random.Random(seed)
    while match.asked:
        seat = match.asked[0]
        match.answer(seat, bot.choose(match.view(seat), match.options(seat), rng, Budget(seconds=0.05)))
    return take(match, [Seat(name, "regular") for name in NAMES[:players]])


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for count in COUNTS:
        write(play(count, seed=100 + count), path_of(count))
