"""A card by itself, as it is shown large over the board for a moment after it was turned over."""

from __future__ import annotations

from polnoc.drawing.markup import Markup, tag


def turned_card(game: str, size: tuple[int, int], drawn: Markup, said: str = "") -> Markup:
    """A card that is drawn at `size`, with its words below unless they are on the card."""
    width, height = size
    picture = tag("svg", drawn, class_="sheet sheet-card", viewBox=f"0 0 {width} {height}")
    return tag("div", picture, tag("p", said) if said else None, class_=f"shown-card {game}")
