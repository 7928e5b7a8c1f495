"""A lock that reserves a SQLite file for one server, held for as long as the server lives.

The lock belongs to the open file, so processes that a server forks share it, and it is free as soon as the
last of them has ended, however it ended. PostgreSQL may be shared, and needs none.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from polnoc.store.errors import StoreError
from polnoc.store.store import sqlite_path

if sys.platform != "win32":
    import fcntl

#: How long to wait for a server that is being replaced.
WAIT_SECONDS: Final = 3.0
_RETRY_SECONDS: Final = 0.05


class InUse(StoreError):
    """Another process holds the file."""


class NoLocks(OSError):
    """This system or this disk does not support file locks."""


@contextmanager
def hold_file_lock(address: str, wait_seconds: float = WAIT_SECONDS) -> Iterator[str]:
    """Lock the database at an address for this process and its children; raises InUse if another one has it.

    Yields a warning for the operator if there can be no lock, else an empty text.
    """
    path = sqlite_path(address)
    if path is None or not path.parent.is_dir():  # opening the store reports what is wrong
        yield ""
        return
    descriptor = _open(path)
    try:
        yield _take(descriptor, path, wait_seconds)
    finally:
        os.close(descriptor)


def in_use(address: str) -> bool:
    """Whether a server holds the database at an address, as far as can be told."""
    try:
        with hold_file_lock(address, wait_seconds=0.0):
            return False
    except InUse:
        return True


def _open(path: Path) -> int:
    # Beside the real file, whichever link was used to name it.
    lock = f"{os.path.realpath(path)}-serving"
    try:
        descriptor = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
        os.set_inheritable(descriptor, True)
        return descriptor
    except OSError as error:
        raise StoreError(
            f"{lock} cannot be written ({error.strerror}): the folder of the tables must be writable"
        ) from None


def _take(descriptor: int, path: Path, wait_seconds: float) -> str:
    deadline = time.monotonic() + wait_seconds
    while True:
        try:
            if _try_lock(descriptor):
                return ""
        except NoLocks:
            return f"{path} cannot be locked here: see that no other server uses it"
        if time.monotonic() >= deadline:
            raise InUse(
                f"another server uses {path}: stop that one first, or name another file with --store. "
                "For several processes use --processes, for several servers PostgreSQL"
            )
        time.sleep(_RETRY_SECONDS)


def _try_lock(descriptor: int) -> bool:
    """Try to lock a file without waiting; returns whether that succeeded."""
    if sys.platform == "win32":
        raise NoLocks
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError as error:  # some network file systems have no locks
        raise NoLocks from error
    return True
