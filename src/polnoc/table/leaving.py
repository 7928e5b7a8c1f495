"""Leaving a table and coming back to it: stand-ins, resigning, cancelling a table before its game.

A bot plays on for whoever leaves in the middle of a game, and hands the seat back. Once the person has a page
of the table open again, it waits a while for a word before it answers (`Room.wait_for_return`). Whoever
resigns does not come back: the bot plays on to the end, since a record holds nothing but answers.
"""

from __future__ import annotations

from dataclasses import replace

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from polnoc.bots import levels, usual_level
from polnoc.drawing.markup import tag
from polnoc.store import new_secret, secret_hash
from polnoc.table import layout
from polnoc.table.layout import Reader, button, post_form
from polnoc.table.names import unique_name
from polnoc.table.requests import (
    Caller,
    as_number,
    for_host,
    for_seat,
    forget_table,
    html,
    keep_secrets,
    known_tables,
    not_found,
    read_form,
    reader_at,
    room_of,
    tables_of,
    wants_json,
)
from polnoc.table.room_seats import FREE, PERSON, RoomSeat, SeatFlags
from polnoc.table.rooms import Room
from polnoc.words import Words

# A bot on a seat --------------------------------------------------------------------


async def _stand_in(request: Request) -> Response:
    """A bot plays: for a person, by wish of that person or of the host, or on a seat that is free."""
    form, room = await read_form(request), await room_of(request)
    if room is None:
        return await not_found(request)
    reader, number = reader_at(request, room), as_number(form.get("whose"))
    mine = number in reader.held
    if not (mine or reader.host) or not 0 <= number < len(room.seats):
        return await not_found(request)
    reader.seat = number if mine else reader.seat
    caller, seat = Caller(request, room, reader, form), room.seats[number]
    if seat.played_by not in (PERSON, FREE):
        return caller.refuse(409, caller.say("page-nobody-to-replace"))
    known = levels(room.game)
    level = form.get("level", usual_level(room.game))
    if level not in known:
        return caller.refuse(400, caller.say("page-no-such-level", levels=list(known)))
    if mine:  # a bot is wanted, whoever looks on
        room.let_play_on(number)
    else:
        room.wait_for_return(number)
    await tables_of(request).change_seat(room, number, *with_bot(caller, number, level))
    return caller.done()


def with_bot(caller: Caller, number: int, level: str) -> tuple[RoomSeat, str]:
    """A seat on which a bot is to play, and what everybody is told of it."""
    room, seat = caller.room, caller.room.seats[number]
    if seat.played_by == PERSON:
        return replace(seat, played_by=level), f"stand-in {seat.name}"
    # Nobody may hold a seat that was free: the invitation is void, or the host could look through it.
    if room.begun:
        flags = SeatFlags(had_person=True)
        return RoomSeat(seat.name, level, "", seat.revision, flags), f"stand-in {seat.name}"
    others = [who.name for who in room.seats if who.played_by != FREE]
    words = layout.game_words(room.game.id, caller.reader.language)
    name = unique_name(words.text(f"name-bot-{number + 1}"), others)
    return RoomSeat(name, level, "", seat.revision), f"bot-sits {name}"


@for_seat
async def _return(caller: Caller) -> Response:
    """A person takes the seat back from the bot that stood in."""
    room, seat = caller.room, caller.room.seats[caller.seat]
    if seat.flags.resigned:
        return caller.refuse(409, caller.say("page-has-resigned"))
    if seat.stands_in:
        flags = msgspec.structs.replace(seat.flags, off_list=False)
        back = replace(seat, played_by=PERSON, flags=flags)
        await tables_of(caller.request).change_seat(room, caller.seat, back, f"back {seat.name}")
    response = _done(caller, f"/t/{room.id}")
    keep_secrets(caller.request, response, room.id, [])  # it stands on the start page again
    return response


@for_seat
async def _play_on(caller: Caller) -> Response:
    """The bot that stands in need not wait for this person."""
    caller.room.let_play_on(caller.seat)
    return caller.done()


# Leaving ----------------------------------------------------------------------------


async def _leave_page(request: Request) -> Response:
    """Says what becomes of a table that somebody leaves, and asks once more."""
    room = await room_of(request)
    if room is None:
        return await not_found(request)
    reader = reader_at(request, room)
    if not _knows(request, room, reader):
        return await not_found(request)
    words, what = layout.words_for(room, reader), _departure(room, reader)
    said = words.text({"leave-others": "page-leave", "leave-seat": "page-leave"}.get(what, f"page-{what}"))
    go = post_form(f"/t/{room.id}/leave", button(said, main=True))
    back = tag("a", words.text("page-back-to-table"), class_="button", href=f"/t/{room.id}")
    body = [tag("p", words.text(f"page-{what}-how"), class_="lead"), tag("div", go, back, class_="go")]
    title = f"{words.text('game-name')}: {said}"
    return html(layout.simple_page(reader, title, *body, back=f"/t/{room.id}/leave"))


def _departure(room: Room, reader: Reader) -> str:
    """What it means that this reader leaves: the table goes, a bot plays on, a seat is free, or nothing."""
    if reader.host and not room.begun:
        return "cancel"
    if not any([is_missed(room, number, reader.held) for number in reader.held]):
        return "leave-list"
    return "leave-others" if room.begun else "leave-seat"


def _knows(request: Request, room: Room, reader: Reader) -> bool:
    """Whether a browser has anything to do with a table."""
    return bool(reader.held or reader.host or room.id in known_tables(request))


async def _leave(request: Request) -> Response:
    """Leave a table with all seats held there, and take it off the start page; nobody waits in vain."""
    await read_form(request)
    room, tables = await room_of(request), tables_of(request)
    if room is None:
        return await not_found(request)
    reader = reader_at(request, room)
    if not _knows(request, room, reader):
        return await not_found(request)
    if _departure(room, reader) == "cancel":
        await tables.cancel(room)
    else:
        for number in reader.held:
            name, missed = room.seats[number].name, is_missed(room, number, reader.held)
            left = left_seat(room, number, missed, layout.words_for(room, reader))
            what = "left-game" if room.begun else "left"
            await tables.change_seat(room, number, left, f"{what} {name}" if missed else "")
    response = _done(Caller(request, room, reader, {}), "/")
    forget_table(request, response, room.id)
    return response


def is_missed(room: Room, number: int, held: tuple[int, ...]) -> bool:
    """Whether others wait for whoever leaves this seat, and all others of these that he holds."""
    if room.over or room.seats[number].played_by != PERSON:
        return False
    return not room.begun or any([other not in held for other in room.people])


def left_seat(room: Room, number: int, missed: bool, words: Words) -> RoomSeat:
    """The seat of somebody who leaves: free before the game; in its middle a bot plays on for others."""
    seat = room.seats[number]
    if missed and not room.begun:
        # The invitation by which the seat was taken holds again: the host has it.
        link = seat.flags.link_hash or secret_hash(new_secret())
        return RoomSeat(words.text("name-person", number=number + 1), FREE, link, seat.revision)
    played_by = usual_level(room.game) if missed else seat.played_by
    return replace(seat, played_by=played_by, flags=msgspec.structs.replace(seat.flags, off_list=True))


@for_seat
async def _resign(caller: Caller) -> Response:
    """Give a game up: a bot plays on to the end, which everybody is told, and there is no way back."""
    room, seat = caller.room, caller.room.seats[caller.seat]
    if not room.begun or room.over:
        return caller.refuse(409, caller.say("page-nothing-to-resign"))
    if not seat.flags.resigned:
        level = seat.played_by if seat.stands_in else usual_level(room.game)
        flags = msgspec.structs.replace(seat.flags, resigned=True, claim_hash="", agreed=())
        changed = replace(seat, played_by=level, flags=flags)
        if not await tables_of(caller.request).change_seat(
            room, caller.seat, changed, f"resigned {seat.name}"
        ):
            return caller.refuse(409, caller.say("page-stale"))
    return caller.done()


@for_host
async def _cancel(caller: Caller) -> Response:
    """Give a table up before its game begins; all who wait there are told."""
    room = caller.room
    if not await tables_of(caller.request).cancel(room):
        return caller.refuse(409, caller.say("page-begun-already"))
    response = _done(caller, "/")
    forget_table(caller.request, response, room.id)
    return response


def _done(caller: Caller, where: str) -> Response:
    """It is done, in an answer that cookies can be added to."""
    return JSONResponse({"done": True}) if wants_json(caller.request) else RedirectResponse(where, 303)


routes: list[BaseRoute] = [
    Route("/t/{id}/stand-in", _stand_in, methods=["POST"]),
    Route("/t/{id}/return", _return, methods=["POST"]),
    Route("/t/{id}/play-on", _play_on, methods=["POST"]),
    Route("/t/{id}/leave", _leave_page, methods=["GET"]),
    Route("/t/{id}/leave", _leave, methods=["POST"]),
    Route("/t/{id}/resign", _resign, methods=["POST"]),
    Route("/t/{id}/cancel", _cancel, methods=["POST"]),
]
