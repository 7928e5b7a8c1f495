"""Where batches are worked on: what `--on` and `--jobs` say.

>>> read_place(None, 2)
Place(engine='processes', address=None, jobs=2, timeout_s=600.0)
>>> read_place("dask://10.0.0.5", None)  # doctest: +ELLIPSIS
Traceback (most recent call last):
    ...
polnoc.batches.places.BadPlace: 'dask://10.0.0.5' is no place to work; write dask, ray, ...
"""

from __future__ import annotations

import math
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Final, NamedTuple

from polnoc.batches.dispatch import BATCH_TIMEOUT_S, B, Executor, InThisProcess, Maker, R
from polnoc.batches.processes import ProcessPool

HERE: Final = "here"
PROCESSES: Final = "processes"
DASK: Final = "dask"
RAY: Final = "ray"

#: By engine: the package that it needs, and how addresses begin that it understands.
ENGINES: Final = {DASK: ("distributed", "tcp://"), RAY: ("ray", "ray://")}

_ADDRESS: Final = re.compile(r"(dask|ray)(?:://(?P<host>[\w.-]+|\[[0-9a-fA-F:]+\]):(?P<port>\d{1,5}))?")


class BadPlace(ValueError):
    """Nobody can work there; the message says what would be right."""


class Place(NamedTuple):
    """Where to work."""

    engine: str
    #: None: a cluster of our own, on this machine.
    address: str | None
    #: Processes here; a cluster at an address has its own number.
    jobs: int
    #: Seconds that a batch may take.
    timeout_s: float


def read_place(on: str | None, jobs: int | None, asked_timeout_s: float | None = None) -> Place:
    """The place that was asked for; BadPlace explains mistakes."""
    timeout_s = BATCH_TIMEOUT_S if asked_timeout_s is None else asked_timeout_s
    chosen = (os.cpu_count() or 1) if jobs is None else jobs
    if chosen < 1:
        raise BadPlace(f"at least 1 job must play, not {jobs}; leave it out to use every core")
    if not 0 < timeout_s < math.inf:
        raise BadPlace(f"a batch must be given some seconds, not {timeout_s:g}")
    if on is None:
        return Place(HERE if chosen == 1 else PROCESSES, None, chosen, timeout_s)
    found = _ADDRESS.fullmatch(on)
    if found is None or int(found["port"] or 1) not in range(1, 65536):
        raise BadPlace(
            f"'{on[:60]}' is no place to work; write dask, ray, dask://HOST:PORT or ray://HOST:PORT"
        )
    engine = found[1]
    package, scheme = ENGINES[engine]
    if find_spec(package) is None:
        raise BadPlace(
            f"the package '{package}' is not installed; install it with: pip install 'polnoc[{engine}]'"
        )
    if found["host"] is None:
        return Place(engine, None, chosen, timeout_s)
    if jobs is not None:
        raise BadPlace("--jobs counts processes on this machine; a cluster at an address has its own")
    return Place(engine, f"{scheme}{found['host']}:{found['port']}", 0, timeout_s)


@contextmanager
def open_executor(place: Place, make: Maker[B, R], game: str) -> Iterator[Executor[B, R]]:
    """Open the executor of a place, which works with what `make` returns; it is closed with the block."""
    executor = _executor(place, make, game)
    try:
        yield executor
    finally:
        executor.close()


def _executor(place: Place, make: Maker[B, R], game: str) -> Executor[B, R]:
    if place.engine == HERE:
        return InThisProcess(make)
    if place.engine == PROCESSES:
        return ProcessPool(make, place.jobs, place.timeout_s)
    if place.engine == DASK:
        from polnoc.batches.dask_workers import DaskWorkers  # an extra, and slow to import

        return DaskWorkers(place.address, place.jobs, make, game, place.timeout_s)
    from polnoc.batches.ray_workers import RayWorkers  # the same

    return RayWorkers(place.address, place.jobs, make, game, place.timeout_s)
