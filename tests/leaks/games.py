"""The games to check (all that are installed, and some for tests), and shares of the work."""

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

#: Bestia with a pack in which traps, reactions and upgrades come about often.
RICH: Final = PACKAGE.make_game_from(PACK)

#: Miniatures in which everything lies open: there the worlds of a pair are the same.
OPEN: Final = ("heap", "solo")

#: Games of other shapes, which the checks have never heard of.
FURTHER: Final[tuple[AnyGame, ...]] = (RICH, *MINIATURES)


class Share(NamedTuple):
    """A part of the work on one game: the number of its first table, and how much is to be done."""

    game: AnyGame
    first: int
    amount: int


def share_out(count: int, shares: int = SHARES) -> list[Share]:
    """A count over all games, divided evenly; no two shares have a table in common."""
    each = -(-count // (len(GAMES) * shares))
    return [Share(game, share * 1_000_000, each) for game in GAMES for share in range(shares)]


def shared_out(count: int) -> pytest.MarkDecorator:
    """Runs a test once for each share of a count over all games."""
    shares = [pytest.param(share, id=f"{share.game.id}-{share.first}") for share in share_out(count)]
    return pytest.mark.parametrize("share", shares)


def each_game(*more: AnyGame) -> pytest.MarkDecorator:
    """Runs a test once for each game."""
    found = [pytest.param(game, id=game.id) for game in (*GAMES, *more)]
    return pytest.mark.parametrize("game", found)
