"""The help card: what frightening pays, what dread and the bank give. It never changes."""

from __future__ import annotations

from typing import Final, NamedTuple

from polnoc.drawing.lettering import lettering
from polnoc.drawing.markup import Markup, join, tag
from polnoc.drawing.parts import piece
from polnoc.games.straszydla.drawing.elements import ANY, DREAD, kind, row_of
from polnoc.games.straszydla.drawing.icons import sign

SIZE: Final = (360, 92)


class Help(NamedTuple):
    """Cubes for a difference of 0, 1, 2, …; the prices of dread; the rate of the bank."""

    fright: tuple[int, ...]
    reroll: int
    cube: int
    imp: int
    feed: int
    rate: int


def help_card(id: str, shown: Help, label: str) -> Markup:
    """Everything in icons; `label` says it in words."""
    offers = (
        (shown.reroll, sign("roll", 0, 0, 20, "help-sign")),
        (shown.cube, kind(ANY, 0, 0, 20)),
        (shown.imp, sign("imp", 0, 0, 20, "help-sign")),
        (shown.feed, sign("dish", 0, 2, 20, "help-sign")),
    )
    return piece(
        id,
        "help",
        label,
        tag("rect", x=2, y=2, width=SIZE[0] - 4, height=SIZE[1] - 4, rx=10, class_="player-panel-paper"),
        sign("fright", 12, 10, 22, "help-sign"),
        *[_prize(off, count) for off, count in enumerate(shown.fright[:4])],
        sign("scales", 236, 9, 24, "help-sign"),
        lettering(f"{shown.rate} →", 290, 28, 17, "help-word"),
        kind(ANY, 316, 12, 20),
        *[_offer(nth, *offer) for nth, offer in enumerate(offers)],
    )


def _prize(off: int, count: int) -> Markup:
    left = 42 + off * 58
    return join(
        lettering(f"±{off}" if off else "=", left + 8, 28, 16, "help-dim"),
        row_of(ANY, count, left + 34, 16, 11, 34),
    )


def _offer(nth: int, price: int, thing: Markup) -> Markup:
    return tag(
        "g",
        kind(DREAD, 0, 0, 20),
        lettering(f"{price} →", 38, 17, 16, "help-word"),
        tag("g", thing, transform="translate(57 0)"),
        transform=f"translate({12 + nth * 87} 56)",
    )
