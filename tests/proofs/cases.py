"""The cases that proofs play: every installed game with every number of players.

No proof is written for one game. A proof either runs once per case or plays tables of the cases in turn
(`rotation`), so that all games meet the same faults in one run.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from polnoc.engine.game import AnyGame
from polnoc.games import all_games

PERSON: Final = "you"
FREE: Final = "free"
#: A bot level that every game has and that takes no time to think.
BOT: Final = "random"


@dataclass(frozen=True, slots=True)
class Case:
    """A game and a number of players."""

    game: AnyGame
    players: int

    def __str__(self) -> str:
        return f"{self.game.id}-{self.players}"

    @property
    def people(self) -> str:
        """Seats: all people."""
        return self.seats(PERSON)

    @property
    def online(self) -> str:
        """Seats: the host, the others free for guests."""
        return self.seats(FREE)

    @property
    def with_bots(self) -> str:
        """Seats: one person against bots."""
        return self.seats(BOT)

    @property
    def bots(self) -> str:
        """Seats: all bots."""
        return ",".join([BOT] * self.players)

    def seats(self, others: str) -> str:
        """Seats: a person on the first, the given kind on the others."""
        return ",".join([PERSON, *[others] * (self.players - 1)])

    @property
    def short(self) -> dict[str, str]:
        """Form fields that make the game end soon, where a game has such options."""
        brief: dict[str, object] = getattr(self.game, "brief", {})
        return {f"set-{name}": str(value) for name, value in brief.items()}


CASES: Final = tuple([Case(game, players) for game in all_games() for players in sorted(game.players)])
#: Cases with at least two players.
TOGETHER: Final = tuple([case for case in CASES if case.players > 1])
#: Each game with its smallest and its largest number of players.
SMALLEST: Final = tuple([Case(game, min(game.players)) for game in all_games()])
LARGEST: Final = tuple([Case(game, max(game.players)) for game in all_games()])


def rotation(cases: tuple[Case, ...] = CASES) -> Iterator[Case]:
    """Cycle through the cases, ordered so that neighbours are different games."""
    by_game = [
        [case for case in cases if case.game.id == id] for id in dict.fromkeys(c.game.id for c in cases)
    ]
    rounds = itertools.zip_longest(*by_game)
    return itertools.cycle([case for turn in rounds for case in turn if case is not None])
