"""Random packs of Final Girl: a heroine, and a killer or a location of the box with other cards."""

from __future__ import annotations

import random
import re
import tomllib
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import inspect

from polnoc.engine.pack_types import ID_PATTERN
from polnoc.engine.packs import PackError
from polnoc.engine.toml_lines import path_in
from polnoc.games.finalgirl import cards
from polnoc.games.finalgirl.packs import FILES, load_core, mistakes_in, names_in
from polnoc.games.finalgirl.placement import (
    ATTACK,
    KILLER,
    KILLER_PHASE,
    LEVEL,
    LOCATION,
    PLACES,
    REWARD,
    ROLL,
    TURN,
)
from tests.packs.generator import Allows, Generator, MadePack, Raw, toml

_FOLDER: Final = files("polnoc.games.finalgirl") / "content"
_CORE: Final = load_core()
_CARDS: Final = tuple([card.id for card in _CORE.cards])
WHEN: Final = {"action": TURN, "roll": ROLL, "attack": ATTACK, "killer": KILLER_PHASE}
#: Replaces effects in places where they are not allowed.
PLAIN: Final[list[Raw]] = [{"do": "horror", "n": -1}]
#: How often a pack is repaired before it reverts to its origin.
REPAIRS: Final = 30


def make(rng: random.Random) -> MadePack:
    """Return a pack and options that use its contents."""
    return _Maker(rng).pack()


def _box_file(kind: str, rng: random.Random) -> Raw:
    name = rng.choice([name for name in FILES if name.startswith(kind)])
    return tomllib.loads((_FOLDER / name).read_text(encoding="utf-8"))


class _Maker(Generator):
    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.killer: Raw = _box_file("killers", rng)["killer"]
        self.location: Raw = _box_file("locations", rng)["location"]
        #: Names that the effects generated now may use.
        self.spaces: list[str] = []
        self.counters: list[str] = []
        self.place = LOCATION

    def pack(self) -> MadePack:
        heroine = self._heroine()
        pack: Raw = {"heroine": [heroine], "killer": self._killer(), "location": self._location()}
        pack = self._repaired(pack)
        read = msgspec.convert(pack, cards.Pack)
        pack["words"] = self.words(names_in(read))
        options = {
            "heroine": heroine["id"],
            "killer": pack["killer"]["id"],
            "location": pack["location"]["id"],
            "personal": self.chance(0.5),
        }
        return MadePack("finalgirl", toml(pack), options)

    # Effects --------------------------------------------------------------------------------

    def _does(self, place: str, most: int = 2) -> list[Raw]:
        return self.effects(cards.AnyEffect, self._allows(place), self.rng.randint(1, most))

    def _allows(self, place: str) -> Allows:
        return lambda kind: self._known(kind) and (kind not in PLACES or place in PLACES[kind])

    def _known(self, kind: type[Any]) -> bool:
        """Whether the things that an effect refers to exist."""
        fields = kind.__struct_fields__
        if "status" in fields or ("among" in fields and not self.spaces):
            return False
        return bool(self.counters) or kind is cards.If or "counter" not in fields

    def _struct(self, kind: inspect.StructType, allows: Allows, depth: int) -> Raw:
        """Return a record whose references name existing things."""
        made = super()._struct(kind, allows, depth)
        if kind.cls is cards.End:
            return {"when": self.rng.choice(("rescue", "death", "killer-phase", "turn"))}
        if kind.cls is cards.DieTable:
            made["rows"] = [
                {"faces": faces, "what": self._does(LOCATION, 1)} for faces in ([1, 2], [3, 4, 5, 6])
            ]
        if kind.cls is cards.If:
            made.pop("counter", None)
            made["case"] = "victims" if made["case"] == "counter" else made["case"]
        for field in kind.fields:
            name = field.encode_name
            if name in made and _names_something(field.type):
                made[name] = self._name_of(name, made[name])
        return made

    def _name_of(self, field: str, now: Any) -> Any:
        rng = self.rng
        if field == "card":
            return rng.choice(_CARDS)
        if field == "counter":
            return rng.choice(self.counters) if self.counters else now
        if field in ("at", "toward", "to"):
            return rng.choice([*self.spaces, "heroine", "killer", "heroine-start", "killer-start"])
        if field == "among":
            return rng.sample(self.spaces, 2)
        return now

    def _lasting(self, count: int) -> list[Raw]:
        return self.effects(cards.AnyLasting, self._allows(LOCATION), count)

    # Things ---------------------------------------------------------------------------------

    def _heroine(self) -> Raw:
        return {
            "id": self.id(),
            "health": self.rng.randint(2, 12),
            "slots": [self._does(REWARD) for _ in range(self.rng.randint(1, 6))],
            "later": self._does(REWARD),
            "unlock": self._does(REWARD),
            "ultimate": self._lasting(self.rng.randint(0, 2)),
            "personal": self._item(),
        }

    def _item(self) -> Raw:
        made: Raw = {"id": self.id(), "hands": self.rng.randint(0, 2), "uses": self.rng.randint(0, 3)}
        if self.chance(0.7):
            made["weapon"] = {
                "nearest": 0,
                "farthest": self.rng.randint(0, 3),
                "damage": self.rng.randint(0, 3),
            }
        if self.chance(0.7):
            when = self.rng.choice([*WHEN])
            made["use"] = {"when": when, "time": self.rng.randint(0, 2), "what": self._does(WHEN[when])}
            if "damage" in str(made["use"]) and "weapon" in made:
                made["use"]["needs"] = "enemy-in-range"
        if self.chance(0.3):
            made["lasting"] = self._lasting(1)
        return made

    def _killer(self) -> Raw:
        killer, self.place = {**self.killer, "id": self.id()}, KILLER
        self.counters = [counter["id"] for counter in killer.get("counters", ())]
        killer["terror"] = [self._terror(card) for card in killer["terror"]]
        killer["powers"] = [
            {**power, "lasting": self._lasting(1)} if self.chance(0.4) else power
            for power in killer["powers"]
        ]
        killer["rows"] = [
            {**row, "what": self._does(self.place)} if self.chance(0.2) else row for row in killer["rows"]
        ]
        if self.chance(0.4):
            killer["final"] = self._does(KILLER)
        if self.chance(0.3):
            killer["phase"] = [*killer["phase"], *self._does(KILLER)]
        killer["finales"] = [
            {**finale, "reveal": self._does(KILLER)} if self.chance(0.3) else finale
            for finale in killer["finales"]
        ]
        return killer | self._counters(killer)

    def _counters(self, film: Raw) -> Raw:
        """Return the counters of a film, whose levels have other effects."""
        counters = [
            {**one, "levels": [{**level, "what": self._does(LEVEL)} for level in one.get("levels", ())]}
            for one in film.get("counters", ())
        ]
        return {"counters": counters} if counters and self.chance(0.5) else {}

    def _terror(self, card: Raw) -> Raw:
        if "minor" in card or self.chance(0.4):
            return card
        return {**card, "what": self._does(self.place, 3)}

    def _location(self) -> Raw:
        location, self.place = {**self.location, "id": self.id()}, LOCATION
        self.counters = [counter["id"] for counter in location.get("counters", ())]
        self.spaces = [space["id"] for space in location["spaces"]]
        location["terror"] = [self._terror(card) for card in location["terror"]]
        location["events"] = [
            {"id": event["id"], "what": self._does(LOCATION)} if self.chance(0.3) else event
            for event in location["events"]
        ]
        location["items"] = [
            {**self._item(), "id": item["id"]} if self.chance(0.4) and "trap" not in item else item
            for item in location["items"]
        ]
        return location | self._counters(location)

    # Repair ---------------------------------------------------------------------------------

    def _repaired(self, pack: Raw) -> Raw:
        """Return the pack with plain effects where its own are not allowed."""
        for _ in range(REPAIRS):
            wrong = _mistakes(pack)
            if not wrong:
                return pack
            for mistake in wrong:
                if not _make_plain(pack, mistake):
                    self._go_back(pack, mistake.key.partition(".")[0])
        raise AssertionError(f"cannot be repaired: {_mistakes(pack)[0]}")

    def _go_back(self, pack: Raw, top: str) -> None:
        """Revert to the killer or the location of the box, because the mistake is not in one place."""
        for one, box in (("killer", self.killer), ("location", self.location)):
            if top != ("location" if one == "killer" else "killer"):
                pack[one] = {**box, "id": pack[one]["id"]}


def _names_something(kind: inspect.Type) -> bool:
    types = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return any(
        [
            (isinstance(one, inspect.StrType) and one.pattern == ID_PATTERN)
            or (isinstance(one, inspect.VarTupleType) and _names_something(one.item_type))
            for one in types
        ]
    )


def _mistakes(pack: Raw) -> list[PackError]:
    try:
        return mistakes_in(msgspec.convert(pack, cards.Pack), "made.toml", _CORE)
    except msgspec.ValidationError as error:
        found = re.search(r"`\$\.?(.*?)`", str(error))
        return [PackError("made.toml", found[1] if found else "file", str(error), "")]


def _make_plain(pack: Raw, mistake: PackError) -> bool:
    """Replace what is wrong by something plain, as deep as the key leads; return whether that worked."""
    path = path_in(pack, mistake.key)
    steps: list[Any] = [pack]
    for part in path:
        steps.append(steps[-1][part])
    for depth in range(len(path) - 1, -1, -1):
        inside = steps[depth + 1]
        if _plain_in(inside):
            return True
        if isinstance(steps[depth], list) and isinstance(inside, dict) and ("do" in inside or "is" in inside):
            steps[depth][path[depth]] = dict(PLAIN[0]) if "do" in inside else {"is": "no-leash"}
            return True
    return False


def _plain_in(thing: object) -> bool:
    """Replace a thing's own effects and lasting effects by plain ones; return whether it had any."""
    if not isinstance(thing, dict) or "do" in thing or "is" in thing:
        return False
    changed = False
    for field in ("what", "later", "unlock", "gained", "final", "reveal"):
        if field in thing and thing[field] != PLAIN:
            thing[field], changed = [dict(PLAIN[0])], True
    if "slots" in thing:
        plain = [[dict(PLAIN[0])]]
        changed = changed or thing["slots"] != plain
        thing["slots"] = plain
    for field in ("lasting", "ultimate"):
        if thing.get(field):
            thing[field], changed = [], True
    if isinstance(thing.get("use"), dict):
        thing.pop("use")
        changed = True
    if isinstance(thing.get("personal"), dict):
        changed = _plain_in(thing["personal"]) or changed
    return changed
