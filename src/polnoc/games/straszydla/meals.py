"""Feeding: whether certain spooks can all be fed, and by which steps.

Dread meals, eased appetites, imps and dread for cubes, recolouring and trades
are all tried before somebody has to go hungry.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from polnoc.engine.actions import Action
from polnoc.games.straszydla.actions import (
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
from polnoc.games.straszydla.cards import ALL_ELEMENTS, Ease, Recolour, TakeEnergy
from polnoc.games.straszydla.rules.trading import RATE
from polnoc.games.straszydla.state import Purse
from polnoc.games.straszydla.terms import Terms
from polnoc.games.straszydla.valuing import Hoard


class Mouth(NamedTuple):
    """A hungry spook: its number, its element, and how many cubes it needs now."""

    spook: int
    element: int
    needs: int


class Kitchen:
    """The tools of one box."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.menu = terms.box.pack.dread


@dataclass(slots=True)
class Recipe:
    """How to feed some spooks: the first answer to give, and what is left when all have eaten."""

    hoard: Hoard
    #: Answers in the Feed menu, in order; those of the frames that they open are in the other fields.
    answers: list[Action] = field(default_factory=list)
    #: Spooks to ease, colours to take for dread, pairs to recolour, and trades: given kinds and the taken one.
    eased: list[int] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    recoloured: list[tuple[int, int]] = field(default_factory=list)
    trades: list[tuple[tuple[int, ...], int]] = field(default_factory=list)


def recipes(terms: Terms, hoard: Hoard, mouths: Sequence[Mouth], pay: int = 0, bonus: int = 0) -> Iterator[Recipe]:
    """Ways to feed all these mouths and to pay so many cubes besides; cheap ways first.

    `bonus` is energy that comes when the payment is made.
    """
    free_meals = hoard.dread // terms.box.pack.dread.feed
    for meals in range(min(free_meals, len(mouths)) + 1):
        recipe = _Cook(terms, hoard, mouths, pay, bonus).cook(meals)
        if recipe is not None:
            yield recipe


class _Cook:
    """One attempt."""

    def __init__(self, terms: Terms, hoard: Hoard, mouths: Sequence[Mouth], pay: int, bonus: int) -> None:
        self.terms = terms
        self.hoard = hoard
        self.mouths = {mouth.spook: mouth for mouth in mouths}
        self.pay = pay
        self.bonus = bonus
        self.have = list(hoard.purse)
        self.dread = hoard.dread
        self.imps = list(hoard.imps)
        self.recipe = Recipe(hoard)
        self.colours: dict[int, int] = {}

    def cook(self, free_meals: int) -> Recipe | None:
        recipe, menu = self.recipe, self.terms.box.pack.dread
        answers = recipe.answers
        fed = list(self.mouths)
        for _ in range(free_meals):
            mouth = self._worst()
            answers.append(FEED_DREAD[mouth.spook])
            self.dread -= menu.feed
            del self.mouths[mouth.spook]
        self._ease()
        left = self._left()
        self._swap_useless(left)
        while self._short(left) and self.dread >= menu.cube and self._shortfall(left) > 0:
            colour = min(ELEMENTS, key=left.__getitem__)
            answers.append(DREAD_CUBE)
            recipe.taken.append(colour)
            self.dread -= menu.cube
            left[colour] += 1
        self._recolour(left)
        if not self._balance(left):
            return None
        self._serve()
        spooks = tuple([spook for spook in self.hoard.spooks if spook in fed])
        recipe.hoard = Hoard(_purse(left), self.dread, tuple(self.imps), spooks)
        return recipe

    def _left(self) -> list[int]:
        """What is left by kind when all have eaten; below 0: missing. Decides what those of all elements eat."""
        left = list(self.have)
        wild = []
        for mouth in self.mouths.values():
            if mouth.element == ALL_ELEMENTS:
                wild.append(mouth)
            else:
                left[mouth.element] -= mouth.needs
        self.colours.clear()
        for mouth in wild:
            enough = [element for element in ELEMENTS if left[element] >= mouth.needs]
            colour = max(enough or ELEMENTS, key=left.__getitem__)
            self.colours[mouth.spook] = colour
            left[colour] -= mouth.needs
        return left

    @staticmethod
    def _shortfall(left: Sequence[int]) -> int:
        return -sum([left[element] for element in ELEMENTS if left[element] < 0])

    def _spare(self, left: Sequence[int]) -> int:
        return sum([count for count in left if count > 0])

    def _short(self, left: Sequence[int]) -> bool:
        """Whether trades alone cannot make up for what is missing."""
        short = self._shortfall(left)
        spare = self._spare(left) - self.pay
        if spare < 0:
            short, spare = short - spare, 0
        return spare + self.bonus < RATE * short

    def _worst(self) -> Mouth:
        """The mouth whose free meal helps most."""
        left = self._left()

        def relief(mouth: Mouth) -> tuple[int, int, int]:
            colour = self.colours.get(mouth.spook, mouth.element)
            return (min(mouth.needs, max(-left[colour], 0)), mouth.needs, mouth.spook)

        return max(self.mouths.values(), key=relief)

    def _ease(self) -> None:
        """Imps that ease an appetite, as long as something is missing."""
        for imp in [imp for imp in self.imps if isinstance(self.terms.tricks[imp], Ease)]:
            trick = self.terms.tricks[imp]
            assert isinstance(trick, Ease)
            if not self.mouths or not self._shortfall(self._left()):
                return
            mouth = self._worst()
            if mouth.needs == 1:
                return
            self.mouths[mouth.spook] = mouth._replace(needs=max(mouth.needs - trick.count, 1))
            self.recipe.answers.append(USE[imp])
            self.recipe.eased.append(mouth.spook)
            self.imps.remove(imp)

    def _swap_useless(self, left: list[int]) -> None:
        """Imps for cubes of their element where one is missing; energy from imps if trades need it."""
        tricks, elements = self.terms.tricks, self.terms.box.imp_element
        for imp in self.hoard.imps:
            if imp in self.imps and isinstance(tricks[imp], TakeEnergy) and self._short(left):
                trick = tricks[imp]
                assert isinstance(trick, TakeEnergy)
                self.recipe.answers.append(USE[imp])
                self.imps.remove(imp)
                left[ENERGY] += trick.count
        for imp in self.hoard.imps:
            if imp not in self.imps or isinstance(tricks[imp], Recolour):
                continue
            if left[elements[imp]] < 0 or self._short(left):
                self.recipe.answers.append(SWAP[imp])
                self.imps.remove(imp)
                left[elements[imp]] += 1

    def _recolour(self, left: list[int]) -> None:
        for imp in [imp for imp in self.imps if isinstance(self.terms.tricks[imp], Recolour)]:
            trick = self.terms.tricks[imp]
            assert isinstance(trick, Recolour)
            if not self._shortfall(left) or max(left[:ENERGY]) <= 0:
                return
            self.recipe.answers.append(USE[imp])
            self.imps.remove(imp)
            for _ in range(trick.count):
                source = max(ELEMENTS, key=left.__getitem__)
                target = min(ELEMENTS, key=left.__getitem__)
                if left[source] > 0 and left[target] < 0:
                    self.recipe.recoloured.append((source, target))
                    left[source] -= 1
                    left[target] += 1

    def _balance(self, left: list[int]) -> bool:
        """Pay, then trade for what is missing; False if there is not enough."""
        for _ in range(self.pay):
            kind = _dearest_spare(left)
            left[kind] -= 1
        left[ENERGY] += self.bonus
        if left[ENERGY] < 0:
            return False
        while self._shortfall(left):
            given = []
            for _ in range(RATE):
                kind = _dearest_spare(left)
                if left[kind] <= 0:
                    return False
                left[kind] -= 1
                given.append(kind)
            taken = min(ELEMENTS, key=left.__getitem__)
            left[taken] += 1
            self.recipe.answers.append(TRADE)
            self.recipe.trades.append((tuple(given), taken))
        return True

    def _serve(self) -> None:
        for mouth in self.mouths.values():
            if mouth.element == ALL_ELEMENTS:
                self.recipe.answers.append(FEED_WITH[mouth.spook][self.colours[mouth.spook]])
            else:
                self.recipe.answers.append(FEED[mouth.spook])


def _dearest_spare(left: Sequence[int]) -> int:
    """The kind of which most is left over; fear goes before energy."""
    return max(KINDS, key=lambda kind: (left[kind] > 0, kind != ENERGY, left[kind]))


def _purse(left: Sequence[int]) -> Purse:
    return (left[0], left[1], left[2], left[3], left[4])


# Pacts ---------------------------------------------------------------------------------


def covers(
    want: Sequence[int], mouths: Sequence[Mouth], fed: Sequence[int]
) -> Iterator[list[Mouth]]:
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


def _gaps(slots: Sequence[int], have: Sequence[int], wild: int) -> Iterator[tuple[int, ...]]:
    """By element: how many slots are left to spooks of all elements."""

    def extend(element: int, left: int) -> Iterator[tuple[int, ...]]:
        if element == len(slots):
            yield ()
            return
        least = max(slots[element] - have[element], 0)
        for gap in range(least, min(slots[element], left) + 1):
            for rest in extend(element + 1, left - gap):
                yield (gap, *rest)

    return extend(0, wild)
