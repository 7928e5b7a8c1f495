"""How much of the store and of memory one table, seat or address may use, and for how long.

Rates and connections are checked before a request is read (`limits`, `connections`); the quotas here are
checked where the table is known. A quota that is exceeded raises OverQuota; the response says why.
"""

from __future__ import annotations

import hmac
import ipaddress
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Final, Literal

from starlette.requests import HTTPConnection

from polnoc.engine.seats import may_see
from polnoc.store import Age, Message

#: Beyond the quota of answers without progress a seat may still answer once in this many seconds, so that
#: the quota never stops a game.
SLOW_SECONDS: Final = 10.0

#: A seat has one note for each of its successive holders, at most this many.
NOTES_LIMIT: Final = 20

DAY_SECONDS: Final = 86_400
DAY_MILLISECONDS: Final = DAY_SECONDS * 1_000

#: Creators are stored as keyed hashes. The key lives as long as the server, and its processes share it.
_CREATOR_KEY: Final = secrets.token_bytes(32)


@dataclass(frozen=True, slots=True, kw_only=True)
class Quotas:
    """Quotas for what is stored. 0 means no limit."""

    #: Chat messages of one seat at a table, and their bytes; and messages that one seat can read there.
    chat: int = 0
    chat_bytes: int = 0
    table_chat: int = 0
    #: Consecutive answers of one seat from which nobody else learns anything.
    answers_without_progress: int = 0
    #: Entries of one seat in the log of a table.
    seat_answers: int = 0
    #: Unfinished tables of one address that changed within a day.
    address_unfinished: int = 0
    #: Tables in memory.
    rooms: int = 0
    #: Bytes of one pack that somebody adds; packs of one person; bytes of all packs, and of the content
    #: of tables.
    pack_bytes: int = 48_000
    person_packs: int = 0
    all_packs_bytes: int = 0


class Pace:
    """A rate limit: at most `count` in `seconds` for each key, with a `burst` allowed at once.

    One number is stored for each key: the time at which its full burst will be available again.
    """

    def __init__(self, count: int, seconds: float, burst: int) -> None:
        self._step = seconds / count if count else 0.0
        self._slack = self._step * (burst - 1) + 1e-6  # sums of seconds are never quite exact
        self._clear: dict[str, float] = {}
        self._many = 10_000

    def wait(self, key: str, now: float) -> float:
        """Count one more and return 0 if it is allowed now; else return the seconds until it would be."""
        if not self._step:
            return 0.0
        clear = max(self._clear.get(key, 0.0), now)
        if clear - now > self._slack:
            return clear - now - self._slack
        self._clear[key] = clear + self._step
        if len(self._clear) > self._many:
            self._forget(now)
        return 0.0

    def _forget(self, now: float) -> None:
        self._clear = {key: clear for key, clear in self._clear.items() if clear > now}
        self._many = max(10_000, 2 * len(self._clear))


class OverQuota(Exception):
    """A quota is exceeded; nothing was done. `limit` names the quota."""

    def __init__(self, limit: str, seconds: int = 0) -> None:
        super().__init__(limit)
        self.limit = limit
        #: When to try again, in seconds; 0: never, more is not possible here.
        self.seconds = seconds


def check_chat(quotas: Quotas, chat: Iterable[Message], seat: int, text: str) -> None:
    """Raise OverQuota if a seat may not send this text; `chat` has the messages without notes and markers.

    Only messages that the seat can read count: a refusal must not reveal how much others have whispered.
    """
    heard = [message for message in chat if may_see(message.audience, seat)]
    own = [message.text for message in heard if message.seat == seat]
    for limit, taken in (
        ("chat", len(own) + 1),
        ("chat_bytes", sum([len(said.encode()) for said in (*own, text)])),
        ("table_chat", len(heard) + 1),
    ):
        if 0 < getattr(quotas, limit) < taken:
            raise OverQuota(limit)


# Who made a table -----------------------------------------------------------------


@lru_cache(4_096)
def network(address: str) -> str:
    """The network that counts as one address: of IPv6 the half that a household gets."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def creator_of(connection: HTTPConnection) -> str:
    """The creator of a table, as stored: an irreversible hash of the address, never shown."""
    return creator_key((connection.scope.get("client") or ("", 0))[0])


def creator_key(address: str) -> str:
    """The hash of an address; empty if there is none."""
    if not address:
        return ""
    return hmac.digest(_CREATOR_KEY, network(address).encode(), "sha256").hex()[:24]


# How long tables are kept ---------------------------------------------------------


class BadRetention(ValueError):
    """An invalid retention time; the message says what would be valid."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Retention:
    """After how many days without a change tables are removed, by their kind. 0: never."""

    #: The game is over.
    finished: int = 0
    #: Nobody has ever answered.
    empty: int = 90
    #: People have played and left.
    abandoned: int = 0
    #: Packs that people have added and not used, and content that no table has.
    packs: int = 90

    def before(self, age: Age | Literal["packs"], now: int) -> int:
        """The time in milliseconds; what is of this kind and changed earlier is removed. 0: nothing is."""
        days: int = getattr(self, age)
        return now - days * DAY_SECONDS * 1_000 if days else 0


#: For tests, and for programs with a retention of their own: nothing is ever removed.
KEEP_ALL: Final = Retention(empty=0, packs=0)


def read_retention(given: Iterable[str]) -> Retention:
    """Read how long to keep tables, from texts such as `empty=30`; BadRetention says what is wrong.

    >>> read_retention(["empty=30"])
    Retention(finished=0, empty=30, abandoned=0, packs=90)
    """
    names = [field.name for field in fields(Retention)]
    chosen: dict[str, int] = {}
    for text in given:
        name, _, days = text.partition("=")
        if name not in names:
            raise BadRetention(f"tables are {', '.join(names)}; none is '{name[:40]}'")
        if not (days.isascii() and days.isdigit() and len(days) <= 5):
            raise BadRetention(f"keep {name}: write a number of days, as in {name}=90; 0 keeps them for good")
        chosen[name] = int(days)
    return Retention(**chosen)
