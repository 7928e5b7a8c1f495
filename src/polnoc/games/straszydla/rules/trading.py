"""TRADE, BUY, DREAD and imps for cubes: what may be done at any moment of one's own.

`offers` lists what a player may do now; `begin_offer` does it or calls the
frame that asks for what it needs. Forced payments are made without asking.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from polnoc.engine.actions import Action
from polnoc.engine.events import Event, Out, mark_moment, tell
from polnoc.engine.frames import Frame, SeatFrame
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import EVERYONE, NOBODY_ASKED, ONE
from polnoc.games.straszydla.actions import (
    BUY,
    DREAD_CUBE,
    DREAD_IMP,
    ELEMENTS,
    ENERGY,
    ENOUGH,
    GIVE,
    IMP,
    KINDS,
    SWAP,
    TAKE,
    TRADE,
)
from polnoc.games.straszydla.cards import Ease, Recolour, TakeEnergy
from polnoc.games.straszydla.rules.imps import usable, use_imp, why_no_imp
from polnoc.games.straszydla.rules.stacks import give_back_imp, open_stacks, take_imp, take_spook
from polnoc.games.straszydla.state import NO_CUBES, Purse, Straszydla

#: Cubes that the bank wants for a cube or an imp.
RATE: Final = 3
#: The verbs of what the bank does at any moment.
BANK: Final = ("trade", "swap", "buy")


# What is offered --------------------------------------------------------------------


def exchanges(position: Straszydla, seat: int) -> list[Action]:
    """TRADE-02, IMP-08: trades and imps for cubes."""
    offered = [SWAP[imp] for imp in dict.fromkeys(position.imps[seat])]
    if position.payable(seat) >= RATE:
        offered.append(TRADE)
    return offered


def purchases(position: Straszydla, seat: int) -> list[Action]:
    """BUY-01: the spooks on top of the stacks that a seat may buy and can pay for."""
    if not may_buy(position, seat):
        return []
    cubes, price = position.payable(seat), position.terms.box.price
    return [BUY[e] for e in ELEMENTS if position.top[e] and price[position.top[e]] <= cubes]


def bank(position: Straszydla, seat: int) -> list[Action]:
    """TRADE-02, BUY-01: what the bank does at any moment at which a player decides alone."""
    return exchanges(position, seat) + purchases(position, seat) if position.terms.bank_always else []


def offers(position: Straszydla, seat: int, window: str) -> list[Action]:
    """Everything that may be done in one's action step or while feeding, wherever one stands."""
    offered = exchanges(position, seat) + purchases(position, seat)
    if position.imps[seat]:
        offered += [use for use in usable(position, seat, window) if helps(position, seat, use.arg)]
    dread, menu = position.dread[seat], position.terms.box.pack.dread
    if dread >= menu.cube:
        offered.append(DREAD_CUBE)
    if dread >= menu.imp and any(position.imp_top):
        offered.append(DREAD_IMP)
    return offered


def may_buy(position: Straszydla, seat: int) -> bool:
    """BUY-06: one purchase a round and one while feeding, unless the group plays otherwise."""
    return not position.bought >> seat & 1 or position.terms.options.purchases == "any"


def helps(position: Straszydla, seat: int, imp: int) -> bool:
    """Whether an imp has something to work on."""
    trick = position.terms.tricks[imp]
    if isinstance(trick, Recolour):
        return any(position.purse[seat][:ENERGY])
    return not isinstance(trick, Ease) or bool(position.hungry(seat))


def begin_offer(position: Straszydla, seat: int, action: Action, out: Out) -> None:
    """Do one of the offers; a frame that needs answers is called."""
    menu = position.terms.box.pack.dread
    if action is TRADE:
        position.call(Trade(seat, NO_CUBES))
    elif action.verb == "swap":
        swap_imp(position, seat, action.arg, out)
    elif action.verb == "buy":
        position.call(Pay(seat, action.arg, NO_CUBES))
    elif action is DREAD_CUBE:
        pay_dread(position, seat, menu.cube, "cube", out)
        position.call(TakeCube(seat))
    elif action is DREAD_IMP:
        pay_dread(position, seat, menu.imp, "imp", out)
        position.call(ChooseImp(seat))
    else:
        begin_imp(position, seat, action.arg, out)


def begin_imp(position: Straszydla, seat: int, imp: int, out: Out) -> None:
    """Imps that are used in one's action step or while feeding."""
    use_imp(position, seat, imp, out)
    trick = position.terms.tricks[imp]
    if isinstance(trick, TakeEnergy):
        position.add(seat, ENERGY, trick.count)
        tell(out, "takes", seat=seat, kind=ENERGY, count=trick.count)
    elif isinstance(trick, Recolour):
        position.call(Recolouring(seat, trick.count, -1))


def pay_dread(position: Straszydla, seat: int, count: int, what: str, out: Out) -> None:
    """DREAD-02: the cubes go to the bank."""
    position.dread[seat] -= count
    tell(out, "pays-dread", seat=seat, count=count, what=what)


def swap_imp(position: Straszydla, seat: int, imp: int, out: Out) -> None:
    """IMP-08: an imp for a fear cube of its element (STR-AMB-31)."""
    element = position.terms.box.imp_element[imp]
    give_back_imp(position, seat, imp)
    position.add(seat, element, 1)
    tell(out, "swaps-imp", seat=seat, imp=imp, kind=element)


# Why something is not offered ---------------------------------------------------------


def why_no_offer(position: Straszydla, seat: int, action: Action, rule: str) -> Refusal:
    """Why something that is sometimes offered is not offered now."""
    if action.verb in ("trade", "swap"):
        return why_no_exchange(position, seat, action)
    if action.verb == "buy":
        return why_no_buy(position, seat, action.arg)
    if action.verb == "use":
        return why_no_imp(position, seat, action.arg)
    menu = position.terms.box.pack.dread
    if action in (DREAD_CUBE, DREAD_IMP):
        if position.dread[seat] >= (menu.cube if action is DREAD_CUBE else menu.imp):
            return Refusal("STR-AMB-33", "refused-empty-stack")
        return Refusal("STR-DREAD-02", "refused-too-little-dread", {"have": position.dread[seat]})
    return Refusal(rule, NOT_NOW, {"action": action.text})


def why_no_bank(position: Straszydla, seat: int, action: Action, rule: str) -> Refusal:
    """Why the bank does not do something now: it cannot be paid, or this is no moment for it."""
    if action.verb in BANK and position.terms.bank_always and action not in bank(position, seat):
        return why_no_offer(position, seat, action, rule)
    return Refusal(rule, NOT_NOW, {"action": action.text})


def why_no_exchange(position: Straszydla, seat: int, action: Action) -> Refusal:
    """Why a trade or an imp for a cube is not offered."""
    if action.verb == "swap" and action.arg not in position.imps[seat]:
        return Refusal("STR-IMP-08", "refused-no-such-imp")
    have = position.payable(seat)
    if action is TRADE and have < RATE:
        return Refusal("STR-TRADE-03", "refused-too-few-cubes", {"needed": RATE, "have": have})
    return Refusal("STR-TRADE-02", "refused-trade-idle")


def why_no_buy(position: Straszydla, seat: int, element: int) -> Refusal:
    if not may_buy(position, seat):
        return Refusal("STR-BUY-06", "refused-bought-already")
    if not position.top[element]:
        return Refusal("STR-BUY-04", "refused-empty-stack")
    price = position.terms.box.price[position.top[element]]
    return Refusal("STR-BUY-03", "refused-too-few-cubes", {"needed": price, "have": position.payable(seat)})


# Paying -------------------------------------------------------------------------------


def gives(position: Straszydla, seat: int) -> list[Action]:
    """The kinds of cubes a seat can give."""
    purse = position.purse[seat]
    return [GIVE[kind] for kind in KINDS if purse[kind]]


def forced(position: Straszydla, seat: int, left: int) -> bool:
    """Whether there is only one way to pay `left` cubes: all of them, or all of one kind."""
    purse = position.purse[seat]
    return left in (0, sum(purse)) or purse.count(0) == len(purse) - 1


def pay_one(position: Straszydla, seat: int, paid: Purse, kind: int) -> Purse:
    """Pay one cube to the bank; return everything paid so far."""
    position.add(seat, kind, -1)
    sums = [count + (kind == other) for other, count in enumerate(paid)]
    return (sums[0], sums[1], sums[2], sums[3], sums[4])


def pay_rest(position: Straszydla, seat: int, paid: Purse, left: int) -> Purse:
    """A forced payment."""
    for kind in KINDS:
        while left and position.purse[seat][kind]:
            paid = pay_one(position, seat, paid, kind)
            left -= 1
    return paid


@dataclass(slots=True)
class Trade(Frame):
    """TRADE-03, TRADE-05: three cubes of any kinds for one cube, or for the top imp of a stack."""

    RULE: ClassVar[str] = "STR-TRADE-03"

    seat: int
    paid: Purse

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        left = RATE - sum(self.paid)
        return NOBODY_ASKED if left and forced(position, self.seat, left) else ONE[self.seat]

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        if sum(self.paid) < RATE:
            return gives(position, seat)
        return [*TAKE, *[IMP[e] for e in ELEMENTS if position.imp_top[e]]]

    def run(self, position: Straszydla, out: Out) -> None:
        left = RATE - sum(self.paid)
        position.become(Trade(self.seat, pay_rest(position, self.seat, self.paid, left)))

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        if action.verb == "give":
            position.become(Trade(seat, pay_one(position, seat, self.paid, action.arg)))
            return
        position.end(None, out)
        told: dict[str, object] = {"seat": seat, "paid": list(self.paid)}
        if action.verb == "take":
            position.add(seat, action.arg, 1)
            tell(out, "trades", **told, kind=action.arg)
        else:
            out.append(Event("trades-for-imp", told, EVERYONE))
            mark_moment(out)
            take_imp(position, seat, action.arg, out)

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        unpaid = sum(self.paid) < RATE
        if action.verb == "give" and unpaid:
            return Refusal(self.rule(), "refused-no-such-cube", {"kind": action.arg})
        if action.verb == "imp" and not unpaid:
            return Refusal("STR-AMB-33", "refused-empty-stack")
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})


@dataclass(slots=True)
class Pay(Frame):
    """BUY-01 to BUY-05: a spook for as many cubes of any kinds as its two strengths together.

    Its result is the number of the spook, which arrives right afterwards.
    """

    RULE: ClassVar[str] = "STR-BUY-03"

    seat: int
    element: int
    paid: Purse

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        return NOBODY_ASKED if forced(position, self.seat, self._left(position)) else ONE[self.seat]

    def _left(self, position: Straszydla) -> int:
        return position.terms.box.price[position.top[self.element]] - sum(self.paid)

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        return gives(position, seat)

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        position.become(Pay(seat, self.element, pay_one(position, seat, self.paid, action.arg)))

    def run(self, position: Straszydla, out: Out) -> None:
        seat, spook = self.seat, position.top[self.element]
        paid = pay_rest(position, seat, self.paid, self._left(position))
        position.bought |= 1 << seat
        tell(out, "buys", seat=seat, spook=spook, paid=list(paid))
        position.end(spook, out)
        take_spook(position, seat, self.element, out)
        open_stacks(position)

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action.verb == "give":
            return Refusal(self.rule(), "refused-no-such-cube", {"kind": action.arg})
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})


# Dread and an imp that takes or changes cubes -----------------------------------------


@dataclass(slots=True)
class TakeCube(SeatFrame):
    """DREAD-05: a fear cube of any colour."""

    RULE: ClassVar[str] = "STR-DREAD-05"

    seat: int

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        return TAKE[:ENERGY]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        position.add(seat, action.arg, 1)
        tell(out, "takes", seat=seat, kind=action.arg, count=1)
        position.end(None, out)


@dataclass(slots=True)
class ChooseImp(SeatFrame):
    """DREAD-05: the top imp of any stack."""

    RULE: ClassVar[str] = "STR-DREAD-05"

    seat: int

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        return [IMP[element] for element in ELEMENTS if position.imp_top[element]]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        position.end(None, out)
        take_imp(position, seat, action.arg, out)

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action.verb == "imp":
            return Refusal("STR-AMB-33", "refused-empty-stack")
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})


@dataclass(slots=True)
class Recolouring(Frame):
    """An imp turns fear cubes one for one into other colours; `given` is the one on its way, or -1."""

    RULE: ClassVar[str] = "STR-IMP-05"

    seat: int
    left: int
    given: int

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        done = self.given < 0 and (self.left == 0 or not any(position.purse[self.seat][:ENERGY]))
        return NOBODY_ASKED if done else ONE[self.seat]

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        if self.given >= 0:
            return [TAKE[kind] for kind in ELEMENTS if kind != self.given]
        purse = position.purse[seat]
        return [*[GIVE[kind] for kind in ELEMENTS if purse[kind]], ENOUGH]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        if action is ENOUGH:
            position.end(None, out)
        elif action.verb == "give":
            position.add(seat, action.arg, -1)
            position.become(Recolouring(seat, self.left, action.arg))
        else:
            position.add(seat, action.arg, 1)
            tell(out, "recolours", seat=seat, kind=self.given, into=action.arg)
            position.become(Recolouring(seat, self.left - 1, -1))

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action.verb == "give" and self.given < 0:
            return Refusal(self.rule(), "refused-no-such-cube", {"kind": action.arg})
        if action.verb == "take" and self.given >= 0:
            return Refusal(self.rule(), "refused-same-colour")
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})
