"""Dice on a stage: two rows that face each other in a duel, or one row against a number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from polnoc.drawing.die_faces import DIE_EDGE, PIPS
from polnoc.drawing.lettering import lettering
from polnoc.drawing.markup import Child, Markup, join, tag
from polnoc.drawing.outlines import disc
from polnoc.drawing.parts import Place, group, nothing, piece
from polnoc.drawing.shapes import at, emblem, mark, path, shape, use
from polnoc.drawing.sheets import Piece, PieceCache
from polnoc.drawing.wrapping import name as written
from polnoc.games.straszydla.drawing.elements import DREAD, counted, kind, row_of
from polnoc.games.straszydla.drawing.icons import sign

STAGE: Final = (360, 350)
#: The size of a die, and how many at most are drawn in a row.
DIE: Final = 52
DICE: Final = 10
#: The height of a button that changes a die.
CONTROL: Final = 44
#: The height at which the name of whoever rolls stands under the dice.
NAMED: Final = 302
ENERGY: Final = 4
#: The face of a die that has not been rolled.
_UNROLLED: Final = 0


class Die(NamedTuple):
    """A die at its place; one that was picked is rolled again."""

    face: int
    place: Place
    size: float
    picked: bool


class Side(NamedTuple):
    """A player who rolls: what there is to know before bidding."""

    seat: int
    strength: int
    energy: int
    dread: int
    imps: int
    #: Pairs won so far; -1: nobody has rolled yet, or there is no rival.
    won: int
    #: Whether this one would win if nothing changed.
    leads: bool


class Gauge(NamedTuple):
    """Frightening: the sum of the dice against the strength, and what that pays."""

    kind: int
    sum: int
    strength: int
    #: Cubes for a difference of 0, 1, 2, …
    table: tuple[int, ...]
    #: Dread for sixes, less dread for ones.
    dread: int


# Shapes ------------------------------------------------------------------------


def die_shapes() -> list[Markup]:
    """Every face of a die; 0 has not been rolled."""
    return [
        shape(
            f"die-{face}",
            path(DIE_EDGE, "die-paper"),
            path("".join([disc(x, y, 9.5) for x, y in pips]), "die-pips") if pips else None,
            lettering("?", 50, 72, 60, "die-pips") if not face else None,
        )
        for face, pips in {_UNROLLED: (), **PIPS}.items()
    ]


class StageLayout(NamedTuple):
    """Where things are on the stage, with `dice` dice in the longer row.

    `alone`: there is no rival, whose dice lie above. `faces`: every face of each die is offered.

    >>> StageLayout(3, False, False).x(0), StageLayout(3, True, False).lower
    (62.0, 104)
    """

    dice: int
    alone: bool
    faces: bool

    @property
    def lower(self) -> float:
        """Where one's own dice are; above them the marks of the pairs."""
        return 104 if self.alone else 144

    @property
    def step(self) -> float:
        """The distance from die to die. In a duel the hands with energy are behind them."""
        width = 348.0 if self.alone or self.faces else 286.0
        return width / self.dice if self.faces else min(DIE + 6, width / self.dice)

    @property
    def size(self) -> float:
        return min(DIE, self.step - 4)

    def x(self, place: int) -> float:
        """The left side of a die."""
        width = 348.0 if self.alone or self.faces else 286.0
        return 4 + (width - self.step * self.dice) / 2 + place * self.step + (self.step - self.size) / 2 - 1

    def middle(self, place: int) -> float:
        return self.x(place) + self.size / 2

    def control(self, place: int, row: int) -> tuple[Place, tuple[float, float]]:
        """The position and size of a button that changes a die."""
        wide = min(46.0, self.step - 2)
        return (self.middle(place) - wide / 2, self.lower + 57 + row * (CONTROL + 2)), (wide, CONTROL)

    def face(self, place: int, face: int) -> tuple[Place, tuple[float, float]]:
        """Where a face that a die may show is offered, two in a row."""
        wide, high = min(46.0, self.step / 2), 46.0 if self.alone else 33.0
        row, column = divmod(face - 1, 2)
        where = (self.middle(place) + (column - 1) * wide, self.lower + 57 + row * high)
        return where, (wide - 2, high - 2)

    def bid(self, number: int, most: int) -> tuple[Place, tuple[float, float]]:
        """Where a bid is offered: under the dice, or in two rows if there are many."""
        across = max(8, -(-(most + 1) // 2))
        wide, middle = 348 / across, 147.0
        row, column = divmod(number, across)
        left = max(6.0, middle - wide * min(most + 1, across) / 2)
        return (left + column * wide, self.lower + 57 + row * (CONTROL + 3)), (wide - 3, CONTROL)


#: Where the rival's dice are, and the marks between two rows.
UPPER: Final = 56
BETWEEN: Final = 111


# Pieces ------------------------------------------------------------------------


def row(
    cache: PieceCache, name: str, faces: Sequence[int], picked: int, stage_layout: StageLayout, top: float
) -> list[Piece]:
    """Dice in a row; `picked` are those that will be rolled again, as bits."""
    found = []
    for place in range(DICE):
        shown = None
        if place < len(faces):
            where = (stage_layout.x(place), top)
            shown = Die(faces[place], where, stage_layout.size, bool(picked >> place & 1))
        found.append(cache.piece(f"{name}-{place}", shown, die))
    return found


def die(id: str, shown: Die | None) -> Markup:
    """A die; it tumbles when its face changes. None: an empty piece."""
    if shown is None:
        return nothing(id)
    drawn = tag("g", use(f"die-{shown.face}", "", at(0, 0, shown.size)), class_="tumble")
    return group(id, "die is-picked" if shown.picked else "die", drawn, at=shown.place)


def pairs(
    cache: PieceCache, lower: Sequence[int], upper: Sequence[int], stage_layout: StageLayout
) -> list[Piece]:
    """Between two rows: which of two dice that face each other is higher. A die alone is higher than none."""
    found = []
    for place in range(DICE):
        shown = None
        if place < max(len(lower), len(upper)):
            low, high = [faces[place] if place < len(faces) else 0 for faces in (lower, upper)]
            state = "lower" if low > high else "upper" if high > low else "none"
            shown = (state, (stage_layout.middle(place), BETWEEN))
        found.append(cache.piece(f"pair-{place}", shown, pair))
    return found


def pair(id: str, shown: tuple[str, Place] | None) -> Markup:
    """The mark beside the higher of two dice: `upper`, `lower`; `none`: they are equal."""
    if shown is None:
        return nothing(id)
    state, place = shown
    if state == "none":
        return group(id, "pair is-none", lettering("=", 0, 22, 22, "pair-mark"), at=place)
    return group(id, "pair", mark("yes", -10, 0 if state == "upper" else 12, 20, "pair-mark"), at=place)


def stage(id: str, title: str, label: str, behind: Markup) -> Markup:
    """The paper under everything; `title` and `behind` say where this happens, if there is room for it."""
    return piece(
        id,
        "stage is-on",
        label,
        tag("rect", x=1, y=1, width=STAGE[0] - 2, height=STAGE[1] - 2, rx=10, class_="stage-paper"),
        tag("g", behind, class_="stage-behind") if title else None,
        lettering(title, 180, 222, 20, "stage-title", width=330) if title else None,
    )


def side(id: str, shown: Side, name: str, top: float) -> Markup:
    """Who rolls these dice, and what with."""
    return group(
        id,
        "side-of is-leading" if shown.leads else "side-of",
        tag("rect", x=4, y=2, width=352, height=46, rx=8, class_="side-paper"),
        emblem(shown.seat, 10, 8, 34),
        written(name, 52, 18, 17, "side-name", width=150),
        sign("fright", 52, 27, 16, "side-sign"),
        lettering(str(shown.strength), 73, 41, 17, "side-count", middle=False),
        counted(ENERGY, shown.energy, 104, 27, 16, "side-count"),
        counted(DREAD, shown.dread, 148, 27, 16, "side-count"),
        sign("imp", 190, 27, 16, "side-sign") if shown.imps else None,
        lettering(str(shown.imps), 210, 41, 17, "side-count", middle=False) if shown.imps else None,
        mark("crown", 292, 12, 24, "side-crown") if shown.leads else None,
        lettering(str(shown.won), 336, 36, 30, "side-won") if shown.won >= 0 else None,
        at=(0, top),
    )


def hand(id: str, state: str, said: str, place: Place) -> Markup:
    """A hand with energy. `thinking`, `closed` when the bid is made, `open` when both are shown."""
    return group(
        id,
        f"hand-of is-{state}",
        sign("palm" if state == "open" else "fist", 2, 0, 50, "hand-sign"),
        sign("dots", 12, 13, 30, "hand-dots") if state == "thinking" else None,
        lettering(said, 27, 38, 20, "hand-said", width=44) if said else None,
        at=place,
    )


def gauge(id: str, shown: Gauge, words: tuple[str, str]) -> Markup:
    """The sum against the strength, and the prizes for coming near."""
    off = abs(shown.sum - shown.strength)
    return group(
        id,
        "gauge",
        _number(words[0], shown.sum, 50, "gauge-sum"),
        _number(words[1], shown.strength, 134, "gauge-aim"),
        *[_prize(nth, count, shown.kind, nth == off) for nth, count in enumerate(shown.table[:4])],
        _dread(shown.dread) if shown.dread else None,
    )


def _number(word: str, number: int, x: float, class_: str) -> Markup:
    return join(
        tag("rect", x=x - 40, y=8, width=80, height=62, rx=10, class_=f"{class_}-paper"),
        lettering(str(number), x, 46, 38, class_),
        lettering(word, x, 64, 16, f"{class_}-word", width=84),
    )


def _prize(off: int, count: int, number: int, hit: bool) -> Markup:
    """What a difference of `off` pays."""
    top = 8 + off * 28
    return tag(
        "g",
        tag("rect", x=188, y=top, width=166, height=25, rx=8, class_="prize-paper"),
        lettering("=" if not off else f"±{off}", 212, top + 18, 16, "prize-off"),
        row_of(number, count, 286, top + 4, 17, 120),
        class_="prize is-hit" if hit else "prize",
    )


def _dread(dread: int) -> Child:
    said = f"+{dread}" if dread > 0 else f"−{-dread}"
    return join(
        kind(DREAD, 66, 75, 19),
        lettering(said, 104, 91, 18, "side-count"),
    )
