"""Series in their own processes, and two machines whose connecting cable is pulled out while they play."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import pytest

from polnoc.arena import Series, run
from polnoc.arena.status import Status, read_status
from tests import namespaces
from tests.arena.test_runs import without_timing
from tests.namespaces import Machine

#: Timeout in seconds for everything, however busy the machine is.
LIMIT = 400

#: Long enough to pull out a cable while it is played, even on a fast machine.
SERIES = Series("duchy", ("novice", "random"), 30_000, mirror=True, options={"points": 1})


def wait_until(what: Callable[[], bool]) -> None:
    """Wait for something that must happen."""
    end = time.monotonic() + LIMIT
    while not what():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.1)


def has_figures_of_one_process(said: str | bytes, series: Series) -> bool:
    """Return whether a series reported the same as one process does, except for times."""
    told = json.loads(said)
    del told["timing"]
    return bool(told == without_timing(run(series, 1)))


def begun(start: Callable[[], subprocess.Popen[str]], has_begun: Callable[[], bool]) -> subprocess.Popen[str]:
    """Start a series and return it once it plays. Ray fails if not served within 30 s, on a busy machine."""
    for _ in range(4):
        playing = start()
        wait_until(partial(_has_begun_or_ended, playing, has_begun))
        if playing.poll() is None:
            return playing
        playing.communicate()
    raise AssertionError("the series does not start")


def _has_begun_or_ended(playing: subprocess.Popen[str], has_begun: Callable[[], bool]) -> bool:
    return has_begun() or playing.poll() is not None


@contextmanager
def two_machines() -> Iterator[tuple[Machine, Machine]]:
    """A host and a guest with a cable between them; skip the test where they cannot be created."""
    with ExitStack() as stack:
        try:
            machines = stack.enter_context(namespaces.joined())
        except OSError as reason:
            pytest.skip(str(reason))
        yield machines


def pull_the_cable(
    host: Machine, guest: Machine, on: str, status: Path, workers: int, meanwhile: Callable[[], object]
) -> Status:
    """Play `SERIES` on a cluster of two machines, pull the cable once `workers` play; return the last status.

    Batches in progress at the guest are repeated, possibly by workers that `meanwhile` adds, and no game is
    lost or counted twice.
    """
    words = ["polnoc", *SERIES.command().split()[1:], "--on", on, "--json", "--status", str(status)]
    playing = begun(
        lambda: host.start(sys.executable, "-m", *words),
        lambda: status.exists() and read_status(status).games > 100,
    )
    try:
        wait_until(lambda: read_status(status).workers == workers)
        guest.run("ip", "link", "set", "eth0", "down")
        meanwhile()
        wait_until(lambda: read_status(status).repeated > 0)
        guest.run("ip", "link", "set", "eth0", "up")
        said, _ = playing.communicate(timeout=LIMIT)
    finally:
        playing.kill()
        playing.communicate()
    assert has_figures_of_one_process(said, SERIES)
    return read_status(status)
