"""Things that lie on any table: cards and their backs, piles, a chest, tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from polnoc.drawing import scenery
from polnoc.drawing.lettering import lettering, width_of
from polnoc.drawing.markup import Child, Markup, join, tag
from polnoc.drawing.shapes import at, ghost, mark, path, shape, use
from polnoc.drawing.wrapping import filled

#: A card, and how far the cards of a pile stick out.
CARD: Final = (76, 100)
BACK: Final = (54, 72)
STEP: Final = 2
#: At most this many cards of a pile are drawn; above that there is a number anyway.
COUNTED: Final = 5
#: At most this many points are drawn one by one.
MOONS: Final = 7

_CARD_EDGE: Final = "M6 1L70 0C74 0 76 3 76 7L75 94C75 98 72 100 68 100L7 99C3 99 0 96 0 93L1 6C1 3 3 1 6 1Z"
_CARD_BAND: Final = "M6 1L70 0C74 0 76 3 76 7L76 25L0 26L1 6C1 3 3 1 6 1Z"
_BACK_EDGE: Final = "M5 1L49 0C52 0 54 2 54 5L53 67C53 70 51 72 48 72L5 71C2 71 0 69 0 66L1 5C1 2 2 1 5 1Z"
_BACK_LINE: Final = "M7 6L47 5L48 66L7 66Z"

#: A sign on a card: a text, or the name of a mark with `@` before it.
Signs = Sequence[str]
Place = tuple[float, float]
#: A place, and optionally the size there in percent.
Spot = Place | tuple[float, float, float]


def nothing(id: str) -> Markup:
    """An empty group that keeps the place of a piece."""
    return tag("g", id=id)


def night_cover(title: str, game: str, moon: tuple[int, int, int], hills: str, *drawn: Child) -> Markup:
    """A picture that stands alone, for a list of games: a moon, hills before it, and what is drawn there."""
    x, y, radius = moon
    return tag(
        "svg",
        tag("title", title),
        tag("rect", width=560, height=420, class_="sky"),
        tag("circle", cx=x, cy=y, r=radius, class_="moon"),
        tag("path", d=hills, class_="hills"),
        *drawn,
        viewBox="0 0 560 420",
        class_=f"cover cover-{game}",
        role="img",
        preserveAspectRatio="xMidYMid slice",
    )


def group(id: str, class_: str, *children: Child, at: Spot | None = None) -> Markup:
    """A piece without words of its own: it is only looked at, or it is there to be chosen."""
    return tag("g", *children, id=id, class_=class_, transform=_moved(at))


def piece(id: str, class_: str, label: str, *children: Child, at: Spot | None = None) -> Markup:
    """A piece that says in words what it is. Whether it can be chosen is not drawn: the page lights it."""
    title = tag("title", label)
    return tag("g", title, *children, id=id, class_=class_, transform=_moved(at), role="img")


def button(
    id: str,
    kind: str,
    place: Spot,
    size: tuple[float, float],
    *face: Child,
    class_: str = "",
    corner: float = 10,
) -> Markup:
    """A button on the board: lit paper of this kind, and what stands on it. It is there only to be chosen."""
    width, height = size
    rounded = min(corner, height / 3)
    paper = tag("rect", width=float(width), height=float(height), rx=rounded, class_=f"{kind}-paper")
    return group(id, f"{kind} {class_}".rstrip(), paper, *face, at=place)


def choosable(lit: Child, plain: Child) -> Child:
    """What stands on a piece: `lit` while it can be chosen, otherwise `plain`; no `lit`: always `plain`."""
    if lit is None:
        return plain
    return join(tag("g", lit, class_="when-may"), tag("g", plain, class_="unless-may") if plain else None)


def _moved(place: Spot | None) -> str | None:
    return at(*place) if place else None


# Cards -------------------------------------------------------------------------


def card_shape(number: int, colour: str, signs: Signs) -> Markup:
    """The face of a card: number, colour and its mark, picture, and what it does in signs."""
    return shape(
        f"card-{number}",
        path(_CARD_EDGE, "card-paper"),
        path(_CARD_BAND, f"band-{colour}"),
        lettering(str(number), 8, 20, 19, "card-number", middle=False),
        mark(colour, 54, 4, 17, "card-mark"),
        ghost(number, 14, 29, 48),
        sign_line(signs, 38, 94, 13, 70),
    )


def back_shape(deck: int) -> Markup:
    """A card face down. Every card of a deck looks like this, wherever it lies."""
    return shape(
        f"back-{deck}",
        path(_BACK_EDGE, "back-paper"),
        path(_BACK_LINE, "back-line"),
        mark(f"deck-{deck}", 14, 22, 26, "back-mark"),
    )


def pile_shapes(deck: int) -> list[Markup]:
    """Piles of a deck with no card, one, two … up to as many as are drawn."""
    backs = [back(deck, nth * STEP, 24 + (COUNTED - 1 - nth) * STEP) for nth in range(COUNTED)]
    nothing = tag("g", empty(*BACK), transform="translate(4 26)")
    return [shape(f"pile-{deck}-{count}", *(backs[:count] or [nothing])) for count in range(COUNTED + 1)]


def token_shapes() -> list[Markup]:
    """Rows of points: moons won, and rings for those still wanted."""
    rows = range(1, MOONS + 1)
    moons = [use("token", "token won", at(nth * 115, 0)) for nth in range(MOONS)]
    rings = [use("token", "token", at(nth * 115, 0)) for nth in range(MOONS)]
    return [
        shape(f"{name}-{count}", *row[:count])
        for name, row in (("moons", moons), ("rings", rings))
        for count in rows
    ]


def chest_shape() -> Markup:
    """A closed chest, 84 wide."""
    return shape(
        "chest",
        path(scenery.CHEST, "chest-wood"),
        tag("path", d=scenery.CHEST_BANDS, class_="chest-band"),
        path(scenery.CHEST_LOCK, "chest-lock"),
    )


def sign_line(signs: Signs, x: float, y: float, size: float, width: float) -> Markup:
    """Signs in a row, around `x`."""
    wide = [size if sign.startswith("@") else width_of(sign, size) for sign in signs]
    gap = size * 0.25
    total = sum(wide) + gap * (len(signs) - 1)
    if total > width:
        return sign_line(signs, x, y, size * width / total * 0.99, width)
    drawn = []
    left = x - total / 2
    for sign, space in zip(signs, wide, strict=True):
        if sign.startswith("@"):
            drawn.append(mark(sign[1:], left, y - size * 0.82, size, "sign"))
        else:
            drawn.append(lettering(sign, left + space / 2, y, size, "sign"))
        left += space + gap
    return join(*drawn)


def face(number: int) -> Markup:
    """A card face up; number 0: the place of a card that is not there."""
    return use(f"card-{number}", "card") if number else empty(*CARD)


def back(deck: int, x: float, y: float, size: float = 100) -> Markup:
    """A card face down."""
    return use(f"back-{deck}", "", at(x, y, size))


def empty(width: float, height: float) -> Markup:
    """The place of a card that is not there."""
    return tag("rect", x=1, y=1, width=float(width - 2), height=float(height - 2), rx=7, class_="empty")


def pile(deck: int, count: int) -> Markup:
    """A pile of backs: up to five can be counted."""
    return use(f"pile-{deck}-{min(count, COUNTED)}")


# Things on the table -----------------------------------------------------------


class Laid(NamedTuple):
    """A thing on the table, 100 high: a card, a pile, a chest."""

    kind: str
    drawn: Markup
    width: float
    #: The words under it.
    said: str
    #: A number above it; -1: none. An eye stands beside it if the viewer knows some of what is in there.
    number: int = -1
    known: bool = False
    #: The words under it instead while it can be chosen.
    may: str = ""


def laid(id: str, thing: Laid, label: str, place: Place) -> Markup:
    """A thing on the table."""
    middle = thing.width / 2
    return piece(
        id,
        thing.kind,
        label,
        tag("rect", x=-4, y=-6, width=float(thing.width + 8), height=132, class_="reach"),
        tag("g", thing.drawn, class_="glow"),
        lettering(str(thing.number), middle, 18, 24, "pile-count") if thing.number >= 0 else None,
        mark("eye", middle + 20, 3, 16, "pile-known") if thing.known else None,
        choosable(
            may_caption(thing.may, middle, 117, thing.width) if thing.may else None,
            lettering(thing.said, middle, 117, 14, "caption", width=thing.width),
        ),
        at=place,
    )


def may_caption(said: str, x: float, y: float, width: float) -> Markup:
    """The words under a thing that say what choosing it does."""
    left = float(x - width / 2)
    paper = tag("rect", x=left, y=float(y - 15), width=float(width), height=21, rx=10, class_="may-tag")
    return join(paper, filled(said, x, y - 4.9, 14.6, "may-word", width=width - 8, height=21, least=14.6))


def chest(width: float) -> Markup:
    """A closed chest that stands on the table."""
    scale = width / 84
    return use("chest", "", at(0, 98 - 62 * scale, scale * 100))


def tokens(won: int, wanted: int, x: float, y: float, size: float, width: float) -> Markup:
    """Points: moons won and moons still wanted, or numbers where there would be too many."""
    most = max(won, wanted)
    if most > MOONS:
        return lettering(f"{won} / {wanted}", x, y + size * 0.85, size, "points", middle=False)
    size = min(size, round(width / most / 1.15, 1))
    return join(
        use(f"moons-{won}", "", at(x, y, size)) if won else None,
        use(f"rings-{most - won}", "", at(x + won * size * 1.15, y, size)) if most > won else None,
    )
