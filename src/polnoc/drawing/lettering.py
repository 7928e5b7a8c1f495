"""Text that fits its place, whole. SVG does not wrap; readers have different fonts."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from polnoc.drawing.markup import Markup, tag

_NARROW: Final = frozenset("iIjlłtfr.,:;!|'’()[] ")
_WIDE: Final = frozenset("mwMWŻŹĆŁ@%&—…")

#: A text gets no smaller than this part of its size; then its letters become narrower.
SMALLEST: Final = 0.8


def width_of(said: str, size: float) -> float:
    """About how wide a text is, on the safe side: as in the widest common font, bold.

    >>> width_of("Ania", 10) < width_of("Amma", 10) < width_of("Ania", 20)
    True
    """
    return size * sum([_em(letter) for letter in said])


def _em(letter: str) -> float:
    if letter in _NARROW:
        return 0.42
    if letter in _WIDE or ord(letter) > 0x2000:
        return 1.0
    return 0.76 if letter.isupper() else 0.67


def fit(said: str, width: float, size: float) -> tuple[float, float]:
    """The size at which a text fits, down to four fifths; then the width it must be squeezed into, or 0.

    >>> fit("Ania", 100, 16), fit("Ania z Gdańska", 100, 16)
    ((16, 0.0), (12.8, 100))
    """
    needed = width_of(said, size)
    if needed <= width:
        return size, 0.0
    if needed * SMALLEST <= width:
        return size * width / needed * 0.99, 0.0
    return size * SMALLEST, width


def in_two(said: str, width: float, size: float) -> tuple[str, str]:
    """A text that is too long, broken at the space nearest to its middle.

    >>> in_two("Metro", 92, 14), in_two("Niespokojny lasek", 92, 14)
    (('Metro', ''), ('Niespokojny', 'lasek'))
    """
    breaks = [nth for nth, letter in enumerate(said) if letter == " "]
    if not breaks or width_of(said, size) <= width:
        return said, ""
    best = min(breaks, key=lambda nth: abs(nth - len(said) / 2))
    return said[:best], said[best + 1 :]


@lru_cache(10_000)
def lettering(
    said: str, x: float, y: float, size: float, class_: str, *, width: float = 0, middle: bool = True
) -> Markup:
    """A line of text at a place; with a `width` it is made to fit that, and stays whole."""
    squeezed = 0.0
    if width:
        said = " ".join(said.split())
        size, squeezed = fit(said, width, size)
    return line(said, (x, y), size, class_, middle, squeezed)


@lru_cache(10_000)
def line(
    said: str, place: tuple[float, float], size: float, class_: str, middle: bool, squeezed: float
) -> Markup:
    """A line of text, its letters made narrower if it is to be squeezed into a width."""
    return tag(
        "text",
        said,
        x=float(place[0]),
        y=float(place[1]),
        font_size=float(size),
        class_=class_,
        text_anchor="middle" if middle else None,
        textLength=round(squeezed, 1) if squeezed else None,
        lengthAdjust="spacingAndGlyphs" if squeezed else None,
    )
