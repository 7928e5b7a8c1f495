"""The guarantees of the store, on each database."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from polnoc.store import (
    Appended,
    BadValue,
    KeyTaken,
    NewEntry,
    Pending,
    Seat,
    Snapshot,
    Stale,
    Store,
    StoreError,
    Unavailable,
    UnknownSeat,
    UnknownTable,
    open_store,
    secret_hash,
)
from polnoc.store.values import new_table_id
from tests.store.tools import EVERYONE, LIMIT, Hold, Poison, a_table, a_word, an_answer, hold, submit

NOWHERE = "2" * 16
PAUSED: Any = "paused"


def with_seat(seat: Seat, **changes: object) -> Seat:
    fields = {name: getattr(seat, name) for name in seat.__struct_fields__}
    return Seat(**(fields | changes))


# Tables and seats


def test_a_table_comes_back_as_it_was_made(store: Store) -> None:
    table_id = store.create(a_table(3)).wait()
    found = store.log(table_id).wait()
    assert found.entries == []
    assert [seat.number for seat in found.seats] == [0, 1, 2]
    table = found.table
    assert (table.id, table.game, table.rules, table.content) == (table_id, "duchy", 3, "c0ffee")
    assert (table.status, table.revision, table.seq) == ("open", 0, 0)
    assert table.options == {"players": 3, "nested": {"ż": [1, 2.5, None, True]}}
    assert table.settings == {"language": "pl"}
    assert table.commitment == "ab" * 32
    assert table.created <= table.changed
    assert store.seed(table_id).wait() == "sim:1"
    assert store.table(table_id).wait() == table


def test_everything_survives_closing(address: str) -> None:
    with open_store(address) as store:
        table_id = store.create(a_table()).wait()
        store.append(table_id, 0, "a", an_answer("h5", outcome=b"\x00\xff\n")).wait()
        store.say(table_id, "a", a_word()).wait()
        store.keep_snapshot(table_id, Snapshot(seq=1, data=b"\x00position")).wait()
        before = store.log(table_id).wait(), store.messages(table_id).wait()
    with open_store(address) as store:
        assert (store.log(table_id).wait(), store.messages(table_id).wait()) == before
        assert store.snapshot(table_id).wait() == Snapshot(seq=1, data=b"\x00position")
        assert before[0].entries[0].outcome == b"\x00\xff\n"
        assert before[1][0].text == "zażółć gęślą jaźń"


def test_ids_are_short_and_never_the_same() -> None:
    ids = {new_table_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert {len(table_id) for table_id in ids} == {16}


def test_a_seat_is_taken_by_one_of_two(store: Store) -> None:
    table_id = store.create(a_table()).wait()
    [seat, _] = store.log(table_id).wait().seats
    ola = with_seat(seat, name="Ola", played_by="you", secret_hash=secret_hash("ola's"))
    jan = with_seat(seat, name="Jan", played_by="you", secret_hash=secret_hash("jan's"))
    assert store.change_seat(table_id, ola).wait() == 1
    with pytest.raises(Stale) as stale:
        store.change_seat(table_id, jan).wait()
    assert stale.value.current == 1
    [taken, other] = store.log(table_id).wait().seats
    assert (taken.name, taken.revision, other.revision) == ("Ola", 1, 0)
    assert taken.opened_by("ola's")
    assert not taken.opened_by("jan's")
    assert not other.opened_by("")


def test_a_seat_can_be_freed_and_given_to_a_bot(store: Store) -> None:
    table_id = store.create(a_table()).wait()
    [seat, _] = store.log(table_id).wait().seats
    taken = with_seat(seat, name="Ola", played_by="you", secret_hash=secret_hash("s"), flags={"left": True})
    store.change_seat(table_id, taken).wait()
    store.change_seat(table_id, with_seat(seat, played_by="expert", revision=1)).wait()
    [now, _] = store.log(table_id).wait().seats
    assert (now.name, now.played_by, now.secret_hash, now.flags, now.revision) == ("", "expert", "", {}, 2)


def test_status_options_and_settings_change_one_at_a_time(store: Store) -> None:
    table_id = store.create(a_table()).wait()
    assert store.change_table(table_id, 0, settings={"language": "en"}).wait() == 1
    assert store.change_table(table_id, 1, status="playing", options={"players": 2}).wait() == 2
    with pytest.raises(Stale) as stale:
        store.change_table(table_id, 1, status="over").wait()
    assert stale.value.current == 2
    table = store.table(table_id).wait()
    assert (table.status, table.options, table.settings) == ("playing", {"players": 2}, {"language": "en"})


def test_tables_are_listed_youngest_first_in_pages(store: Store) -> None:
    ids = [store.create(a_table()).wait() for _ in range(7)]
    for table_id in ids[::2]:
        store.change_table(table_id, 0, status="playing").wait()
    listed = store.tables().wait()
    assert sorted([table.id for table in listed]) == sorted(ids)
    assert listed == sorted(listed, key=lambda table: (table.created, table.id), reverse=True)
    first = store.tables(limit=3).wait()
    second = store.tables(limit=3, before=first[-1]).wait()
    third = store.tables(limit=3, before=second[-1]).wait()
    assert first + second + third == listed
    playing = store.tables("playing", limit=2).wait()
    playing += store.tables("playing", limit=10, before=playing[-1]).wait()
    assert sorted([table.id for table in playing]) == sorted(ids[::2])
    assert store.tables("over").wait() == []


def test_tables_are_found_by_their_label(store: Store) -> None:
    store.create(a_table()).wait()
    labelled = msgspec.structs.replace(a_table(), settings={"label": "daily:duchy:2026-01-01"})
    first, second = store.create(labelled).wait(), store.create(labelled).wait()
    found = store.tables(label="daily:duchy:2026-01-01").wait()
    assert {table.id for table in found} == {first, second}
    assert store.tables("over", label="daily:duchy:2026-01-01").wait() == []
    assert store.tables(label="daily:duchy:2026-01-02").wait() == []
    archived = store.export_table(first).wait()
    store.remove_table(first).wait()
    assert [table.id for table in store.tables(label="daily:duchy:2026-01-01").wait()] == [second]
    store.import_table(archived).wait()
    assert len(store.tables(label="daily:duchy:2026-01-01").wait()) == 2
    assert store.faults().wait() == []


# Entries


def test_entries_are_numbered_from_one(store: Store) -> None:
    table_id = store.create(a_table()).wait()
    for number in range(5):
        appended = store.append(table_id, number, f"key-{number}", an_answer(f"n{number}", seat=number % 2))
        assert appended.wait() == Appended(number + 1, repeated=False)
    log = store.log(table_id).wait()
    assert log.table.seq == 5
    assert [(entry.seq, entry.text, entry.key) for entry in log.entries] == [
        (number + 1, f"n{number}", f"key-{number}") for number in range(5)
    ]
    assert store.log(table_id, since=3).wait().entries == log.entries[3:]
    assert store.log(table_id, since=99).wait().entries == []


def test_an_undo_is_an_entry_too(store: Store) -> None:
    table_id = store.create(a_table()).wait()
    store.append(table_id, 0, "a", an_answer("h5")).wait()
    undo = NewEntry(kind="undo", seat=0, text="")
    assert store.append(table_id, 1, "b", undo).wait().seq == 2
    assert [entry.kind for entry in store.log(table_id).wait().entries] == ["answer", "undo"]


def test_a_double_click_is_one_move(store: Store) -> None:
    table_id = store.create(a_table()).wait()
    assert store.append(table_id, 0, "click", an_answer()).wait() == Appended(1, repeated=False)
    store.append(table_id, 1, "other", an_answer("u", seat=1)).wait()
    # The same click again: with the old number, and with the current one.
    assert store.append(table_id, 0, "click", an_answer()).wait() == Appended(1, repeated=True)
    assert store.append(table_id, 2, "click", an_answer()).wait() == Appended(1, repeated=True)
    assert store.table(table_id).wait().seq == 2
    found = store.entry_with_key(table_id, "click").wait()
    assert found is not None
    assert (found.seq, found.text) == (1, "h5")
    assert store.entry_with_key(table_id, "none").wait() is None


def test_a_key_is_for_one_wish_only(store: Store) -> None:
    table_id = store.create(a_table()).wait()
    store.append(table_id, 0, "click", an_answer("h5", seat=0)).wait()
    with pytest.raises(KeyTaken):
        store.append(table_id, 1, "click", an_answer("h5", seat=1)).wait()
    with pytest.raises(KeyTaken):
        store.append(table_id, 1, "click", an_answer("h6", seat=0)).wait()
    other = store.create(a_table()).wait()
    assert store.append(other, 0, "click", an_answer("h6")).wait().seq == 1


def test_a_wrong_number_is_stale_and_changes_nothing(store: Store) -> None:
    table_id = store.create(a_table()).wait()
    for number in range(2):
        store.append(table_id, number, f"k{number}", an_answer()).wait()
    before = store.log(table_id).wait()
    for expected in (0, 1, 3, 400):
        with pytest.raises(Stale, match=f"the table is at 2, not at {expected}") as stale:
            store.append(table_id, expected, "late", an_answer(), status="over").wait()
        assert stale.value.current == 2
    assert store.log(table_id).wait() == before


def test_the_last_answer_ends_the_game_in_the_same_breath(store: Store) -> None:
    table_id = store.create(a_table()).wait()
    store.append(table_id, 0, "a", an_answer(), status="playing").wait()
    store.append(table_id, 1, "b", an_answer(), status="playing").wait()
    assert store.table(table_id).wait().revision == 1
    store.append(table_id, 2, "c", an_answer(), status="over").wait()
    table = store.table(table_id).wait()
    assert (table.status, table.seq, table.revision) == ("over", 3, 2)


# Messages and snapshots


def test_messages_have_numbers_and_keys_of_their_own(store: Store) -> None:
    table_id = store.create(a_table()).wait()
    store.append(table_id, 0, "a", an_answer()).wait()
    assert store.say(table_id, "a", a_word("cześć")).wait() == Appended(1, repeated=False)
    assert store.say(table_id, "b", a_word("psst", audience=1)).wait() == Appended(2, repeated=False)
    assert store.say(table_id, "a", a_word("cześć")).wait() == Appended(1, repeated=True)
    with pytest.raises(KeyTaken):
        store.say(table_id, "a", a_word("something else")).wait()
    said = store.messages(table_id).wait()
    assert [(word.seq, word.text, word.audience) for word in said] == [(1, "cześć", EVERYONE), (2, "psst", 1)]
    assert store.messages(table_id, since=1).wait() == said[1:]


def test_the_newest_snapshot_wins_and_none_runs_ahead(store: Store) -> None:
    table_id = store.create(a_table()).wait()
    for number in range(3):
        store.append(table_id, number, f"k{number}", an_answer()).wait()
    assert store.snapshot(table_id).wait() is None
    assert store.keep_snapshot(table_id, Snapshot(seq=2, data=b"two")).wait()
    assert not store.keep_snapshot(table_id, Snapshot(seq=1, data=b"one")).wait()
    assert not store.keep_snapshot(table_id, Snapshot(seq=4, data=b"four")).wait()
    assert store.snapshot(table_id).wait() == Snapshot(seq=2, data=b"two")
    assert store.keep_snapshot(table_id, Snapshot(seq=3, data=b"three")).wait()
    assert store.snapshot(table_id).wait() == Snapshot(seq=3, data=b"three")


# Missing tables


def test_an_unknown_table_is_said_to_be_unknown(store: Store) -> None:
    asked: list[Pending[Any]] = [
        store.append(NOWHERE, 0, "k", an_answer()),
        store.say(NOWHERE, "k", a_word()),
        store.change_seat(NOWHERE, Seat(number=0)),
        store.change_table(NOWHERE, 0, status="over"),
        store.keep_snapshot(NOWHERE, Snapshot(seq=0, data=b"")),
        store.forget_snapshot(NOWHERE),
        store.remove_table(NOWHERE),
        store.table(NOWHERE),
        store.log(NOWHERE),
        store.seed(NOWHERE),
        store.export_table(NOWHERE),
        store.log("'; DROP TABLE tables; --"),
    ]
    for pending in asked:
        with pytest.raises(UnknownTable, match="there is no table"):
            pending.wait()


def test_an_unknown_seat_is_said_to_be_unknown(store: Store) -> None:
    table_id = store.create(a_table(2)).wait()
    with pytest.raises(UnknownSeat, match="has no seat 2"):
        store.change_seat(table_id, Seat(number=2)).wait()


BAD_WISHES: list[Callable[[Store], Pending[Any]]] = [
    lambda store: store.append("../etc", 0, "k", an_answer()),
    lambda store: store.append(NOWHERE, -1, "k", an_answer()),
    lambda store: store.append(NOWHERE, 0, "", an_answer()),
    lambda store: store.append(NOWHERE, 0, "k" * 65, an_answer()),
    lambda store: store.append(NOWHERE, 0, "k", an_answer(), status=PAUSED),
    lambda store: store.say("", "k", a_word()),
    lambda store: store.say(NOWHERE, "k k", a_word()),
    lambda store: store.change_seat("../etc", Seat(number=0)),
    lambda store: store.change_table(NOWHERE, 0, status=PAUSED),
    lambda store: store.change_table(NOWHERE, 0, settings={"x": "y" * 70_000}),
    lambda store: store.change_table(NOWHERE, 0, options={"x": object()}),
    lambda store: store.keep_snapshot("../etc", Snapshot(seq=0, data=b"")),
    lambda store: store.tables(PAUSED),
    lambda store: store.tables(limit=0),
    lambda store: store.tables(limit=1_000_000),
]


def test_bad_values_are_refused_before_anything_happens(store: Store) -> None:
    for wish in BAD_WISHES:
        with pytest.raises(BadValue):
            wish(store)
    assert (store.figures.writes, store.waiting) == (0, 0)


# Group commits


def test_what_waits_together_is_stored_together(store: Store) -> None:
    tables = [store.create(a_table()).wait() for _ in range(50)]
    groups = store.figures.groups
    holding = hold(store, tables[0])
    waiting = [store.append(table_id, 0, "k", an_answer()) for table_id in tables]
    assert store.waiting == 50
    holding.go.set()
    assert [pending.wait().seq for pending in waiting] == [1] * 50
    assert store.figures.groups == groups + 2
    assert store.figures.largest_group == 50


def test_a_late_wish_does_not_harm_its_neighbours(store: Store) -> None:
    table_id, other = [store.create(a_table()).wait() for _ in range(2)]
    holding = hold(store, table_id)
    first = store.append(table_id, 0, "a", an_answer())
    late = store.append(table_id, 0, "b", an_answer())
    again = store.append(table_id, 0, "a", an_answer())
    chained = store.append(table_id, 1, "c", an_answer())
    elsewhere = store.append(other, 0, "a", an_answer())
    holding.go.set()
    assert first.wait() == Appended(1, repeated=False)
    with pytest.raises(Stale):
        late.wait()
    assert again.wait() == Appended(1, repeated=True)
    assert chained.wait() == Appended(2, repeated=False)
    assert elsewhere.wait() == Appended(1, repeated=False)


def test_a_write_that_the_database_chokes_on_does_not_harm_its_neighbours(store: Store) -> None:
    table_id, other = [store.create(a_table()).wait() for _ in range(2)]
    holding = hold(store, table_id)
    first = store.append(table_id, 0, "a", an_answer())
    poison = submit(store, Poison(table_id))
    last = store.append(other, 0, "a", an_answer())
    holding.go.set()
    assert (first.wait().seq, last.wait().seq) == (1, 1)
    with pytest.raises(StoreError) as error:
        poison.wait()
    assert not isinstance(error.value, Unavailable)
    assert store.figures.failures == 1
    assert store.append(table_id, 1, "b", an_answer()).wait().seq == 2


def test_a_full_queue_turns_callers_away(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("polnoc.store.writer.MOST_QUEUED_WRITES", 2)
    table_id = store.create(a_table()).wait()
    holding = hold(store, table_id)
    waiting = [store.append(table_id, number, f"k{number}", an_answer()) for number in range(2)]
    with pytest.raises(Unavailable, match="try again"):
        store.append(table_id, 2, "k2", an_answer())
    holding.go.set()
    assert [pending.wait().seq for pending in waiting] == [1, 2]


def test_closing_stores_what_was_asked_for(address: str) -> None:
    store = open_store(address)
    table_id = store.create(a_table()).wait()
    holding = hold(store, table_id)
    waiting = [store.append(table_id, number, f"k{number}", an_answer()) for number in range(20)]
    closing = threading.Thread(target=store.close)
    closing.start()
    holding.go.set()
    closing.join(LIMIT)
    assert [pending.wait().seq for pending in waiting] == list(range(1, 21))
    for ask in (lambda: store.append(table_id, 20, "k", an_answer()), lambda: store.table(table_id)):
        with pytest.raises(StoreError, match="closed"):
            ask()
    store.close()  # closing twice is harmless
    with open_store(address) as again:
        assert again.table(table_id).wait().seq == 20


# Reading while writing


def test_a_reader_does_not_hold_up_the_writer(store: Store) -> None:
    table_id = store.create(a_table()).wait()
    reader = store._database.connect_reader()
    count = "SELECT count(*) FROM entries"
    try:
        reader.begin_read()
        assert reader.rows(count) == [(0,)]
        for number in range(10):
            store.append(table_id, number, f"k{number}", an_answer()).wait()
        assert reader.rows(count) == [(0,)], "a reader sees one moment"
        reader.rollback()
        assert reader.rows(count) == [(10,)]
    finally:
        reader.close()


def test_a_writer_does_not_hold_up_readers(store: Store) -> None:
    table_id = store.create(a_table()).wait()
    holding = hold(store, table_id)
    waiting = store.append(table_id, 0, "k", an_answer())
    assert [store.log(table_id).wait().entries for _ in range(10)] == [[]] * 10
    assert len(store.tables().wait()) == 1
    holding.go.set()
    waiting.wait()
    assert len(store.log(table_id).wait().entries) == 1


def test_a_reader_cannot_write(store: Store) -> None:
    reader = store._database.connect_reader()
    try:
        with pytest.raises(StoreError, match=r"read.?only"):
            reader.run("DELETE FROM tables")
    finally:
        reader.close()


# In an event loop


def test_the_same_calls_are_awaited_in_an_event_loop(store: Store) -> None:
    async def play() -> None:
        table_id = await store.create(a_table())
        assert await store.append(table_id, 0, "k", an_answer()) == Appended(1, repeated=False)
        with pytest.raises(Stale):
            await store.append(table_id, 0, "l", an_answer())
        with pytest.raises(UnknownTable):
            await store.table(NOWHERE)
        assert (await store.log(table_id)).table.seq == 1
        with pytest.raises(RuntimeError, match="await it instead"):
            store.table(table_id).wait()

    asyncio.run(play())


def test_what_was_begun_outside_a_loop_can_be_awaited_inside(store: Store) -> None:
    pending = store.create(a_table())

    async def later() -> str:
        with pytest.raises(RuntimeError, match="await it instead"):
            pending.wait()
        return await pending

    assert store.table(asyncio.run(later())).wait().seq == 0


def test_the_event_loop_goes_on_while_the_writer_is_busy(store: Store) -> None:
    async def play() -> None:
        table_id = await store.create(a_table())
        holding = Hold(table_id)
        held = submit(store, holding)
        await asyncio.to_thread(holding.reached.wait, LIMIT)
        waiting = [asyncio.ensure_future(wait_for(store, table_id, number)) for number in range(5)]
        await asyncio.sleep(0)
        assert not any([task.done() for task in waiting])
        holding.go.set()  # the loop itself releases the writer: it was never blocked
        await held
        assert await asyncio.gather(*waiting) == [1, 2, 3, 4, 5]

    asyncio.run(play())


async def wait_for(store: Store, table_id: str, number: int) -> int:
    return (await store.append(table_id, number, f"k{number}", an_answer())).seq


def test_a_caller_who_gives_up_disturbs_nobody(store: Store) -> None:
    async def play() -> None:
        table_id = await store.create(a_table())
        holding = Hold(table_id)
        submit(store, holding)
        await asyncio.to_thread(holding.reached.wait, LIMIT)
        given_up = asyncio.ensure_future(wait_for(store, table_id, 0))
        patient = asyncio.ensure_future(wait_for(store, table_id, 1))
        await asyncio.sleep(0)
        given_up.cancel()
        holding.go.set()
        assert await patient == 2

    asyncio.run(play())


def test_a_loop_that_has_ended_disturbs_nobody(store: Store) -> None:
    table_id = store.create(a_table()).wait()
    holding = hold(store, table_id)

    async def leave() -> None:
        store.append(table_id, 0, "k", an_answer())

    asyncio.run(leave())
    holding.go.set()
    assert store.append(table_id, 1, "l", an_answer()).wait().seq == 2


def test_closing_in_an_event_loop(address: str) -> None:
    async def play() -> None:
        store = open_store(address)
        await store.create(a_table())
        await store.aclose()
        with pytest.raises(StoreError, match="closed"):
            store.create(a_table())

    asyncio.run(play())
