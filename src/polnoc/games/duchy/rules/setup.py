"""SETUP and P4: deal the cards and choose the lairs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Event, Out
from polnoc.engine.frames import Frame
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import CHANCE_ASKED, NOBODY_ASKED, but, only
from polnoc.games.duchy.actions import HIDE, KEEP, SETTLE, cards_in
from polnoc.games.duchy.rules.events import DEALT_CARD, HIDES, HIDES_CARD
from polnoc.games.duchy.rules.knowledge import learn
from polnoc.games.duchy.state import Duchy

#: A pile of cards for each of several seats or teams.
Piles = tuple[tuple[int, ...], ...]


def with_pile(piles: Piles, index: int, pile: tuple[int, ...]) -> Piles:
    """`piles` with another pile at `index`."""
    return (*piles[:index], pile, *piles[index + 1 :])


@dataclass(slots=True)
class Deal(Frame):
    """SETUP-02, P4-04: deal cards one by one to their owners; with teams, to one member of each."""

    owners: tuple[int, ...]
    each: int
    piles: Piles

    def rule(self) -> str:
        return "DUE-P4-04" if self.each == 4 else "DUE-SETUP-02"

    def _next(self) -> int:
        sizes = [len(pile) for pile in self.piles]
        return sizes.index(min(sizes))

    def asked(self, position: Duchy) -> tuple[int, ...]:
        return CHANCE_ASKED if len(self.piles[-1]) < self.each else NOBODY_ASKED

    def options(self, position: Duchy, seat: int) -> Sequence[Action]:
        return cards_in(position.pool[position.terms.deck_of[self.owners[self._next()]]])

    def answer(self, position: Duchy, seat: int, action: Action, out: Out) -> None:
        index, card = self._next(), action.arg
        owner = self.owners[index]
        position.pool[position.terms.deck_of[owner]] ^= 1 << card
        out.append(DEALT_CARD[owner][card])
        piles = with_pile(self.piles, index, (*self.piles[index], card))
        position.become(Deal(self.owners, self.each, piles))

    def run(self, position: Duchy, out: Out) -> None:
        if position.terms.teams:
            position.become(TeamsHide(self.owners, self.piles))
        else:
            position.become(Hide(self.piles))


@dataclass(slots=True)
class Hide(Frame):
    """SETUP-03, SETUP-04: everyone secretly picks a lair at the same time; the other card is the hand."""

    RULE: ClassVar[str] = "DUE-SETUP-03"

    piles: Piles

    def asked(self, position: Duchy) -> tuple[int, ...]:
        return tuple([seat for seat, pile in enumerate(self.piles) if pile])

    def options(self, position: Duchy, seat: int) -> Sequence[Action]:
        return [HIDE[card] for card in self.piles[seat]]

    def answer(self, position: Duchy, seat: int, action: Action, out: Out) -> None:
        first, second = self.piles[seat]
        position.lair[seat] = action.arg
        position.hand[seat] = second if action.arg == first else first
        tell_hidden(seat, action.arg, out)
        position.become(Hide(with_pile(self.piles, seat, ())))

    def why_not(self, position: Duchy, seat: int, action: Action) -> Refusal:
        return why_no_choice(action, "hide", self.rule())


def tell_hidden(seat: int, card: int, out: Out) -> None:
    """Tell that `seat` has laid its lair: it knows the card, the others see that there is one."""
    out.append(HIDES_CARD[seat][card])
    out.append(HIDES[seat])


@dataclass(slots=True)
class TeamsHide(Frame):
    """P4-05 to P4-09: one member lays both lairs, the partner distributes the two other cards.

    `piles` holds the cards that each team still has to place: 4 or 3 cards are with the
    member who drew, 2 with the partner. Both teams do this at the same time.
    """

    RULE: ClassVar[str] = "DUE-P4-05"

    drawers: tuple[int, ...]
    piles: Piles

    def chooser(self, position: Duchy, team: int) -> int:
        """The member of a team who has to choose next."""
        drawer = self.drawers[team]
        return drawer if len(self.piles[team]) > 2 else position.terms.partner(drawer)

    def asked(self, position: Duchy) -> tuple[int, ...]:
        return tuple([self.chooser(position, team) for team in (0, 1) if self.piles[team]])

    def options(self, position: Duchy, seat: int) -> Sequence[Action]:
        pile = self.piles[seat % 2]
        kind = {4: HIDE, 3: SETTLE, 2: KEEP}[len(pile)]
        return [kind[card] for card in pile]

    def answer(self, position: Duchy, seat: int, action: Action, out: Out) -> None:
        team, card = seat % 2, action.arg
        partner = position.terms.partner(seat)
        rest = tuple([other for other in self.piles[team] if other != card])
        if action.verb == "hide":
            position.lair[seat] = card
            tell_hidden(seat, card, out)
        elif action.verb == "settle":
            position.lair[partner] = card
            learn(position, seat, card)
            out.append(
                Event("settles-card", {"seat": partner, "by": seat, "card": card}, only(seat, partner))
            )
            out.append(Event("hides", {"seat": partner}, but(seat, partner)))
            out.append(
                Event("passed-cards", {"seat": partner, "by": seat, "cards": list(rest)}, only(partner))
            )
        else:
            self._share(position, seat, card, rest[0], out)
            rest = ()
        position.become(TeamsHide(self.drawers, with_pile(self.piles, team, rest)))

    def _share(self, position: Duchy, seat: int, kept: int, returned: int, out: Out) -> None:
        drawer = position.terms.partner(seat)
        position.hand[seat] = kept
        position.hand[drawer] = returned
        learn(position, drawer, kept)
        learn(position, seat, returned)
        told: dict[str, object] = {"seat": seat, "partner": drawer}
        out.append(Event("shares-cards", {**told, "kept": kept, "returned": returned}, only(seat, drawer)))
        out.append(Event("shares", told, but(seat, drawer)))

    def why_not(self, position: Duchy, seat: int, action: Action) -> Refusal:
        expected = {4: "hide", 3: "settle", 2: "keep"}[len(self.piles[seat % 2])]
        return why_no_choice(action, expected, "DUE-P4-07" if expected == "keep" else self.rule())


def why_no_choice(action: Action, verb: str, rule: str) -> Refusal:
    """Why a card cannot be chosen with this action."""
    if action.verb != verb:
        return Refusal(rule, NOT_NOW, {"action": action.text})
    return Refusal(rule, "refused-not-dealt", {"card": action.arg})
