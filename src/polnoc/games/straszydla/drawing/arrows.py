"""A way through the city in chalk: what somebody plans, and where the next step may lead."""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import Final, NamedTuple

from polnoc.drawing.markup import Markup, join, tag
from polnoc.drawing.parts import Place, group, piece
from polnoc.drawing.shapes import use

#: How far before the middle of a district an arrow begins and ends.
SHORT: Final = 22
#: An arrow head that points to the right, its tip at 0, 0.
HEAD: Final = "M0 0L-24 -14L-17 1L-23 15Z"


class Way(NamedTuple):
    """Middles of districts, and for each whether one jumps there."""

    stops: tuple[Place, ...]
    jumps: tuple[bool, ...]


class Step(NamedTuple):
    """A step that is offered: the corner of the district there, and how its middle lies from here."""

    place: Place
    towards: Place
    #: Draw it small: something else can be chosen in that district too.
    small: bool = False


def _between(start: Place, end: Place, jump: bool) -> Markup:
    """One arrow of a way; a jump goes through the air."""
    across, down = end[0] - start[0], end[1] - start[1]
    far = hypot(across, down) or 1.0
    right, low = across / far, down / far
    first = (start[0] + right * SHORT, start[1] + low * SHORT)
    last = (end[0] - right * (SHORT - 10), end[1] - low * (SHORT - 10))
    neck = (last[0] - right * 17, last[1] - low * 17)
    bend = far * 0.22 if jump else 4.0
    middle = ((first[0] + neck[0]) / 2 - low * bend, (first[1] + neck[1]) / 2 + right * bend)
    line = f"M{first[0]:.0f} {first[1]:.0f}Q{middle[0]:.0f} {middle[1]:.0f} {neck[0]:.0f} {neck[1]:.0f}"
    return join(
        tag("path", d=line, class_="chalk-edge"),
        tag("path", d=line, class_="chalk-jump" if jump else "chalk-line"),
        _head(last, atan2(last[1] - middle[1], last[0] - middle[0])),
    )


def _head(tip: Place, angle: float) -> Markup:
    """The head of an arrow, turned."""
    turned = f"translate({tip[0]:.0f} {tip[1]:.0f}) rotate({degrees(angle):.0f})"
    return tag("path", d=HEAD, class_="chalk-head", transform=turned)


def plan(id: str, way: Way) -> Markup:
    """A plan as arrows; for everybody but its owner this piece is empty."""
    ends = zip(way.stops, way.stops[1:], way.jumps[1:], strict=False)
    return tag("g", *[_between(start, end, jump) for start, end, jump in ends], id=id, class_="plan")


def step(id: str, shown: Step, size: float) -> Markup:
    """A district that the next step may lead to: it is lit, and an arrow leads into it."""
    across, down = shown.towards
    long = max(abs(across), abs(down))
    tip = (size / 2 - across / long * size * 0.3, size / 2 - down / long * size * 0.3)
    if shown.small:
        reach = join(*[_ring(tip, size * 0.3, class_) for class_ in ("frame-fill", "frame-light")])
    else:
        reach = use("frame")
    arrow = tag("g", _head(tip, atan2(down, across)), class_="step-arrow")
    return group(id, "step", reach, arrow, at=shown.place)


def _ring(middle: Place, radius: float, class_: str) -> Markup:
    return tag("circle", cx=middle[0], cy=middle[1], r=radius, class_=class_)


def arrows_left(id: str, left: int, most: int, label: str, where: Place) -> Markup:
    """The arrows still to be planned, and those already used, dimmed."""
    drawn = [
        tag(
            "path",
            d=HEAD,
            class_="arrow-left" if nth < left else "arrow-left is-laid",
            transform=f"translate({19 + nth * 22} 59) scale(.62)",
        )
        for nth in range(max(left, most))
    ]
    return piece(id, "supply", label, *drawn, at=where)
