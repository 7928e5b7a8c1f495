"""Questions that pass by themselves: what nobody needs to be asked is answered for a person.

Where everybody can tell that there was no choice, it is answered at once. Where hands are hidden, a pause
would tell whether somebody had one: there the answer comes after a while that is drawn by nothing but the
seed of the table and the number of the question.
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

#: A question that passes without all knowing why does so after this time: as long as people take to say no.
LEAST_SECONDS: Final = 2.5
MOST_SECONDS: Final = 7.0


def obvious_answer(room: Room, seat: int) -> Action | None:
    """The answer that a person on this seat need not be asked for; None if there is a choice."""
    options = room.options(seat) if room.settings.passes else ()
    if not options:
        return None
    return package_of(room.game).proposals().obvious(room.game, room.view(seat), options)


def obvious_answers(room: Room) -> list[tuple[int, Action]]:
    """The seats of people that are asked now and need not be, each with its answer."""
    answers = [(seat, obvious_answer(room, seat)) for seat in people_asked(room)]
    return [(seat, action) for seat, action in answers if action is not None]


def shown_options(room: Room, seat: int) -> Sequence[Action]:
    """What a page offers to a seat: nothing if the question is about to pass in the open."""
    options = room.options(seat)
    return () if options and obvious_answer(room, seat) is not None and is_open(room) else options


def people_asked(room: Room) -> list[int]:
    """The seats of people that are to answer now."""
    if not (room.ready and room.begun):
        return []
    return [seat for seat in room.match.asked if room.seats[seat].played_by == PERSON]


def is_open(room: Room) -> bool:
    """Whether everybody can tell that whoever is asked now has no choice, if that is so."""
    return package_of(room.game).proposals().is_open(room.game, room.view(WATCHER))


def passing_seconds(room: Room, seat: int) -> float:
    """How long a question lies before it passes: nobody can tell it from somebody who thinks and says no."""
    drawn = hashlib.sha256(f"{room.match.seed.text}:passes:{seat}:{room.acted[seat]}".encode()).digest()
    share = int.from_bytes(drawn[:8], "big") / 2**64
    return LEAST_SECONDS + share * (MOST_SECONDS - LEAST_SECONDS)
