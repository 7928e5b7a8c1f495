"""HTTP connections and live sockets with deadlines: close what the web server would leave open for ever.

uvicorn waits for the rest of a request without limit, takes a head of any size,
and buffers what a reader does not take. The two classes below extend its own with
deadlines: a request that does not arrive is answered 408, a head that is too
large 431, and a client that stops reading or does not wait for answers is dropped. They answer in plain
English, because no browser that a person uses will ever see these answers.
"""

from __future__ import annotations

import asyncio
import struct
import zlib
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any, ClassVar, Final, TypeVar, cast

from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.protocol import OPEN, Protocol

from polnoc.table.failures import FAILED, log
from polnoc.table.limits import Limits
from polnoc.table.loopback import is_loopback
from polnoc.table.open_sockets import OPEN_SOCKET, OpenPage, Pinger, SendQueue, SocketWatcher
from polnoc.table.padding import SMALL, packed_payload, packed_room, plain_payload, plain_room
from polnoc.table.quotas import network

try:
    from isal import isal_zlib

    HAS_ISAL = True
except ImportError:  # there are no wheels for every system
    HAS_ISAL = False

SENTENCES: Final = {
    400: "this is not HTTP",
    408: "the request did not come in time",
    429: "too many connections are open from this address: close some, or try again in a moment",
    431: "the head of this request is too large",
    503: "too many connections are open: try again in a moment",
}

#: The bytes between the name of a header and its value, and after the value.
_AROUND_A_HEADER: Final = len(": \r\n")


#: Requests that may be pipelined on one connection. Browsers send one at a time.
PIPELINED_REQUESTS: Final = 16


class StopParsing(Exception):
    """Stops the parser."""


class Shares:
    """How many connections each address has open.

    The machine itself and trusted proxies are not counted: behind a proxy every visitor has the
    proxy's address.
    """

    def __init__(self, limits: Limits, proxies: str = "") -> None:
        self._most = limits.address_connections
        self._local = limits.local
        self._proxies = _TrustedHosts(proxies)
        self._open: Counter[str] = Counter()

    def enter(self, peer: object) -> str:
        """Count a connection from a socket's address; returns the key under which it is counted, or empty."""
        address = str(peer[0]) if isinstance(peer, tuple) and peer else ""
        if not self._most or not address or self._is_free(address):
            return ""
        counted = network(address)
        self._open[counted] += 1
        return counted

    def exceeded(self, counted: str) -> bool:
        """Whether an address has too many connections."""
        return bool(counted) and self._open[counted] > self._most

    def leave(self, counted: str) -> None:
        """Stop counting a connection that was closed."""
        if counted:
            self._open[counted] -= 1
            if not self._open[counted]:
                del self._open[counted]

    def _is_free(self, address: str) -> bool:
        return not self._local if is_loopback(address) else address in self._proxies


class Guarded(asyncio.Protocol):
    """Drops a reader that does not take what it was sent."""

    limits: ClassVar[Limits]
    #: How often each limit was hit.
    refused: ClassVar[Counter[str]]
    #: How many connections each address has open, and which addresses may have any number.
    shares: ClassVar[Shares]

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _stalled: asyncio.TimerHandle | None = None
    #: The address for which this connection is counted; empty if it is not counted.
    _counted_for = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._counted_for = self.shares.enter(transport.get_extra_info("peername"))
        # Writing counts as paused as soon as the system takes no more, however little is left in the buffer.
        cast(asyncio.Transport, transport).set_write_buffer_limits(high=0)
        super().connection_made(transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(self.limits.stalled_seconds, self._drop)

    def resume_writing(self) -> None:
        self._keep()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._keep()
        self._uncount()
        super().connection_lost(exc)

    def _uncount(self) -> None:
        self.shares.leave(self._counted_for)
        self._counted_for = ""

    def _drop(self) -> None:
        self.refused["stalled_seconds"] += 1
        self.transport.abort()  # closing would wait for the reader

    def _keep(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


#: Messages are compressed one by one: to remember earlier ones costs 46 kB for each open page. Ours are
#: compressed by `frame_of`, which keeps nothing, so their window may be as large as possible.
PACKING: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5, "level": 1},
)


#: A frame that is a whole text, the bit for a compressed one, and a whole ping without payload.
_TEXT: Final = 0x81
_PACKED_TEXT: Final = 0xC1
_PING: Final = b"\x89\x00"

#: A socket is closed with this code so that the page opens another one at once ("service restart").
_RESTART: Final = 1012


#: The attributes that each socket keeps to itself, whatever their value.
_ITS_OWN: Final = frozenset(
    (
        "transport",
        "client",
        "conn",
        "writable",
        "frames",
        "_stalled",
        "_page",
        "_closed",
        "_watcher",
        "_counted_for",
    )
)


class _NullQueue(asyncio.Queue[Any]):
    """Drops what uvicorn would tell an application that is no longer running."""

    def put_nowait(self, item: Any) -> None:
        pass


_null_queue: Final = _NullQueue()


class _Flag:
    """Replaces an `asyncio.Event` that nobody waits for; the real one takes a kilobyte."""

    __slots__ = ("_up",)

    def __init__(self) -> None:
        self._up = True

    def is_set(self) -> bool:
        return self._up

    def set(self) -> None:
        self._up = True

    def clear(self) -> None:
        self._up = False


#: zlib makes a text a fifth shorter than isal, and takes seven times as long. It is used where that can
#: save a size class: isal has exceeded the smallest class by at most this share.
NEAR_MISS: Final = 0.25
_ZLIB_LEVEL: Final = 6


def _packed(text: bytes, bits: int, level: int) -> bytes:
    """Compress a text; level 0 takes half the time of level 1, and its result is a sixth longer.

    Where isal is not installed, zlib is used, for which level 0 would not compress at all.
    """
    if not HAS_ISAL:
        return _packed_by_zlib(text, bits, 1)
    packer = isal_zlib.compressobj(level, isal_zlib.DEFLATED, -bits)
    return packer.compress(text) + packer.flush(isal_zlib.Z_SYNC_FLUSH)


def _packed_by_zlib(text: bytes, bits: int, level: int) -> bytes:
    packer = zlib.compressobj(level, zlib.DEFLATED, -bits)
    return packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)


def _packed_for(text: bytes, bits: int, room: int) -> bytes:
    """Compress a text no harder than needed to fit into `room` bytes."""
    if len(text) <= 2 * room and len(packed := _packed(text, bits, 0)) <= room:
        return packed
    packed = _packed(text, bits, 1)
    if room < len(packed) <= (1 + NEAR_MISS) * room:
        return _packed_by_zlib(text, bits, _ZLIB_LEVEL)
    return packed


def frame_of(text: bytes, bits: int, least: int = SMALL) -> bytes:
    """A UTF-8 text as one frame (RFC 6455), compressed with a window of `bits` (RFC 7692; 0: uncompressed).

    It is padded, since TLS does not hide its length; `least` is its smallest size class. A text that fits
    into that class uncompressed stays so, or is compressed no harder than needed: the frame would not be
    shorter.
    """
    if bits and len(text) > plain_room(least):
        first, data = _PACKED_TEXT, packed_payload(_packed_for(text, bits, packed_room(least)), least)
    else:
        first, data = _TEXT, plain_payload(text, least)
    size = len(data)
    if size < 65_536:
        return struct.pack("!BBH", first, 126, size) + data
    return struct.pack("!BBQ", first, 127, size) + data


class LastFrame:
    """A cache of the last frame: everyone who watches a table is sent the same text, one after another."""

    def __init__(self) -> None:
        self._text = self._frame = b""
        self._form = (0, 0)

    def frame_of(self, text: bytes, bits: int, least: int = SMALL) -> bytes:
        """The frame of a text; it is not made again for the identical object."""
        if text is not self._text or self._form != (bits, least):
            self._frame = frame_of(text, bits, least)
            self._text, self._form = text, (bits, least)
        return self._frame


class GuardedSocket(Guarded, WebSocketsSansIOProtocol):
    """A live socket."""

    last_frame: ClassVar = LastFrame()
    #: Decides which of the server's sockets is sent something next; and, below, which is pinged.
    send_queue: ClassVar[SendQueue]
    pinger: ClassVar[Pinger]
    #: Whether this server is cut off from the database and cannot know what happens at its tables.
    is_cut_off: ClassVar[staticmethod[[], bool]]
    #: The attributes that open sockets have in common.
    common: ClassVar[dict[str, Any]] = {}
    #: Whether nothing was received since the last ping.
    _silent = False
    least = SMALL

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        if config.ws_per_message_deflate:
            self.conn.available_extensions = [PACKING]
        #: The compression window in bits; 0: texts are not compressed.
        self._bits = 0
        self._page: OpenPage | None = None
        self._due = False
        self._closed: Callable[[], None] | None = None
        self._watcher: SocketWatcher | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            # The parser would keep the head of the request for ever. Nothing else was received yet: uvicorn
            # passes on the head alone, so a new parser can start here with the first frame.
            self.conn.parser = Protocol.parse(self.conn)
            next(self.conn.parser)
            packing = cast(list[PerMessageDeflate], self.conn.extensions)
            self._bits = packing[0].local_max_window_bits if packing else 0
            cast(dict[str, Any], self.scope["extensions"])[OPEN_SOCKET] = self

    async def run_asgi(self) -> None:
        """Like uvicorn's, but a socket that stays is not closed, and frees what it needed for opening."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self._page = None
            self.send_500_response()
        if self._page is None:
            if not self.handshake_complete:
                self.send_500_response()
            if self.close_timer is None:
                self.transport.close()
            return
        self._let_go()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.set()  # something may have happened while the first update was being sent

    def _let_go(self) -> None:
        """Free what was needed to open the socket: thousands of sockets stay open."""
        del self.scope, self.request, self.response
        self.queue = _null_queue
        waits, self.writable = not self.writable.is_set(), cast(asyncio.Event, _Flag())
        if waits:
            self.writable.clear()
        common = self.common or type(self)._find_common(self.__dict__)
        if self.server == common["server"]:
            self.server = common["server"]
        self.__dict__ = {
            name: its for name, its in self.__dict__.items() if its is not common.get(name, self)
        }

    @classmethod
    def _find_common(cls, one: dict[str, Any]) -> dict[str, Any]:
        """Find what nearly all open sockets of this server have in common; it is kept on their class."""
        cls.common = {name: value for name, value in one.items() if name not in _ITS_OWN}
        for name, value in cls.common.items():
            setattr(cls, name, value)
        return cls.common

    # Keepalive: instead of uvicorn's, which takes a timer or two for each socket

    def start_keepalive(self) -> None:
        self.pinger.add(self.loop, self)

    def stop_keepalive(self) -> None:
        self.pinger.remove(self)

    def ping(self) -> None:
        if self._silent:
            self.transport.abort()
        elif self.writable.is_set() and not self.close_sent and not self.transport.is_closing():
            if self.is_cut_off():  # the page opens another socket, which a proxy routes to another server
                self._close(_RESTART)
                return
            self._silent = True
            self.transport.write(_PING)

    def data_received(self, data: bytes) -> None:
        self._silent = False
        super().data_received(data)

    # A socket that stays

    def stay(self, page: OpenPage, closed: Callable[[], None]) -> bool:
        if self.disconnected or self.close_sent:
            return False
        self._page, self._closed = page, closed
        return True

    def watch(self, watcher: SocketWatcher) -> bool:
        if self._page is None:
            return False
        self._watcher = watcher
        return True

    def set(self) -> None:
        if not self._due:
            self._due = True
            self.send_queue.add(self.loop, self._tell)

    def _tell(self) -> None:
        self._due = False
        if self._page is None or self.conn.state is not OPEN or self.transport.is_closing():
            return
        if not self.writable.is_set():
            return  # it is set again once the reader takes something
        try:
            news = self._page.news()
        except Exception as error:
            log.error("failed", extra={"told": {"id": "live"}}, exc_info=error)
            self._close(FAILED)
            return
        if news:
            self._write(news)

    def _write(self, text: bytes) -> None:
        self.transport.write(self.last_frame.frame_of(text, self._bits, self.least))

    def _close(self, code: int, reason: str = "") -> None:
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def send_receive_event_to_app(self) -> None:
        if self._page is None:
            super().send_receive_event_to_app()
            return
        text = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        closing = self._watcher.on_message() if self._watcher is not None else None
        if closing is not None:
            self._close(closing["code"], closing["reason"])
        elif self.curr_msg_data_type == "text":
            self._page.said(text, self)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.set()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        closed, watcher = self._closed, self._watcher
        self._page = self._closed = self._watcher = None
        if closed is not None:
            closed()
        if watcher is not None:
            watcher.on_close()

    async def send(self, message: ASGISendEvent) -> None:
        """Like uvicorn's, but a text on an open socket is compressed and padded by `frame_of`."""
        text = message.get("text")
        if text is None or not self.handshake_complete or self.conn.state is not OPEN:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        self._write(cast(str, text).encode())


@lru_cache(16)
def _kept_once(server: tuple[str, int | None] | None) -> tuple[str, int | None] | None:
    """One shared copy of the server's address: thousands of open connections have nearly all the same."""
    return server


class GuardedHttp(Guarded, HttpToolsProtocol):
    """A connection for requests. It always waits for a head, waits for a body, or expects nothing."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._deadline: asyncio.TimerHandle | None = None
        #: How many bytes of an incomplete request head were received.
        self._head = 0
        self._head_is_coming = False
        self._body_is_coming = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.server = _kept_once(self.server)
        if 0 < self.limits.connections < len(self.connections):
            self._refuse(503, "connections")
        elif self.shares.exceeded(self._counted_for):
            self._refuse(429, "address_connections")
        else:
            self._expect(self.limits.head_seconds)

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:
            self._expect(self.limits.head_seconds)
        if not self._body_is_coming:
            self._head += len(data)
        super().data_received(data)
        if not self._body_is_coming and self._head > self.limits.head:
            self._refuse(431, "head")

    # Callbacks of the parser

    def on_message_begin(self) -> None:
        self._head_is_coming = True
        self._expect(self.limits.head_seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum([len(n) + len(v) + _AROUND_A_HEADER for n, v in self.headers])
        if size > self.limits.head or len(self.pipeline) >= PIPELINED_REQUESTS or self._hosts() > 1:
            raise StopParsing
        super().on_headers_complete()
        self._head = 0
        self._head_is_coming = False
        self._body_is_coming = True
        self._expect(self.limits.body_seconds)

    def _hosts(self) -> int:
        """The number of `Host` headers: more than one is an error (RFC 9112, 3.2), since a proxy and this
        server could each believe a different one.
        """
        return [name.lower() for name, _ in self.headers].count(b"host")

    def on_message_complete(self) -> None:
        self._head = 0
        self._body_is_coming = False
        self._expect_nothing()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._answering and not self._head_is_coming and not self._body_is_coming:
            # Browsers keep connections open; the last request would be half of an idle connection's memory.
            idle = cast(Any, self)
            idle.cycle = idle.scope = idle.headers = None

    def send_400_response(self, msg: str) -> None:
        """Called when the parser has stopped."""
        if self._head > self.limits.head:
            self._refuse(431, "head")
        else:
            self._refuse(400, "malformed")

    def handle_websocket_upgrade(self) -> None:
        self._expect_nothing()
        super().handle_websocket_upgrade()
        self._uncount()  # the socket counts itself
        del self.parser  # a reference cycle: both would stay until a garbage collection

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Called when the server stops: requests that are not complete are not waited for."""
        if self._body_is_coming:
            self.transport.close()
        else:
            super().shutdown()

    # Deadlines

    def _expect(self, seconds: float) -> None:
        self._expect_nothing()
        self._deadline = self.loop.call_later(seconds, self._late)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _late(self) -> None:
        waits_for_us = self.flow.read_paused or (self._answering and not self._body_is_coming)
        if waits_for_us:
            self._expect(self.limits.head_seconds)
        elif self._body_is_coming:
            self._refuse(408, "body_seconds")
        elif self._head_is_coming:
            self._refuse(408, "head_seconds")
        else:  # browsers open connections in advance, and must not be sent anything on those
            self.transport.close()

    @property
    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    @property
    def _may_speak(self) -> bool:
        """Whether a response sent now would be taken as the answer to the incoming request."""
        begun = self.cycle.response_started if self._body_is_coming else self._answering
        return not self.pipeline and not begun

    def _refuse(self, status: int, limit: str) -> None:
        """Send the reason, if the client would understand it, and close."""
        if self.transport.is_closing():
            return
        self.refused[limit] += 1
        self._expect_nothing()
        if self._may_speak:
            self.transport.write(_plain(status))
        self.transport.close()


def _plain(status: int) -> bytes:
    sentence = SENTENCES[status].encode() + b"\n"
    again = b"retry-after: 5\r\n" if status in (429, 503) else b""
    return (
        STATUS_LINE[status]
        + b"content-type: text/plain; charset=utf-8\r\nx-content-type-options: nosniff\r\n"
        + again
        + b"content-length: %d\r\nconnection: close\r\n\r\n" % len(sentence)
        + sentence
    )


P = TypeVar("P", bound=Guarded)


def guarded(
    protocol: type[P],
    limits: Limits,
    refused: Counter[str],
    shares: Shares,
    is_cut_off: Callable[[], bool],
) -> type[P]:
    """The protocol with these limits as a class, which is what uvicorn wants."""
    return type(
        protocol.__name__,
        (protocol,),
        {
            "limits": limits,
            "refused": refused,
            "shares": shares,
            "send_queue": SendQueue(),
            "pinger": Pinger(),
            "is_cut_off": staticmethod(is_cut_off),
        },
    )
