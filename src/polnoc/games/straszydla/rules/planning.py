"""PLAN and MOVE: secret plans of three steps, shown together and walked one player after another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import ClassVar, Final

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import NOBODY_ASKED, ONE
from polnoc.games.straszydla.actions import CLEAR, JUMP, READY, SKIP, STEP, TRANSFER, UNBLOCK
from polnoc.games.straszydla.cards import MoreSteps, PassBlocked
from polnoc.games.straszydla.places import BESIDE
from polnoc.games.straszydla.rules.imps import usable, use_imp, why_no_imp
from polnoc.games.straszydla.rules.trading import BANK, bank, begin_offer, why_no_bank
from polnoc.games.straszydla.state import Straszydla
from polnoc.games.straszydla.terms import BEFORE_PLANNING, MOVED, PLANNING

ARROWS: Final = 3
#: A place that was reached by a jump or a transfer is written with this added.
JUMPED: Final = 100

#: What somebody has planned so far: arrows left, imps used for it, and the way from where the pawn stands.
Plan = tuple[int, tuple[int, ...], tuple[int, ...]]


def new_plan(position: Straszydla, seat: int) -> Plan:
    return (ARROWS, (), (position.pawn[seat],))


# Before planning --------------------------------------------------------------------


@dataclass(slots=True)
class BeforePlanning(Frame):
    """IMP-05: whoever has an imp that removes a STOP may use it now, in turn order."""

    RULE: ClassVar[str] = "STR-IMP-05"

    seats: tuple[int, ...]
    unblocking: bool

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        return ONE[self.seats[0]] if self.seats else NOBODY_ASKED

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        if self.unblocking:
            return [UNBLOCK[cell] for cell in position.map.cells if position.stops >> cell & 1]
        return [*usable(position, seat, BEFORE_PLANNING), SKIP, *bank(position, seat)]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        if action is SKIP:
            position.become(BeforePlanning(self.seats[1:], False))
        elif action.verb in BANK:
            begin_offer(position, seat, action, out)
        elif action.verb == "use":
            use_imp(position, seat, action.arg, out)
            position.become(BeforePlanning(self.seats, True))
        else:
            position.stops &= ~(1 << action.arg)
            tell(out, "unblocks", seat=seat, cell=action.arg, tile=position.layout[action.arg])
            position.become(BeforePlanning(self._left(position, seat), False))

    def _left(self, position: Straszydla, seat: int) -> tuple[int, ...]:
        """Who is asked next: the same player again if another such imp and a STOP are left."""
        if not position.stops:
            return ()
        return self.seats if usable(position, seat, BEFORE_PLANNING) else self.seats[1:]

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action.verb == "use" and not self.unblocking:
            return why_no_imp(position, seat, action.arg)
        if action.verb == "unblock" and self.unblocking:
            return Refusal(self.rule(), "refused-no-stop")
        return why_no_bank(position, seat, action, self.rule())


def may_unblock(position: Straszydla) -> tuple[int, ...]:
    """Who may remove a STOP before planning."""
    if not position.stops:
        return ()
    return tuple([s for s in position.seats_from(position.starter) if usable(position, s, BEFORE_PLANNING)])


# Planning ---------------------------------------------------------------------------


@dataclass(slots=True)
class Plans(Frame):
    """PLAN-01 to PLAN-07: all plan at once and in secret, and may begin again until they are ready."""

    RULE: ClassVar[str] = "STR-PLAN-01"

    plans: tuple[Plan, ...]
    #: Bits of the seats that are ready.
    ready: int

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        return tuple([seat for seat in position.terms.seats if not self.ready >> seat & 1])

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        return plan_options(position, seat, self.plans[seat])

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        if action is READY:
            self._ready(position, seat, out)
            return
        plan = planned(position, seat, self.plans[seat], action)
        plans = tuple([plan if other == seat else kept for other, kept in enumerate(self.plans)])
        position.become(Plans(plans, self.ready))

    def _ready(self, position: Straszydla, seat: int, out: Out) -> None:
        tell(out, "plan-ready", seat=seat)
        ready = self.ready | 1 << seat
        if ready.bit_count() < position.terms.players:
            position.become(Plans(self.plans, ready))
            return
        if position.terms.jumps_later:
            begin_walks(position, self.plans, out)
            return
        position.end(None, out)
        walk_all(position, self.plans, out)

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        return why_no_plan(position, seat, self.plans[seat], action)


def plan_options(position: Straszydla, seat: int, plan: Plan) -> list[Action]:
    """What may be added to a plan; only plans that can be completed are offered."""
    left, imps, way = plan
    stays = False
    offered = steps_from(position, plan) if left else []
    if left and not offered:  # MOVE-09, MOVE-10, MOVE-13: stuck
        offered = [TRANSFER[cell] for cell in free_suburbs(position, way[-1] % JUMPED)]
        stays = not offered
    if not position.terms.jumps_later:
        offered += jumps_from(position, way)
    if len(way) == 1:
        offered += [
            use for use in usable(position, seat, PLANNING) if one_more(position, seat, imps, use.arg)
        ]
    if (left == 0 or stays) and may_end(position, way):
        offered.append(READY)
    if len(way) > 1 or imps:
        offered.append(CLEAR)
    return offered


def one_more(position: Straszydla, seat: int, imps: tuple[int, ...], imp: int) -> bool:
    """STR-AMB-32: whether another imp of a kind may be used in a plan."""
    if position.terms.options.plan_imps == "one":
        return imp not in imps
    return imps.count(imp) < position.imps[seat].count(imp)


def steps_from(position: Straszydla, plan: Plan) -> list[Action]:
    """PLAN-03, MOVE-03, MOVE-04: steps in eight directions, not into a STOP."""
    left, imps, way = plan
    stops = position.stops
    ways = position.map.ways[way[-1] % JUMPED]
    if stops == 0 or not passes(position, imps):
        return [STEP[direction] for direction, there in ways if not stops >> there & 1]
    return [
        STEP[direction]
        for direction, there in ways
        if not stops >> there & 1 or can_get_out(position, there, left - 1)
    ]


def passes(position: Straszydla, imps: tuple[int, ...]) -> bool:
    """Whether STOPs may be passed."""
    return any([isinstance(position.terms.tricks[imp], PassBlocked) for imp in imps])


def can_get_out(position: Straszydla, cell: int, left: int) -> bool:
    """Whether somebody who passes the STOP here can still end elsewhere: by a jump, or by steps.

    Where there is no STOP every plan can be completed, if need be by a transfer or by staying.
    """
    if not position.terms.jumps_later and cell in position.map.suburbs and free_suburbs(position, cell):
        return True
    if left == 0:
        return False
    ways, stops = position.map.ways[cell], position.stops
    return any([not stops >> there & 1 or can_get_out(position, there, left - 1) for _, there in ways])


def free_suburbs(position: Straszydla, cell: int) -> list[int]:
    """MOVE-12: suburbs to transfer or jump to from a cell."""
    return [suburb for suburb in position.map.suburbs if suburb != cell and not position.stops >> suburb & 1]


def jumps_from(position: Straszydla, way: tuple[int, ...]) -> list[Action]:
    """MOVE-05 to MOVE-07: a jump is possible right after a step into a suburb."""
    last = way[-1]  # after a jump or a transfer no cell: JUMPED was added
    if len(way) == 1 or last not in position.map.suburbs:
        return []
    return [JUMP[suburb] for suburb in free_suburbs(position, last)]


def may_end(position: Straszydla, way: tuple[int, ...]) -> bool:
    """A way ends where there is no STOP; somebody who cannot move at all stays (STR-AMB-08)."""
    return len(way) == 1 or not position.stops >> way[-1] % JUMPED & 1


def planned(position: Straszydla, seat: int, plan: Plan, action: Action) -> Plan:
    """The plan with one more action."""
    left, imps, way = plan
    if action is CLEAR:
        return new_plan(position, seat)
    if action.verb == "use":
        trick = position.terms.tricks[action.arg]
        more = trick.count if isinstance(trick, MoreSteps) else 0
        return (left + more, (*imps, action.arg), way)
    if action.verb == "step":
        return (left - 1, imps, (*way, BESIDE[way[-1] % JUMPED][action.arg]))
    spent = 1 if action.verb == "transfer" else 0
    return (left - spent, imps, (*way, JUMPED + action.arg))


def why_no_plan(position: Straszydla, seat: int, plan: Plan, action: Action) -> Refusal:
    """Why something may not be added to a plan."""
    left, _, way = plan
    if action is READY:
        if left:
            return Refusal("STR-PLAN-07", "refused-plan-unfinished", {"left": left})
        return Refusal("STR-MOVE-03", "refused-ends-blocked")
    if action.verb == "step":
        return why_no_step(position, left, way[-1] % JUMPED, action.arg)
    if action.verb == "jump":
        return why_no_jump(position, way, action.arg)
    if action.verb == "transfer":
        return why_no_transfer(position, plan, action.arg)
    if action.verb == "use":
        begun = len(way) > 1 and action.arg in position.imps[seat]
        return Refusal("STR-AMB-32", "refused-imp-first") if begun else why_no_imp(position, seat, action.arg)
    return Refusal("STR-PLAN-01", NOT_NOW, {"action": action.text})


def why_no_step(position: Straszydla, left: int, cell: int, direction: int) -> Refusal:
    if left == 0:
        return Refusal("STR-PLAN-07", "refused-no-arrows")
    there = BESIDE[cell][direction]
    if there < 0 or not position.layout[there]:
        return Refusal("STR-PLAN-03", "refused-off-board")
    return Refusal("STR-MOVE-03", "refused-blocked", {"tile": position.layout[there]})


def why_no_jump(position: Straszydla, way: tuple[int, ...], cell: int) -> Refusal:
    if cell not in position.map.suburbs:
        return Refusal("STR-MOVE-05", "refused-no-suburb")
    if cell == way[-1] % JUMPED:
        return Refusal("STR-MOVE-05", "refused-already-there")
    if position.stops >> cell & 1:
        return Refusal("STR-MOVE-12", "refused-blocked", {"tile": position.layout[cell]})
    return Refusal("STR-MOVE-05", "refused-not-in-suburb")


def why_no_transfer(position: Straszydla, plan: Plan, cell: int) -> Refusal:
    left, _, way = plan
    if left == 0:
        return Refusal("STR-MOVE-10", "refused-no-arrows")
    if steps_from(position, plan):
        return Refusal("STR-MOVE-09", "refused-not-stuck")
    if cell not in position.map.suburbs:
        return Refusal("STR-MOVE-09", "refused-no-suburb")
    if cell == way[-1] % JUMPED:
        return Refusal("STR-MOVE-09", "refused-already-there")
    return Refusal("STR-MOVE-12", "refused-blocked", {"tile": position.layout[cell]})


# Moving -----------------------------------------------------------------------------


def walk_all(position: Straszydla, plans: tuple[Plan, ...], out: Out) -> None:
    """PLAN-05, MOVE-01, MOVE-02: plans are shown and walked, the starting player first."""
    position.walked = tuple([way for _, _, way in plans])
    for seat in position.seats_from(position.starter):
        _, imps, way = plans[seat]
        for imp in imps:
            use_imp(position, seat, imp, out)
        if len(way) == 1:
            tell(out, "stays", seat=seat)
            continue
        position.arrive(seat, way[-1] % JUMPED)
        tell(out, "walks", seat=seat, tiles=tiles_of(position, way), way=list(way))


def tiles_of(position: Straszydla, way: tuple[int, ...]) -> list[int]:
    """The tiles along a way."""
    return [position.layout[cell % JUMPED] for cell in way]


def begin_walks(position: Straszydla, plans: tuple[Plan, ...], out: Out) -> None:
    """STR-AMB-03: plans are shown; each is walked arrow by arrow, with a choice in every suburb."""
    seats = tuple(position.seats_from(position.starter))
    for seat in seats:
        for imp in plans[seat][1]:
            use_imp(position, seat, imp, out)
    routes = tuple([arrows_of(way) for _, _, way in plans])
    passing = sum([1 << seat for seat in seats if passes(position, plans[seat][1])])
    first = seats[0]
    position.become(Walk(seats, routes, passing, routes[first], (position.pawn[first],), False))
    if position.terms.ways_told:
        show_plans(position, plans, out)


def show_plans(position: Straszydla, plans: tuple[Plan, ...], out: Out) -> None:
    """PLAN-05: everybody is told all plans before anybody walks."""
    position.walked = tuple([(cell,) for cell in position.pawn])
    for seat in position.seats_from(position.starter):
        way = plans[seat][2]
        tell(out, "plan-shown", seat=seat, tiles=tiles_of(position, way), way=list(way))


def arrows_of(way: tuple[int, ...]) -> tuple[int, ...]:
    """A planned way as arrows: directions, and transfers as they are in the way."""
    return tuple(
        [there if there >= JUMPED else BESIDE[here % JUMPED].index(there) for here, there in pairwise(way)]
    )


@dataclass(slots=True)
class Walk(Frame):
    """MOVE-01 to MOVE-10, where jumps are not part of plans: somebody walks the arrows of the plan.

    Whoever steps into a suburb may jump. An arrow that cannot be followed costs a transfer to a suburb.
    """

    RULE: ClassVar[str] = "STR-MOVE-05"

    #: Who has not arrived; the first is walking.
    seats: tuple[int, ...]
    #: By seat: the arrows of the plan.
    routes: tuple[tuple[int, ...], ...]
    #: Seats that may pass STOPs, as bits.
    passing: int
    #: The arrows left of whoever is walking, and the way so far.
    arrows: tuple[int, ...]
    way: tuple[int, ...]
    #: Whether a step has just led into a suburb.
    may_jump: bool

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        return ONE[self.seats[0]] if self.seats and self._choices(position) else NOBODY_ASKED

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        return self._choices(position)

    def _choices(self, position: Straszydla) -> list[Action]:
        here = self.way[-1] % JUMPED
        if self.may_jump:
            jumps: list[Action] = [JUMP[cell] for cell in free_suburbs(position, here)]
            return [*jumps, SKIP] if jumps and self._may_stay(position, here) else jumps
        if self.arrows and self._next(position) < 0:
            return [TRANSFER[cell] for cell in free_suburbs(position, here)]
        return []

    def _may_stay(self, position: Straszydla, here: int) -> bool:
        return bool(self.arrows) or not position.stops >> here & 1

    def _next(self, position: Straszydla) -> int:
        """Where the next arrow leads; -1 if it cannot be followed."""
        arrow = self.arrows[0]
        if arrow >= JUMPED:
            return arrow
        there = BESIDE[self.way[-1] % JUMPED][arrow]
        if there < 0 or not position.layout[there]:
            return -1
        ends_here = len(self.arrows) == 1 and not (
            there in position.map.suburbs and free_suburbs(position, there)
        )
        through = self.passing >> self.seats[0] & 1 and not ends_here
        return there if through or not position.stops >> there & 1 else -1

    def run(self, position: Straszydla, out: Out) -> None:
        if not self.seats:
            position.end(None, out)
        elif self.may_jump:
            position.become(replace(self, may_jump=False))
        elif self.arrows:
            there = self._next(position)  # or there is no suburb to be transferred to: the arrow is lost
            self._go(position, there, self.arrows[1:], out)
        else:
            self._arrive(position, out)

    def _go(self, position: Straszydla, there: int, arrows: tuple[int, ...], out: Out) -> None:
        way = (*self.way, there) if there >= 0 else self.way
        may_jump = there in position.map.suburbs  # by a step: after a jump JUMPED was added
        position.pawn[self.seats[0]] = way[-1] % JUMPED
        gone = replace(self, arrows=arrows, way=way, may_jump=may_jump)
        position.become(gone)
        if position.terms.ways_told and gone._choices(position):
            gone._tell_walk(position, out)

    def _tell_walk(self, position: Straszydla, out: Out) -> None:
        """Tell the way so far, or what has been added to it since it was last told."""
        seat, way = self.seats[0], self.way
        told = len(position.walked[seat]) if position.terms.ways_told else 1
        position.walked = tuple([way if s == seat else walked for s, walked in enumerate(position.walked)])
        if len(way) > told:
            position.arrive(seat, way[-1] % JUMPED)
            new = (way[told - 1] % JUMPED, *way[told:])
            tell(out, "walks", seat=seat, tiles=tiles_of(position, new), way=list(new))

    def _arrive(self, position: Straszydla, out: Out) -> None:
        self._tell_walk(position, out)
        if len(self.way) == 1:
            tell(out, "stays", seat=self.seats[0])
        left = self.seats[1:]
        arrows = self.routes[left[0]] if left else ()
        start = (position.pawn[left[0]],) if left else ()
        position.become(replace(self, seats=left, arrows=arrows, way=start, may_jump=False))

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        if action is SKIP:
            position.become(replace(self, may_jump=False))
        else:
            spent = 1 if action.verb == "transfer" else 0
            self._go(position, JUMPED + action.arg, self.arrows[spent:], out)

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action.verb not in ("jump", "transfer"):
            return Refusal(self.rule(), NOT_NOW, {"action": action.text})
        if action.arg not in position.map.suburbs:
            return Refusal(self.rule(), "refused-no-suburb")
        if action.arg == self.way[-1] % JUMPED:
            return Refusal(self.rule(), "refused-already-there")
        if position.stops >> action.arg & 1:
            return Refusal("STR-MOVE-12", "refused-blocked", {"tile": position.layout[action.arg]})
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})


@dataclass(slots=True)
class AfterMoving(Frame):
    """IMP-05: whoever has an imp for one more step may use it now, in turn order."""

    RULE: ClassVar[str] = "STR-IMP-05"

    seats: tuple[int, ...]
    stepping: bool

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        return ONE[self.seats[0]] if self.seats else NOBODY_ASKED

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        if not self.stepping:
            return [*usable(position, seat, MOVED), SKIP, *bank(position, seat)]
        return [
            STEP[d] for d, there in position.map.ways[position.pawn[seat]] if not position.stops >> there & 1
        ]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        if action.verb == "use":
            use_imp(position, seat, action.arg, out)
            position.become(AfterMoving(self.seats, True))
            return
        if action.verb in BANK:
            begin_offer(position, seat, action, out)
            return
        if action is not SKIP:
            there = BESIDE[position.pawn[seat]][action.arg]
            position.arrive(seat, there)
            tell(out, "nudged", seat=seat, cell=there, tile=position.layout[there])
        position.become(AfterMoving(self.seats[1:], False))

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action.verb == "use" and not self.stepping:
            return why_no_imp(position, seat, action.arg)
        if action.verb == "step" and self.stepping:
            return why_no_step(position, 1, position.pawn[seat], action.arg)
        return why_no_bank(position, seat, action, self.rule())


def may_step(position: Straszydla) -> tuple[int, ...]:
    """Who may take one more step after all have moved."""
    stops, beside = position.stops, position.map.neighbours
    return tuple(
        [
            seat
            for seat in position.seats_from(position.starter)
            if usable(position, seat, MOVED) and beside[position.pawn[seat]] & ~stops
        ]
    )
