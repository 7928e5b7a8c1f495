"""Servers with a planted fault that proofs must find: `python -m tests.proofs.planted FAULT serve …`."""

from __future__ import annotations

import asyncio
import sys
from typing import Final

from polnoc.cli import main
from polnoc.store import NewEntry
from polnoc.table.cluster import PassedOn
from polnoc.table.connections import GuardedHttp
from polnoc.table.log_entries import Entry
from polnoc.table.rooms import Room
from polnoc.table.tables import Tables

EARLY: Final = ("tests.proofs.planted", "early")
ANYWHERE: Final = ("tests.proofs.planted", "anywhere")

#: How long before it is stored an answer is acknowledged, in seconds.
TOO_EARLY: Final = 0.05


async def acknowledge_first(tables: Tables, room: Room, entry: Entry) -> bool:
    """Report an entry as stored, then store it."""
    stored = NewEntry(kind=entry.kind, seat=entry.seat, text=entry.text)
    version = room.version

    async def store_later() -> None:
        await asyncio.sleep(TOO_EARLY)
        await tables.store.append(room.id, version, entry.key, stored)

    later.add(asyncio.ensure_future(store_later()))
    return True


#: Holds references to tasks, which could otherwise be garbage-collected.
later: Final[set[asyncio.Task[None]]] = set()


def answer_anywhere() -> None:
    """Let whichever process receives a request answer it, even if another owns the table."""
    setattr(PassedOn, "on_headers_complete", GuardedHttp.on_headers_complete)  # noqa: B010
    setattr(Tables, "_check_owned", lambda tables, id: None)  # noqa: B010


def acknowledge_early() -> None:
    """Acknowledge answers before they are stored."""
    setattr(Tables, "_persist", acknowledge_first)  # noqa: B010


FAULTS: Final = {"early": acknowledge_early, "anywhere": answer_anywhere}

if __name__ == "__main__":
    _, fault, *words = sys.argv
    FAULTS[fault]()
    sys.exit(main(words))
