"""Scripted people: they play at whatever server answers, and watch at all of them.

Whoever gets no answer, or is told that nothing can be stored now, resends the same to the next server, as a
browser behind a proxy does. What was submitted and acknowledged is recorded (`History`) and compared with the
log.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tests.cluster.machines import PATIENCE
from tests.proofs.browsers import JSON, LIMIT, Answer, HttpBrowser
from tests.proofs.cases import Case
from tests.proofs.open_page import version_of
from tests.proofs.players import CONFLICT, DONE, History, Wish, begin, is_said

#: Seconds without an answer after which a person tries another server.
ELSEWHERE_SECONDS: Final = 3.0
#: Polling interval in seconds.
LOOK: Final = 0.05
AWAY: Final = (500, 502, 503, 504)

BROKEN: Final = (OSError, asyncio.IncompleteReadError, TimeoutError)


class NobodyAnswers(Exception):
    """A server did not answer, or could not store anything."""


class Roamer:
    """Somebody who goes on at another server when one does not answer."""

    def __init__(self, ports: Sequence[int], first: int) -> None:
        self.browsers = [HttpBrowser(port) for port in ports]
        for browser in self.browsers:
            browser.cookies = self.browsers[0].cookies
        self._at = first % len(ports)
        self.told_away = 0
        #: By server: its last response.
        self.heard = [""] * len(ports)

    @property
    def browser(self) -> HttpBrowser:
        """The browser that this person uses now."""
        return self.browsers[self._at]

    async def ask(self, method: str, path: str, form: dict[str, str] | None = None) -> Answer:
        """Send a request; NobodyAnswers, and another server next time, if that fails."""
        try:
            async with asyncio.timeout(ELSEWHERE_SECONDS):
                browser = self.browser
                asked = browser.get(path, JSON) if method == "GET" else browser.post(path, form or {})
                answer = await asked
        except BROKEN:
            answer = None
        self.heard[self._at] = f"{answer.status} {answer.text[:200]}" if answer else "nothing"
        if answer is None or answer.status in AWAY:
            self.told_away += answer is not None and "problem" in answer.text
            self.browser.close()
            self._at = (self._at + 1) % len(self.browsers)
            await asyncio.sleep(LOOK)
            raise NobodyAnswers
        return answer

    async def send(self, wish: Wish) -> int:
        """Send a wish as pages do; return its status, or raise NobodyAnswers."""
        if is_said(wish):
            with contextlib.suppress(*BROKEN):  # then it is posted
                async with asyncio.timeout(ELSEWHERE_SECONDS):
                    if await self.browser.say(wish.live, wish.form):
                        return DONE
        answer = await self.ask("POST", wish.address, wish.form)
        assert answer.status in (DONE, CONFLICT), answer.text
        return answer.status

    def close(self) -> None:
        """Close all connections."""
        for browser in self.browsers:
            browser.close()


class Watcher:
    """A page open at one server, which reopens its socket whenever that has ended."""

    def __init__(self, port: int, table: str) -> None:
        self._browser = HttpBrowser(port)
        self._table = table
        self.shown_version = ""
        self.frames = 0
        self._task = asyncio.ensure_future(self._follow())

    async def _follow(self) -> None:
        while True:
            with contextlib.suppress(Exception):  # whatever ends a socket, a page opens another one
                async with self._browser.listen(f"/t/{self._table}/live?have={self.shown_version}") as socket:
                    async for message in socket:
                        self.frames += 1
                        self.shown_version = json.loads(message).get("mark") or self.shown_version
            await asyncio.sleep(LOOK)

    async def events(self) -> int:
        """Return how many events of the game this server has sent; -1 if it does not say."""
        with contextlib.suppress(*BROKEN, AssertionError, KeyError):
            async with asyncio.timeout(ELSEWHERE_SECONDS):
                answer = await self._browser.get(f"/t/{self._table}", JSON)
            if answer.status == DONE:
                return int(answer.data["events"])
        self._browser.close()
        return -1

    async def shows_all(self) -> bool:
        """Whether the page shows what a fresh one would."""
        with contextlib.suppress(*BROKEN, AssertionError):
            async with asyncio.timeout(ELSEWHERE_SECONDS):
                answer = await self._browser.get(f"/t/{self._table}")
            return answer.status == DONE and version_of(answer.text) == self.shown_version
        self._browser.close()
        return False

    async def story(self) -> Any:
        """Return everything that a watcher is told here."""
        answer = await self._browser.get(f"/t/{self._table}?events=0", JSON)
        assert answer.status == DONE, answer.text
        return [(event["key"], event["args"]) for event in answer.data["log"]], answer.data["over"]

    async def close(self) -> None:
        """Close the page."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._browser.close()


@dataclass
class Crowd:
    """People at several tables, who can be told to wait."""

    ports: Sequence[int]
    cases: Iterator[Case]
    history: History = field(default_factory=History)
    rng: random.Random = field(default_factory=lambda: random.Random(13))
    #: By table: its open pages, one at each server.
    pages: dict[str, list[Watcher]] = field(default_factory=dict)
    #: All tables that were played, and their games.
    games: dict[str, str] = field(default_factory=dict)
    may_play: asyncio.Event = field(default_factory=asyncio.Event)
    done: bool = False
    busy: int = 0
    #: By table: who has sent an answer there and waits for the outcome.
    waiting: dict[str, Roamer] = field(default_factory=dict)
    #: How often somebody got a message that nothing can be stored now.
    told_away: int = 0
    #: The tasks of the players, one for each place.
    players: list[asyncio.Future[None]] = field(default_factory=list)

    async def play(self, tables: int, answers: int) -> None:
        """Play at `tables` tables at once; after `answers` at one, its people go on to another."""
        self.players = [asyncio.ensure_future(self._sit(number, answers)) for number in range(tables)]
        await asyncio.gather(*self.players)

    async def _sit(self, number: int, answers: int) -> None:
        turn = number
        while not self.done:
            person = Roamer(self.ports, turn)
            case, turn = next(self.cases), turn + 1
            seats = case.with_bots if turn % 2 and case.players > 1 else case.people
            with contextlib.suppress(NobodyAnswers):
                table = await self._begin(person, case, seats)
                for _ in range(answers):
                    if self.done or not await self._answer(person, table):
                        break
            self.told_away += person.told_away
            person.close()

    async def _begin(self, person: Roamer, case: Case, seats: str) -> str:
        await self.may_play.wait()
        try:
            async with asyncio.timeout(LIMIT):
                table = await begin(person.browser, case, seats, **case.short)
        except (*BROKEN, AssertionError):
            await asyncio.sleep(LOOK)
            raise NobodyAnswers from None
        self.games[table] = case.game.id
        self.pages[table] = [Watcher(port, table) for port in self.ports]
        return table

    async def _answer(self, person: Roamer, table: str) -> bool:
        """Let whoever is asked answer until that is stored or refused; return whether the game goes on."""
        while True:
            await self.may_play.wait()
            self.busy += 1
            try:
                wish, is_over = await self._wish(person, table)
                if wish is not None:
                    await self._submit(person, wish)
                    return True
                if is_over or self.done:
                    return False
                await person.ask("GET", "/health")  # a proxy sends nobody to an unhealthy server
            except NobodyAnswers:
                if self.done:
                    return False
            finally:
                self.busy -= 1
            await asyncio.sleep(LOOK)

    async def _wish(self, person: Roamer, table: str) -> tuple[Wish | None, bool]:
        """Return an answer of somebody who is asked, and whether the game is over."""
        seen = (await person.ask("GET", f"/t/{table}?seat=0")).data
        if seen.get("over") or not seen.get("view"):
            return None, bool(seen.get("over"))
        people = [seat for seat, player in enumerate(seen["players"]) if player["played_by"] == "you"]
        asked = [seat for seat in seen["view"]["asked"] if seat in people]
        if not asked:
            return None, False
        seat = self.rng.choice(asked)
        if seat:
            seen = (await person.ask("GET", f"/t/{table}?seat={seat}")).data
        if not seen["options"]:
            return None, False
        action = self.rng.choice(seen["options"])["action"]
        return Wish(table, "answer", seat, action, seen["token"]), False

    async def _submit(self, person: Roamer, wish: Wish) -> None:
        """Send a wish until its outcome is known, even if everybody is to wait meanwhile."""
        self.history.submits(wish)
        self.waiting[wish.table] = person
        while True:
            with contextlib.suppress(NobodyAnswers):
                self.history.hears(wish, await person.send(wish))
                del self.waiting[wish.table]
                return

    async def hold(self) -> None:
        """Let everybody finish what they are doing, and wait."""
        self.may_play.clear()
        deadline = time.monotonic() + PATIENCE
        while self.busy:
            self._ask_after_players()
            waiting = {table: person.heard for table, person in self.waiting.items()}
            assert time.monotonic() < deadline, f"somebody never gets an answer: {waiting}"
            await asyncio.sleep(LOOK)

    async def more_answers(self, count: int) -> None:
        """Wait until this many more answers have been acknowledged."""
        enough, deadline = self.history.acknowledged + count, time.monotonic() + PATIENCE
        while self.history.acknowledged < enough:
            self._ask_after_players()
            waiting = {table: person.heard for table, person in self.waiting.items()}
            assert time.monotonic() < deadline, f"nobody can play: {waiting}"
            await asyncio.sleep(LOOK)

    def _ask_after_players(self) -> None:
        """Raise a player's failure, instead of waiting for answers that nobody gives any more."""
        for player in self.players:
            if player.done():
                player.result()

    def current(self, most: int = 8) -> dict[str, list[Watcher]]:
        """Return the pages of the latest tables."""
        return dict(list(self.pages.items())[-most:])

    async def close_old_pages(self, keep: int = 8) -> None:
        """Close pages of abandoned tables, which nobody watches forever."""
        for table in list(self.pages)[:-keep]:
            for page in self.pages.pop(table):
                await page.close()

    async def close(self) -> None:
        """Close all pages."""
        for pages in self.pages.values():
            for page in pages:
                await page.close()


async def agree(pages: dict[str, list[Watcher]]) -> None:
    """Wait until all servers tell the same story of each table; bots may still play there."""
    deadline = time.monotonic() + PATIENCE
    for watchers in pages.values():
        while True:
            first, *others = [await watcher.story() for watcher in watchers]
            if all([other == first for other in others]):
                break
            assert time.monotonic() < deadline, "servers tell different stories"
            await asyncio.sleep(LOOK)


async def caught_up(pages: dict[str, list[Watcher]], behind: Sequence[int], ahead: int) -> float:
    """Return the seconds until the pages at the servers `behind` show as much as the server `ahead` tells."""
    began = time.monotonic()

    async def one(watchers: list[Watcher]) -> None:
        target = await watchers[ahead].events()
        for number in behind:
            page = watchers[number]
            while await page.events() < target or not await page.shows_all():
                assert time.monotonic() < began + PATIENCE, "a page never catches up"
                await asyncio.sleep(LOOK)

    await asyncio.gather(*[one(watchers) for watchers in pages.values()])
    return time.monotonic() - began
