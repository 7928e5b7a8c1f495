"""A temporary copy of a store, to try something without touching the store.

The copy has the newest schema, whichever one the store has; the store itself is only read.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from polnoc.store.backup import existing_path
from polnoc.store.database import Connection
from polnoc.store.schema import migrate, version
from polnoc.store.sqlite import TemporaryDatabase
from polnoc.store.store import Store, find_database

#: How many tables are read at once.
BATCH: Final = 200


@contextmanager
def temporary_copy(address: str) -> Iterator[Store]:
    """Yield a copy of the store at an address, deleted afterwards. A server may go on writing meanwhile."""
    existing_path(address)
    copy = TemporaryDatabase()
    try:
        _copy(address, copy)
    except BaseException:
        copy.close()
        raise
    with Store(copy) as store:
        yield store


def _copy(address: str, copy: TemporaryDatabase) -> None:
    database = find_database(address)
    source, target = database.connect_reader(), copy.connect()
    source.be_patient()
    try:
        source.begin_read()
        migrate(target, upto=version(source))
        if "tables" in target.table_names():
            target.begin_write([])
            _copy_rows(source, target)
            target.commit()
    finally:
        source.rollback()
        source.close()
        target.close()
        database.close()


def _copy_rows(source: Connection, target: Connection) -> None:
    """Copy everything, beginning with what other rows refer to."""
    ids = [table_id for (table_id,) in source.rows("SELECT id FROM tables ORDER BY id")]
    spans = [(ids[at], ids[min(at + BATCH, len(ids)) - 1]) for at in range(0, len(ids), BATCH)]
    names = target.table_names() - {"migrations"}
    referred = {row[2] for name in names for row in target.rows(f"PRAGMA foreign_key_list({name})")}
    for name in sorted(names, key=lambda name: (name not in referred, name)):
        columns = [row[1] for row in target.rows(f"PRAGMA table_info({name})")]
        key = "id" if name == "tables" else "table_id"
        reading = f"SELECT {', '.join(columns)} FROM {name}"
        writing = f"INSERT INTO {name} VALUES ({', '.join([f':{column}' for column in columns])})"
        if key not in columns:
            _copy_found(source, target, reading, writing, columns)
            continue
        for first, last in spans:
            within = f"{reading} WHERE {key} BETWEEN '{first}' AND '{last}'"
            _copy_found(source, target, within, writing, columns)


def _copy_found(
    source: Connection, target: Connection, reading: str, writing: str, columns: list[str]
) -> None:
    found = [dict(zip(columns, row, strict=True)) for row in source.rows(reading)]
    target.run_many(writing, found)
