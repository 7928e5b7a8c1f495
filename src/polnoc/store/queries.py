"""Every query that reads from the database."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from polnoc.store.archive import FORMAT, Archive
from polnoc.store.database import Connection, Row
from polnoc.store.errors import StoreError, UnknownTable
from polnoc.store.values import (
    Age,
    DailyResult,
    Entry,
    Json,
    Message,
    Seat,
    Sitting,
    Snapshot,
    Status,
    Summary,
    Table,
    TableLog,
    Value,
    WholeTable,
)

V = TypeVar("V", bound=Value)

_TABLES: Final = """
    SELECT id, created, changed, game, rules, content, options, commitment, settings, status, revision,
        (SELECT coalesce(max(seq), 0) FROM entries WHERE entries.table_id = id)
    FROM tables JOIN pulses ON table_id = id
"""
_SEATS: Final = f"""
    SELECT {", ".join(Seat.__struct_fields__)} FROM seats WHERE table_id = :id ORDER BY number
"""
_ENTRY: Final = "SELECT seq, key, kind, seat, text, outcome, at FROM entries WHERE table_id = :id"
_MESSAGES: Final = """
    SELECT seq, key, kind, seat, audience, text, at FROM messages
    WHERE table_id = :id AND (seq > :since OR kind IN ('note', 'marks')) ORDER BY seq
"""
#: In lists, tables of one creator alternate with those of others: the two newest of each come first. A table
#: of an unknown creator counts as having its own.
_LISTED: Final = """
    SELECT id FROM (
        SELECT id, changed, row_number() OVER (
            PARTITION BY CASE WHEN creator = '' THEN id ELSE creator END ORDER BY changed DESC, id
        ) AS place
        FROM summaries JOIN tables ON id = summaries.table_id JOIN pulses ON pulses.table_id = id
        WHERE listed IN (:one, 3) AND status = :status AND changed >= :since
    ) AS ranked
    ORDER BY (place - 1) / :share, changed DESC, id LIMIT :limit OFFSET :offset
"""
_UNFINISHED: Final = """
    SELECT count(*)
    FROM summaries JOIN tables ON id = summaries.table_id JOIN pulses ON pulses.table_id = id
    WHERE creator = :creator AND status <> 'over' AND changed >= :since
"""
_ANSWERED: Final = """
    EXISTS (
        SELECT 1 FROM entries WHERE entries.table_id = id AND kind = 'answer' AND key NOT LIKE :bots
    )
"""
_OF_AGE: Final[dict[Age, str]] = {
    "finished": "status = 'over'",
    "empty": f"status <> 'over' AND NOT {_ANSWERED}",
    "abandoned": f"status <> 'over' AND {_ANSWERED}",
}
#: Columns that hold JSON.
_JSON: Final = frozenset({"options", "settings", "flags", "result"})
#: The keys under which bots answer.
_BOTS: Final = "%.bot-%"


def table(connection: Connection, table_id: str) -> Table:
    """A table, without seats and entries."""
    found = connection.rows(f"{_TABLES} WHERE id = :id", {"id": table_id})
    if not found:
        raise UnknownTable(table_id)
    return _value(Table, found[0])


def log(connection: Connection, table_id: str, since: int) -> TableLog:
    """A table, its seats, and its entries after number `since`."""
    return TableLog(
        table=table(connection, table_id),
        seats=_seats(connection, table_id),
        entries=_entries(connection, table_id, since),
    )


def entry_with_key(connection: Connection, table_id: str, key: str) -> Entry | None:
    """The entry with this key, if there is one."""
    found = connection.rows(f"{_ENTRY} AND key = :key", {"id": table_id, "key": key})
    return _entry(found[0]) if found else None


def messages(connection: Connection, table_id: str, since: int) -> list[Message]:
    """The messages after number `since`, and all notes and markers, which are replaced in place.

    Empty if there is no such table.
    """
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


def content(connection: Connection, game: str, fingerprint: str) -> tuple[str, ...]:
    """The texts that a game's content was made from; empty if they are not stored."""
    found = connection.rows(
        "SELECT sources FROM contents WHERE game = :game AND fingerprint = :fingerprint",
        {"game": game, "fingerprint": fingerprint},
    )
    if not found:
        return ()
    try:
        return msgspec.json.decode(found[0][0], type=tuple[str, ...])
    except msgspec.DecodeError as error:
        raise StoreError(f"the database is damaged: where a list of texts should be, {error}") from None


def missing_contents(connection: Connection) -> list[tuple[str, str]]:
    """Game and fingerprint of each content that tables were made with but that is not stored."""
    found = connection.rows("""
        SELECT DISTINCT game, content FROM tables WHERE NOT EXISTS (
            SELECT 1 FROM contents WHERE contents.game = tables.game AND fingerprint = content
        )
    """)
    return [(game, content) for game, content in found]


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
    return [_value(Table, row) for row in connection.rows(sql, values)]


#: From the best rank downwards, so that worse results are not read once enough people are found.
_BEST_RESULTS: Final = """
    SELECT table_id, game, day, person, name, rank, result, at FROM daily_results AS one
    WHERE game = :game AND day = :day AND rank <> '' AND NOT EXISTS (
        SELECT 1 FROM daily_results AS better
        WHERE better.game = one.game AND better.day = one.day AND better.person = one.person
            AND (better.rank, better.table_id) > (one.rank, one.table_id)
    )
    ORDER BY rank DESC, table_id DESC LIMIT :limit
"""
_WITHOUT_RESULT: Final = """
    SELECT id FROM tables JOIN labels ON labels.table_id = id
    WHERE label = :label AND status = 'over'
        AND NOT EXISTS (SELECT 1 FROM daily_results WHERE daily_results.table_id = id)
    ORDER BY created, id LIMIT :limit
"""


def best_results(connection: Connection, game: str, day: str, limit: int) -> list[DailyResult]:
    """The best result of each person on a day, the best first."""
    found = connection.rows(_BEST_RESULTS, {"game": game, "day": day, "limit": limit})
    return [_value(DailyResult, row) for row in found]


def without_result(connection: Connection, label: str, limit: int) -> list[str]:
    """Finished tables with a label and without a stored result, the oldest first."""
    return [id for (id,) in connection.rows(_WITHOUT_RESULT, {"label": label, "limit": limit})]


def listed(
    connection: Connection, joinable: bool, since: int, share: int, limit: int, offset: int
) -> list[Summary]:
    """Tables that anybody may watch, or take a seat at, and that changed since a time, in fair order."""
    values: dict[str, object] = {"since": since, "share": share, "limit": limit, "offset": offset}
    values |= {"one": 2, "status": "open"} if joinable else {"one": 1, "status": "playing"}
    return summaries(connection, [table_id for (table_id,) in connection.rows(_LISTED, values)])


def nothing(connection: Connection) -> None:
    """Make a round trip, to check that the database answers."""
    connection.rows("SELECT 1")


def summaries(connection: Connection, table_ids: list[str]) -> list[Summary]:
    """The summaries of these tables, in this order; tables that do not exist are left out."""
    if not table_ids:
        return []
    values: dict[str, object] = {f"id{number}": table_id for number, table_id in enumerate(table_ids)}
    among = ", ".join([f":{name}" for name in values])
    names: dict[str, list[tuple[str, str]]] = {}
    for table_id, name, played_by in connection.rows(
        f"SELECT table_id, name, played_by FROM seats WHERE table_id IN ({among}) ORDER BY table_id, number",
        values,
    ):
        names.setdefault(table_id, []).append((name, played_by))
    found = {
        table_id: Summary(
            table_id,
            game,
            status,
            changed,
            tuple(names.get(table_id, ())),
            _seat_set(asked),
            read_json(settings),
            due or 0,
        )
        for table_id, game, status, changed, asked, settings, due in connection.rows(
            f"""
            SELECT id, game, status, changed, CASE
                WHEN seq = (SELECT coalesce(max(entries.seq), 0) FROM entries WHERE entries.table_id = id)
                THEN asked END, settings, due
            FROM tables JOIN pulses ON pulses.table_id = id
                LEFT JOIN summaries ON summaries.table_id = id
                LEFT JOIN deadlines ON deadlines.table_id = id
            WHERE id IN ({among})
            """,
            values,
        )
    }
    return [found[table_id] for table_id in table_ids if table_id in found]


_SITTINGS: Final = """
    SELECT seats.table_id, number, flags FROM seats
        JOIN pulses ON pulses.table_id = seats.table_id JOIN tables ON id = seats.table_id
    WHERE person = :person AND (status <> 'over' OR :finished = 1)
    ORDER BY changed DESC, seats.table_id, number LIMIT :limit
"""


def sittings(connection: Connection, person: str, finished: bool, limit: int) -> list[Sitting]:
    """The seats of a person, the most recently changed tables first."""
    values: dict[str, object] = {"person": person, "finished": int(finished), "limit": limit}
    found = connection.rows(_SITTINGS, values)
    return [Sitting(table_id, seat, read_json(flags)) for table_id, seat, flags in found]


def deadlines(
    connection: Connection, before: int, limit: int, after: tuple[int, str]
) -> list[tuple[int, str]]:
    """When to check tables because somebody's time may be up, and their ids; the oldest first."""
    values: dict[str, object] = {"before": before, "limit": limit, "due": after[0], "id": after[1]}
    found = connection.rows(
        """
        SELECT due, table_id FROM deadlines WHERE due <= :before AND (due, table_id) > (:due, :id)
        ORDER BY due, table_id LIMIT :limit
        """,
        values,
    )
    return [(int(due), str(table_id)) for due, table_id in found]


def pauses(connection: Connection) -> list[tuple[int, int]]:
    """The periods in which no server ran, the oldest first."""
    found = connection.rows("SELECT begun, ended FROM pauses ORDER BY begun")
    return [(int(begun), int(ended)) for begun, ended in found]


def _seat_set(bits: int | None) -> tuple[int, ...] | None:
    if bits is None:
        return None
    return tuple([seat for seat in range(bits.bit_length()) if bits >> seat & 1])


def unfinished(connection: Connection, creator: str, since: int) -> int:
    """How many unfinished tables of a creator have changed since a time."""
    [(count,)] = connection.rows(_UNFINISHED, {"creator": creator, "since": since})
    return int(count)


def expired(
    connection: Connection, age: Age, before: int, limit: int, after: tuple[int, str]
) -> list[tuple[int, str]]:
    """When tables that have not changed since `before` last changed, and their ids; the oldest first.

    The next page begins `after` the last one of this page.
    """
    values: dict[str, object] = {"before": before, "limit": limit, "changed": after[0], "id": after[1]}
    if age != "finished":
        values["bots"] = _BOTS
    return [
        (int(changed), str(table_id))
        for changed, table_id in connection.rows(
            f"""
            SELECT changed, id FROM pulses JOIN tables ON id = table_id
            WHERE changed < :before AND (changed, id) > (:changed, :id) AND {_OF_AGE[age]}
            ORDER BY changed, id LIMIT :limit
            """,
            values,
        )
    ]


def whole(connection: Connection, table_id: str) -> WholeTable:
    """Everything that is stored of a table."""
    found = log(connection, table_id, 0)
    return WholeTable(
        log=found,
        seed=seed(connection, table_id),
        messages=messages(connection, table_id, 0),
        sources=content(connection, found.table.game, found.table.content),
        snapshot=snapshot(connection, table_id),
    )


def archive(connection: Connection, table_id: str) -> Archive:
    """A whole table, including its seed."""
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
        sources=content(connection, header.game, header.content),
        seats=found.seats,
        entries=found.entries,
        messages=messages(connection, table_id, 0),
    )


def _seats(connection: Connection, table_id: str) -> list[Seat]:
    return [_value(Seat, row) for row in connection.rows(_SEATS, {"id": table_id})]


def _entries(connection: Connection, table_id: str, since: int) -> list[Entry]:
    sql = f"{_ENTRY} AND seq > :since ORDER BY seq"
    return [_entry(row) for row in connection.rows(sql, {"id": table_id, "since": since})]


def _value(kind: type[V], row: Row) -> V:
    """A value from a row whose columns are in the order of its fields."""
    fields = dict(zip(kind.__struct_fields__, row, strict=True))
    return kind(**{name: read_json(found) if name in _JSON else found for name, found in fields.items()})


def _entry(row: Row) -> Entry:
    seq, key, kind, seat, text, outcome, at = row
    return Entry(seq=seq, key=key, kind=kind, seat=seat, text=text, outcome=outcome, at=at)


def _message(row: Row) -> Message:
    seq, key, kind, seat, audience, text, at = row
    return Message(seq=seq, key=key, kind=kind, seat=seat, audience=audience, text=text, at=at)


def read_json(text: str) -> Json:
    """Parse a JSON object from the database."""
    try:
        return msgspec.json.decode(text, type=Json)
    except msgspec.DecodeError as error:
        raise StoreError(f"the database is damaged: where a JSON object should be, {error}") from None
