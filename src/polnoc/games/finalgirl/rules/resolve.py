"""ROW: effects one after the other, from left to right.

`DO` has a function for every kind of effect; `rules/effects.py` fills it. A function does its
effect, or calls the frame that asks for what it needs; the rest of the program waits below.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from polnoc.engine.effects import NOTHING, Program
from polnoc.engine.events import Out
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import Op

Do = Callable[[FinalGirl, Op, Out], None]


#: By kind of effect.
DO: Final[dict[type[Any], Do]] = {}


def effects(program: int) -> Resolve | None:
    """The step that does a program; None if there is nothing to do."""
    return Resolve(program, 0) if program != NOTHING else None


def perform(position: FinalGirl, program: int) -> None:
    """Begin a program; its effects are done next."""
    if program != NOTHING:
        position.call(Resolve(program, 0))


@dataclass(slots=True)
class Resolve(Program):
    """ROW-02: the effects of a program from number `at` on."""

    RULE: ClassVar[str] = "FG-ROW-02"

    OVER_BEFORE_LAST: ClassVar[bool] = True

    program: int
    at: int

    def ops(self, position: FinalGirl) -> tuple[Op, ...]:
        return position.terms.programs[self.program]

    def further(self, at: int) -> Resolve:
        return Resolve(self.program, at)

    def do(self, position: FinalGirl, op: Op, out: Out) -> None:
        DO[op.kind](position, op, out)


def per(position: FinalGirl, op: Op, out: Out) -> None:
    """TERR-05: something for every victim killed."""
    each = op.effect.each
    if each == "killed-now":
        count = position.killed_now
    elif each == "killed-this-phase":
        count = position.killed_phase
    else:
        count = position.dead
    position.sequence(*[effects(op.branches[0])] * count)
