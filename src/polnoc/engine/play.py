"""The loop that plays: `settle` until somebody is asked, `answer`, and again.

These functions trust their caller and are what search and simulation use.
`polnoc.engine.match.Match` checks every answer and is what people play on.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

import msgspec

from polnoc.engine.actions import Action
from polnoc.engine.events import Out
from polnoc.engine.frames import Position, plain
from polnoc.engine.refusals import NO_SUCH_SEAT, NOT_ASKED, OVER, Endless, Refusal
from polnoc.engine.seats import CHANCE, NOBODY_ASKED

#: Between two questions at most this many rules run. Games of the box need less than a hundredth of it; only
#: effects of a pack that trigger each other get there.
STEPS_LIMIT: Final = 20_000


def settle(position: Position, out: Out) -> tuple[int, ...]:
    """Run rules until somebody is asked; return who that is, or nobody if the game is over.

    Endless if the rules do not come to an end: then the position is no longer usable.
    """
    stack = position.stack
    left = STEPS_LIMIT
    while stack:
        frame = stack[-1]
        asked = frame.asked(position)
        if asked:
            return asked
        if not left:
            raise Endless(frame.rule())
        left -= 1
        frame.run(position, out)
    return NOBODY_ASKED


def answer(position: Position, seat: int, action: Action, out: Out) -> tuple[int, ...]:
    """Give one answer, then settle. The action must be among the seat's options."""
    position.stack[-1].answer(position, seat, action, out)
    return settle(position, out)


def asked(position: Position) -> tuple[int, ...]:
    """Who is asked at a settled position."""
    stack = position.stack
    return stack[-1].asked(position) if stack else NOBODY_ASKED


def options(position: Position, seat: int) -> Sequence[Action]:
    """The legal answers of `seat` now; empty if it is not asked."""
    if seat not in asked(position):
        return ()
    return position.stack[-1].options(position, seat)


def weights(position: Position) -> Sequence[int] | None:
    """How likely each of chance's options is; None: all equally likely."""
    return position.stack[-1].weights(position)


def why_not(position: Position, seat: int, action: Action, seats: int) -> Refusal | None:
    """Why `seat` may not answer `action` now, or None if it may."""
    if not 0 <= seat < seats and seat != CHANCE:
        return Refusal("", NO_SUCH_SEAT, {"seat": seat, "seats": seats})
    if position.over:
        return Refusal("", OVER)
    frame = position.stack[-1]
    now = frame.asked(position)
    if seat not in now:
        return Refusal(frame.rule(), NOT_ASKED, {"asked": list(now)})
    if action in frame.options(position, seat):
        return None
    return frame.why_not(position, seat, action)


def digest(position: Position) -> str:
    """A fingerprint of the position: equal positions, equal digests.

    Only the stack holds frames; everything else can be written as it is, which is much faster.
    """
    fields = [getattr(position, name) for name in position.FIELDS[1:]]
    return hashlib.sha256(msgspec.json.encode((plain(position.stack), *fields))).hexdigest()
