"""Receivers for notices in tests: a real webhook and a real mail server on this machine."""

from __future__ import annotations

import email
import email.policy
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final, NamedTuple, cast

import msgspec

LOOPBACK: Final = "127.0.0.1"


class Posted(NamedTuple):
    """Something received over HTTP."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    @property
    def text(self) -> str:
        return str(self.json["message"])


class Webhook:
    """A webhook that accepts everything, answers with `status`, and redirects if told to."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.status = 200
        self.location = ""
        self.port = 0

    def url(self, path: str = "/hook", host: str = LOOPBACK) -> str:
        return f"http://{host}:{self.port}{path}"


@contextmanager
def webhook(port: int = 0) -> Iterator[Webhook]:
    """Run a webhook on this port, or on a free one."""
    found = Webhook()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length") or 0))
            headers = {name.lower(): value for name, value in self.headers.items()}
            found.posted.append(Posted(self.path, headers, body))
            self.send_response(found.status)
            if found.location:
                self.send_header("location", found.location)
            self.send_header("content-length", "2")
            self.end_headers()
            self.wfile.write(b"{}")

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer((LOOPBACK, port), Handler)
    found.port = server.server_port
    with _running(server):
        yield found


class MailServer(socketserver.ThreadingTCPServer):
    """A mail server that accepts all mail except for `refused`."""

    daemon_threads = True

    allow_reuse_address = True

    def __init__(self, port: int = 0) -> None:
        super().__init__((LOOPBACK, port), _MailHandler)
        self.mails: list[EmailMessage] = []
        self.refused = ""

    @property
    def url(self) -> str:
        return f"smtp://{LOOPBACK}:{self.server_address[1]}?from=table@example.org"


@contextmanager
def mail_server(port: int = 0) -> Iterator[MailServer]:
    """Run a mail server on this port, or on a free one."""
    server = MailServer(port)
    with _running(server):
        yield server


class _MailHandler(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        server = cast(MailServer, self.server)
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            word = line[:4].upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                self._read_mail(server)
            elif word == b"RCPT" and server.refused and server.refused.encode() in line:
                self.wfile.write(b"550 nobody\r\n")
                continue
            elif word == b"QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            self.wfile.write(b"250 well\r\n")

    def _read_mail(self, server: MailServer) -> None:
        lines: list[bytes] = []
        while (line := self.rfile.readline()) != b".\r\n":
            lines.append(line.removeprefix(b"."))
        server.mails.append(email.message_from_bytes(b"".join(lines), policy=email.policy.default))


@contextmanager
def _running(server: socketserver.BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
