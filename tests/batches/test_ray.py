"""Series on a Ray cluster of two nodes: the results of one process, whatever happens to workers and nodes."""

from __future__ import annotations

import os
import re
import signal
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psutil
import pytest
from ray.util.client.worker import Worker

from polnoc.arena import Series, run
from polnoc.arena.status import Status
from polnoc.batches import Place, WorkersFailed, read_place
from polnoc.batches.dispatch import Maker
from polnoc.batches.ray_workers import CONNECT_TRIES, RayWorkers
from tests.arena.test_runs import without_timing
from tests.batches import tasks
from tests.batches.tasks import HARMLESS_KILLS

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own

BATCHES = [range(start, start + 2) for start in range(0, 20, 2)]
SOUND = [batch for batch in BATCHES if 7 not in batch]
LOOPBACK = {"127.0.0.1", "::1", "::ffff:127.0.0.1"}
OTHER_VERSION = "import polnoc\npolnoc.__version__ = '0.0.1'\n"


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A head without CPUs of its own and a node, in processes that nobody else can reach."""
    root = Path(__file__).parents[2]
    seen = os.pathsep.join([str(root / "src"), str(root), os.environ.get("PYTHONPATH", "")])
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", seen)
        # Otherwise the server for clients looks for the head at another address of this machine.
        patch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
        made = two_nodes()
        try:
            yield made
        finally:
            made.shutdown()


def two_nodes() -> Any:
    from ray.cluster_utils import Cluster

    head = {
        "num_cpus": 1,
        "node_ip_address": "127.0.0.1",
        "ray_client_server_port": free_port(),
        "include_dashboard": False,
    }
    for tries_left in (2, 1, 0):
        made = Cluster()
        try:
            made.add_node(**head)
            made.add_node(num_cpus=1, node_ip_address="127.0.0.1")
            return made
        except Exception as error:  # Ray gives up a node that needs 30 s to start, as on a busy machine
            made.shutdown()
            if not tries_left or "timed out during startup" not in str(error):
                raise
    raise AssertionError


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture
def place(cluster: Any) -> Place:
    return read_place(f"ray://127.0.0.1:{cluster.head_node._ray_params.ray_client_server_port}", None)


@contextmanager
def workers(
    place: Place, make: Maker[range, int], timeout_s: float = 60.0
) -> Iterator[RayWorkers[range, int]]:
    executor = RayWorkers(place.address, 0, make, "duchy", timeout_s)
    try:
        yield executor
    finally:
        executor.close()


def processes(cluster: Any) -> list[psutil.Process]:
    """Return everything that the nodes have started."""
    raylets = [
        psutil.Process(program.pid)
        for node in cluster.list_all_nodes()
        for _, program in node.live_processes()
    ]
    return [*raylets, *[child for raylet in raylets for child in raylet.children(recursive=True)]]


def addresses(running: Iterable[psutil.Process]) -> list[str]:
    """Return where these processes listen."""
    found: list[str] = []
    for process in running:
        with suppress(psutil.NoSuchProcess):
            connections = process.net_connections("inet")
            found += [each.laddr.ip for each in connections if each.status == psutil.CONN_LISTEN]
    return found


def at_work(cluster: Any) -> list[psutil.Process]:
    """Return the processes that play."""
    found = []
    for process in processes(cluster):
        with suppress(psutil.NoSuchProcess):
            if "run_at_node" in " ".join(process.cmdline()):
                found.append(process)
    return found


def test_workers_are_killed_and_the_figures_are_those_of_one_process(cluster: Any, place: Place) -> None:
    series = Series("duchy", ("novice", "random"), 9000, mirror=True, options={"points": 1})
    killed: set[int] = set()
    told: list[Status] = []

    def kill_one(status: Status) -> None:
        told.append(status)
        for process in at_work(cluster)[:1]:
            pid = process.pid
            if len(killed) < HARMLESS_KILLS and status.games > 3_000 * len(killed) and pid not in killed:
                killed.add(pid)
                process.send_signal(signal.SIGKILL)

    result = run(series, progress=kill_one, place=place)
    assert len(killed) == HARMLESS_KILLS
    assert (result.games, result.lost) == (9000, ())
    assert without_timing(result) == without_timing(run(series, 1))
    assert told[-1].repeated >= 1


@pytest.mark.parametrize(
    ("make", "timeout_s", "told"),
    [
        (tasks.deadly, 120.0, "WorkerCrashedError: .*"),
        (tasks.stuck, 40.0, "no answer within 40 s"),
    ],
)
def test_a_deadly_or_endless_batch_is_named_and_the_rest_goes_on(
    place: Place, make: Maker[range, int], timeout_s: float, told: str
) -> None:
    done: dict[range, int] = {}
    with workers(place, make, timeout_s) as executor:
        (lost,) = executor.run(BATCHES, done.__setitem__)
    assert lost.batch == range(6, 8)
    assert re.fullmatch(f"3 workers died of it, the last one: {told}", lost.reason), lost.reason
    assert done == {batch: sum(batch) for batch in SOUND}


def test_a_node_with_another_version_is_refused_and_one_that_dies_replaced(
    cluster: Any, place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text(OTHER_VERSION)
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{os.environ.get('PYTHONPATH', '')}")
    odd = cluster.add_node(num_cpus=1, node_ip_address="127.0.0.1")
    done: dict[range, int] = {}
    many: list[range] = []
    with workers(place, tasks.slow) as executor:

        def until_refused() -> Iterator[range]:
            while len(many) < 20 or not executor.tally.refused:
                many.append(range(2 * len(many), 2 * len(many) + 2))
                yield many[-1]

        assert executor.run(until_refused(), done.__setitem__) == []
        ((name, reason),) = executor.tally.refused.items()
        assert name == odd.node_id
        assert re.fullmatch(r"it has Północ 0\.0\.1, and \S+ is needed", reason)
    assert done == {batch: sum(batch) for batch in many}
    cluster.remove_node(odd, allow_graceful=False)


def test_a_cluster_of_loopback_addresses_can_be_reached_by_nobody_else(cluster: Any) -> None:
    listening = addresses(processes(cluster))
    assert len(listening) >= 3
    assert set(listening) <= LOOPBACK


@pytest.mark.parametrize("failures", [CONNECT_TRIES - 1, CONNECT_TRIES])
def test_a_head_that_is_too_busy_to_serve_us_is_asked_again(
    failures: int, cluster: Any, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = iter(range(failures))
    start = Worker._server_init

    def serve(self: Worker, *asked: Any) -> None:
        if next(failing, None) is not None:
            raise ConnectionAbortedError("Initialization failure from server:\nRuntimeError: too busy\n")
        start(self, *asked)

    monkeypatch.setattr(Worker, "_server_init", serve)
    if failures < CONNECT_TRIES:
        with workers(place, tasks.adder) as executor:
            done: dict[range, int] = {}
            assert executor.run(BATCHES, done.__setitem__) == []
            assert done == {batch: sum(batch) for batch in BATCHES}
        return
    with pytest.raises(WorkersFailed, match=r"is there and does not serve us \(RuntimeError: too busy\)"):
        RayWorkers(place.address, 0, tasks.adder, "duchy", 60.0)


def test_no_cluster_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ray.util.client.worker.INITIAL_TIMEOUT_SEC", 1)
    monkeypatch.setattr("ray.util.client.worker.MAX_TIMEOUT_SEC", 1)
    with pytest.raises(
        WorkersFailed, match=r"no Ray cluster answers at ray://127.0.0.1:\d+ .* ray start --head"
    ):
        run(
            Series("duchy", ("random", "random"), 1), place=read_place(f"ray://127.0.0.1:{free_port()}", None)
        )
