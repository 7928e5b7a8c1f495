"""Our pool of processes compared with Dask's local cluster, Ray's, and the standard library's pool.

    python -m bench.arena_pools                      # overhead, memory, and what a killed worker costs
    python -m bench.arena_pools --scaling            # 1, 2 and 4 workers
    python -m bench.arena_pools --rounds 5 --seeds 400

All work through the same batches of the same series, in turn, round after round, so that a busy machine is
unfair to none of them. Time is CPU time of all processes together: what a batch costs beyond playing.
The idle cost of a pool grows with the wall time, which on a busy machine is many times that of playing; so
the table also estimates what a batch and its share of that cost where each worker has a core.
`--engines` chooses; those whose package is not installed are left out.
"""

from __future__ import annotations

import argparse
import os
import signal
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Final, NamedTuple

import psutil

from polnoc.arena.counts import Counts
from polnoc.arena.runs import ready
from polnoc.arena.series import Plan, Series
from polnoc.batches import Executor, open_executor, read_place
from polnoc.games import Pin, pin_of
from tests.batches.tasks import adder

SEATS: Final = ("regular", "regular")
#: Batches without any work: what remains is the overhead of a batch.
EMPTY: Final = 300
#: How long nobody works, to measure the idle cost.
IDLE_SECONDS: Final = 10.0


class Measured(NamedTuple):
    """The cost of one run."""

    cpu_s: float
    wall_s: float
    memory_mb: float


# The standard library's pool --------------------------------------------------------------

_players: dict[str, Callable[[range], object]] = {}


def _prepare(maker: Callable[[], Callable[[range], object]]) -> None:
    _players["work"] = maker()


def _batch(batch: range) -> object:
    return _players["work"](batch)


@contextmanager
def standard_library(
    maker: Callable[[], Callable[[range], object]], jobs: int
) -> Iterator[Callable[[list[range]], int]]:
    """A function that works through batches with `ProcessPoolExecutor` and returns how many came back."""
    with ProcessPoolExecutor(jobs, get_context("spawn"), _prepare, (maker,)) as pool:

        def run(batches: list[range]) -> int:
            waiting = [pool.submit(_batch, batch) for batch in batches]
            return len([future.result() for future in as_completed(waiting)])

        yield run


# Ours -------------------------------------------------------------------------------------


@contextmanager
def ours(
    on: str | None, maker: Callable[[], Callable[[range], object]], jobs: int
) -> Iterator[Callable[[list[range]], int]]:
    """The same with an executor of `polnoc.batches`."""
    place = read_place(on, jobs)
    if place.engine == "here":
        place = place._replace(engine="processes")
    with open_executor(place, maker, "duchy") as executor:
        yield partial(_worked_through, executor)


def _worked_through(executor: Executor[range, object], batches: list[range]) -> int:
    done: list[range] = []
    executor.run(batches, lambda batch, result: done.append(batch))
    return len(done)


ENGINES: Final = {"ours": None, "standard library": "", "dask": "dask", "ray": "ray"}


def opened(
    engine: str, maker: Callable[[], Callable[[range], object]], jobs: int
) -> AbstractContextManager[Callable[[list[range]], int]]:
    """The pool of this name."""
    on = ENGINES[engine]
    return standard_library(maker, jobs) if on == "" else ours(on, maker, jobs)


# Measuring ----------------------------------------------------------------------------------


def family() -> list[psutil.Process]:
    """This process and everything it has started."""
    me = psutil.Process()
    return [me, *me.children(recursive=True)]


def cpu_s() -> float:
    """CPU seconds of all processes that are alive."""
    total = 0.0
    for process in family():
        try:
            times = process.cpu_times()
        except psutil.NoSuchProcess:
            continue
        total += times.user + times.system
    return total


def measured(run: Callable[[list[range]], int], batches: list[range]) -> Measured:
    """Measure one run through all batches, by workers that are ready."""
    cpu, wall = cpu_s(), time.perf_counter()
    assert run(batches) == len(batches)
    cpu, wall = cpu_s() - cpu, time.perf_counter() - wall
    memory = sum([process.memory_full_info().uss for process in family()]) / 1e6
    return Measured(cpu, wall, memory)


def idle() -> float:
    """CPU seconds that all processes take per second while nobody works."""
    cpu, wall = cpu_s(), time.perf_counter()
    time.sleep(IDLE_SECONDS)
    return (cpu_s() - cpu) / (time.perf_counter() - wall)


def reckoned(batch_s: float, empty_s: float, idle_s: float, jobs: int) -> float:
    """The overhead of a pool, as a share of playing, where each worker has a core of its own.

    >>> f"{reckoned(batch_s=1.0, empty_s=0.01, idle_s=0.04, jobs=4):.1%}"
    '2.0%'
    """
    return (empty_s + idle_s * batch_s / jobs) / batch_s


def cut(seeds: int, size: int) -> list[range]:
    """Cut seeds from 1 on into batches."""
    return [range(start, min(start + size, seeds + 1)) for start in range(1, seeds + 1, size)]


def game_maker() -> Callable[[], Callable[[range], Counts]]:
    """A maker of what plays 13 Duchów between regulars."""
    series = Series("duchy", SEATS, 1_000_000)
    pin: Pin = pin_of(Plan(series).game)
    return partial(ready, series, pin)


def compare(engines: list[str], jobs: int, rounds: int, seeds: int, size: int) -> None:
    """Print what games and empty batches cost with every engine."""
    maker = game_maker()
    batches, empty = cut(seeds, size), cut(EMPTY, 1)
    games: dict[str, list[Measured]] = {engine: [] for engine in engines}
    bare: dict[str, list[Measured]] = {engine: [] for engine in engines}
    resting: dict[str, list[float]] = {engine: [] for engine in engines}
    for number in range(rounds):
        for engine in engines[number % len(engines) :] + engines[: number % len(engines)]:
            with opened(engine, maker, jobs) as run:
                run(cut(4 * jobs, 1))  # every worker has loaded everything
                games[engine].append(measured(run, batches))
            with opened(engine, adder, jobs) as run:  # next to no work at all
                run(cut(4 * jobs, 1))
                bare[engine].append(measured(run, empty))
                resting[engine].append(idle())
    first = statistics.median([run.cpu_s for run in games[engines[0]]])
    print(f"{jobs} workers, {len(batches)} batches of {size} games, median of {rounds} rounds")
    print(
        "| pool | CPU s | against the first | wall s | CPU ms an empty batch | wall ms "
        "| idle, CPU ms/s | reckoned with free cores | memory MB |"
    )
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for engine in engines:
        cpu, wall, memory = [statistics.median(column) for column in zip(*games[engine], strict=True)]
        cpu0, wall0, _ = [statistics.median(column) for column in zip(*bare[engine], strict=True)]
        rest = statistics.median(resting[engine])
        share = reckoned(first / len(batches), cpu0 / EMPTY, rest, jobs)
        print(
            f"| {engine} | {cpu:.2f} | {100 * (cpu / first - 1):+.1f} % | {wall:.1f} "
            f"| {1000 * cpu0 / EMPTY:.2f} | {1000 * wall0 / EMPTY:.2f} | {1000 * rest:.1f} "
            f"| {100 * share:.1f} % | {memory:.0f} |",
            flush=True,
        )


def kill_one(engine: str, jobs: int, seeds: int, size: int) -> str:
    """Report what becomes of a run when one worker is killed while it works."""
    batches = cut(seeds, size)
    try:
        with opened(engine, game_maker(), jobs) as run:
            run(cut(4 * jobs, 1))
            killer = threading.Timer(1.0, lambda: os.kill(busiest_worker(engine), signal.SIGKILL))
            killer.start()
            start = time.perf_counter()
            count = run(batches)
            killer.join()
            return f"{count} of {len(batches)} batches done in {time.perf_counter() - start:.1f} s"
    except BrokenProcessPool as error:
        return f"the run is over, and what was under way is lost: {error}"


def busiest_worker(engine: str) -> int:
    """The worker process with the most CPU time."""
    mark = "ray::" if engine == "ray" else "spawn_main"
    workers = [process for process in family()[1:] if mark in " ".join(process.cmdline())]
    pid: int = max(workers, key=lambda worker: sum(worker.cpu_times()[:2])).pid
    return pid


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--engines", nargs="+", choices=list(ENGINES), default=list(ENGINES))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--size", type=int, default=10, help="games in a batch")
    parser.add_argument("--scaling", type=int, nargs="*", metavar="WORKERS", help="default: 1 2 4")
    asked = parser.parse_args()
    needs = {"dask": "distributed", "ray": "ray"}
    engines = [engine for engine in asked.engines if find_spec(needs.get(engine, "polnoc")) is not None]
    is_scaling = asked.scaling is not None
    for jobs in asked.scaling or (1, 2, 4) if is_scaling else (asked.jobs,):
        compare(engines, jobs, asked.rounds, asked.seeds, asked.size)
    if not is_scaling:
        for engine in engines:
            print(f"a worker of {engine} killed: {kill_one(engine, asked.jobs, asked.seeds, asked.size)}")


if __name__ == "__main__":
    main()
