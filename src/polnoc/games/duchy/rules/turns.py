"""TURN and USE: a turn is one of two actions; a used card is carried out; card 2."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from polnoc.engine.actions import Action
from polnoc.engine.cards import complete
from polnoc.engine.events import Event, Out, mark_moment
from polnoc.engine.frames import ActorFrame, Frame
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import EVERYONE
from polnoc.games.duchy import cards
from polnoc.games.duchy.actions import COPY, EXTRA, GUESS, ONLY_GUESS, USE, USE_OR_GUESS
from polnoc.games.duchy.rules.events import BOXES, BOXES_CARD, EXTRA_TURN, TURN, USES
from polnoc.games.duchy.rules.guesses import NameLair, NameLairRun, guess, namable, why_no_name
from polnoc.games.duchy.rules.questions import (
    ChooseLowest,
    ChooseNumbers,
    ChooseRun,
    ask_among,
    ask_at_least,
    ask_even,
)
from polnoc.games.duchy.rules.scoring import put_in_box
from polnoc.games.duchy.rules.stack import Draw, LookAtBottom, LookAtTop, raise_shield
from polnoc.games.duchy.state import Duchy


def begin_turn(position: Duchy, seat: int, actor: int, out: Out) -> None:
    """`actor` takes the turn of `seat`: its own, or that of a found partner (DUE-P4-12)."""
    position.shield &= ~(1 << actor)  # DUE-CARD-04, DUE-AMB-10
    out.append(TURN[seat][actor])


@dataclass(slots=True)
class Turn(ActorFrame):
    """TURN-03: use the hand card, or guess; `guessing` stays secret until a lair is named."""

    RULE: ClassVar[str] = "DUE-TURN-03"

    seat: int
    actor: int
    guessing: bool

    def options(self, position: Duchy, seat: int) -> Sequence[Action]:
        if self.guessing:
            return namable(position, seat)
        card = position.hand[seat]
        return USE_OR_GUESS if card and usable(position, seat, card) else ONLY_GUESS

    def answer(self, position: Duchy, seat: int, action: Action, out: Out) -> None:
        if action is GUESS:
            position.become(Turn(self.seat, seat, True))
            return
        position.become(Draw(seat))
        if action is USE:
            use_card(position, seat, out)
        else:
            guess_instead(position, seat, action.arg, out)

    def why_not(self, position: Duchy, seat: int, action: Action) -> Refusal:
        if self.guessing:
            return why_no_name(position, action, self.rule())
        if action is not USE:
            return Refusal(self.rule(), NOT_NOW, {"action": action.text})
        if not position.hand[seat]:
            return Refusal("DUE-TURN-05", "refused-no-card")
        return Refusal("DUE-AMB-05", "refused-nothing-to-copy")


def use_card(position: Duchy, seat: int, out: Out) -> None:
    """USE-01, USE-02: lay the hand card face up in the middle and carry it out."""
    card = position.hand[seat]
    position.hand[seat] = 0
    position.middle = (*position.middle, card)
    position.laid_by = (*position.laid_by, seat)
    out.append(USES[seat][card])
    mark_moment(out)
    carry_out(position, seat, card, 0, 0, out)


def guess_instead(position: Duchy, seat: int, number: int, out: Out) -> None:
    """GUESS-01, GUESS-02: put the hand card unseen in the box, and name a lair."""
    card = position.hand[seat]
    if card:
        put_in_box(position, seat)
        out.append(BOXES_CARD[seat][card])
        out.append(BOXES[seat])
        mark_moment(out)
    guess(position, seat, 0, number, 1, out)


@dataclass(slots=True)
class CarryOut(Frame):
    """USE-02: the effects of a card from `step` on. `copied`: how many copies led here."""

    RULE: ClassVar[str] = "DUE-USE-02"

    actor: int
    card: int
    step: int
    copied: int

    def run(self, position: Duchy, out: Out) -> None:
        position.end(None, out)
        carry_out(position, self.actor, self.card, self.step, self.copied, out)


def carry_out(position: Duchy, actor: int, card: int, step: int, copied: int, out: Out) -> None:
    """Carry out effect number `step` of a card, after which the remaining effects follow."""
    effects = position.terms.deck.card(card).effects
    if step + 1 < len(effects):
        position.call(CarryOut(actor, card, step + 1, copied))
    effect = effects[step]
    EFFECTS[type(effect)](position, effect, actor, card, copied, out)


# Card 2 -----------------------------------------------------------------------


def usable(position: Duchy, actor: int, card: int) -> bool:
    """Whether a card can be used at all: card 2 needs something to do (DUE-AMB-05)."""
    return not position.terms.copies[card] or has_something_to_do(position, actor, card, 0)


def has_something_to_do(position: Duchy, actor: int, card: int, copied: int) -> bool:
    """Whether card 2, played or copied, can copy a card or give an extra turn."""
    if position.stack_size(position.terms.deck_of[actor]):
        return True
    return any([can_copy(position, actor, card, target, copied) for target in position.middle])


def can_copy(position: Duchy, actor: int, card: int, target: int, copied: int) -> bool:
    """Whether `card` can copy `target`: never itself; another 2 only once, if usable (DUE-AMB-04)."""
    if target == card:
        return False
    if not position.terms.copies[target]:
        return True
    return copied == 0 and has_something_to_do(position, actor, target, 1)


@dataclass(slots=True)
class CopyOrExtra(ActorFrame):
    """CARD-02: carry out a card of the middle, or draw and take an extra turn."""

    RULE: ClassVar[str] = "DUE-CARD-02"

    actor: int
    card: int
    copied: int

    def options(self, position: Duchy, seat: int) -> Sequence[Action]:
        offered = [
            COPY[target]
            for target in position.middle
            if can_copy(position, seat, self.card, target, self.copied)
        ]
        if position.stack_size(position.terms.deck_of[seat]):
            offered.append(EXTRA)
        return offered

    def answer(self, position: Duchy, seat: int, action: Action, out: Out) -> None:
        if action is EXTRA:
            out.append(EXTRA_TURN[seat])
            position.become(ExtraTurn(seat))
            position.call(Draw(seat))  # DUE-AMB-06: this draw replaces the usual one
            return
        out.append(Event("copies", {"seat": seat, "card": action.arg}, EVERYONE))
        mark_moment(out)
        position.end(None, out)
        carry_out(position, seat, action.arg, 0, self.copied + 1, out)

    def why_not(self, position: Duchy, seat: int, action: Action) -> Refusal:
        if action is EXTRA:
            return Refusal("DUE-AMB-05", "refused-empty-stack")
        if action.verb != "copy":
            return Refusal(self.rule(), NOT_NOW, {"action": action.text})
        if action.arg not in position.middle:
            return Refusal(self.rule(), "refused-not-in-middle", {"card": action.arg})
        return Refusal("DUE-AMB-04", "refused-copy-of-copy", {"card": action.arg})


@dataclass(slots=True)
class ExtraTurn(Frame):
    """CARD-02a: an ordinary turn within a turn, after the card for it has been drawn."""

    RULE: ClassVar[str] = "DUE-CARD-02a"

    actor: int

    def run(self, position: Duchy, out: Out) -> None:
        position.become(Turn(self.actor, self.actor, False))
        begin_turn(position, self.actor, self.actor, out)


#: The function for each kind of effect: position, effect, actor, card, number of copies, out.
EFFECTS: Final[dict[type[Any], Callable[[Duchy, Any, int, int, int, Out], None]]] = complete(
    cards.AnyEffect,
    {
        cards.AskEven: lambda p, e, actor, card, copied, out: ask_even(p, actor, card, copied > 0, out),
        cards.AskAmong: lambda p, e, actor, card, copied, out: ask_among(
            p, actor, card, copied > 0, e.numbers, out
        ),
        cards.AskAtLeast: lambda p, e, actor, card, copied, out: ask_at_least(
            p, actor, card, copied > 0, e.number, out
        ),
        cards.AskRun: lambda p, e, actor, card, copied, out: p.call(
            ChooseRun(actor, card, copied > 0, e.length)
        ),
        cards.AskNamed: lambda p, e, actor, card, copied, out: p.call(
            ChooseNumbers(actor, card, copied > 0, e.count, ())
        ),
        cards.AskNamedOrHigher: lambda p, e, actor, card, copied, out: p.call(
            ChooseLowest(actor, card, copied > 0)
        ),
        cards.Guess: lambda p, e, actor, card, copied, out: p.call(NameLair(actor, card)),
        cards.GuessRun: lambda p, e, actor, card, copied, out: p.call(NameLairRun(actor, card, e.length)),
        cards.Shield: lambda p, e, actor, card, copied, out: raise_shield(p, actor, out),
        cards.PeekBottom: lambda p, e, actor, card, copied, out: p.call(
            LookAtBottom(actor, p.terms.rival_deck_of[actor], e.count)
        ),
        cards.ArrangeTop: lambda p, e, actor, card, copied, out: p.call(
            LookAtTop(actor, p.terms.rival_deck_of[actor], e.count)
        ),
        cards.CopyOrExtraTurn: lambda p, e, actor, card, copied, out: p.call(
            CopyOrExtra(actor, card, copied)
        ),
    },
)
