"""A Dask scheduler on one machine, workers on two, and a connecting cable that is pulled out."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests import namespaces
from tests.batches.playing import pull_the_cable, two_machines

PORT = 8786
ADDRESS = f"{namespaces.HOST}:{PORT}"
#: How soon Dask notices that nobody is at the other end of a cable.
QUIET = {"DASK_DISTRIBUTED__COMM__TIMEOUTS__TCP": "12s", "DASK_DISTRIBUTED__SCHEDULER__WORKER_TTL": "12s"}
WORKER = (
    "distributed.cli.dask_worker",
    f"tcp://{ADDRESS}",
    "--no-nanny",
    "--nthreads",
    "1",
    "--no-dashboard",
)


@contextmanager
def started(machine: namespaces.Machine, *words: str) -> Iterator[None]:
    process = machine.start(sys.executable, "-m", *words)
    try:
        yield
    finally:
        process.kill()
        process.communicate()


def test_a_cable_is_pulled_out_and_no_game_is_lost_or_counted_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = Path(__file__).parents[2]
    for name, value in {**QUIET, "PYTHONPATH": f"{root}/src:{root}"}.items():
        monkeypatch.setenv(name, value)
    with two_machines() as (host, guest), ExitStack() as stack:
        scheduler = ["distributed.cli.dask_scheduler", "--host", namespaces.HOST, "--port", str(PORT)]
        stack.enter_context(started(host, *scheduler, "--no-dashboard"))
        stack.enter_context(started(guest, *WORKER, "--host", namespaces.GUEST))
        pull_the_cable(
            host,
            guest,
            f"dask://{ADDRESS}",
            tmp_path / "status.json",
            workers=1,
            meanwhile=lambda: stack.enter_context(started(host, *WORKER, "--host", namespaces.HOST)),
        )
