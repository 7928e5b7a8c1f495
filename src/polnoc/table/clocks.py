"""Clocks: how long a seat may take for a move, and for the whole game.

A clock runs while its seat is asked, which everybody at the table can see. It restarts when its seat has
visibly moved: a partial choice that others cannot see changes nothing, so no clock reveals more than the
board. Everything is derived from the times in the log; only the next deadline is stored (`deadlines`).

>>> clocks = Clocks(TimeControl(move=60), seats=2, pauses=[])
>>> clocks.follow(1_000, asked=[0])
>>> clocks.due(0), clocks.due(1)
(61000, 0)
>>> clocks.follow(31_000, asked=[1], moved=0)
>>> clocks.due(0), clocks.due(1)
(0, 91000)
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple


class TimeControl(NamedTuple):
    """How long a seat may take, in seconds: for each move, plus a bank for the whole game."""

    move: int = 0
    bank: int = 0


#: The time controls that can be chosen for a table.
TIME_CONTROLS: Final = {
    "none": TimeControl(),
    "minute": TimeControl(move=60),
    "day": TimeControl(move=86_400),
    "chess": TimeControl(move=10, bank=600),
}

#: What happens when somebody's time is up.
LATE: Final = ("nothing", "remind", "stand-in")

#: A seat that no clock stops for.
NOBODY: Final = -1


class Pause(NamedTuple):
    """A period without a running server, in milliseconds since 1970: clocks stood still."""

    begun: int
    ended: int


@dataclass(slots=True)
class Clock:
    """The clock of one seat, in milliseconds."""

    #: Since when it runs, if it does.
    since: int | None = None
    #: How much of the bank earlier moves have used up.
    used: int = 0


class Clocks:
    """The clocks of a table; times are milliseconds since 1970."""

    def __init__(self, control: TimeControl, seats: int, pauses: Sequence[Pause]) -> None:
        self._move = control.move * 1_000
        self._bank = control.bank * 1_000
        self._clocks = [Clock() for _ in range(seats)]
        self._pauses = pauses

    def follow(self, at: int, asked: Collection[int], moved: int = NOBODY) -> None:
        """Note that from `at` on these seats are asked, after the seat `moved` has visibly moved."""
        for seat, clock in enumerate(self._clocks):
            if clock.since is not None and (seat == moved or seat not in asked):
                clock.used += max(0, self._running(clock.since, at) - self._move)
                clock.since = None
            if seat in asked and clock.since is None:
                clock.since = at

    def restart(self, seat: int, at: int) -> None:
        """Restart the clock of a seat that somebody takes at `at`: the time before is not theirs."""
        clock = self._clocks[seat]
        if clock.since is not None:
            clock.since = max(clock.since, at)

    def due(self, seat: int) -> int:
        """When the time of a seat is up; 0 if its clock does not run."""
        clock = self._clocks[seat]
        if clock.since is None:
            return 0
        due = clock.since + self._move + max(0, self._bank - clock.used)
        for pause in self._pauses:  # in order: each one delays what comes after it
            if pause.ended > clock.since and pause.begun < due:
                due += pause.ended - max(pause.begun, clock.since)
        return due

    def bank_left(self, seat: int) -> int:
        """How much of the bank of a seat is left, not counting the current move."""
        return max(0, self._bank - self._clocks[seat].used)

    def _running(self, since: int, until: int) -> int:
        """How long a clock ran between two moments."""
        stood = [min(pause.ended, until) - max(pause.begun, since) for pause in self._pauses]
        return until - since - sum([span for span in stood if span > 0])
