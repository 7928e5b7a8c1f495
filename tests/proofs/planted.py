"""Servers with a fault, which the proofs must find: `python -m tests.proofs.planted FAULT serve …`."""

from __future__ import annotations

import asyncio
import sys
from typing import Final

from polnoc.cli import main
from polnoc.store import NewEntry
from polnoc.table.rooms import Entry, Room
from polnoc.table.tables import Tables

EARLY: Final = ("tests.proofs.planted", "early")

#: How much too early an answer is acknowledged, in seconds.
TOO_EARLY: Final = 0.05


async def acknowledge_first(tables: Tables, room: Room, entry: Entry) -> bool:
    """Says that an entry is stored, then stores it."""
    stored = NewEntry(kind=entry.kind, seat=entry.seat, text=entry.text)
    version = room.version

    async def store_later() -> None:
        await asyncio.sleep(TOO_EARLY)
        await tables.store.append(room.id, version, entry.key, stored)

    later.add(asyncio.ensure_future(store_later()))
    return True


#: Somebody must hold a task, or it may vanish.
later: Final[set[asyncio.Task[None]]] = set()


if __name__ == "__main__":
    _, fault, *words = sys.argv
    assert fault == "early"
    setattr(Tables, "_persist", acknowledge_first)  # noqa: B010
    sys.exit(main(words))
