"""The speed of the disk itself meanwhile: small writes, each synced, with nothing of ours in between.

A move is on the disk before it is acknowledged, so no server is faster than this. `python -m bench.load.disk
FOLDER` writes until its input ends, then prints how long each sync took, as JSON.
"""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Final

PAGE: Final = b"\1" * 4096
#: Pages that are written in turn. They are there from the start, so that no sync has to record a new size.
PAGES: Final = 256
#: Seconds between two syncs.
PAUSE: Final = 0.01
#: From this many seconds on, the disk counts as stalled.
SILENT: Final = 0.025


class Probe:
    """Seconds that each sync took, once the probing is over."""

    def __init__(self) -> None:
        self.syncs: list[float] = []

    @property
    def silent(self) -> float:
        """Seconds that long syncs took."""
        return sum([seconds for seconds in self.syncs if seconds >= SILENT])


@contextmanager
def probing(folder: Path) -> Iterator[Probe]:
    """Sync small writes in a folder during the block, in a process of its own."""
    command = [sys.executable, "-m", "bench.load.disk", str(folder)]
    found = Probe()
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as running:
        try:
            yield found
            told, _ = running.communicate(timeout=60)
            found.syncs = json.loads(told)
        finally:
            running.kill()


def sync_until_told(folder: Path) -> list[float]:
    """Write and sync until the input ends."""
    syncs: list[float] = []
    with tempfile.TemporaryFile(dir=folder) as file:
        file.write(PAGE * PAGES)
        file.flush()
        os.fsync(file.fileno())
        while not select.select([sys.stdin], [], [], PAUSE)[0]:
            os.pwrite(file.fileno(), PAGE, len(syncs) % PAGES * len(PAGE))
            begun = perf_counter()
            os.fdatasync(file.fileno())
            syncs.append(perf_counter() - begun)
    return syncs


if __name__ == "__main__":
    print(json.dumps(sync_until_told(Path(sys.argv[1]))))
