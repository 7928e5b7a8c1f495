"""Headers that keep pages safe, posts from other sites refused, and failures that tell strangers nothing."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from polnoc.store import Declined, StoreError
from polnoc.table.layout import message_page, shared_words
from polnoc.table.quotas import OverQuota
from polnoc.table.reports import StoreFailures
from polnoc.table.requests import html, reader_of, wants_json
from polnoc.table.tables import ForeignTable

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "media-src 'self' blob:; connect-src 'self'; "
        "worker-src 'self'; manifest-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

_RAW_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
#: Nothing of a table is kept by browsers or by proxies, nor packed on its way, which would undo its padding.
_RAW_TABLE_HEADERS: Final = [*_RAW_HEADERS, (b"cache-control", b"no-store, no-transform")]

#: Live sockets are closed with these codes: opened by a page of another site; something failed here.
ELSEWHERE: Final = 4403
FAILED: Final = 1011

#: What a page is headed that says why something was not done.
_TITLES: Final = {
    403: "server-elsewhere",
    409: "server-full",
    413: "server-large",
    429: "server-limited",
    500: "server-failed",
    503: "server-away",
}

log = logging.getLogger("polnoc.table")


def sentence(scope: Scope, key: str, **args: object) -> str:
    """A message in the language of whoever asks."""
    return shared_words(reader_of(HTTPConnection(scope))).text(key, **args)


def said(scope: Scope, status: int, key: str, **args: object) -> Response:
    """Why something was not done: as data or as a page, in the language of whoever asked."""
    asked = HTTPConnection(scope)
    line = sentence(scope, key, **args)
    if wants_json(asked):
        return JSONResponse({"problem": line}, status)
    page = message_page(
        reader_of(asked), sentence(scope, _TITLES[status]), line, back=_table_of(scope["path"])
    )
    return html(page, status)


async def over_quota(request: Request, problem: Exception) -> Response:
    """There is no room for more here, or not yet."""
    assert isinstance(problem, OverQuota)
    request.app.state.metrics.refused[problem.limit] += 1
    key = f"limit-{problem.limit.replace('_', '-')}"
    response = said(request.scope, 429 if problem.seconds else 409, key)
    if problem.seconds:
        response.headers["retry-after"] = str(problem.seconds)
    return response


def _table_of(path: str) -> str:
    """The address of the table that an address belongs to, or of the start page."""
    _, first, id, *_ = (*path.split("/"), "", "", "")
    return f"/t/{id}" if first == "t" and id.isalnum() else "/"


class SafeHeaders:
    """Adds the headers to every answer; a state-changing request must come from our own pages."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message.get("headers", ())
                present = {name for name, _ in headers}
                wanted = _RAW_TABLE_HEADERS if scope["path"].startswith("/t/") else _RAW_HEADERS
                message["headers"] = [*headers, *[one for one in wanted if one[0] not in present]]
            await send(message)

        if not comes_from_elsewhere(scope):
            await self.app(scope, receive, safely if scope["type"] == "http" else send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": ELSEWHERE})
        else:
            await said(scope, 403, "limit-elsewhere")(scope, receive, safely)


def comes_from_elsewhere(scope: Scope) -> bool:
    """Whether a browser sends this for a page of another site (reading pages is always fine)."""
    if scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS"):
        return False
    headers = Headers(scope=scope)
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site not in ("same-origin", "none")
    origin = headers.get("origin")
    return origin is not None and _host_of(origin) != headers.get("host")


def _host_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


class Failsafe:
    """Whatever fails is answered with a number, and told to the log under the same number.

    The log gets the kind of failure and the places in the program. It does not
    get the failure's own words, which may hold what somebody typed or may not know.
    """

    def __init__(self, app: ASGIApp, store_failures: StoreFailures) -> None:
        self.app = app
        self.store_failures = store_failures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = begun or message["type"] == "http.response.start"
            await send(message)

        try:
            await self.app(scope, receive, noted if scope["type"] == "http" else send)
        except ClientDisconnect:
            return  # nobody is left to be told anything
        except (Exception, asyncio.CancelledError) as error:
            if scope["type"] == "lifespan":
                raise
            response = self._failed(scope, error)
            if scope["type"] == "websocket":
                with contextlib.suppress(OSError, RuntimeError):  # it may be closed already
                    await send({"type": "websocket.close", "code": FAILED})
            elif not begun:
                await response(scope, receive, send)

    def _failed(self, scope: Scope, error: BaseException) -> Response:
        """What is said about a failure; it is also told to the log."""
        if isinstance(error, asyncio.CancelledError):  # the server is being stopped
            return _soon(said(scope, 503, "stopping-how"))
        if isinstance(error, StoreError) and not isinstance(error, Declined):
            self.store_failures.add(str(error))
            return _soon(said(scope, 503, "away-how"))
        if isinstance(error, ForeignTable):
            log.error("a request came to a process that does not have its table")
            return _elsewhere(said(scope, 503, "away-how"))
        number = secrets.token_hex(4)
        log.error("failed", extra={"told": {"id": number}}, exc_info=error)
        return said(scope, 500, "failed-how", id=number)


def _soon(response: Response) -> Response:
    response.headers["retry-after"] = "2"
    return response


def _elsewhere(response: Response) -> Response:
    """On a new connection the request finds the process that has the table."""
    response.headers["connection"] = "close"
    return _soon(response)
