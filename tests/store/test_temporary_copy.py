"""A copy of a store is complete, whatever its schema; the store itself is untouched."""

from __future__ import annotations

from pathlib import Path

import pytest

from polnoc.store import StoreError, open_store
from polnoc.store.schema import version
from polnoc.store.store import find_database
from polnoc.store.temporary_copy import temporary_copy
from tests.store import fixtures
from tests.store.tools import a_table, a_word, an_answer


def test_a_copy_has_everything(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("polnoc.store.temporary_copy.BATCH", 2)
    with open_store(address) as store:
        tables = [store.create(a_table()).wait() for _ in range(5)]
        for table in tables:
            store.append(table, 0, "k", an_answer()).wait()
            store.say(table, "k", a_word()).wait()
        exported = {table: store.export_table(table).wait() for table in tables}
        with temporary_copy(address) as copy:
            assert {table: copy.export_table(table).wait() for table in tables} == exported
            copy.remove_table(tables[0]).wait()
            assert len(copy.tables().wait()) == 4
        assert len(store.tables().wait()) == 5


@pytest.mark.parametrize("schema", fixtures.kept_schemas())
def test_a_store_of_an_earlier_schema_keeps_it(address: str, schema: int) -> None:
    fixture = fixtures.read(schema)
    fixtures.load(fixture, address)
    with temporary_copy(address) as copy:
        assert {table.id for table in copy.tables().wait()} == set(fixture.tables)
        assert copy.faults().wait() == []
    connection = find_database(address).connect_reader()
    assert version(connection) == schema
    connection.close()


def test_an_empty_database_is_copied(address: str) -> None:
    find_database(address)
    with temporary_copy(address) as copy:
        assert copy.tables().wait() == []


def test_what_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no file"), temporary_copy(str(tmp_path / "tables.db")):
        pass
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(StoreError, match="in memory"), temporary_copy(":memory:"):
        pass


def test_a_newer_store_is_refused(address: str) -> None:
    with open_store(address):
        pass
    connection = find_database(address).connect()
    connection.run("INSERT INTO migrations (number, name) VALUES (99, 'from the future')")
    connection.close()
    with pytest.raises(StoreError, match="newer Północ"), temporary_copy(address):
        pass
