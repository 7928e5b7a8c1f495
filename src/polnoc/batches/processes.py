"""A pool of worker processes on this machine, each with one batch at a time.

If a worker dies, only its current batch is lost, and that batch goes to a
fresh worker. Interrupting the parent ends all workers at once; if the parent
itself is killed, its workers notice and end too.
"""

from __future__ import annotations

import math
import os
import signal
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Final, Generic

from polnoc.batches.dispatch import (
    BATCH_TIMEOUT_S,
    B,
    Died,
    Dispatcher,
    Done,
    Failed,
    Maker,
    Outcome,
    R,
    WorkersFailed,
)

#: After this many failed starts in a row the pool gives up.
MOST_STARTS: Final = 3

#: Seconds that a process may take to end after it has closed its pipe.
END_SECONDS: Final = 1.0

#: Whether signals can be blocked on this system.
CAN_BLOCK: Final = hasattr(signal, "pthread_sigmask")

_READY: Final = "ready"
_DONE: Final = "done"
_FAILED: Final = "failed"
_NO_MEMORY: Final = "no memory"


class _Worker(Generic[B, R]):
    """A process and our end of the pipe to it."""

    def __init__(self, make: Maker[B, R]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs, make), daemon=True)
        self.is_ready = False
        #: The ticket of the batch that it has.
        self.ticket: int | None = None
        self.process.start()
        theirs.close()  # so that the pipe ends when the worker does

    @property
    def is_free(self) -> bool:
        return self.is_ready and self.ticket is None

    def give(self, ticket: int, batch: B) -> None:
        self.ticket = ticket
        try:
            self.pipe.send(batch)
        except OSError:
            return  # it has just died; the pipe's end will tell

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self.process.kill()
        self.process.join()
        self.pipe.close()

    def cause_of_death(self) -> str:
        """How a process ended whose pipe has ended."""
        self.process.join(END_SECONDS)
        self.stop()
        code = self.process.exitcode or 0
        return f"killed by signal {-code}" if code < 0 else f"exit status {code}"


class ProcessPool(Dispatcher[B, R]):
    """Processes of this machine."""

    patience_s = math.inf  # a slow machine takes its time to start processes; failed starts are counted

    def __init__(self, make: Maker[B, R], jobs: int, timeout_s: float = BATCH_TIMEOUT_S) -> None:
        super().__init__(timeout_s)
        self._make = make
        self._jobs = jobs
        self._workers: dict[Connection, _Worker[B, R]] = {}
        self._failed_starts = 0
        self.tally.workers = jobs

    def close(self) -> None:
        """End all workers."""
        with uninterrupted():
            for worker in self._workers.values():
                worker.stop()
            self._workers.clear()

    def _has_room(self) -> bool:
        if CAN_BLOCK:
            resource_tracker.ensure_running()  # starting it later would let Ctrl-C through to a worker
        while len(self._workers) < self._jobs:
            self._start_worker()
        return self._free() is not None

    def _free(self) -> _Worker[B, R] | None:
        return next((worker for worker in self._workers.values() if worker.is_free), None)

    def _submit(self, ticket: int, batch: B) -> None:
        worker = self._free()
        assert worker is not None
        worker.give(ticket, batch)

    def _outcomes(self, seconds: float) -> list[Outcome[R]]:
        heard = []
        for pipe in wait(list(self._workers), seconds):
            assert isinstance(pipe, Connection)
            heard.append(self._listen(self._workers[pipe]))
        return [outcome for outcome in heard if outcome is not None]

    def _abandon(self, ticket: int) -> None:
        for pipe, worker in list(self._workers.items()):
            if worker.ticket == ticket:
                del self._workers[pipe]
                worker.stop()

    def _why_nobody_works(self) -> str:
        return "no worker process could begin"

    def _start_worker(self) -> None:
        with uninterrupted():
            try:
                worker = _Worker(self._make)
            except OSError as error:
                raise WorkersFailed(
                    f"no worker process could be started ({error}); try fewer jobs"
                ) from error
            self._workers[worker.pipe] = worker

    def _listen(self, worker: _Worker[B, R]) -> Outcome[R] | None:
        try:
            kind, content = worker.pipe.recv()
        except (EOFError, OSError):
            return self._bury(worker)
        ticket, worker.ticket = worker.ticket, None
        worker.is_ready = True
        self._failed_starts = 0
        if kind == _READY:
            return None
        if kind == _NO_MEMORY:
            return Died(ticket or 0, "it ran out of memory")
        if kind == _FAILED:
            return Failed(*content)
        return Done(ticket or 0, content)

    def _bury(self, worker: _Worker[B, R]) -> Outcome[R] | None:
        """Handle the death of a worker."""
        del self._workers[worker.pipe]
        reason = worker.cause_of_death()
        if not worker.is_ready:
            self._failed_starts += 1
            if self._failed_starts == MOST_STARTS:
                raise WorkersFailed(
                    f"{MOST_STARTS} worker processes in a row ended before they could begin ({reason})"
                )
        return None if worker.ticket is None else Died(worker.ticket, reason)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Hold Ctrl-C back for a moment. Processes started meanwhile never get it: only the parent stops them."""
    if not CAN_BLOCK:
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(pipe: Connection, make: Maker[B, R]) -> None:
    """Run a worker process: take batches until the pipe ends."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        work = make()
        pipe.send((_READY, None))
        while True:
            batch = pipe.recv()
            try:
                pipe.send((_DONE, work(batch)))
            except MemoryError:
                pipe.send((_NO_MEMORY, None))
    except (EOFError, ConnectionError):
        return  # the parent has gone
    except Exception as error:
        pipe.send((_FAILED, (str(error), traceback.format_exc())))


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
