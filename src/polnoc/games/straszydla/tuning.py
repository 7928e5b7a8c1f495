"""What evolution needs from Straszydła: the expert's figures, and two-player games played with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from polnoc.contract import Bot
from polnoc.engine.simulation import simulate
from polnoc.games.straszydla.bots.bot import BOTS, Expert
from polnoc.games.straszydla.bots.figures import Figures, usual_figures
from polnoc.games.straszydla.game import StraszydlaGame

#: All games are judged by the same figures.
TARGET: Final = "any"


def targets(game: StraszydlaGame) -> Sequence[str]:
    """One set of figures for all games."""
    return (TARGET,)


def table(target: str) -> str:
    """The name of the table of `figures.toml`."""
    return target


def figures(game: StraszydlaGame, target: str) -> Mapping[str, float]:
    """The figures that the expert uses now."""
    return usual_figures()._asdict()


class Candidate(Expert):
    """An expert with figures of its own."""

    def __init__(self, game: StraszydlaGame, figures: Figures) -> None:
        super().__init__(game)
        self.figures = figures


def score(
    game: StraszydlaGame, target: str, figures: Mapping[str, float], seed: int, against: str = ""
) -> float:
    """Play for two against a level, usually the expert: 1 if won, 0.5 if shared. Seats alternate by seed."""
    bots: list[Bot] = [Candidate(game, Figures(**figures)), BOTS[against or "expert"](game)]
    mine = seed % 2
    seats = bots if mine == 0 else bots[::-1]
    options = game.read_options({"players": 2})
    winners = game.winners(simulate(game, options, seed // 2, [bot.choose for bot in seats]))
    return 1.0 / len(winners) if mine in winners else 0.0
