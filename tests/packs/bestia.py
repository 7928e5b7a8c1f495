"""Random packs of Bestia: a Beast, hunters, gear, talents, action cards and a rich contract."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec

from polnoc.games.bestia import cards, placement
from polnoc.games.bestia.packs import names_in
from polnoc.games.bestia.placement import BEAST, HUNTER, PLACES, REACTIONS, SUMMON, TRAP, Setting
from tests.games.bestia.soak import PACK
from tests.packs.generator import Generator, MadePack, Raw, toml

#: A small map on which everybody meets soon.
_MAP: Final[Raw] = msgspec.toml.decode(PACK.read_text(encoding="utf-8"))["map"][0]
HABITATS: Final = ("forest", "swamp", "cave")
#: How often a sequence of effects is tried before the card gets a plain one.
TRIES: Final = 60


def make(rng: random.Random) -> MadePack:
    """Return a pack and options that use its contents."""
    return _Maker(rng).pack()


class _Maker(Generator):
    def pack(self) -> MadePack:
        players = self.rng.choice((2, 3, 4))
        beast, hunters = self._beast(), [self._hunter() for _ in range(2)]
        contract = self._contract(players)
        pack: Raw = {
            "map": [_MAP],
            "action": [self._action() for _ in self.some(1, 5)],
            "beast": [beast],
            "hunter": hunters,
            "gear": [self._stock(HUNTER, placement.GEAR_TRIGGERS) for _ in self.some(3, 8)],
            "talent": [self._stock(BEAST, placement.TALENT_TRIGGERS) for _ in self.some(3, 8)],
            "contract": [contract],
        }
        pack["words"] = self.words(names_in(msgspec.convert(pack, cards.Pack)))
        options = {
            "players": players,
            "contract": contract["id"],
            "beast": beast["id"],
            "hunter1": hunters[0]["id"],
            "hunter2": hunters[1]["id"],
        }
        return MadePack("bestia", toml(pack), options)

    # Effects --------------------------------------------------------------------------------

    def _does(self, setting: Setting, most: int = 3) -> list[Raw]:
        """Return effects that the table of places allows here."""
        for _ in range(TRIES):
            effects = self.effects(
                cards.AnyEffect, lambda kind: setting.place in PLACES.get(kind, ()), self.rng.randint(1, most)
            )
            if not list(placement.in_effects(_read(effects), "what", setting)):
                return effects
        return self._plain(setting.place)

    def _plain(self, place: str) -> list[Raw]:
        plain: dict[str, Raw] = {TRAP: {"do": "deal", "n": 1}, SUMMON: {"do": "attack"}}
        return [plain.get(place, {"do": "grudges", "n": 1})]

    # Cards ----------------------------------------------------------------------------------

    def _action(self) -> Raw:
        return {
            "id": self.id(),
            "symbol": self.rng.choice(("red", "blue")),
            "hunter": self._does(Setting(HUNTER)),
            "beast": self._does(Setting(BEAST)),
        }

    def _stock(self, place: str, triggers: tuple[str, ...]) -> Raw:
        symbols = ["red", "blue", "reaction", *(["trap", "trap"] if place == HUNTER else [])]
        symbol = self.rng.choice(symbols)
        made: Raw = {"id": self.id(), "symbol": symbol, "cost": self.rng.randint(0, 2)}
        if symbol == "reaction":
            made["when"] = self.rng.choice(triggers)
            place = REACTIONS[made["when"]]
        made["what"] = self._does(Setting(TRAP if symbol == "trap" else place))
        return made

    def _ability(self, place: str) -> Raw:
        what = self._does(Setting(place))
        if "copy" in str(what):
            what = self._plain(place)
        made: Raw = {"id": self.id(), "symbol": self.rng.choice(("red", "blue")), "what": what}
        if self.chance(0.3):
            made["needs"] = self.rng.choice(HABITATS)
        return made

    def _beast(self) -> Raw:
        abilities = [self._ability(BEAST) for _ in self.some(1, 5)]
        summons: Raw = {
            "id": self.id(),
            "count": self.rng.randint(1, 4),
            "ability": self.id(),
            "in-habitat": self.chance(0.4),
            "what": self._does(Setting(SUMMON)),
        }
        if self.chance(0.4):
            summons["first"] = self._does(Setting(SUMMON), 1)
        return {
            "id": self.id(),
            "habitat": self.rng.choice(HABITATS),
            "health": self.rng.randint(2, 8),
            "summons": summons,
            "card": abilities,
            "upgrade": list(self._upgrades("beast", abilities)),
        }

    def _hunter(self) -> Raw:
        abilities = [self._ability(HUNTER) for _ in self.some(1, 3)]
        return {
            "id": self.id(),
            "health": self.rng.randint(2, 6),
            "card": abilities,
            "upgrade": list(self._upgrades("hunter", abilities)),
        }

    def _upgrades(self, owner: str, abilities: list[Raw]) -> Iterator[Raw]:
        """Yield up to eight upgrades; each kind of lasting effect once."""
        kinds = [kind for kind in get_args(cards.AnyLasting) if owner in placement.OWNERS[kind]]
        changed = False
        for kind in self.rng.sample(kinds, self.rng.randint(1, 5)):
            lasting = self._lasting(kind, abilities)
            if lasting is None or (changed and kind in placement._CHANGES_A_CARD):
                continue
            changed = changed or kind in placement._CHANGES_A_CARD
            yield {"id": self.id(), "cost": self.rng.randint(0, 3), "lasting": lasting}
        night = placement.HUNTER_AT_NIGHT if owner == "hunter" else placement.BEAST_AT_NIGHT
        for _ in self.some(1, 3):
            yield {"id": self.id(), "cost": self.rng.randint(0, 2), "what": self._does(Setting(night))}

    def _lasting(self, kind: type[Any], abilities: list[Raw]) -> Raw | None:
        made = self.record(kind)
        setting = placement._LASTING.get(kind)
        if setting is not None:
            made["what"] = self._does(setting)
        if "card" in made:
            fits = placement.CARD_NEEDS.get(kind, (bool, ""))[0]
            fitting = [one["id"] for one in abilities if fits(_read(one["what"]))]
            if not fitting:
                return None
            made["card"] = self.rng.choice(fitting)
        return made

    def _contract(self, players: int) -> Raw:
        nights = [self._night() for _ in range(2)]
        return {
            "id": self.id(),
            "map": _MAP["id"],
            "players": [players],
            "days": self.rng.randint(1, 3),
            "wins": [{"what": "settlers", "n": self.rng.randint(2, 4)}],
            "beast-grudges": 9,
            "hunter-grudges": 9,
            "beast-talents": self.rng.randint(2, 6),
            "hunter-gear": self.rng.randint(2, 5),
            "night": nights,
        }

    def _night(self) -> Raw:
        goals = [{"what": self.rng.choice(cards.GOALS), "n": 1} for _ in range(2)]
        reward: Raw = {"what": self._does(Setting(placement.HUNTER_AT_NIGHT))}
        if self.chance(0.4):
            reward["characters"] = self.rng.randint(1, 2)
        return {
            "beast": goals[:1],
            "beast-reward": self._does(Setting(placement.BEAST_AT_NIGHT)),
            "hunters": goals[1:],
            "hunters-reward": [reward],
        }


def _read(effects: list[Raw]) -> cards.Effects:
    return msgspec.convert(effects, cards.Effects)
