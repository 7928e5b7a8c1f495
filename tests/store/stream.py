"""A process that stores entries as fast as they are acknowledged, until it is killed.

python -m tests.store.stream ADDRESS safe|early TABLE...

Prints a line for each acknowledged entry: its table, its number, its key. `early` is the control that must
fail: a writer that acknowledges before it commits.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import sys
import time
from collections.abc import Sequence

from polnoc.store import NewEntry, Store
from polnoc.store.store import find_database
from polnoc.store.writer import Job, Writer

STANDARD_OUTPUT = 1


class EarlyWriter(Writer):
    """Says "done" a moment too early."""

    def _store(self, jobs: Sequence[Job], last_try: bool = False) -> None:
        connection, results, _ = self._stage(jobs)
        self._acknowledge(jobs, results)
        time.sleep(0.01)
        connection.commit()


def outcome_of(key: str) -> bytes:
    """Return the outcome that belongs to a key, so that a torn entry would be noticed."""
    return hashlib.sha256(key.encode()).digest() * 8


async def play(store: Store, table_id: str) -> None:
    """Append forever."""
    seq = (await store.table(table_id)).seq
    while True:
        key = f"p{os.getpid()}-{seq}"
        entry = NewEntry(kind="answer", seat=0, text=key, outcome=outcome_of(key))
        seq = (await store.append(table_id, seq, key, entry)).seq
        os.write(STANDARD_OUTPUT, f"{table_id} {seq} {key}\n".encode())


async def play_all(store: Store, tables: Sequence[str]) -> None:
    """Append at all tables at once."""
    await asyncio.gather(*[play(store, table_id) for table_id in tables])


if __name__ == "__main__":
    _, address, mode, *tables = sys.argv
    writer = EarlyWriter if mode == "early" else Writer
    asyncio.run(play_all(Store(find_database(address), writer=writer), tables))
