"""Several processes behind one address (Linux): every table lives in one of them.

A request names its table in its URL. A process that gets a request for a table of another process
hands over the whole connection, with what it has read from it, and the other one continues as if it had
accepted the connection itself. So every table has one room, one order of answers and one bot driver, as
with a single process; only the store is shared.

A connection may carry requests for tables of several processes. So requests are taken one at a time: the
parser gets no byte of a request until the previous one is answered, and once the head of a request is
complete, its URL, read as the application would read it, decides which process answers.

>>> member = Member(1, 2, {})
>>> member.home_of(b"/rules/duchy"), member.home_of(b"/metrics?process=0"), member.home_of(b"/network")
(1, 0, 0)
>>> {member.home_of(address) for address in (b"/t/abc", b"/%74/ab%63/live?seat=1", b"http://a.b/t/abc/answer")}
{0}
"""

from __future__ import annotations

import asyncio
import gc
import os
import re
import signal
import socket
import sys
import traceback
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any, ClassVar, Final, NoReturn
from urllib.parse import unquote

import httptools
from uvicorn.config import Config
from uvicorn.server import ServerState

from polnoc.table import leader
from polnoc.table.connections import GuardedHttp, StopParsing
from polnoc.table.network_access import SWITCHING_PROCESS
from polnoc.table.shared_memory import SharedValues

#: Whether processes can hand connections over here.
POSSIBLE: Final = sys.platform == "linux"

#: Bytes that are sent along with a connection in one message; systems refuse messages of about 200,000
#: bytes. Longer data goes into a file in memory.
_MESSAGE_BYTES: Final = 65_536
#: Seconds until a connection is offered again to a process whose queue is full.
_RETRY_SECONDS: Final = 0.005
_SIGNALS: Final = leader.SIGNALS

_TABLE: Final = re.compile(r"/t/([A-Za-z0-9]+)(?:/|$)")
_NAMED: Final = re.compile(rb"process=(\d{1,3})")

#: The only place where the head of a request can end, or a chunked body.
_EMPTY_LINE: Final = re.compile(rb"\n\r?\n")
_EMPTY_LINE_BYTES: Final = 3
#: Pieces of one connection that are parsed before other connections get their turn.
_PIECES_AT_ONCE: Final = 100

#: Makes the protocol of a connection from which these bytes have already been read.
Take = Callable[[bytes], asyncio.Protocol]


class ClusterError(RuntimeError):
    """The processes cannot work together."""


class Member:
    """One process of a cluster, and its sockets to the others."""

    def __init__(
        self,
        number: int,
        count: int,
        lines: dict[int, socket.socket],
        alive: int = -1,
        values: SharedValues | None = None,
    ) -> None:
        self.number = number
        self.count = count
        self._lines = lines
        #: Values in shared memory: one for all processes, and one for each.
        self.values = values or SharedValues(1 + count)
        #: Ends when the process that leads the cluster does.
        self._alive = alive

    def described(self, listening: socket.socket) -> str:
        """Describe this process, its sockets to the others and its listening socket for a replacement."""
        lines = [f"{other}:{line.fileno()}" for other, line in self._lines.items()]
        handles = [self._alive, self.values.handle, listening.fileno()]
        return " ".join([f"{self.number}/{self.count}", *[str(handle) for handle in handles], *lines])

    def owns(self, table_id: str) -> bool:
        """Whether a table lives in this process."""
        return self._home(table_id.encode()) == self.number

    def _home(self, table_id: bytes) -> int:
        return zlib.crc32(table_id) % self.count

    def home_of(self, url: bytes) -> int:
        """The process that answers for a URL; raises what `httptools` does if it cannot be parsed."""
        parsed = httptools.parse_url(url)
        path = unquote(parsed.path.decode("ascii"))
        if table := _TABLE.match(path):
            return self._home(table[1].encode())
        if path == "/network":
            return SWITCHING_PROCESS
        named = _NAMED.fullmatch(parsed.query or b"") if path in ("/metrics", "/health") else None
        return int(named[1]) % self.count if named else self.number

    def hand_over(self, home: int, connection: int, read: bytes) -> bool:
        """Hand a connection over to another process; False if that one cannot take it now."""
        message, rest = read[:_MESSAGE_BYTES], read[_MESSAGE_BYTES:]
        with _in_memory(rest) as descriptors:
            try:
                given = [connection, *descriptors]
                socket.send_fds(self._lines[home], [message], given, socket.MSG_DONTWAIT)
            except OSError:  # too many connections are on their way
                return False
        return True

    def begin(self, loop: asyncio.AbstractEventLoop, take: Take, stop: Callable[[], None]) -> None:
        """Start to accept connections that others hand over, and stop when the leader has gone."""
        for line in self._lines.values():
            line.setblocking(False)
            loop.add_reader(line.fileno(), self._given, loop, line, take)
        loop.add_reader(self._alive, self._left_alone, loop, stop)

    def _given(self, loop: asyncio.AbstractEventLoop, line: socket.socket, take: Take) -> None:
        with suppress(BlockingIOError, InterruptedError):
            read, given, _, _ = socket.recv_fds(line, _MESSAGE_BYTES, 2)
            for descriptor in given[1:]:
                read += _read_file(descriptor)
            for descriptor in given[:1]:
                connection = socket.socket(fileno=descriptor)
                connection.setblocking(False)
                _keep(loop.create_task(_connected(loop, connection, take, read)))

    def _left_alone(self, loop: asyncio.AbstractEventLoop, stop: Callable[[], None]) -> None:
        loop.remove_reader(self._alive)
        stop()


@contextmanager
def _in_memory(data: bytes) -> Iterator[list[int]]:
    """The descriptor of a file in memory that holds these bytes; none if there are no bytes."""
    if not data:
        yield []
        return
    descriptor = os.memfd_create("connection")
    try:
        with open(descriptor, "wb", closefd=False) as file:
            file.write(data)
        yield [descriptor]
    finally:
        os.close(descriptor)


def _read_file(descriptor: int) -> bytes:
    with open(descriptor, "rb") as file:
        file.seek(0)
        return file.read()


async def _connected(
    loop: asyncio.AbstractEventLoop, connection: socket.socket, take: Take, read: bytes
) -> None:
    with suppress(OSError):  # the client may have left in the meantime
        await loop.connect_accepted_socket(lambda: take(read), connection)


#: Tasks that nobody waits for: the loop itself holds only weak references to them.
_tasks: Final[set[asyncio.Task[None]]] = set()


def _keep(task: asyncio.Task[None]) -> None:
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


class PassedOn(GuardedHttp):
    """A connection that goes to the process where the table of its next request lives."""

    member: ClassVar[Member]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        #: What was received and is not parsed yet.
        self.unparsed = bytearray()
        #: What was parsed of a request whose head is not complete.
        self._parsed_head = b""
        #: Bytes still missing from a body whose length is known.
        self._body_bytes_left = 0
        #: The end of what was parsed: an empty line may arrive in parts.
        self._tail = b""
        #: The other process that this connection goes to.
        self._home: int | None = None
        self._paused = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._parse()

    def data_received(self, data: bytes) -> None:
        self.unparsed += data
        self._parse()

    def _parse(self) -> None:
        """Parse what was received: to the end of a request, and on once that is answered."""
        for _ in range(_PIECES_AT_ONCE):
            if self.transport.is_closing():
                self.unparsed.clear()
            if not self.unparsed or self._home is not None:
                break
            if self._answering and not self._body_is_coming:
                self._pause()
                return
            self._parse_piece(self._next_piece())
        else:
            self._pause()
            self.loop.call_soon(self._parse)
            return
        if self._home is not None:
            self._hand_over(self._home)
        elif not self.unparsed:
            self._resume()

    def _next_piece(self) -> bytes:
        """As much as can be parsed without parsing any of the next request."""
        size = self._body_bytes_left or self._to_empty_line()
        piece = bytes(self.unparsed[:size])
        del self.unparsed[:size]
        return piece

    def _to_empty_line(self) -> int:
        """How many bytes there are to the end of the next empty line, or in all."""
        seam = self._tail + self.unparsed[:_EMPTY_LINE_BYTES]
        for found in _EMPTY_LINE.finditer(seam):
            if found.end() > len(self._tail):
                return found.end() - len(self._tail)
        line = _EMPTY_LINE.search(self.unparsed)
        return line.end() if line else len(self.unparsed)

    def _parse_piece(self, piece: bytes) -> None:
        self._tail = (self._tail + piece)[1 - _EMPTY_LINE_BYTES :]
        if not self._body_is_coming:
            self._parsed_head += piece
        super().data_received(piece)
        if self._body_is_coming or self._answering:
            self._parsed_head = b""

    # Callbacks of the parser; once a request is for another process, the rest of it is ignored

    def on_message_begin(self) -> None:
        if self._home is not None or self._answering:
            raise StopParsing  # a request ended where none can end: the next one must not be handled here
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        home = self.member.home_of(self.url)
        if home != self.member.number:
            self._home = home
            return
        super().on_headers_complete()
        chunked = any([name == b"transfer-encoding" for name, _ in self.headers])
        lengths = [int(value) for name, value in self.headers if name == b"content-length"]
        self._body_bytes_left = 0 if chunked or not lengths else lengths[0]

    def on_body(self, body: bytes) -> None:
        if self._home is None:
            self._body_bytes_left = max(0, self._body_bytes_left - len(body))
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self._home is None:
            super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.unparsed:
            self.loop.call_soon(self._parse)

    def handle_websocket_upgrade(self) -> None:
        if self._home is None:
            self.unparsed.clear()  # nobody may send anything before the socket is accepted
            self._resume()
            super().handle_websocket_upgrade()

    def _unsupported_upgrade_warning(self) -> None:
        if self._home is None:
            super()._unsupported_upgrade_warning()

    def _pause(self) -> None:
        self._paused = True
        self.transport.pause_reading()

    def _resume(self) -> None:
        if self._paused and not self.transport.is_closing():
            self._paused = False
            self.transport.resume_reading()

    def _hand_over(self, home: int) -> None:
        """Hand the connection to another process, with the request that has begun and all that came after."""
        self.transport.pause_reading()
        self._unset_keepalive_if_required()
        self._expect(self.limits.head_seconds)
        self._offer(home, self._parsed_head + self.unparsed)

    def _offer(self, home: int, read: bytes) -> None:
        if self.transport.is_closing():
            return
        connection = self.transport.get_extra_info("socket").fileno()
        all_said = not self.transport.get_write_buffer_size()
        if all_said and self.member.hand_over(home, connection, read):
            self.transport.abort()  # the other process holds the connection through its own descriptor
        else:
            self.loop.call_later(_RETRY_SECONDS, self._offer, home, read)


def passed_on_by(member: Member) -> type[PassedOn]:
    """The protocol of connections to one process of a cluster, as uvicorn wants it: a class."""
    return type(PassedOn.__name__, (PassedOn,), {"member": member})


@contextmanager
def signals_to(handler: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Pass the signals that would end the program to a handler meanwhile."""
    before = {number: signal.signal(number, handler) for number in _SIGNALS}
    try:
        yield
    finally:
        for number, usual in before.items():
            signal.signal(number, usual)


def member_from(described: str) -> tuple[Member, socket.socket]:
    """The replacement for the process that was `described`, and the socket it listens on."""
    which, alive, values, listening, *others = described.split()
    number, count = which.split("/")
    lines = [one.split(":") for one in others]
    ends = {int(other): socket.socket(fileno=int(line)) for other, line in lines}
    shared = SharedValues(1 + int(count), int(values))
    return Member(int(number), int(count), ends, int(alive), shared), socket.socket(fileno=int(listening))


# The process that leads -------------------------------------------------------------


def lead(count: int, listening: socket.socket, work: Callable[[Member], None]) -> NoReturn:
    """Run `work` in `count` processes until a signal comes. One that dies is restarted.

    This process becomes one that only waits for the others (`leader.py`). A process that is restarted later
    gets the command that was given here and `--member`.
    """
    if not POSSIBLE:
        raise ClusterError("several processes can share an address on Linux only: leave out --processes")
    lines, (alive, leading) = _lines(count), os.pipe()
    signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)  # until the leader can take them
    gc.freeze()  # the collector skips what is loaded by now, so its pages stay shared
    running, values = [], SharedValues(1 + count)
    for number in range(count):
        ends = {other: lines[number, other] for other in _others(number, count)}
        member = Member(number, count, ends, alive, values)
        process = os.fork()
        if not process:
            os.close(leading)
            _work(member, work)
        running.append(f"{process}={member.described(listening)}")
    for handle in (
        leading,
        alive,
        values.handle,
        listening.fileno(),
        *[line.fileno() for line in lines.values()],
    ):
        os.set_inheritable(handle, True)
    command = [sys.executable, *sys.orig_argv[1:]]
    os.execv(sys.executable, [sys.executable, "-IS", leader.__file__, f"{leading}", *running, "--", *command])


def _work(member: Member, work: Callable[[Member], None]) -> NoReturn:
    """Run one member in a process that was just forked."""
    status = 1
    try:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _SIGNALS)
        work(member)
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(status)


def _others(number: int, count: int) -> list[int]:
    return [other for other in range(count) if other != number]


def _lines(count: int) -> dict[tuple[int, int], socket.socket]:
    """A socket pair for every two processes: each end by who holds it and who is at the other end."""
    lines: dict[tuple[int, int], socket.socket] = {}
    for one in range(count):
        for other in range(one):
            lines[one, other], lines[other, one] = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    return lines
