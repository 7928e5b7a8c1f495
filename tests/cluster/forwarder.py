"""A small proxy that accepts connections and forwards bytes as the test orders.

    python -m tests.cluster.forwarder SOURCE TARGET

SOURCE is the file descriptor of a listening socket, which may come from another network namespace, or
`port:NUMBER`. TARGET is the path of a socket, or `host:port`; of several targets, separated by commas, each
gets a connection in turn, and one that does not answer is skipped. Orders on standard input change the
forwarding: `delay 0.2` delays each piece by that many seconds, `drop` closes every open connection, `refuse`
accepts no new ones, `plain` ends all of that.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from collections import deque

PIECE = 65_536


class Forwarder:
    """Connections and how they are treated."""

    def __init__(self, targets: str) -> None:
        self._targets = deque(targets.split(","))
        self._delay = 0.0
        self._refuses = False
        self._writers: set[asyncio.StreamWriter] = set()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward both directions of a connection."""
        if self._refuses:
            writer.transport.abort()
            return
        try:
            their_reader, their_writer = await self._connect()
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, their_writer}
        await asyncio.gather(self._copy(reader, their_writer), self._copy(their_reader, writer))
        self._writers -= {writer, their_writer}

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to the next target that answers; OSError if none does."""
        for _ in range(len(self._targets) - 1):
            with contextlib.suppress(OSError):
                return await self._connect_to_next()
        return await self._connect_to_next()

    async def _connect_to_next(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self._targets.rotate(-1)
        target = self._targets[0]
        if target.startswith("/"):
            return await asyncio.open_unix_connection(target)
        host, _, port = target.rpartition(":")
        return await asyncio.open_connection(host, int(port))

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while piece := await reader.read(PIECE):
                if self._delay:
                    await asyncio.sleep(self._delay)
                writer.write(piece)
                await writer.drain()
        writer.close()

    def order(self, line: str) -> None:
        """Carry out an order from the test."""
        word, _, figure = line.strip().partition(" ")
        if word == "drop":
            for writer in self._writers:
                writer.transport.abort()
        self._delay = float(figure) if word == "delay" else 0.0
        self._refuses = word == "refuse"


def listening_at(source: str) -> socket.socket:
    """Return the socket that a source names."""
    kind, _, port = source.rpartition(":")
    return socket.create_server(("", int(port))) if kind else socket.socket(fileno=int(source))


async def main(source: str, target: str) -> None:
    """Forward until standard input ends."""
    forwarder, loop = Forwarder(target), asyncio.get_running_loop()
    serving = await asyncio.start_server(forwarder.take, sock=listening_at(source))
    sys.stdout.write("passes on\n")
    sys.stdout.flush()
    orders = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(orders), sys.stdin)
    async with serving:
        while line := await orders.readline():
            forwarder.order(line.decode())


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
