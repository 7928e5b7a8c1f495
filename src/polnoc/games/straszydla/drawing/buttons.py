"""Buttons that stand on the table: a word, a sign, or both, on lit paper."""

from __future__ import annotations

from typing import NamedTuple

from polnoc.drawing import parts
from polnoc.drawing.lettering import lettering
from polnoc.drawing.markup import Child, Markup, tag
from polnoc.drawing.parts import Spot
from polnoc.drawing.wrapping import filled


class Button(NamedTuple):
    """A button: where it is, and what stands on it."""

    place: Spot
    size: tuple[float, float]
    word: str = ""
    #: Drawn around the middle of the button, or over the word.
    sign: Markup = Markup("")
    class_: str = ""


def button(id: str, shown: Button) -> Markup:
    """A button."""
    return parts.button(id, "push", shown.place, shown.size, _face(shown), class_=shown.class_, corner=12)


def _face(shown: Button) -> Child:
    """The sign in the middle, or above the word if the button has both."""
    width, height = shown.size
    if not shown.word:
        return tag("g", shown.sign, transform=f"translate({width / 2:g} {height / 2:g})")
    if not shown.sign:
        size = min(18.0, height * 0.42)
        return filled(
            shown.word,
            width / 2,
            height / 2,
            size,
            "push-word",
            width=width - 12,
            height=height - 4,
            least=15,
        )
    size = min(17.0, height * 0.3)
    over = tag("g", shown.sign, transform=f"translate({width / 2:g} {(height - size) / 2:g})")
    return over + lettering(shown.word, width / 2, height - size * 0.45, size, "push-word", width=width - 6)
