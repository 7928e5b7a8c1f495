"""Check that the database is consistent."""

from __future__ import annotations

from typing import Final

from polnoc.store.database import Connection
from polnoc.store.errors import StoreError
from polnoc.store.queries import read_json
from polnoc.store.values import Fault

_RESTORE: Final = "remove the table and import it from a backup"
_FORGET: Final = "forget the snapshot; it is made again from the log"

#: Queries for tables with faults, each with a description of the fault and what helps.
_QUERIES: Final = tuple(
    [
        (
            f"SELECT DISTINCT table_id FROM {part} WHERE table_id NOT IN (SELECT id FROM tables)",
            f"{part} of a table that is not there",
            _RESTORE,
        )
        for part in (
            "seats",
            "entries",
            "messages",
            "snapshots",
            "pulses",
            "labels",
            "daily_results",
            "summaries",
        )
    ]
    + [
        (
            "SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM pulses)",
            "its count of changes is missing",
            _RESTORE,
        ),
    ]
    + [
        (
            f"SELECT table_id FROM {part} GROUP BY table_id HAVING min(seq) <> 1 OR max(seq) <> count(*)",
            f"a gap in its {part}",
            _RESTORE,
        )
        for part in ("entries", "messages")
    ]
    + [
        (
            "SELECT id FROM tables LEFT JOIN seats ON table_id = id GROUP BY id "
            "HAVING count(number) = 0 OR min(number) <> 0 OR max(number) <> count(*) - 1",
            "a seat is missing",
            _RESTORE,
        ),
        (
            "SELECT DISTINCT table_id FROM entries WHERE seat >= 0 AND NOT EXISTS "
            "(SELECT 1 FROM seats WHERE seats.table_id = entries.table_id AND number = seat)",
            "an entry of a seat that is not there",
            _RESTORE,
        ),
        (
            "SELECT table_id FROM snapshots WHERE seq > "
            "(SELECT coalesce(max(seq), 0) FROM entries WHERE entries.table_id = snapshots.table_id)",
            "a snapshot of a position that the log has not reached",
            _FORGET,
        ),
    ]
)


def faults(connection: Connection) -> list[Fault]:
    """All faults; an empty list if there are none."""
    connection.be_patient()
    found = [Fault("", damage, "restore the database from a backup") for damage in connection.damage()]
    for sql, what, remedy in _QUERIES:
        found += [Fault(table_id, what, remedy) for (table_id,) in connection.rows(sql)]
    return found + _unreadable(connection)


def _unreadable(connection: Connection) -> list[Fault]:
    texts = connection.rows(
        "SELECT id, options FROM tables UNION ALL SELECT id, settings FROM tables "
        "UNION ALL SELECT table_id, flags FROM seats"
    )
    broken: set[str] = set()
    for table_id, text in texts:
        try:
            read_json(text)
        except StoreError:
            broken.add(table_id)
    return [
        Fault(table_id, "options, settings or flags that are no JSON", _RESTORE)
        for table_id in sorted(broken)
    ]
