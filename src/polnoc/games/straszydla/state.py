"""The whole position of Straszydła as plain data."""

from __future__ import annotations

from typing import Final

from polnoc.engine.frames import Position, slots_of
from polnoc.games.straszydla.actions import CELLS, ELEMENTS, ENERGY
from polnoc.games.straszydla.places import City, Layout
from polnoc.games.straszydla.terms import Terms

#: Cubes of a player: fear of the four elements, then energy.
Purse = tuple[int, int, int, int, int]
NO_CUBES: Final[Purse] = (0, 0, 0, 0, 0)
NOWHERE: Final = -1


class Straszydla(Position):
    """Tiles, spooks, imps and pacts are numbers from 1; 0 is none. Sets of them, and of seats, are bits."""

    def __init__(self, terms: Terms) -> None:
        """Before anything is laid out."""
        super().__init__()
        players, box = terms.players, terms.box
        #: The tile on each cell of the canvas.
        self.layout: Layout = terms.layout
        #: Periods begun so far; whether it is night; cubes on the day/night card; who holds it.
        self.period = 0
        self.night = 0
        self.clock = 0
        self.starter = terms.options.first - 1
        #: Cells with a STOP, and fear cubes by cell.
        self.stops = 0
        self.cubes = [0] * len(CELLS)
        #: Where each seat's pawn stands, the way it walked last (see `rules.planning.Plan`), and the seats in
        #: order of their arrival.
        self.pawn = [NOWHERE] * players
        self.walked: tuple[tuple[int, ...], ...] = ((),) * players
        self.order: tuple[int, ...] = ()
        #: By seat: the cells in which it has lost a duel this round.
        self.beaten: tuple[int, ...] = (0,) * players
        self.purse = [NO_CUBES] * players
        self.dread = [0] * players
        self.spooks: list[tuple[int, ...]] = [()] * players
        self.imps: list[tuple[int, ...]] = [()] * players
        self.pact = [0] * players
        #: By seat: the spooks fed at the end of this period. Seats that have bought a spook this round.
        self.fed = [0] * players
        self.bought = 0
        #: Each element's stack of spooks: the open card on top, the cards below that nobody has seen
        #: (an unordered set: they come up by chance), and those that have fled.
        self.top = list(box.starters)
        self.pool = [sum([1 << spook for spook in box.spooks_of[element]]) for element in ELEMENTS]
        self.gone = [0] * len(ELEMENTS)
        #: Each element's stack of imps: the open one, unseen ones (sorted), used ones at the bottom in order.
        self.imp_top = [0] * len(ELEMENTS)
        self.imp_pool = [
            tuple([imp for imp in box.imps_of[element] for _ in range(box.imps[imp].copies)])
            for element in ELEMENTS
        ]
        self.imp_below: list[tuple[int, ...]] = [()] * len(ELEMENTS)
        #: Seats that have won.
        self.victors = 0
        self.terms = terms

    __slots__ = slots_of(__init__)

    @property
    def map(self) -> City:
        """The city, once it is built."""
        return self.terms.city(self.layout)

    def seats_from(self, first: int) -> list[int]:
        """All seats in turn order, beginning with one."""
        players = self.terms.players
        return [(first + step) % players for step in range(players)]

    def first_place(self, seat: int) -> int:
        """Where a seat came in the turn order of the first period: 0 began."""
        return (seat - self.starter + self.period - 1) % self.terms.players

    def strength(self, seat: int) -> int:
        """The strength of all spooks of a seat now."""
        by_spook = self.terms.box.strength[self.night]
        return sum([by_spook[spook] for spook in self.spooks[seat]])

    def hungry(self, seat: int) -> list[int]:
        """The spooks of a seat that have not eaten."""
        eaten = self.fed[seat]
        return [spook for spook in self.spooks[seat] if not eaten >> spook & 1]

    def payable(self, seat: int) -> int:
        """How many cubes a seat could pay with."""
        return sum(self.purse[seat])

    def energy(self, seat: int) -> int:
        return self.purse[seat][ENERGY]

    def add(self, seat: int, kind: int, count: int) -> None:
        """Give a seat cubes of a kind, or take them."""
        cubes = list(self.purse[seat])
        cubes[kind] += count
        self.purse[seat] = (cubes[0], cubes[1], cubes[2], cubes[3], cubes[4])

    def arrive(self, seat: int, cell: int) -> None:
        """A pawn comes to a cell, after everybody who is there already."""
        self.pawn[seat] = cell
        self.order = (*[other for other in self.order if other != seat], seat)

    def crowd(self, cell: int) -> list[int]:
        """Who stands in a cell, in order of arrival."""
        return [seat for seat in self.order if self.pawn[seat] == cell]
