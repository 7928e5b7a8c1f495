"""HIDE: somebody or something is hidden in the item decks, and cannot be lost there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out
from polnoc.engine.frames import Frame
from polnoc.engine.seats import CHANCE_ASKED, NOBODY_ASKED
from polnoc.games.finalgirl.actions import ITEM
from polnoc.games.finalgirl.state import FinalGirl


def is_hidden_one(position: FinalGirl, item: int) -> bool:
    """Whether an item is one of those that the killer hides."""
    return bool(position.terms.hidden >> item & 1)


@dataclass(slots=True)
class HideItems(Frame):
    """HIDE-01: `left` more each replace a card that nobody has seen, in any deck; chance picks the card.

    Nobody learns what chance has picked.
    """

    RULE: ClassVar[str] = "FG-HIDE-01"
    STREAM: ClassVar[str] = "hide"

    left: int

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return CHANCE_ASKED if self.left else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        cards = sum(position.stock) & ~position.terms.hidden
        return [ITEM[item] for item in position.terms.item_numbers if cards >> item & 1]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        taken, waiting = 1 << action.arg, position.terms.hidden & ~sum(position.stock)
        stock = [cards ^ taken | waiting & -waiting if cards & taken else cards for cards in position.stock]
        if waiting:
            position.stock = tuple(stock)
        position.become(HideItems(self.left - 1))

    def run(self, position: FinalGirl, out: Out) -> None:
        position.end(None, out)
