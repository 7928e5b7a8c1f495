"""Open tables: anybody may take a free seat there before the game; listed with the players they need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from polnoc.drawing.markup import Markup, tag
from polnoc.store import Summary
from polnoc.store.values import now
from polnoc.table import layout
from polnoc.table.frozen_pages import game_name
from polnoc.table.layout import Reader
from polnoc.table.loading import readable_settings
from polnoc.table.quotas import DAY_MILLISECONDS
from polnoc.table.requests import (
    Caller,
    as_number,
    for_host,
    html,
    not_found,
    read_form,
    reader_at,
    reader_of,
    room_of,
    tables_of,
)
from polnoc.table.room_seats import FREE
from polnoc.table.rooms import Room
from polnoc.table.seating import is_open, sit_page, take_seat
from polnoc.table.tables import Tables
from polnoc.words import Words

#: How many tables the page of open ones shows.
OPEN_PAGE_TABLES: Final = 24


async def joinable_tables(tables: Tables, limit: int) -> list[Summary]:
    """Tables that wait for players and that somebody has joined or left within a day."""
    found = await tables.store.listed(since=now() - DAY_MILLISECONDS, joinable=True, limit=limit)
    return [table for table in found if FREE in [played_by for _, played_by in table.seats]]


async def _open_tables(request: Request) -> Response:
    """The page of all open tables."""
    reader = reader_of(request)
    if not reader.lists_tables:
        return await not_found(request)
    words = layout.shared_words(reader)
    found = [
        _open_table(table, reader) for table in await joinable_tables(tables_of(request), OPEN_PAGE_TABLES)
    ]
    listed = tag("ul", *found, class_="table-links") if found else tag("p", words.text("page-open-none"))
    how = tag("p", words.text("page-open-how"), class_="lead")
    return html(layout.simple_page(reader, words.text("page-open-tables"), how, listed, back="/open"))


def open_section(reader: Reader, found: Sequence[Summary], more: bool) -> Markup | None:
    """The part of the start page that shows open tables; None if there are none."""
    if not found:
        return None
    words = layout.shared_words(reader)
    listed = tag("ul", *[_open_table(table, reader) for table in found], class_="table-links")
    way = tag("p", tag("a", words.text("page-open-more"), href="/open"), class_="quiet") if more else None
    return tag("section", tag("h2", words.text("page-open-tables")), listed, way)


def _open_table(table: Summary, reader: Reader) -> Markup:
    """One table: the game, who is there, how many players it needs, its pace, and its language."""
    words, settings = layout.shared_words(reader), readable_settings(table.settings)
    there = [name for name, played_by in table.seats if played_by]
    free = len(table.seats) - len(there)
    facts = [words.text("page-sought", count=free, players=len(table.seats))]
    if there:
        facts.append(words.text("page-there-already", names=there))
    facts += layout.pace(settings, words)
    if settings.language and settings.language != reader.language:
        facts.append(words.text(f"page-speaks-{settings.language}"))
    said = [tag("strong", game_name(table.game, reader.language)), tag("small", " ".join(facts))]
    told = layout.origin_notes(layout.origin_keys(settings), settings, words)
    return tag("li", tag("a", *said, *told, href=f"/t/{table.id}/join"))


# Taking a seat ----------------------------------------------------------------------


async def _join_page(request: Request) -> Response:
    """Ask under which name, and in which seat, somebody wants to play at an open table."""
    room = await room_of(request)
    if room is None:
        return await not_found(request)
    reader = reader_at(request, room)
    if reader.held or not is_open(room) or not reader.lists_tables:
        return RedirectResponse(f"/t/{room.id}", 303)
    free = _free_seats(room)
    wanted = as_number(request.query_params.get("whose"))
    number = wanted if wanted in free else free[0]
    reader.invitations = {number: ""}
    words = layout.words_for(room, reader)
    return html(sit_page(room, reader, action=f"/t/{room.id}/join", more=_other_seats(room, number, words)))


def _free_seats(room: Room) -> list[int]:
    return [number for number, seat in enumerate(room.seats) if seat.played_by == FREE]


def _other_seats(room: Room, number: int, words: Words) -> Markup | None:
    """The other free seats, in games where it matters where one sits."""
    roles = layout.roles(words, len(room.seats))
    others = [other for other in _free_seats(room) if other != number]
    if not roles or not others:
        return None
    links = [
        tag("a", roles[other], class_="button", href=f"/t/{room.id}/join?whose={other}") for other in others
    ]
    return tag("div", tag("span", words.text("page-rather")), *links, class_="go")


async def _join(request: Request) -> Response:
    """Take a free seat at an open table."""
    form, room = await read_form(request), await room_of(request)
    if room is None:
        return await not_found(request)
    reader, number = reader_at(request, room), as_number(form.get("whose"))
    if not reader.lists_tables or not room.settings.joinable or room.begun:
        return await not_found(request)
    caller = Caller(request, room, reader, form)
    if reader.held:
        return caller.refuse(409, caller.say("page-has-seat"))
    if number not in _free_seats(room):
        return caller.refuse(409, caller.say("page-seat-gone"))
    return await take_seat(caller, number)


@for_host
async def _list(caller: Caller) -> Response:
    """List a table for everybody who looks for a seat, or open it to invited guests only."""
    room, joinable = caller.room, caller.form.get("joinable") == "yes"
    if joinable and not caller.reader.lists_tables:
        return await not_found(caller.request)
    if room.begun:
        return caller.refuse(409, caller.say("page-begun-already"))
    settings = msgspec.structs.replace(room.settings, joinable=joinable)
    if not await tables_of(caller.request).change_settings(room, room.revision, settings):
        return caller.refuse(409, caller.say("page-stale"))
    return caller.done()


routes: list[BaseRoute] = [
    Route("/open", _open_tables),
    Route("/t/{id}/join", _join_page, methods=["GET"]),
    Route("/t/{id}/join", _join, methods=["POST"]),
    Route("/t/{id}/listing", _list, methods=["POST"]),
]
