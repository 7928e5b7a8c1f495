"""The learned expert of Final Girl: it begins as the hand-made one and deviates where that has paid.

A net for each enemy says how much speaks for each option; what the hand-made expert would choose gets a
bonus. The best one is taken, so nothing is left to chance. Where no net fits, the hand-made expert plays.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from typing import Final

from polnoc.contract import Bot, Budget
from polnoc.engine.actions import Action
from polnoc.engine.policy_net import PolicyNet, if_it_fits, read_part
from polnoc.engine.views import View
from polnoc.games.finalgirl.bots.bot import Expert, Novice, Options, Regular
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.packs import load_box

#: The file with the weights, beside this one.
FILE: Final = "deviations.net"

#: The options under which it was trained; others play differently.
TRAINED_WITH: Final[dict[str, object]] = {
    "board": "normal", "difficulty": "standard", "ambiguity": "evil", "epic": False, "personal": False,
}  # fmt: skip


@cache
def _shipped() -> bytes | None:
    source = resources.files("polnoc.games.finalgirl.bots").joinpath(FILE)
    return source.read_bytes() if source.is_file() else None


#: The shipped nets once they were unpacked, by what they have to fit and the enemy.
_UNPACKED: Final[dict[tuple[int, str, str, str], PolicyNet | None]] = {}


def shipped_net(game: FinalGirlGame, killer: str) -> PolicyNet | None:
    """What was learned against an enemy, as shipped; None if there is nothing that fits: see the log."""
    key = (game.rules, game.content, game.layout.fingerprint, killer)
    if key not in _UNPACKED:
        data = _shipped()
        _UNPACKED[key] = None if data is None else net_for(game, killer, data)
    return _UNPACKED[key]


def net_for(game: FinalGirlGame, killer: str, data: bytes) -> PolicyNet | None:
    """What a file says against an enemy; None if it does not fit: see the log."""
    return if_it_fits(game, game.content == load_box().hash, lambda: read_part(data, killer, game))


class LearnedExpert(Expert):
    """Deviates from the hand-made expert where a net says so."""

    def __init__(
        self, game: FinalGirlGame, find: Callable[[FinalGirlGame, str], PolicyNet | None] = shipped_net
    ) -> None:
        """`find`: the net against an enemy."""
        super().__init__(game)
        self._find = find

    def choose(
        self, view: View, options: Options, rng: random.Random, budget: Budget | None = None
    ) -> Action:
        usual = super().choose(view, options, rng, budget)
        if len(options) == 1:
            return usual
        net = self._net(view["options"])
        if net is None:
            return usual
        places = [self.game.actions.player_index(option) for option in options]
        return options[net.best(self.game.encode(view), places, options.index(usual))]

    def _net(self, chosen: View) -> PolicyNet | None:
        if any([chosen[name] != value for name, value in TRAINED_WITH.items()]):
            return None
        return self._find(self.game, chosen["killer"])


BOTS: Final[Mapping[str, Callable[[FinalGirlGame], Bot]]] = {
    "novice": Novice,
    "regular": Regular,
    "expert": LearnedExpert,
}

#: What commands can name besides, to compare with: the expert without what was learned.
SPARRING: Final[Mapping[str, Callable[[FinalGirlGame], Bot]]] = {"hand-made": Expert}
