"""The outcome of an entry of a table's log: what it caused, as bytes that are stored with it.

With outcomes a game can be read without its rules: what was told to whom, every position, who has won. So a
game whose rules have changed can still be read as it was played, and a replay that differs is detected.

An outcome continues the one before it: it has the number of answers that still stand and, for each new one,
its events and the fields of the position that it changed. The first one of a log describes everything from
scratch.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Any, Final

import msgspec

from polnoc.engine.events import Event
from polnoc.engine.frames import Position, plain
from polnoc.engine.match import Match, Step
from polnoc.records.record import written

FORMAT: Final = 1

#: An outcome from scratch lists at most this many answers one by one.
MOST_RETOLD: Final = 200


class BadOutcome(ValueError):
    """Bytes that are not an outcome, or not one that this version can read."""


class StoredEvent(msgspec.Struct, array_like=True, frozen=True):
    """An event."""

    key: str
    args: dict[str, Any]
    audience: int


class StoredAnswer(msgspec.Struct, array_like=True, frozen=True):
    """An answer that stands: its events, and the fields of the position that it changed."""

    seat: int
    #: As written in a record.
    action: str
    told: list[StoredEvent]
    fields: dict[str, Any]


class EntryOutcome(msgspec.Struct, array_like=True, frozen=True):
    """The state of the log after an entry, relative to the entry before."""

    format: int
    #: How many answers still stand from before, and how many stand now.
    kept: int
    answers: int
    #: From scratch: everything up to the answers that were kept.
    base: StoredAnswer | None
    pieces: list[StoredAnswer]
    over: bool
    winners: list[int]
    undone: int
    #: The form of the positions: see `Position.FORM`.
    form: int = 1

    def told(self) -> EntryOutcome:
        """The same without positions: the answers, the events, and who has won."""
        base = self.base and msgspec.structs.replace(self.base, fields={})
        pieces = [msgspec.structs.replace(piece, fields={}) for piece in self.pieces]
        return msgspec.structs.replace(self, base=base, pieces=pieces, form=0)


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(EntryOutcome).decode


def entry_outcome(match: Match, before: Sequence[Step] | None) -> bytes:
    """The outcome of an entry, given the answers that stood before it; None: from scratch."""
    if before is None:
        return from_scratch(match, MOST_RETOLD)
    return _entry_outcome(match, _common(before, match.steps), None)


def from_scratch(match: Match, most: int) -> bytes:
    """A whole match as one outcome: answer by answer if it has at most `most`, else only the last one."""
    kept = 0 if len(match.steps) <= most else len(match.steps) - 1
    return _entry_outcome(match, kept, _base(match, kept))


def _entry_outcome(match: Match, kept: int, base: tuple[object, ...] | None) -> bytes:
    steps = match.steps
    ends = [*steps[kept + 1 :], None]
    pieces = [_piece(match, step, end) for step, end in zip(steps[kept:], ends, strict=False)]
    return _encode(
        (
            FORMAT,
            kept,
            len(steps),
            base,
            pieces,
            match.over,
            match.winners,
            match.undone,
            match.position.FORM,
        )
    )


def _common(before: Sequence[Step], after: Sequence[Step]) -> int:
    """How many answers stand in both; those before a common one are common too."""
    count = min(len(before), len(after))
    while count and before[count - 1] is not after[count - 1]:
        count -= 1
    return count


def _base(match: Match, answers: int) -> tuple[object, ...]:
    after = match.steps[answers : answers + 1]
    position: Position = after[0].before if after else match.position
    told = match.events[: after[0].events] if after else match.events
    return (-1, "", _told(told), dict(zip(position.FIELDS, position.data(), strict=True)))


def _piece(match: Match, step: Step, end: Step | None) -> tuple[object, ...]:
    position = match.position if end is None else end.before
    events = match.events[step.events : None if end is None else end.events]
    return (step.seat, written(step), _told(events), changes(step.before, position))


def _told(events: Sequence[Event]) -> list[tuple[object, ...]]:
    return [(event.key, event.args, event.audience) for event in events]


def changes(before: Position, after: Position) -> dict[str, object]:
    """The fields in which two positions of a game differ, as they are in the second."""
    names = after.FIELDS
    values = attrgetter(*names)
    changed: dict[str, object] = {
        name: new
        for name, old, new in zip(names, values(before), values(after), strict=True)
        if old is not new and old != new
    }
    if names[0] in changed:  # only the stack holds frames; everything else can be written as it is
        changed[names[0]] = plain(after.stack)
    return changed


def read_outcome(raw: bytes) -> EntryOutcome:
    """Decode an outcome; raises BadOutcome if it is invalid."""
    try:
        found = _decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadOutcome(f"what an entry caused cannot be read: {error}") from None
    if found.format != FORMAT:
        raise BadOutcome(f"what an entry caused has format {found.format}, this version reads {FORMAT}")
    return found


def is_from_scratch(raw: bytes) -> bool:
    """Whether an outcome is from scratch, without decoding all of it.

    >>> is_from_scratch(b"[1,4,5,null,[],false,[],0]")
    False
    >>> is_from_scratch(b'[1,0,1,[-1,"",[],{}],[],false,[],0]')
    True
    """
    return raw.split(b",", 4)[3:4] != [b"null"]


def same_outcome(stored: bytes, found: bytes) -> bool:
    """Whether a stored outcome equals the one found now; raises BadOutcome if it cannot be read.

    Positions are compared only if they have the same form.
    """
    if stored == found:
        return True
    then, now = read_outcome(stored), read_outcome(found)
    return then == now or (then.form != now.form and then.told() == now.told())


class StoredStep(msgspec.Struct):
    """An answer that stands: its seat, its events, and every field of the position after it."""

    seat: int
    action: str
    events: list[Event]
    fields: Mapping[str, Any]


class StoredHistory:
    """A game read from the outcomes of its log, without applying any rule."""

    def __init__(self) -> None:
        #: The first position that is known, with the events up to it; below, how many answers came before it.
        self.base: StoredStep | None = None
        self.answers_before = 0
        self.steps: list[StoredStep] = []
        self.over = False
        self.winners: list[int] = []
        self.undone = 0
        #: The form of the last position.
        self.form = 0

    def take_in(self, found: EntryOutcome) -> None:
        """Add the outcome of the next entry; raises BadOutcome if it does not continue from here."""
        if found.base is not None:
            self.base = _step(found.base, {})
            self.answers_before, self.steps = found.kept, []
        kept = found.kept - self.answers_before
        if self.base is None or not 0 <= kept <= len(self.steps):
            raise BadOutcome("what an entry caused does not go on from the one before it")
        del self.steps[kept:]
        for piece in found.pieces:
            self.steps.append(_step(piece, self.fields))
        self.over, self.winners, self.undone = found.over, found.winners, found.undone
        self.form = found.form

    @property
    def fields(self) -> Mapping[str, Any]:
        """Every field of the last position; empty if none is known."""
        if self.steps:
            return self.steps[-1].fields
        return self.base.fields if self.base else {}

    @property
    def events(self) -> list[Event]:
        """Every event, whoever may read it."""
        return [event for moment in self.moments() for event in moment.events]

    def moments(self) -> list[StoredStep]:
        """The first known position and those after each answer since."""
        return [*([self.base] if self.base else []), *self.steps]


def _step(piece: StoredAnswer, before: Mapping[str, Any]) -> StoredStep:
    events = [Event(told.key, told.args, told.audience) for told in piece.told]
    return StoredStep(piece.seat, piece.action, events, {**before, **piece.fields})
