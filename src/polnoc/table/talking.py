"""Talk at the table, in a team, notes for oneself, and marks for one's side."""

from __future__ import annotations

import secrets
from typing import Final

from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from polnoc.engine.seats import EVERYONE, only
from polnoc.store import KeyTaken, NewMessage, Unavailable
from polnoc.table import layout
from polnoc.table.callers import Caller, for_seat, tables_of
from polnoc.table.marks import ALL, MARK, markable
from polnoc.table.parts import note_mark
from polnoc.table.rooms import Room

#: The longest message and the longest note, in characters.
LONGEST_MESSAGE: Final = 500
LONGEST_NOTE: Final = 2_000
#: A table keeps at most so many messages of a seat, and so many marks: it is a game, not a forum.
MOST_MESSAGES: Final = 500


@for_seat
async def _say(caller: Caller) -> Response:
    text = " ".join(_readable(caller.form.get("text", "")).split())
    if not text:
        return caller.refuse(400, caller.say("page-say-nothing"))
    if len(text) > LONGEST_MESSAGE:
        return caller.refuse(400, caller.say("page-say-too-long", most=LONGEST_MESSAGE))
    to_team = caller.form.get("to") == "team"
    audience = only(*caller.room.side_of(caller.seat)) if to_team else EVERYONE
    return await _keep(
        caller, NewMessage(kind="team" if to_team else "say", seat=caller.seat, audience=audience, text=text)
    )


@for_seat
async def _note(caller: Caller) -> Response:
    """Keep the notes of a seat; the newest holds."""
    text = _readable(caller.form.get("text", "").replace("\r\n", "\n"))
    if len(text) > LONGEST_NOTE:
        return caller.refuse(400, caller.say("page-say-too-long", most=LONGEST_NOTE))
    return await _keep(
        caller, NewMessage(kind="note", seat=caller.seat, audience=only(caller.seat), text=text)
    )


@for_seat
async def _mark(caller: Caller) -> Response:
    """Mark a piece for one's side, or take its mark away."""
    piece, room = caller.form.get("piece", ""), caller.room
    if piece not in (ALL, *markable(room, caller.seat, layout.words_for(room, caller.reader))):
        return caller.refuse(400, caller.say("page-mark-nothing"))
    side = only(*room.side_of(caller.seat))
    return await _keep(caller, NewMessage(kind=MARK, seat=caller.seat, audience=side, text=piece))


def _readable(text: str) -> str:
    """The text without characters that no page can show."""
    return "".join([letter for letter in text if letter.isprintable() or letter == "\n"])


async def _keep(caller: Caller, message: NewMessage) -> Response:
    before = [said for said in caller.room.messages if said.seat == caller.seat]
    if sum([(said.kind == MARK) == (message.kind == MARK) for said in before]) >= MOST_MESSAGES:
        return caller.refuse(409, caller.say("page-say-enough"))
    try:
        key = message_key(caller.room, message, caller.key or secrets.token_hex(8))
        await tables_of(caller.request).say(caller.room, key, message)
    except KeyTaken:
        return caller.refuse(409, caller.say("page-stale"))
    except Unavailable:
        return caller.refuse(503, caller.say("page-failed"))
    return caller.done()


def message_key(room: Room, message: NewMessage, key: str) -> str:
    """The key of a message in the store: its seat's own, and a note's also that of who holds the seat."""
    if message.kind == "note":
        return f"{note_mark(room, message.seat)}{key}"[:64]
    return f"{message.seat}.{key}"


routes: list[BaseRoute] = [
    Route("/t/{id}/say", _say, methods=["POST"]),
    Route("/t/{id}/note", _note, methods=["POST"]),
    Route("/t/{id}/mark", _mark, methods=["POST"]),
]
