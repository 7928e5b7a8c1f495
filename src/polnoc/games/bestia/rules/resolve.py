"""RES: the effects of a card one after another; in any order, choose one, if, then, copy.

`DO` has a function for every kind of effect; `rules/effects.py` fills it. A function either carries out its
effect and returns whether anything was done, or calls the frame that asks for what it needs and returns None;
the rest of the program then waits on the stack below, and the frame's result says whether anything was done.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from polnoc.engine.actions import Action
from polnoc.engine.effects import NOTHING, Program
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.seats import NOBODY_ASKED, ONE
from polnoc.games.bestia.actions import CHOOSE, COPY, SKIP, YES
from polnoc.games.bestia.cards import GOALS
from polnoc.games.bestia.places import bits_of, members
from polnoc.games.bestia.rules.asking import ActorFrame, BeastFrame
from polnoc.games.bestia.rules.knowledge import learn_habitat
from polnoc.games.bestia.rules.trails import has_trails
from polnoc.games.bestia.state import HIT_A_HUNTER, HIT_A_SUMMON, KILLED, NOWHERE, SURVIVED, Bestia
from polnoc.games.bestia.terms import BEAST, Card, Op, Terms

#: position, effect, actor, whether it cannot be ignored, out → whether it was done; None: a frame will tell.
Do = Callable[[Bestia, Op, int, bool, Out], bool | None]


#: By kind of effect.
DO: Final[dict[type[Any], Do]] = {}

_SETTLERS: Final = GOALS.index("settlers")


@dataclass(slots=True)
class Resolve(Program):
    """RES-01, RES-06: the effects of a program from number `at` on; `done`: at least one was not ignored."""

    RULE: ClassVar[str] = "BES-RES-01"

    program: int
    at: int
    actor: int
    must: bool
    done: bool

    def ops(self, position: Bestia) -> tuple[Op, ...]:
        return position.terms.programs[self.program]

    def further(self, at: int) -> Resolve:
        return Resolve(self.program, at, self.actor, self.must, self.done)

    def do(self, position: Bestia, op: Op, out: Out) -> bool | None:
        """Carry out one effect; an actor who has left the map does nothing."""
        actor = self.actor
        if actor != BEAST and position.where(actor) == NOWHERE:
            return False
        return DO[op.kind](position, op, actor, self.must, out)

    def result(self) -> bool:
        return self.done

    def resume(self, position: Bestia, result: object, out: Out) -> None:
        if result and not self.done:
            position.become(Resolve(self.program, self.at, self.actor, self.must, True))


def program_of(position: Bestia, card: Card, actor: int) -> int:
    """CARD-04: the program of a card for this actor, who may have an upgrade that changes it."""
    if card.variant and getattr(position.mods(actor), card.variant):
        return card.other
    return card.beast if actor == BEAST else card.program


def whole(program: int, actor: int, must: bool = False) -> Resolve:
    """A program from its first effect on, with nothing done yet."""
    return Resolve(program, 0, actor, must, False)


def effects(program: int, actor: int, must: bool = False) -> Resolve | None:
    """The frame that runs a program; None if the program is empty."""
    return whole(program, actor, must) if program != NOTHING else None


def perform(position: Bestia, program: int, actor: int, must: bool = False) -> None:
    """Call a program: its effects are carried out next."""
    if program != NOTHING:
        position.call(whole(program, actor, must))


# Ignoring ---------------------------------------------------------------------------------


def may_ignore(position: Bestia, op: Op, actor: int, must: bool) -> bool:
    """RES-01: ask whether to carry out an effect that has no question of its own; False if it must be."""
    if must or position.terms.rules < 2:
        return False
    position.call(Ignoring(op.number, actor))
    return True


@dataclass(slots=True)
class Ignoring(ActorFrame):
    """RES-01: carry out or ignore an effect that has no question of its own."""

    RULE: ClassVar[str] = "BES-RES-01"

    op: int
    actor: int

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return (YES, SKIP)

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is SKIP:
            position.end(False, out)
            return
        op = position.terms.ops[self.op]
        done = DO[op.kind](position, op, self.actor, True, out)
        if done is not None:
            position.end(done, out)

    def resume(self, position: Bestia, result: object, out: Out) -> None:
        position.end(result, out)


# In any order, choose one -----------------------------------------------------------------


def any_order(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """RES-03."""
    position.call(InOrder(op.number, actor, must, (1 << len(op.branches)) - 1, False))
    return None


@dataclass(slots=True)
class InOrder(Frame):
    """RES-03: choose which of the effects `left` (as bits) is next; the last one needs no question."""

    RULE: ClassVar[str] = "BES-RES-03"

    op: int
    actor: int
    must: bool
    left: int
    done: bool

    def asked(self, position: Bestia) -> tuple[int, ...]:
        if self.left & (self.left - 1) and (self.actor == BEAST or position.where(self.actor) != NOWHERE):
            return ONE[position.terms.seat_of[self.actor]]
        return NOBODY_ASKED

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        offered = [CHOOSE[number + 1] for number in members(self.left)]
        return offered if self.must else [*offered, SKIP]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is SKIP:
            position.end(self.done, out)
        else:
            self._do(position, action.arg - 1)

    def run(self, position: Bestia, out: Out) -> None:
        if self.left and not self.left & (self.left - 1):
            self._do(position, self.left.bit_length() - 1)
        else:
            position.end(self.done, out)

    def _do(self, position: Bestia, number: int) -> None:
        position.become(InOrder(self.op, self.actor, self.must, self.left & ~(1 << number), self.done))
        perform(position, position.terms.ops[self.op].branches[number], self.actor, self.must)

    def resume(self, position: Bestia, result: object, out: Out) -> None:
        if result and not self.done:
            position.become(InOrder(self.op, self.actor, self.must, self.left, True))


def choose(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """RES-04."""
    position.call(ChooseOne(op.number, actor, must))
    return None


@dataclass(slots=True)
class ChooseOne(ActorFrame):
    """RES-04: choose exactly one of the effects."""

    RULE: ClassVar[str] = "BES-RES-04"

    op: int
    actor: int
    must: bool

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        offered = CHOOSE[1 : len(position.terms.ops[self.op].branches) + 1]
        return offered if self.must else (*offered, SKIP)

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is SKIP:
            position.end(False, out)
            return
        tell(out, "chooses", actor=self.actor, op=self.op, n=action.arg)
        program = position.terms.ops[self.op].branches[action.arg - 1]
        position.become(whole(program, self.actor, self.must))


# If, then ---------------------------------------------------------------------------------


def condition(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """RES-02, RES-05: an effect that is carried out if, and only if, a condition holds."""
    effect = op.effect
    holds = _holds(position, op, actor)
    if actor == BEAST and effect.case in ("in", "own-habitat"):
        if effect.secret or would_tell(position, op):
            position.call(Secret(op.number))
            return None
        learn_habitat(position, _habitats(position, op), holds)
    program = op.branches[0 if holds else 1]
    if program == NOTHING:
        return False
    perform(position, program, actor, True)
    return None


def would_tell(position: Bestia, op: Op) -> bool:
    """RES-05: whether the hunters would learn where a hidden Beast is from nothing happening."""
    return position.terms.rules >= 2 and bool(position.track) and op.branches[1] == NOTHING


def _habitats(position: Bestia, op: Op) -> int:
    return op.habitats if op.effect.case == "in" else position.terms.habitat


def _holds(position: Bestia, op: Op, actor: int) -> bool:
    place = position.where(actor)
    match op.effect.case:
        case "trails":
            return has_trails(position, place)
        case "in" | "own-habitat":
            return bool(position.habitats[place] & _habitats(position, op))
        case "killed":
            return bool(position.ongoing.outcome & KILLED)
        case "killed-summon":
            return position.ongoing.outcome & (KILLED | HIT_A_SUMMON) == KILLED | HIT_A_SUMMON
        case "survived":
            return bool(position.ongoing.outcome & SURVIVED)
        case "hit-hunter":
            return bool(position.ongoing.outcome & HIT_A_HUNTER)
        case "animal-died":
            return position.fed
        case "beast-here":
            return not position.track and position.pawn == place
        case _:
            return position.tally[_SETTLERS] > 0


@dataclass(slots=True)
class Secret(BeastFrame):
    """RES-05: only the Beast knows whether the condition holds; nobody is told if it does not."""

    RULE: ClassVar[str] = "BES-RES-05"

    op: int

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return (YES, SKIP) if _holds(position, position.terms.ops[self.op], BEAST) else (SKIP,)

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is SKIP:
            position.end(False, out)
            return
        op = position.terms.ops[self.op]
        tell(out, "condition-holds", op=self.op)
        learn_habitat(position, _habitats(position, op), True)
        position.become(whole(op.branches[0], BEAST))


def then(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """RES-02, RES-06: the second part if, and only if, the first was not ignored."""
    position.sequence(effects(op.branches[0], actor, must), ThenNext(op.branches[1], actor))
    return None


@dataclass(slots=True)
class ThenNext(Frame):
    """RES-02: waits for the result of the first part."""

    RULE: ClassVar[str] = "BES-RES-02"

    program: int
    actor: int

    def resume(self, position: Bestia, result: object, out: Out) -> None:
        if result:
            position.become(Resolve(self.program, 0, self.actor, True, True))


# Copy -------------------------------------------------------------------------------------


def copy(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """RES-07."""
    if op.effect.of == "own-discarded" and not position.spent[actor]:
        return False
    position.call(CopyCard(op.number, actor))
    return None


def _abilities_for(terms: Terms, hunter: int) -> int:
    """The abilities of all hunters; of those that all have, only this hunter's own, as they are alike."""
    shared = {terms.cards[card].id for card in members(terms.own[hunter])}
    others = terms.abilities & ~terms.own[BEAST] & ~terms.own[hunter]
    return terms.own[hunter] | bits_of(
        [card for card in members(others) if terms.cards[card].id not in shared]
    )


@dataclass(slots=True)
class CopyCard(ActorFrame):
    """RES-07, RES-08: copy the effects of an ability card, which stays where it is."""

    RULE: ClassVar[str] = "BES-RES-07"

    op: int
    actor: int

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        terms = position.terms
        if terms.ops[self.op].effect.of == "hunters":
            cards = _abilities_for(terms, self.actor) & ~terms.hunts
        else:
            cards = position.spent[self.actor]
        cards &= ~terms.out_of_place[position.habitats[position.where(self.actor)]]
        return [*[COPY[card] for card in members(cards)], SKIP]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is SKIP:
            position.end(False, out)
            return
        card = position.terms.cards[action.arg]
        tell(out, "copies", actor=self.actor, card=card.number)
        if card.needs and self.actor == BEAST:
            learn_habitat(position, card.needs, True)
        program = program_of(position, card, self.actor)
        position.become(Resolve(program, 0, self.actor, False, True))
