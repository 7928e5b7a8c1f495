"""What each person did and saw is compared with the log, while servers are killed, paused and cut off.

Two servers share one PostgreSQL; at every table the seats alternate between them.
A release run: POLNOC_HISTORY_FAULTS=150 POLNOC_HISTORY_ACKS=2000 pytest tests/proofs/test_history.py
"""

from __future__ import annotations

import asyncio
import logging
import random
import signal
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice

import pytest

from polnoc.store import open_store
from tests.proofs import counts
from tests.proofs.browsers import HttpBrowser, http_browsers
from tests.proofs.cases import CASES, Case, rotation
from tests.proofs.in_process import run
from tests.proofs.players import History, Wish, begin, judge, look, submit
from tests.proofs.servers import Server
from tests.store.postgres_server import Server as Postgres

TABLES = 4
#: One in this many answers is the last at its table, so that all games get a turn.
LEAVE_ONE_IN = 40
#: The largest number of seats at a table.
MOST_SEATS = max([case.players for case in CASES])
#: Seconds after which a person asks again if nothing has come.
PATIENCE = 1.0
#: Seconds for which a server is paused: longer than anybody's patience.
A_PAUSE = 1.5

figures = logging.getLogger(__name__)

BROKEN = (ConnectionError, asyncio.IncompleteReadError, TimeoutError)


class Table:
    """Where some people sit; after a game, or when one of them leaves, they move on to another table."""

    def __init__(self, cases: Iterator[Case]) -> None:
        self.id = ""
        self.cases = cases
        #: How much of the log each of them has seen.
        self.seen = [0] * MOST_SEATS

    def leave(self, id: str) -> None:
        """Abandon a table."""
        if self.id == id:
            self.id = ""


class Player:
    """A seat at one of the servers."""

    def __init__(self, browser: HttpBrowser, server: int, seat: int, table: Table) -> None:
        self.browser = browser
        self.server = server
        self.seat = seat
        self.table = table

    async def play(self, history: History, done: asyncio.Event, rng: random.Random) -> None:
        """Answer whenever asked; after any failure, retry the same answer."""
        while not done.is_set() or self._unanswered(history):
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._step(history, rng)
            except BROKEN:
                self.browser.close()
                await asyncio.sleep(0.05)

    async def _step(self, history: History, rng: random.Random) -> None:
        for wish in self._unanswered(history):
            await submit(self.browser, history, wish)
        if not self.table.id:
            await self._move_on()
            return
        id = self.table.id
        seen = await look(self.browser, id, self.seat)
        if id != self.table.id or seen["seat"] != self.seat:  # they have moved, or there are fewer seats
            await asyncio.sleep(0.005)
            return
        assert seen["events"] >= self.table.seen[self.seat], "who has seen something never sees less"
        self.table.seen[self.seat] = seen["events"]
        if seen["options"]:
            action = rng.choice(seen["options"])["action"]
            await submit(self.browser, history, Wish(id, "answer", self.seat, action, seen["token"]))
            if rng.randrange(LEAVE_ONE_IN) == 0:
                self.table.leave(id)
        elif seen["over"]:
            self.table.leave(id)
        else:
            await asyncio.sleep(0.005)

    async def _move_on(self) -> None:
        """One player creates a new table, the other waits for it."""
        if self.seat == 0:
            id = await begin(self.browser, next(self.table.cases))
            self.table.seen = [0] * MOST_SEATS
            self.table.id = id
        else:
            await asyncio.sleep(0.005)

    def _unanswered(self, history: History) -> list[Wish]:
        played = history.tables.get(self.table.id)
        return [wish for wish in played.unanswered if wish.seat == self.seat] if played else []


class Pair:
    """Two servers, one of which is made to fail."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.servers = [Server(address), Server(address)]

    async def suffer(self, fault: str, number: int, players: list[Player]) -> None:
        """Cause a fault at one of the servers."""
        which = number % 2
        server = self.servers[which]
        theirs = [player.browser for player in players if player.server == which]
        if fault == "kill":
            await asyncio.to_thread(server.kill)
            self.servers[which] = await asyncio.to_thread(Server, self.address)
        elif fault == "stop":
            server.process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(A_PAUSE)
            server.process.send_signal(signal.SIGCONT)
        for browser in theirs:
            browser.close()  # in the middle of whatever request is in flight
            browser.port = self.servers[which].port

    def stop(self) -> None:
        for server in self.servers:
            if server.alive:
                server.stop()


async def live_through(pair: Pair, faults: int, acks: int) -> History:
    """Play at several tables, with a fault after every `acks` acknowledged answers."""
    rng, history, done = random.Random(13), History(), asyncio.Event()
    cases = rotation()
    with http_browsers([pair.servers[0].port] * MOST_SEATS * TABLES) as browsers:
        players = []
        for number in range(TABLES):
            table, cookies = Table(cases), browsers[number * MOST_SEATS].cookies
            for seat, browser in enumerate(browsers[number * MOST_SEATS :][:MOST_SEATS]):
                server = (number + seat) % 2
                browser.cookies, browser.port = cookies, pair.servers[server].port
                players.append(Player(browser, server, seat, table))
        playing = asyncio.gather(*[player.play(history, done, rng) for player in players])
        for number, fault in enumerate(islice(cycle(("kill", "stop", "drop")), faults)):
            enough = history.acknowledged + acks
            while history.acknowledged < enough and not playing.done():
                await asyncio.sleep(0.02)
            await pair.suffer(fault, number, players)
        done.set()
        await playing
    return history


@pytest.mark.measure
def test_what_people_did_and_saw_agrees_with_the_log(postgres: Postgres) -> None:
    address = postgres.emptied_database()
    pair = Pair(address)
    try:
        history = run(live_through(pair, counts.HISTORY_FAULTS, counts.HISTORY_ACKS))
    finally:
        pair.stop()
    assert history.acknowledged >= counts.HISTORY_FAULTS * counts.HISTORY_ACKS
    with open_store(address) as store:
        assert store.faults().wait() == []
        assert judge(store, history, history.tables).faults == (0, 0, 0, 0)
        games = Counter([store.log(table).wait().table.game for table in history.tables])
    figures.info(f"{counts.HISTORY_FAULTS} faults, {history.acknowledged} answers, tables: {dict(games)}")
