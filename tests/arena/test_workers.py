"""Workers die, break down and are interrupted; nothing but their batch is lost."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import polnoc
from polnoc.arena.play import GameFailed
from polnoc.arena.workers import WorkerPool, WorkersFailed
from tests.arena import worker_tasks

BATCHES = [range(start, start + 2) for start in range(0, 20, 2)]
LIMIT = 30


def test_every_batch_is_worked_through_once() -> None:
    done: list[int] = []
    assert WorkerPool(worker_tasks.adder, 2).run(BATCHES, done.append) == []
    assert sorted(done) == [sum(batch) for batch in BATCHES]
    assert multiprocessing.active_children() == []


def test_a_deadly_batch_is_given_up_after_three_workers_and_the_rest_goes_on() -> None:
    done: list[int] = []
    (lost,) = WorkerPool(worker_tasks.deadly, 2).run(BATCHES, done.append)
    assert lost.batch == range(6, 8)
    assert lost.reason == "3 workers died of it, the last one: killed by signal 9"
    assert sorted(done) == [sum(batch) for batch in BATCHES if 7 not in batch]
    assert multiprocessing.active_children() == []


def test_a_worker_that_breaks_down_tells_why() -> None:
    done: list[int] = []
    with pytest.raises(GameFailed, match="seven is not to be found") as failure:
        WorkerPool(worker_tasks.clumsy, 2).run(BATCHES, done.append)
    assert "in work" in failure.value.__notes__[0]
    assert multiprocessing.active_children() == []


def test_workers_that_cannot_begin_are_not_started_for_ever() -> None:
    done: list[int] = []
    with pytest.raises(WorkersFailed, match=r"3 worker processes in a row ended .* \(exit status 3\)"):
        WorkerPool(worker_tasks.stillborn, 2).run(BATCHES, done.append)
    assert done == []
    assert multiprocessing.active_children() == []


LONG_SERIES = """
import multiprocessing, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may start us deaf to it
from polnoc.arena import Series, run
def progress(done, total):
    if done:
        print("playing", flush=True)
try:
    run(Series("duchy", ("random", "random"), 10_000_000), jobs=2, progress=progress)
except KeyboardInterrupt:
    print("left:", len(multiprocessing.active_children()), flush=True)
"""


def long_series() -> subprocess.Popen[str]:
    """A series in a process group of its own, once it has played a first batch."""
    source = str(Path(polnoc.__file__).parents[1])
    process = subprocess.Popen(
        [sys.executable, "-c", LONG_SERIES],
        env={**os.environ, "PYTHONPATH": source},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "playing\n"
    return process


def last_words(process: subprocess.Popen[str]) -> tuple[str, str]:
    """What it still said. This returns when every process that shares its output has ended."""
    try:
        return process.communicate(timeout=LIMIT)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        raise


def test_an_interrupt_ends_all_workers_without_noise() -> None:
    process = long_series()
    os.killpg(process.pid, signal.SIGINT)
    said, complained = last_words(process)
    assert said.splitlines()[-1] == "left: 0"
    assert complained == ""
    assert process.returncode == 0


def test_workers_end_when_their_parent_is_killed() -> None:
    process = long_series()
    os.kill(process.pid, signal.SIGKILL)
    said, _ = last_words(process)
    assert "left" not in said
    assert process.returncode == -signal.SIGKILL
