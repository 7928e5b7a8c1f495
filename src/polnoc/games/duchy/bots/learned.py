"""The learned expert of 13 Duchów: a net trained by self-play for two players, sampled.

It draws its answers at random from a policy that was learned with an entropy bonus, so whoever studies it
finds little to exploit. It plays only what it was trained for; the hand-made expert plays everything else.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from importlib import resources
from typing import Final

from polnoc.contract import Bot
from polnoc.engine.actions import Action
from polnoc.engine.policy_net import LazyNets, PolicyNet, if_it_fits, read_net
from polnoc.engine.views import View
from polnoc.games.duchy.bots.bot import Expert, Novice, Regular
from polnoc.games.duchy.game import DuchyGame
from polnoc.games.duchy.packs import load_deck

#: The file with the weights, beside this one.
FILE: Final = "two_players.net"

#: The options that it was trained with; games with others are played differently.
TRAINED_WITH: Final[dict[str, object]] = {"shield_stops_copies": True, "bluff": True}


_SHIPPED: Final = LazyNets(resources.files("polnoc.games.duchy.bots").joinpath(FILE))


def shipped_net(game: DuchyGame) -> PolicyNet | None:
    """The shipped net for this game, or None, with a log message, if there is none that fits."""
    return _SHIPPED.find(game, lambda data: net_for(game, data))


def net_for(game: DuchyGame, data: bytes) -> PolicyNet | None:
    """The net in a file, or None, with a log message, if it does not fit this game."""
    return if_it_fits(game, game.content == load_deck().hash, lambda: read_net(data, game))


class LearnedExpert:
    """Plays by the net where it was trained, and as the hand-made expert elsewhere."""

    def __init__(self, game: DuchyGame, net: PolicyNet | None = None) -> None:
        self.game = game
        self.hand_made = Expert(game)
        self.net = net or shipped_net(game)

    def choose(
        self, view: View, options: Sequence[Action], rng: random.Random, budget: object = None
    ) -> Action:
        if len(options) == 1:
            return options[0]
        if self.net is None or not _is_trained(self.net, view["options"]):
            return self.hand_made.choose(view, options, rng)
        return self.net.choose(self.game, self.game.encode(view), options, rng)


def _is_trained(net: PolicyNet, chosen: View) -> bool:
    if chosen["players"] not in net.players:
        return False
    return all([chosen[name] == value for name, value in TRAINED_WITH.items()])


BOTS: Final[Mapping[str, Callable[[DuchyGame], Bot]]] = {
    "novice": Novice,
    "regular": Regular,
    "expert": LearnedExpert,
}

#: More opponents that commands can name, for comparison.
SPARRING: Final[Mapping[str, Callable[[DuchyGame], Bot]]] = {"hand-made": Expert}
