"""Estimate what a player still needs for the pact, and the chance to get it in time.

The core of the bots. To win at the end of some period takes five fitting
spooks, their food, and the price of those that have to be bought. `WinRace`
counts what is missing for the end of this period, of the next, and so on,
and compares it with the expected income. All sums are in cubes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from polnoc.games.straszydla.actions import ELEMENTS, ENERGY
from polnoc.games.straszydla.bots.figures import Figures, usual_figures
from polnoc.games.straszydla.cards import ALL_ELEMENTS, Ease, Recolour, TakeEnergy
from polnoc.games.straszydla.rules.rounds import ROUNDS
from polnoc.games.straszydla.rules.trading import RATE
from polnoc.games.straszydla.state import Purse, Straszydla

#: How many ends of periods a player looks ahead, the coming one included.
HORIZON_PERIODS: Final = 5
#: By number of players: average income with 0, 1, … rounds to the end of a period; last, of a whole one.
INCOME_CUBES: Final = {
    2: (-0.3, 0.5, 1.9, 3.9, 6.3),
    3: (-0.3, 0.4, 1.6, 3.4, 5.5),
    4: (-0.3, 0.3, 1.3, 2.8, 4.6),
}
#: The standard deviation of dread: per round, and with no round left.
DREAD_ROUND_DEVIATION: Final = 1.1
DREAD_BASE_DEVIATION: Final = 0.5
#: The price and meal assumed for a spook when its stack is empty.
UNAVAILABLE: Final = (9.0, 4.0)


class Holdings(NamedTuple):
    """What one player has."""

    purse: Purse
    dread: int
    imps: tuple[int, ...]
    spooks: tuple[int, ...]

    def plus(self, kind: int, count: int) -> Holdings:
        """These holdings with `count` more cubes of a kind."""
        purse = list(self.purse)
        purse[kind] += count
        return self._replace(purse=purse_of(purse))


def purse_of(counts: Sequence[int]) -> Purse:
    return (counts[0], counts[1], counts[2], counts[3], counts[4])


def holdings_of(position: Straszydla, seat: int) -> Holdings:
    """What a seat has in a position."""
    return Holdings(position.purse[seat], position.dread[seat], position.imps[seat], position.spooks[seat])


class Slot(NamedTuple):
    """One of the five spooks that win: its total cost, the cost to get it, and to feed it at the end."""

    total: float
    get: float
    food: float
    element: int
    bought: bool


class Clock(NamedTuple):
    """The time: day or night, rounds that still bring income this period, spooks that can still be bought."""

    night: int
    rounds: int
    buys: int


class WinRace:
    """The race to a pact, as seen from one position."""

    def __init__(self, position: Straszydla, figures: Figures | None = None) -> None:
        self.position = position
        self.figures = figures = usual_figures() if figures is None else figures
        self.box = position.terms.box
        self.tricks = position.terms.tricks
        self.menu = self.box.pack.dread
        self.income = [figures.income * cubes for cubes in INCOME_CUBES[position.terms.players]]
        self.offers = tuple([[self._offers(e, night) for e in ELEMENTS] for night in (0, 1)])

    def _offers(self, element: int, night: int) -> list[Slot]:
        """The next spooks of a stack, if they are fed at a time of day."""
        position = self.position
        feed, other = self.box.strength[night], self.box.strength[1 - night]
        pool = position.pool[element] or position.gone[element]
        unseen = [spook for spook in self.box.spooks_of[element] if pool >> spook & 1]
        if unseen:
            count = len(unseen)
            mean = (sum([other[s] for s in unseen]) / count, sum([feed[s] for s in unseen]) / count)
        else:
            mean = UNAVAILABLE
        nexts = [Slot(sum(mean), *mean, element, True)] * 3
        top = position.top[element]
        if top:
            nexts[0] = Slot(other[top] + feed[top], other[top], feed[top], self.box.spook_element[top], True)
        return nexts

    # What is missing ------------------------------------------------------------------

    def slots(self, holdings: Holdings, want: Sequence[int], ahead: int, clock: Clock) -> list[Slot]:
        """The five cheapest spooks to win with, at the end of the period that is `ahead` periods away."""
        night = clock.night ^ ahead & 1
        feed, other = self.box.strength[night], self.box.strength[1 - night]
        elements = self.box.spook_element
        chosen: list[Slot] = []
        kept = holdings.spooks if ahead < 2 else ()
        for element in ELEMENTS:
            if want[element]:
                found = self.offers[night][element][:]
                for spook in kept:
                    if elements[spook] == element:
                        keep = other[spook] if ahead else 0
                        found.append(Slot(keep + feed[spook], keep, feed[spook], element, False))
                found.sort()
                chosen += found[: want[element]]
        chosen.sort()
        for spook in kept:
            if elements[spook] == ALL_ELEMENTS:
                keep = other[spook] if ahead else 0
                if keep + feed[spook] < chosen[-1].total:
                    chosen[-1] = Slot(keep + feed[spook], keep, feed[spook], ALL_ELEMENTS, False)
                    chosen.sort()
        return chosen

    def missing_cubes(self, holdings: Holdings, want: Sequence[int], ahead: int, clock: Clock) -> float:
        """The cubes missing to win at the end of the period `ahead` periods away; negative: to spare."""
        slots = self.slots(holdings, want, ahead, clock)
        bought = [slot for slot in slots if slot.bought]
        free = 0.0
        if ahead and bought:  # the spook that is summoned just before is not bought
            dearest = max(bought, key=lambda slot: slot.get)
            bought.remove(dearest)
            free = dearest.get
        late = max(len(bought) - (clock.buys if ahead == 0 else ROUNDS + 1), 0)
        pay = sum([slot.get for slot in slots if slot.bought]) - free
        if bought:  # the energy of the last one comes too late to pay with
            pay += (1 - self.figures.spare) * min([slot.food for slot in bought])
        return (
            self._missing(holdings, slots, pay, ahead, ahead == 0 and clock.rounds < 2)
            + self.figures.extra_spook_cubes * late
        )

    def _missing(self, holdings: Holdings, slots: list[Slot], pay: float, ahead: int, now: bool) -> float:
        """What is missing to feed all and to pay; if it is `now`, only whole meals and whole trades count."""
        have = [float(count) for count in holdings.purse]
        have[ENERGY] += ahead * self.figures.summoned_energy
        eased, recoloured = [], 0
        for imp in holdings.imps:
            trick = self.tricks[imp]
            if isinstance(trick, TakeEnergy):
                have[ENERGY] += trick.count
            elif isinstance(trick, Ease):
                eased.append(trick.count)
            elif isinstance(trick, Recolour):
                recoloured += trick.count
            else:
                have[self.box.imp_element[imp]] += 1
        left, meals = _serve(have, slots)
        dread = holdings.dread
        while dread >= self.menu.feed and meals and min(left) < 0:
            _relieve(left, meals, 9)
            dread -= self.menu.feed
        for less in eased:
            if meals and min(left) < 0:
                _relieve(left, meals, less)
        missing = -sum([count for count in left if count < 0])
        spare_fear = sum([count for count in left if count > 0])
        cubes = dread // self.menu.cube if now else dread / self.menu.cube
        changed = min(recoloured, spare_fear, max(missing, 0.0))
        missing -= changed
        spare_fear -= changed
        helped = min(cubes, missing)
        missing -= helped
        spare = spare_fear + have[ENERGY] + (cubes - helped) - pay
        if spare < 0:
            return missing - spare
        if now:
            return missing - spare // RATE
        energy = min(spare, have[ENERGY])
        return missing - energy * self.figures.spare_energy - (spare - energy) * self.figures.spare

    # How likely -----------------------------------------------------------------------

    def finish_chances(self, holdings: Holdings, want: Sequence[int], clock: Clock) -> list[float]:
        """By end of period: the chance that the pact is fulfilled by then."""
        figures = self.figures
        chances: list[float] = []
        best = 0.0
        for ahead in range(HORIZON_PERIODS):
            rounds = clock.rounds + ROUNDS * ahead
            income = self.income[min(clock.rounds, ROUNDS)] + self.income[ROUNDS] * ahead
            missing_cubes = self.missing_cubes(holdings, want, ahead, clock)
            deviation = figures.round_deviation * math.sqrt(rounds) + figures.base_deviation
            chance = _normal_cdf((income - missing_cubes) / deviation)
            if rounds == 0 and missing_cubes <= 0:
                chance = figures.almost_certain
            best = max(best, chance)
            chances.append(best)
        return chances


def _serve(have: Sequence[float], slots: Sequence[Slot]) -> tuple[list[float], list[tuple[float, int]]]:
    """What is left by colour when all have eaten (below 0: missing), and the meals with their colours."""
    left = list(have[:ENERGY])
    meals = []
    for slot in slots:
        if slot.element != ALL_ELEMENTS:
            food = slot.food if slot.bought else slot.food + slot.get
            left[slot.element] -= food
            meals.append((slot.food, slot.element))
    for slot in slots:
        if slot.element == ALL_ELEMENTS:
            food = slot.food if slot.bought else slot.food + slot.get
            colour = max(ELEMENTS, key=left.__getitem__)
            left[colour] -= food
            meals.append((slot.food, colour))
    return left, meals


def _relieve(left: list[float], meals: list[tuple[float, int]], most: float) -> None:
    """Reduce the meal where it helps most, down to nothing if need be."""
    best = max(meals, key=lambda meal: (min(meal[0], most, -left[meal[1]]), meal[0]))
    food, colour = best
    left[colour] += food if most > food else min(most, food - 1)
    meals.remove(best)


def _normal_cdf(deviations: float) -> float:
    """The normal distribution function."""
    return 0.5 * math.erfc(-deviations * math.sqrt(0.5))


@cache  # few leads are different, and every evaluation asks
def tie_chance(lead: float, rounds: int) -> float:
    """The chance to win a tie by dread with this lead, this many rounds before the end."""
    return _normal_cdf(lead / (DREAD_ROUND_DEVIATION * math.sqrt(rounds) + DREAD_BASE_DEVIATION))


def win_chance(mine: Sequence[float], others: Sequence[Sequence[float]], ties: Sequence[float]) -> float:
    """The chance to be first, from everybody's chances to be done by the end of each period.

    `ties`: for each of the others, how likely I win if we are done together.
    """
    total = before = 0.0
    for ahead, chance in enumerate(mine):
        alone = 1.0
        for other, preferred in zip(others, ties, strict=True):
            earlier = other[ahead - 1] if ahead else 0.0
            alone *= 1 - earlier - (other[ahead] - earlier) * (1 - preferred)
        total += (chance - before) * alone
        before = chance
    rest = 1 - before
    for other in others:
        rest *= 1 - other[-1]
    return total + rest / (len(others) + 1)
