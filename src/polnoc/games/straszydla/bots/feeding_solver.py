"""Find out whether certain spooks can all be fed, by which steps, and which are worth it.

Dread meals, eased appetites, imps and dread for cubes, recolouring and trades
are all tried before a spook stays hungry.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from polnoc.engine.actions import Action
from polnoc.games.straszydla.actions import (
    BUY,
    DREAD_CUBE,
    ELEMENTS,
    ENERGY,
    FEED,
    FEED_DREAD,
    FEED_WITH,
    KINDS,
    SWAP,
    TRADE,
    USE,
)
from polnoc.games.straszydla.bots.evaluators import Evaluator
from polnoc.games.straszydla.bots.win_race import Holdings, purse_of
from polnoc.games.straszydla.cards import ALL_ELEMENTS, Ease, Recolour, TakeEnergy
from polnoc.games.straszydla.rules.feeding import Eased, appetite
from polnoc.games.straszydla.rules.trading import RATE
from polnoc.games.straszydla.terms import Terms

#: Up to this many hungry spooks are tried in all combinations.
MOST_EATERS: Final = 6


class Eater(NamedTuple):
    """A hungry spook: its number, its element, and how many cubes it needs now."""

    spook: int
    element: int
    needs: int


class Purchase(NamedTuple):
    """A spook that is bought to eat at once: from which stack, and for how many cubes."""

    stack: int
    eater: Eater
    price: int


@dataclass(slots=True)
class FeedingPlan:
    """How to feed some spooks: the answers to give, and what is left when all have eaten."""

    holdings: Holdings
    #: Answers in the menu of feeding, in order. The other fields are for the frames that they open.
    answers: list[Action] = field(default_factory=list)
    #: Kinds to pay for a spook, spooks to ease, colours to take for dread, and pairs to recolour.
    paid: list[int] = field(default_factory=list)
    eased: list[int] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    recoloured: list[tuple[int, int]] = field(default_factory=list)
    #: Trades: the kinds that are given, and the one that is taken.
    trades: list[tuple[tuple[int, ...], int]] = field(default_factory=list)


def feeding_plans(
    terms: Terms,
    holdings: Holdings,
    eaters: Sequence[Eater],
    purchase: Purchase | None = None,
    recolours: int = 0,
) -> Iterator[FeedingPlan]:
    """Yield ways to feed all these eaters; those with fewer free meals for dread come first.

    The spook of a purchase is one of the eaters. `recolours` is how many colour changes are left from
    an imp that has been used.
    """
    free_meals = holdings.dread // terms.box.pack.dread.feed
    for meals in range(min(free_meals, len(eaters)) + 1):
        plan = _PlanBuilder(terms, holdings, eaters, purchase, recolours).build(meals)
        if plan is not None:
            yield plan


class _PlanBuilder:
    """Builds one plan: it goes on until nothing is missing or nothing is left to try."""

    def __init__(
        self,
        terms: Terms,
        holdings: Holdings,
        eaters: Sequence[Eater],
        purchase: Purchase | None,
        recolours: int,
    ) -> None:
        self.terms = terms
        self.menu = terms.box.pack.dread
        self.holdings = holdings
        self.eaters = {eater.spook: eater for eater in eaters}
        self.purchase = purchase
        self.recolours = recolours
        #: What there is now, and what is left of it when all have eaten; negative: missing.
        self.have = list(holdings.purse)
        self.left = list(holdings.purse)
        self.dread = holdings.dread
        self.imps = list(holdings.imps)
        self.plan = FeedingPlan(holdings)
        #: Which colour each spook of all elements eats.
        self.colours: dict[int, int] = {}

    def build(self, free_meals: int) -> FeedingPlan | None:
        plan = self.plan
        guests = set(self.eaters)
        after = [self._feed_free() for _ in range(free_meals)]
        after += self._ease()
        self._lay()
        # Recolour spare cubes before they are spent on a purchase.
        self._recolour(self.recolours)
        self._use_recolourers()
        self._fetch()
        if not self._buy():
            return None
        plan.answers += after
        if not self._trade():
            return None
        self._serve()
        spooks = [spook for spook in self.holdings.spooks if spook in guests]
        plan.holdings = Holdings(purse_of(self.left), self.dread, tuple(self.imps), tuple(spooks))
        return plan

    # What is missing ------------------------------------------------------------------

    def _lay(self) -> None:
        """Work out what is left by kind when all have eaten, and what spooks of all elements eat."""
        left = self.left = list(self.have)
        wild = [eater for eater in self.eaters.values() if eater.element == ALL_ELEMENTS]
        for eater in self.eaters.values():
            if eater.element != ALL_ELEMENTS:
                left[eater.element] -= eater.needs
        for eater in wild:
            enough = [element for element in ELEMENTS if left[element] >= eater.needs]
            colour = max(enough or ELEMENTS, key=left.__getitem__)
            self.colours[eater.spook] = colour
            left[colour] -= eater.needs

    def _shortfall(self) -> int:
        return -sum([self.left[element] for element in ELEMENTS if self.left[element] < 0])

    def _short(self) -> bool:
        """Whether trades alone cannot make up for what is missing."""
        short = self._shortfall()
        spare = sum([count for count in self.left if count > 0])
        if self.purchase is not None:
            spare -= self.purchase.price
            short -= min(spare, 0)
            spare = max(spare, 0) + self.purchase.eater.needs
        return spare < RATE * short

    def _gain(self, kind: int, count: int) -> None:
        self.have[kind] += count
        self.left[kind] += count

    # Meals that need less -------------------------------------------------------------

    def _worst(self) -> Eater:
        """The eater for which a free meal helps most."""
        self._lay()

        def relief(eater: Eater) -> tuple[int, int, int]:
            colour = self.colours.get(eater.spook, eater.element)
            return (min(eater.needs, max(-self.left[colour], 0)), eater.needs, eater.spook)

        return max(self.eaters.values(), key=relief)

    def _feed_free(self) -> Action:
        eater = self._worst()
        self.dread -= self.menu.feed
        del self.eaters[eater.spook]
        return FEED_DREAD[eater.spook]

    def _ease(self) -> list[Action]:
        """Imps that ease an appetite, as long as something is missing."""
        used: list[Action] = []
        for imp in list(self.imps):
            trick = self.terms.tricks[imp]
            if not isinstance(trick, Ease):
                continue
            self._lay()
            if not self.eaters or not self._shortfall():
                break
            eater = self._worst()
            if eater.needs == 1:
                break
            self.eaters[eater.spook] = eater._replace(needs=max(eater.needs - trick.count, 1))
            self.imps.remove(imp)
            self.plan.eased.append(eater.spook)
            used.append(USE[imp])
        return used

    # More cubes -----------------------------------------------------------------------

    def _fetch(self) -> None:
        """Energy from imps if trades need it, imps for cubes, dread for cubes."""
        for imp in list(self.imps):
            trick = self.terms.tricks[imp]
            if isinstance(trick, TakeEnergy) and self._short():
                self._spend(imp, USE[imp])
                self._gain(ENERGY, trick.count)
        for imp in list(self.imps):
            element = self.terms.box.imp_element[imp]
            if isinstance(self.terms.tricks[imp], Recolour):
                continue
            if self.left[element] < 0 or self._short():
                self._spend(imp, SWAP[imp])
                self._gain(element, 1)
        while self.dread >= self.menu.cube and self._short() and self._shortfall():
            colour = min(ELEMENTS, key=self.left.__getitem__)
            self.plan.answers.append(DREAD_CUBE)
            self.plan.taken.append(colour)
            self.dread -= self.menu.cube
            self._gain(colour, 1)

    def _spend(self, imp: int, answer: Action) -> None:
        self.imps.remove(imp)
        self.plan.answers.append(answer)

    def _use_recolourers(self) -> None:
        for imp in list(self.imps):
            trick = self.terms.tricks[imp]
            if isinstance(trick, Recolour) and self._shortfall() and max(self.left[:ENERGY]) > 0:
                self._spend(imp, USE[imp])
                self._recolour(trick.count)

    def _recolour(self, count: int) -> None:
        for _ in range(count):
            source = max(ELEMENTS, key=self.left.__getitem__)
            target = min(ELEMENTS, key=self.left.__getitem__)
            if self.left[source] <= 0 or self.left[target] >= 0:
                return
            self.plan.recoloured.append((source, target))
            self._gain(source, -1)
            self._gain(target, 1)

    # Paying ---------------------------------------------------------------------------

    def _buy(self) -> bool:
        """Pay for the purchase, if need be with cubes that trades have to replace."""
        if self.purchase is None:
            return True
        for _ in range(self.purchase.price):
            kinds = [kind for kind in KINDS if self.have[kind] > 0]
            if not kinds:
                return False
            kind = max(kinds, key=self._dispensable)
            self.plan.paid.append(kind)
            self._gain(kind, -1)
        self.plan.answers.append(BUY[self.purchase.stack])
        self._gain(ENERGY, self.purchase.eater.needs)
        return True

    def _dispensable(self, kind: int) -> tuple[bool, bool, int]:
        """Sort key: what is left over goes first, and fear before energy."""
        return (self.left[kind] > 0, kind != ENERGY, self.left[kind])

    def _trade(self) -> bool:
        """Trade for what is missing; False if there is not enough."""
        while self._shortfall():
            given: list[int] = []
            for _ in range(RATE):
                kind = max(KINDS, key=self._dispensable)
                if self.left[kind] <= 0:
                    return False
                self._gain(kind, -1)
                given.append(kind)
            taken = min(ELEMENTS, key=self.left.__getitem__)
            self._gain(taken, 1)
            self.plan.answers.append(TRADE)
            self.plan.trades.append((tuple(given), taken))
        return True

    def _serve(self) -> None:
        for eater in self.eaters.values():
            if eater.element == ALL_ELEMENTS:
                self.plan.answers.append(FEED_WITH[eater.spook][self.colours[eater.spook]])
            else:
                self.plan.answers.append(FEED[eater.spook])


# Pacts ---------------------------------------------------------------------------------


def covers(want: Sequence[int], eaters: Sequence[Eater], fed: Sequence[int]) -> Iterator[list[Eater]]:
    """Yield sets of eaters that fulfil a pact; `fed` are the elements of those that have eaten."""
    open_slots = list(want)
    wild_fed = 0
    for element in fed:
        if element == ALL_ELEMENTS:
            wild_fed += 1
        elif open_slots[element] > 0:
            open_slots[element] -= 1
    by_element = [sorted([m for m in eaters if m.element == e], key=lambda m: m.needs) for e in ELEMENTS]
    wild = [eater for eater in eaters if eater.element == ALL_ELEMENTS]
    for gaps in _gaps(open_slots, [len(found) for found in by_element], wild_fed + len(wild)):
        chosen = [m for e in ELEMENTS for m in by_element[e][: open_slots[e] - gaps[e]]]
        yield chosen + wild[: max(sum(gaps) - wild_fed, 0)]


def _gaps(slots: Sequence[int], have: Sequence[int], wild: int) -> list[tuple[int, ...]]:
    """List the ways to share out the slots left to spooks of all elements, by element."""
    ways: list[tuple[int, ...]] = [()]
    for slot, count in zip(slots, have, strict=True):
        gaps = range(max(slot - count, 0), slot + 1)
        ways = [
            (*way, exploitability)
            for way in ways
            for exploitability in gaps
            if sum(way) + exploitability <= wild
        ]
    return ways


# The end of a period ------------------------------------------------------------------


class FeedingPlanner:
    """Plans the end of a period: win if possible, or else feed the spooks that are worth it."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.position = evaluator.position
        self.me = evaluator.me
        self.terms = evaluator.terms
        self.box = evaluator.box
        self.want = self.box.pact_counts[self.position.pact[self.me]]

    def plan(self, holdings: Holdings, eased: Eased, recolours: int = 0) -> FeedingPlan | None:
        """Find the plan to follow; None: feed nobody else."""
        eaters = [
            Eater(spook, self.box.spook_element[spook], appetite(self.position, spook, eased))
            for spook in self.position.hungry(self.me)
        ]
        fed = self._eaten()
        if next(covers(self.want, [], fed), None) is not None:
            return self._feed_most(holdings, eaters, recolours)
        for chosen in covers(self.want, eaters, fed):
            for plan in feeding_plans(self.terms, holdings, chosen, None, recolours):
                return plan
        for purchase in self._for_sale():
            for chosen in covers(self.want, [*eaters, purchase.eater], fed):
                if purchase.eater in chosen:
                    for plan in feeding_plans(self.terms, holdings, chosen, purchase, recolours):
                        return plan
        return self._feed_best(holdings, eaters, recolours)

    def _eaten(self) -> list[int]:
        """The elements of the spooks that have eaten."""
        fed = self.position.fed[self.me]
        return [self.box.spook_element[spook] for spook in self.position.spooks[self.me] if fed >> spook & 1]

    def _for_sale(self) -> list[Purchase]:
        """Spooks that may still be bought."""
        if self.position.bought >> self.me & 1:
            return []
        strength = self.box.strength[self.position.night]
        return [
            Purchase(
                stack, Eater(spook, self.box.spook_element[spook], strength[spook]), self.box.price[spook]
            )
            for stack, spook in enumerate(self.position.top)
            if spook
        ]

    def _feed_most(self, holdings: Holdings, eaters: list[Eater], recolours: int) -> FeedingPlan | None:
        """Feed more spooks after the pact is fulfilled: they count if several players win at once."""
        for eater in sorted(eaters, key=lambda eater: -eater.needs):
            for plan in feeding_plans(self.terms, holdings, [eater], None, recolours):
                return plan
        for purchase in self._for_sale():
            for plan in feeding_plans(self.terms, holdings, [purchase.eater], purchase, recolours):
                return plan
        return None

    def _feed_best(self, holdings: Holdings, eaters: list[Eater], recolours: int) -> FeedingPlan | None:
        """Find the meals after which the holdings are worth most."""
        fed = self.position.fed[self.me]
        eaten = tuple([spook for spook in holdings.spooks if fed >> spook & 1])
        best, found = self._at_dawn(holdings._replace(spooks=eaten)), None
        for number in range(1, 1 << min(len(eaters), MOST_EATERS)):
            chosen = [eater for nth, eater in enumerate(eaters) if number >> nth & 1]
            for plan in feeding_plans(self.terms, holdings, chosen, None, recolours):
                after = plan.holdings._replace(spooks=(*eaten, *plan.holdings.spooks))
                value = self._at_dawn(after)
                if value > best + 1e-9:
                    best, found = value, plan
        return found

    def _at_dawn(self, holdings: Holdings) -> float:
        """The value of beginning the next period with these holdings and the spook that comes then."""
        position, evaluator = self.position, self.evaluator
        element = position.map.element[position.pawn[self.me]]
        stacks: Sequence[int] = ELEMENTS if element == ALL_ELEMENTS else (element,)
        called = [evaluator.called(self.me, holdings, stack) for stack in stacks if position.top[stack]]
        return max(called) if called else evaluator.value(self.me, holdings, evaluator.dawn)
