"""The name that somebody plays under: stored in the browser, changed there or at a table."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from polnoc.drawing.markup import tag
from polnoc.table import layout
from polnoc.table.layout import Reader, button, post_form
from polnoc.table.names import NAME_CHARS, clean_name, is_taken
from polnoc.table.requests import (
    Caller,
    as_number,
    for_seat,
    html,
    keep_name,
    not_found,
    read_form,
    reader_at,
    reader_of,
    room_of,
    tables_of,
    wants_json,
)
from polnoc.table.room_seats import FREE, SEAT
from polnoc.table.rooms import Room

#: How often the player of a seat may change their name: each change is shown in everybody's log.
RENAMES_LIMIT: Final = 20


async def _name(request: Request) -> Response:
    """Ask under which name somebody wants to play."""
    return html(_name_page(reader_of(request), "/name"))


async def _keep(request: Request) -> Response:
    """Store a name for future tables."""
    form, reader = await read_form(request), reader_of(request)
    name = clean_name(form.get("name", ""), "")
    if not name:
        problem = layout.shared_words(reader).text("page-name-none")
        if wants_json(request):
            return JSONResponse({"problem": problem}, 400)
        return html(_name_page(reader, "/name", problem), 400)
    response = JSONResponse({"done": True}) if wants_json(request) else RedirectResponse("/", 303)
    keep_name(request, response, name)
    return response


async def _seat_name(request: Request) -> Response:
    """Ask for another name at a table."""
    room = await room_of(request)
    if room is None:
        return await not_found(request)
    number = as_number(request.query_params.get("seat"))
    reader = reader_at(request, room, str(number))
    if number not in reader.held:
        return await not_found(request)
    reader.name = room.seats[number].name
    return html(_name_page(reader, f"/t/{room.id}/name", seat=str(number)))


def _name_page(reader: Reader, action: str, problem: str = "", **fields: str) -> str:
    words = layout.shared_words(reader)
    field = tag(
        "input",
        name="name",
        id="name",
        value=reader.name or None,
        maxlength=NAME_CHARS,
        autocomplete="nickname",
        autofocus=True,
        required=True,
        aria_describedby="name-problem" if problem else None,
    )
    form = post_form(
        action,
        tag("p", problem, class_="problem", role="alert", id="name-problem") if problem else None,
        tag("div", tag("label", words.text("page-name"), for_="name"), field, class_="field"),
        button(words.text("page-save"), main=True),
        **fields,
    )
    back = action.removesuffix("/name") or "/"
    title, how = words.text("page-change-name"), words.text("page-change-name-how")
    card = tag("div", form, class_="sit-card")
    return layout.simple_page(reader, title, tag("p", how, class_="lead"), card, back=back)


@for_seat
async def _rename(caller: Caller) -> Response:
    """Change a name at a table, which everybody is told, and for future tables."""
    room, seat = caller.room, caller.room.seats[caller.seat]
    name = clean_name(caller.form.get("name", ""), "")
    others = [who.name for number, who in enumerate(room.seats) if number != caller.seat]
    if not name:
        return _refused(caller, 400, caller.say("page-name-none"), name)
    if is_taken(name, others):
        return _refused(caller, 409, caller.say("page-name-taken", name=name), name)
    if room.over or seat.played_by == FREE:
        return caller.refuse(409, caller.say("page-name-over"))
    if renames(room, caller.seat) >= RENAMES_LIMIT:
        return caller.refuse(409, caller.say("page-name-enough"))
    if name != seat.name:
        told = f"renamed {seat.name}\t{name}"
        if not await tables_of(caller.request).change_seat(room, caller.seat, replace(seat, name=name), told):
            return caller.refuse(409, caller.say("page-stale"))
    response = JSONResponse({"done": True}) if wants_json(caller.request) else caller.done()
    keep_name(caller.request, response, name)
    return response


def _refused(caller: Caller, status: int, problem: str, typed: str) -> Response:
    """The response for a name that cannot be taken; what was typed stays in the form."""
    if wants_json(caller.request):
        return caller.refuse(status, problem)
    caller.reader.name = typed
    fields = {"seat": str(caller.seat)}
    return html(_name_page(caller.reader, f"/t/{caller.room.id}/name", problem, **fields), status)


def renames(room: Room, seat: int) -> int:
    """How often the player of a seat has changed their name."""
    said = [message for message in room.messages if message.kind == SEAT and message.seat == seat]
    return len([message for message in said if message.text.startswith("renamed ")])


routes: list[BaseRoute] = [
    Route("/name", _name, methods=["GET"]),
    Route("/name", _keep, methods=["POST"]),
    Route("/t/{id}/name", _seat_name, methods=["GET"]),
    Route("/t/{id}/name", _rename, methods=["POST"]),
]
