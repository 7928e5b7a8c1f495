"""TIME and REFILL: periods of four rounds, STOP markers, new fear cubes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from polnoc.engine.events import Event, Out, mark_moment, tell
from polnoc.engine.frames import Frame
from polnoc.engine.seats import EVERYONE
from polnoc.games.straszydla.rules.acting import ActionStep
from polnoc.games.straszydla.rules.duels import Duels
from polnoc.games.straszydla.rules.feeding import Feeding, Summoning, check_victory
from polnoc.games.straszydla.rules.planning import (
    AfterMoving,
    BeforePlanning,
    Plans,
    may_step,
    may_unblock,
    new_plan,
)
from polnoc.games.straszydla.state import Straszydla

ROUNDS: Final = 4


@dataclass(slots=True)
class Periods(Frame):
    """GOAL-03: days and nights, until somebody has won."""

    RULE: ClassVar[str] = "STR-TIME-04"

    def run(self, position: Straszydla, out: Out) -> None:
        if position.victors:
            position.end(None, out)
            return
        position.period += 1
        position.clock = ROUNDS
        position.call(Round(1, 0))


@dataclass(slots=True)
class Round(Frame):
    """GOAL-04, GOAL-05: plan and move, fight, act; then a STOP where one stands."""

    RULE: ClassVar[str] = "STR-TIME-01"

    number: int
    step: int

    def run(self, position: Straszydla, out: Out) -> None:
        if self.step == len(_STEPS):
            self._end(position, out)
            return
        position.become(Round(self.number, self.step + 1))
        if self.step == 0:
            begin_round(position, self.number, out)
        frame = _STEPS[self.step](position)
        if frame is not None:
            position.call(frame)

    def _end(self, position: Straszydla, out: Out) -> None:
        lay_stops(position, out)
        position.beaten = (0,) * position.terms.players
        position.bought = 0
        if self.number < ROUNDS:
            position.become(Round(self.number + 1, 0))
        else:
            position.become(EndOfPeriod(0))


def _before(position: Straszydla) -> Frame | None:
    seats = may_unblock(position)
    return BeforePlanning(seats, False) if seats else None


def _plan(position: Straszydla) -> Frame:
    return Plans(tuple([new_plan(position, seat) for seat in position.terms.seats]), 0)


def _after(position: Straszydla) -> Frame | None:
    seats = may_step(position)
    return AfterMoving(seats, False) if seats else None


def _fight(position: Straszydla) -> Frame:
    return Duels()


def _act(position: Straszydla) -> Frame:
    return ActionStep(0)


_STEPS: Final = (_before, _plan, _after, _fight, _act)


def begin_round(position: Straszydla, number: int, out: Out) -> None:
    """TIME-01 to TIME-03, TIME-07, REFILL-01: the clock, STOP markers, new cubes."""
    position.clock -= 1
    told: dict[str, object] = {
        "period": position.period,
        "night": position.night,
        "round": number,
        "seat": position.starter,
    }
    out.append(Event("round-begins", told, EVERYONE))
    mark_moment(out)
    if number == 1 and position.stops and clears_stops(position):
        position.stops = 0
        tell(out, "stops-cleared", seat=position.starter)
    if number == 1 or position.terms.options.refill == "round":
        refill(position, out)


def clears_stops(position: Straszydla) -> bool:
    """TIME-07; with two players only after a full day and night (VAR2-01)."""
    return position.terms.players > 2 or position.period % 2 == 1


def refill(position: Straszydla, out: Out) -> None:
    """REFILL-02 to REFILL-05: districts of this time of day produce; what lies there stays."""
    for cell, count in position.map.yields[position.night]:
        position.cubes[cell] += count
    tell(out, "refilled", night=position.night)


def lay_stops(position: Straszydla, out: Out) -> None:
    """ACT-08, ACT-09: everybody leaves a STOP; whoever is stuck already stands on one (STR-AMB-08)."""
    for seat in position.terms.seats:
        position.stops |= 1 << position.pawn[seat]
    tiles = [position.layout[position.pawn[seat]] for seat in position.seats_from(position.starter)]
    tell(out, "stops-laid", tiles=tiles)


@dataclass(slots=True)
class EndOfPeriod(Frame):
    """SUMMON-07: feed, see who has won, summon, then the time changes."""

    RULE: ClassVar[str] = "STR-FEED-01"

    step: int

    def run(self, position: Straszydla, out: Out) -> None:
        position.become(EndOfPeriod(self.step + 1))
        if self.step == 0:
            position.call(Feeding(0))
        elif self.step == 1:
            check_victory(position, out)
            if position.victors:
                position.end(None, out)
            else:
                position.call(Summoning(0))
        else:
            turn_card(position, out)
            position.end(None, out)


def turn_card(position: Straszydla, out: Out) -> None:
    """TIME-04 to TIME-06, TIME-09, TIME-10: day and night change; the next player begins."""
    position.night ^= 1
    position.starter = (position.starter + 1) % position.terms.players
    position.fed = [0] * position.terms.players
    position.bought = 0
    tell(out, "time-changes", night=position.night, seat=position.starter)
