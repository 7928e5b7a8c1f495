"""Random packs of 13 Duchów: cards for the deck of the box, or a whole deck."""

from __future__ import annotations

import random
from typing import Final

import msgspec

from polnoc.games.duchy import cards
from polnoc.games.duchy.packs import figures
from tests.packs.generator import Generator, MadePack, Raw, anything, toml

COLOURS: Final = ("blue", "yellow", "red")
#: With fewer cards than this, only two can play.
SMALL: Final = 8


def make(rng: random.Random) -> MadePack:
    """Return a pack and options that use its contents."""
    return _Maker(rng).pack()


class _Maker(Generator):
    def pack(self) -> MadePack:
        whole = self.chance(0.5)
        size = self.rng.randint(5, cards.MOST_NUMBERS) if whole else cards.MOST_NUMBERS
        numbers = range(1, size + 1)
        chosen = numbers if whole else sorted(self.rng.sample(numbers, self.rng.randint(1, size)))
        pack: Raw = {"name": self.name(), **({"replaces": "box"} if whole else {})}
        pack["card"] = [self._card(number, size) for number in chosen]
        pack["words"] = self.words([f"ghost-{number}" for number in chosen if self.chance(0.5)])
        players = (2, 3, 4) if size > SMALL else (2,)
        options = {"players": self.rng.choice(players), "points": self.rng.randint(1, 3)}
        return MadePack("duchy", toml(pack), options)

    def _card(self, number: int, size: int) -> Raw:
        effects = [self._effect(size) for _ in self.some(1, 3)]
        copies = [effect for effect in effects if effect["do"] == "copy-or-extra-turn"]
        effects = [effect for effect in effects if effect not in copies] + copies[:1]
        return {"number": number, "colour": self.rng.choice(COLOURS), "effects": effects}

    def _effect(self, size: int) -> Raw:
        """Return an effect whose numbers fit the deck."""
        (made,) = self.effects(cards.AnyEffect, anything, 1)
        if "numbers" in made:
            return {**made, "numbers": self.rng.sample(range(1, size + 1), self.rng.randint(1, size))}
        effect: cards.AnyEffect = msgspec.convert(made, cards.AnyEffect)
        for name, _, low, high in figures(effect, size):
            made[name] = self.rng.randint(low, high)
        return made
