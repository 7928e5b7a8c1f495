"""Group commit, measured in the database's own files."""

from __future__ import annotations

from pathlib import Path

import psycopg
import pytest

from polnoc.store import Appended, Store, Unavailable, open_store, writer
from polnoc.store.pending import Pending
from polnoc.store.sqlite import WriteTurn
from tests.store.postgres_server import Server
from tests.store.tools import a_table, an_answer, hold

CALLERS = 40


def append_all_at_once(store: Store) -> None:
    """Append many entries that wait while the writer is busy."""
    tables = [store.create(a_table()).wait() for _ in range(CALLERS)]
    holding = hold(store, tables[0])
    waiting = [store.append(table_id, 0, "k", an_answer()) for table_id in tables]
    holding.go.set()
    for pending in waiting:
        pending.wait()


def test_one_commit_in_the_wal_of_sqlite(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with open_store(str(path)) as store:
        before = commits_in_wal(path)
        append_all_at_once(store)
        # One for each table created, one for holding the writer, one for all entries.
        assert commits_in_wal(path) - before == CALLERS + 2


def commits_in_wal(path: Path) -> int:
    """Count frames that end a transaction: those with the size of the database."""
    wal = path.with_name(path.name + "-wal").read_bytes()
    page_size = int.from_bytes(wal[8:12], "big")
    salts = wal[16:24]
    frames = range(32, len(wal), 24 + page_size)
    return sum([wal[at + 8 : at + 16] == salts and any(wal[at + 4 : at + 8]) for at in frames])


def test_one_transaction_in_postgresql(postgres: Server) -> None:
    address = postgres.emptied_database()
    with open_store(address) as store:
        append_all_at_once(store)
    with psycopg.connect(address) as connection:
        found = connection.execute("SELECT count(*), count(DISTINCT xmin::text) FROM polnoc.entries")
        assert found.fetchall() == [(CALLERS, 1)]


@pytest.mark.parametrize("callers", [LARGEST := 200, LARGEST + 1])
def test_a_group_has_a_largest_size(store: Store, callers: int) -> None:
    table_id = store.create(a_table()).wait()
    groups = store.figures.groups
    holding = hold(store, table_id)
    waiting = [store.append(table_id, number, f"k{number}", an_answer()) for number in range(callers)]
    holding.go.set()
    assert [pending.wait().seq for pending in waiting] == list(range(1, callers + 1))
    assert store.figures.groups - groups == (2 if callers <= LARGEST else 3)


def test_one_who_writes_alone_is_not_kept_waiting(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    naps: list[float] = []
    monkeypatch.setattr(writer, "sleep", naps.append)
    table_id = store.create(a_table()).wait()
    for number in range(2 * writer.SINGLE_WRITE_GROUPS):
        store.append(table_id, number, f"k{number}", an_answer()).wait()
    assert naps == []


def test_while_several_write_the_next_ones_are_waited_for(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, other = [store.create(a_table()).wait() for _ in range(2)]
    late: list[Pending[Appended]] = []
    naps: list[float] = []

    def nap(seconds: float) -> None:
        naps.append(seconds)
        if not late:
            late.append(store.append(other, 1, "late", an_answer()))

    holding = hold(store, table_id)
    together = [store.append(table_id, 0, "k", an_answer()), store.append(other, 0, "k", an_answer())]
    holding.go.set()
    assert [pending.wait().seq for pending in together] == [1, 1]
    monkeypatch.setattr(writer, "sleep", nap)
    groups = store.figures.groups
    store.append(table_id, 1, "next", an_answer()).wait()
    assert late[0].wait().seq == 2
    assert (naps, store.figures.groups) == ([writer.GATHER_SECONDS], groups + 1)
    for number in range(2, 2 * writer.SINGLE_WRITE_GROUPS):  # from now on one writes alone
        store.append(table_id, number, f"k{number}", an_answer()).wait()
    assert len(naps) == 1 + writer.SINGLE_WRITE_GROUPS


def test_slow_commits_are_counted(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = store.create(a_table()).wait()
    before = store.figures.slow_commits
    monkeypatch.setattr(writer, "SLOW_COMMIT_SECONDS", 0.0)
    store.append(table_id, 0, "k", an_answer()).wait()
    monkeypatch.setattr(writer, "SLOW_COMMIT_SECONDS", 1_000.0)
    store.append(table_id, 1, "l", an_answer()).wait()
    assert store.figures.slow_commits == before + 1
    assert store.figures.commit_seconds > 0


def test_nobody_waits_without_end_behind_a_process_that_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.db"
    with open_store(str(path)) as store:
        table_id = store.create(a_table()).wait()
        other = WriteTurn(path)
        other.take()
        first = store.append(table_id, 0, "k", an_answer())
        monkeypatch.setattr("polnoc.store.writer.STALLED_SECONDS", 0.0)
        with pytest.raises(Unavailable, match="nothing can be stored"):
            while True:  # until the writer has taken the first
                store.append(table_id, 1, "l", an_answer())
        monkeypatch.undo()
        other.close()
        assert first.wait().seq == 1


def test_what_comes_while_another_process_writes_is_one_group(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with open_store(str(path)) as store:
        tables = [store.create(a_table()).wait() for _ in range(5)]
        groups = store.figures.groups
        other = WriteTurn(path)
        other.take()
        waiting = [store.append(table_id, 0, "k", an_answer()) for table_id in tables]
        other.close()
        for pending in waiting:
            pending.wait()
        assert store.figures.groups == groups + 1
