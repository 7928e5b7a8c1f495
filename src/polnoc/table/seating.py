"""Seats: taking one by its link, another device, leaving it to a bot and coming back, freeing it."""

from __future__ import annotations

from dataclasses import replace

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from polnoc.bots import levels, usual_level
from polnoc.drawing.markup import Markup, tag
from polnoc.drawing.shapes import emblem_picture
from polnoc.store import secret_hash
from polnoc.table import layout
from polnoc.table.layout import Reader, button, post_form
from polnoc.table.names import NAME_CHARS, is_taken, name_key, unique_name
from polnoc.table.people import known_person
from polnoc.table.requests import (
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
    wants_json,
)
from polnoc.table.rooms import FREE, PERSON, Room, RoomSeat, SeatFlags
from polnoc.table.tables import new_secret
from polnoc.words import Words


def clean_name(text: str, otherwise: str) -> str:
    """A name as it may stand on the page: one line, not too long, not empty."""
    kept = "".join([letter for letter in text if letter.isprintable()])
    name = " ".join(kept.split())[:NAME_CHARS].strip()
    return name if name_key(name) else otherwise


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


def sit_page(room: Room, reader: Reader, typed: str = "") -> str:
    """Which game, who is there already, and under which name to sit down; `typed`: a name that is taken."""
    words = layout.words_for(room, reader)
    number = min(reader.invitations)
    there = [seat.name for seat in room.seats if seat.played_by == PERSON]
    who = tag("p", words.text("page-there-already", names=there)) if there else None
    field = tag(
        "input",
        name="name",
        id="name",
        value=typed or None,
        maxlength=NAME_CHARS,
        autocomplete="nickname",
        autofocus=True,
        aria_describedby="name-problem" if typed else None,
    )
    consent = room.seats[number].flags.needs_consent
    problem = words.text("page-name-taken", name=typed) if typed else None
    form = post_form(
        f"/t/{room.id}/sit",
        tag("p", problem, class_="problem", role="alert", id="name-problem") if problem else None,
        tag("div", tag("label", words.text("page-name"), for_="name"), field, class_="field"),
        button(words.text("page-ask-for-seat" if consent else "page-sit"), main=True),
        whose=str(number),
        script="no",
    )
    title = words.text("page-invited", game=words.text("game-name"))
    card = tag("div", emblem_picture(number), layout.role(words, room, number), who, form, class_="sit-card")
    told = [*layout.origin(room, words), *_late(room, number, words)]
    return layout.simple_page(
        reader, title, *told, card, back=f"/t/{room.id}/sit", scripts=("seed-consent.js",)
    )


def _late(room: Room, number: int, words: Words) -> list[Markup]:
    """What somebody must know who takes a seat in the middle of a game."""
    if not room.begun:
        return []
    said = [words.text("page-sit-late")]
    if room.seats[number].flags.needs_consent:
        said.append(words.text("page-sit-consent"))
    return [tag("p", line, class_="origin") for line in said]


async def _sit(request: Request) -> Response:
    """Take a free seat. It gets a new secret, so that nobody else's copy of the link opens it."""
    form, room = await read_form(request), await room_of(request)
    if room is None:
        return await not_found(request)
    reader = reader_at(request, room)
    number = as_number(form.get("whose"))
    if number not in reader.invitations:
        return await not_found(request)
    if reader.held and room.begun:
        return _has_seat(room, reader)
    secret, seat, words = new_secret(), room.seats[number], layout.words_for(room, reader)
    others = [who.name for other, who in enumerate(room.seats) if other != number and who.played_by != FREE]
    usual = unique_name(words.text("name-person", number=number + 1), others)
    name = clean_name(form.get("name", ""), usual)
    if is_taken(name, others):
        return _name_taken(request, room, reader, name)
    person = known_person(request)
    if seat.flags.needs_consent:
        flags = SeatFlags(
            needs_consent=True, claim_name=name, claim_hash=secret_hash(secret), claim_person=person
        )
        taken, notice = replace(seat, flags=flags), f"asks {name}"
    else:
        flags = SeatFlags(adds_part=form.get("script") == "yes", of_host=reader.host)
        taken = RoomSeat(name, PERSON, secret_hash(secret), seat.revision, flags, person)
        notice = f"{'takes-over' if room.begun else 'sits'} {name}"
    if not await tables_of(request).change_seat(room, number, taken, notice):
        return await not_found(request)
    response = RedirectResponse(f"/t/{room.id}", 303)
    keep_secrets(request, response, room.id, [secret])
    return response


def _name_taken(request: Request, room: Room, reader: Reader, name: str) -> Response:
    """Two players of one name could be taken for each other; what was typed is kept to be changed."""
    if wants_json(request):
        problem = layout.words_for(room, reader).text("page-name-taken", name=name)
        return JSONResponse({"problem": problem}, 409)
    return html(sit_page(room, reader, name), 409)


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
    if number not in reader.held or room.seats[number].secret_hash not in held:
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
    """A bot plays on: for a person, by wish of that person or of the host, or on a seat that was freed."""
    form, room = await read_form(request), await room_of(request)
    if room is None:
        return await not_found(request)
    reader, number = reader_at(request, room), as_number(form.get("whose"))
    mine = number in reader.held
    if not (mine or reader.host) or not 0 <= number < len(room.seats):
        return await not_found(request)
    reader.seat = number if mine else reader.seat
    caller, seat = Caller(request, room, reader, form), room.seats[number]
    freed = seat.played_by == FREE and room.begun
    if seat.played_by != PERSON and not freed:
        return caller.refuse(409, caller.say("page-nobody-to-replace"))
    known = levels(room.game)
    level = form.get("level", usual_level(room.game))
    if level not in known:
        return caller.refuse(400, caller.say("page-no-such-level", levels=list(known)))
    # Nobody may hold a seat that was freed: the invitation is void, or the host could look through it.
    given = RoomSeat(seat.name, level, "", seat.revision, SeatFlags(had_person=True))
    changed = given if freed else replace(seat, played_by=level)
    await tables_of(request).change_seat(room, number, changed, f"stand-in {seat.name}")
    return caller.done()


@for_seat
async def _return(caller: Caller) -> Response:
    """A person takes the seat back from the bot that stood in."""
    seat = caller.room.seats[caller.seat]
    if seat.stands_in:
        back = replace(seat, played_by=PERSON)
        await tables_of(caller.request).change_seat(caller.room, caller.seat, back, f"back {seat.name}")
    return caller.done()


@for_host
async def _free(caller: Caller) -> Response:
    """Free a person's seat for somebody else: the old link holds it no more, the host gets a new one.

    Before the first answer everything is dealt anew, so that nobody plays cards that somebody else has seen.
    Later, whoever wants a seat that its holder has not given up needs the consent of the others.
    """
    number, room, tables = as_number(caller.form.get("whose")), caller.room, tables_of(caller.request)
    if not 0 <= number < len(room.seats) or not room.seats[number].secret_hash or room.over:
        return await not_found(caller.request)
    await tables.deal_anew(room)
    own = number in caller.reader.held
    if room.begun and not own and not room.can_be_agreed(number):
        return caller.refuse(409, caller.say("page-free-needs-others"))
    secret, left = new_secret(), room.seats[number]
    freed = RoomSeat(
        caller.say("name-person", number=number + 1),
        FREE,
        secret_hash(secret),
        left.revision,
        SeatFlags(needs_consent=room.begun and not own),
    )
    if not await tables.change_seat(room, number, freed, f"{'given-up' if own else 'freed'} {left.name}"):
        room.tell()
        return caller.refuse(409, caller.say("page-stale"))
    response = RedirectResponse(f"/t/{room.id}", 303)
    keep_secrets(caller.request, response, room.id, [secret])
    return response


@for_seat
async def _agree(caller: Caller) -> Response:
    """Agree that somebody takes over a seat in the middle of a game, or not."""
    number, room = as_number(caller.form.get("whose")), caller.room
    if not 0 <= number < len(room.seats) or caller.seat not in room.voters(number):
        return await not_found(caller.request)
    seat, allow = room.seats[number], caller.form.get("allow") == "yes"
    if not seat.flags.claim_hash or seat.flags.claim_hash[:12] != caller.form.get("claim"):
        return caller.refuse(409, caller.say("page-stale"))
    if await tables_of(caller.request).change_seat(room, number, *replied(room, number, caller.seat, allow)):
        return caller.done()
    return caller.refuse(409, caller.say("page-stale"))


def replied(room: Room, number: int, voter: int, allow: bool) -> tuple[RoomSeat, str]:
    """A seat that somebody asks for after a voter has agreed or not, and what everybody is told of it."""
    seat = room.seats[number]
    flags = seat.flags
    if not allow:
        return replace(seat, flags=SeatFlags(needs_consent=True)), f"refused {flags.claim_name}"
    agreed = {*flags.agreed, voter}
    if not agreed.issuperset(room.voters(number)):
        flags = msgspec.structs.replace(flags, agreed=tuple(sorted(agreed)))
        return replace(seat, flags=flags), ""
    taken = RoomSeat(flags.claim_name, PERSON, flags.claim_hash, seat.revision, person=flags.claim_person)
    return taken, f"takes-over {flags.claim_name}"


routes: list[BaseRoute] = [
    Route("/t/{id}/sit", _sit_page, methods=["GET"]),
    Route("/t/{id}/sit", _sit, methods=["POST"]),
    Route("/t/{id}/sit/{secret}", _open_link),
    Route("/t/{id}/link/{seat}", _link_page),
    Route("/t/{id}/stand-in", _stand_in, methods=["POST"]),
    Route("/t/{id}/return", _return, methods=["POST"]),
    Route("/t/{id}/free", _free, methods=["POST"]),
    Route("/t/{id}/agree", _agree, methods=["POST"]),
]
