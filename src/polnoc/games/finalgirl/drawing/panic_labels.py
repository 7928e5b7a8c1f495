"""Where the numbers of the panic die stand on the map: at the beginning of their trail, over nothing else.

A trail has numbers at both ends. Each is tried at some places along its trail and beside it, in turn, until
no number has a better place: names of spaces, item decks, exits and other numbers are kept free.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot, inf
from typing import Final, NamedTuple

from polnoc.drawing.lettering import width_of
from polnoc.drawing.parts import Place

#: The height of a number with its paper, and its letters.
HIGH: Final = 18
SIZE: Final = 15

#: Left, top, right, bottom.
Box = tuple[float, float, float, float]

#: How far a number may stand from the edge of its space: as the crow flies, along its trail and beside it.
_TRIED: Final = sorted(
    [
        (hypot(along, beside), along, beside)
        for along in (0, 4, 8, 12, 16, 20, 26, 32, -4, -8, -12)
        for beside in (0, 5, -5, 10, -10, 15, -15, 20, -20, 26, -26)
    ]
)
#: What a square unit over another number or a name costs, compared with a unit of distance.
_OVER: Final = 4.0
#: What it costs to stand nearer to the other space than to its own.
_ASTRAY: Final = 60.0
_ROUNDS: Final = 4


class Label(NamedTuple):
    """Faces of the die that lead from one space to another: both centres, and the edge of the first."""

    here: Place
    there: Place
    edge: Place
    faces: str

    @property
    def width(self) -> float:
        """How wide its paper is."""
        return width_of(self.faces, SIZE) + 2

    def box(self, place: Place) -> Box:
        """What it covers around a place."""
        (x, y), half = place, self.width / 2
        return x - half, y - HIGH / 2, x + half, y + HIGH / 2


@lru_cache(100)
def place_labels(labels: tuple[Label, ...], taken: tuple[Box, ...], size: Place) -> tuple[Place, ...]:
    """The centres of labels on a map of this size; `taken` is kept free.

    >>> alone = Label((10, 50), (130, 50), (50, 50), "1-3")
    >>> place_labels((alone,), (), (200, 100))
    ((50.0, 50.0),)
    >>> place_labels((alone,), ((40, 50, 60, 60),), (200, 100)) == ((50.0, 50.0),)
    False
    """
    places = [label.edge for label in labels]
    boxes = [label.box(label.edge) for label in labels]
    for _ in range(_ROUNDS):
        before = list(places)
        for nth, label in enumerate(labels):
            others = [*boxes[:nth], *boxes[nth + 1 :], *taken]
            places[nth] = _best(label, [box for box in others if _is_near(label, box)], size)
            boxes[nth] = label.box(places[nth])
        if places == before:
            break
    return tuple(places)


def _is_near(label: Label, box: Box) -> bool:
    """Whether a label could touch a box."""
    x, y = label.edge
    reach = 50 + label.width
    return box[0] < x + reach and box[2] > x - reach and box[1] < y + reach and box[3] > y - reach


def _best(label: Label, others: Sequence[Box], size: Place) -> Place:
    """The place that costs least; those that are tried later are farther away."""
    (x, y), far = label.edge, _far(label.here, label.there) or 1.0
    across, down = [(there - here) / far for here, there in zip(label.here, label.there, strict=True)]
    best, least = label.edge, inf
    for moved, along, beside in _TRIED:
        if moved >= least:
            break
        place = round(x + across * along - down * beside, 1), round(y + down * along + across * beside, 1)
        cost = moved + _cost(label, place, others, size)
        if cost < least:
            best, least = place, cost
    return best


def _cost(label: Label, place: Place, others: Sequence[Box], size: Place) -> float:
    """The penalty for a place."""
    box = label.box(place)
    cost = sum([overlap(box, other) for other in others]) * _OVER
    outside = max(-box[0], -box[1], box[2] - size[0], box[3] - size[1], 0)
    if _far(place, label.here) > _far(place, label.there):
        cost += _ASTRAY
    return cost + outside * 100


def _far(a: Place, b: Place) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def overlap(a: Box, b: Box) -> float:
    """The area that two boxes share.

    >>> overlap((0, 0, 4, 4), (2, 2, 9, 9)), overlap((0, 0, 4, 4), (5, 0, 9, 4))
    (4, 0)
    """
    wide = min(a[2], b[2]) - max(a[0], b[0])
    high = min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0
