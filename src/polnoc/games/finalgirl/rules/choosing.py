"""ROW-04: the player chooses one of several rows of effects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.effects import NOTHING
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.seats import ONE
from polnoc.games.finalgirl.actions import CHOOSE
from polnoc.games.finalgirl.rules.resolve import Resolve
from polnoc.games.finalgirl.rules.tracks import discard_for_time, discards
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import Op


def choose(position: FinalGirl, op: Op, out: Out) -> None:
    """ROW-04: the player chooses one of several."""
    position.call(ChooseOne(op.branches))


@dataclass(slots=True)
class ChooseOne(Frame):
    """ROW-04, TIME-07: one of several alternatives, each a program; before it, cards for time."""

    RULE: ClassVar[str] = "FG-ROW-04"

    branches: tuple[int, ...]

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0]

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        offered = CHOOSE[1 : len(self.branches) + 1]
        cards = discards(position)
        return [*offered, *cards] if cards else offered

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        if action.verb == "discard":
            discard_for_time(position, action.arg, out)
            return
        program = self.branches[action.arg - 1]
        tell(out, "chooses", program=program)
        if program == NOTHING:
            position.end(None, out)
        else:
            position.become(Resolve(program, 0))
