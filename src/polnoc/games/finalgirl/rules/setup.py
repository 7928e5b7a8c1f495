"""SET: the eighteen steps of the set-up, as far as chance is involved.

Terror, finale, dark power and tokens are drawn when somebody first looks at them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import ChanceFrame, Frame
from polnoc.engine.seats import CHANCE_ASKED, NOBODY_ASKED
from polnoc.games.finalgirl.actions import ITEM, START
from polnoc.games.finalgirl.rules.enemies import place_minions
from polnoc.games.finalgirl.rules.event_cards import DrawEvent
from polnoc.games.finalgirl.rules.hiding import HideItems
from polnoc.games.finalgirl.rules.searching import turn_up
from polnoc.games.finalgirl.state import FinalGirl


@dataclass(slots=True)
class SetUp(Frame):
    """SET-09 to SET-18: the set-up card, the item decks, their top cards, the first event."""

    RULE: ClassVar[str] = "FG-SET-12a"

    step: int

    def run(self, position: FinalGirl, out: Out) -> None:
        position.become(SetUp(self.step + 1))
        if self.step == 0:
            position.call(DrawStart())
        elif self.step == 1:
            position.call(DealItems(0))
        elif self.step == 2:
            decks = range(len(position.deep))
            hide = HideItems(position.terms.hidden.bit_count()) if position.terms.hidden else None
            position.sequence(*[step for deck in decks for step in turn_up(position, deck)], hide)
        elif self.step == 3 and position.terms.options.difficulty != "first":  # SET-22
            position.call(DrawEvent())
        else:
            position.end(None, out)


@dataclass(slots=True)
class DrawStart(ChanceFrame):
    """SET-12: who is where."""

    RULE: ClassVar[str] = "FG-SET-12a"
    STREAM: ClassVar[str] = "start"

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return START[: len(position.terms.starts)]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        terms = position.terms
        start = terms.starts[action.arg]
        position.start = action.arg
        position.heroine = start.heroine
        if terms.pawn:
            position.killer = start.killer
        position.victims = list(start.victims)
        position.supply -= sum(start.victims)
        tell(out, "start", start=action.arg)
        for group in terms.minions.start if terms.minions else ():
            for space in _first_spaces(position, group.at):
                place_minions(position, space, group.n, out)
        position.end(None, out)


def _first_spaces(position: FinalGirl, at: str) -> list[int]:
    """SET-12, SWARM-01: where minions are at the start; `empty`: wherever nobody is."""
    start = position.terms.starts[position.start]
    if at != "empty":
        return [start.den if at == "den-b" else start.killer]
    taken = (position.heroine, position.killer)
    alone = [space for space, count in enumerate(position.victims) if not count and space not in taken]
    return [space for space in alone if not position.minions[space]]


@dataclass(slots=True)
class DealItems(Frame):
    """SET-11a: chance deals the decks, which nobody looks at."""

    RULE: ClassVar[str] = "FG-SET-11a"
    STREAM: ClassVar[str] = "deal"

    dealt: int

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        cards = len(position.deep) * position.terms.core.item_deck
        return CHANCE_ASKED if self.dealt < cards else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        dealt = sum(position.stock) | position.terms.hidden
        return [ITEM[item] for item in position.terms.item_numbers if not dealt >> item & 1]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        deck = self.dealt // position.terms.core.item_deck
        stock, deep = list(position.stock), list(position.deep)
        stock[deck] |= 1 << action.arg
        deep[deck] += 1
        position.stock, position.deep = tuple(stock), tuple(deep)
        position.become(DealItems(self.dealt + 1))
