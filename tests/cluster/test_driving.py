"""One server drives a table: its bots, automatic passes, its clocks. Another takes over if it fails."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from starlette.applications import Starlette

from polnoc.engine.chance import Seed
from polnoc.store import Store, Unavailable, open_store
from polnoc.store.pending import Pending
from polnoc.store.store import find_database
from polnoc.table.background_tasks import BackgroundTasks
from polnoc.table.driving import RENEW_SECONDS, TRUST_SECONDS, Driving
from polnoc.table.rooms import Room, Setup
from tests.proofs.browsers import Direct
from tests.proofs.cases import SMALLEST, TOGETHER, Case
from tests.proofs.in_process import room_at, run, until
from tests.proofs.players import DONE, begin, submit, wish_of
from tests.proofs.players import History as Told
from tests.proofs.test_two_servers import two_apps
from tests.store.postgres_server import Server as Postgres
from tests.store.tools import a_table

#: Each game that bots and people play against each other, with its smallest number of players.
WITH_BOTS = list({case.game.id: case for case in reversed(TOGETHER)}.values())


def change(address: str, sql: str) -> None:
    """Do what time does to the rows of servers."""
    connection = find_database(address).connect()
    connection.run(sql)
    connection.close()


async def play_some(browser: Direct, table: str, answers: int) -> None:
    """Let the person answer a few times; bots do in between."""
    rng = random.Random(5)
    for _ in range(answers):
        if (wish := await wish_of(browser, table, rng)) is None:
            return
        assert await submit(browser, Told(), wish) in (DONE, 409)


async def drive_at(app: Starlette, table: str) -> None:
    """Make a server drive a table."""
    driving = app.state.tables.driving
    await until("the server has said that it lives", driving._is_trusted)
    assert await driving.claim(table)


def asked_of_bots(app: Starlette) -> int:
    """Return how many questions a server has put to its bots."""
    return int(app.state.tables.bots.pool.asked)


@pytest.mark.parametrize("case", WITH_BOTS, ids=str)
def test_bots_of_a_table_are_asked_by_one_server(postgres: Postgres, case: Case) -> None:
    """The person plays at one server; the other one drives, because it was first."""
    address = postgres.emptied_database()

    async def proof() -> None:
        async with two_apps(address) as (here, there):
            host = Direct(here)
            table = await begin(host, case, case.with_bots)
            await drive_at(here, table)
            away = Direct(there, host.cookies)
            await play_some(away, table, 4)
            assert asked_of_bots(there) == 0
            assert (await room_at(there, table)).version >= 4

    run(proof())


def test_a_table_is_taken_over_from_a_server_that_has_gone_silent(postgres: Postgres) -> None:
    """Its lease expires while it still believes that it drives: nothing is answered twice."""
    address, case = postgres.emptied_database(), WITH_BOTS[0]

    async def proof() -> None:
        async with two_apps(address) as (here, there):
            host = Direct(here)
            table = await begin(host, case, case.with_bots)
            driver, heir = here.state.tables.driving, there.state.tables.driving
            await drive_at(here, table)
            room = await room_at(there, table)
            change(address, f"UPDATE servers SET until = 0 WHERE name = '{driver.name}'")
            driver._renewed = float("inf")  # it no longer renews its lease
            heir.drives(room)
            await until("the other server drives it", lambda: heir.count == 1)
            await play_some(Direct(there, host.cookies), table, 4)
            driver._renewed = float("-inf")
            await until("the first one finds out", lambda: driver.count == 0)
            assert driver.lost == 1
            entries = (await there.state.tables.store.log(table)).entries
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))

    run(proof())


def test_who_leaves_is_followed_at_once(postgres: Postgres) -> None:
    address, case = postgres.emptied_database(), WITH_BOTS[0]

    async def proof() -> None:
        async with two_apps(address) as (here, there):
            table = await begin(Direct(here), case, case.with_bots)
            await drive_at(here, table)
            there.state.tables.driving.drives(await room_at(there, table))
            await here.state.tables.driving.leave()
            here.state.tables.driving._renewed = float("inf")
            await until("the other server drives it", lambda: there.state.tables.driving.count == 1)

    run(proof())


def test_bots_alone_are_driven_where_somebody_watches(postgres: Postgres) -> None:
    """The server at which the table was created releases it as soon as nobody watches there."""
    address, case = postgres.emptied_database(), SMALLEST[0]

    async def proof() -> None:
        async with two_apps(address) as (here, there):
            table = await begin(Direct(here), case, case.bots)
            await drive_at(here, table)
            watcher = Direct(there)
            async with watcher.listen(f"/t/{table}/live?have="):
                here.state.tables.memory._used[table] = float("-inf")
                await until("it has changed hands", lambda: asked_of_bots(there) > 0)
                assert here.state.tables.driving.count == 0

    run(proof())


# A server that cannot reach the database, with a clock set by the test -----------------------------


class Unreachable:
    """The store's servers, over a connection that can be cut."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.is_cut = False

    def __getattr__(self, name: str) -> Callable[..., Pending[Any]]:
        if self.is_cut:
            raise Unavailable("cut")
        found: Callable[..., Pending[Any]] = getattr(self._store.servers, name)
        return found


class OneTable:
    """A driver of one table, its connection and its clock."""

    def __init__(self, store: Store, room: Room) -> None:
        self.time = 100.0
        self.woken: list[str] = []
        self.room = room
        self.connection = Unreachable(store)
        shared = type("Shared", (), {"shared": True, "servers": self.connection})()
        self.driving = Driving(
            shared,
            "here",
            {room.id: room},
            lambda room: True,
            lambda room: self.woken.append(room.id),
            dict,
            BackgroundTasks(),
            lambda: self.time,
        )


@pytest.fixture
def stored(postgres: Postgres) -> Iterator[Store]:
    """A store on PostgreSQL."""
    with open_store(postgres.emptied_database()) as store:
        yield store


async def table_of(store: Store) -> OneTable:
    """Return a table that a server drives."""
    game = SMALLEST[0].game
    setup = Setup(game, game.read_options({}), Seed.live())
    made = OneTable(store, Room(await store.create(a_table()), setup, []))
    await made.driving.look()
    assert await made.driving.claim(made.room.id)
    return made


def test_who_is_cut_off_stops_before_anybody_may_take_over(stored: Store) -> None:
    async def proof() -> None:
        table = await table_of(stored)
        assert table.driving.drives(table.room)
        table.connection.is_cut = True
        table.time += RENEW_SECONDS
        with pytest.raises(Unavailable):
            await table.driving.look()
        assert table.driving.drives(table.room), "one lost renewal does no harm"
        table.time += TRUST_SECONDS - RENEW_SECONDS
        assert not table.driving.drives(table.room)
        assert not await table.driving.claim(table.room.id)
        table.connection.is_cut = False
        await table.driving.look()
        assert table.driving.lost == 1
        assert table.woken == [table.room.id, table.room.id], "claimed again, since nobody else wanted it"
        assert table.driving.drives(table.room)

    run(proof())


def test_a_server_that_slept_asks_before_it_goes_on(stored: Store) -> None:
    """A laptop that was asleep: its clock jumps, and another server drives the table by now."""

    async def proof() -> None:
        table = await table_of(stored)
        await stored.servers.leave("here")
        await stored.servers.renew("there", {})
        assert await stored.servers.claim("there", table.room.id)
        table.time += 3_600.0
        assert not table.driving.drives(table.room)
        await table.driving.look()
        await asyncio.sleep(0)
        assert table.driving.count == 0
        assert not table.driving.drives(table.room)

    run(proof())


def test_a_count_that_differs_ends_two_drivers(stored: Store) -> None:
    """The database's clock jumped ahead, and another server took over a live server's table."""

    async def proof() -> None:
        table = await table_of(stored)
        connection = stored._database.connect()
        connection.run("UPDATE drivers SET server = 'there'")
        connection.close()
        assert table.driving.drives(table.room)
        table.time += RENEW_SECONDS
        await stored.servers.renew("there", {})
        await table.driving.look()
        assert table.driving.count == 0

    run(proof())
