"""The games to check (all installed ones, and some for tests), and shares of the work."""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest

from polnoc.engine.game import AnyGame
from polnoc.games import all_games
from polnoc.games.bestia import PACKAGE
from tests.games.bestia.soak import PACK
from tests.leaks.counts import SHARES
from tests.miniatures import MINIATURES

GAMES: Final = tuple(all_games())

#: Bestia with a pack in which traps, reactions and upgrades are frequent.
RICH: Final = PACKAGE.make_game_from(PACK)

#: Miniatures without hidden information: the worlds of a pair are the same there.
OPEN: Final = ("heap", "solo")

#: Games of other shapes, for which no check was written.
FURTHER: Final[tuple[AnyGame, ...]] = (RICH, *MINIATURES)


class Share(NamedTuple):
    """A part of the work on one game: the number of its first table, and how much to do."""

    game: AnyGame
    first: int
    amount: int


def share_out(count: int, shares: int = SHARES) -> list[Share]:
    """Divide a count over all games evenly; no two shares have a table in common."""
    each = -(-count // (len(GAMES) * shares))
    return [Share(game, share * 1_000_000, each) for game in GAMES for share in range(shares)]


def shared_out(count: int) -> pytest.MarkDecorator:
    """Run a test once for each share of a count over all games."""
    shares = [pytest.param(share, id=f"{share.game.id}-{share.first}") for share in share_out(count)]
    return pytest.mark.parametrize("share", shares)


def each_game(*more: AnyGame) -> pytest.MarkDecorator:
    """Run a test once for each game."""
    found = [pytest.param(game, id=game.id) for game in (*GAMES, *more)]
    return pytest.mark.parametrize("game", found)
