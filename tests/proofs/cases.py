"""Which games the proofs play: every game that is found, with every number of players.

No proof knows a game. A proof either runs once for each case, or plays one table of each case after
another (`rotation`), so that all games meet the same faults in one run.
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
#: A level of bots that every game has, and that takes no time.
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
        """Seats: people at all of them."""
        return self.seats(PERSON)

    @property
    def online(self) -> str:
        """Seats: the host, and free ones for guests."""
        return self.seats(FREE)

    @property
    def with_bots(self) -> str:
        """Seats: one person against bots."""
        return self.seats(BOT)

    @property
    def bots(self) -> str:
        """Seats: bots at all of them."""
        return ",".join([BOT] * self.players)

    def seats(self, others: str) -> str:
        """Seats: a person on the first one, and others of one kind."""
        return ",".join([PERSON, *[others] * (self.players - 1)])

    @property
    def short(self) -> dict[str, str]:
        """Form fields for a table whose game soon ends, where a game says how."""
        brief: dict[str, object] = getattr(self.game, "brief", {})
        return {f"set-{name}": str(value) for name, value in brief.items()}


CASES: Final = tuple([Case(game, players) for game in all_games() for players in sorted(game.players)])
#: Cases with a rival.
TOGETHER: Final = tuple([case for case in CASES if case.players > 1])
#: Each game once, with as few and with as many players as it can have.
SMALLEST: Final = tuple([Case(game, min(game.players)) for game in all_games()])
LARGEST: Final = tuple([Case(game, max(game.players)) for game in all_games()])


def rotation(cases: tuple[Case, ...] = CASES) -> Iterator[Case]:
    """The cases again and again, so that neighbours are of different games."""
    by_game = [
        [case for case in cases if case.game.id == id] for id in dict.fromkeys(c.game.id for c in cases)
    ]
    rounds = itertools.zip_longest(*by_game)
    return itertools.cycle([case for turn in rounds for case in turn if case is not None])
