"""Record files as players have saved them: every later version must load, replay and verify them.

Each number of players has two: a finished game whose seed is mixed from parts of all players, and an
unfinished one in which somebody has undone something.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from polnoc import records
from polnoc.bots import Budget, levels, make_bot
from polnoc.engine.chance import Seed
from polnoc.engine.deal import Deal
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match

FOLDER: Final = Path(__file__).parent / "records"

#: The second weakest thinking bots, which finish games, and soon.
LEVEL: Final = 2
#: The number of answers in an unfinished game.
UNDER_WAY: Final = 15


def keep(game: AnyGame, folder: Path) -> int:
    """Write the record files of a game, unless there are some by these rules; return how many."""
    named = f"{game.id}-{game.rules_version}"
    if any(folder.glob(f"{named}-*.json")):
        return 0
    written = 0
    for players in game.players:
        for kind, record in (("finished", _finished(game, players)), ("begun", _under_way(game, players))):
            records.write(record, folder / f"{named}-{players}-{kind}.json")
            written += 1
    return written


def files() -> list[Path]:
    """Return all stored files."""
    return sorted(FOLDER.glob("*.json"))


def _finished(game: AnyGame, players: int) -> records.Record:
    parts = tuple([hashlib.sha256(f"part {seat}".encode()).hexdigest() for seat in range(players)])
    deal = Deal(Seed(hashlib.sha256(f"{game.id} {players}".encode()).hexdigest()), 0, parts)
    match = Match(game, game.read_options({"players": players}), deal.seed)
    for _ in _played(match):
        pass
    assert match.over
    return records.take(match, _seats(match), deal)


def _under_way(game: AnyGame, players: int) -> records.Record:
    match = Match(game, game.read_options({"players": players}), Seed.simulated(players))
    for _ in _played(match):
        if len(match.steps) == UNDER_WAY:
            match.undo()
            break
    return records.take(match, _seats(match))


def _played(match: Match) -> Iterator[int]:
    rng, bot = random.Random(13), make_bot(match.game, levels(match.game)[LEVEL])
    while not match.over:
        seat = rng.choice(match.asked)
        match.answer(seat, bot.choose(match.view(seat), match.options(seat), rng, Budget(seconds=0.02)))
        yield seat


def _seats(match: Match) -> list[records.Seat]:
    return [records.Seat(f"Gracz {seat + 1}", "you") for seat in range(match.seats)]
