"""Everything that a reader can get from the table, as bytes.

The application is called directly. A test places rooms in it, so the same address can show two worlds, one
after the other.
"""

from __future__ import annotations

import asyncio
import logging
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Final
from urllib.parse import urlencode

import msgspec

from polnoc.bots.advice import Advice, Reason
from polnoc.engine.seats import WATCHER
from polnoc.engine.views import View, dump
from polnoc.games import Pin
from polnoc.store import Store, open_store
from polnoc.table import reports
from polnoc.table.app import create_app
from polnoc.table.layout import Reader
from polnoc.table.page_renderer import renderer_of
from polnoc.table.rooms import Room
from polnoc.table.tables import Tables
from tests.conformance.kit import NONSENSE
from tests.leaks.recorded_play import Terms, Who

#: How many pieces of the board are requested, and how many impossible answers are tried.
PIECES: Final = 16
ILLEGAL: Final = 8
FORM: Final = "application/x-www-form-urlencoded"
_COOKIES: Final = re.compile(r"^set-cookie: (\w+)=([^;]*)", re.MULTILINE)


class Listening:
    """Takes the bots' place: answers at once, and remembers what it was shown."""

    def __init__(self) -> None:
        self.asked: list[bytes] = []
        self.choices: list[str] = []
        self.failures = 0

    async def choose(
        self, pin: Pin, level: str, view: View, offered: list[str], seed: str, **whose: str
    ) -> str:
        self.asked.append(msgspec.json.encode((pin, level, dump(view).decode(), offered, seed)))
        return self.choices.pop(0) if self.choices else offered[0]

    async def advise(
        self, pin: Pin, view: View, offered: list[str], seed: str, **whose: str
    ) -> Advice | None:
        self.asked.append(msgspec.json.encode((pin, dump(view).decode(), offered, seed)))
        return Advice(offered[-1], (Reason("advice-any", {}),))

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


@dataclass(frozen=True, slots=True)
class Ask:
    """One request: a page, data, a form, or the first message of a live socket."""

    path: str
    form: Mapping[str, str] | None = None
    json: bool = False
    body: bytes | None = None
    live: bool = False
    #: Cookies besides the reader's own.
    cookies: Mapping[str, str] = field(default_factory=dict)


class Site:
    """The table application, with bots that only listen."""

    def __init__(self, store: Store) -> None:
        self._runner = asyncio.Runner()
        self.app = create_app(store, pace=0.0, workers=1)
        self._life = self.app.router.lifespan_context(self.app)
        self._runner.run(self._life.__aenter__())
        self.tables: Tables = self.app.state.tables
        self.tables.bots.pool.close()
        self.bots = Listening()
        self.tables.bots.pool = self.bots
        self.tables.bots.wake = lambda room: None
        self.log = Log()
        #: Cookies that the server gives to any browser, whoever sits there.
        self.browser: dict[str, str] = {}
        for name, value in _COOKIES.findall(self.answers([Ask("/")], {})[0].decode()):
            self.browser[name] = value

    def close(self) -> None:
        self._runner.run(self._life.__aexit__(None, None, None))
        self._runner.close()

    def run(self, doing: Any) -> Any:
        """Return the result of a coroutine."""
        return self._runner.run(doing)

    def at_a_table(self, terms: Terms) -> Terms:
        """Return the same terms for a table that is in the store. Rooms of earlier ones are dropped."""
        self.tables.rooms.clear()
        made = self.run(self.tables.make(terms.game, terms.chosen, terms.seats(), terms.settings))
        return replace(terms, id=made.room.id, settings=made.room.settings, host_secret=made.host)

    def show(self, room: Room) -> None:
        """Serve this room at its address from now on."""
        self.tables.rooms[room.id] = room

    def answers(self, asks: Sequence[Ask], cookies: Mapping[str, str]) -> list[bytes]:
        """Return for each request its status, headers and body, what was logged, and what bots were shown."""
        return self.run(self._answers(asks, cookies))  # type: ignore[no-any-return]

    async def _answers(self, asks: Sequence[Ask], cookies: Mapping[str, str]) -> list[bytes]:
        answers = []
        with self.log.kept():
            for ask in asks:
                self.bots.asked.clear()
                self.log.lines.clear()
                answer = await (self._listen(ask, cookies) if ask.live else self.answer(ask, cookies))
                answers.append(b"\n".join([answer, *self.bots.asked, *self.log.lines]))
        return answers

    async def answer(self, ask: Ask, cookies: Mapping[str, str]) -> bytes:
        """Return the status, body and headers of one response."""
        posts = ask.form is not None or ask.body is not None
        body = ask.body if ask.body is not None else urlencode(ask.form or {}).encode()
        sent: list[bytes] = []
        headers: list[bytes] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                sent.append(str(message["status"]).encode())
                headers.extend([name + b": " + value for name, value in message["headers"]])
            else:
                sent.append(message.get("body", b""))

        scope = self._scope("http", ask, cookies) | {"method": "POST" if posts else "GET"}
        await self.app(scope, receive, send)
        # A body's length is in a header; with headers last, a difference is reported where it arises.
        return b"\n".join([*sent, *headers])

    async def _listen(self, ask: Ask, cookies: Mapping[str, str]) -> bytes:
        """Return what a socket sends to a page that has just connected and leaves at once."""
        coming: list[dict[str, Any]] = [
            {"type": "websocket.connect"},
            {"type": "websocket.disconnect", "code": 1000},
        ]
        sent: list[bytes] = []

        async def receive() -> dict[str, Any]:
            return coming.pop(0)

        async def send(message: Any) -> None:
            sent.append(msgspec.json.encode(message))

        await self.app(self._scope("websocket", ask, cookies), receive, send)
        return b"\n".join(sent)

    def _scope(self, kind: str, ask: Ask, cookies: Mapping[str, str]) -> dict[str, Any]:
        path, _, query = ask.path.partition("?")
        held = {**self.browser, **cookies, **ask.cookies}
        headers = [
            (b"host", b"table.test"),
            (b"content-type", FORM.encode()),
            (b"accept", b"application/json" if ask.json else b"text/html"),
            (b"cookie", "; ".join([f"{name}={value}" for name, value in held.items()]).encode()),
        ]
        return {
            "type": kind,
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("table.test", 80),
            "subprotocols": [],
        }


@contextmanager
def open_site() -> Iterator[Site]:
    """Open a site over a temporary store."""
    with open_store(":memory:") as store:
        site = Site(store)
        try:
            yield site
        finally:
            site.close()


@dataclass(slots=True)
class Log:
    """Collects what the server logs."""

    lines: list[bytes] = field(default_factory=list)

    @contextmanager
    def kept(self) -> Iterator[None]:
        root, handler = logging.getLogger("polnoc"), _Keeper(self.lines)
        level = root.level
        root.addHandler(handler)
        root.setLevel(logging.DEBUG)
        try:
            yield
        finally:
            root.removeHandler(handler)
            root.setLevel(level)


class _Keeper(logging.Handler):
    def __init__(self, lines: list[bytes]) -> None:
        super().__init__()
        self.lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        if record.module == reports.__name__.rpartition(".")[2]:
            return  # logged once a minute, whenever that is
        self.lines.append(f"{record.levelname} {record.getMessage()} {record.exc_info}".encode())


# Requests -----------------------------------------------------------------------------


def cookies_of(terms: Terms, who: Who, language: str) -> dict[str, str]:
    """Return the cookies of a reader's browser."""
    secrets = [terms.secret(who.seat)] if who.seat != WATCHER else []
    secrets += [terms.host_secret] if who.host else []
    held = {f"seats-{terms.id}": ".".join(secrets)} if secrets else {}
    return {"lang": language, "tables": terms.id, **held}


def reader_of(terms: Terms, who: Who, language: str) -> Reader:
    """Return the reader of a page."""
    held = () if who.seat == WATCHER else (who.seat,)
    return Reader(language, "night", who.seat, held, host=who.host, site="http://table.test/")


def battery(terms: Terms, room: Room, who: Who, rng: random.Random) -> list[Ask]:
    """Return everything a reader could request now, in every form. None of it changes anything."""
    here, seat, other = f"/t/{terms.id}", who.seat, _another(terms, who.seat, rng)
    lines = len(room.match.log(seat))
    looked_up = [0, lines - 1, lines, rng.randrange(max(lines, 1)), 10_000]
    asks = [Ask(f"{here}/then/{line}{whose}") for line in looked_up for whose in ("", f"?seat={seat}")]
    paths = [
        here,
        f"{here}?seat={seat}",
        f"{here}?seat={other}",
        f"{here}?seat={seat}&card=yes",
        f"{here}?seat={other}&card=yes",
        f"{here}?events=0",
        f"{here}?events={lines - 1}&seat={seat}",
        f"{here}/then/{lines - 1}?seat={other}",
        f"{here}/replay",
        f"{here}/replay/0?eyes=above",
        f"{here}/replay/beats?eyes=above",
        f"{here}/replay/{lines}?eyes={other}",
        f"{here}/record.json",
        f"{here}/record.txt",
        f"{here}/next",
        f"{here}/sit",
        f"{here}/sit/{'A' * 32}",
        f"{here}/link/{seat}",
        f"{here}/link/{other}",
        f"{here}/name?seat={seat}",
        f"{here}/name?seat={other}",
        f"{here}/leave",
        f"{here}/join",
        f"{here}/nothing",
        "/",
        "/open",
        "/name",
    ]
    asks += [Ask(path) for path in paths]
    asks += [Ask(f"{here}/live?seat={whose}&have=", live=True) for whose in (seat, other, WATCHER)]
    asks += _forms(terms, room, who, other, rng)
    asks += _at_one_screen(terms, seat)
    both = [*asks, *[replace(ask, json=True) for ask in asks if not ask.live]]
    return both + _probes(terms, room, seat, other)


def _another(terms: Terms, seat: int, rng: random.Random) -> int:
    """Return another seat; if there is none, one that is not at the table."""
    others = [number for number in range(terms.players) if number != seat]
    return rng.choice(others or [terms.players])


def _at_one_screen(terms: Terms, seat: int) -> list[Ask]:
    """Everybody at one screen: it shows what a seat may see, or before anybody identifies, what all may."""
    here, secrets = f"/t/{terms.id}", [terms.secret(number) for number in range(terms.players)]
    whose = "" if seat == WATCHER else f"seat={seat}"
    cookies = {f"seats-{terms.id}": ".".join(secrets if terms.players > 1 else [])}
    return [
        Ask(f"{here}?{whose}", cookies=cookies),
        Ask(f"{here}/then/0?{whose}", cookies=cookies),
        Ask(f"{here}/live?have=&{whose}", live=True, cookies=cookies),
    ]


def _forms(terms: Terms, room: Room, who: Who, other: int, rng: random.Random) -> list[Ask]:
    here, mine = f"/t/{terms.id}", {"seat": str(who.seat)}
    pieces = sorted(renderer_of(room, reader_of(terms, who, "en")).state().parts)
    asked = [*rng.sample(pieces, min(PIECES, len(pieces))), "nothing"]
    asks = [Ask(f"{here}/why", {**mine, "piece": piece}) for piece in asked]
    asks += [Ask(f"{here}/answer", form) for form in _wrong_answers(room, who.seat, rng)]
    if not who.host:  # the host may do this
        asks += [Ask(f"{here}/{what}", {**mine, "whose": str(other)}) for what in ("free", "stand-in")]
    asks += [
        Ask(f"{here}/hint", {**mine, "token": room.token(who.seat) if who.seat != WATCHER else ""}),
        Ask(f"{here}/hint", {**mine, "token": "stale"}),
        Ask(f"{here}/again", mine),
        *[Ask(f"{here}/{what}", {"seat": str(other)}) for what in ("resign", "play-on", "return", "name")],
        *[Ask(f"{here}/{what}", {"whose": str(other)}) for what in ("come-back", "join", "remove-seat")],
        *[Ask(f"{here}/{what}", mine) for what in ("start", "cancel", "listing")],
        Ask(f"{here}/name", {**mine, "name": " "}),
        Ask(f"{here}/say", {**mine, "text": " "}),
        Ask(f"{here}/note", {**mine, "text": "x" * 2_001}),
        Ask(f"{here}/mark", {**mine, "piece": "nothing"}),
        Ask(f"{here}/answer", {"seat": str(other), "token": "x", "key": "x", "action": "use"}),
        Ask(f"{here}/answer", body=b"\xff\xfe=&seat"),
        Ask(f"{here}/answer", body=b"x" * 70_000),
    ]
    return asks


def _wrong_answers(room: Room, seat: int, rng: random.Random) -> list[dict[str, str]]:
    """Return answers that are illegal, stale or unreadable; some of them nearly right."""
    table = room.game.actions
    form = {"seat": str(seat), "token": "stale", "key": "fresh", "action": table[0].text}
    if seat == WATCHER:
        return [form]
    asked = {**form, "token": room.token(seat)}
    offered = room.match.options(seat)
    tried = [table[index] for index in rng.sample(range(len(table)), min(ILLEGAL, len(table)))]
    for verb in sorted({action.verb for action in offered}):
        alike = table.all(verb)
        tried += rng.sample(alike, min(2, len(alike)))
    illegal = [action.text for action in tried if action not in offered]
    return [form, *[{**asked, "action": text[:50]} for text in (*illegal, *rng.sample(NONSENSE, 2))]]


def _probes(terms: Terms, room: Room, seat: int, other: int) -> list[Ask]:
    """Return requests that would count as repeated if another seat had used their key, else are refused."""
    here, action = f"/t/{terms.id}", terms.game.actions[0].text
    form = {"seat": str(seat), "token": "stale", "action": action, "allow": "yes"}
    ways = ["answer"]
    if room.undos.request is None or seat not in room.undos.request.waiting:
        ways.append("undo-reply")
    if seat == WATCHER or not (room.may_undo(seat) or room.may_ask_undo(seat)):
        ways.append("undo")
    near = range(max(room.acted[other] - 1, 0), room.acted[other] + 3)
    keys = [f"{kind}{other}-{number}" for kind in ("", "u", "r") for number in near]
    return [Ask(f"{here}/{way}", {**form, "key": key}, json=True) for way in ways for key in keys]
