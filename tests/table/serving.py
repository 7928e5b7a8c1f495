"""A real server on loopback, in a thread or as a process of its own, for tests that need real sockets."""

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

#: Nothing in a test waits longer than this, in seconds, for something that must come.
LIMIT = 30.0


@dataclass
class Site:
    """A server that runs."""

    port: int
    metrics: Metrics
    server: Server

    def connect(self, receive_buffer: int = 0) -> socket.socket:
        """A bare connection."""
        made = socket.socket()
        if receive_buffer:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        made.settimeout(LIMIT)
        made.connect(("127.0.0.1", self.port))
        return made

    def send(self, *pieces: bytes) -> bytes:
        """Everything the server answers to these bytes until it closes the connection."""
        with self.connect() as made:
            for piece in pieces:
                made.sendall(piece)
            return read_to_the_end(made)


def read_to_the_end(made: socket.socket) -> bytes:
    """What comes until the other side closes; a reset is an end too."""
    taken = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := made.recv(65_536):
            taken += piece
    return taken


def statuses(answer: bytes) -> list[int]:
    """The statuses of all answers in a stream of bytes."""
    return [int(part[:3]) for part in answer.split(b"HTTP/1.1 ")[1:]]


def wait_until(true: Callable[[], bool]) -> None:
    """Wait for something that must come."""
    end = time.monotonic() + LIMIT
    while not true():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)


def table_app(store: Store, limits: Limits, metrics: Metrics | None = None) -> Starlette:
    """The whole table as it is served, without waiting for bots to be followed."""
    return create_app(store, pace=0.0, workers=1, limits=limits, figures=metrics)


@contextlib.contextmanager
def running(app: Starlette, limits: Limits, listening: socket.socket | None = None) -> Iterator[Site]:
    """Serve an app in a thread, on a socket that listens already or on any port."""
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
    """Serve the table over a store that is gone afterwards."""
    with open_store(":memory:") as store, running(table_app(store, limits), limits) as site:
        yield site
