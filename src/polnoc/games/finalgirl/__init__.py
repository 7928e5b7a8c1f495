"""Final Girl: one heroine, dice, time and cards against a killer who acts by script."""

from pathlib import Path

from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.packs import check_pack, load_box

__all__ = ["FinalGirlGame", "check_pack", "make_game", "make_game_from"]


def make_game() -> FinalGirlGame:
    """The game with all films of the box."""
    return FinalGirlGame(load_box())


def make_game_from(pack: Path) -> FinalGirlGame:
    """The game with the films of a pack file added."""
    return FinalGirlGame(load_box(pack))
