"""The server as a process: it starts, reports problems, and stops cleanly under load."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from polnoc.cli import main
from polnoc.store import Store, open_store
from polnoc.store.sqlite import SqliteConnection, SqliteDatabase
from tests.store.postgres_server import Server
from tests.table.processes import Player, Process, serving
from tests.table.serving import LIMIT

#: How often a server is stopped under load, and how many tables it has; more for a release run.
STOPS = int(os.environ.get("POLNOC_STOPS", "2"))
TABLES = int(os.environ.get("POLNOC_STOP_TABLES", "4"))

#: The seats at the tables that are in play when the server stops.
SEATS = ("you,you", "you,you", "you,expert")

USAGE = 2


# Starting


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--limit", "submit=3"], "there is no limit 'submit'; there are: connections"),
        (["--limit", "submits=many"], "limit submits: write a number, as in submits=10"),
        (["--store", "mysql://x/y"], "'mysql://' is no place for tables"),
        (["--host", "203.0.113.7", "--store", ":memory:"], "cannot listen on 203.0.113.7, port 8013"),
    ],
)
def test_what_is_wrong_is_told_before_anything_starts(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *arguments]) == USAGE
    assert words in capsys.readouterr().err


def test_a_port_that_cannot_be_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=str(USAGE)):
        main(["serve", "--port", "99999", "--store", ":memory:"])
    assert "argument --port: '99999' is no whole number from 0 to 65535" in capsys.readouterr().err


def test_a_port_that_is_taken_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--store", ":memory:", "--port", port]) == USAGE
    assert f"port {port}: Address already in use. Try another --port" in capsys.readouterr().err


def test_a_file_that_cannot_be_kept_safely_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unsafe(database: SqliteDatabase) -> SqliteConnection:
        return SqliteConnection(Path(":memory:"), may_write=True)

    monkeypatch.setattr(SqliteDatabase, "connect", unsafe)
    assert main(["serve", "--store", str(tmp_path / "tables.db")]) == USAGE
    assert "cannot be kept safely" in capsys.readouterr().err


@pytest.fixture(params=["fsync", "full_page_writes"])
def unsafe_address(request: pytest.FixtureRequest, postgres: Server) -> Iterator[str]:
    """A PostgreSQL that could lose answers."""
    address = postgres.emptied_database()
    postgres.set(request.param, "off")
    yield address
    postgres.set(request.param, "on")


def test_a_postgresql_that_could_lose_answers_is_refused(
    unsafe_address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--store", unsafe_address]) == USAGE
    assert "could lose answers" in capsys.readouterr().err


# Stopping


def test_stops_under_load_lose_no_acknowledged_answer(tmp_path: Path) -> None:
    """The server is stopped and restarted in the middle of games, and everybody goes on each time."""
    store = str(tmp_path / "tables.db")
    come = [Player(number) for number in range(TABLES)]
    for number in range(STOPS):
        with serving(store, tmp_path) as server:
            signal_number = (signal.SIGTERM, signal.SIGINT)[number % 2]
            asyncio.run(stopped_under_load(server, come, signal_number, number))
            assert server.process.returncode == 0, server.log
        assert {player.closed for player in come} == {1012}, server.log
        with open_store(store) as opened:
            check(opened, come)
    assert sum([len(player.acknowledged) for player in come]) >= TABLES * STOPS


async def stopped_under_load(server: Process, come: list[Player], number: int, seed: int) -> None:
    """Play at many tables, every third against a bot, then stop the server in the middle."""
    with half_a_post(server):
        await asyncio.gather(*[player.arrive(server.address, SEATS[n % 3]) for n, player in enumerate(come)])
        enough = 1 + seed % 5  # so that each stop comes at another moment
        wanted = {player: len(player.acknowledged) + enough for player in come}
        games = {player: asyncio.create_task(player.play()) for player in come}
        watching = [asyncio.create_task(player.watch()) for player in come]
        async with asyncio.timeout(LIMIT):
            while not all([p.live for p in come]):
                await asyncio.sleep(0.01)
        while any([len(p.acknowledged) < wanted[p] and not games[p].done() for p in come]):
            await asyncio.sleep(0.01)
        assert await asyncio.to_thread(server.stop, number) == 0, server.log
        async with asyncio.timeout(LIMIT):
            await asyncio.gather(*games.values(), *watching)
    for player in come:
        await player.leave()


@contextlib.contextmanager
def half_a_post(server: Process) -> Iterator[None]:
    """Keep open a request that will never be complete."""
    with socket.create_connection(("127.0.0.1", httpx2.URL(server.address).port)) as stalled:
        kind = b"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\n"
        stalled.sendall(b"POST /tables HTTP/1.1\r\nHost: localhost\r\n" + kind)
        yield


def check(store: Store, come: list[Player]) -> None:
    """Everything that was acknowledged is there, and the database is sound."""
    assert store.faults().wait() == []
    logs: dict[str, set[str]] = {}
    for player in come:
        for table, key in player.acknowledged:
            if table not in logs:
                entries = store.log(table[3:]).wait().entries
                logs[table] = {entry.key.rpartition(".")[2] for entry in entries}  # after the seat
            assert key in logs[table]


# Secrecy of the output

CANARY = "kanarek3f8"


def test_a_whole_session_leaves_no_secret_in_the_log(tmp_path: Path) -> None:
    store = str(tmp_path / "tables.db")
    with serving(store, tmp_path, "--log", "debug", "--limit", "local=yes") as server:
        secrets = asyncio.run(eventful_session(server))
        assert server.stop(signal.SIGTERM) == 0
        told = server.log
    with open_store(store) as opened:
        tables = opened.tables().wait()
        secrets += [opened.seed(table.id).wait() for table in tables] + [table.id for table in tables]
    assert "route=/t/{id}/answer" in told
    assert len(secrets) > 5
    assert [secret for secret in secrets if secret in told] == []


async def eventful_session(server: Process) -> list[str]:
    """Play, chat and make every kind of mistake; return everything that must not be logged."""
    player = Player(0)
    await player.arrive(server.address, "you,novice")
    client, table = player.client, player.table
    for _ in range(5):
        await player.answer()
    secrets = [part for cookie in player.cookies.values() for part in cookie.split(".") if len(part) > 8]
    await client.get(f"{table}/sit/{secrets[0]}", headers={"x-note": CANARY})
    await client.get(f"/{CANARY}?{CANARY}={CANARY}")
    for path in ("/tables", f"{table}/answer", f"{table}/say", f"{table}/undo"):
        await client.post(path, data={"seat": "0", "key": CANARY, "text": CANARY, "action": CANARY})
        await client.post(path, content=CANARY.encode() + b"\xff")
    for path in (f"{table}/sit/{secrets[0]}", f"/{CANARY}"):
        player.table = path
        await player.watch()
    with socket.create_connection(("127.0.0.1", client.base_url.port)) as bare:
        bare.sendall(f"NONSENSE {CANARY}\r\n\r\n".encode())
        assert b"400" in bare.recv(1_000)
    await player.leave()
    return [CANARY, *secrets]
