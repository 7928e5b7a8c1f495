"""SWARM: minions that never move: dice bring them, a space holds only some, they attack where they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, mark_moment, tell
from polnoc.engine.frames import ChanceFrame, Frame
from polnoc.engine.seats import NOBODY_ASKED, ONE
from polnoc.games.finalgirl.actions import COUNT, DIE, MINIONS, SPACE
from polnoc.games.finalgirl.rules import enemies
from polnoc.games.finalgirl.rules.ambiguity import Tie, best_space, decided
from polnoc.games.finalgirl.rules.endings import may_end
from polnoc.games.finalgirl.rules.enemies import (
    LURE,
    TRAP,
    UNSET,
    PackAttacks,
    anybody,
    drop_token,
    place_minions,
)
from polnoc.games.finalgirl.rules.fighting import destroy_minions
from polnoc.games.finalgirl.rules.resolve import effects
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import ON_HEROINE, Op

# Coming ---------------------------------------------------------------------------------


def spawn_dice(position: FinalGirl, op: Op, out: Out) -> None:
    """SWARM-03: two dice, of which the player makes one the number and the other the place."""
    position.call(come_by_dice(position, op.n))


def come_by_dice(position: FinalGirl, again: int = 0) -> SpawnRoll:
    """The roll that brings them; `again`: roll once more if at most this many have come."""
    return SpawnRoll((), ON_HEROINE if position.mods.spawn_here else 0, again)


def spawn_die(position: FinalGirl, op: Op, out: Out) -> None:
    """SWARM-06: one die says how many, the card says where."""
    position.call(SpawnRoll((), op.at, 0))


@dataclass(slots=True)
class SpawnRoll(ChanceFrame):
    """SWARM-03, SWARM-06: the dice; `place` 0: two dice, else one die for this line of the table."""

    RULE: ClassVar[str] = "FG-SWARM-03"
    STREAM: ClassVar[str] = "tables"

    dice: tuple[int, ...]
    place: int
    again: int

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return DIE

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        dice = (*self.dice, action.arg)
        if self.place:
            tell(out, "swarm-die", face=action.arg)
            position.become(Come(action.arg, self.place, self.again))
        elif len(dice) < 2:
            position.become(SpawnRoll(dice, 0, self.again))
        else:
            tell(out, "swarm-dice", one_face=dice[0], other_face=dice[1])
            position.become(AssignDice(dice, self.again))


@dataclass(slots=True)
class AssignDice(Frame):
    """SWARM-03: which die is the number; the other one is the place."""

    RULE: ClassVar[str] = "FG-SWARM-03"

    dice: tuple[int, ...]
    again: int

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        forced = position.mods.spawn_more or self.dice[0] == self.dice[1]
        return NOBODY_ASKED if forced else ONE[0]

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [COUNT[min(self.dice)], COUNT[max(self.dice)]]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        self._assign(position, action.arg, out)

    def run(self, position: FinalGirl, out: Out) -> None:
        self._assign(position, max(self.dice), out)

    def _assign(self, position: FinalGirl, number: int, out: Out) -> None:
        place = self.dice[1] if self.dice[0] == number else self.dice[0]
        tell(out, "swarm-assigned", n=number, line=place)
        position.become(Come(number, place, self.again))


@dataclass(slots=True)
class Come(Frame):
    """SWARM-03, SWARM-04: `n` come to the place in this line of the table (`ON_HEROINE` and the like)."""

    RULE: ClassVar[str] = "FG-SWARM-04"

    n: int
    place: int
    again: int

    def run(self, position: FinalGirl, out: Out) -> None:
        more = come_by_dice(position) if self.n <= self.again else None
        position.end(None, out)
        position.sequence(self._landing(position, out), more)

    def _landing(self, position: FinalGirl, out: Out) -> Frame:
        lure = position.tokens[LURE]
        if lure >= 0:
            drop_token(position, LURE)
            tell(out, "lure-gone", space=lure)
            return landing(lure, self.n)
        where = position.terms.spawn_place(self.place)
        if where in ("spread", "anywhere"):
            return PickLanding(self.n, where == "spread")
        return NearLanding(_nearest(position, where), self.n)


def _nearest(position: FinalGirl, where: str) -> tuple[int, ...]:
    """The spaces of a kind that are nearest to the heroine; her own if there is none."""
    places, far = position.terms.places, position.terms.places.far[position.heroine]
    found: Sequence[int] = ()
    if where == "search":
        found = places.search
    elif where == "exit":
        found = [space for space in places.all if places.exit[space]]
    elif where == "victim":
        found = [space for space in places.all if position.victims[space]]
    nearest = min([far[space] for space in found], default=0)
    return tuple([space for space in found if far[space] == nearest]) or (position.heroine,)


@dataclass(slots=True)
class NearLanding(Frame):
    """SWARM-04: of several equally near spaces the principle of ambiguity chooses."""

    RULE: ClassVar[str] = "FG-AMB-05"

    spaces: tuple[int, ...]
    n: int

    def run(self, position: FinalGirl, out: Out) -> None:
        if len(self.spaces) > 1 and not decided(position):
            position.call(Tie(self.spaces))
        else:
            position.become(landing(best_space(position, self.spaces, 1), self.n))

    def resume(self, position: FinalGirl, result: object, out: Out) -> None:
        if isinstance(result, int):
            position.become(landing(result, self.n))


@dataclass(slots=True)
class PickLanding(Frame):
    """SWARM-04: the player chooses a space with room for all of them, or for each one (`spread`)."""

    RULE: ClassVar[str] = "FG-SWARM-04"

    n: int
    spread: bool

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0] if self.n and len(with_room(position)) > 1 else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [SPACE[space] for space in with_room(position)]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        if self.spread and self.n > 1:
            position.become(PickLanding(self.n - 1, True))
            position.call(landing(action.arg, 1))
        else:
            position.become(landing(action.arg, self.n))

    def run(self, position: FinalGirl, out: Out) -> None:
        open_spaces = with_room(position)
        if self.n and open_spaces:
            position.become(landing(open_spaces[0], self.n))
        else:
            position.end(None, out)


def with_room(position: FinalGirl) -> list[int]:
    """The spaces that are not full."""
    most = position.terms.most_minions
    return [space for space, count in enumerate(position.minions) if count < most]


def landing(space: int, n: int) -> Landing:
    """The rule by which `n` come to a space."""
    return Landing(space, space, n)


@dataclass(slots=True)
class Landing(Frame):
    """SWARM-02: `n` are still to land, now at `space`; the rest goes on, as near `home` as possible."""

    RULE: ClassVar[str] = "FG-SWARM-02"

    home: int
    space: int
    n: int

    def run(self, position: FinalGirl, out: Out) -> None:
        n = min(self.n, position.terms.most_minions - position.minions[self.space])
        place_minions(position, self.space, n, out)
        mark_moment(out)
        rest, near = self.n - n, self._nearest_room(position)
        if not rest or not near:
            position.end(None, out)
            may_end(position)
        elif len(near) > 1 and not decided(position):
            position.become(Landing(self.home, self.space, rest))
            position.call(Tie(near))
        else:
            position.become(Landing(self.home, best_space(position, near, 1), rest))
        self._snap(position, n, out)

    def resume(self, position: FinalGirl, result: object, out: Out) -> None:
        if isinstance(result, int):
            position.become(Landing(self.home, result, self.n))

    def _nearest_room(self, position: FinalGirl) -> tuple[int, ...]:
        most = position.terms.most_minions
        for ring in position.terms.places.rings[self.home]:
            found = tuple([space for space in ring if position.minions[space] < most])
            if found:
                return found
        return ()

    def _snap(self, position: FinalGirl, n: int, out: Out) -> None:
        """A trap where they land destroys some of them."""
        if n > 0 and position.tokens[TRAP] == self.space:
            drop_token(position, TRAP)
            tell(out, "trapped", kind=1, space=self.space)
            destroy_minions(position, self.space, min(n, position.terms.trap_damage), out)


# Attacking ------------------------------------------------------------------------------


def swarm_attack(position: FinalGirl, op: Op, out: Out) -> None:
    """SWARM-05: those in her space, and those in full spaces or wherever they outnumber the victims."""
    spaces = attacking(position, op.effect.where)
    if spaces:
        position.killed_now = 0
        position.call(PackAttacks(position.terms.swarm_act, spaces, UNSET))
    else:
        position.sequence(effects(op.branches[0]))


def attacking(position: FinalGirl, where: str) -> tuple[int, ...]:
    """SWARM-05: the spaces in which they attack somebody."""
    most, found = position.terms.most_minions, []
    for space, count in enumerate(position.minions):
        least = most if where == "full" else position.victims[space] + 1
        if count and (space == position.heroine or count >= least) and anybody(position, space, MINIONS):
            found.append(space)
    return tuple(found)


@dataclass(slots=True)
class SwarmStep(Frame):
    """SWARM-05: an attack symbol of a killer action, when its time has come."""

    RULE: ClassVar[str] = "FG-SWARM-05"

    def run(self, position: FinalGirl, out: Out) -> None:
        spaces = attacking(position, "full")
        if spaces:
            position.become(PackAttacks(position.terms.swarm_act, spaces, UNSET))
        else:
            position.end(None, out)


def act(position: FinalGirl, op: Op, out: Out) -> None:
    """KPH-05, SWARM-07: a killer action; for minions that never move a move symbol brings new ones."""
    if not position.terms.still:
        enemies.act(position, op, out)
        return
    position.killed_now = 0
    steps = position.terms.acts[op.n].steps
    position.sequence(*[SwarmStep() if attack else come_by_dice(position) for attack in steps])


def spawn(position: FinalGirl, op: Op, out: Out) -> None:
    """MIN-04, MIN-05, SWARM-02: at their dens; where a space holds only some, the rest goes on."""
    if not position.terms.most_minions:
        enemies.spawn(position, op, out)
        return
    spaces = enemies.dens(position, op.effect.at)
    position.sequence(*[landing(space, op.n or position.ready) for space in spaces])
