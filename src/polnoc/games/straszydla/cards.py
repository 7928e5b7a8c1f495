"""Everything printed: districts, spooks, imps, pacts, tables, as data that the rules run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeVar

import msgspec

from polnoc.engine.cards import Effect, Id
from polnoc.engine.packs import Names, content_hash, joined_words
from polnoc.games.straszydla.actions import (
    ELEMENTS,
)

ElementName = Literal["water", "air", "fire", "earth"]
ELEMENT_NAMES: Final[tuple[ElementName, ...]] = ("water", "air", "fire", "earth")
#: The element number of something that has all four.
ALL_ELEMENTS: Final = 4

#: Everything printed has a number to look it up by: spooks 1…, then imps, districts and pacts.
IMP_CARDS: Final = 100
TILE_CARDS: Final = 200
PACT_CARDS: Final = 300

Small = Annotated[int, msgspec.Meta(ge=0, le=9)]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry of a pack."""


class Plain(Record, frozen=True, kw_only=True):
    """The one element and time of day of the centre where it is a district like all others."""

    element: ElementName = "fire"
    time: Literal["day", "night"] = "day"


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
    #: For a centre that has every element or produces by day and by night: what it is with the option
    #: `centre = one`.
    plain: Plain = Plain()

    def made_plain(self) -> Tile:
        """Make the centre a district with one element and one time of day."""
        element = self.plain.element if self.element == "all" else self.element
        time = self.plain.time if self.time == "both" else self.time
        return msgspec.structs.replace(self, element=element, time=time)


class Spook(Record, frozen=True, kw_only=True):
    """A spook and its strength by day and by night; one of all elements is a starter."""

    id: Id
    element: ElementName | Literal["all"]
    day: Annotated[int, msgspec.Meta(ge=1, le=9)]
    night: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Trick(Effect, frozen=True):
    """What an imp does."""


class MoreSteps(Trick, frozen=True):
    """While planning: walk further."""

    count: Annotated[int, msgspec.Meta(ge=1, le=3)]


class PassBlocked(Trick, frozen=True):
    """While planning: a way may pass districts with a STOP, but not end in one."""


class Nudge(Trick, frozen=True):
    """When all have moved: one more step."""


class RerollAny(Trick, frozen=True):
    """After your roll: roll any of your dice once more."""


class SetDie(Trick, frozen=True):
    """After your roll: one of your dice shows the face you want."""


class FewerDice(Trick, frozen=True):
    """Before the dice of a duel: your rival rolls fewer."""

    count: Annotated[int, msgspec.Meta(ge=1, le=2)]


class ExtraDice(Trick, frozen=True):
    """Before the dice of a duel: you roll more."""

    count: Annotated[int, msgspec.Meta(ge=1, le=2)]


class Rob(Trick, frozen=True):
    """After winning a duel: take fear cubes from the loser."""

    count: Annotated[int, msgspec.Meta(ge=1, le=4)]


class TakeEnergy(Trick, frozen=True):
    """In your action step or while feeding: energy."""

    count: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Ease(Trick, frozen=True):
    """While feeding: one spook needs fewer cubes, but at least one."""

    count: Annotated[int, msgspec.Meta(ge=1, le=4)]


class Recolour(Trick, frozen=True):
    """In your action step or while feeding: change fear cubes one for one into other colours."""

    count: Annotated[int, msgspec.Meta(ge=1, le=5)]


class Unblock(Trick, frozen=True):
    """Before planning: remove one STOP."""


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


class Addition(Record, frozen=True, kw_only=True):
    """A pack that adds to a box, or replaces entries with the same id; pacts have no ids: all are added."""

    layouts: dict[Id, list[str]] = {}
    tiles: list[Tile] = []
    spooks: list[Spook] = []
    imps: list[ImpKind] = []
    pacts: list[Pact] = []
    #: By language: names, such as `spook-drip`.
    words: dict[Literal["pl", "en"], Names] = {}


class Pack(Record, frozen=True, kw_only=True):
    """A whole box."""

    #: A pack that replaces the box has to say so.
    replaces: Literal["box"] | None = None
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
    words: dict[Literal["pl", "en"], Names] = {}

    def with_addition(self, more: Addition) -> Pack:
        """The box with what a pack adds to it."""
        return msgspec.structs.replace(
            self,
            layouts={**self.layouts, **more.layouts},
            tiles=_with_namesakes(self.tiles, more.tiles),
            spooks=_with_namesakes(self.spooks, more.spooks),
            imps=_with_namesakes(self.imps, more.imps),
            pacts=[*self.pacts, *more.pacts],
            words=joined_words([self.words, more.words]),
        )


N = TypeVar("N", Tile, Spook, ImpKind)


def _with_namesakes(things: list[N], more: list[N]) -> list[N]:
    """Merge two lists: an entry with the same id takes its namesake's place."""
    by_id = {thing.id: thing for thing in things + more}
    return list(by_id.values())


class Box:
    """A pack ready for use. Tiles, spooks, imps and pacts have numbers from 1, in the order of the file."""

    def __init__(self, pack: Pack, sources: tuple[str, ...] = ()) -> None:
        self.pack = pack
        self.sources = sources
        #: By language: the names that packs provide.
        self.words: Mapping[str, Names] = joined_words([pack.words])
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

    def with_plain_centre(self) -> Box:
        """Return the same box, in which the centre has one element and one time of day (STR-AMB-53)."""
        tiles = [tile.made_plain() if tile.centre else tile for tile in self.pack.tiles]
        return Box(msgspec.structs.replace(self.pack, tiles=tiles), self.sources)

    @property
    def suburbs(self) -> tuple[int, ...]:
        return tuple([n for n in self._numbers(self.tiles) if self.tiles[n].suburb])

    @property
    def centre(self) -> int:
        return next(n for n in self._numbers(self.tiles) if self.tiles[n].centre)

    def catch(self, difference: int) -> int:
        """Fear cubes for frightening that misses the strength by this difference."""
        table = self.pack.frighten
        return table[difference] if difference < len(table) else 0


def element_number(name: str) -> int:
    """0 to 3, or `ALL_ELEMENTS`."""
    return ELEMENT_NAMES.index(name) if name in ELEMENT_NAMES else ALL_ELEMENTS
