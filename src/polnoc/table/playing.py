"""Playing: the page of a table, answers, undo, and why something is not possible."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from polnoc.drawing.markup import tag
from polnoc.drawing.shapes import emblem_picture
from polnoc.engine.actions import NotationError
from polnoc.engine.refusals import NOT_NOW, Refused
from polnoc.engine.seats import WATCHER
from polnoc.store import KeyTaken, Message
from polnoc.table import layout
from polnoc.table.answers import NotAsked, check_quota, take_answer
from polnoc.table.api import DealData, Option, Player, SeatChange, TableData, Told
from polnoc.table.layout import Reader
from polnoc.table.live import seat_behind_curtain
from polnoc.table.page_folds import seat_news
from polnoc.table.page_renderer import renderer_of
from polnoc.table.requests import (
    Caller,
    as_number,
    for_seat,
    html,
    not_found,
    reader_at,
    room_of,
    tables_of,
    wants_json,
)
from polnoc.table.room_seats import SEAT
from polnoc.table.rooms import BadAnswer, Room, Stale, Stopped
from polnoc.table.waiting_room import waiting_page

#: How many of the latest public events are shown on the curtain.
CURTAIN_EVENTS = 5
#: A page of data has at most this many events; ask again from the last one.
EVENTS_LIMIT = 500


async def _table(request: Request) -> Response:
    room = await room_of(request)
    if room is None:
        return await not_found(request)
    wanted = request.query_params.get("seat")
    reader = reader_at(request, room, wanted)
    reader.wants_card = request.query_params.get("card") == "yes"
    if wants_json(request):
        return table_json(room, reader, as_number(request.query_params.get("events")))
    if not room.begun:
        return html(waiting_page(room, reader))
    curtain = seat_behind_curtain(room, reader)
    if curtain is not None and wanted != str(curtain):
        reader.seat = WATCHER
        return html(curtain_page(room, reader, curtain))
    return html(renderer_of(room, reader).page(reader))


def table_json(room: Room, reader: Reader, since: int) -> Response:
    """The table as data, for bots, tests and other programs."""
    seat, options = reader.seat, room.options(reader.seat)
    events = room.match.log(seat) if room.begun else []
    data = TableData(
        table=room.id,
        game=room.game.id,
        players=[Player(who.name, who.played_by) for who in room.seats],
        seat=None if seat == WATCHER else seat,
        token=room.token(seat) if options else "",
        key=room.key(seat) if options else "",
        options=[Option(action.text, action.index) for action in options],
        view=room.view(seat) if room.begun else {},
        events=len(events),
        ready=room.ready,
        begun=room.begun,
        over=room.over,
        winners=list(room.match.winners) if room.begun else [],
        commitment=room.deal.server.commitment,
        seed=room.match.seed.text if room.over else None,
        deal=_deal_data(room, seat),
        origin=layout.origin_of(room),
        seat_changes=[_seat_change(message) for message in room.messages if message.kind == SEAT],
    )
    if since >= 0:
        data.log = [Told(event.key, dict(event.args)) for event in events[since : since + EVENTS_LIMIT]]
    return Response(msgspec.json.encode(data), media_type="application/json")


def _seat_change(message: Message) -> SeatChange:
    what, name, new = seat_news(message)
    return SeatChange(message.at, message.seat, what, name, new)


def _deal_data(room: Room, seat: int) -> DealData:
    """How the seed is made; all of its parts once the game is over."""
    return DealData(
        number=room.deal.number,
        promises={str(number): promise for number, promise in room.promises_now().items()},
        step=room.deal_step(seat),
        seating=room.seating if not room.begun else "",
        server=room.deal.server.text if room.over else None,
        parts=list(room.deal.parts) if room.over else None,
    )


def curtain_page(room: Room, reader: Reader, seat: int) -> str:
    """The curtain between two people at a shared screen."""
    words = layout.words_for(room, reader)
    lately = [words.event(event) for event in room.match.log(WATCHER)[-CURTAIN_EVENTS:]]
    show = f"/t/{room.id}?seat={seat}"
    shown = tag(
        "main",
        emblem_picture(seat),
        *layout.origin(room, words),
        tag("h1", words.text("page-curtain", name=room.seats[seat].name)),
        tag("a", words.text("page-show"), class_="button button-main", href=show, autofocus=True),
        tag("ol", *[tag("li", line) for line in lately], class_="lately", aria_label=words.text("page-log")),
        class_="curtain",
        id="table",
    )
    return layout.document(reader, words.text("game-name"), shown)


@for_seat
async def _answer(caller: Caller) -> Response:
    room, form, tables = caller.room, caller.form, tables_of(caller.request)
    token, action = form.get("token", ""), form.get("action", "")
    try:
        await take_answer(tables, room, caller.seat, token, caller.key, action)
    except NotAsked as problem:
        return caller.refuse(409, caller.say(problem.key))
    except (Stale, KeyTaken, Refused) as problem:
        return caller.refuse(409, _why_not_taken(caller, problem))
    except Stopped as stopped:
        why = _why_not_taken(caller, stopped.why)
        return caller.refuse(
            409, caller.say("page-stopped", given=stopped.given, count=stopped.count, why=why)
        )
    except BadAnswer as bad:
        return caller.refuse(400, caller.say(bad.error.key, **bad.error.told))
    return caller.done()


def _why_not_taken(caller: Caller, problem: Exception) -> str:
    """Why an answer was rejected: the rule that forbids it, or that something else is asked now."""
    if not isinstance(problem, Refused):
        return caller.say("page-stale")
    room, seat = caller.room, caller.seat
    refusal = problem.refusal
    if refusal.key == NOT_NOW and room.options(seat):  # say what is asked instead
        said = caller.say("page-not-now", prompt=caller.words.prompt(room.view(seat)))
        return caller.say("by-rule", sentence=said, rule=refusal.rule) if refusal.rule else said
    return caller.words.refusal(refusal)


@for_seat
async def _undo(caller: Caller) -> Response:
    check_quota(tables_of(caller.request), caller.room, caller.seat, caller.key)
    try:
        done = await caller.room.undo(caller.seat, caller.key)
    except (Stale, KeyTaken):
        done = False
    if not done:
        return caller.refuse(409, caller.say("play-no-undo"))
    return caller.done()


@for_seat
async def _reply_to_undo(caller: Caller) -> Response:
    allow = caller.form.get("allow") == "yes"
    try:
        done = await caller.room.reply_to_undo(caller.seat, caller.key, allow)
    except (Stale, KeyTaken):
        done = False
    if not done:
        return caller.refuse(409, caller.say("page-stale"))
    return caller.done()


@for_seat
async def _why(caller: Caller) -> Response:
    """Why a piece of the board cannot be chosen now, citing the rule."""
    room, seat = caller.room, caller.seat
    game, words = room.game, layout.words_for(caller.room, caller.reader)
    meant = layout.drawer_of(game).intention(game, room.view(seat), caller.form.get("piece", "")[:40])
    if not meant:
        return JSONResponse({"say": ""})
    try:
        refusal = room.match.why_not(seat, game.actions.parse(meant))
    except NotationError as error:
        return JSONResponse({"say": words.text(error.key, **error.told)})
    if refusal is None:
        return JSONResponse({"say": ""})
    rule = f"/rules/{game.id}#{refusal.rule}" if refusal.rule else ""
    said = words.refusal(refusal)
    if refusal.key == NOT_NOW:  # say what is asked instead of repeating the refused action in notation
        said = words.text("page-not-now", prompt=words.prompt(room.view(seat)))
    return JSONResponse({"say": said, "rule": rule, "id": refusal.rule})


routes: list[BaseRoute] = [
    Route("/t/{id}/answer", _answer, methods=["POST"]),
    Route("/t/{id}", _table),
    Route("/t/{id}/undo", _undo, methods=["POST"]),
    Route("/t/{id}/undo-reply", _reply_to_undo, methods=["POST"]),
    Route("/t/{id}/why", _why, methods=["POST"]),
]
