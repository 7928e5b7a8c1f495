"""Find where a pawn can go, and one way to each place."""

from __future__ import annotations

from typing import NamedTuple

from polnoc.engine.actions import Action
from polnoc.games.straszydla.actions import JUMP, READY, STEP, TRANSFER, USE
from polnoc.games.straszydla.cards import MoreSteps
from polnoc.games.straszydla.rules.planning import (
    ARROWS,
    JUMPED,
    Plan,
    free_suburbs,
    passes,
    plan_options,
    planned,
)
from polnoc.games.straszydla.state import Straszydla
from polnoc.games.straszydla.terms import PLANNING


class Journey(NamedTuple):
    """A whole plan: imps first, then the way in the notation of plans, and the answers that build it."""

    imps: tuple[int, ...]
    way: tuple[int, ...]
    answers: tuple[Action, ...]
    #: Arrows that the imps add.
    extra: int

    @property
    def end(self) -> int:
        return self.way[-1] % JUMPED


def journeys(position: Straszydla, seat: int) -> dict[int, Journey]:
    """By reachable cell: a plan that ends there. Imps are used only where nothing else helps."""
    found = _walks(position, seat, ())
    fitting = position.terms.windows[PLANNING]
    for imp in dict.fromkeys(position.imps[seat]):
        if imp in fitting:
            for cell, journey in _walks(position, seat, (imp,)).items():
                found.setdefault(cell, journey)
    return found


def _walks(position: Straszydla, seat: int, imps: tuple[int, ...]) -> dict[int, Journey]:
    """Search breadth first: by place, the first way found with as few arrows as possible."""
    uses = tuple([USE[imp] for imp in imps])
    tricks = [position.terms.tricks[imp] for imp in imps]
    extra = sum([trick.count for trick in tricks if isinstance(trick, MoreSteps)])
    through = passes(position, imps)
    layer = {position.pawn[seat]: Journey(imps, (position.pawn[seat],), uses, extra)}
    ended: dict[int, Journey] = {}
    for _ in range(ARROWS + extra):
        following: dict[int, Journey] = {}
        for journey in layer.values():
            onward = _onward(position, journey, through)
            if not onward and (len(journey.way) == 1 or not position.stops >> journey.end & 1):
                ended.setdefault(journey.end, journey)
            for further in onward:
                following.setdefault(further.way[-1], further)
        layer = following
    for journey in layer.values():
        if not position.stops >> journey.end & 1:
            ended.setdefault(journey.end, journey)
    return {cell: j._replace(answers=(*j.answers, READY)) for cell, j in ended.items()}


def _onward(position: Straszydla, journey: Journey, through: bool) -> list[Journey]:
    """One arrow further, with the jumps that it makes possible."""
    stops, city = position.stops, position.map
    steps = [(d, there) for d, there in city.ways[journey.end] if through or not stops >> there & 1]
    if not steps:
        free = free_suburbs(position, journey.end)
        return [_further(journey, JUMPED + cell, TRANSFER[cell]) for cell in free]
    onward = []
    for direction, there in steps:
        stepped = _further(journey, there, STEP[direction])
        onward.append(stepped)
        if there in city.suburbs and not position.terms.jumps_later:
            free = free_suburbs(position, there)
            onward += [_further(stepped, JUMPED + cell, JUMP[cell]) for cell in free]
    return onward


def _further(journey: Journey, place: int, answer: Action) -> Journey:
    return Journey(journey.imps, (*journey.way, place), (*journey.answers, answer), journey.extra)


def completions(position: Straszydla, seat: int, plan: Plan) -> dict[int, tuple[Action, ...]]:
    """By cell: the answers that complete a plan in progress so that it ends there."""
    layer: dict[tuple[int, int], tuple[Plan, tuple[Action, ...]]] = {(plan[0], plan[2][-1]): (plan, ())}
    found: dict[int, tuple[Action, ...]] = {}
    while layer:
        further: dict[tuple[int, int], tuple[Plan, tuple[Action, ...]]] = {}
        for now, given in layer.values():
            for action in plan_options(position, seat, now):
                if action is READY:
                    found.setdefault(now[2][-1] % JUMPED, given)
                elif action.verb in ("step", "jump", "transfer"):
                    then = planned(position, seat, now, action)
                    further.setdefault((then[0], then[2][-1]), (then, (*given, action)))
        layer = further
    return found


def answers_given(plan: Plan, journey: Journey) -> int:
    """How many answers of a journey a plan has given so far; -1 if the plan is not its beginning."""
    left, imps, way = plan
    if imps != journey.imps[: len(imps)] or way != journey.way[: len(way)]:
        return -1
    if len(way) > 1 and imps != journey.imps:
        return -1
    given = len(imps) + len(way) - 1
    # The same way can cost more or fewer arrows: one may jump from a suburb or be transferred from it.
    spent = len([answer for answer in journey.answers[:given] if answer.verb in ("step", "transfer")])
    return given if spent + left == ARROWS + (journey.extra if imps else 0) else -1
