"""The whole position of Straszydła as plain data."""

from __future__ import annotations

from typing import ClassVar, Final

from polnoc.engine.frames import Frame, Position
from polnoc.games.straszydla.actions import CELLS, ELEMENTS, ENERGY
from polnoc.games.straszydla.places import City, Layout
from polnoc.games.straszydla.terms import Terms

#: Cubes of a player: fear of the four elements, then energy.
Purse = tuple[int, int, int, int, int]
NO_CUBES: Final[Purse] = (0, 0, 0, 0, 0)
NOWHERE: Final = -1


class Straszydla(Position):
    """Tiles, spooks, imps and pacts are numbers from 1; 0 is none. Sets of them, and of seats, are bits."""

    __slots__ = (
        "beaten", "bought", "clock", "cubes", "dread", "fed", "gone", "imp_below", "imp_pool", "imp_top",
        "imps", "layout", "night", "order", "pact", "pawn", "period", "pool", "purse", "spooks", "starter",
        "stops", "terms", "top", "victors", "walked",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = (
        "stack", "layout", "period", "night", "clock", "starter", "stops", "cubes", "pawn", "walked", "order",
        "beaten", "purse", "dread", "spooks", "imps", "pact", "fed", "bought", "top", "pool", "gone",
        "imp_top", "imp_pool", "imp_below", "victors",
    )  # fmt: skip

    def __init__(
        self,
        stack: list[Frame],
        layout: Layout,
        period: int,
        night: int,
        clock: int,
        starter: int,
        stops: int,
        cubes: list[int],
        pawn: list[int],
        walked: tuple[tuple[int, ...], ...],
        order: tuple[int, ...],
        beaten: tuple[int, ...],
        purse: list[Purse],
        dread: list[int],
        spooks: list[tuple[int, ...]],
        imps: list[tuple[int, ...]],
        pact: list[int],
        fed: list[int],
        bought: int,
        top: list[int],
        pool: list[int],
        gone: list[int],
        imp_top: list[int],
        imp_pool: list[tuple[int, ...]],
        imp_below: list[tuple[int, ...]],
        victors: int,
        terms: Terms,
    ) -> None:
        self.stack = stack
        #: The tile on each cell of the canvas.
        self.layout = layout
        #: Periods begun so far; whether it is night; cubes on the day/night card; who holds it.
        self.period = period
        self.night = night
        self.clock = clock
        self.starter = starter
        #: Cells with a STOP, and fear cubes by cell.
        self.stops = stops
        self.cubes = cubes
        #: Where each seat's pawn stands, the way it walked last (see `rules.planning.Plan`), and the seats in
        #: the order in which they came to where they stand.
        self.pawn = pawn
        self.walked = walked
        self.order = order
        #: By seat: the cells in which it has lost a duel this round.
        self.beaten = beaten
        self.purse = purse
        self.dread = dread
        self.spooks = spooks
        self.imps = imps
        self.pact = pact
        #: By seat: the spooks fed at the end of this period. Seats that have bought a spook this round.
        self.fed = fed
        self.bought = bought
        #: Each element's stack of spooks: the open card on top, the cards below that nobody has seen
        #: (an unordered set: they come up by chance), and those that have fled.
        self.top = top
        self.pool = pool
        self.gone = gone
        #: Each element's stack of imps: the open one, unseen ones (sorted), used ones at the bottom in order.
        self.imp_top = imp_top
        self.imp_pool = imp_pool
        self.imp_below = imp_below
        #: Seats that have won.
        self.victors = victors
        self.terms = terms

    def clone(self) -> Straszydla:
        return Straszydla(
            self.stack[:],
            self.layout,
            self.period,
            self.night,
            self.clock,
            self.starter,
            self.stops,
            self.cubes[:],
            self.pawn[:],
            self.walked,
            self.order,
            self.beaten,
            self.purse[:],
            self.dread[:],
            self.spooks[:],
            self.imps[:],
            self.pact[:],
            self.fed[:],
            self.bought,
            self.top[:],
            self.pool[:],
            self.gone[:],
            self.imp_top[:],
            self.imp_pool[:],
            self.imp_below[:],
            self.victors,
            self.terms,
        )

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
        """Who stands in a cell, in the order of coming."""
        return [seat for seat in self.order if self.pawn[seat] == cell]


def first_position(terms: Terms) -> Straszydla:
    """Before anything is laid out."""
    players, box = terms.players, terms.box
    return Straszydla(
        stack=[],
        layout=terms.layout,
        period=0,
        night=0,
        clock=0,
        starter=terms.options.first - 1,
        stops=0,
        cubes=[0] * len(CELLS),
        pawn=[NOWHERE] * players,
        walked=((),) * players,
        order=(),
        beaten=(0,) * players,
        purse=[NO_CUBES] * players,
        dread=[0] * players,
        spooks=[()] * players,
        imps=[()] * players,
        pact=[0] * players,
        fed=[0] * players,
        bought=0,
        top=list(box.starters),
        pool=[sum([1 << spook for spook in box.spooks_of[element]]) for element in ELEMENTS],
        gone=[0] * len(ELEMENTS),
        imp_top=[0] * len(ELEMENTS),
        imp_pool=[
            tuple([imp for imp in box.imps_of[element] for _ in range(box.imps[imp].copies)])
            for element in ELEMENTS
        ],
        imp_below=[()] * len(ELEMENTS),
        victors=0,
        terms=terms,
    )
