"""The map of Bestia: places drawn by habitat, roads, borders of regions, and who is where.

Places are in a grid of columns and rows. Every place has room for a picture of its habitat, trails and a
watchtower at the top, an animal or a settler on the left, hunters and summons below, the Beast in the middle.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from polnoc.drawing.lettering import lettering
from polnoc.drawing.markup import Child, Markup, join, tag
from polnoc.drawing.parts import Place, group, nothing, piece
from polnoc.drawing.shapes import path, shape, use
from polnoc.drawing.wrapping import wrapped
from polnoc.games.bestia.drawing.icons import figure, sign

#: The size of a place with its surroundings.
WIDE: Final = 100
HIGH: Final = 112
#: The band above the grid, and below it where needed: names of regions and their traps.
BAND: Final = 66
#: The margin below where there is no band, and the margins at the sides.
FOOT: Final = 24
SIDE: Final = 18

#: The ground of a place, relative to its middle: each habitat has its own outline.
_TILES: Final[dict[str, str]] = {
    "forest": "M-26 -46C-8 -52 12 -50 28 -44C42 -38 44 -20 43 0C44 22 42 38 28 44C10 51 -12 50 -28 45"
    "C-42 38 -44 18 -43 -2"
    "C-44 -22 -42 -40 -26 -46Z",
    "swamp": "M-40 -34C-30 -48 -12 -40 0 -46C14 -50 30 -48 38 -36C46 -22 40 -10 42 4C46 18 42 36 30 42"
    "C16 50 6 42 -8 46"
    "C-22 50 -36 46 -41 32C-46 18 -40 8 -43 -6C-45 -18 -46 -26 -40 -34Z",
    "cave": "M-24 -49L22 -48L43 -24L42 26L24 49L-26 48L-43 24L-42 -26Z",
    "settlement": "M-41 -46L40 -47L43 -43L42 45L39 48L-40 47L-43 43L-42 -43Z",
    "start": "M0 -52L14 -46L36 -38L42 -14L47 4L40 28L24 44L2 51L-22 45L-40 30L-46 6L-42 -16L-34 -38L-14 -46Z",
}


class Ground(NamedTuple):
    """What never changes: columns, rows, roads and borders between places, labels at the edges."""

    columns: int
    rows: int
    size: tuple[int, int]
    roads: tuple[tuple[Place, Place], ...]
    borders: tuple[tuple[Place, Place], ...]


class Spot(NamedTuple):
    """One place as it is now. `cloud` says from 0 to 4 how likely the Beast is there."""

    place: Place
    habitat: str
    trails: int = 0
    cloud: int = 0
    changed: bool = False
    refuge: bool = False


def size_of(columns: int, rows: int, below: bool) -> tuple[int, int]:
    """The size of a map; `below`: with a band for names of regions at the bottom."""
    return columns * WIDE + 2 * SIDE, BAND + rows * HIGH + (BAND if below else FOOT)


def middle_of(column: int, row: int) -> Place:
    """The middle of a place."""
    return SIDE + column * WIDE + WIDE / 2, BAND + row * HIGH + HIGH / 2


def map_shapes() -> list[Markup]:
    """The ground of every habitat, for use by reference."""
    return [shape(f"tile-{name}", path(d)) for name, d in _TILES.items()]


# The ground ----------------------------------------------------------------------------


def ground(id: str, shown: Ground) -> Markup:
    """Land, roads and borders."""
    width, height = shown.size
    roads = "".join([f"M{a:g} {b:g}L{c:g} {d:g}" for (a, b), (c, d) in shown.roads])
    borders = "".join([f"M{a:g} {b:g}L{c:g} {d:g}" for (a, b), (c, d) in shown.borders])
    return group(
        id,
        "wilds",
        tag("rect", width=width, height=height, class_="wilds-land"),
        tag("path", d=borders, class_="border"),
        tag("path", d=roads, class_="road-edge"),
        tag("path", d=roads, class_="road"),
        *_edges(shown),
    )


def _edges(shown: Ground) -> list[Markup]:
    """Letters of the columns and numbers of the rows, which name the places."""
    low = BAND + shown.rows * HIGH
    letters = [
        lettering(chr(ord("A") + column), middle_of(column, 0)[0], y, 30, "edge-sign")
        for column in range(shown.columns)
        for y in (BAND + 3.0, low + 19.0)
    ]
    return letters + [
        lettering(str(row + 1), x, middle_of(0, row)[1] + 10, 30, "edge-sign")
        for row in range(shown.rows)
        for x in (11.0, shown.size[0] - 11.0)
    ]


def sky(id: str, name: str, size: tuple[int, int]) -> Markup:
    """Dawn, day or night over the map."""
    width, height = size
    return group(id, f"sky-over is-{name}", tag("rect", width=width, height=height, class_="sky-light"))


# Places --------------------------------------------------------------------------------


def spot(id: str, shown: Spot, label: str) -> Markup:
    """A place: its ground, its picture, trails, and the cloud of where the Beast may be."""
    class_ = f"spot is-{shown.habitat}" + (" is-changed" if shown.changed else "")
    return piece(
        id,
        class_,
        label,
        tag("rect", x=-WIDE / 2, y=-HIGH / 2, width=WIDE, height=HIGH, class_="reach"),
        tag("g", use(f"tile-{shown.habitat}", "tile"), class_="glow"),
        use(f"tile-{shown.habitat}", "tile-turned", "scale(.86)") if shown.changed else None,
        sign(shown.habitat, -21, -34, 42, "habitat"),
        sign("banner", 14, -50, 26, "refuge") if shown.refuge else None,
        _cloud(shown.cloud),
        _trails(shown.trails),
        at=shown.place,
    )


def _cloud(level: int) -> Child:
    """The cloud: the likelier, the denser, with more rings."""
    if not level:
        return None
    rings = [tag("circle", cx=0, cy=0, r=44 - 7 * nth, class_="cloud-ring") for nth in range(level)]
    return tag("g", tag("circle", cx=0, cy=0, r=46, class_="cloud-haze"), *rings, class_=f"cloud is-{level}")


def _trails(count: int) -> Child:
    if not count:
        return None
    return tag(
        "g",
        tag("rect", x=-8, y=-54, width=57, height=34, rx=17, class_="trail-paper"),
        sign("paw", -3, -51, 28, "trail-paw"),
        lettering(str(count), 36, -27, 29, "trail-count"),
        class_="trail",
    )


# Who is there --------------------------------------------------------------------------


class Pawn(NamedTuple):
    """A figure on the map: which one, where, how large, and the health left (0: not shown)."""

    kind: str
    name: str
    place: Place
    size: float
    class_: str = ""
    left: int = 0
    number: str = ""
    #: For settlers and animals: full health, how much of it is lost, and grudges for killing them.
    worth: tuple[int, int, int] = (0, 0, 0)


def pawn(id: str, shown: Pawn | None, label: str) -> Markup:
    """A figure; None: not on the map."""
    if shown is None:
        return nothing(id)
    size = shown.size
    return piece(
        id,
        f"pawn is-{shown.kind} {shown.class_}".rstrip(),
        label,
        tag("circle", cx=size / 2, cy=size / 2, r=round(size * 0.58, 1), class_="reach"),
        tag("g", figure(shown.kind, shown.name, 0, 0, size), class_="glow"),
        _worth(shown) if shown.worth[0] else None,
        _left(shown) if shown.left else None,
        _number(shown) if shown.number else None,
        at=shown.place,
    )


def _worth(shown: Pawn) -> Markup:
    """ATK-11: a dot for each point of health, and below them one for each grudge, as on a printed map."""
    health, lost, grudges = shown.worth
    pips = [("pip is-lost" if n >= health - lost else "pip is-health", n, 0) for n in range(health)]
    pips += [("pip is-grudge", n, 1) for n in range(grudges)]
    return tag(
        "g",
        *[
            tag("circle", cx=7 + 11 * n, cy=shown.size - 4 + 11 * row, r=5, class_=class_)
            for class_, n, row in pips
        ],
    )


def _left(shown: Pawn) -> Markup:
    """A heart with the health left, for a wounded figure."""
    x = shown.size - 8
    return join(
        sign("heart", x - 9, -18, 40, "pawn-heart"), lettering(str(shown.left), x + 11, 11, 29, "pawn-left")
    )


def _number(shown: Pawn) -> Markup:
    x, y = shown.size - 5, shown.size - 6
    return join(
        tag("circle", cx=x, cy=y, r=17, class_="pawn-paper"),
        lettering(shown.number, x, y + 10, 29, "pawn-number"),
    )


def lair(id: str, name: str, place: Place | None, hidden: bool, label: str) -> Markup:
    """The Beast where everybody last saw it: solid while it is revealed, a fading shadow while it hides."""
    if place is None:
        return nothing(id)
    class_ = "lair is-hidden" if hidden else "lair is-revealed"
    return piece(
        id,
        class_,
        label,
        tag("circle", cx=0, cy=0, r=44, class_="reach"),
        tag("circle", cx=0, cy=0, r=40, class_="lair-ring"),
        tag("g", figure("beast", name, -27, -29, 54), class_="glow"),
        at=place,
    )


def _line(way: Sequence[Place]) -> str:
    return "M" + "L".join([f"{x:g} {y:g}" for x, y in way])


def den(id: str, way: Sequence[Place]) -> Markup:
    """The path of the Beast to where it really is, drawn for the Beast only; nothing for an empty path."""
    return group(id, "den", tag("path", d=_line(way), class_="own-way")) if way else nothing(id)


def den_head(id: str, name: str, place: Place, label: str) -> Markup:
    """The Beast where it really is."""
    return piece(
        id,
        "den",
        label,
        tag("circle", cx=0, cy=0, r=46, class_="own-halo"),
        tag("circle", cx=0, cy=0, r=38, class_="own-ring"),
        figure("beast", name, -29, -31, 58, "own-head"),
        at=place,
    )


#: The distance between paths through the same places, and between their numbers where several end.
BESIDE: Final = 8
ENDS: Final = 36
#: The number of colours for paths.
WAY_COLOURS: Final = 4


def whole_way(id: str, ways: Sequence[Sequence[Place]], label: str) -> Markup:
    """The paths of the Beast from one sighting to the next, each with its number where it ends."""
    if not ways:
        return nothing(id)
    ends = [way[-1] for way in ways]
    return tag(
        "g",
        tag("title", label),
        *[_drawn_way(_beside(way, number), number) for number, way in enumerate(ways)],
        *[_way_end(end, ends[:number].count(end), number) for number, end in enumerate(ends)],
        id=id,
        class_="whole-way",
        role="img",
    )


def _beside(way: Sequence[Place], number: int) -> list[Place]:
    """A path, shifted a little so that it does not cover another."""
    aside = BESIDE * ((number + 1) // 2) * (1 if number % 2 else -1)
    return [(x + aside, y + aside) for x, y in way]


def _drawn_way(way: Sequence[Place], number: int) -> Markup:
    x, y = way[0]
    line = _line(way)
    return tag(
        "g",
        tag("path", d=line, class_="way-edge"),
        tag("path", d=line, class_="way-line"),
        tag("circle", cx=x, cy=y, r=8, class_="way-start"),
        class_=f"way is-{number % WAY_COLOURS}",
    )


def _way_end(place: Place, before: int, number: int) -> Markup:
    """The number of a path at its end, below those of paths that ended there before."""
    x, y = place[0] - 30, place[1] - 40 + ENDS * (before % 3)
    return tag(
        "g",
        tag("circle", cx=x, cy=y, r=18, class_="way-paper"),
        lettering(str(number + 1), x, y + 10, 29, "way-number"),
        class_=f"way is-{number % WAY_COLOURS}",
    )


def tower(id: str, place: Place | None, label: str) -> Markup:
    """A watchtower; None: there is none."""
    if place is None:
        return nothing(id)
    inside = tag("g", sign("tower", 0, 0, 34, "tower-sign"), class_="glow")
    reach = tag("rect", x=-4, y=-4, width=42, height=42, class_="reach")
    return piece(id, "tower", label, reach, inside, at=place)


# Regions -------------------------------------------------------------------------------


class Region(NamedTuple):
    """A region: its name, where the name is, and how wide it may be."""

    name: str
    place: Place
    width: float


def region(id: str, shown: Region, label: str) -> Markup:
    """The name of a region at the edge of the map."""
    return piece(
        id,
        "region",
        label,
        tag("rect", x=0, y=0, width=shown.width, height=42, rx=10, class_="region-paper glow"),
        wrapped(
            shown.name, 12, 31, 29, "region-name", width=shown.width - 140, lines=1, least=29, middle=False
        ),
        at=shown.place,
    )


class Trap(NamedTuple):
    """A trap in a region, and the habitat that triggers it; empty: only the hunters know it."""

    place: Place
    habitat: str


def trap(id: str, shown: Trap | None, label: str) -> Markup:
    """A trap, face down or as the hunters know it; None: there is none."""
    if shown is None:
        return nothing(id)
    known = sign(shown.habitat, 21, 15, 19, "trap-habitat") if shown.habitat else None
    return piece(
        id,
        "trap is-known" if shown.habitat else "trap",
        label,
        tag("rect", x=-1, y=-3, width=44, height=42, class_="reach"),
        tag("rect", width=42, height=36, rx=7, class_="trap-paper glow"),
        sign("snare", 3 if shown.habitat else 8, 4, 24, "trap-sign"),
        known,
        at=shown.place,
    )


# Small maps ----------------------------------------------------------------------------


class Minimap(NamedTuple):
    """A minimap for the Beast only: squares with their regions, and its path."""

    columns: int
    rows: int
    lands: tuple[tuple[int, int, int], ...]
    way: tuple[tuple[int, int], ...]
    hunters: tuple[tuple[int, int], ...]


def minimap(id: str, shown: Minimap | None, place: Place, size: float, label: str) -> Markup:
    """A minimap with the path of the Beast; None: the viewer is not the Beast."""
    if shown is None:
        return nothing(id)
    step = size / max(shown.columns, shown.rows)

    def middle(at: tuple[int, int]) -> Place:
        return round((at[0] + 0.5) * step, 1), round((at[1] + 0.5) * step, 1)

    dots = []
    for column, row, land in shown.lands:
        x, y = middle((column, row))
        dots.append(tag("circle", cx=x, cy=y, r=round(step * 0.3, 1), class_=f"small-dot is-land-{land}"))
    way = "M" + "L".join([f"{x:g} {y:g}" for x, y in map(middle, shown.way)])
    x, y = middle(shown.way[-1])
    hunters = [_cross(middle(there), step * 0.3) for there in shown.hunters]
    return piece(
        id,
        "small-map",
        label,
        *dots,
        tag("path", d=way, class_="own-way"),
        *hunters,
        tag("circle", cx=x, cy=y, r=round(step * 0.42, 1), class_="own-dot"),
        at=place,
    )


def _cross(middle: Place, far: float) -> Markup:
    (x, y), far = middle, round(far, 1)
    d = f"M{x - far:g} {y - far:g}L{x + far:g} {y + far:g}M{x + far:g} {y - far:g}L{x - far:g} {y + far:g}"
    return tag("path", d=d, class_="small-hunter")


def lines(places: Sequence[tuple[int, int]], region: Sequence[int]) -> tuple[tuple[Place, Place], ...]:
    """The borders between places of different regions; `region` holds the regions of each place as bits."""
    known = dict(zip(places, region, strict=True))
    found = []
    for (column, row), bits in known.items():
        x, y = SIDE + column * WIDE, BAND + row * HIGH
        if not known.get((column + 1, row), bits) & bits:
            found.append(((x + WIDE, y), (x + WIDE, y + HIGH)))
        if not known.get((column, row + 1), bits) & bits:
            found.append(((x, y + HIGH), (x + WIDE, y + HIGH)))
    return tuple([((float(a), float(b)), (float(c), float(d))) for (a, b), (c, d) in found])
