"""Straszydła: secret movement, fear cubes, duels, hungry spooks and a secret pact."""

from pathlib import Path

from polnoc.games.straszydla.game import StraszydlaGame
from polnoc.games.straszydla.packs import load_box
from polnoc.games.straszydla.places import checked


def make_game() -> StraszydlaGame:
    """The game with the classic box."""
    return StraszydlaGame(load_box())


def make_game_from(pack: Path) -> StraszydlaGame:
    """The game with the box of a pack file."""
    return StraszydlaGame(checked(load_box(pack), pack.name))
