"""Players made of code. A bot gets a view and the options, never the position.

>>> from polnoc.games import find_game
>>> game = find_game("duchy")
>>> levels(game)
('random', 'novice', 'regular', 'expert')
"""

from __future__ import annotations

import difflib
import importlib
import importlib.util
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from polnoc.engine.actions import Action
from polnoc.engine.game import AnyGame
from polnoc.engine.views import View


@dataclass(slots=True)
class Budget:
    """What one choice may cost."""

    seconds: float = 0.6


class Bot(Protocol):
    """A player made of code. It keeps nothing between two choices."""

    def choose(
        self, view: View, options: Sequence[Action], rng: random.Random, budget: Budget = ...
    ) -> Action:
        """One of `options`, from what the view shows and nothing else."""


class UnknownLevel(LookupError):
    """No bot of this game has this level."""


class RandomBot:
    """Any legal answer, all alike. The zero of every scale."""

    def choose(
        self, view: View, options: Sequence[Action], rng: random.Random, budget: Budget | None = None
    ) -> Action:
        return options[int(rng.random() * len(options))]


def levels(game: AnyGame) -> tuple[str, ...]:
    """The levels that a game's bots come in, weakest first."""
    package = _package(game)
    if importlib.util.find_spec(package) is None:
        return ("random",)
    named: tuple[str, ...] = importlib.import_module(package).LEVELS
    return ("random", *named)


def make_bot(game: AnyGame, level: str) -> Bot:
    """A bot of this level for this game."""
    if level == "random":
        return RandomBot()
    if level not in levels(game):
        near = difflib.get_close_matches(level, levels(game), n=1)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        raise UnknownLevel(f"no bot is called '{level[:40]}'; there are: {', '.join(levels(game))}{hint}")
    makers: dict[str, Callable[[AnyGame], Bot]] = importlib.import_module(f"{_package(game)}.bot").BOTS
    return makers[level](game)


def _package(game: AnyGame) -> str:
    """The package with a game's bots: `bots/`, beside its rules."""
    return f"{type(game).__module__.rpartition('.')[0]}.bots"
