"""Text on a few lines, in the largest size at which all of it fits."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from polnoc.drawing.lettering import line, width_of
from polnoc.drawing.markup import Markup, join

#: Text on a given number of lines gets no smaller than this; then its letters become narrower. On the
#: smallest laptop (1366 by 768) panels are drawn at 0.795 of their size: these are letters of 12 px there.
LEAST: Final = 15.2
#: How wide plain text is, compared with bold.
PLAIN: Final = 0.84
#: The precision of the search for the best width, in ems.
_NEAR: Final = 0.1


@lru_cache(10_000)
def split(said: str, count: int) -> tuple[tuple[str, ...], float]:
    """A text on `count` lines at most, so that the longest is as short as can be; and its width in ems.

    >>> split("North-West Woods", 2)[0], split("Dock", 2)[0]
    (('North-West', 'Woods'), ('Dock',))
    """
    words = [word for word in re.split(r"(?<=\w-)|\s+", " ".join(said.split())) if word]
    widths = [width_of(word if word.endswith("-") else f"{word} ", 1) for word in words]
    low, high = max(widths, default=0.0), sum(widths)
    best = _greedy(words, widths, high)
    if len(_greedy(words, widths, low)) <= count:
        best = _greedy(words, widths, low)
        high = low
    while high - low > _NEAR:
        middle = (low + high) / 2
        lines = _greedy(words, widths, middle)
        if len(lines) <= count:
            best, high = lines, middle
        else:
            low = middle
    return tuple(best), max([width_of(line, 1) for line in best])


def _greedy(words: Sequence[str], widths: Sequence[float], most: float) -> list[str]:
    """Line by line, as many words as fit."""
    lines, line, wide = [], "", 0.0
    for word, width in zip(words, widths, strict=True):
        if line and wide + width > most:
            lines.append(line.rstrip())
            line, wide = "", 0.0
        line += word if word.endswith("-") else f"{word} "
        wide += width
    return [*lines, line.rstrip()]


def wrap(
    said: str, width: float, size: float, lines: int = 2, least: float = LEAST, bold: bool = True
) -> tuple[tuple[str, ...], float]:
    """The lines of a text, and their size, which is no smaller than `least` unless it already was.

    >>> wrap("Dock", 90, 13)
    (('Dock',), 13)
    >>> wrap("North-West Woods", 90, 13)[0]
    ('North-West', 'Woods')
    """
    for count in range(1, lines + 1):
        broken, ems = split(said, count)
        ems *= 1.0 if bold else PLAIN
        if ems * size <= width:
            return broken, size
    return broken, max(min(size, least), width / ems * 0.99)


def _below(
    lines: Sequence[str],
    place: tuple[float, float],
    step: float,
    size: float,
    class_: str,
    middle: bool,
    width: float,
    weight: float = 1.0,
) -> Markup:
    """Lines below each other, the first at a place, none wider than `width`."""
    (x, y), size = place, round(size, 2)
    drawn = []
    for nth, said in enumerate(lines):
        squeezed = width if width_of(said, size * weight) > width * 1.01 else 0.0
        drawn.append(line(said, (x, round(y + nth * step, 2)), size, class_, middle, squeezed))
    return join(*drawn)


def wrapped(
    said: str,
    x: float,
    y: float,
    size: float,
    class_: str,
    *,
    width: float,
    lines: int = 2,
    least: float = LEAST,
    middle: bool = True,
    above: bool = False,
    centred: bool = False,
    bold: bool = True,
) -> Markup:
    """A text on lines below each other, the first on the line `y`.

    `above`: the last one is on `y`. `centred`: they stand around it.
    """
    broken, size = wrap(said, width, size, lines, least, bold)
    step = size * 1.12
    if above:
        y -= step * (len(broken) - 1)
    elif centred:
        y -= step * (len(broken) - 1) / 2
    return _below(broken, (x, y), step, size, class_, middle, width, 1.0 if bold else PLAIN)


def fill(
    said: str, width: float, height: float, size: float, bold: bool = True
) -> tuple[tuple[str, ...], float]:
    """The lines of a text in a box, and the largest size at which all of it is there.

    >>> fill("Dock", 90, 40, 13)
    (('Dock',), 13)
    >>> len(fill("Victims follow you even to the killer", 90, 40, 13)[0])
    3
    """
    best, largest = split(said, 1)[0], 0.0
    weight = 1.0 if bold else PLAIN
    for count in range(1, 13):
        lines, ems = split(said, count)
        fitting = min(size, width / (ems * weight) * 0.99 if ems else size, height / (1.14 * len(lines)))
        if fitting > largest:
            best, largest = lines, fitting
    return best, largest


def filled(
    said: str,
    x: float,
    y: float,
    size: float,
    class_: str,
    *,
    width: float,
    height: float,
    middle: bool = True,
    bold: bool = True,
    least: float = 0,
    narrow: float = 1,
) -> Markup:
    """A text in a box: from `x`, or around it, and around the height `y`.

    Its letters get narrower rather than smaller than `least`; they may be narrowed to `narrow` in any case.
    """
    lines, size = fill(said, width / narrow, height, size, bold)
    size = max(size, min(least, height / (1.14 * len(lines))))
    step = size * 1.14
    top = y - step * (len(lines) - 1) / 2 + size * 0.35
    return _below(lines, (x, top), step, size, class_, middle, width, 1.0 if bold else PLAIN)


#: The letters of a long text become narrower by this part before they become smaller.
_CLOSE: Final = 0.76


def closely(
    said: str, x: float, y: float, class_: str, *, width: float, height: float, middle: bool = True
) -> Markup:
    """A plain text in a box, as small as can be read; the letters of a long one are narrower."""
    fits = fill(said, width, height, LEAST, bold=False)[1] == LEAST
    narrow = 1 if fits else _CLOSE
    return filled(
        said, x, y, LEAST, class_, width=width, height=height, middle=middle, bold=False, narrow=narrow
    )


#: A name gets no smaller than this part of its size; then it stands on two lines, broken anywhere.
NAME_SMALLEST: Final = 0.8
#: On two lines it gets no smaller than this part; then its letters become narrower.
NAME_LEAST: Final = 0.78


def name_lines(
    said: str, width: float, size: float, two: float = NAME_SMALLEST
) -> tuple[tuple[str, ...], float]:
    """A name, whole: smaller, then on two lines (of `two` parts of its size), then smaller still.

    >>> name_lines("Ania", 100, 16), name_lines("Ania z Gdańska", 100, 16)
    ((('Ania',), 16), (('Ania z', 'Gdańska'), 12.8))
    >>> name_lines("Konstantynopolitańczyk", 100, 16)[0]
    ('Konstantynop-', 'olitańczyk')
    """
    said = " ".join(said.split())
    one = width_of(said, 1)
    if one * size * NAME_SMALLEST <= width:
        return (said,), min(size, round(width / one * 0.995, 2)) if one else size
    lines = split(said, 2)[0]
    if max([len(line) for line in lines]) > 0.7 * len(said):
        half = -(-len(said) // 2) + 1
        lines = (f"{said[:half]}-", said[half:])
    ems = max([width_of(line, 1) for line in lines])
    fitting = max(round(size * NAME_LEAST, 2), min(round(size * two, 2), round(width / ems * 0.995, 2)))
    return lines, fitting


def name(
    said: str,
    x: float,
    y: float,
    size: float,
    class_: str,
    *,
    width: float,
    middle: bool = False,
    two: float = NAME_SMALLEST,
) -> Markup:
    """A name on one line or two around the height `y`, never cut."""
    lines, size = name_lines(said, width, size, two)
    step = size * 1.05
    top = y - step * (len(lines) - 1) / 2 + size * 0.35
    return _below(lines, (x, top), step, size, class_, middle, width)
