"""A player as seen by others: a door, what is possible behind it, and the answers given there."""

from __future__ import annotations

from typing import Final, NamedTuple

from polnoc.drawing import scenery
from polnoc.drawing.lettering import lettering, line
from polnoc.drawing.markup import Child, Markup, join, tag
from polnoc.drawing.parts import back, group
from polnoc.drawing.shapes import at, emblem, ghost, mark, path, shape, use
from polnoc.drawing.wrapping import name, wrapped
from polnoc.games.duchy.drawing.house import FLOOR, in_the_attic

SIZE: Final = (300, 190)
#: Where the doorway is on its plate.
DOORWAY: Final = "translate(14 9)"
#: Show at most this many answers beside a door; older ones are only counted.
ANSWERS: Final = 5
ROW: Final = 27


#: The states of an open door.
OPEN: Final = ("found", "open")


class Answer(NamedTuple):
    """What was asked, and what was said: `yes`, `no` or `silent`."""

    asked: str
    said: str


class Door(NamedTuple):
    """What a door shows."""

    seat: int
    deck: int
    active: bool
    #: `empty`: nobody hides yet; `closed`; `found`: open, its owner was found; `open`: the round is over.
    state: str
    shield: bool
    #: Whether its owner holds a card.
    holds: bool
    #: The number behind an open door if it is public, else 0.
    number: int
    #: How many older answers are no longer shown beside it.
    earlier: int


class Panes(NamedTuple):
    """The panes of a closed door: how many, which are possible (as a set), which one is certain (or 0)."""

    panes: int
    possible: int
    sure: int


# Shapes ------------------------------------------------------------------------


def door_shapes(panes: int) -> list[Markup]:
    """Doors by their state, every pane in both its states, the paper of an answer."""
    lines = tag("path", d=scenery.LEAF_LINES, class_="leaf-line")
    knob = tag("circle", cx=90, cy=104, r=5, class_="knob")
    doorway, step = path(scenery.DOORWAY, "doorway"), path(scenery.STEP, "step")
    leaf, numbers = path(scenery.LEAF, "leaf"), range(1, panes + 1)
    return [
        shape("door-empty", doorway, path(scenery.LEAF, "door-dark"), step),
        shape("door-closed", doorway, leaf, lines, knob, step),
        shape("door-found", doorway, path(scenery.LEAF, "door-light"), path(scenery.OPEN_LEAF, "leaf"), step),
        shape("panes", leaf, *[_pane(number) for number in numbers], step),
        *[shape(f"pane-{number}", _pane(number)) for number in numbers],
        shape("door-edge", _edge("door-edge")),
        shape("shield", mark("shield", 0, 0, 40, "shield-mark"), mark("no", 11, 11, 18, "shield-sign")),
        shape("answer", tag("rect", width=156, height=24, rx=6, class_="answer-paper")),
    ]


def _edge(class_: str) -> Markup:
    return tag("rect", x=2, y=2, width=SIZE[0] - 4, height=SIZE[1] - 4, rx=10, class_=class_)


def _pane(number: int) -> Markup:
    column, floor = (number - 1) % FLOOR, (number - 1) // FLOOR
    x, y, width, height = 14.5 + column * 21.5, 122.0 - floor * 29, 19.0, 26.0
    if in_the_attic(number):
        x, y, width, height = 43.0, 22.0, 26.0, 34.0
    return join(
        tag("rect", x=x, y=y, width=width, height=height, rx=3, class_="pane-glass"),
        # Two digits would fill their pane; a fixed width leaves an edge of glass in any font.
        line(str(number), (x + width / 2, y + height / 2 + 5.5), 15, "pane-number", True, 16 * (number > 9)),
    )


# Pieces ------------------------------------------------------------------------


def door(id: str, shown: Door, said: str, word: str) -> Markup:
    """A door on its plate, with its owner's name; `word` is written on an open door."""
    is_open = shown.state in OPEN
    return group(
        id,
        f"door is-{shown.state}",
        _edge("door-paper"),
        use("door-found" if is_open else f"door-{shown.state}", "opens" if is_open else "", DOORWAY),
        _behind(shown, word) if is_open else None,
        lettering("…", 70, 117, 44, "door-waiting") if shown.state == "empty" else None,
        emblem(shown.seat, 136, *((3, 24) if shown.earlier else (10, 30))),
        name(said, 172, 26, 19, "door-name", width=122),
        lettering(f"+{shown.earlier}", 148, 42, 15, "caption") if shown.earlier else None,
    )


def _behind(shown: Door, word: str) -> Markup:
    """What an open door shows."""
    inside: Child = lettering("!", 78, 129, 60, "found-number")
    if shown.number:
        number = lettering(str(shown.number), 79, 145, 24, "found-number")
        inside = join(ghost(shown.number, 50, 57, 58), number)
    return join(inside, wrapped(word, 82, 169, 15.5, "found-word", width=66, lines=1, least=15.5))


def panes(id: str, shown: Panes, said: str) -> Markup:
    """The panes of a door, laid out like the windows of the house, and how many are possible."""
    lit = [
        _lit_pane(number, number == shown.sure)
        for number in range(1, shown.panes + 1)
        if shown.possible >> number & 1 or number == shown.sure
    ]
    count = wrapped(said, 56, 164, 15.6, "door-count", width=86, lines=1, least=15.6)
    return tag("g", use("panes"), *lit, count, id=id, class_="panes", transform=DOORWAY)


def _lit_pane(number: int, sure: bool) -> Markup:
    return use(f"pane-{number}", "sure" if sure else "")


def outside(id: str, shown: Door) -> Markup:
    """What is in front of a door: a card in hand, a shield, a lantern if it is its owner's turn."""
    return group(
        id,
        "outside",
        use("door-edge") if shown.active else None,
        back(shown.deck, 108, 40, 42) if shown.holds else None,
        use("shield", "", at(94, 2)) if shown.shield else None,
        use("lantern", "lantern", at(8, 5, 40)) if shown.active else None,
    )


def answer(id: str, shown: Answer, row: int, said: str) -> Markup:
    """A row beside a door: what was asked, and the answer as a mark and a word."""
    middle = 94 if shown.said in ("yes", "no") else 66
    return group(
        id,
        f"answer is-{shown.said}",
        use("answer"),
        lettering(shown.asked, 8, 17, 15, "answer-asked", width=middle - 10, middle=False),
        mark(shown.said, middle, 5, 14, "answer-mark"),
        lettering(said, middle + 18, 17.5, 15, "answer-said", width=140 - middle, middle=False),
        at=(136, 48 + row * ROW),
    )


def nothing_yet(id: str, said: str) -> Markup:
    """The text in place of the first answer."""
    return group(id, "answer", lettering(said, 136, 66, 15, "caption", width=170, middle=False))


def latest(id: str, row: int) -> Markup:
    """The frame around the latest answer, which slides from row to row; row -1: it is hidden."""
    frame = tag("rect", x=-1, y=-1, width=158, height=26, rx=7)
    return group(id, "latest" if row >= 0 else "latest is-out", frame, at=(136, 48 + max(row, 0) * ROW))
