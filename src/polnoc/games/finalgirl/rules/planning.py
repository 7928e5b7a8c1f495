"""PLAN, MKT, HAND: cards are bought, time is reset, spent cards return; cards taken from the market."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import CHANCE_ASKED, NOBODY_ASKED, ONE
from polnoc.games.finalgirl.actions import BUY, DONE, DROP, LOSE, NAME, TAKE
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import Op


def price(position: FinalGirl, card: int) -> int:
    """MKT-02, HAUNT-05: what a card costs now."""
    return position.terms.cost[card] or position.mods.free_cost


@dataclass(slots=True)
class PlanningPhase(Frame):
    """PLAN-01 to PLAN-05, MKT: any number of cards; then the marker and the cards go back."""

    RULE: ClassVar[str] = "FG-PLAN-01"

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        if sum(position.hand) >= position.terms.core.hand_limit:
            return NOBODY_ASKED
        market, time = position.market, max(0, position.time)
        for card in position.terms.within[time]:
            if market[card] and price(position, card) <= time:
                return ONE[0]
        return NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        offered, market, time = [DONE], position.market, max(0, position.time)
        for card in position.terms.within[time]:
            if market[card] and price(position, card) <= time:
                offered.append(BUY[card])
        return offered

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        if action is DONE:
            self.run(position, out)
            return
        card = action.arg
        position.market[card] -= 1
        position.hand[card] += 1
        cost = price(position, card)
        position.time -= cost
        tell(out, "buys", card=card, cost=cost)

    def run(self, position: FinalGirl, out: Out) -> None:
        """PLAN-02, PLAN-03."""
        position.time = position.terms.time
        tell(out, "time-set", now=position.time)
        market, spent = position.market, position.spent
        for card, count in enumerate(spent):
            if count:
                market[card] += count
                spent[card] = 0
        tell(out, "cards-return")
        position.end(None, out)

    def why_not(self, position: FinalGirl, seat: int, action: Action) -> Refusal:
        if action.verb != "buy" or action.arg not in position.terms.kinds:
            return Refusal(self.rule(), NOT_NOW, {"action": action.text})
        card = action.arg
        if position.market[card]:
            cost = price(position, card)
            return Refusal("FG-MKT-02", "refused-too-dear", {"card": card, "cost": cost})
        key = "refused-just-used" if position.spent[card] else "refused-sold-out"
        return Refusal("FG-MKT-01", key, {"card": card})


# Cards from the market ------------------------------------------------------------------


def take_card(position: FinalGirl, op: Op, out: Out) -> None:
    """RESC-10, RESC-11: a named card, or one up to a cost; lost if there is none."""
    if op.effect.card is None:
        position.call(TakeCard(op.effect.up_to, True))
        return
    card = position.terms.card_number[op.effect.card]
    if position.market[card]:
        _take(position, card, out)
    else:
        tell(out, "card-missing", card=card)


def take_cards(position: FinalGirl, op: Op, out: Out) -> None:
    """Several cards, up to a total cost."""
    position.call(TakeCard(op.effect.budget, False))


def _take(position: FinalGirl, card: int, out: Out) -> None:
    """HAND-02: if the hand is then over its limit, one must go."""
    position.market[card] -= 1
    position.hand[card] += 1
    tell(out, "takes", card=card)
    if sum(position.hand) > position.terms.core.hand_limit:
        position.call(DropCards())


@dataclass(slots=True)
class TakeCard(Frame):
    """RESC-10: a free card from the market; `only_one`, or more until the budget is spent."""

    RULE: ClassVar[str] = "FG-RESC-10"

    budget: int
    only_one: bool

    def _offers(self, position: FinalGirl) -> list[Action]:
        cost = position.terms.cost
        return [
            TAKE[card] for card, count in enumerate(position.market) if count and cost[card] <= self.budget
        ]

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0] if self._offers(position) else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        offers = self._offers(position)
        return offers if self.only_one else [DONE, *offers]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        if action is DONE or self.only_one:
            position.end(None, out)
        else:
            position.become(TakeCard(self.budget - position.terms.cost[action.arg], False))
        if action is not DONE:
            _take(position, action.arg, out)

    def run(self, position: FinalGirl, out: Out) -> None:
        position.end(None, out)


@dataclass(slots=True)
class DropCards(Frame):
    """HAND-02, TIME-11: discard down to the limit, without gaining time."""

    RULE: ClassVar[str] = "FG-HAND-02"

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0] if sum(position.hand) > position.terms.core.hand_limit else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [DROP[card] for card, count in enumerate(position.hand) if count]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        lose_card(position, action.arg, out)

    def run(self, position: FinalGirl, out: Out) -> None:
        position.end(None, out)


def lose_card(position: FinalGirl, card: int, out: Out) -> None:
    """TERM-01: to the discard pile."""
    position.hand[card] -= 1
    position.spent[card] += 1
    tell(out, "drops", card=card)


def discard_cards(position: FinalGirl, op: Op, out: Out) -> None:
    """Random cards leave the hand."""
    position.call(LoseCards(op.n))


@dataclass(slots=True)
class LoseCards(Frame):
    """Chance says which cards go."""

    RULE: ClassVar[str] = "FG-TERM-01"
    STREAM: ClassVar[str] = "losses"

    left: int

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return CHANCE_ASKED if self.left and any(position.hand) else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [LOSE[card] for card, count in enumerate(position.hand) if count]

    def weights(self, position: FinalGirl) -> Sequence[int]:
        return [count for count in position.hand if count]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        position.become(LoseCards(self.left - 1))
        lose_card(position, action.arg, out)


def name_card(position: FinalGirl, op: Op, out: Out) -> None:
    """The card that is rolled with exact dice from now on."""
    position.call(NameCard())


@dataclass(slots=True)
class NameCard(Frame):
    """Any card that is rolled for."""

    RULE: ClassVar[str] = "FG-ULT-02"

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0]

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [NAME[card] for card in position.terms.kinds if card not in position.terms.roll_cards]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        position.expert = action.arg
        tell(out, "names", card=action.arg)
        position.end(None, out)
