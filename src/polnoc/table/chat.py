"""Chat at the table and within a team, private notes, and markers for one's side."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from polnoc.engine.seats import EVERYONE, only
from polnoc.store import KeyTaken, NewMessage
from polnoc.table import layout
from polnoc.table.marks import ALL, markable, marked, marks_key
from polnoc.table.page_folds import NOTE, chat_of, note_key_prefix
from polnoc.table.quotas import NOTES_LIMIT, OverQuota, check_chat
from polnoc.table.requests import Caller, for_seat, tables_of

#: The longest message and the longest note, in characters.
CHAT_CHARS: Final = 500
NOTE_CHARS: Final = 2_000


@for_seat
async def _say(caller: Caller) -> Response:
    text = " ".join(_readable(caller.form.get("text", "")).split())
    if not text:
        return caller.refuse(400, caller.say("page-say-nothing"))
    if len(text) > CHAT_CHARS:
        return caller.refuse(400, caller.say("page-say-too-long", most=CHAT_CHARS))
    to_team = caller.form.get("to") == "team"
    audience = only(*caller.room.side_of(caller.seat)) if to_team else EVERYONE
    return await _keep(
        caller, NewMessage(kind="team" if to_team else "say", seat=caller.seat, audience=audience, text=text)
    )


@for_seat
async def _note(caller: Caller) -> Response:
    """Store the notes of a seat, replacing the earlier ones."""
    text = _readable(caller.form.get("text", "").replace("\r\n", "\n"))
    if len(text) > NOTE_CHARS:
        return caller.refuse(400, caller.say("page-say-too-long", most=NOTE_CHARS))
    message = NewMessage(kind=NOTE, seat=caller.seat, audience=only(caller.seat), text=text)
    key = note_key_prefix(caller.room, caller.seat)
    kept = {said.key for said in caller.room.messages if (said.kind, said.seat) == (NOTE, caller.seat)}
    if key not in kept and len(kept) >= NOTES_LIMIT:
        raise OverQuota("notes")
    return await _replace(caller, key, lambda: message)


@for_seat
async def _mark(caller: Caller) -> Response:
    """Put a marker on a piece for one's side, or remove it."""
    piece, room = caller.form.get("piece", ""), caller.room
    if piece not in (ALL, *markable(room, caller.seat, layout.words_for(room, caller.reader))):
        return caller.refuse(400, caller.say("page-mark-nothing"))
    return await _replace(caller, marks_key(room, caller.seat), lambda: marked(room, caller.seat, piece))


def _readable(text: str) -> str:
    """The text without characters that a page cannot show."""
    return "".join([letter for letter in text if letter.isprintable() or letter == "\n"])


async def _keep(caller: Caller, message: NewMessage) -> Response:
    """Store a message."""
    room, tables = caller.room, tables_of(caller.request)
    key = f"{message.seat}.{caller.key or secrets.token_hex(8)}"
    if all([said.key != key for said in room.messages]):
        check_chat(tables.quotas, chat_of(room), message.seat, message.text)
    try:
        await tables.say(room, key, message)
    except KeyTaken:
        return caller.refuse(409, caller.say("page-stale"))
    return caller.done()


async def _replace(caller: Caller, key: str, written: Callable[[], NewMessage]) -> Response:
    """Store notes or markers, replacing the earlier ones."""
    await tables_of(caller.request).revise(caller.room, key, written)
    return caller.done()


routes: list[BaseRoute] = [
    Route("/t/{id}/say", _say, methods=["POST"]),
    Route("/t/{id}/note", _note, methods=["POST"]),
    Route("/t/{id}/mark", _mark, methods=["POST"]),
]
