"""Padding, so that lengths reveal nothing: everything sent about a table has one of a few sizes.

TLS hides what is sent, not how long it is: the length of a page is enough to tell which card is in a hand.
So everything about a table is padded to the next size class, to the byte on the wire: pages with a
comment, data with spaces, frames of live sockets after compression. The classes are chosen so that hidden
cards make no difference: all pages of one game are in one class, all responses to forms, all state as data,
and nearly all frames (`tests/leaks/lengths.py` measures that).
"""

from __future__ import annotations

import struct
from functools import cache
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

#: The size classes, in bytes; anything larger is padded to a multiple of the last.
CLASS_BYTES: Final = (4_096, 32_768, 98_304, 196_608)
#: The smallest classes: of responses to forms, and frames unless a game has larger ones; of data; of pages.
SMALL, DATA, PAGE = CLASS_BYTES[:3]

#: The overhead of a stored deflate block (RFC 1951, 3.2.4), and the most bytes that it can have.
_BLOCK_HEAD_BYTES: Final = 5
_BLOCK_BYTES: Final = 65_535
#: The head of an empty block, which ends every compressed message (RFC 7692, 7.2.1).
_LAST: Final = b"\0"
#: The head of a padded frame has 4 bytes if the payload is below this, otherwise 10 (RFC 6455, 5.2).
_LONG_FRAME_BYTES: Final = 65_536

_OPEN, _CLOSE = b"<!--", b"-->"


def class_of(size: int, least: int = SMALL) -> int:
    """The smallest class that holds `size` bytes; `least`, a class itself, is the minimum."""
    for known in (least, *CLASS_BYTES):
        if known >= least and known >= size:
            return known
    return -(-size // CLASS_BYTES[-1]) * CLASS_BYTES[-1]


# Frames -----------------------------------------------------------------------------


def packed_payload(packed: bytes, least: int) -> bytes:
    """The payload of a frame, from a text that was compressed and flushed: blocks of spaces are appended."""
    size = _payload_size(len(packed) + _BLOCK_HEAD_BYTES + len(_LAST), least)
    return packed + _stored_spaces(size - len(packed) - len(_LAST)) + _LAST


@cache
def packed_room(least: int) -> int:
    """How long a compressed text can be in a frame of this class."""
    return _payload_size(0, least) - _BLOCK_HEAD_BYTES - len(_LAST)


@cache
def plain_room(least: int) -> int:
    """How long an uncompressed text can be in a frame of this class."""
    return _payload_size(0, least)


def plain_payload(text: bytes, least: int) -> bytes:
    """The payload of an uncompressed frame."""
    return text.ljust(_payload_size(len(text), least))


def _payload_size(needed: int, least: int) -> int:
    """The size of a payload that, together with the frame's head, has exactly the size of a class."""
    framed = class_of(needed + 4, least)
    return framed - 4 if framed - 4 < _LONG_FRAME_BYTES else class_of(needed + 10, least) - 10


def _stored_spaces(size: int) -> bytes:
    """Deflate blocks, `size` bytes in all, that decompress to spaces."""
    blocks = []
    while size:
        # A block before the last one leaves enough for another.
        held = (
            size - _BLOCK_HEAD_BYTES
            if size - _BLOCK_HEAD_BYTES <= _BLOCK_BYTES
            else _BLOCK_BYTES - _BLOCK_HEAD_BYTES
        )
        blocks.append(struct.pack("<BHH", 0, held, held ^ 0xFFFF) + b" " * held)
        size -= _BLOCK_HEAD_BYTES + held
    return b"".join(blocks)


# Responses-------------------------------------------------------------------------


class Padding:
    """Middleware that pads every response about a table, including refusals and failures."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith("/t/"):
            await self.app(scope, receive, send)
            return
        start: Message = {}
        pieces: list[bytes] = []

        async def padded(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            pieces.append(message.get("body", b""))
            if message.get("more_body", False):
                return
            headers = dict(start["headers"])
            body = _padded(b"".join(pieces), headers, scope["method"])
            sized = [pair for pair in start["headers"] if pair[0] != b"content-length"]
            await send({**start, "headers": [*sized, (b"content-length", b"%d" % len(body))]})
            await send({"type": "http.response.body", "body": body})

        await self.app(scope, receive, padded)


def _padded(body: bytes, headers: dict[bytes, bytes], method: str) -> bytes:
    """Pad the body of a response so that its length reveals nothing.

    Records exist only for finished games, so their length need not be hidden.
    """
    kind = headers.get(b"content-type", b"")
    if not body or b"content-disposition" in headers:
        return body
    if kind.startswith(b"text/html"):
        filling = class_of(len(body) + len(_OPEN) + len(_CLOSE), PAGE) - len(body)
        return body + _OPEN + b" " * (filling - len(_OPEN) - len(_CLOSE)) + _CLOSE
    if kind.startswith(b"application/json"):
        return body.ljust(class_of(len(body), SMALL if method == "POST" else DATA))
    return body
