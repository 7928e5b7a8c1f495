"""Work in batches: in this process, in several, or on a cluster of machines.

The caller names a function that builds, wherever it is called, what works through a batch. An executor sends
batches to workers, sends them again when a worker is gone, and delivers each result once.

- `dispatch`     the executor protocol, and what executors with several workers share
- `processes`    a pool of processes on this machine
- `remote`       what a worker of a cluster runs, and whether it may
- `dask_workers` workers of a Dask cluster
- `ray_workers`  workers of a Ray cluster
- `places`       which of them `--on` and `--jobs` select
"""

from __future__ import annotations

from polnoc.batches.dispatch import BatchFailed, Executor, LostBatch, Tally, WorkersFailed
from polnoc.batches.places import BadPlace, Place, open_executor, read_place

__all__ = [
    "BadPlace",
    "BatchFailed",
    "Executor",
    "LostBatch",
    "Place",
    "Tally",
    "WorkersFailed",
    "open_executor",
    "read_place",
]
