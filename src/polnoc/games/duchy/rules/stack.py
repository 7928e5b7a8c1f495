"""The stack: draw a card, and the cards that look through it (8 and 10).

Cards that nobody has looked at have no order yet: they come up by chance when
they are drawn or looked at. So the position holds no future cards that could leak.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Event, Out
from polnoc.engine.frames import ActorFrame, Frame
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import CHANCE_ASKED, NOBODY_ASKED
from polnoc.games.duchy.actions import TOP, UNDER, cards_in
from polnoc.games.duchy.rules.events import DRAWS, DRAWS_CARD, SHIELDS
from polnoc.games.duchy.rules.knowledge import learn, mix
from polnoc.games.duchy.rules.questions import set_of
from polnoc.games.duchy.state import Duchy


@dataclass(slots=True)
class Draw(Frame):
    """USE-03, GUESS-04: draw a card, unless there is one in hand or none left."""

    RULE: ClassVar[str] = "DUE-USE-03"

    actor: int

    def asked(self, position: Duchy) -> tuple[int, ...]:
        deck = position.terms.deck_of[self.actor]
        if position.hand[self.actor] or position.above[deck] or not position.pool[deck]:
            return NOBODY_ASKED
        return CHANCE_ASKED

    def options(self, position: Duchy, seat: int) -> Sequence[Action]:
        return cards_in(position.pool[position.terms.deck_of[self.actor]])

    def answer(self, position: Duchy, seat: int, action: Action, out: Out) -> None:
        position.pool[position.terms.deck_of[self.actor]] ^= 1 << action.arg
        self._take(position, action.arg, out)

    def run(self, position: Duchy, out: Out) -> None:
        deck = position.terms.deck_of[self.actor]
        above, below = position.above[deck], position.below[deck]
        if position.hand[self.actor]:
            position.end(None, out)
        elif above:
            position.above[deck] = above[1:]
            self._take(position, above[0], out)
        elif below:
            position.below[deck] = below[1:]
            self._take(position, below[0], out)
        else:
            position.end(None, out)

    def _take(self, position: Duchy, card: int, out: Out) -> None:
        actor = self.actor
        position.hand[actor] = card
        out.append(DRAWS_CARD[actor][card])
        out.append(DRAWS[actor])
        position.end(None, out)


def _tell_look(position: Duchy, actor: int, deck: int, cards: Sequence[int], place: str, out: Out) -> None:
    """Let `actor` look at cards: the actor learns them, the others see only that it happens."""
    for card in cards:
        learn(position, actor, card)
    told: dict[str, object] = {"seat": actor, "deck": deck, "count": len(cards)}
    out.append(Event(f"peeks-{place}-cards", {**told, "cards": list(cards)}, 1 << actor))
    out.append(Event(f"peeks-{place}", told, ~(1 << actor)))


@dataclass(slots=True)
class LookAtBottom(Frame):
    """CARD-08: look at the bottom cards of the stack; their order stays."""

    RULE: ClassVar[str] = "DUE-CARD-08"

    actor: int
    deck: int
    count: int

    def asked(self, position: Duchy) -> tuple[int, ...]:
        if position.pool[self.deck] and len(position.below[self.deck]) < self.count:
            return CHANCE_ASKED
        return NOBODY_ASKED

    def options(self, position: Duchy, seat: int) -> Sequence[Action]:
        return cards_in(position.pool[self.deck])

    def answer(self, position: Duchy, seat: int, action: Action, out: Out) -> None:
        position.pool[self.deck] ^= 1 << action.arg
        position.below[self.deck] = (action.arg, *position.below[self.deck])

    def run(self, position: Duchy, out: Out) -> None:
        cards = position.below[self.deck]
        if not position.pool[self.deck]:
            cards = position.above[self.deck] + cards
        _tell_look(position, self.actor, self.deck, cards[-self.count :], "bottom", out)
        position.end(None, out)


@dataclass(slots=True)
class LookAtTop(Frame):
    """CARD-10: look at the top cards of the stack, as many as there are (DUE-AMB-11)."""

    RULE: ClassVar[str] = "DUE-CARD-10"

    actor: int
    deck: int
    count: int

    def asked(self, position: Duchy) -> tuple[int, ...]:
        if position.pool[self.deck] and len(position.above[self.deck]) < self.count:
            return CHANCE_ASKED
        return NOBODY_ASKED

    def options(self, position: Duchy, seat: int) -> Sequence[Action]:
        return cards_in(position.pool[self.deck])

    def answer(self, position: Duchy, seat: int, action: Action, out: Out) -> None:
        position.pool[self.deck] ^= 1 << action.arg
        position.above[self.deck] = (*position.above[self.deck], action.arg)

    def run(self, position: Duchy, out: Out) -> None:
        deck = self.deck
        if not position.pool[deck]:  # the two known parts of the stack have met
            position.above[deck] += position.below[deck]
            position.below[deck] = ()
        cards = position.above[deck][: self.count]
        _tell_look(position, self.actor, deck, cards, "top", out)
        if len(cards) < 2:
            position.end(None, out)
        else:
            position.become(Arrange(self.actor, deck, len(cards), 0, ()))


@dataclass(slots=True)
class Arrange(ActorFrame):
    """CARD-10: of the top cards one stays on top, the others go to the bottom, the lowest first.

    The choices so far and the order at the bottom are secret (DUE-AMB-11).
    """

    RULE: ClassVar[str] = "DUE-CARD-10"

    actor: int
    deck: int
    count: int
    top: int
    under: tuple[int, ...]

    def options(self, position: Duchy, seat: int) -> Sequence[Action]:
        kind = UNDER if self.top else TOP
        return [kind[card] for card in self._left(position)]

    def _left(self, position: Duchy) -> list[int]:
        """The cards that have not been placed yet."""
        cards = position.above[self.deck][: self.count]
        return [card for card in cards if card != self.top and card not in self.under]

    def answer(self, position: Duchy, seat: int, action: Action, out: Out) -> None:
        top = self.top or action.arg
        under = (action.arg, *self.under) if self.top else ()
        frame = Arrange(self.actor, self.deck, self.count, top, under)
        left = frame._left(position)
        if len(left) > 1:
            position.become(frame)
            return
        position.end(None, out)
        lay_down(position, self.actor, self.deck, top, (*left, *under), out)

    def why_not(self, position: Duchy, seat: int, action: Action) -> Refusal:
        if self.top:
            return why_no_place(action, "under", "DUE-CARD-10b")
        return why_no_place(action, "top", self.rule())


def lay_down(position: Duchy, actor: int, deck: int, top: int, under: tuple[int, ...], out: Out) -> None:
    """Leave one card on top of the stack, put the others at the bottom; only the actor knows which."""
    position.above[deck] = (top, *position.above[deck][1 + len(under) :])
    position.below[deck] += under
    mix(position, actor, set_of((top, *under)))
    told: dict[str, object] = {"seat": actor, "deck": deck, "count": len(under)}
    out.append(Event("arranges-cards", {**told, "top": top, "under": list(under)}, 1 << actor))
    out.append(Event("arranges", told, ~(1 << actor)))


def why_no_place(action: Action, verb: str, rule: str) -> Refusal:
    """Why a card cannot be placed with this action."""
    if action.verb != verb:
        return Refusal(rule, NOT_NOW, {"action": action.text})
    return Refusal(rule, "refused-not-looked-at", {"card": action.arg})


def raise_shield(position: Duchy, actor: int, out: Out) -> None:
    """CARD-04: the player ignores blue cards until their next turn."""
    position.shield |= 1 << actor
    out.append(SHIELDS[actor])
