"""A server as a process of its own: start, kill, and resource use (Linux)."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Final

from bench.load.wire import HOST, Browser

TICK: Final = os.sysconf("SC_CLK_TCK")
#: Longer than any server should take to answer for the first time, in seconds.
PATIENCE: Final = 60.0


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind((HOST, 0))
        return int(found.getsockname()[1])


class Process:
    """A server that listens on a port; `first` is a page that it answers as soon as it is ready."""

    def __init__(
        self, command: Sequence[str], first: str, port: int, folder: Path, variables: Mapping[str, str]
    ) -> None:
        self.port = port
        self._command = command
        self._first = first
        self._folder = folder
        self._variables = {**os.environ, **variables}
        self._running: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._running is not None
        return self._running.pid

    async def start(self) -> float:
        """Start it; return the seconds until it has answered for the first time."""
        begun = perf_counter()
        self._running = subprocess.Popen(
            self._command, cwd=self._folder, env=self._variables, start_new_session=True
        )
        while not await self._answers():
            if self._running.poll() is not None or perf_counter() - begun > PATIENCE:
                raise RuntimeError(f"the server did not come up: {' '.join(self._command)}")
            await asyncio.sleep(0.01)
        return perf_counter() - begun

    async def _answers(self) -> bool:
        browser = Browser(self.port, HOST)
        try:
            return (await browser.get(self._first)).status == 200
        except (OSError, ValueError):  # nobody listens yet; a connection can even meet itself
            return False
        finally:
            browser.close()

    def kill(self) -> None:
        """Kill all its processes at once, as a power cut does."""
        if self._running is not None:
            os.killpg(self._running.pid, signal.SIGKILL)
            self._running.wait()
            self._running = None

    def cpu(self) -> float:
        """Seconds of CPU time so far, for all its processes and threads."""
        ticks = 0
        for process in self._all():
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / TICK

    def memory(self) -> float:
        """Resident memory now, in MB; what its processes share counts once."""
        return sum([_kilobytes(process, "smaps_rollup", "Pss:") for process in self._all()]) * 1024 / 1e6

    def peak(self) -> float:
        """The most resident memory it ever had, in MB; for several processes what they have now."""
        if len(self._all()) > 1:
            return self.memory()
        return _kilobytes(self.pid, "status", "VmHWM") * 1024 / 1e6

    def _all(self) -> list[int]:
        """The process and those that it has started."""
        found = [self.pid]
        for process in found:
            children = Path(f"/proc/{process}/task/{process}/children").read_text()
            found += [int(child) for child in children.split()]
        return found


def _kilobytes(process: int, file: str, name: str) -> int:
    for line in Path(f"/proc/{process}/{file}").read_text().splitlines():
        if line.startswith(name):
            return int(line.split()[1])
    raise RuntimeError(f"the system does not tell {name}")
