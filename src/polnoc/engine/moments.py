"""The moments of a step: the positions that a match went through between two questions.

A match keeps its position before every answer and nothing in between. To show what happened, the answer is
carried out once more with the same answers of chance, and the position is copied after every event. So
bots and simulations pay nothing for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from polnoc.engine.actions import Action
from polnoc.engine.chance import Streams
from polnoc.engine.events import Event
from polnoc.engine.frames import Frame, Position
from polnoc.engine.seats import CHANCE, NOBODY_ASKED


class Moment(NamedTuple):
    """A position, and how many events of its step had been told by then."""

    events: int
    position: Position
    #: Whether a rule had just done all that it does at once.
    settled: bool


class Scene(NamedTuple):
    """What somebody is told at one moment, and the position then."""

    events: list[Event]
    position: Position


class Recording(list[Event]):
    """A list that rules write events to, with a copy of the position for each.

    Compiled rules append without calling its methods, so `tell` and `mark_moment` call `record`.
    """

    def __init__(self, position: Position) -> None:
        super().__init__()
        self.position = position
        self.moments: list[Moment] = []
        #: Whether the rule that ran last has told something.
        self.told_last = False

    def record(self) -> None:
        """Copy the position now that the last event has happened; a further call replaces that copy."""
        if self.moments and self.moments[-1].events == len(self):
            self.moments.pop()
        self.moments.append(Moment(len(self), self.position.clone(), False))

    def settle(self, told_before: int) -> None:
        """Note that a rule is done, and copy the position if it has told something."""
        self.told_last = len(self) > told_before
        if self.told_last:
            self.moments.append(Moment(len(self), self.position.clone(), True))


def scenes_of(
    moments: Sequence[Moment], events: Sequence[Event], is_told: Callable[[Event], bool]
) -> list[Scene]:
    """A step that told `events`, as a reader saw it who is told some of them.

    Readers see the board when they are told something and at no other moment, so what they see depends on
    what they are told, not on what others are told in between. What a rule tells them last shows all that
    the rule did.
    """
    scenes: list[Scene] = []
    of_rule: list[Scene] = []
    first = 0
    for moment in moments:
        told = [event for event in events[first : moment.events] if is_told(event)]
        first = moment.events
        if told:
            of_rule.append(Scene(told, moment.position))
        if moment.settled and of_rule:
            of_rule[-1] = Scene(of_rule[-1].events, moment.position)
            scenes += of_rule
            of_rule = []
    return scenes


def moments_of(
    position: Position, seat: int, action: Action, streams: Streams, after: Position
) -> list[Moment]:
    """Carry out an answer, which changes `position`: a moment for every event and every rule.

    `after` is the position that it led to. If the last moment is that position, it has this same object, so
    that what was computed for it need not be computed again.
    """
    out = Recording(position)
    position.stack[-1].answer(position, seat, action, out)
    out.settle(0)
    moments = _moments_until_asked(out, streams)
    if out.told_last:
        moments[-1] = moments[-1]._replace(position=after)
    return moments


def moments_of_deal(position: Position, told: list[Event], streams: Streams) -> list[Moment]:
    """The same for a game that has just begun and has `told` something so far."""
    out = Recording(position)
    out += told
    out.settle(0)
    return _moments_until_asked(out, streams)


def _moments_until_asked(out: Recording, streams: Streams) -> list[Moment]:
    """Run rules and let chance answer until a seat is asked, as `settle` and `Match` do."""
    position, stack = out.position, out.position.stack
    while stack:
        frame, told = stack[-1], len(out)
        asked = frame.asked(position)
        if asked == NOBODY_ASKED:
            frame.run(position, out)
        elif asked[0] == CHANCE:
            _answer_chance(frame, position, streams, out)
        else:
            break
        out.settle(told)
    return out.moments


def _answer_chance(frame: Frame, position: Position, streams: Streams, out: Recording) -> None:
    outcomes = frame.options(position, CHANCE)
    picked = streams.pick(frame.stream(position), len(outcomes), frame.weights(position))
    frame.answer(position, CHANCE, outcomes[picked], out)
