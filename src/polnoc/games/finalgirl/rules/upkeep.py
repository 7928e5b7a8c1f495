"""UPK, FIN: the upkeep phase and the finale."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import ChanceFrame, Frame
from polnoc.engine.seats import NOBODY_ASKED, ONE
from polnoc.games.finalgirl.actions import FINALE, UPKEEP
from polnoc.games.finalgirl.rules.bloodlust import DrawPower
from polnoc.games.finalgirl.rules.deaths import end_events
from polnoc.games.finalgirl.rules.items import Arrange
from polnoc.games.finalgirl.rules.resolve import effects, perform
from polnoc.games.finalgirl.state import FinalGirl


def has_upkeep(position: FinalGirl) -> bool:
    """Whether there is anything to do in this upkeep phase."""
    if position.mods.upkeep or position.held or position.bag:
        return True
    return not position.terror_left and position.finale < 0


@dataclass(slots=True)
class UpkeepPhase(Frame):
    """UPK-01 to UPK-05: the finale, upkeep effects, items. Effects of a finale just revealed wait a turn."""

    RULE: ClassVar[str] = "FG-UPK-01"

    step: int

    def run(self, position: FinalGirl, out: Out) -> None:
        depth = len(position.stack)
        if self.step == 0:
            position.become(UpkeepPhase(1))
            finale = RevealFinale() if not position.terror_left and position.finale < 0 else None
            upkeep = tuple([number for number, _ in position.mods.upkeep])
            position.sequence(finale, UpkeepEffects(upkeep) if upkeep else None)
            if len(position.stack) > depth:
                return
        if self.step < 2 and (position.held or position.bag):
            position.become(UpkeepPhase(2))
            position.call(Arrange(0))
            return
        position.end(None, out)


@dataclass(slots=True)
class RevealFinale(ChanceFrame):
    """FIN-01 to FIN-06: reveal the finale, and with it the dark power if that is still hidden."""

    RULE: ClassVar[str] = "FG-FIN-01"
    STREAM: ClassVar[str] = "finale"

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return FINALE[: len(position.terms.finale_phase)]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        terms, finale = position.terms, action.arg
        position.finale = finale
        position.add_lasting(terms.finale_lasting[finale])
        tell(out, "finale", finale=finale)
        end_events(position, "finale", out)
        position.end(None, out)
        position.sequence(None if position.powers else DrawPower(), effects(terms.finale_reveal[finale]))


@dataclass(slots=True)
class UpkeepEffects(Frame):
    """UPK-02, UPK-06: each lasting effect's upkeep, in the order the player chooses."""

    RULE: ClassVar[str] = "FG-UPK-06"

    effects: tuple[int, ...]

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0] if len(self.effects) > 1 else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return UPKEEP[: len(self.effects)]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        self._do(position, action.arg, out)

    def run(self, position: FinalGirl, out: Out) -> None:
        if self.effects:
            self._do(position, 0, out)
        else:
            position.end(None, out)

    def _do(self, position: FinalGirl, index: int, out: Out) -> None:
        effect = self.effects[index]
        position.become(UpkeepEffects(self.effects[:index] + self.effects[index + 1 :]))
        tell(out, "upkeep", lasting=effect)
        perform(position, position.terms.lasting_program[effect])
