"""Computer players. A bot gets a view and the options, never the position.

>>> from polnoc.games import find_game
>>> game = find_game("duchy")
>>> levels(game)
('random', 'novice', 'regular', 'expert')
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from polnoc.contract import Bot, Budget
from polnoc.engine.actions import Action
from polnoc.engine.game import AnyGame
from polnoc.engine.near_words import nearest_word
from polnoc.engine.views import View
from polnoc.games import UnknownGame, package_of

__all__ = ["Bot", "Budget", "RandomBot", "UnknownLevel", "levels", "make_bot", "usual_level"]


class UnknownLevel(LookupError):
    """No bot of this game has this level."""


class RandomBot:
    """Gives any legal answer, all equally likely: the zero of every scale."""

    def choose(
        self, view: View, options: Sequence[Action], rng: random.Random, budget: Budget | None = None
    ) -> Action:
        return options[int(rng.random() * len(options))]


def levels(game: AnyGame) -> tuple[str, ...]:
    """The levels of a game's bots, weakest first."""
    try:
        return ("random", *package_of(game).levels)
    except UnknownGame:  # a game without a package, as in a test
        return ("random",)


def usual_level(game: AnyGame, wanted: str = "regular") -> str:
    """The default level to play against: `wanted`, or the strongest if the game has no such level."""
    known = levels(game)
    return wanted if wanted in known else known[-1]


def make_bot(game: AnyGame, level: str) -> Bot:
    """Make a bot of this level for this game, or one that only commands can name (`GamePackage.sparring`)."""
    if level == "random":
        return RandomBot()
    if level not in levels(game):
        sparring = package_of(game).sparring() if len(levels(game)) > 1 else {}
        if level in sparring:
            return sparring[level](game)
        near = nearest_word(level, levels(game))
        hint = f"; did you mean '{near}'?" if near else ""
        raise UnknownLevel(f"no bot is called '{level[:40]}'; there are: {', '.join(levels(game))}{hint}")
    return package_of(game).bots()[level](game)
