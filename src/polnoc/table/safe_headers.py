"""Security headers, and the refusal of posts from other sites."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from polnoc.table.failures import said

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
#: Nothing of a table may be cached by browsers or proxies, nor compressed, which would undo its padding.
_RAW_TABLE_HEADERS: Final = [*_RAW_HEADERS, (b"cache-control", b"no-store, no-transform")]

#: A live socket opened by a page of another site is closed with this code.
ELSEWHERE: Final = 4403


class SafeHeaders:
    """Adds the headers to every response; a state-changing request must come from our own pages."""

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
    """Whether a page of another site makes this request (reading pages is always allowed)."""
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
