"""Buttons on a sheet: words, an icon, or both, on lit paper."""

from __future__ import annotations

from typing import NamedTuple

from polnoc.drawing import parts
from polnoc.drawing.lettering import width_of
from polnoc.drawing.markup import Markup, tag
from polnoc.drawing.parts import Place
from polnoc.drawing.wrapping import filled, wrapped
from polnoc.games.finalgirl.drawing.icons import icon


class Button(NamedTuple):
    """A button: where it is, and what stands on it."""

    place: Place
    size: tuple[float, float]
    word: str = ""
    sign: str = ""
    class_: str = ""


def button(id: str, shown: Button) -> Markup:
    """A button."""
    return parts.button(id, "lever", shown.place, shown.size, *_face(shown), class_=shown.class_)


def _face(shown: Button) -> list[Markup]:
    """The icon alone; above the word on a tall button; before it on a flat one."""
    width, height = shown.size
    if not shown.word:
        size = min(width, height) * 0.6
        return [icon(shown.sign, width / 2 - size / 2, height / 2 - size / 2, size, "lever-sign")]
    size = min(15.5, height * (0.4 if height > 30 else 0.61))
    if not shown.sign:
        return [
            filled(shown.word, width / 2, height / 2, size, "lever-word", width=width - 12, height=height - 6)
        ]
    if height > 54:
        sign = min(26.0, height * 0.4)
        return [
            icon(shown.sign, width / 2 - sign / 2, height * 0.12, sign, "lever-sign"),
            wrapped(shown.word, width / 2, height - 8, 15.2, "lever-word", width=width - 8, above=True),
        ]
    sign = min(20.0, height - 8)
    left = round(max(8.0, (width - sign - 6 - width_of(shown.word, size)) / 2), 1)
    line, lines = height / 2 + size * 0.36, 2 if height >= 36 else 1
    return [
        icon(shown.sign, left, height / 2 - sign / 2, sign, "lever-sign"),
        wrapped(
            shown.word, left + sign + 5, line, size, "lever-word", width=width - sign - 20, lines=lines,
            middle=False, centred=True,
        ),
    ]  # fmt: skip


def link(id: str, href: str, said: str, sign: str, place: Place, size: tuple[float, float]) -> Markup:
    """A button that leads to another part of the page."""
    width, height = size
    shown = Button(place, size, said, sign)
    inside = tag(
        "a",
        tag("rect", width=float(width), height=float(height), rx=10, class_="link-paper"),
        *_face(shown),
        href=href,
        class_="link",
    )
    return tag("g", inside, id=id, transform=f"translate({place[0]:g} {place[1]:g})")
