"""Games in which everything happens: rich contracts, all upgrades, and players who prefer to act.

Random play from the beginning seldom buys upgrades or meets a trap. Here everybody begins with them.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from polnoc.bots import Budget
from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed
from polnoc.engine.events import Out
from polnoc.engine.options import GameOptions
from polnoc.engine.packs import read_pack_file
from polnoc.engine.views import View
from polnoc.games.bestia.game import BestiaGame
from polnoc.games.bestia.packs import load_box
from polnoc.games.bestia.state import Bestia
from tests.conformance.lines_of_play import LineOfPlay, play_line

PACK: Final = Path(__file__).parent / "rich.toml"
#: By number of players; most games are on the smallest map, where everybody meets soon.
CONTRACTS: Final = {
    2: ("rich-hollow", "rich-hollow", "rich-small", "rich-caravan"),
    3: ("rich-hollow", "rich-hollow", "rich-small", "rich-caravan"),
    4: ("rich-hollow", "rich-hollow", "rich-large"),
}

#: The weights of actions; others have 1.
EAGER: Final = {
    "play": 4, "react": 12, "hit-folk": 5, "hit-hunter": 6, "hit-beast": 8, "hit-summon": 6, "hit-tower": 6,
    "flee": 0.4, "pass": 0.3, "done": 0.7, "skip": 0.5, "stop": 0.6, "yes": 4, "ability": 4, "bite": 4,
    "lead": 3,
}  # fmt: skip


class RichGame(BestiaGame):
    """Bestia with rich contracts; the seed unlocks all lasting upgrades, or one half of them."""

    def __init__(self, unlocked: int) -> None:
        super().__init__(load_box([read_pack_file(PACK)]))
        self.unlocked = unlocked

    def begin(self, options: GameOptions, out: Out) -> Bestia:
        position = super().begin(options, out)
        for character, betters in enumerate(position.terms.upgrades):
            for better in betters:
                if better.lasting is not None and self.unlocked >> (better.number + character) & 1:
                    position.ups[character] |= 1 << better.number
        position.power = [2] * len(position.power)
        return position


class EagerBot:
    """Gives any legal answer, preferring one that does something."""

    def choose(
        self, view: View, options: Sequence[Action], rng: random.Random, budget: Budget | None = None
    ) -> Action:
        return rng.choices(options, [EAGER.get(action.verb, 1) for action in options])[0]


def rich_line(players: int, number: int) -> LineOfPlay:
    """Return a rich game from beginning to end; the same numbers give the same line."""
    rng = random.Random(f"{players} {number}")
    game = RichGame((-1, 0b1010101010, 0b0101010101)[number % 3])
    hunters = rng.sample(list(game.box.hunters), 3)
    chosen = game.read_options(
        {
            "players": players,
            "contract": rng.choice(CONTRACTS[players]),
            "beast": list(game.box.beasts)[number % len(game.box.beasts)],
            "hunter1": hunters[0],
            "hunter2": hunters[1],
            "hunter3": hunters[2],
        }
    )
    return play_line(game, chosen, Seed.simulated(number), EagerBot())
