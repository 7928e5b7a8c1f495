"""AMB: what decides where the rules leave several ways open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.seats import CHANCE_ASKED, ONE
from polnoc.games.finalgirl.actions import LOT, SPACE
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import EVIL, LAUGHS, REALISM


def decided(position: FinalGirl) -> bool:
    """Whether the chosen principle needs neither the player nor chance."""
    return position.terms.principle <= REALISM


def best_space(position: FinalGirl, spaces: Sequence[int], attacks: int) -> int:
    """AMB-01, AMB-02: the space that the principle prefers for an action with so many attacks."""
    if len(spaces) == 1:
        return spaces[0]
    if position.terms.principle == EVIL:
        return max(spaces, key=lambda space: _evil(position, space, attacks))
    return max(spaces, key=lambda space: _realism(position, space))


def _evil(position: FinalGirl, space: int, attacks: int) -> tuple[int, int, int]:
    """Most victims hurt, then nearest to the heroine, then the first."""
    here = position.heroine == space
    hurt = attacks if here else min(attacks, position.victims[space])
    return hurt, -position.terms.places.far[space][position.heroine], -space


def _realism(position: FinalGirl, space: int) -> tuple[int, int, int]:
    """The larger crowd around, then the heroine's side if she was attacked last, then the first."""
    places = position.terms.places
    crowd = position.victims[space] + sum([position.victims[other] for other in places.beside[space]])
    towards = -places.far[space][position.heroine] if position.hunted else 0
    return crowd, towards, -space


@dataclass(slots=True)
class Tie(Frame):
    """AMB-03, AMB-05: the player or chance chooses one of several spaces; ends with it."""

    RULE: ClassVar[str] = "FG-AMB-05"
    STREAM: ClassVar[str] = "ties"

    spaces: tuple[int, ...]

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return CHANCE_ASKED if position.terms.principle == LAUGHS else ONE[0]

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        actions = LOT if position.terms.principle == LAUGHS else SPACE
        return [actions[space] for space in self.spaces]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        tell(out, "tie", space=action.arg)
        position.end(action.arg, out)
