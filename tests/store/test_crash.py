"""Acknowledged entries survive any crash.

For a longer run: POLNOC_KILLS=1000 POLNOC_CRASHES=100 pytest tests/store/test_crash.py
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from psycopg import sql

from polnoc.store import Appended, Store, StoreError, Unavailable, open_store
from tests.store.postgres_server import Server
from tests.store.stream import outcome_of
from tests.store.tools import LIMIT, a_table, an_answer

KILLS = int(os.environ.get("POLNOC_KILLS", "4"))
CRASHES = int(os.environ.get("POLNOC_CRASHES", "2"))
#: The control must lose something within this many kills.
CONTROL_KILLS = 10

TABLES = 8
ROOT = Path(__file__).parents[2]

Acknowledged = dict[tuple[str, int], str]


def run_and_kill(address: str, mode: str, tables: list[str], entries: int) -> Acknowledged:
    """Let a process store entries and kill it after this many acknowledgements; return all acknowledged."""
    command = [sys.executable, "-m", "tests.store.stream", address, mode, *tables]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert process.stdout is not None
    with process, process.stdout as lines:
        acknowledged = [next(lines) for _ in range(entries)]
        process.kill()
        acknowledged += lines.readlines()
    words = [line.split() for line in acknowledged]
    return {(table_id, int(seq)): key for table_id, seq, key in words}


def lost(address: str, tables: list[str], acknowledged: Acknowledged) -> int:
    """Count acknowledged entries that are missing; everything that is there must be sound."""
    found: Acknowledged = {}
    with open_store(address) as store:
        assert store.faults().wait() == []
        for table_id in tables:
            entries = store.log(table_id).wait().entries
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
            assert all([entry.outcome == outcome_of(entry.key) for entry in entries])
            found |= {(table_id, entry.seq): entry.key for entry in entries}
    return len(acknowledged.items() - found.items())


def make_tables(address: str) -> list[str]:
    with open_store(address) as store:
        return [store.create(a_table()).wait() for _ in range(TABLES)]


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(address: str) -> None:
    tables = make_tables(address)
    chance = random.Random(13)
    acknowledged: Acknowledged = {}
    for _ in range(KILLS):
        acknowledged |= run_and_kill(address, "safe", tables, chance.randint(1, 300))
        assert lost(address, tables, acknowledged) == 0
    assert len(acknowledged) >= KILLS


def test_a_writer_that_acknowledges_too_early_is_found_out(address: str) -> None:
    tables = make_tables(address)
    chance = random.Random(13)
    for _ in range(CONTROL_KILLS):
        acknowledged = run_and_kill(address, "early", tables, chance.randint(1, 100))
        if lost(address, tables, acknowledged) > 0:
            return
    pytest.fail("a writer that acknowledges before it commits lost nothing: the test above has no teeth")


def test_nothing_acknowledged_is_lost_when_postgresql_crashes(postgres: Server) -> None:
    """The same store survives it: whatever fails can be retried with the same key."""
    with open_store(postgres.emptied_database()) as store, ThreadPoolExecutor(TABLES) as threads:
        tables = [store.create(a_table()).wait() for _ in range(TABLES)]
        for crash in range(CRASHES):
            ready = threading.Barrier(TABLES + 1, timeout=LIMIT)
            stop = threading.Event()
            playing = [threads.submit(play, store, table_id, f"c{crash}", ready, stop) for table_id in tables]
            ready.wait()
            postgres.crash()
            postgres.start()
            stop.set()
            last = [player.result(LIMIT) for player in playing]
            for table_id, seq in zip(tables, last, strict=True):
                entries = store.log(table_id).wait().entries
                assert [entry.seq for entry in entries] == list(range(1, seq + 1))
        assert store.figures.failures > 0, "the crashes went unnoticed: this test has proved nothing"
        assert store.faults().wait() == []


def test_a_lost_connection_is_made_again(postgres: Server) -> None:
    with open_store(postgres.emptied_database()) as store:
        table_id = store.create(a_table()).wait()
        for number in range(3):
            end_connections(postgres)
            assert store.append(table_id, number, f"k{number}", an_answer()).wait().seq == number + 1
            end_connections(postgres)
            assert store.table(table_id).wait().seq == number + 1
        assert store.figures.failures == 0


def end_connections(postgres: Server) -> None:
    others = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'polnoc'"
    postgres.execute(sql.SQL(others).format())


def spoil_commit(store: Store, monkeypatch: pytest.MonkeyPatch, *, too_late: bool) -> None:
    """Make the next commit lose its connection: before the server has received it, or after."""
    connection = store._writer._connection
    assert connection is not None
    commit = connection.commit

    def lose_connection() -> None:
        if too_late:
            commit()
        connection.close()
        commit()

    monkeypatch.setattr(connection, "commit", lose_connection)


def test_what_was_lost_before_the_commit_can_be_asked_for_again(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_store(address) as store:
        table_id = store.create(a_table()).wait()
        spoil_commit(store, monkeypatch, too_late=False)
        with pytest.raises(StoreError):
            store.append(table_id, 0, "k", an_answer()).wait()
        assert store.table(table_id).wait().seq == 0
        assert store.append(table_id, 0, "k", an_answer()).wait() == Appended(1, repeated=False)


def test_what_was_committed_unheard_is_stored_once(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_store(address) as store:
        table_id = store.create(a_table()).wait()
        spoil_commit(store, monkeypatch, too_late=True)
        with pytest.raises(StoreError):
            store.append(table_id, 0, "k", an_answer()).wait()
        assert store.append(table_id, 0, "k", an_answer()).wait() == Appended(1, repeated=True)
        assert store.table(table_id).wait().seq == 1


def play(store: Store, table_id: str, name: str, ready: threading.Barrier, stop: threading.Event) -> int:
    """Append, retrying whatever fails, until told to stop; return the last number acknowledged."""
    seq = begun = store.table(table_id).wait().seq
    while not stop.is_set() or seq < begun + 6:
        key = f"{name}-{seq}"
        try:
            appended = store.append(table_id, seq, key, an_answer(key)).wait()
        except Unavailable:
            continue
        assert appended.seq == seq + 1
        seq = appended.seq
        if seq == begun + 5:
            ready.wait()
    return seq
