"""SUM: placing summons, and what they do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.seats import NOBODY_ASKED, ONE
from polnoc.games.bestia.actions import ABILITY, ACT, BITE, CHOOSE, GO, PLACE, SKIP, STOP, SUMMON
from polnoc.games.bestia.places import SETTLEMENT, WILD, bits_of, members
from polnoc.games.bestia.rules.asking import BeastFrame
from polnoc.games.bestia.rules.attacks import Blow, fury, preys
from polnoc.games.bestia.rules.knowledge import learn
from polnoc.games.bestia.rules.moving import MayNameRegion, PickRegion, move_summon
from polnoc.games.bestia.rules.resolve import effects, whole
from polnoc.games.bestia.rules.wounds import remove_summon
from polnoc.games.bestia.state import NOWHERE, Bestia
from polnoc.games.bestia.terms import (
    AIM,
    BEAST,
    SUMMONS,
    TARGET_OF,
    Op,
)

PLACE_ONE, ACT_WITH_EACH = CHOOSE[1], CHOOSE[2]
#: Actions that a summon has taken, as bits.
MOVED, ATTACKED, USED = 1, 2, 4
#: How far from the Beast a summon may be placed (SUM-04).
RANGE = 2


def on_map(position: Bestia) -> int:
    """The summons on the map, as bits."""
    return bits_of([one for one, place in enumerate(position.summons) if place != NOWHERE])


def summon(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """SUM-02."""
    position.call(Symbol(must))
    return None


@dataclass(slots=True)
class Symbol(BeastFrame):
    """SUM-02: place one summon, or take one action with each on the map."""

    RULE: ClassVar[str] = "BES-SUM-02"

    must: bool

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return (PLACE_ONE, ACT_WITH_EACH, SKIP) if on_map(position) else (PLACE_ONE, SKIP)

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is SKIP:
            position.end(False, out)
        elif action is PLACE_ONE:
            position.become(placing(position, 1))
        else:
            position.become(Commanding(on_map(position), 1))


def placing(position: Bestia, count: int) -> Placing:
    """SUM-06: place `count` summons; with Twin Echo one more if all are in the reserve."""
    both = position.mods(BEAST).place_both and not on_map(position)
    return Placing(count + 1 if both else count, NOWHERE)


def place_summons(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    position.call(placing(position, op.n))
    return None


@dataclass(slots=True)
class Placing(Frame):
    """SUM-04 to SUM-07: place a summon from the reserve, or, if it is empty, move the summon `moved`."""

    RULE: ClassVar[str] = "BES-SUM-04"

    left: int
    moved: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        return ONE[BEAST] if self.left else NOBODY_ASKED

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        if self.moved == NOWHERE and NOWHERE not in position.summons:
            return [*[SUMMON[one] for one in range(len(position.summons))], SKIP]
        terms = position.terms
        habitat = WILD if position.mods(BEAST).place_anywhere else terms.habitat
        near = terms.places.within[RANGE][position.path[-1]]
        return [SKIP, *[PLACE[place] for place in members(near) if position.habitats[place] & habitat]]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is SKIP:
            position.end(False, out)
            return
        if action.verb == "summon":
            position.become(Placing(self.left, action.arg))
            return
        one = self.moved if self.moved != NOWHERE else position.summons.index(NOWHERE)
        position.summons[one] = action.arg
        tell(out, "summon-placed", summon=one, place=action.arg)
        learn(position, position.terms.places.within[RANGE][action.arg])
        position.become(Placing(self.left - 1, NOWHERE))

    def run(self, position: Bestia, out: Out) -> None:
        position.end(True, out)


# Acting -------------------------------------------------------------------------------------


def act_summons(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """Each summon takes several different actions."""
    if not on_map(position):
        return False
    position.call(Commanding(on_map(position), op.effect.times))
    return None


@dataclass(slots=True)
class Commanding(Frame):
    """SUM-09: choose which summon is next; each acts `times` times."""

    RULE: ClassVar[str] = "BES-SUM-09"

    waiting: int
    times: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        return ONE[BEAST] if self.waiting & on_map(position) else NOBODY_ASKED

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return [*[ACT[one] for one in members(self.waiting & on_map(position))], STOP]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is STOP:
            position.end(True, out)
            return
        position.become(Commanding(self.waiting & ~(1 << action.arg), self.times))
        position.call(Acting(action.arg, self.times, 0))

    def run(self, position: Bestia, out: Out) -> None:
        position.end(True, out)


@dataclass(slots=True)
class Acting(Frame):
    """SUM-08: a summon moves, attacks, or uses its ability; it takes no action twice."""

    RULE: ClassVar[str] = "BES-SUM-08"

    summon: int
    left: int
    taken: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        there = position.summons[self.summon] != NOWHERE
        return ONE[BEAST] if self.left and there else NOBODY_ASKED

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        here = position.summons[self.summon]
        offered = [SKIP]
        if not self.taken & MOVED:
            offered += [GO[there] for there in position.terms.places.roads[here]]
        if not self.taken & ATTACKED:
            found = preys(position, (here,))
            offered += [AIM[target] for target in found]
            if position.mods(BEAST).last_bite:
                offered += [BITE[target] for target in found]
        if not self.taken & USED:
            offered.append(ABILITY)
        return offered

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        verb = action.verb
        if verb == "skip":
            position.end(None, out)
        elif verb == "go":
            self._taken(position, MOVED)
            move_summon(position, self.summon, action.arg, out)
        elif verb == "ability":
            self._taken(position, USED)
            use_ability(position, self.summon, out)
        else:
            self._taken(position, ATTACKED)
            biting = verb == "bite"
            target = action.arg if biting else TARGET_OF[action.index]
            wounds = 1 + fury(position, target)
            if biting:
                wounds += position.mods(BEAST).last_bite
            blow = Blow(SUMMONS + self.summon, target, False, wounds, False)
            position.sequence(blow, Leaving(self.summon) if biting else None)

    def _taken(self, position: Bestia, which: int) -> None:
        position.become(Acting(self.summon, self.left - 1, self.taken | which))

    def run(self, position: Bestia, out: Out) -> None:
        position.end(None, out)


def use_ability(position: Bestia, one: int, out: Out) -> None:
    """SUM-08: the ability on the Beast's mat: its first part, then the second if the habitat fits."""
    terms = position.terms
    tell(out, "summon-ability", summon=one)
    position.ongoing = position.ongoing._replace(struck=())
    position.sequence(effects(terms.summon_first, SUMMONS + one), Ability(one))


@dataclass(slots=True)
class Ability(Frame):
    """SUM-08: the second part of a summon's ability."""

    RULE: ClassVar[str] = "BES-SUM-08"

    summon: int

    def run(self, position: Bestia, out: Out) -> None:
        place = position.summons[self.summon]
        if place == NOWHERE or not self._fits(position, position.habitats[place]):
            position.end(None, out)
        else:
            position.become(whole(position.terms.summon_program, SUMMONS + self.summon))

    def _fits(self, position: Bestia, habitat: int) -> bool:
        if not position.terms.beast.summons.in_habitat:
            return True
        if position.mods(BEAST).wild:
            return habitat != SETTLEMENT
        return bool(habitat & position.terms.habitat)


@dataclass(slots=True)
class Leaving(Frame):
    """A summon that has made its last attack goes back to the reserve."""

    RULE: ClassVar[str] = "BES-DIE-10"

    summon: int

    def run(self, position: Bestia, out: Out) -> None:
        if position.summons[self.summon] != NOWHERE:
            remove_summon(position, self.summon, out)
        position.end(None, out)


def remove_self(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """The acting summon goes back to the reserve."""
    remove_summon(position, actor - SUMMONS, out)
    return True


def sacrifice(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    if not on_map(position):
        return False
    position.call(Sacrificing())
    return None


@dataclass(slots=True)
class Sacrificing(BeastFrame):
    """A summon of the Beast's choice goes back to the reserve."""

    RULE: ClassVar[str] = "BES-DIE-10"

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return [*[SUMMON[one] for one in members(on_map(position))], SKIP]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is not SKIP:
            remove_summon(position, action.arg, out)
        position.end(action is not SKIP, out)


# Moving together ----------------------------------------------------------------------------


def move_summons(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """Every summon, or every one in the Beast's region, moves up to 1 location."""
    if not on_map(position):
        return False
    if op.effect.where == "all":
        position.call(Marching(on_map(position)))
    else:
        hidden = position.track and position.terms.rules >= 2
        position.sequence(MayNameRegion() if hidden else PickRegion(), MarchInRegion())
    return None


@dataclass(slots=True)
class MarchInRegion(Frame):
    """REQ-10: the summons in the region that the Beast has named."""

    RULE: ClassVar[str] = "BES-REQ-10"

    def resume(self, position: Bestia, result: object, out: Out) -> None:
        if isinstance(result, tuple):
            inside = position.terms.places.region_bits[result[0]]
            found = [
                one for one, place in enumerate(position.summons) if place != NOWHERE and inside >> place & 1
            ]
            position.become(Marching(bits_of(found)))
        else:
            position.end(True, out)


@dataclass(slots=True)
class Marching(Frame):
    """SUM-08: the `waiting` summons move one after another."""

    RULE: ClassVar[str] = "BES-SUM-08"

    waiting: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        return ONE[BEAST] if self.waiting else NOBODY_ASKED

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        here = position.summons[self._next()]
        return [STOP, *[GO[there] for there in position.terms.places.roads[here]]]

    def _next(self) -> int:
        return (self.waiting & -self.waiting).bit_length() - 1

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        one = self._next()
        position.become(Marching(self.waiting & ~(1 << one)))
        if action is not STOP:
            move_summon(position, one, action.arg, out)

    def run(self, position: Bestia, out: Out) -> None:
        position.end(True, out)
