"""A round as the game of simultaneous choices that it is: who goes where, and what comes of it.

Everybody picks a place in secret. Who is alone there gets what it is worth to
him; two in one place fight for it. Who goes where next, and what is left for
the rounds after, is reckoned by letting everybody pick his best in turn.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from typing import Final

from polnoc.games.straszydla.actions import ENERGY
from polnoc.games.straszydla.bidding import odds
from polnoc.games.straszydla.judging import Judge
from polnoc.games.straszydla.mixing import Mix, match_regrets, solve
from polnoc.games.straszydla.rules.duels import first_wins_tie

#: Places that are worth a thought to each player.
PLACES: Final = 9
#: Rounds of learning with more than two players.
LEARNING: Final = 240
#: How far a player strays from the best place when there are several rivals, in shares of what it is worth.
HEAT: Final = 0.04
#: What is left for later rounds counts this much, round by round.
LATER: Final = 0.75


class Contest:
    """Who can go where, and what everybody wins for each choice of all."""

    def __init__(self, judge: Judge, ends: Sequence[Sequence[int]]) -> None:
        self.judge = judge
        self.position = judge.position
        self.seats = self.position.seats_from(self.position.starter)
        self.rounds = self.position.clock
        last = self.rounds == 0
        self.now = [judge.cells(seat, last) for seat in self.position.terms.seats]
        self.places = [
            sorted(ends[seat], key=lambda cell, worths=self.now[seat]: -worths[cell])[:PLACES]
            for seat in self.position.terms.seats
        ]
        self._fights: dict[tuple[int, int, int], float] = {}

    # Fights ---------------------------------------------------------------------------

    def retreat(self, seat: int, cell: int) -> float:
        """What a seat gets that is driven out of a place: something between the worst and the mean."""
        ways = self.position.map.ways[cell]
        open_cells = [there for _, there in ways if not self.position.stops >> there & 1]
        worths = [self.now[seat][there] for there in open_cells]
        return (min(worths) + sum(worths) / len(worths)) / 2 if worths else 0.0

    def fight(self, seat: int, rival: int, cell: int) -> float:
        """What a place is worth to a seat that has to fight for it."""
        found = self._fights.get((seat, rival, cell))
        if found is None:
            one, two = sorted((seat, rival), key=self.seats.index)
            self._reckon(one, two, cell)
            found = self._fights[seat, rival, cell]
        return found

    def _reckon(self, first: int, second: int, cell: int) -> None:
        wins, spent = self.chances(first, second, cell)
        for nth, (seat, rival) in enumerate(((first, second), (second, first))):
            won = wins if nth == 0 else 1 - wins
            price = self.judge.kinds(seat)[ENERGY]
            worth = won * self.now[seat][cell] + (1 - won) * self.retreat(seat, cell)
            self._fights[seat, rival, cell] = worth - price * spent[nth]

    def chances(self, first: int, second: int, cell: int) -> tuple[float, tuple[float, float]]:
        """How likely the first wins a fight, and the energy both spend on it."""
        position, judge = self.position, self.judge
        one, two = position.strength(first), position.strength(second)
        prices = []
        for seat in (first, second):
            stake = self.now[seat][cell] - self.retreat(seat, cell)
            prices.append(judge.kinds(seat)[ENERGY] / stake if stake > 0 else 1.0)
        wins, mine, theirs = odds(
            (2 + (one > two), 2 + (two > one)),
            first_wins_tie(position, (first, second)),
            (position.energy(first), position.energy(second)),
            (prices[0], prices[1]),
        )
        return wins, (mine, theirs)

    # What everybody wins --------------------------------------------------------------

    def won(self, seat: int, cell: int, others: Sequence[tuple[int, int]]) -> float:
        """What a seat wins this round in a place, where the others are as given."""
        worth = self.now[seat][cell]
        for rival, there in others:
            if there == cell:
                worth = min(worth, self.fight(seat, rival, cell))
        return worth

    def draft(self, taken: set[int], players: Sequence[int]) -> list[float]:
        """What everybody still gets in the rounds after this one, if all take the best that is left."""
        totals = [0.0] * len(players)
        taken = set(taken)
        weight = 1.0
        stops = self.position.stops
        for left in range(self.rounds, 0, -1):
            weight *= LATER
            values = [self.judge.cells(seat, left == 1) for seat in players]
            cells = [c for c in self.position.map.cells if c not in taken and not stops >> c & 1]
            picks = [max(cells, key=worths.__getitem__) for worths in values]
            for nth, cell in enumerate(picks):
                share = 0.6 if picks.count(cell) > 1 else 1.0
                totals[nth] += weight * share * values[nth][cell]
            taken.update(picks)
        return totals

    # Mixes ----------------------------------------------------------------------------

    def mix(self, rng: random.Random) -> Mix:
        """How the seat of the judge mixes its places."""
        me = self.judge.me
        if len(self.seats) == 2:
            return solve(self.matrix())[0]
        mixes = self._learn(rng)
        crowds = {
            seat: dict(zip(self.places[seat], mixes[seat], strict=True))
            for seat in self.position.terms.seats
            if seat != me
        }
        values = [self.expected(cell, crowds) for cell in self.places[me]]
        return softmax(values, HEAT * max(values) + 1e-9)

    def expected(self, cell: int, crowds: Mapping[int, Mapping[int, float]]) -> float:
        """What a place is worth to me on average, if the others mix their places like this."""
        me = self.judge.me
        alone, worth = 1.0, 0.0
        for rival, mix in crowds.items():
            chance = mix.get(cell, 0.0)
            if chance:
                worth += alone * chance * self.fight(me, rival, cell)
                alone *= 1 - chance
        return worth + alone * self.now[me][cell]

    def matrix(self) -> list[list[float]]:
        """With two players: what I win more than my rival, by my place and his."""
        me = self.judge.me
        rival = 1 - me
        return [[self.lead(me, mine, rival, theirs) for theirs in self.places[rival]] for mine in self.places[me]]

    def lead(self, me: int, mine: int, rival: int, theirs: int) -> float:
        """What I win more than a rival if we go to these places."""
        later = self.draft({mine, theirs}, (me, rival))
        own = self.won(me, mine, ((rival, theirs),)) + later[0]
        return own - self.won(rival, theirs, ((me, mine),)) - later[1]

    def _learn(self, rng: random.Random) -> list[Mix]:
        seats = self.position.terms.seats

        def gains(player: int, drawn: Sequence[int]) -> list[float]:
            others = [(seat, self.places[seat][drawn[seat]]) for seat in seats if seat != player]
            return [self.won(player, cell, others) for cell in self.places[player]]

        return match_regrets([len(places) for places in self.places], gains, LEARNING, rng)

    def best_reply(self, heat: float) -> int:
        """The place that is best against rivals who go where it is good, more or less."""
        me = self.judge.me
        crowds = {}
        for seat in self.position.terms.seats:
            if seat != me:
                mix = softmax([self.now[seat][cell] for cell in self.places[seat]], heat)
                crowds[seat] = dict(zip(self.places[seat], mix, strict=True))
        return max(self.places[me], key=lambda cell: self.expected(cell, crowds))


def softmax(values: Sequence[float], heat: float) -> Mix:
    """Chances that grow with the values; the more heat, the more alike."""
    best = max(values)
    weights = [math.exp((value - best) / heat) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
