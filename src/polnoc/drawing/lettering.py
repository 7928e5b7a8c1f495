"""Text that fits its place. SVG does not wrap or shorten; readers have different fonts."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from polnoc.drawing.markup import Markup, tag

_NARROW: Final = frozenset("iIjlłtfr.,:;!|'’()[] ")
_WIDE: Final = frozenset("mwMWŻŹĆŁ@%&—…")


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


def shorten(said: str, width: float, size: float) -> str:
    """The text, or as much of it as fits with an ellipsis.

    >>> shorten("Ania", 100, 16), shorten("Konstantynopolitańczykowianeczka", 100, 16)
    ('Ania', 'Konstant…')
    """
    said = " ".join(said.split())
    if width_of(said, size) <= width:
        return said
    kept = said
    while kept and width_of(kept + "…", size) > width:
        kept = kept[:-1]
    return kept.rstrip() + "…"


def fit(said: str, width: float, size: float) -> tuple[str, float]:
    """The text and its size so that it fits: first smaller, down to four fifths, then shortened.

    >>> fit("Ania", 100, 16), fit("Ania z Gdańska", 100, 16)
    (('Ania', 16), ('Ania z Gdań…', 12.8))
    """
    needed = width_of(said, size)
    smaller = max(size * 0.8, size * width / needed * 0.99) if needed > width else size
    return shorten(said, width, smaller), smaller


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
    """A line of text at a place; with a `width` it is made to fit that."""
    if width:
        said, size = fit(said, width, size)
    anchor = "middle" if middle else None
    return tag("text", said, x=float(x), y=float(y), font_size=float(size), class_=class_, text_anchor=anchor)
