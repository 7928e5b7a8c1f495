"""The same people at another table: a rematch once a game is over, or with one seat less before it begins.

The secrets of the seats are valid at the new table too. A browser that follows stores them for the new
address, so that everybody can move along with one click.
"""

from __future__ import annotations

from dataclasses import replace

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from polnoc.engine.options import BadOption
from polnoc.table import layout
from polnoc.table.quotas import creator_of
from polnoc.table.requests import (
    Caller,
    as_number,
    for_host,
    for_seat,
    html,
    keep_secrets,
    not_found,
    reader_of,
    room_of,
    secrets_of,
    tables_of,
    wants_json,
)
from polnoc.table.room_seats import PERSON, RoomSeat, SeatFlags
from polnoc.table.rooms import Room
from polnoc.table.tables import Closed


@for_seat
async def _again(caller: Caller) -> Response:
    """Offer a rematch: the same people and bots at a new table; `sides=swap` moves everybody one seat on."""
    room, tables = caller.room, tables_of(caller.request)
    if not room.over:
        return caller.refuse(409, caller.say("page-not-over"))
    if room.settings.next:
        return RedirectResponse(f"/t/{room.id}/next", 303)
    settings = msgspec.structs.replace(
        room.settings, next="", next_by=-1, imported=False, label="", joinable=False
    )
    seats = seats_again(room, caller.reader.held, swap=caller.form.get("sides") == "swap")
    made = await tables.make(room.game, room.chosen, seats, settings, creator=creator_of(caller.request))
    if not await tables.lead_on(room, made.room, caller.seat):  # somebody else was faster
        return RedirectResponse(f"/t/{room.id}/next", 303)
    return _carry_over(caller.request, room.id, made.room.id, [made.host])


def seats_again(room: Room, held: tuple[int, ...], swap: bool) -> list[RoomSeat]:
    """Who sits where in a rematch; the person who offers it (and holds these seats) is the new table's host.

    A bot goes on standing in for those who are not there; everybody else plays again.
    """
    seats = []
    for number, seat in enumerate(room.seats):
        played_by = PERSON if seat.stands_in and room.presence.is_present(number) else seat.played_by
        flags = SeatFlags(adds_part=seat.flags.adds_part, of_host=number in held, devices=seat.flags.devices)
        seats.append(replace(seat, played_by=played_by, revision=0, flags=flags))
    return [*seats[1:], *seats[:1]] if swap else seats


async def _next(request: Request) -> Response:
    """Redirect from a finished table to its rematch."""
    room = await room_of(request)
    if room is None or not room.settings.next:
        return await not_found(request)
    return _carry_over(request, room.id, room.settings.next, [])


def _carry_over(request: Request, old: str, new: str, secrets: list[str]) -> Response:
    """Redirect to the new table; the browser stores the seats' secrets for its address too."""
    response = RedirectResponse(f"/t/{new}", 303)
    keep_secrets(request, response, new, [*secrets_of(request, old), *secrets])
    return response


# Before the game --------------------------------------------------------------------


@for_host
async def _remove_seat(caller: Caller) -> Response:
    """Remove a seat without a person: everybody moves to a table for one player less."""
    number, room = as_number(caller.form.get("whose")), caller.room
    if room.begun or not 0 <= number < len(room.seats):
        return await not_found(caller.request)
    if room.seats[number].played_by == PERSON or room.seats[number].stands_in:
        return caller.refuse(409, caller.say("page-seat-taken", name=room.seats[number].name))
    fewer = len(room.seats) - 1
    if fewer not in room.game.players:
        counts = [str(count) for count in room.game.players]
        return caller.refuse(409, caller.say("page-not-for-fewer", count=fewer, counts=counts))
    try:
        options = room.game.read_options({**msgspec.to_builtins(room.chosen), "players": fewer})
        room.game.begin(options, [])
    except BadOption as problem:
        said = caller.say(problem.key, **problem.told) if problem.key else str(problem)
        return caller.refuse(409, said)
    made = await tables_of(caller.request).move(
        room, options, lambda: _without(room, number), creator_of(caller.request)
    )
    if made is None:
        return caller.refuse(409, caller.say("page-stale"))
    return _carry_over(caller.request, room.id, made.room.id, [made.host])


def _without(room: Room, number: int) -> list[RoomSeat]:
    kept = [seat for other, seat in enumerate(room.seats) if other != number]
    return [replace(seat, revision=0) for seat in kept]


async def closed(request: Request, problem: Exception) -> Response:
    """Answer a request for a table that was cancelled, or left for another one, before its game."""
    assert isinstance(problem, Closed), "only closed tables come here"
    room, following = problem.room, problem.room.settings.next
    rest = request.url.path.removeprefix(f"/t/{room.id}").strip("/")
    if following and request.method in ("GET", "HEAD"):
        if rest.startswith("sit/"):
            return RedirectResponse(f"/t/{following}/{rest}", 303)
        return _carry_over(request, room.id, following, [])
    reader = reader_of(request)
    said = layout.shared_words(reader).text("page-moved" if following else "page-cancelled")
    if wants_json(request):
        return JSONResponse({"problem": said}, 410)
    return html(layout.message_page(reader, said), 410)


routes: list[BaseRoute] = [
    Route("/t/{id}/again", _again, methods=["POST"]),
    Route("/t/{id}/next", _next),
    Route("/t/{id}/remove-seat", _remove_seat, methods=["POST"]),
]
