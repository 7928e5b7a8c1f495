"""Seats: taking one by its link, other devices, freeing it, and who may take it over."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from polnoc.drawing.markup import Markup, tag
from polnoc.drawing.shapes import emblem_picture
from polnoc.store import new_secret, secret_hash
from polnoc.table import layout
from polnoc.table.layout import Reader, button, post_form
from polnoc.table.names import NAME_CHARS, clean_name, is_taken, unique_name
from polnoc.table.page_folds import only_here
from polnoc.table.people import known_person
from polnoc.table.requests import (
    Caller,
    add_progress,
    as_number,
    for_host,
    for_seat,
    html,
    keep_name,
    keep_secrets,
    not_found,
    read_form,
    reader_at,
    room_of,
    secrets_of,
    tables_of,
    wants_json,
)
from polnoc.table.role_card import seat_card
from polnoc.table.room_seats import FREE, PERSON, RoomSeat, SeatFlags
from polnoc.table.rooms import Room
from polnoc.words import Words

#: How many devices, besides the first, can hold a seat at the same time.
DEVICES_LIMIT: Final = 4


# Sitting down ---------------------------------------------------------------------


async def _open_link(request: Request) -> Response:
    """Trade a seat's secret link for a cookie at once, so that the secret leaves the address bar."""
    room, secret = await room_of(request), request.path_params["secret"]
    if room is None:
        return await not_found(request)
    hashed = secret_hash(secret)
    opened = [seat for seat in room.seats if hashed in seat.hashes]
    used = [seat for seat in room.seats if hashed == seat.flags.link_hash]
    if not opened and not used:
        return _void_link(request, room)
    seated = opened and opened[0].played_by != FREE
    response = RedirectResponse(f"/t/{room.id}" if seated else f"/t/{room.id}/sit", 303)
    keep_secrets(request, response, room.id, [secret])
    return response


async def _sit_page(request: Request) -> Response:
    """Ask an invited person for a name."""
    room = await room_of(request)
    if room is None:
        return await not_found(request)
    reader = reader_at(request, room)
    if reader.invitations:
        return html(sit_page(room, reader))
    if reader.held or not reader.used_links:
        return RedirectResponse(f"/t/{room.id}", 303)
    return html(_taken_page(room, reader))


def _taken_page(room: Room, reader: Reader) -> str:
    """The page for an invitation that was already used: whose seat it is, and what else can be done.

    It may be the same person on another device. The link alone is no proof of that: the host has it too.
    """
    words, number = layout.words_for(room, reader), reader.used_links[0]
    name = room.seats[number].name
    asked = number in reader.claims
    ask = post_form(
        f"/t/{room.id}/come-back",
        button(words.text("page-it-is-me", name=name), main=True),
        whose=str(number),
    )
    how = words.text("page-it-is-me-how" if room.can_be_agreed(number) else "page-it-is-me-own", name=name)
    body = [
        tag("p", words.text("page-seat-taken", name=name), class_="lead"),
        tag("p", words.text("page-it-is-me-asked", name=name), role="status")
        if asked
        else tag("div", ask, class_="go"),
        tag("p", how, class_="quiet"),
        *other_ways(room, words),
    ]
    return layout.simple_page(reader, words.text("game-name"), *body, back=f"/t/{room.id}/sit")


def other_ways(room: Room, words: Words) -> list[Markup]:
    """What somebody without a seat can do: take a free one, if that is allowed, or watch."""
    ways = [tag("a", words.text("page-watch-this"), class_="button", href=f"/t/{room.id}")]
    if is_open(room):
        ways.insert(0, tag("a", words.text("page-join"), class_="button", href=f"/t/{room.id}/join"))
    return [tag("div", *ways, class_="go")]


def is_open(room: Room) -> bool:
    """Whether anybody may take a seat here without an invitation."""
    return room.settings.joinable and not room.begun and not room.ready


def _void_link(request: Request, room: Room) -> Response:
    """The response to an invalid link. Everybody who has the address of the table may know who plays here."""
    reader = reader_at(request, room)
    words = layout.words_for(room, reader)
    if wants_json(request):
        return JSONResponse({"problem": words.text("page-void-link")}, 404)
    names = [seat.name for seat in room.seats if seat.played_by != FREE]
    who = tag("p", words.text("page-there-already", names=names)) if names else None
    title, how = words.text("page-void-link"), tag("p", words.text("page-void-link-how"))
    return html(layout.simple_page(reader, title, how, who, *other_ways(room, words)), 404)


def sit_page(
    room: Room, reader: Reader, typed: str = "", action: str = "", more: Markup | None = None
) -> str:
    """The page that asks for a name, with the game and who is there; `typed`: a name that is taken."""
    words, action = layout.words_for(room, reader), action or f"/t/{room.id}/sit"
    number = min(reader.invitations)
    there = [seat.name for seat in room.seats if seat.played_by == PERSON]
    who = tag("p", words.text("page-there-already", names=there)) if there else None
    field = tag(
        "input",
        name="name",
        id="name",
        value=typed or reader.name or None,
        maxlength=NAME_CHARS,
        autocomplete="nickname",
        autofocus=True,
        aria_describedby="name-problem" if typed else None,
    )
    consent = room.seats[number].flags.needs_consent
    problem = words.text("page-name-taken", name=typed) if typed else None
    form = post_form(
        action,
        tag("p", problem, class_="problem", role="alert", id="name-problem") if problem else None,
        tag("div", tag("label", words.text("page-name"), for_="name"), field, class_="field"),
        button(words.text("page-ask-for-seat" if consent else "page-sit"), main=True),
        whose=str(number),
        script="no",
    )
    title = words.text("page-invited", game=words.text("game-name"))
    card = tag(
        "div",
        emblem_picture(number),
        layout.role(words, room, number),
        who,
        tag("p", " ".join(layout.pace(room.settings, words)), class_="quiet"),
        form,
        more,
        class_="sit-card",
    )
    told = [*layout.origin(room, words), *_late(room, number, words)]
    mine = seat_card(room, number, reader, words)
    return layout.simple_page(reader, title, *told, card, mine, back=action, scripts=("seed-consent.js",))


def _late(room: Room, number: int, words: Words) -> list[Markup]:
    """What to know before taking a seat in the middle of a game."""
    if not room.begun:
        return []
    said = [words.text("page-sit-late")]
    if room.seats[number].flags.needs_consent:
        said.append(words.text("page-sit-consent"))
    return [tag("p", line, class_="origin") for line in said]


async def _sit(request: Request) -> Response:
    """Take the free seat of an invitation."""
    form, room = await read_form(request), await room_of(request)
    if room is None:
        return await not_found(request)
    reader = reader_at(request, room)
    number = as_number(form.get("whose"))
    if number not in reader.invitations:
        return await not_found(request)
    return await take_seat(Caller(request, room, reader, form), number)


async def take_seat(caller: Caller, number: int) -> Response:
    """Let somebody sit down. The seat gets a new secret, so that nobody else's copy of a link opens it."""
    request, room, reader, form = caller.request, caller.room, caller.reader, caller.form
    if reader.held and room.begun:
        return _has_seat(room, reader)
    secret, seat, words = new_secret(), room.seats[number], layout.words_for(room, reader)
    others = [who.name for other, who in enumerate(room.seats) if other != number and who.played_by != FREE]
    usual = unique_name(words.text("name-person", number=number + 1), others)
    name = clean_name(form.get("name", ""), usual)
    if is_taken(name, others):
        return _name_taken(caller, number, name)
    person = known_person(request)
    if seat.flags.needs_consent:
        flags = SeatFlags(
            needs_consent=True, claim_name=name, claim_hash=secret_hash(secret), claim_person=person
        )
        taken, notice = replace(seat, flags=flags), f"asks {name}"
    else:
        flags = SeatFlags(
            adds_part=form.get("script") == "yes", of_host=reader.host, link_hash=seat.secret_hash
        )
        taken = RoomSeat(name, PERSON, secret_hash(secret), seat.revision, flags, person)
        notice = f"{'takes-over' if room.begun else 'sits'} {name}"
    if not await tables_of(request).change_seat(room, number, taken, notice):
        return await not_found(request)
    response = RedirectResponse(f"/t/{room.id}", 303)
    keep_secrets(request, response, room.id, [secret])
    add_progress(request, response, room.game.id)
    if name != usual:
        keep_name(request, response, name)
    return response


def _name_taken(caller: Caller, number: int, name: str) -> Response:
    """Refuse a name that is taken, since two players could be confused; what was typed stays in the form."""
    if wants_json(caller.request):
        return JSONResponse({"problem": caller.say("page-name-taken", name=name)}, 409)
    caller.reader.invitations = {number: ""}
    return html(sit_page(caller.room, caller.reader, name, caller.request.url.path), 409)


def _has_seat(room: Room, reader: Reader) -> Response:
    """Refuse a second seat: once a game has begun, no player may see another hand, not even the host."""
    words = layout.words_for(room, reader)
    said = words.text("page-has-seat"), words.text("page-has-seat-why")
    return html(layout.message_page(reader, *said, back=f"/t/{room.id}"), 409)


async def _link_page(request: Request) -> Response:
    """The page with the link of one's own seat, for another device."""
    room = await room_of(request)
    if room is None:
        return await not_found(request)
    number = as_number(request.path_params["seat"])
    reader = reader_at(request, room, str(number))
    held = {secret_hash(secret): secret for secret in secrets_of(request, room.id)}
    known = [held[h] for h in room.seats[number].hashes if h in held] if number in reader.held else []
    if not known:
        return await not_found(request)
    words = layout.words_for(room, reader)
    link = f"{reader.site}t/{room.id}/sit/{known[0]}"
    said = words.text("page-code", number=number + 1)
    code = tag("span", layout.qr_code(link), role="img", aria_label=said, class_="code")
    body = [
        tag("p", words.text("page-seat-link-how"), class_="lead"),
        only_here(reader, words),
        tag("div", code, tag("a", link, href=link), class_="invitation"),
        tag("a", words.text("page-back-to-table"), class_="button button-main", href=f"/t/{room.id}"),
    ]
    return html(layout.simple_page(reader, words.text("page-seat-link"), *body, back=f"/t/{room.id}"))


# Other people in a seat -------------------------------------------------------------


@for_host
async def _free(caller: Caller) -> Response:
    """Free a person's seat for somebody else: the old link stops working, the host gets a new one.

    Before the first answer the game is re-dealt, so that nobody plays cards that somebody else has seen.
    Later, taking a seat that its holder has not given up needs the consent of the others.
    """
    number, room, tables = as_number(caller.form.get("whose")), caller.room, tables_of(caller.request)
    if not 0 <= number < len(room.seats) or room.over:
        return await not_found(caller.request)
    if not room.seats[number].secret_hash and room.begun:  # it is a bot's
        return await not_found(caller.request)
    await tables.discard_deal(room)
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
    what = "given-up" if own else "freed" if left.secret_hash else "opened"
    if not await tables.change_seat(room, number, freed, f"{what} {left.name}"):
        room.tell()
        return caller.refuse(409, caller.say("page-stale"))
    response = RedirectResponse(f"/t/{room.id}", 303)
    keep_secrets(caller.request, response, room.id, [secret])
    return response


@for_seat
async def _agree(caller: Caller) -> Response:
    """Agree that somebody takes over a seat in the middle of a game, or refuse."""
    number, room = as_number(caller.form.get("whose")), caller.room
    if not 0 <= number < len(room.seats) or caller.seat not in (number, *room.voters(number)):
        return await not_found(caller.request)
    seat, allow = room.seats[number], caller.form.get("allow") == "yes"
    if not seat.flags.claim_hash or seat.flags.claim_hash[:12] != caller.form.get("claim"):
        return caller.refuse(409, caller.say("page-stale"))
    if await tables_of(caller.request).change_seat(room, number, *replied(room, number, caller.seat, allow)):
        return caller.done()
    return caller.refuse(409, caller.say("page-stale"))


def replied(room: Room, number: int, voter: int, allow: bool) -> tuple[RoomSeat, str]:
    """A requested seat after a voter has agreed or refused, and the log line for everybody.

    The person who sits there decides alone about a device of their own; if they refuse, the used invitation
    becomes void.
    """
    seat, own = room.seats[number], voter == number
    flags = seat.flags
    asked_no_more = msgspec.structs.replace(flags, claim_name="", claim_hash="", claim_person="", agreed=())
    if not allow:
        refused = msgspec.structs.replace(asked_no_more, link_hash="" if own else flags.link_hash)
        return replace(seat, flags=refused), f"refused {flags.claim_name}"
    if own:
        devices = (*flags.devices, flags.claim_hash)[-DEVICES_LIMIT:]
        let_in = msgspec.structs.replace(asked_no_more, devices=devices)
        return replace(seat, flags=let_in), f"device {seat.name}"
    agreed = {*flags.agreed, voter}
    if not agreed.issuperset(room.voters(number)) or not _can_pass(room, number):
        flags = msgspec.structs.replace(flags, agreed=tuple(sorted(agreed)))
        return replace(seat, flags=flags), ""
    taken = RoomSeat(flags.claim_name, PERSON, flags.claim_hash, seat.revision, person=flags.claim_person)
    return taken, f"takes-over {flags.claim_name}"


def _can_pass(room: Room, number: int) -> bool:
    """Whether the others can let somebody take a seat; where somebody sits, the host alone cannot."""
    return room.seats[number].played_by == FREE or room.can_be_agreed(number)


async def _come_back(request: Request) -> Response:
    """Let the holder of a used invitation ask to be admitted to its seat as the same person."""
    form, room = await read_form(request), await room_of(request)
    if room is None:
        return await not_found(request)
    reader, number = reader_at(request, room), as_number(form.get("whose"))
    if number not in reader.used_links or number in reader.held or room.over:
        return await not_found(request)
    caller, seat = Caller(request, room, reader, form), room.seats[number]
    if reader.held and room.begun:
        return _has_seat(room, reader)
    if seat.flags.claim_hash:
        return caller.refuse(409, caller.say("page-asked-already"))
    secret = new_secret()
    flags = msgspec.structs.replace(
        seat.flags,
        claim_name=seat.name,
        claim_hash=secret_hash(secret),
        claim_person=known_person(request),
        agreed=(),
    )
    changed = replace(seat, flags=flags)
    if not await tables_of(request).change_seat(room, number, changed, f"asks-back {seat.name}"):
        return caller.refuse(409, caller.say("page-stale"))
    response = JSONResponse({"done": True}) if wants_json(request) else RedirectResponse(f"/t/{room.id}", 303)
    keep_secrets(request, response, room.id, [secret])
    return response


routes: list[BaseRoute] = [
    Route("/t/{id}/sit", _sit_page, methods=["GET"]),
    Route("/t/{id}/sit", _sit, methods=["POST"]),
    Route("/t/{id}/sit/{secret}", _open_link),
    Route("/t/{id}/link/{seat}", _link_page),
    Route("/t/{id}/come-back", _come_back, methods=["POST"]),
    Route("/t/{id}/free", _free, methods=["POST"]),
    Route("/t/{id}/agree", _agree, methods=["POST"]),
]
