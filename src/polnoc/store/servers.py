"""Servers on one database: who is alive, and which of them drives a table.

A server renews its lease every few seconds; it is valid for `LEASE_MILLISECONDS` by the clock of the
database, and no other clock counts. A table is driven by the server that has claimed it, as long as that
one is alive; then any other may claim it. A claim decides who does the work, never what is stored: answers
are conditional on the number of the last entry, so two servers that both believe they drive a table do no
harm.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, NamedTuple

import msgspec

from polnoc.store.database import DATABASE_CLOCK, Connection, Values
from polnoc.store.pending import Pending
from polnoc.store.reader_pool import ReaderPool
from polnoc.store.values import check_table_id
from polnoc.store.writer import Writer
from polnoc.store.writes import Done, Write

#: How long a lease is valid.
LEASE_MILLISECONDS: Final = 6_000
#: How long servers that are gone are remembered.
KEPT_MILLISECONDS: Final = 3_600_000

#: A time further ahead than a lease was written before the clock of the database was set back.
_LIVES: Final = f"until > {DATABASE_CLOCK} AND until <= {DATABASE_CLOCK} + {LEASE_MILLISECONDS}"


class Renewed(NamedTuple):
    """The reply to a renewal: how many tables the server drives, and the database's time."""

    driven: int
    now: int


class KnownServer(NamedTuple):
    """A server as the others see it."""

    name: str
    #: The remaining milliseconds of its lease; negative: since it expired.
    lives: int
    #: Milliseconds since it started.
    age: int
    driven: int
    #: What it reports about itself.
    figures: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Renew(Write[Renewed]):
    """Renew a server's lease."""

    sql: ClassVar[str] = f"""
        INSERT INTO servers (name, began, until, figures)
        VALUES (:name, {DATABASE_CLOCK}, {DATABASE_CLOCK} + {LEASE_MILLISECONDS}, :figures)
        ON CONFLICT (name) DO UPDATE SET until = excluded.until, figures = excluded.figures
    """

    name: str
    figures: str
    table_id: str = ""

    def values(self) -> Values:
        return {"name": self.name, "figures": self.figures}

    def settle(self, connection: Connection, rows: int) -> Done[Renewed]:
        [(driven, now)] = connection.rows(
            f"SELECT count(*), {DATABASE_CLOCK} FROM drivers WHERE server = :name", {"name": self.name}
        )
        return Done(Renewed(int(driven), int(now)), changed=False)


@dataclass(frozen=True, slots=True)
class Claim(Write[bool]):
    """Let a server claim a table; returns whether it drives the table now."""

    sql: ClassVar[str] = f"""
        INSERT INTO drivers (table_id, server) SELECT id, :server FROM tables WHERE id = :id
        ON CONFLICT (table_id) DO UPDATE SET server = excluded.server
        WHERE drivers.server = excluded.server
            OR NOT EXISTS (SELECT 1 FROM servers WHERE name = drivers.server AND {_LIVES})
    """

    table_id: str
    server: str

    def values(self) -> Values:
        return {"id": self.table_id, "server": self.server}

    def settle(self, connection: Connection, rows: int) -> Done[bool]:
        return Done(bool(rows), changed=False)


@dataclass(frozen=True, slots=True)
class Release(Write[None]):
    """Release a server's claim to a table."""

    sql: ClassVar[str] = "DELETE FROM drivers WHERE table_id = :id AND server = :server"

    table_id: str
    server: str

    def values(self) -> Values:
        return {"id": self.table_id, "server": self.server}

    def settle(self, connection: Connection, rows: int) -> Done[None]:
        return Done(None, changed=False)


@dataclass(frozen=True, slots=True)
class Leave(Write[None]):
    """Remove a server that stops, and all its claims."""

    sql: ClassVar[str] = "DELETE FROM drivers WHERE server = :name"

    name: str
    table_id: str = ""

    def values(self) -> Values:
        return {"name": self.name}

    def settle(self, connection: Connection, rows: int) -> Done[None]:
        connection.run("DELETE FROM servers WHERE name = :name", self.values())
        return Done(None, changed=False)


@dataclass(frozen=True, slots=True)
class Tidy(Write[None]):
    """Remove servers that have been gone for long, and their claims."""

    sql: ClassVar[str] = f"DELETE FROM servers WHERE until < {DATABASE_CLOCK} - {KEPT_MILLISECONDS}"

    table_id: str = ""

    def values(self) -> Values:
        return {}

    def settle(self, connection: Connection, rows: int) -> Done[None]:
        connection.run("DELETE FROM drivers WHERE server NOT IN (SELECT name FROM servers)")
        return Done(None, changed=False)


def driven_by_others(connection: Connection, name: str, table_ids: Sequence[str]) -> set[str]:
    """Those of these tables that another live server drives."""
    values: dict[str, object] = {f"id{number}": table_id for number, table_id in enumerate(table_ids)}
    among = ", ".join([f":{name}" for name in values])
    rows = connection.rows(
        f"""
        SELECT table_id FROM drivers JOIN servers ON name = server
        WHERE table_id IN ({among}) AND server <> :name AND {_LIVES}
        """,
        values | {"name": name},
    )
    return {table_id for (table_id,) in rows}


def known_servers(connection: Connection) -> list[KnownServer]:
    """All known servers, the oldest first."""
    rows = connection.rows(
        f"""
        SELECT name, until - {DATABASE_CLOCK}, {DATABASE_CLOCK} - began,
            (SELECT count(*) FROM drivers WHERE server = name), figures
        FROM servers ORDER BY began, name
        """
    )
    return [
        KnownServer(name, lives, age, driven, msgspec.json.decode(figures))
        for name, lives, age, driven, figures in rows
    ]


class ServersStore:
    """What servers on one database know of each other; methods return a `Pending`, like those of `Store`."""

    def __init__(self, writer: Writer, readers: ReaderPool) -> None:
        self._writer = writer
        self._readers = readers

    def renew(self, name: str, figures: Mapping[str, object]) -> Pending[Renewed]:
        """Renew a server's lease, and store what it reports about itself."""
        return self._writer.submit(Renew(name, msgspec.json.encode(figures).decode()))

    def claim(self, name: str, table_id: str) -> Pending[bool]:
        """Let a server drive a table, unless another live one does; returns whether it drives the table."""
        return self._writer.submit(Claim(check_table_id(table_id), name))

    def release(self, name: str, table_id: str) -> Pending[None]:
        """Let a server stop driving a table."""
        return self._writer.submit(Release(check_table_id(table_id), name))

    def leave(self, name: str) -> Pending[None]:
        """Remove a server that stops."""
        return self._writer.submit(Leave(name))

    def tidy(self) -> Pending[None]:
        """Remove servers that have been gone for long."""
        return self._writer.submit(Tidy())

    def driven_by_others(self, name: str, table_ids: Sequence[str]) -> Pending[set[str]]:
        """Those of these tables (at least one) that another live server drives."""
        checked = [check_table_id(table_id) for table_id in table_ids]
        return self._readers.submit(driven_by_others, name, checked)

    def known(self) -> Pending[list[KnownServer]]:
        """All known servers, including some that are gone."""
        return self._readers.submit(known_servers)
