"""A map as numbers: exits by direction, distances, regions, habitats. Sets of locations are bit masks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from polnoc.games.bestia.actions import STILL
from polnoc.games.bestia.cards import FARTHEST, HABITATS, Map

SETTLEMENT, FOREST, SWAMP, CAVE = 1, 2, 4, 8
#: The start location counts as every habitat except settlement (REQ-06).
WILD: Final = FOREST | SWAMP | CAVE
HABITAT_BIT: Final[dict[str, int]] = {name: 1 << number for number, name in enumerate(HABITATS)}
NO_EXIT: Final = -1
COMPASS: Final = "NESW"
#: Greater than any distance on a map.
APART: Final = 99


class Places:
    """One map. Locations are numbered in the order of the pack."""

    def __init__(self, map: Map) -> None:
        self.id = map.id
        self.ids = tuple([location.id for location in map.location])
        self.squares = tuple([location.at for location in map.location])
        self.size = len(self.ids)
        self.all = range(self.size)
        self.everywhere = (1 << self.size) - 1
        self.number = {id: number for number, id in enumerate(self.ids)}
        by_square = {at: number for number, at in enumerate(self.squares)}
        #: [place][direction], NO_EXIT if no road leaves that way (MOVE-04, MOVE-06).
        self.exits = tuple(
            [
                tuple([by_square.get(location.exits.get(way, ""), NO_EXIT) for way in COMPASS])  # type: ignore[call-overload]
                for location in map.location
            ]
        )
        #: [place]: (direction, where it leads) for every road.
        self.ways = tuple(
            [
                tuple([(way, there) for way, there in enumerate(exits) if there != NO_EXIT])
                for exits in self.exits
            ]
        )
        self.roads = tuple([tuple(dict.fromkeys([there for _, there in ways])) for ways in self.ways])
        self.near = tuple([(place, *self.roads[place]) for place in self.all])
        self.near_bits = tuple([bits_of(near) for near in self.near])
        self.region_ids = map.regions
        self.regions = len(map.regions)
        every = (1 << self.regions) - 1
        #: [place]: its regions as bits; the start belongs to all (REQ-09).
        self.region = tuple(
            [
                1 << map.regions.index(location.region) if location.region else every
                for location in map.location
            ]
        )
        self.habitat = tuple(
            [
                WILD if location.habitat == "start" else HABITAT_BIT[location.habitat]
                for location in map.location
            ]
        )
        self.start = [location.habitat for location in map.location].index("start")
        self.folk = tuple([location.folk for location in map.location])
        self.far = tuple([self._distances(place) for place in self.all])
        #: [n][place]: locations at most n away, as bits.
        self.within = tuple(
            [
                tuple([bits_of([p for p in self.all if self.far[place][p] <= n]) for place in self.all])
                for n in range(FARTHEST + 1)
            ]
        )
        #: [region]: its locations as bits.
        self.region_bits = tuple(
            [bits_of([p for p in self.all if self.region[p] >> r & 1]) for r in range(self.regions)]
        )

    def _distances(self, start: int) -> tuple[int, ...]:
        far = [APART] * self.size
        far[start] = 0
        edge = [start]
        while edge:
            reached = [there for here in edge for there in self.roads[here] if far[there] == APART]
            steps = far[edge[0]] + 1
            for there in reached:
                far[there] = steps
            edge = list(dict.fromkeys(reached))
        return tuple(far)

    def follow(self, place: int, card: int) -> int:
        """Where a movement card leads from a location; NO_EXIT if it cannot be laid there."""
        return place if card == STILL else self.exits[place][card]


def bits_of(numbers: list[int] | tuple[int, ...]) -> int:
    """A set of numbers as a bit mask."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


@lru_cache(maxsize=1 << 15)
def members(bits: int) -> tuple[int, ...]:
    """The numbers in a bit mask, smallest first."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return tuple(found)
