"""What a person at a table of 13 Duchów perceives, from the rulebook and apart from the views under test.

Memory needs no account here: two games are alike to somebody if he has perceived the same all along.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.games.duchy.actions import ACTIONS
from polnoc.games.duchy.rules.setup import Hide, TeamsHide
from polnoc.games.duchy.state import Duchy

#: Cards by what they are replaced with.
Swap = dict[int, int]

#: What somebody learns alone or with a partner: the arguments that name him, those that name the cards.
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

#: Answers that name a card; all other numbers are said aloud or concern nobody's cards.
_NAMES_A_CARD: Final = ("hide", "settle", "keep", "top", "under", "copy", "card")
#: Answers with which a stack is arranged in secret.
ARRANGING: Final = ("top", "under")


def perceived(position: Duchy, seat: int) -> tuple[object, ...]:
    """What lies open, and the cards in this seat's own hands."""
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
    """The cards that a seat holds, or is choosing from."""
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
    """What a seat learned of the cards by its own doing, or of those that its partner showed it."""
    return [(event.key, event.args) for event in events if _concerns(event, seat)]


def _concerns(event: Event, seat: int) -> bool:
    return event.key in PRIVATE and seat in [event.args[name] for name in PRIVATE[event.key][0]]


def cards_seen(position: Duchy, seat: int) -> set[int]:
    """The cards whose faces a seat sees now."""
    return {*position.middle, *own_cards(position, seat)} - {0}


def cards_told(events: Iterable[Event], seat: int, round: int) -> Iterator[tuple[int, int]]:
    """The cards that a seat was told of, each with the number of the round; `round` is that of the first."""
    for event in events:
        args: dict[str, Any] = dict(event.args)
        if event.key == "round-begins":
            round = args["round"]
        if _concerns(event, seat):
            for name in PRIVATE[event.key][1]:
                cards = args[name]
                yield from [(round, card) for card in (cards if isinstance(cards, list) else [cards])]


def swapped(action: Action, swap: Swap) -> Action:
    """The answer that means the same when cards have changed places."""
    if action.verb not in _NAMES_A_CARD:
        return action
    return ACTIONS.get(action.verb, swap.get(action.arg, action.arg))


def cards_hidden(position: Duchy) -> set[int]:
    """The cards that lie somewhere face down; those that nobody ever had in hand are nowhere yet."""
    piles = [*position.above, *position.below, position.box, position.lair, position.hand]
    return {card for pile in piles for card in pile} - {0}


def lie_of_the_cards(position: Duchy) -> tuple[object, ...]:
    """Where every card is; two positions that agree in this hide the same."""
    return (
        (position.lair, position.hand, position.pool, position.above, position.below, position.box),
        [frame.piles for frame in position.stack if isinstance(frame, Hide | TeamsHide)],
    )


def random_swap(position: Duchy, seen: set[int], hidden: set[int], rng: random.Random) -> Swap:
    """Cards of each deck that somebody never saw, each in another's place: two or three of them, or all.

    Those that lie somewhere face down come first.
    """
    terms, swap = position.terms, dict[int, int]()
    for deck in range(terms.decks):
        cards = [card for card in range(1, 2 * terms.size + 1) if terms.full[deck] >> card & 1]
        unseen = sorted([card for card in cards if card not in seen], key=lambda _: rng.random())
        unseen.sort(key=lambda card: card not in hidden)
        first, rest = unseen[:1], unseen[1:]
        few = first + rng.sample(rest, min(len(rest), rng.choice((1, 1, 2, len(rest)))))
        swap |= dict(zip(few, few[1:] + first, strict=True))
    return swap


def arranged(action: Action, offered: Sequence[Action], rng: random.Random) -> Action:
    """Another secret order of the same cards, or the same."""
    if action.verb not in ARRANGING or (action in offered and rng.random() < 0.5):
        return action
    return rng.choice([other for other in offered if other.verb == action.verb] or [action])
