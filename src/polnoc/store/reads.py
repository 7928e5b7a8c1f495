"""Everything that is read from the database."""

from __future__ import annotations

from typing import Final

import msgspec

from polnoc.store.archive import FORMAT, Archive
from polnoc.store.database import Connection, Row
from polnoc.store.errors import StoreError, UnknownTable
from polnoc.store.values import Entry, Json, Message, Seat, Snapshot, Status, Table, TableLog

_TABLES: Final = """
    SELECT id, created, changed, game, rules, content, options, commitment, settings, status, revision,
        (SELECT coalesce(max(seq), 0) FROM entries WHERE entries.table_id = id)
    FROM tables JOIN pulses ON table_id = id
"""
_SEATS: Final = """
    SELECT number, name, played_by, secret_hash, flags, revision FROM seats
    WHERE table_id = :id ORDER BY number
"""
_ENTRY: Final = "SELECT seq, key, kind, seat, text, outcome, at FROM entries WHERE table_id = :id"
_MESSAGES: Final = """
    SELECT seq, key, kind, seat, audience, text, at FROM messages
    WHERE table_id = :id AND seq > :since ORDER BY seq
"""


def table(connection: Connection, table_id: str) -> Table:
    """A table, without seats and entries."""
    found = connection.rows(f"{_TABLES} WHERE id = :id", {"id": table_id})
    if not found:
        raise UnknownTable(table_id)
    return _table(found[0])


def log(connection: Connection, table_id: str, since: int) -> TableLog:
    """A table, its seats, and its entries after number `since`."""
    return TableLog(
        table=table(connection, table_id),
        seats=_seats(connection, table_id),
        entries=_entries(connection, table_id, since),
    )


def entry_with_key(connection: Connection, table_id: str, key: str) -> Entry | None:
    """The entry that came with this key, if one did."""
    found = connection.rows(f"{_ENTRY} AND key = :key", {"id": table_id, "key": key})
    return _entry(found[0]) if found else None


def messages(connection: Connection, table_id: str, since: int) -> list[Message]:
    """What was said after message number `since`; empty if there is no such table."""
    return [_message(row) for row in connection.rows(_MESSAGES, {"id": table_id, "since": since})]


def snapshot(connection: Connection, table_id: str) -> Snapshot | None:
    """The newest snapshot."""
    found = connection.rows("SELECT seq, data FROM snapshots WHERE table_id = :id", {"id": table_id})
    return Snapshot(seq=found[0][0], data=found[0][1]) if found else None


def seed(connection: Connection, table_id: str) -> str:
    """The table's seed."""
    found = connection.rows("SELECT seed FROM tables WHERE id = :id", {"id": table_id})
    if not found:
        raise UnknownTable(table_id)
    return str(found[0][0])


def tables(
    connection: Connection, status: Status | None, limit: int, before: Table | None, label: str
) -> list[Table]:
    """Tables, youngest first."""
    conditions, values = ["1 = 1"], dict[str, object](limit=limit)
    if status is not None:
        conditions.append("status = :status")
        values["status"] = status
    if before is not None:
        conditions.append("(created, id) < (:created, :id)")
        values |= {"created": before.created, "id": before.id}
    if label:
        conditions.append("id IN (SELECT labels.table_id FROM labels WHERE label = :label)")
        values["label"] = label
    where = " AND ".join(conditions)
    sql = f"{_TABLES} WHERE {where} ORDER BY created DESC, id DESC LIMIT :limit"
    return [_table(row) for row in connection.rows(sql, values)]


def archive(connection: Connection, table_id: str) -> Archive:
    """A whole table with its seed."""
    found = log(connection, table_id, 0)
    header = found.table
    return Archive(
        polnoc_table=FORMAT,
        id=header.id,
        created=header.created,
        game=header.game,
        rules=header.rules,
        content=header.content,
        options=header.options,
        seed=seed(connection, table_id),
        commitment=header.commitment,
        settings=header.settings,
        status=header.status,
        seats=found.seats,
        entries=found.entries,
        messages=messages(connection, table_id, 0),
    )


def _seats(connection: Connection, table_id: str) -> list[Seat]:
    return [
        Seat(
            number=number,
            name=name,
            played_by=played_by,
            secret_hash=secret_hash,
            flags=read_json(flags),
            revision=revision,
        )
        for number, name, played_by, secret_hash, flags, revision in connection.rows(_SEATS, {"id": table_id})
    ]


def _entries(connection: Connection, table_id: str, since: int) -> list[Entry]:
    sql = f"{_ENTRY} AND seq > :since ORDER BY seq"
    return [_entry(row) for row in connection.rows(sql, {"id": table_id, "since": since})]


def _table(row: Row) -> Table:
    (
        table_id,
        created,
        changed,
        game,
        rules,
        content,
        options,
        commitment,
        settings,
        status,
        revision,
        seq,
    ) = row
    return Table(
        id=table_id,
        created=created,
        changed=changed,
        game=game,
        rules=rules,
        content=content,
        options=read_json(options),
        commitment=commitment,
        settings=read_json(settings),
        status=status,
        revision=revision,
        seq=seq,
    )


def _entry(row: Row) -> Entry:
    seq, key, kind, seat, text, outcome, at = row
    return Entry(seq=seq, key=key, kind=kind, seat=seat, text=text, outcome=outcome, at=at)


def _message(row: Row) -> Message:
    seq, key, kind, seat, audience, text, at = row
    return Message(seq=seq, key=key, kind=kind, seat=seat, audience=audience, text=text, at=at)


def read_json(text: str) -> Json:
    """A JSON object of the database."""
    try:
        return msgspec.json.decode(text, type=Json)
    except msgspec.DecodeError as error:
        raise StoreError(f"the database is damaged: where a JSON object should be, {error}") from None
