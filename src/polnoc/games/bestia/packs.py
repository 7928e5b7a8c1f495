"""Read packs: the box of the game, and files that add to it or replace entries with the same id."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any, Final

from polnoc.engine.packs import (
    LANGUAGES,
    Names,
    PackError,
    PackText,
    Said,
    content_hash,
    located,
    misnamed,
    parse_pack,
    refuse,
)
from polnoc.games.bestia import actions, cards, placement
from polnoc.games.bestia.places import APART, NO_EXIT, Places

CORE: Final = "core.toml"
FILES: Final = (
    "maps.toml",
    "actions.toml",
    "beasts.toml",
    "hunters.toml",
    "gear.toml",
    "talents.toml",
    "contracts.toml",
)
SETTLERS: Final = ("farmer", "noble")
#: Goals that are checked when a settler dies, and can end the game.
WINNING: Final = ("settlers", "farmers", "nobles", "dead-regions")
_KINDS: Final = ("map", "action", "beast", "ability", "hunter", "gear", "talent", "contract")


class Box:
    """All content of the core and its packs, by id."""

    def __init__(self, core: cards.Core, packs: Iterable[cards.Pack], sources: Sequence[str] = ()) -> None:
        self.core = core
        self.sources = tuple(sources)
        self.hash = content_hash(*sources)
        self.maps: dict[str, cards.Map] = {}
        self.actions: dict[str, cards.ActionCard] = {}
        self.beasts: dict[str, cards.Beast] = {}
        self.abilities: dict[str, cards.Ability] = {}
        self.hunters: dict[str, cards.Hunter] = {}
        self.gear: dict[str, cards.Stock] = {}
        self.talents: dict[str, cards.Stock] = {}
        self.contracts: dict[str, cards.Contract] = {}
        #: By language: the names that packs provide.
        self.words: dict[str, Names] = {}
        self._places: dict[str, Places] = {}
        for pack in packs:
            self.add(pack)

    def add(self, pack: cards.Pack) -> None:
        """Add what a pack contains; it replaces entries with the same id."""
        shelves: tuple[dict[str, Any], ...] = (
            self.maps, self.actions, self.beasts, self.abilities, self.hunters, self.gear, self.talents,
            self.contracts,
        )  # fmt: skip
        for kind, shelf in zip(_KINDS, shelves, strict=True):
            shelf.update({thing.id: thing for thing in getattr(pack, kind)})
        if pack.words:
            self.words = {
                language: {**self.words.get(language, {}), **pack.words.get(language, {})}
                for language in LANGUAGES
            }

    def places(self, map: str) -> Places:
        """A map ready for use, built once."""
        if map not in self._places:
            self._places[map] = Places(self.maps[map])
        return self._places[map]


def load_box(packs: Sequence[PackText] = ()) -> Box:
    """Load the box of the game; packs add to it, or replace entries with the same id."""
    folder = files("polnoc.games.bestia") / "content"
    texts = [PackText(name, (folder / name).read_text(encoding="utf-8")) for name in (CORE, *FILES)]
    return parse_box([*texts, *packs])


def parse_box(texts: Sequence[PackText]) -> Box:
    """Parse a box from TOML texts: the core, then packs. A PackError names the file and the remedy."""
    core = parse_pack(texts[0].text, cards.Core, texts[0].name)
    packs = [parse_pack(text, cards.Pack, name) for name, text in texts[1:]]
    box = Box(core, packs, [pack.text for pack in texts])
    for pack, written in zip(packs, texts[1:], strict=True):
        refuse(mistakes_in(box, pack, written.name), written.text)
    return box


def check_pack(written: PackText, said: Said) -> list[PackError]:
    """Every mistake in a pack, including names that a language lacks.

    `said(language, key)` returns whether the game itself has a name for `key`.
    """
    pack, file = parse_pack(written.text, cards.Pack, written.name), written.name
    box = load_box()
    box.add(pack)
    found = [*mistakes_in(box, pack, file), *misnamed(pack.words, names_in(pack), file, said)]
    return located(found, written.text)


def names_in(pack: cards.Pack) -> list[str]:
    """The message keys of everything in a pack that has a name."""
    keys: list[str] = []
    for map in pack.map:
        keys += [f"map-{map.id}", *[f"region-{region}" for region in map.regions]]
        keys += [f"place-{location.id}" for location in map.location]
    for beast in pack.beast:
        keys += [f"beast-{beast.id}", f"summon-{beast.summons.id}", f"skill-{beast.summons.ability}"]
        keys += _names_on_mat(beast.card, beast.upgrade)
    for hunter in pack.hunter:
        keys += [f"hunter-{hunter.id}", *_names_on_mat(hunter.card, hunter.upgrade)]
    for kind in (pack.action, pack.ability, pack.gear, pack.talent):
        keys += [f"card-{card.id}" for card in kind]
    return list(dict.fromkeys([*keys, *[f"contract-{contract.id}" for contract in pack.contract]]))


def _names_on_mat(abilities: Sequence[cards.Ability], upgrades: Sequence[cards.Upgrade]) -> list[str]:
    return [*[f"card-{card.id}" for card in abilities], *[f"upgrade-{upgrade.id}" for upgrade in upgrades]]


# Validation ---------------------------------------------------------------------------------


def mistakes_in(box: Box, pack: cards.Pack, file: str) -> list[PackError]:
    """Everything that prevents a box from being played with a pack; each mistake says what would be right."""
    if not any([getattr(pack, kind) for kind in _KINDS]):
        kinds = ", ".join([f"[[{kind}]]" for kind in _KINDS])
        return [PackError(file, "file", "nothing is in it", f"Write any of {kinds}")]
    found = _Mistakes(file)
    for mistake in placement.in_pack(pack):
        found.add(*mistake)
    for kind in _KINDS:
        found.twins(kind, getattr(pack, kind))
    found.count("action", len(box.actions), 16, actions.MOST_ACTIONS)
    found.count("gear", len(box.gear), 7, actions.MOST_GEAR)
    found.count("talent", len(box.talents), 4, actions.MOST_TALENTS)
    for map in pack.map:
        _check_map(map, found)
    for beast in pack.beast:
        key = f"beast.{beast.id}"
        found.count(f"{key}.card", len(beast.card), 1, actions.MOST_BEAST_CARDS)
        found.count(f"{key}.summons.count", beast.summons.count, 1, actions.MOST_SUMMONS)
        _check_upgrades(key, beast.upgrade, beast.card, found)
    for hunter in box.hunters.values():
        key = f"hunter.{hunter.id}"
        found.count(f"{key}.card", len(hunter.card), 1, actions.HUNTER_SLOTS - len(box.abilities))
        _check_upgrades(key, hunter.upgrade, [*box.abilities.values(), *hunter.card], found)
    for key, stock in [*[("gear", one) for one in pack.gear], *[("talent", one) for one in pack.talent]]:
        if (stock.symbol == "reaction") != (stock.when is not None):
            found.add(
                f"{key}.{stock.id}", "only reactions have a time", 'Write symbol = "reaction" and when = …'
            )
    for contract in box.contracts.values():
        _check_contract(contract, box, found)
    return found.all


class _Mistakes:
    """The mistakes found so far in one file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.all: list[PackError] = []

    def add(self, key: str, problem: str, remedy: str) -> None:
        self.all.append(PackError(self.file, key, problem, remedy))

    def twins(self, key: str, things: Sequence[Any]) -> None:
        """Report ids that occur more than once."""
        for id, count in Counter([thing.id for thing in things]).items():
            if count > 1:
                self.add(key, f"'{id}' stands there twice", "Give each its own id")

    def count(self, key: str, count: int, least: int, most: int) -> None:
        if not least <= count <= most:
            self.add(key, f"there are {count}", f"Write {least} to {most} of them")


def _check_upgrades(
    key: str, upgrades: Sequence[cards.Upgrade], held: Sequence[cards.Ability], found: _Mistakes
) -> None:
    """Check the upgrades of a character; `held`: the abilities of that character."""
    known = {card.id: card for card in held}
    found.twins(f"{key}.upgrade", upgrades)
    found.count(f"{key}.upgrade", len(upgrades), 1, actions.MOST_UPGRADES)
    for upgrade in upgrades:
        where = f"{key}.upgrade.{upgrade.id}"
        if (upgrade.lasting is None) != bool(upgrade.what):
            found.add(
                where,
                "it needs either a lasting effect or effects",
                "Write lasting = {…} (red) or what = […] (yellow)",
            )
        card = getattr(upgrade.lasting, "card", None)
        if card is None:
            continue
        if card not in known:
            found.add(
                f"{where}.lasting.card",
                f"no card of this mat is called '{card}'",
                f"There are: {', '.join(known)}",
            )
            continue
        fits, needed = placement.CARD_NEEDS.get(type(upgrade.lasting), (None, ""))
        if fits and not fits(known[card].what):
            found.add(f"{where}.lasting.card", f"'{card}' has nothing for this upgrade", f"It needs {needed}")


def _check_map(map: cards.Map, found: _Mistakes) -> None:
    key = f"map.{map.id}"
    before = len(found.all)
    found.twins(key, map.location)
    found.count(f"{key}.location", len(map.location), 4, actions.MOST_PLACES)
    found.count(f"{key}.regions", len(map.regions), 1, actions.MOST_REGIONS)
    starts = [location.id for location in map.location if location.habitat == "start"]
    if len(starts) != 1:
        found.add(key, f"there are {len(starts)} start locations", "Write one")
    folk = [location.folk for location in map.location if location.folk]
    if len(folk) > actions.MOST_FOLK:
        found.add(key, "too many animals and settlers", f"Write at most {actions.MOST_FOLK}")
    if len([kind for kind in folk if kind in SETTLERS]) > actions.MOST_SETTLERS:
        found.add(key, "too many settlers", f"Write at most {actions.MOST_SETTLERS}")
    squares = [location.at for location in map.location]
    for location in map.location:
        _check_location(f"{key}.{location.id}", location, map, squares, found)
    if len(found.all) == before:
        _check_roads(key, Places(map), found)


def _check_location(
    where: str, location: cards.Location, map: cards.Map, squares: Sequence[str], found: _Mistakes
) -> None:
    if squares.count(location.at) > 1:
        found.add(where, f"square {location.at} is taken", "Give each its own square")
    if (location.region is None) != (location.habitat == "start"):
        found.add(where, "its region", "Every location but the start names one region")
    if location.region is not None and location.region not in map.regions:
        found.add(where, f"no region is called '{location.region}'", "Name one of the map")
    for square in location.exits.values():
        if square not in squares or square == location.at:
            found.add(where, f"no road leads to '{square}'", "Name another square")


def _check_roads(key: str, places: Places, found: _Mistakes) -> None:
    for here in places.all:
        if places.far[places.start][here] == APART:
            found.add(f"{key}.{places.ids[here]}", "no way leads there", "Give it an exit")
        for there in places.exits[here]:
            if there != NO_EXIT and here not in places.roads[there]:
                found.add(f"{key}.{places.ids[there]}", f"no way back to '{places.ids[here]}'", "Add an exit")


def _check_contract(contract: cards.Contract, box: Box, found: _Mistakes) -> None:
    key = f"contract.{contract.id}"
    if len(contract.night) < contract.days - 1:
        found.add(key, f"{len(contract.night)} nights", "Write one for every day but the last, at least")
    for number, goal in enumerate(contract.wins):
        if goal.what not in WINNING:
            found.add(
                f"{key}.wins[{number}]",
                f"'{goal.what}' does not end a game: only the death of settlers does",
                f"There are: {', '.join(WINNING)}",
            )
    for count in contract.players:
        if count not in (2, 3, 4):
            found.add(f"{key}.players", f"{count} players", "Write 2, 3 or 4")
    map = box.maps.get(contract.map)
    if map is None:
        found.add(key, f"no map is called '{contract.map}'", f"There are: {', '.join(box.maps)}")
        return
    escort = contract.escort
    settlers = [location.folk for location in map.location if location.folk in SETTLERS]
    regions = {location.region for location in map.location if location.folk in SETTLERS}
    if escort:
        ids = [location.id for location in map.location]
        settlers = list(escort.settlers)
        regions = set(map.regions)
        for place in (escort.origin, escort.refuge):
            if place not in ids:
                found.add(key, f"no location is called '{place}'", "Name locations by their ids")
    if not any([_within_reach(goal, settlers, len(regions)) for goal in contract.wins]):
        found.add(f"{key}.wins", "the Beast could not win", "Ask for no more settlers than there are")


def _within_reach(goal: cards.Goal, settlers: Sequence[str | None], regions: int) -> bool:
    """Whether the map has enough settlers of the kind that a goal counts, or enough regions."""
    there = {
        "settlers": len(settlers),
        "farmers": settlers.count("farmer"),
        "nobles": settlers.count("noble"),
        "dead-regions": regions,
    }
    return goal.n <= there.get(goal.what, goal.n)
