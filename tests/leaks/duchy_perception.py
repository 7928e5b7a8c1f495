"""What a person at a table of 13 Duchów perceives, from the rulebook and independent of the views under test.

Memory needs no account: two games are alike to somebody who has perceived the same throughout.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.games.duchy.rules.setup import Hide, TeamsHide
from polnoc.games.duchy.state import Duchy

#: Events told to one seat or to a pair: the arguments that name the seat, and those that name the cards.
PRIVATE: Final = {
    "dealt-card": (("seat",), ("card",)),
    "hides-card": (("seat",), ("card",)),
    "draws-card": (("seat",), ("card",)),
    "boxes-card": (("seat",), ("card",)),
    "peeks-top-cards": (("seat",), ("cards",)),
    "peeks-bottom-cards": (("seat",), ("cards",)),
    "arranges-cards": (("seat",), ("top", "under")),
    "settles-card": (("seat", "by"), ("card",)),
    "passed-cards": (("seat",), ("cards",)),
    "shares-cards": (("seat", "partner"), ("kept", "returned")),
}


def perceived(position: Duchy, seat: int) -> tuple[object, ...]:
    """Return what lies open, and the cards in this seat's own hands."""
    terms = position.terms
    return (
        tuple(position.scores),
        (position.round, position.starter, position.found, position.shield),
        (position.drawers, position.middle, position.laid_by, position.facts),
        tuple([card > terms.size for card in position.box]),
        tuple([position.stack_size(deck) for deck in range(terms.decks)]),
        tuple([bool(card) for card in (*position.lair, *position.hand)]),
        tuple(own_cards(position, seat)),
    )


def own_cards(position: Duchy, seat: int) -> list[int]:
    """Return the cards that a seat holds, or is choosing from."""
    if seat >= position.terms.players:
        return []
    cards = [position.lair[seat], position.hand[seat]]
    for frame in position.stack:
        if isinstance(frame, Hide):
            cards += frame.piles[seat]
        elif isinstance(frame, TeamsHide):
            pile, drawer = frame.piles[seat % 2], frame.drawers[seat % 2]
            cards += pile if seat == drawer or len(pile) == 2 else ()
    return cards


def told(events: Iterable[Event], seat: int) -> list[tuple[str, object]]:
    """Return what is announced, and what a seat learns by its own action or from its partner."""
    return [(event.key, event.args) for event in events if event.key not in PRIVATE or _concerns(event, seat)]


def perceived_at(
    game: AnyGame, position: Duchy, events: Sequence[Event], seat: int, before: Duchy | None = None
) -> object:
    """Return everything a seat perceives at a position after these events; at a round's end, all lairs."""
    ended = before is not None and any([event.key == "round-over" for event in events])
    lairs = tuple(before.lair) if before is not None and (ended or position.over) else ()
    return perceived(position, seat), told(events, seat), lairs


def _concerns(event: Event, seat: int) -> bool:
    return event.key in PRIVATE and seat in [event.args[name] for name in PRIVATE[event.key][0]]
