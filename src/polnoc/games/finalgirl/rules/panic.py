"""PANIC: who panics, in which order, and where to; victims drawn somewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, mark_moment, tell
from polnoc.engine.frames import ChanceFrame, Frame
from polnoc.engine.seats import NOBODY_ASKED, ONE
from polnoc.games.finalgirl.actions import ANY_ORDER, DIE, PANIC
from polnoc.games.finalgirl.rules.ambiguity import (
    Tie,
    TieVictim,
    best_space,
    decided,
    first_victim,
    is_tie,
    worst_step,
)
from polnoc.games.finalgirl.rules.deaths import ORDINARY, move_victim, where
from polnoc.games.finalgirl.rules.hazards import enter
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import NEAREST_ENEMY, Op

#: Victims of one kind in one space: kind, space, how many.
Group = tuple[int, int, int]
#: Kind, from where, where to, how many.
Step = tuple[int, int, int, int]


def groups_in(position: FinalGirl, spaces: Sequence[int]) -> tuple[Group, ...]:
    """The victims of some spaces."""
    found: list[Group] = []
    for space in spaces:
        if position.victims[space]:
            plain = position.ordinary_at(space)
            if plain:
                found.append((ORDINARY, space, plain))
            found += [(kind, space, 1) for kind in position.special_at(space)]
    return tuple(found)


def panic_phase(position: FinalGirl, out: Out) -> None:
    """PANIC-01, PANIC-08, PANIC-10: after a death, victims who share a space with an enemy."""
    if position.killed_turn:
        begin_panic(position, groups_in(position, position.enemies()), 1)


def panic(position: FinalGirl, op: Op, out: Out) -> None:
    """PANIC-07: panic caused by a card."""
    who = op.effect.who
    if who == "heroine":
        position.call(HeroineRuns(op.effect.times))
        return
    if who == "with-killer":
        spaces = [position.killer] if position.killer >= 0 else []
    elif who == "with-enemy":
        spaces = position.enemies()
    else:
        away = who == "away-from-heroine"
        spaces = [space for space in position.terms.places.all if not away or space != position.heroine]
    begin_panic(position, groups_in(position, spaces), op.effect.times)


def begin_panic(position: FinalGirl, groups: tuple[Group, ...], times: int) -> None:
    """Somebody panics, `times` times each."""
    if groups:
        position.call(Panicking(groups, times, False))


@dataclass(slots=True)
class Panicking(Frame):
    """PANIC-03, PANIC-05: the player chooses which group is next; once any order will do, it is the first."""

    RULE: ClassVar[str] = "FG-PANIC-05"

    groups: tuple[Group, ...]
    times: int
    settled: bool

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return NOBODY_ASKED if self.settled or len(self.groups) < 2 else ONE[0]

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [ANY_ORDER, *[PANIC[kind][space] for kind, space, _ in self.groups]]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        if action is ANY_ORDER:
            position.become(Panicking(self.groups, self.times, True))
            return
        kind, space = action.args
        self._next(position, next(group for group in self.groups if group[:2] == (kind, space)))

    def run(self, position: FinalGirl, out: Out) -> None:
        if self.groups:
            self._next(position, self.groups[0])
        else:
            position.end(None, out)

    def _next(self, position: FinalGirl, group: Group) -> None:
        kind, space, n = group
        rest = [other for other in self.groups if other != group]
        if n > 1:
            rest.insert(0, (kind, space, n - 1))
        position.become(Panicking(tuple(rest), self.times, self.settled))
        if position.specials[kind] == space if kind else position.ordinary_at(space) > 0:
            position.call(Run(kind, space, self.times))


@dataclass(slots=True)
class Run(ChanceFrame):
    """PANIC-03, PANIC-04: a die says where this victim runs."""

    RULE: ClassVar[str] = "FG-PANIC-03"
    STREAM: ClassVar[str] = "panic"

    kind: int
    space: int
    times: int

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return DIE

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        end = position.terms.places.panic[self.space][action.arg]
        tell(out, "panics", kind=self.kind, start=self.space, end=end, face=action.arg)
        dead = end != self.space and position.deadly >> end & 1
        if self.times > 1 and not dead:
            position.become(Run(self.kind, end, self.times - 1))
        else:
            position.end(None, out)
        if end != self.space:
            move_victim(position, self.kind, self.space, end, out)


@dataclass(slots=True)
class HeroineRuns(ChanceFrame):
    """PANIC-07: a die says where the heroine runs; nobody follows her."""

    RULE: ClassVar[str] = "FG-PANIC-07"
    STREAM: ClassVar[str] = "panic"

    times: int

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return DIE

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        start = position.heroine
        end = start if position.mods.rooted else position.terms.places.panic[start][action.arg]
        position.heroine = end
        tell(out, "heroine-panics", start=start, end=end, face=action.arg)
        if self.times > 1:
            position.become(HeroineRuns(self.times - 1))
        else:
            position.end(None, out)
        if end != start:
            enter(position, end, out)


# Victims who walk -----------------------------------------------------------------------


def victims_move(position: FinalGirl, op: Op, out: Out) -> None:
    """Victims go one space: all towards something, or only the one closest to an enemy."""
    if op.effect.who == "closest":
        _closest_moves(position, op.at, out)
        return
    if position.terms.rules > 1:
        position.call(Walk(groups_in(position, position.terms.places.all), (), op.at))
        return
    moves: list[Step] = []
    for kind, space, n in groups_in(position, position.terms.places.all):
        end = _towards(position, space, op.at)
        if end != space:
            moves.append((kind, space, end, n))
    _walk(position, moves, out)


def _walk(position: FinalGirl, moves: Sequence[Step], out: Out) -> None:
    for kind, space, end, n in moves:
        tell(out, "victims-go", kind=kind, start=space, end=end, n=n)
        for _ in range(n):
            if position.specials[kind] == space if kind else position.ordinary_at(space) > 0:
                move_victim(position, kind, space, end, out)
        mark_moment(out)


def _goals(position: FinalGirl, at: int) -> list[int]:
    if at == NEAREST_ENEMY:
        return position.enemies()
    space = where(position, at)
    return [space] if space >= 0 else []


def _towards(position: FinalGirl, space: int, at: int) -> int:
    """The next space on a shortest path to the nearest goal; of several the first."""
    places = position.terms.places
    goals = _goals(position, at)
    if not goals:
        return space
    goal = min(goals, key=lambda goal: (places.far[space][goal], goal))
    ways = places.ways[space][goal]
    return ways[0] if ways else space


def _ends(position: FinalGirl, space: int, at: int) -> tuple[int, ...]:
    """The next spaces on shortest paths to the nearest goals."""
    places, goals = position.terms.places, _goals(position, at)
    nearest = min([places.far[space][goal] for goal in goals], default=0)
    found = {
        way
        for goal in goals
        if places.far[space][goal] == nearest
        for way in places.ways[space][goal]
    }  # fmt: skip
    return tuple(sorted(found))


@dataclass(slots=True)
class Walk(Frame):
    """Victims go one space towards something: first decide where each of `groups` goes, then move all."""

    RULE: ClassVar[str] = "FG-AMB-05"

    groups: tuple[Group, ...]
    moves: tuple[Step, ...]
    at: int

    def run(self, position: FinalGirl, out: Out) -> None:
        groups, moves = self.groups, self.moves
        while groups:
            kind, space, n = groups[0]
            ends = _ends(position, space, self.at)
            if len(ends) > 1 and not decided(position):
                position.become(Walk(groups, moves, self.at))
                position.call(Tie(ends))
                return
            if ends:
                moves = (*moves, (kind, space, worst_step(position, ends), n))
            groups = groups[1:]
        position.end(None, out)
        _walk(position, moves, out)

    def resume(self, position: FinalGirl, result: object, out: Out) -> None:
        if isinstance(result, int):
            kind, space, n = self.groups[0]
            position.become(Walk(self.groups[1:], (*self.moves, (kind, space, result, n)), self.at))


def _closest_moves(position: FinalGirl, at: int, out: Out) -> None:
    """The victim closest to an enemy, but not with it, goes one space towards it."""
    far, goals = position.terms.places.far, _goals(position, at)
    by_space = {
        space: min([far[space][goal] for goal in goals])
        for space in position.terms.places.all
        if goals and position.victims[space] and space not in goals
    }
    if not by_space:
        return
    nearest = min(by_space.values())
    position.call(Wander(tuple([space for space, steps in by_space.items() if steps == nearest]), at))


@dataclass(slots=True)
class Wander(Frame):
    """One victim of one of these spaces goes towards an enemy."""

    RULE: ClassVar[str] = "FG-UPK-02"

    spaces: tuple[int, ...]
    at: int

    def run(self, position: FinalGirl, out: Out) -> None:
        if len(self.spaces) > 1 and not decided(position):
            position.call(Tie(self.spaces))
        else:
            self._go(position, best_space(position, self.spaces, 0), out)

    def resume(self, position: FinalGirl, result: object, out: Out) -> None:
        if isinstance(result, int):
            self._go(position, result, out)

    def _go(self, position: FinalGirl, space: int, out: Out) -> None:
        if position.terms.rules > 1:
            position.become(WanderFrom(space, self.at))
            return
        position.end(None, out)
        kind = ORDINARY if position.ordinary_at(space) else position.special_at(space)[0]
        end = _towards(position, space, self.at)
        tell(out, "victims-go", kind=kind, start=space, end=end, n=1)
        move_victim(position, kind, space, end, out)


@dataclass(slots=True)
class WanderFrom(Frame):
    """One victim of this space goes; of several kinds the principle of ambiguity chooses one."""

    RULE: ClassVar[str] = "FG-UPK-02"

    space: int
    at: int

    def run(self, position: FinalGirl, out: Out) -> None:
        if is_tie(position, self.space):
            position.call(TieVictim(self.space))
        else:
            self._walk(position, first_victim(position, self.space))

    def resume(self, position: FinalGirl, result: object, out: Out) -> None:
        if isinstance(result, int):
            self._walk(position, result)

    def _walk(self, position: FinalGirl, kind: int) -> None:
        position.become(Walk(((kind, self.space, 1),), (), self.at))
