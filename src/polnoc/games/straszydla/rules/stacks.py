"""Stacks of spooks and imps: the top card lies open; chance decides what comes up next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.seats import CHANCE_ASKED, NOBODY_ASKED
from polnoc.games.straszydla.actions import ELEMENTS, ENERGY, TOP_IMP, TOP_SPOOK
from polnoc.games.straszydla.cards import ALL_ELEMENTS
from polnoc.games.straszydla.state import Straszydla

NOTHING_CLOSED = -1


def spook_to_open(position: Straszydla) -> int:
    """The element whose top spook has to come up; NOTHING_CLOSED if none."""
    for element in ELEMENTS:
        if not position.top[element] and position.pool[element]:
            return element
    return NOTHING_CLOSED


def imp_to_open(position: Straszydla) -> int:
    """The element whose top imp has to come up; NOTHING_CLOSED if none."""
    for element in ELEMENTS:
        if not position.imp_top[element] and position.imp_pool[element]:
            return element
    return NOTHING_CLOSED


@dataclass(slots=True)
class OpenStacks(Frame):
    """SETUP-14, SETUP-15: the top card of every stack lies face up."""

    RULE: ClassVar[str] = "STR-SETUP-14"

    def asked(self, position: Straszydla) -> tuple[int, ...]:
        closed = spook_to_open(position) >= 0 or imp_to_open(position) >= 0
        return CHANCE_ASKED if closed else NOBODY_ASKED

    def options(self, position: Straszydla, seat: int) -> Sequence[Action]:
        element = spook_to_open(position)
        if element >= 0:
            pool = position.pool[element]
            return [TOP_SPOOK[spook] for spook in position.terms.box.spooks_of[element] if pool >> spook & 1]
        kinds = position.imp_pool[imp_to_open(position)]
        return [TOP_IMP[kind] for kind in dict.fromkeys(kinds)]

    def weights(self, position: Straszydla) -> Sequence[int] | None:
        if spook_to_open(position) >= 0:
            return None
        kinds = position.imp_pool[imp_to_open(position)]
        return [kinds.count(kind) for kind in dict.fromkeys(kinds)]

    def answer(self, position: Straszydla, seat: int, action: Action, out: Out) -> None:
        box = position.terms.box
        if action.verb == "top-spook":
            element = box.spook_element[action.arg]
            position.top[element] = action.arg
            position.pool[element] &= ~(1 << action.arg)
            tell(out, "opens-spook", spook=action.arg)
            return
        element = box.imp_element[action.arg]
        pool = list(position.imp_pool[element])
        pool.remove(action.arg)
        position.imp_pool[element] = tuple(pool)
        position.imp_top[element] = action.arg
        tell(out, "opens-imp", imp=action.arg)


def open_stacks(position: Straszydla) -> None:
    """Make sure that every stack shows its top card before anything else happens."""
    for element in ELEMENTS:
        if not position.top[element] and not position.pool[element]:
            recycle(position, element)
        if not position.imp_top[element] and not position.imp_pool[element]:
            raise_imp(position, element)
    if spook_to_open(position) >= 0 or imp_to_open(position) >= 0:
        position.call(OpenStacks())


def recycle(position: Straszydla, element: int) -> None:
    """FEED-11: an empty stack is refilled with the spooks of its element that have fled."""
    if position.terms.options.recycle:
        position.pool[element], position.gone[element] = position.gone[element], 0


def raise_imp(position: Straszydla, element: int) -> None:
    """IMP-06: when no unseen imp is left, used ones come up again in the order in which they went down."""
    below = position.imp_below[element]
    if below:
        position.imp_top[element], position.imp_below[element] = below[0], below[1:]


def take_spook(position: Straszydla, seat: int, element: int, out: Out) -> None:
    """SUMMON-04, BUY-05: the top spook of a stack comes to a player and brings energy."""
    spook = position.top[element]
    position.top[element] = 0
    position.spooks[seat] = (*position.spooks[seat], spook)
    energy = position.terms.box.strength[position.night][spook]
    position.add(seat, ENERGY, energy)
    tell(out, "spook-comes", seat=seat, spook=spook, energy=energy)


def take_imp(position: Straszydla, seat: int, element: int, out: Out) -> None:
    """IMP-02: the top imp of a stack comes to a player."""
    imp = position.imp_top[element]
    position.imp_top[element] = 0
    position.imps[seat] = tuple(sorted([*position.imps[seat], imp]))
    tell(out, "imp-comes", seat=seat, imp=imp)
    open_stacks(position)


def give_back_imp(position: Straszydla, seat: int, imp: int) -> None:
    """IMP-06: a used imp goes to the bottom of its stack."""
    mine = list(position.imps[seat])
    mine.remove(imp)
    position.imps[seat] = tuple(mine)
    element = position.terms.box.imp_element[imp]
    position.imp_below[element] = (*position.imp_below[element], imp)
    if not position.imp_top[element]:
        raise_imp(position, element)


def let_flee(position: Straszydla, seat: int, out: Out) -> None:
    """FEED-07: spooks that have not been fed leave the game; they may refill an empty stack (FEED-11)."""
    element = position.terms.box.spook_element
    leaving = position.hungry(seat)
    for spook in leaving:
        if element[spook] != ALL_ELEMENTS:  # STR-INV-05: those of all elements never come back
            position.gone[element[spook]] |= 1 << spook
        tell(out, "flees", seat=seat, spook=spook)
    if leaving:
        position.spooks[seat] = tuple([spook for spook in position.spooks[seat] if spook not in leaving])
        open_stacks(position)
