"""The live socket of a page: changes are sent to it, and it sends the answers of its seat."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
from starlette.requests import ClientDisconnect
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from polnoc.engine.game import AnyGame
from polnoc.engine.seats import WATCHER
from polnoc.table import layout
from polnoc.table.answers import LIVE, SocketAnswers, SocketReply, read_answer
from polnoc.table.layout import Reader
from polnoc.table.loading import Frozen
from polnoc.table.metrics import Metrics
from polnoc.table.open_sockets import OPEN_SOCKET, OpenSocket
from polnoc.table.page_folds import invitations
from polnoc.table.page_renderer import renderer_of
from polnoc.table.page_state import PageState, update
from polnoc.table.presence import Listener
from polnoc.table.requests import as_number, reader_at, room_of
from polnoc.table.room_seats import FREE
from polnoc.table.rooms import Room
from polnoc.table.tables import Closed
from polnoc.table.waiting_room import WaitingPage, is_granted

#: The socket is closed with this code if there is no such table.
NO_TABLE: Final = 4404

_encode = msgspec.json.Encoder().encode


class Page:
    """An open page: what it shows, and which updates it needs."""

    __slots__ = (
        "_answering",
        "_answers",
        "_free",
        "_replies",
        "_secret",
        "_shown",
        "_shows",
        "reader",
        "room",
    )

    def __init__(
        self, room: Room, reader: Reader, shows: int | None = None, answers: SocketAnswers | None = None
    ) -> None:
        self.room = room
        self.reader = reader
        #: Takes the answers of the page, if anything does.
        self._answers = answers
        #: Whether an answer is being taken; below, replies to earlier ones that were not sent yet.
        self._answering = False
        self._replies: tuple[SocketReply, ...] = ()
        #: The seat whose page it is; it may no longer be this reader's.
        self._shows = reader.seat if shows is None else shows
        self._shown: PageState | None = None
        self._free: tuple[int, ...] = ()
        self._secret = "" if reader.seat == WATCHER else room.seats[reader.seat].secret_hash

    def catch_up(self, shown_version: str) -> bytes:
        """What a page that shows `shown_version` needs; empty if it is up to date."""
        if where := self.elsewhere():
            return _encode({"go": where})
        state = self._shown = renderer_of(self.room, self.reader).state()
        self._free = self._still_free()
        if shown_version == state.version:
            return b""
        if self.reader.host:
            return state.encoded(state.whole(invitations=str(invitations(self.room, self.reader))))
        return state.encoded(state.whole())

    def news(self) -> bytes:
        """The changes since the last time, and replies to answers; empty if there is nothing."""
        changes = self._changes()
        if not self._replies:
            return changes
        replies, self._replies = _encode({"replies": self._replies}), ()
        return replies[:-1] + b"," + changes[1:] if changes else replies  # both in one object

    def _changes(self) -> bytes:
        """The changes since the last time; empty if there are none that this reader can see."""
        if where := self.elsewhere():
            return _encode({**self._before_curtain(), "go": where})
        state, old = renderer_of(self.room, self.reader).state(), self._shown
        if old is None:  # the page was redirected, and may come back from there
            return self.catch_up("")
        self._shown = state
        taken = self._taken()
        if state is old and not taken:
            return b""
        if self.reader.seat == WATCHER and not taken:
            return update(old, state)
        news = state.since(old)
        if taken:
            put = news.get("put")
            news["put"] = {**put, **taken} if isinstance(put, dict) else taken
        return state.encoded(news)

    def said(self, text: bytes, listener: Listener) -> None:
        """Take a message from the page, which can only be an answer of its seat.

        The reply is part of the next news; it waits only for the store, since one answer is taken
        at a time. The page may post a rejected answer as a form, where it learns the reason.
        """
        answer = read_answer(text)
        if self._answers is None or answer is None or self._answering or not self._may_answer():
            self._reply(SocketReply(answer.key if answer else "", False), listener)
            return
        self._answering = True
        self._answers.begin(
            self.room, self.reader.seat, answer, lambda reply: self._answered(reply, listener)
        )

    def _may_answer(self) -> bool:
        return self.reader.seat != WATCHER and not self._has_left()

    def _answered(self, reply: SocketReply, listener: Listener) -> None:
        self._answering = False
        self._reply(reply, listener)

    def _reply(self, reply: SocketReply, listener: Listener) -> None:
        self._replies += (reply,)
        listener.set()

    def elsewhere(self) -> str:
        """Where the page has to go: behind the curtain when another seat at this screen is asked, or
        to a watcher's page once the seat is no longer this reader's.
        """
        return f"/t/{self.room.id}" if self._has_left() or self._is_behind_curtain() else ""

    def _has_left(self) -> bool:
        """Whether this is no longer the page of its seat."""
        room, seat = self.room, self.reader.seat
        if room.frozen or self._shows != seat or not room.begun or is_granted(room, self.reader):
            return True
        return bool(self._secret) and room.seats[seat].secret_hash != self._secret

    def _is_behind_curtain(self) -> bool:
        curtain = seat_behind_curtain(self.room, self.reader)
        return curtain is not None and curtain != self.reader.seat

    def _before_curtain(self) -> dict[str, object]:
        """At a shared screen: show the outcome of the last answer before the next player is called."""
        old = self._shown
        if old is None or self._has_left():
            return {}
        state = self._shown = renderer_of(self.room, self.reader).state()
        beats = state.since(old).get("beats")
        return {"beats": beats} if beats else {}

    def _still_free(self) -> tuple[int, ...]:
        seats = self.room.seats
        return tuple([number for number in self.reader.invitations if seats[number].played_by == FREE])

    def _taken(self) -> dict[str, str]:
        """The host's list of invitations, if one of them was taken."""
        free = self._still_free()
        if free == self._free:
            return {}
        self._free = free
        self.reader.invitations = {number: self.reader.invitations[number] for number in free}
        return {"invitations": str(invitations(self.room, self.reader))}


def seat_behind_curtain(room: Room, reader: Reader) -> int | None:
    """At a shared screen: the seat to show next, if several are held."""
    if len(reader.held) < 2 or room.over or not (room.ready and room.begun):
        return None
    asked = [seat for seat in room.match.asked if seat in reader.held and room.options(seat)]
    return asked[0] if asked else None


async def _live(socket: WebSocket) -> None:
    """Serve a live socket; it starts with whatever the page does not have yet."""
    try:
        room = await room_of(socket)
    except (Frozen, Closed):  # the page that says so has no socket
        await socket.accept()
        await _send(socket, _encode({"go": f"/t/{socket.path_params['id']}"}))
        await socket.close()
        return
    if room is None:
        await socket.accept()  # only then does the reason reach a browser
        await socket.close(NO_TABLE)
        return
    wanted = socket.query_params.get("seat")
    reader, shows = reader_at(socket, room, wanted), as_number(wanted)
    await socket.accept()
    waiting = "waiting" in socket.query_params
    if waiting:
        page: Page | WaitingPage = WaitingPage(room, reader)
    else:
        page = Page(room, reader, shows if shows >= 0 else None, socket.app.state.answers)
    held: OpenSocket | None = socket.scope.get("extensions", {}).get(OPEN_SOCKET)
    if held is not None:
        held.least = least_frame(room.game)
    listener = held or asyncio.Event()
    leave = _enter(socket.app.state.metrics, page, listener)
    try:
        await _send(socket, page.catch_up(socket.query_params.get("have", "")))
        if held is not None and held.stay(page, leave):
            leave = _left
        elif isinstance(listener, asyncio.Event):
            await _tell(socket, page, listener)
    except (WebSocketDisconnect, ClientDisconnect, RuntimeError):
        pass  # the reader has left
    finally:
        leave()


def least_frame(game: AnyGame) -> int:
    """The padded length of all of a game's frames but the largest."""
    return layout.drawer_of(game).Board.update_bytes


def _enter(metrics: Metrics, page: Page | WaitingPage, listener: Listener) -> Callable[[], None]:
    """Count a page as open; call the result when it closes."""
    metrics.sockets += 1
    page.room.listen(page.reader.seat, listener)
    return partial(_leave, metrics, page, listener)  # half as large as a closure; each open page keeps one


def _leave(metrics: Metrics, page: Page | WaitingPage, listener: Listener) -> None:
    metrics.sockets -= 1
    page.room.leave(page.reader.seat, listener)


def _left() -> None:
    """Do nothing: closing is handled elsewhere."""


async def _tell(socket: WebSocket, page: Page | WaitingPage, listening: asyncio.Event) -> None:
    """Send updates until the page is closed; for servers without sockets that stay open by themselves."""
    closed = asyncio.ensure_future(_hear_until_closed(socket, page, listening))
    closed.add_done_callback(lambda _: listening.set())
    try:
        while True:
            await listening.wait()
            if closed.done():
                return
            listening.clear()
            await _send(socket, page.news())
    finally:
        closed.cancel()


async def _send(socket: WebSocket, message: bytes) -> None:
    """Send a message; the connection itself drops a page that does not take it (`connections.Guarded`)."""
    if message:  # nothing is sent when nothing visible has changed
        await socket.send_text(message.decode())


async def _hear_until_closed(socket: WebSocket, page: Page | WaitingPage, listening: asyncio.Event) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if text := message.get("text"):
                page.said(text.encode(), listening)


routes: list[BaseRoute] = [WebSocketRoute(LIVE, _live)]
