"""What a seat believes: where each rival hides, with chances, and what the rivals can know about it.

Everything here is inferred from a view, in three layers: what is possible at
all (`deduction`), how likely it is given what rivals have chosen to name, and
what the rivals can infer about the viewer in the same way.
"""

from __future__ import annotations

from typing import Final

from polnoc.engine.views import View
from polnoc.games.duchy.deduction import candidates, numbers_in, public_candidates
from polnoc.games.duchy.terms import Terms

#: Players rarely hide at a number that they name. The factors by which a number becomes less
#: likely when it is guessed, and when it is one of several chosen for a question.
GUESSED_FACTOR: Final = 0.15
CHOSEN_FACTOR: Final = 0.5

#: Chances by number; entry 0 is unused.
Chances = list[float]


class Belief:
    """The viewer's belief about every rival still hidden, and the rivals' about the viewer."""

    def __init__(self, view: View, terms: Terms, reads_rivals: bool) -> None:
        """`reads_rivals`: whether to infer anything from what rivals chose to name."""
        self.view = view
        self.terms = terms
        self.me: int = view["seat"]
        self.sets = candidates(view, terms)
        self.rivals = [seat for seat in terms.rivals[self.me] if not view["found"] >> seat & 1]
        #: By rival: the chance of each number, adding up to one.
        self.chances = [normalised(self._weights(seat, reads_rivals)) for seat in self.rivals]
        #: What the rivals can know about the viewer: a weight for each number.
        self.exposure = self._exposure(reads_rivals)
        #: How many cards of the rivals' deck the viewer cannot place.
        self.unseen = self._count_unseen(terms.rival_deck_of[self.me])

    def _weights(self, seat: int, reads_rivals: bool) -> Chances:
        weights = [0.0] * (self.terms.size + 1)
        for number in numbers_in(self.sets[seat]):
            weights[number] = 1.0
        if reads_rivals and not self.terms.teams:
            discount(weights, self.view, self.terms, seat)
        return weights

    def _exposure(self, reads_rivals: bool) -> Chances:
        """A weight for each publicly possible number, less the chance that a rival holds that card."""
        view, terms = self.view, self.terms
        weights = [0.0] * (terms.size + 1)
        unseen = max(self._count_unseen(terms.deck_of[self.me]), 1)
        held_by_rivals = 0 if terms.teams else 2
        chance_held = min(held_by_rivals / unseen, 0.5)
        mine = {view["hand"][self.me], view["lair"][self.me]} | {card for card, _ in view["knows"]}
        for number in numbers_in(public_candidates(view, terms)[self.me]):
            weights[number] = 1.0 if number in mine else 1.0 - chance_held
        if reads_rivals and not terms.teams:
            discount(weights, view, terms, self.me)
        return weights

    def _count_unseen(self, deck: int) -> int:
        view, terms = self.view, self.terms
        known = {card for card, places in view["knows"] if len(places) == 1}
        known.update(view["middle"], (view["hand"][self.me], view["lair"][self.me]))
        unseen: int = terms.size - sum([terms.full[deck] >> card & 1 for card in known if card > 0])
        return unseen


def discount(weights: Chances, view: View, terms: Terms, seat: int) -> None:
    """Reduce the weights of numbers that `seat` has named by choice."""
    for asker, card, numbers, _, _ in view["facts"]:
        if asker != seat:
            continue
        factor = naming_factor(terms, card)
        if factor < 1.0:
            for number in numbers_in(numbers):
                if number < len(weights):
                    weights[number] *= factor


def naming_factor(terms: Terms, card: int) -> float:
    """The factor by which a number becomes less likely when named with this card (0: a plain guess)."""
    if card == 0 or terms.deck.card(card).colour == "red":
        return GUESSED_FACTOR
    return CHOSEN_FACTOR if terms.asks_by_choice[card] else 1.0


def normalised(weights: Chances) -> Chances:
    """Scale weights to chances that add up to one."""
    total = sum(weights)
    return [weight / total for weight in weights] if total else weights


def effective_count(total: float, squares: float) -> float:
    """The number of equally likely numbers with the uncertainty of chances with these sums."""
    return total * total / squares if squares > 0.0 else 1.0
