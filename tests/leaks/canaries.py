"""Canaries: mark everything that must not reach somebody, and search everything that is sent for it.

People sit at every seat of a real server and play any game over HTTP and live sockets. Everything that any of
them receives, including a watcher, the host and a stranger, is kept with all headers, and so is the server's
log. It is searched for

- **songs**: marked notes and team chat, seat secrets, the seed;
- **what only others were told**: the game is replayed from the store, independently of the table. Nothing
  told to others but not to the reader may be in the reader's data or, in words of the reader's language, on
  the reader's pages; and the views must be views that the reader's seat had.

No check is written for one game, except for what `duchy` knows of 13 Duchów independently of its rules.
"""

from __future__ import annotations

import asyncio
import base64
import html
import json
import random
import re
import secrets
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple
from urllib.parse import quote, unquote

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.seats import EVERYONE, WATCHER, may_see
from polnoc.store import Store
from polnoc.words import LANGUAGES, Words
from tests.leaks.duchy_perception import PRIVATE
from tests.leaks.recorded_play import Leak
from tests.proofs.browsers import JSON, Answer, HttpBrowser
from tests.proofs.cases import FREE, PERSON, Case
from tests.proofs.players import ReplayedLog, dealt_match, new_key

#: Every canary in notes and chat begins with this, so that all are found in one search.
SONG: Final = "kanarek"
#: Where a page or data can be split without breaking a canary or a sentence.
_PIECES: Final = re.compile(r"[<{]")
_SONGS: Final = re.compile(rf"{SONG}[0-9a-f]{{12}}")
#: The padding of answers and frames.
_FILLING: Final = re.compile(rb" {20,}")

#: The roles besides the seats.
WATCHES, HOSTS, STRANGE = "watcher", "host", "stranger"
#: Pages requested that show no table.
ELSEWHERE: Final = ("/", "/watch", "/health", "/metrics", "/api", "/nothing", "/mine", "/daily")


class RecordingBrowser(HttpBrowser):
    """A browser that keeps everything it receives."""

    def __init__(self, port: int, cookies: Mapping[str, str] | None = None) -> None:
        super().__init__(port, cookies)
        self.received: list[bytes] = []

    async def send(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Answer:
        answer = await super().send(method, path, headers, body)
        head = "\n".join([f"{name}: {value}" for name, value in answer.headers])
        self.keep(head.encode())
        self.keep(answer.body)
        return answer

    def keep(self, sent: bytes) -> None:
        self.received.append(_FILLING.sub(b" ", sent))


@dataclass(slots=True)
class Person:
    """Somebody at the table, and everything they received. `seat`: whose view they have."""

    role: str
    seat: int
    browser: RecordingBrowser
    language: str
    frames: int = 0
    #: The events and views received as data.
    told: list[dict[str, Any]] = field(default_factory=list)
    views: list[dict[str, Any]] = field(default_factory=list)

    @property
    def sits(self) -> bool:
        return self.seat != WATCHER

    @property
    def text(self) -> str:
        """Everything received, both raw and decoded; repeated content appears once."""
        raw = b"<".join(self.browser.received).decode(errors="replace")
        once = "<".join([*dict.fromkeys(_PIECES.split(raw)), ""])
        return "<".join([once, unquote(once), html.unescape(once.replace('\\"', '"'))])

    async def post(self, path: str, **fields: str) -> Answer:
        return await self.browser.post(path, {"seat": str(self.seat), **fields})

    async def data(self, table: str) -> dict[str, Any]:
        """Return the table as data, with the whole log."""
        seen: dict[str, Any] = (await self.browser.get(f"{table}?events=0", JSON)).data
        self.told += seen["log"]
        self.views.append(seen["view"])
        return seen

    async def listen(self, socket: ClientConnection) -> None:
        """Keep what the live socket sends until it is closed."""
        try:
            while True:
                message = await socket.recv()
                self.browser.keep(message.encode() if isinstance(message, str) else message)
                self.frames += 1
        except ConnectionClosed:
            return


@dataclass(slots=True)
class Game:
    """A game with canaries: who was there, and which songs belong to whom."""

    case: Case
    table: str
    people: list[Person]
    #: By canary: the seats that may receive it.
    songs: dict[str, set[int]] = field(default_factory=dict)
    #: By role or seat: the secrets held.
    secrets: dict[str, set[str]] = field(default_factory=dict)
    #: Set once the game has been played; nobody may have received it.
    seed: str = ""
    #: What happened, by replay.
    truth: Truth | None = None

    def song(self, *seats: int) -> str:
        """Return a new canary for these seats alone."""
        made = SONG + secrets.token_hex(6)
        self.songs[made] = set(seats)
        return made

    @property
    def players(self) -> list[Person]:
        return [person for person in self.people if person.sits]

    @property
    def names(self) -> list[str]:
        return [_name(seat) for seat in range(self.case.players)]

    def learn(self, store: Store) -> None:
        """Read from the store what nobody was to know, once nobody plays any more."""
        id = self.table.removeprefix("/t/")
        self.seed = store.seed(id).wait()
        self.truth = truth_of(store, id)


def _name(seat: int) -> str:
    return f"Gość {seat}"


# Playing ----------------------------------------------------------------------------


async def play_game(address: str, case: Case, number: int, acts: int, rarely: bool = False) -> Game:
    """Sit at every seat, play this many acts, then request what one may not have (`rarely`: only a page).

    In every second game the host does not sit.
    """
    rng = random.Random(f"canaries {number}")
    port = int(address.rpartition(":")[2])
    people = [_visitor(role, seat, port, rng) for role, seat in _roles(case, number)]
    async with AsyncExitStack() as stack:
        for person in people:
            stack.callback(person.browser.close)
        game = Game(case, await _sit_down(case, people), people)
        for person in people:
            if person.role != STRANGE:
                await stack.enter_async_context(_listening(person, game.table))
        for _ in range(acts):
            if not await _one(game, rng):
                break
        for person in people:
            await (_glance(game, person) if rarely else _look_around(game, person, rng))
        await game.players[0].post(f"{game.table}/say", text="the end")
    game.secrets = {person.role: _secrets_of(person) for person in people}
    return game


def _roles(case: Case, number: int) -> list[tuple[str, int]]:
    """Return everybody present, the host first."""
    seats = [(f"seat {seat}", seat) for seat in range(case.players)]
    others = [(WATCHES, WATCHER), (STRANGE, WATCHER)]
    return [*([(HOSTS, WATCHER)] if number % 2 else []), *seats, *others]


def _visitor(role: str, seat: int, port: int, rng: random.Random) -> Person:
    language = rng.choice(LANGUAGES)
    return Person(role, seat, RecordingBrowser(port, {"lang": language}), language)


async def _sit_down(case: Case, people: list[Person]) -> str:
    """The first person creates a table, the others take the seats they are invited to; return its path."""
    host, players = people[0], [person for person in people if person.sits]
    seats = [PERSON if person is host else FREE for person in players]
    form = {"game": case.game.id, "seats": ",".join(seats), "name-0": _name(0), "listed": "yes"}
    made = await host.browser.post("/tables", form)
    assert made.status == 201, made.text
    table, links = str(made.data["table"]), made.data["invitations"]
    for guest in players:
        if guest is not host:
            assert (await guest.browser.get(links[str(guest.seat)])).status == 303
            sits = await guest.post(f"{table}/sit", whose=str(guest.seat), name=_name(guest.seat))
            assert sits.status == 303, sits.text
    return table


@asynccontextmanager
async def _listening(person: Person, table: str) -> AsyncIterator[None]:
    async with person.browser.listen(f"{table}/live?seat={person.seat}&have=") as socket:
        listening = asyncio.ensure_future(person.listen(socket))
        yield
        await socket.close()
        await listening


async def _one(game: Game, rng: random.Random) -> bool:
    """Let one thing happen: mostly an answer, or notes, chat, an undo; False once the game is over."""
    person = rng.choice(game.players)
    kind = rng.choice(("answer",) * 6 + ("note", "note", "team", "team", "undo"))
    if kind == "answer":
        return await _answer(game, rng)
    if kind == "note":
        await person.post(f"{game.table}/note", text=game.song(person.seat))
    elif kind == "team":
        await person.post(f"{game.table}/say", text=game.song(*_side(game.case, person.seat)), to="team")
    else:
        await person.post(f"{game.table}/undo", key=new_key())
        for other in game.players:
            await other.post(f"{game.table}/undo-reply", key=new_key(), allow="yes")
    return True


def _side(case: Case, seat: int) -> list[int]:
    """Return the seats on the same side."""
    game, chosen = case.game, case.game.read_options({"players": case.players})
    return [other for other in range(case.players) if game.side(chosen, other) == game.side(chosen, seat)]


async def _answer(game: Game, rng: random.Random) -> bool:
    """Let somebody who is asked answer; return False once the game is over."""
    for person in rng.sample(game.players, len(game.players)):
        seen = await person.data(game.table)
        if seen["over"]:
            return False
        if seen["options"]:
            action = rng.choice(seen["options"])["action"]
            form = {"token": seen["token"], "key": new_key(), "action": action}
            assert (await person.post(f"{game.table}/answer", **form)).status == 200
            return True
    raise AssertionError("nobody is asked")


async def _glance(game: Game, person: Person) -> None:
    """Request the page and the data as this person; a stranger sees as much as a watcher."""
    await person.browser.get(game.table)
    await person.data(game.table)


async def _look_around(game: Game, person: Person, rng: random.Random) -> None:
    """Request pages, past positions, a hint, and everything that this person may not have."""
    table, other, browser = game.table, rng.choice(game.players).seat, person.browser
    if person.role == STRANGE:
        for path in ELSEWHERE:
            await browser.get(path)
    else:
        await _glance(game, person)
        for path in (f"?seat={other}", "/then/1", f"/then/2?seat={other}", f"/link/{other}", "/film"):
            await browser.get(table + path)
        for path in ("/replay", "/replay/1?eyes=above", "/record.json", "/record.txt"):
            await browser.get(table + path, rng.choice((JSON, {})))
        await browser.get(rng.choice(ELSEWHERE))
    for what in ("answer", "undo", "why", "hint", "note", "free", "stand-in"):
        fields = {"token": "x", "key": "", "text": "", "piece": "hand", "whose": "7"}
        await person.post(f"{table}/{what}", **{**fields, "seat": str(other)})
    await person.post(f"{table}/answer", token="stale", key="k", action="fly 3")


def _secrets_of(person: Person) -> set[str]:
    """Return the secrets that a browser holds."""
    kept = [value for name, value in person.browser.cookies.items() if name.startswith("seats-")]
    return {secret for value in kept for secret in value.split(".")}


# What happened ------------------------------------------------------------------------


class Told(NamedTuple):
    """An event: its key, its arguments as text, and its audience."""

    key: str
    args: str
    audience: int

    @property
    def event(self) -> Event:
        return Event(self.key, json.loads(self.args), EVERYONE)


@dataclass(slots=True)
class Truth:
    """A game replayed from its log: every event that was ever told, and the views that seats had."""

    match: Match
    events: set[Told] = field(default_factory=set)
    views: dict[int, set[str]] = field(default_factory=dict)

    def note(self) -> None:
        """Record the present state; some of it may be undone later."""
        match = self.match
        self.events |= {Told(event.key, _plain(event.args), event.audience) for event in match.events}
        for seat in (*range(match.seats), WATCHER):
            self.views.setdefault(seat, set()).add(_plain(match.view(seat)))

    def told(self, seat: int) -> set[tuple[str, str]]:
        """Return everything that a seat, or a watcher, was ever told."""
        return {(event.key, event.args) for event in self.events if may_see(event.audience, seat)}

    def withheld(self, seat: int) -> list[Event]:
        """Return everything that only others were told."""
        known = self.told(seat)
        return [told.event for told in sorted(self.events) if (told.key, told.args) not in known]


def truth_of(store: Store, table: str) -> Truth:
    """Replay a table from its log alone."""
    log = store.log(table).wait()
    replay = ReplayedLog(dealt_match(store, log))
    truth = Truth(replay.match)
    truth.note()
    for entry in log.entries:
        replay.apply(entry)
        truth.note()
    return truth


def _plain(data: object) -> str:
    """Return data as one text, the same before and after transport."""
    return json.dumps(data, sort_keys=True)


# Searching ----------------------------------------------------------------------------


@dataclass(slots=True)
class Searched:
    """How much text was searched, and for how many secrets."""

    games: int = 0
    answers: int = 0
    letters: int = 0
    songs: int = 0
    withheld: int = 0


def check_game(game: Game, log: str, searched: Searched | None = None) -> int:
    """Leak if anybody, or the server's log, has what it must not; return how many letters were searched."""
    tally = searched or Searched()
    tally.games += 1
    tally.songs += len(game.songs)
    before = tally.letters
    for person in game.people:
        text = person.text
        tally.letters += len(text)
        tally.answers += len(person.browser.received)
        for hit in _hits(game, person, text, tally):
            raise Leak(f"{game.case}: {person.role} was sent {hit}")
    for hit in _in_log(game, log):
        raise Leak(f"the log of the server has {hit}")
    return tally.letters - before


def _hits(game: Game, person: Person, text: str, tally: Searched) -> Iterator[str]:
    for song in set(_SONGS.findall(text)):
        if person.seat not in game.songs.get(song, ()):
            yield f"the canary {song}"
    for form in _forms(SONG):
        if form in text and form != SONG:
            yield f"a canary in disguise: {form}"
    for role, held in game.secrets.items():
        for secret in held - game.secrets[person.role]:
            if any([form in text for form in _forms(secret)]):
                yield f"a secret of {role}"
    if game.truth is not None and game.truth.match.over:
        return  # nothing else is hidden any more
    for seed in _seeds(game):
        if any([form in text for form in _forms(seed)]):
            yield "the seed"
    yield from _known_to_be_private(game.case.game, person)
    if game.truth is not None:
        yield from _withheld(game, game.truth, person, text, tally)


def _seeds(game: Game) -> set[str]:
    """Return the server's secret, and the seed made from it and from the browsers' parts."""
    return {game.seed} | ({game.truth.match.seed.text} if game.truth else set())


def _withheld(game: Game, truth: Truth, person: Person, text: str, tally: Searched) -> Iterator[str]:
    """Yield what only others were told, as data or in words, and views that this reader never had."""
    known, withheld = truth.told(person.seat), truth.withheld(person.seat)
    for event in person.told:
        if (event["key"], _plain(event["args"])) not in known:
            yield f"the event {event}"
    for view in person.views:
        if _plain(view) not in truth.views[person.seat]:
            yield f"a view that is not its own: {view}"
    words = Words(person.language, game.case.game, game.names, person.seat, truth.match.chosen)
    said = {words.event(Event(key, json.loads(args), EVERYONE)) for key, args in known}
    tally.withheld += len(withheld)
    for unheard in withheld:
        sentence = words.event(unheard)
        if sentence not in said and f">{sentence}<" in text:
            yield f"'{sentence}'"


def _known_to_be_private(game: AnyGame, person: Person) -> Iterator[str]:
    """Yield what is private whatever a game's rules say about it."""
    for event in person.told if game.id == "duchy" else ():
        if event["key"] in PRIVATE and person.seat not in _concerned(event):
            yield f"the event {event}"


def _concerned(event: Mapping[str, Any]) -> Sequence[int]:
    return [event["args"][name] for name in PRIVATE[event["key"]][0]]


def _in_log(game: Game, log: str) -> Iterator[str]:
    yield from _SONGS.findall(log)
    for secret in [*_seeds(game), *[secret for held in game.secrets.values() for secret in held]]:
        if any([form in log for form in _forms(secret)]):
            yield "a secret"


def _forms(secret: str) -> set[str]:
    """Return a text as it is and in the usual encodings."""
    raw = secret.encode()
    forms = {secret, raw.hex(), quote(secret, safe=""), secret[::-1], json.dumps(secret)[1:-1]}
    for shift in range(3):
        # base64 of a text depends on its offset modulo 3, and its first and last letters on its neighbours.
        encoded = base64.b64encode(b"\0" * shift + raw).decode().rstrip("=")
        inner = encoded[4 if shift else 0 : len(encoded) - 2]
        forms |= {inner, inner.replace("+", "-").replace("/", "_")}
    return {form for form in forms if len(form) >= 6}
