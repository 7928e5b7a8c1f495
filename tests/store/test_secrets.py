"""Seeds, secrets, answers and messages never appear in a repr, an error or a log line."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable, Iterator

import pytest

from polnoc.store import (
    BadValue,
    NewEntry,
    NewMessage,
    NewSeat,
    NewTable,
    Seat,
    Snapshot,
    Store,
    StoreError,
    open_store,
    secret_hash,
)
from polnoc.store.archive import decode
from polnoc.store.values import (
    MOST_NOTATION_CHARS,
    MOST_OUTCOME_BYTES,
    MOST_STORED_MESSAGE_CHARS,
    MOST_STORED_NAME_CHARS,
)
from polnoc.store.writes import Append, ChangeSeat, Create, KeepSnapshot, Say
from tests.store.tools import Poison, a_table, submit

CANARY = "kanarek"
HASH = secret_hash(CANARY)


def a_secret_table() -> NewTable:
    return NewTable(
        game="duchy",
        rules=1,
        content="c0ffee",
        seed=CANARY,
        commitment="ab" * 32,
        seats=[NewSeat(name=CANARY, secret_hash=HASH)],
    )


def a_secret_entry() -> NewEntry:
    return NewEntry(kind="answer", seat=0, text=CANARY, outcome=CANARY.encode())


def a_secret_message() -> NewMessage:
    return NewMessage(kind="note", seat=0, audience=1, text=CANARY)


def things(store: Store) -> Iterator[object]:
    """Yield everything that somebody might print."""
    table_id = store.create(a_secret_table()).wait()
    yield a_secret_table()
    yield a_secret_entry()
    yield a_secret_message()
    yield store.append(table_id, 0, "k", a_secret_entry()).wait()
    yield store.say(table_id, "k", a_secret_message()).wait()
    store.keep_snapshot(table_id, Snapshot(seq=1, data=CANARY.encode())).wait()
    yield store.snapshot(table_id).wait()
    log = store.log(table_id).wait()
    yield from (log, log.table, *log.seats, *log.entries)
    yield store.messages(table_id).wait()
    archive = decode(store.export_table(table_id).wait())
    yield archive
    yield Create(table_id, archive)
    yield Append(table_id, 0, "k", a_secret_entry())
    yield Say(table_id, "k", a_secret_message())
    yield ChangeSeat(table_id, log.seats[0])
    yield KeepSnapshot(table_id, Snapshot(seq=1, data=CANARY.encode()))
    yield store
    yield store.seed(table_id)


def test_no_repr_shows_a_secret(store: Store) -> None:
    shown = [f"{thing!r} {thing}" for thing in things(store)]
    assert len(shown) > 15
    assert [text for text in shown if CANARY in text or HASH in text] == []


def test_no_error_and_no_log_line_shows_a_secret(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table_id = store.create(a_secret_table()).wait()
    store.append(table_id, 0, "k", a_secret_entry()).wait()
    store.say(table_id, "k", a_secret_message()).wait()
    long = CANARY * 20_000
    wrongs: list[Callable[[], object]] = [
        lambda: NewEntry(kind="answer", seat=0, text=long[: MOST_NOTATION_CHARS + 1]),
        lambda: NewEntry(kind=CANARY.upper(), seat=0, text=""),
        lambda: NewMessage(kind="note", seat=0, audience=0, text=long[: MOST_STORED_MESSAGE_CHARS + 1]),
        lambda: NewSeat(name=long[: MOST_STORED_NAME_CHARS + 1]),
        lambda: NewSeat(secret_hash=CANARY),
        lambda: NewSeat(flags={"x": long}),
        lambda: store.append(table_id, 1, f"{CANARY} {CANARY}", a_secret_entry()).wait(),
        lambda: store.append(table_id, 0, "late", a_secret_entry()).wait(),
        lambda: store.append(table_id, 1, "k", NewEntry(kind="undo", seat=0, text=CANARY)).wait(),
        lambda: store.say(table_id, "k", NewMessage(kind="chat", seat=0, audience=1, text=CANARY)).wait(),
        lambda: store.change_seat(table_id, Seat(number=0, name=CANARY, revision=7)).wait(),
        lambda: submit(store, Poison(table_id)).wait(),
        lambda: decode(store.export_table(table_id).wait().replace(b'"k"', b'"a b"')),
        lambda: decode(store.export_table(table_id).wait().replace(b'"seat"', b'"stool"')),
        lambda: decode(store.export_table(table_id).wait()[:-20]),
    ]
    for wrong in wrongs:
        with pytest.raises(StoreError) as error:
            wrong()
        told = "".join(traceback.format_exception_only(error.value))
        assert CANARY not in told
        assert HASH not in told
        assert error.value.__cause__ is None
        assert error.value.__context__ is None or error.value.__suppress_context__
    assert CANARY not in caplog.text


def test_what_postgresql_tells_of_a_row_is_not_repeated(store: Store) -> None:
    """Its DETAIL line contains all values of a row that violates a constraint."""
    table_id = store.create(a_secret_table()).wait()
    connection = store._database.connect()
    try:
        with pytest.raises(StoreError) as error:
            connection.run("UPDATE tables SET status = 'gone' WHERE id = :id", {"id": table_id})
        assert CANARY not in str(error.value)
        assert error.value.__suppress_context__
        with pytest.raises(StoreError, match=r"no such column|does not exist"):
            connection.rows("SELECT colour FROM tables")
    finally:
        connection.close()


@pytest.mark.parametrize(
    "make",
    [
        lambda: NewEntry(kind="answer", seat=16, text=""),
        lambda: NewEntry(kind="answer", seat=0, text="a\0b"),
        lambda: NewEntry(kind="answer", seat=0, text="\ud800"),
        lambda: NewEntry(kind="answer", seat=0, text="", outcome=bytes(MOST_OUTCOME_BYTES + 1)),
        lambda: NewMessage(kind="chat", seat=0, audience=2**60, text=""),
        lambda: NewMessage(kind="", seat=0, audience=-1, text=""),
        lambda: Snapshot(seq=-1, data=b""),
        lambda: Snapshot(seq=0, data=bytes(5_000_000)),
        lambda: Seat(number=15),
        lambda: NewSeat(flags={"x": object()}),
        lambda: a_table(seats=0),
        lambda: a_table(seats=16),
        lambda: a_table(seed="x" * 1000),
    ],
)
def test_values_that_no_table_can_hold_cannot_be_made(make: Callable[[], object]) -> None:
    with pytest.raises(BadValue):
        make()


def test_the_largest_values_can_be_stored(address: str) -> None:
    entry = NewEntry(kind="a" * 20, seat=-1, text="ż" * MOST_NOTATION_CHARS, outcome=bytes(256_000))
    message = NewMessage(kind="chat", seat=15, audience=~0b110, text="ł" * MOST_STORED_MESSAGE_CHARS)
    with open_store(address) as store:
        table_id = store.create(a_table(seats=15)).wait()
        assert store.append(table_id, 0, "k" * 64, entry).wait().seq == 1
        assert store.say(table_id, "k" * 64, message).wait().seq == 1
        [stored] = store.log(table_id).wait().entries
        [said] = store.messages(table_id).wait()
        assert (stored.text, stored.outcome, said.text) == (entry.text, entry.outcome, message.text)
        assert said.audience == ~0b110
