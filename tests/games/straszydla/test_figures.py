"""Offers, meals, retreats and victories: the rules compared with a simple second implementation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product

import pytest

from polnoc.games.straszydla.actions import ELEMENTS, ENERGY
from polnoc.games.straszydla.cards import ALL_ELEMENTS
from polnoc.games.straszydla.places import BESIDE
from polnoc.games.straszydla.rules import acting, duels, feeding, planning, rounds, stacks, trading
from polnoc.games.straszydla.state import Straszydla
from polnoc.games.straszydla.terms import AFTER_ROLL
from tests.games.straszydla.walks import walk

#: A label, the rule's result, and the plain statement's result.
Found = Iterator[tuple[str, object, object]]


@cache
def positions() -> tuple[Straszydla, ...]:
    """Return positions of games of all sizes, with every rule for shared victories."""
    found = []
    for players, rule in product((2, 3, 4), ("dread", "strength")):
        jumps = "moving" if players == 3 else "planned"
        for number, position in enumerate(walk(players, 5, shared_victory=rule, jumps=jumps)):
            if number % 15 == 0 and len(position.order) == players:
                found.append(position.clone())
    return tuple(found)


def strength(position: Straszydla, spook: int) -> int:
    card = position.terms.box.spooks[spook]
    return card.night if position.night else card.day


def bank(position: Straszydla) -> Found:
    """Three cubes for one, imps for cubes, a spook for the sum of its strengths once a round."""
    for seat, purse in enumerate(position.purse):
        imps = [f"swap {imp}" for imp in sorted(set(position.imps[seat]))]
        wanted = [*imps, *(["trade"] if sum(purse) >= 3 else [])]
        yield "exchanges", [each.text for each in trading.exchanges(position, seat)], wanted
        for bought in (0, 1 << seat):
            position.bought = bought
            buys = [
                element
                for element in ELEMENTS
                if (spook := position.terms.box.spooks[position.top[element]])
                and position.top[element]
                and not bought
                and spook.day + spook.night <= sum(purse)
            ]
            yield "purchases", [each.arg for each in trading.purchases(position, seat)], buys
        for left in range(1, 8):
            kinds = len([count for count in purse if count])
            yield f"forced {left}", trading.forced(position, seat, left), left == sum(purse) or kinds == 1
        fear = sum(purse[:ENERGY]) + len(position.imps[seat])
        helpful = [imp for imp in position.imp_top if imp in position.terms.windows[AFTER_ROLL]]
        matters = fear >= 3 or (fear + purse[ENERGY] >= 3 and bool(helpful))
        yield "trade matters", duels.trade_matters(position, seat), matters


def meals(position: Straszydla) -> Found:
    """As many cubes of its colour as its strength; any single colour for those of all elements; or dread."""
    box = position.terms.box
    for seat, purse in enumerate(position.purse):
        hungry = [spook for spook in position.spooks[seat] if not position.fed[seat] >> spook & 1]
        for less in (0, 1, 9):
            eased = tuple([(spook, less) for spook in hungry[:1]])
            wanted = []
            for spook in hungry:
                needs = strength(position, spook)
                needs = max(1, needs - less) if spook == hungry[0] else needs
                yield f"appetite {less}", feeding.appetite(position, spook, eased), needs
                element = box.spook_element[spook]
                if element == ALL_ELEMENTS:
                    wanted += [f"feed-with {spook} {colour}" for colour in ELEMENTS if purse[colour] >= needs]
                elif purse[element] >= needs:
                    wanted.append(f"feed {spook}")
                if position.dread[seat] >= box.pack.dread.feed:
                    wanted.append(f"feed-dread {spook}")
            yield f"meals {less}", [each.text for each in feeding.meals(position, seat, eased)], wanted


def pacts(position: Straszydla) -> Found:
    """What a pact lacks, and who of several wins."""
    box, night = position.terms.box, position.night
    for seat in position.terms.seats:
        eaten = [spook for spook in position.spooks[seat] if position.fed[seat] >> spook & 1]
        have = [box.spook_element[spook] for spook in eaten]
        counts = box.pact_counts[position.pact[seat]]
        lacking = sum([max(0, counts[element] - have.count(element)) for element in ELEMENTS])
        lacking = max(0, lacking - have.count(ALL_ELEMENTS))
        yield "missing", feeding.missing(position, seat, position.fed[seat]), lacking
        turn = (seat - position.starter) % position.terms.players
        if position.terms.options.shared_victory == "dread":
            rank: tuple[int, ...] = (-len(eaten), -position.dread[seat], -position.first_place(seat))
        else:
            strong = sum([strength(position, spook) for spook in eaten])
            rank = (-len(eaten), -strong, -position.dread[seat], -sum(position.purse[seat]), turn)
        yield f"rank {night}", feeding.rank(position, seat), rank


def ways(position: Straszydla) -> Found:
    """Where a pawn can step, flee and jump to."""
    cells = [cell for cell, tile in enumerate(position.layout) if tile]
    stopped = [cell for cell in cells if position.stops >> cell & 1]
    suburbs = [cell for cell in cells if position.terms.box.tiles[position.layout[cell]].suburb]
    for cell in cells:
        free = {suburb for suburb in suburbs if suburb != cell and suburb not in stopped}
        yield f"suburbs {cell}", set(planning.free_suburbs(position, cell)), free
        steps = [
            direction
            for direction, there in enumerate(BESIDE[cell])
            if there in cells and there not in stopped
        ]
        yield f"steps {cell}", [each.arg for each in planning.steps_from(position, (3, (), (cell,)))], steps
        yield f"may end {cell}", planning.may_end(position, (0, cell)), cell not in stopped
    for seat, cell in enumerate(position.pawn):
        position.beaten = tuple([1 << cells[0] if other == seat else 0 for other in position.terms.seats])
        shut = {cells[0], *stopped}
        near = [there for there in BESIDE[cell] if there in cells and there not in shut]
        yield "neighbours", sorted(duels.open_neighbours(position, seat)), sorted(near)
        if near:
            yield "retreats", sorted(duels.retreats(position, seat)), sorted(near)
        else:
            taken = set(position.pawn)
            refuges = [there for there in suburbs if there not in shut]
            empty = [there for there in refuges if there not in taken]
            anywhere = [there for there in cells if there not in shut and there not in taken]
            yield "refuges", sorted(duels.retreats(position, seat)), sorted(empty or refuges or anywhere)


def districts(position: Straszydla) -> Found:
    """What a district offers, and which stacks have to be opened."""
    for seat, cell in enumerate(position.pawn):
        tile = position.terms.box.tiles[position.layout[cell]]
        element = position.map.element[cell]
        imps = any(position.imp_top) if element == ALL_ELEMENTS else position.imp_top[element] > 0
        for did in range(8):
            wanted = []
            if position.cubes[cell] and not did & acting.COLLECTED:
                wanted.append("collect")
            if tile.frighten and position.spooks[seat] and not did & acting.FRIGHTENED:
                wanted.append("frighten")
            if tile.imp and imps and not did & acting.SUMMONED:
                wanted.append("summon")
            if position.stops >> cell & 1:
                wanted = []
            yield f"here {did}", [each.text for each in acting.here(position, seat, did)], wanted
        power = sum([strength(position, spook) for spook in position.spooks[seat]])
        dice = (1,) * min(len(position.spooks[seat]), 6)
        if len(position.spooks[seat]) <= 6:
            yield "aim", acting.aim(position, seat, dice), power
    for element in ELEMENTS:
        position.top[element] = position.imp_top[element] = 0
        closed = [each for each in ELEMENTS if not position.top[each] and position.pool[each]]
        yield "spook", stacks.spook_to_open(position), closed[0] if closed else stacks.NOTHING_CLOSED
        closed = [each for each in ELEMENTS if not position.imp_top[each] and position.imp_pool[each]]
        yield "imp", stacks.imp_to_open(position), closed[0] if closed else stacks.NOTHING_CLOSED
    for period in range(1, 5):
        position.period = period
        cleared = position.terms.players > 2 or period in (1, 3)
        yield f"stops {period}", rounds.clears_stops(position), cleared


SENTENCES: dict[str, tuple[Callable[[Straszydla], Found], pytest.MarkDecorator]] = {
    "bank": (
        bank,
        pytest.mark.rules("STR-TRADE-02", "STR-TRADE-03", "STR-BUY-01", "STR-BUY-03", "STR-BUY-06"),
    ),
    "meals": (meals, pytest.mark.rules("STR-FEED-03", "STR-FEED-04", "STR-FEED-05")),
    "pacts": (pacts, pytest.mark.rules("STR-WIN-01", "STR-AMB-45")),
    "ways": (ways, pytest.mark.rules("STR-MOVE-03", "STR-MOVE-12", "STR-DUEL-24", "STR-AMB-27")),
    "districts": (
        districts,
        pytest.mark.rules("STR-ACT-11", "STR-COLLECT-01", "STR-FRIGHT-01", "STR-IMP-01"),
    ),
}


@pytest.mark.parametrize(
    "sentence",
    [pytest.param(sentence, id=name, marks=rules) for name, (sentence, rules) in SENTENCES.items()],
)
def test_the_rules_find_what_the_sentence_finds(sentence: Callable[[Straszydla], Found]) -> None:
    for number, kept in enumerate(positions()):
        position = kept.clone()
        for what, found, wanted in sentence(position):
            assert found == wanted, f"position {number}, {what}"


@pytest.mark.rules("STR-DUEL-06", "STR-DUEL-11", "STR-DUEL-14")
def test_dice_and_successes_of_a_duel() -> None:
    for one, two in product(range(8), repeat=2):
        assert duels.dice_for(one, two) == (3 if one > two else 2, 3 if two > one else 2)
    cases = {
        ((6, 1), (5, 5)): (1, 1), ((6, 5), (6, 5)): (0, 0), ((6, 5, 1), (6, 4)): (2, 0),
        ((2,), (3, 3, 3)): (0, 3), ((6, 6, 6), (5,)): (3, 0),
    }  # fmt: skip
    for dice, scores in cases.items():
        assert duels.successes(dice) == scores
