"""Workers of a Ray cluster.

Ray chooses the worker; it is told never to repeat a task by itself, so we know how often a batch was tried.
"""

from __future__ import annotations

import logging
import os
import pickle
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, redirect_stdout, suppress
from functools import partial
from typing import Any, Final, TypeVar

# Read when the package is imported: no usage statistics are sent, and no cluster is started here by itself
# when the one that was asked is gone.
os.environ["RAY_USAGE_STATS_ENABLED"] = os.environ["RAY_ENABLE_AUTO_CONNECT"] = "0"
# Otherwise Ray takes 127.0.0.1 for the address at which others reach this machine, and a cluster that is
# started here listens to everybody.
os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"

import grpc
import ray
from ray.exceptions import RayError
from ray.util.scheduling_strategies import NodeLabelSchedulingStrategy, NotIn

from polnoc.batches.dispatch import B, Died, Dispatcher, Maker, Outcome, R, WorkersFailed
from polnoc.batches.processes import uninterrupted
from polnoc.batches.remote import Answer, no_fit, outcome, payload, worker_function

#: Seconds between two checks of which nodes are there.
LOOK_SECONDS: Final = 0.5
#: A head starts a process for each client, and gives up if that is not ready within 30 s, as on a busy
#: machine: so connecting is tried this many times.
CONNECT_TRIES: Final = 3

T = TypeVar("T")


def ray_worker_function() -> Callable[[tuple[str | int, ...], bytes, bytes], tuple[str, Answer]]:
    """The function that a worker runs; it also says at which node."""
    run = worker_function()

    def run_at_node(needs: tuple[str | int, ...], maker: bytes, batch: bytes) -> tuple[str, Answer]:
        import ray

        return ray.get_runtime_context().get_node_id(), run(needs, maker, batch)

    return run_at_node


class RayWorkers(Dispatcher[B, R]):
    """Workers of the cluster at an address, or of one that is started here and closed with this."""

    def __init__(
        self, address: str | None, jobs: int, make: Maker[B, R], game: str, timeout_s: float
    ) -> None:
        super().__init__(timeout_s)
        self._payload = payload(game, make)
        self.address = address or "this machine"
        with uninterrupted():
            _connect(address, jobs)
        #: Ray reports dead workers on standard output, where results go: this redirects it.
        self._said = ExitStack()
        self._said.enter_context(redirect_stdout(sys.stderr))
        self._work = ray.remote(ray_worker_function())
        #: Tasks under way, with their tickets.
        self._given: dict[Any, int] = {}
        #: By the id of a node: how many batches it takes at a time.
        self._slots: dict[str, int] = {}
        self._looked = -LOOK_SECONDS

    def close(self) -> None:
        """Leave the cluster; end it if it was started here."""
        with uninterrupted():
            with suppress(Exception):  # the cluster may be gone, for which Ray has many errors
                for task in self._given:
                    ray.cancel(task, force=True)
            ray.shutdown()
        self._said.close()

    def _has_room(self) -> bool:
        self._look()
        fit = [slots for node, slots in self._slots.items() if node not in self.tally.refused]
        self.tally.workers = sum(fit)
        return len(self._given) < self.tally.workers

    def _submit(self, ticket: int, batch: B) -> None:
        options: dict[str, Any] = {"num_cpus": 1, "max_retries": 0}
        if self.tally.refused:
            unfit = NotIn(*self.tally.refused)
            options["scheduling_strategy"] = NodeLabelSchedulingStrategy({"ray.io/node-id": unfit})

        def submit() -> None:
            task = self._work.options(**options).remote(*self._payload, pickle.dumps(batch))
            self._given[task] = ticket  # the hash of a task is its id, which the cluster gives

        self._asked(submit)

    def _outcomes(self, seconds: float) -> list[Outcome[R]]:
        if not self._given:
            time.sleep(seconds)
            return []
        first, others = self._asked(lambda: ray.wait(list(self._given), timeout=seconds))
        if first and others:
            more, _ = self._asked(lambda: ray.wait(others, num_returns=len(others), timeout=0))
            first = [*first, *more]
        return [self._outcome(self._given.pop(task), task) for task in first]

    def _outcome(self, ticket: int, task: Any) -> Outcome[R]:
        try:
            node, answer = _answer(task)
        except RayError as error:
            return Died(ticket, f"{type(error).__name__}: {str(error).strip().splitlines()[0]}")
        except ConnectionError as error:
            raise self._gone(error) from None
        return outcome(ticket, node, answer)

    def _abandon(self, ticket: int) -> None:
        for task in [task for task, given in self._given.items() if given == ticket]:
            del self._given[task]
            self._asked(partial(ray.cancel, task, force=True))

    def _look(self) -> None:
        """Refresh the list of nodes, unless that was done just now."""
        if time.monotonic() < self._looked + LOOK_SECONDS:
            return
        try:
            nodes = self._asked(ray.nodes)
        except grpc.RpcError:
            return  # Ray is trying to get back to its head, and tells when it gives up
        finally:
            self._looked = time.monotonic()
        self._slots = {
            node["NodeID"]: int(node["Resources"].get("CPU", 0)) for node in nodes if node["Alive"]
        }

    def _asked(self, ask: Callable[[], T]) -> T:
        """What Ray answers; WorkersFailed if the cluster is gone."""
        try:
            return ask()
        except (ConnectionError, RayError) as error:
            raise self._gone(error) from None

    def _gone(self, error: Exception) -> WorkersFailed:
        return WorkersFailed(f"the Ray cluster at {self.address} is gone ({error}); start it again")

    def _why_nobody_works(self) -> str:
        if self.tally.refused:
            return no_fit(self.tally.refused)
        return f"the Ray cluster at {self.address} has had no processor to spare for {self.patience_s:g} s"


def _answer(task: Any) -> tuple[str, Answer]:
    node, answer = ray.get(task)
    return node, answer


def _connect(address: str | None, jobs: int) -> None:
    try:
        if address is None:
            ray.init(
                "local",  # otherwise Ray looks for a cluster that somebody has left running here
                num_cpus=jobs,
                include_dashboard=False,
                _node_ip_address="127.0.0.1",
                log_to_driver=False,
                logging_level=logging.CRITICAL,
            )
        else:
            _join(address)
    except ConnectionAbortedError as error:
        reason = str(error).strip().splitlines()[-1]
        raise WorkersFailed(
            f"the Ray cluster at {address} is there and does not serve us ({reason}); its head says why "
            "in the files ray_client_server*.err among its logs (/tmp/ray/session_latest/logs)"
        ) from None
    except Exception as error:  # Ray has no type of its own for this
        if address is None:
            raise WorkersFailed(f"Ray does not start here ({error})") from None
        raise WorkersFailed(
            f"no Ray cluster answers at {address} ({error}); start one with: "
            "ray start --head --ray-client-server-port 10001"
        ) from None


def _join(address: str) -> None:
    """Become a client of a cluster."""
    for tries_left in range(CONNECT_TRIES - 1, -1, -1):
        try:
            ray.init(address, log_to_driver=False, logging_level=logging.CRITICAL)
            return
        except ConnectionAbortedError:
            if not tries_left:
                raise
