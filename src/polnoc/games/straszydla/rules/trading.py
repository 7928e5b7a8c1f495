"""TRADE, BUY, DREAD and imps for cubes: what may be done at any moment of one's own.

`offers` lists what a player may do now; `begin_offer` does it or calls the
frame that asks for what it needs. Forced payments are made without asking.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from polnoc.engine.actions import Action
from polnoc.engine.events import Event, Out
from polnoc.engine.frames import Frame
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
from polnoc.games.straszydla.cards import Recolour, TakeEnergy
from polnoc.games.straszydla.rules.planning import usable, use_imp
from polnoc.games.straszydla.rules.stacks import give_back_imp, open_stacks, take_imp, take_spook
from polnoc.games.straszydla.state import Straszydla

#: Cubes that the bank wants for a cube or an imp.
RATE: Final = 3


# What is offered --------------------------------------------------------------------


def exchanges(position: Straszydla, seat: int) -> list[Action]:
    """TRADE-02, IMP-08: trades and imps for cubes."""
    offered = [SWAP[imp] for imp in dict.fromkeys(position.imps[seat])]
    if position.payable(seat) >= RATE:
        offered.append(TRADE)
    return offered


def offers(position: Straszydla, seat: int, window: str) -> list[Action]:
    """Everything that may be done in one's action step or while feeding, wherever one stands."""
    offered = exchanges(position, seat)
    cubes, price = position.payable(seat), position.terms.box.price
    if not position.bought >> seat & 1:
        offered += [BUY[e] for e in ELEMENTS if position.top[e] and price[position.top[e]] <= cubes]
    if position.imps[seat]:
        offered += usable(position, seat, window)
    dread, menu = position.dread[seat], position.terms.box.pack.dread
    if dread >= menu.cube:
        offered.append(DREAD_CUBE)
    if dread >= menu.imp and any(position.imp_top):
        offered.append(DREAD_IMP)
    return offered


def begin_offer(position: Straszydla, seat: int, action: Action, out: Out) -> None:
    """Do one of the offers; a frame that needs answers is called."""
    menu = position.terms.box.pack.dread
    if action is TRADE:
        position.call(Trade(seat, 0))
    elif action.verb == "swap":
        swap_imp(position, seat, action.arg, out)
    elif action.verb == "buy":
        spook = position.top[action.arg]
        position.call(Pay(seat, action.arg, position.terms.box.price[spook]))
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
        out.append(Event("takes", {"seat": seat, "kind": ENERGY, "count": trick.count}, EVERYONE))
    elif isinstance(trick, Recolour):
        position.call(Recolouring(seat, trick.count, -1))


def pay_dread(position: Straszydla, seat: int, count: int, what: str, out: Out) -> None:
    """DREAD-02: the cubes go to the bank."""
    position.dread[seat] -= count
    out.append(Event("pays-dread", {"seat": seat, "count": count, "what": what}, EVERYONE))


def swap_imp(position: Straszydla, seat: int, imp: int, out: Out) -> None:
    """IMP-08: an imp for a fear cube of its element."""
    element = position.terms.box.imp_element[imp]
    give_back_imp(position, seat, imp)
    position.add(seat, element, 1)
    out.append(Event("swaps-imp", {"seat": seat, "imp": imp, "kind": element}, EVERYONE))


def why_no_offer(position: Straszydla, seat: int, action: Action, rule: str) -> Refusal:
    """Why something that is offered at times is not offered now."""
    if action is TRADE:
        return Refusal(
            "STR-TRADE-03", "refused-too-few-cubes", {"needed": RATE, "have": position.payable(seat)}
        )
    if action.verb == "buy":
        return why_no_buy(position, seat, action.arg)
    if action.verb in ("use", "swap"):
        key = "refused-no-such-imp" if action.arg not in position.imps[seat] else "refused-imp-not-now"
        return Refusal("STR-IMP-05", key)
    if action in (DREAD_CUBE, DREAD_IMP):
        return Refusal("STR-DREAD-02", "refused-too-little-dread", {"have": position.dread[seat]})
    return Refusal(rule, NOT_NOW, {"action": action.text})


def why_no_buy(position: Straszydla, seat: int, element: int) -> Refusal:
    if position.bought >> seat & 1:
        return Refusal("STR-BUY-06", "refused-bought-already")
    if not position.top[element]:
        return Refusal("STR-BUY-04", "refused-empty-stack")
    price = position.terms.box.price[position.top[element]]
    return Refusal("STR-BUY-03", "refused-too-few-cubes", {"needed": price, "have": position.payable(seat)})


# Frames -----------------------------------------------------------------------------


def gives(position: Straszydla, seat: int) -> list[Action]:
    """The kinds of cubes a seat can give."""
    purse = position.purse[seat]
    return [GIVE[kind] for kind in KINDS if purse[kind]]


@dataclass(slots=True)
class Trade(Frame):
    """TRADE-03, TRADE-05: three cubes of any kinds for one cube, or for the top imp of a stack."""

    seat: int
    given: int

    def rule(self) -> str:
        return "STR-TRADE-03"

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        return ONE[self.seat]

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        if self.given < RATE:
            return gives(position, seat)
        return [*TAKE, *[IMP[e] for e in ELEMENTS if position.imp_top[e]]]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        if action.verb == "give":
            position.add(seat, action.arg, -1)
            out.append(Event("gives", {"seat": seat, "kind": action.arg, "count": 1}, EVERYONE))
            position.become(Trade(seat, self.given + 1))
            return
        position.end(None, out)
        if action.verb == "take":
            position.add(seat, action.arg, 1)
            out.append(Event("takes", {"seat": seat, "kind": action.arg, "count": 1}, EVERYONE))
        else:
            take_imp(position, seat, action.arg, out)

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action.verb == "give":
            return Refusal(self.rule(), "refused-no-such-cube", {"kind": action.arg})
        if action.verb == "imp":
            return Refusal("STR-TRADE-05", "refused-empty-stack")
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})


@dataclass(slots=True)
class Pay(Frame):
    """BUY-01 to BUY-05: a spook for as many cubes of any kinds as its two strengths together."""

    seat: int
    element: int
    left: int

    def rule(self) -> str:
        return "STR-BUY-03"

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        forced = self.left == 0 or self.left == position.payable(self.seat)
        return NOBODY_ASKED if forced else ONE[self.seat]

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        return gives(position, seat)

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        position.add(seat, action.arg, -1)
        position.become(Pay(seat, self.element, self.left - 1))

    def run(self, position: Straszydla, out: Out) -> None:
        seat = self.seat
        if self.left:
            position.purse[seat] = (0, 0, 0, 0, 0)
        spook = position.top[self.element]
        position.bought |= 1 << seat
        out.append(
            Event("buys", {"seat": seat, "spook": spook, "price": position.terms.box.price[spook]}, EVERYONE)
        )
        position.end(None, out)
        take_spook(position, seat, self.element, out)
        open_stacks(position)

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        if action.verb == "give":
            return Refusal(self.rule(), "refused-no-such-cube", {"kind": action.arg})
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})


@dataclass(slots=True)
class TakeCube(Frame):
    """DREAD-05: a fear cube of any colour."""

    seat: int

    def rule(self) -> str:
        return "STR-DREAD-05"

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        return ONE[self.seat]

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        return TAKE[:ENERGY]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        position.add(seat, action.arg, 1)
        out.append(Event("takes", {"seat": seat, "kind": action.arg, "count": 1}, EVERYONE))
        position.end(None, out)


@dataclass(slots=True)
class ChooseImp(Frame):
    """DREAD-05: the top imp of any stack."""

    seat: int

    def rule(self) -> str:
        return "STR-DREAD-05"

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        return ONE[self.seat]

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        return [IMP[element] for element in ELEMENTS if position.imp_top[element]]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        position.end(None, out)
        take_imp(position, seat, action.arg, out)

    def why_not(self, position: Straszydla, seat: int, action: Action) -> Refusal:
        key = "refused-empty-stack" if action.verb == "imp" else NOT_NOW
        return Refusal(self.rule(), key, {} if action.verb == "imp" else {"action": action.text})


@dataclass(slots=True)
class Recolouring(Frame):
    """An imp turns fear cubes one for one into other colours; `given` is the one on its way, or -1."""

    seat: int
    left: int
    given: int

    def rule(self) -> str:
        return "STR-IMP-05"

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
            out.append(Event("recolours", {"seat": seat, "kind": self.given, "into": action.arg}, EVERYONE))
            position.become(Recolouring(seat, self.left - 1, -1))
