"""A PostgreSQL that is slow, becomes read-only or loses its standby: what is acknowledged is safe."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from signal import SIGCONT, SIGSTOP

import psycopg
import pytest

from polnoc.store import Store, StoreError, Unavailable, Uncertain, open_store
from polnoc.store.postgres import PostgresDatabase
from tests.cluster.machines import PATIENCE, databases
from tests.proofs.in_process import run
from tests.store.postgres_server import Server as Postgres
from tests.store.tools import a_table, an_answer

WAITING = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND application_name = 'polnoc'"


@pytest.fixture(scope="module")
def pair() -> Iterator[list[Postgres]]:
    """A PostgreSQL and its synchronous standby."""
    with databases(with_standby=True) as found:
        yield found


def test_a_commit_whose_wait_for_the_standby_was_ended_is_not_acknowledged(pair: list[Postgres]) -> None:
    """PostgreSQL reports success with a warning: it would be lost in a failover."""
    primary, standby = pair
    with open_store(primary.emptied_database()) as store:
        table = store.create(a_table()).wait()
        standby.signal(SIGSTOP)
        try:
            pending = store.append(table, 0, "k", an_answer())
            cancel_the_wait(primary.address("postgres"))
            with pytest.raises(Uncertain):
                pending.wait()
        finally:
            standby.signal(SIGCONT)
        again = store.append(table, 0, "k", an_answer()).wait()
        assert again.seq == 1, "the same key: it counts once"


def cancel_the_wait(address: str) -> None:
    """Do what an operator, or a statement_timeout, does."""
    deadline = time.monotonic() + PATIENCE
    with psycopg.connect(address, autocommit=True) as connection:
        while not (row := connection.execute(WAITING).fetchone()):
            assert time.monotonic() < deadline, "nobody waits for the standby"
            time.sleep(0.01)
        connection.execute("SELECT pg_cancel_backend(%s)", [row[0]])


def test_a_database_that_does_not_wait_for_its_standby_is_refused(pair: list[Postgres]) -> None:
    address = pair[0].emptied_database()
    with pytest.raises(StoreError, match="could lose answers: synchronous_commit"):
        open_store(f"{address}&options=-csynchronous_commit%3Dlocal")


def test_the_host_that_takes_writes_is_found(pair: list[Postgres]) -> None:
    primary, standby = pair
    address = primary.emptied_database()
    hosts = f"{standby.socket.parent},{primary.socket.parent}"
    with open_store(f"postgresql://polnoc@/postgres?host={hosts}") as store:
        table = store.create(a_table()).wait()
    with open_store(address) as store:
        assert store.table(table).wait().id == table


def test_a_session_that_takes_no_writes_any_more_is_given_up(postgres: Postgres) -> None:
    """As after a demotion: the next session finds the server that accepts writes."""
    with open_store(postgres.emptied_database()) as store:
        table = store.create(a_table()).wait()
        connection = store._writer._connection
        assert connection is not None
        connection.run("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY")
        assert store.append(table, 0, "k", an_answer()).wait().seq == 1


def test_no_statement_is_waited_for_for_ever(postgres: Postgres) -> None:
    database = PostgresDatabase(postgres.emptied_database())
    connection = database._connection(may_write=True, seconds=0.2)
    with pytest.raises(Unavailable):
        connection.rows("SELECT pg_sleep(60)")
    with pytest.raises(Unavailable):
        connection.rows("SELECT 1")
    connection.close()


def test_who_looks_after_the_store_is_patient(postgres: Postgres) -> None:
    database = PostgresDatabase(postgres.emptied_database())
    connection = database._connection(may_write=True, seconds=0.05)
    connection.be_patient()
    assert connection.rows("SELECT 1 FROM pg_sleep(0.4)") == [(1,)]
    connection.close()


def test_a_restored_connection_ends_every_wait_on_an_old_one(postgres: Postgres) -> None:
    database = PostgresDatabase(postgres.emptied_database())
    connection = database.connect()
    timer = threading.Timer(0.3, database.connection_restored)
    timer.start()
    with pytest.raises(Unavailable):
        connection.rows("SELECT pg_sleep(60)")
    timer.join()
    fresh = database.connect()
    assert fresh.rows("SELECT 1") == [(1,)]
    fresh.close()


def test_changes_of_a_long_interruption_are_told(postgres: Postgres) -> None:
    """Nobody receives notifications while disconnected, here for longer than a poll looks back."""
    address = postgres.emptied_database()

    async def proof() -> None:
        with open_store(address) as here, Store(PostgresDatabase(address), poll_seconds=0.05) as there:
            table = await here.create(a_table())
            async with there.changes() as changes:
                listener = there._feed._listener
                assert listener is not None
                await asyncio.to_thread(age, address, table)
                told = asyncio.ensure_future(anext(changes))
                while not told.done():
                    listener._looked -= 120  # again, in case it has just polled
                    await asyncio.wait([told], timeout=0.2)
                assert await told == table

    run(proof())


def age(address: str, table: str) -> None:
    """Make a table's last change 100 seconds old, with a change that nobody was notified of."""
    with psycopg.connect(address) as connection:
        connection.execute(
            "UPDATE polnoc.pulses SET changes = changes + 1, changed = changed - 100000 WHERE table_id = %s",
            [table],
        )
