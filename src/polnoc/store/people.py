"""What is stored about people: results of finished games, codes for other devices, and groups of friends.

A person is the hash of a secret. Results outlive the tables they came from; people can have their data erased
(`ForgetPerson`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple

from polnoc.store.database import Connection, Values
from polnoc.store.queries import read_json
from polnoc.store.values import (
    LARGEST_NUMBER,
    MOST_SEATS,
    MOST_STORED_NAME_CHARS,
    Json,
    Value,
    check_number,
    check_person,
    check_text,
    first_count,
    now,
    write_json,
)
from polnoc.store.writes import Done, Write

#: The most bytes of one result, and the most results that one person can import from files.
MOST_RESULT_BYTES: Final = 8_000
MOST_LOADED_RESULTS: Final = 1_000
#: The most unused codes of all people together; members of a group; groups of a person.
MOST_CODES: Final = 10_000
MOST_MEMBERS: Final = 40
MOST_GROUPS: Final = 20


class KeptResult(Value, frozen=True, kw_only=True):
    """The result of a finished game, and which people held which seats."""

    shown: ClassVar[tuple[str, ...]] = ("id", "game", "ended")

    #: The id of its table; something else for a result from a file.
    id: str
    game: str
    #: Milliseconds since 1970.
    ended: int
    result: Json
    #: Seat and person.
    people: tuple[tuple[int, str], ...] = ()
    from_file: bool = False

    def __post_init__(self) -> None:
        check_text("the id of a result", self.id, MOST_STORED_NAME_CHARS, shortest=1)
        check_text("a game", self.game, MOST_STORED_NAME_CHARS, shortest=1)
        check_number("a time", self.ended, 0, LARGEST_NUMBER)
        write_json("a result", self.result, MOST_RESULT_BYTES)
        for seat, person in self.people:
            check_number("a seat", seat, 0, MOST_SEATS - 1)
            check_person(person)


class DeviceCode(NamedTuple):
    """A code that lets another browser become the same person. Only its hash is stored."""

    code_hash: str
    person: str
    sealed: str
    expires: int


class Member(NamedTuple):
    """A member of a group of friends, with their name in the group."""

    person: str
    name: str


class Group(NamedTuple):
    """A group of friends; `generation` counts its invitation links so far."""

    id: str
    name: str
    generation: int
    members: tuple[Member, ...]


# Results ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class KeepGameResult(Write[int]):
    """Store a result, once for each id; returns how many are new: 1 or 0."""

    sql: ClassVar[str] = """
        INSERT INTO results (id, game, ended, from_file, result)
        VALUES (:id, :game, :ended, :from_file, :result) ON CONFLICT DO NOTHING
    """

    kept: KeptResult
    table_id: str = ""

    def values(self) -> Values:
        kept = self.kept
        return {
            "id": kept.id,
            "game": kept.game,
            "ended": kept.ended,
            "from_file": int(kept.from_file),
            "result": write_json("a result", kept.result),
        }

    def settle(self, connection: Connection, rows: int) -> Done[int]:
        if not rows and not self.kept.from_file:
            return Done(0, changed=False)  # a table's result never changes
        added = [
            connection.run(
                """
                INSERT INTO result_people (person, result_id, seat) SELECT :person, id, :seat FROM results
                WHERE id = :id ON CONFLICT DO NOTHING
                """,
                {"person": person, "id": self.kept.id, "seat": seat},
            )
            for seat, person in self.kept.people
        ]
        return Done(rows if not self.kept.from_file else int(any(added)), changed=False)


#: The database tables with data of a person, besides seats.
_PARTS: Final = ("result_people", "friend_members", "device_codes", "notice_targets", "notices", "packs")


@dataclass(frozen=True, slots=True)
class MovePerson(Write[None]):
    """Transfer the results and groups of one person to another. Seats are changed one by one."""

    sql: ClassVar[str] = """
        INSERT INTO result_people (person, result_id, seat)
        SELECT :new, result_id, seat FROM result_people WHERE person = :old ON CONFLICT DO NOTHING
    """

    old: str
    new: str
    table_id: str = ""

    def values(self) -> Values:
        return {"old": self.old, "new": self.new}

    def settle(self, connection: Connection, rows: int) -> Done[None]:
        connection.run(
            """
            INSERT INTO friend_members (group_id, person, name, joined)
            SELECT group_id, :new, name, joined FROM friend_members WHERE person = :old
            ON CONFLICT DO NOTHING
            """,
            self.values(),
        )
        connection.run(
            """
            INSERT INTO notice_targets
                (person, kind, address, language, site, state, token, failures, changed)
            SELECT :new, kind, address, language, site, state, token, failures, changed
            FROM notice_targets WHERE person = :old ON CONFLICT DO NOTHING
            """,
            self.values(),
        )
        connection.run(
            """
            INSERT INTO packs (person, fingerprint, game, name, source, size, made, used)
            SELECT :new, fingerprint, game, name, source, size, made, used
            FROM packs WHERE person = :old ON CONFLICT DO NOTHING
            """,
            self.values(),
        )
        for part in _PARTS:
            connection.run(f"DELETE FROM {part} WHERE person = :old", {"old": self.old})
        _note_change(connection)
        return Done(None, changed=False)


@dataclass(frozen=True, slots=True)
class ForgetPerson(Write[None]):
    """Erase everything about a person except seats; results that nobody else has are deleted."""

    sql: ClassVar[str] = """
        DELETE FROM results WHERE id IN (SELECT result_id FROM result_people WHERE person = :person)
            AND NOT EXISTS (
                SELECT 1 FROM result_people WHERE result_id = results.id AND person <> :person
            )
    """

    person: str
    table_id: str = ""

    def values(self) -> Values:
        return {"person": self.person}

    def settle(self, connection: Connection, rows: int) -> Done[None]:
        for part in _PARTS:
            connection.run(f"DELETE FROM {part} WHERE person = :person", self.values())
        connection.run(_DROP_EMPTY_GROUPS)
        _note_change(connection)
        return Done(None, changed=False)


_RESULTS: Final = "SELECT id, game, ended, from_file, result FROM results"
_OWN_RESULTS: Final = f"""
    {_RESULTS} WHERE id IN (SELECT result_id FROM result_people WHERE person = :person)
    ORDER BY ended DESC, id LIMIT :limit
"""
_GROUP_RESULTS: Final = f"""
    {_RESULTS} WHERE from_file = 0 AND id IN (
        SELECT result_id FROM result_people
            JOIN friend_members ON friend_members.person = result_people.person
        WHERE group_id = :group GROUP BY result_id HAVING count(DISTINCT result_people.person) > 1
    )
    ORDER BY ended DESC, id LIMIT :limit
"""
_UNKEPT: Final = """
    SELECT DISTINCT id FROM seats JOIN tables ON id = seats.table_id
    WHERE person = :person AND status = 'over'
        AND NOT EXISTS (SELECT 1 FROM results WHERE results.id = tables.id)
    LIMIT :limit
"""


def results_of(connection: Connection, person: str, limit: int) -> list[KeptResult]:
    """A person's results, the latest first."""
    return _with_people(connection, connection.rows(_OWN_RESULTS, {"person": person, "limit": limit}))


def results_of_group(connection: Connection, group: str, limit: int) -> list[KeptResult]:
    """Games of this server at which two members or more sat, the latest first."""
    return _with_people(connection, connection.rows(_GROUP_RESULTS, {"group": group, "limit": limit}))


def _with_people(connection: Connection, rows: list[tuple[object, ...]]) -> list[KeptResult]:
    people: dict[str, list[tuple[int, str]]] = {}
    if rows:
        values: Values = {f"id{number}": row[0] for number, row in enumerate(rows)}
        among = ", ".join([f":{name}" for name in values])
        for id, seat, person in connection.rows(
            f"SELECT result_id, seat, person FROM result_people WHERE result_id IN ({among}) ORDER BY seat",
            values,
        ):
            people.setdefault(id, []).append((seat, person))
    return [
        KeptResult(
            id=str(id),
            game=str(game),
            ended=int(str(ended)),
            result=read_json(str(result)),
            people=tuple(people.get(str(id), ())),
            from_file=bool(from_file),
        )
        for id, game, ended, from_file, result in rows
    ]


def last_change(connection: Connection) -> str:
    """A text that changes whenever the seats of a person are transferred to another person, or to nobody."""
    found = connection.rows("SELECT value FROM shared_values WHERE name = 'people'")
    return str(found[0][0]) if found else ""


_NOTE_CHANGE: Final = """
    INSERT INTO shared_values (name, value) VALUES ('people', :value)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""


def _note_change(connection: Connection) -> None:
    connection.run(_NOTE_CHANGE, {"value": str(first_count())})


def has_result(connection: Connection, table_id: str) -> bool:
    """Whether the result of a table is stored."""
    return bool(connection.rows("SELECT 1 FROM results WHERE id = :id", {"id": table_id}))


def loaded_results(connection: Connection, person: str) -> int:
    """How many results a person has from files."""
    [(count,)] = connection.rows(
        "SELECT count(*) FROM results JOIN result_people ON id = result_id "
        "WHERE person = :person AND from_file = 1",
        {"person": person},
    )
    return int(count)


def tables_without_result(connection: Connection, person: str, limit: int) -> list[str]:
    """Finished tables of a person without a stored result."""
    return [id for (id,) in connection.rows(_UNKEPT, {"person": person, "limit": limit})]


def span_of_game(connection: Connection, table_id: str) -> tuple[int, int]:
    """When the game of a table began (the deal, or else the making of the table), and its last entry."""
    [(made, dealt, last)] = connection.rows(
        """
        SELECT created, (SELECT max(at) FROM entries WHERE entries.table_id = id AND kind = 'begin'),
            (SELECT max(at) FROM entries WHERE entries.table_id = id)
        FROM tables WHERE id = :id
        """,
        {"id": table_id},
    ) or [(0, 0, 0)]
    return int(dealt or made), int(last or made)


# Codes for other devices --------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class KeepCode(Write[bool]):
    """Store a code, replacing the person's last one; returns whether there was room for it."""

    sql: ClassVar[str] = "DELETE FROM device_codes WHERE expires < :now OR person = :person"

    code: DeviceCode
    table_id: str = ""

    def values(self) -> Values:
        return {"now": now(), "person": self.code.person}

    def settle(self, connection: Connection, rows: int) -> Done[bool]:
        added = connection.run(
            """
            INSERT INTO device_codes (person, code_hash, sealed, expires)
            SELECT :person, :code_hash, :sealed, :expires
            WHERE (SELECT count(*) FROM device_codes) < :most ON CONFLICT DO NOTHING
            """,
            {**self.code._asdict(), "most": MOST_CODES},
        )
        return Done(bool(added), changed=False)


@dataclass(frozen=True, slots=True)
class TakeCode(Write[DeviceCode | None]):
    """Use up a code; returns what it opens, None if it does not exist (any more)."""

    sql: ClassVar[str] = "UPDATE device_codes SET expires = -1 WHERE code_hash = :hash AND expires >= :now"

    code_hash: str
    table_id: str = ""

    def values(self) -> Values:
        return {"hash": self.code_hash, "now": now()}

    def settle(self, connection: Connection, rows: int) -> Done[DeviceCode | None]:
        if not rows:
            return Done(None, changed=False)
        [found] = connection.rows(_CODE, {"hash": self.code_hash, "now": -1})
        connection.run("DELETE FROM device_codes WHERE code_hash = :hash", {"hash": self.code_hash})
        return Done(DeviceCode(*found), changed=False)


_CODE: Final = """
    SELECT code_hash, person, sealed, expires FROM device_codes WHERE code_hash = :hash AND expires >= :now
"""


def code(connection: Connection, code_hash: str) -> DeviceCode | None:
    """A code that can still be used."""
    found = connection.rows(_CODE, {"hash": code_hash, "now": now()})
    return DeviceCode(*found[0]) if found else None


# Groups of friends --------------------------------------------------------------------

_DROP_EMPTY_GROUPS: Final = """
    DELETE FROM friend_groups
    WHERE NOT EXISTS (SELECT 1 FROM friend_members WHERE group_id = friend_groups.id)
"""


@dataclass(frozen=True, slots=True)
class MakeGroup(Write[str]):
    """Make a group with its first member; returns its id, empty if that person has too many."""

    sql: ClassVar[str] = """
        INSERT INTO friend_groups (id, name, generation, made) SELECT :id, :name, 0, :now
        WHERE (SELECT count(*) FROM friend_members WHERE person = :person) < :most
    """

    id: str
    name: str
    first: Member
    table_id: str = ""

    def values(self) -> Values:
        return {
            "id": self.id,
            "name": self.name,
            "now": now(),
            "person": self.first.person,
            "most": MOST_GROUPS,
        }

    def settle(self, connection: Connection, rows: int) -> Done[str]:
        if rows:
            join = JoinGroup(self.id, 0, self.first)
            connection.run(join.sql, join.values())
        return Done(self.id if rows else "", changed=False)


@dataclass(frozen=True, slots=True)
class JoinGroup(Write[bool]):
    """Let somebody join by the link of a generation, or change their name; returns whether it was done."""

    sql: ClassVar[str] = """
        INSERT INTO friend_members (group_id, person, name, joined)
        SELECT id, :person, :name, :now FROM friend_groups
        WHERE id = :id AND generation = :generation
            AND (SELECT count(*) FROM friend_members WHERE group_id = :id AND person <> :person) < :members
            AND (SELECT count(*) FROM friend_members WHERE person = :person AND group_id <> :id) < :groups
        ON CONFLICT (group_id, person) DO UPDATE SET name = excluded.name
    """

    id: str
    generation: int
    member: Member
    table_id: str = ""

    def values(self) -> Values:
        return {
            "id": self.id,
            "generation": self.generation,
            "person": self.member.person,
            "name": self.member.name,
            "now": now(),
            "members": MOST_MEMBERS,
            "groups": MOST_GROUPS,
        }

    def settle(self, connection: Connection, rows: int) -> Done[bool]:
        return Done(bool(rows), changed=False)


@dataclass(frozen=True, slots=True)
class LeaveGroup(Write[None]):
    """Let a member leave; a group without members is deleted."""

    sql: ClassVar[str] = "DELETE FROM friend_members WHERE group_id = :id AND person = :person"

    id: str
    person: str
    table_id: str = ""

    def values(self) -> Values:
        return {"id": self.id, "person": self.person}

    def settle(self, connection: Connection, rows: int) -> Done[None]:
        connection.run(_DROP_EMPTY_GROUPS)
        return Done(None, changed=False)


@dataclass(frozen=True, slots=True)
class ChangeGroup(Write[bool]):
    """Change the name (empty: keep it) or the link; returns whether the group exists."""

    sql: ClassVar[str] = """
        UPDATE friend_groups SET name = CASE WHEN :name = '' THEN name ELSE :name END,
            generation = generation + :links
        WHERE id = :id
    """

    id: str
    name: str = ""
    new_link: bool = False
    table_id: str = ""

    def values(self) -> Values:
        return {"id": self.id, "name": self.name, "links": int(self.new_link)}

    def settle(self, connection: Connection, rows: int) -> Done[bool]:
        return Done(bool(rows), changed=False)


def group(connection: Connection, id: str) -> Group | None:
    """A group with its members, in the order in which they joined."""
    found = connection.rows("SELECT name, generation FROM friend_groups WHERE id = :id", {"id": id})
    if not found:
        return None
    members = connection.rows(
        "SELECT person, name FROM friend_members WHERE group_id = :id ORDER BY joined, person", {"id": id}
    )
    [(name, generation)] = found
    return Group(id, name, generation, tuple([Member(*member) for member in members]))


def groups_of(connection: Connection, person: str) -> list[Group]:
    """The groups of a person, by name."""
    ids = connection.rows(
        "SELECT id FROM friend_groups JOIN friend_members ON group_id = id WHERE person = :person "
        "ORDER BY friend_groups.name, id",
        {"person": person},
    )
    found = [group(connection, id) for (id,) in ids]
    return [one for one in found if one is not None]
