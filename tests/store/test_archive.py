"""Tables as files: export, import, and which imports are refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from polnoc.store import BadValue, Fault, Snapshot, Store, TableExists, UnknownTable, open_store
from polnoc.store.archive import MOST_ARCHIVE_BYTES, decode
from tests.proofs.counts import count
from tests.store.tools import a_table, a_word, an_answer

Document = dict[str, Any]
ENTRIES = 3


def a_full_table(store: Store) -> str:
    """Return a table with everything in it."""
    table_id = store.create(a_table()).wait()
    for number in range(ENTRIES):
        store.append(
            table_id, number, f"k{number}", an_answer(f"n{number}", number % 2, bytes([number]))
        ).wait()
    store.say(table_id, "a", a_word()).wait()
    store.say(table_id, "b", a_word("psst", audience=2)).wait()
    store.keep_snapshot(table_id, Snapshot(seq=2, data=b"two")).wait()
    store.change_table(table_id, 0, status="playing").wait()
    return table_id


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A valid export."""
    with open_store(str(tmp_path_factory.mktemp("archive") / "tables.db")) as store:
        return store.export_table(a_full_table(store)).wait()


def test_a_table_goes_out_and_comes_in_again(store: Store) -> None:
    table_id = a_full_table(store)
    raw = store.export_table(table_id).wait()
    before, said = store.log(table_id).wait(), store.messages(table_id).wait()
    with pytest.raises(TableExists, match="already"):
        store.import_table(raw).wait()
    store.remove_table(table_id).wait()
    with pytest.raises(UnknownTable):
        store.log(table_id).wait()
    assert store.messages(table_id).wait() == []
    assert store.snapshot(table_id).wait() is None
    assert store.faults().wait() == []
    assert store.import_table(raw).wait() == table_id
    after = store.log(table_id).wait()
    assert (after.seats, after.entries) == (before.seats, before.entries)
    assert store.messages(table_id).wait() == said
    assert (after.table.status, after.table.options, after.table.created) == (
        before.table.status,
        before.table.options,
        before.table.created,
    )
    assert store.seed(table_id).wait() == "sim:1"
    assert store.export_table(table_id).wait() == raw
    assert store.append(table_id, ENTRIES, "next", an_answer()).wait().seq == ENTRIES + 1


def test_a_table_moves_to_another_database(store: Store, tmp_path: Path) -> None:
    table_id = a_full_table(store)
    raw = store.export_table(table_id).wait()
    with open_store(str(tmp_path / "elsewhere.db")) as elsewhere:
        assert elsewhere.import_table(raw).wait() == table_id
        assert elsewhere.export_table(table_id).wait() == raw


SPOILT: list[tuple[str, Callable[[Document], object], str]] = [
    ("an unknown format", lambda doc: doc.update(polnoc_table=2), "format 2"),
    ("no format", lambda doc: doc.pop("polnoc_table"), "polnoc_table"),
    ("an unknown field", lambda doc: doc.update(admin=True), "admin"),
    ("an unknown field in a seat", lambda doc: doc["seats"][0].update(admin=True), "admin"),
    ("an id that is none", lambda doc: doc.update(id="../../etc/passwd"), "id"),
    ("an id with capital letters", lambda doc: doc.update(id=doc["id"].upper()), "id"),
    ("an unknown status", lambda doc: doc.update(status="won"), "status"),
    ("a game that is none", lambda doc: doc.update(game="../duchy"), "game"),
    ("no seed", lambda doc: doc.update(seed=""), "seed"),
    ("no seats", lambda doc: doc.update(seats=[]), "seats"),
    ("too many seats", lambda doc: doc.update(seats=doc["seats"] * 50), "seats"),
    ("seats out of order", lambda doc: doc["seats"].reverse(), "without a gap"),
    ("the same seat twice", lambda doc: doc["seats"].append(doc["seats"][0]), "without a gap"),
    ("a secret instead of its hash", lambda doc: doc["seats"][0].update(secret_hash="tajne"), "SHA-256"),
    ("a name too long", lambda doc: doc["seats"][0].update(name="x" * 81), "a name"),
    ("a NUL in a name", lambda doc: doc["seats"][0].update(name="x\0"), "a name"),
    ("a gap in the entries", lambda doc: doc["entries"].pop(1), "without a gap"),
    ("entries out of order", lambda doc: doc["entries"].reverse(), "without a gap"),
    ("a key twice", lambda doc: doc["entries"][1].update(key="k0"), "same key"),
    ("a key that is none", lambda doc: doc["entries"][1].update(key="a b"), "a key"),
    ("a kind that is none", lambda doc: doc["entries"][1].update(kind="<b>"), "a kind"),
    ("an entry of nobody", lambda doc: doc["entries"][1].update(seat=7), "seat 7"),
    ("a seat far below", lambda doc: doc["entries"][1].update(seat=-2), "seat"),
    ("no base64", lambda doc: doc["entries"][1].update(outcome="%%%"), "base64"),
    ("a number as text", lambda doc: doc["entries"][1].update(seq="2"), "int"),
    ("a number beyond all bounds", lambda doc: doc["entries"][1].update(at=10**30), "at"),
    ("a notation too long", lambda doc: doc["entries"][1].update(text="x" * 1001), "notation"),
    ("a huge outcome", lambda doc: doc["entries"][1].update(outcome="AAAA" * 700_000), "outcome"),
    ("a gap in the messages", lambda doc: doc["messages"].pop(0), "without a gap"),
    ("a message too long", lambda doc: doc["messages"][0].update(text="x" * 4001), "message"),
    ("options that are a list", lambda doc: doc.update(options=[1]), "options"),
    ("huge options", lambda doc: doc.update(options={"x": "y" * 70_000}), "options"),
    ("a time before time", lambda doc: doc.update(created=-1), "time"),
]


@pytest.mark.parametrize(("spoil", "words"), [case[1:] for case in SPOILT], ids=[case[0] for case in SPOILT])
def test_a_spoilt_table_is_refused(document: bytes, spoil: Callable[[Document], object], words: str) -> None:
    spoilt = json.loads(document)
    spoil(spoilt)
    with pytest.raises(BadValue, match=words) as error:
        decode(json.dumps(spoilt).encode())
    assert len(str(error.value)) < 300


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"\xff\xfe",
        b"\x89PNG\r\n",
        b'{"polnoc_table": 1',
        b'{"id": "\\ud800"}',
        b'{"options":' * 100_000,
        b"[" * 1_000_000,
        b'{"options": ' + b'{"a":' * 5_000 + b"1" + b"}" * 5_000 + b"}",
        b"0" * (MOST_ARCHIVE_BYTES + 1),
    ],
    ids=range(12),
)
def test_what_is_no_table_at_all_is_refused(raw: bytes) -> None:
    with pytest.raises(BadValue) as error:
        decode(raw)
    assert len(str(error.value)) < 300


@pytest.mark.parametrize("depth", [65, 20_000])
def test_options_nested_too_deeply_are_refused(document: bytes, depth: int) -> None:
    doc = json.loads(document)
    doc["options"] = {"here": "HERE"}
    deep = b"[" * depth + b"]" * depth
    with pytest.raises(BadValue, match="too deeply"):
        decode(json.dumps(doc).encode().replace(b'"HERE"', deep))


def test_a_refused_table_leaves_nothing(store: Store, document: bytes) -> None:
    spoilt = json.loads(document)
    spoilt["entries"].pop(1)
    with pytest.raises(BadValue):
        store.import_table(json.dumps(spoilt).encode())
    assert store.tables().wait() == []
    assert store.figures.writes == 0


@given(data=st.data())
@settings(max_examples=count("POLNOC_EXAMPLES", 60), deadline=None)
def test_a_file_with_a_few_wrong_bytes_is_read_or_refused_but_never_breaks_anything(
    document: bytes, data: st.DataObject
) -> None:
    raw = bytearray(document)
    for _ in range(data.draw(st.integers(1, 4))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    try:
        read = decode(bytes(raw))
    except BadValue:
        return
    assert [entry.seq for entry in read.entries] == list(range(1, len(read.entries) + 1))


# Maintenance


def test_a_sound_database_has_no_faults(store: Store) -> None:
    for _ in range(3):
        a_full_table(store)
    assert store.faults().wait() == []


DAMAGE = [
    ("UPDATE entries SET seq = 9 WHERE seq = 2", "a gap in its entries"),
    ("DELETE FROM entries WHERE seq = 1", "a gap in its entries"),
    ("DELETE FROM messages WHERE seq = 1", "a gap in its messages"),
    ("DELETE FROM seats WHERE number = 0", "a seat is missing"),
    ("UPDATE entries SET seat = 9 WHERE seq = 2", "an entry of a seat that is not there"),
    ("UPDATE snapshots SET seq = 9", "a snapshot of a position that the log has not reached"),
    ("UPDATE tables SET options = '{'", "options, settings or flags that are no JSON"),
    ("UPDATE seats SET flags = '[]'", "options, settings or flags that are no JSON"),
    ("DELETE FROM pulses", "its count of changes is missing"),
]


def test_damage_is_found(store: Store) -> None:
    sound = a_full_table(store)
    damaged = {a_full_table(store): what for _, what in DAMAGE}
    connection = store._database.connect()
    for table_id, (damage, _) in zip(damaged, DAMAGE, strict=True):
        column = "id" if "tables" in damage else "table_id"
        glue = "AND" if "WHERE" in damage else "WHERE"
        assert connection.run(f"{damage} {glue} {column} = :id", {"id": table_id}) >= 1
    connection.close()
    faults = store.faults().wait()
    found = [(fault.table_id, fault.what) for fault in faults]
    assert [pair for pair in damaged.items() if pair not in found] == []
    assert sound not in [fault.table_id for fault in faults]
    assert all([fault.remedy for fault in faults])


def test_what_belongs_to_no_table_is_found(tmp_path: Path) -> None:
    """Only possible where somebody has switched off foreign keys."""
    with open_store(str(tmp_path / "tables.db")) as store:
        table_id = a_full_table(store)
        connection = store._database.connect()
        connection.run("PRAGMA foreign_keys = OFF")
        connection.run("DELETE FROM tables")
        connection.close()
        parts = ("seats", "entries", "messages", "snapshots", "pulses")
        assert store.faults().wait() == [
            Fault(table_id, f"{part} of a table that is not there", remedy)
            for part, remedy in zip(parts, ["remove the table and import it from a backup"] * 5, strict=True)
        ]


def test_a_snapshot_can_be_forgotten(store: Store) -> None:
    table_id = a_full_table(store)
    assert store.forget_snapshot(table_id).wait()
    assert store.snapshot(table_id).wait() is None
    assert not store.forget_snapshot(table_id).wait()
    assert store.keep_snapshot(table_id, Snapshot(seq=1, data=b"one")).wait()


def test_a_damaged_table_is_said_to_be_damaged(store: Store) -> None:
    table_id = a_full_table(store)
    connection = store._database.connect()
    connection.run("UPDATE tables SET options = '{'")
    connection.close()
    with pytest.raises(Exception, match="damaged"):
        store.log(table_id).wait()
