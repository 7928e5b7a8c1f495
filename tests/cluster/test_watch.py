"""`polnoc admin watch`: what operators see of servers that share a database."""

from __future__ import annotations

import subprocess
import sys
import time
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from polnoc.arena.status import Meter, write_status
from polnoc.batches import Tally
from polnoc.cli import main
from polnoc.store import KnownServer, Store, StoreError, open_store
from polnoc.table import cluster_watch
from polnoc.table.cluster_watch import RATE_SECONDS, Rates, ServersPart, cells, lines, page
from tests.store.postgres_server import Server as Postgres
from tests.versions import ROOT

FIGURES = {
    "host": "alpha",
    "pid": 7,
    "version": "1.0.0",
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
        cluster_watch.watch([ServersPart(store).drawn], console, looks=3)
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


@pytest.fixture
def series(tmp_path: Path) -> Path:
    """The output of a series in progress, with one batch repeated and one lost."""
    file = tmp_path / "status.json"
    now = time.time()
    meter = Meter("duchy: regular, regular", 1000, lambda status: write_status(status, file), lambda: now)
    meter.report(0, Tally(workers=2))
    now += 10.0
    meter.report(250, Tally(2, repeated=1, last_repeat="tcp://10.0.0.9:1 is gone", lost=1))
    return file


SERIES = [
    "duchy: regular, regular: playing",
    "250 of 1,000 games (25.0 %), 25.0 games a second, 2 workers",
    "batches repeated: 1, lost: 1",
    "last repeated because: tcp://10.0.0.9:1 is gone",
    "about 0:00:30 to the end",
]


def test_servers_and_series_are_on_one_page(
    postgres: Postgres, series: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = postgres.emptied_database()
    with open_store(address) as store:
        fill(store)
    assert main(["admin", "watch", "--once", "--store", address, "--series", str(series)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.split(" | ")[0] for line in said[:3]] == ["server", "here", "there"]
    assert said[3:] == SERIES


@pytest.mark.parametrize("words", [[], ["--store", "tables.db"]])
def test_series_can_be_watched_without_servers(
    words: list[str], series: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(series.parent)
    both = ["--series", str(series), "--series", str(series.parent / "later.json")]
    assert main(["admin", "watch", "--once", *words, *both]) == 0
    *said, other = capsys.readouterr().out.splitlines()
    assert said == SERIES
    assert "a series writes one with --status FILE" in other
    assert list(series.parent.iterdir()) == [series], "no store is made"


def test_the_page_follows_a_series(
    series: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = iter((None, KeyboardInterrupt()))

    def sleep(seconds: float) -> None:
        if problem := next(looks):
            raise problem
        series.write_bytes(series.read_bytes().replace(b'"games": 250', b'"games": 750'))

    monkeypatch.setattr("polnoc.table.cluster_watch.time.sleep", sleep)
    assert main(["admin", "watch", "--series", str(series)]) == 0
    assert "750 of 1,000 games (75.0 %)" in capsys.readouterr().out


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
