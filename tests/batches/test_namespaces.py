"""A scheduler on one machine, workers on two, and a cable between them that is pulled out while they play."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from polnoc.arena import Series, run
from polnoc.arena.status import read_status
from tests import namespaces
from tests.arena.test_runs import without_timing

PORT = 8786
ADDRESS = f"{namespaces.HOST}:{PORT}"
LIMIT = 150
#: Dask notices after so long that nobody is at the other end of a cable.
QUIET = {"DASK_DISTRIBUTED__COMM__TIMEOUTS__TCP": "12s", "DASK_DISTRIBUTED__SCHEDULER__WORKER_TTL": "12s"}


@contextmanager
def started(machine: namespaces.Machine, *words: str) -> Iterator[None]:
    process = machine.start(sys.executable, "-m", *words)
    try:
        yield
    finally:
        process.kill()
        process.communicate()


def wait_until(what: Callable[[], bool], limit: float = LIMIT) -> None:
    end = time.monotonic() + limit
    while not what():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.1)


def test_a_cable_is_pulled_out_and_no_game_is_lost_or_counted_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = Path(__file__).parents[2]
    for name, value in {**QUIET, "PYTHONPATH": f"{root}/src:{root}"}.items():
        monkeypatch.setenv(name, value)
    series = Series("duchy", ("novice", "random"), 6000, mirror=True, options={"points": 1})
    status = tmp_path / "status.json"
    words = ["polnoc", *series.command().split()[1:], "--on", f"dask://{ADDRESS}", "--status", str(status)]
    with ExitStack() as stack:
        try:
            host, guest = stack.enter_context(namespaces.joined())
        except OSError as reason:
            pytest.skip(str(reason))
        scheduler = ["distributed.cli.dask_scheduler", "--host", namespaces.HOST, "--port", str(PORT)]
        stack.enter_context(started(host, *scheduler, "--no-dashboard"))
        worker = ["distributed.cli.dask_worker", f"tcp://{ADDRESS}", "--no-nanny", "--nthreads", "1"]
        stack.enter_context(started(guest, *worker, "--no-dashboard", "--host", namespaces.GUEST))
        playing = host.start(sys.executable, "-m", *words, "--json")
        stack.callback(playing.kill)
        wait_until(lambda: status.exists() and read_status(status).games > 100)
        guest.run("ip", "link", "set", "eth0", "down")
        stack.enter_context(started(host, *worker, "--no-dashboard", "--host", namespaces.HOST))
        wait_until(lambda: read_status(status).repeated > 0)
        guest.run("ip", "link", "set", "eth0", "up")
        said, _ = playing.communicate(timeout=LIMIT)
    told = json.loads(said)
    del told["timing"]
    assert told == without_timing(run(series, 1))
    assert read_status(status).repeated > 0
