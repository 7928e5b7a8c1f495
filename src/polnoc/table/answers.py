"""Answers of people, whichever way they arrive: posted as a form, or sent on the live socket of a page."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import msgspec

from polnoc.engine.refusals import Refused
from polnoc.store import BadValue, KeyTaken, StoreError
from polnoc.table.background_tasks import BackgroundTasks
from polnoc.table.failures import log
from polnoc.table.metrics import Metrics, note_request
from polnoc.table.quotas import OverQuota
from polnoc.table.requests import KEY_CHARS
from polnoc.table.room_seats import PERSON
from polnoc.table.rooms import BadAnswer, Room, Stale, Stopped
from polnoc.table.tables import Tables


class NotAsked(Exception):
    """Nobody in this seat is asked anything now; `key` names the message that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


async def take_answer(tables: Tables, room: Room, seat: int, token: str, key: str, action: str) -> None:
    """Take the answer of the person in a seat; it is stored when this returns.

    Raises NotAsked, OverQuota, or whatever `Room.answer` raises, if the answer is not accepted.
    """
    if not room.ready or not room.begun:
        raise NotAsked("page-waiting")
    if room.seats[seat].played_by != PERSON:
        raise NotAsked("page-bot-for-you")
    check_quota(tables, room, seat, key)
    await room.answer(seat, token, key, action)


def check_quota(tables: Tables, room: Room, seat: int, key: str) -> None:
    """Raise OverQuota if a seat keeps changing its mind, or the log is longer than any real game.

    An answer that is sent a second time is not checked again.
    """
    if f"{seat}.{key}" not in room.keys:
        tables.check_answers(room, seat)


# On a live socket ---------------------------------------------------------------------

#: The route and method under which answers from live sockets are counted in the metrics.
LIVE: Final = "/t/{id}/live"
SAID: Final = "socket"
#: The status counted for an answer that was not accepted, whatever the reason.
NOT_TAKEN: Final = 409

#: Reasons to reject an answer that are not faults of the server.
NOT_TAKEN_BECAUSE: Final = (
    NotAsked,
    OverQuota,
    Stale,
    KeyTaken,
    Refused,
    Stopped,
    BadAnswer,
    BadValue,
    StoreError,
)


class SaidAnswer(msgspec.Struct, frozen=True):
    """An answer as the page of a seat sends it: the fields of the form that it would post."""

    key: str
    token: str
    action: str


_decode: Final = msgspec.json.Decoder(SaidAnswer).decode


def read_answer(text: bytes) -> SaidAnswer | None:
    """Parse what a page has sent; None if it is not an answer."""
    try:
        return _decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None


class SocketReply(msgspec.Struct, frozen=True):
    """The outcome. A page that gets `done: false` posts the same as a form, and learns the reason there."""

    key: str
    done: bool


class SocketAnswers:
    """Takes the answers that come on the live sockets of one process."""

    def __init__(self, tables: Tables, metrics: Metrics) -> None:
        self._tables = tables
        self._metrics = metrics
        self._background = BackgroundTasks()

    def begin(self, room: Room, seat: int, answer: SaidAnswer, told: Callable[[SocketReply], None]) -> None:
        """Start to take an answer of a seat's page; `told` is called once it is stored or rejected."""
        self._background.add(self._take(room, seat, answer, told))

    async def finish(self) -> None:
        """Wait for all answers that have begun."""
        await self._background.finish()

    async def _take(
        self, room: Room, seat: int, answer: SaidAnswer, told: Callable[[SocketReply], None]
    ) -> None:
        began = time.perf_counter()
        done = await self._is_taken(room, seat, answer)
        seconds = time.perf_counter() - began
        note_request(self._metrics, LIVE, SAID, 200 if done else NOT_TAKEN, seconds)
        if done:
            self._metrics.answered(seconds)
        told(SocketReply(answer.key, done))

    async def _is_taken(self, room: Room, seat: int, answer: SaidAnswer) -> bool:
        key = answer.key[:KEY_CHARS]
        try:
            await take_answer(self._tables, room, seat, answer.token, key, answer.action)
        except NOT_TAKEN_BECAUSE:
            return False
        except Exception as error:
            log.error("failed", extra={"told": {"id": "live"}}, exc_info=error)
            return False
        return True
