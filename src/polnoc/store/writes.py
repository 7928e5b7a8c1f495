"""Every write to the database, each as one statement that touches no row if it is declined.

A stale write never raises a database error: the unique keys
decide inside the statement (`ON CONFLICT DO NOTHING`), and the reason is looked up
only if no row was affected. So a stale write cannot spoil the transaction
that it shares with others.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from polnoc.store import queries
from polnoc.store.archive import Archive
from polnoc.store.database import SERVER_CHANNEL, Connection, Row, Values
from polnoc.store.errors import BadValue, Declined, KeyTaken, Stale, TableExists, UnknownSeat, UnknownTable
from polnoc.store.values import (
    Appended,
    DailyResult,
    Json,
    NewEntry,
    NewMessage,
    Seat,
    Snapshot,
    Status,
    check_sources,
    first_count,
    listings,
    now,
    write_json,
)

T = TypeVar("T")

#: The precision of the time when a content was last used.
CONTENT_USED_MILLISECONDS: Final = 3_600_000

_LAST_SEQ: Final = "SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = :id"


class Done(NamedTuple, Generic[T]):
    """The result of a write, and whether listeners have to be notified."""

    value: T
    changed: bool = True


class Write(ABC, Generic[T]):
    """A request to change one table."""

    sql: ClassVar[str]
    table_id: str

    @abstractmethod
    def values(self) -> Values:
        """The values for `sql`."""

    @abstractmethod
    def settle(self, connection: Connection, rows: int) -> Done[T]:
        """The result, given how many rows `sql` affected; Declined if there were none but should be."""


def perform(connection: Connection, writes: Sequence[Write[Any]]) -> list[Done[Any] | Declined]:
    """Run all writes in order; one that is declined returns its reason and does not affect the others."""
    results: list[Done[Any] | Declined] = []
    for sql, group in groupby(writes, lambda write: write.sql):
        alike = list(group)
        # All at once: over a network this is a single round trip.
        touched = connection.run_many(sql, [write.values() for write in alike])
        results += [_settled(connection, write, rows) for write, rows in zip(alike, touched, strict=True)]
        _summarize(connection, [write for write, rows in zip(alike, touched, strict=True) if rows])
    return results


def _summarize(connection: Connection, stored: Sequence[Write[Any]]) -> None:
    """Store who is asked after the new entries, where the writes say so."""
    summaries = [
        KeepSummary(write.table_id, write.expected + 1, write.asked)
        for write in stored
        if isinstance(write, Append) and write.asked is not None
    ]
    if summaries:
        connection.run_many(KeepSummary.sql, [summary.values() for summary in summaries])


def _settled(connection: Connection, write: Write[T], rows: int) -> Done[T] | Declined:
    try:
        return write.settle(connection, rows)
    except Declined as reason:
        return reason


@dataclass(frozen=True, slots=True)
class Append(Write[Appended]):
    """Append the next entry of a log, and set the table's status after it.

    `asked` has a bit for each seat that is asked after it, for lists; None: leave the lists as they are.
    """

    sql: ClassVar[str] = f"""
        INSERT INTO entries (table_id, seq, key, kind, seat, text, outcome, at)
        SELECT id, :expected + 1, :key, :kind, :seat, :text, :outcome, :at
        FROM tables
        WHERE id = :id AND ({_LAST_SEQ}) = :expected
        ON CONFLICT DO NOTHING
    """

    table_id: str
    expected: int
    key: str
    entry: NewEntry
    status: Status | None = None
    at: int = field(default_factory=now)
    asked: int | None = None

    def values(self) -> Values:
        entry = self.entry
        return {
            "id": self.table_id,
            "expected": self.expected,
            "key": self.key,
            "kind": entry.kind,
            "seat": entry.seat,
            "text": entry.text,
            "outcome": entry.outcome,
            "at": self.at,
        }

    def settle(self, connection: Connection, rows: int) -> Done[Appended]:
        if not rows:
            return self._late(connection)
        if self.status:
            connection.run(
                "UPDATE tables SET status = :status, revision = revision + 1 "
                "WHERE id = :id AND status <> :status",
                {"id": self.table_id, "status": self.status},
            )
        return Done(Appended(self.expected + 1, repeated=False))

    def _late(self, connection: Connection) -> Done[Appended]:
        same = (self.entry.kind, self.entry.seat, self.entry.text)
        seq = _stored(connection, "SELECT seq, kind, seat, text FROM entries", self.table_id, self.key, same)
        if seq:
            return Done(Appended(seq, repeated=True), changed=False)
        _must_exist(connection, self.table_id)
        [(current,)] = connection.rows(_LAST_SEQ, {"id": self.table_id})
        raise Stale("the table", self.expected, current)


@dataclass(frozen=True, slots=True)
class Say(Write[Appended]):
    """Store a message."""

    sql: ClassVar[str] = """
        INSERT INTO messages (table_id, seq, key, kind, seat, audience, text, at)
        SELECT id, (SELECT coalesce(max(seq), 0) + 1 FROM messages WHERE table_id = :id),
            :key, :kind, :seat, :audience, :text, :at
        FROM tables
        WHERE id = :id
        ON CONFLICT DO NOTHING
    """

    table_id: str
    key: str
    message: NewMessage
    at: int = field(default_factory=now)

    def values(self) -> Values:
        message = self.message
        return {
            "id": self.table_id,
            "key": self.key,
            "kind": message.kind,
            "seat": message.seat,
            "audience": message.audience,
            "text": message.text,
            "at": self.at,
        }

    def settle(self, connection: Connection, rows: int) -> Done[Appended]:
        message = self.message
        same = (message.kind, message.seat, message.text)
        seq = _stored(connection, "SELECT seq, kind, seat, text FROM messages", self.table_id, self.key, same)
        if not seq:
            raise UnknownTable(self.table_id)
        return Done(Appended(seq, repeated=not rows), changed=bool(rows))


@dataclass(frozen=True, slots=True)
class Revise(Write[Appended]):
    """Store a message that replaces the earlier one with the same key, if there is one."""

    sql: ClassVar[str] = """
        INSERT INTO messages (table_id, seq, key, kind, seat, audience, text, at)
        SELECT id, (SELECT coalesce(max(seq), 0) + 1 FROM messages WHERE table_id = :id),
            :key, :kind, :seat, :audience, :text, :at
        FROM tables
        WHERE id = :id
        ON CONFLICT (table_id, key) DO UPDATE
        SET kind = excluded.kind, seat = excluded.seat, audience = excluded.audience,
            text = excluded.text, at = excluded.at
    """

    table_id: str
    key: str
    message: NewMessage
    at: int = field(default_factory=now)

    def values(self) -> Values:
        return Say(self.table_id, self.key, self.message, self.at).values()

    def settle(self, connection: Connection, rows: int) -> Done[Appended]:
        if not rows:
            raise UnknownTable(self.table_id)
        [(seq,)] = connection.rows(
            "SELECT seq FROM messages WHERE table_id = :id AND key = :key",
            {"id": self.table_id, "key": self.key},
        )
        return Done(Appended(int(seq), repeated=False))


@dataclass(frozen=True, slots=True)
class KeepSummary(Write[None]):
    """Store which seats are asked after entry `seq`, for lists. Listeners are not notified."""

    sql: ClassVar[str] = """
        INSERT INTO summaries (table_id, creator, listed, asked, seq)
        SELECT id, '', 0, :asked, :seq FROM tables WHERE id = :id
        ON CONFLICT (table_id) DO UPDATE SET asked = excluded.asked, seq = excluded.seq
        WHERE excluded.seq >= summaries.seq
    """

    table_id: str
    seq: int
    asked: int

    def values(self) -> Values:
        return {"id": self.table_id, "seq": self.seq, "asked": self.asked}

    def settle(self, connection: Connection, rows: int) -> Done[None]:
        return Done(None, changed=False)


@dataclass(frozen=True, slots=True)
class ChangeSeat(Write[int]):
    """Store a changed seat if nobody has changed it since `seat.revision`, and a message about it."""

    sql: ClassVar[str] = """
        UPDATE seats
        SET name = :name, played_by = :played_by, secret_hash = :secret_hash, flags = :flags,
            person = :person, revision = revision + 1
        WHERE table_id = :id AND number = :number AND revision = :revision
    """

    table_id: str
    seat: Seat
    told: NewMessage | None = None

    def values(self) -> Values:
        return _seat_values(self.table_id, self.seat)

    def settle(self, connection: Connection, rows: int) -> Done[int]:
        seat = self.seat
        if rows and self.told is not None:
            key = f"seat-{seat.number}-{seat.revision}"
            connection.run(Say.sql, Say(self.table_id, key, self.told).values())
        if rows:
            return Done(seat.revision + 1)
        found = connection.rows(
            "SELECT revision FROM seats WHERE table_id = :id AND number = :number",
            {"id": self.table_id, "number": seat.number},
        )
        if found:
            raise Stale(f"seat {seat.number}", seat.revision, found[0][0])
        _must_exist(connection, self.table_id)
        raise UnknownSeat(f"table '{self.table_id}' has no seat {seat.number}")


@dataclass(frozen=True, slots=True)
class ChangeTable(Write[int]):
    """Change status, options or settings if nobody has changed them since `revision`; None: no change."""

    sql: ClassVar[str] = """
        UPDATE tables
        SET status = coalesce(:status, status), options = coalesce(:options, options),
            settings = coalesce(:settings, settings), revision = revision + 1
        WHERE id = :id AND revision = :revision
    """

    table_id: str
    revision: int
    status: Status | None = None
    options: Json | None = None
    settings: Json | None = None

    def values(self) -> Values:
        return {
            "id": self.table_id,
            "revision": self.revision,
            "status": self.status,
            "options": None if self.options is None else write_json("options", self.options),
            "settings": None if self.settings is None else write_json("settings", self.settings),
        }

    def settle(self, connection: Connection, rows: int) -> Done[int]:
        if rows:
            self._list(connection)
            return Done(self.revision + 1)
        found = connection.rows("SELECT revision FROM tables WHERE id = :id", {"id": self.table_id})
        if not found:
            raise UnknownTable(self.table_id)
        raise Stale("the table's revision", self.revision, found[0][0])

    def _list(self, connection: Connection) -> None:
        """Put the table into the lists that its settings name, and take it out of the others."""
        if self.settings is not None:
            connection.run(
                """
                INSERT INTO summaries (table_id, creator, listed, asked, seq) VALUES (:id, '', :listed, 0, -1)
                ON CONFLICT (table_id) DO UPDATE SET listed = excluded.listed
                """,
                {"id": self.table_id, "listed": listings(self.settings)},
            )


@dataclass(frozen=True, slots=True)
class KeepSnapshot(Write[bool]):
    """Store a snapshot; returns whether it is the newest now."""

    sql: ClassVar[str] = f"""
        INSERT INTO snapshots (table_id, seq, data)
        SELECT id, :seq, :data
        FROM tables
        WHERE id = :id AND ({_LAST_SEQ}) >= :seq
        ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, data = excluded.data
        WHERE excluded.seq > snapshots.seq
    """

    table_id: str
    snapshot: Snapshot

    def values(self) -> Values:
        return {"id": self.table_id, "seq": self.snapshot.seq, "data": self.snapshot.data}

    def settle(self, connection: Connection, rows: int) -> Done[bool]:
        if not rows:
            _must_exist(connection, self.table_id)
        return Done(bool(rows), changed=False)


@dataclass(frozen=True, slots=True)
class ForgetSnapshot(Write[bool]):
    """Drop a table's snapshot, so that it is made again from the log; returns whether there was one."""

    sql: ClassVar[str] = "DELETE FROM snapshots WHERE table_id = :id"

    table_id: str

    def values(self) -> Values:
        return {"id": self.table_id}

    def settle(self, connection: Connection, rows: int) -> Done[bool]:
        _must_exist(connection, self.table_id)
        return Done(bool(rows))


@dataclass(frozen=True, slots=True)
class KeepShared(Write[str]):
    """Store a shared value unless there is one already; returns the one that is stored."""

    sql: ClassVar[str] = """
        INSERT INTO shared_values (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING
    """

    name: str
    value: str
    table_id: str = ""

    def values(self) -> Values:
        return {"name": self.name, "value": self.value}

    def settle(self, connection: Connection, rows: int) -> Done[str]:
        [(value,)] = connection.rows(
            "SELECT value FROM shared_values WHERE name = :name", {"name": self.name}
        )
        return Done(str(value), changed=False)


@dataclass(frozen=True, slots=True)
class KeepContent(Write[None]):
    """Store the texts of a game's content, once for each fingerprint; they count as used now."""

    sql: ClassVar[str] = """
        INSERT INTO contents (game, fingerprint, sources, size, used)
        VALUES (:game, :fingerprint, :sources, :size, :now)
        ON CONFLICT (game, fingerprint) DO UPDATE SET used = excluded.used
    """

    game: str
    fingerprint: str
    sources: tuple[str, ...]
    table_id: str = ""

    def values(self) -> Values:
        sources = check_sources(self.fingerprint, self.sources)
        return {
            "game": self.game,
            "fingerprint": self.fingerprint,
            "sources": sources,
            "size": len(sources.encode()),
            "now": now(),
        }

    def settle(self, connection: Connection, rows: int) -> Done[None]:
        if queries.content(connection, self.game, self.fingerprint) != self.sources:
            raise BadValue(f"content {self.fingerprint} of '{self.game}' is here already, with other texts")
        return Done(None, changed=False)


@dataclass(frozen=True, slots=True)
class Probe(Write[None]):
    """Write a small value that nobody reads, to check whether the store can still be written."""

    sql: ClassVar[str] = """
        INSERT INTO shared_values (name, value) VALUES ('probe', :value)
        ON CONFLICT (name) DO UPDATE SET value = excluded.value
    """

    at: int = field(default_factory=now)
    table_id: str = ""

    def values(self) -> Values:
        return {"value": str(self.at)}

    def settle(self, connection: Connection, rows: int) -> Done[None]:
        return Done(None, changed=False)


@dataclass(frozen=True, slots=True)
class TellServers(Write[None]):
    """Send a message to all servers on a PostgreSQL; it is not stored."""

    sql: ClassVar[str] = f"SELECT pg_notify('{SERVER_CHANNEL}', :text)"

    text: str
    table_id: str = ""

    def values(self) -> Values:
        return {"text": self.text}

    def settle(self, connection: Connection, rows: int) -> Done[None]:
        return Done(None, changed=False)


@dataclass(frozen=True, slots=True)
class KeepDeadline(Write[None]):
    """Store when to check a table next; 0: no clock runs there. Listeners are not notified."""

    sql: ClassVar[str] = """
        INSERT INTO deadlines (table_id, due) SELECT id, :due FROM tables WHERE id = :id
        ON CONFLICT (table_id) DO UPDATE SET due = excluded.due
    """

    table_id: str
    due: int

    def values(self) -> Values:
        return {"id": self.table_id, "due": self.due}

    def settle(self, connection: Connection, rows: int) -> Done[None]:
        if not self.due:
            connection.run("DELETE FROM deadlines WHERE table_id = :id", {"id": self.table_id})
        return Done(None, changed=False)


@dataclass(frozen=True, slots=True)
class Heartbeat(Write[int]):
    """Store a heartbeat: servers run at this time, or no clock does (0); returns the one before."""

    sql: ClassVar[str] = """
        INSERT INTO shared_values (name, value) VALUES ('beat', '0') ON CONFLICT DO NOTHING
    """

    at: int
    table_id: str = ""

    def values(self) -> Values:
        return {}

    def settle(self, connection: Connection, rows: int) -> Done[int]:
        [(last,)] = connection.rows("SELECT value FROM shared_values WHERE name = 'beat'")
        connection.run("UPDATE shared_values SET value = :at WHERE name = 'beat'", {"at": str(self.at)})
        return Done(int(last), changed=False)


@dataclass(frozen=True, slots=True)
class KeepPause(Write[None]):
    """Store a period in which no server ran."""

    sql: ClassVar[str] = "INSERT INTO pauses (begun, ended) VALUES (:begun, :ended) ON CONFLICT DO NOTHING"

    begun: int
    ended: int
    table_id: str = ""

    def values(self) -> Values:
        return {"begun": self.begun, "ended": self.ended}

    def settle(self, connection: Connection, rows: int) -> Done[None]:
        return Done(None, changed=False)


@dataclass(frozen=True, slots=True)
class KeepResult(Write[bool]):
    """Store the result of a daily game, which never changes; returns whether it is new."""

    sql: ClassVar[str] = """
        INSERT INTO daily_results (table_id, game, day, person, name, rank, result, at)
        SELECT id, :game, :day, :person, :name, :rank, :result, :at FROM tables WHERE id = :id
        ON CONFLICT DO NOTHING
    """

    table_id: str
    result: DailyResult

    def values(self) -> Values:
        result = self.result
        return {
            "id": self.table_id,
            "game": result.game,
            "day": result.day,
            "person": result.person,
            "name": result.name,
            "rank": result.rank,
            "result": write_json("result", result.result),
            "at": result.at,
        }

    def settle(self, connection: Connection, rows: int) -> Done[bool]:
        return Done(bool(rows), changed=False)


@dataclass(frozen=True, slots=True)
class Create(Write[str]):
    """Store a whole table, new or from an archive; returns its id."""

    sql: ClassVar[str] = """
        INSERT INTO tables
            (id, created, game, rules, content, options, seed, commitment, settings, status, revision)
        VALUES
            (:id, :created, :game, :rules, :content, :options, :seed, :commitment, :settings, :status, 0)
        ON CONFLICT DO NOTHING
    """

    table_id: str
    archive: Archive

    def values(self) -> Values:
        archive = self.archive
        return {
            "id": self.table_id,
            "created": archive.created,
            "game": archive.game,
            "rules": archive.rules,
            "content": archive.content,
            "options": write_json("options", archive.options),
            "seed": archive.seed,
            "commitment": archive.commitment,
            "settings": write_json("settings", archive.settings),
            "status": archive.status,
        }

    def settle(self, connection: Connection, rows: int) -> Done[str]:
        if not rows:
            raise TableExists(f"there is a table '{self.table_id}' already: remove it first, or keep it")
        self._keep_content(connection)
        connection.run(
            "INSERT INTO pulses (table_id, changed, changes) VALUES (:id, :now, :count)",
            {"id": self.table_id, "now": now(), "count": first_count()},
        )
        if label := self.archive.settings.get("label"):
            connection.run(
                "INSERT INTO labels (table_id, label) VALUES (:id, :label)",
                {"id": self.table_id, "label": str(label)},
            )
        self._summarize(connection)
        connection.run_many(
            """
            INSERT INTO seats (table_id, number, name, played_by, secret_hash, flags, person, revision)
            VALUES (:id, :number, :name, :played_by, :secret_hash, :flags, :person, :revision)
            """,
            [_seat_values(self.table_id, seat) for seat in self.archive.seats],
        )
        connection.run_many(
            """
            INSERT INTO entries (table_id, seq, key, kind, seat, text, outcome, at)
            VALUES (:id, :seq, :key, :kind, :seat, :text, :outcome, :at)
            """,
            [
                Append(self.table_id, entry.seq - 1, entry.key, entry, at=entry.at).values()
                | {"seq": entry.seq}
                for entry in self.archive.entries
            ],
        )
        connection.run_many(
            """
            INSERT INTO messages (table_id, seq, key, kind, seat, audience, text, at)
            VALUES (:id, :seq, :key, :kind, :seat, :audience, :text, :at)
            """,
            [
                Say(self.table_id, message.key, message, at=message.at).values() | {"seq": message.seq}
                for message in self.archive.messages
            ],
        )
        return Done(self.table_id)

    def _keep_content(self, connection: Connection) -> None:
        """Store the table's content. No other texts can have its fingerprint.

        Its last use is written before the table is there, so that it cannot expire between the two; and at
        most once an hour, since the texts are written again with it.
        """
        archive = self.archive
        if not archive.sources:
            return
        [(fresh,)] = connection.rows(
            """
            SELECT count(*) FROM contents
            WHERE game = :game AND fingerprint = :fingerprint AND used > :hour_ago
            """,
            {
                "game": archive.game,
                "fingerprint": archive.content,
                "hour_ago": now() - CONTENT_USED_MILLISECONDS,
            },
        )
        if not fresh:
            keep = KeepContent(archive.game, archive.content, archive.sources)
            connection.run(keep.sql, keep.values())

    def _summarize(self, connection: Connection) -> None:
        """Store the label by which lists find the table, if it has one."""
        creator, listed = self.archive.settings.get("creator"), listings(self.archive.settings)
        if creator or listed:
            connection.run(
                "INSERT INTO summaries (table_id, creator, listed, asked, seq) "
                "VALUES (:id, :creator, :listed, 0, -1)",
                {"id": self.table_id, "creator": str(creator or ""), "listed": listed},
            )


@dataclass(frozen=True, slots=True)
class Expire(Write[bool]):
    """Remove a table that nobody has changed since `before`; returns whether it was removed."""

    sql: ClassVar[str] = """
        DELETE FROM tables
        WHERE id = :id AND (SELECT changed FROM pulses WHERE table_id = :id) < :before
    """

    table_id: str
    before: int

    def values(self) -> Values:
        return {"id": self.table_id, "before": self.before}

    def settle(self, connection: Connection, rows: int) -> Done[bool]:
        if rows:
            connection.run(_FORGET_RESULT, {"id": self.table_id})
        return Done(bool(rows), changed=bool(rows))


@dataclass(frozen=True, slots=True)
class Remove(Write[None]):
    """Remove a table and everything that belongs to it."""

    sql: ClassVar[str] = "DELETE FROM tables WHERE id = :id"

    table_id: str

    def values(self) -> Values:
        return {"id": self.table_id}

    def settle(self, connection: Connection, rows: int) -> Done[None]:
        if not rows:
            raise UnknownTable(self.table_id)
        connection.run(_FORGET_RESULT, {"id": self.table_id})
        return Done(None)


#: The result of a table's game is deleted with the table, unless a person has it.
_FORGET_RESULT: Final = """
    DELETE FROM results
    WHERE id = :id AND NOT EXISTS (SELECT 1 FROM result_people WHERE result_id = results.id)
"""


def _seat_values(table_id: str, seat: Seat) -> Values:
    return {
        "id": table_id,
        "number": seat.number,
        "name": seat.name,
        "played_by": seat.played_by,
        "secret_hash": seat.secret_hash,
        "flags": write_json("flags", seat.flags),
        "person": seat.person,
        "revision": seat.revision,
    }


def _stored(connection: Connection, select: str, table_id: str, key: str, same: Row) -> int:
    """The number stored under this key, 0 if there is none; raises KeyTaken if something else has the key."""
    found = connection.rows(f"{select} WHERE table_id = :id AND key = :key", {"id": table_id, "key": key})
    if not found:
        return 0
    seq, *before = found[0]
    if tuple(before) != same:
        raise KeyTaken(
            f"this key came with something else before, number {seq}: use a new key for a new wish"
        )
    return int(seq)


def _must_exist(connection: Connection, table_id: str) -> None:
    if not connection.rows("SELECT id FROM tables WHERE id = :id", {"id": table_id}):
        raise UnknownTable(table_id)
