"""The interface of a database as the store needs it. SQLite and PostgreSQL implement it.

SQL is written with `:name` for a value; only what follows here differs between the two.
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

#: In SQL: the time of the database itself, in milliseconds since 1970. Servers may have clocks that differ.
DATABASE_CLOCK: Final = "DATABASE_CLOCK"

#: The channel of PostgreSQL on which servers tell each other what nobody stores.
SERVER_CHANNEL: Final = "polnoc_servers"


class Heard(NamedTuple):
    """What came from other processes: counts of changes by table, and what servers tell each other."""

    changes: dict[str, int]
    messages: list[str]


class Connection(ABC):
    """One connection, used by one thread at a time.

    Every method raises Unavailable if the database does not answer, and
    another StoreError if it refuses the statement.
    """

    #: The type of a column of bytes.
    bytes_type: ClassVar[str]
    #: What the database is called in messages; never holds a password.
    address: str

    @abstractmethod
    def rows(self, sql: str, values: Values = NO_VALUES) -> list[Row]:
        """The rows a query gives."""

    @abstractmethod
    def run(self, sql: str, values: Values = NO_VALUES) -> int:
        """Run a statement; how many rows it touched."""

    @abstractmethod
    def run_many(self, sql: str, many: Sequence[Values]) -> list[int]:
        """Run a statement once for each set of values, in order; how many rows each touched."""

    @abstractmethod
    def wait_to_write(self) -> None:
        """Wait while another process writes, where processes have to take turns.

        Writes that arrive meanwhile can share the transaction. The turn ends with the transaction.
        """

    @abstractmethod
    def begin_write(self, table_ids: Sequence[str]) -> None:
        """Begin a transaction that alone may write to these tables until it ends."""

    @abstractmethod
    def begin_read(self) -> None:
        """Begin a transaction that sees one moment of the database."""

    def be_patient(self) -> None:  # noqa: B027 (not every database has to be told)
        """Let statements take as long as they need from now on."""

    @abstractmethod
    def begin_migration(self) -> None:
        """Begin a transaction in which nobody else changes the schema."""

    @abstractmethod
    def commit(self) -> None:
        """Make everything since `begin` durable: on return it outlives a power cut."""

    @abstractmethod
    def rollback(self) -> None:
        """Forget everything since `begin`. Never raises."""

    @abstractmethod
    def announce(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Mark tables as changed, and let other processes know after the commit.

        Gives the count of changes that each table has seen; for one that has just been removed, a
        larger one than anybody has heard of.
        """

    @abstractmethod
    def changed_lately(self, seconds: int) -> dict[str, int]:
        """The count of changes of each table that changed during the last seconds."""

    @abstractmethod
    def listen(self) -> int | None:
        """Begin to hear what other processes announce; a descriptor to wait on, if there is one."""

    @abstractmethod
    def heard(self) -> Heard:
        """What has been announced and told since the last call; does not wait."""

    @abstractmethod
    def table_names(self) -> set[str]:
        """The names of all tables in the database."""

    @abstractmethod
    def damage(self) -> list[str]:
        """What the database itself finds broken."""

    @abstractmethod
    def close(self) -> None:
        """Hand the connection back. Never raises."""


class Database(ABC):
    """A database that connections can be made to."""

    #: Whether several processes may work on it at once.
    shared: ClassVar[bool] = False

    @abstractmethod
    def connect(self) -> Connection:
        """A connection that may write."""

    @abstractmethod
    def connect_reader(self) -> Connection:
        """A connection that may only read, and never makes a writer wait."""

    def connect_listener(self) -> Connection:
        """A connection to hear of changes; it soon says that it does not work."""
        return self.connect_reader()

    def cut(self) -> None:  # noqa: B027 (a file needs no line)
        """The line does not work: for some seconds, or until it is mended, only the listener tries it."""

    def mended(self) -> None:  # noqa: B027 (a file needs no line)
        """The line works again: whoever waits for an answer on an old connection asks on a new one."""

    @abstractmethod
    def close(self) -> None:
        """Called once, after all connections have been closed."""
