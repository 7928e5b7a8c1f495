"""Results of a day: each person's best, whatever else is played, on both databases."""

from __future__ import annotations

import msgspec

from polnoc.store import DailyResult, NewTable, Store, open_store
from tests.store.tools import a_table

DAY = "2026-03-14"


def _labelled(label: str) -> NewTable:
    return msgspec.structs.replace(a_table(), settings={"label": label})


def made(store: Store, count: int) -> list[str]:
    """Create this many tables."""
    return [pending.wait() for pending in [store.create(a_table()) for _ in range(count)]]


def keep(store: Store, results: list[tuple[str, str, int]], day: str = DAY) -> None:
    """Store results: table, person and score."""
    kept = [
        DailyResult(
            table=table,
            game="duchy",
            day=day,
            person=person,
            name=person,
            rank=f"{rank:010d}",
            result={"rank": rank},
            at=1,
        )
        for table, person, rank in results
    ]
    assert all([pending.wait() for pending in [store.keep_result(one) for one in kept]])


def listed(store: Store, limit: int = 200, day: str = DAY) -> list[tuple[str, object]]:
    found = store.best_results("duchy", day, limit=limit).wait()
    return [(one.person, one.result["rank"]) for one in found]


def test_hundreds_of_quick_losses_push_nobody_off(store: Store) -> None:
    tables = made(store, 500)
    keep(store, [(tables[0], "champion", 900), (tables[1], "second", 800)])
    keep(store, [(table, "flood", 1 + number % 7) for number, table in enumerate(tables[2:250])])
    keep(store, [(table, f"loser {number}", 1) for number, table in enumerate(tables[250:])])
    assert listed(store)[:3] == [("champion", 900), ("second", 800), ("flood", 7)]
    assert len(listed(store)) == 200
    assert listed(store, limit=2) == [("champion", 900), ("second", 800)]


def test_a_person_is_listed_once_with_the_best(store: Store) -> None:
    tables = made(store, 6)
    keep(store, [(tables[0], "Ola", 3), (tables[1], "Ola", 9), (tables[2], "Ola", 9), (tables[3], "Jan", 5)])
    keep(store, [(tables[4], "Ola", 99)], day="2026-03-15")
    assert listed(store) == [("Ola", 9), ("Jan", 5)]
    assert listed(store, day="2026-03-15") == [("Ola", 99)]
    assert store.best_results("bestia", DAY).wait() == []


def test_a_table_has_one_result_which_goes_with_it(store: Store) -> None:
    [table] = made(store, 1)
    keep(store, [(table, "Ola", 3)])
    again = DailyResult(
        table=table, game="duchy", day=DAY, person="Jan", name="Jan", rank="9", result={}, at=2
    )
    assert store.keep_result(again).wait() is False
    assert listed(store) == [("Ola", 3)]
    store.remove_table(table).wait()
    assert listed(store) == []
    assert store.keep_result(again).wait() is False, "there is no such table any more"
    assert store.faults().wait() == []


def test_finished_tables_without_a_result_are_found(store: Store) -> None:
    labelled = [
        store.create(_labelled(f"daily:duchy:{DAY}")).wait(),
        store.create(_labelled(f"daily:duchy:{DAY}")).wait(),
        store.create(_labelled("daily:duchy:2026-03-15")).wait(),
    ]
    assert store.without_result(f"daily:duchy:{DAY}").wait() == []
    for table in labelled:
        store.change_table(table, 0, status="over").wait()
    assert sorted(store.without_result(f"daily:duchy:{DAY}").wait()) == sorted(labelled[:2])
    keep(store, [(labelled[0], "Ola", 3)])
    assert store.without_result(f"daily:duchy:{DAY}").wait() == [labelled[1]]


def test_servers_of_one_store_share_what_the_first_has_brought(address: str) -> None:
    with open_store(address) as one, open_store(address) as other:
        assert one.shared_value("key", "first").wait() == "first"
        assert other.shared_value("key", "second").wait() == "first"
    with open_store(address) as later:
        assert later.shared_value("key", "third").wait() == "first"


def test_a_probe_is_a_write_that_nobody_sees(store: Store) -> None:
    store.probe().wait()
    before = store.figures.writes
    store.probe().wait()
    assert store.figures.writes == before + 1
    assert store.tables().wait() == []
