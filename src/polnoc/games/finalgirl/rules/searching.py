"""SRCH: drawing items, keeping one, giving the others back; looking into decks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.effects import NOTHING
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.seats import CHANCE_ASKED, NOBODY_ASKED, ONE
from polnoc.games.finalgirl.actions import BOTTOM, DECK, ITEM, KEEP, REMOVE, REVEAL, SKIP, TOP
from polnoc.games.finalgirl.rules.hiding import is_hidden_one
from polnoc.games.finalgirl.rules.items import gain_item
from polnoc.games.finalgirl.rules.resolve import effects
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import Op


def deck_size(position: FinalGirl, deck: int) -> int:
    """How many cards an item deck has."""
    return len(position.up[deck]) + position.deep[deck] + len(position.low[deck])


def _put(
    decks: tuple[tuple[int, ...], ...], deck: int, cards: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    return (*decks[:deck], cards, *decks[deck + 1 :])


def _take_known(position: FinalGirl, deck: int) -> int:
    """Take the top card off a deck where somebody has seen it."""
    if position.up[deck]:
        item = position.up[deck][0]
        position.up = _put(position.up, deck, position.up[deck][1:])
        return item
    item = position.low[deck][0]
    position.low = _put(position.low, deck, position.low[deck][1:])
    return item


def _take_unknown(position: FinalGirl, deck: int, item: int) -> None:
    deep, stock = list(position.deep), list(position.stock)
    deep[deck] -= 1
    stock[deck] &= ~(1 << item)
    position.deep, position.stock = tuple(deep), tuple(stock)
    position.unseen &= ~(1 << item)


@dataclass(slots=True)
class DrawItems(Frame):
    """SRCH-03, SRCH-07: `left` more cards of a deck, or as many as it has. Ends with the cards drawn."""

    RULE: ClassVar[str] = "FG-SRCH-03"

    deck: int
    left: int
    drawn: tuple[int, ...]

    def stream(self, position: FinalGirl) -> str:
        return f"items-{self.deck}"

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        unknown = self.left and not position.up[self.deck] and position.deep[self.deck]
        return CHANCE_ASKED if unknown else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        stock = position.stock[self.deck]
        return [ITEM[item] for item in position.terms.item_numbers if stock >> item & 1]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        _take_unknown(position, self.deck, action.arg)
        position.become(DrawItems(self.deck, self.left - 1, (*self.drawn, action.arg)))

    def run(self, position: FinalGirl, out: Out) -> None:
        if not self.left or not deck_size(position, self.deck):
            position.end(self.drawn, out)
            return
        item = _take_known(position, self.deck)
        position.become(DrawItems(self.deck, self.left - 1, (*self.drawn, item)))


def search(position: FinalGirl, op: Op, out: Out) -> None:
    """SRCH-01, SRCH-02: the deck of this space."""
    deck = position.terms.places.deck[position.heroine]
    if deck >= 0:
        draw_and_keep(position, deck, op.n)


def draw_and_keep(position: FinalGirl, deck: int, n: int) -> None:
    """SRCH-06: draw `n` and keep one; an empty deck yields nothing."""
    if deck_size(position, deck):
        position.sequence(DrawItems(deck, n + position.mods.draw_more, ()), Keep(deck, (), False))


@dataclass(slots=True)
class Keep(Frame):
    """SRCH-03, SRCH-04: one of `items` is kept; the others go face up on top or face down to the bottom."""

    RULE: ClassVar[str] = "FG-SRCH-04"

    deck: int
    items: tuple[int, ...]
    kept: bool

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0] if len(self.items) > 1 or (self.items and self.kept) else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        if not self.kept:
            return [KEEP[item] for item in self.items]
        return [place[item] for item in self.items for place in (TOP, BOTTOM)]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        item, deck = action.arg, self.deck
        left = tuple([other for other in self.items if other != item])
        position.become(Keep(deck, left, True))
        if action.verb == "keep":
            gain_item(position, item, out)
        elif action.verb == "top":
            position.up = _put(position.up, deck, (item, *position.up[deck]))
            tell(out, "item-on-top", item=item, deck=deck)
        else:
            position.low = _put(position.low, deck, (*position.low[deck], item))
            tell(out, "item-to-bottom", item=item, deck=deck)

    def run(self, position: FinalGirl, out: Out) -> None:
        position.end(None, out)
        if self.items:
            gain_item(position, self.items[0], out)

    def resume(self, position: FinalGirl, result: object, out: Out) -> None:
        if isinstance(result, tuple):
            tell(out, "finds", items=result, deck=self.deck)
            traps = _traps(position, result)
            kept = tuple([item for item in result if item not in traps])
            if traps:
                position.become(SpringTraps(traps))
                position.call(Keep(self.deck, kept, False))
            else:
                position.become(Keep(self.deck, kept, False))


def _traps(position: FinalGirl, items: tuple[int, ...]) -> tuple[int, ...]:
    """ITEM-06: those of the cards drawn that are traps; they are discarded at once."""
    found = tuple([item for item in items if position.terms.items[item].trap != NOTHING])
    for item in found:
        position.gone |= 1 << item
    return found


@dataclass(slots=True)
class SpringTraps(Frame):
    """ITEM-06: the traps that were drawn spring one after the other, when the other cards are put away."""

    RULE: ClassVar[str] = "FG-ITEM-06"

    items: tuple[int, ...]

    def run(self, position: FinalGirl, out: Out) -> None:
        item = self.items[0]
        if len(self.items) > 1:
            position.become(SpringTraps(self.items[1:]))
        else:
            position.end(None, out)
        tell(out, "trap-springs", item=item)
        position.sequence(effects(position.terms.items[item].trap))


# Any deck -------------------------------------------------------------------------------


def take_item(position: FinalGirl, op: Op, out: Out) -> None:
    """The top item of any deck."""
    position.call(PickDeck())


@dataclass(slots=True)
class PickDeck(Frame):
    """Which deck the item is taken from."""

    RULE: ClassVar[str] = "FG-TERM-05"

    def _decks(self, position: FinalGirl) -> list[int]:
        return [deck for deck in range(len(position.deep)) if deck_size(position, deck)]

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0] if len(self._decks(position)) > 1 else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [DECK[deck] for deck in self._decks(position)]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        position.end(None, out)
        draw_and_keep(position, action.arg, 1)

    def run(self, position: FinalGirl, out: Out) -> None:
        decks = self._decks(position)
        position.end(None, out)
        if decks:
            draw_and_keep(position, decks[0], 1)


def discard_items(position: FinalGirl, op: Op, out: Out) -> None:
    """The deck of a search space is discarded, unseen cards with it; or its top card.

    HIDE-02: whoever is hidden there stays, in plain sight.
    """
    deck = position.terms.places.deck[op.at] if op.at >= 0 else -1
    if deck < 0 or not deck_size(position, deck):
        return
    if op.effect.top_only:
        position.sequence(DrawItems(deck, 1, ()), DropTop(deck))
        return
    there = [item for item in position.terms.item_numbers if position.stock[deck] >> item & 1]
    kept = [
        item for item in (*position.up[deck], *there, *position.low[deck]) if is_hidden_one(position, item)
    ]
    for item in (*position.up[deck], *position.low[deck]):
        position.gone |= 0 if item in kept else 1 << item
    position.unseen &= ~sum([1 << item for item in kept])
    position.up, position.low = _put(position.up, deck, tuple(kept)), _put(position.low, deck, ())
    deep, stock = list(position.deep), list(position.stock)
    deep[deck] = stock[deck] = 0
    position.deep, position.stock = tuple(deep), tuple(stock)
    tell(out, "deck-gone", deck=deck)
    for item in kept:
        tell(out, "item-up", item=item, deck=deck)


@dataclass(slots=True)
class DropTop(Frame):
    """TERM-04: the card that was drawn is discarded without effect."""

    RULE: ClassVar[str] = "FG-TERM-04"

    deck: int

    def resume(self, position: FinalGirl, result: object, out: Out) -> None:
        if isinstance(result, tuple):
            position.end(None, out)
            for item in result:
                if is_hidden_one(position, item):  # HIDE-02
                    position.up = _put(position.up, self.deck, (item, *position.up[self.deck]))
                    tell(out, "item-up", item=item, deck=self.deck)
                    continue
                position.gone |= 1 << item
                tell(out, "item-dropped", item=item, deck=self.deck)


def survey(position: FinalGirl, op: Op, out: Out) -> None:
    """Every item deck in turn."""
    position.call(Survey(0))


@dataclass(slots=True)
class Survey(Frame):
    """A deck: turn up its top card, or remove the one that lies open and turn up the next; or leave it."""

    RULE: ClassVar[str] = "FG-ITEM-05"

    deck: int

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        if self.deck >= len(position.deep) or not deck_size(position, self.deck):
            return NOBODY_ASKED
        found = [item for item in position.up[self.deck][:1] if is_hidden_one(position, item)]  # HIDE-02
        return NOBODY_ASKED if found else ONE[0]

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [SKIP, REMOVE[self.deck] if position.up[self.deck] else REVEAL[self.deck]]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        deck = self.deck
        position.become(Survey(deck + 1))
        if action is SKIP:
            return
        if action.verb == "remove":
            item = _take_known(position, deck)
            position.gone |= 1 << item
            tell(out, "item-dropped", item=item, deck=deck)
        position.sequence(*turn_up(position, deck))

    def run(self, position: FinalGirl, out: Out) -> None:
        if self.deck < len(position.deep):
            position.become(Survey(self.deck + 1))
        else:
            position.end(None, out)


def turn_up(position: FinalGirl, deck: int) -> tuple[Frame, ...]:
    """SET-11b: the steps in which the top card of a deck is turned face up."""
    if position.up[deck] or not deck_size(position, deck):
        return ()
    return (DrawItems(deck, 1, ()), TurnUp(deck))


@dataclass(slots=True)
class TurnUp(Frame):
    """The card that was drawn lies face up on its deck."""

    RULE: ClassVar[str] = "FG-SET-11b"

    deck: int

    def resume(self, position: FinalGirl, result: object, out: Out) -> None:
        if isinstance(result, tuple):
            position.up = _put(position.up, self.deck, (*result, *position.up[self.deck]))
            tell(out, "item-up", item=result[0], deck=self.deck)
            position.end(None, out)
