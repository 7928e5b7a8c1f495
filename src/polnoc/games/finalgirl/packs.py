"""Reading packs: the box of the game, and files that add a killer, a location or heroines to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from polnoc.engine.cards import parts, tags
from polnoc.engine.packs import (
    LANGUAGES,
    Names,
    PackError,
    Said,
    check_count,
    content_hash,
    misnamed,
    parse_effects,
    parse_pack,
    read_text,
)
from polnoc.games.finalgirl import actions, cards
from polnoc.games.finalgirl.places import APART, Places, faces

CORE: Final = "core.toml"
FILES: Final = (
    "heroines.toml",
    "killers/hammer.toml",
    "killers/parade.toml",
    "killers/pack.toml",
    "locations/camp.toml",
    "locations/fair.toml",
)
#: Places that every location knows, besides its own spaces.
PLACES: Final = ("heroine", "killer", "heroine-start", "killer-start", "nearest-enemy")


class Box:
    """All films there are, ready for use."""

    def __init__(self, core: cards.Core, packs: Iterable[cards.Pack], sources: Sequence[str] = ()) -> None:
        self.core = core
        self.sources = tuple(sources)
        self.hash = content_hash(*sources)
        self.killers: dict[str, cards.Killer] = {}
        self.locations: dict[str, cards.Location] = {}
        self.heroines: dict[str, cards.Heroine] = {}
        #: By language: the names that packs bring.
        self.words: dict[str, Names] = {language: {} for language in LANGUAGES}
        for pack in packs:
            for language, names in pack.words.items():
                self.words[language] |= names
            if pack.killer:
                self.killers[pack.killer.id] = pack.killer
            if pack.location:
                self.locations[pack.location.id] = pack.location
            for heroine in pack.heroine:
                self.heroines[heroine.id] = heroine


def load_box(path: Path | None = None) -> Box:
    """The box of the game; a pack file adds to it, or takes the place of namesakes."""
    names = [CORE, *FILES]
    texts = [_content(name) for name in names]
    if path is not None:
        texts.append(read_text(path))
        names.append(path.name)
    return parse_box(texts, names)


def parse_box(texts: Sequence[str], names: Sequence[str]) -> Box:
    """A box from TOML texts: the core, then films; PackError names the file and what would be right."""
    check_count(texts)
    core = _parse_core(texts[0], names[0])
    packs = [read_films(text, name, core) for text, name in zip(texts[1:], names[1:], strict=True)]
    return Box(core, packs, texts)


def load_core() -> cards.Core:
    """What every film shares."""
    return _parse_core(_content(CORE), CORE)


def _parse_core(text: str, file: str) -> cards.Core:
    core = parse_pack(text, cards.Core, file)
    check_core(core, file)
    return core


def _content(name: str) -> str:
    return (files("polnoc.games.finalgirl") / "content" / name).read_text(encoding="utf-8")


def read_films(text: str, file: str, core: cards.Core) -> cards.Pack:
    """A pack file, checked; PackError says what is wrong and what would be right."""
    pack = parse_effects(text, cards.Pack, file, _TAGS)
    for mistake in mistakes_in(pack, file, core):
        raise mistake
    return pack


def mistakes_in(pack: cards.Pack, file: str, core: cards.Core) -> list[PackError]:
    """Everything that keeps a pack from being played, in the order of the file."""
    if not (pack.killer or pack.location or pack.heroine):
        return [PackError(file, "file", "nothing is in it", "Write [killer], [location] or [[heroine]]")]
    known = {card.id for card in core.cards}
    found: list[PackError] = []
    if pack.killer:
        _check_killer(pack.killer, _Checker(file, "killer", known, set(), found))
    if pack.location:
        spaces = _space_ids(pack.location)
        _check_location(pack.location, core, _Checker(file, "location", known, spaces, found))
    for heroine in pack.heroine:
        _check_heroine(heroine, _Checker(file, f"heroine.{heroine.id}", known, set(), found))
    return found


def names_in(pack: cards.Pack) -> list[str]:
    """The message keys of everything in a pack that has a name."""
    keys: list[str] = []
    if pack.killer:
        keys += [f"killer-{pack.killer.id}", *([f"minions-{pack.killer.id}"] if pack.killer.minions else [])]
        keys += [f"power-{power.id}" for power in pack.killer.powers]
        keys += [f"finale-{finale.id}" for finale in pack.killer.finales]
        keys += [f"terror-{card.id}" for card in pack.killer.terror]
    if pack.location:
        keys += [f"space-{space.id}" for space in pack.location.spaces]
        keys += [f"start-{start.id}" for start in pack.location.starts]
        keys += [f"terror-{card.id}" for card in pack.location.terror]
        keys += [f"happening-{event.id}" for event in pack.location.events]
        keys += [f"victim-{event.id}" for event in pack.location.events if event.special]
        keys += [f"item-{item.id}" for item in pack.location.items]
    for heroine in pack.heroine:
        keys += [f"heroine-{heroine.id}", *([f"item-{heroine.personal.id}"] if heroine.personal else [])]
    return keys + [f"ability-{part.id}" for part in parts(pack) if isinstance(part, cards.Ability)]


def check_pack(path: Path, said: Said) -> list[PackError]:
    """Every mistake in a pack file, also names that a language lacks.

    `said(language, key)` tells whether the game itself has a name for `key`.
    """
    core = load_core()
    pack = parse_effects(read_text(path), cards.Pack, path.name, _TAGS)
    return [*mistakes_in(pack, path.name, core), *misnamed(pack.words, names_in(pack), path.name, said)]


def check_core(core: cards.Core, file: str) -> None:
    """Refuse a core that cannot be played."""
    found: list[PackError] = []
    checker = _Checker(file, "cards", {card.id for card in core.cards}, set(), found)
    checker.limited("", core.cards, actions.MOST_CARDS)
    for card in core.cards:
        checker.effects(card, card.id)
    for mistake in found:
        raise mistake
    if not [card for card in core.cards if card.cost == 0]:
        raise PackError(file, "cards", "no card costs 0", "Those that cost 0 are the starting hand")
    if len(core.normal.dice) != len(core.extreme.dice):
        raise PackError(
            file, "extreme.dice", "its track is of another length", "Both sides have one horror track"
        )
    for card in core.cards:
        if card.kind == "roll" and not card.what:
            raise PackError(
                file, f"cards.{card.id}", "it does nothing", "A card after a roll has: what = […]"
            )


def _space_ids(location: cards.Location) -> set[str]:
    return {space.id for space in location.spaces}


class _Checker:
    """Checks the parts of one file; knows the ids that may be named there."""

    def __init__(
        self, file: str, top: str, cards: set[str], spaces: set[str], found: list[PackError]
    ) -> None:
        self.file = file
        self.top = top
        self.cards = cards
        self.spaces = spaces
        self.found = found

    def wrong(self, key: str, problem: str, remedy: str) -> None:
        """Write down a mistake, unless it stands there already."""
        place = ".".join([part for part in (self.top, key) if part])
        mistake = PackError(self.file, place, problem, remedy)
        if str(mistake) not in [str(other) for other in self.found]:
            self.found.append(mistake)

    def limited(self, key: str, things: tuple[Any, ...], most: int, least: int = 1) -> None:
        """There are enough things and not too many, and no id stands twice."""
        if not least <= len(things) <= most:
            self.wrong(key, f"there are {len(things)}", f"Write {least} to {most} of them")
        ids = [thing.id for thing in things]
        twice = sorted({id for id in ids if ids.count(id) > 1})
        if twice:
            self.wrong(key, f"'{twice[0]}' stands there twice", "Give each its own id")

    def effects(self, thing: object, key: str) -> None:
        """Every name in the effects of a thing is the name of something."""
        for part in parts(thing):
            self._names(part, key)

    def _names(self, part: object, key: str) -> None:
        name = getattr(part, "card", None)
        if name is not None:
            self._known(name, self.cards, key, "action card")
        for name in getattr(part, "cards", ()):
            self._known(name, self.cards, key, "action card")
        for field in ("at", "toward"):
            place = getattr(part, field, None)
            if isinstance(place, str) and _is_place(part, field):
                self._known(place, self.spaces | set(PLACES), key, "space")
        for place in getattr(part, "among", ()):
            self._known(place, self.spaces, key, "space")

    def _known(self, name: str, known: set[str], key: str, kind: str) -> None:
        if name not in known:
            self.wrong(key, f"no {kind} is called '{name}'", f"There are: {', '.join(sorted(known))}")


#: The names of effects and of lasting effects, by the field that names them.
_TAGS: Final = tags(cards.AnyEffect, cards.AnyLasting)

#: Kinds of effects whose `at` is one of a few words, not a space.
_WORDED: Final = frozenset(["PlaceKiller", "Spawn", "MinionStart"])
#: Where a token can be put besides spaces.
TOKEN_PLACES: Final = frozenset(["here", "here-or-next", "nearest-water"])


def _is_place(part: object, field: str) -> bool:
    if isinstance(part, cards.PlaceToken) and part.at in TOKEN_PLACES:
        return False
    return type(part).__name__ not in _WORDED


def _check_terror(terror: tuple[cards.Terror, ...], checker: _Checker, most: int) -> None:
    checker.limited("terror", terror, most)
    for card in terror:
        key = f"terror.{card.id}"
        if bool(card.what) == bool(card.minor):
            checker.wrong(
                key, "it needs either effects or a minor dark power", "Write what = […] or minor = {…}"
            )
        checker.effects(card, key)


def _check_killer(killer: cards.Killer, checker: _Checker) -> None:
    _check_terror(killer.terror, checker, actions.MOST_TERROR // 2)
    checker.limited("finales", killer.finales, actions.MOST_FINALES)
    checker.limited("powers", killer.powers, actions.MOST_POWERS)
    if killer.powers and all([power.epic for power in killer.powers]):
        checker.wrong("powers", "all are epic", "At least one must be in every draw")
    if not killer.pawn and killer.minions is None:
        checker.wrong("pawn", "there is neither a killer nor minions", "Write [killer.minions]")
    checker.effects(killer, "")
    for part in parts(killer.final):
        endless = isinstance(part, cards.Bloodlust) or (
            isinstance(part, cards.Horror) and part.n > 0 and not part.capped
        )
        if endless:
            checker.wrong("final", "it can set itself off without end", "Write there: capped = true")
    for part in parts(killer):
        if isinstance(part, cards.Spawn) and killer.minions is None:
            checker.wrong("minions", "minions are to appear, but there are none", "Write [killer.minions]")
        if isinstance(part, cards.Spawn) and part.at == "killer" and not killer.pawn:
            checker.wrong("pawn", "minions appear with a killer that is not there", "Let them come to a den")
        if isinstance(part, cards.Act) and part.by == "minions" and killer.minions is None:
            checker.wrong("minions", "minions are to act, but there are none", "Write [killer.minions]")


def _check_heroine(heroine: cards.Heroine, checker: _Checker) -> None:
    checker.effects(heroine, "")
    if heroine.personal:
        _check_item(heroine.personal, checker, "personal")


def _check_item(item: cards.Item, checker: _Checker, key: str) -> None:
    if item.use and item.use.needs == "enemy-in-range" and item.weapon is None:
        checker.wrong(key, "it has no range", "Write weapon = { nearest = …, farthest = … }")
    if item.weapon and item.weapon.nearest > item.weapon.farthest:
        checker.wrong(key, "its range ends before it begins", "nearest is at most farthest")
    if (
        item.use
        and item.use.needs is None
        and [part for part in parts(item.use) if isinstance(part, cards.Damage)]
    ):
        checker.wrong(key, "nobody is aimed at", 'Write in its use: needs = "enemy-in-range"')


def _check_location(location: cards.Location, core: cards.Core, checker: _Checker) -> None:
    checker.limited("spaces", location.spaces, actions.MOST_SPACES, least=4)
    checker.limited("starts", location.starts, actions.MOST_STARTS)
    checker.limited("events", location.events, actions.MOST_EVENTS)
    checker.limited("items", location.items, actions.MOST_ITEMS - 1, least=3 * core.item_deck)
    _check_terror(location.terror, checker, actions.MOST_TERROR // 2)
    _check_map(location, checker)
    _check_starts(location, core, checker)
    for event in location.events:
        checker.effects(event, f"events.{event.id}")
        _check_event(event, checker)
    colours = [event.special.colour for event in location.events if event.special]
    for colour in colours:
        if colours.count(colour) > 1:
            checker.wrong("events", f"two special victims are {colour}", "There is one pawn of a colour")
    for item in location.items:
        checker.effects(item, f"items.{item.id}")
        _check_item(item, checker, f"items.{item.id}")


def _check_event(event: cards.EventCard, checker: _Checker) -> None:
    key, special, ends = f"events.{event.id}", event.special, event.ends
    if special and (special.takes == "nobody") != (special.at is not None):
        checker.wrong(
            f"{key}.special", "it is not clear where it comes", 'Write takes = "nobody" with at = a space'
        )
    if ends and special:
        checker.wrong(f"{key}.ends", "it ends when its special victim leaves", "Write no end of its own")
    if ends and not (event.lasting or event.stays):
        checker.wrong(f"{key}.ends", "it does not stay in play", "Write lasting = […] or stays = true")
    if ends and (ends.when == "entered") != (ends.at is not None):
        checker.wrong(f"{key}.ends", "it is not clear which space ends it", 'Write when = "entered" with at')


def _check_map(location: cards.Location, checker: _Checker) -> None:
    panic = {space.id: space.panic for space in location.spaces}
    joined = True
    for space in location.spaces:
        for neighbour in space.panic:
            if neighbour not in panic or neighbour == space.id:
                key = f"spaces.{space.id}.panic"
                checker.wrong(key, f"no other space is called '{neighbour}'", "Name spaces by their ids")
                joined = False
    if len([space for space in location.spaces if space.search]) != 3:
        checker.wrong("spaces", "there are not three search spaces", "Mark three: search = true")
    if not [space for space in location.spaces if space.exit]:
        checker.wrong("spaces", "there is no exit", "Mark at least one: exit = true")
    if joined and location.spaces:
        _check_ways(location, checker, panic)


def _check_ways(location: cards.Location, checker: _Checker, panic: dict[str, dict[str, str]]) -> None:
    for space in location.spaces:
        key = f"spaces.{space.id}.panic"
        used: list[int] = []
        for neighbour, printed in space.panic.items():
            if space.id not in panic[neighbour]:
                checker.wrong(
                    key,
                    f"'{neighbour}' does not lead back",
                    f'Write there: {space.id} = "" or faces of the die',
                )
            used += faces(printed)
        twice = sorted({face for face in used if used.count(face) > 1})
        if twice:
            checker.wrong(key, f"face {twice[0]} leads to two spaces", "Each face leads to one at most")
    places = Places(location)
    for there in places.all:
        if places.far[0][there] == APART:
            checker.wrong(
                f"spaces.{places.ids[there]}",
                "no way leads there",
                "Join it to the others by its panic table",
            )


def _check_starts(location: cards.Location, core: cards.Core, checker: _Checker) -> None:
    for start in location.starts:
        key = f"starts.{start.id}"
        for place in (start.heroine, start.killer, *start.victims):
            if place not in checker.spaces:
                checker.wrong(key, f"no space is called '{place}'", "Name spaces by their ids")
        if sum(start.victims.values()) > core.victims:
            checker.wrong(key, f"{sum(start.victims.values())} victims", f"There are {core.victims} pawns")
