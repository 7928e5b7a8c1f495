"""ACT, COLLECT, FRIGHT and IMP: what one does in the district where the pawn stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame, SeatFrame
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import NOBODY_ASKED, ONE
from polnoc.games.straszydla.actions import (
    COLLECT,
    COLOUR,
    DONE,
    ELEMENTS,
    FRIGHTEN,
    KEEP,
    MOST_DICE,
    SUMMON,
)
from polnoc.games.straszydla.cards import ALL_ELEMENTS
from polnoc.games.straszydla.rules.dice import (
    Dice,
    Roll,
    begin_dice_trick,
    changes,
    dice_tricks,
    spend_energy,
    why_no_change,
    why_no_dice_trick,
)
from polnoc.games.straszydla.rules.stacks import take_imp
from polnoc.games.straszydla.rules.trading import (
    BANK,
    bank,
    begin_offer,
    exchanges,
    offers,
    why_no_bank,
    why_no_exchange,
    why_no_offer,
)
from polnoc.games.straszydla.state import Straszydla
from polnoc.games.straszydla.terms import ACTING

#: What has been done in a district this round.
COLLECTED, FRIGHTENED, SUMMONED = 1, 2, 4
_DID: Final = {COLLECT: COLLECTED, FRIGHTEN: FRIGHTENED, SUMMON: SUMMONED}
#: What must wait until the frightening is over, and the rule that says when it is possible.
_LATER: Final = {"buy": "STR-BUY-01", "dread-cube": "STR-DREAD-05", "dread-imp": "STR-DREAD-05"}


@dataclass(slots=True)
class ActionStep(Frame):
    """ACT-01, ACT-11: from the starting player on, each finishes before the next begins."""

    RULE: ClassVar[str] = "STR-ACT-01"

    nth: int

    def run(self, position: Straszydla, out: Out) -> None:
        if self.nth == position.terms.players:
            position.end(None, out)
            return
        position.become(ActionStep(self.nth + 1))
        position.call(Act(position.seats_from(position.starter)[self.nth], 0))


@dataclass(slots=True)
class Act(SeatFrame):
    """ACT-02: any of the actions, in any order, until one is done."""

    RULE: ClassVar[str] = "STR-ACT-02"

    seat: int
    did: int

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        return [*here(position, seat, self.did), *offers(position, seat, ACTING), DONE]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        if action is DONE:
            position.end(None, out)
            return
        did = _DID.get(action, 0)
        if not did:
            begin_offer(position, seat, action, out)
            return
        position.become(Act(seat, self.did | did))
        element = position.map.element[position.pawn[seat]]
        if element == ALL_ELEMENTS:
            position.call(ChooseColour(seat, did))
        else:
            use_district(position, seat, did, element, out)

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action in _DID:
            return why_not_here(position, seat, action, self.did)
        return why_no_offer(position, seat, action, self.rule())


def here(position: Straszydla, seat: int, did: int) -> list[Action]:
    """What the district itself offers."""
    cell, city = position.pawn[seat], position.map
    if position.stops >> cell & 1:  # STR-AMB-08: stuck
        return []
    offered = []
    if position.cubes[cell] and not did & COLLECTED:
        offered.append(COLLECT)
    if city.frightening >> cell & 1 and position.spooks[seat] and not did & FRIGHTENED:
        offered.append(FRIGHTEN)
    if city.imp >> cell & 1 and not did & SUMMONED and imp_here(position, cell):
        offered.append(SUMMON)
    return offered


def imp_here(position: Straszydla, cell: int) -> bool:
    element = position.map.element[cell]
    return any(position.imp_top) if element == ALL_ELEMENTS else bool(position.imp_top[element])


def why_not_here(position: Straszydla, seat: int, action: Action, did: int) -> Refusal:
    cell, city = position.pawn[seat], position.map
    if position.stops >> cell & 1:
        return Refusal("STR-MOVE-13", "refused-stuck")
    if did & _DID[action]:
        return Refusal("STR-ACT-11", "refused-done-already")
    if action is COLLECT:
        return Refusal("STR-COLLECT-01", "refused-nothing-here")
    if action is FRIGHTEN:
        if city.frightening >> cell & 1:
            return Refusal("STR-AMB-19", "refused-no-spooks")
        return Refusal("STR-FRIGHT-01", "refused-no-frightening")
    if city.imp >> cell & 1:
        return Refusal("STR-AMB-33", "refused-empty-stack")
    return Refusal("STR-IMP-01", "refused-no-imps")


@dataclass(slots=True)
class ChooseColour(SeatFrame):
    """In a district of every element, whoever uses it says which one it is this time."""

    RULE: ClassVar[str] = "STR-AMB-53"

    seat: int
    did: int

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        if self.did == SUMMONED:
            return [COLOUR[element] for element in ELEMENTS if position.imp_top[element]]
        return COLOUR

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        position.end(None, out)
        use_district(position, seat, self.did, action.arg, out)

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action.verb == "colour":
            return Refusal("STR-AMB-33", "refused-empty-stack")
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})


def use_district(position: Straszydla, seat: int, did: int, element: int, out: Out) -> None:
    if did == COLLECTED:
        collect(position, seat, element, out)
    elif did == SUMMONED:
        take_imp(position, seat, element, out)
    else:
        begin_frightening(position, seat, element, out)


def collect(position: Straszydla, seat: int, element: int, out: Out) -> None:
    """COLLECT-01: everything that lies there."""
    cell = position.pawn[seat]
    count = position.cubes[cell]
    position.cubes[cell] = 0
    position.add(seat, element, count)
    tell(out, "collects", seat=seat, kind=element, count=count)


# Frightening --------------------------------------------------------------------------


def begin_frightening(position: Straszydla, seat: int, element: int, out: Out) -> None:
    """FRIGHT-02 to FRIGHT-04: as many dice as spooks."""
    tell(out, "frightens", seat=seat, strength=position.strength(seat), kind=element)
    dice = (0,) * min(len(position.spooks[seat]), MOST_DICE)
    position.sequence(Roll(seat, dice, False), Frighten(seat, element, (), False))


def aim(position: Straszydla, seat: int, dice: Dice) -> int:
    """FRIGHT-03: the strength of the spooks whose dice were rolled.

    One that was bought since has no die and is not counted (STR-AMB-58); it is the last.
    """
    strength = position.terms.box.strength[position.night]
    return sum([strength[spook] for spook in frightening(position.spooks[seat], dice)])


def frightening(spooks: Sequence[int], dice: Sequence[int]) -> Sequence[int]:
    """The spooks for which these dice were rolled."""
    return spooks if len(dice) == MOST_DICE else spooks[: len(dice)]


@dataclass(slots=True)
class Frighten(Frame):
    """FRIGHT-05 to FRIGHT-16: dice are changed for energy, then the difference pays."""

    RULE: ClassVar[str] = "STR-FRIGHT-11"

    seat: int
    element: int
    dice: Dice
    #: Whether energy has been spent: from then on no die is rolled again.
    spent: bool

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        return ONE[self.seat] if self.dice else NOBODY_ASKED

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        offered = bank(position, seat) or exchanges(position, seat)
        if not self.spent:
            offered += dice_tricks(position, seat, self.dice)
        if position.energy(seat):
            offered += changes(self.dice)
        offered.append(KEEP)
        return offered

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        if action is KEEP:
            position.end(None, out)
            catch_fear(position, seat, self.element, self.dice, out)
        elif action.verb in ("raise", "lower"):
            dice = spend_energy(position, seat, self.dice, action, out)
            position.become(replace(self, dice=dice, spent=True))
        elif action.verb in BANK:
            begin_offer(position, seat, action, out)
        else:
            begin_dice_trick(position, seat, self.dice, False, action, out)

    def resume(self, position: Straszydla, result: Dice | int | None, out: Out) -> None:
        if isinstance(result, tuple):
            position.become(replace(self, dice=result))

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action.verb in ("raise", "lower"):
            if not position.energy(seat):
                return Refusal(self.rule(), "refused-too-little-energy", {"have": 0})
            return why_no_change(self.dice, action, self.rule())
        if action.verb in ("use", "reroll"):
            if self.spent:
                return Refusal("STR-AMB-32", "refused-energy-spent")
            return why_no_dice_trick(position, seat, self.dice, action)
        if action.verb in ("trade", "swap"):
            return why_no_exchange(position, seat, action)
        return why_no_bank(position, seat, action, _LATER.get(action.verb, self.rule()))


def catch_fear(position: Straszydla, seat: int, element: int, dice: Dice, out: Out) -> None:
    """FRIGHT-06 to FRIGHT-10, FRIGHT-14 to FRIGHT-17: cubes for the difference, dread for sixes and ones."""
    difference = abs(sum(dice) - aim(position, seat, dice))
    count = position.terms.box.catch(difference)
    position.add(seat, element, count)
    before = position.dread[seat]
    position.dread[seat] = max(before + dice.count(6) - dice.count(1), 0)
    tell(
        out,
        "catches",
        seat=seat,
        sum=sum(dice),
        difference=difference,
        kind=element,
        count=count,
        dread=position.dread[seat] - before,
    )
