"""The map of a location: neighbours, distances, shortest paths, panic faces. Made once and shared.

Spaces are numbers in the order of the pack.

>>> from polnoc.games.finalgirl.packs import load_box
>>> camp = Places(load_box().locations["camp"])
>>> camp.ids[camp.number["dock"]], camp.far[camp.number["dock"]][camp.number["cliff"]]
('dock', 2)
"""

from __future__ import annotations

from typing import Final

from polnoc.games.finalgirl.cards import Location

#: The distance between spaces that are not connected.
APART: Final = 99


class Places:
    """Everything about spaces that never changes in a game."""

    def __init__(self, location: Location) -> None:
        spaces = location.spaces
        self.size = len(spaces)
        self.all = range(self.size)
        self.ids = tuple([space.id for space in spaces])
        self.number = {id: number for number, id in enumerate(self.ids)}
        #: [space]: adjacent spaces, in order.
        self.beside = tuple([tuple(sorted([self.number[id] for id in space.panic])) for space in spaces])
        #: [space]: the spaces from which it is adjacent: others than `beside` where links lead one way only.
        self.into = tuple([tuple([a for a in self.all if b in self.beside[a]]) for b in self.all])
        #: [space][face]: where a panicking victim runs; the space itself if the face is not printed.
        self.panic = tuple([self._faces(number, space.panic) for number, space in enumerate(spaces)])
        #: [a][b]: steps from a to b.
        self.far = tuple([self._distances(start) for start in self.all])
        #: [a][b]: the spaces next to a from which b is nearer.
        self.ways = tuple([tuple([self._ways(a, b) for b in self.all]) for a in self.all])
        #: [a][d]: the spaces exactly d steps from a.
        longest = max([far for row in self.far for far in row if far < APART])
        self.rings = tuple(
            [
                tuple([tuple([b for b in self.all if self.far[a][b] == d]) for d in range(longest + 1)])
                for a in self.all
            ]
        )
        #: The cache of `ends`.
        self._ends: dict[tuple[int, int, int], tuple[int, ...]] = {}
        self.exit = tuple([space.exit for space in spaces])
        self.deep = tuple([space.deep for space in spaces])
        self.house = tuple([space.house for space in spaces])
        #: Whether there are any; [space]: the adjacent ones.
        self.houses = any(self.house)
        self.next_houses = tuple([tuple([n for n in row if self.house[n]]) for row in self.beside])
        self.water = tuple([number for number in self.all if spaces[number].water])
        self.search = tuple([number for number in self.all if spaces[number].search])
        #: [space]: the number of its item deck, or -1.
        self.deck = tuple([self.search.index(n) if n in self.search else -1 for n in self.all])

    def _faces(self, number: int, panic: dict[str, str]) -> tuple[int, ...]:
        leads = [number] * 7
        for id, printed in panic.items():
            for face in faces(printed):
                leads[face] = self.number[id]
        return tuple(leads)

    def _distances(self, start: int) -> tuple[int, ...]:
        found = [APART] * self.size
        found[start] = 0
        front = [start]
        while front:
            ahead = []
            for here in front:
                for there in self.beside[here]:
                    if found[there] == APART:
                        found[there] = found[here] + 1
                        ahead.append(there)
            front = ahead
        return tuple(found)

    def _ways(self, a: int, b: int) -> tuple[int, ...]:
        return tuple([next for next in self.beside[a] if self.far[next][b] == self.far[a][b] - 1])

    def ends(self, start: int, target: int, steps: int) -> tuple[int, ...]:
        """Where `steps` along the shortest paths from `start` to `target` can lead, in order."""
        key = (start, target, steps)
        found = self._ends.get(key)
        if found is None:
            reached = {start}
            for _ in range(min(steps, self.far[start][target])):
                reached = {next for here in reached for next in self.ways[here][target]}
            found = self._ends[key] = tuple(sorted(reached))
        return found


def faces(printed: str) -> range:
    """The faces of a die that `"2-5"`, `"6"` or an empty text stands for."""
    if not printed:
        return range(0)
    first, _, last = printed.partition("-")
    return range(int(first), int(last or first) + 1)
