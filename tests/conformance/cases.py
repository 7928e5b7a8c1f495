"""Which lines the tests check: every game, every number of players, every bot.

The environment variable POLNOC_SOAK multiplies the number of lines for a long run:
POLNOC_SOAK=50 pytest tests/conformance.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from polnoc.bots import levels
from polnoc.engine.game import AnyGame
from polnoc.games import all_games
from tests.conformance.kit import sample_line
from tests.conformance.lines_of_play import LineOfPlay
from tests.miniatures import MINIATURES

GAMES: Final[tuple[AnyGame, ...]] = (*all_games(), *MINIATURES)

#: Random play exercises most; the other bots show what good play leads to.
RANDOM_LINES: Final = 2
BOT_LINES: Final = 1


def soak(count: int) -> int:
    """Return `count` times POLNOC_SOAK, at least one."""
    return max(1, round(count * float(os.environ.get("POLNOC_SOAK", "1"))))


@dataclass(frozen=True, slots=True)
class Case:
    """A game, a number of players, and the level of the bots that play every seat."""

    game: AnyGame
    players: int
    level: str

    def __str__(self) -> str:
        return f"{self.game.id}-{self.players}-{self.level}"

    @property
    def numbers(self) -> range:
        """The numbers of the lines to check."""
        return range(soak(RANDOM_LINES if self.level == "random" else BOT_LINES))


def all_cases() -> list[Case]:
    """Return every case."""
    return [
        Case(game, players, level)
        for game in GAMES
        for players in game.players
        for level in levels(game)
    ]  # fmt: skip


@lru_cache(maxsize=32)
def line_of(case: Case, number: int) -> LineOfPlay:
    """Return a line of a case; the same number always gives the same line."""
    return sample_line(case.game, case.players, case.level, number)


def game_called(id: str) -> AnyGame:
    """Return the game with this id among all that are tested."""
    found = {game.id: game for game in GAMES}
    if id not in found:
        raise LookupError(f"no game is called '{id}'; there are: {', '.join(found)}")
    return found[id]
