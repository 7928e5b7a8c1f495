"""Random packs of Straszydła: spooks, imps, districts and pacts for the box, or a whole box."""

from __future__ import annotations

import random
import tomllib
from importlib.resources import files
from typing import Final

from polnoc.games.straszydla import cards
from tests.packs.generator import Generator, MadePack, Raw, anything, toml

_BOX: Final[Raw] = tomllib.loads(
    (files("polnoc.games.straszydla") / "content" / "classic.toml").read_text(encoding="utf-8")
)
ELEMENTS: Final = cards.ELEMENT_NAMES
PACTS: Final = 5


def make(rng: random.Random) -> MadePack:
    """Return a pack and options that use its contents."""
    return _Maker(rng).pack()


class _Maker(Generator):
    def pack(self) -> MadePack:
        whole = self.chance(0.5)
        size = self.rng.randint(2, 6) if whole else PACTS
        pack = {**self._box(size)} if whole else {}
        pack |= {
            "spooks": [*self._starters(whole), *[self._spook(n) for n in range(self.rng.randint(4, 12))]],
            "imps": [self._imp(n) for n in range(self.rng.randint(4, 12))],
            "pacts": [self._pact(size) for _ in range(self.rng.randint(4, 8))],
            "tiles": self._tiles(whole),
        }
        named = [f"spook-{spook['id']}" for spook in pack["spooks"]]
        named += [f"imp-{imp['id']}" for imp in pack["imps"]]
        pack["words"] = self.words(named)
        options: Raw = {"players": self.rng.choice((2, 3, 4)), "periods": self.rng.randint(2, 4)}
        return MadePack("straszydla", toml(pack), options)

    def _box(self, size: int) -> Raw:
        return {
            "replaces": "box",
            "frighten": [self.rng.randint(0, 9) for _ in range(self.rng.randint(1, 5))],
            "dread": self.record(cards.DreadMenu),
            "pact_size": size,
        }

    def _tiles(self, whole: bool) -> list[Raw]:
        """Return the districts of the box with other yields, so that a random board can be laid out."""
        chosen = _BOX["tiles"] if whole else self.rng.sample(_BOX["tiles"], 3)
        made = []
        for tile in chosen:
            changes = {
                "yields": [self.rng.choice((0, 1, 1, 2, 9)) for _ in range(3)],
                "frighten": self.chance(0.4),
                "imp": self.chance(0.3),
            }
            if not tile.get("centre"):
                changes["element"] = self.rng.choice((*ELEMENTS, "all"))
                changes["time"] = self.rng.choice(("day", "night", "both"))
            made.append({**tile, **changes})
        return made

    def _starters(self, whole: bool) -> list[Raw]:
        if not whole:
            return []
        return [{"id": self.id(), "element": "all", "day": 3, "night": 3} for _ in range(4)]

    def _spook(self, number: int) -> Raw:
        element = ELEMENTS[number % 4]
        return self.record(cards.Spook, anything, id=self.id(), element=element)

    def _imp(self, number: int) -> Raw:
        (does,) = self.effects(cards.AnyTrick, anything, 1)
        copies = self.rng.randint(1, 4)
        return {"id": self.id(), "element": ELEMENTS[number % 4], "copies": copies, "does": does}

    def _pact(self, size: int) -> Raw:
        counts = [self.rng.choice(ELEMENTS) for _ in range(size)]
        return {name: counts.count(name) for name in ELEMENTS if name in counts}
