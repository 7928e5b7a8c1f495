"""Responses when something is refused or fails: enough for the person who asked, nothing for strangers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import Final

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from polnoc.store import Declined, StoreError, Uncertain
from polnoc.table.layout import message_page, shared_words
from polnoc.table.quotas import OverQuota
from polnoc.table.reports import StoreFailures
from polnoc.table.requests import html, reader_of, wants_json
from polnoc.table.tables import ForeignTable

#: A live socket is closed with this code when something fails here.
FAILED: Final = 1011

#: The headings of pages that say why something was not done.
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
    """A message in the language of the request."""
    return shared_words(reader_of(HTTPConnection(scope))).text(key, **args)


def said(scope: Scope, status: int, key: str, **args: object) -> Response:
    """Say why something was not done, as data or as a page, in the language of the request."""
    asked = HTTPConnection(scope)
    line = sentence(scope, key, **args)
    if wants_json(asked):
        return JSONResponse({"problem": line}, status)
    page = message_page(
        reader_of(asked), sentence(scope, _TITLES[status]), line, back=_table_of(scope["path"])
    )
    return html(page, status)


async def over_quota(request: Request, problem: Exception) -> Response:
    """The response if there is no room for more here, or not yet."""
    assert isinstance(problem, OverQuota)
    request.app.state.metrics.refused[problem.limit] += 1
    key = f"limit-{problem.limit.replace('_', '-')}"
    response = said(request.scope, 429 if problem.seconds else 409, key)
    if problem.seconds:
        response.headers["retry-after"] = str(problem.seconds)
    return response


def _table_of(path: str) -> str:
    """The page of the table that a path belongs to, or the start page."""
    _, first, id, *_ = (*path.split("/"), "", "", "")
    return f"/t/{id}" if first == "t" and id.isalnum() else "/"


class Failsafe:
    """Answers any failure with a number, and logs it under the same number.

    The log gets the type of the exception and the places in the program. It does not
    get the exception's message, which may contain what somebody typed or what must stay secret.
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
        except (ClientDisconnect, ClientDisconnected):
            return  # nobody is left to answer
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
        """Make the response about a failure, and log it."""
        if isinstance(error, asyncio.CancelledError):  # the server is being stopped
            return _soon(said(scope, 503, "stopping-how"))
        if isinstance(error, StoreError) and not isinstance(error, Declined):
            self.store_failures.add(str(error))
            return _soon(said(scope, 503, "uncertain-how" if isinstance(error, Uncertain) else "away-how"))
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
    """Close the connection: on a new one the request finds the process that has the table."""
    response.headers["connection"] = "close"
    return _soon(response)
