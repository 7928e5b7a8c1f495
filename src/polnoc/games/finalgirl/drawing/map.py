"""The map of Final Girl: a location at night, spaces joined by trails, and who is where.

The plans of most locations in the box are laid out by hand; any other uses the positions that its
pack gives in hundredths of the map.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final, NamedTuple

from polnoc.drawing.lettering import lettering, width_of
from polnoc.drawing.markup import Child, Markup, join, tag
from polnoc.drawing.outlines import disc
from polnoc.drawing.parts import Place, group, piece
from polnoc.drawing.shapes import at, path, shape, use
from polnoc.drawing.wrapping import PLAIN, wrap, wrapped
from polnoc.games.finalgirl.drawing import film_dream, film_haunting, film_sky, film_wrath
from polnoc.games.finalgirl.drawing.icons import icon
from polnoc.games.finalgirl.drawing.panic_labels import Box, Label
from polnoc.games.finalgirl.drawing.silhouettes import figure

MAP: Final = (460, 640)
#: Half of the width and of the height of a space.
WIDE: Final = 46
HIGH: Final = 37

#: The centres of spaces.
CAMP: Final[dict[str, Place]] = {
    "cabins": (60, 54), "north-road": (184, 62), "camp-gate": (308, 50), "shed": (402, 132),
    "north-west-woods": (66, 164), "north-forest": (292, 158), "meeting-point": (158, 232),
    "cliff": (268, 262), "east-road": (396, 258), "sports-court": (66, 298), "lake": (222, 372),
    "swamp": (398, 404), "south-west-exit": (52, 424), "lakeside-hut": (148, 486), "dock": (268, 478),
    "firepit": (60, 588), "south-road": (206, 590), "south-east-exit": (394, 598),
}  # fmt: skip
PLANS: Final[dict[str, dict[str, Place]]] = {
    "camp": CAMP,
    "lane": film_dream.PLAN,
    "groves": film_wrath.PLAN,
    "manor": film_haunting.PLAN,
    "harbour": film_sky.PLAN,
}

#: Water and clearings behind everything.
_LAKE: Final = (
    "M120 296C150 276 196 292 226 304C262 318 318 300 344 318C368 336 350 372 352 398C354 428 346 446 312 446"
    "C276 448 246 440 212 446C172 452 128 446 112 420C98 396 92 316 120 296Z"
)
_SHORE: Final = (
    "M150 330C190 318 222 336 262 330M140 410C176 420 214 408 250 418M280 350C300 344 318 352 334 346"
)
_MIDWAY: Final = (
    "M96 250C150 220 220 236 290 240C352 246 372 292 366 350C362 410 366 470 330 500C270 540 160 530 118 492"
    "C84 456 88 400 92 352C94 316 78 270 96 250Z"
)
_SPACE: Final = (
    "M-38 -36C-20 -40 22 -39 37 -35C46 -32 47 -20 46 -4C46 14 48 27 38 33"
    "C24 39 -22 38 -37 35C-46 31 -47 18 -46 2"
    "C-46 -14 -48 -31 -38 -36Z"
)
_WATER: Final = (
    "M-40 -30C-26 -42 26 -40 40 -32C52 -22 50 20 42 30C28 42 -26 40 -40 32C-52 22 -50 -20 -40 -30Z"
)

#: Little pictures of spaces, 100 by 100. Spaces that are not here get a trail sign.
PICTURES: Final[dict[str, str]] = {
    **film_dream.PICTURES,
    **film_haunting.PICTURES,
    **film_wrath.PICTURES,
    **film_sky.PICTURES,
    "firs": "M28 4L46 40L38 40L54 72L34 72L34 96L24 96L24 72L4 72L20 40L12 40ZM74 24L90 58L82 58L96 84L78 84"
    "L78 98L70 98L70 84L54 84L66 58L60 58Z",
    "cabin": "M50 10L96 50L86 52L86 94L60 94L60 66L42 66L42 94L14 94L14 52L4 50ZM70 14L80 14L80 32L70 24Z",
    "huts": "M30 26L58 56L52 58L52 94L8 94L8 58L2 56ZM72 14L98 44L92 46L92 94L60 94L60 50L46 34ZM24 70"
    "L36 70L36 94"
    "L24 94ZM70 62L82 62L82 94L70 94Z",
    "sign": "M44 20L56 20L56 96L44 96ZM10 8L78 8L94 22L78 36L10 36ZM24 44L88 44L88 68L24 68L10 56Z",
    "gate": "M6 14L94 6L94 20L84 22L84 96L72 96L72 24L28 28L28 96L16 96L16 29L6 30ZM36 44L64 42L64 54L36 56Z",
    "cliff": "M2 96L10 40L30 34L34 12L64 4L70 26L92 34L98 96ZM44 30L50 62L40 74L52 92L58 72L52 60Z",
    "reeds": "M16 96L20 34L24 96ZM14 14L26 14L25 36L15 36ZM46 96L50 26L54 96ZM43 4L57 4L56 28L44 28ZM76 96"
    "L80 44"
    "L84 96ZM74 22L86 22L85 46L75 46ZM4 88C30 80 70 96 96 86L96 92C70 100 30 90 4 94Z",
    "court": "M4 14L96 14L96 90L4 90ZM12 22L12 82L46 82L46 22ZM54 22L54 82L88 82L88 22ZM12 40L24 40L24 64"
    "L12 64Z"
    "M76 40L88 40L88 64L76 64Z",
    "fire": "M52 4C58 26 82 36 78 62C76 76 64 82 50 82C36 82 22 76 22 60C22 46 34 42 36 30C44 36 44 44 42 50"
    "C54 42 56 22 52 4ZM6 84L94 92L92 100L4 92ZM94 80L6 90L8 98L96 88Z",
    "dock": "M2 40L98 34L98 46L88 47L88 92L78 92L78 48L56 49L56 92L46 92L46 50L24 51L24 92L14 92L14 52L2 52Z",
    "waves": "M4 30C20 16 34 42 50 30C66 16 80 42 96 30L96 40C80 52 66 26 50 40C34 52 20 26 4 40Z"
    "M4 62C20 48 34 74 50 62C66 48 80 74 96 62L96 72C80 84 66 58 50 72C34 84 20 58 4 72Z",
    "bench": "M50 36C40 28 36 22 38 16C40 8 48 8 50 14C52 8 60 8 62 16C64 22 60 28 50 36ZM6 50L94 48L94 60"
    "L6 62Z"
    "M8 68L92 66L92 76L84 76L84 96L74 96L74 77L26 78L26 96L16 96L16 78L8 78Z",
    "path": "M40 4L54 4C50 26 70 36 68 54C66 72 48 78 54 98L34 98C28 74 50 66 50 52C50 38 34 28 40 4Z",
    "booth": "M8 36L20 8L80 8L92 36ZM16 42L84 42L84 96L16 96ZM28 52L28 70L72 70L72 52ZM46 14L54 14L54 32"
    "L46 32Z",
    "stalls": "M4 30L12 10L88 10L96 30C92 44 78 44 74 32C70 44 56 44 50 32C44 44 30 44 26 32C22 44 8 44 4 30Z"
    "M12 48L20 48L20 70L80 70L80 48L88 48L88 96L12 96Z",
    "butts": disc(50, 44, 40) + disc(50, 44, 28) + disc(50, 44, 16) + "M26 80L36 84L28 98L18 98ZM74 80"
    "L64 84L72 98L82 98Z",
    "mirrors": "M30 6C44 6 50 18 50 34C50 54 42 66 34 70L36 92L46 98L14 98L24 92L26 70C18 66 10 54 10 34"
    "C10 18 16 6 30 6ZM62 16L90 10L94 94L64 88ZM30 14C22 14 18 24 18 34C18 50 24 60 30 60Z",
    "carousel": "M50 2L98 34L92 42L8 42L2 34ZM46 42L54 42L54 84L46 84ZM18 46L22 46L22 84L18 84ZM78 46L82 46"
    "L82 84L78 84Z"
    "M10 54L30 58L30 70L10 68ZM70 60L90 56L90 70L70 72ZM6 86L94 86L94 96L6 96Z",
    "tent": "M50 2L54 14L96 56L88 96L60 96L50 58L40 96L12 96L4 56L46 14ZM50 6L70 0L70 10L52 14Z",
    "food": "M10 40L90 36L82 94L22 96ZM20 34C18 20 34 20 32 8C42 18 32 24 34 34ZM50 32C48 18 64 18 62 6"
    "C72 16 62 22 64 32Z",
    "boxes": "M4 50L46 48L46 96L4 96ZM52 56L96 54L96 96L52 96ZM22 6L70 8L68 44L22 44ZM20 58L30 58L30 72"
    "L20 72Z",
    "wheel": disc(50, 44, 42) + disc(50, 44, 34) + "M47 10L53 10L53 78L47 78ZM16 41L84 41L84 47L16 47Z"
    "M24 20L28 16L76 66L72 70Z"
    "M40 50L60 50L80 98L68 98L50 62L32 98L20 98Z",
    "pens": "M8 20L16 10L24 20L24 96L8 96ZM42 20L50 10L58 20L58 96L42 96ZM76 20L84 10L92 20L92 96L76 96Z"
    "M2 34L98 34L98 44L2 44ZM2 68L98 68L98 78L2 78Z",
    "train": "M6 30L50 26L52 8L66 8L66 26L94 30L96 76L4 76Z" + disc(26, 86, 11) + disc(74, 86, 11)
    + "M18 40L36 40L36 58L18 58ZM60 44C66 38 74 38 80 44L78 60L74 56L70 60L66 56L62 60Z",
    "lot": "M4 36L12 36L12 96L4 96ZM88 36L96 36L96 96L88 96ZM4 44L96 40L96 52L4 56ZM4 70L96 66L96 78L4 82Z"
    "M30 8L62 4L66 36"
    "L34 38Z",
    "car": "M4 54L20 50L34 28L72 28L86 50L96 54L96 80L4 80ZM38 36L32 50L50 50L50 36ZM56 36L56 50L76 50L68 36Z"
    + disc(26, 82, 12) + disc(76, 82, 12),
    "clowns": "M2 58L12 54L24 30L60 30L74 52L96 58L96 82L2 82Z" + disc(22, 84, 12) + disc(76, 84, 12)
    + disc(34, 18, 12) + disc(58, 14, 10) + disc(34, 20, 3) + disc(58, 16, 3)
    + "M28 38L24 50L40 50L40 38ZM46 38L46 50L64 50L58 38Z",
    "dodgems": "M4 62C10 48 30 44 50 44C72 44 92 50 96 64L94 80C70 90 30 90 6 80ZM20 56L44 54L44 66L20 66Z"
    "M76 44L80 4L86 4L84 46ZM58 6L96 2L96 8L58 12ZM40 44L44 30L56 30L58 44Z",
    "jars": "M8 20L36 20L36 30L40 36L40 94L4 94L4 36L8 30ZM10 8L34 8L34 16L10 16ZM60 34L88 34L88 42L94 48"
    "L94 94L54 94L54 48L60 42ZM62 22L86 22L86 30L62 30ZM14 46L30 46L30 84L14 84Z" + disc(22, 60, 8)
    + disc(74, 70, 14) + disc(74, 70, 6),
    "coaster": "M2 90C20 90 22 20 42 20C60 20 58 66 72 66C86 66 86 40 98 38L98 48C88 50 88 78 72 78"
    "C52 78 54 32 42 32"
    "C30 32 26 98 2 98ZM38 40L44 40L44 96L38 96ZM68 82L74 82L74 96L68 96Z",
}  # fmt: skip
PICTURE_OF: Final = {
    **film_dream.PICTURE_OF,
    **film_haunting.PICTURE_OF,
    **film_wrath.PICTURE_OF,
    **film_sky.PICTURE_OF,
    "north-west-woods": "firs", "cabins": "huts", "north-road": "sign", "camp-gate": "gate",
    "north-forest": "firs", "shed": "cabin", "east-road": "path", "swamp": "reeds", "south-east-exit": "gate",
    "dock": "dock", "lake": "waves", "cliff": "cliff", "meeting-point": "bench", "south-road": "path",
    "firepit": "fire", "lakeside-hut": "cabin", "sports-court": "court", "south-west-exit": "gate",
    "main-gate": "gate", "ticket-row": "booth", "midway": "stalls", "shooting-gallery": "butts",
    "hall-of-mirrors": "mirrors", "carousel": "carousel", "big-tent": "tent", "food-alley": "food",
    "prop-store": "boxes", "ferris-wheel": "wheel", "animal-pens": "pens", "ghost-ride": "train",
    "back-lot": "lot", "service-gate": "gate", "car-park": "car", "coaster-queue": "coaster",
    "clown-car": "clowns", "dodgems": "dodgems", "curiosities": "jars",
}  # fmt: skip


class Space(NamedTuple):
    """What never changes about a space."""

    id: str
    name: str
    place: Place
    water: bool


class SpaceState(NamedTuple):
    """What is special about a space now."""

    exit: bool
    closed: bool
    #: How many cards its item deck has; -1: nobody searches here.
    items: int
    #: With aids: an enemy can get here with its next step.
    reached: bool
    deadly: bool
    #: The hazard that lies here; -1: none.
    hazard: int = -1
    #: A house with victims in it: the heroine cannot simply walk in.
    shut: bool = False
    #: The counter that rises with victims here; -1: none.
    feeds: int = -1


def plan(location: str, spaces: Sequence[tuple[str, Place]]) -> list[Place]:
    """The centres of the spaces of a location, which are given with their ids and hundredths."""
    known = PLANS.get(location, {})
    width, height = MAP[0] - 2 * WIDE - 16, MAP[1] - 2 * HIGH - 24
    return [
        known.get(id, (WIDE + 8 + x * width / 100, HIGH + 10 + y * height / 100)) for id, (x, y) in spaces
    ]


def map_shapes() -> list[Markup]:
    """The shapes that the plan is drawn with."""
    pictures = [shape(f"sight-{name}", path(d)) for name, d in PICTURES.items()]
    return [*pictures, shape("space", path(_SPACE)), shape("space-water", path(_WATER))]


# The ground --------------------------------------------------------------------


class Trails(NamedTuple):
    """The trails between spaces: those that lead both ways, and those that lead from the first end only."""

    both_ways: tuple[tuple[Place, Place], ...]
    one_way: tuple[tuple[Place, Place], ...]


def ground(id: str, location: str, trails: Trails) -> Markup:
    """The night, the water, and the trails between spaces."""
    width, height = MAP
    lines = "".join([f"M{a[0]:g} {a[1]:g}{_bend(a, b)}" for a, b in (*trails.both_ways, *trails.one_way)])
    arrows = "".join([_arrow(a, b) for a, b in trails.one_way])
    return group(
        id,
        f"plan is-{location}",
        tag("rect", width=width, height=height, class_="plan-ground"),
        _BEHIND.get(location),
        tag("path", d=lines, class_="trail-edge"),
        tag("path", d=lines, class_="trail"),
        path(arrows, "trail-arrow") if arrows else None,
    )


def _arrow(a: Place, b: Place) -> str:
    """The arrowhead at the end of a one-way trail."""
    x, y = _edge_towards(b, a)
    far = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    across, down = (b[0] - a[0]) / far, (b[1] - a[1]) / far
    left, top = x - across * 17, y - down * 17
    wings = [(left - down * 8, top + across * 8), (left + down * 8, top - across * 8)]
    return "M" + "L".join([f"{x:.1f} {y:.1f}" for x, y in [(x, y), *wings]]) + "Z"


#: What lies behind the spaces of a location.
_BEHIND: Final[dict[str, Child]] = {
    "camp": join(path(_LAKE, "lake"), tag("path", d=_SHORE, class_="shore")),
    "fair": path(_MIDWAY, "lights"),
    "groves": path(film_wrath.RIVER, "lake"),
    "harbour": join(path(film_sky.SEA, "lake"), tag("path", d=film_sky.WAVES, class_="shore")),
    "lane": path(film_dream.STREETS, "lights"),
    "manor": join(
        path(film_haunting.EARTH, "earth"),
        path(film_haunting.HOUSE, "house"),
        tag("path", d=film_haunting.FLOORS, class_="floors"),
        tag("path", d=film_haunting.LADDER, class_="ladder"),
    ),
}


def _bend(a: Place, b: Place) -> str:
    """The path of a trail, which is never quite straight."""
    (x, y), (left, top) = b, a
    off = 9 if (int(x + top) // 7) % 2 else -9
    far = hypot(x - left, y - top) or 1.0
    middle = ((x + left) / 2 - (y - top) / far * off, (y + top) / 2 + (x - left) / far * off)
    return f"Q{middle[0]:g} {middle[1]:g} {x:g} {y:g}"


def dread(id: str, level: int, most: int) -> Markup:
    """Horror: a dark edge that closes in on the plan."""
    width, height = MAP
    thick = 3 + level * 16 / max(1, most)
    edges = [
        tag("rect", width=width, height=height, stroke_width=round(thick * nth, 1), class_="dread-edge")
        for nth in (1, 2, 3, 4)
    ]
    line = tag("rect", x=3, y=3, width=width - 6, height=height - 6, rx=8, class_="dread-line")
    return group(id, "dread is-red" if level == most else "dread", *edges, line if level == most else None)


def tunnel(id: str, ends: tuple[Place, Place] | None) -> Markup:
    """A passage that only the heroine can use."""
    if ends is None:
        return tag("g", id=id)
    (x, y), (left, top) = ends
    line = tag(
        "path", d=f"M{left:g} {top:g}Q{(x + left) / 2 + 30:g} {(y + top) / 2:g} {x:g} {y:g}", class_="tunnel"
    )
    return group(id, "tunnel-way", line)


# Spaces ------------------------------------------------------------------------


def space(id: str, shown: Space, now: SpaceState, label: str) -> Markup:
    """A space: its picture, its name, and the icons of what can be done there."""
    class_ = "space is-water" if shown.water else "space"
    class_ += " is-reached" if now.reached else ""
    sight = PICTURE_OF.get(shown.id, "path")
    return piece(
        id,
        class_,
        label,
        use("space-water" if shown.water else "space", "space-paper"),
        use(f"sight-{sight}", "sight", at(-23, -21, 46)),
        _name(shown.name),
        _exit(now) if now.exit else None,
        icon("grave", -46, -4, 18, "space-deadly") if now.deadly else None,
        icon("lock", -50, 2, 20, "space-shut") if now.shut else None,
        _hazard() if now.hazard >= 0 else None,
        _sacred() if now.feeds >= 0 else None,
        at=shown.place,
    )


#: The width of the name of a space, the size of its letters, and its lines.
_NAME_BOX: Final = (2 * WIDE - 4, 15.5, 3)


def _name(said: str) -> Markup:
    width, size, lines = _NAME_BOX
    return wrapped(said, 0, -21, size, "space-name", width=width, lines=lines, bold=False)


def _sacred() -> Markup:
    """The mark of a space where victims make a counter rise."""
    return join(
        tag("circle", cx=39, cy=25, r=13, class_="sacred-paper"),
        icon("wrath", 29.5, 15.5, 19, "sacred-sign"),
    )


def _hazard() -> Markup:
    """A warning at the corner, where nobody who stands there covers it."""
    return join(
        tag("circle", cx=38, cy=-32, r=14, class_="hazard-paper"), icon("spikes", 28, -43, 20, "space-hazard")
    )


def _exit(now: SpaceState) -> Markup:
    """A way out, crossed out while it is closed."""
    return join(
        tag("rect", x=29, y=14, width=25, height=25, rx=6, class_="exit-paper"),
        icon("exit", 32, 17, 19, "exit-sign"),
        icon("no", 27, 12, 29, "exit-closed") if now.closed else None,
    )


#: Spaces closer than this leave no room for an arrow on the trail between them.
_CROWDED: Final = 24


def panic_label(here: Place, there: Place, faces: str, one_way: bool) -> Label:
    """The faces that lead from here to there; with an arrow where none can be drawn on the trail."""
    edge, other = _edge_towards(here, there), _edge_towards(there, here)
    hidden = one_way and hypot(other[0] - edge[0], other[1] - edge[1]) < _CROWDED
    return Label(here, there, edge, faces.replace("-", "–") + (" »" if hidden else ""))


def signs_at(shown: Space, exit: bool, deck: bool) -> list[Box]:
    """The parts of a space that nothing may cover: every line of its name, its exit, its item deck."""
    x, y = shown.place
    lines, size = wrap(shown.name, *_NAME_BOX, bold=False)
    found: list[Box] = []
    for nth, said in enumerate(lines):
        half, line = width_of(said, size * PLAIN) / 2, y - 21 + nth * size * 1.12
        found.append((x - half, line - size * 0.75, x + half, line + size * 0.15))
    if exit:
        found.append((x + 29, y + 14, x + 54, y + 39))
    if deck:
        found.append((x + 31, y + 7, x + 58, y + 40))
    return found


def panics(id: str, shown: Sequence[tuple[Label, Place]]) -> Markup:
    """The faces of the die that send a victim from a space along a trail, at its beginning."""
    return group(id, "panics", *[_panic(label, place) for label, place in shown])


def _panic(label: Label, place: Place) -> Markup:
    left, top, *_ = label.box(place)
    wide = round(label.width, 1)
    return join(
        tag("rect", x=round(left, 1), y=round(top, 1), width=wide, height=18, rx=8, class_="panic-paper"),
        lettering(label.faces, round(place[0], 1), round(place[1] + 5.4, 1), 15, "panic-faces"),
    )


def _edge_towards(here: Place, there: Place) -> Place:
    """Where the way to another space leaves this one."""
    across, down = there[0] - here[0], there[1] - here[1]
    scale = min((WIDE - 4) / abs(across) if across else 9.0, (HIGH + 7) / abs(down) if down else 9.0)
    return here[0] + across * scale, here[1] + down * scale


class Deck(NamedTuple):
    """The items of a search space: how many, and the icon of the one that lies open (empty: none)."""

    place: Place
    items: int
    open: str


def deck(id: str, shown: Deck, label: str) -> Markup:
    """A small card at the side of its space."""
    x, y = shown.place
    class_ = "deck" if shown.items else "deck is-gone"
    return piece(
        id,
        class_,
        label,
        tag("rect", x=-4, y=-4, width=36, height=44, class_="reach"),
        tag(
            "g",
            tag(
                "rect", width=27, height=33, rx=5, class_="deck-paper is-open" if shown.open else "deck-paper"
            ),
            lettering(str(shown.items), 13.5, 13.5, 15, "deck-count"),
            icon(shown.open or "search", 5.5, 15, 16, "deck-sign"),
            class_="glow",
        ),
        at=(x + 31, y + 7),
    )


# Who is there ------------------------------------------------------------------


class Crowd(NamedTuple):
    """Ordinary victims in a space."""

    place: Place
    victims: int


#: At most this many are drawn one by one; above that there is a number.
_COUNTED: Final = 5


def crowd(id: str, shown: Crowd, label: str) -> Markup:
    """Little figures in a row, or a number if they are too many to count."""
    if not shown.victims:
        return tag("g", id=id)
    count = min(shown.victims, _COUNTED)
    step = 14.0 if count < 5 else 12.0
    left = -step * (count - 1) / 2 - 9
    drawn = [figure("victim", left + nth * step, 14, 21, "victim") for nth in range(count)]
    many = shown.victims > _COUNTED
    return piece(
        id,
        "crowd",
        label,
        tag("rect", x=-38, y=4, width=76, height=34, rx=8, class_="reach"),
        tag("g", *drawn, class_="glow"),
        tag("rect", x=12, y=20, width=28, height=17, rx=8, class_="count-paper") if many else None,
        lettering(f"×{shown.victims}", 26, 33.5, 15, "count") if many else None,
        at=shown.place,
    )


class Foe(NamedTuple):
    """An enemy's figure at its place: which one, how large, how many."""

    figure: str
    place: Place
    size: float
    number: int = 1
    class_: str = "killer"


def foe(id: str, shown: Foe | None, label: str) -> Markup:
    """A killer or its minions; None: nobody is there."""
    if shown is None:
        return tag("g", id=id)
    size = shown.size
    return piece(
        id,
        f"foe {shown.class_}",
        label,
        tag("rect", width=size, height=size, class_="reach"),
        tag("g", figure(shown.figure, 0, 0, size), class_="glow"),
        _number(shown.number) if shown.number > 1 else None,
        at=shown.place,
    )


def _number(count: int) -> Markup:
    """Above the figure, where no crowd covers it."""
    return join(
        tag("circle", cx=4, cy=2, r=8, class_="foe-count-paper"),
        lettering(str(count), 4, 7, 15, "foe-count"),
    )


def walker(id: str, name: str, place: Place | None, size: float, class_: str) -> Markup:
    """A figure that cannot be chosen, and glides when it moves."""
    if place is None:
        return tag("g", id=id)
    return group(id, class_, tag("g", figure(name, 0, 0, size), class_="glow"), at=place)


def special_victim(id: str, kind: int, place: Place | None, label: str) -> Markup:
    """A special victim; None: not on the map."""
    if place is None:
        return tag("g", id=id)
    return piece(
        id,
        f"guest is-kind-{kind}",
        label,
        tag("rect", x=-3, y=-3, width=30, height=32, rx=6, class_="reach"),
        tag("g", figure(f"victim-{kind}", 0, 0, 24, "guest-figure"), class_="glow"),
        at=place,
    )


def token(id: str, name: str, place: Place | None, label: str) -> Markup:
    """A trap, a lure or a boat; None: not on the plan."""
    if place is None:
        return tag("g", id=id)
    paper = tag("circle", cx=11, cy=11, r=12, class_="token-paper")
    return piece(id, f"plan-token is-{name}", label, paper, icon(name, 3, 3, 16, "token-sign"), at=place)
