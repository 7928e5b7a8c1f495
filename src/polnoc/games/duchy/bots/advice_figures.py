"""The figures of advice: what a seat can work out, as exact counts.

The deduction sheet looks at each rival separately. Here all ways to hide are
counted jointly: two players of one deck never share a number.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from polnoc.engine.views import View
from polnoc.games.duchy.bots.belief import Belief, Chances
from polnoc.games.duchy.deduction import numbers_in, public_candidates
from polnoc.games.duchy.terms import Terms

#: One assignment: a number for each of several seats.
Way = tuple[int, ...]


def ways_to_hide(sets: Sequence[int]) -> list[Way]:
    """Every way to pick a number from each set, all different."""
    ways: list[Way] = [()]
    for numbers in sets:
        listed = numbers_in(numbers)
        ways = [(*way, number) for way in ways for number in listed if number not in way]
    return ways


class AdviceFigures:
    """What the viewer knows about the rivals, and everybody about the viewer."""

    def __init__(self, view: View, terms: Terms, belief: Belief) -> None:
        self.view = view
        self.terms = terms
        self.me = belief.me
        #: The rivals that are still hidden.
        self.rivals = belief.rivals
        # A found rival's lair matters too: nobody else can be there.
        self._seats = terms.rivals[belief.me]
        self._ways = ways_to_hide([belief.sets[seat] for seat in self._seats])
        self._weights = [self._weight(way, belief) for way in self._ways]
        self._total = math.fsum(self._weights)

    def _weight(self, way: Way, belief: Belief) -> float:
        weight = 1.0
        for seat, number in zip(self._seats, way, strict=True):
            if seat in belief.rivals:
                weight *= belief.chances[belief.rivals.index(seat)][number]
        return weight

    def places(self, seat: int) -> list[int]:
        """Where a rival can hide."""
        index = self._seats.index(seat)
        return sorted({way[index] for way in self._ways})

    def chances(self, seat: int) -> Chances:
        """The chance of each number to be a rival's lair."""
        index = self._seats.index(seat)
        chances = [0.0] * (self.terms.size + 1)
        for way, weight in zip(self._ways, self._weights, strict=True):
            chances[way[index]] += weight / self._total
        return chances

    def split(self, seat: int, numbers: int) -> tuple[int, int]:
        """How many places of a rival stay possible after a YES and after a NO."""
        places = self.places(seat)
        yes = len([place for place in places if numbers >> place & 1])
        return yes, len(places) - yes

    def chance(self, numbers: int) -> float:
        """How likely a guess finds at least one rival."""
        hits = [
            weight
            for way, weight in zip(self._ways, self._weights, strict=True)
            if any(
                [numbers >> way[index] & 1 for index, seat in enumerate(self._seats) if seat in self.rivals]
            )
        ]
        return math.fsum(hits) / self._total

    def answers(self, seat: int, copied: bool) -> bool:
        """Whether a rival answers a question rather than being protected by a shield."""
        ignored = not (copied and not self.terms.options.shield_stops_copies)
        return not (ignored and self.view["shield"] >> seat & 1)

    # Public knowledge ---------------------------------------------------------

    def public_places(self, seat: int) -> list[int]:
        """Where somebody of the viewer's deck can hide, by public knowledge."""
        deck = self.terms.deck_of[self.me]
        seats = [other for other in range(self.terms.players) if self.terms.deck_of[other] == deck]
        sets = public_candidates(self.view, self.terms)
        index = seats.index(seat)
        return sorted({way[index] for way in ways_to_hide([sets[other] for other in seats])})

    def shows(self, card: int) -> bool:
        """Whether laying a card face up would tell the others something about the viewer's side."""
        number, side = self.terms.number[card], self.terms.side[self.me]
        return any(
            [
                number in self.public_places(seat)
                for seat in range(self.terms.players)
                if self.terms.side[seat] == side and not self.view["found"] >> seat & 1
            ]
        )

    def can_be_seen(self, count: int) -> int:
        """How many of `count` cards the viewer can look at: the stack may have fewer left."""
        stack: Sequence[int] = self.view["stacks"][self.terms.rival_deck_of[self.me]]
        return min(count, sum(stack))
