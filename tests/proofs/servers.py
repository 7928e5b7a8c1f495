"""Real servers: `polnoc serve` in its own process, to be stopped or killed."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.proofs.browsers import LIMIT
from tests.versions import ROOT, SOURCES, environment

#: The command to run: the real program, or one with a planted fault.
REAL: Final = ("polnoc",)


class Server:
    """A server over a store, running this version or the one in `sources`. Its log is kept line by line."""

    def __init__(
        self, address: str, program: tuple[str, ...] = REAL, *options: str, sources: Path = SOURCES
    ) -> None:
        serve = ["serve", "--port", "0", "--bots", "1", "--store", address, *options]
        self._several = "--processes" in options
        command = [sys.executable, "-m", *program, *serve]
        self.process = subprocess.Popen(
            command, stderr=subprocess.PIPE, text=True, cwd=ROOT, env=environment(sources)
        )
        assert self.process.stderr is not None
        self.log: list[str] = [self.process.stderr.readline()]
        assert "http://" in self.log[0], self.log[0] + self.process.stderr.read()
        self.port = int(self.log[0].split("localhost:")[1].split("/")[0])
        self._reading = threading.Thread(target=self._read)
        self._reading.start()
        self._wait_until_open()

    def _read(self) -> None:
        assert self.process.stderr is not None
        self.log += self.process.stderr

    def _wait_until_open(self) -> None:
        deadline = time.monotonic() + LIMIT
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), LIMIT).close()
                return
            except ConnectionRefusedError:
                assert time.monotonic() < deadline, "the server does not open its door"
                time.sleep(0.005)

    def kill(self) -> None:
        """`kill -9`: nothing gets to finish."""
        self.strike()
        self._gone()

    def strike(self) -> None:
        """Kill it and its worker processes without waiting for them to end."""
        members = self.members() if self._several else []
        self.process.kill()
        for member in members:
            with contextlib.suppress(ProcessLookupError):
                os.kill(member, signal.SIGKILL)

    def members(self) -> list[int]:
        """Return the ids of the worker processes, if there are several."""
        pid = self.process.pid
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        return []

    def stop(self) -> None:
        """Stop as on Ctrl-C."""
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait(LIMIT)
        self._reading.join(LIMIT)
        assert self.process.stderr is not None
        self.process.stderr.close()

    @property
    def alive(self) -> bool:
        return self.process.poll() is None


@contextlib.contextmanager
def serving(
    address: str, program: tuple[str, ...] = REAL, *options: str, sources: Path = SOURCES
) -> Iterator[Server]:
    """Run a server while it is needed; it may have been killed meanwhile."""
    server = Server(address, program, *options, sources=sources)
    try:
        yield server
    finally:
        if server.alive:
            server.stop()
