"""Infer where the hidden Beast may be, and how likely, from public knowledge.

All paths that fit the facts are followed card by card, each weighted by a model of how a Beast moves: a plain
one, or habits learned from games (`habits`). A place where the Beast can be is never ruled out.
"""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Mapping
from itertools import accumulate
from typing import Final, NamedTuple, Protocol

from polnoc.games.bestia.actions import STILL
from polnoc.games.bestia.deduction import UNKNOWN, Clues
from polnoc.games.bestia.places import Places, members
from polnoc.games.bestia.state import (
    CLEAR,
    IN_REGION,
    NOWHERE,
    QUIET,
    STRAIGHT,
    TRAILS,
    UNDERTOW,
    Fact,
    Step,
)

#: The weight of staying put; a road has weight 1 where no prey attracts the Beast.
STAY_WEIGHT: Final = 1.5
#: How strongly prey attracts it: the weight added to the place with the most prey near it.
PREY_PULL: Final = 4.0
#: The factor by which prey counts less with every step to it.
PREY_DECAY: Final = 0.6
#: The factor per step to the nearest settler for where a move ends, and the number of steps up to which it
#: applies.
SETTLER_DECAY, SETTLER_DECAY_STEPS = 0.74, 5
#: The share spread evenly over all possible places, since a Beast may do what hunters do not expect.
UNIFORM_SHARE: Final = 0.2
#: Follow at most this many paths at once, the likeliest ones.
MOST_WAYS: Final = 300
#: The total chance spread over all possible places once paths have been dropped.
LEFT_OUT_CHANCE: Final = 0.02


class Way(NamedTuple):
    """A path that the Beast may have taken."""

    track: tuple[int, ...]
    path: tuple[int, ...]
    marks: tuple[int, ...]


class BeastModel(Protocol):
    """How a Beast tends to move, by public knowledge."""

    places: Places

    def lays(self, step: Step, ends_move: bool) -> list[list[float]]:
        """[place][card]: how likely a Beast there lays this card. `ends_move`: it is the last of the move."""

    def ends(self, chances: Mapping[int, float], steps: tuple[Step, ...]) -> dict[int, float]:
        """How likely each place is in the end, given the `chances` that follow from the steps alone."""


class PlainModel:
    """Prey attracts it, it sometimes stays put, and it tends to end near settlers.

    `prey`: (location, how good it is); `settlers`: their locations.
    """

    def __init__(
        self, places: Places, prey: tuple[tuple[int, float], ...], settlers: tuple[int, ...] = ()
    ) -> None:
        self.places = places
        scent = [
            sum([good * PREY_DECAY ** places.far[here][there] for there, good in prey]) for here in places.all
        ]
        highest = max([*scent, 0.1])
        #: [place]: the relative likelihood of ending a move there.
        self._stays = [
            SETTLER_DECAY ** min([SETTLER_DECAY_STEPS, *[places.far[here][there] for there in settlers]])
            for here in places.all
        ]
        self._lays: list[list[float]] = []
        for here in places.all:
            likes = [0.0] * 5
            likes[STILL] = STAY_WEIGHT
            for way, there in places.ways[here]:
                likes[way] = (1.0 + PREY_PULL * scent[there] / highest) / (
                    1.0 + PREY_PULL * scent[here] / highest
                )
            total = sum(likes)
            self._lays.append([like / total for like in likes])

    def lays(self, step: Step, ends_move: bool) -> list[list[float]]:
        """The same for every step."""
        return self._lays

    def ends(self, chances: Mapping[int, float], steps: tuple[Step, ...]) -> dict[int, float]:
        """Favour places near settlers, with a minimum share for every place."""
        weighed = {place: chance * self._stays[place] for place, chance in chances.items()}
        return with_even_share(weighed, UNIFORM_SHARE)


def with_even_share(weights: Mapping[int, float], share: float) -> dict[int, float]:
    """Turn weights into chances, with a share spread evenly."""
    total = sum(weights.values())
    even = share / len(weights)
    return {place: (1 - share) * weight / total + even for place, weight in weights.items()}


#: A path so far: where it ends, trails left where they are counted, regions of this move, the last card.
_State = tuple[int, int, int, int]
#: Trails that must be left on a location by a certain card: the bit in the state at which they are counted,
#: the location, how many, and the number of that card.
_Need = tuple[int, int, int, int]
#: Bits for one count.
_COUNT_BITS: Final = 4


class Belief:
    """What the hunters can infer. `first`: the oldest card of the track, if they have seen it."""

    def __init__(
        self,
        beast_model: BeastModel,
        pawn: int,
        steps: tuple[Step, ...],
        facts: tuple[Fact, ...],
        first: int = UNKNOWN,
    ) -> None:
        self.beast_model = beast_model
        self.first = first
        self._needs: list[_Need] = []
        known = self._sort(facts)
        self.clues = Clues(beast_model.places, pawn, steps, known)
        self.pruned = False
        self._layers: list[dict[_State, float]] = [{(pawn, 0, -1, UNKNOWN): 1.0}]
        self._came: list[dict[_State, list[tuple[_State, int, float]]]] = [{}]
        for done in range(self.clues.cards):
            self._one_card(done)
        self._layers[-1] = self._ends(self._layers[-1])
        self.chances = self._chances()

    def _sort(self, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
        """Split counts of trails into how many came between two looks; if none, the location was clear."""
        known: list[Fact] = []
        looks: dict[int, list[tuple[int, int]]] = {}
        for fact in facts:
            if fact[0] == TRAILS:
                looks.setdefault(fact[2], []).append((fact[1], fact[3]))
            else:
                known.append(fact)
        for place, counts in looks.items():
            since = before = 0
            for when, count in sorted(counts):
                if count <= before:
                    known.append((CLEAR, when, since, 1 << place))
                else:
                    self._needs.append((since, when, place, count - before))
                since, before = when, count
        return tuple(known)

    def _active(self, card: int) -> list[_Need]:
        """The trails that are counted when this card is laid."""
        return [
            (_COUNT_BITS * at, place, count, when)
            for at, (since, when, place, count) in enumerate(self._needs)
            if since < card <= when
        ]

    def _one_card(self, done: int) -> None:
        """Extend all paths by one card, and keep those that fit."""
        clues = self.clues
        after: dict[_State, float] = {}
        came: dict[_State, list[tuple[_State, int, float]]] = {}
        steps, region = clues.steps, clues.places.region
        fresh = steps[done][0] == done
        keeps = done + 1 < clues.cards and steps[done + 1][0] <= done
        follows = keeps and steps[done + 1][1] & (STRAIGHT | UNDERTOW)
        bound = keeps and steps[done + 1][1] & IN_REGION
        quiet = steps[done][1] & QUIET
        active = self._active(done + 1)
        lays = self.beast_model.lays(steps[done], not keeps)
        offered: dict[tuple[int, int, int], list[tuple[int, int]]] = {}
        for state, weight in self._layers[-1].items():
            here, counts, regions, last = state
            regions = region[here] if fresh else regions & region[here]
            ask = (here, last, regions)
            options = offered.get(ask)
            if options is None:
                options = offered[ask] = clues.options(done, here, last, regions)
                if not done and self.first != UNKNOWN:
                    options = [option for option in options if option[0] == self.first]
            for card, there in options:
                now = counts
                if active:
                    mark = NOWHERE if quiet or card == STILL else there
                    now = self._counted(active, counts, done + 1, mark, there)
                    if now < 0:
                        continue
                likely = weight * lays[here][card]
                key = (there, now, regions & region[there] if bound else -1, card if follows else UNKNOWN)
                if key in after:
                    after[key] += likely
                    came[key].append((state, card, likely))
                else:
                    after[key] = likely
                    came[key] = [(state, card, likely)]
        self._layers.append(self._likeliest(after))
        self._came.append(came)

    def _likeliest(self, after: dict[_State, float]) -> dict[_State, float]:
        if len(after) > MOST_WAYS:
            self.pruned = True
            kept = sorted(after, key=after.__getitem__, reverse=True)[:MOST_WAYS]
            after = {key: after[key] for key in kept}
        total = sum(after.values()) or 1.0
        return {key: weight / total for key, weight in after.items()}

    def _ends(self, ways: dict[_State, float]) -> dict[_State, float]:
        """Weight each path by how likely its end is."""
        at: dict[int, float] = {}
        for way, weight in ways.items():
            at[way[0]] = at.get(way[0], 0.0) + weight
        if not at:
            return ways
        ends = self.beast_model.ends(at, self.clues.steps)
        return {way: weight * ends[way[0]] / at[way[0]] for way, weight in ways.items()}

    def _counted(self, active: list[_Need], counts: int, done: int, mark: int, there: int) -> int:
        """The counts of trails one card later; -1 if they contradict what was seen, or will have to."""
        far = self.clues.places.far[there]
        for at, place, count, when in active:
            left = counts >> at & 15
            if place == mark:
                left += 1
                counts += 1 << at
            missing = count - left
            if missing < 0:
                return -1
            if when == done:
                if missing:
                    return -1
                counts &= ~(15 << at)
            elif missing and (far[place] or 2) + 2 * (missing - 1) > when - done:
                return -1
        return counts

    def _chances(self) -> dict[int, float]:
        found: dict[int, float] = {}
        for (place, *_), weight in self._layers[-1].items():
            found[place] = found.get(place, 0.0) + weight
        if self.pruned or not found:
            possible = members(self.clues.near[-1])
            share = LEFT_OUT_CHANCE / len(possible)
            found = {place: found.get(place, 0.0) * (1 - LEFT_OUT_CHANCE) + share for place in possible}
        total = sum(found.values())
        return {place: chance / total for place, chance in sorted(found.items())}

    def draw(self, rng: random.Random, count: int) -> list[Way]:
        """Draw paths by their chances; none if all that fit have been dropped."""
        last = self._layers[-1]
        if not last:
            return []
        states = list(last)
        sums = list(accumulate(last.values()))
        found = []
        for nth in range(count):
            draw = (nth + rng.random()) / count * sums[-1]  # stratified: evenly spread over the paths
            state = states[min(bisect(sums, draw), len(states) - 1)]
            found.append(self._way_to(state, rng))
        return found

    def _way_to(self, state: _State, rng: random.Random) -> Way:
        cards: list[int] = []
        path = [state[0]]
        for layer in range(len(self._layers) - 1, 0, -1):
            sources = self._came[layer][state]
            draw = rng.random() * sum([weight for _, _, weight in sources])
            for source in sources:
                draw -= source[2]
                if draw <= 0:
                    break
            state = source[0]
            cards.append(source[1])
            path.append(state[0])
        cards.reverse()
        path.reverse()
        marks = [self.clues.marks(done, card, path[done + 1]) for done, card in enumerate(cards)]
        return Way(tuple(cards), tuple(path), tuple(marks))
