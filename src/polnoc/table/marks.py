"""Markers that a side puts on the board for itself: where it has searched, where somebody may hide.

The markers of a side are stored as one message to it, which is replaced on each change: nobody else ever gets
them, and they never grow beyond what can be marked. A game says in its part `marks` which pieces a viewer's
side may mark; games without that part have no markers.
"""

from __future__ import annotations

from typing import Final

from polnoc.drawing.icons import icon
from polnoc.drawing.markup import Markup, tag
from polnoc.engine.seats import may_see, only
from polnoc.games import package_of
from polnoc.store import NewMessage
from polnoc.table.layout import button, picks, post_form
from polnoc.table.rooms import Room
from polnoc.words import Words

#: The kind of message that holds all markers of a side: `SEAT.PIECE` for each, separated by spaces.
MARKS: Final = "marks"
#: Older tables have a message of this kind for each marker that was put or removed.
MARK: Final = "mark"
#: Stands for all pieces when markers are removed.
ALL: Final = "*"

#: Each marked piece, with the seat that has marked it.
Marks = tuple[tuple[str, int], ...]


def markable(room: Room, seat: int, words: Words) -> dict[str, str]:
    """The pieces that a seat may mark for its side, with their names."""
    marks = package_of(room.game).marks()
    return marks.markable(room.game, room.view(seat), words.text) if marks else {}


def marks_of(room: Room, seat: int) -> Marks:
    """The markers that a seat sees, in the order in which they were put."""
    marks: dict[str, int] = {}
    for message in room.messages:
        if not may_see(message.audience, seat):
            continue
        if message.kind == MARKS:
            return _read(message.text)
        if message.kind == MARK:
            _toggle(marks, message.text, message.seat)
    return tuple(marks.items())


def _toggle(marks: dict[str, int], piece: str, seat: int) -> None:
    if piece == ALL:
        marks.clear()
    elif marks.pop(piece, None) is None:
        marks[piece] = seat


def _read(text: str) -> Marks:
    pairs = [pair.partition(".") for pair in text.split()]
    return tuple([(piece, int(seat)) for seat, _, piece in pairs])


def marks_key(room: Room, seat: int) -> str:
    """The key under which the markers of a seat's side are stored."""
    return f"marks-{min(room.side_of(seat))}"


def marked(room: Room, seat: int, piece: str) -> NewMessage:
    """The message with the markers of a seat's side after the seat has marked or unmarked a piece."""
    marks = dict(marks_of(room, seat))
    _toggle(marks, piece, seat)
    text = " ".join([f"{whose}.{name}" for name, whose in marks.items()])
    return NewMessage(kind=MARKS, seat=seat, audience=only(*room.side_of(seat)), text=text)


def marks_list(room: Room, seat: int, marks: Marks, names: dict[str, str], words: Words) -> Markup:
    """The marked pieces, each with a button to unmark it; the script puts flags on the pieces."""
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
    """The fold in which markers are put and removed."""
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
