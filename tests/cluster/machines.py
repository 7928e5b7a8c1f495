"""A cluster in network namespaces: PostgreSQL with a synchronous standby, and table servers around it.

    hub ──cable0── spoke 0: a table server
     │ ──cable1── spoke 1: a table server
     │ ──cable2── spoke 2: a table server
     └── ports 5432 and 5433: forwarders to the sockets of the two PostgreSQL servers

PostgreSQL does not run as a namespace's root, so it is reached through a socket in the file system; the table
servers see it as a forwarder in the hub. People reach a table server through a forwarder in its spoke, whose
listening socket belongs to the test's network.
"""

from __future__ import annotations

import contextlib
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from signal import SIGCONT, SIGSTOP
from typing import Final

import psycopg
from psycopg import sql

from tests import namespaces
from tests.namespaces import Machine
from tests.proofs.browsers import LIMIT
from tests.store.postgres_server import Server as Postgres
from tests.store.postgres_server import find_programs
from tests.versions import ROOT, SOURCES, environment

#: Timeout in seconds for everything, however busy the machine is.
PATIENCE: Final = 8 * LIMIT

#: Where a table server listens in its namespace, and PostgreSQL and its standby in the hub.
TABLE_PORT: Final = 8013
DATABASE_PORTS: Final = (5432, 5433)

SESSIONS: Final = """
    SELECT pid, pg_blocking_pids(pid), state, backend_xid, wait_event_type, wait_event, now() - xact_start,
        now() - state_change, left(query, 100)
    FROM pg_stat_activity WHERE application_name = 'polnoc' ORDER BY xact_start
"""


def _process_state(pid: int) -> str:
    """Return a process's state in the kernel: PostgreSQL takes a stopped one ("T") for one that waits."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(") ")[2][0]
    return "gone"


class Forwarding:
    """A forwarder in a namespace that takes orders."""

    def __init__(self, machine: Machine, source: str, target: str, handles: Sequence[int] = ()) -> None:
        self._process = subprocess.Popen(
            machine.command(sys.executable, "-m", "tests.cluster.forwarder", source, target),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            pass_fds=handles,
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "passes on\n"

    def tell(self, order: str) -> None:
        """Send an order: `delay SECONDS`, `drop`, `refuse` or `plain`."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{order}\n")
        self._process.stdin.flush()

    def close(self) -> None:
        """End it."""
        self._process.kill()
        self._process.communicate()


class TableServer:
    """`polnoc serve` in a namespace; people reach it at `port` of the test's own network."""

    def __init__(self, machine: Machine, store: str) -> None:
        self._machine = machine
        self._store = store
        listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(listening.getsockname()[1])
        handle = listening.fileno()
        self._door = Forwarding(machine, str(handle), f"127.0.0.1:{TABLE_PORT}", [handle])
        listening.close()
        self.log: list[str] = []
        self._process: subprocess.Popen[str] | None = None

    def start(self, sources: Path = SOURCES) -> None:
        """Start the program in `sources`; `wait` waits until it serves."""
        serve = ["serve", "--port", str(TABLE_PORT), "--bots", "1", "--store", self._store]
        self._process = subprocess.Popen(
            self._machine.command(sys.executable, "-m", "polnoc", *serve),
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=environment(sources),
        )
        self._reading = threading.Thread(target=self._read, args=(self._process,))
        self._reading.start()

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stderr is not None
        with process.stderr as lines:
            self.log += lines

    def wait(self) -> None:
        """Wait until it answers."""
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert time.monotonic() < deadline, f"no server: {self.log[-5:]}"
            assert self._process is not None and self._process.poll() is None, self.log
            time.sleep(0.05)

    def _answers(self) -> bool:
        address = ("127.0.0.1", self.port)
        with contextlib.suppress(OSError), socket.create_connection(address, LIMIT) as connection:
            connection.sendall(b"GET /static/favicon.svg HTTP/1.0\r\nhost: localhost\r\n\r\n")
            return connection.recv(12).startswith(b"HTTP/1.1 ")
        return False

    def stop(self) -> None:
        """Stop as on Ctrl-C."""
        assert self._process is not None
        self._process.terminate()
        self._gone()

    def _gone(self) -> None:
        assert self._process is not None
        self._process.wait(PATIENCE)
        self._reading.join(PATIENCE)

    def kill(self) -> None:
        """`kill -9`."""
        assert self._process is not None
        self._process.kill()
        self._gone()

    def close(self) -> None:
        """End it and its forwarder."""
        if self._process is not None and self._process.poll() is None:
            self.kill()
        self._door.close()


class Cluster:
    """Table servers, and the database that they share."""

    def __init__(
        self, hub: Machine, spokes: list[Machine], databases: list[Postgres], forwarders: list[Forwarding]
    ) -> None:
        self._hub = hub
        self._databases = databases
        self._forwarders = forwarders
        #: The index of the database that accepts writes: the first, or the second after a failover.
        self.primary = 0
        self.servers = [TableServer(spoke, self._store(number)) for number, spoke in enumerate(spokes)]

    def _store(self, number: int) -> str:
        """Return the store's address for a server: all databases, of which it finds the writable one."""
        host = namespaces.hub_address(number)
        hosts = ",".join([f"{host}:{port}" for port in DATABASE_PORTS[: len(self._databases)]])
        return f"postgresql://polnoc@{hosts}/postgres"

    @property
    def address(self) -> str:
        """The database's address for the test itself."""
        return self._databases[self.primary].address("postgres")

    def describe(self) -> str:
        """Describe who blocks whom in the database, and the servers' last output, for debugging."""
        with psycopg.connect(self.address) as connection:
            sessions = connection.execute(SESSIONS).fetchall()
        said = [line for server in self.servers for line in [f"{server.port}:", *server.log[-30:]]]
        return "\n".join([*[f"{_process_state(pid)} {pid, *rest}" for pid, *rest in sessions], *said])

    def cut(self, number: int) -> None:
        """Take a server off the network: what it sends is lost silently."""
        self._hub.run("ip", "link", "set", f"cable{number}", "down")

    def mend(self, number: int) -> None:
        """Reconnect it."""
        self._hub.run("ip", "link", "set", f"cable{number}", "up")

    def hang(self) -> None:
        """Pause the database in the middle of whatever it does; connections stay open."""
        self._databases[self.primary].signal(SIGSTOP)

    def go_on(self) -> None:
        """Resume it."""
        self._databases[self.primary].signal(SIGCONT)

    def tell_forwarder(self, order: str) -> None:
        """Change how bytes pass between all servers and the database."""
        self._forwarders[self.primary].tell(order)

    def fail_over(self) -> None:
        """Kill the database and promote its standby."""
        self._databases[self.primary].kill()
        self.primary = 1
        self._databases[1].promote()


@contextlib.contextmanager
def databases(with_standby: bool) -> Iterator[list[Postgres]]:
    """Run a PostgreSQL, and optionally a synchronous standby, without which nothing is acknowledged."""
    programs = find_programs()
    with contextlib.ExitStack() as stack:
        running: list[Postgres] = []
        for _ in range(1 + with_standby):
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="polnoc-pg-", dir="/tmp")))
            options = "-c max_connections=60 -c shared_buffers=16MB"
            server = Postgres(programs, folder, options, copy_of=running[0] if running else None)
            server.start()
            stack.callback(_end, server)
            running.append(server)
        if with_standby:
            running[0].set("synchronous_standby_names", "*")
            running[0].execute(sql.SQL("SELECT 1").format())
        yield running


def _end(server: Postgres) -> None:
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # it was killed
        server.kill()


@contextlib.contextmanager
def cluster(hub: Machine, spokes: list[Machine]) -> Iterator[Cluster]:
    """Run a table server in each of these namespaces."""
    with contextlib.ExitStack() as stack:
        found = stack.enter_context(databases(with_standby=True))
        forwarders = []
        for port, database in zip(DATABASE_PORTS, found, strict=False):
            forwarder = Forwarding(hub, f"port:{port}", str(database.socket))
            stack.callback(forwarder.close)
            forwarders.append(forwarder)
        made = Cluster(hub, spokes, found, forwarders)
        for server in made.servers:
            stack.callback(server.close)
            server.start()
        for server in made.servers:
            server.wait()
        yield made
