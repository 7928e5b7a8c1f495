"""Errors of the store.

No message holds a seed, a secret, a password or the content of an answer.
"""

from __future__ import annotations


class StoreError(Exception):
    """Something is wrong; the message says what, and what would be right."""


class NeedsPsycopg(StoreError):
    """A PostgreSQL address, and nothing here that speaks to PostgreSQL."""

    def __init__(self) -> None:
        super().__init__(
            "PostgreSQL needs psycopg 3.3.6 or newer, which cannot be loaded: pip install 'polnoc[postgres]'"
        )


class Unavailable(StoreError):
    """The database does not answer now. Asking again, with the same key, is safe."""


class Uncertain(Unavailable):
    """The database went away during a commit: it has what was to be stored, or not."""


class Declined(StoreError):
    """The store is well, but this cannot be done. Nothing has changed."""


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
    """A key that came with something else before: two different requests need two keys."""


class Stale(Declined):
    """Somebody else was first. `current` is the number that holds now: of the last entry, or the revision."""

    def __init__(self, what: str, expected: int, current: int) -> None:
        super().__init__(f"{what} is at {current}, not at {expected}: read again, then decide again")
        self.current = current
