"""Servers on one database: who is alive, and which of them drives a table.

A server says every few seconds that it lives, which holds for `LEASE_MILLISECONDS` by the clock of the
database: no other clock is asked. A table is driven by the server that has claimed it, for as long as that
one lives; then any other may claim it. A claim decides who does the work, never what is stored: answers are
conditional on the number of the last entry, so two servers that both believe they drive a table do no harm.
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

#: How long it holds that a server lives.
LEASE_MILLISECONDS: Final = 6_000
#: What is known of servers that are gone is kept for so long.
KEPT_MILLISECONDS: Final = 3_600_000

#: What lies further ahead than a lease was written before the clock of the database was set back.
_LIVES: Final = f"until > {DATABASE_CLOCK} AND until <= {DATABASE_CLOCK} + {LEASE_MILLISECONDS}"


class Renewed(NamedTuple):
    """What the database says to a server that lives: how many tables it drives, and what time it is."""

    driven: int
    now: int


class KnownServer(NamedTuple):
    """A server as the others see it."""

    name: str
    #: Milliseconds for which its last word still holds; negative: since when it does not.
    lives: int
    #: Milliseconds since it began.
    age: int
    driven: int
    #: What it says about itself.
    figures: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Renew(Write[Renewed]):
    """A server lives."""

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
    """A server wants to drive a table; gives whether it does from now on, or did already."""

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
    """A server does not drive a table any more."""

    sql: ClassVar[str] = "DELETE FROM drivers WHERE table_id = :id AND server = :server"

    table_id: str
    server: str

    def values(self) -> Values:
        return {"id": self.table_id, "server": self.server}

    def settle(self, connection: Connection, rows: int) -> Done[None]:
        return Done(None, changed=False)


@dataclass(frozen=True, slots=True)
class Leave(Write[None]):
    """A server goes, and drives nothing any more."""

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
    """Forget servers that have been gone for long, and what they drove."""

    sql: ClassVar[str] = f"DELETE FROM servers WHERE until < {DATABASE_CLOCK} - {KEPT_MILLISECONDS}"

    table_id: str = ""

    def values(self) -> Values:
        return {}

    def settle(self, connection: Connection, rows: int) -> Done[None]:
        connection.run("DELETE FROM drivers WHERE server NOT IN (SELECT name FROM servers)")
        return Done(None, changed=False)


def driven_by_others(connection: Connection, name: str, table_ids: Sequence[str]) -> set[str]:
    """Those of these tables that another server drives, which lives."""
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
    """All servers that are known, those that began first before the others."""
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
    """What servers on one database know of each other; methods give a `Pending`, as those of `Store` do."""

    def __init__(self, writer: Writer, readers: ReaderPool) -> None:
        self._writer = writer
        self._readers = readers

    def renew(self, name: str, figures: Mapping[str, object]) -> Pending[Renewed]:
        """Say that a server lives, with what it says about itself."""
        return self._writer.submit(Renew(name, msgspec.json.encode(figures).decode()))

    def claim(self, name: str, table_id: str) -> Pending[bool]:
        """Let a server drive a table, unless another one does that lives; gives whether it drives it."""
        return self._writer.submit(Claim(check_table_id(table_id), name))

    def release(self, name: str, table_id: str) -> Pending[None]:
        """Let a server drive a table no more."""
        return self._writer.submit(Release(check_table_id(table_id), name))

    def leave(self, name: str) -> Pending[None]:
        """Forget a server that ends."""
        return self._writer.submit(Leave(name))

    def tidy(self) -> Pending[None]:
        """Forget servers that have been gone for long."""
        return self._writer.submit(Tidy())

    def driven_by_others(self, name: str, table_ids: Sequence[str]) -> Pending[set[str]]:
        """Those of these tables (at least one) that are driven by another server, which lives."""
        checked = [check_table_id(table_id) for table_id in table_ids]
        return self._readers.submit(driven_by_others, name, checked)

    def known(self) -> Pending[list[KnownServer]]:
        """All servers that are known, also some that are gone."""
        return self._readers.submit(known_servers)
