"""PostgreSQL, for several processes or machines with the same tables. Needs psycopg 3.

Everything is in its own schema, `polnoc`, so that a database can be shared.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Generator, Mapping, Sequence
from functools import lru_cache
from time import monotonic
from typing import Any, ClassVar, Final, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.conninfo import conninfo_to_dict

from polnoc.store.database import (
    DATABASE_CLOCK,
    NO_VALUES,
    SERVER_CHANNEL,
    Connection,
    Database,
    Heard,
    Row,
    Values,
)
from polnoc.store.errors import StoreError, Unavailable, Uncertain
from polnoc.store.values import first_count

log = logging.getLogger("polnoc.store")

_CHANNEL: Final = "polnoc"

#: Held while the schema changes. Any number will do, as long as it stays the same.
_MIGRATION_LOCK: Final = 7_059_137_241

T = TypeVar("T")

#: Settings of a session. A process that stops in the middle of a transaction must not
#: hold its locks for ever. There is no statement_timeout, on purpose: it would end the wait of a commit
#: for a synchronous standby, and PostgreSQL would report that commit as done. We have our own timeouts.
_SESSION: Final = (
    "SET search_path = polnoc",
    "SET lock_timeout = '4s'",
    "SET idle_in_transaction_session_timeout = '10s'",
    # PostgreSQL ends sessions of machines that are gone; by default it would keep them for two hours.
    "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3",
)

#: The timeout of a statement, after which its connection is given up; shorter for the connection that
#: listens, which detects a lost connection.
STATEMENT_SECONDS: Final = 5.0
LISTENER_SECONDS: Final = 2.0

#: After a failed attempt of the listener, nobody else tries for this many seconds, in which it tries again:
#: an attempt takes two seconds for each host.
REFUSE_SECONDS: Final = 5.0

#: A session that has changed something and has waited this many seconds for its client belongs to a server
#: that was cut off: ours would have given up long before. No timeout of PostgreSQL ends one that waits in the
#: middle of a message, since it counts as active, nor do keepalives if a proxy answers them; and until it
#: ends, its tables are locked for everybody. Sessions that only read block nobody, and may wait.
HALF_SENT_SECONDS: Final = 10.0
_END_HALF_SENT: Final = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE usename = current_user AND datname = current_database()
        AND application_name = current_setting('application_name')
        AND backend_xid IS NOT NULL AND wait_event_type = 'Client'
        AND state_change < clock_timestamp() - make_interval(secs => :seconds)
"""

#: A lost connection is detected, and one that works again is used, within a few seconds. Parameters in the
#: address take precedence. With several hosts, the one that takes writes is used.
_CONNECTION_SETTINGS: Final = {
    "connect_timeout": 2,
    "tcp_user_timeout": 5_000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "target_session_attrs": "read-write",
    "application_name": "polnoc",
}

#: Settings without which an acknowledged answer could be lost.
_MUST_NOT_BE_OFF: Final = ("fsync", "full_page_writes", "synchronous_commit")

#: SQLSTATE classes after which a retry makes sense: no connection, rolled back by the
#: server, out of resources, locked for too long, stopped by the operator, broken disk.
_TRANSIENT: Final = ("08", "40", "53", "55", "57", "58")
#: The server no longer takes writes: another one has taken its place.
_READ_ONLY: Final = "25006"

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
    """Translate `:name` to psycopg's syntax, and insert the clock of the database."""
    return re.sub(r":(\w+)", r"%(\1)s", sql.replace(DATABASE_CLOCK, _NOW)).encode()


class ConnectionState:
    """The state of the connection to a database, shared by all its sessions."""

    def __init__(self) -> None:
        #: How often it was restored; below, until when it is assumed to be lost.
        self.restored_count = 0
        self.refuse_until = 0.0


class Session(psycopg.Connection[Row]):
    """A session that gives up after some seconds, or when the connection is restored during a statement.

    After an outage, a lost packet is sent again only after about as long as the outage took;
    a new session works at once.
    """

    state: ConnectionState
    #: The timeout of statements; None: no timeout.
    seconds: float | None = None

    def wait(self, gen: PQGen[T], interval: float = 0.1, timeout: float | None = None) -> T:
        return super().wait(self._bounded(gen), interval, timeout)

    def _bounded(self, statement: PQGen[T]) -> Generator[Any, Any, T]:
        if self.seconds is None:
            return (yield from statement)
        until, restored_count = monotonic() + self.seconds, self.state.restored_count
        try:
            wanted = next(statement)
            while True:
                ready = yield wanted
                if not ready and (monotonic() > until or self.state.restored_count != restored_count):
                    raise psycopg.OperationalError("it takes too long")
                wanted = statement.send(ready)
        except StopIteration as done:
            result: T = done.value
            return result


class PostgresConnection(Connection):
    """A session on the server."""

    bytes_type: ClassVar[str] = "BYTEA"

    def __init__(
        self,
        parts: Mapping[str, Any],
        address: str,
        *,
        may_write: bool,
        state: ConnectionState,
        seconds: float = STATEMENT_SECONDS,
    ) -> None:
        self.address = address
        self._warnings = 0
        try:
            self._raw = Session.connect(**parts, autocommit=True)
        except psycopg.Error as error:
            reason = str(error).strip().splitlines()[0]
            raise Unavailable(
                f"{address} does not answer ({reason}): see that the server runs, that the address is right "
                "and that this user may connect to this database"
            ) from None
        self._raw.state, self._raw.seconds = state, seconds
        self._raw.add_notice_handler(self._hear_notice)
        try:
            for setting in _SESSION:
                self.run(setting)
            if may_write:
                # A writer that is blocked reconnects: this is the moment to check who is blocking it.
                self._end_half_sent()
            else:
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
        return None  # processes wait for each other only if they write to the same table

    def begin_write(self, table_ids: Sequence[str]) -> None:
        self.run("BEGIN")
        # In a fixed order, so that there is no deadlock between two processes.
        self.rows(_LOCK, {"ids": list(table_ids)})

    def begin_read(self) -> None:
        self.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

    def be_patient(self) -> None:
        self._raw.seconds = None

    def begin_migration(self) -> None:
        self.be_patient()
        self.run("BEGIN")
        self.run("SET LOCAL lock_timeout = 0")
        self.run("SELECT pg_advisory_xact_lock(:lock)", {"lock": _MIGRATION_LOCK})
        self.run("CREATE SCHEMA IF NOT EXISTS polnoc")

    def commit(self) -> None:
        warnings = self._warnings
        try:
            done = self._raw.execute("COMMIT").statusmessage == "COMMIT"
        except psycopg.Error:
            done = False
        # If an operator cancels a commit's wait for the synchronous standby, there is only a warning.
        if not done or self._warnings != warnings:
            self.close()
            raise Uncertain(
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
        off = [name for name in _MUST_NOT_BE_OFF if self.rows(f"SHOW {name}") == [("off",)]]
        has_standby = self.rows("SHOW synchronous_standby_names") != [("",)]
        if has_standby and self.rows("SHOW synchronous_commit") == [("local",)]:
            off.append("synchronous_commit")
        return off

    def encoding(self) -> str:
        """The character encoding of the database."""
        [(encoding,)] = self.rows("SHOW server_encoding")
        return str(encoding)

    def _end_half_sent(self) -> None:
        """End sessions that lock tables for servers that were cut off, if this user may do that."""
        try:
            found = self.rows(_END_HALF_SENT, {"seconds": HALF_SENT_SECONDS})
        except Unavailable:
            raise
        except StoreError as refused:
            log.warning("sessions of servers that were cut off cannot be ended: %s", refused)
            return
        if ended := sum([is_ended for (is_ended,) in found]):
            told = {"count": ended}
            log.warning("sessions of servers that were cut off have been ended", extra={"told": told})

    def _hear_notice(self, notice: psycopg.errors.Diagnostic) -> None:
        self._warnings += notice.severity_nonlocalized == "WARNING"

    def _told(self, error: psycopg.Error) -> StoreError:
        """The server's error in our words, without the detail line, which may contain values."""
        reason = error.diag.message_primary or type(error).__name__
        state = error.sqlstate or ""
        if state == _READ_ONLY or (not state and isinstance(error, psycopg.OperationalError)):
            # The wrong server has answered, or none: the next connection finds the right one.
            self.close()
        if self._raw.closed or state[:2] in _TRANSIENT:
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
        self._state = ConnectionState()
        connection = self._connection(may_write=True)
        try:
            self._refuse_unsafe(connection)
        finally:
            connection.close()

    def connect(self) -> Connection:
        self._refuse_if_lost()
        return self._connection(may_write=True)

    def connect_reader(self) -> Connection:
        self._refuse_if_lost()
        return self._connection(may_write=False)

    def connect_listener(self) -> Connection:
        return self._connection(may_write=False, seconds=LISTENER_SECONDS)

    def connection_lost(self) -> None:
        self._state.refuse_until = monotonic() + REFUSE_SECONDS

    def connection_restored(self) -> None:
        self._state.refuse_until = 0.0
        self._state.restored_count += 1

    def _refuse_if_lost(self) -> None:
        """Raise Unavailable in an outage: a new attempt could still hang once the connection works again."""
        if monotonic() < self._state.refuse_until:
            raise Unavailable(f"{self._address} does not answer now")

    def _connection(self, *, may_write: bool, seconds: float = STATEMENT_SECONDS) -> PostgresConnection:
        return PostgresConnection(
            self._parts, self._address, may_write=may_write, state=self._state, seconds=seconds
        )

    def close(self) -> None:
        pass

    def _refuse_unsafe(self, connection: PostgresConnection) -> None:
        if unsafe := connection.unsafe_settings():
            raise StoreError(f"{self._address} could lose answers: {' and '.join(unsafe)} must be on there")
        if connection.encoding() != "UTF8":
            raise StoreError(
                f"{self._address} writes letters as {connection.encoding()}: "
                "create the database with ENCODING 'UTF8'"
            )


def _parse(address: str) -> dict[str, Any]:
    """The parts of an address. An invalid one is not repeated in errors: it may contain a password."""
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
    return _CONNECTION_SETTINGS | parts | {"client_encoding": "utf8"}


def _without_password(parts: Mapping[str, Any]) -> str:
    user, host, port = [str(parts.get(name) or "") for name in ("user", "host", "port")]
    return (
        f"postgresql://{user}{'@' if user else ''}{host}{':' if port else ''}{port}/{parts.get('dbname', '')}"
    )
