"""Packs that people have added: known only to their owner, until tables are made with them.

The content of tables is stored separately (`contents`), so a pack can be removed while games with it go on.
What no table uses and nobody has used for a while is removed (`ExpirePacks`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Literal, NamedTuple

from polnoc.engine.packs import content_hash
from polnoc.store.database import Connection, Values
from polnoc.store.pending import Pending
from polnoc.store.reader_pool import ReaderPool
from polnoc.store.values import LARGEST_NUMBER, MOST_STORED_NAME_CHARS, check_person, check_text, now
from polnoc.store.writer import Writer
from polnoc.store.writes import Done, Write

#: The most characters of one pack, whatever a host allows.
MOST_PACK_CHARS: Final = 400_000

#: The outcome of storing a pack: it is kept, its owner has too many, or there is no room for more.
Keeping = Literal["kept", "many", "full"]


class KeptPack(NamedTuple):
    """Somebody's pack, identified by its fingerprint."""

    fingerprint: str
    game: str
    name: str
    #: Empty in lists.
    text: str = ""


@dataclass(frozen=True, slots=True)
class KeepPack(Write[Keeping]):
    """Store a person's pack once; one that is already there counts as used again."""

    sql: ClassVar[str] = """
        INSERT INTO packs (person, fingerprint, game, name, source, size, made, used)
        SELECT :person, :fingerprint, :game, :name, :source, :size, :now, :now
        WHERE EXISTS (SELECT 1 FROM packs WHERE person = :person AND fingerprint = :fingerprint)
            OR (
                (SELECT count(*) FROM packs WHERE person = :person) < :most
                AND (SELECT coalesce(sum(size), 0) FROM packs)
                    + (SELECT coalesce(sum(size), 0) FROM contents) + :size <= :most_bytes
            )
        ON CONFLICT (person, fingerprint) DO UPDATE SET name = excluded.name, used = excluded.used
    """

    person: str
    pack: KeptPack
    #: The most packs of the person; below, the most bytes of all packs.
    most: int
    most_bytes: int
    table_id: str = ""

    def values(self) -> Values:
        pack = self.pack
        return {
            "person": self.person,
            "fingerprint": pack.fingerprint,
            "game": pack.game,
            "name": pack.name,
            "source": pack.text,
            "size": len(pack.text.encode()),
            "now": now(),
            "most": self.most,
            "most_bytes": self.most_bytes,
        }

    def settle(self, connection: Connection, rows: int) -> Done[Keeping]:
        if rows:
            return Done("kept", changed=False)
        [(count,)] = connection.rows(
            "SELECT count(*) FROM packs WHERE person = :person", {"person": self.person}
        )
        return Done("many" if count >= self.most else "full", changed=False)


@dataclass(frozen=True, slots=True)
class UsePack(Write[None]):
    """Note that somebody plays with a pack, so that it is kept longer."""

    sql: ClassVar[str] = "UPDATE packs SET used = :now WHERE person = :person AND fingerprint = :fingerprint"

    person: str
    fingerprint: str
    table_id: str = ""

    def values(self) -> Values:
        return {"person": self.person, "fingerprint": self.fingerprint, "now": now()}

    def settle(self, connection: Connection, rows: int) -> Done[None]:
        return Done(None, changed=False)


@dataclass(frozen=True, slots=True)
class RemovePack(Write[bool]):
    """Remove a person's pack; tables that were made with it stay. Returns whether it was there."""

    sql: ClassVar[str] = "DELETE FROM packs WHERE person = :person AND fingerprint = :fingerprint"

    person: str
    fingerprint: str
    table_id: str = ""

    def values(self) -> Values:
        return {"person": self.person, "fingerprint": self.fingerprint}

    def settle(self, connection: Connection, rows: int) -> Done[bool]:
        return Done(bool(rows), changed=False)


@dataclass(frozen=True, slots=True)
class ExpirePacks(Write[int]):
    """Remove packs that nobody has used since `before`, and unused content; returns how many of both."""

    sql: ClassVar[str] = "DELETE FROM packs WHERE used < :before"

    before: int
    table_id: str = ""

    def values(self) -> Values:
        return {"before": self.before}

    def settle(self, connection: Connection, rows: int) -> Done[int]:
        # A table that is made at the same time renews `used` first: see `KeepContent`.
        contents = connection.run(
            """
            DELETE FROM contents WHERE used < :before AND NOT EXISTS (
                SELECT 1 FROM tables
                WHERE tables.content = contents.fingerprint AND tables.game = contents.game
            )
            """,
            self.values(),
        )
        return Done(rows + contents, changed=False)


def packs_of(connection: Connection, person: str, game: str) -> list[KeptPack]:
    """A person's packs for a game, or for all games; the latest first, without their texts."""
    found = connection.rows(
        """
        SELECT fingerprint, game, name FROM packs WHERE person = :person AND (game = :game OR :game = '')
        ORDER BY made DESC, fingerprint
        """,
        {"person": person, "game": game},
    )
    return [KeptPack(*row) for row in found]


def pack(connection: Connection, person: str, fingerprint: str) -> KeptPack | None:
    """A pack of a person; None if there is none."""
    found = connection.rows(
        """
        SELECT fingerprint, game, name, source FROM packs
        WHERE person = :person AND fingerprint = :fingerprint
        """,
        {"person": person, "fingerprint": fingerprint},
    )
    return KeptPack(*found[0]) if found else None


def bytes_kept(connection: Connection) -> int:
    """How many bytes packs and contents of tables take up."""
    [(size,)] = connection.rows(
        "SELECT (SELECT coalesce(sum(size), 0) FROM packs) + (SELECT coalesce(sum(size), 0) FROM contents)"
    )
    return int(size)


class PacksStore:
    """`store.packs`. Every method returns a `Pending`, like those of the store."""

    def __init__(self, writer: Writer, readers: ReaderPool) -> None:
        self._writer = writer
        self._readers = readers

    def keep(
        self, person: str, game: str, name: str, text: str, *, most: int = 0, most_bytes: int = 0
    ) -> Pending[Keeping]:
        """Store a person's pack if there is room for it; 0 means no limit."""
        check_text("the name of a pack", name, MOST_STORED_NAME_CHARS, shortest=1)
        check_text("a pack", text, MOST_PACK_CHARS)
        kept = KeptPack(content_hash(text), game, name, text)
        return self._writer.submit(
            KeepPack(check_person(person), kept, most or LARGEST_NUMBER, most_bytes or LARGEST_NUMBER)
        )

    def of(self, person: str, game: str = "") -> Pending[list[KeptPack]]:
        """A person's packs for a game, or for all; the latest first, without their texts."""
        return self._readers.submit(packs_of, check_person(person), game)

    def pack(self, person: str, fingerprint: str) -> Pending[KeptPack | None]:
        """A pack of a person; None if there is none."""
        return self._readers.submit(pack, check_person(person), fingerprint)

    def use(self, person: str, fingerprints: Sequence[str]) -> list[Pending[None]]:
        """Note that somebody plays with packs, so that they are kept longer."""
        return [
            self._writer.submit(UsePack(check_person(person), fingerprint)) for fingerprint in fingerprints
        ]

    def remove(self, person: str, fingerprint: str) -> Pending[bool]:
        """Remove a person's pack; returns whether it was there."""
        return self._writer.submit(RemovePack(check_person(person), fingerprint))

    def expire(self, before: int) -> Pending[int]:
        """Remove packs unused since `before`, and content that no table has; returns how many of both."""
        return self._writer.submit(ExpirePacks(before))

    def bytes_kept(self) -> Pending[int]:
        """How many bytes packs and contents of tables take up."""
        return self._readers.submit(bytes_kept)
