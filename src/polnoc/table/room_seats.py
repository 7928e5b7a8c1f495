"""Who holds a seat of a table, as rooms represent it and as the store does."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import msgspec

from polnoc.store import NewSeat, Seat

#: A person's seat; any other word is the level of a bot; empty: free.
PERSON: Final = "you"
FREE: Final = ""

#: The kind of message that reports a seat change.
SEAT: Final = "seat"


class SeatFlags(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What else is stored about a seat."""

    #: Its browser contributes a part to the seed.
    adds_part: bool = False
    #: The creator of the table sat down here.
    of_host: bool = False
    #: A bot plays where a person was removed in the middle of a game.
    had_person: bool = False
    #: Somebody else freed it in the middle of a game: taking it needs the others' consent.
    needs_consent: bool = False
    #: Who asks for the seat, the hash of the secret that would hold it, and who has agreed so far.
    claim_name: str = ""
    claim_hash: str = ""
    claim_person: str = ""
    agreed: tuple[int, ...] = ()
    #: Hash of the secret of the invitation by which its player sat down. Others know that secret, at least
    #: the host, so it opens nothing: it says which seat an old link was for.
    link_hash: str = ""
    #: Hashes of the secrets of the player's other devices.
    devices: tuple[str, ...] = ()
    #: Its player has resigned: a bot plays on to the end.
    resigned: bool = False
    #: Its player has left the table, or taken it off their lists; it is listed again when they come back.
    off_list: bool = False


@dataclass(slots=True)
class RoomSeat:
    """Who holds a seat: a name, a person or the level of a bot, and the hash of the seat's secret.

    A bot in a seat that has a secret stands in for the person who holds it.
    """

    name: str
    played_by: str
    secret_hash: str = ""
    revision: int = 0
    flags: SeatFlags = field(default_factory=SeatFlags)
    #: The hash of the secret that identifies the person who sits here, if there is one.
    person: str = ""

    @property
    def stands_in(self) -> bool:
        """Whether a bot plays here for a person."""
        return bool(self.secret_hash) and self.played_by not in (PERSON, FREE)

    @property
    def hashes(self) -> tuple[str, ...]:
        """The hashes of all secrets that open the seat."""
        return (self.secret_hash, *self.flags.devices) if self.secret_hash else ()


def room_seat(seat: Seat) -> RoomSeat:
    """Convert a seat of the store to a room's."""
    flags = msgspec.convert(seat.flags, SeatFlags)
    return RoomSeat(seat.name, seat.played_by, seat.secret_hash, seat.revision, flags, seat.person)


def new_seat(seat: RoomSeat) -> NewSeat:
    """Convert a seat for the store, for a table that is about to be made."""
    return NewSeat(
        name=seat.name,
        played_by=seat.played_by,
        secret_hash=seat.secret_hash,
        flags=msgspec.to_builtins(seat.flags),
        person=seat.person,
    )


def stored_seat(number: int, seat: RoomSeat) -> Seat:
    """Convert a seat for the store."""
    return Seat(
        number=number,
        name=seat.name,
        played_by=seat.played_by,
        secret_hash=seat.secret_hash,
        revision=seat.revision,
        flags=msgspec.to_builtins(seat.flags),
        person=seat.person,
    )
