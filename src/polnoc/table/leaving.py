"""Leaving a table and coming back to it: stand-ins, resigning, cancelling a table before its game.

A bot plays on for whoever leaves in the middle of a game, and hands the seat back. Once the person has a page
of the table open again, the bot waits a while for their decision before it answers
(`Room.wait_for_return`). Whoever resigns cannot come back: the bot plays on to the end, since a record
holds nothing but answers.
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

# A bot in a seat --------------------------------------------------------------------


async def _stand_in(request: Request) -> Response:
    """Put a bot in a seat: for a person, if that person or the host wishes it, or in a free seat."""
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
    if mine:  # the person asked for the bot: it need not wait for them
        room.let_play_on(number)
    else:
        room.wait_for_return(number)
    await tables_of(request).change_seat(room, number, *with_bot(caller, number, level))
    return caller.done()


def with_bot(caller: Caller, number: int, level: str) -> tuple[RoomSeat, str]:
    """A seat taken by a bot, and the log line for everybody."""
    room, seat = caller.room, caller.room.seats[number]
    if seat.played_by == PERSON:
        return replace(seat, played_by=level), f"stand-in {seat.name}"
    # Nobody may hold a seat that was free: its invitation becomes void, or the host could see through it.
    if room.begun:
        flags = SeatFlags(had_person=True)
        return RoomSeat(seat.name, level, "", seat.revision, flags), f"stand-in {seat.name}"
    others = [who.name for who in room.seats if who.played_by != FREE]
    words = layout.game_words(room.game.id, caller.reader.language)
    name = unique_name(words.text(f"name-bot-{number + 1}"), others)
    return RoomSeat(name, level, "", seat.revision), f"bot-sits {name}"


@for_seat
async def _return(caller: Caller) -> Response:
    """Give a seat back to the person for whom a bot stood in."""
    room, seat = caller.room, caller.room.seats[caller.seat]
    if seat.flags.resigned:
        return caller.refuse(409, caller.say("page-has-resigned"))
    if seat.stands_in:
        flags = msgspec.structs.replace(seat.flags, off_list=False)
        back = replace(seat, played_by=PERSON, flags=flags)
        await tables_of(caller.request).change_seat(room, caller.seat, back, f"back {seat.name}")
    response = _done(caller, f"/t/{room.id}")
    keep_secrets(caller.request, response, room.id, [])  # the table is listed on the start page again
    return response


@for_seat
async def _play_on(caller: Caller) -> Response:
    """Let the stand-in bot play on without waiting for this person."""
    caller.room.let_play_on(caller.seat)
    return caller.done()


# Leaving ----------------------------------------------------------------------------


async def _leave_page(request: Request) -> Response:
    """Say what becomes of a table that somebody leaves, and ask for confirmation."""
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
    """What happens if this reader leaves: the table goes, a bot plays on, a seat becomes free, or nothing."""
    if reader.host and not room.begun:
        return "cancel"
    if not any([is_missed(room, number, reader.held) for number in reader.held]):
        return "leave-list"
    return "leave-others" if room.begun else "leave-seat"


def _knows(request: Request, room: Room, reader: Reader) -> bool:
    """Whether a browser has anything to do with a table."""
    return bool(reader.held or reader.host or room.id in known_tables(request))


async def _leave(request: Request) -> Response:
    """Leave a table with all seats held there, and take it off the start page; bots spare others the wait."""
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
    """Whether others would wait for somebody who leaves this seat and all other `held` ones."""
    if room.over or room.seats[number].played_by != PERSON:
        return False
    return not room.begun or any([other not in held for other in room.people])


def left_seat(room: Room, number: int, missed: bool, words: Words) -> RoomSeat:
    """The seat of somebody who leaves: free before the game; during it, a bot plays on if others wait."""
    seat = room.seats[number]
    if missed and not room.begun:
        # The invitation by which the seat was taken becomes valid again: the host has it.
        link = seat.flags.link_hash or secret_hash(new_secret())
        return RoomSeat(words.text("name-person", number=number + 1), FREE, link, seat.revision)
    played_by = usual_level(room.game) if missed else seat.played_by
    return replace(seat, played_by=played_by, flags=msgspec.structs.replace(seat.flags, off_list=True))


@for_seat
async def _resign(caller: Caller) -> Response:
    """Resign a game: a bot plays on to the end, which everybody is told, and there is no way back."""
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
    """Cancel a table before its game begins; everybody who waits there is told."""
    room = caller.room
    if not await tables_of(caller.request).cancel(room):
        return caller.refuse(409, caller.say("page-begun-already"))
    response = _done(caller, "/")
    forget_table(caller.request, response, room.id)
    return response


def _done(caller: Caller, where: str) -> Response:
    """A response of success to which cookies can be added."""
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
