"""Servers on one database: leases by its clock alone, and one driver for each table."""

from __future__ import annotations

import time

import pytest

from polnoc.store import Store
from polnoc.store.servers import LEASE_MILLISECONDS
from polnoc.store.values import CLOCK, Clock, now, own_clock
from tests.store.tools import a_table

HOUR = 3_600_000


def change(store: Store, sql: str) -> None:
    """Do what time or an operator does to the rows of servers."""
    connection = store._database.connect()
    connection.run(sql)
    connection.close()


@pytest.fixture
def table(store: Store) -> str:
    """A table, and two live servers."""
    for name in ("here", "there"):
        store.servers.renew(name, {"rooms": 1}).wait()
    return store.create(a_table()).wait()


def test_one_server_drives_a_table(store: Store, table: str) -> None:
    assert store.servers.claim("here", table).wait()
    assert store.servers.claim("here", table).wait()
    assert not store.servers.claim("there", table).wait()
    assert store.servers.driven_by_others("there", [table, "a" * 16]).wait() == {table}
    assert store.servers.driven_by_others("here", [table]).wait() == set()
    assert store.servers.renew("here", {}).wait().driven == 1


def test_a_table_that_is_released_can_be_claimed(store: Store, table: str) -> None:
    store.servers.claim("here", table).wait()
    store.servers.release("there", table).wait()
    assert not store.servers.claim("there", table).wait()
    store.servers.release("here", table).wait()
    assert store.servers.driven_by_others("there", [table]).wait() == set()
    assert store.servers.claim("there", table).wait()


def test_who_leaves_drives_nothing(store: Store, table: str) -> None:
    store.servers.claim("here", table).wait()
    store.servers.leave("here").wait()
    assert [server.name for server in store.servers.known().wait()] == ["there"]
    assert store.servers.claim("there", table).wait()


@pytest.mark.parametrize(
    ("shift", "is_free"),
    [
        (-LEASE_MILLISECONDS - 1, True),  # no renewal for the length of a lease
        (-HOUR // 2, True),
        (-LEASE_MILLISECONDS // 2, False),
        (HOUR, True),  # the database's clock was set back: nobody has to wait for an hour
    ],
)
def test_a_lease_holds_by_the_clock_of_the_database(
    store: Store, table: str, shift: int, is_free: bool
) -> None:
    store.servers.claim("here", table).wait()
    change(store, f"UPDATE servers SET until = until + {shift} WHERE name = 'here'")
    assert (store.servers.driven_by_others("there", [table]).wait() == set()) == is_free
    assert store.servers.claim("there", table).wait() == is_free
    assert store.servers.renew("here", {}).wait().driven == (0 if is_free else 1)


def test_there_is_no_driver_of_a_table_that_is_not_there(store: Store, table: str) -> None:
    assert not store.servers.claim("here", "a" * 16).wait()
    store.servers.claim("here", table).wait()
    store.remove_table(table).wait()
    assert store.servers.renew("here", {}).wait().driven == 0


def test_what_is_known_of_servers(store: Store, table: str) -> None:
    store.servers.claim("here", table).wait()
    here, there = store.servers.known().wait()
    assert (here.name, here.driven, here.figures) == ("here", 1, {"rooms": 1})
    assert there.driven == 0
    assert 0 < here.lives <= LEASE_MILLISECONDS
    assert here.age >= 0


def test_servers_that_have_been_gone_for_long_are_forgotten(store: Store, table: str) -> None:
    store.servers.claim("here", table).wait()
    change(store, f"UPDATE servers SET until = until - {2 * HOUR} WHERE name = 'here'")
    store.servers.tidy().wait()
    assert [server.name for server in store.servers.known().wait()] == ["there"]
    assert store.servers.claim("there", table).wait()


def test_a_clock_that_was_told_the_time_goes_on_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, since = Clock(), [100.0]
    monkeypatch.setattr("time.monotonic", lambda: since[0])
    assert abs(clock.now() - own_clock()) < HOUR
    clock.follow(5_000, 100.0)
    since[0] += 2.5
    assert clock.now() == 7_500


def test_nobody_can_set_the_clock_that_follows_a_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """This machine's clock jumps by a day; the one that counts does not."""
    monkeypatch.setattr(CLOCK, "_heard", None)
    before = now()
    CLOCK.follow(before, time.monotonic())
    monkeypatch.setattr("time.time_ns", lambda: (before + 24 * HOUR) * 1_000_000)
    assert own_clock() - before == 24 * HOUR
    assert now() - before < HOUR
