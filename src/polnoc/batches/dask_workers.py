"""Workers of a Dask cluster.

Each batch goes to a worker that we choose, one at a time for each of its threads: so we know who has what,
how often a batch was tried, and who hangs. Dask carries batches and results, and its nannies restart
workers.
"""

from __future__ import annotations

import contextlib
import logging
import pickle
import threading
import time
from queue import Empty, SimpleQueue
from typing import Any, Final

import dask
from distributed import Client, Future, KilledWorker, LocalCluster
from distributed.client import CancelledError, FuturesCancelledError

from polnoc.batches.dispatch import B, Died, Dispatcher, Maker, Outcome, R, Returned, WorkersFailed
from polnoc.batches.processes import uninterrupted
from polnoc.batches.remote import no_fit, outcome, payload, worker_function

#: Seconds to reach a scheduler, and to wait for one that is gone.
CONNECT_SECONDS: Final = 30
#: Seconds between two checks of which workers are there.
LOOK_SECONDS: Final = 0.5
#: Seconds to fetch a result: a worker may be gone before it was fetched.
FETCH_SECONDS: Final = 5

#: For clusters of our own: no dashboard, no profiling and few periodic checks, which all cost time; and
#: patience with workers that start slowly.
LOCAL_CONFIG: Final = {
    "distributed.scheduler.http.routes": [],
    "distributed.worker.http.routes": [],
    "distributed.worker.profile.enabled": False,
    "distributed.worker.memory.monitor-interval": "500ms",
    "distributed.admin.tick.interval": "500ms",
    "distributed.admin.system-monitor.interval": "5s",
    "distributed.deploy.lost-worker-timeout": "10 minutes",
}


class DaskWorkers(Dispatcher[B, R]):
    """Workers of the cluster at an address, or of one that is started here and closed with this."""

    def __init__(
        self, address: str | None, jobs: int, make: Maker[B, R], game: str, timeout_s: float
    ) -> None:
        super().__init__(timeout_s)
        # We report errors ourselves, and no task is left to others.
        for name in ("distributed", "asyncio"):
            logging.getLogger(name).setLevel(logging.CRITICAL)
        self._payload, self._work = payload(game, make), worker_function()
        self._cluster: LocalCluster | None = None
        if address is None:
            self._cluster = local_cluster(jobs)
            address = str(self._cluster.scheduler_address)
        self.address = address
        self._client = self._connect()
        self._finished: SimpleQueue[tuple[int, Future]] = SimpleQueue()
        #: By ticket: the worker that has the batch, and Dask's promise of a result.
        self._given: dict[int, tuple[str, Future]] = {}
        #: By worker: how many batches it takes at a time.
        self._slots: dict[str, int] = {}
        self._hanging: set[str] = set()
        #: All workers, free or not.
        self._there: set[str] = set()
        self._looked = -LOOK_SECONDS

    def close(self) -> None:
        """Leave the cluster; end it if it was started here."""
        with uninterrupted(), contextlib.suppress(TimeoutError, OSError):
            self._client.close()
            if self._cluster is not None:
                self._cluster.close()

    def _connect(self) -> Client:
        try:
            with dask.config.set({"distributed.comm.timeouts.connect": CONNECT_SECONDS}):
                return Client(self.address, timeout=CONNECT_SECONDS, name="polnoc", set_as_default=False)
        except (OSError, TimeoutError) as error:
            raise WorkersFailed(
                f"no Dask scheduler answers at {self.address} ({error}); start one with: dask scheduler"
            ) from None

    def _has_room(self) -> bool:
        self._look()
        return self._free() is not None

    def _free(self) -> str | None:
        """A worker with an idle thread, the least busy first."""
        busy = [worker for worker, _ in self._given.values()]
        free = {worker: slots - busy.count(worker) for worker, slots in self._slots.items()}
        best = max(free, key=lambda worker: free[worker], default=None)
        return best if best is not None and free[best] > 0 else None

    def _submit(self, ticket: int, batch: B) -> None:
        worker = self._free()
        assert worker is not None
        future = self._client.submit(
            self._work,
            *self._payload,
            pickle.dumps(batch),
            key=f"polnoc-{self._client.id}-{ticket}",
            workers=[worker],
            pure=False,
        )
        self._given[ticket] = (worker, future)
        future.add_done_callback(lambda finished: self._finished.put((ticket, finished)))

    def _outcomes(self, seconds: float) -> list[Outcome[R]]:
        finished = []
        with contextlib.suppress(Empty):
            finished.append(self._finished.get(timeout=seconds))
            while True:
                finished.append(self._finished.get_nowait())
        heard = [self._outcome(ticket, future) for ticket, future in finished if ticket in self._given]
        self._look()
        for ticket, (worker, future) in list(self._given.items()):
            if worker not in self._there:
                del self._given[ticket]
                future.cancel()
                heard.append(Died(ticket, f"{worker} is gone"))
        return heard

    def _outcome(self, ticket: int, future: Future) -> Outcome[R]:
        worker, _ = self._given.pop(ticket)
        try:
            return outcome(ticket, worker, future.result(timeout=FETCH_SECONDS))
        except KilledWorker:
            return Died(ticket, f"{worker} is gone")
        except TimeoutError:
            return Returned(ticket, f"{worker} was gone before its result was fetched")
        except (CancelledError, FuturesCancelledError):
            return Returned(ticket, f"the connection to {self.address} broke")
        finally:
            future.release()

    def _abandon(self, ticket: int) -> None:
        worker, future = self._given.pop(ticket)
        future.cancel()
        self._hanging.add(worker)
        self._slots.pop(worker, None)
        threading.Thread(target=self._restart, args=(worker,), daemon=True).start()

    def _restart(self, worker: str) -> None:
        """Ask a worker's nanny to restart it; there may be no nanny."""
        with contextlib.suppress(Exception):
            self._client.restart_workers([worker], timeout=CONNECT_SECONDS, raise_for_error=False)

    def _look(self) -> None:
        """Refresh the list of workers, unless that was done just now."""
        if self._client.status == "closed":
            raise WorkersFailed(f"the Dask scheduler at {self.address} is gone; start it again")
        if time.monotonic() < self._looked + LOOK_SECONDS:
            return
        try:
            seen: dict[str, Any] = self._client.sync(
                self._client.scheduler.identity, n_workers=-1, callback_timeout=FETCH_SECONDS
            )["workers"]
        except (OSError, TimeoutError):
            return  # Dask is trying to get back to the scheduler
        finally:
            self._looked = time.monotonic()
        if self._cluster is not None and len(self._cluster.workers) < len(self._cluster.worker_spec):
            self._cluster.scale(len(self._cluster.worker_spec))  # a nanny is gone too: start another
        self._there = set(seen)
        self._hanging &= self._there
        unfit = self._hanging | self.tally.refused.keys()
        self._slots = {worker: told["nthreads"] for worker, told in seen.items() if worker not in unfit}
        self.tally.workers = sum(self._slots.values())

    def _why_nobody_works(self) -> str:
        if self.tally.refused:
            return no_fit(self.tally.refused)
        return (
            f"no worker has come to {self.address} for {self.patience_s:g} s; "
            f"start one with: dask worker {self.address} --nthreads 1"
        )


def local_cluster(jobs: int, memory_limit: str = "auto") -> LocalCluster:
    """A cluster on this machine that nobody else can reach, with as many workers as there are jobs.

    A worker that needs more memory is ended; `auto`: an even share of this machine's.
    """
    dask.config.set(
        LOCAL_CONFIG
    )  # for as long as the process lives: nannies read it when they start a worker
    with uninterrupted():
        return LocalCluster(
            n_workers=jobs,
            threads_per_worker=1,
            host="127.0.0.1",
            dashboard_address="127.0.0.1:0",
            memory_limit=memory_limit,
            silence_logs=logging.CRITICAL,
        )
