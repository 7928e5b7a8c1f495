"""What individual seats have learned about hidden cards, and where these can be now."""

from __future__ import annotations

from typing import Final

from polnoc.games.duchy.cards import MOST_NUMBERS
from polnoc.games.duchy.state import Duchy

_BOX: Final = tuple([f"box:{nth}" for nth in range(2 * MOST_NUMBERS)])


def learn(position: Duchy, seat: int, card: int) -> None:
    """Record that `seat` has seen where `card` is."""
    trace = (seat, card, 1 << card)
    for old in position.traces:
        if old[0] == seat and old[1] == card:
            position.traces = tuple([trace if other is old else other for other in position.traces])
            return
    position.traces += (trace,)


def mix(position: Duchy, by: int, cards: int) -> None:
    """Record that `by` has put a set of cards in a secret order: everybody else loses track of them."""
    position.traces = tuple(
        [
            (seat, card, group | cards) if seat != by and group & cards else (seat, card, group)
            for seat, card, group in position.traces
        ]
    )


def place_of(position: Duchy, card: int) -> str:
    """Where a card is: `hand:SEAT`, `lair:SEAT`, `box:NTH`, `stack:DECK:DEPTH`, `middle`."""
    box = position.box
    if card in box:  # checked first: most known cards are there
        return _BOX[box.index(card)]
    if card in position.middle:
        return "middle"
    if card in position.hand:
        return f"hand:{position.hand.index(card)}"
    if card in position.lair:
        return f"lair:{position.lair.index(card)}"
    deck = 0 if card <= position.terms.size else 1
    above, below = position.above[deck], position.below[deck]
    if card in above:
        return f"stack:{deck}:{above.index(card)}"
    if card in below:
        return f"stack:{deck}:{len(above) + position.pool[deck].bit_count() + below.index(card)}"
    return "unseen"


def known_places(position: Duchy, seat: int) -> list[tuple[int, list[str]]]:
    """For each hidden card that `seat` has learned about: the places it can be in."""
    traces = [trace for trace in position.traces if trace[0] == seat]
    if not traces:
        return []
    open_to_seat = (*position.middle, position.hand[seat], position.lair[seat])
    known = []
    traces.sort()
    for _, card, group in traces:
        if card in open_to_seat:
            continue
        if group == 1 << card:
            known.append((card, [place_of(position, card)]))
        else:
            exact = {other for _, other, place in traces if place == 1 << other}
            elsewhere = {*open_to_seat, *exact}
            others = [other for other in range(1, group.bit_length()) if group >> other & 1]
            known.append(
                (card, sorted([place_of(position, other) for other in others if other not in elsewhere]))
            )
    return known


def known_by_others(position: Duchy, seat: int) -> list[tuple[int, str]]:
    """The places whose card is known to another seat, such as a card that it has put in the box."""
    hand, middle = position.hand, position.middle
    known = [
        (other, place_of(position, card))
        for other, card, group in position.traces
        if other != seat and group == 1 << card and card != hand[other] and card not in middle
    ]
    known.sort()
    return known
