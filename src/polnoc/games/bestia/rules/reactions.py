"""REACT: cards played in an opponent's turn, and upgrades that may be used at certain moments.

Whether a window opens depends on public knowledge only: somebody has enough grudges and holds hidden cards
among which a fitting reaction may be. Whether there is one, only they know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.seats import NOBODY_ASKED, ONE
from polnoc.games.bestia.actions import REACT, SKIP, YES
from polnoc.games.bestia.rules.hands import lose_card
from polnoc.games.bestia.rules.resolve import perform, whole
from polnoc.games.bestia.state import NOWHERE, Bestia
from polnoc.games.bestia.terms import BEAST, NONE, TALENT, Card, Op

#: Not caused by the card being played: whoever has reacted to that card may react to these too.
_OWN_CAUSE: Final = ("trap", "flee")


def window(
    position: Bestia, trigger: str, who: tuple[int, ...], extra: int = 0, cost: int = 0
) -> Window | None:
    """REACT-01: these characters may react. `extra`: grudges on top of the price; `cost`: of the trap."""
    return Window(trigger, who, extra, cost) if trigger in position.terms.reactions else None


def could_react(position: Bestia, character: int, card: Card, extra: int, cost: int) -> bool:
    """Whether, by public knowledge, the character could play this reaction."""
    if (character == BEAST) != (card.kind == TALENT) or card.cost + extra > position.grudges[character]:
        return False
    if card.up_to < cost or (character == BEAST and position.hushed):
        return False
    hand = position.hands[character]
    if hand & position.open & card.bit:
        return True
    terms = position.terms
    if card.kind == TALENT:
        elsewhere = position.talent_market | position.talent_gone
        unseen = hand & terms.talents & ~position.open
    else:
        elsewhere = position.gear_market | position.gear_gone
        unseen = hand & terms.gear & ~position.open
    return bool(unseen) and not card.bit & (elsewhere | position.open)


@dataclass(slots=True)
class Window(Frame):
    """REACT-02 to REACT-05: one after another, these characters may each play one reaction."""

    RULE: ClassVar[str] = "BES-REACT-02"

    trigger: str
    who: tuple[int, ...]
    extra: int
    cost: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        if not self.who:
            return NOBODY_ASKED
        first = self.who[0]
        if first != BEAST and position.hunters[first] == NOWHERE:
            return NOBODY_ASKED
        if position.ongoing.reacted >> first & 1 and self.trigger not in _OWN_CAUSE:
            return NOBODY_ASKED
        for card in position.terms.reactions[self.trigger]:
            if could_react(position, first, card, self.extra, self.cost):
                return ONE[position.terms.seat_of[first]]
        return NOBODY_ASKED

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        first = self.who[0]
        return [
            SKIP,
            *[
                REACT[card.number]
                for card in position.terms.reactions[self.trigger]
                if position.hands[first] & card.bit
                and could_react(position, first, card, self.extra, self.cost)
            ],
        ]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        first = self.who[0]
        self._next(position)
        if action is SKIP:
            return
        if self.trigger not in _OWN_CAUSE:
            position.ongoing = position.ongoing._replace(reacted=position.ongoing.reacted | 1 << first)
        card = position.terms.cards[action.arg]
        position.grudges[first] -= card.cost + self.extra
        lose_card(position, first, card.number, face_up=True)
        tell(out, "reacts", character=first, card=card.number, cost=card.cost + self.extra)
        perform(position, card.program, first)

    def run(self, position: Bestia, out: Out) -> None:
        if self.who:
            self._next(position)
        else:
            position.end(None, out)

    def _next(self, position: Bestia) -> None:
        position.become(Window(self.trigger, self.who[1:], self.extra, self.cost))


def prevent(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """The attack in progress deals fewer wounds."""
    position.ongoing = position.ongoing.dealing(max(0, position.ongoing.blow - op.n))
    tell(out, "prevents", character=actor, n=op.n)
    return True


def disarm(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """The trap in progress has no effect."""
    position.ongoing = position.ongoing._replace(disarmed=True)
    return True


# Optional upgrades --------------------------------------------------------------------------


@dataclass(slots=True)
class Offer(Frame):
    """UPG-10: an upgrade that may be used once a day; with `upgrade` NONE, every time its moment comes."""

    RULE: ClassVar[str] = "BES-UPG-10"

    character: int
    upgrade: int
    program: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        if self.character != BEAST and position.hunters[self.character] == NOWHERE:
            return NOBODY_ASKED
        return ONE[position.terms.seat_of[self.character]]

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return (YES, SKIP)

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is SKIP:
            position.end(None, out)
            return
        if self.upgrade != NONE:
            position.once[self.character] |= 1 << self.upgrade
            tell(out, "upgrade-used", character=self.character, upgrade=self.upgrade)
        position.become(whole(self.program, self.character))


def offers(position: Bestia, character: int, upgrades: tuple[tuple[int, int], ...]) -> list[Offer]:
    """Offers of upgrades that have not been used today, the last one first."""
    used = position.once[character]
    return [Offer(character, up, program) for up, program in reversed(upgrades) if not used >> up & 1]
