"""TRAIL, WT: the Beast shows where it has been."""

from __future__ import annotations

from polnoc.engine.events import Out, tell
from polnoc.games.bestia.cards import GOALS
from polnoc.games.bestia.places import members
from polnoc.games.bestia.rules.knowledge import learn_clear, learn_trails
from polnoc.games.bestia.state import NOWHERE, Bestia
from polnoc.games.bestia.terms import BEAST

_TRAIL_REGIONS = GOALS.index("trail-regions")


def show_trails(position: Bestia, places: int, out: Out) -> None:
    """TRAIL-01, TRAIL-02, TRAIL-08: one token on these locations for each card that has left trails there.

    On locations with stale tokens, whose cards may have been taken back, only a new token tells anything.
    """
    if not position.track:
        return
    clear = 0
    marks = position.marks
    for place in members(places):
        if place not in marks:
            clear |= 1 << place
            continue
        count = marks.count(place)
        if count > position.trails[place] or not position.stale >> place & 1:
            learn_trails(position, place, count)
        if count > position.trails[place]:
            position.trails[place] = count
            tell(out, "trails", place=place, n=count)
            region = position.terms.places.region[place]
            if region.bit_count() == 1:
                position.tally[_TRAIL_REGIONS] |= region
    learn_clear(position, 0, clear & ~position.stale)


def watched_from(position: Bestia, place: int) -> int:
    """WT-02: the locations on which a hunter standing here sees trails."""
    if position.towers >> place & 1 and not position.mods(BEAST).fog:
        return position.terms.places.near_bits[place]
    return 1 << place


def hunter_arrives(position: Bestia, place: int, out: Out) -> None:
    """TRAIL-01, TRAIL-09: show trails to a hunter who has arrived at a location."""
    if position.track:
        show_trails(position, watched_from(position, place), out)


def beast_moved(position: Bestia, since: int, out: Out) -> None:
    """TRAIL-06, TRAIL-07, WT-04: show trails after a whole move, which began with card number `since`."""
    watched = 0
    for place in position.hunters:
        if place != NOWHERE:
            watched |= watched_from(position, place)
    passed = 0
    for place in position.marks[since:]:
        if place != NOWHERE:
            passed |= 1 << place
    settled = position.settlers_on() & ~watched
    show_trails(position, watched | settled & passed, out)
    learn_clear(position, since, settled & ~(passed | position.stale))


def has_trails(position: Bestia, place: int) -> bool:
    """TRAIL-05: whether a location has tokens, or the Beast's pawn, which counts as trails."""
    return position.trails[place] > 0 or position.pawn == place
