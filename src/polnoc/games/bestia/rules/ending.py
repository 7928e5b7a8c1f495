"""OBJ: what counts towards goals, and how the game ends."""

from __future__ import annotations

from typing import Final

from polnoc.engine.events import Out, tell
from polnoc.games.bestia.cards import GOALS, Goal
from polnoc.games.bestia.state import BEAST_WON, HUNTERS_WON, NOWHERE, Bestia
from polnoc.games.bestia.terms import FARMER, NOBLE

(
    ANIMALS, BEARS, HUNTERS, SETTLERS, FARMERS, NOBLES, SETTLER_WOUNDED, WOUNDS, SUMMONS_KILLED,
    TRAIL_REGIONS, TRAPS, FOUND, TOWERS, TOWER_REGIONS, DEAD_REGIONS, DEPARTED, ARRIVING,
) = range(len(GOALS))  # fmt: skip
#: Entries of the tally that are bit masks.
_SETS: Final = frozenset([TRAIL_REGIONS, DEAD_REGIONS, DEPARTED])


def amount(position: Bestia, what: int) -> int:
    """The count of something that goals ask for, so far."""
    counted = position.tally[what]
    return counted.bit_count() if what in _SETS else counted


def is_met(position: Bestia, goals: tuple[Goal, ...]) -> bool:
    """NIGHT1-07: whether a goal is met; any one of several is enough."""
    return any([amount(position, GOALS.index(goal.what)) >= goal.n for goal in goals])


def finish(position: Bestia, victor: int, reason: str, out: Out) -> None:
    """End the game at once."""
    position.victor = victor
    tell(out, "game-over", victor=victor, reason=reason)
    tell(out, "true-path", pawn=position.pawn, track=list(position.track), path=list(position.path))
    position.unwind(0)


def beast_dies(position: Bestia, out: Out) -> None:
    """DIE-01."""
    finish(position, HUNTERS_WON, "beast-died", out)


def settler_died(position: Bestia, one: int, place: int, counts: bool, out: Out) -> None:
    """OBJ-02, OBJ-06: a dead settler counts, and may decide the game."""
    if not counts:
        return
    position.tally[SETTLERS] += 1
    kind = position.terms.folk_kind[one]
    if kind == FARMER:
        position.tally[FARMERS] += 1
    elif kind == NOBLE:
        position.tally[NOBLES] += 1
    position.tally[DEAD_REGIONS] |= position.terms.places.region[place]
    if is_met(position, position.terms.contract.wins):
        finish(position, BEAST_WON, "settlers-died", out)


def last_day_over(position: Bestia, out: Out) -> None:
    """OBJ-04, OBJ-05: help arrives and the hunters win, but a caravan that has not arrived is lost."""
    if position.terms.contract.escort:
        finish(position, BEAST_WON, "caravan-late", out)
    else:
        finish(position, HUNTERS_WON, "days-over", out)


def settler_led(position: Bestia, settler: int, there: int, out: Out) -> None:
    """A hunter has taken a settler along."""
    terms = position.terms
    position.folk[settler] = there
    tell(out, "led", settler=settler, place=there)
    position.tally[DEPARTED] |= 1 << settler
    refuge = terms.places.region[terms.refuge]
    alive = [place for place in position.folk[: terms.settlers] if place != NOWHERE]
    arriving = [place for place in alive if terms.places.region[place] & refuge]
    position.tally[ARRIVING] = max(position.tally[ARRIVING], len(arriving))
    if all([place == terms.refuge for place in position.folk[: terms.settlers]]):
        finish(position, HUNTERS_WON, "caravan-arrived", out)


def towers_changed(position: Bestia) -> None:
    """Record the most watchtowers, and regions with one, that there have been at once."""
    towers = position.towers
    position.tally[TOWERS] = max(position.tally[TOWERS], towers.bit_count())
    start = 1 << position.terms.places.start
    regions = [places for places in position.terms.places.region_bits if places & towers & ~start]
    position.tally[TOWER_REGIONS] = max(position.tally[TOWER_REGIONS], len(regions))
