"""BLOOD, DARK: bloodlust rises, its rows take effect, the dark power is revealed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.effects import NOTHING
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.seats import CHANCE_ASKED, NOBODY_ASKED
from polnoc.games.finalgirl.actions import POWER
from polnoc.games.finalgirl.rules.resolve import perform
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import Op


def raise_bloodlust(position: FinalGirl, n: int, out: Out) -> None:
    """BLOOD-01, BLOOD-06: bloodlust rises `n` times; what the rows do comes before anything else."""
    if n == 1 and not position.rising and _quiet(position):
        _rise(position, out)
    elif n:
        position.rising += n
        position.call(Rising())


def _quiet(position: FinalGirl) -> bool:
    """Whether the next row only has new values."""
    rows = position.terms.row_program
    return position.row + 1 < len(rows) and rows[position.row + 1] == NOTHING


def _rise(position: FinalGirl, out: Out) -> int:
    """BLOOD-03 to BLOOD-05: one row up; the program of the new row, or the final effect beyond the top."""
    terms = position.terms
    if position.row + 1 == len(terms.attack):
        tell(out, "bloodlust-beyond")
        return terms.final
    position.row += 1
    row = position.row
    tell(out, "bloodlust", row=row + 1, attack=terms.attack[row], move=terms.move[row])
    return terms.row_program[row]


@dataclass(slots=True)
class Rising(Frame):
    """BLOOD-06: one row after the other."""

    RULE: ClassVar[str] = "FG-BLOOD-06"

    def run(self, position: FinalGirl, out: Out) -> None:
        while position.rising:
            position.rising -= 1
            program = _rise(position, out)
            if program != NOTHING:
                perform(position, program)
                return
        position.end(None, out)


def bloodlust(position: FinalGirl, op: Op, out: Out) -> None:
    """BLOOD-02: a bloodlust symbol."""
    raise_bloodlust(position, op.n, out)


def reveal_power(position: FinalGirl, op: Op, out: Out) -> None:
    """DARK-01: the dark power; or one more of those that were put away."""
    if op.effect.another or not position.powers:
        position.call(DrawPower())


@dataclass(slots=True)
class DrawPower(Frame):
    """DARK-01, DARK-02: chance says which dark power it is."""

    RULE: ClassVar[str] = "FG-DARK-01"
    STREAM: ClassVar[str] = "powers"

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return CHANCE_ASKED if len(position.powers) < len(position.terms.drawn_powers) else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        known = position.powers
        return [POWER[power] for power in position.terms.drawn_powers if power not in known]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        power = action.arg
        position.powers = (*position.powers, power)
        position.add_lasting(position.terms.power_lasting[power])
        tell(out, "dark-power", power=power)
        position.end(None, out)
