"""Bestia: one hidden Beast against a team of hunters who follow its trails."""

from pathlib import Path

from polnoc.games.bestia.game import BestiaGame
from polnoc.games.bestia.packs import check_pack, load_box

__all__ = ["BestiaGame", "check_pack", "make_game", "make_game_from"]


def make_game() -> BestiaGame:
    """The game with its own box."""
    return BestiaGame(load_box())


def make_game_from(pack: Path) -> BestiaGame:
    """The game with the content of a pack file added."""
    return BestiaGame(load_box(pack))
