"""Infer the pacts of the others from open information: the spooks they keep and the cubes they gather."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from polnoc.games.straszydla.actions import ELEMENTS
from polnoc.games.straszydla.bots.figures import Figures, usual_figures
from polnoc.games.straszydla.cards import ALL_ELEMENTS
from polnoc.games.straszydla.state import Straszydla

#: An evaluator considers at most this many pacts of a rival, the likeliest ones.
MOST_PACTS: Final = 2


class Belief:
    """How likely each pact is for each seat, as one seat sees it."""

    def __init__(self, position: Straszydla, seat: int, figures: Figures | None = None) -> None:
        self.position = position
        self.figures = usual_figures() if figures is None else figures
        self.me = seat
        self.box = position.terms.box
        self._wants: dict[int, list[tuple[Sequence[int], float]]] = {}

    def chances(self, seat: int) -> list[float]:
        """By pact number (0 is none): how likely it is that this seat has it."""
        mine = self.position.pact[self.me]
        if seat == self.me:
            return [float(pact == mine) for pact in range(len(self.box.pacts))]
        weights = [0.0] * len(self.box.pacts)
        for pact in range(1, len(self.box.pacts)):
            if pact != mine:
                weights[pact] = math.exp(self._log_likelihood(seat, self.box.pact_counts[pact]))
        total = sum(weights)
        return [weight / total for weight in weights]

    def _log_likelihood(self, seat: int, want: Sequence[int]) -> float:
        """The log likelihood of what a seat has, given a pact."""
        figures = self.figures
        left, points = list(want), 0.0
        spooks = self.position.spooks[seat]
        for nth, spook in enumerate(spooks):
            element = self.box.spook_element[spook]
            if element != ALL_ELEMENTS and left[element]:
                left[element] -= 1
                last = nth == len(spooks) - 1
                points += figures.last_summoned_log_odds if last else figures.kept_log_odds
        purse = self.position.purse[seat]
        mean = sum(purse[:4]) / 4
        more = sum([(purse[e] - mean) * (want[e] - 1.25) for e in ELEMENTS])
        return points + figures.cube_log_odds * more

    def wants(self, seat: int) -> list[tuple[Sequence[int], float]]:
        """The likeliest pacts as counts by element, with their chances; they add up to 1."""
        found = self._wants.get(seat)
        if found is None:
            chances = self.chances(seat)
            likely = sorted(range(1, len(chances)), key=lambda pact: -chances[pact])
            likely = [pact for pact in likely[:MOST_PACTS] if chances[pact] > 0]
            total = sum([chances[pact] for pact in likely])
            found = [(self.box.pact_counts[pact], chances[pact] / total) for pact in likely]
            self._wants[seat] = found
        return found
