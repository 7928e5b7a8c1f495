"""The store itself: one writer, a few readers, and a feed of changes."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Final

from polnoc.store import archive, checks, notices, queries, writes
from polnoc.store.change_feed import POLL_SECONDS, Changes, Feed, ignore
from polnoc.store.database import Database
from polnoc.store.errors import BadValue, NeedsPsycopg, StoreError
from polnoc.store.notices import Notice, NoticeState, NoticeTarget, TargetKind
from polnoc.store.packs import PacksStore
from polnoc.store.pending import Pending
from polnoc.store.people_store import PeopleStore
from polnoc.store.reader_pool import ReaderPool
from polnoc.store.schema import migrate
from polnoc.store.servers import ServersStore
from polnoc.store.sqlite import SqliteDatabase, TemporaryDatabase
from polnoc.store.values import (
    Age,
    Appended,
    DailyResult,
    Entry,
    Fault,
    Json,
    Message,
    NewEntry,
    NewMessage,
    NewTable,
    Seat,
    Sitting,
    Snapshot,
    Status,
    Summary,
    Table,
    TableLog,
    WholeTable,
    anything,
    check_key,
    check_person,
    check_sources,
    check_status,
    check_table_id,
    now,
    write_json,
)
from polnoc.store.writer import Figures, Writer

#: The most tables that one call lists.
MOST_LISTED: Final = 1_000

_HOW: Final = "write a path, sqlite:///path, or postgresql://user@host/database"


def open_store(address: str) -> Store:
    """Open the store at an address: a path, `sqlite:///path`, `:memory:` or `postgresql://…`.

    A missing file or schema is created; an older one is upgraded.
    StoreError says why it cannot be opened.

    As elsewhere, `sqlite:///tables.db` is a file in the working folder and
    `sqlite:////srv/tables.db` one in /srv. `:memory:` is deleted when it is closed.
    """
    return Store(find_database(address))


def find_database(address: str) -> Database:
    """The database at an address."""
    scheme, is_url, rest = address.partition("://")
    if is_url and scheme in ("postgresql", "postgres"):
        return _postgres(address)
    if is_url and not (scheme == "sqlite" and rest.startswith("/")):
        shown = f"'{scheme}://'" if re.fullmatch(r"[A-Za-z0-9+.-]{1,20}", scheme) else "this"
        raise StoreError(f"{shown} is no place for tables that Północ knows: {_HOW}")
    path = sqlite_path(address)
    return TemporaryDatabase() if path is None else SqliteDatabase(path)


def sqlite_path(address: str) -> Path | None:
    """The file in an address; None if it has none, as for PostgreSQL and `:memory:`."""
    scheme, is_url, rest = address.partition("://")
    if is_url and not (scheme == "sqlite" and rest.startswith("/")):
        return None
    path = rest[1:] if is_url else address
    if path == ":memory:":
        return None
    if not path or "\0" in path:
        raise StoreError(f"no place for the tables is named: {_HOW}")
    return Path(path).expanduser()


def _postgres(address: str) -> Database:
    try:
        from polnoc.store.postgres import PostgresDatabase
    except ImportError:
        raise NeedsPsycopg from None
    return PostgresDatabase(address)


def _bits(seats: tuple[int, ...]) -> int:
    """Seats as a bit mask, without chance."""
    return sum([1 << seat for seat in seats if seat >= 0])


def _check_count(limit: int) -> None:
    if not 1 <= limit <= MOST_LISTED:
        raise BadValue(f"between 1 and {MOST_LISTED} tables can be listed at once")


class Store:
    """Durable storage of tables.

    Every method returns a `Pending`: `await store.append(…)` in the server,
    `store.append(…).wait()` anywhere else. Bad values are rejected before that.
    """

    def __init__(
        self,
        database: Database,
        *,
        writer: Callable[[Database, Callable[[dict[str, int]], None]], Writer] = Writer,
        poll_seconds: float = POLL_SECONDS,
    ) -> None:
        self._database = database
        try:
            self._migrate()
            self._feed = Feed(database, poll_seconds)
            self._readers = ReaderPool(database)
            self._writer = writer(database, self._feed.publish_own)
            self.people = PeopleStore(self._writer, self._readers)
            self.packs = PacksStore(self._writer, self._readers)
            self.servers = ServersStore(self._writer, self._readers)
        except BaseException:
            database.close()
            raise

    def _migrate(self) -> None:
        connection = self._database.connect()
        try:
            migrate(connection)
        finally:
            connection.close()

    # Playing

    def create(self, new: NewTable, fits: Callable[[str], bool] = anything) -> Pending[str]:
        """Make a table; returns its id, which `fits`."""
        made = archive.begin(new, now(), fits)
        return self._writer.submit(writes.Create(made.id, made))

    def append(
        self,
        table_id: str,
        expected: int,
        key: str,
        entry: NewEntry,
        *,
        status: Status | None = None,
        at: int | None = None,
        asked: tuple[int, ...] | None = None,
    ) -> Pending[Appended]:
        """Store the next entry of a table, which has `expected` entries so far; durable once this is done.

        `key` identifies the request: the same request with the same key, however often it
        arrives, is stored once and always returns the number it got. Otherwise, if
        the table has moved on, Stale has its last number, and nothing is
        stored. `status`, if given, is the new status of the table; `at` when it
        happened, if not now; `asked` which seats are asked after it, for lists.
        """
        if expected < 0:
            raise BadValue("a table never has fewer than 0 entries")
        if status is not None:
            check_status(status)
        return self._writer.submit(
            writes.Append(
                check_table_id(table_id),
                expected,
                check_key(key),
                entry,
                status,
                at or now(),
                None if asked is None else _bits(asked),
            )
        )

    def say(self, table_id: str, key: str, message: NewMessage) -> Pending[Appended]:
        """Store a message, once for each key; returns its number."""
        return self._writer.submit(writes.Say(check_table_id(table_id), check_key(key), message))

    def revise(self, table_id: str, key: str, message: NewMessage) -> Pending[Appended]:
        """Store a message that replaces the earlier one with this key: a note, a set of markers.

        However often that happens, there is one message, and it keeps its number.
        """
        return self._writer.submit(writes.Revise(check_table_id(table_id), check_key(key), message))

    def change_seat(self, table_id: str, seat: Seat, told: NewMessage | None = None) -> Pending[int]:
        """Store a changed seat; returns its new revision, or raises Stale if `seat.revision` is not current.

        So of two people who take the same empty seat, one gets it. `told` is stored together with it.
        """
        return self._writer.submit(writes.ChangeSeat(check_table_id(table_id), seat, told))

    def change_table(
        self,
        table_id: str,
        revision: int,
        *,
        status: Status | None = None,
        options: Json | None = None,
        settings: Json | None = None,
    ) -> Pending[int]:
        """Change these fields if the table is at `revision`, else raise Stale; returns the new revision."""
        if status is not None:
            check_status(status)
        for what, value in (("options", options), ("settings", settings)):
            if value is not None:
                write_json(what, value)
        change = writes.ChangeTable(check_table_id(table_id), revision, status, options, settings)
        return self._writer.submit(change)

    def keep_snapshot(self, table_id: str, snapshot: Snapshot) -> Pending[bool]:
        """Store a snapshot; returns whether it is the newest. One that is ahead of the log is not stored."""
        return self._writer.submit(writes.KeepSnapshot(check_table_id(table_id), snapshot))

    def keep_summary(self, table_id: str, seq: int, asked: tuple[int, ...]) -> Pending[None]:
        """Store which seats are asked after entry `seq`, for lists."""
        return self._writer.submit(writes.KeepSummary(check_table_id(table_id), seq, _bits(asked)))

    # Reading

    def table(self, table_id: str) -> Pending[Table]:
        """A table, without seats and entries; raises UnknownTable if there is none."""
        return self._readers.submit(queries.table, table_id)

    def log(self, table_id: str, since: int = 0) -> Pending[TableLog]:
        """A table, its seats, and its entries after number `since`."""
        return self._readers.submit(queries.log, table_id, since)

    def whole(self, table_id: str) -> Pending[WholeTable]:
        """Everything that is stored of a table, including its seed; raises UnknownTable if there is none."""
        return self._readers.submit(queries.whole, table_id)

    def entry_with_key(self, table_id: str, key: str) -> Pending[Entry | None]:
        """The entry with this key, if there is one."""
        return self._readers.submit(queries.entry_with_key, table_id, key)

    def content(self, game: str, fingerprint: str) -> Pending[tuple[str, ...]]:
        """The texts that a game's content was made from; empty if they are not stored."""
        return self._readers.submit(queries.content, game, fingerprint)

    def missing_contents(self) -> Pending[list[tuple[str, str]]]:
        """Game and fingerprint of each content that tables were made with but that is not stored."""
        return self._readers.submit(queries.missing_contents)

    def keep_content(self, game: str, fingerprint: str, sources: tuple[str, ...]) -> Pending[None]:
        """Store the texts of a content, which never change; BadValue if they do not match the fingerprint."""
        check_sources(fingerprint, sources)
        return self._writer.submit(writes.KeepContent(game, fingerprint, sources))

    def messages(self, table_id: str, since: int = 0) -> Pending[list[Message]]:
        """The messages after number `since`, for all audiences: the caller must filter them.

        Notes and sets of markers are included whatever their numbers: they are replaced in place.
        """
        return self._readers.submit(queries.messages, table_id, since)

    def snapshot(self, table_id: str) -> Pending[Snapshot | None]:
        """The newest snapshot of a table."""
        return self._readers.submit(queries.snapshot, table_id)

    def seed(self, table_id: str) -> Pending[str]:
        """The secret seed of a table."""
        return self._readers.submit(queries.seed, table_id)

    def tables(
        self, status: Status | None = None, *, limit: int = 100, before: Table | None = None, label: str = ""
    ) -> Pending[list[Table]]:
        """Tables, the newest first; the next page begins `before` the last one of this page.

        `label`: only those that were made with this `label` in their settings.
        """
        if status is not None:
            check_status(status)
        _check_count(limit)
        return self._readers.submit(queries.tables, status, limit, before, label)

    def listed(
        self, *, since: int, joinable: bool = False, share: int = 2, limit: int = 100, offset: int = 0
    ) -> Pending[list[Summary]]:
        """Games under way that anybody may watch and that changed since a time, the newest change first.

        `joinable`: instead, tables whose game has not begun and at which anybody may take a seat.

        However many tables a creator has, at most `share` of them come before those of others.
        """
        _check_count(limit)
        return self._readers.submit(queries.listed, joinable, since, share, limit, offset)

    def summaries(self, table_ids: Iterable[str]) -> Pending[list[Summary]]:
        """The summaries of these tables, in this order, without tables that do not exist."""
        wanted = list(dict.fromkeys([check_table_id(table_id) for table_id in table_ids]))
        if wanted:
            _check_count(len(wanted))
        return self._readers.submit(queries.summaries, wanted)

    def sittings(self, person: str, *, finished: bool, limit: int = 100) -> Pending[list[Sitting]]:
        """A person's seats, at unfinished tables only or at all; the most recently changed first."""
        _check_count(limit)
        return self._readers.submit(queries.sittings, check_person(person), finished, limit)

    def unfinished(self, creator: str, since: int) -> Pending[int]:
        """How many unfinished tables of a creator have changed since a time."""
        return self._readers.submit(queries.unfinished, creator, since)

    # Clocks

    def keep_deadline(self, table_id: str, due: int) -> Pending[None]:
        """Store when to check a table next because somebody's time may be up; 0: no clock runs there."""
        return self._writer.submit(writes.KeepDeadline(check_table_id(table_id), due))

    def deadlines(
        self, before: int, *, limit: int = 100, after: tuple[int, str] = (-1, "")
    ) -> Pending[list[tuple[int, str]]]:
        """When to check tables, and their ids, the oldest first; the next page begins `after`."""
        _check_count(limit)
        return self._readers.submit(queries.deadlines, before, limit, after)

    def heartbeat(self, at: int) -> Pending[int]:
        """Store a heartbeat: a server runs at this time, or no clock does (0); returns the last one, or 0."""
        return self._writer.submit(writes.Heartbeat(at))

    def keep_pause(self, begun: int, ended: int) -> Pending[None]:
        """Store that no server ran between two times."""
        return self._writer.submit(writes.KeepPause(begun, ended))

    def pauses(self) -> Pending[list[tuple[int, int]]]:
        """The periods in which no server ran, the oldest first."""
        return self._readers.submit(queries.pauses)

    # Notices

    def notice_targets(self, person: str) -> Pending[list[NoticeTarget]]:
        """Where a person wants notices."""
        return self._readers.submit(notices.targets, check_person(person))

    def target_with_token(self, token: str) -> Pending[NoticeTarget | None]:
        """The mail address that a secret belongs to."""
        return self._readers.submit(notices.target_with_token, token)

    def keep_target(self, target: NoticeTarget) -> Pending[None]:
        """Send notices of this kind here from now on; replaces earlier targets, except for browsers."""
        check_person(target.person)
        return self._writer.submit(notices.KeepTarget(target))

    def drop_target(self, person: str, kind: TargetKind, address: str = "") -> Pending[bool]:
        """Remove a target, or all of its kind without an address; returns whether there was any."""
        return self._writer.submit(notices.DropTarget(check_person(person), kind, address))

    def confirm_target(self, token: str) -> Pending[bool]:
        """Confirm the mail address that a secret was sent to; returns whether there is such an address."""
        return self._writer.submit(notices.ConfirmTarget(token))

    def count_target(self, target: NoticeTarget, reached: bool) -> Pending[None]:
        """Count whether a notice has reached a target; one that fails repeatedly is switched off."""
        return self._writer.submit(notices.CountTarget(target, reached))

    def enqueue_notice(self, notice: Notice) -> Pending[bool]:
        """Queue a notice once, if the person wants notices at all; returns whether it is new."""
        check_person(notice.person)
        check_table_id(notice.table_id)
        return self._writer.submit(notices.Enqueue(notice))

    def due_notices(self, at: int, last_before: int, *, limit: int = 100) -> Pending[list[Notice]]:
        """Notices that are due for people who were sent none since `last_before`, the oldest first."""
        _check_count(limit)
        return self._readers.submit(notices.due, at, last_before, limit)

    def latest_notices(self, person: str, *, limit: int = 20) -> Pending[list[Notice]]:
        """The notices of a person that were sent or attempted, the latest first."""
        _check_count(limit)
        return self._readers.submit(notices.latest, check_person(person), limit)

    def claim_notice(self, notice: Notice, at: int) -> Pending[bool]:
        """Claim a notice from the outbox to send it; returns whether nobody else was faster."""
        return self._writer.submit(notices.Claim(notice, at))

    def settle_notice(self, notice: Notice, state: NoticeState) -> Pending[None]:
        """Store the state of a notice."""
        return self._writer.submit(notices.Settle(notice, state))

    def forget_notices(self, before: int) -> Pending[None]:
        """Delete notices due before a time, and mail addresses that were not confirmed since."""
        return self._writer.submit(notices.Forget(before))

    # The game of the day, and what servers share

    def shared_value(self, name: str, value: str) -> Pending[str]:
        """A value that all servers of this store share: the first one that was stored under this name."""
        return self._writer.submit(writes.KeepShared(name, value))

    def keep_result(self, result: DailyResult) -> Pending[bool]:
        """Store the result of a daily game, once for each table; returns whether it is new."""
        return self._writer.submit(writes.KeepResult(check_table_id(result.table), result))

    def best_results(self, game: str, day: str, *, limit: int = 100) -> Pending[list[DailyResult]]:
        """The best result of each person on a day, the best first."""
        return self._readers.submit(queries.best_results, game, day, limit)

    def without_result(self, label: str, *, limit: int = 100) -> Pending[list[str]]:
        """Finished tables with a label and without a stored result, the oldest first."""
        return self._readers.submit(queries.without_result, label, limit)

    @asynccontextmanager
    async def changes(
        self, on_message: Callable[[str], object] = ignore, *, own: bool = True
    ) -> AsyncIterator[Changes]:
        """The ids of tables that change from now on, in this process or in another.

            async with store.changes() as changes:
                async for table_id in changes: ...

        Several changes of a table may be merged. Read the log after you
        have begun to listen, so that nothing is missed. Messages between servers
        (`tell_servers`) go to `on_message` meanwhile. Without `own`, changes by this
        store are reported only if they may hide a change by another.
        """
        listener = Changes(on_message, own=own)
        self._feed.add(listener)
        try:
            await self._readers.call(self._feed.start)
            yield listener
        finally:
            self._feed.remove(listener)

    def tell_servers(self, message: str) -> Pending[None]:
        """Send a message to all servers on this database, including this one; it is not stored."""
        return self._writer.submit(writes.TellServers(message))

    # For operators

    def export_table(self, table_id: str) -> Pending[bytes]:
        """A whole table as JSON, including its seed."""
        return self._readers.submit(lambda connection: archive.encode(queries.archive(connection, table_id)))

    def import_table(self, raw: bytes) -> Pending[str]:
        """Import a table from JSON under its old id; returns the id. Raises BadValue if it is invalid."""
        found = archive.decode(raw)
        return self._writer.submit(writes.Create(found.id, found))

    def remove_table(self, table_id: str) -> Pending[None]:
        """Erase a table and everything that belongs to it."""
        return self._writer.submit(writes.Remove(check_table_id(table_id)))

    def expired(
        self, age: Age, before: int, *, limit: int = 100, after: tuple[int, str] = (-1, "")
    ) -> Pending[list[tuple[int, str]]]:
        """Tables to remove, the oldest first: when each last changed, which was before `before`, and its id.

        The next page begins `after` the last one of this page.
        """
        _check_count(limit)
        return self._readers.submit(queries.expired, age, before, limit, after)

    def expire_table(self, table_id: str, before: int) -> Pending[bool]:
        """Erase a table if nothing about it has changed since `before`; returns whether it was erased."""
        return self._writer.submit(writes.Expire(check_table_id(table_id), before))

    def forget_snapshot(self, table_id: str) -> Pending[bool]:
        """Drop a table's snapshot, so that it is made again from the log; returns whether there was one."""
        return self._writer.submit(writes.ForgetSnapshot(check_table_id(table_id)))

    def probe(self) -> Pending[None]:
        """Write a small value durably, the same way as answers; raises StoreError if that fails."""
        return self._writer.submit(writes.Probe())

    def look(self) -> Pending[None]:
        """Check, without writing, that the database answers; raises StoreError if it does not."""
        return self._readers.submit(queries.nothing)

    def faults(self) -> Pending[list[Fault]]:
        """All faults inside the database; reads all of it."""
        return self._readers.submit(checks.faults)

    @property
    def is_temporary(self) -> bool:
        """Whether everything is deleted when the store is closed."""
        return isinstance(self._database, TemporaryDatabase)

    @property
    def shared(self) -> bool:
        """Whether other processes may work on the same tables."""
        return self._database.shared

    @property
    def figures(self) -> Figures:
        """The counters of the writer."""
        return self._writer.figures

    @property
    def interruptions(self) -> int:
        """How often the database stopped answering, as noticed by the listener for changes."""
        return self._feed.interruptions

    @property
    def waiting(self) -> int:
        """How many writes are queued."""
        return self._writer.waiting

    # Closing

    def close(self) -> None:
        """Store everything that was requested, then close the database. In a server: `await aclose()`."""
        self._writer.close()
        self._feed.close()
        self._readers.close()
        self._database.close()

    async def aclose(self) -> None:
        """Like `close`, without blocking the event loop."""
        await asyncio.to_thread(self.close)

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
