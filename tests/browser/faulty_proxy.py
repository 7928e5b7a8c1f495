"""A connection that can be cut: a proxy between a browser and a server that may drop data."""

from __future__ import annotations

import contextlib
import socket
import threading
from enum import Enum

#: A posted answer; and an answer on a live socket, on which pages send nothing else: the first byte of a text
#: frame, uncompressed or compressed.
POSTED = b"/answer HTTP/1.1"
UPGRADE = b"/live?"
SAID = (0x81, 0xC1)


class State(Enum):
    """What happens to the data."""

    UP = "everything passes"
    DOWN = "nothing passes"
    LOSES_ANSWERS = "an answer does not reach the server"
    LOSES_REPLIES = "an answer reaches the server, which replies; the reply is lost"


class FaultyProxy:
    """Forwards to a server on this machine, which may be replaced meanwhile."""

    def __init__(self, server_port: int) -> None:
        self.server_port = server_port
        self.state = State.UP
        #: How many answers the browser has sent so far.
        self.answers = 0
        self._open: set[socket.socket] = set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def site(self) -> str:
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    def cut(self) -> None:
        """Let no more data through, also on open connections."""
        self.state = State.DOWN
        for end in list(self._open):
            _hang_up(end)

    def close(self) -> None:
        _hang_up(self._listening)
        self._listening.close()
        self.cut()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                browser, _ = self._listening.accept()
                threading.Thread(target=self._connect, args=(browser,), daemon=True).start()

    def _connect(self, browser: socket.socket) -> None:
        with browser, contextlib.suppress(OSError):
            if self.state is State.DOWN:
                return
            with socket.create_connection(("127.0.0.1", self.server_port)) as server:
                self._open |= {browser, server}
                connection = _Connection(self, browser, server)
                back = threading.Thread(target=connection.pass_back, daemon=True)
                back.start()
                connection.pass_on()
                back.join()
                self._open -= {browser, server}


class _Connection:
    """One connection of a browser."""

    def __init__(self, proxy: FaultyProxy, browser: socket.socket, server: socket.socket) -> None:
        self.proxy, self.browser, self.server = proxy, browser, server
        self.loses_reply = False
        self._is_socket = False

    def pass_on(self) -> None:
        with contextlib.suppress(OSError):
            while data := self.browser.recv(65_536):
                if self._is_answer(data):
                    self.proxy.answers += 1
                    if self.proxy.state is State.LOSES_ANSWERS:
                        break
                    self.loses_reply = self.proxy.state is State.LOSES_REPLIES
                self.server.sendall(data)
        self._end()

    def _is_answer(self, data: bytes) -> bool:
        said = self._is_socket and data[0] in SAID
        self._is_socket = self._is_socket or UPGRADE in data
        return said or POSTED in data

    def pass_back(self) -> None:
        with contextlib.suppress(OSError):
            while (data := self.server.recv(65_536)) and not self.loses_reply:
                self.browser.sendall(data)
        self._end()

    def _end(self) -> None:
        _hang_up(self.browser)
        _hang_up(self.server)


def _hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
