"""INFO: what everybody learns about the Beast's path, kept until it is revealed.

The Beast's true path is hidden, but much about it can be known: where a search failed, where trails were
shown or not, which habitat a card needed. The position keeps these facts so that everybody can work with
them, and so that re-dealt positions fit them.
"""

from __future__ import annotations

from polnoc.games.bestia.places import bits_of
from polnoc.games.bestia.state import AT, CLEAR, TRAILS, Bestia


def learn(position: Bestia, places: int) -> None:
    """Record as public: the hidden Beast is on one of these locations."""
    cards = len(position.track)
    if not cards or places & position.terms.places.everywhere == position.terms.places.everywhere:
        return
    facts = position.facts
    if facts and facts[-1][0] == AT and facts[-1][1] == cards:
        position.facts = (*facts[:-1], (AT, cards, 0, facts[-1][3] & places))
    else:
        position.facts = (*facts, (AT, cards, 0, places))


def learn_habitat(position: Bestia, habitats: int, holds: bool) -> None:
    """Record that the Beast's location counts as one of these habitats, or that it does not."""
    if position.track:
        found = bits_of([place for place, habitat in enumerate(position.habitats) if habitat & habitats])
        learn(position, found if holds else ~found)


def learn_region(position: Bestia, regions: int) -> None:
    """Record that the Beast is in one of these regions."""
    if position.track:
        found = 0
        for region, places in enumerate(position.terms.places.region_bits):
            if regions >> region & 1:
                found |= places
        learn(position, found)


def learn_clear(position: Bestia, since: int, places: int) -> None:
    """Record that no card from number `since` on has left trails on any of these locations."""
    if places:
        position.facts = (*position.facts, (CLEAR, len(position.track), since, places))


def learn_trails(position: Bestia, place: int, count: int) -> None:
    """Record that exactly `count` cards have left trails on this location."""
    position.facts = (*position.facts, (TRAILS, len(position.track), place, count))
