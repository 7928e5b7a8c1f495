"""What a player still lacks for his pact, and how likely he gets it in time.

The heart of the bots. To win at the end of some period takes five fitting
spooks, their food, and the price of those that have to be bought. `Outlook`
counts what is missing for the end of this period, of the next, and so on;
income does the rest. All sums are in cubes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from polnoc.games.straszydla.actions import ELEMENTS, ENERGY
from polnoc.games.straszydla.cards import ALL_ELEMENTS, Ease, Recolour, TakeEnergy
from polnoc.games.straszydla.rules.rounds import ROUNDS
from polnoc.games.straszydla.rules.trading import RATE
from polnoc.games.straszydla.state import Purse, Straszydla

#: How many ends of periods a player looks ahead, the coming one included.
HORIZON: Final = 5
#: By number of players: what 0, 1, … rounds to the end of a period bring on average; the last a whole period.
INCOME: Final = {
    2: (-0.3, 0.5, 1.9, 3.9, 6.3),
    3: (-0.3, 0.4, 1.6, 3.4, 5.5),
    4: (-0.3, 0.3, 1.3, 2.8, 4.6),
}
#: How much luck there is in the income of a round.
LUCK: Final = 1.6
#: Luck that even no round has: what comes up from the stacks, what others take.
UNREST: Final = 0.5
#: When nothing is lacking and no round is left: meals are counted here only roughly.
SURE: Final = 0.97
#: Energy that comes with a summoned spook, on average.
SUMMONED: Final = 3.4
#: What a cube that is not needed is worth: less than one at the bank, more while it can still turn dice.
SPARE: Final = 1 / RATE
SPARE_ENERGY: Final = 0.45
#: Lacking this much more for every spook too many to buy in time.
TOO_MANY: Final = 12.0
#: How much more or less dread a round brings than one thinks, and what may be spent after the last one.
DREAD_LUCK: Final = 1.1
DREAD_UNREST: Final = 0.5
#: What a spook costs of which there is none left.
UNAVAILABLE: Final = (9.0, 4.0)


class Hoard(NamedTuple):
    """What one player has."""

    purse: Purse
    dread: int
    imps: tuple[int, ...]
    spooks: tuple[int, ...]

    def plus(self, kind: int, count: int) -> Hoard:
        """With so many cubes of a kind more."""
        purse = list(self.purse)
        purse[kind] += count
        return self._replace(purse=purse_of(purse))


def purse_of(counts: Sequence[int]) -> Purse:
    return (counts[0], counts[1], counts[2], counts[3], counts[4])


def hoard_of(position: Straszydla, seat: int) -> Hoard:
    """What a seat has in a position."""
    return Hoard(position.purse[seat], position.dread[seat], position.imps[seat], position.spooks[seat])


class Slot(NamedTuple):
    """A spook of the five that win: what it costs in all, to get, and to feed at the end."""

    total: float
    get: float
    food: float
    element: int
    bought: bool


class Clock(NamedTuple):
    """When: the time of day, rounds that still bring income this period, spooks that can still be bought."""

    night: int
    rounds: int
    buys: int


class Outlook:
    """The race to a pact, as seen from one position."""

    def __init__(self, position: Straszydla) -> None:
        self.position = position
        self.box = position.terms.box
        self.tricks = position.terms.tricks
        self.menu = self.box.pack.dread
        self.income = INCOME[position.terms.players]
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

    def slots(self, hoard: Hoard, want: Sequence[int], ahead: int, clock: Clock) -> list[Slot]:
        """The cheapest five, if the game is to be won so many ends of periods ahead."""
        night = clock.night ^ ahead & 1
        feed, other = self.box.strength[night], self.box.strength[1 - night]
        elements = self.box.spook_element
        chosen: list[Slot] = []
        kept = hoard.spooks if ahead < 2 else ()
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

    def lacking(self, hoard: Hoard, want: Sequence[int], ahead: int, clock: Clock) -> float:
        """How many cubes are missing to win so many ends of periods ahead; below 0: to spare."""
        slots = self.slots(hoard, want, ahead, clock)
        bought = [slot for slot in slots if slot.bought]
        free = 0.0
        if ahead and bought:  # the spook that is summoned just before is not bought
            dearest = max(bought, key=lambda slot: slot.get)
            bought.remove(dearest)
            free = dearest.get
        late = max(len(bought) - (clock.buys if ahead == 0 else ROUNDS + 1), 0)
        pay = sum([slot.get for slot in slots if slot.bought]) - free
        if bought:  # the energy of the last one comes too late to pay with
            pay += (1 - SPARE) * min([slot.food for slot in bought])
        return self._missing(hoard, slots, pay, ahead, ahead == 0 and clock.rounds < 2) + TOO_MANY * late

    def _missing(self, hoard: Hoard, slots: list[Slot], pay: float, ahead: int, now: bool) -> float:
        """What is missing to feed all and to pay; if it is `now`, only whole meals and whole trades count."""
        have = [float(count) for count in hoard.purse]
        have[ENERGY] += ahead * SUMMONED
        eased, recoloured = [], 0
        for imp in hoard.imps:
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
        dread = hoard.dread
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
        return missing - energy * SPARE_ENERGY - (spare - energy) * SPARE

    # How likely -----------------------------------------------------------------------

    def finishing(self, hoard: Hoard, want: Sequence[int], clock: Clock) -> list[float]:
        """By end of a period: how likely the pact is fulfilled by then."""
        chances: list[float] = []
        best = 0.0
        for ahead in range(HORIZON):
            rounds = clock.rounds + ROUNDS * ahead
            income = self.income[min(clock.rounds, ROUNDS)] + self.income[ROUNDS] * ahead
            lacking = self.lacking(hoard, want, ahead, clock)
            chance = _bell((income - lacking) / (LUCK * math.sqrt(rounds) + UNREST))
            if rounds == 0 and lacking <= 0:
                chance = SURE
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
    """The meal whose relief helps most needs less, if need be nothing at all."""
    best = max(meals, key=lambda meal: (min(meal[0], most, -left[meal[1]]), meal[0]))
    food, colour = best
    left[colour] += food if most > food else min(most, food - 1)
    meals.remove(best)


def _bell(deviations: float) -> float:
    """How likely luck is not worse than this."""
    return 0.5 * math.erfc(-deviations * math.sqrt(0.5))


@cache  # leads are few, and every worth asks
def tie(lead: float, rounds: int) -> float:
    """How likely more dread decides for me if I have so much more of it so many rounds before the end."""
    return _bell(lead / (DREAD_LUCK * math.sqrt(rounds) + DREAD_UNREST))


def winning(mine: Sequence[float], others: Sequence[Sequence[float]], ties: Sequence[float]) -> float:
    """How likely I am first, from everybody's chances to be done by the end of each period.

    `ties`: for each of the others, how likely I am preferred to him if we are done together.
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
