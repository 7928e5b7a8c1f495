"""A player's resources: cubes of every kind, what is lacking, a pact, and a payment in progress."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

from polnoc.drawing.lettering import lettering
from polnoc.drawing.markup import Child, Markup, join, tag
from polnoc.drawing.parts import Place, choosable, piece
from polnoc.drawing.shapes import mark
from polnoc.games.straszydla.drawing.elements import ALL_ELEMENTS, DREAD, kind
from polnoc.games.straszydla.drawing.icons import sign

SIZE: Final = (292, 132)
COLUMN: Final = 46


class Cubes(NamedTuple):
    """Cubes of one kind: how many, and how many are lacking for the spooks; -1: nobody eats these."""

    kind: int
    number: int
    lacks: int
    #: `give`, `take` or nothing: what choosing them does.
    does: str


class Slot(NamedTuple):
    """One spook that a pact asks for: `have`, `joker` (one of all elements stands in) or `missing`."""

    element: int
    state: str


class Payment(NamedTuple):
    """A payment that has begun: what has been paid, kind by kind, and how much there is to pay."""

    paid: tuple[int, ...]
    price: int


class Eater(NamedTuple):
    """A spook that has not eaten: its element and how much it needs."""

    spook: int
    element: int
    needs: int


class FeedingNeeds(NamedTuple):
    """What is lacking to feed everybody, by element (-1: nobody eats that), and who eats what then."""

    lacks: tuple[int, ...]
    eats: tuple[tuple[int, int], ...]


# What is lacking ---------------------------------------------------------------


def feeding_needs(purse: Sequence[int], hungry: Sequence[Eater]) -> FeedingNeeds:
    """What is lacking; those of all elements eat what leaves the fewest cubes lacking.

    >>> feeding_needs((1, 0, 5, 0, 9), [Eater(7, 0, 3), Eater(1, 4, 3)])
    FeedingNeeds(lacks=(2, -1, 0, -1), eats=((7, 0), (1, 2)))
    """
    wanted = [0, 0, 0, 0]
    for eater in hungry:
        if eater.element != ALL_ELEMENTS:
            wanted[eater.element] += eater.needs
    free = [eater for eater in hungry if eater.element == ALL_ELEMENTS]
    best = min(product(range(4), repeat=len(free)), key=lambda way: _missing(purse, wanted, free, way))
    for eater, element in zip(free, best, strict=True):
        wanted[element] += eater.needs
    lacks = [max(want - purse[element], 0) if want else -1 for element, want in enumerate(wanted)]
    eats = [(eater.spook, eater.element) for eater in hungry if eater.element != ALL_ELEMENTS]
    eats += [(eater.spook, element) for eater, element in zip(free, best, strict=True)]
    return FeedingNeeds(tuple(lacks), tuple(eats))


def _missing(
    purse: Sequence[int], wanted: Sequence[int], free: Sequence[Eater], way: Sequence[int]
) -> tuple[int, int]:
    """How many cubes are lacking if those who eat anything eat this; then, how little is left of it."""
    total = list(wanted)
    for eater, element in zip(free, way, strict=True):
        total[element] += eater.needs
    left = [have - want for have, want in zip(purse, total, strict=False)]
    return sum([max(-rest, 0) for rest in left]), -max([left[element] for element in way], default=0)


def pact_slots(wanted: Sequence[int], have: Sequence[int]) -> tuple[Slot, ...]:
    """What a pact wants of each element, and what there is; `have` ends with those of all elements.

    >>> [slot.state for slot in pact_slots((2, 1, 0, 1), (1, 1, 0, 0, 1))]
    ['have', 'joker', 'have', 'missing']
    """
    slots, jokers = [], have[ALL_ELEMENTS]
    for element, count in enumerate(wanted):
        for nth in range(count):
            state = "have" if nth < have[element] else "joker" if jokers else "missing"
            jokers -= state == "joker"
            slots.append(Slot(element, state))
    return tuple(slots)


# Pieces ------------------------------------------------------------------------


def cubes(id: str, shown: Cubes, label: str, where: Place) -> Markup:
    """A column of the purse."""
    return piece(
        id,
        "purse" if shown.number else "purse is-none",
        label,
        tag("rect", width=COLUMN - 2, height=84, rx=9, class_="purse-paper"),
        kind(shown.kind, 9, 6, 26),
        lettering(str(shown.number), 22, 54, 22, "purse-count"),
        choosable(_does(shown.does) if shown.does else None, _below(shown)),
        at=where,
    )


def _does(does: str) -> Markup:
    """What choosing these cubes does."""
    return sign("minus" if does == "give" else "plus", 14, 63, 16, "purse-does")


def _below(shown: Cubes) -> Child:
    """What is lacking."""
    if shown.lacks > 0:
        return join(
            tag("rect", x=3, y=60, width=38, height=21, rx=8, class_="lack-paper"),
            lettering(f"−{shown.lacks}", 22, 76, 16, "lack-count"),
        )
    return mark("yes", 14, 62, 16, "purse-enough") if shown.lacks == 0 else None


def pact(id: str, shown: tuple[Slot, ...], title: str, label: str, where: Place, size: float = 24) -> Markup:
    """The spooks that a pact asks for: those one has are solid, a missing one is an outline."""
    step = min(size * 1.12, 142 / max(len(shown), 1))
    return piece(
        id,
        "pact",
        label,
        tag("rect", width=144, height=44, rx=9, class_="pact-paper"),
        lettering(title, 8, 15.5, 16, "pact-title", width=132, middle=False),
        *[_slot(slot, 8 + nth * step, 18, size) for nth, slot in enumerate(shown)],
        at=where,
    )


def _slot(slot: Slot, x: float, y: float, size: float) -> Markup:
    return join(
        kind(slot.element, x, y, size, f"slot is-{slot.state}"),
        mark("yes", x + size * 0.42, y + size * 0.4, size * 0.62, "slot-mark")
        if slot.state != "missing"
        else None,
    )


def small_pact(shown: tuple[Slot, ...], x: float, y: float, size: float) -> Markup:
    """A pact that lies open, in one row."""
    return join(*[_slot(slot, x + nth * size * 1.15, y, size) for nth, slot in enumerate(shown)])


def payment(id: str, shown: Payment, label: str, where: Place) -> Markup:
    """What has been paid so far, and what is still to pay."""
    done = [number for number, count in enumerate(shown.paid) for _ in range(count)]
    step = min(26.0, 126 / max(shown.price, 1))
    size = step - 2
    drawn: list[Child] = [
        kind(number, 6 + nth * step, 22 - size / 2, size) for nth, number in enumerate(done)
    ]
    for nth in range(len(done), shown.price):
        drawn.append(tag("circle", cx=6 + nth * step + size / 2, cy=22, r=size / 2 - 1, class_="deal-open"))
    paper = tag("rect", width=138, height=44, rx=9, class_="deal-paper")
    return piece(id, "deal", label, paper, *drawn, at=where)


def dread_cubes(id: str, count: int, label: str, where: Place) -> Markup:
    """Dread cubes: they pay only for what dread buys."""
    return piece(
        id,
        "purse is-dread" + ("" if count else " is-none"),
        label,
        tag("rect", width=54, height=84, rx=9, class_="purse-paper"),
        kind(DREAD, 13, 5, 28),
        lettering(str(count), 27, 55, 22, "purse-count"),
        at=where,
    )


def priced(dread: int, thing: Markup) -> Markup:
    """Something that is paid for with dread: the price, and the thing under it."""
    return join(
        kind(DREAD, -19, -18, 17),
        lettering(str(dread), 8, -4, 15, "push-word"),
        thing,
    )
