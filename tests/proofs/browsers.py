"""Headless HTTP clients with cookies: one calls the application directly, one speaks HTTP to a server.

Both keep cookies as a browser does, so the same test code runs in this process or against any number of
servers.
"""

from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import unquote, urlencode

from starlette.applications import Starlette
from starlette.types import Message, Scope
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

HOST: Final = "localhost"
FORM: Final = "application/x-www-form-urlencoded"
JSON: Final = {"accept": "application/json"}

#: The longest wait, in seconds, for anything that a proof expects.
LIMIT: Final = 30.0


@dataclass(slots=True)
class Answer:
    """A response: status, headers in the order they came (names in lower case), body."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def header(self, name: str) -> str:
        """Return the first header of this name, or an empty string."""
        return next((value for known, value in self.headers if known == name), "")

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def data(self) -> Any:
        return json.loads(self.body)


class Browser(ABC):
    """Sends requests and keeps the cookies from the responses."""

    def __init__(self, cookies: Mapping[str, str] | None = None) -> None:
        self.cookies: dict[str, str] = dict(cookies or {})
        #: Sent with every request.
        self.headers: dict[str, str] = {}

    @abstractmethod
    async def send(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """Send one request and return its response."""

    @abstractmethod
    def twin(self) -> Browser:
        """Return a browser with the same cookies on its own connection."""

    async def ask(
        self, method: str, path: str, headers: Mapping[str, str] | None = None, body: bytes = b""
    ) -> Answer:
        """Send a request with this browser's cookies."""
        told = {**self.headers, **(headers or {})}
        if cookies := self.cookies_for(path):
            told.setdefault("cookie", cookies)
        answer = await self.send(method, path, told, body)
        for name, value in answer.headers:
            if name == "set-cookie":
                self._keep(value)
        return answer

    @abstractmethod
    async def say(self, path: str, form: Mapping[str, str]) -> bool:
        """Submit an answer over a live socket, as pages do; return whether it was accepted."""

    async def get(self, path: str, headers: Mapping[str, str] | None = None) -> Answer:
        """GET a path."""
        return await self.ask("GET", path, headers)

    async def post(
        self, path: str, form: Mapping[str, str], headers: Mapping[str, str] | None = None
    ) -> Answer:
        """POST a form, as table.js does."""
        told = {**JSON, "content-type": FORM, **(headers or {})}
        return await self.ask("POST", path, told, urlencode(form).encode())

    @property
    def cookie_line(self) -> str:
        return "; ".join([f"{name}={value}" for name, value in self.cookies.items()])

    def cookies_for(self, path: str) -> str:
        """Return the cookies that a browser sends to a path: a table's cookies go only to that table."""
        there = path.partition("?")[0].split("/")
        sent = [
            f"{name}={value}"
            for name, value in self.cookies.items()
            if not name.startswith("seats-") or name.removeprefix("seats-") in there
        ]
        return "; ".join(sent)

    def _keep(self, header: str) -> None:
        name, _, value = header.partition(";")[0].partition("=")
        self.cookies[name.strip()] = value.strip().strip('"')


def reply_in(message: str | bytes, key: str) -> bool | None:
    """Read from a live-socket message whether an answer was accepted; None if it does not say."""
    replies = {reply["key"]: reply["done"] for reply in json.loads(message).get("replies", ())}
    return replies.get(key)


class Direct(Browser):
    """Calls an application in this process and event loop."""

    def __init__(self, app: Starlette, cookies: Mapping[str, str] | None = None) -> None:
        super().__init__(cookies)
        self.app = app

    def twin(self) -> Direct:
        return Direct(self.app, self.cookies)

    async def send(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Answer:
        coming: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
        answer = Answer(0, [], b"")

        async def receive() -> Message:
            return coming.pop() if coming else {"type": "http.disconnect"}

        async def take(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer.status = message["status"]
                answer.headers = [(n.decode().lower(), v.decode("latin-1")) for n, v in message["headers"]]
            else:
                answer.body += message.get("body", b"")

        scope = {**self._scope("http", path, headers, len(body)), "method": method, "scheme": "http"}
        await self.app(scope, receive, take)
        return answer

    def _scope(self, kind: str, path: str, headers: Mapping[str, str], length: int = 0) -> Scope:
        plain, _, query = path.partition("?")
        told = {"host": HOST, "content-length": str(length), **headers}
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "path": unquote(plain),
            "raw_path": plain.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(name.lower().encode(), value.encode("latin-1")) for name, value in told.items()],
            "client": ("127.0.0.1", 50_000),
            "server": (HOST, 80),
        }

    async def say(self, path: str, form: Mapping[str, str]) -> bool:
        async with self.listen(path) as socket:
            socket.send(text=json.dumps(form))
            while (message := await socket.message())["type"] != "websocket.close":
                reply = reply_in(message.get("text", "{}"), form["key"])
                if reply is not None:
                    return reply
        return False

    @asynccontextmanager
    async def listen(self, path: str) -> AsyncIterator[Socket]:
        """Open a live socket and close it at the end."""
        socket = Socket()
        headers = {**self.headers, "cookie": self.cookies_for(path)}
        scope = {**self._scope("websocket", path, headers), "scheme": "ws", "subprotocols": []}
        serving = asyncio.ensure_future(self.app(scope, socket.receive, socket.take))
        try:
            yield socket
        finally:
            socket.close()
            await asyncio.wait_for(serving, LIMIT)


class Socket:
    """A live socket inside this process."""

    def __init__(self) -> None:
        self.received: asyncio.Queue[Message] = asyncio.Queue()
        self._sent: asyncio.Queue[Message] = asyncio.Queue()
        self._sent.put_nowait({"type": "websocket.connect"})

    async def receive(self) -> Message:
        """Give the application the next message from us (ASGI `receive`)."""
        return await self._sent.get()

    async def take(self, message: Message) -> None:
        """Take a message from the application (ASGI `send`)."""
        self.received.put_nowait(message)

    def send(self, **message: object) -> None:
        """Send a frame."""
        self._sent.put_nowait({"type": "websocket.receive", **message})

    def close(self) -> None:
        """Close the socket."""
        self._sent.put_nowait({"type": "websocket.disconnect", "code": 1006})

    async def opened(self) -> bool:
        """Wait until the socket is accepted; return False if it is closed instead."""
        return bool((await self.message())["type"] == "websocket.accept")

    async def message(self) -> Message:
        """Wait for the next message from the application."""
        return await asyncio.wait_for(self.received.get(), LIMIT)

    async def next(self) -> Any:
        """Return the next message, decoded."""
        message = await self.message()
        return json.loads(message["text"])


class HttpBrowser(Browser):
    """Speaks HTTP over one persistent connection to the server it was made for."""

    def __init__(self, port: int, cookies: Mapping[str, str] | None = None) -> None:
        super().__init__(cookies)
        self.port = port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    def twin(self) -> HttpBrowser:
        return HttpBrowser(self.port, self.cookies)

    def close(self) -> None:
        """Close the connection."""
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None

    async def send(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """Send a request. Like every browser, ask once more if an idle connection was just being closed."""
        reused = self._reader is not None
        try:
            return await self._send(method, path, headers, body)
        except (EOFError, ConnectionError):
            if not reused or method != "GET":
                raise
        return await self._send(method, path, headers, body)

    async def _send(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Answer:
        reader, writer = await self._connected()
        told = {"host": f"{HOST}:{self.port}", "content-length": str(len(body)), **headers}
        head = "".join([f"{name}: {value}\r\n" for name, value in told.items()])
        try:
            writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + body)
            return await read_answer(reader)
        except BaseException:
            self.close()
            raise

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._reader is None or self._writer is None or self._reader.at_eof():
            self.close()
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)
        return self._reader, self._writer

    async def say(self, path: str, form: Mapping[str, str]) -> bool:
        """Return whether it was accepted; raise ConnectionError if no reply comes."""
        try:
            async with self.listen(path) as socket:
                await socket.send(json.dumps(form))
                async for message in socket:
                    reply = reply_in(message, form["key"])
                    if reply is not None:
                        return reply
        except WebSocketException as lost:
            raise ConnectionResetError(str(lost)) from None
        raise ConnectionResetError("the socket was closed before the reply")

    @asynccontextmanager
    async def listen(self, path: str) -> AsyncIterator[ClientConnection]:
        """Open a live socket and close it at the end."""
        headers = {"cookie": self.cookies_for(path), **self.headers}
        address = f"ws://{HOST}:{self.port}{path}"
        async with connect(address, additional_headers=headers, proxy=None, open_timeout=LIMIT) as opened:
            yield opened


async def read_answer(reader: asyncio.StreamReader) -> Answer:
    """Read the next response on a connection."""
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    pairs = [line.partition(":") for line in lines if line]
    answer = Answer(
        int(first.split(" ")[1]), [(name.lower(), value.strip()) for name, _, value in pairs], b""
    )
    if answer.header("transfer-encoding") == "chunked":
        while size := int(await reader.readline(), 16):
            answer.body += await reader.readexactly(size)
            await reader.readline()
        await reader.readline()
    else:
        answer.body = await reader.readexactly(int(answer.header("content-length") or "0"))
    return answer


@contextmanager
def http_browsers(ports: Iterable[int]) -> Iterator[list[HttpBrowser]]:
    """Open a connection to each of these ports; close all of them at the end."""
    opened = [HttpBrowser(port) for port in ports]
    try:
        yield opened
    finally:
        for browser in opened:
            browser.close()
