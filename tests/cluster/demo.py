"""A cluster to look at: PostgreSQL, two table servers, and a proxy in front of them, on this machine.

    make demo-cluster                       # shows `polnoc admin watch`; Ctrl-C stops everything
    make demo-cluster ARGS=--once           # … or shows it once, and stops

Stop one of the servers (`kill PID`, with the PID that is shown) or create a table at the proxy's address and
see who drives it. Nothing is kept.
"""

from __future__ import annotations

import argparse
import contextlib
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence

from polnoc.store import open_store
from tests.cluster.machines import PATIENCE
from tests.proofs.servers import Server
from tests.store.postgres_server import running_server
from tests.versions import ROOT


@contextlib.contextmanager
def proxy(port: int, servers: Sequence[Server]) -> Iterator[None]:
    """Pass each connection to the next server that answers."""
    targets = ",".join([f"127.0.0.1:{server.port}" for server in servers])
    command = [sys.executable, "-m", "tests.cluster.forwarder", f"port:{port}", targets]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT) as process:
        try:
            yield
        finally:
            process.kill()


def main(given: Sequence[str]) -> None:
    """Start everything, show its state, stop everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--port", type=int, default=8010, help="where the proxy listens")
    parser.add_argument("--once", action="store_true", help="show the page once and end")
    asked = parser.parse_args(given)
    with contextlib.ExitStack() as stack:
        address = stack.enter_context(running_server()).address("postgres")
        servers = [Server(address), Server(address)]
        for server in servers:
            stack.callback(stop, server)
        stack.enter_context(proxy(asked.port, servers))
        wait_for(address, len(servers))
        sys.stdout.write(f"play at http://localhost:{asked.port}/   database: {address}\n")
        sys.stdout.flush()
        watch = [sys.executable, "-m", "polnoc", "admin", "watch", "--store", address]
        with contextlib.suppress(KeyboardInterrupt):
            subprocess.run([*watch, "--once"] if asked.once else watch, cwd=ROOT, check=False)


def wait_for(address: str, count: int) -> None:
    """Wait until this many servers have registered as live."""
    deadline = time.monotonic() + PATIENCE
    with open_store(address) as store:
        while len(store.servers.known().wait()) < count:
            assert time.monotonic() < deadline, "a server says nothing"
            time.sleep(0.1)


def stop(server: Server) -> None:
    """Stop a server that somebody may have stopped already."""
    if server.alive:
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
