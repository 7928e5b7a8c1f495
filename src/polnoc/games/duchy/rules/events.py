"""Frequent events, created once. Events are immutable values, so sharing them is safe."""

from __future__ import annotations

from typing import Final

from polnoc.engine.events import Event
from polnoc.engine.seats import EVERYONE, but, only
from polnoc.games.duchy.actions import CARDS, NUMBERS

_SEATS: Final = range(4)


def _by_seat(key: str, everyone: bool) -> tuple[Event, ...]:
    return tuple([Event(key, {"seat": seat}, EVERYONE if everyone else but(seat)) for seat in _SEATS])


def _by_seat_and_card(key: str) -> tuple[tuple[Event, ...], ...]:
    """Secret events of a seat: [seat][card]; entry [seat][0] is a filler."""
    return tuple(
        [
            tuple([Event(key, {"seat": seat, "card": card}, only(seat)) for card in (0, *CARDS)])
            for seat in _SEATS
        ]
    )


ANSWERS_YES: Final = _by_seat("answers-yes", True)
ANSWERS_NO: Final = _by_seat("answers-no", True)
IGNORES: Final = _by_seat("ignores", True)
SHIELDS: Final = _by_seat("shields", True)
EXTRA_TURN: Final = _by_seat("extra-turn", True)
DRAWS: Final = _by_seat("draws", False)
DRAWS_CARD: Final = _by_seat_and_card("draws-card")
BOXES: Final = _by_seat("boxes", False)
BOXES_CARD: Final = _by_seat_and_card("boxes-card")
HIDES: Final = _by_seat("hides", False)
HIDES_CARD: Final = _by_seat_and_card("hides-card")
DEALT_CARD: Final = _by_seat_and_card("dealt-card")

#: [seat][actor]: the actor takes the turn of the seat.
TURN: Final = tuple(
    [tuple([Event("turn", {"seat": seat, "actor": actor}, EVERYONE) for actor in _SEATS]) for seat in _SEATS]
)
#: [seat][card]: the card is laid in the middle.
USES: Final = tuple(
    [
        tuple([Event("uses", {"seat": seat, "card": card}, EVERYONE) for card in (0, *CARDS)])
        for seat in _SEATS
    ]
)
#: [seat][number]: a guess without a card.
GUESSES: Final = tuple(
    [
        tuple(
            [
                Event("guesses", {"seat": seat, "card": 0, "numbers": [number]}, EVERYONE)
                for number in (0, *NUMBERS)
            ]
        )
        for seat in _SEATS
    ]
)
