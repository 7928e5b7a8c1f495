"""The parts that browsers contribute to the seed of a game: promised first, then revealed (`engine.deal`).

A promise or a part counts only for the people who sat at the table when it was made, as identified by
`seating`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field

from polnoc.engine.deal import Deal, promise_of
from polnoc.table.log_entries import Entry
from polnoc.table.room_seats import PERSON, RoomSeat


class BadPromise(ValueError):
    """An invalid part of the seed: it is not due, or it is not the one that was promised."""


@dataclass(slots=True)
class SeedParts:
    """The state that entries about the deal change, besides the match."""

    #: How the seed was made, or what is known about it before the game begins.
    deal: Deal
    #: By seat: what browsers have promised (below: revealed) for the next deal, each with the seating that it
    #: was meant for.
    promises: dict[int, tuple[str, str]] = field(default_factory=dict)
    parts: dict[int, tuple[str, str]] = field(default_factory=dict)

    def copied(self) -> SeedParts:
        """A copy, independent of whatever is applied from now on."""
        return SeedParts(self.deal, self.promises.copy(), self.parts.copy())

    def promised(self, seating: str) -> dict[int, str]:
        """By seat: what browsers have promised for the people of a seating."""
        return {seat: text for seat, (text, meant_for) in self.promises.items() if meant_for == seating}

    def shown(self, seating: str) -> dict[int, str]:
        """By seat: the parts that browsers have revealed for the people of a seating."""
        return {seat: text for seat, (text, meant_for) in self.parts.items() if meant_for == seating}

    def dealt_promises(self) -> dict[int, str]:
        """By seat: the promises of the parts that the game was dealt with."""
        return {seat: promise_of(part) for seat, part in enumerate(self.deal.parts) if part}

    def step(self, seat: int, seating: str, adding: Sequence[int]) -> str:
        """What a browser has to do next if the `adding` seats contribute: `promise`, `part` or nothing."""
        if seat not in adding or seat in self.shown(seating):
            return ""
        if len(adding) == 1:  # the server is already committed: there is nobody else to hide the part from
            return "part"
        promised = self.promised(seating)
        if seat not in promised:
            return "promise"
        return "part" if len(promised) == len(adding) else ""

    def carry_out(self, entry: Entry) -> None:
        """Apply an entry: take a promise or a part, deal with all parts, or prepare a re-deal."""
        first, _, rest = entry.text.partition(" ")
        if entry.kind == "promise":
            self.promises[entry.seat] = (first, rest)
            self.parts.pop(entry.seat, None)
        elif entry.kind == "part":
            self.parts[entry.seat] = (first, rest)
        elif entry.kind == "begin":
            self.deal = Deal(self.deal.server, int(first), tuple(rest.split(",")))
        else:
            self.deal = Deal(self.deal.server, self.deal.number + 1)
            self.promises, self.parts = {}, {}


def seating_of(seats: Sequence[RoomSeat]) -> str:
    """A hash that identifies who sits where."""
    known = [(seat.secret_hash, seat.played_by, seat.flags.adds_part) for seat in seats]
    return hashlib.sha256(repr(known).encode()).hexdigest()[:12]


def adding_seats(seats: Sequence[RoomSeat]) -> list[int]:
    """The seats whose browsers contribute a part to the seed."""
    return [number for number, seat in enumerate(seats) if seat.played_by == PERSON and seat.flags.adds_part]
