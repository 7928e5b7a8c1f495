"""A miniature as its own package, as if it were installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from polnoc import games
from polnoc.contract import BoardDrawing, GamePackage, MakeWording, TerminalBoard
from polnoc.engine.game import AnyGame
from polnoc.games import find_game
from tests.miniatures.drawing import board, terminal
from tests.miniatures.words.wording import Wording


class MiniaturePackage(GamePackage[AnyGame]):
    """What any miniature provides; it can stand in for another game too."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__("tests.miniatures")
        self.id = game.id
        self.game = game

    def make_game(self) -> AnyGame:
        return self.game

    def wording(self) -> MakeWording[AnyGame]:
        return Wording

    def drawing(self) -> BoardDrawing[AnyGame]:
        return board

    def terminal(self) -> TerminalBoard[AnyGame]:
        return terminal


@contextmanager
def known(game: AnyGame) -> Iterator[None]:
    """Make a game findable by its id, as if it had an installed package."""
    packages = games._packages
    if game.id in packages:
        yield
        return
    packages[game.id] = MiniaturePackage(game)
    try:
        yield
    finally:
        del packages[game.id]
        find_game.cache_clear()
