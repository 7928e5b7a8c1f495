"""Headers that keep pages safe, and posts that come from other sites refused."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class SafeHeaders:
    """Adds the headers to every answer; a state-changing request must come from our own pages."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if comes_from_elsewhere(scope):
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 4403})
            else:
                await PlainTextResponse("this request comes from another site", 403)(scope, receive, send)
            return

        async def safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/t/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, safely)


def comes_from_elsewhere(scope: Scope) -> bool:
    """Whether a browser sends this for a page of another site (reading pages is always fine)."""
    if scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS"):
        return False
    headers = Headers(scope=scope)
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site not in ("same-origin", "none")
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host")
