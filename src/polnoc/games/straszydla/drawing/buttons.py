"""Buttons that stand on the table: a word, a sign, or both, on lit paper."""

from __future__ import annotations

from typing import NamedTuple

from polnoc.drawing.lettering import lettering
from polnoc.drawing.markup import Child, Markup, tag
from polnoc.drawing.parts import Spot, nothing, piece


class Button(NamedTuple):
    """A button: what it does, and what stands on it."""

    action: str
    label: str
    place: Spot
    size: tuple[float, float]
    word: str = ""
    #: Drawn around the middle of the button, or over the word.
    sign: Markup = Markup("")
    class_: str = ""


def button(id: str, shown: Button | None) -> Markup:
    """A button; None: it is not there."""
    if shown is None:
        return nothing(id)
    width, height = shown.size
    return piece(
        id,
        f"push {shown.class_}".rstrip(),
        shown.action,
        shown.label,
        tag("rect", width=float(width), height=float(height), rx=min(12.0, height / 3), class_="push-paper"),
        _face(shown),
        at=shown.place,
    )


def _face(shown: Button) -> Child:
    """The sign in the middle, or above the word if the button has both."""
    width, height = shown.size
    if not shown.word:
        return tag("g", shown.sign, transform=f"translate({width / 2:g} {height / 2:g})")
    if not shown.sign:
        size = min(18.0, height * 0.42)
        return lettering(shown.word, width / 2, height / 2 + size * 0.36, size, "push-word", width=width - 12)
    size = min(14.0, height * 0.28)
    over = tag("g", shown.sign, transform=f"translate({width / 2:g} {(height - size) / 2:g})")
    return over + lettering(shown.word, width / 2, height - size * 0.45, size, "push-word", width=width - 6)
