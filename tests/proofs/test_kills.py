"""A server is killed during moves of all games. What it acknowledged is there after the restart.

A release run is the same with larger numbers:
POLNOC_SERVER_KILLS=200 POLNOC_POSTGRES_KILLS=50 POLNOC_PROCESS_KILLS=50 pytest tests/proofs/test_kills.py
"""

from __future__ import annotations

import asyncio
import logging
import random
import sys
from collections import Counter
from pathlib import Path

import pytest

from polnoc.store import open_store
from tests.proofs import counts
from tests.proofs.browsers import HttpBrowser, http_browsers
from tests.proofs.cases import Case, rotation
from tests.proofs.in_process import run
from tests.proofs.planted import EARLY
from tests.proofs.players import History, Verdict, begin, judge, look, submit, wish_of
from tests.proofs.servers import REAL, Server
from tests.store.postgres_server import Server as Postgres

#: Reports what a run measured; show it with pytest --log-cli-level=INFO.
figures = logging.getLogger(__name__)

TABLES = 8
#: One in this many answers is a player's last at a table, so that all games get a turn.
LEAVE_ONE_IN = 100
#: One in this many tables has bots.
BOTS_ONE_IN = 7
#: The planted fault must lose something within this many kills.
CONTROL_KILLS = 5
CONTROL_ACKS = 50


class CrashTest:
    """People who play at many tables at once, go on after every crash, and remember everything."""

    def __init__(self, address: str, program: tuple[str, ...] = REAL, processes: int = 1) -> None:
        self.address = address
        self.program = program
        self.processes = processes
        self.cases = rotation()
        #: The case of each table, and the tables that have bots.
        self.played: dict[str, Case] = {}
        self.bots: set[str] = set()
        self.history = History()
        self.rng = random.Random(13)
        #: The cookies that hold the seats of each table.
        self.cookies: dict[str, dict[str, str]] = {}
        #: The tables that have changed since the last judgement.
        self.touched: set[str] = set()

    def play_until_killed(self, answers: int) -> None:
        """Start a server, play until it has acknowledged this many answers, kill it."""
        server = self._serve()
        try:
            run(self._play(server, answers))
        finally:
            server.kill()

    def _serve(self) -> Server:
        together = ("--processes", str(self.processes)) if self.processes > 1 else ()
        return Server(self.address, self.program, *together)

    async def _play(self, server: Server, answers: int) -> None:
        enough = self.history.acknowledged + answers
        tables = [*self.cookies][-TABLES:]
        places = tables + [""] * (TABLES - len(tables))
        with http_browsers([server.port] * TABLES) as people:
            pairs = zip(people, places, strict=True)
            await asyncio.gather(*[self._keep_playing(*pair, enough, server) for pair in pairs])

    async def _keep_playing(self, person: HttpBrowser, table: str, enough: int, server: Server) -> None:
        """Play until somebody has killed the server."""
        try:
            if table:
                person.cookies = self.cookies[table]
                await self._ask_again(person, table)
            while self.history.acknowledged < enough:
                table = await self._answer(person, table)
            server.strike()  # the others have requests in flight
        except (ConnectionError, asyncio.IncompleteReadError):
            assert self.history.acknowledged >= enough, "the server died by itself"

    async def _answer(self, person: HttpBrowser, table: str) -> str:
        """Give one answer at a table; return the table at which to go on."""
        stays = table and self.rng.randrange(LEAVE_ONE_IN)
        wish = await wish_of(person, table, self.rng, undo=True) if stays else None
        if wish is None:
            table = await self._begin(person)
        else:
            self.touched.add(table)
            await submit(person, self.history, wish)
        return table

    async def _begin(self, person: HttpBrowser) -> str:
        """Create a table of the next case."""
        case, bots = next(self.cases), len(self.played) % BOTS_ONE_IN == BOTS_ONE_IN - 1
        person.cookies = {}
        table = await begin(person, case, case.with_bots if bots else case.people)
        self.played[table], self.cookies[table] = case, person.cookies
        if bots and case.players > 1:
            self.bots.add(table)
        return table

    async def _ask_again(self, person: HttpBrowser, table: str) -> None:
        """Retry unanswered wishes with the same keys: each is applied once, either before or now."""
        for wish in self.history.tables[table].unanswered:
            await submit(person, self.history, wish)

    def summary(self) -> str:
        """Summarize how many answers were acknowledged at how many tables of each case."""
        tables, answers = Counter[str](), Counter[str]()
        for table, case in self.played.items():
            tables[str(case)] += 1
            answers[str(case)] += len(self.history.tables[table].acknowledged)
        return ", ".join([f"{case} {answers[case]} at {tables[case]}" for case in sorted(tables)])

    def judge(self, everything: bool = False) -> Verdict:
        """Compare the store with the history: what has changed since the last time, or all of it."""
        with open_store(self.address) as store:
            assert store.faults().wait() == []
            verdict = judge(store, self.history, [*self.history.tables] if everything else self.touched)
        self.touched.clear()
        return verdict

    def tables_as_reloaded(self, verdict: Verdict) -> dict[str, object]:
        """Return what a fresh server shows at every table of people, to its seats and to a watcher."""
        server = self._serve()
        try:
            return run(self._look(server, [table for table in verdict.views if table not in self.bots]))
        finally:
            server.kill()

    async def _look(self, server: Server, tables: list[str]) -> dict[str, object]:
        seen: dict[str, object] = {}
        with http_browsers([server.port] * 2) as (person, stranger):
            for table in tables:
                person.cookies = self.cookies[table]
                seats = range(self.played[table].players)
                views = [(await look(person, table, seat))["view"] for seat in seats]
                seen[table] = [*views, (await look(stranger, table))["view"]]
        return seen


def prove_that_nothing_is_lost(address: str, kills: int, answers: int, processes: int = 1) -> None:
    crash_test = CrashTest(address, processes=processes)
    for _ in range(kills):
        crash_test.play_until_killed(answers)
        assert crash_test.judge().faults == (0, 0, 0, 0)
    verdict = crash_test.judge(everything=True)
    assert verdict.faults == (0, 0, 0, 0)
    assert crash_test.history.acknowledged >= kills * answers
    shown = crash_test.tables_as_reloaded(verdict)
    assert shown == {table: views for table, views in verdict.views.items() if table in shown}
    figures.info(f"{kills} kills, {crash_test.history.acknowledged} answers, 0 lost: {crash_test.summary()}")


@pytest.mark.measure
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    prove_that_nothing_is_lost(str(tmp_path / "tables.db"), counts.SERVER_KILLS, counts.SERVER_ACKS)


@pytest.mark.measure
def test_nothing_acknowledged_is_lost_on_postgresql(postgres: Postgres) -> None:
    prove_that_nothing_is_lost(postgres.emptied_database(), counts.POSTGRES_KILLS, counts.POSTGRES_ACKS)


@pytest.mark.measure
@pytest.mark.skipif(sys.platform != "linux", reason="connections are handed over on Linux")
def test_nothing_acknowledged_is_lost_when_all_processes_of_a_server_are_killed(tmp_path: Path) -> None:
    address = str(tmp_path / "tables.db")
    prove_that_nothing_is_lost(address, counts.PROCESS_KILLS, counts.PROCESS_ACKS, processes=2)


@pytest.mark.measure
def test_a_room_that_acknowledges_before_the_commit_is_found_out(tmp_path: Path) -> None:
    crash_test = CrashTest(str(tmp_path / "tables.db"), EARLY)
    for _ in range(CONTROL_KILLS):
        crash_test.play_until_killed(CONTROL_ACKS)
        if crash_test.judge().lost:
            return
    pytest.fail("a table that acknowledges before it stores lost nothing: the proofs above have no teeth")
