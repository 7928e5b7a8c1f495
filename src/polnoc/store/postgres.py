"""PostgreSQL, for several processes or machines at the same tables. Needs psycopg 3.

Everything lives in a schema of its own, `polnoc`, so that a database can be shared.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final

import psycopg
from psycopg.conninfo import conninfo_to_dict

from polnoc.store.database import NO_VALUES, SERVER_CHANNEL, Connection, Database, Heard, Row, Values
from polnoc.store.errors import StoreError, Unavailable
from polnoc.store.values import first_count

_CHANNEL: Final = "polnoc"

#: Held while the schema changes. Any number will do, as long as it stays the same.
_MIGRATION_LOCK: Final = 7_059_137_241

#: Settings of a session. A process that stops in the middle of a transaction must
#: not hold its tables for ever.
_SESSION: Final = (
    "SET search_path = polnoc",
    "SET lock_timeout = '10s'",
    "SET idle_in_transaction_session_timeout = '10s'",
)

#: Settings without which an acknowledged answer could be lost.
_MUST_NOT_BE_OFF: Final = ("fsync", "full_page_writes", "synchronous_commit")

#: SQLSTATE classes after which asking again makes sense: no connection, rolled back by the
#: server, out of resources, locked for too long, stopped by the operator, broken disk.
_PASSING: Final = ("08", "40", "53", "55", "57", "58")

_NOW: Final = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
_LOCK: Final = "SELECT 1 FROM pulses WHERE table_id = ANY(:ids) ORDER BY table_id FOR NO KEY UPDATE"
_ANNOUNCE: Final = f"""
    UPDATE pulses SET changes = changes + 1, changed = {_NOW}
    WHERE table_id = ANY(:ids) RETURNING table_id, changes
"""
_NOTIFY: Final = f"SELECT pg_notify('{_CHANNEL}', :text)"
_CHANGED_LATELY: Final = f"SELECT table_id, changes FROM pulses WHERE changed >= {_NOW} - 1000 * :seconds"
_TABLE_NAMES: Final = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'polnoc'"


@lru_cache(maxsize=200)
def _translated(sql: str) -> bytes:
    """`:name` as psycopg writes it."""
    return re.sub(r":(\w+)", r"%(\1)s", sql).encode()


class PostgresConnection(Connection):
    """A session on the server."""

    bytes_type: ClassVar[str] = "BYTEA"

    def __init__(self, parts: Mapping[str, Any], address: str, *, may_write: bool) -> None:
        self.address = address
        try:
            self._raw = psycopg.connect(**parts, autocommit=True)
        except psycopg.Error as error:
            reason = str(error).strip().splitlines()[0]
            raise Unavailable(
                f"{address} does not answer ({reason}): see that the server runs, that the address is right "
                "and that this user may connect to this database"
            ) from None
        try:
            for setting in _SESSION:
                self.run(setting)
            if not may_write:
                self.run("SET default_transaction_read_only = on")
        except BaseException:
            self.close()
            raise

    def rows(self, sql: str, values: Values = NO_VALUES) -> list[Row]:
        try:
            return self._raw.execute(_translated(sql), values).fetchall()
        except psycopg.Error as error:
            raise self._told(error) from None

    def run(self, sql: str, values: Values = NO_VALUES) -> int:
        try:
            return self._raw.execute(_translated(sql), values).rowcount
        except psycopg.Error as error:
            raise self._told(error) from None

    def run_many(self, sql: str, many: Sequence[Values]) -> list[int]:
        if not many:
            return []
        try:
            with self._raw.cursor() as cursor:
                cursor.executemany(_translated(sql), many, returning=True)
                return [result.rowcount for result in cursor.results()]
        except psycopg.Error as error:
            raise self._told(error) from None

    def wait_to_write(self) -> None:
        return None  # processes wait for each other only at the same table

    def begin_write(self, table_ids: Sequence[str]) -> None:
        self.run("BEGIN")
        # In a fixed order, so that two processes never wait for each other.
        self.rows(_LOCK, {"ids": list(table_ids)})

    def begin_read(self) -> None:
        self.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

    def begin_migration(self) -> None:
        self.run("BEGIN")
        self.run("SET LOCAL lock_timeout = 0")
        self.run("SELECT pg_advisory_xact_lock(:lock)", {"lock": _MIGRATION_LOCK})
        self.run("CREATE SCHEMA IF NOT EXISTS polnoc")

    def commit(self) -> None:
        try:
            done = self._raw.execute("COMMIT").statusmessage == "COMMIT"
        except psycopg.Error:
            done = False
        if not done:
            raise Unavailable(
                f"{self.address} went away during a commit: what was to be stored may be there or not. "
                "Ask again with the same key"
            )

    def rollback(self) -> None:
        try:
            self._raw.rollback()
        except psycopg.Error:
            self.close()

    def announce(self, table_ids: Sequence[str]) -> dict[str, int]:
        if not table_ids:
            return {}
        changes = dict.fromkeys(table_ids, first_count())
        changes.update(self.rows(_ANNOUNCE, {"ids": list(table_ids)}))
        text = " ".join([f"{table_id}:{count}" for table_id, count in changes.items()])
        self.rows(_NOTIFY, {"text": text})
        return changes

    def changed_lately(self, seconds: int) -> dict[str, int]:
        return dict(self.rows(_CHANGED_LATELY, {"seconds": seconds}))

    def listen(self) -> int:
        for channel in (_CHANNEL, SERVER_CHANNEL):
            self.run(f"LISTEN {channel}")
        return self._raw.fileno()

    def heard(self) -> Heard:
        try:
            told = list(self._raw.notifies(timeout=0))
        except psycopg.Error as error:
            raise self._told(error) from None
        words = [word for notice in told if notice.channel == _CHANNEL for word in notice.payload.split()]
        pairs = [word.partition(":") for word in words]
        changes = {table_id: int(count) for table_id, _, count in pairs if count.isdecimal()}
        return Heard(changes, [notice.payload for notice in told if notice.channel == SERVER_CHANNEL])

    def table_names(self) -> set[str]:
        return {name for (name,) in self.rows(_TABLE_NAMES)}

    def damage(self) -> list[str]:
        return []

    def close(self) -> None:
        self._raw.close()

    def unsafe_settings(self) -> list[str]:
        """Settings of the server that could lose an acknowledged answer."""
        return [name for name in _MUST_NOT_BE_OFF if self.rows(f"SHOW {name}") == [("off",)]]

    def encoding(self) -> str:
        """How the database writes letters."""
        [(encoding,)] = self.rows("SHOW server_encoding")
        return str(encoding)

    def _told(self, error: psycopg.Error) -> StoreError:
        """The server's error in our words, without the detail line, which may hold values."""
        reason = error.diag.message_primary or type(error).__name__
        state = error.sqlstate or ""
        if self._raw.closed or state[:2] in _PASSING:
            return Unavailable(f"{self.address} does not answer now ({reason})")
        if state == "42501":
            return StoreError(
                f"{self.address}: {reason}. This user must be allowed to create a schema "
                "(GRANT CREATE ON DATABASE) or to use the schema 'polnoc'"
            )
        return StoreError(f"{self.address}: PostgreSQL says '{reason}' ({state})")


class PostgresDatabase(Database):
    """A database on a server, refused if its settings could lose an acknowledged answer."""

    shared = True

    def __init__(self, address: str) -> None:
        self._parts = _parse(address)
        self._address = _without_password(self._parts)
        connection = PostgresConnection(self._parts, self._address, may_write=True)
        try:
            self._refuse_unsafe(connection)
        finally:
            connection.close()

    def connect(self) -> Connection:
        return PostgresConnection(self._parts, self._address, may_write=True)

    def connect_reader(self) -> Connection:
        return PostgresConnection(self._parts, self._address, may_write=False)

    def close(self) -> None:
        pass

    def _refuse_unsafe(self, connection: PostgresConnection) -> None:
        if unsafe := connection.unsafe_settings():
            raise StoreError(
                f"{self._address} could lose answers: {' and '.join(unsafe)} must be on there, not off"
            )
        if connection.encoding() != "UTF8":
            raise StoreError(
                f"{self._address} writes letters as {connection.encoding()}: "
                "create the database with ENCODING 'UTF8'"
            )


def _parse(address: str) -> dict[str, Any]:
    """The parts of an address. What cannot be read is not repeated: it may hold a password."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.Error:
        raise StoreError(
            "this address of PostgreSQL cannot be read: write postgresql://user:password@host:port/database"
        ) from None
    places = [str(parts.get(name) or "") for name in ("host", "port", "dbname")]
    if any(["@" in place for place in places]) or not re.fullmatch(r"[0-9,]*", places[1]):
        raise StoreError(
            "this address of PostgreSQL cannot be read: in a password, write %40 for @ and %2F for /"
        )
    ours = {"connect_timeout": 5, "tcp_user_timeout": 10_000, "application_name": "polnoc"}
    return ours | parts | {"client_encoding": "utf8"}


def _without_password(parts: Mapping[str, Any]) -> str:
    user, host, port = [str(parts.get(name) or "") for name in ("user", "host", "port")]
    return (
        f"postgresql://{user}{'@' if user else ''}{host}{':' if port else ''}{port}/{parts.get('dbname', '')}"
    )
