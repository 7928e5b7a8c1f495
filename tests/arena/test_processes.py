"""Processes die, hang, fail and are interrupted; nothing but their batch is lost."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import polnoc
from polnoc.batches import BatchFailed, LostBatch, WorkersFailed
from polnoc.batches.dispatch import Maker
from polnoc.batches.processes import ProcessPool
from tests.batches import tasks

BATCHES = [range(start, start + 2) for start in range(0, 20, 2)]
LIMIT = 30


def run(make: Maker[range, int], done: list[int], timeout_s: float = 60.0) -> list[LostBatch[range]]:
    """Let two processes work through all batches."""
    pool = ProcessPool(make, 2, timeout_s)
    try:
        return pool.run(BATCHES, lambda batch, result: done.append(result))
    finally:
        pool.close()


def test_every_batch_is_worked_through_once() -> None:
    done: list[int] = []
    assert run(tasks.adder, done) == []
    assert sorted(done) == [sum(batch) for batch in BATCHES]
    assert multiprocessing.active_children() == []


def test_a_deadly_batch_is_given_up_after_three_workers_and_the_rest_goes_on() -> None:
    done: list[int] = []
    (lost,) = run(tasks.deadly, done)
    assert lost.batch == range(6, 8)
    assert lost.reason == "3 workers died of it, the last one: killed by signal 9"
    assert sorted(done) == [sum(batch) for batch in BATCHES if 7 not in batch]
    assert multiprocessing.active_children() == []


def test_a_worker_that_breaks_down_tells_why() -> None:
    done: list[int] = []
    with pytest.raises(BatchFailed, match="seven is not to be found") as failure:
        run(tasks.clumsy, done)
    assert "in work" in failure.value.__notes__[0]
    assert multiprocessing.active_children() == []


def test_workers_that_cannot_begin_are_not_started_for_ever() -> None:
    done: list[int] = []
    with pytest.raises(WorkersFailed, match=r"3 worker processes in a row ended .* \(exit status 3\)"):
        run(tasks.stillborn, done)
    assert done == []
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("make", [tasks.starved, tasks.deadly])
def test_what_was_lost_does_not_hold_up_the_pool(make: Maker[range, int]) -> None:
    pool = ProcessPool(make, 2, 60.0)
    try:
        for runs in (1, 2):
            done: dict[range, int] = {}
            (lost,) = pool.run(BATCHES, done.__setitem__)
            assert lost.batch == range(6, 8)
            assert pool.tally.lost == runs
            assert done == {batch: sum(batch) for batch in BATCHES if 7 not in batch}
    finally:
        pool.close()


def test_a_worker_without_memory_is_not_a_bug_of_the_work() -> None:
    done: list[int] = []
    (lost,) = run(tasks.starved, done)
    assert lost == LostBatch(range(6, 8), "3 workers died of it, the last one: it ran out of memory")


def test_a_worker_that_hangs_is_ended_and_its_batch_given_to_others() -> None:
    done: list[int] = []
    (lost,) = run(tasks.stuck, done, timeout_s=5.0)
    assert lost == LostBatch(range(6, 8), "3 workers died of it, the last one: no answer within 5 s")
    assert sorted(done) == [sum(batch) for batch in BATCHES if 7 not in batch]
    assert multiprocessing.active_children() == []


def test_what_cannot_even_be_made_is_told() -> None:
    done: list[int] = []
    with pytest.raises(BatchFailed, match="nothing to work with"):
        run(tasks.unready, done)
    assert done == []


LONG_SERIES = """
import multiprocessing, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may start us deaf to it
from polnoc.arena import Series, run, was_interrupted
def progress(status):
    if status.games and status.state == "playing":
        print("playing", flush=True)
result = run(Series("duchy", ("random", "random"), 10_000_000), jobs=2, progress=progress)
missing = sum([lost.games for lost in result.lost])
print("stopped:", was_interrupted(result), "all told:", result.games + missing == 10_000_000)
print("left:", len(multiprocessing.active_children()), flush=True)
"""


def long_series() -> subprocess.Popen[str]:
    """Start a series in its own process group and wait for its first batch."""
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
    """Return its remaining output, once every process that shares it has ended."""
    try:
        return process.communicate(timeout=LIMIT)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        raise


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_stop_ends_all_workers_without_noise_and_keeps_what_is_done(number: signal.Signals) -> None:
    process = long_series()
    if number == signal.SIGINT:
        os.killpg(process.pid, number)  # as a terminal does
    else:
        os.kill(process.pid, number)
    said, complained = last_words(process)
    assert said.splitlines()[-2:] == ["stopped: True all told: True", "left: 0"]
    assert complained == ""
    assert process.returncode == 0


def test_workers_end_when_their_parent_is_killed() -> None:
    process = long_series()
    os.kill(process.pid, signal.SIGKILL)
    said, _ = last_words(process)
    assert "left" not in said
    assert process.returncode == -signal.SIGKILL
