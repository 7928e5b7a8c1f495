"""Bestia: one hidden Beast against a team of hunters who follow its trails.

The game is complete in its rules, but has no words and no drawing yet; until then it is not in the list of
games: `make_unlisted` makes it.
"""

from polnoc.games.bestia.game import BestiaGame
from polnoc.games.bestia.packs import load_box


def make_unlisted() -> BestiaGame:
    """The game with its own box."""
    return BestiaGame(load_box())
