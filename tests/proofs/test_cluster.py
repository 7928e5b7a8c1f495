"""Several processes behind one address: a request is answered by the process that owns its table."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from polnoc import cli, commands
from polnoc.store import open_store
from polnoc.table import cluster, leader
from polnoc.table.cluster import Member
from tests.proofs import counts
from tests.proofs.browsers import LIMIT, HttpBrowser, http_browsers
from tests.proofs.cases import Case, rotation
from tests.proofs.in_process import run
from tests.proofs.players import History, begin, begin_online, look, submit, wish_of
from tests.proofs.servers import Server, serving
from tests.proofs.test_two_servers import is_played, live_cases, play_on, shown_to

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="connections are handed over on Linux")

PROCESSES = 3


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of several processes, for tests that may kill it."""
    with serving(str(tmp_path / "tables.db"), ("polnoc",), "--processes", str(PROCESSES)) as found:
        yield found


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same, for tests that leave it running."""
    store = tmp_path_factory.mktemp("shared") / "tables.db"
    with serving(str(store), ("polnoc",), "--processes", str(PROCESSES)) as found:
        yield found


def home_of(table: str) -> int:
    [home] = [number for number in range(PROCESSES) if Member(number, PROCESSES, {}).owns(table)]
    return home


async def tables_everywhere(browser: HttpBrowser) -> dict[int, str]:
    """Create a table in every process, with the games in turn; new connections reach any process."""
    found: dict[int, str] = {}
    cases = rotation()
    while len(found) < PROCESSES:
        with http_browsers([browser.port]) as (other,):
            other.cookies = browser.cookies
            table = await begin(other, next(cases))
            found.setdefault(home_of(table), table)
    return found


@pytest.mark.measure
def test_whole_games_are_seen_live_by_everybody(server: Server, tmp_path: Path) -> None:
    async def proof(case: Case) -> str:
        with http_browsers([server.port] * (case.players + 1)) as (*people, watcher):
            table = await begin_online(people[0], people[1:], case, **case.short)
            async with shown_to([*people, watcher], table) as shown:
                await play_on(table, shown, counts.LIVE_ANSWERS)
                for each in shown:
                    assert each.page.differs_from(await each.catches_up()) == ""
            return table

    tables = [run(proof(case)) for case in live_cases()]
    server.stop()
    with open_store(str(tmp_path / "tables.db")) as store:
        for table in tables:
            assert is_played(store, table, counts.LIVE_ANSWERS)


def test_one_connection_can_ask_for_every_table(shared: Server) -> None:
    async def proof() -> None:
        with http_browsers([shared.port]) as (browser,):
            tables = await tables_everywhere(browser)
            history, rng = History(), random.Random(5)
            for _ in range(4):
                for table in tables.values():
                    wish = await wish_of(browser, table, rng)
                    assert wish is not None
                    await submit(browser, history, wish)
            assert history.acknowledged == 4 * PROCESSES
            browser.cookies["tables"] = ".".join(tables.values())
            start = (await browser.get("/")).text  # for tables of other processes it shows the stored state
            assert all([f"/t/{table}" in start for table in tables.values()])

    run(proof())


def test_a_request_that_comes_letter_by_letter_finds_its_table(shared: Server) -> None:
    async def proof() -> dict[int, str]:
        with http_browsers([shared.port]) as (browser,):
            return await tables_everywhere(browser)

    for table in run(proof()).values():
        with socket.create_connection(("127.0.0.1", shared.port), LIMIT) as connection:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for letter in f"GET /t/{table} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n":
                connection.sendall(letter.encode())
            answer = b"".join(iter(lambda: connection.recv(65_536), b""))
        assert answer.startswith(b"HTTP/1.1 200 ")
        assert table.encode() in answer


def test_each_process_tells_its_own_figures(shared: Server) -> None:
    async def proof() -> None:
        with http_browsers([shared.port]) as (browser,):
            tables = await tables_everywhere(browser)
            for number in tables:
                text = (await browser.get(f"/metrics?process={number}")).text
                [rooms] = [line for line in text.splitlines() if line.startswith("polnoc_rooms ")]
                assert int(rooms.split()[1]) >= 1
                assert (await browser.get(f"/health?process={number}")).data["status"] == "ok"

    run(proof())


def test_a_process_that_is_killed_is_begun_anew_and_has_its_tables(shared: Server) -> None:
    async def play(tables: dict[int, str], browser: HttpBrowser, history: History) -> None:
        for table in tables.values():
            wish = await wish_of(browser, table, random.Random(7))
            assert wish is not None
            await submit(browser, history, wish)

    async def proof() -> None:
        history = History()
        with http_browsers([shared.port]) as (browser,):
            tables = await tables_everywhere(browser)
            await play(tables, browser, history)
            before = {table: await look(browser, table) for table in tables.values()}
        killed = shared.members()[0]
        os.kill(killed, signal.SIGKILL)
        deadline = time.monotonic() + LIMIT
        while killed in (now := shared.members()) or len(now) < PROCESSES:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.01)
        with http_browsers([shared.port]) as (again,):
            again.cookies = browser.cookies
            assert {table: await look(again, table) for table in tables.values()} == before
            await play(tables, again, history)
        assert history.acknowledged == 2 * PROCESSES

    run(proof())
    assert any(["begun anew" in line for line in shared.log])


def test_a_stop_ends_all_of_them(server: Server) -> None:
    async def knock() -> None:
        with http_browsers([server.port]) as (browser,):
            assert (await browser.get("/")).status == 200

    run(knock())
    working = server.members()
    server.stop()
    assert server.process.returncode == 0
    assert len(working) == PROCESSES
    assert not [process for process in working if Path(f"/proc/{process}").exists()]


def test_without_their_leader_they_end(server: Server) -> None:
    while len(working := server.members()) < PROCESSES:
        time.sleep(0.01)
    server.kill()
    deadline = time.monotonic() + LIMIT
    while [process for process in working if Path(f"/proc/{process}").exists()]:
        assert time.monotonic() < deadline
        time.sleep(0.01)


# Failures to start ----------------------------------------------------------------------


def test_tables_in_memory_cannot_be_shared(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["serve", "--port", "0", "--store", ":memory:", "--processes", "2"]) == commands.USAGE
    assert "kept in memory cannot be shared" in capsys.readouterr().err


def test_other_systems_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(cluster, "POSSIBLE", False)
    store = str(tmp_path / "tables.db")
    assert cli.main(["serve", "--port", "0", "--store", store, "--processes", "2"]) == commands.USAGE
    assert "on Linux only" in capsys.readouterr().err


#: Supervises two processes that cannot work, and those that replace them.
DIES = """
import socket, sys

def die(member):
    raise RuntimeError("cannot")

if "--member" in sys.argv:
    die(sys.argv[-1])
from polnoc.table import cluster
cluster.lead(2, socket.socket(), die)
"""


def test_processes_that_die_at_once_are_not_begun_for_ever() -> None:
    ended = subprocess.run([sys.executable, "-c", DIES], capture_output=True, text=True, timeout=LIMIT)
    assert ended.returncode == commands.USAGE
    assert "as soon as they have begun" in ended.stderr
    assert ended.stderr.count("RuntimeError: cannot") >= leader.RESTART_LIMIT
    assert ended.stderr.count("begun anew") == leader.RESTART_LIMIT - 1
