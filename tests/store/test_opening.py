"""Stores that cannot be opened safely are refused with advice."""

from __future__ import annotations

import os
import sqlite3
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from psycopg import sql

from polnoc.store import Appended, Store, StoreError, Unavailable, open_store
from polnoc.store.backup import back_up
from polnoc.store.database import Connection
from polnoc.store.sqlite import SqliteConnection, SqliteDatabase
from tests.store.postgres_server import Server, ordinary_user
from tests.store.tools import a_table, an_answer

PASSWORD = "gwiazdozbior"


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("", "no place for the tables is named: write a path"),
        ("sqlite:///", "no place for the tables is named: write a path"),
        ("mysql://root@localhost/x", "'mysql://' is no place .* postgresql://user@host/database"),
        ("http://localhost/tables", "'http://' is no place"),
        ("sqlite://tables.db", "'sqlite://' is no place .* sqlite:///path"),
        ("a b://x", "this is no place"),
        ("there\0is/no.db", "no place for the tables is named"),
        ("no/such/folder/tables.db", "there is no folder no/such/folder: make it first"),
        ("sqlite:///no/such/folder/tables.db", "there is no folder no/such/folder"),
        ("postgresql://localhost:1/x?connect_timeout=2", "does not answer .* see that the server runs"),
        ("postgresql:///x?host=/no/such/folder", "does not answer"),
        ("postgresql://localhost/x?colour=red", "cannot be read: write postgresql://user:password@host"),
    ],
)
def test_a_bad_address_is_refused_with_what_would_be_right(address: str, words: str) -> None:
    with pytest.raises(StoreError, match=words):
        open_store(address)


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ola:{}@localhost:1/x?connect_timeout=2",
        "postgresql://ola:{}@x@localhost:1/x",
        "postgresql://ola:x@{}@localhost:1/x",
        "postgresql://ola:{}/x@localhost:1/x",
        "postgresql://ola:x/{}@localhost:1/x",
        "postgresql://ola:{}",
        "postgresql://ola:{}@localhost:1/x?colour=red",
        "mysql://ola:{}@localhost/x",
    ],
)
def test_no_error_repeats_a_password(address: str) -> None:
    with pytest.raises(StoreError) as error:
        open_store(address.format(PASSWORD))
    assert PASSWORD not in f"{error.value} {error.value!r} {error.value.__context__!r}".replace("None", "")


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Droga Olu! " * 100)
    with pytest.raises(StoreError, match=r"letter\.txt is not a database of SQLite"):
        open_store(str(path))
    assert path.read_text() == "Droga Olu! " * 100


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"is a folder: name a file in it, such as .*polnoc\.db"):
        open_store(str(tmp_path))


@contextmanager
def open_to_all() -> Iterator[Path]:
    """A folder that anybody may enter."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@contextmanager
def as_somebody_without_rights() -> Iterator[None]:
    """Root may write anywhere, so become another user for a moment."""
    user = ordinary_user()
    if user is None:
        yield
        return
    os.seteuid(user.pw_uid)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_read_only_folder_is_refused() -> None:
    with open_to_all() as folder:
        folder.chmod(0o555)
        with (
            as_somebody_without_rights(),
            pytest.raises(StoreError, match=r"cannot be written .*name another"),
        ):
            open_store(str(folder / "tables.db"))
        assert list(folder.iterdir()) == []


def test_a_read_only_file_is_refused() -> None:
    with open_to_all() as folder:
        path = folder / "tables.db"
        open_store(str(path)).close()
        path.chmod(0o444)
        with as_somebody_without_rights(), pytest.raises(StoreError, match="cannot be written"):
            open_store(str(path))


def test_a_file_in_a_read_only_folder_is_refused() -> None:
    """SQLite needs to write files beside it."""
    with open_to_all() as folder:
        path = folder / "tables.db"
        open_store(str(path)).close()
        path.chmod(0o666)
        folder.chmod(0o555)
        with as_somebody_without_rights(), pytest.raises(StoreError, match="folder must be writable"):
            open_store(str(path))


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with open_store(str(path)) as store:
        for _ in range(50):
            store.create(a_table()).wait()
    whole = path.read_bytes()
    path.write_bytes(whole[:100] + b"\xff" * (len(whole) - 100))
    with pytest.raises(StoreError, match="malformed"):
        open_store(str(path))


def test_a_file_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with open_store(str(path)) as store:
        store.create(a_table()).wait()
        modes = {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    assert modes == {0o600}


def test_a_path_can_be_written_in_several_ways(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    with open_store("stoły.db") as store:
        table_id = store.create(a_table()).wait()
    for address in ("sqlite:///stoły.db", f"sqlite:///{tmp_path / 'stoły.db'}", "~/stoły.db"):
        with open_store(address) as store:
            assert store.table(table_id).wait().id == table_id


@pytest.mark.parametrize("address", [":memory:", "sqlite:///:memory:"])
def test_a_passing_store_leaves_nothing(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with open_store(address) as one, open_store(address) as other:
        table_id = one.create(a_table()).wait()
        assert one.append(table_id, 0, "k", an_answer()).wait().seq == 1
        assert other.tables().wait() == []
    assert list(tmp_path.iterdir()) == []


def test_without_psycopg_one_is_told_to_install_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "polnoc.store.postgres", raising=False)
    told = r"needs psycopg.*pip install 'polnoc\[postgres\]'"
    with pytest.raises(StoreError, match=told):
        open_store("postgresql://localhost/x")
    with pytest.raises(StoreError, match=told):
        back_up("postgresql://localhost/x", tmp_path / "saved")


def test_an_old_sqlite_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 1))
    with pytest.raises(StoreError, match=r"Północ needs 3\.35 or newer"):
        open_store(str(tmp_path / "tables.db"))


# Settings without which an acknowledged answer could be lost


def test_sqlite_syncs_at_every_commit(tmp_path: Path) -> None:
    with open_store(str(tmp_path / "tables.db")) as store:
        connection = store._writer._connection
        assert connection is not None
        assert connection.rows("PRAGMA journal_mode") == [("wal",)]
        assert connection.rows("PRAGMA synchronous") == [(2,)]
        assert connection.rows("PRAGMA foreign_keys") == [(1,)]


def test_a_file_that_cannot_have_a_wal_is_refused() -> None:
    with pytest.raises(StoreError, match=r"cannot be kept safely.*'memory'.*needs 'wal'"):
        SqliteConnection(Path(":memory:"), may_write=True)


@pytest.mark.parametrize("setting", ["fsync", "full_page_writes"])
def test_a_postgresql_that_does_not_sync_is_refused(postgres: Server, setting: str) -> None:
    address = postgres.emptied_database()
    postgres.set(setting, "off")
    try:
        with pytest.raises(StoreError, match=f"could lose answers: {setting} must be on"):
            open_store(address)
    finally:
        postgres.set(setting, "on")


def test_a_postgresql_that_commits_later_is_refused(postgres: Server) -> None:
    address = postgres.new_database()
    name = sql.Identifier(address.partition("@/")[2].partition("?")[0])
    postgres.execute(sql.SQL("ALTER DATABASE {} SET synchronous_commit = off").format(name))
    with pytest.raises(StoreError, match="could lose answers: synchronous_commit must be on"):
        open_store(address)


def test_a_postgresql_without_polish_letters_is_refused(postgres: Server) -> None:
    with pytest.raises(
        StoreError, match="writes letters as SQL_ASCII: create the database with ENCODING 'UTF8'"
    ):
        open_store(postgres.new_database("SQL_ASCII"))


def test_a_missing_database_is_said_to_be_missing(postgres: Server) -> None:
    with pytest.raises(Unavailable, match='database "nothing" does not exist'):
        open_store(postgres.address("nothing"))


def test_a_user_who_may_not_create_is_told_what_is_needed(postgres: Server) -> None:
    address = postgres.emptied_database()
    postgres.execute(sql.SQL("CREATE ROLE guest LOGIN").format())
    with pytest.raises(StoreError, match="must be allowed to create a schema"):
        open_store(address.replace("polnoc@", "guest@"))


def test_a_connection_that_cannot_be_set_up_is_closed(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polnoc.store.postgres._SESSION", ("SET nonsense = 1",))
    with pytest.raises(StoreError, match='unrecognized configuration parameter "nonsense"'):
        open_store(postgres.emptied_database())


def test_a_shared_postgresql_keeps_our_tables_apart(postgres: Server) -> None:
    address = postgres.new_database()
    name = address.partition("@/")[2].partition("?")[0]
    postgres.execute(sql.SQL("CREATE TABLE tables (theirs TEXT)").format(), name)
    with open_store(address) as store:
        assert store.tables().wait() == []


def test_a_locked_file_is_waited_for_and_then_said_to_be_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polnoc.store.sqlite.BUSY_SECONDS", 0.05)
    path = tmp_path / "tables.db"
    with open_store(str(path)) as store:
        table_id = store.create(a_table()).wait()
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="locked by another program"):
            store.append(table_id, 0, "k", an_answer()).wait()
        assert store.log(table_id).wait().entries == []
        other.execute("ROLLBACK")
        other.close()
        assert store.append(table_id, 0, "k", an_answer()).wait().seq == 1


class SmallDisk(SqliteDatabase):
    """A disk of this many pages; 0 for one without a limit."""

    pages = 0

    def connect(self) -> Connection:
        connection = super().connect()
        connection.run(f"PRAGMA max_page_count = {self.pages or 1_000_000}")
        return connection


def test_a_full_disk_fails_the_write_and_nothing_else(tmp_path: Path) -> None:
    disk = SmallDisk(tmp_path / "tables.db")
    disk.pages = 100
    with Store(disk) as store:
        table_id = store.create(a_table()).wait()
        seq = fill_up(store, table_id)
        assert [entry.seq for entry in store.log(table_id).wait().entries] == list(range(1, seq + 1))
        disk.pages = 0
        assert store.append(table_id, seq, f"k{seq}", an_answer()).wait() == Appended(seq + 1, repeated=False)
        assert store.faults().wait() == []


def fill_up(store: Store, table_id: str) -> int:
    """Append until the disk is full; return the last number acknowledged."""
    for seq in range(100):
        try:
            store.append(table_id, seq, f"k{seq}", an_answer(outcome=bytes(10_000))).wait()
        except Unavailable as error:
            assert "disk is full" in str(error)
            return seq
    raise AssertionError("the disk never was full")
