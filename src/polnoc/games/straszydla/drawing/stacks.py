"""Stacks whose top card lies open."""

from __future__ import annotations

from typing import NamedTuple

from polnoc.drawing.lettering import lettering
from polnoc.drawing.markup import Markup, join, tag
from polnoc.drawing.parts import Place, choosable, piece


class Stack(NamedTuple):
    """The card on top and its height, how many are below, what it costs, and what choosing it does."""

    card: Markup
    height: float
    rest: int
    price: int = 0
    word: str = ""


def stack(id: str, shown: Stack, label: str, where: Place) -> Markup:
    """A stack."""
    height = shown.height
    return piece(
        id,
        "stack",
        label,
        tag("rect", x=-4, y=-2, width=94, height=height + 26, class_="reach"),
        tag("rect", x=4, y=4, width=86, height=height, rx=8, class_="stack-under") if shown.rest else None,
        tag("g", shown.card, class_="glow"),
        choosable(_offer(shown) if shown.word else None, _below(shown)),
        at=where,
    )


def _offer(shown: Stack) -> Markup:
    return join(
        tag("rect", x=0, y=shown.height + 3, width=86, height=20, rx=10, class_="may-tag"),
        lettering(shown.word, 43, shown.height + 17.5, 14, "may-word", width=82),
    )


def _below(shown: Stack) -> Markup:
    """How many more there are; at the right, the price."""
    count = lettering(f"+{shown.rest}", 4, shown.height + 18, 15, "caption", middle=False)
    if not shown.price:
        return count
    return join(
        count,
        tag("rect", x=52, y=shown.height + 4, width=34, height=19, rx=7, class_="price-paper"),
        lettering(str(shown.price), 69, shown.height + 18.5, 15, "price"),
    )
