"""AMB: what decides where the rules leave several ways open."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.seats import CHANCE_ASKED, ONE
from polnoc.games.finalgirl.actions import DRAWN_SPACE, DRAWN_VICTIM, SPACE, VICTIM
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import EVIL, LAUGHS, REALISM


def decided(position: FinalGirl) -> bool:
    """Whether the chosen principle needs neither the player nor chance."""
    return position.terms.principle <= REALISM


def best_space(position: FinalGirl, spaces: Sequence[int], attacks: int) -> int:
    """AMB-01, AMB-02: the space that the principle prefers for an action with this many attacks."""
    if len(spaces) == 1:
        return spaces[0]
    if position.terms.principle == EVIL:
        return max(spaces, key=lambda space: _evil(position, space, attacks))
    return max(spaces, key=lambda space: _realism(position, space))


def in_order(position: FinalGirl, spaces: Iterable[int], attacks: int) -> list[int]:
    """AMB-01, AMB-02: spaces in the order that the principle prefers; by number where it does not decide."""
    if not decided(position):
        return sorted(spaces)
    left, found = sorted(spaces), []
    while left:
        found.append(best_space(position, left, attacks))
        left.remove(found[-1])
    return found


def worst_step(position: FinalGirl, spaces: Sequence[int]) -> int:
    """AMB-01, AMB-02: where somebody drawn to an enemy goes: evil leads into the nearest danger."""
    if len(spaces) == 1:
        return spaces[0]
    if position.terms.principle == EVIL:
        return max(spaces, key=lambda space: _peril(position, space))
    return max(spaces, key=lambda space: _realism(position, space))


def _peril(position: FinalGirl, space: int) -> tuple[bool, int, int]:
    """With an enemy or in a deadly space, then far from the heroine, then the first."""
    danger = position.enemy_at(space) or bool(position.deadly >> space & 1)
    return danger, position.terms.places.far[space][position.heroine], -space


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
        actions = DRAWN_SPACE if position.terms.principle == LAUGHS else SPACE
        return [actions[space] for space in self.spaces]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        tell(out, "tie", space=action.arg)
        position.end(action.arg, out)


# Victims --------------------------------------------------------------------------------


def _attackable(position: FinalGirl, space: int) -> list[int]:
    """The kinds of special victims in a space whom enemies attack."""
    return [kind for kind in position.special_at(space) if kind not in position.terms.sheltered]


def first_victim(position: FinalGirl, space: int) -> int:
    """Which kind of victim is hit first: the marked one, then as the principle of ambiguity says."""
    kinds = _attackable(position, space)
    if not kinds:
        return 0
    events = [position.terms.special[kind] for kind in kinds]
    for event in events:
        if event is not None and event.marked:
            return event.kind
    plain = position.ordinary_at(space) > 0
    if plain and position.terms.principle == REALISM:
        return 0
    for event in events:
        if event is not None and event.dreaded:
            return event.kind
    return 0 if plain else kinds[0]


def is_tie(position: FinalGirl, space: int) -> bool:
    """AMB-03, AMB-05: whether the player or chance must say which victim of a space it is."""
    if position.terms.rules < 2 or decided(position):
        return False
    kinds = _attackable(position, space)
    events = [position.terms.special[kind] for kind in kinds]
    if any([event is not None and event.marked for event in events]):
        return False
    return len(kinds) + (position.ordinary_at(space) > 0) > 1


@dataclass(slots=True)
class TieVictim(Frame):
    """AMB-03, AMB-05: the player or chance chooses one of the victims in a space; ends with its kind."""

    RULE: ClassVar[str] = "FG-AMB-05"
    STREAM: ClassVar[str] = "ties"

    space: int

    def _kinds(self, position: FinalGirl) -> list[int]:
        plain = [0] if position.ordinary_at(self.space) > 0 else []
        return [*plain, *_attackable(position, self.space)]

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return CHANCE_ASKED if position.terms.principle == LAUGHS else ONE[0]

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        actions = DRAWN_VICTIM if position.terms.principle == LAUGHS else VICTIM
        return [actions[kind] for kind in self._kinds(position)]

    def weights(self, position: FinalGirl) -> Sequence[int]:
        return [1 if kind else position.ordinary_at(self.space) for kind in self._kinds(position)]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        tell(out, "tie-victim", kind=action.arg)
        position.end(action.arg, out)
