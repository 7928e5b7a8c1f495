"""Questions that pass by themselves: where a person has no choice, the answer is given for them.

Where everybody can tell that there was no choice, the answer comes at once. Where hands are hidden, the
timing would reveal whether there was a choice: there the answer comes after a random delay that depends only
on the seed of the table and the number of the question.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from polnoc.engine.actions import Action
from polnoc.engine.seats import WATCHER
from polnoc.games import package_of
from polnoc.table.room_seats import PERSON
from polnoc.table.rooms import Room

#: If not everybody can tell that there is no choice, a question passes after this time, which is about as
#: long as people take to decline.
LEAST_SECONDS: Final = 2.5
MOST_SECONDS: Final = 7.0


def obvious_answer(room: Room, seat: int) -> Action | None:
    """The answer that a person in this seat need not be asked for; None if there is a choice."""
    options = room.options(seat) if room.settings.passes else ()
    if not options:
        return None
    return package_of(room.game).proposals().obvious(room.game, room.view(seat), options)


def obvious_answers(room: Room) -> list[tuple[int, Action]]:
    """The seats of people that are asked now and need not be, each with its answer."""
    answers = [(seat, obvious_answer(room, seat)) for seat in people_asked(room)]
    return [(seat, action) for seat, action in answers if action is not None]


def shown_options(room: Room, seat: int) -> Sequence[Action]:
    """The options that a page offers to a seat; none if the question is about to pass openly."""
    options = room.options(seat)
    return () if options and obvious_answer(room, seat) is not None and is_open(room) else options


def people_asked(room: Room) -> list[int]:
    """The seats of people that are to answer now."""
    if not (room.ready and room.begun):
        return []
    return [seat for seat in room.match.asked if room.seats[seat].played_by == PERSON]


def is_open(room: Room) -> bool:
    """Whether everybody could tell if the person who is asked now had no choice."""
    return package_of(room.game).proposals().is_open(room.game, room.view(WATCHER))


def passing_seconds(room: Room, seat: int) -> float:
    """The delay before a question passes, which looks like somebody who thinks and then declines."""
    drawn = hashlib.sha256(f"{room.match.seed.text}:passes:{seat}:{room.acted[seat]}".encode()).digest()
    share = int.from_bytes(drawn[:8], "big") / 2**64
    return LEAST_SECONDS + share * (MOST_SECONDS - LEAST_SECONDS)
