"""Series on a Dask cluster: the results of one process, whatever happens to workers and the scheduler."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psutil
import pytest
from distributed import LocalCluster

from polnoc.arena import Series, run
from polnoc.arena.played import Played
from polnoc.arena.status import Status
from polnoc.batches import BatchFailed, LostBatch, Place, WorkersFailed, read_place
from polnoc.batches import dask_workers as module
from polnoc.batches.dask_workers import DaskWorkers, local_cluster
from polnoc.batches.dispatch import Maker
from polnoc.learning.evolution import open_scorer
from tests.arena.test_runs import without_timing
from tests.batches import tasks
from tests.batches.tasks import HARMLESS_KILLS

pytestmark = pytest.mark.filterwarnings("ignore")  # Dask's own

BATCHES = [range(start, start + 2) for start in range(0, 20, 2)]
SOUND = [batch for batch in BATCHES if 7 not in batch]
LIMIT = 120


@pytest.fixture(scope="module")
def cluster() -> Iterator[LocalCluster]:
    """Two workers with little memory, each with a nanny that restarts it."""
    with local_cluster(2, memory_limit="500MiB") as made:
        yield made


@pytest.fixture
def place(cluster: LocalCluster) -> Place:
    return read_place(cluster.scheduler_address.replace("tcp:", "dask:"), None)


def pids(cluster: LocalCluster) -> list[int]:
    """Return the processes of working workers: a nanny gives up one that dies while it starts."""
    there = cluster.scheduler_info["workers"]
    return [nanny.pid for nanny in cluster.workers.values() if nanny.worker_address in there]


@contextmanager
def workers(
    address: str, make: Maker[range, int], timeout_s: float = 60.0
) -> Iterator[DaskWorkers[range, int]]:
    executor = DaskWorkers(address, 0, make, "duchy", timeout_s)
    try:
        yield executor
    finally:
        executor.close()


# Series ---------------------------------------------------------------------------------


def test_workers_are_killed_and_the_figures_are_those_of_one_process(
    cluster: LocalCluster, place: Place
) -> None:
    series = Series("duchy", ("novice", "random"), 9000, mirror=True, options={"points": 1})
    killed: set[int] = set()
    told: list[Status] = []

    def kill_one(status: Status) -> None:
        told.append(status)
        for pid in pids(cluster)[:1]:
            if len(killed) < HARMLESS_KILLS and status.games > 3_000 * len(killed) and pid not in killed:
                killed.add(pid)
                os.kill(pid, signal.SIGKILL)

    result = run(series, progress=kill_one, place=place)
    assert len(killed) == HARMLESS_KILLS
    assert (result.games, result.lost) == (9000, ())
    assert without_timing(result) == without_timing(run(series, 1))
    assert told[-1].state == "done"
    assert told[-1].repeated >= 1
    assert "is gone" in told[-1].last_repeat


def test_packs_travel_with_the_work(place: Place, tmp_path: Path) -> None:
    example = Path(__file__).parents[1] / "games" / "duchy" / "seven.toml"
    pack = tmp_path / "pack.toml"
    pack.write_bytes(example.read_bytes())
    series = Series("duchy", ("random", "random"), 40, packs=(str(pack),))
    result = run(series, progress=lambda status: pack.unlink(missing_ok=True), place=place)
    pack.write_bytes(example.read_bytes())
    assert without_timing(result) == without_timing(run(series, 1))
    assert result.made.content != run(Series("duchy", ("random", "random"), 1), 1).made.content


def test_candidates_of_evolution_go_the_same_way(place: Place) -> None:
    here = read_place(None, 1)
    rows = []
    for where in (place, here):
        with open_scorer("finalgirl", where) as scorer:
            rows.append(scorer.scores("hammer", [hammer(), hammer()], range(6)))
    assert rows[0] == rows[1]
    assert [len(row) for row in rows[0]] == [6, 6]


def hammer() -> dict[str, float]:
    from polnoc.games.finalgirl import PACKAGE, tuning

    return dict(tuning.figures(PACKAGE.make_game(), "hammer"))


# Workers --------------------------------------------------------------------------------


def test_a_deadly_batch_is_given_up_after_three_workers_and_the_rest_goes_on(cluster: LocalCluster) -> None:
    done: dict[range, int] = {}
    with workers(cluster.scheduler_address, tasks.deadly) as executor:
        (lost,) = executor.run(BATCHES, done.__setitem__)
    assert lost.batch == range(6, 8)
    assert re.fullmatch(r"3 workers died of it, the last one: tcp://127\.0\.0\.1:\d+ is gone", lost.reason)
    assert done == {batch: sum(batch) for batch in SOUND}


def test_a_worker_that_fills_its_memory_is_ended_by_its_nanny(cluster: LocalCluster) -> None:
    done: dict[range, int] = {}
    with workers(cluster.scheduler_address, tasks.greedy) as executor:
        (lost,) = executor.run(BATCHES, done.__setitem__)
    assert lost.batch == range(6, 8)
    assert done == {batch: sum(batch) for batch in SOUND}


def test_a_worker_that_hangs_is_started_anew(cluster: LocalCluster) -> None:
    done: dict[range, int] = {}
    with workers(cluster.scheduler_address, tasks.stuck, timeout_s=10.0) as executor:
        (lost,) = executor.run(BATCHES, done.__setitem__)
        assert lost == LostBatch(range(6, 8), "3 workers died of it, the last one: no answer within 10 s")
        assert done == {batch: sum(batch) for batch in SOUND}
        again: dict[range, int] = {}
        executor.run(SOUND, again.__setitem__)
        assert again == done


def test_work_that_breaks_down_tells_why(cluster: LocalCluster) -> None:
    with (
        workers(cluster.scheduler_address, tasks.clumsy) as executor,
        pytest.raises(BatchFailed, match="seven is not to be found") as failure,
    ):
        executor.run(BATCHES, lambda batch, result: None)
    assert "in work" in failure.value.__notes__[0]


# Workers and schedulers in their own processes -------------------------------------------


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def program(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run one of Dask's programs with this package and these tests importable."""
    root = str(Path(__file__).parents[2])
    with subprocess.Popen(
        [sys.executable, "-m", "distributed.cli." + words[0], *words[1:], "--no-dashboard"],
        env={**os.environ, "PYTHONPATH": f"{root}/src:{root}"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@contextmanager
def scheduler(port: int) -> Iterator[subprocess.Popen[bytes]]:
    """Run a listening scheduler."""
    with program("dask_scheduler", "--host", "127.0.0.1", "--port", str(port)) as process:
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.1)
        yield process


def worker(address: str, *words: str) -> ExitStack:
    stack = ExitStack()
    stack.enter_context(
        program("dask_worker", address, "--no-nanny", "--nthreads", "1", "--host", "127.0.0.1", *words)
    )
    return stack


OTHER_VERSION = "import polnoc\npolnoc.__version__ = '0.0.1'\n"
NOT_INSTALLED = """
import sys
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == "polnoc":
            raise ModuleNotFoundError("No module named 'polnoc'", name="polnoc")
sys.meta_path.insert(0, Blocked())
"""


@pytest.mark.parametrize(
    ("preload", "told"),
    [
        (OTHER_VERSION, r"it has Północ 0\.0\.1, and \S+ is needed"),
        (NOT_INSTALLED, r"it has no Północ, or an old one \(No module named 'polnoc'\)"),
    ],
)
def test_a_worker_with_another_version_is_refused(
    cluster: LocalCluster, preload: str, told: str, tmp_path: Path
) -> None:
    script = tmp_path / "preload.py"
    script.write_text(preload)
    address = cluster.scheduler_address
    done: dict[range, int] = {}
    many = [range(start, start + 2) for start in range(0, 200, 2)]
    with worker(address, "--preload", str(script)), workers(address, tasks.slow) as executor:

        def until_refused() -> Iterator[range]:
            yield from many
            while not executor.tally.refused:
                many.append(range(2 * len(many), 2 * len(many) + 2))
                yield many[-1]

        assert executor.run(until_refused(), done.__setitem__) == []
        ((name, reason),) = executor.tally.refused.items()
        assert re.fullmatch(told, reason), reason
        assert name not in [nanny.worker_address for nanny in cluster.workers.values()]
    assert done == {batch: sum(batch) for batch in many}


def test_nobody_but_a_worker_with_another_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DaskWorkers, "patience_s", 3.0)
    script = tmp_path / "preload.py"
    script.write_text(OTHER_VERSION)
    port = free_port()
    address = f"tcp://127.0.0.1:{port}"
    with (
        scheduler(port),
        workers(address, tasks.adder) as executor,
    ):
        with pytest.raises(WorkersFailed, match=f"no worker has come to {address} .* dask worker {address}"):
            executor.run(BATCHES, lambda batch, result: None)
        monkeypatch.setattr(DaskWorkers, "patience_s", 30.0)
        with worker(address, "--preload", str(script)), pytest.raises(WorkersFailed) as failure:
            executor.run(BATCHES, lambda batch, result: None)
    assert "no worker may work on this" in str(failure.value)
    assert "it has Północ 0.0.1" in str(failure.value)


def test_a_series_whose_scheduler_dies_keeps_what_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "CONNECT_SECONDS", 10)
    port, file = free_port(), tmp_path / "series.kept"
    series = Series("duchy", ("random", "random"), 100_000)
    place = read_place(f"dask://127.0.0.1:{port}", None)
    with ExitStack() as stack:
        running = stack.enter_context(scheduler(port))
        stack.enter_context(worker(f"tcp://127.0.0.1:{port}"))

        def kill(status: Status) -> None:
            if status.games:
                running.kill()

        result = run(series, progress=kill, place=place, keep=file)
    assert 0 < result.games < 100_000
    assert result.games + sum([lost.games for lost in result.lost]) == 100_000
    assert {lost.reason for lost in result.lost} == {
        f"the Dask scheduler at tcp://127.0.0.1:{port} is gone; start it again"
    }
    kept = Played(range(1, 100_001))
    kept.read(file, series)
    assert kept.games == result.games


def test_no_scheduler_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CONNECT_SECONDS", 2)
    with pytest.raises(
        WorkersFailed, match=r"no Dask scheduler answers at .*; start one with: dask scheduler"
    ):
        run(
            Series("duchy", ("random", "random"), 1),
            place=read_place(f"dask://127.0.0.1:{free_port()}", None),
        )


def test_a_local_cluster_can_be_reached_by_nobody_else(cluster: LocalCluster) -> None:
    processes = [psutil.Process(), *[psutil.Process(pid) for pid in pids(cluster)]]
    listening = [
        connection.laddr.ip
        for process in processes
        for connection in process.net_connections("inet")
        if connection.status == psutil.CONN_LISTEN
    ]
    assert len(listening) >= 3
    assert set(listening) == {"127.0.0.1"}


def test_the_command_starts_a_cluster_and_ends_it(tmp_path: Path) -> None:
    words = ["arena", "duchy", "--seats", "random,random", "--games", "200", "--on", "dask", "--jobs", "2"]
    with subprocess.Popen(
        [sys.executable, "-m", "polnoc", *words, "--json"], stdout=subprocess.PIPE, start_new_session=True
    ) as process:
        said, _ = process.communicate(timeout=LIMIT)
    assert process.returncode == 0
    assert b'"games": 200' in said
    left = [other for other in psutil.process_iter() if os.getpgid(other.pid) == process.pid]
    assert psutil.wait_procs(left, LIMIT)[1] == [], "what still ends has some time"
