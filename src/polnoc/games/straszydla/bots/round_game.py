"""A round as a game of simultaneous choices: who goes where, and what they win.

Everybody picks a place in secret. Whoever is alone there gets its value; two in one place
fight for it. Later rounds are estimated by letting everybody pick the best place that is
left. `Duel` is one fight, once two have met.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from polnoc.games.straszydla.actions import ENERGY, MOST_BID
from polnoc.games.straszydla.bots.bid_equilibrium import Dice, best_bids, duel_odds, share, turning_point
from polnoc.games.straszydla.bots.evaluators import Evaluator
from polnoc.games.straszydla.bots.matrix_games import Mix, regret_matching, solve
from polnoc.games.straszydla.bots.reachability import Journey
from polnoc.games.straszydla.rules.duels import first_wins_tie

#: Dice per fighter; the stronger one rolls one more.
DUEL_DICE: Final = 2
#: At most this many places are considered for each player.
MOST_PLACES: Final = 9
#: Rounds of regret matching with more than two players.
LEARNING_ROUNDS: Final = 240
#: Softmax temperature of a player with several rivals, as a share of the value of the best place.
TEMPERATURE: Final = 0.04


class Duel:
    """A fight of two for a cell: the stakes, the price of energy, the value of dice."""

    def __init__(self, evaluator: Evaluator, fighters: tuple[int, int], cell: int) -> None:
        self.evaluator = evaluator
        self.position = evaluator.position
        self.fighters = fighters
        self.cell = cell
        self.first_wins_tie = first_wins_tie(evaluator.position, fighters)
        self.energy = (self._most_bid(fighters[0]), self._most_bid(fighters[1]))
        self.prices = (self._price(fighters[0]), self._price(fighters[1]))

    def stake(self, seat: int) -> float:
        """What a seat loses if driven out: it ends somewhere between the worst and the mean place."""
        values = self.evaluator.cells(seat, self.position.clock == 0)
        return max(values[self.cell] - driven_out(self.evaluator, seat, self.cell, values), 0.0)

    def _most_bid(self, seat: int) -> int:
        return min(self.position.energy(seat), MOST_BID)

    def _price(self, seat: int) -> float:
        """What an energy costs a fighter, in shares of its stake."""
        return self.evaluator.kinds(seat)[ENERGY] / max(self.stake(seat), 1e-9)

    def bids(self, dice: Sequence[Dice], nth: int) -> Mix:
        """How a fighter mixes its bids when the dice lie like this, sorted from the highest."""
        turning = turning_point(dice[0], dice[1], self.first_wins_tie)
        return best_bids(turning, self.energy, self.prices)[nth]

    def share(self, dice: Sequence[Dice], nth: int) -> float:
        """What a fighter gets of its stake when the dice lie like this, less what it pays."""
        first, second = [tuple(sorted(mine, reverse=True)) for mine in dice]
        return share(turning_point(first, second, self.first_wins_tie), self.energy, self.prices, nth)

    def chance(self, counts: tuple[int, int], nth: int) -> float:
        """The chance that a fighter wins with these numbers of dice, before they are rolled."""
        wins = duel_odds(counts, self.first_wins_tie, self.energy, self.prices)[0]
        return wins if nth == 0 else 1 - wins


def driven_out(evaluator: Evaluator, seat: int, cell: int, values: Sequence[float]) -> float:
    """What a seat gets if driven out of a place: between the worst and the mean place around it."""
    position, mean = evaluator.position, evaluator.figures.driven_out_mean
    shut = position.stops | position.beaten[seat]
    near = [values[there] for _, there in position.map.ways[cell] if not shut >> there & 1]
    return (1 - mean) * min(near) + mean * sum(near) / len(near) if near else 0.0


class WeighedPlace(NamedTuple):
    """A place to go to: how often it is chosen, and what it wins if the others mix as expected."""

    cell: int
    chance: float
    #: In the evaluator's unit; with two players, how much more it wins than the rival.
    value: float


class RoundGame:
    """Who can go where, and what everybody wins for each combination of choices."""

    def __init__(self, evaluator: Evaluator, ways: Sequence[Mapping[int, Journey]]) -> None:
        self.evaluator = evaluator
        self.position = evaluator.position
        self.rounds = self.position.clock
        #: By seat and cell: what it is worth to be there this round; by seat: the places considered.
        self.now = [self._worths(seat, ways[seat]) for seat in self.position.terms.seats]
        self.places = [
            sorted(ways[seat], key=self.now[seat].__getitem__, reverse=True)[:MOST_PLACES]
            for seat in self.position.terms.seats
        ]
        self._fights: dict[tuple[int, int, int], float] = {}
        self._wins: dict[tuple[int, int, int], float] = {}

    def _worths(self, seat: int, ways: Mapping[int, Journey]) -> list[float]:
        """What cells are worth to a seat, less the imps that the way there takes."""
        values = self.evaluator.cells(seat, self.rounds == 0)[:]
        for cell, journey in ways.items():
            for imp in journey.imps:
                values[cell] -= self.evaluator.imp(seat, imp)
        return values

    # Fights ---------------------------------------------------------------------------

    def fight(self, seat: int, rival: int, cell: int) -> float:
        """What a place is worth to a seat that has to fight for it."""
        found = self._fights.get((seat, rival, cell))
        if found is None:
            order = self.position.seats_from(self.position.starter)
            first, second = sorted((seat, rival), key=order.index)
            self._add_fight(first, second, cell)
            found = self._fights[seat, rival, cell]
        return found

    def win_chance(self, rival: int, cell: int) -> float:
        """The chance of the evaluator's seat to win a duel in a place, before the dice are rolled."""
        self.fight(self.evaluator.me, rival, cell)
        return self._wins[self.evaluator.me, rival, cell]

    def _add_fight(self, first: int, second: int, cell: int) -> None:
        duel = Duel(self.evaluator, (first, second), cell)
        one, two = self.position.strength(first), self.position.strength(second)
        counts = (DUEL_DICE + (one > two), DUEL_DICE + (two > one))
        wins, *spent = duel_odds(counts, duel.first_wins_tie, duel.energy, duel.prices)
        for nth, (seat, rival) in enumerate(((first, second), (second, first))):
            won = self._wins[seat, rival, cell] = wins if nth == 0 else 1 - wins
            away = driven_out(self.evaluator, seat, cell, self.now[seat])
            value = won * self.now[seat][cell] + (1 - won) * away
            self._fights[seat, rival, cell] = value - self.evaluator.kinds(seat)[ENERGY] * spent[nth]

    # What everybody wins --------------------------------------------------------------

    def won(self, seat: int, cell: int, others: Sequence[tuple[int, int]]) -> float:
        """What a seat wins this round in a place, where the others are as given."""
        value = self.now[seat][cell]
        for rival, there in others:
            if there == cell:
                value = min(value, self.fight(seat, rival, cell))
        return value

    def draft(self, taken: set[int], players: Sequence[int]) -> list[float]:
        """What everybody still gets in the rounds after this one, if all take the best that is left."""
        totals = [0.0] * len(players)
        taken = set(taken)
        figures = self.evaluator.figures
        weight = 1.0
        stops = self.position.stops
        for left in range(self.rounds, 0, -1):
            weight *= figures.round_discount
            values = [self.evaluator.cells(seat, left == 1) for seat in players]
            cells = [c for c in self.position.map.cells if c not in taken and not stops >> c & 1]
            picks = [max(cells, key=of_seat.__getitem__) for of_seat in values]
            for nth, cell in enumerate(picks):
                share = figures.shared_place if picks.count(cell) > 1 else 1.0
                totals[nth] += weight * share * values[nth][cell]
            taken.update(picks)
        return totals

    # Mixes ----------------------------------------------------------------------------

    def mix(self, rng: random.Random) -> Mix:
        """How the evaluator's seat mixes its places."""
        return [place.chance for place in self.weigh(rng)]

    def weigh(self, rng: random.Random) -> list[WeighedPlace]:
        """Weigh the places of the evaluator's seat, in their order."""
        me = self.evaluator.me
        if self.position.terms.players == 2:
            matrix = self.matrix()
            mix, theirs, _ = solve(matrix)
            values = [sum([a * b for a, b in zip(row, theirs, strict=True)]) for row in matrix]
        else:
            crowds = self._crowds(rng)
            values = [self.expected(cell, crowds) for cell in self.places[me]]
            mix = softmax(values, TEMPERATURE * max(values) + 1e-9)
        return [
            WeighedPlace(cell, chance, value)
            for cell, chance, value in zip(self.places[me], mix, values, strict=True)
        ]

    def _crowds(self, rng: random.Random) -> dict[int, dict[int, float]]:
        """By rival: how likely it goes where."""
        mixes = self._learn(rng)
        return {
            seat: dict(zip(self.places[seat], mixes[seat], strict=True))
            for seat in self.position.terms.seats
            if seat != self.evaluator.me
        }

    def expected(self, cell: int, crowds: Mapping[int, Mapping[int, float]]) -> float:
        """What a place is worth to me on average, if the others mix their places like this."""
        me = self.evaluator.me
        alone, value = 1.0, 0.0
        for rival, mix in crowds.items():
            chance = mix.get(cell, 0.0)
            if chance:
                value += alone * chance * self.fight(me, rival, cell)
                alone *= 1 - chance
        return value + alone * self.now[me][cell]

    def matrix(self) -> list[list[float]]:
        """With two players: how much more I win than my rival, by my place and theirs."""
        me = self.evaluator.me
        rival = 1 - me
        places = self.places
        return [[self.lead(me, mine, rival, theirs) for theirs in places[rival]] for mine in places[me]]

    def lead(self, me: int, mine: int, rival: int, theirs: int) -> float:
        """How much more I win than a rival if we go to these places."""
        later = self.draft({mine, theirs}, (me, rival))
        own = self.won(me, mine, ((rival, theirs),)) + later[0]
        return own - self.won(rival, theirs, ((me, mine),)) - later[1]

    def _learn(self, rng: random.Random) -> list[Mix]:
        seats = self.position.terms.seats

        def gains(player: int, drawn: Sequence[int]) -> list[float]:
            others = [(seat, self.places[seat][drawn[seat]]) for seat in seats if seat != player]
            return [self.won(player, cell, others) for cell in self.places[player]]

        return regret_matching([len(places) for places in self.places], gains, LEARNING_ROUNDS, rng)

    def best_reply(self, temperature: float) -> int:
        """The best place against rivals who choose by softmax of their values."""
        me = self.evaluator.me
        crowds = {}
        for seat in self.position.terms.seats:
            if seat != me:
                mix = softmax([self.now[seat][cell] for cell in self.places[seat]], temperature)
                crowds[seat] = dict(zip(self.places[seat], mix, strict=True))
        return max(self.places[me], key=lambda cell: self.expected(cell, crowds))


def softmax(values: Sequence[float], temperature: float) -> Mix:
    """Chances that grow with the values; the higher the temperature, the more equal."""
    best = max(values)
    weights = [math.exp((value - best) / temperature) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
