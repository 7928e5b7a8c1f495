"""Reading packs: the box of the game, and files that add to it or take the place of namesakes."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec

from polnoc.engine.packs import PackError, content_hash, parse_pack, read_text
from polnoc.games.bestia.actions import (
    HUNTER_SLOTS,
    MOST_ACTIONS,
    MOST_BEAST_CARDS,
    MOST_FOLK,
    MOST_GEAR,
    MOST_PLACES,
    MOST_SUMMONS,
    MOST_TALENTS,
    MOST_UPGRADES,
)
from polnoc.games.bestia.cards import (
    Ability,
    ActionCard,
    Beast,
    Contract,
    Core,
    Hunter,
    Map,
    Pack,
    Stock,
    Upgrade,
)
from polnoc.games.bestia.places import APART, NO_EXIT, Places

FILES: Final = (
    "maps.toml",
    "actions.toml",
    "beasts.toml",
    "hunters.toml",
    "gear.toml",
    "talents.toml",
    "contracts.toml",
)
_KINDS: Final = ("map", "action", "beast", "ability", "hunter", "gear", "talent", "contract")


class Box:
    """Everything there is, by id."""

    def __init__(self, core: Core, packs: list[tuple[str, Pack]], hash: str = "") -> None:
        self.core = core
        self.hash = hash
        self.maps: dict[str, Map] = {}
        self.actions: dict[str, ActionCard] = {}
        self.beasts: dict[str, Beast] = {}
        self.abilities: dict[str, Ability] = {}
        self.hunters: dict[str, Hunter] = {}
        self.gear: dict[str, Stock] = {}
        self.talents: dict[str, Stock] = {}
        self.contracts: dict[str, Contract] = {}
        shelves: tuple[dict[str, Any], ...] = (
            self.maps, self.actions, self.beasts, self.abilities, self.hunters, self.gear, self.talents,
            self.contracts,
        )  # fmt: skip
        for file, pack in packs:
            for kind, shelf in zip(_KINDS, shelves, strict=True):
                things = getattr(pack, kind)
                _no_twins(file, kind, things)
                shelf.update({thing.id: thing for thing in things})
        self._places: dict[str, Places] = {}

    def places(self, map: str) -> Places:
        """A map ready for use, made once."""
        if map not in self._places:
            self._places[map] = Places(self.maps[map])
        return self._places[map]


def load_box(path: Path | None = None) -> Box:
    """The box of the game; a pack file adds to it, or takes the place of namesakes."""
    folder = files("polnoc.games.bestia") / "content"
    texts = [(folder / name).read_text(encoding="utf-8") for name in ("core.toml", *FILES)]
    core = parse_pack(texts[0], Core, "core.toml")
    packs = [(name, parse_pack(text, Pack, name)) for name, text in zip(FILES, texts[1:], strict=True)]
    if path is not None:
        text = read_text(path)
        texts.append(text)
        packs.append((path.name, parse_pack(text, Pack, path.name)))
    box = Box(core, packs, content_hash(*texts))
    check_box(box, packs[-1][0])
    return box


def check_box(box: Box, file: str) -> None:
    """Refuse a box that cannot be played; PackError says what is wrong and what would be right."""
    _few_enough(file, "action", len(box.actions), 16, MOST_ACTIONS)
    _few_enough(file, "gear", len(box.gear), 7, MOST_GEAR)
    _few_enough(file, "talent", len(box.talents), 4, MOST_TALENTS)
    for map in box.maps.values():
        _check_map(file, map)
    for beast in box.beasts.values():
        _few_enough(file, f"beast.{beast.id}.card", len(beast.card), 1, MOST_BEAST_CARDS)
        _few_enough(file, f"beast.{beast.id}.summons.count", beast.summons.count, 1, MOST_SUMMONS)
        _check_upgrades(file, f"beast.{beast.id}", beast.upgrade)
    for hunter in box.hunters.values():
        most = HUNTER_SLOTS - len(box.abilities)
        _few_enough(file, f"hunter.{hunter.id}.card", len(hunter.card), 1, most)
        _check_upgrades(file, f"hunter.{hunter.id}", hunter.upgrade)
    for stock in (*box.gear.values(), *box.talents.values()):
        if (stock.symbol == "reaction") != (stock.when is not None):
            raise PackError(
                file, stock.id, "only reactions have a time", 'Write symbol = "reaction" and when = …'
            )
    for contract in box.contracts.values():
        _check_contract(file, contract, box)


def parts(thing: object) -> Iterator[object]:
    """Everything inside a record, itself first."""
    if isinstance(thing, msgspec.Struct):
        yield thing
        for name in thing.__struct_fields__:
            yield from parts(getattr(thing, name))
    elif isinstance(thing, tuple):
        for item in thing:
            yield from parts(item)


def _no_twins(file: str, kind: str, things: tuple[Any, ...]) -> None:
    ids = [thing.id for thing in things]
    twice = sorted({id for id in ids if ids.count(id) > 1})
    if twice:
        raise PackError(file, kind, f"'{twice[0]}' stands there twice", "Give each its own id")


def _few_enough(file: str, key: str, count: int, least: int, most: int) -> None:
    if not least <= count <= most:
        raise PackError(file, key, f"there are {count}", f"Write {least} to {most} of them")


def _check_upgrades(file: str, key: str, upgrades: tuple[Upgrade, ...]) -> None:
    _no_twins(file, f"{key}.upgrade", upgrades)
    _few_enough(file, f"{key}.upgrade", len(upgrades), 1, MOST_UPGRADES)
    for upgrade in upgrades:
        if (upgrade.lasting is None) != bool(upgrade.what):
            raise PackError(
                file,
                f"{key}.upgrade.{upgrade.id}",
                "it needs either a lasting effect or effects",
                "Write lasting = {…} (red) or what = […] (yellow)",
            )


def _check_map(file: str, map: Map) -> None:
    key = f"map.{map.id}"
    _no_twins(file, key, map.location)
    _few_enough(file, f"{key}.location", len(map.location), 4, MOST_PLACES)
    squares = [location.at for location in map.location]
    starts = [location.id for location in map.location if location.habitat == "start"]
    if len(starts) != 1:
        raise PackError(file, key, f"there are {len(starts)} start locations", "Write one")
    for location in map.location:
        where = f"{key}.{location.id}"
        if squares.count(location.at) > 1:
            raise PackError(file, where, f"square {location.at} is taken", "Give each its own square")
        if (location.region is None) != (location.habitat == "start"):
            raise PackError(file, where, "its region", "Every location but the start names one region")
        if location.region is not None and location.region not in map.regions:
            raise PackError(file, where, f"no region is called '{location.region}'", "Name one of the map")
        for square in location.exits.values():
            if square not in squares or square == location.at:
                raise PackError(file, where, f"no road leads to '{square}'", "Name another square")
    places = Places(map)
    for here in places.all:
        if places.far[places.start][here] == APART:
            raise PackError(file, f"{key}.{places.ids[here]}", "no way leads there", "Give it an exit")
        for there in places.exits[here]:
            if there != NO_EXIT and here not in places.roads[there]:
                raise PackError(
                    file, f"{key}.{places.ids[there]}", f"no way back to '{places.ids[here]}'", "Add an exit"
                )
    if len([folk for folk in places.folk if folk]) > MOST_FOLK:
        raise PackError(file, key, "too many animals and settlers", f"Write at most {MOST_FOLK}")


def _check_contract(file: str, contract: Contract, box: Box) -> None:
    key = f"contract.{contract.id}"
    if contract.map not in box.maps:
        raise PackError(file, key, f"no map is called '{contract.map}'", f"There are: {', '.join(box.maps)}")
    if len(contract.night) < contract.days - 1:
        raise PackError(
            file, key, f"{len(contract.night)} nights", "Write one for every day but the last, at least"
        )
    if contract.escort:
        ids = [location.id for location in box.maps[contract.map].location]
        for place in (contract.escort.origin, contract.escort.refuge):
            if place not in ids:
                raise PackError(file, key, f"no location is called '{place}'", "Name locations by their ids")
