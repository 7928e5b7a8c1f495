"""`polnoc admin watch`: what operators see of servers that share a database."""

from __future__ import annotations

import subprocess
import sys
from io import StringIO

import pytest
from rich.console import Console

from polnoc.cli import main
from polnoc.store import KnownServer, Store, StoreError, open_store
from polnoc.table import cluster_watch
from polnoc.table.cluster_watch import RATE_SECONDS, Rates, cells, lines, page
from tests.store.postgres_server import Server as Postgres
from tests.versions import ROOT

FIGURES = {
    "host": "alpha",
    "pid": 7,
    "version": "0.1.0",
    "rooms": 12,
    "sockets": 30,
    "moves": 500,
    "memory": 90_000_000,
    "milliseconds": 1.5,
    "clock": -0.2,
    "interruptions": 1,
    "error": "it went away",
}


def a_server(name: str = "ab12", lives: int = 5_000, **told: object) -> KnownServer:
    return KnownServer(name, lives, 100_000, 4, {**FIGURES, **told})


def drawn(shown: object) -> str:
    console = Console(file=StringIO(), width=220)
    console.print(shown)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_the_page_says_how_every_server_is() -> None:
    text = drawn(page([a_server(), a_server("dead", lives=-9_000)], Rates()))
    for word in ("1 servers alive", "ab12", "alpha:7", "12", "30", "5.0", "1.5 ms", "-0.2 s", "90 MB"):
        assert word in text
    assert "silent for 9 s" in text
    assert "it went away" in text


def test_moves_a_second_are_those_of_the_last_seconds() -> None:
    time = [0.0]
    rates = Rates(lambda: time[0])
    assert rates.rate(a_server()) == 5.0, "since it began"
    time[0] += RATE_SECONDS
    assert rates.rate(a_server(moves=600)) == 20.0
    time[0] += 1.0
    assert rates.rate(a_server(moves=700)) == 20.0, "not from one word to the next"
    time[0] += RATE_SECONDS
    assert rates.rate(a_server(moves=600)) == 0.0


def test_a_server_of_another_version_says_less() -> None:
    assert cells(KnownServer("old", 1, 1, 0, {}), Rates())[1] == "?:?"


def test_no_server_steers_the_terminal() -> None:
    assert "\x1b" not in drawn(page([a_server(error="\x1b[2J")], Rates()))


def test_a_database_that_is_away_is_waited_for(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_watch, "WATCH_SECONDS", 0.0)
    console = Console(file=StringIO(), width=220)
    with open_store(postgres.emptied_database()) as store:
        store.servers.renew("here", FIGURES).wait()
        known, looks = store.servers.known, iter((False, True, False))

        def sometimes() -> object:
            if next(looks):
                raise StoreError("it does not answer")
            return known()

        monkeypatch.setattr(store.servers, "known", sometimes)
        cluster_watch.watch(store, console, looks=3)
    assert isinstance(console.file, StringIO)
    assert "alpha:7" in console.file.getvalue()


def test_once_for_scripts(postgres: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    address = postgres.emptied_database()
    with open_store(address) as store:
        fill(store)
    assert main(["admin", "watch", "--once", "--store", address]) == 0
    head, first, second = capsys.readouterr().out.splitlines()
    assert head.startswith("server | on | alive")
    assert [first.split(" | ")[0], second.split(" | ")[0]] == ["here", "there"]
    assert lines([], Rates()) == [head]


def fill(store: Store) -> None:
    for name in ("here", "there"):
        store.servers.renew(name, FIGURES).wait()


def test_a_file_has_one_server_and_needs_no_page(
    tmp_path: object, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", "watch", "--once", "--store", f"{tmp_path}/tables.db"]) != 0
    assert "postgresql://" in capsys.readouterr().err


def test_the_demonstration_starts_and_stops() -> None:
    command = [sys.executable, "-m", "tests.cluster.demo", "--once", "--port", "0"]
    shown = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240, check=True)
    assert "play at http://localhost:" in shown.stdout
    assert shown.stdout.count(" | yes | ") == 2
