"""Bots of 13 Duchów."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from polnoc.engine.actions import Action
from polnoc.engine.views import View
from polnoc.games.duchy.game import DuchyGame


class Novice:
    """Plays anything."""

    def __init__(self, game: DuchyGame) -> None:
        self.game = game

    def choose(
        self, view: View, options: Sequence[Action], rng: random.Random, budget: object = None
    ) -> Action:
        return rng.choice(options)


LEVELS: Final = {"novice": Novice, "regular": Novice, "expert": Novice}
