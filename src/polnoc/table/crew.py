"""Several processes behind one address (Linux): every table lives in one of them.

A request names its table in its first line. A process that gets a request for a table that lives elsewhere
hands the whole connection over, with what it has read of it, and the other one goes on as if it had been
called itself. So every table has one room, one order of answers and one driver of bots, as it has where
there is a single process; only the store is shared.

>>> Member(0, 2, {}).home_of(b"GET /rules/duchy HTTP/1.1"), Member(0, 2, {}).home_of(b"POST /t/abc")
(0, None)
>>> Member(0, 2, {}).home_of(b"GET /metrics?process=1 HTTP/1.1")
1
"""

from __future__ import annotations

import asyncio
import gc
import os
import re
import signal
import socket
import sys
import time
import traceback
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import ClassVar, Final

from polnoc.table.protocol import GuardedHttp

#: Whether processes can hand connections over here.
POSSIBLE: Final = sys.platform == "linux"

#: As much as a process reads of a connection at once, and more.
_LARGEST: Final = 1 << 20
#: Seconds until a connection is offered again to a process that has too many of them before it.
_AGAIN: Final = 0.005
#: Processes that end within so many seconds, so often in a row, would go on like that: then all of them end.
_TOO_SOON: Final = 5.0
_TOO_OFTEN: Final = 4

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)

#: The method and the whole address of a request have come.
_ADDRESS: Final = re.compile(rb"[A-Z]+ +(\S*) ")
_TABLE: Final = re.compile(rb"(?:https?://[^/]*)?/t/([A-Za-z0-9]+)(?:[/?]|$)")
_NAMED: Final = re.compile(rb"/(?:metrics|health)\?process=(\d{1,3})$")

#: Makes the protocol of a connection of which so much has been read already.
Take = Callable[[bytes], asyncio.Protocol]


class CrewError(RuntimeError):
    """The processes cannot work together."""


class Member:
    """One process of a crew, and its lines to the others."""

    def __init__(self, number: int, count: int, lines: dict[int, socket.socket], alive: int = -1) -> None:
        self.number = number
        self.count = count
        self._lines = lines
        #: Ends when the process that leads the crew does.
        self._alive = alive

    def owns(self, table_id: str) -> bool:
        """Whether a table lives in this process."""
        return self._home(table_id.encode()) == self.number

    def _home(self, table_id: bytes) -> int:
        return zlib.crc32(table_id) % self.count

    def home_of(self, head: bytes) -> int | None:
        """The process that a request is for; None as long as its address has not come."""
        address = _ADDRESS.match(head)
        if address is None:
            return None
        if table := _TABLE.match(address[1]):
            return self._home(table[1])
        named = _NAMED.match(address[1])
        return int(named[1]) % self.count if named else self.number

    def hand_over(self, home: int, connection: int, read: bytes) -> bool:
        """Give a connection to another process; False if that one cannot take it now."""
        try:
            socket.send_fds(self._lines[home], [read], [connection], socket.MSG_DONTWAIT)
        except (BlockingIOError, InterruptedError):
            return False
        return True

    def begin(self, loop: asyncio.AbstractEventLoop, take: Take, stop: Callable[[], None]) -> None:
        """Take what others hand over from now on, and stop when nobody leads any more."""
        for line in self._lines.values():
            line.setblocking(False)
            loop.add_reader(line.fileno(), self._given, loop, line, take)
        loop.add_reader(self._alive, self._left_alone, loop, stop)

    def _given(self, loop: asyncio.AbstractEventLoop, line: socket.socket, take: Take) -> None:
        with suppress(BlockingIOError, InterruptedError):
            read, given, _, _ = socket.recv_fds(line, _LARGEST, 1)
            for descriptor in given:
                connection = socket.socket(fileno=descriptor)
                connection.setblocking(False)
                _keep(loop.create_task(_connected(loop, connection, take, read)))

    def _left_alone(self, loop: asyncio.AbstractEventLoop, stop: Callable[[], None]) -> None:
        loop.remove_reader(self._alive)
        stop()


async def _connected(
    loop: asyncio.AbstractEventLoop, connection: socket.socket, take: Take, read: bytes
) -> None:
    with suppress(OSError):  # the caller may have left on the way
        await loop.connect_accepted_socket(lambda: take(read), connection)


#: Tasks that nobody waits for: the loop itself would not keep them.
_tasks: Final[set[asyncio.Task[None]]] = set()


def _keep(task: asyncio.Task[None]) -> None:
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


class PassedOn(GuardedHttp):
    """A connection that goes to the process where the table of its next request lives."""

    member: ClassVar[Member]

    #: What has come of a request whose address is not complete.
    begun = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        read, self.begun = self.begun, b""
        if read:
            self.data_received(read)

    def data_received(self, data: bytes) -> None:
        if self._answering or self._head_is_coming or self._body_is_coming:
            super().data_received(data)
            return
        data, self.begun = self.begun + data, b""
        home = self.member.home_of(data)
        if home is None and len(data) < self.limits.head:
            self.begun = data
            if self._deadline is None:
                self._expect(self.limits.head_seconds)
        elif home is None or home == self.member.number:
            super().data_received(data)
        else:
            self._expect_nothing()
            self.transport.pause_reading()
            self._pass_on(home, data)

    def _pass_on(self, home: int, read: bytes) -> None:
        if self.transport.is_closing():
            return
        connection = self.transport.get_extra_info("socket").fileno()
        all_said = not self.transport.get_write_buffer_size()
        if all_said and self.member.hand_over(home, connection, read):
            self.transport.abort()  # the other process has the connection by another name
        else:
            self.loop.call_later(_AGAIN, self._pass_on, home, read)


def passed_on_by(member: Member) -> type[PassedOn]:
    """The protocol of connections to one process of a crew, as uvicorn wants it: a class."""
    return type(PassedOn.__name__, (PassedOn,), {"member": member})


@contextmanager
def signals_to(handler: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """What would end the program is given to a handler meanwhile."""
    before = {number: signal.signal(number, handler) for number in _SIGNALS}
    try:
        yield
    finally:
        for number, usual in before.items():
            signal.signal(number, usual)


# The process that leads -------------------------------------------------------------


def lead(count: int, work: Callable[[Member], None]) -> None:
    """Run `work` in so many processes until a signal comes. One that dies is begun anew."""
    if not POSSIBLE:
        raise CrewError("several processes can share an address on Linux only: leave out --processes")
    _Crew(count, work).run()


class _Crew:
    def __init__(self, count: int, work: Callable[[Member], None]) -> None:
        self._count = count
        self._work = work
        #: From a process to another one.
        self._lines = _lines(count)
        self._alive = os.pipe()
        #: By process: its number, and when it began.
        self._running: dict[int, tuple[int, float]] = {}
        self._stopping = False
        #: How many of them have ended too soon, one after another.
        self._short_lived = 0

    def run(self) -> None:
        gc.freeze()  # what is loaded by now is not looked at again, and stays shared
        try:
            with signals_to(self._stop):
                for number in range(self._count):
                    self._start(number)
                while self._running:
                    self._ended(*os.wait())
        finally:
            gc.unfreeze()
            self._close()

    def _start(self, number: int) -> None:
        process = os.fork()
        if process:
            self._running[process] = (number, time.monotonic())
            return
        status = 1
        try:
            os.close(self._alive[1])
            for which in _SIGNALS:
                signal.signal(which, signal.SIG_DFL)
            lines = {other: line for (one, other), line in self._lines.items() if one == number}
            self._work(Member(number, self._count, lines, self._alive[0]))
            status = 0
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stderr.flush()
            os._exit(status)

    def _ended(self, process: int, status: int) -> None:
        number, began = self._running.pop(process)
        if self._stopping:
            return
        self._short_lived = self._short_lived + 1 if time.monotonic() - began < _TOO_SOON else 0
        if self._short_lived < _TOO_OFTEN:
            sys.stderr.write(f"Północ: process {number} has ended and is begun anew\n")
            sys.stderr.flush()
            self._start(number)
            return
        self._tell(signal.SIGTERM)
        while self._running:
            self._running.pop(os.wait()[0], None)
        raise CrewError(f"the processes end as soon as they have begun (last: {number}, status {status})")

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping = True
        self._tell(signal.SIGTERM)

    def _tell(self, number: signal.Signals) -> None:
        for process in self._running:
            with suppress(ProcessLookupError):
                os.kill(process, number)

    def _close(self) -> None:
        for line in self._lines.values():
            line.close()
        for end in self._alive:
            os.close(end)


def _lines(count: int) -> dict[tuple[int, int], socket.socket]:
    """A line between each two processes, by who holds its end and who is at the other."""
    lines: dict[tuple[int, int], socket.socket] = {}
    for one in range(count):
        for other in range(one):
            lines[one, other], lines[other, one] = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    return lines
