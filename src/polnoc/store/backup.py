"""Back up a whole database to one file that only its owner can read, and restore it.

SQLite copies itself while a server goes on writing; PostgreSQL has its own programs for both.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from polnoc.store.database import Connection
from polnoc.store.errors import NeedsPsycopg, StoreError
from polnoc.store.store import find_database, open_store, sqlite_path

#: The dump of a large database takes minutes; one that takes longer than this has hung.
DUMP_SECONDS: Final = 3_600


def back_up(address: str, target: Path, *, overwrite: bool = False) -> None:
    """Write the database at an address to a file, checked and complete, or leave no file at all."""
    source = existing_path(address)
    with _private_file(target, overwrite) as draft:
        if source is not None:
            _copy_sqlite(source, draft)
        else:
            _dump_postgres(address, draft)


def existing_path(address: str) -> Path | None:
    """The database file at an address; None for PostgreSQL. Raises StoreError if the file is missing."""
    path = sqlite_path(address)
    if path is None and address.endswith(":memory:"):
        raise StoreError("tables that are kept in memory cannot be read by others: name a file")
    if path is not None and not path.is_file():
        raise StoreError(f"there is no file {path}: name the one that the server uses with --store")
    return path


@contextmanager
def _private_file(target: Path, overwrite: bool) -> Iterator[Path]:
    """Yield a draft that replaces the target if nothing fails. Only its owner may read it."""
    draft = target.with_name(f"{target.name}.part")
    try:
        if not overwrite:
            os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        draft.unlink(missing_ok=True)
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise StoreError(f"{target} is there already: name another file, or add --force") from None
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}") from None
    try:
        yield draft
        _sync(draft)
        draft.replace(target)
        _sync(target.parent)
    except BaseException as error:
        draft.unlink(missing_ok=True)
        if not overwrite:
            target.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise StoreError(f"{target} cannot be written: {error.strerror}") from None
        raise


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def restore(address: str, source: Path, *, overwrite: bool = False) -> int:
    """Replace a database by a backup, all of it or nothing; returns how many tables it has.

    The caller makes sure that no server uses a SQLite database; for PostgreSQL this is checked here.
    """
    if not source.is_file():
        raise StoreError(f"there is no file {source}")
    target = sqlite_path(address)
    if target is not None:
        _restore_sqlite(target, source, overwrite)
    elif address.endswith(":memory:"):
        raise StoreError("tables that are kept in memory are gone at the end: name a file")
    else:
        _restore_postgres(address, source, overwrite)
    with open_store(address):  # brings an older backup up to date
        pass
    with _reading(address) as connection:
        [(count,)] = connection.rows("SELECT count(*) FROM tables")
    return int(count)


@contextmanager
def _reading(address: str) -> Iterator[Connection]:
    """A read-only connection, even to a database that does not have our tables yet."""
    with closing(find_database(address)) as database, closing(database.connect_reader()) as connection:
        yield connection


# SQLite -----------------------------------------------------------------------------


def _copy_sqlite(source: Path, target: Path) -> None:
    with _told(f"{source} cannot be backed up"):
        with closing(_connect(source, "ro")) as here, closing(_connect(target, "rw")) as there:
            here.backup(there)
            there.execute("PRAGMA journal_mode = DELETE")  # a single file, without a WAL
        _check(target)


def _restore_sqlite(target: Path, source: Path, overwrite: bool) -> None:
    with _told(f"{source} is no backup of tables"):
        _check(source)
    if target.exists() and target.stat().st_size and not overwrite:
        raise StoreError(f"{target} is there already: back it up, then add --force to replace what it holds")
    with open_store(str(target)):  # creates it if it does not exist
        pass
    with (
        _told(f"{target} cannot be restored"),
        closing(_connect(source, "ro")) as here,
        closing(_connect(target, "rw")) as there,
    ):
        here.backup(there)  # one transaction: all of it or nothing


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None)


def _check(path: Path) -> None:
    """Read all of a database, and reject it if anything is wrong or if it is not ours."""
    with closing(_connect(path, "ro")) as connection:
        problems = [line for (line,) in connection.execute("PRAGMA integrity_check(5)") if line != "ok"]
        problems += [f"a row of {row[0]} belongs to nothing" for row in connection.execute(_ORPHANS)]
        connection.execute("SELECT count(*) FROM migrations, tables LIMIT 1").fetchone()
    if problems:
        raise StoreError(f"{path} is damaged: {problems[0]}")


_ORPHANS: Final = "PRAGMA foreign_key_check"


@contextmanager
def _told(what: str) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(f"{what}: SQLite says '{error}'") from None


# PostgreSQL -------------------------------------------------------------------------


#: How long after a server has stopped PostgreSQL may still count its sessions.
STOPPED_SECONDS: Final = 2.0

#: Sessions of other programs at the same database.
_OTHERS: Final = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
"""


def _dump_postgres(address: str, target: Path) -> None:
    place, environment = _without_password(address)
    program = _program("pg_dump", "pg_dump --schema=polnoc --format=custom --file=FILE ADDRESS")
    options = ("--schema=polnoc", "--format=custom", "--no-password")
    _run([program, *options, f"--file={target}", place], environment)
    if reader := shutil.which("pg_restore"):
        _run([reader, "--list", str(target)], environment)


def _restore_postgres(address: str, source: Path, overwrite: bool) -> None:
    place, environment = _without_password(address)
    program = _program("pg_restore", "pg_restore --clean --if-exists --dbname=ADDRESS FILE")
    listed = _run([program, "--list", str(source)], environment)
    if "SCHEMA - polnoc" not in listed or " TABLE polnoc tables " not in listed:
        raise StoreError(f"{source} is no backup of tables")
    with _reading(address) as connection:
        if connection.table_names() and not overwrite:
            raise StoreError("there are tables already: back them up, then add --force to replace them")
        _wait_until_alone(connection)
    options = ("--clean", "--if-exists", "--single-transaction", "--no-owner", "--no-password")
    _run([program, *options, place, str(source)], environment)


def _wait_until_alone(connection: Connection) -> None:
    """Wait for other sessions to end: those of a server that was just stopped take a moment."""
    patience = time.monotonic() + STOPPED_SECONDS
    while connection.rows(_OTHERS) != [(0,)]:
        if time.monotonic() > patience:
            raise StoreError("another program is connected to this database: stop the server first")
        time.sleep(0.05)


def _program(name: str, by_hand: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise StoreError(f"{name} is not installed here. Where it is, run: {by_hand}")
    return found


def _without_password(address: str) -> tuple[str, dict[str, str]]:
    """The argument that names a database, and the environment that has its password.

    Anybody may read the arguments of a process.
    """
    try:
        from psycopg import ProgrammingError
        from psycopg.conninfo import conninfo_to_dict, make_conninfo
    except ImportError:
        raise NeedsPsycopg from None
    try:
        parts = conninfo_to_dict(address)
    except ProgrammingError:
        raise StoreError("this address of PostgreSQL cannot be read") from None
    password = str(parts.pop("password", "") or "")
    environment = {**os.environ, **({"PGPASSWORD": password} if password else {})}
    return f"--dbname={make_conninfo('', **parts)}", environment


def _run(command: list[str], environment: dict[str, str]) -> str:
    """Run a program of PostgreSQL and return its output."""
    name = Path(command[0]).name
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=DUMP_SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise StoreError(f"{name} cannot be run: {type(error).__name__}") from None
    if done.returncode:
        said = (done.stderr.strip().splitlines() or ["no reason given"])[0]
        raise StoreError(f"{name} has failed: {said[:200]}")
    return done.stdout
