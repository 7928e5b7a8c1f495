"""Północ's tables under load: real 13 Duchów, two people in two browsers, two watchers."""

from __future__ import annotations

import asyncio
import html
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from bench.load.play import WATCHER, Side, Table
from bench.load.process import Process, free_port
from bench.load.wire import HOST, Answer, Browser, Message, Socket, WireError, home_of, open_socket

STORAGE: Final = "SQLite, WAL, synchronous=FULL: on the disk before it is acknowledged or shown"

JSON: Final = "application/json"

_GAMES: Final = re.compile(r"(?m)^polnoc_(?:rules|drawing)_seconds_total (\S+)$")
_INVITATION: Final = re.compile(r"/t/[\w-]+/sit/[\w-]+")
_TOKEN: Final = re.compile(r'name="token" value="([^"]*)"')
_ACTION: Final = re.compile(r'name="action" value="([^"]*)"')


class Reply(msgspec.Struct):
    """The result of an answer."""

    key: str
    done: bool


class News(msgspec.Struct):
    """What the generator reads of a live message."""

    turn: str = ""
    put: dict[str, str] = {}
    replies: list[Reply] = []


_news: Final = msgspec.json.Decoder(News).decode


@dataclass(slots=True)
class Question:
    """What a seat is asked: the token of the question and the legal answers."""

    token: str
    actions: list[str]


def side(folder: Path, processes: int = 1, checkout: Path | None = None) -> Side:
    """The real server with a store of its own in `folder`; that of another checkout if one is named."""
    port = free_port()
    command = [sys.executable, "-m", "polnoc", "serve", "--port", str(port), "--store", "tables.db"]
    command += ["--processes", str(processes)]
    sources = {"PYTHONPATH": str(checkout / "src")} if checkout else {}
    process = Process(command, "/", port, folder, sources)
    posts = checkout is not None and not (checkout / "src/polnoc/table/answers.py").exists()
    return Side(
        "Północ",
        process,
        lambda number: OurTable(number, port, posts),
        STORAGE,
        lambda: _games(port, processes),
    )


async def _games(port: int, processes: int) -> float:
    """Seconds spent on rules and drawing, as all processes report."""
    total = 0.0
    for number in range(processes):
        browser = Browser(port, HOST)
        told = _expect(await browser.get(f"/metrics?process={number}"), 200).body.decode()
        browser.close()
        total += sum([float(seconds) for seconds in _GAMES.findall(told)])
    return total


class OurTable(Table):
    """A table as two browsers and two watchers see it."""

    def __init__(self, number: int, port: int, posts: bool = False) -> None:
        super().__init__(number)
        #: Whether answers are posted as forms, as pages did before they sent them on their sockets.
        self.posts = posts
        self.people = [Browser(port, home_of(4 * number + place)) for place in range(4)]
        self.path = ""
        self._asked: dict[int, Question] = {}
        #: Answers in flight, by key.
        self._said: dict[str, asyncio.Future[bool]] = {}
        self._key = 0

    async def open(self) -> None:
        """Open it as people do: one makes the table and sends the other a link, the other sits down."""
        host, guest = self.people[:2]
        table = {"game": "duchy", "way": "online", "seats": "you,free", "name-0": f"Ania {self.number}"}
        self.path = _expect(await host.post("/tables", table), 303).headers["location"]
        page = _expect(await host.get(self.path), 200).body.decode()
        invitation = _INVITATION.search(page)
        if invitation is None:
            raise WireError("the new table shows no invitation")
        _expect(await guest.get(invitation[0]), 303)
        _expect(await guest.post(f"{self.path}/sit", {"whose": "1", "name": f"Olek {self.number}"}), 303)
        for seat, browser in enumerate(self.people):
            await self._listen(browser, seat if seat < 2 else WATCHER)

    async def _listen(self, browser: Browser, seat: int) -> None:
        def hear(socket: Socket, message: Message) -> None:
            self.heard(message, seat)
            if seat != WATCHER:
                raw = socket.text(message)
                self.read(message, raw)
                self._learn(raw, seat)

        self.sockets.append(await open_socket(browser, f"{self.path}/live?seat={seat}", hear))

    def _learn(self, raw: bytes, seat: int) -> None:
        news = _news(raw)
        self.over = self.over or news.turn == "over"
        for reply in news.replies:
            self._said.pop(reply.key).set_result(reply.done)
        form = news.put.get("actions")
        if form is not None:
            actions = [html.unescape(action) for action in _ACTION.findall(form)]
            token = _TOKEN.search(form)
            if actions and token:
                self._asked[seat] = Question(token[1], actions)
            else:
                self._asked.pop(seat, None)
        self.woken()

    def asked(self) -> int | None:
        """A seat with a question open."""
        return self.luck.choice(list(self._asked)) if self._asked else None

    def asks(self, seat: int) -> bool:
        """Whether this seat has a question open."""
        return seat in self._asked

    def token(self, seat: int) -> str:
        """The token of this seat's question."""
        return self._asked[seat].token

    def forget(self, seat: int) -> None:
        """Forget the question of this seat: it is answered elsewhere."""
        del self._asked[seat]

    async def answer(self, seat: int) -> bool:
        """Send one of the legal answers on the live socket, as the page does."""
        question = self._asked.pop(seat)
        self._key += 1
        key = f"load-{seat}-{self._key}"
        form = {
            "seat": str(seat),
            "token": question.token,
            "key": key,
            "action": self.luck.choice(question.actions),
        }
        if self.posts:
            return (await self.people[seat].post(f"{self.path}/answer", form, JSON)).status < 300
        told: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._said[key] = told
        self.sockets[seat].send(msgspec.json.encode(form).decode())
        return await told

    async def state(self) -> object:
        """The table as data, for its first seat."""
        answer = await self.people[0].get(f"{self.path}?seat=0", accept=JSON)
        return _expect(answer, 200).body

    def close(self) -> None:
        """Close sockets and connections."""
        super().close()
        for browser in self.people:
            browser.close()


def _expect(answer: Answer, status: int) -> Answer:
    if answer.status != status:
        raise WireError(f"expected {status}, got {answer.status}: {answer.body[:200]!r}")
    return answer
