"""TURN: five phases, turn after turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.games.finalgirl.rules.bloodlust import Rising
from polnoc.games.finalgirl.rules.deaths import end_events
from polnoc.games.finalgirl.rules.endings import end_reached
from polnoc.games.finalgirl.rules.fighting import harden_minions
from polnoc.games.finalgirl.rules.panic import panic_phase
from polnoc.games.finalgirl.rules.planning import PlanningPhase
from polnoc.games.finalgirl.rules.playing import begin_action_phase
from polnoc.games.finalgirl.rules.rescuing import LastRewards
from polnoc.games.finalgirl.rules.terror import KillerPhase
from polnoc.games.finalgirl.rules.upkeep import UpkeepPhase, has_upkeep
from polnoc.games.finalgirl.state import (
    ACTION_PHASE,
    KILLER_PHASE,
    NOTHING_ONGOING,
    PANIC_PHASE,
    PLANNING_PHASE,
    UPKEEP_PHASE,
    FinalGirl,
)


@dataclass(slots=True)
class Turns(Frame):
    """TURN-01 to TURN-03: always at the bottom of the stack; a phase cut short goes on here."""

    RULE: ClassVar[str] = "FG-TURN-01"

    phase: int

    def run(self, position: FinalGirl, out: Out) -> None:
        if position.rising:  # a death just before the phase was cut short
            position.call(Rising())
            return
        if position.terms.goals and end_reached(position, out):
            return
        phase = self.phase
        if phase == PLANNING_PHASE and position.rewards:
            position.call(LastRewards())
            return
        position.become(Turns(phase + 1 if phase < UPKEEP_PHASE else ACTION_PHASE))
        _clear(position)
        position.phase = phase
        if phase == ACTION_PHASE:
            position.turn += 1
            position.killed_turn = 0
            tell(out, "turn", turn=position.turn)
        tell(out, "phase", phase=phase)
        if phase == ACTION_PHASE:
            harden_minions(position)
            end_events(position, "turn", out)
        elif phase == KILLER_PHASE:
            end_events(position, "killer-phase", out)
        if phase == ACTION_PHASE:
            begin_action_phase(position, out)
        elif phase == PLANNING_PHASE:
            position.call(PlanningPhase())
        elif phase == KILLER_PHASE:
            position.call(KillerPhase(0))
        elif phase == PANIC_PHASE:
            panic_phase(position, out)
        elif has_upkeep(position):
            position.call(UpkeepPhase(0))


def _clear(position: FinalGirl) -> None:
    """Clear everything about an action in progress: it does not outlive its phase, however that ended."""
    position.ongoing = NOTHING_ONGOING
    position.killed_now = 0
    if position.partials == 2:
        position.partials = 0
