"""Errors of the store.

No message contains a seed, a secret, a password or the content of an answer.
"""

from __future__ import annotations


class StoreError(Exception):
    """Something is wrong; the message says what, and what would be valid."""


class NeedsPsycopg(StoreError):
    """A PostgreSQL address, but no driver for PostgreSQL is installed."""

    def __init__(self) -> None:
        super().__init__(
            "PostgreSQL needs psycopg 3.3.6 or newer, which cannot be loaded: pip install 'polnoc[postgres]'"
        )


class Unavailable(StoreError):
    """The database does not answer now. A retry with the same key is safe."""


class Uncertain(Unavailable):
    """The database was lost during a commit: the data may or may not be stored."""


class Declined(StoreError):
    """The store works, but this cannot be done. Nothing has changed."""


class BadValue(Declined, ValueError):
    """A value that no table can hold."""


class UnknownTable(Declined):
    """There is no table of this id."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"there is no table '{table_id[:40]}'")


class TableExists(Declined):
    """There is a table of this id already."""


class UnknownSeat(Declined):
    """The table has no seat of this number."""


class KeyTaken(Declined):
    """The key was used for something else before: two different requests need two keys."""


class Stale(Declined):
    """Somebody else was first. `current` is the current number of the last entry, or the current revision."""

    def __init__(self, what: str, expected: int, current: int) -> None:
        super().__init__(f"{what} is at {current}, not at {expected}: read again, then decide again")
        self.current = current
