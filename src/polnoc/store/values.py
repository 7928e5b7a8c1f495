"""What the store holds, as plain values.

Everything is validated on creation, whether by the program or from a file.
The `repr` shows only what may be in a log line: no seed, no secret, no
answer, no text of a message.

>>> NewEntry(kind="answer", seat=0, text="hidden card 7", outcome=b"...")
<NewEntry kind='answer' seat=0>
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Callable, Sequence
from typing import ClassVar, Final, Literal, NamedTuple

import msgspec

from polnoc.engine.packs import content_hash
from polnoc.store.errors import BadValue

Status = Literal["open", "playing", "over"]
STATUSES: Final[tuple[Status, ...]] = ("open", "playing", "over")

#: Why a table may be removed after a while: its game is over; nobody ever answered at it; people began to
#: play and left.
Age = Literal["finished", "empty", "abandoned"]
AGES: Final[tuple[Age, ...]] = ("finished", "empty", "abandoned")

#: A JSON object.
Json = dict[str, object]

#: Without characters that look alike, so that an id can be read aloud; 79 random bits.
_ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH: Final = 16

_ID: Final = re.compile(f"[{_ID_LETTERS}]{{{_ID_LENGTH}}}")
_KEY: Final = re.compile(r"[A-Za-z0-9_.:-]{1,64}")
_KIND: Final = re.compile(r"[a-z][a-z-]{0,19}")
_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_SHA256: Final = re.compile(r"[0-9a-f]{64}")
_RANK: Final = re.compile(r"[0-9]{0,200}")

#: Limits for a table.
MOST_STORED_NAME_CHARS: Final = 80
MOST_NOTATION_CHARS: Final = 1_000
MOST_STORED_MESSAGE_CHARS: Final = 4_000
MOST_JSON_BYTES: Final = 64_000
MOST_OUTCOME_BYTES: Final = 2_000_000
MOST_SNAPSHOT_BYTES: Final = 4_000_000
MOST_CONTENT_BYTES: Final = 1_000_000
MOST_SEATS: Final = 15
LARGEST_NUMBER: Final = 2**53


class Value(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A value whose `repr` shows only the fields named in `shown`."""

    shown: ClassVar[tuple[str, ...]] = ()

    def __repr__(self) -> str:
        fields = "".join([f" {name}={getattr(self, name)!r}" for name in self.shown])
        return f"<{type(self).__name__}{fields}>"


class NewSeat(Value, frozen=True, kw_only=True):
    """Who sits here: a name, and `you`, the level of a bot, or nobody yet (empty)."""

    shown: ClassVar[tuple[str, ...]] = ("played_by",)

    name: str = ""
    played_by: str = ""
    #: `secret_hash(secret)` of the secret that opens this seat, or empty if nothing does.
    secret_hash: str = ""
    flags: Json = {}
    #: `secret_hash(secret)` of the secret that identifies the person who sits here, or empty.
    person: str = ""

    def __post_init__(self) -> None:
        check_text("a name", self.name, MOST_STORED_NAME_CHARS)
        check_text("played_by", self.played_by, MOST_STORED_NAME_CHARS)
        if self.secret_hash and not _SHA256.fullmatch(self.secret_hash):
            raise BadValue("a seat keeps the SHA-256 of its secret: 64 hexadecimal digits, or nothing")
        if self.person:
            check_person(self.person)
        write_json("flags", self.flags)

    def opened_by(self, secret: str) -> bool:
        """Whether this is the secret of this seat, compared in constant time."""
        return bool(self.secret_hash) and hmac.compare_digest(secret_hash(secret), self.secret_hash)


class Seat(NewSeat, frozen=True, kw_only=True):
    """A seat of a table. `revision` grows by one with each change."""

    shown: ClassVar[tuple[str, ...]] = ("number", "played_by", "revision")

    number: int
    revision: int = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        check_number("a seat's number", self.number, 0, MOST_SEATS - 1)
        check_number("a revision", self.revision, 0, LARGEST_NUMBER)


class Header(Value, frozen=True, kw_only=True):
    """What is fixed about a table before anybody sits down."""

    shown: ClassVar[tuple[str, ...]] = ("game", "rules", "commitment")

    game: str
    rules: int
    content: str
    #: Secret until the game is over.
    seed: str
    #: What is published about the seed before the game.
    commitment: str
    options: Json = {}
    settings: Json = {}
    status: Status = "open"
    #: The texts that the content was made from; empty if they are unavailable.
    sources: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not _NAME.fullmatch(self.game):
            raise BadValue("a game's id has 1 to 40 small letters, digits and '_'")
        check_number("a rules version", self.rules, 0, LARGEST_NUMBER)
        check_text("a content hash", self.content, MOST_STORED_NAME_CHARS)
        check_text("a seed", self.seed, MOST_STORED_NAME_CHARS, shortest=1)
        check_text("a commitment", self.commitment, MOST_STORED_NAME_CHARS)
        check_status(self.status)
        write_json("options", self.options)
        write_json("settings", self.settings)
        if self.sources:
            check_sources(self.content, self.sources)


class NewTable(Header, frozen=True, kw_only=True):
    """A table about to be made."""

    seats: list[NewSeat]

    def __post_init__(self) -> None:
        super().__post_init__()
        check_seat_count(len(self.seats))


class Table(Value, frozen=True, kw_only=True):
    """A table as it stands, without its seed. Times are milliseconds since 1970."""

    shown: ClassVar[tuple[str, ...]] = ("id", "game", "status", "seq", "revision")

    id: str
    created: int
    #: When anything about it last changed.
    changed: int
    game: str
    rules: int
    content: str
    options: Json
    commitment: str
    settings: Json
    status: Status
    #: Grows by one with each change of status, options or settings.
    revision: int
    #: The number of its last entry; 0 before the first.
    seq: int


class Summary(NamedTuple):
    """What lists show of a table; everybody who may see the table may know all of it."""

    id: str
    game: str
    status: Status
    changed: int
    #: Of each seat: the name, and who plays there.
    seats: tuple[tuple[str, str], ...]
    #: The seats that are asked now; None if unknown.
    asked: tuple[int, ...] | None
    settings: Json
    #: The next deadline, in milliseconds since 1970; 0: no clock runs.
    due: int = 0
    #: Whether the table is known to be read-only.
    frozen: bool = False


class Sitting(NamedTuple):
    """A seat that a person holds, or held until the game was over."""

    table_id: str
    seat: int
    flags: Json


class NewEntry(Value, frozen=True, kw_only=True):
    """An entry about to be stored: an answer, an undo, or whatever else `kind` says."""

    shown: ClassVar[tuple[str, ...]] = ("kind", "seat")

    kind: str
    seat: int
    #: Short notation of the answer.
    text: str
    #: What the entry caused, as bytes that only the table reads (`polnoc.records.entry_outcomes`).
    outcome: bytes = b""

    def __post_init__(self) -> None:
        _kind(self.kind)
        check_number("a seat", self.seat, -1, MOST_SEATS)
        check_text("a notation", self.text, MOST_NOTATION_CHARS)
        if len(self.outcome) > MOST_OUTCOME_BYTES:
            raise BadValue(f"an outcome of {len(self.outcome)} bytes; the most is {MOST_OUTCOME_BYTES}")


class Entry(NewEntry, frozen=True, kw_only=True):
    """An entry of a table's log. Entries are numbered from 1 without a gap and never change."""

    shown: ClassVar[tuple[str, ...]] = ("seq", "kind", "seat")

    seq: int
    key: str
    at: int

    def __post_init__(self) -> None:
        super().__post_init__()
        _numbered(self.seq, self.key, self.at)


class NewMessage(Value, frozen=True, kw_only=True):
    """A message about to be stored: chat, a team's whisper, a private note. `kind` says which."""

    shown: ClassVar[tuple[str, ...]] = ("kind", "seat")

    kind: str
    seat: int
    #: Who may read it: a set of seats as one integer, bit n for seat n, -1 for everyone.
    audience: int
    text: str

    def __post_init__(self) -> None:
        _kind(self.kind)
        check_number("a seat", self.seat, -1, MOST_SEATS)
        check_number("an audience", self.audience, -LARGEST_NUMBER, LARGEST_NUMBER)
        check_text("a message", self.text, MOST_STORED_MESSAGE_CHARS)


class Message(NewMessage, frozen=True, kw_only=True):
    """A message at a table. Messages are numbered from 1, separately from the entries."""

    shown: ClassVar[tuple[str, ...]] = ("seq", "kind", "seat")

    seq: int
    key: str
    at: int

    def __post_init__(self) -> None:
        super().__post_init__()
        _numbered(self.seq, self.key, self.at)


class Snapshot(Value, frozen=True, kw_only=True):
    """The position after entry `seq`, as bytes. It only saves time: the log is authoritative."""

    shown: ClassVar[tuple[str, ...]] = ("seq",)

    seq: int
    data: bytes

    def __post_init__(self) -> None:
        check_number("a snapshot's number", self.seq, 0, LARGEST_NUMBER)
        if len(self.data) > MOST_SNAPSHOT_BYTES:
            raise BadValue(f"a snapshot of {len(self.data)} bytes; the most is {MOST_SNAPSHOT_BYTES}")


class DailyResult(Value, frozen=True, kw_only=True):
    """The result of one table of a daily game."""

    shown: ClassVar[tuple[str, ...]] = ("table", "game", "day")

    table: str
    game: str
    day: str
    #: Who played, if known; only the best result of a person is listed.
    person: str
    name: str
    #: Digits: of two results of a game, the larger text is the better one. Empty: there is no result.
    rank: str
    result: Json
    at: int

    def __post_init__(self) -> None:
        check_table_id(self.table)
        for what, text in (("a game", self.game), ("a day", self.day), ("a person", self.person)):
            check_text(what, text, MOST_STORED_NAME_CHARS)
        check_text("a name", self.name, MOST_STORED_NAME_CHARS)
        if not _RANK.fullmatch(self.rank):
            raise BadValue("a rank has at most 200 digits")
        check_number("a time", self.at, 0, LARGEST_NUMBER)


class TableLog(Value, frozen=True, kw_only=True):
    """A table, its seats and its entries after a given number, in one consistent snapshot."""

    shown: ClassVar[tuple[str, ...]] = ("table",)

    table: Table
    seats: list[Seat]
    entries: list[Entry]


class WholeTable(Value, frozen=True, kw_only=True):
    """Everything that is stored of a table, in one consistent snapshot."""

    shown: ClassVar[tuple[str, ...]] = ("log",)

    log: TableLog
    seed: str
    messages: list[Message]
    #: The texts of its content; empty if they are not stored.
    sources: tuple[str, ...]
    snapshot: Snapshot | None


class Appended(NamedTuple):
    """The number of something in the log."""

    seq: int
    #: It was already stored under the same key; nothing has changed.
    repeated: bool


class Fault(NamedTuple):
    """A fault inside the database. `table_id` is empty if it does not concern a single table."""

    table_id: str
    what: str
    remedy: str


def own_clock() -> int:
    """The time of this machine, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Clock:
    """The time shared by the servers of one database: the clock of the database, where there is one.

    Between two readings of the database's clock, a monotonic clock is used.
    """

    def __init__(self) -> None:
        self._heard: tuple[int, float] | None = None

    def follow(self, at: int, heard: float) -> None:
        """Set the clock: it was `at` (milliseconds since 1970) when `time.monotonic` was `heard`."""
        self._heard = (at, heard)

    def forget(self) -> None:
        """Use this machine's own clock from now on."""
        self._heard = None

    def now(self) -> int:
        """The time in milliseconds since 1970."""
        if self._heard is None:
            return own_clock()
        at, heard = self._heard
        return at + int((time.monotonic() - heard) * 1_000)


CLOCK: Final = Clock()


def now() -> int:
    """The time in milliseconds since 1970."""
    return CLOCK.now()


def first_count() -> int:
    """The start of a count of changes: the current time in microseconds.

    So a table that was removed and comes back is ahead of any count that was announced before.
    """
    return time.time_ns() // 1_000


def anything(value: str) -> bool:
    """Accept every value."""
    return True


def new_table_id(fits: Callable[[str], bool] = anything) -> str:
    """An unguessable id that `fits`."""
    while True:
        id = "".join([secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH)])
        if fits(id):
            return id


def check_person(person: str) -> str:
    """Return the person itself; raises BadValue if it is not the SHA-256 of a secret."""
    if not _SHA256.fullmatch(person):
        raise BadValue("a person is known by the SHA-256 of a secret: 64 hexadecimal digits")
    return person


def secret_hash(secret: str) -> str:
    """What is stored of a seat's secret: its SHA-256. Secrets must come from the system's random source."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    """A secret that opens a seat: 192 bits from the operating system."""
    return secrets.token_urlsafe(24)


def listings(settings: Json) -> int:
    """The lists that a table is in, as bits: 1 for watchers, 2 for people who look for a seat."""
    return (settings.get("listed") is True) + 2 * (settings.get("joinable") is True)


def check_table_id(table_id: str) -> str:
    """Return the id itself; raises BadValue if it cannot be one."""
    if not _ID.fullmatch(table_id):
        raise BadValue(f"a table's id has {_ID_LENGTH} letters and digits")
    return table_id


def is_table_id(text: str) -> bool:
    """Whether this can be the id of a table at all."""
    return bool(_ID.fullmatch(text))


def check_key(key: str) -> str:
    """Return the key itself; raises BadValue if it cannot be one."""
    if not _KEY.fullmatch(key):
        raise BadValue("a key has 1 to 64 letters, digits or '_.:-'")
    return key


def check_status(status: str) -> Status:
    """Return the status itself; raises BadValue if it is not one."""
    for known in STATUSES:
        if status == known:
            return known
    raise BadValue(f"a table is {', '.join(STATUSES[:-1])} or {STATUSES[-1]}, not '{status[:20]}'")


def check_sources(fingerprint: str, sources: Sequence[str]) -> str:
    """The texts of a content as a JSON list; BadValue if the fingerprint differs or they are too large."""
    if not all([_is_unicode(text) for text in sources]):
        raise BadValue("content holds a character that cannot be stored")
    raw = msgspec.json.encode(sources)
    if len(raw) > MOST_CONTENT_BYTES:
        raise BadValue(f"content of {len(raw)} bytes; the most is {MOST_CONTENT_BYTES}")
    if content_hash(*sources) != fingerprint:
        raise BadValue("content whose fingerprint is another one than that of the table")
    return raw.decode()


def check_seat_count(count: int) -> None:
    """Raise BadValue for a table without seats, or with too many."""
    if not 1 <= count <= MOST_SEATS:
        raise BadValue(f"a table has 1 to {MOST_SEATS} seats, not {count}")


def write_json(what: str, value: Json, most: int = MOST_JSON_BYTES) -> str:
    """A JSON object as text; raises BadValue if it is too large."""
    try:
        raw = msgspec.json.encode(value)
    except (TypeError, ValueError, RecursionError):
        raise BadValue(f"{what} must be a JSON object") from None
    if len(raw) > most:
        raise BadValue(f"{what} of {len(raw)} bytes; the most is {most}")
    return raw.decode()


def _numbered(seq: int, key: str, at: int) -> None:
    check_number("a sequence number", seq, 1, LARGEST_NUMBER)
    check_key(key)
    check_number("a time", at, 0, LARGEST_NUMBER)


def _kind(kind: str) -> None:
    if not _KIND.fullmatch(kind):
        raise BadValue("a kind has 1 to 20 small letters and '-'")


def check_text(what: str, text: str, longest: int, shortest: int = 0) -> None:
    """Raise BadValue if a text is too long or too short, or cannot be stored."""
    if not shortest <= len(text) <= longest:
        raise BadValue(f"{what} of {len(text)} characters; it may have {shortest} to {longest}")
    if "\0" in text or not _is_unicode(text):
        raise BadValue(f"{what} holds a character that cannot be stored")


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def check_number(what: str, number: int, least: int, most: int) -> None:
    """Raise BadValue if a number is too small or too large."""
    if not least <= number <= most:
        raise BadValue(f"{what} lies between {least} and {most}")
