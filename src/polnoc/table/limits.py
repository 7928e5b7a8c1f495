"""Rate limits and size limits for visitors, and the responses when they are exceeded.

A visitor is a browser, known by a random cookie that the server has signed,
and an address; without such a cookie only the address counts. The machine
itself is not limited: a table for oneself must never get in the way.
"""

from __future__ import annotations

import contextlib
import hmac
import math
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Final, NamedTuple

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from polnoc.store import Store, StoreError
from polnoc.table.failures import said, sentence
from polnoc.table.loopback import is_local
from polnoc.table.open_sockets import OPEN_SOCKET, OpenSocket
from polnoc.table.quotas import Pace, Quotas, network

#: A live socket is closed with this code when there are too many of them, or when it sends too much.
TOO_MANY: Final = 4429

#: How much of a body that is too large is read and discarded, so that its sender gets to read why.
DRAINED_BYTES: Final = 8_000_000

COOKIE: Final = "browser"

#: The path where a file of games is imported.
GAMES_FILE: Final = "/mine/load"

#: The path where a pack is added, and how much its form may have besides the pack, in bytes.
PACKS: Final = "/packs"
PACK_FORM_BYTES: Final = 16_000

SECOND: Final = 1.0
HOUR_SECONDS: Final = 3_600.0


class BadLimit(ValueError):
    """An invalid limit; the message says what would be valid."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """The limits of the server. A number of 0 means no limit."""

    #: Connections that are open at once, in total.
    connections: int = 10_000
    #: Connections of one address that are open at once; trusted proxies are not counted.
    address_connections: int = 500
    #: The largest head and the largest body of a request, in bytes, and the seconds each may take to arrive.
    head: int = 32_768
    body: int = 65_536
    head_seconds: float = 10.0
    body_seconds: float = 10.0
    #: The seconds that a connection stays open without a request, or with a reader that takes nothing.
    idle_seconds: float = 15.0
    stalled_seconds: float = 30.0
    #: Requests per second of one address; five times as many in a burst.
    requests: int = 100
    #: Actions (posts) per second of one browser, and its burst; of one address, with a burst of twice that.
    submits: int = 10
    burst: int = 20
    address_submits: int = 100
    #: New tables per hour of one browser, and of one address.
    tables: int = 30
    address_tables: int = 300
    #: Imported tables per hour of one address; they count as new tables too.
    address_imports: int = 60
    #: Per hour of one address: codes for other devices that are made or tried, imported files of games,
    #: new groups of friends.
    address_codes: int = 60
    address_files: int = 30
    address_groups: int = 30
    #: Packs added from one address per hour.
    address_packs: int = 60
    #: The largest file of games, in bytes.
    games_file: int = 1_000_000
    #: The largest pack, in bytes; packs of one person; bytes of all packs and of all tables' content.
    pack_bytes: int = 48_000
    person_packs: int = 20
    all_packs_bytes: int = 200_000_000
    #: Unfinished tables of one address that changed within a day.
    address_unfinished: int = 300
    #: Live sockets of one browser, and of one address.
    sockets: int = 20
    address_sockets: int = 200
    #: Chat messages of one seat at a table, and their bytes; and messages that one seat can read there.
    chat: int = 300
    chat_bytes: int = 60_000
    table_chat: int = 1_000
    #: Consecutive answers of one seat that tell watchers nothing; entries of one seat in a table's log.
    answers_without_progress: int = 300
    seat_answers: int = 5_000
    #: Tables in memory. Those that somebody has open stay, however many there are.
    rooms: int = 2_000
    #: Whether the machine itself is limited too.
    local: bool = False

    def __post_init__(self) -> None:
        for name, least in (("head", 1_024), ("body", 1_024), ("burst", 1)):
            if getattr(self, name) < least:
                raise BadLimit(f"limit {name}: the least is {least}")
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, float) and not 0.1 <= value <= HOUR_SECONDS:
                raise BadLimit(f"limit {field.name}: between 0.1 and 3600 seconds")
            if isinstance(value, int) and not 0 <= value <= 1_000_000_000:
                raise BadLimit(f"limit {field.name}: between 0 and 1000000000")

    @property
    def quotas(self) -> Quotas:
        """The limits that are checked where the table is known."""
        return Quotas(**{field.name: getattr(self, field.name) for field in fields(Quotas)})


#: For tests, and for programs with limits of their own: sizes and deadlines hold, nothing is counted.
UNCOUNTED: Final = Limits(
    connections=0,
    address_connections=0,
    requests=0,
    submits=0,
    address_submits=0,
    tables=0,
    address_tables=0,
    address_imports=0,
    address_codes=0,
    address_files=0,
    address_groups=0,
    address_packs=0,
    person_packs=0,
    all_packs_bytes=0,
    address_unfinished=0,
    sockets=0,
    address_sockets=0,
    chat=0,
    chat_bytes=0,
    table_chat=0,
    answers_without_progress=0,
    seat_answers=0,
    rooms=0,
)


def read_limits(given: Iterable[str]) -> Limits:
    """Read limits from texts such as `submits=5`; BadLimit says what is wrong.

    >>> read_limits(["submits=5", "local=yes"]).submits
    5
    """
    defaults = {field.name: field.default for field in fields(Limits)}
    chosen: dict[str, bool | int | float] = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in defaults:
            raise BadLimit(f"there is no limit '{name[:40]}'; there are: {', '.join(defaults)}")
        chosen[name] = _read(name, value, type(defaults[name]))
    return Limits(**chosen)  # type: ignore[arg-type]


def _read(name: str, text: str, kind: type) -> bool | int | float:
    if kind is bool:
        if text not in ("yes", "no"):
            raise BadLimit(f"limit {name}: write {name}=yes or {name}=no")
        return text == "yes"
    plain = text.isascii() and text.replace(".", "", kind is float).isdigit() and len(text) <= 12
    if not plain:
        raise BadLimit(f"limit {name}: write a number, as in {name}={getattr(Limits(), name):g}")
    return float(text) if kind is float else int(text)


# Visitors ------------------------------------------------------------------------------


class Visitor(NamedTuple):
    """The identity that visits are counted by. Without our cookie, a browser is identified by its address."""

    address: str
    browser: str
    #: The cookie that the response sets, if there was none.
    cookie: str = ""


def tell_nobody(word: str) -> None:
    """Do nothing: the default without other servers."""


class Visits:
    """What the servers of one store share about visitors: a key, and the counts for hourly limits.

    Limits per second protect one machine, and are counted there. Limits per hour protect the shared
    store: each server tells the others what it counts, and they count it too. Nothing of it is stored, and a
    message contains a hash, never an address.
    """

    def __init__(self) -> None:
        #: Signs cookies and hashes addresses; the servers of one store use the same key (`agree`).
        self.key = secrets.token_bytes(32)
        self.tell: Callable[[str], None] = tell_nobody
        self.heard: Callable[[str, str], None] = lambda limit, who: None

    async def agree(self, store: Store) -> None:
        """Use the key that all servers of a store share, if the store answers."""
        with contextlib.suppress(StoreError):
            self.key = bytes.fromhex(await store.shared_value("visits", self.key.hex()))

    def hashed(self, limit: str, who: str) -> str:
        """The key under which servers share a count."""
        return hmac.digest(self.key, f"{limit}:{who}".encode(), "sha256").hex()[:24]

    def hear(self, word: str) -> None:
        """Take note of what another server has counted."""
        limit, _, who = word.partition(":")
        self.heard(limit, who)


class Passes:
    """Cookies that tell browsers apart. Only the server can sign them, so nobody poses as many browsers."""

    def __init__(self, visits: Visits | None = None) -> None:
        self._visits = visits or Visits()

    def new(self) -> str:
        """A pass for a browser that has none."""
        name = secrets.token_urlsafe(12)
        return f"{name}.{self._sign(name)}"

    def name(self, cookie: str) -> str:
        """The name in a pass, or empty if the server has not signed it."""
        name, _, sign = cookie[:80].partition(".")
        return name if hmac.compare_digest(sign.encode(), self._sign(name).encode()) else ""

    def _sign(self, name: str) -> str:
        return hmac.digest(self._visits.key, name.encode(), "sha256").hex()[:32]


# Rates -------------------------------------------------------------------------


class Gate:
    """Rejects what is too large, too fast or too much with 413, 429, or a closed socket."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        refused: Counter[str],
        clock: Callable[[], float] = time.monotonic,
        visits: Visits | None = None,
    ) -> None:
        self.app = app
        self.limits = limits
        self.refused = refused
        self._clock = clock
        self._visits = visits or Visits()
        self._visits.heard = self._count_elsewhere
        self._passes = Passes(self._visits)
        self._open: Counter[tuple[str, str]] = Counter()
        self._paces = {
            "requests": Pace(limits.requests, SECOND, 5 * limits.requests),
            "submits": Pace(limits.submits, SECOND, limits.burst),
            "address_submits": Pace(limits.address_submits, SECOND, 2 * limits.address_submits),
            **{name: Pace(getattr(limits, name), HOUR_SECONDS, getattr(limits, name)) for name in HOURLY},
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def visitor(self, scope: Scope) -> Visitor | None:
        """The visitor of a request; None for the machine itself and for requests that are not counted."""
        if scope["path"].startswith("/static/") or (not self.limits.local and is_local(scope)):
            return None
        address = network((scope.get("client") or ("", 0))[0])
        name = self._passes.name(HTTPConnection(scope).cookies.get(COOKIE, ""))
        if name:
            return Visitor(address, name)
        return Visitor(address, f"@{address}", self._passes.new())

    # Requests

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        visitor = self.visitor(scope)
        refusal = self._too_fast(scope, visitor) if visitor else None
        if refusal is None and _announced(scope) > self._most_bytes(scope):
            refusal = await self._too_large(scope, receive)
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        answer = _bringing(visitor.cookie, scope, send) if visitor and visitor.cookie else send
        try:
            await self.app(scope, _bounded(receive, self._most_bytes(scope)), answer)
        except TooLarge as body:
            refusal = await self._too_large(scope, receive, more=body.more)
            await refusal(scope, receive, send)

    def _too_fast(self, scope: Scope, visitor: Visitor) -> Response | None:
        now = self._clock()
        for name, key in _counted(scope, visitor):
            counted = self._visits.hashed(name, key) if name in HOURLY else key
            seconds = self._paces[name].wait(counted, now)
            if seconds:
                self.refused[name] += 1
                return _again_in(scope, name, math.ceil(seconds))
            if name in HOURLY and getattr(self.limits, name):
                self._visits.tell(f"{name}:{counted}")
        return None

    def _count_elsewhere(self, name: str, who: str) -> None:
        """Count something that another server has let through."""
        if name in HOURLY:
            self._paces[name].wait(who, self._clock())

    def _most_bytes(self, scope: Scope) -> int:
        """How large the body of a request may be."""
        if scope["path"] == GAMES_FILE:
            return self.limits.games_file
        if scope["path"] == PACKS and self.limits.pack_bytes:
            return self.limits.pack_bytes + PACK_FORM_BYTES
        return self.limits.body

    async def _too_large(self, scope: Scope, receive: Receive, more: bool = True) -> Response:
        self.refused["body"] += 1
        if more:
            await _drain(receive)
        refusal = said(scope, 413, "limit-body", kilobytes=self._most_bytes(scope) // 1_024)
        refusal.headers["connection"] = "close"
        return refusal

    # Sockets

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        visitor = self.visitor(scope)
        if visitor is None:
            await self.app(scope, receive, send)
            return
        places = _socket_places(visitor)
        full = [name for name, key in places if 0 < getattr(self.limits, name) <= self._open[name, key]]
        if self._paces["requests"].wait(visitor.address, self._clock()):
            full = ["requests"]
        if full:
            await self._turn_away(full[0], scope, receive, send)
            return
        self._open.update(places)
        held: OpenSocket | None = scope.get("extensions", {}).get(OPEN_SOCKET)
        try:
            await self.app(scope, self._paced(visitor, scope, receive, send), send)
        finally:
            watcher = _Watcher(self, visitor, _closing(scope, "limit-submits"))
            if held is None or not held.watch(watcher):
                watcher.on_close()

    def said_too_fast(self, visitor: Visitor) -> bool:
        """Whether a message on a live socket exceeds the limits; it counts like a post."""
        now = self._clock()
        for name, key in _counted_posts(visitor):
            if self._paces[name].wait(key, now):
                self.refused[name] += 1
                return True
        return False

    def close_socket(self, visitor: Visitor) -> None:
        """Note that a visitor's socket was closed."""
        for place in _socket_places(visitor):
            self._open[place] -= 1
            if not self._open[place]:
                del self._open[place]

    async def _turn_away(self, name: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Open the socket and close it again: that is the only way to tell the page the reason."""
        self.refused[name] += 1
        await receive()
        await send({"type": "websocket.accept"})
        await send(_closing(scope, f"limit-{name.removeprefix('address_')}"))

    def _paced(self, visitor: Visitor, scope: Scope, receive: Receive, send: Send) -> Receive:
        """Limit what a socket sends until it stays open by itself, or where it cannot."""

        async def paced() -> Message:
            message = await receive()
            if message["type"] == "websocket.receive" and self.said_too_fast(visitor):
                await send(_closing(scope, "limit-submits"))
                return {"type": "websocket.disconnect", "code": TOO_MANY}
            return message

        return paced


class _Watcher:
    """Counts what a visitor sends on a socket that stays open. It is small, since there are thousands."""

    __slots__ = ("_closing", "_gate", "_visitor")

    def __init__(self, gate: Gate, visitor: Visitor, closing: Message) -> None:
        self._gate = gate
        self._visitor = visitor
        self._closing = closing

    def on_message(self) -> Message | None:
        return self._closing if self._gate.said_too_fast(self._visitor) else None

    def on_close(self) -> None:
        self._gate.close_socket(self._visitor)


def _socket_places(visitor: Visitor) -> tuple[tuple[str, str], ...]:
    """The limits that an open socket counts against, each with the key to count under."""
    return ("sockets", visitor.browser), ("address_sockets", visitor.address)


def _counted(scope: Scope, visitor: Visitor) -> Iterator[tuple[str, str]]:
    """The rate limits for a request, each with the key to count under."""
    if scope["method"] != "POST":
        yield "requests", visitor.address
        return
    yield from _counted_posts(visitor)
    if makes_a_table(scope["path"]):
        yield "tables", visitor.browser
        yield "address_tables", visitor.address
    if hourly := _HOURLY_BY_PATH.get(scope["path"]):
        yield hourly, visitor.address


def _counted_posts(visitor: Visitor) -> Iterator[tuple[str, str]]:
    """The rate limits for actions, whether posted or sent on a live socket."""
    yield "requests", visitor.address
    yield "submits", visitor.browser
    yield "address_submits", visitor.address


#: Paths whose posts have an hourly limit for each address.
_HOURLY_BY_PATH: Final = {
    "/import": "address_imports",
    GAMES_FILE: "address_files",
    "/mine/device": "address_codes",
    "/device": "address_codes",
    "/friends": "address_groups",
    PACKS: "address_packs",
}


#: Hourly limits: all servers of a store count them together.
HOURLY: Final = frozenset({"tables", "address_tables", *_HOURLY_BY_PATH.values()})


def makes_a_table(path: str) -> bool:
    """Whether a post to this address makes a new table."""
    return path in ("/tables", "/import") or path.endswith("/again") or path.startswith("/daily/")


# Responses ------------------------------------------------------------------------


def _again_in(scope: Scope, limit: str, seconds: int) -> Response:
    kind = limit.removeprefix("address_")
    response = said(scope, 429, f"limit-{kind}", minutes=math.ceil(seconds / 60))
    response.headers["retry-after"] = str(seconds)
    return response


def _closing(scope: Scope, key: str) -> Message:
    return _closing_for(sentence(scope, key, minutes=1))


@lru_cache(16)
def _closing_for(reason: str) -> Message:
    """The message that closes a socket for a reason; cached, because open sockets keep it."""
    return {"type": "websocket.close", "code": TOO_MANY, "reason": reason}


def _bringing(cookie: str, scope: Scope, send: Send) -> Send:
    """Wrap `send` so that the response sets the browser's pass cookie."""
    secure = "; Secure" if scope["scheme"] == "https" else ""

    async def bring(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.append("set-cookie", f"{COOKIE}={cookie}; Path=/; HttpOnly; SameSite=Lax{secure}")
        await send(message)

    return bring


# Bodies ---------------------------------------------------------------------------


class TooLarge(Exception):
    """A body is larger than allowed, and perhaps not complete yet."""

    def __init__(self, more: bool) -> None:
        self.more = more


def _announced(scope: Scope) -> int:
    """The declared size of a request's body; 0 if it has none."""
    length = Headers(scope=scope).get("content-length", "")
    return int(length[:18]) if length.isascii() and length.isdigit() else 0


def _bounded(receive: Receive, most: int) -> Receive:
    taken = 0

    async def bounded() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > most:
            raise TooLarge(message.get("more_body", False))
        return message

    return bounded


async def _drain(receive: Receive) -> None:
    """Read the rest of a body and discard it; a browser that is still sending does not read."""
    taken = 0
    while taken < DRAINED_BYTES:
        message = await receive()
        taken += len(message.get("body", b""))
        if not message.get("more_body"):
            return
