"""Listeners are notified when a table has changed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from inspect import signature
from pathlib import Path
from time import monotonic, sleep

import psycopg
import pytest

from polnoc.store import Seat, Snapshot, Store, Unavailable, change_feed, open_store
from polnoc.store import postgres as postgres_module
from polnoc.store.change_feed import Changes, Feed
from polnoc.store.database import Connection
from polnoc.store.postgres import PostgresDatabase, Session
from polnoc.store.sqlite import SqliteConnection, SqliteDatabase
from polnoc.store.store import find_database
from polnoc.table.tables import BACK_SECONDS
from tests.store.postgres_server import Server
from tests.store.tools import LIMIT, a_table, a_word, an_answer

#: A polling interval so long that a signal within a test's time must have come another way.
NEVER = 3600.0
OFTEN = 0.02


@asynccontextmanager
async def opened(address: str, poll_seconds: float = NEVER) -> AsyncIterator[Store]:
    store = Store(find_database(address), poll_seconds=poll_seconds)
    try:
        yield store
    finally:
        await store.aclose()


def run(test: Coroutine[None, None, None]) -> None:
    """Run a test with a time limit."""
    asyncio.run(asyncio.wait_for(test, LIMIT))


def test_every_change_of_a_table_is_told(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store, store.changes() as changes:
            table_id = await store.create(a_table())
            assert await anext(changes) == table_id
            await store.append(table_id, 0, "k", an_answer())
            assert await anext(changes) == table_id
            await store.say(table_id, "k", a_word())
            assert await anext(changes) == table_id
            await store.change_seat(table_id, Seat(number=0, name="Ola"))
            assert await anext(changes) == table_id
            await store.change_table(table_id, 0, status="playing")
            assert await anext(changes) == table_id
            await store.remove_table(table_id)
            assert await anext(changes) == table_id

    run(play())


def test_nothing_is_told_when_nothing_has_changed(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            table_id, other = [await store.create(a_table()) for _ in range(2)]
            await store.append(table_id, 0, "k", an_answer())
            async with store.changes() as changes:
                await store.append(table_id, 0, "k", an_answer())
                await asyncio.gather(store_late(store, table_id), return_exceptions=True)
                await store.keep_snapshot(table_id, Snapshot(seq=1, data=b"s"))
                await store.log(table_id)
                await store.say(other, "k", a_word())
                assert await anext(changes) == other

    run(play())


async def store_late(store: Store, table_id: str) -> None:
    await store.append(table_id, 0, "late", an_answer())


def test_postgresql_tells_other_processes_at_once(postgres: Server) -> None:
    address = postgres.emptied_database()

    async def play() -> None:
        async with opened(address) as here, opened(address) as there, there.changes() as changes:
            table_id = await here.create(a_table())
            assert await anext(changes) == table_id
            for number in range(20):
                await here.append(table_id, number, f"k{number}", an_answer())
                assert await anext(changes) == table_id
            await here.remove_table(table_id)
            assert await anext(changes) == table_id

    run(play())


def test_whatever_gets_lost_is_found_by_looking(address: str) -> None:
    """SQLite does not notify other processes; PostgreSQL's notifications are cut off."""

    async def play() -> None:
        async with opened(address) as here, opened(address, OFTEN) as there, there.changes() as changes:
            for number in range(3):
                cut_off_listeners(address)
                table_id = await here.create(a_table())
                assert await anext(changes) == table_id
                await here.append(table_id, 0, f"k{number}", an_answer())
                assert await anext(changes) == table_id

    run(play())


def cut_off_listeners(address: str) -> None:
    """End PostgreSQL's listening connections."""
    if address.startswith("postgresql"):
        with psycopg.connect(address) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' "
                "OR query LIKE '%FROM pulses WHERE changed%' AND pid <> pg_backend_pid()"
            )


def test_who_listens_first_and_reads_then_misses_nothing(address: str) -> None:
    entries = 200

    async def write(store: Store, table_id: str) -> None:
        for number in range(entries):
            await store.append(table_id, number, f"k{number}", an_answer())

    async def follow(store: Store, table_id: str) -> list[int]:
        async with store.changes() as changes:
            seen = [entry.seq for entry in (await store.log(table_id)).entries]
            while len(seen) < entries:
                assert await anext(changes) == table_id
                seen += [entry.seq for entry in (await store.log(table_id, since=len(seen))).entries]
        return seen

    async def play() -> None:
        async with opened(address) as here, opened(address, OFTEN) as there:
            table_id = await here.create(a_table())
            followers = [follow(here, table_id), follow(there, table_id), follow(there, table_id)]
            _, *seen = await asyncio.gather(write(here, table_id), *followers)
            assert seen == [list(range(1, entries + 1))] * 3

    run(play())


def test_closing_ends_the_listening(address: str) -> None:
    async def play() -> None:
        store = open_store(address)
        async with store.changes() as changes:
            table_id = await store.create(a_table())
            await store.aclose()
            assert [changed async for changed in changes] == [table_id]

    run(play())


def test_each_change_is_told_once_however_often_it_is_heard(address: str) -> None:
    """Our own writer reports it, then PostgreSQL's notification, then each poll for a minute."""

    async def play() -> None:
        async with opened(address, OFTEN) as here, opened(address) as there, here.changes() as changes:
            for _ in range(5):
                ours = await here.create(a_table())
                assert await anext(changes) == ours
                theirs = await there.create(a_table())
                assert await anext(changes) == theirs

    run(play())


async def heard_by(changes: Changes) -> list[str]:
    return [table_id async for table_id in changes]


def test_what_is_told_during_a_look_is_not_told_again_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[int] = []
    feed = Feed(SqliteDatabase(tmp_path / "tables.db"), OFTEN)

    def look(connection: SqliteConnection, seconds: int) -> dict[str, int]:
        """Our own writer reports a table just after the thread's first poll has missed it."""
        looks.append(seconds)
        if len(looks) == 2:
            feed.publish({"table": 1})
        return {"table": 1} if len(looks) > 2 else {}

    monkeypatch.setattr(SqliteConnection, "changed_lately", look)

    async def play() -> None:
        async with asyncio.TaskGroup() as listening:
            changes = Changes()
            feed.add(changes)
            told = listening.create_task(heard_by(changes))
            feed.start()
            while len(looks) < 5:
                await asyncio.sleep(OFTEN)
            feed.close()
        assert told.result() == ["table"]

    run(play())


def test_a_table_that_comes_back_is_told_again(address: str) -> None:
    async def play() -> None:
        async with opened(address, OFTEN) as here, opened(address) as there:
            table_id = await there.create(a_table())
            for number in range(3):
                await there.append(table_id, number, f"k{number}", an_answer())
            async with here.changes() as changes:
                raw = await there.export_table(table_id)
                await there.remove_table(table_id)
                await there.import_table(raw)
                assert await anext(changes) == table_id
                assert (await here.table(table_id)).seq == 3

    run(play())


def test_who_comes_after_the_end_hears_nothing(address: str) -> None:
    async def play() -> None:
        store = open_store(address)
        await store.aclose()
        feed, late = store._feed, Changes()
        feed.add(late)
        feed.start()
        assert [changed async for changed in late] == []

    run(play())


def test_listening_to_a_server_that_is_away_fails_and_can_be_tried_again(postgres: Server) -> None:
    async def play(store: Store) -> None:
        postgres.crash()
        try:
            with pytest.raises(Unavailable):
                async with store.changes():
                    raise AssertionError("nobody is there to listen to")
        finally:
            postgres.start()
        async with store.changes() as changes:
            table_id = await store.create(a_table())
            assert await anext(changes) == table_id

    with open_store(postgres.emptied_database()) as store:
        run(play(store))


def test_a_server_that_goes_away_is_heard_again_when_it_is_back(postgres: Server) -> None:
    async def play(here: Store, there: Store) -> None:
        async with there.changes() as changes:
            for _ in range(2):
                table_id = await here.create(a_table())
                assert await anext(changes) == table_id
                postgres.crash()
                postgres.start()

    address = postgres.emptied_database()
    with open_store(address) as here, Store(find_database(address), poll_seconds=OFTEN) as there:
        run(play(here, there))


class SometimesAway(SqliteDatabase):
    """A database that notes what its listener does, and that is away on demand."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.noted: list[str] = []
        self.away = 0

    def connect_listener(self) -> Connection:
        self.noted.append("try")
        if self.away:
            self.away -= 1
            raise Unavailable("it does not answer")
        return super().connect_listener()

    def connection_lost(self) -> None:
        self.noted.append("lost")

    def connection_restored(self) -> None:
        self.noted.append("restored")


def test_one_knocks_for_all_while_the_database_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first attempt is immediate; others hear of the broken connection only if that fails too."""
    database = SometimesAway(tmp_path / "tables.db")
    monkeypatch.setattr(change_feed, "RECONNECT_SECONDS", 0.0)
    broken = [False]
    looked = SqliteConnection.changed_lately

    def breaks(connection: SqliteConnection, seconds: int) -> dict[str, int]:
        if broken[0]:
            broken[0] = False
            raise Unavailable("it went away")
        return looked(connection, seconds)

    monkeypatch.setattr(SqliteConnection, "changed_lately", breaks)
    with Store(database, poll_seconds=OFTEN) as store:
        store._feed.start()
        for away, noted in ((0, ["try", "restored"]), (2, ["try", "lost", "try", "lost", "try", "restored"])):
            database.noted.clear()
            database.away, broken[0] = away, True
            until = monotonic() + LIMIT
            while "restored" not in database.noted:
                assert monotonic() < until
                sleep(OFTEN)
            assert database.noted == noted
            assert store._feed.interruptions == 1 + bool(away)


def test_nobody_waits_for_a_connection_while_it_is_lost(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = PostgresDatabase(postgres.emptied_database())
    tried: list[object] = []
    connect = Session.connect

    def counted(**parts: object) -> object:
        tried.append(parts)
        return connect(**parts)  # type: ignore[arg-type]

    monkeypatch.setattr(Session, "connect", counted)
    database.connection_lost()
    for refused in (database.connect, database.connect_reader):
        with pytest.raises(Unavailable, match="does not answer now"):
            refused()
    assert tried == []
    monkeypatch.setattr(
        postgres_module, "REFUSE_SECONDS", 0.0
    )  # a listener that ended would not be waited for
    database.connection_lost()
    database.connect_reader().close()
    assert len(tried) == 1
    tried.clear()
    database.connect_listener().close()
    database.connection_restored()
    for made in (database.connect, database.connect_reader):
        made().close()
    assert len(tried) == 3


def test_all_waits_after_healing_are_less_than_two_seconds() -> None:
    """What we deliberately wait for once packets get through again, one wait after the other.

    The listener may have sent its connection's first packet a moment too early: the kernel resends it a
    second later, and the attempt ends as long after that.
    """
    opens_again = 1.0
    assert postgres_module._CONNECTION_SETTINGS["connect_timeout"] == 2 * opens_again
    to_notice = opens_again + change_feed.RECONNECT_SECONDS
    on_old_connections = signature(Session.wait).parameters["interval"].default
    assert to_notice + on_old_connections + BACK_SECONDS < 2.0


def test_own_changes_are_told_only_if_they_may_hide_others(tmp_path: Path) -> None:
    """A server that has stored an answer itself need not read it again.

    Nobody polls the database meanwhile: whether a poll or the writer's report comes first is luck.
    """

    async def play(here: Store) -> None:
        table_id = await here.create(a_table())
        async with here.changes(own=False) as foreign, here.changes() as all_of_them:
            await here.append(table_id, 0, "k1", an_answer())
            assert await anext(all_of_them) == table_id
            told = here._feed._told[table_id]
            await here.append(table_id, 1, "k2", an_answer())
            assert await anext(all_of_them) == table_id
            assert foreign._ids == {}
            here._feed.publish({table_id: told + 2})  # heard of another server
            assert await anext(foreign) == table_id
            here._feed._told[table_id] = told  # as if the other's report had not come yet
            await here.append(table_id, 2, "k3", an_answer())
            assert await anext(foreign) == table_id

    with Store(find_database(str(tmp_path / "tables.db")), poll_seconds=3600) as here:
        run(play(here))
