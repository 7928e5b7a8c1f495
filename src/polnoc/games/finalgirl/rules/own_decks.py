"""FILM-DECK: decks that come with a killer or a location. Chance says which card is next when it is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import ChanceFrame
from polnoc.games.finalgirl.actions import OWN_CARD
from polnoc.games.finalgirl.rules.resolve import perform
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import Op, OwnCard


def draw_from(position: FinalGirl, op: Op, out: Out) -> None:
    """FILM-DECK-01, FILM-DECK-02: the next card; an empty deck is shuffled again first."""
    if not any([position.own_pool[card.number] for card in _cards(position, op.n)]):
        shuffle(position, op.n, out)
    position.call(DrawOwnCard(op.n))


def restart_deck(position: FinalGirl, op: Op, out: Out) -> None:
    """FILM-DECK-03: all cards are in the deck again."""
    shuffle(position, op.n, out)


def shuffle(position: FinalGirl, deck: int, out: Out) -> None:
    """All cards of a deck are in it again."""
    pool = list(position.own_pool)
    for card in _cards(position, deck):
        pool[card.number] = card.copies
    position.own_pool = tuple(pool)
    tell(out, "deck-shuffled", own_deck=deck)


def _cards(position: FinalGirl, deck: int) -> list[OwnCard]:
    return [card for card in position.terms.own_cards if card.deck == deck]


@dataclass(slots=True)
class DrawOwnCard(ChanceFrame):
    """FILM-DECK-01: the next card of a deck is resolved."""

    RULE: ClassVar[str] = "FG-FILM-DECK-01"

    deck: int

    def stream(self, position: FinalGirl) -> str:
        return f"own-deck-{self.deck}"

    def _left(self, position: FinalGirl) -> list[OwnCard]:
        return [card for card in _cards(position, self.deck) if position.own_pool[card.number]]

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [OWN_CARD[card.number] for card in self._left(position)]

    def weights(self, position: FinalGirl) -> Sequence[int]:
        return [position.own_pool[card.number] for card in self._left(position)]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        pool = list(position.own_pool)
        pool[action.arg] -= 1
        position.own_pool = tuple(pool)
        tell(out, "own-card", own_card=action.arg)
        position.end(None, out)
        perform(position, position.terms.own_cards[action.arg].program)
