"""Evaluate what a player has, in two ways.

`CubeEvaluator` counts cubes, spooks that fit and meals that are still missing.
`RaceEvaluator` counts in chances to win, for all players at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from polnoc.games.straszydla.actions import ELEMENTS, ENERGY, KINDS
from polnoc.games.straszydla.bots.belief import Belief
from polnoc.games.straszydla.bots.figures import Figures, usual_figures
from polnoc.games.straszydla.bots.fright_odds import Prices, expected_scare
from polnoc.games.straszydla.bots.win_race import (
    Clock,
    Holdings,
    WinRace,
    holdings_of,
    tie_chance,
    win_chance,
)
from polnoc.games.straszydla.cards import ALL_ELEMENTS
from polnoc.games.straszydla.rules.acting import Act
from polnoc.games.straszydla.rules.rounds import ROUNDS
from polnoc.games.straszydla.state import Straszydla


class Evaluator:
    """Values for one position and one seat. Every evaluator has its own scale."""

    def __init__(self, position: Straszydla, seat: int, figures: Figures | None = None) -> None:
        self.position = position
        self.me = seat
        self.figures = usual_figures() if figures is None else figures
        self.terms = position.terms
        self.box = position.terms.box
        self.holdings_by_seat = [holdings_of(position, other) for other in self.terms.seats]
        #: Now, and the beginning of the next period.
        self.clock = self._now()
        self.dawn = Clock(1 - position.night, ROUNDS, ROUNDS + 1)
        self._kinds: dict[int, tuple[float, ...]] = {}
        self._cells: dict[tuple[int, bool], list[float]] = {}

    # What an evaluator must provide ---------------------------------------------------

    def value(self, seat: int, holdings: Holdings, clock: Clock) -> float:
        """The value of these holdings to a seat."""
        raise NotImplementedError

    # When -----------------------------------------------------------------------------

    def _now(self) -> Clock:
        """The time now; this round still counts unless its actions have begun."""
        after = self.position.clock
        acting = [frame for frame in self.position.stack if isinstance(frame, Act)]
        buys = after + 1
        if acting and acting[0].seat == self.me:
            return Clock(self.position.night, after, buys + (not self.position.bought >> self.me & 1))
        return Clock(self.position.night, after + 1, buys + 1)

    # Single things ---------------------------------------------------------------------

    def kinds(self, seat: int) -> tuple[float, ...]:
        """By kind: what one more cube is worth to a seat; dread comes last."""
        found = self._kinds.get(seat)
        if found is None:
            holdings, clock = self.holdings_by_seat[seat], self.clock
            base = self.value(seat, holdings, clock)
            values = [(self.value(seat, holdings.plus(kind, 2), clock) - base) / 2 for kind in KINDS]
            dread = self.value(seat, holdings._replace(dread=holdings.dread + 2), clock) - base
            found = self._kinds[seat] = (*[max(value, 0.0) for value in values], max(dread / 2, 0.0))
        return found

    def imp(self, seat: int, imp: int) -> float:
        """What an imp is worth to a seat."""
        holdings = self.holdings_by_seat[seat]
        more = holdings._replace(imps=(*holdings.imps, imp))
        return max(self.value(seat, more, self.clock) - self.value(seat, holdings, self.clock), 0.0)

    def imps(self, seat: int) -> list[float]:
        """By element: what the top imp is worth."""
        return [self.imp(seat, imp) if imp else 0.0 for imp in self.position.imp_top]

    def scare_prices(self, seat: int, element: int) -> Prices:
        """The prices of energy and dread, in cubes of a colour."""
        kinds = self.kinds(seat)
        cube = max(kinds[element], 1e-9)
        return Prices(min(kinds[ENERGY] / cube, 2.0), min(kinds[-1] / cube, 2.0))

    def scare(self, seat: int, element: int) -> float:
        """What frightening for a colour is worth before the dice are rolled."""
        spooks = self.holdings_by_seat[seat].spooks
        if not spooks:
            return 0.0
        cubes = expected_scare(
            len(spooks),
            self.position.strength(seat),
            self.holdings_by_seat[seat].purse[ENERGY],
            self.box.pack.frighten,
            self.scare_prices(seat, element),
        )
        return max(cubes, 0.0) * self.kinds(seat)[element]

    def summoned(self, seat: int, element: int) -> float:
        """What the top spook of a stack is worth at the end of this period."""
        if not self.position.top[element]:
            return 0.0
        holdings = self.holdings_by_seat[seat]._replace(spooks=self.staying(seat))
        return self.called(seat, holdings, element) - self.value(seat, holdings, self.dawn)

    def called(self, seat: int, holdings: Holdings, element: int) -> float:
        """The value of these holdings at the end of a period, once the top spook of a stack joins them."""
        spook = self.position.top[element]
        more = holdings.plus(ENERGY, self.box.strength[self.position.night][spook])
        return self.value(seat, more._replace(spooks=(*holdings.spooks, spook)), self.dawn)

    def staying(self, seat: int) -> tuple[int, ...]:
        """The spooks of a seat that will still be there in the next period."""
        return self.holdings_by_seat[seat].spooks

    # Cells -----------------------------------------------------------------------------

    def cells(self, seat: int, last: bool) -> list[float]:
        """By cell: what it is worth to act there; in a period's last round, with the spook summoned there."""
        found = self._cells.get((seat, last))
        if found is None:
            found = self._with_summons(seat) if last else self._cell_values(seat)
            self._cells[seat, last] = found
        return found

    def _elements(self, cell: int) -> Sequence[int]:
        element = self.position.map.element[cell]
        return ELEMENTS if element == ALL_ELEMENTS else (element,)

    def _cell_values(self, seat: int) -> list[float]:
        position, city = self.position, self.position.map
        kinds, imps = self.kinds(seat), self.imps(seat)
        scares = [self.scare(seat, element) for element in ELEMENTS]
        values = [0.0] * len(position.cubes)
        for cell in city.cells:
            elements = self._elements(cell)
            value = position.cubes[cell] * max([kinds[element] for element in elements])
            if city.frightening >> cell & 1:
                value += max([scares[element] for element in elements])
            if city.imp >> cell & 1:
                value += max([imps[element] for element in elements])
            values[cell] = value
        return values

    def _with_summons(self, seat: int) -> list[float]:
        calls = [self.summoned(seat, element) for element in ELEMENTS]
        values = self.cells(seat, False)[:]
        for cell in self.position.map.cells:
            values[cell] += max([calls[element] for element in self._elements(cell)])
        return values


class CubeEvaluator(Evaluator):
    """Needed cubes count fully, others about half; a spook that fits is worth its price."""

    NEEDED: Final = 1.0
    SPARE: Final = 0.55
    ENERGY_WORTH: Final = 0.85
    DREAD_WORTH: Final = 0.6
    FITTING: float = 4.0
    #: The average number of cubes of one colour gained per round.
    HOPE: Final = 0.8

    def want(self, seat: int) -> Sequence[int]:
        """What a seat's pact asks for; the pacts of others are unknown, so a bit of everything."""
        return self.box.pact_counts[self.position.pact[seat]] if seat == self.me else (1, 1, 1, 1)

    def value(self, seat: int, holdings: Holdings, clock: Clock) -> float:
        want = list(self.want(seat))
        strength, elements = self.box.strength[clock.night], self.box.spook_element
        need = [0.0] * len(ELEMENTS)
        fitting, wild = 0, 0
        for spook in holdings.spooks:
            element = elements[spook]
            if element == ALL_ELEMENTS:
                wild += 1
            elif want[element]:
                want[element] -= 1
                fitting += 1
                need[element] += strength[spook]
        fitting += min(wild, sum(want))
        hope = self.HOPE * clock.rounds
        hungry = sum([max(need[e] - holdings.purse[e] - hope, 0.0) for e in ELEMENTS]) + 3 * (wild > 0) * (
            max(holdings.purse[:ENERGY]) < 3 - hope
        )
        for element in ELEMENTS:
            need[element] += 3 * want[element]
        total = self.FITTING * fitting - 1.5 * hungry
        for element in ELEMENTS:
            useful = min(holdings.purse[element], need[element])
            total += self.NEEDED * useful + self.SPARE * (holdings.purse[element] - useful)
        total += self.ENERGY_WORTH * holdings.purse[ENERGY] + self.DREAD_WORTH * holdings.dread
        return total + len(holdings.imps)


class GreedyEvaluator(CubeEvaluator):
    """Ignores colours: any cube counts the same. Overvalues spooks."""

    FITTING: float = 6.0

    def kinds(self, seat: int) -> tuple[float, ...]:
        return (1.0, 1.0, 1.0, 1.0, 0.5, 0.5)

    def summoned(self, seat: int, element: int) -> float:
        return 0.0


class RaceEvaluator(Evaluator):
    """Chances to win the race, from what everybody still needs for the pact."""

    def __init__(self, position: Straszydla, seat: int, figures: Figures | None = None) -> None:
        super().__init__(position, seat, figures)
        self.win_race = WinRace(position, self.figures)
        self.belief = Belief(position, seat, self.figures)
        self._standing: dict[Clock, list[list[float]]] = {}
        #: The turn order of the first period: among equals the later seat wins.
        self.places = [position.first_place(seat) for seat in self.terms.seats]

    def staying(self, seat: int) -> tuple[int, ...]:
        """None: feeding a spook that does not win now costs as much as buying one later."""
        return ()

    def finish_chances(self, seat: int, holdings: Holdings, clock: Clock) -> list[float]:
        """By end of period: the chance that a seat has fulfilled its pact, over all pacts it may have."""
        total: list[float] = []
        for want, chance in self.belief.wants(seat):
            chances = self.win_race.finish_chances(holdings, want, clock)
            total = [a + chance * b for a, b in zip(total or [0.0] * len(chances), chances, strict=True)]
        return total

    def standing(self, clock: Clock) -> list[list[float]]:
        """The finish chances of all seats with what they have now, at a given time."""
        found = self._standing.get(clock)
        if found is None:
            found = [
                self.finish_chances(seat, self.holdings_by_seat[seat], clock) for seat in self.terms.seats
            ]
            self._standing[clock] = found
        return found

    def value(self, seat: int, holdings: Holdings, clock: Clock) -> float:
        standing = self.standing(self.dawn if clock == self.dawn else self.clock)
        rivals = [other for other in self.terms.seats if other != seat]
        others = [standing[other] for other in rivals]
        ties = [self.preferred(seat, holdings.dread, other, clock.rounds) for other in rivals]
        return win_chance(self.finish_chances(seat, holdings, clock), others, ties)

    def preferred(self, seat: int, dread: int, rival: int, rounds: int) -> float:
        """STR-AMB-45: the chance that a seat with this dread wins if a rival finishes at the same time."""
        rule = self.terms.options.shared_victory
        if rule == "feeding":
            players, starter = self.terms.players, self.position.starter
            return float((seat - starter) % players < (rival - starter) % players)
        if rule != "dread":
            return 1.0 if rule == "shared" else 0.5
        place = 0.5 if self.places[seat] > self.places[rival] else -0.5
        return tie_chance(dread - self.holdings_by_seat[rival].dread + place, rounds)
