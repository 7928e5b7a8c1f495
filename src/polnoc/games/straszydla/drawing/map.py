"""The map of Straszydła: square districts, roofs seen from above, warm by day, blue by night.

The districts themselves never change: a piece before them says what time it is,
and the style sheet lights those that give something then. What lies in a
district, and who stands there, are pieces of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from polnoc.drawing.lettering import in_two, lettering
from polnoc.drawing.markup import Child, Markup, join, tag
from polnoc.drawing.outlines import disc
from polnoc.drawing.parts import Place, group, piece
from polnoc.drawing.shapes import at, emblem, path, shape, use
from polnoc.games.straszydla.drawing.elements import element_sign, heap, kind
from polnoc.games.straszydla.drawing.icons import sign
from polnoc.games.straszydla.drawing.landmarks import LANDMARKS, ROOFS, STAND_INS

#: A district, and how far it is to the next.
TILE: Final = 100
STEP: Final = 106
EDGE: Final = 6
#: Under the city: the time of day, and what ends one's turn.
STRIP: Final = 72

#: The paper of a district, cut by hand.
_PAPER: Final = "M7 1L93 0C97 0 100 3 100 7L99 93C99 97 96 100 92 100L8 99C4 99 0 96 0 92L1 7C1 3 3 1 7 1Z"
_BAND: Final = "M0 70L100 69L99 93C99 97 96 100 92 100L8 99C4 99 0 96 0 92Z"
#: STOP, in chalk.
_CROSS: Final = "M27 12C39 25 58 45 75 62M74 11C59 27 41 45 26 63"
_VEIL: Final = "M7 1L93 0C97 0 100 3 100 7L100 69L0 70L1 7C1 3 3 1 7 1Z"

_PIN: Final = "M22 52C18 42 2 36 2 21C2 9 11 1 22 1C33 1 42 9 42 21C42 36 26 42 22 52Z"
#: Where pawns stand in a district, by how many there are.
_CORNERS: Final[tuple[tuple[Place, ...], ...]] = (
    (),
    ((28, 20),),
    ((8, 20), (50, 20)),
    ((2, 12), (54, 12), (28, 28)),
    ((2, 6), (54, 6), (2, 36), (54, 36)),
)


class District(NamedTuple):
    """What is printed on a district."""

    #: What it is called in the box, for its picture.
    id: str
    element: int
    #: `day`, `night` or `both`: when it gives something.
    time: str
    gives: int
    frighten: bool
    imp: bool
    suburb: bool
    #: Which arrangement of houses stands around it.
    roofs: int


class DistrictState(NamedTuple):
    """What is in a district just now."""

    element: int
    cubes: int
    blocked: bool


# Shapes ------------------------------------------------------------------------


def map_shapes() -> list[Markup]:
    """What many districts have in common."""
    return [
        *[
            shape(
                f"roofs-{nth}",
                path(roofs.light, "roof-light"),
                path(roofs.shade, "roof-shade"),
                path(roofs.windows, "roof-window"),
            )
            for nth, roofs in enumerate(ROOFS)
        ],
        shape("district", path(_PAPER, "district-paper")),
        shape("band", path(_BAND, "district-band")),
        shape("frame", path(_VEIL, "frame-fill"), _frame("frame-edge"), _frame("frame-light")),
        shape("pin", path(_PIN)),
        shape("stop", path(_VEIL, "stop-veil"), tag("path", d=_CROSS, class_="stop-chalk")),
    ]


def _frame(class_: str) -> Markup:
    """A line around a district; the light over it leaves its name alone."""
    return tag("rect", x=-0.5, y=-0.5, width=TILE + 1, height=TILE + 1, rx=9, class_=class_)


# Pieces ------------------------------------------------------------------------


def ground(id: str, night: bool, size: tuple[float, float]) -> Markup:
    """The streets, and the time of day for everything that comes after them."""
    streets = tag("rect", x=-200, y=-200, width=size[0] + 400, height=size[1] + 400, class_="streets")
    return group(id, "city-time is-night" if night else "city-time is-day", streets)


def district(id: str, shown: District, name: str, place: Place, lit: str = "") -> Markup:
    """What is printed on a district: it never changes. `lit` is when it is lit, if not when it gives."""
    return group(
        id,
        f"district is-{_element_class(shown.element)} by-{lit or shown.time}",
        use("district"),
        use(f"roofs-{shown.roofs % len(ROOFS)}"),
        landmark(shown.id, shown.element, 26, 14, 48),
        use("band"),
        _name(name),
        _badge(shown),
        at=place,
    )


def picture(shown: District, name: str, number: int) -> Markup:
    """A district by itself, as it looks when it gives something; `number` is its tile."""
    drawn = district(f"tile-{number}", shown, name, (0, 0), "both")
    return tag(
        "svg",
        ground(f"time-{number}", False, (TILE, TILE)),
        drawn,
        class_="sheet tile-picture",
        viewBox=f"0 0 {TILE} {TILE}",
        aria_hidden="true",
        data_tile=number,
        data_name=name,
    )


def _element_class(element: int) -> str:
    return ("water", "air", "fire", "earth", "all")[element]


def landmark(id: str, element: int, x: float, y: float, size: float) -> Markup:
    """The picture of a district; for one of another box, something of its element."""
    drawn = LANDMARKS.get(id) or LANDMARKS[STAND_INS[element]]
    return tag(
        "g",
        path(drawn.base, "landmark-base"),
        path(drawn.lines, "landmark-lines"),
        path(drawn.lights, "landmark-lights"),
        transform=at(x, y, size),
    )


def _name(name: str) -> Markup:
    """A name in one line, or in two."""
    one, two = in_two(name, 96, 15)
    if not two:
        return lettering(one, 50, 90, 15, "district-name", width=110)
    return join(
        lettering(one, 50, 82.5, 14.3, "district-name", width=116),
        lettering(two, 50, 96, 14.3, "district-name", width=116),
    )


def _badge(shown: District) -> Markup:
    """What it gives and when, at the left; what one can do there, at the right."""
    right: list[Child] = []
    for name in [name for name, there in (("fright", shown.frighten), ("imp", shown.imp)) if there]:
        top = 3 + 25 * (len(right) // 2)
        right += [
            tag("circle", cx=87, cy=top + 11, r=12, class_="badge-paper"),
            sign(name, 79, top + 3, 16, "badge-sign"),
        ]
    gate = None
    if shown.suburb:
        gate = tag("path", d=disc(13, 56, 12), class_="badge-paper") + sign("gate", 5, 48, 16, "badge-sign")
    times = {"day": ("sun",), "night": ("moon",), "both": ("sun", "moon")}[shown.time]
    width = 46 + 13 * (len(times) - 1)
    return join(
        tag("rect", x=3, y=3, width=width, height=22, rx=8, class_="badge-paper"),
        element_sign(shown.element, 6, 6, 16),
        lettering(str(shown.gives), 27, 20, 17, "badge-count"),
        *[sign(name, 34 + 12 * nth, 8, 12, "badge-time") for nth, name in enumerate(times)],
        *right,
        gate,
    )


def place(id: str, shown: DistrictState, label: str, where: Place) -> Markup:
    """What lies in a district."""
    return piece(
        id,
        "place",
        label,
        use("stop") if shown.blocked else None,
        heap(shown.element, shown.cubes, 50, 57, 17) if shown.cubes else None,
        use("frame"),
        at=where,
    )


def pawn(id: str, seat: int, where: Place | None, mine: bool) -> Markup:
    """A player in the city; nowhere: not there yet."""
    class_ = f"pawn of-seat-{seat}" + (" is-mine" if mine else "")
    if where is None:
        return group(id, class_, at=(0, 0))
    return group(id, class_, tag("g", use("pin", "pin"), emblem(seat, 8, 7, 28), class_="glow"), at=where)


def standing(corner: Place, nth: int, crowd: int) -> Place:
    """The position of the nth of those who stand in a district."""
    right, down = _CORNERS[min(crowd, len(_CORNERS) - 1)][min(nth, 3)]
    return corner[0] + right, corner[1] + down


def face(id: str, name: str, label: str, lit: bool, where: Place) -> Markup:
    """One of the two faces of the time: sun or moon."""
    return piece(
        id,
        f"face is-{name}" + (" is-lit" if lit else ""),
        label,
        tag("circle", cx=29, cy=29, r=28, class_="face-paper"),
        sign(name, 11, 11, 36, "face-sign"),
        at=where,
    )


def clock(id: str, round: int, rounds: int, title: str, where: Place) -> Markup:
    """The time in words, and the rounds of it: those that are over, this one, those to come."""
    pips = []
    for nth in range(1, rounds + 1):
        state = "past" if nth < round else "now" if nth == round else "left"
        pips.append(tag("circle", cx=8 + (nth - 1) * 20, cy=37, r=7, class_=f"pip is-{state}"))
    words = lettering(title, 0, 21, 18, "strip-word", width=210, middle=False)
    return group(id, "clock", words, *pips, at=where)


def supply(id: str, counts: tuple[int, ...], label: str, where: Place) -> Markup:
    """How many cubes of each element lie in the city, under the clock."""
    drawn: list[Child] = []
    for number, count in enumerate(counts):
        drawn.append(kind(number, number * 42, 52, 15))
        drawn.append(lettering(str(count), number * 42 + 17, 66, 17, "strip-count", middle=False))
    return piece(id, "supply", label, *drawn, at=where)


# The cover ---------------------------------------------------------------------


def cover(title: str, districts: Sequence[tuple[District, Place]], figure: Markup) -> Markup:
    """The city at night, and somebody who looks over it. It needs no shapes."""
    return tag(
        "svg",
        tag("title", title),
        ground("cover-streets", True, (560, 480)),
        *[_cover_district(shown, where) for shown, where in districts],
        figure,
        class_="sheet sheet-city sheet-cover",
        viewBox="0 0 560 480",
        preserveAspectRatio="xMidYMid slice",
        role="img",
    )


def _cover_district(shown: District, where: Place) -> Markup:
    roofs = ROOFS[shown.roofs % len(ROOFS)]
    return tag(
        "g",
        path(_PAPER, "district-paper"),
        path(roofs.light, "roof-light"),
        path(roofs.shade, "roof-shade"),
        path(roofs.windows, "roof-window"),
        landmark(shown.id, shown.element, 20, 18, 60),
        class_=f"district is-{_element_class(shown.element)} by-{shown.time}",
        transform=at(*where),
    )
