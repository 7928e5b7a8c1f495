"""The interface of a database as the store needs it. SQLite and PostgreSQL implement it.

SQL uses `:name` for values; only what is declared here differs between the two.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple

#: Values for the `:name`s of a statement.
Values = dict[str, object]
#: A row of a result.
Row = tuple[Any, ...]

NO_VALUES: Final[Values] = {}

#: In SQL: the database's own time, in milliseconds since 1970. The clocks of servers may differ.
DATABASE_CLOCK: Final = "DATABASE_CLOCK"

#: The PostgreSQL channel on which servers send each other messages that are not stored.
SERVER_CHANNEL: Final = "polnoc_servers"


class Heard(NamedTuple):
    """What was received from other processes: counts of changes by table, and messages of servers."""

    changes: dict[str, int]
    messages: list[str]


class Connection(ABC):
    """One connection, used by one thread at a time.

    Every method raises Unavailable if the database does not answer, and
    another StoreError if it refuses the statement.
    """

    #: The type of a column of bytes.
    bytes_type: ClassVar[str]
    #: The name of the database in messages; never contains a password.
    address: str

    @abstractmethod
    def rows(self, sql: str, values: Values = NO_VALUES) -> list[Row]:
        """Run a query and return its rows."""

    @abstractmethod
    def run(self, sql: str, values: Values = NO_VALUES) -> int:
        """Run a statement; returns how many rows it affected."""

    @abstractmethod
    def run_many(self, sql: str, many: Sequence[Values]) -> list[int]:
        """Run a statement once for each set of values, in order; returns how many rows each affected."""

    @abstractmethod
    def wait_to_write(self) -> None:
        """Wait while another process writes, where processes have to take turns.

        Writes that arrive meanwhile can share the transaction. The turn ends with the transaction.
        """

    @abstractmethod
    def begin_write(self, table_ids: Sequence[str]) -> None:
        """Begin a transaction with exclusive write access to these tables until it ends."""

    @abstractmethod
    def begin_read(self) -> None:
        """Begin a transaction that sees a single snapshot of the database."""

    def be_patient(self) -> None:  # noqa: B027 (not every database has to be told)
        """Remove the timeout of statements from now on."""

    @abstractmethod
    def begin_migration(self) -> None:
        """Begin a transaction in which nobody else can change the schema."""

    @abstractmethod
    def commit(self) -> None:
        """Make everything since `begin` durable: on return it survives a power cut."""

    @abstractmethod
    def rollback(self) -> None:
        """Discard everything since `begin`. Never raises."""

    @abstractmethod
    def announce(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Mark tables as changed, and let other processes know after the commit.

        Returns the count of changes of each table; for one that was just removed, a larger count than
        anybody has seen.
        """

    @abstractmethod
    def changed_lately(self, seconds: int) -> dict[str, int]:
        """The count of changes of each table that changed during the last seconds."""

    @abstractmethod
    def listen(self) -> int | None:
        """Start to receive announcements of other processes; returns a descriptor to wait on, if any."""

    @abstractmethod
    def heard(self) -> Heard:
        """What was received since the last call; does not wait."""

    @abstractmethod
    def table_names(self) -> set[str]:
        """The names of all tables in the database."""

    @abstractmethod
    def damage(self) -> list[str]:
        """The result of the database's own integrity check."""

    @abstractmethod
    def close(self) -> None:
        """Close the connection. Never raises."""


class Database(ABC):
    """A database that connections can be made to."""

    #: Whether several processes may work on it at once.
    shared: ClassVar[bool] = False

    @abstractmethod
    def connect(self) -> Connection:
        """A connection that may write."""

    @abstractmethod
    def connect_reader(self) -> Connection:
        """A connection that can only read, and never makes a writer wait."""

    def connect_listener(self) -> Connection:
        """A connection for notifications of changes, with short timeouts."""
        return self.connect_reader()

    def connection_lost(self) -> None:  # noqa: B027 (a file has no connection to lose)
        """Note a lost connection: for some seconds, or until it is back, only the listener tries it."""

    def connection_restored(self) -> None:  # noqa: B027 (a file has no connection to lose)
        """Note that the database is back: requests waiting on old connections are retried on new ones."""

    @abstractmethod
    def close(self) -> None:
        """Called once, after all connections have been closed."""
