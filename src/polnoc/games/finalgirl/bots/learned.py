"""A seat for commands that plays what a net has learned: the expert, with deviations from it.

A net for each enemy says how much speaks for each option; what the expert would choose gets a bonus, and the
best one is taken. No weights are shipped: none were seen to play better than the expert yet.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from polnoc.contract import Bot, Budget
from polnoc.engine.actions import Action
from polnoc.engine.policy_net import PolicyNet, if_it_fits, read_part
from polnoc.engine.views import View
from polnoc.games.finalgirl.bots.bot import Expert, HandMade, Options
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.packs import load_box

#: The variable of the environment that names the file with the weights.
VARIABLE: Final = "POLNOC_FINALGIRL_NET"

#: The options under which nets are trained; others play differently.
TRAINED_WITH: Final[dict[str, object]] = {
    "board": "normal", "difficulty": "standard", "ambiguity": "evil", "epic": False, "personal": False,
}  # fmt: skip


class LearnedExpert(Expert):
    """Deviates from the expert where a net says so; where none fits, it is the expert."""

    def __init__(self, game: FinalGirlGame, data: bytes | None = None) -> None:
        """`data`: a file with weights, instead of the one that the environment names."""
        super().__init__(game)
        if data is None and VARIABLE in os.environ:
            data = Path(os.environ[VARIABLE]).read_bytes()
        self._data = data
        self._nets: dict[str, PolicyNet | None] = {}

    def choose(
        self, view: View, options: Options, rng: random.Random, budget: Budget | None = None
    ) -> Action:
        usual = super().choose(view, options, rng, budget)
        net = self.net(view["options"]) if len(options) > 1 else None
        if net is None:
            return usual
        places = [self.game.actions.player_index(option) for option in options]
        return options[net.best(self.game.encode(view), places, options.index(usual))]

    def net(self, chosen: View) -> PolicyNet | None:
        """What was learned for a game with these options; None if there is nothing that fits: see the log."""
        if any([chosen[name] != value for name, value in TRAINED_WITH.items()]):
            return None
        killer = chosen["killer"]
        if killer not in self._nets:
            self._nets[killer] = self._read(killer)
        return self._nets[killer]

    def _read(self, killer: str) -> PolicyNet | None:
        data = self._data
        if data is None:
            return None
        ours = self.game.content == load_box().hash
        return if_it_fits(self.game, ours, lambda: read_part(data, killer, self.game))


#: What commands can name besides the levels, to compare with.
SPARRING: Final[Mapping[str, Callable[[FinalGirlGame], Bot]]] = {
    "hand-made": HandMade,
    "learned": LearnedExpert,
}
