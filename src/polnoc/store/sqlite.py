"""SQLite: one file, no server. WAL mode, and every commit synced to the disk."""

from __future__ import annotations

import json
import os
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import ClassVar, Final

from polnoc.store.database import DATABASE_CLOCK, NO_VALUES, Connection, Database, Heard, Row, Values
from polnoc.store.errors import StoreError, Unavailable
from polnoc.store.values import first_count

if sys.platform != "win32":
    import fcntl

#: Seconds to wait for another process that is writing to the same file.
BUSY_SECONDS: Final = 5.0

#: The first SQLite with RETURNING.
_OLDEST: Final = (3, 35)

_SYNC_FULL: Final = 2

_NOW: Final = "CAST(round((julianday('now') - 2440587.5) * 86400000) AS INTEGER)"
_ANNOUNCE: Final = f"""
    UPDATE pulses SET changes = changes + 1, changed = {_NOW}
    WHERE table_id IN (SELECT value FROM json_each(:ids)) RETURNING table_id, changes
"""
_CHANGED_LATELY: Final = f"SELECT table_id, changes FROM pulses WHERE changed >= {_NOW} - 1000 * :seconds"


class WriteTurn:
    """The turn to write to a file, among the processes of this machine.

    SQLite polls whether a file is free, with pauses that grow to a tenth of a second. Here a
    process sleeps until the one before it is done; one that dies releases its turn. This only saves time:
    SQLite's own lock guards the file. This lock is on another file beside it, because opening and closing
    the database file would make SQLite lose its locks.
    """

    def __init__(self, path: Path) -> None:
        mode = path.stat().st_mode & 0o600
        self._file = os.fdopen(os.open(f"{path}-turn", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, mode))
        self._taken = False

    def take(self) -> None:
        """Wait for the turn; nothing happens if it is already ours."""
        if sys.platform != "win32" and not self._taken and not self._file.closed:
            with suppress(OSError):  # the disk has no locks
                fcntl.flock(self._file, fcntl.LOCK_EX)
            self._taken = True

    def give_back(self) -> None:
        """End the turn; nothing happens if it is not ours."""
        if sys.platform != "win32" and self._taken and not self._file.closed:
            with suppress(OSError):
                fcntl.flock(self._file, fcntl.LOCK_UN)
        self._taken = False

    def close(self) -> None:
        """End the turn and close the lock file."""
        self._file.close()


class SqliteConnection(Connection):
    """A connection to a file."""

    bytes_type: ClassVar[str] = "BLOB"

    def __init__(self, path: Path, *, may_write: bool) -> None:
        self.address = str(path)
        self._path = path
        self._turn: WriteTurn | None = None
        self._raw = self._open()
        try:
            self._set_up(may_write)
            self._identity = _identity(path)
            self._turn = WriteTurn(path) if may_write else None
        except OSError as error:
            self._raw.close()
            raise Unavailable(f"{path} cannot be opened: {error.strerror}") from None
        except BaseException:
            self._raw.close()
            raise

    def _open(self) -> sqlite3.Connection:
        """Open the file, which must exist: one that was removed must not be recreated empty."""
        address = ":memory:" if self.address == ":memory:" else f"{self._path.absolute().as_uri()}?mode=rw"
        try:
            # Passed between threads, but never used by two at once.
            return sqlite3.connect(
                address, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, uri=True
            )
        except sqlite3.Error as error:
            raise self._told(error) from None

    def _set_up(self, may_write: bool) -> None:
        self.run("PRAGMA foreign_keys = ON")
        self.run("PRAGMA trusted_schema = OFF")
        if not may_write:
            self.run("PRAGMA query_only = ON")
            return
        [(mode,)] = self.rows("PRAGMA journal_mode = WAL")
        self.run("PRAGMA synchronous = FULL")
        self.run("PRAGMA fullfsync = ON")  # on macOS a plain fsync does not reach the disk
        [(sync,)] = self.rows("PRAGMA synchronous")
        if (mode, sync) != ("wal", _SYNC_FULL):
            raise StoreError(
                f"{self.address} cannot be kept safely: SQLite offers journal mode '{mode}' and sync level "
                f"{sync} there, Północ needs 'wal' and {_SYNC_FULL}. Put the file on a local disk"
            )

    def rows(self, sql: str, values: Values = NO_VALUES) -> list[Row]:
        try:
            return self._raw.execute(sql.replace(DATABASE_CLOCK, _NOW), values).fetchall()
        except sqlite3.Error as error:
            raise self._told(error) from None

    def run(self, sql: str, values: Values = NO_VALUES) -> int:
        try:
            return self._raw.execute(sql.replace(DATABASE_CLOCK, _NOW), values).rowcount
        except sqlite3.Error as error:
            raise self._told(error) from None

    def run_many(self, sql: str, many: Sequence[Values]) -> list[int]:
        try:
            return [self._raw.execute(sql.replace(DATABASE_CLOCK, _NOW), values).rowcount for values in many]
        except sqlite3.Error as error:
            raise self._told(error) from None

    def wait_to_write(self) -> None:
        if self._turn is not None:
            self._turn.take()

    def begin_write(self, table_ids: Sequence[str]) -> None:
        self.wait_to_write()
        if _identity(self._path) != self._identity:
            # SQLite would go on writing to a file that no longer has a name.
            raise Unavailable(f"{self.address} was moved, removed or replaced while it was open: put it back")
        self.run("BEGIN IMMEDIATE")  # if this fails, the caller rolls back, which ends the turn

    def begin_read(self) -> None:
        self.run("BEGIN")

    def begin_migration(self) -> None:
        self.run("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self.run("COMMIT")
        self._end_turn()

    def rollback(self) -> None:
        if self._raw.in_transaction:
            self._raw.rollback()
        self._end_turn()

    def _end_turn(self) -> None:
        if self._turn is not None:
            self._turn.give_back()

    def announce(self, table_ids: Sequence[str]) -> dict[str, int]:
        if not table_ids:
            return {}
        changes = dict.fromkeys(table_ids, first_count())
        changes.update(self.rows(_ANNOUNCE, {"ids": json.dumps(table_ids)}))
        return changes

    def changed_lately(self, seconds: int) -> dict[str, int]:
        return dict(self.rows(_CHANGED_LATELY, {"seconds": seconds}))

    def listen(self) -> None:
        return None

    def heard(self) -> Heard:
        return Heard({}, [])

    def table_names(self) -> set[str]:
        return {name for (name,) in self.rows("SELECT name FROM sqlite_master WHERE type = 'table'")}

    def damage(self) -> list[str]:
        return [line for (line,) in self.rows("PRAGMA integrity_check(20)") if line != "ok"]

    def close(self) -> None:
        self._raw.close()
        if self._turn is not None:
            self._turn.close()

    def _told(self, error: sqlite3.Error) -> StoreError:
        """SQLite's error in our words. Its own text never contains a value."""
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return Unavailable(
                f"{self.address} has been locked by another program for {BUSY_SECONDS:g} seconds"
            )
        if code == sqlite3.SQLITE_FULL:
            return Unavailable(f"{self.address}: the disk is full")
        if code == sqlite3.SQLITE_IOERR:
            return Unavailable(
                f"{self.address}: the disk refuses to read or write ({error}): it may be full or broken, "
                "or the file may be larger than is allowed"
            )
        if code == sqlite3.SQLITE_NOTADB:
            return StoreError(f"{self.address} is not a database of SQLite: name another file, or a new one")
        if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
            return Unavailable(
                f"{self.address} cannot be written ({error}): its file and its folder must be writable"
            )
        return StoreError(f"{self.address}: SQLite says '{error}'")


class SqliteDatabase(Database):
    """A file, created if it does not exist; readable by its owner only, because it contains seeds."""

    def __init__(self, path: Path) -> None:
        if sqlite3.sqlite_version_info < _OLDEST:
            raise StoreError(
                f"this Python comes with SQLite {sqlite3.sqlite_version}; Północ needs "
                f"{'.'.join(map(str, _OLDEST))} or newer"
            )
        self._path = path
        _make_sure_of(path)

    def connect(self) -> Connection:
        return SqliteConnection(self._path, may_write=True)

    def connect_reader(self) -> Connection:
        return SqliteConnection(self._path, may_write=False)

    def close(self) -> None:
        pass


class TemporaryDatabase(SqliteDatabase):
    """A database in a temporary folder, deleted when it is closed."""

    def __init__(self) -> None:
        self._folder = TemporaryDirectory(prefix="polnoc-")
        super().__init__(Path(self._folder.name) / "tables.db")

    def close(self) -> None:
        self._folder.cleanup()


def _identity(path: Path) -> tuple[int, int] | None:
    """What distinguishes a file from another one at the same path; None if there is no file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _make_sure_of(path: Path) -> None:
    """Ensure that the file exists and is writable."""
    if not path.parent.is_dir():
        raise StoreError(f"there is no folder {path.parent}: make it first, or name another file")
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except IsADirectoryError:
        raise StoreError(f"{path} is a folder: name a file in it, such as {path / 'polnoc.db'}") from None
    except OSError as error:
        raise StoreError(
            f"{path} cannot be written ({error.strerror}): make it writable, or name another file"
        ) from None
