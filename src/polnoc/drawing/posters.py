"""Posters: pictures of what can be chosen before a game.

A picture stands alone: it needs no shapes on the page.
"""

from __future__ import annotations

from typing import Final

from polnoc.drawing.markup import Child, Markup, tag
from polnoc.drawing.shapes import at, path

#: How large the picture of a poster is.
WIDTH, HEIGHT = 120, 120
_HILLS: Final = "M0 92C26 82 52 90 74 85C94 81 110 86 120 83L120 120L0 120Z"
_QUESTION: Final = (
    "M28 34C28 14 42 4 54 5C70 6 80 18 77 33C74 47 59 50 58 64L44 64C43 46 61 42 62 31C63 24 58 19 52 19"
    "C45 19 42 25 42 34ZM43 74L59 73L60 90L44 91Z"
)


def poster_picture(game: str, *drawn: Child) -> Markup:
    """A night with a moon, and what is drawn before it."""
    return tag(
        "svg",
        tag("rect", width=WIDTH, height=HEIGHT, class_="sky"),
        tag("circle", cx=60, cy=50, r=40, class_="moon"),
        tag("path", d=_HILLS, class_="hills"),
        *drawn,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        class_=f"cover cover-{game} poster-picture",
        aria_hidden="true",
        focusable="false",
    )


def unknown_picture(game: str) -> Markup:
    """The picture of a choice that is left to chance."""
    return poster_picture(game, tag("g", path(_QUESTION, "poster-question"), transform=at(14, 12, 92)))
