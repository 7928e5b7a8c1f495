"""Text on a few lines, in the largest size at which all of it fits."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from polnoc.drawing.lettering import lettering, shorten, width_of
from polnoc.drawing.markup import Markup, join

#: Text gets no smaller than this part of its size; what does not fit then is shortened.
SMALLEST = 0.62
#: So many words at most are broken in every possible way; more of them line by line.
_FEW = 7


@lru_cache(10_000)
def wrap(said: str, width: float, size: float, lines: int = 2) -> tuple[tuple[str, ...], float]:
    """The lines of a text, and their size.

    >>> wrap("Dock", 90, 13)
    (('Dock',), 13)
    >>> wrap("North-West Woods", 90, 13)[0]
    ('North-West', 'Woods')
    """
    words = [word for word in re.split(r"(?<=-)|\s+", " ".join(said.split())) if word]
    if not words:
        return ("",), size
    best = (" ".join(words),)
    for count in range(1, lines + 1):
        best = _broken(words, count, width, size)
        if _widest(best, size) <= width:
            return best, size
    smaller = max(size * SMALLEST, size * width / _widest(best, size) * 0.99)
    return tuple([shorten(line, width, smaller) for line in best]), smaller


def _widest(lines: Sequence[str], size: float) -> float:
    return max([width_of(line, size) for line in lines])


def _glue(words: Sequence[str]) -> str:
    """Words on one line; nothing stands between a hyphen and what follows it."""
    said = "".join([word if word.endswith("-") and len(word) > 1 else f"{word} " for word in words])
    return said.rstrip()


def _broken(words: list[str], count: int, width: float, size: float) -> tuple[str, ...]:
    """The words on `count` lines at most, so that the longest line is as short as can be."""
    if len(words) > _FEW:
        return _filled(words, count, width, size)
    ways = []
    for breaks in combinations(range(1, len(words)), min(count, len(words)) - 1):
        ends = [0, *breaks, len(words)]
        ways.append(tuple([_glue(words[a:b]) for a, b in zip(ends, ends[1:], strict=False)]))
    return min(ways, key=lambda way: _widest(way, size))


def _filled(words: list[str], count: int, width: float, size: float) -> tuple[str, ...]:
    """Line by line, as many words as fit; lines get wider until all of it fits."""
    while True:
        lines: list[list[str]] = [[]]
        for word in words:
            if lines[-1] and width_of(_glue([*lines[-1], word]), size) > width:
                lines.append([])
            lines[-1].append(word)
        if len(lines) <= count:
            return tuple([_glue(line) for line in lines])
        width *= 1.06


def wrapped(
    said: str,
    x: float,
    y: float,
    size: float,
    class_: str,
    *,
    width: float,
    lines: int = 2,
    middle: bool = True,
    above: bool = False,
    centred: bool = False,
) -> Markup:
    """A text on lines below each other, the first on the line `y`.

    `above`: the last one is on `y`. `centred`: they stand around it.
    """
    broken, size = wrap(said, width, size, lines)
    step = size * 1.12
    if above:
        y -= step * (len(broken) - 1)
    elif centred:
        y -= step * (len(broken) - 1) / 2
    return join(
        *[
            lettering(line, x, round(y + nth * step, 2), round(size, 2), class_, middle=middle)
            for nth, line in enumerate(broken)
        ]
    )


@lru_cache(10_000)
def fill(said: str, width: float, height: float, size: float) -> tuple[tuple[str, ...], float]:
    """The lines of a text in a box, and the largest size at which all of it is there.

    >>> fill("Dock", 90, 40, 13)
    (('Dock',), 13)
    >>> len(fill("Victims follow you even to the killer", 90, 40, 13)[0])
    3
    """
    best = wrap(said, width, size, 1)
    whole = False
    for count in range(1, 13):
        lines, fitting = wrap(said, width, size, count)
        fitting = min(fitting, height / (1.14 * len(lines)))
        cut = any([line.endswith("…") for line in lines])
        if not cut and (not whole or fitting > best[1]):
            best, whole = (lines, fitting), True
    return best


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
) -> Markup:
    """A text in a box: from `x`, or around it, and around the height `y`."""
    lines, size = fill(said, width, height, size)
    step = size * 1.14
    top = y - step * (len(lines) - 1) / 2 + size * 0.35
    return join(
        *[
            lettering(line, x, round(top + nth * step, 2), round(size, 2), class_, middle=middle)
            for nth, line in enumerate(lines)
        ]
    )
