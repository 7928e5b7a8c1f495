"""Everything printed: districts, spooks, imps, pacts, tables, as data that the rules run."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from polnoc.engine.packs import PackError, content_hash, parse_pack, read_text
from polnoc.games.straszydla.actions import (
    ELEMENTS,
    MOST_IMPS,
    MOST_PACTS,
    MOST_SPOOKS,
    MOST_TILES,
)

ElementName = Literal["water", "air", "fire", "earth"]
ELEMENT_NAMES: Final[tuple[ElementName, ...]] = ("water", "air", "fire", "earth")
#: The element number of something that has all four.
ALL_ELEMENTS: Final = 4

#: For looking things up everything printed has a number: spooks 1…, then imps, districts and pacts.
IMP_CARDS: Final = 100
TILE_CARDS: Final = 200
PACT_CARDS: Final = 300

Small = Annotated[int, msgspec.Meta(ge=0, le=9)]
Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z]+(-[a-z0-9]+)*$", max_length=40)]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A thing of a pack."""


class Tile(Record, frozen=True, kw_only=True):
    """A district. `yields` are the cubes it produces with 2, 3 and 4 players."""

    id: Id
    element: ElementName | Literal["all"]
    time: Literal["day", "night", "both"]
    yields: tuple[Small, Small, Small]
    frighten: bool = False
    imp: bool = False
    suburb: bool = False
    #: The one district that must be surrounded.
    centre: bool = False


class Spook(Record, frozen=True, kw_only=True):
    """A spook and its strength by day and by night; one of all elements is a starter."""

    id: Id
    element: ElementName | Literal["all"]
    day: Annotated[int, msgspec.Meta(ge=1, le=9)]
    night: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Trick(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What an imp does."""


class MoreSteps(Trick, frozen=True, tag="more-steps"):
    """While planning: walk further."""

    count: Annotated[int, msgspec.Meta(ge=1, le=3)]


class PassBlocked(Trick, frozen=True, tag="pass-blocked"):
    """While planning: districts with a STOP may be passed, not ended in."""


class Nudge(Trick, frozen=True, tag="nudge"):
    """When all have moved: one step more."""


class RerollAny(Trick, frozen=True, tag="reroll-any"):
    """After your roll: roll any of your dice once more."""


class SetDie(Trick, frozen=True, tag="set-die"):
    """After your roll: one of your dice shows the face you want."""


class FewerDice(Trick, frozen=True, tag="fewer-dice"):
    """Before the dice of a duel: your rival rolls fewer."""

    count: Annotated[int, msgspec.Meta(ge=1, le=2)]


class ExtraDice(Trick, frozen=True, tag="extra-dice"):
    """Before the dice of a duel: you roll more."""

    count: Annotated[int, msgspec.Meta(ge=1, le=2)]


class Rob(Trick, frozen=True, tag="rob"):
    """After winning a duel: take fear cubes from the loser."""

    count: Annotated[int, msgspec.Meta(ge=1, le=4)]


class TakeEnergy(Trick, frozen=True, tag="take-energy"):
    """In your action step or while feeding: energy."""

    count: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Ease(Trick, frozen=True, tag="ease"):
    """While feeding: one spook needs fewer cubes, but at least one."""

    count: Annotated[int, msgspec.Meta(ge=1, le=4)]


class Recolour(Trick, frozen=True, tag="recolour"):
    """In your action step or while feeding: fear cubes one for one into other colours."""

    count: Annotated[int, msgspec.Meta(ge=1, le=5)]


class Unblock(Trick, frozen=True, tag="unblock"):
    """Before planning: one STOP goes."""


AnyTrick = (
    MoreSteps
    | PassBlocked
    | Nudge
    | RerollAny
    | SetDie
    | FewerDice
    | ExtraDice
    | Rob
    | TakeEnergy
    | Ease
    | Recolour
    | Unblock
)


class ImpKind(Record, frozen=True, kw_only=True):
    """A kind of imp: how many there are, and what it does."""

    id: Id
    element: ElementName
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)]
    does: AnyTrick


class Pact(Record, frozen=True, kw_only=True):
    """How many spooks of each element a pact asks for."""

    water: Small = 0
    air: Small = 0
    fire: Small = 0
    earth: Small = 0

    @property
    def counts(self) -> tuple[int, ...]:
        return (self.water, self.air, self.fire, self.earth)


class DreadMenu(Record, frozen=True, kw_only=True):
    """What dread cubes buy, in cubes."""

    reroll: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1
    cube: Annotated[int, msgspec.Meta(ge=1, le=20)] = 2
    imp: Annotated[int, msgspec.Meta(ge=1, le=20)] = 3
    feed: Annotated[int, msgspec.Meta(ge=1, le=20)] = 4


class Pack(Record, frozen=True, kw_only=True):
    """A whole box."""

    #: Fear cubes for a difference of 0, 1, 2, …; none beyond the end of the list.
    frighten: tuple[Small, ...]
    dread: DreadMenu
    #: How many spooks a pact asks for.
    pact_size: Annotated[int, msgspec.Meta(ge=1, le=9)] = 5
    layouts: dict[Id, list[str]] = {}
    tiles: list[Tile]
    spooks: list[Spook]
    imps: list[ImpKind]
    pacts: list[Pact]


class Box:
    """A pack ready for use. Tiles, spooks, imps and pacts have numbers from 1, in the order of the file."""

    def __init__(self, pack: Pack, sources: tuple[str, ...] = ()) -> None:
        self.pack = pack
        self.sources = sources
        self.hash = content_hash(*sources)
        self.tiles = (pack.tiles[0], *pack.tiles)
        self.spooks = (pack.spooks[0], *pack.spooks)
        self.imps = (pack.imps[0], *pack.imps)
        self.pacts = (pack.pacts[0], *pack.pacts)
        self.spook_element = tuple([element_number(spook.element) for spook in self.spooks])
        #: [night][spook]
        self.strength = (
            tuple([spook.day for spook in self.spooks]),
            tuple([spook.night for spook in self.spooks]),
        )
        self.price = tuple([spook.day + spook.night for spook in self.spooks])
        self.imp_element = tuple([element_number(imp.element) for imp in self.imps])
        self.pact_counts = tuple([pact.counts for pact in self.pacts])
        self.starters = tuple(
            [n for n in self._numbers(self.spooks) if self.spook_element[n] == ALL_ELEMENTS]
        )
        self.spooks_of = tuple([self._of(self.spooks, self.spook_element, element) for element in ELEMENTS])
        self.imps_of = tuple([self._of(self.imps, self.imp_element, element) for element in ELEMENTS])

    @staticmethod
    def _numbers(things: tuple[object, ...]) -> range:
        return range(1, len(things))

    @classmethod
    def _of(cls, things: tuple[object, ...], elements: tuple[int, ...], element: int) -> tuple[int, ...]:
        return tuple([n for n in cls._numbers(things) if elements[n] == element])

    @property
    def cards(self) -> tuple[int, ...]:
        """The numbers of everything printed."""
        kinds = ((0, self.spooks), (IMP_CARDS, self.imps), (TILE_CARDS, self.tiles), (PACT_CARDS, self.pacts))
        return tuple([first + n for first, things in kinds for n in self._numbers(things)])

    @property
    def suburbs(self) -> tuple[int, ...]:
        return tuple([n for n in self._numbers(self.tiles) if self.tiles[n].suburb])

    @property
    def centre(self) -> int:
        return next(n for n in self._numbers(self.tiles) if self.tiles[n].centre)

    def catch(self, difference: int) -> int:
        """Fear cubes for frightening that misses the strength by so much."""
        table = self.pack.frighten
        return table[difference] if difference < len(table) else 0


def element_number(name: str) -> int:
    """0 to 3, or `ALL_ELEMENTS`."""
    return ELEMENT_NAMES.index(name) if name in ELEMENT_NAMES else ALL_ELEMENTS


def load_box(path: Path | None = None) -> Box:
    """The box of a pack file; without one, the classic box."""
    if path is not None:
        return parse_box(read_text(path), path.name)
    source = files("polnoc.games.straszydla") / "content" / "classic.toml"
    return parse_box(source.read_text(encoding="utf-8"), "classic.toml")


def parse_box(text: str, file: str) -> Box:
    """A box from TOML text; PackError says what is wrong and what would be right."""
    pack = parse_pack(text, Pack, file)
    check_pack(pack, file)
    return Box(pack, (text,))


def check_pack(pack: Pack, file: str) -> None:
    """Refuse a pack that cannot be played."""
    for key, things, most in (
        ("tiles", pack.tiles, MOST_TILES),
        ("spooks", pack.spooks, MOST_SPOOKS),
        ("imps", pack.imps, MOST_IMPS),
        ("pacts", pack.pacts, MOST_PACTS),
    ):
        if not 1 <= len(things) <= most:
            raise PackError(file, key, f"there are {len(things)}", f"A box has 1 to {most} of them")
    for key, named in (("tiles", pack.tiles), ("spooks", pack.spooks), ("imps", pack.imps)):
        ids = [thing.id for thing in named]
        twice = sorted({id for id in ids if ids.count(id) > 1})
        if twice:
            raise PackError(file, key, f"'{twice[0]}' stands there twice", "Give each its own id")
    _check_tiles(pack, file)
    _check_spooks(pack, file)
    _check_pacts(pack, file)


def _check_tiles(pack: Pack, file: str) -> None:
    centres = [tile.id for tile in pack.tiles if tile.centre]
    if len(centres) != 1:
        raise PackError(
            file, "tiles", f"{len(centres)} districts are the centre", "Mark exactly one: centre = true"
        )
    suburbs = [tile.id for tile in pack.tiles if tile.suburb]
    if len(suburbs) < 4:
        raise PackError(
            file, "tiles", f"there are {len(suburbs)} suburbs", "Four players need four to begin in"
        )
    if centres[0] in suburbs:
        raise PackError(file, f"tiles.{centres[0]}", "the centre is a suburb", "A suburb lies on the rim")
    if len(pack.tiles) < 25:
        raise PackError(
            file, "tiles", f"there are {len(pack.tiles)} districts", "Sixteen STOPs need at least 25"
        )


def _check_spooks(pack: Pack, file: str) -> None:
    starters = [spook for spook in pack.spooks if spook.element == "all"]
    if len(starters) != len(ELEMENTS):
        problem = f"{len(starters)} spooks have all elements"
        raise PackError(file, "spooks", problem, "One lies on each of the four stacks: there are four")
    for name in ELEMENT_NAMES:
        if not [spook for spook in pack.spooks if spook.element == name]:
            raise PackError(file, "spooks", f"there is no spook of {name}", "Each stack needs some")
        if not [imp for imp in pack.imps if imp.element == name]:
            raise PackError(file, "imps", f"there is no imp of {name}", "Each stack needs some")


def _check_pacts(pack: Pack, file: str) -> None:
    if len(pack.pacts) < 4:
        raise PackError(file, "pacts", f"there are {len(pack.pacts)} pacts", "Four players need four")
    for number, pact in enumerate(pack.pacts):
        if sum(pact.counts) != pack.pact_size:
            problem = f"it asks for {sum(pact.counts)} spooks"
            raise PackError(file, f"pacts[{number}]", problem, f"A pact asks for {pack.pact_size}")
    if not pack.frighten:
        raise PackError(file, "frighten", "the table is empty", "Write for example: frighten = [3, 2, 1]")
