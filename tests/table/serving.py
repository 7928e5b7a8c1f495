"""A real server on loopback, in a thread or its own process, for tests that need real sockets."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from starlette.applications import Starlette

from polnoc.store import Store, open_store
from polnoc.table.app import create_app
from polnoc.table.limits import Limits
from polnoc.table.metrics import Metrics
from polnoc.table.server import Server, Service, configured, listen

#: The longest wait, in seconds, for anything that must come.
LIMIT = 30.0


@dataclass
class Site:
    """A running server."""

    port: int
    metrics: Metrics
    server: Server

    def connect(self, receive_buffer: int = 0) -> socket.socket:
        """Open a bare connection."""
        made = socket.socket()
        if receive_buffer:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        made.settimeout(LIMIT)
        made.connect(("127.0.0.1", self.port))
        return made

    def send(self, *pieces: bytes) -> bytes:
        """Send bytes and return everything the server answers until it closes the connection."""
        with self.connect() as made:
            for piece in pieces:
                made.sendall(piece)
            return read_to_the_end(made)


def read_to_the_end(made: socket.socket) -> bytes:
    """Read until the other side closes; a reset counts as an end too."""
    taken = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := made.recv(65_536):
            taken += piece
    return taken


def statuses(answer: bytes) -> list[int]:
    """Return the statuses of all responses in a stream of bytes."""
    return [int(part[:3]) for part in answer.split(b"HTTP/1.1 ")[1:]]


def wait_until(true: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + LIMIT
    while not true():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)


def table_app(store: Store, limits: Limits, metrics: Metrics | None = None) -> Starlette:
    """Return the complete table application; bots do not wait for people to follow."""
    return create_app(store, pace=0.0, workers=1, limits=limits, figures=metrics)


@contextlib.contextmanager
def running(app: Starlette, limits: Limits, listening: socket.socket | None = None) -> Iterator[Site]:
    """Serve an app in a thread, on a listening socket or on any port."""
    started = threading.Event()
    service = Service(port=0, limits=limits)
    with contextlib.closing(listening or listen(service.host, service.port)) as found:
        server = Server(configured(app, service), started.set, network=getattr(app.state, "network", None))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [found]})
        port = found.getsockname()[1]
        thread.start()
        try:
            assert started.wait(LIMIT)
            yield Site(port, app.state.metrics, server)
        finally:
            server.should_exit = True
            thread.join(LIMIT)
            assert not thread.is_alive()


@contextlib.contextmanager
def running_table(limits: Limits) -> Iterator[Site]:
    """Serve the table over a temporary store."""
    with open_store(":memory:") as store, running(table_app(store, limits), limits) as site:
        yield site
