"""Helpers shared by the tests of the store."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from typing import ClassVar

import msgspec

from polnoc.store import NewEntry, NewMessage, NewSeat, NewTable, Pending, Store
from polnoc.store.archive import begin
from polnoc.store.database import Connection, Values
from polnoc.store.values import now
from polnoc.store.writes import Create, Done, Write

EVERYONE = -1

#: The longest wait, in seconds, for anything that must come.
LIMIT = 30.0


def a_table(seats: int = 2, seed: str = "sim:1") -> NewTable:
    """Return a table about to be created."""
    return NewTable(
        game="duchy",
        rules=3,
        content="c0ffee",
        seed=seed,
        commitment="ab" * 32,
        options={"players": seats, "nested": {"ż": [1, 2.5, None, True]}},
        settings={"language": "pl"},
        seats=[NewSeat() for _ in range(seats)],
    )


def insert_table(connection: Connection, settings: dict[str, object] | None = None) -> str:
    """Create a table by hand, as the first schema version already had them; return its id."""
    made = msgspec.structs.replace(begin(a_table(), created=now()), settings=settings or {}, status="playing")
    connection.run(Create.sql, Create(made.id, made).values())
    values: dict[str, object] = {"id": made.id, "now": now()}
    connection.run("INSERT INTO pulses (table_id, changed, changes) VALUES (:id, :now, 1)", values)
    for number in range(len(made.seats)):
        connection.run(
            """
            INSERT INTO seats (table_id, number, name, played_by, secret_hash, flags, revision)
            VALUES (:id, :number, '', '', '', '{}', 0)
            """,
            {"id": made.id, "number": number},
        )
    return made.id


def an_answer(text: str = "h5", seat: int = 0, outcome: bytes = b"\x00\xff") -> NewEntry:
    """Return an answer about to be stored."""
    return NewEntry(kind="answer", seat=seat, text=text, outcome=outcome)


def a_word(text: str = "zażółć gęślą jaźń", seat: int = 0, audience: int = EVERYONE) -> NewMessage:
    """Return a chat message about to be stored."""
    return NewMessage(kind="chat", seat=seat, audience=audience, text=text)


def submit(store: Store, write: Write[object]) -> Pending[object]:
    """Have the writer do something of our own."""
    return store._writer.submit(write)


@dataclass
class Hold(Write[object]):
    """Stops the writer in the middle of a transaction until it is released."""

    sql: ClassVar[str] = "UPDATE seats SET revision = revision WHERE table_id = :id"

    table_id: str
    reached: threading.Event = field(default_factory=threading.Event)
    go: threading.Event = field(default_factory=threading.Event)

    def values(self) -> Values:
        return {"id": self.table_id}

    def settle(self, connection: Connection, rows: int) -> Done[object]:
        self.reached.set()
        assert self.go.wait(LIMIT)
        return Done(rows)


@dataclass
class Poison(Write[object]):
    """Makes the database raise an error."""

    sql: ClassVar[str] = "UPDATE seats SET number = -1 WHERE table_id = :id"

    table_id: str

    def values(self) -> Values:
        return {"id": self.table_id}

    def settle(self, connection: Connection, rows: int) -> Done[object]:
        raise AssertionError("the database has taken a seat number below 0")


def hold(store: Store, table_id: str) -> Hold:
    """Stop the writer; it has stopped when this returns."""
    holding = Hold(table_id)
    submit(store, holding)
    assert holding.reached.wait(LIMIT)
    return holding
