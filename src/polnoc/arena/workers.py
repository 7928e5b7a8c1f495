"""A pool of worker processes, each with one batch at a time.

If a worker dies, only its current batch is lost, and that batch goes to a
fresh worker. Interrupting the parent ends all workers at once; if the parent
itself is killed, its workers notice and end too.
"""

from __future__ import annotations

import os
import signal
import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Final, Generic, TypeVar

from polnoc.arena.play import GameFailed

#: How often a batch is tried before it is given up, and how many workers in a row may fail to start.
MOST_TRIES: Final = 3

#: Seconds that a process may take to end after it has closed its pipe.
END_SECONDS: Final = 1.0

#: Whether signals can be held back here.
CAN_BLOCK: Final = hasattr(signal, "pthread_sigmask")

#: A batch is a row of seeds.
Batch = range

R = TypeVar("R")
#: Makes, inside a worker, what then works through batches.
Maker = Callable[[], Callable[[Batch], R]]

_READY: Final = "ready"
_DONE: Final = "done"
_FAILED: Final = "failed"


class WorkersFailed(RuntimeError):
    """No worker process could be started."""


@dataclass(frozen=True, slots=True)
class LostBatch:
    """A batch that was given up because every worker died while working on it."""

    batch: Batch
    reason: str


class _Worker(Generic[R]):
    """A process and our end of the pipe to it."""

    def __init__(self, make: Maker[R]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs, make), daemon=True)
        self.started = False
        self.batch: Batch | None = None
        self.process.start()
        theirs.close()  # so that the pipe ends when the worker does

    def give(self, batch: Batch | None) -> None:
        self.batch = batch
        if batch is not None:
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


class WorkerPool(Generic[R]):
    """Workers that go through batches, supervised."""

    def __init__(self, make: Maker[R], jobs: int) -> None:
        self._make = make
        self._jobs = jobs
        self._workers: dict[Connection, _Worker[R]] = {}
        self._todo: deque[Batch] = deque()
        self._tries: dict[Batch, int] = {}
        self._failed_starts = 0

    def run(self, batches: Sequence[Batch], done: Callable[[R], None]) -> list[LostBatch]:
        """Work through all batches, handing each result to `done`; what was lost."""
        self._todo.extend(batches)
        lost: list[LostBatch] = []
        if CAN_BLOCK:
            resource_tracker.ensure_running()  # starting it later would let Ctrl-C through to a worker
        try:
            for _ in range(min(self._jobs, len(batches))):
                self._start_worker()
            while self._todo or any([worker.batch is not None for worker in self._workers.values()]):
                for pipe in wait(list(self._workers)):
                    assert isinstance(pipe, Connection)
                    self._listen(self._workers[pipe], done, lost)
        finally:
            with _uninterrupted():
                for worker in self._workers.values():
                    worker.stop()
        return lost

    def _start_worker(self) -> None:
        with _uninterrupted():
            try:
                worker = _Worker(self._make)
            except OSError as error:
                raise WorkersFailed(
                    f"no worker process could be started ({error}); try fewer jobs"
                ) from error
            self._workers[worker.pipe] = worker

    def _listen(self, worker: _Worker[R], done: Callable[[R], None], lost: list[LostBatch]) -> None:
        try:
            kind, content = worker.pipe.recv()
        except (EOFError, OSError):
            self._replace(worker, lost)
            return
        if kind == _FAILED:
            message, trace = content
            failure = GameFailed(message)
            failure.add_note(trace)
            raise failure
        worker.started = True
        self._failed_starts = 0
        worker.give(self._todo.popleft() if self._todo else None)
        if kind == _DONE:
            done(content)

    def _replace(self, worker: _Worker[R], lost: list[LostBatch]) -> None:
        """Handle the death of a worker: requeue its batch or give it up, and start another worker."""
        del self._workers[worker.pipe]
        reason = worker.cause_of_death()
        if not worker.started:
            self._failed_starts += 1
            if self._failed_starts == MOST_TRIES:
                raise WorkersFailed(
                    f"{MOST_TRIES} worker processes in a row ended before they could begin ({reason})"
                )
        batch = worker.batch
        if batch is not None:
            self._tries[batch] = self._tries.get(batch, 0) + 1
            if self._tries[batch] < MOST_TRIES:
                self._todo.appendleft(batch)
            else:
                lost.append(LostBatch(batch, f"{MOST_TRIES} workers died of it, the last one: {reason}"))
        if self._todo:
            self._start_worker()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Hold Ctrl-C back for a moment. Processes started meanwhile never get it: only the parent stops them."""
    if not CAN_BLOCK:
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(pipe: Connection, make: Maker[R]) -> None:
    """Run a worker process: take batches until the pipe ends."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        work = make()
        pipe.send((_READY, None))
        while True:
            pipe.send((_DONE, work(pipe.recv())))
    except (EOFError, ConnectionError):
        return  # the parent has gone
    except Exception as error:
        pipe.send((_FAILED, (str(error), traceback.format_exc())))


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
