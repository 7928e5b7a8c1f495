"""When to check tables because of a clock, and when no server ran."""

from __future__ import annotations

from polnoc.store import Store
from tests.store.tools import a_table


def test_tables_are_found_when_their_time_has_come(store: Store) -> None:
    first, second, third = [store.create(a_table()).wait() for _ in range(3)]
    for table_id, due in ((first, 300), (second, 100), (third, 200)):
        store.keep_deadline(table_id, due).wait()
    assert store.deadlines(99).wait() == []
    assert store.deadlines(200).wait() == [(100, second), (200, third)]
    assert store.deadlines(500, limit=1, after=(100, second)).wait() == [(200, third)]
    assert [table.due for table in store.summaries([first, second]).wait()] == [300, 100]


def test_a_deadline_is_put_off_and_ends(store: Store) -> None:
    table_id, gone = store.create(a_table()).wait(), store.create(a_table()).wait()
    for due in (100, 900):
        store.keep_deadline(table_id, due).wait()
    assert store.deadlines(1_000).wait() == [(900, table_id)]
    store.keep_deadline(table_id, 0).wait()
    store.keep_deadline(table_id, 0).wait()
    assert store.deadlines(1_000).wait() == []
    store.keep_deadline(gone, 5).wait()
    store.remove_table(gone).wait()
    store.keep_deadline(gone, 6).wait()
    assert store.deadlines(1_000).wait() == []


def test_servers_say_when_they_ran_last(store: Store) -> None:
    assert [store.heartbeat(at).wait() for at in (1_000, 2_000, 2_000)] == [0, 1_000, 2_000]


def test_pauses_are_kept_once_and_in_order(store: Store) -> None:
    for begun, ended in ((500, 900), (100, 200), (500, 950)):
        store.keep_pause(begun, ended).wait()
    assert store.pauses().wait() == [(100, 200), (500, 900)]
