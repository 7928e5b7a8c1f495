"""13 Duchów: deduction for 2, 3, or 2 teams of 2."""

from pathlib import Path

from polnoc.games.duchy.game import DuchyGame
from polnoc.games.duchy.packs import load_deck


def make_game() -> DuchyGame:
    """The game with the deck of the box."""
    return DuchyGame(load_deck())


def make_game_from(pack: Path) -> DuchyGame:
    """The game with the deck of a pack file."""
    return DuchyGame(load_deck(pack))
