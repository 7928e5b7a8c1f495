"""Imps: a head with horns in the colour of its element, and what it does as a sign."""

from __future__ import annotations

from typing import Final, NamedTuple

from polnoc.drawing.lettering import lettering
from polnoc.drawing.markup import Markup, join, tag
from polnoc.drawing.parts import Place, choosable, empty, piece
from polnoc.drawing.shapes import at, path, shape, use
from polnoc.drawing.wrapping import wrapped
from polnoc.games.straszydla.drawing.elements import KINDS, kind
from polnoc.games.straszydla.drawing.icons import sign

CARD: Final = (86, 64)
_EDGE: Final = "M6 0L81 1C84 1 86 3 86 6L85 59C85 62 83 64 80 64L6 63C3 63 0 61 0 58L1 5C1 2 3 0 6 0Z"


class Imp(NamedTuple):
    """A kind of imp: its element, what it does, and how much of it (0: there is no number)."""

    element: int
    trick: str
    much: int


def imp_shapes() -> list[Markup]:
    return [shape("imp-card", path(_EDGE, "imp-paper"))]


def imp_sign(shown: Imp, x: float, y: float, size: float) -> Markup:
    """An imp where there is little room: its head, and what it does."""
    return join(
        sign("imp", x, y, size, f"imp-head is-{KINDS[shown.element]}"),
        sign(shown.trick, x + size * 1.02, y + size * 0.1, size * 0.8, "imp-trick"),
    )


def imp_card(shown: Imp | None, name: str) -> Markup:
    """A card: what the imp does is the largest thing on it."""
    if shown is None:
        return empty(*CARD)
    count = f"+{shown.much}" if shown.much and shown.trick in ("more-steps", "take-energy") else ""
    return tag(
        "g",
        use("imp-card"),
        sign("imp", 5, 4, 26, f"imp-head is-{KINDS[shown.element]}"),
        kind(shown.element, 5, 32, 12),
        sign(shown.trick, 40, 6, 36, "imp-trick"),
        lettering(count, 70, 44, 15, "imp-count", width=28) if count else None,
        wrapped(name, 43, 58, 14.6, "imp-name", width=78, lines=1, least=14.6),
    )


class Held(NamedTuple):
    """An imp in front of somebody: its card, how many, what choosing it does, and how wide it may be."""

    card: Markup
    number: int
    word: str
    width: float


def held_imp(id: str, shown: Held, label: str, where: Place) -> Markup:
    """An imp that one has."""
    size = min(shown.width / CARD[0], 1.0) * 100
    width, low = CARD[0] * size / 100, CARD[1] * size / 100
    return piece(
        id,
        "imp",
        label,
        tag("rect", width=width, height=84, class_="reach"),
        tag("g", tag("g", shown.card, transform=at(0, 0, size)), class_="glow"),
        lettering(f"×{shown.number}", width - 14, 18, 14, "imp-count") if shown.number > 1 else None,
        choosable(_word(shown.word, width, low) if shown.word else None, None),
        at=where,
    )


def _word(word: str, width: float, top: float) -> Markup:
    return join(
        tag("rect", x=2, y=top, width=width - 4, height=20, rx=10, class_="may-tag"),
        lettering(word, width / 2, top + 14.5, 14.6, "may-word", width=width - 8),
    )
