"""Perfect recall: everything that one seat was told and has answered so far, in order.

A view says what a seat may know now; what it could remember is more. A `Recall` keeps the events it could
read, and its own answers with what it saw when it gave them. It gives text, which is complete, and bytes of
a fixed size, which hold the newest records.

    recall = Recall(game, seat)
    recall.hear(events)            # whatever has happened: what the seat may not read is left out
    recall.answer(view, action)    # the seat's own answer
    recall.text(view), recall.encode(view)

Two histories that the seat can tell apart have different texts, and two that it cannot have the same.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

from polnoc.engine.actions import Action
from polnoc.engine.encoding import MOST, ZERO, Block, Layout, flat, signed
from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.seats import may_see
from polnoc.engine.views import View, dump

#: How many records the bytes hold, the newest first, and how many numbers each of them has.
RECORDS: Final = 128
NUMBERS: Final = 7
#: How many seats a table can have.
SEATS: Final = 8

#: The kinds of records: none, an own answer, more numbers of the record before, an event without a place
#: of its own; then the game's events by their places in `event_keys`.
NOTHING, ANSWER, MORE, OTHER, EVENTS = 0, 1, 2, 3, 4

#: How many characters of a view's fingerprint a text contains.
_LETTERS: Final = 16


def history_layout(game: AnyGame) -> Layout:
    """The layout of `Recall.encode`: that of the game's views, then the records."""
    layout = game.layout
    if layout is None:
        raise NotImplementedError(f"'{game.id}' has no layout of numbers")
    return Layout(
        f"{layout.id}_history",
        (
            *layout.blocks,
            Block("records: my seat", SEATS, 1, "one-hot: events name seats by their numbers at the table"),
            Block(
                "records: kind",
                RECORDS,
                1,
                "newest first; 0 nothing, 1 my answer, 2 more numbers of the record before, 3 an event "
                "that the table of events lacks, from 4 on the events by their places in `event_keys`",
            ),
            Block(
                "records: numbers",
                RECORDS * NUMBERS,
                16,
                f"{NUMBERS} for each record: of an answer its verb's place and its numbers, of an event its "
                f"arguments in order, a list with its length first; 0 no number, else the number and {ZERO}, "
                f"at most {MOST}",
            ),
        ),
    )


class Recall:
    """What one seat was told and has answered."""

    def __init__(self, game: AnyGame, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self._keys: Final = {key: EVENTS + place for place, key in enumerate(game.event_keys)}
        self._verbs: Final = {verb: place for place, verb in enumerate(game.actions.verbs)}
        #: The newest records, the newest first.
        self._kinds = bytearray(RECORDS)
        self._numbers = bytearray(RECORDS * NUMBERS)
        #: What was told and answered, as text; and what is not yet written there: learners never need it.
        self._lines: list[str] = []
        self._unwritten: list[Event | tuple[View, Action]] = []

    @staticmethod
    def of(match: Match, seat: int) -> Recall:
        """What a seat of a match can remember now."""
        recall, heard = Recall(match.game, seat), 0
        for step in match.steps:
            recall.hear(match.events[heard : step.events])
            heard = step.events
            if step.seat == seat:
                recall.answer(match.game.view(step.before, seat), step.action)
        recall.hear(match.events[heard:])
        return recall

    def copy(self) -> Recall:
        """A copy that does not change with the original."""
        new = Recall(self.game, self.seat)
        new._kinds, new._numbers = self._kinds[:], self._numbers[:]
        new._lines, new._unwritten = self._lines[:], self._unwritten[:]
        return new

    def hear(self, events: Iterable[Event]) -> None:
        """Remember those of the events, in order, that the seat may read."""
        for event in events:
            if may_see(event.audience, self.seat):
                self._unwritten.append(event)
                self._record(self._keys.get(event.key, OTHER), flat(list(event.args.values())))

    def answer(self, view: View, action: Action) -> None:
        """Remember an answer of the seat and what it saw before it; the view must not change any more."""
        self._unwritten.append((view, action))
        self._record(ANSWER, [self._verbs[action.verb], *action.args])

    def text(self, view: View) -> str:
        """Everything, as text: one line for each event and answer, then the current view.

        It is what OpenSpiel calls an information state string.
        """
        self._lines += [_line(entry) for entry in self._unwritten]
        self._unwritten.clear()
        return "\n".join([*self._lines, dump(view).decode()])

    def encode(self, view: View) -> bytes:
        """The current view and the newest records, as bytes in the layout of `history_layout`."""
        seat = bytearray(SEATS)
        seat[self.seat] = 1
        return b"".join([self.game.encode(view), seat, self._kinds, self._numbers])

    def _record(self, kind: int, numbers: list[int]) -> None:
        """Put one record, or several if there are many numbers, before the others."""
        written = [signed(number) for number in numbers]
        more = max(len(written) - 1, 0) // NUMBERS
        written += [0] * ((more + 1) * NUMBERS - len(written))
        self._kinds[:0] = bytes([kind] + [MORE] * more)
        self._numbers[:0] = bytes(written)
        del self._kinds[RECORDS:]
        del self._numbers[RECORDS * NUMBERS :]


def _line(entry: Event | tuple[View, Action]) -> str:
    """An event or an answer as a line of text, an answer with a fingerprint of what was seen before it."""
    if isinstance(entry, Event):
        return " ".join([entry.key, *[f"{name}={_plain(value)}" for name, value in entry.args.items()]])
    view, action = entry
    return f"> {action.text} [{hashlib.sha256(dump(view)).hexdigest()[:_LETTERS]}]"


def _plain(value: object) -> str:
    return str(value).replace(" ", "")
