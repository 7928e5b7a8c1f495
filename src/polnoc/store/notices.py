"""Notices: where each person wants them, and an outbox from which each is sent at most once.

A notice is identified by person, table, turn and reason. It is claimed by one UPDATE before it is sent: so
however many servers check, and whenever one of them dies, none is sent twice. One that was claimed but not
sent is lost.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal, NamedTuple

from polnoc.store.database import Connection, Values
from polnoc.store.writes import Done, Write

TargetKind = Literal["webhook", "mail", "push"]
TargetState = Literal["on", "unconfirmed", "failed"]
NoticeState = Literal["waiting", "claimed", "sent", "failed", "dropped"]

#: A target that fails this often in a row is switched off.
FAILURES_LIMIT: Final = 5

#: The most browsers in which a person can get notices.
PUSH_LIMIT: Final = 5


class NoticeTarget(NamedTuple):
    """Where a person wants notices, and in which language. `site`: the prefix of links in them."""

    person: str
    kind: TargetKind
    address: str
    language: str
    site: str
    state: TargetState
    #: A secret by which a mail address is confirmed and switched off.
    token: str = ""
    #: How often it failed since it last worked.
    failures: int = 0
    changed: int = 0


class Notice(NamedTuple):
    """A notice for a person about a table. Times are milliseconds since 1970."""

    person: str
    table_id: str
    #: The number of log entries when the seat was first asked.
    turn: int
    reason: str
    seat: int
    send_at: int
    state: NoticeState = "waiting"
    #: When it was claimed, 0 if it was not.
    claimed: int = 0

    @property
    def key(self) -> Values:
        return {"person": self.person, "id": self.table_id, "turn": self.turn, "reason": self.reason}


_TARGET: Final = (
    "SELECT person, kind, address, language, site, state, token, failures, changed FROM notice_targets"
)
_NOTICE: Final = "SELECT person, table_id, turn, reason, seat, send_at, state, claimed FROM notices"
_KEY: Final = "person = :person AND table_id = :id AND turn = :turn AND reason = :reason"


# Reading --------------------------------------------------------------------------


def targets(connection: Connection, person: str) -> list[NoticeTarget]:
    """Where a person wants notices."""
    sql = f"{_TARGET} WHERE person = :person ORDER BY kind, changed, address"
    return [NoticeTarget(*row) for row in connection.rows(sql, {"person": person})]


def target_with_token(connection: Connection, token: str) -> NoticeTarget | None:
    """The mail address that a secret belongs to."""
    found = connection.rows(f"{_TARGET} WHERE token = :token AND token <> ''", {"token": token})
    return NoticeTarget(*found[0]) if found else None


def due(connection: Connection, at: int, last_before: int, limit: int) -> list[Notice]:
    """Notices that are due for people who were sent none since `last_before`, the oldest first.

    One that could not be sent is due again after as long as it had waited until the last attempt.
    """
    sql = f"""
        {_NOTICE} WHERE state = 'waiting' AND send_at <= :at AND 2 * claimed - send_at <= :at AND NOT EXISTS (
            SELECT 1 FROM notices earlier WHERE earlier.person = notices.person AND claimed > :last
        ) ORDER BY send_at, person, table_id, turn, reason LIMIT :limit
    """
    found = connection.rows(sql, {"at": at, "last": last_before, "limit": limit})
    return [Notice(*row) for row in found]


def latest(connection: Connection, person: str, limit: int) -> list[Notice]:
    """The notices of a person that were sent or attempted, the latest first."""
    sql = f"{_NOTICE} WHERE person = :person AND claimed > 0 ORDER BY claimed DESC, table_id LIMIT :limit"
    return [Notice(*row) for row in connection.rows(sql, {"person": person, "limit": limit})]


# Writing --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class KeepTarget(Write[None]):
    """Send notices of this kind here from now on; replaces earlier targets, except for browsers."""

    sql: ClassVar[str] = """
        INSERT INTO notice_targets
            (person, kind, address, language, site, state, token, failures, changed)
        VALUES (:person, :kind, :address, :language, :site, :state, :token, 0, :changed)
        ON CONFLICT (person, kind, address) DO UPDATE SET language = excluded.language,
            site = excluded.site, state = excluded.state, token = excluded.token, failures = 0,
            changed = excluded.changed
    """

    target: NoticeTarget
    table_id: str = ""

    def values(self) -> Values:
        values = dict(self.target._asdict())
        del values["failures"]
        return values

    def settle(self, connection: Connection, rows: int) -> Done[None]:
        found = targets(connection, self.target.person)
        others = [one for one in found if one.kind == self.target.kind and one.address != self.target.address]
        gone = others[: max(0, len(others) + 1 - PUSH_LIMIT)] if self.target.kind == "push" else others
        for one in gone:
            connection.run(DropTarget.sql, DropTarget(one.person, one.kind, one.address).values())
        return Done(None, changed=False)


@dataclass(frozen=True, slots=True)
class DropTarget(Write[bool]):
    """Remove a target, or all of its kind without an address; returns whether there was any."""

    sql: ClassVar[str] = """
        DELETE FROM notice_targets
        WHERE person = :person AND kind = :kind AND (address = :address OR :address = '')
    """

    person: str
    kind: TargetKind
    address: str = ""
    table_id: str = ""

    def values(self) -> Values:
        return {"person": self.person, "kind": self.kind, "address": self.address}

    def settle(self, connection: Connection, rows: int) -> Done[bool]:
        return Done(bool(rows), changed=False)


@dataclass(frozen=True, slots=True)
class ConfirmTarget(Write[bool]):
    """Confirm the mail address that a secret was sent to; returns whether there is such an address."""

    sql: ClassVar[str] = """
        UPDATE notice_targets SET state = 'on', failures = 0 WHERE token = :token AND token <> ''
    """

    token: str
    table_id: str = ""

    def values(self) -> Values:
        return {"token": self.token}

    def settle(self, connection: Connection, rows: int) -> Done[bool]:
        return Done(bool(rows), changed=False)


@dataclass(frozen=True, slots=True)
class CountTarget(Write[None]):
    """Count whether a notice has reached a target; one that fails repeatedly is switched off."""

    sql: ClassVar[str] = f"""
        UPDATE notice_targets SET
            failures = CASE WHEN :reached = 1 THEN 0 ELSE failures + 1 END,
            state = CASE WHEN :reached = 0 AND state = 'on' AND failures + 1 >= {FAILURES_LIMIT}
                THEN 'failed' ELSE state END
        WHERE person = :person AND kind = :kind AND address = :address
    """

    target: NoticeTarget
    reached: bool
    table_id: str = ""

    def values(self) -> Values:
        target = self.target
        return {
            "person": target.person,
            "kind": target.kind,
            "address": target.address,
            "reached": int(self.reached),
        }

    def settle(self, connection: Connection, rows: int) -> Done[None]:
        return Done(None, changed=False)


@dataclass(frozen=True, slots=True)
class Enqueue(Write[bool]):
    """Queue a notice once, if the person wants notices at all; returns whether it is new."""

    sql: ClassVar[str] = """
        INSERT INTO notices (person, table_id, turn, reason, seat, send_at, state, claimed)
        SELECT :person, id, :turn, :reason, :seat, :send_at, 'waiting', 0 FROM tables
        WHERE id = :id
            AND EXISTS (SELECT 1 FROM notice_targets WHERE person = :person AND state = 'on')
        ON CONFLICT DO NOTHING
    """

    notice: Notice
    table_id: str = ""

    def values(self) -> Values:
        return {**self.notice.key, "seat": self.notice.seat, "send_at": self.notice.send_at}

    def settle(self, connection: Connection, rows: int) -> Done[bool]:
        return Done(bool(rows), changed=False)


@dataclass(frozen=True, slots=True)
class Claim(Write[bool]):
    """Claim a notice from the outbox to send it; returns whether nobody else was faster."""

    sql: ClassVar[str] = f"""
        UPDATE notices SET state = 'claimed', claimed = :at WHERE {_KEY} AND state = 'waiting'
    """

    notice: Notice
    at: int
    table_id: str = ""

    def values(self) -> Values:
        return {**self.notice.key, "at": self.at}

    def settle(self, connection: Connection, rows: int) -> Done[bool]:
        return Done(bool(rows), changed=False)


@dataclass(frozen=True, slots=True)
class Settle(Write[None]):
    """Store the state of a notice: sent, failed or waiting again after its claim, or dropped before."""

    sql: ClassVar[str] = f"""
        UPDATE notices SET state = :state
        WHERE {_KEY} AND state = CASE WHEN :state = 'dropped' THEN 'waiting' ELSE 'claimed' END
    """

    notice: Notice
    state: NoticeState
    table_id: str = ""

    def values(self) -> Values:
        return {**self.notice.key, "state": self.state}

    def settle(self, connection: Connection, rows: int) -> Done[None]:
        return Done(None, changed=False)


@dataclass(frozen=True, slots=True)
class Forget(Write[None]):
    """Delete notices due before a time, and targets of people who play nowhere or never confirmed."""

    sql: ClassVar[str] = "DELETE FROM notices WHERE send_at < :before"

    before: int
    table_id: str = ""

    def values(self) -> Values:
        return {"before": self.before}

    def settle(self, connection: Connection, rows: int) -> Done[None]:
        connection.run(
            """
            DELETE FROM notice_targets WHERE changed < :before AND (state = 'unconfirmed' OR NOT EXISTS (
                SELECT 1 FROM seats WHERE seats.person = notice_targets.person
            ))
            """,
            self.values(),
        )
        return Done(None, changed=False)
