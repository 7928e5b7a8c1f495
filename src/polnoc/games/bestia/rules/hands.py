"""CARD, GEAR: where cards go; gain, discard and take back cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import ChanceFrame, Frame
from polnoc.engine.seats import CHANCE_ASKED, NOBODY_ASKED, ONE
from polnoc.games.bestia.actions import DISCARD, DRAW, LOSE, SHOW, SKIP, TAKE, TAKE_BACK, TOP
from polnoc.games.bestia.places import members
from polnoc.games.bestia.rules.asking import ActorFrame
from polnoc.games.bestia.rules.events import HUNTERS, tell_others, tell_side
from polnoc.games.bestia.rules.moving import PickRegion
from polnoc.games.bestia.state import NOWHERE, Bestia
from polnoc.games.bestia.terms import ABILITY, ACTION, BEAST, GEAR, TO_HUNTER, Op

#: What may be discarded.
ANY_CARD, OWN_STOCK = range(2)


def lose_card(position: Bestia, character: int, card: int, face_up: bool = False, to: int = NOWHERE) -> None:
    """CARD-05 to CARD-07: move a card from a hand to the pile for its kind, or to another hand."""
    bit = 1 << card
    position.hands[character] &= ~bit
    position.open &= ~bit
    position.shown &= ~bit
    _forget(position, bit, character)
    kind = position.terms.cards[card].kind
    if to != NOWHERE:
        position.hands[to] |= bit
    elif kind == ACTION:
        position.discard |= bit
    elif kind == ABILITY:
        position.spent[character] |= bit
    elif kind == GEAR:
        if face_up:
            position.gear_gone |= bit
        else:
            position.gear_shed |= bit
    elif face_up:
        position.talent_gone |= bit
    else:
        position.talent_shed |= bit


def _forget(position: Bestia, bit: int, holder: int) -> None:
    """Remove a card that has left a hunter's hand from what the Beast knows."""
    for number, (cards, holders) in enumerate(position.groups):
        if cards & bit:
            left = list(holders)
            left.remove(holder if holder in left else 0)
            rest = ((cards & ~bit, tuple(left)),) if left else ()
            position.groups = (*position.groups[:number], *rest, *position.groups[number + 1 :])
            return


def known_to_beast(position: Bestia, hunter: int, card: int) -> None:
    """Record that the Beast has seen a card in a hunter's hand."""
    bit = 1 << card
    for cards, holders in position.groups:
        if cards == bit and holders == (hunter,):
            return
    if not position.open & bit:
        _forget(position, bit, hunter)
        position.groups = (*position.groups, (bit, (hunter,)))


def discard_card(position: Bestia, character: int, card: int, out: Out) -> None:
    """FLEE-04, INFO-06: discard action and ability cards face up, gear and talents face down."""
    if position.terms.cards[card].kind in (ACTION, ABILITY):
        tell(out, "discards", character=character, card=card)
        lose_card(position, character, card)
        return
    tell_side(position, out, character, "discards", character=character, card=card)
    tell_others(position, out, character, "discards-hidden", character=character)
    blur(position, character, position.terms.gear | position.terms.talents)
    lose_card(position, character, card)


def blur(position: Bestia, character: int, cards: int) -> None:
    """Forget which of these cards are in a hand: one of this kind has just left it face down."""
    cards &= position.hands[character]
    position.open &= ~cards
    position.shown &= ~cards
    if [group for group in position.groups if group[0] & cards]:
        position.groups = tuple([group for group in position.groups if not group[0] & cards])


# Gaining ----------------------------------------------------------------------------------


def gain(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """GEAR-01, GEAR-02; RES-01: gaining cards may be ignored."""
    may = not must and not op.effect.top and position.terms.rules >= 2
    position.call((MayGain if may else Gaining)(actor, op.n, op.effect.top))
    return None


def market(position: Bestia, character: int) -> int:
    """The face-up cards that a character can take."""
    return position.talent_market if character == BEAST else position.gear_market


def deck(position: Bestia, character: int) -> int:
    """NIGHT2-06: the deck to draw from; an empty one is refilled from the discard pile."""
    if character == BEAST:
        if not position.talent_deck:
            position.talent_deck = position.talent_gone | position.talent_shed
            position.talent_gone = position.talent_shed = 0
        return position.talent_deck
    if not position.gear_deck:
        position.gear_deck = position.gear_gone | position.gear_shed
        position.gear_gone = position.gear_shed = 0
    return position.gear_deck


def has_deck(position: Bestia, character: int) -> bool:
    """Whether a card can be drawn from the deck."""
    if character == BEAST:
        return bool(position.talent_deck | position.talent_gone | position.talent_shed)
    return bool(position.gear_deck | position.gear_gone | position.gear_shed)


@dataclass(slots=True)
class Gaining(Frame):
    """GEAR-01 to GEAR-03: take a face-up card or the top one, `left` times."""

    actor: int
    left: int
    top: bool

    def rule(self) -> str:
        return "BES-GEAR-02" if self.actor == BEAST else "BES-GEAR-01"

    def asked(self, position: Bestia) -> tuple[int, ...]:
        if self.left and not self.top and (market(position, self.actor) or has_deck(position, self.actor)):
            return ONE[position.terms.seat_of[self.actor]]
        return NOBODY_ASKED

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        offered = [TAKE[card] for card in members(market(position, self.actor))]
        return [*offered, TOP] if has_deck(position, self.actor) else offered

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        self._one_less(position)
        if action is TOP:
            position.call(DrawTop(self.actor))
            return
        bit = 1 << action.arg
        if self.actor == BEAST:
            position.talent_market &= ~bit
        else:
            position.gear_market &= ~bit
        position.hands[self.actor] |= bit
        position.open |= bit
        tell(out, "takes", character=self.actor, card=action.arg)

    def run(self, position: Bestia, out: Out) -> None:
        if self.left and self.top and has_deck(position, self.actor):
            self._one_less(position)
            position.call(DrawTop(self.actor))
        else:
            position.end(not self.left, out)

    def _one_less(self, position: Bestia) -> None:
        position.become(type(self)(self.actor, self.left - 1, self.top))
        if self.actor == BEAST and not self.top and position.mods(BEAST).talent_choice:
            position.sequence(Gaining(BEAST, 1, True), Discarding(BEAST, 1, OWN_STOCK))


@dataclass(slots=True)
class MayGain(Gaining):
    """RES-01: the same from a card whose effects may be ignored."""

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return [*Gaining.options(self, position, seat), SKIP]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is SKIP:
            position.end(False, out)
        else:
            Gaining.answer(self, position, seat, action, out)


@dataclass(slots=True)
class DrawTop(ChanceFrame):
    """GEAR-01, GEAR-02: draw the top card of the deck, which nobody has seen."""

    actor: int

    def rule(self) -> str:
        return "BES-GEAR-02" if self.actor == BEAST else "BES-GEAR-01"

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        if self.actor == BEAST:
            cards = position.talent_deck or position.talent_gone | position.talent_shed
        else:
            cards = position.gear_deck or position.gear_gone | position.gear_shed
        return [DRAW[card] for card in members(cards)]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        draw_from_deck(position, self.actor, action.arg)
        position.hands[self.actor] |= 1 << action.arg
        tell_side(position, out, self.actor, "draws", character=self.actor, card=action.arg)
        tell_others(position, out, self.actor, "draws-hidden", character=self.actor)
        position.end(True, out)


def draw_from_deck(position: Bestia, character: int, card: int) -> None:
    """Take a card out of the deck of gear or talents."""
    rest = deck(position, character) & ~(1 << card)
    if character == BEAST:
        position.talent_deck = rest
    else:
        position.gear_deck = rest


def take_unused(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """DAWN-03: take random unused action cards."""
    if not position.unused:
        return False
    position.call(DrawUnused(actor, op.n))
    return None


@dataclass(slots=True)
class DrawUnused(Frame):
    """DAWN-03: unused action cards come to hand."""

    RULE: ClassVar[str] = "BES-DAWN-03"

    actor: int
    left: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        return CHANCE_ASKED if self.left and position.unused else NOBODY_ASKED

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return [DRAW[card] for card in members(position.unused)]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        bit = 1 << action.arg
        position.unused &= ~bit
        position.unused_seen = 0 if self.actor == BEAST else position.unused_seen & ~bit
        position.hands[self.actor] |= bit
        tell_side(position, out, self.actor, "draws", character=self.actor, card=action.arg)
        tell_others(position, out, self.actor, "draws-unused", character=self.actor)
        position.become(DrawUnused(self.actor, self.left - 1))

    def run(self, position: Bestia, out: Out) -> None:
        position.end(True, out)


def take_back(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    if not position.spent[actor] & ~position.terms.hunts:
        return False
    position.call(TakingBack(actor))
    return None


@dataclass(slots=True)
class TakingBack(ActorFrame):
    """CARD-06: take a discarded ability card back to hand."""

    RULE: ClassVar[str] = "BES-CARD-06"

    actor: int

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        cards = position.spent[self.actor] & ~position.terms.hunts
        return [*[TAKE_BACK[card] for card in members(cards)], SKIP]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is not SKIP:
            bit = 1 << action.arg
            position.spent[self.actor] &= ~bit
            position.hands[self.actor] |= bit
            tell(out, "takes-back", character=self.actor, card=action.arg)
        position.end(action is not SKIP, out)


# Discarding -------------------------------------------------------------------------------


def discard(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """Somebody discards cards of their own choice."""
    match op.effect.who:
        case "beast":
            position.call(Discarding(BEAST, op.n, ANY_CARD))
        case "target":
            hunter = position.ongoing.struck[-1] - TO_HUNTER
            if position.hunters[hunter] == NOWHERE:
                return False
            position.call(Discarding(hunter, op.n, ANY_CARD))
        case "fleeing":
            position.call(Discarding(position.ongoing.culprit, op.n, ANY_CARD))
        case _:
            position.sequence(PickRegion(), DiscardInRegion(op.n))
    return None


@dataclass(slots=True)
class DiscardInRegion(Frame):
    """REQ-10: every hunter in the Beast's region discards."""

    RULE: ClassVar[str] = "BES-REQ-10"

    n: int

    def resume(self, position: Bestia, result: object, out: Out) -> None:
        if not isinstance(result, tuple):
            return
        region = result[0]
        position.end(True, out)
        regions = position.terms.places.region
        there = [hunter for hunter in position.alive() if regions[position.hunters[hunter]] >> region & 1]
        position.sequence(*[Discarding(hunter, self.n, ANY_CARD) for hunter in there])


@dataclass(slots=True)
class Discarding(Frame):
    """A character discards up to `left` cards; OWN_STOCK: only gear or talents."""

    RULE: ClassVar[str] = "BES-CARD-07"

    who: int
    left: int
    what: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        if self.left and self._cards(position):
            return ONE[position.terms.seat_of[self.who]]
        return NOBODY_ASKED

    def _cards(self, position: Bestia) -> int:
        hand = position.hands[self.who]
        terms = position.terms
        return hand & (terms.gear | terms.talents) if self.what == OWN_STOCK else hand

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return [DISCARD[card] for card in members(self._cards(position))]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        discard_card(position, self.who, action.arg, out)
        position.become(Discarding(self.who, self.left - 1, self.what))

    def run(self, position: Bestia, out: Out) -> None:
        position.end(True, out)


@dataclass(slots=True)
class RobGear(Frame):
    """A random gear card of a hunter is discarded."""

    RULE: ClassVar[str] = "BES-CARD-07"

    hunter: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        has = position.hands[self.hunter] & position.terms.gear
        return CHANCE_ASKED if has else NOBODY_ASKED

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return [LOSE[card] for card in members(position.hands[self.hunter] & position.terms.gear)]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        discard_card(position, self.hunter, action.arg, out)
        position.end(None, out)


def steal_gear(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """Each hunter discards one gear card; the Beast gains a grudge for each of these."""
    robbed = [hunter for hunter in position.alive() if position.hands[hunter] & position.terms.gear]
    if not robbed:
        return False
    position.grudges[BEAST] += len(robbed)
    tell(out, "gains-grudges", character=BEAST, n=len(robbed))
    position.sequence(*[Discarding(hunter, 1, OWN_STOCK) for hunter in robbed])
    return None


# Looking at cards -------------------------------------------------------------------------


def show_talents(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    hidden = (position.hands[BEAST] & position.terms.talents & ~position.open).bit_count()
    if not hidden:
        return False
    position.call(ShowTalents(min(op.n, hidden)))
    return None


@dataclass(slots=True)
class ShowTalents(Frame):
    """The hunters see random talents in the Beast's hand that they do not know yet, if there are any."""

    RULE: ClassVar[str] = "BES-INFO-08"

    left: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        return CHANCE_ASKED if self.left else NOBODY_ASKED

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        hidden = position.hands[BEAST] & position.terms.talents & ~position.open
        return [SHOW[card] for card in members(hidden & ~position.shown or hidden)]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        position.shown |= 1 << action.arg
        tell_side(position, out, HUNTERS, "beast-shows", card=action.arg)
        tell_side(position, out, BEAST, "beast-shows", card=action.arg)
        position.become(ShowTalents(self.left - 1))

    def run(self, position: Bestia, out: Out) -> None:
        position.end(True, out)
