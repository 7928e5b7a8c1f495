"""Marks that a side puts on the board for itself: where it has been looked for, where it may hide.

A mark is kept as a message to the side, so nobody else ever gets it. A game says in its drawing which
pieces a viewer's side may mark, `markable`; games without it have no marks.
"""

from __future__ import annotations

from typing import Final

from polnoc.drawing.icons import icon
from polnoc.drawing.markup import Markup, tag
from polnoc.engine.seats import may_see
from polnoc.table import layout
from polnoc.table.layout import button, picks, post_form
from polnoc.table.rooms import Room
from polnoc.words import Words

#: The kind of message that puts a mark or takes it away, and its text if it takes all of them away.
MARK: Final = "mark"
ALL: Final = "*"

#: Each piece that is marked, and the seat that has marked it.
Marks = tuple[tuple[str, int], ...]


def markable(room: Room, seat: int, words: Words) -> dict[str, str]:
    """The pieces that a seat may mark for its side, and what they are called."""
    asked = getattr(layout.drawer_of(room.match.game), "markable", None)
    found: dict[str, str] = asked(room.match.game, room.view(seat), words.text) if asked else {}
    return found


def marks_of(room: Room, seat: int) -> Marks:
    """The marks that a seat sees, in the order in which they were put."""
    marks: dict[str, int] = {}
    for message in room.messages:
        if message.kind != MARK or not may_see(message.audience, seat):
            continue
        if message.text == ALL:
            marks.clear()
        elif marks.pop(message.text, None) is None:
            marks[message.text] = message.seat
    return tuple(marks.items())


def marks_list(room: Room, seat: int, marks: Marks, names: dict[str, str], words: Words) -> Markup:
    """What is marked, each with a button that takes the mark away; the script puts flags on the pieces."""
    rows = [
        tag(
            "li",
            tag("span", names[piece], " ", tag("small", words.name(whose))),
            _form(room, seat, button(words.text("page-unmark")), piece=piece),
        )
        for piece, whose in marks
        if piece in names
    ]
    every = _form(room, seat, button(words.text("page-unmark-all")), piece=ALL) if len(rows) > 1 else None
    pieces = " ".join([piece for piece, _ in marks])
    return tag("div", tag("ul", *rows) if rows else None, every, id="marks", data_pieces=pieces)


def marks_fold(room: Room, seat: int, shown: Markup, names: dict[str, str], words: Words) -> Markup:
    """The fold in which marks are put and taken away."""
    switch = tag(
        "button",
        words.text("page-marking"),
        class_="button needs-script",
        type="button",
        id="marking",
        aria_pressed="false",
    )
    label = tag("label", words.text("page-mark-where"), for_="piece", class_="visually-hidden")
    choice = picks("piece", next(iter(names)), names)
    return tag(
        "details",
        tag("summary", icon("eye"), tag("span", words.text("page-marks"))),
        tag("p", words.text("page-marks-how"), class_="quiet"),
        switch,
        _form(room, seat, label, choice, button(words.text("page-mark"))),
        shown,
        class_="marks",
        name="side",
    )


def _form(room: Room, seat: int, *children: Markup, **fields: str) -> Markup:
    return post_form(f"/t/{room.id}/mark", *children, class_="mark-form", seat=str(seat), **fields)
