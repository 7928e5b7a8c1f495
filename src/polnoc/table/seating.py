"""Seats: taking one by its link, another device, leaving it to a bot and coming back, freeing it."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from polnoc.bots import levels
from polnoc.drawing.markup import tag
from polnoc.drawing.shapes import emblem_picture
from polnoc.store import secret_hash
from polnoc.table import layout
from polnoc.table.callers import (
    Caller,
    as_number,
    for_host,
    for_seat,
    html,
    keep_secrets,
    not_found,
    read_form,
    reader_at,
    room_of,
    secrets_of,
    tables_of,
)
from polnoc.table.layout import Reader, button, post_form
from polnoc.table.rooms import FREE, PERSON, Room, RoomSeat
from polnoc.table.tables import new_secret

#: The longest name of a player.
LONGEST_NAME: Final = 30
#: Who stands in for a person, if the game has bots of this level.
STAND_IN: Final = "regular"


def clean_name(text: str, otherwise: str) -> str:
    """A name as it may stand on the page: one line, not too long, not empty."""
    kept = "".join([letter for letter in text if letter.isprintable()])
    return " ".join(kept.split())[:LONGEST_NAME].strip() or otherwise


# Sitting down ---------------------------------------------------------------------


async def _open_link(request: Request) -> Response:
    """A seat's secret link: trade it for a cookie at once, so that it leaves the address bar."""
    room, secret = await room_of(request), request.path_params["secret"]
    if room is None:
        return await not_found(request)
    hashed = secret_hash(secret)
    seats = [number for number, seat in enumerate(room.seats) if seat.secret_hash == hashed]
    if not seats:
        return await not_found(request)
    free = room.seats[seats[0]].played_by == FREE
    response = RedirectResponse(f"/t/{room.id}/sit" if free else f"/t/{room.id}", 303)
    keep_secrets(request, response, room.id, [secret])
    return response


async def _sit_page(request: Request) -> Response:
    """Asks an invited person for a name."""
    room = await room_of(request)
    if room is None:
        return await not_found(request)
    reader = reader_at(request, room)
    if not reader.invitations:
        return RedirectResponse(f"/t/{room.id}", 303)
    return html(sit_page(room, reader))


def sit_page(room: Room, reader: Reader) -> str:
    """Which game, who is there already, and under which name to sit down."""
    words = layout.words_for(room, reader)
    number = min(reader.invitations)
    there = [seat.name for seat in room.seats if seat.played_by == PERSON]
    who = tag("p", words.text("page-there-already", names=there)) if there else None
    field = tag(
        "input", name="name", id="name", maxlength=LONGEST_NAME, autocomplete="nickname", autofocus=True
    )
    form = post_form(
        f"/t/{room.id}/sit",
        tag("div", tag("label", words.text("page-name"), for_="name"), field, class_="field"),
        button(words.text("page-sit"), main=True),
        whose=str(number),
    )
    title = words.text("page-invited", game=words.text("game-name"))
    card = tag("div", emblem_picture(number), layout.role(words, room, number), who, form, class_="sit-card")
    return layout.simple_page(reader, title, card, back=f"/t/{room.id}/sit")


async def _sit(request: Request) -> Response:
    """Take a free seat. It gets a new secret, so that nobody else's copy of the link opens it."""
    form, room = await read_form(request), await room_of(request)
    if room is None:
        return await not_found(request)
    reader = reader_at(request, room)
    number = as_number(form.get("whose"))
    if number not in reader.invitations:
        return await not_found(request)
    if reader.held and room.version:
        return _has_seat(room, reader)
    secret = new_secret()
    otherwise = layout.words_for(room, reader).text("name-person", number=number + 1)
    name = clean_name(form.get("name", ""), otherwise)
    taken = RoomSeat(name, PERSON, secret_hash(secret), room.seats[number].revision)
    if not await tables_of(request).change_seat(room, number, taken):
        return await not_found(request)
    response = RedirectResponse(f"/t/{room.id}", 303)
    keep_secrets(request, response, room.id, [secret])
    return response


def _has_seat(room: Room, reader: Reader) -> Response:
    """Nobody who plays in a game that has begun may look into another hand, not even the host."""
    words = layout.words_for(room, reader)
    said = words.text("page-has-seat"), words.text("page-has-seat-why")
    return html(layout.message_page(reader, *said, back=f"/t/{room.id}"), 409)


async def _link_page(request: Request) -> Response:
    """The link of one's own seat, for another device."""
    room = await room_of(request)
    if room is None:
        return await not_found(request)
    number = as_number(request.path_params["seat"])
    reader = reader_at(request, room, str(number))
    held = {secret_hash(secret): secret for secret in secrets_of(request, room.id)}
    if number not in reader.held or number >= len(room.seats):
        return await not_found(request)
    words = layout.words_for(room, reader)
    link = f"{reader.site}t/{room.id}/sit/{held[room.seats[number].secret_hash]}"
    said = words.text("page-code", number=number + 1)
    code = tag("span", layout.qr_code(link), role="img", aria_label=said, class_="code")
    body = [
        tag("p", words.text("page-seat-link-how"), class_="lead"),
        tag("div", code, tag("a", link, href=link), class_="invitation"),
        tag("a", words.text("page-back-to-table"), class_="button button-main", href=f"/t/{room.id}"),
    ]
    return html(layout.simple_page(reader, words.text("page-seat-link"), *body, back=f"/t/{room.id}"))


# Leaving and coming back ------------------------------------------------------------


async def _stand_in(request: Request) -> Response:
    """A bot plays on for a person: by wish of that person, or of the host."""
    form, room = await read_form(request), await room_of(request)
    if room is None:
        return await not_found(request)
    reader, number = reader_at(request, room), as_number(form.get("whose"))
    mine = number in reader.held
    if not (mine or reader.host) or not 0 <= number < len(room.seats):
        return await not_found(request)
    reader.seat = number if mine else reader.seat
    caller, seat = Caller(request, room, reader, form), room.seats[number]
    if seat.played_by != PERSON:
        return caller.refuse(409, caller.say("page-nobody-to-replace"))
    known = levels(room.match.game)
    level = form.get("level", STAND_IN if STAND_IN in known else known[-1])
    if level not in known:
        return caller.refuse(400, caller.say("page-no-such-level", levels=list(known)))
    changed = RoomSeat(seat.name, level, seat.secret_hash, seat.revision)
    await tables_of(request).change_seat(room, number, changed)
    return caller.done()


@for_seat
async def _return(caller: Caller) -> Response:
    """A person takes the seat back from the bot that stood in."""
    seat = caller.room.seats[caller.seat]
    if seat.stands_in:
        back = RoomSeat(seat.name, PERSON, seat.secret_hash, seat.revision)
        await tables_of(caller.request).change_seat(caller.room, caller.seat, back)
    return caller.done()


@for_host
async def _free(caller: Caller) -> Response:
    """Free a person's seat for somebody else: the old link holds it no more, the host gets a new one."""
    number = as_number(caller.form.get("whose"))
    room = caller.room
    if not 0 <= number < len(room.seats) or not room.seats[number].secret_hash or room.match.over:
        return await not_found(caller.request)
    secret = new_secret()
    name = caller.say("name-person", number=number + 1)
    freed = RoomSeat(name, FREE, secret_hash(secret), room.seats[number].revision)
    if not await tables_of(caller.request).change_seat(room, number, freed):
        return caller.refuse(409, caller.say("page-stale"))
    response = RedirectResponse(f"/t/{room.id}", 303)
    keep_secrets(caller.request, response, room.id, [secret])
    return response


routes: list[BaseRoute] = [
    Route("/t/{id}/sit", _sit_page, methods=["GET"]),
    Route("/t/{id}/sit", _sit, methods=["POST"]),
    Route("/t/{id}/sit/{secret}", _open_link),
    Route("/t/{id}/link/{seat}", _link_page),
    Route("/t/{id}/stand-in", _stand_in, methods=["POST"]),
    Route("/t/{id}/return", _return, methods=["POST"]),
    Route("/t/{id}/free", _free, methods=["POST"]),
]
