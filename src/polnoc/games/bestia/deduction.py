"""Paths of the Beast that fit public knowledge: where they end, and a random one."""

from __future__ import annotations

import random
from typing import Final

from polnoc.engine.views import HIDDEN, View
from polnoc.games.bestia.actions import STILL
from polnoc.games.bestia.places import Places
from polnoc.games.bestia.state import (
    AT,
    CLEAR,
    IN_REGION,
    NOWHERE,
    QUIET,
    STAYED,
    STRAIGHT,
    UNDERTOW,
    Fact,
    Step,
)

#: The first card is not known.
UNKNOWN: Final = -1


class Clues:
    """What is known about a track, card by card; `near` holds where the Beast can have been."""

    def __init__(self, places: Places, pawn: int, steps: tuple[Step, ...], facts: tuple[Fact, ...]) -> None:
        self.places = places
        self.pawn = pawn
        self.steps = steps
        cards = len(steps)
        self.cards = cards
        #: [n]: where it can be after n cards, judged only by the facts about that moment.
        self.at = [1 << pawn, *[places.everywhere] * cards]
        #: [n]: where card n (from 1) has left no trails.
        self.clear = [0] * (cards + 1)
        #: (place, n, count): exactly `count` of the first n cards have left trails there.
        self.counts: list[tuple[int, int, int]] = []
        for kind, when, first, what in facts:
            if kind == AT:
                self.at[when] &= what
            elif kind == CLEAR:
                for card in range(first + 1, when + 1):
                    self.clear[card] |= what
            else:
                self.counts.append((first, when, what))
        self._sweep()

    def _sweep(self) -> None:
        """Keep for each moment the locations reachable from the pawn that also lead to a possible end."""
        near = [self.at[0]]
        for card in range(1, self.cards + 1):
            near.append(self._after(near[-1], card) & self.at[card])
        for card in range(self.cards, 0, -1):
            near[card - 1] &= self._before(near[card], card)
        #: [n]: where it can be after n cards, as bits; ignores counts of trails, straight moves, regions.
        self.near = near

    def _leads(self, card: int) -> int:
        """The locations to which card number `card` can have led, if it was a direction."""
        flags, entered = self.steps[card - 1][1], self.steps[card - 1][3]
        return entered if flags & QUIET else entered & ~self.clear[card]

    def _after(self, here: int, card: int) -> int:
        _, flags, crowded, _ = self.steps[card - 1]
        found = 0 if flags & STRAIGHT else here & ~crowded
        if not flags & STAYED:
            found |= self._beside(here) & self._leads(card)
        return found

    def _before(self, there: int, card: int) -> int:
        _, flags, crowded, _ = self.steps[card - 1]
        found = 0 if flags & STRAIGHT else there & ~crowded
        if not flags & STAYED:
            found |= self._beside(there & self._leads(card))
        return found

    def _beside(self, places: int) -> int:
        near = self.places.near_bits
        found = 0
        while places:
            low = places & -places
            place = low.bit_length() - 1
            found |= near[place] & ~low
            places ^= low
        return found

    def options(self, done: int, here: int, last: int, regions: int) -> list[tuple[int, int]]:
        """The cards that can have been laid after `done` cards, and where they led.

        `last` is the card before; `regions` holds, as bits, the regions that contain all of this move so far.
        """
        since, flags, crowded, _ = self.steps[done]
        if flags & UNDERTOW and last == STILL:
            return []
        near = self.near[done + 1]
        found: list[tuple[int, int]] = []
        if not flags & STRAIGHT and near >> here & 1 and not crowded >> here & 1:
            found.append((STILL, here))
        if flags & STAYED:
            return found
        leads = near & self._leads(done + 1)
        if not flags & IN_REGION:
            regions = -1
        straight = last if flags & STRAIGHT and done > since else UNKNOWN
        for way, there in self.places.ways[here]:
            if leads >> there & 1 and self.places.region[there] & regions and straight in (UNKNOWN, way):
                found.append((way, there))
        return found

    def marks(self, done: int, card: int, there: int) -> int:
        """Where the card that was laid after `done` cards has left trails."""
        return NOWHERE if card == STILL or self.steps[done][1] & QUIET else there


#: A path so far: its end, trails left on the locations that matter, regions of this move, the last card.
_State = tuple[int, tuple[int, ...], int, int]


def ways_to(
    places: Places, pawn: int, steps: tuple[Step, ...], facts: tuple[Fact, ...], first: int = UNKNOWN
) -> dict[int, int]:
    """Where the Beast may be by public knowledge, and how many paths lead there.

    `first` is the oldest card, if the hunters have seen it. Running out of movement cards is not considered.
    """
    clues = Clues(places, pawn, steps, facts)
    counted = sorted({place for place, _, _ in clues.counts})
    states: dict[_State, int] = {(pawn, (0,) * len(counted), -1, UNKNOWN): 1}
    for done in range(clues.cards):
        states = _one_card(clues, counted, done, states, UNKNOWN if done else first)
    found: dict[int, int] = {}
    for (place, *_), ways in states.items():
        found[place] = found.get(place, 0) + ways
    return dict(sorted(found.items()))


def _one_card(
    clues: Clues, counted: list[int], done: int, states: dict[_State, int], known: int
) -> dict[_State, int]:
    """Extend every path by each card that fits; `known` is that card, or UNKNOWN."""
    after: dict[_State, int] = {}
    fresh = clues.steps[done][0] == done
    keeps = done + 1 < clues.cards and clues.steps[done + 1][0] <= done
    follows = keeps and clues.steps[done + 1][1] & (STRAIGHT | UNDERTOW)
    bound = keeps and clues.steps[done + 1][1] & IN_REGION
    region = clues.places.region
    for (here, counts, regions, last), ways in states.items():
        regions = region[here] if fresh else regions & region[here]
        for card, there in clues.options(done, here, last, regions):
            if known not in (UNKNOWN, card):
                continue
            now = _counted(clues, counted, counts, done + 1, clues.marks(done, card, there))
            if now is None:
                continue
            state = (there, now, regions & region[there] if bound else -1, card if follows else UNKNOWN)
            after[state] = after.get(state, 0) + ways
    return after


def _counted(
    clues: Clues, counted: list[int], counts: tuple[int, ...], done: int, mark: int
) -> tuple[int, ...] | None:
    """The counts of trails one card later; None if they contradict what was seen."""
    if mark in counted:
        at = counted.index(mark)
        counts = (*counts[:at], counts[at] + 1, *counts[at + 1 :])
    for place, when, count in clues.counts:
        if when >= done:
            left = counts[counted.index(place)]
            if left > count or (when == done and left != count):
                return None
    return counts


def oldest_seen(view: View) -> int:
    """The oldest card of the track if the hunters have seen it and the viewer knows it, else UNKNOWN."""
    return int(view["track"][0]) if view["oldest"] and view["track"][0] != HIDDEN else UNKNOWN


class Walk:
    """A random path that fits all clues, found card by card by backtracking; remembers dead ends."""

    def __init__(self, clues: Clues, limits: tuple[int, ...], first: int, rng: random.Random) -> None:
        self.clues = clues
        self.limits = limits
        self.first = first
        self.rng = rng
        self.track: list[int] = []
        self.path = [clues.pawn]
        self.marks: list[int] = []
        self.counted = sorted({place for place, _, _ in clues.counts})
        self.dead: set[tuple[object, ...]] = set()
        self.short = False

    def find(self) -> bool:
        """Complete the path from its present end; False if no path fits."""
        clues = self.clues
        done = len(self.track)
        if done == clues.cards:
            return True
        key = self._key(done)
        if key in self.dead:
            return False
        options = self._options(done)
        self.rng.shuffle(options)
        for card, there in options:
            self.track.append(card)
            self.path.append(there)
            self.marks.append(clues.marks(done, card, there))
            if self._counts_fit(done + 1) and self.find():
                return True
            self.track.pop()
            self.path.pop()
            self.marks.pop()
        if not self.short:
            self.dead.add(key)
        return False

    def _key(self, done: int) -> tuple[object, ...]:
        since = self.clues.steps[done][0]
        counts = tuple([self.marks.count(place) for place in self.counted])
        return (done, self.path[-1], counts, self._regions(since), self.track[-1] if self.track else UNKNOWN)

    def _regions(self, since: int) -> int:
        regions = -1
        for place in self.path[since:]:
            regions &= self.clues.places.region[place]
        return regions

    def _options(self, done: int) -> list[tuple[int, int]]:
        clues, track = self.clues, self.track
        last = track[-1] if track else UNKNOWN
        found = clues.options(done, self.path[-1], last, self._regions(clues.steps[done][0]))
        if not done and self.first != UNKNOWN:
            found = [option for option in found if option[0] == self.first]
        affordable = [option for option in found if track.count(option[0]) < self.limits[option[0]]]
        self.short = self.short or len(affordable) < len(found)
        return affordable

    def _counts_fit(self, done: int) -> bool:
        """Whether the counts of trails are not exceeded, and can still be reached."""
        far, here = self.clues.places.far, self.path[-1]
        for place, when, count in self.clues.counts:
            if when < done:
                continue
            missing = count - self.marks.count(place)
            if missing < 0:
                return False
            if missing:
                way = far[here][place] or 2
                if way + 2 * (missing - 1) > when - done:
                    return False
        return True


def random_way(
    places: Places,
    pawn: int,
    steps: tuple[Step, ...],
    facts: tuple[Fact, ...],
    limits: tuple[int, ...],
    first: int,
    rng: random.Random,
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """A random track, path and marks that fit; `first` is the oldest card, or UNKNOWN."""
    walk = Walk(Clues(places, pawn, steps, facts), limits, first, rng)
    found = walk.find()
    assert found, "no way fits what is known"
    return tuple(walk.track), tuple(walk.path), tuple(walk.marks)
