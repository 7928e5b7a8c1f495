"""KPH, TERR, MINOR: the killer phase, terror cards, minor dark powers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.seats import CHANCE_ASKED, NOBODY_ASKED, ONE
from polnoc.games.finalgirl.actions import LEAVE, SINK, SKIP, TERROR, USE
from polnoc.games.finalgirl.rules.items import usable_items, use_item
from polnoc.games.finalgirl.rules.resolve import effects, perform
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import Op


@dataclass(slots=True)
class KillerPhase(Frame):
    """KPH-01 to KPH-03: the killer's line, then a terror card unless the finale is revealed."""

    RULE: ClassVar[str] = "FG-KPH-01"

    step: int

    def run(self, position: FinalGirl, out: Out) -> None:
        depth = len(position.stack)
        for step in range(self.step, 4):
            position.become(KillerPhase(step + 1))
            self._begin(step, position)
            if len(position.stack) > depth:
                return
        position.end(None, out)

    def _begin(self, step: int, position: FinalGirl) -> None:
        hidden = position.finale < 0
        if step == 0:
            position.closed = 0
            position.killed_phase = 0
            pause = _pause(position)
            if pause is not None:
                position.call(pause)
        elif step == 1:
            terms = position.terms
            perform(position, terms.phase if hidden else terms.finale_phase[position.finale])
        elif step == 2:
            if hidden and position.terror_left:
                position.sequence(_pause(position), DrawTerror())
        elif position.mods.after_killer:
            position.sequence(*[effects(program) for program in position.mods.after_killer])


def _pause(position: FinalGirl) -> Moment | None:
    """A moment to use items, if she has any."""
    return Moment() if position.held or position.bag else None


@dataclass(slots=True)
class Moment(Frame):
    """A moment of the killer phase in which some items can be used."""

    RULE: ClassVar[str] = "FG-ITEM-05"

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0] if usable_items(position, "killer") else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [SKIP, *[USE[item] for item in usable_items(position, "killer")]]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        position.end(None, out)
        if action is not SKIP:
            use_item(position, action.arg, out)


# Terror cards ---------------------------------------------------------------------------


def _take_known(position: FinalGirl) -> int:
    """Take the top card off a deck where it is known."""
    if position.terror_top:
        card = position.terror_top[0]
        position.terror_top = position.terror_top[1:]
    else:
        card = position.terror_bottom[0]
        position.terror_bottom = position.terror_bottom[1:]
    position.terror_left -= 1
    return card


class _TopTerror(Frame):
    """A rule that takes the top terror card."""

    __slots__ = ()

    RULE: ClassVar[str] = "FG-KPH-02"
    STREAM: ClassVar[str] = "terror"

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        known = len(position.terror_bottom)
        if position.terror_top or position.terror_left == known:
            return NOBODY_ASKED
        return CHANCE_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [TERROR[card] for card, count in enumerate(position.terror_pool) if count]

    def weights(self, position: FinalGirl) -> Sequence[int]:
        return [count for count in position.terror_pool if count]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        pool = list(position.terror_pool)
        pool[action.arg] -= 1
        position.terror_pool = tuple(pool)
        position.terror_left -= 1
        self.drawn(position, action.arg, out)

    def run(self, position: FinalGirl, out: Out) -> None:
        if position.terror_left:
            self.drawn(position, _take_known(position), out)
        else:
            position.end(None, out)

    def drawn(self, position: FinalGirl, card: int, out: Out) -> None:
        """Do what the rule does with the card."""
        raise NotImplementedError


def draw_terror(position: FinalGirl, op: Op, out: Out) -> None:
    """KPH-06: the next terror card, if there is one."""
    position.call(DrawTerror())


@dataclass(slots=True)
class DrawTerror(_TopTerror):
    """KPH-02, TERR-02 to TERR-04: the card is resolved from top to bottom."""

    def drawn(self, position: FinalGirl, card: int, out: Out) -> None:
        terror = position.terms.terror[card]
        tell(out, "terror", terror=card)
        if terror.needs_victims and not any(position.victims):
            tell(out, "terror-skipped", terror=card)
            return
        position.end(None, out)
        if terror.health:
            position.minors = (*position.minors, (card, terror.health))
            position.add_lasting(terror.lasting)
            tell(out, "minor", terror=card, health=terror.health)
        else:
            perform(position, terror.program)


def discard_terror(position: FinalGirl, op: Op, out: Out) -> None:
    """TERM-04: cards from the top of the deck, without effect."""
    for _ in range(op.n):
        position.call(DiscardTerror())


@dataclass(slots=True)
class DiscardTerror(_TopTerror):
    """TERM-04: the top card is discarded."""

    def drawn(self, position: FinalGirl, card: int, out: Out) -> None:
        tell(out, "terror-discarded", terror=card)
        position.end(None, out)


def new_terror(position: FinalGirl, op: Op, out: Out) -> None:
    """HAUNT-06: put `n` cards that nobody has seen, or as many as there are, on the terror deck."""
    known = len(position.terror_top) + len(position.terror_bottom)
    added = min(op.n, sum(position.terror_pool) - (position.terror_left - known))
    position.terror_left += added
    tell(out, "new-terror", n=added)


def look_ahead(position: FinalGirl, op: Op, out: Out) -> None:
    """Look at the next terror card."""
    if position.terror_left:
        position.call(LookAhead())


@dataclass(slots=True)
class LookAhead(_TopTerror):
    """The top card is seen; then it is left there or put at the bottom."""

    def drawn(self, position: FinalGirl, card: int, out: Out) -> None:
        position.terror_left += 1
        position.terror_top = (card, *position.terror_top)
        tell(out, "sees-terror", terror=card)
        position.become(LeaveOrSink())


@dataclass(slots=True)
class LeaveOrSink(Frame):
    """The card that was looked at stays, or goes to the bottom."""

    RULE: ClassVar[str] = "FG-ITEM-05"

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0]

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return (LEAVE, SINK)

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        if action is SINK:
            card = position.terror_top[0]
            position.terror_top = position.terror_top[1:]
            position.terror_bottom = (*position.terror_bottom, card)
            tell(out, "sinks-terror", terror=card)
        position.end(None, out)
