"""Ray clusters that lose their head, a node's memory, or the cable between two nodes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil
import pytest

from polnoc.arena import Series, run
from polnoc.arena.played import Played
from polnoc.arena.status import Status, read_status
from polnoc.batches import read_place
from tests import namespaces
from tests.batches import tasks
from tests.batches.playing import (
    LIMIT,
    begun,
    has_figures_of_one_process,
    pull_the_cable,
    two_machines,
    wait_until,
)
from tests.batches.test_ray import BATCHES, LOOPBACK, SOUND, addresses, free_port, workers

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_AUTH_MODE": "disabled",
    # The import here allowed only clusters on this machine.
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "1",
    # How soon Ray considers a node dead, and its head gone: otherwise it takes minutes.
    "RAY_health_check_initial_delay_ms": "0",
    "RAY_health_check_period_ms": "2000",
    "RAY_health_check_timeout_ms": "4000",
    "RAY_health_check_failure_threshold": "3",
    "RAY_gcs_rpc_server_reconnect_timeout_s": "5",
    # … and how soon whoever waits for a worker notices that the other end is gone.
    "RAY_grpc_client_keepalive_time_ms": "5000",
    "RAY_grpc_client_keepalive_timeout_ms": "10000",
}


@pytest.fixture
def folder() -> Iterator[str]:
    """A folder with a short name, because paths of sockets are limited in length."""
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as made:
        yield made


@contextmanager
def node(
    folder: str, command: Callable[..., list[str]], address: str, *words: str, **more: str
) -> Iterator[psutil.Process]:
    """Run a node of a cluster, in its own processes."""
    start = [sys.executable, "-m", "ray.scripts.scripts", "start", "--block", "--num-cpus=1"]
    seen = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    said = Path(folder) / f"{address}.txt"
    for tries_left in (3, 2, 1, 0):
        with (
            said.open("wb") as told,
            subprocess.Popen(
                command(*start, f"--node-ip-address={address}", *words),
                env={**os.environ, **ENVIRONMENT, "PYTHONPATH": seen, **more},
                stdout=told,
                stderr=told,
            ) as process,
        ):
            running = psutil.Process(process.pid)
            try:
                wait_until(lambda: "Ray runtime started" in said.read_text() or process.poll() is not None)
                if process.poll() is None:
                    yield running
                    return
            finally:
                end(running)
        # Ray gives up a node that needs 30 s to start, as on a busy machine.
        assert tries_left and "timed out during startup" in said.read_text(), said.read_text()


def end(process: psutil.Process) -> None:
    """Kill a process and all its descendants."""
    with suppress(psutil.NoSuchProcess):
        for each in [*process.children(recursive=True), process]:
            with suppress(psutil.NoSuchProcess):
                each.kill()


def here(*words: str) -> list[str]:
    # Otherwise the server for clients looks for the head at another address of this machine.
    return ["env", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER=0", *words]


def head(folder: str, gcs: int, clients: int) -> list[str]:
    return [
        "--head",
        f"--port={gcs}",
        f"--ray-client-server-port={clients}",
        f"--temp-dir={folder}",
        "--include-dashboard=false",
    ]


def test_a_series_whose_head_dies_keeps_what_is_done(folder: str, tmp_path: Path) -> None:
    clients, file = free_port(), tmp_path / "series.kept"
    series = Series("duchy", ("random", "random"), 100_000)
    with node(folder, here, "127.0.0.1", *head(folder, free_port(), clients)) as running:

        def kill(status: Status) -> None:
            if status.games:
                end(running)

        place = read_place(f"ray://127.0.0.1:{clients}", None)
        result = run(series, progress=kill, place=place, keep=file)
    assert 0 < result.games < 100_000
    assert result.games + sum([lost.games for lost in result.lost]) == 100_000
    (reason,) = {lost.reason for lost in result.lost}
    assert reason.startswith(f"the Ray cluster at ray://127.0.0.1:{clients} is gone (")
    assert reason.endswith("); start it again")
    kept = Played(range(1, 100_001))
    kept.read(file, series)
    assert kept.games == result.games


def test_what_ray_says_of_a_killed_worker_does_not_spoil_the_result(tmp_path: Path) -> None:
    status = tmp_path / "status.json"
    series = Series("duchy", ("novice", "random"), 3000)
    words = [sys.executable, "-m", *series.command().split(), "--json", "--status", str(status)]
    on_ray = [*words, "--on", "ray", "--jobs", "1"]
    with begun(
        lambda: subprocess.Popen(on_ray, stdout=subprocess.PIPE, text=True),
        lambda: status.exists() and read_status(status).games > 0,
    ) as playing:
        for process in psutil.Process(playing.pid).children(recursive=True):
            with suppress(psutil.NoSuchProcess):
                if "run_at_node" in " ".join(process.cmdline()):
                    process.kill()
        said, _ = playing.communicate(timeout=LIMIT)
    assert has_figures_of_one_process(said, series)
    assert read_status(status).repeated > 0


def test_a_cluster_of_the_command_can_be_reached_by_nobody_else(tmp_path: Path) -> None:
    status = tmp_path / "status.json"
    series = Series("duchy", ("novice", "random"), 20_000)
    words = [sys.executable, "-m", *series.command().split(), "--on", "ray", "--jobs", "1"]
    unset = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
    null = subprocess.DEVNULL
    with begun(
        lambda: subprocess.Popen(
            [*words, "--status", str(status)], env=unset, stdout=null, stderr=null, text=True
        ),
        lambda: status.exists() and read_status(status).games > 0,
    ) as playing:
        running = psutil.Process(playing.pid)
        try:
            listening = addresses([running, *running.children(recursive=True)])
        finally:
            end(running)
    assert len(listening) >= 3
    assert set(listening) <= LOOPBACK


def test_the_head_of_a_cluster_of_the_command_dies_and_the_same_command_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "series.kept"
    series = Series("duchy", ("novice", "random"), 20_000)
    words = [sys.executable, "-m", *series.command().split(), "--json", "--keep", str(file)]
    on_ray = [*words, "--on", "ray", "--jobs", "1"]
    environment, null = {**os.environ, **ENVIRONMENT}, subprocess.DEVNULL
    with begun(
        lambda: subprocess.Popen(on_ray, env=environment, stdout=null, stderr=null, text=True),
        lambda: file.exists() and json.loads(file.read_bytes())["rows"] != [],
    ) as playing:
        for process in psutil.Process(playing.pid).children(recursive=True):
            if "gcs_server" in process.name():
                process.send_signal(signal.SIGKILL)
        playing.communicate(timeout=LIMIT)
        assert playing.returncode != 0
    kept = Played(range(1, 20_001))
    kept.read(file, series)
    assert 0 < kept.games < 20_000
    said = subprocess.run([*words, "--jobs", "1"], capture_output=True, check=True, timeout=LIMIT).stdout
    assert has_figures_of_one_process(said, series)


def test_a_worker_that_fills_the_memory_of_its_node_is_ended_by_ray(folder: str) -> None:
    clients, memory = free_port(), psutil.virtual_memory()
    allowed = (memory.total - memory.available + 1.5e9) / memory.total
    if allowed > 0.95:
        pytest.skip("this machine has not enough memory left to waste 1.5 GB of it")
    limit = {"RAY_memory_usage_threshold": f"{allowed:.3f}", "RAY_memory_monitor_refresh_ms": "100"}
    done: dict[range, int] = {}
    with (
        node(folder, here, "127.0.0.1", *head(folder, free_port(), clients), **limit),
        workers(read_place(f"ray://127.0.0.1:{clients}", None), tasks.greedy) as executor,
    ):
        (lost,) = executor.run(BATCHES, done.__setitem__)
    assert lost.batch == range(6, 8)
    assert "OutOfMemoryError" in lost.reason
    assert done == {batch: sum(batch) for batch in SOUND}


def test_a_cable_is_pulled_out_and_no_game_is_lost_or_counted_twice(folder: str, tmp_path: Path) -> None:
    gcs, clients = 6379, 10001
    with (
        two_machines() as (host, guest),
        node(folder, host.command, namespaces.HOST, *head(folder, gcs, clients)),
        node(folder, guest.command, namespaces.GUEST, f"--address={namespaces.HOST}:{gcs}"),
    ):
        on, status = f"ray://{namespaces.HOST}:{clients}", tmp_path / "status.json"
        last = pull_the_cable(host, guest, on, status, workers=2, meanwhile=lambda: None)
    assert last.workers == 1
