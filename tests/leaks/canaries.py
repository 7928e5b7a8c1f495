"""Secrets that sing: whatever must not reach somebody is marked, and everything sent is searched for it.

People sit at every seat of a real server and play over HTTP and live sockets. All that any of them receives,
a watcher too, is kept with all headers, and so is the server's log.
"""

from __future__ import annotations

import asyncio
import base64
import html
import json
import random
import re
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import quote, unquote

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from polnoc.engine.events import Event
from polnoc.engine.seats import EVERYONE, WATCHER
from polnoc.words import LANGUAGES, Words
from tests.leaks.deeds import DUCHY, Leak
from tests.leaks.duchy import PRIVATE

JSON: Final = {"accept": "application/json"}
#: Nothing waits longer than this, in seconds, for something that must come.
LIMIT: Final = 60.0
#: Every canary among notes and talk begins with this, so that they are found all at once.
SONG: Final = "kanarek"
#: Where a page or data can be taken apart without breaking a canary or a sentence.
_PIECES: Final = re.compile(r"[<{]")
_SONGS: Final = re.compile(rf"{SONG}[0-9a-f]{{12}}")

#: Games are long, so that none of them ends and its seed stays a secret.
OPTIONS: Final = {"set-points": "20"}


@dataclass(slots=True)
class Person:
    """Somebody at the table, or a watcher, and everything that came to him."""

    seat: int
    client: httpx2.AsyncClient
    language: str
    received: list[bytes] = field(default_factory=list)
    frames: int = 0
    #: What was told to this seat alone, as it came in data: `key` and `args`.
    told: list[dict[str, Any]] = field(default_factory=list)

    @property
    def text(self) -> str:
        """Everything that came, as it is and decoded; what came again and again stands there once."""
        raw = b"<".join(self.received).decode(errors="replace")
        once = "<".join([*dict.fromkeys(_PIECES.split(raw)), ""])
        return "<".join([once, unquote(once), html.unescape(once)])

    async def get(self, path: str, **kwargs: Any) -> httpx2.Response:
        return self._keep(await self.client.get(path, **kwargs))

    async def post(self, path: str, **fields: str) -> httpx2.Response:
        form = {"seat": str(self.seat), **fields}
        return self._keep(await self.client.post(path, data=form, headers=JSON))

    async def data(self, table: str) -> dict[str, Any]:
        """The table as data, with the whole log."""
        answer = await self.get(table, params={"events": "0"}, headers=JSON)
        data: dict[str, Any] = answer.json()
        self.told += [event for event in data["log"] if event["key"] in PRIVATE]
        return data

    def _keep(self, answer: httpx2.Response) -> httpx2.Response:
        head = "\n".join([f"{name}: {value}" for name, value in answer.headers.multi_items()])
        self.received += [head.encode(), answer.content]
        return answer

    async def listen(self, socket: ClientConnection) -> None:
        """Keep what the live socket says until it is closed."""
        try:
            while True:
                message = await socket.recv()
                self.received.append(message.encode() if isinstance(message, str) else message)
                self.frames += 1
        except ConnectionClosed:
            return


@dataclass(slots=True)
class Game:
    """A game with canaries: who was there, and which songs belong to whom."""

    table: str
    people: list[Person]
    #: By canary: the seats that may hear it.
    songs: dict[str, set[int]] = field(default_factory=dict)
    #: By seat: the secrets that hold it, and the host's for the first.
    secrets: dict[int, set[str]] = field(default_factory=dict)
    #: Set once the game has been played; nobody may have heard it.
    seed: str = ""

    def song(self, *seats: int) -> str:
        """A new canary for these seats alone."""
        made = SONG + secrets.token_hex(6)
        self.songs[made] = set(seats)
        return made


# Playing ----------------------------------------------------------------------------


async def play_game(address: str, number: int, deeds: int, rarely: bool = False) -> Game:
    """Sit down at every seat, play so many deeds, and ask for what one may not have, or only for a page."""
    rng = random.Random(f"canaries {number}")
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(_visitor(address, seat, rng)) for seat in _seats(number)]
        game = Game(await _sit_down(people), people)
        for person in people:
            await stack.enter_async_context(_listening(person, address, game.table))
        for _ in range(deeds):
            await _one(game, rng)
        for person in people:
            await (person.get(game.table) if rarely else _look_around(game, person, rng))
        await _say(game, people[0], "the end")
    for person in people[:-1]:
        game.secrets[person.seat] = _secrets_of(person)
    return game


def _seats(number: int) -> tuple[int, ...]:
    return (*range(2 + number % 3), WATCHER)


@asynccontextmanager
async def _visitor(address: str, seat: int, rng: random.Random) -> AsyncIterator[Person]:
    language = rng.choice(LANGUAGES)
    async with httpx2.AsyncClient(base_url=address, timeout=LIMIT, cookies={"lang": language}) as client:
        yield Person(seat, client, language)


async def _sit_down(people: list[Person]) -> str:
    """The first makes a table, the others take the seats they are invited to; its address."""
    host, *guests = people[:-1]
    seats = ",".join(["you", *["free" for _ in guests]])
    made = await host.post("/tables", game="duchy", seats=seats, **{"name-0": "Ala"}, **OPTIONS)
    table = made.headers.get("location") or made.json()["table"]
    page = (await host.get(table)).text
    links = dict.fromkeys(re.findall(rf"{table}/sit/([\w-]+)", page))
    for guest, link in zip(guests, links, strict=True):
        await guest.get(f"{table}/sit/{link}")
        await guest.post(f"{table}/sit", whose=str(guest.seat), name=f"Gość {guest.seat}")
    return str(table)


@asynccontextmanager
async def _listening(person: Person, address: str, table: str) -> AsyncIterator[None]:
    cookie = "; ".join([f"{cookie.name}={cookie.value}" for cookie in person.client.cookies.jar])
    where = f"{address.replace('http', 'ws', 1)}{table}/live?seat={person.seat}&have="
    async with connect(where, additional_headers={"cookie": cookie}, max_size=None) as socket:
        listening = asyncio.ensure_future(person.listen(socket))
        yield
        await socket.close()
        await listening


async def _one(game: Game, rng: random.Random) -> None:
    """One thing that happens: an answer mostly, or notes, talk, an undo."""
    person = rng.choice(game.people[:-1])
    kind = rng.choice(("answer",) * 6 + ("note", "note", "team", "team", "undo"))
    if kind == "note":
        await person.post(f"{game.table}/note", text=game.song(person.seat))
    elif kind == "team":
        team = {person.seat, (person.seat + 2) % 4} if len(game.people) == 5 else {person.seat}
        await person.post(f"{game.table}/say", text=game.song(*team), to="team")
    elif kind == "undo":
        await person.post(f"{game.table}/undo", key=secrets.token_hex(8))
        await _agree(game)
    else:
        await _answer(game, rng)


async def _agree(game: Game) -> None:
    for person in game.people[:-1]:
        await person.post(f"{game.table}/undo-reply", key=secrets.token_hex(8), allow="yes")


async def _answer(game: Game, rng: random.Random) -> None:
    for person in game.people[:-1]:
        seen = await person.data(game.table)
        if seen["options"]:
            action = rng.choice(seen["options"])["action"]
            key = secrets.token_hex(8)
            await person.post(f"{game.table}/answer", token=seen["token"], key=key, action=action)
            return
    raise AssertionError("nobody is asked")


async def _look_around(game: Game, person: Person, rng: random.Random) -> None:
    """Pages, the past, a hint; and everything that is not for this person."""
    table, other = game.table, rng.choice(game.people[:-1]).seat
    for path in ("", f"?seat={other}", "/then/1", f"/then/2?seat={other}", f"/link/{other}"):
        await person.get(table + path)
    for path in ("/replay", "/replay/1?eyes=above", "/record.json", "/record.txt"):
        await person.get(table + path, headers=rng.choice((JSON, {})))
    await person.get(rng.choice(("/", "/health", "/metrics", "/api", "/nothing")))
    for what in ("answer", "undo", "why", "hint", "note", "free", "stand-in"):
        fields = {"token": "x", "key": "", "text": "", "piece": "hand", "whose": "7"}
        await person.post(f"{table}/{what}", seat=str(other), **fields)
    await person.post(f"{table}/answer", token="stale", key="k", action="fly 3")


async def _say(game: Game, person: Person, text: str) -> None:
    await person.post(f"{game.table}/say", text=text)


def _secrets_of(person: Person) -> set[str]:
    """The secrets that a browser holds."""
    kept = [cookie.value or "" for cookie in person.client.cookies.jar if cookie.name.startswith("seats-")]
    return {secret for value in kept for secret in value.split(".")}


# Searching ----------------------------------------------------------------------------


def check_game(game: Game, log: str) -> int:
    """Leak if anybody, or the server's log, has what it must not have; how many bytes were searched."""
    searched = 0
    for person in game.people:
        text = person.text
        searched += len(text)
        for hit in _hits(game, person, text):
            raise Leak(f"seat {person.seat} was sent {hit}")
    for hit in _in_log(game, log):
        raise Leak(f"the log of the server has {hit}")
    return searched


def _hits(game: Game, person: Person, text: str) -> Iterator[str]:
    for song in set(_SONGS.findall(text)):
        if person.seat not in game.songs.get(song, ()):
            yield f"the canary {song}"
    for form in _forms(SONG):
        if form in text and form != SONG:
            yield f"a canary in disguise: {form}"
    for form in _forms(game.seed):
        if form in text:
            yield "the seed"
    for seat, held in game.secrets.items():
        for secret in held - game.secrets.get(person.seat, set()):
            if any([form in text for form in _forms(secret)]):
                yield f"a secret of seat {seat}"
    yield from _private_words(game, person, text)
    yield from _private_data(person)


def _in_log(game: Game, log: str) -> Iterator[str]:
    yield from _SONGS.findall(log)
    for secret in [game.seed, *[secret for held in game.secrets.values() for secret in held]]:
        if any([form in log for form in _forms(secret)]):
            yield "a secret"


def _forms(secret: str) -> set[str]:
    """A text as it is, and in the usual disguises."""
    raw = secret.encode()
    forms = {secret, raw.hex(), quote(secret, safe=""), secret[::-1], json.dumps(secret)[1:-1]}
    for shift in range(3):
        # In base64 a text looks otherwise at each of three places; its ends depend on what is around it.
        encoded = base64.b64encode(b"\0" * shift + raw).decode().rstrip("=")
        inner = encoded[4 if shift else 0 : len(encoded) - 2]
        forms |= {inner, inner.replace("+", "-").replace("/", "_")}
    return {form for form in forms if len(form) >= 6}


def _private_words(game: Game, person: Person, text: str) -> Iterator[str]:
    """What others were told alone, in the words that this person's page would have for it."""
    words = Words(person.language, DUCHY, _names(game), person.seat)
    for other in game.people[:-1]:
        for event in other.told:
            if person.seat in _concerned(event) or not _names_a_card(event):
                continue
            sentence = words.event(Event(event["key"], event["args"], EVERYONE))
            if f">{sentence}<" in text:
                yield f"'{sentence}'"


def _private_data(person: Person) -> Iterator[str]:
    for event in person.told:
        if person.seat not in _concerned(event):
            yield f"the event {event}"


def _concerned(event: dict[str, Any]) -> list[int]:
    return [event["args"][name] for name in PRIVATE[event["key"]][0]]


def _names_a_card(event: dict[str, Any]) -> bool:
    return any([event["args"][name] for name in PRIVATE[event["key"]][1]])


def _names(game: Game) -> list[str]:
    return ["Ala", *[f"Gość {person.seat}" for person in game.people[1:-1]]]
