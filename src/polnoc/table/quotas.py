"""What one table, one seat and one address may take up of the store and of memory, and for how long.

Rates and connections are judged before a request is read (`limits`, `connections`); what is here is judged
where the table is known. A quota that is reached raises OverQuota, which is answered with its reason.
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

#: Beyond the quota of answers without progress a seat may still answer once in so many seconds, so that no
#: game ever stands still because of it.
SLOW_SECONDS: Final = 10.0

#: A seat keeps one note, but whoever takes the seat over gets one of their own: a seat has at most so many.
NOTES_LIMIT: Final = 20

DAY_SECONDS: Final = 86_400
DAY_MILLISECONDS: Final = DAY_SECONDS * 1_000

#: Creators are kept as keyed hashes. The key lives as long as the server, and its processes share it.
_CREATOR_KEY: Final = secrets.token_bytes(32)


@dataclass(frozen=True, slots=True, kw_only=True)
class Quotas:
    """How much may be kept. 0 means: without limit."""

    #: Chat messages of one seat at a table, and their bytes; and messages that one seat can read there.
    chat: int = 0
    chat_bytes: int = 0
    table_chat: int = 0
    #: Answers of one seat in a row from which nobody else learns anything.
    answers_without_progress: int = 0
    #: Entries of one seat in the log of a table.
    seat_answers: int = 0
    #: Unfinished tables of one address that changed within a day.
    address_unfinished: int = 0
    #: Tables in memory.
    rooms: int = 0
    #: Bytes of one pack that somebody brings in; packs of one person; bytes of all packs, and of the content
    #: of tables.
    pack_bytes: int = 48_000
    person_packs: int = 0
    all_packs_bytes: int = 0


class Pace:
    """So many in a span of time for each key, and so many of them at once.

    For each key one number is kept: the time at which it will have used up nothing.
    """

    def __init__(self, count: int, seconds: float, burst: int) -> None:
        self._step = seconds / count if count else 0.0
        self._slack = self._step * (burst - 1) + 1e-6  # sums of seconds are never quite exact
        self._clear: dict[str, float] = {}
        self._many = 10_000

    def wait(self, key: str, now: float) -> float:
        """0 if there may be one more now, and it is counted; else the seconds until there may be."""
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
    """There is no room for more; nothing was done. `limit` names the quota."""

    def __init__(self, limit: str, seconds: int = 0) -> None:
        super().__init__(limit)
        self.limit = limit
        #: After how long to try again; 0: more is never possible here.
        self.seconds = seconds


def check_chat(quotas: Quotas, chat: Iterable[Message], seat: int, text: str) -> None:
    """OverQuota if a seat may not say this too; `chat` is what was said, without notes and marks.

    Only what the seat can read itself counts: nobody learns from a refusal how much others have whispered.
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
    """What is counted as one address: of IPv6 the half that a household gets."""
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
    """Who makes a table, as it is kept: a hash of the address that nobody can turn back, never shown."""
    return creator_key((connection.scope.get("client") or ("", 0))[0])


def creator_key(address: str) -> str:
    """The hash of an address; empty if there is none."""
    if not address:
        return ""
    return hmac.digest(_CREATOR_KEY, network(address).encode(), "sha256").hex()[:24]


# How long tables are kept ---------------------------------------------------------


class BadRetention(ValueError):
    """A time to keep tables that cannot be set; the message says what would be right."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Retention:
    """After how many days without a change tables leave the store, by their kind. 0: never."""

    #: The game is over.
    finished: int = 0
    #: Nobody has ever answered.
    empty: int = 90
    #: People have played and left.
    abandoned: int = 0
    #: Packs that people have brought in and not used, and content that no table has.
    packs: int = 90

    def before(self, age: Age | Literal["packs"], now: int) -> int:
        """What is of this kind goes if it changed before this time (milliseconds); 0: nothing goes."""
        days: int = getattr(self, age)
        return now - days * DAY_SECONDS * 1_000 if days else 0


#: For tests and programs that bring their own: nothing is ever removed.
KEEP_ALL: Final = Retention(empty=0, packs=0)


def read_retention(given: Iterable[str]) -> Retention:
    """How long to keep tables, from texts such as `empty=30`; BadRetention says what is wrong.

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
