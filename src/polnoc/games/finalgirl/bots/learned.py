"""The expert of Final Girl: the plain one, with deviations from it that a net has learned.

A net for each enemy scores the options; the plain expert's choice gets a bonus, and the option with the
highest score is taken. Where no net was trained, the plain expert plays.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from importlib import resources
from pathlib import Path
from typing import Final

from polnoc.contract import Bot
from polnoc.engine.actions import Action
from polnoc.engine.policy_net import LazyNets, PolicyNet, if_it_fits, read_part
from polnoc.engine.views import View
from polnoc.games.finalgirl.bots.bot import HandMade, Novice, Options, PlainExpert, Regular
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.packs import load_box

#: The file with the weights, beside this one.
FILE: Final = "deviations.net"

#: The environment variable that names another file, for the bot `learned` of commands.
VARIABLE: Final = "POLNOC_FINALGIRL_NET"

#: The options under which nets are trained; others play differently.
TRAINED_WITH: Final[dict[str, object]] = {
    "board": "normal", "difficulty": "standard", "ambiguity": "evil", "epic": False, "personal": False,
    "location": "camp", "heroine": "laurie",
}  # fmt: skip

_SHIPPED: Final = LazyNets(resources.files("polnoc.games.finalgirl.bots").joinpath(FILE))


class Expert(PlainExpert):
    """Deviates from the plain expert where a net says so; where none fits, it is the plain expert."""

    def __init__(self, game: FinalGirlGame, nets: LazyNets = _SHIPPED) -> None:
        super().__init__(game)
        self._nets = nets

    def decide(self, view: View, options: Options, usual: Action) -> Action:
        net = self.net(view["options"]) if len(options) > 1 else None
        if net is None:
            return usual
        places = [self.game.actions.player_index(option) for option in options]
        return options[net.best(self.game.encode(view), places, options.index(usual))]

    def net(self, chosen: View) -> PolicyNet | None:
        """The net for a game with these options; None if none fits, and the log says why."""
        if any([chosen[name] != value for name, value in TRAINED_WITH.items()]):
            return None
        killer = chosen["killer"]
        return self._nets.find(self.game, lambda data: self._read(data, killer), killer)

    def _read(self, data: bytes, killer: str) -> PolicyNet | None:
        ours = self.game.content == load_box().hash
        return if_it_fits(self.game, ours, lambda: read_part(data, killer, self.game))


def by_named_file(game: FinalGirlGame) -> Expert:
    """The expert with the nets of the file that the environment variable names, for comparison."""
    file = os.environ.get(VARIABLE)
    if file is None:
        raise ValueError(f"{VARIABLE} names no file with a net")
    return Expert(game, LazyNets(Path(file)))


BOTS: Final[Mapping[str, Callable[[FinalGirlGame], Bot]]] = {
    "novice": Novice,
    "regular": Regular,
    "expert": Expert,
}

#: Bots that commands can name besides the levels, for comparison.
SPARRING: Final[Mapping[str, Callable[[FinalGirlGame], Bot]]] = {
    "hand-made": HandMade,
    "plain": PlainExpert,
    "learned": by_named_file,
}
