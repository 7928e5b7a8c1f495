"""HTTP and WebSocket as browsers speak them, and no more than a load generator needs.

The generator shares the machine with the server that it measures, so it must
cost little: a socket is one protocol object without tasks, and a message that
nobody reads is not even unpacked.
"""

from __future__ import annotations

import asyncio
import base64
import os
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Final, cast
from urllib.parse import urlencode

HOST: Final = "127.0.0.1"
FORM: Final = "application/x-www-form-urlencoded"

#: Everybody reads Polish.
LANGUAGE: Final = {"accept-language": "pl"}

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
#: What Chromium offers.
DEFLATE: Final = "permessage-deflate; client_max_window_bits"


def home_of(number: int) -> str:
    """Return an address for each person: all of 127.0.0.0/8 is this machine.

    So the limits of a server keep their defaults, and nobody reaches them.
    """
    return f"127.1.{number // 250 % 250}.{number % 250 + 1}"


class WireError(ConnectionError):
    """The other side does not speak as it should."""


@dataclass(slots=True)
class Answer:
    """What came back: status, headers in lower case, body."""

    status: int
    headers: dict[str, str]
    body: bytes


class Browser:
    """One person's browser: an address, cookies, one connection that is kept."""

    def __init__(self, port: int, home: str) -> None:
        self.port = port
        self.home = home
        self.cookies: dict[str, str] = {}
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def get(self, path: str, accept: str = "text/html") -> Answer:
        """Read an address."""
        return await self._ask(f"GET {path}", {"accept": accept}, b"")

    async def post(self, path: str, form: Mapping[str, str], accept: str = "text/html") -> Answer:
        """Post a form."""
        headers = {"accept": accept, "content-type": FORM}
        return await self._ask(f"POST {path}", headers, urlencode(form).encode())

    async def post_json(self, path: str, body: bytes) -> Answer:
        """Post data."""
        return await self._ask(f"POST {path}", {"content-type": "application/json"}, body)

    def cookie_header(self) -> str:
        """All cookies in one line."""
        return "; ".join([f"{name}={value}" for name, value in self.cookies.items()])

    def close(self) -> None:
        """Drop the connection."""
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None

    async def _ask(self, line: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """Make a request. A kept connection may have been closed meanwhile: then retry, as browsers do."""
        try:
            return await self._ask_once(line, headers, body)
        except (ConnectionError, asyncio.IncompleteReadError):
            self.close()
            return await self._ask_once(line, headers, body)

    async def _ask_once(self, line: str, headers: Mapping[str, str], body: bytes) -> Answer:
        if self._reader is None or self._reader.at_eof():
            self.close()
            connecting = asyncio.open_connection(HOST, self.port, local_addr=(self.home, 0), limit=1 << 20)
            self._reader, self._writer = await connecting
        assert self._writer is not None
        told = {"host": f"{HOST}:{self.port}", "content-length": str(len(body)), **LANGUAGE, **headers}
        if self.cookies:
            told["cookie"] = self.cookie_header()
        head = "".join([f"{name}: {value}\r\n" for name, value in told.items()])
        self._writer.write(f"{line} HTTP/1.1\r\n{head}\r\n".encode() + body)
        answer = await _read_answer(self._reader)
        self._keep(answer.headers.get("set-cookie", ""))
        return answer

    def _keep(self, header: str) -> None:
        for line in header.split("\n"):
            name, equals, value = line.partition(";")[0].partition("=")
            if equals:
                self.cookies[name.strip()] = value.strip()


async def _read_answer(reader: asyncio.StreamReader) -> Answer:
    lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers: dict[str, str] = {}
    for line in lines[1:]:
        name, _, value = line.partition(":")
        name, value = name.lower(), value.strip()
        headers[name] = f"{headers[name]}\n{value}" if name in headers else value
    if headers.get("transfer-encoding") == "chunked":
        body = await _read_chunks(reader)
    else:
        body = await reader.readexactly(int(headers.get("content-length", "0")))
    return Answer(int(lines[0].split(" ")[1]), headers, body)


async def _read_chunks(reader: asyncio.StreamReader) -> bytes:
    body = b""
    while size := int(await reader.readline(), 16):
        body += await reader.readexactly(size)
        await reader.readline()
    await reader.readline()
    return body


@dataclass(slots=True)
class Message:
    """One message from a socket, and when it came. `packed`: still to be inflated."""

    at: float
    data: bytes
    packed: bool


Hear = Callable[["Socket", Message], None]


class Socket(asyncio.Protocol):
    """A WebSocket. Every message is passed to `hear` at once; the first may come with the handshake."""

    def __init__(self, handshake: bytes, hear: Hear) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._handshake = handshake
        self._hear = hear
        self._buffer = bytearray()
        self._inflate: Callable[[bytes], bytes] | None = None
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._handshake)

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the other side has gone."""
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(WireError("the socket was refused"))

    def data_received(self, data: bytes) -> None:
        """Read what has come."""
        at = perf_counter()
        self._buffer += data
        if not self.opened.done():
            self._read_handshake()
        if self.opened.done():
            self._read_frames(at)

    def send(self, text: str) -> None:
        """Send a message."""
        self._send(TEXT, text.encode())

    def text(self, message: Message) -> bytes:
        """Inflate a message. With one window for all messages none may be left out."""
        if not message.packed:
            return message.data
        if self._inflate is None:
            self._inflate = zlib.decompressobj(wbits=-15).decompress
        return self._inflate(message.data + b"\x00\x00\xff\xff")

    def close(self) -> None:
        """Abort without a closing handshake."""
        self._transport.abort()

    def _read_handshake(self) -> None:
        head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if not end:
            return
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self.opened.set_exception(WireError(head.decode("latin-1")))
            return
        self._buffer = bytearray(rest)
        self.opened.set_result(None)

    def _read_frames(self, at: float) -> None:
        buffer, start = self._buffer, 0
        while (frame := _frame(buffer, start)) is not None:
            first, begin, end = frame
            start = end
            self._take(first, bytes(buffer[begin:end]), at)
        del buffer[:start]

    def _take(self, first: int, data: bytes, at: float) -> None:
        kind = first & 15
        if kind == TEXT and first & 128:
            self._hear(self, Message(at, data, bool(first & 64)))
        elif kind == PING:
            self._send(PONG, data)
        elif kind == CLOSE:
            self._transport.close()
        elif kind != PONG:
            raise WireError(f"a frame of a kind that is not expected here: {first:#x}")

    def _send(self, kind: int, data: bytes) -> None:
        """Send one frame; a mask of zeros is valid, and costs nothing."""
        size = len(data)
        if size < 126:
            head = bytes((128 | kind, 128 | size))
        else:
            head = bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        self._transport.write(head + bytes(4) + data)


def _frame(buffer: bytearray, start: int) -> tuple[int, int, int] | None:
    """The frame that begins at `start`: its first byte, and where its data begins and ends."""
    if len(buffer) < start + 2:
        return None
    size, begin = buffer[start + 1], start + 2
    if size >= 126:
        wide = 2 if size == 126 else 8
        if len(buffer) < begin + wide:
            return None
        size = int.from_bytes(buffer[begin : begin + wide], "big")
        begin += wide
    return (buffer[start], begin, begin + size) if len(buffer) >= begin + size else None


async def open_socket(browser: Browser, path: str, hear: Hear) -> Socket:
    """Open a socket of this browser."""
    cookies = f"Cookie: {browser.cookie_header()}\r\n" if browser.cookies else ""
    language = LANGUAGE["accept-language"]
    handshake = (
        f"GET {path} HTTP/1.1\r\nHost: {HOST}:{browser.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Extensions: {DEFLATE}\r\nAccept-Language: {language}\r\n{cookies}\r\n"
    )
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(handshake.encode(), hear), HOST, browser.port, local_addr=(browser.home, 0)
    )
    await socket.opened
    return socket
