"""END-06: other ways to win than the enemy's death, and other ways to lose than the heroine's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.games.finalgirl.rules.ambiguity import Tie, best_space, decided
from polnoc.games.finalgirl.rules.breath import finish
from polnoc.games.finalgirl.state import HIDING, LOST, SAFE, WON, FinalGirl
from polnoc.games.finalgirl.terms import Goal


def may_end(position: FinalGirl) -> None:
    """After a change that can cause it, check at once whether the film ends or people come out of hiding."""
    if position.terms.goals or position.terms.sheltered:
        position.call(SeeEnd())


@dataclass(slots=True)
class SeeEnd(Frame):
    """END-06, SWARM-08: whether the film is over; else whether somebody comes out of hiding."""

    RULE: ClassVar[str] = "FG-END-06"

    def run(self, position: FinalGirl, out: Out) -> None:
        if end_reached(position, out):
            return
        if HIDING in position.specials and (position.unlocked or not _anybody_ordinary(position)):
            position.become(ComeOut(()))
        else:
            position.end(None, out)


def _anybody_ordinary(position: FinalGirl) -> bool:
    return any([position.ordinary_at(space) for space in position.terms.places.all])


@dataclass(slots=True)
class ComeOut(Frame):
    """SWARM-08: all who hide come out, each at another search space; `used` are those spaces."""

    RULE: ClassVar[str] = "FG-SWARM-08"

    used: tuple[int, ...]

    def run(self, position: FinalGirl, out: Out) -> None:
        if HIDING not in position.specials:
            position.end(None, out)
            return
        places, far = position.terms.places, position.terms.places.far[position.heroine]
        left = [space for space in places.search if space not in self.used] or list(places.search)
        farthest = max([far[space] for space in left])
        found = tuple([space for space in left if far[space] == farthest])
        if len(found) > 1 and not decided(position):
            position.call(Tie(found))
        else:
            self._come(position, best_space(position, found, 0), out)

    def resume(self, position: FinalGirl, result: object, out: Out) -> None:
        if isinstance(result, int):
            self._come(position, result, out)

    def _come(self, position: FinalGirl, space: int, out: Out) -> None:
        specials = list(position.specials)
        kind = specials.index(HIDING)
        specials[kind] = space
        position.specials = tuple(specials)
        position.victims[space] += 1
        tell(out, "comes-out", kind=kind, space=space)
        position.become(ComeOut((*self.used, space)))


def end_reached(position: FinalGirl, out: Out) -> bool:
    """END-06: end the game if a goal is reached; of several the ones that win come first."""
    for goal in position.terms.goals:
        if reached(position, goal):
            finish(position, WON if goal.wins else LOST, out, goal.number)
            return True
    return False


def reached(position: FinalGirl, goal: Goal) -> bool:
    """Whether a goal is reached now."""
    if goal.finale >= 0 and position.finale != goal.finale:
        return False
    return REACHED[goal.case](position, goal)


def _carried(position: FinalGirl, goal: Goal) -> bool:
    if not position.terms.places.exit[position.heroine] or position.closed >> position.heroine & 1:
        return False
    return goal.item in position.bag or goal.item in position.held


def _full(position: FinalGirl, goal: Goal) -> bool:
    return position.terms.most_minions > 0 and min(position.minions) >= position.terms.most_minions


def _sheltered_saved(position: FinalGirl, goal: Goal) -> bool:
    return all([position.specials[kind] == SAFE for kind in position.terms.sheltered])


#: By the case of an ending.
REACHED: Final[dict[str, Callable[[FinalGirl, Goal], bool]]] = {
    "rescued": lambda position, goal: position.rescued >= goal.n,
    "dead": lambda position, goal: position.dead >= goal.n,
    "turn": lambda position, goal: position.turn >= goal.n,
    "no-victims": lambda position, goal: not any(position.victims),
    "terror-empty": lambda position, goal: not position.terror_left,
    "carried": _carried,
    "full": _full,
    "sheltered-saved": _sheltered_saved,
}
