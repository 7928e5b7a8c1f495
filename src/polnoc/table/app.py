"""The web table: routes, cookies, live updates."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qsl

import msgspec
import segno
from markdown_it import MarkdownIt
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from polnoc.bots import levels
from polnoc.drawing.markup import Markup
from polnoc.engine.game import AnyGame
from polnoc.engine.options import BadOption
from polnoc.engine.refusals import Refused
from polnoc.engine.seats import WATCHER
from polnoc.games import UnknownGame, find_game
from polnoc.records import encode
from polnoc.store import Store, secret_hash
from polnoc.table import pages
from polnoc.table.botpool import BotPool
from polnoc.table.guard import SafeHeaders
from polnoc.table.pages import Reader
from polnoc.table.rooms import FREE, PERSON, BadAnswer, Room, RoomSeat, Stale
from polnoc.table.tables import PACE, Tables
from polnoc.words import LANGUAGES, Words

#: The largest form that is read, in bytes.
LARGEST_FORM: Final = 64_000
YEAR: Final = 60 * 60 * 24 * 365
THEMES: Final = ("night", "day")
#: A reader of the socket that takes longer than this to take an update is dropped.
PATIENCE: Final = 30.0

Form = Mapping[str, str]


class BadRequest(ValueError):
    """A request that cannot be understood; the message says what would be right."""


def create_app(store: Store, *, pace: float = PACE, workers: int = 2) -> Starlette:
    """The table over a store. The caller opens and closes the store."""

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        app.state.tables = Tables(store, BotPool(workers), pace)
        yield
        await app.state.tables.close()

    routes = [
        Route("/", _start),
        Route("/tables", _make, methods=["POST"]),
        Route("/preferences", _prefer, methods=["POST"]),
        Route("/rules/{game}", _rules),
        Route("/t/{id}", _table),
        Route("/t/{id}/answer", _answer, methods=["POST"]),
        Route("/t/{id}/undo", _undo, methods=["POST"]),
        Route("/t/{id}/record.json", _record),
        Route("/t/{id}/sit/{secret}", _sit),
        WebSocketRoute("/t/{id}/live", _live),
        Route("/health", _health),
        Mount("/static", StaticFiles(packages=[("polnoc", "static")])),
    ]
    errors = {404: _not_found, BadRequest: _bad_request}
    app = Starlette(routes=routes, lifespan=life, exception_handlers=errors)
    app.add_middleware(SafeHeaders)
    return app


# Who asks -------------------------------------------------------------------------


def reader_of(connection: HTTPConnection) -> Reader:
    """Language and theme of a browser: what it chose, else what it asks for."""
    cookies = connection.cookies
    language = cookies.get("lang", "")
    if language not in LANGUAGES:
        accepted = connection.headers.get("accept-language", "").lower()
        language = "pl" if accepted.startswith("pl") else "en"
    theme = cookies.get("theme", "")
    return Reader(language, theme if theme in THEMES else "night")


def held_seats(connection: HTTPConnection, room: Room) -> tuple[int, ...]:
    """The seats whose secrets this browser holds. Nothing else in a request says who it is."""
    secrets = connection.cookies.get(f"seats-{room.id}", "").split(".")[: len(room.seats)]
    hashes = {secret_hash(secret) for secret in secrets if secret}
    return tuple([number for number, seat in enumerate(room.seats) if seat.secret_hash in hashes])


async def _room(connection: HTTPConnection) -> Room | None:
    tables: Tables = connection.app.state.tables
    return await tables.find(connection.path_params["id"])


async def read_form(request: Request) -> Form:
    """A posted form; BadRequest if it is too large or no form."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip()
    if kind != "application/x-www-form-urlencoded":
        raise BadRequest("post a form: application/x-www-form-urlencoded")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_FORM:
            raise BadRequest(f"a form has at most {LARGEST_FORM} bytes")
    try:
        return dict(parse_qsl(body.decode(), max_num_fields=50))
    except ValueError:
        raise BadRequest("this form cannot be read: it is not UTF-8, or has too many fields") from None


def wants_json(connection: HTTPConnection) -> bool:
    """Whether the answer should be data rather than a page."""
    return "application/json" in connection.headers.get("accept", "")


# Pages ----------------------------------------------------------------------------


def _html(page: str, status: int = 200) -> Response:
    return Response(page, status, media_type="text/html; charset=utf-8")


async def _start(request: Request) -> Response:
    return _html(pages.start_page(reader_of(request)))


async def _health(request: Request) -> Response:
    tables: Tables = request.app.state.tables
    return JSONResponse({"status": "ok", "rooms": len(tables.rooms), "bot_failures": tables.pool.failures})


async def _not_found(request: Request, problem: Exception) -> Response:
    if wants_json(request):
        return JSONResponse({"problem": "there is nothing at this address"}, 404)
    reader = reader_of(request)
    said = pages.shared_words(reader)
    return _html(pages.message_page(reader, said.text("page-nothing"), said.text("page-nothing-how")), 404)


async def _bad_request(request: Request, problem: Exception) -> Response:
    if wants_json(request):
        return JSONResponse({"problem": str(problem)}, 400)
    reader = reader_of(request)
    title = pages.shared_words(reader).text("page-bad-request")
    return _html(pages.message_page(reader, title, str(problem)), 400)


async def _prefer(request: Request) -> Response:
    """Language or theme, then back to where one was."""
    form = await read_form(request)
    back = form.get("back", "/")
    safe = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = RedirectResponse(back if safe else "/", 303)
    for name, allowed in (("lang", LANGUAGES), ("theme", THEMES)):
        if form.get(name) in allowed:
            _set_cookie(request, response, name, form[name], "/")
    return response


def _set_cookie(request: Request, response: Response, name: str, value: str, path: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(name, value, YEAR, path=path, httponly=True, samesite="lax", secure=secure)


async def _rules(request: Request) -> Response:
    try:
        game = find_game(request.path_params["game"])
    except UnknownGame:
        return await _not_found(request, LookupError())
    reader = reader_of(request)
    html = MarkdownIt().render(Words(reader.language, game, ()).rulebook())
    return _html(pages.rules_page(game, reader, Markup(html)))


# Tables ---------------------------------------------------------------------------


async def _make(request: Request) -> Response:
    """A new table; whoever makes it holds the seats of people that are not free."""
    form = await read_form(request)
    reader = reader_of(request)
    try:
        game = find_game(form.get("game", ""))
        seats = read_seats(game, form.get("seats", ""), reader.language)
        options = game.read_options({"players": len(seats)})
    except (UnknownGame, BadOption) as problem:
        raise BadRequest(str(problem)) from None
    tables: Tables = request.app.state.tables
    made = await tables.make(game, options, seats, aids=form.get("aids") != "no")
    room, mine = made.room, [n for n, seat in enumerate(made.room.seats) if seat.played_by == PERSON]
    free = [n for n, seat in enumerate(room.seats) if seat.played_by == FREE]
    response: Response
    if free:
        links = [(n, f"{request.base_url}t/{room.id}/sit/{made.secrets[n]}") for n in free]
        codes = [
            Markup(segno.make(link).svg_inline(scale=4, light="#fff", dark="#12141c")) for _, link in links
        ]
        response = _html(pages.invite_page(room, reader, links, codes))
    else:
        response = RedirectResponse(f"/t/{room.id}", 303)
    held = ".".join([made.secrets[number] for number in mine])
    _set_cookie(request, response, f"seats-{room.id}", held, f"/t/{room.id}")
    return response


def read_seats(game: AnyGame, text: str, language: str) -> list[RoomSeat]:
    """`you,expert,free` as seats."""
    kinds = [word.strip() for word in text.split(",")]
    if len(kinds) not in game.players:
        counts = ", ".join(map(str, game.players))
        raise BadRequest(f"{game.id} is for {counts} players, not for {len(kinds)}")
    words = Words(language, game, ())
    seats = []
    for number, kind in enumerate(kinds):
        if kind not in (PERSON, "free", *levels(game)):
            raise BadRequest(f"nobody plays like '{kind[:40]}': write you, free, {', '.join(levels(game))}")
        person = kind in (PERSON, "free")
        name = words.text("name-person" if person else f"name-bot-{number + 1}", number=number + 1)
        seats.append(RoomSeat(name, FREE if kind == "free" else kind))
    return seats


async def _sit(request: Request) -> Response:
    """A seat's secret link: trade it for a cookie at once, so that it leaves the address bar."""
    room = await _room(request)
    secret = request.path_params["secret"]
    if room is None:
        return await _not_found(request, LookupError())
    seats = [
        n for n, seat in enumerate(room.seats) if seat.secret_hash and seat.secret_hash == secret_hash(secret)
    ]
    if not seats:
        return await _not_found(request, LookupError())
    tables: Tables = request.app.state.tables
    if room.seats[seats[0]].played_by == FREE:
        await tables.sit(room, seats[0], room.seats[seats[0]].name)
    response = RedirectResponse(f"/t/{room.id}", 303)
    kept = request.cookies.get(f"seats-{room.id}", "")
    held = ".".join(dict.fromkeys([*[part for part in kept.split(".") if part], secret]))
    _set_cookie(request, response, f"seats-{room.id}", held, f"/t/{room.id}")
    return response


async def _table(request: Request) -> Response:
    room = await _room(request)
    if room is None:
        return await _not_found(request, LookupError())
    reader = reader_of(request)
    reader.held = held_seats(request, room)
    reader.seat = seat_shown(room, reader.held, request.query_params.get("seat"))
    if wants_json(request):
        return _data(room, reader)
    curtain = seat_behind_curtain(room, reader)
    if curtain is not None and request.query_params.get("seat") != str(curtain):
        reader.seat = WATCHER
        return _html(pages.curtain_page(room, reader, curtain))
    return _html(pages.table_page(room, reader))


def seat_shown(room: Room, held: tuple[int, ...], wanted: str | None) -> int:
    """The seat whose eyes a page has: one of those held, else a watcher's."""
    if wanted is not None and wanted.isdecimal() and int(wanted[:4]) in held:
        return int(wanted[:4])
    return held[0] if len(held) == 1 else WATCHER


def seat_behind_curtain(room: Room, reader: Reader) -> int | None:
    """At one screen: the seat that is to be shown next, if several are held."""
    if len(reader.held) < 2 or room.match.over:
        return None
    asked = [seat for seat in room.match.asked if seat in reader.held]
    return asked[0] if asked else None


def _data(room: Room, reader: Reader) -> Response:
    """The table as data: what bots, tests and other programs read."""
    options = room.match.options(reader.seat) if room.ready else ()
    data = {
        "table": room.id,
        "version": room.version,
        "seat": None if reader.seat == WATCHER else reader.seat,
        "token": room.token(reader.seat) if options else "",
        "options": [{"action": action.text, "index": action.index} for action in options],
        "view": room.view(reader.seat),
        "over": room.match.over,
        "winners": list(room.match.winners),
        "commitment": room.match.seed.commitment,
        "seed": room.match.seed.text if room.match.over else None,
    }
    return Response(msgspec.json.encode(data), media_type="application/json")


async def _record(request: Request) -> Response:
    room = await _room(request)
    if room is None or not room.match.over:
        return await _not_found(request, LookupError())
    tables: Tables = request.app.state.tables
    name = f'attachment; filename="{room.match.game.id}-{room.id}.json"'
    return Response(
        encode(tables.record(room)), media_type="application/json", headers={"content-disposition": name}
    )


# Answers --------------------------------------------------------------------------


@dataclass(slots=True)
class Caller:
    """Somebody who wants to do something at a table: who, where, and in which form he waits for a reply."""

    request: Request
    room: Room
    reader: Reader
    form: Form

    def reply(self, status: int = 200, problem: str = "") -> Response:
        """What has changed for this caller: as data, or by way of the page."""
        self.reader.held = held_seats(self.request, self.room)
        if wants_json(self.request):
            fresh = news(self.room, self.reader, {})
            return JSONResponse({**fresh, "problem": problem} if problem else fresh, status)
        if problem:
            return _html(pages.message_page(self.reader, problem, self.back()), status)
        return RedirectResponse(self.back(), 303)

    def back(self) -> str:
        """The page to go back to: at one screen, the same seat if it is asked again."""
        seat, held = self.reader.seat, self.reader.held
        if len(held) > 1 and seat in self.room.match.asked:
            return f"/t/{self.room.id}?seat={seat}"
        return f"/t/{self.room.id}"


async def _caller(request: Request) -> Caller | None:
    """The caller, if he holds the seat that he names."""
    form = await read_form(request)
    room = await _room(request)
    if room is None:
        return None
    reader = reader_of(request)
    reader.held = held_seats(request, room)
    wanted = form.get("seat", "")
    if not (wanted.isdecimal() and int(wanted[:4]) in reader.held):
        return None
    reader.seat = int(wanted[:4])
    return Caller(request, room, reader, form)


async def _answer(request: Request) -> Response:
    caller = await _caller(request)
    if caller is None:
        return await _not_found(request, LookupError())
    room, form = caller.room, caller.form
    words = pages.words_for(room, caller.reader)
    if not room.ready:
        return caller.reply(409, words.text("page-waiting"))
    try:
        await room.answer(
            caller.reader.seat, form.get("token", ""), form.get("key", "")[:64], form.get("action", "")
        )
    except Stale:
        return caller.reply(409, words.text("page-stale"))
    except Refused as refused:
        return caller.reply(409, words.refusal(refused.refusal))
    except BadAnswer as bad:
        return caller.reply(400, words.text(bad.error.key, **bad.error.told))
    tables: Tables = request.app.state.tables
    tables.wake(room)
    return caller.reply()


async def _undo(request: Request) -> Response:
    caller = await _caller(request)
    if caller is None:
        return await _not_found(request, LookupError())
    done = await caller.room.undo(caller.reader.seat, caller.form.get("key", "")[:64])
    if not done:
        words = pages.words_for(caller.room, caller.reader)
        return caller.reply(409, words.text("play-no-undo"))
    return caller.reply()


# Live updates ---------------------------------------------------------------------


def news(room: Room, reader: Reader, known: dict[str, str]) -> dict[str, object]:
    """What a browser has to change: the parts that differ from those it has."""
    curtain = seat_behind_curtain(room, reader)
    if curtain is not None and curtain != reader.seat:
        return {"version": room.version, "go": f"/t/{room.id}"}
    fresh = {key: str(markup) for key, markup in pages.parts(room, reader).items()}
    changed = {key: markup for key, markup in fresh.items() if known.get(key) != markup}
    known.clear()
    known.update(fresh)
    return {"version": room.version, "turn": pages.turn_of(room, reader), "put": changed}


async def _live(socket: WebSocket) -> None:
    """One socket a page, downwards only. It begins with whatever the page does not have yet."""
    room = await _room(socket)
    if room is None:
        await socket.close(4404)
        return
    reader = reader_of(socket)
    reader.held = held_seats(socket, room)
    reader.seat = seat_shown(room, reader.held, socket.query_params.get("seat"))
    await socket.accept()
    listening = room.listen()
    try:
        await _tell(socket, room, reader, listening)
    except (TimeoutError, WebSocketDisconnect, ClientDisconnect, RuntimeError):
        pass  # the reader has left, or takes too long
    finally:
        room.leave(listening)


async def _tell(socket: WebSocket, room: Room, reader: Reader, listening: asyncio.Event) -> None:
    known: dict[str, str] = {}
    first = news(room, reader, known)
    if socket.query_params.get("have") != str(room.version):
        await asyncio.wait_for(socket.send_json(first), PATIENCE)
    closed = asyncio.ensure_future(_until_closed(socket))
    try:
        while not closed.done():
            woken = asyncio.ensure_future(listening.wait())
            await asyncio.wait((woken, closed), return_when=asyncio.FIRST_COMPLETED)
            woken.cancel()
            if listening.is_set():
                listening.clear()
                told = news(room, reader, known)
                if told.get("put") or told.get("go"):  # nothing is sent when nothing visible changed
                    await asyncio.wait_for(socket.send_json(told), PATIENCE)
    finally:
        closed.cancel()


async def _until_closed(socket: WebSocket) -> None:
    """Whatever a browser sends here is ignored; it only shows that it is still there."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
