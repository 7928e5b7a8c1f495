"""A whole table as one JSON file: for backup, for moving it elsewhere, for inspection.

The file contains the seed and the hashes of the seats' secrets. Whoever has it
knows everything about the game: keep it as safe as the database.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

import msgspec

from polnoc.engine.safe_json import NestedTooDeeply, decode_json
from polnoc.store.errors import BadValue
from polnoc.store.values import (
    LARGEST_NUMBER,
    Entry,
    Header,
    Message,
    NewTable,
    Seat,
    anything,
    check_seat_count,
    check_table_id,
    new_table_id,
)

FORMAT: Final = 1

#: A larger file is refused before it is read.
MOST_ARCHIVE_BYTES: Final = 32_000_000


class Archive(Header, frozen=True, kw_only=True):
    """Everything about a table except its snapshot, which can be made again."""

    shown: ClassVar[tuple[str, ...]] = ("id", "game", "status")

    polnoc_table: int
    id: str
    created: int
    seats: list[Seat]
    entries: list[Entry]
    messages: list[Message]

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.polnoc_table != FORMAT:
            raise BadValue(f"this table has format {self.polnoc_table}, this program reads format {FORMAT}")
        check_table_id(self.id)
        check_seat_count(len(self.seats))
        if not 0 <= self.created <= LARGEST_NUMBER:
            raise BadValue("a table was made at a time that is none")
        if [seat.number for seat in self.seats] != list(range(len(self.seats))):
            raise BadValue("seats are numbered from 0 without a gap, in order")
        _in_order("entries", self.entries)
        _in_order("messages", self.messages)
        for entry in self.entries:
            if entry.seat >= len(self.seats):
                raise BadValue(f"entry {entry.seq} is of seat {entry.seat}, which is not there")


def _in_order(what: str, things: Sequence[Entry | Message]) -> None:
    for number, thing in enumerate(things, 1):
        if thing.seq != number:
            raise BadValue(
                f"{what} are numbered from 1 without a gap, in order; {thing.seq} stands at {number}"
            )
    if len({thing.key for thing in things}) != len(things):
        raise BadValue(f"two {what} have the same key")


def begin(new: NewTable, created: int, fits: Callable[[str], bool] = anything) -> Archive:
    """A new table without entries, with an id that `fits`."""
    fields = msgspec.structs.asdict(new)
    fields["seats"] = [
        Seat(number=number, **msgspec.structs.asdict(seat)) for number, seat in enumerate(new.seats)
    ]
    table_id = new_table_id(fits)
    return Archive(polnoc_table=FORMAT, id=table_id, created=created, entries=[], messages=[], **fields)


def encode(archive: Archive) -> bytes:
    """The table as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(archive), indent=1) + b"\n"


def decode(raw: bytes) -> Archive:
    """A table from JSON; raises BadValue, with the place, if it is invalid."""
    if len(raw) > MOST_ARCHIVE_BYTES:
        raise BadValue(f"this file has {len(raw)} bytes; a table has at most {MOST_ARCHIVE_BYTES}")
    try:
        return decode_json(raw, Archive)
    except (msgspec.DecodeError, UnicodeDecodeError, NestedTooDeeply) as error:
        raise BadValue(f"this is not a table of Północ: {error}") from None
