"""Databases of earlier versions are migrated; what cannot be is refused and left untouched."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest

from polnoc.store import Snapshot, StoreError, open_store, schema
from polnoc.store.database import Connection
from polnoc.store.schema import MIGRATIONS, NEWEST, Migration, migrate
from polnoc.store.store import find_database
from polnoc.store.writes import Append, Done, perform
from tests.repeats import in_both_stores
from tests.store.tools import a_table, a_word, an_answer, insert_table


def connect(address: str) -> Connection:
    return find_database(address).connect()


def shape(address: str) -> list[tuple[object, ...]]:
    """Return everything that the database says about its own schema."""
    if not address.startswith("postgresql"):
        with sqlite3.connect(address) as connection:
            found = connection.execute("SELECT type, name, sql FROM sqlite_master ORDER BY 1, 2").fetchall()
        connection.close()
        return found
    with psycopg.connect(address) as server:
        columns = server.execute(
            "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns "
            "WHERE table_schema = 'polnoc' ORDER BY 1, 2"
        ).fetchall()
        indexes = server.execute(
            "SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'polnoc' ORDER BY 1, 2"
        ).fetchall()
        constraints = server.execute(
            "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint "
            "WHERE connamespace = 'polnoc'::regnamespace ORDER BY 1, 2"
        ).fetchall()
    return [*columns, *indexes, *constraints]


def forget(address: str) -> None:
    """Empty the database."""
    if address.startswith("postgresql"):
        with psycopg.connect(address) as server:
            server.execute("DROP SCHEMA polnoc CASCADE")
    else:
        Path(address).unlink()


def test_the_steps_are_numbered_from_one() -> None:
    assert [step.number for step in MIGRATIONS] == list(range(1, NEWEST + 1))


@pytest.mark.parametrize(
    ("address", "version"), in_both_stores([*range(1, NEWEST + 1), 0]), indirect=["address"]
)
def test_each_earlier_version_is_brought_up_to_date(address: str, version: int) -> None:
    with open_store(address):
        pass
    newest = shape(address)
    forget(address)

    old = connect(address)
    migrate(old, upto=version)
    table_id = fill(old) if version else ""
    old.close()

    with open_store(address) as store:
        if table_id:
            assert [entry.text for entry in store.log(table_id).wait().entries] == ["h5"]
        table_id = table_id or store.create(a_table()).wait()
        seq = store.table(table_id).wait().seq
        assert store.append(table_id, seq, "new", an_answer()).wait().seq == seq + 1
        assert store.say(table_id, "new", a_word()).wait().seq == 1
        assert store.keep_snapshot(table_id, Snapshot(seq=1, data=b"s")).wait()
        assert store.faults().wait() == []
    assert shape(address) == newest


def fill(connection: Connection) -> str:
    """Insert a table with an entry, as the first version already had them."""
    connection.begin_write([])
    table_id = insert_table(connection)
    assert [type(result) for result in perform(connection, [Append(table_id, 0, "k", an_answer("h5"))])] == [
        Done
    ]
    connection.commit()
    return table_id


def test_opening_again_changes_nothing(address: str) -> None:
    with open_store(address):
        pass
    before = shape(address)
    with open_store(address):
        pass
    assert shape(address) == before


def test_many_may_open_a_new_database_at_once(address: str) -> None:
    with ThreadPoolExecutor(8) as threads:
        stores = list(threads.map(lambda _: open_store(address), range(8)))
    table_id = stores[0].create(a_table()).wait()
    assert [store.table(table_id).wait().seq for store in stores] == [0] * 8
    for store in stores:
        store.close()


def test_a_newer_database_is_refused_and_left_alone(address: str) -> None:
    with open_store(address):
        pass
    connection = connect(address)
    connection.run("INSERT INTO migrations (number, name) VALUES (99, 'from the future')")
    connection.close()
    before = shape(address)
    with pytest.raises(
        StoreError, match=f"newer Północ: its schema has number 99, this program knows {NEWEST}"
    ):
        open_store(address)
    assert shape(address) == before


def test_a_step_that_fails_is_not_half_taken(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_store(address):
        pass
    before = shape(address)
    broken = Migration(NEWEST + 1, "broken", ("CREATE TABLE fine (x BIGINT)", "CREATE NONSENSE"))
    with monkeypatch.context() as patched:
        patched.setattr(schema, "MIGRATIONS", (*MIGRATIONS, broken))
        connection = connect(address)
        with pytest.raises(StoreError):
            migrate(connection, upto=NEWEST + 1)
        connection.close()
    assert shape(address) == before
    with open_store(address) as store:
        assert store.tables().wait() == []


def test_a_database_of_something_else_is_refused_and_left_alone(address: str) -> None:
    connection = connect(address)
    connection.begin_migration()
    connection.run("CREATE TABLE recipes (name TEXT)")
    connection.commit()
    connection.close()
    before = shape(address)
    with pytest.raises(StoreError, match=r"something else than tables of Północ \(recipes\)"):
        open_store(address)
    assert shape(address) == before
