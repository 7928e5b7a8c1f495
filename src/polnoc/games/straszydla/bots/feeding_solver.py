"""Feeding: whether certain spooks can all be fed, by which steps, and who is worth it.

Dread meals, eased appetites, imps and dread for cubes, recolouring and trades
are all tried before somebody has to go hungry.
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
from polnoc.games.straszydla.bots.evaluators import Judge
from polnoc.games.straszydla.bots.win_race import Hoard, purse_of
from polnoc.games.straszydla.cards import ALL_ELEMENTS, Ease, Recolour, TakeEnergy
from polnoc.games.straszydla.rules.feeding import Eased, appetite
from polnoc.games.straszydla.rules.trading import RATE
from polnoc.games.straszydla.terms import Terms

#: So many hungry spooks are thought through in all combinations.
MOST_GUESTS: Final = 6


class Mouth(NamedTuple):
    """A hungry spook: its number, its element, and how many cubes it needs now."""

    spook: int
    element: int
    needs: int


class Purchase(NamedTuple):
    """A spook that is bought to eat at once: from which stack, and for how many cubes."""

    stack: int
    mouth: Mouth
    price: int


@dataclass(slots=True)
class Recipe:
    """How to feed some spooks: what to answer, and what is left when all have eaten."""

    hoard: Hoard
    #: Answers in the menu of feeding, in order. The other fields are for the frames that they open.
    answers: list[Action] = field(default_factory=list)
    #: Kinds to pay for a spook, spooks to ease, colours to take for dread, and pairs to recolour.
    paid: list[int] = field(default_factory=list)
    eased: list[int] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    recoloured: list[tuple[int, int]] = field(default_factory=list)
    #: Trades: the kinds that are given, and the one that is taken.
    trades: list[tuple[tuple[int, ...], int]] = field(default_factory=list)


def recipes(
    terms: Terms,
    hoard: Hoard,
    mouths: Sequence[Mouth],
    purchase: Purchase | None = None,
    recolours: int = 0,
) -> Iterator[Recipe]:
    """Ways to feed all these mouths; those that take fewer free meals for dread come first.

    The mouth of a purchase is one of the mouths. `recolours` are changes of
    colour that an imp used before has left.
    """
    free_meals = hoard.dread // terms.box.pack.dread.feed
    for meals in range(min(free_meals, len(mouths)) + 1):
        recipe = _Cook(terms, hoard, mouths, purchase, recolours).cook(meals)
        if recipe is not None:
            yield recipe


class _Cook:
    """One attempt: it goes on until nothing is missing or there is nothing left to try."""

    def __init__(
        self,
        terms: Terms,
        hoard: Hoard,
        mouths: Sequence[Mouth],
        purchase: Purchase | None,
        recolours: int,
    ) -> None:
        self.terms = terms
        self.menu = terms.box.pack.dread
        self.hoard = hoard
        self.mouths = {mouth.spook: mouth for mouth in mouths}
        self.purchase = purchase
        self.recolours = recolours
        #: What there is now, and what is left of it when all have eaten; below 0: missing.
        self.have = list(hoard.purse)
        self.left = list(hoard.purse)
        self.dread = hoard.dread
        self.imps = list(hoard.imps)
        self.recipe = Recipe(hoard)
        #: What those of all elements eat.
        self.colours: dict[int, int] = {}

    def cook(self, free_meals: int) -> Recipe | None:
        recipe = self.recipe
        guests = set(self.mouths)
        after = [self._feed_free() for _ in range(free_meals)]
        after += self._ease()
        self._lay()
        # Whatever is to spare can still be recoloured; later it has been paid for a spook.
        self._recolour(self.recolours)
        self._use_recolourers()
        self._fetch()
        if not self._buy():
            return None
        recipe.answers += after
        if not self._trade():
            return None
        self._serve()
        spooks = [spook for spook in self.hoard.spooks if spook in guests]
        recipe.hoard = Hoard(purse_of(self.left), self.dread, tuple(self.imps), tuple(spooks))
        return recipe

    # What is missing ------------------------------------------------------------------

    def _lay(self) -> None:
        """What is left by kind when all have eaten, and what those of all elements eat."""
        left = self.left = list(self.have)
        wild = [mouth for mouth in self.mouths.values() if mouth.element == ALL_ELEMENTS]
        for mouth in self.mouths.values():
            if mouth.element != ALL_ELEMENTS:
                left[mouth.element] -= mouth.needs
        for mouth in wild:
            enough = [element for element in ELEMENTS if left[element] >= mouth.needs]
            colour = max(enough or ELEMENTS, key=left.__getitem__)
            self.colours[mouth.spook] = colour
            left[colour] -= mouth.needs

    def _shortfall(self) -> int:
        return -sum([self.left[element] for element in ELEMENTS if self.left[element] < 0])

    def _short(self) -> bool:
        """Whether trades alone cannot make up for what is missing."""
        short = self._shortfall()
        spare = sum([count for count in self.left if count > 0])
        if self.purchase is not None:
            spare -= self.purchase.price
            short -= min(spare, 0)
            spare = max(spare, 0) + self.purchase.mouth.needs
        return spare < RATE * short

    def _gain(self, kind: int, count: int) -> None:
        self.have[kind] += count
        self.left[kind] += count

    # Meals that need less -------------------------------------------------------------

    def _worst(self) -> Mouth:
        """The mouth for which it helps most to need nothing."""
        self._lay()

        def relief(mouth: Mouth) -> tuple[int, int, int]:
            colour = self.colours.get(mouth.spook, mouth.element)
            return (min(mouth.needs, max(-self.left[colour], 0)), mouth.needs, mouth.spook)

        return max(self.mouths.values(), key=relief)

    def _feed_free(self) -> Action:
        mouth = self._worst()
        self.dread -= self.menu.feed
        del self.mouths[mouth.spook]
        return FEED_DREAD[mouth.spook]

    def _ease(self) -> list[Action]:
        """Imps that ease an appetite, as long as something is missing."""
        used: list[Action] = []
        for imp in list(self.imps):
            trick = self.terms.tricks[imp]
            if not isinstance(trick, Ease):
                continue
            self._lay()
            if not self.mouths or not self._shortfall():
                break
            mouth = self._worst()
            if mouth.needs == 1:
                break
            self.mouths[mouth.spook] = mouth._replace(needs=max(mouth.needs - trick.count, 1))
            self.imps.remove(imp)
            self.recipe.eased.append(mouth.spook)
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
            self.recipe.answers.append(DREAD_CUBE)
            self.recipe.taken.append(colour)
            self.dread -= self.menu.cube
            self._gain(colour, 1)

    def _spend(self, imp: int, answer: Action) -> None:
        self.imps.remove(imp)
        self.recipe.answers.append(answer)

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
            self.recipe.recoloured.append((source, target))
            self._gain(source, -1)
            self._gain(target, 1)

    # Paying ---------------------------------------------------------------------------

    def _buy(self) -> bool:
        """Pay for the purchase, if need be with cubes that trades have to bring back."""
        if self.purchase is None:
            return True
        for _ in range(self.purchase.price):
            kinds = [kind for kind in KINDS if self.have[kind] > 0]
            if not kinds:
                return False
            kind = max(kinds, key=self._dispensable)
            self.recipe.paid.append(kind)
            self._gain(kind, -1)
        self.recipe.answers.append(BUY[self.purchase.stack])
        self._gain(ENERGY, self.purchase.mouth.needs)
        return True

    def _dispensable(self, kind: int) -> tuple[bool, bool, int]:
        """What is left over goes first, and fear before energy."""
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
            self.recipe.answers.append(TRADE)
            self.recipe.trades.append((tuple(given), taken))
        return True

    def _serve(self) -> None:
        for mouth in self.mouths.values():
            if mouth.element == ALL_ELEMENTS:
                self.recipe.answers.append(FEED_WITH[mouth.spook][self.colours[mouth.spook]])
            else:
                self.recipe.answers.append(FEED[mouth.spook])


# Pacts ---------------------------------------------------------------------------------


def covers(want: Sequence[int], mouths: Sequence[Mouth], fed: Sequence[int]) -> Iterator[list[Mouth]]:
    """Sets of mouths that fulfil a pact if they eat; `fed` are the elements of those that have eaten."""
    open_slots = list(want)
    wild_fed = 0
    for element in fed:
        if element == ALL_ELEMENTS:
            wild_fed += 1
        elif open_slots[element] > 0:
            open_slots[element] -= 1
    by_element = [sorted([m for m in mouths if m.element == e], key=lambda m: m.needs) for e in ELEMENTS]
    wild = [mouth for mouth in mouths if mouth.element == ALL_ELEMENTS]
    for gaps in _gaps(open_slots, [len(found) for found in by_element], wild_fed + len(wild)):
        chosen = [m for e in ELEMENTS for m in by_element[e][: open_slots[e] - gaps[e]]]
        yield chosen + wild[: max(sum(gaps) - wild_fed, 0)]


def _gaps(slots: Sequence[int], have: Sequence[int], wild: int) -> list[tuple[int, ...]]:
    """By element: how many slots are left to spooks of all elements; every way to share them out."""
    ways: list[tuple[int, ...]] = [()]
    for slot, count in zip(slots, have, strict=True):
        gaps = range(max(slot - count, 0), slot + 1)
        ways = [(*way, gap) for way in ways for gap in gaps if sum(way) + gap <= wild]
    return ways


# The end of a period ------------------------------------------------------------------


class Feast:
    """What a player does at the end of a period: win if that can be, else feed whoever is worth it."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.position = judge.position
        self.me = judge.me
        self.terms = judge.terms
        self.box = judge.box
        self.want = self.box.pact_counts[self.position.pact[self.me]]

    def plan(self, hoard: Hoard, eased: Eased, recolours: int = 0) -> Recipe | None:
        """How to go on; None: nobody else is to eat."""
        mouths = [
            Mouth(spook, self.box.spook_element[spook], appetite(self.position, spook, eased))
            for spook in self.position.hungry(self.me)
        ]
        fed = self._eaten()
        if next(covers(self.want, [], fed), None) is not None:
            return self._feed_most(hoard, mouths, recolours)
        for chosen in covers(self.want, mouths, fed):
            for recipe in recipes(self.terms, hoard, chosen, None, recolours):
                return recipe
        for purchase in self._for_sale():
            for chosen in covers(self.want, [*mouths, purchase.mouth], fed):
                if purchase.mouth in chosen:
                    for recipe in recipes(self.terms, hoard, chosen, purchase, recolours):
                        return recipe
        return self._feed_best(hoard, mouths, recolours)

    def _eaten(self) -> list[int]:
        """The elements of those that have eaten."""
        fed = self.position.fed[self.me]
        return [self.box.spook_element[spook] for spook in self.position.spooks[self.me] if fed >> spook & 1]

    def _for_sale(self) -> list[Purchase]:
        """Spooks that may still be bought."""
        if self.position.bought >> self.me & 1:
            return []
        strength = self.box.strength[self.position.night]
        return [
            Purchase(
                stack, Mouth(spook, self.box.spook_element[spook], strength[spook]), self.box.price[spook]
            )
            for stack, spook in enumerate(self.position.top)
            if spook
        ]

    def _feed_most(self, hoard: Hoard, mouths: list[Mouth], recolours: int) -> Recipe | None:
        """The pact is fulfilled: whoever else can eat counts if several win at once."""
        for mouth in sorted(mouths, key=lambda mouth: -mouth.needs):
            for recipe in recipes(self.terms, hoard, [mouth], None, recolours):
                return recipe
        for purchase in self._for_sale():
            for recipe in recipes(self.terms, hoard, [purchase.mouth], purchase, recolours):
                return recipe
        return None

    def _feed_best(self, hoard: Hoard, mouths: list[Mouth], recolours: int) -> Recipe | None:
        """The meals after which I am best off."""
        fed = self.position.fed[self.me]
        eaten = tuple([spook for spook in hoard.spooks if fed >> spook & 1])
        best, found = self._at_dawn(hoard._replace(spooks=eaten)), None
        for number in range(1, 1 << min(len(mouths), MOST_GUESTS)):
            chosen = [mouth for nth, mouth in enumerate(mouths) if number >> nth & 1]
            for recipe in recipes(self.terms, hoard, chosen, None, recolours):
                after = recipe.hoard._replace(spooks=(*eaten, *recipe.hoard.spooks))
                worth = self._at_dawn(after)
                if worth > best + 1e-9:
                    best, found = worth, recipe
        return found

    def _at_dawn(self, hoard: Hoard) -> float:
        """What it is worth to begin the next period with this, and with the spook that comes then."""
        position, judge = self.position, self.judge
        element = position.map.element[position.pawn[self.me]]
        stacks: Sequence[int] = ELEMENTS if element == ALL_ELEMENTS else (element,)
        called = [judge.called(self.me, hoard, stack) for stack in stacks if position.top[stack]]
        return max(called) if called else judge.worth(self.me, hoard, judge.dawn)
