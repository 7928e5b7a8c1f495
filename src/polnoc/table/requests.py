"""Requests: who makes them, what they contain, and in which form the response is wanted.

A request proves which seat it speaks for only by the secrets that the
browser holds in a cookie of the table: `seats-<table>`.
"""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import parse_qsl, quote, unquote

from starlette.datastructures import UploadFile
from starlette.formparsers import MultiPartException, MultiPartParser
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Match

from polnoc.engine.seats import WATCHER
from polnoc.store import secret_hash
from polnoc.table import layout, progress
from polnoc.table.layout import THEMES, Reader
from polnoc.table.loading import FrozenTable
from polnoc.table.loopback import is_local
from polnoc.table.names import clean_name
from polnoc.table.network_access import NetworkAccess
from polnoc.table.people import COOKIE, person_of, secret_of
from polnoc.table.progress import read_progress, with_marks
from polnoc.table.room_seats import FREE
from polnoc.table.rooms import Room
from polnoc.table.tables import Tables
from polnoc.words import LANGUAGES, Words

#: The largest form, in bytes.
FORM_BYTES: Final = 64_000
#: A new table has as many fields as a game has options, and a few more.
FORM_FIELDS: Final = 100
#: How much the form around an uploaded file may add, in bytes.
WRAPPING_BYTES: Final = 2_000
#: A browser keeps at most this many secrets of one table: its seats, the invitations, the host's.
SECRETS_LIMIT: Final = 16
#: The longest key of an action; it is stored with the seat's number as a prefix.
KEY_CHARS: Final = 60
YEAR_SECONDS: Final = 60 * 60 * 24 * 365

_PLAIN_HOST: Final = re.compile(r"[A-Za-z0-9.-]+(?::[0-9]+)?")

Form = Mapping[str, str]

#: One shared response: nobody changes it, headers are added to a copy.
DONE: Final = JSONResponse({"done": True})


class BadRequest(ValueError):
    """An invalid request; the message says what would be valid."""


# Readers---------------------------------------------------------------------------


def reader_of(connection: HTTPConnection) -> Reader:
    """Who looks at a page: language, theme, and everything that links, lists and forms depend on."""
    found, cookies = _plain_reader(connection), connection.cookies
    found.network = _network(connection)
    found.site = _site_for_others(connection, found.network)
    found.progress = read_progress(cookies.get(progress.COOKIE, ""))
    found.lists_tables = bool(_of_app(connection, "lists_tables"))
    found.name = clean_name(unquote(cookies.get("name", "")), "")
    return found


def _plain_reader(connection: HTTPConnection) -> Reader:
    """The language and theme of a browser: what was chosen, else what the browser asks for."""
    cookies = connection.cookies
    language = cookies.get("lang", "")
    if language not in LANGUAGES:
        accepted = connection.headers.get("accept-language", "").lower()
        language = "pl" if accepted.startswith("pl") else "en"
    theme = cookies.get("theme", "")
    return Reader(language, theme if theme in THEMES else "")


def _network(connection: HTTPConnection) -> NetworkAccess | None:
    """The switch for network access, for whoever sits at this machine."""
    network = network_of(connection)
    return network if network is not None and is_local(connection.scope) else None


def network_of(connection: HTTPConnection) -> NetworkAccess | None:
    """How this server can be reached; None where Północ does not run the server itself."""
    network: NetworkAccess | None = _of_app(connection, "network")
    return network


def _of_app(connection: HTTPConnection, name: str) -> Any:
    """A value from the application's state; None where it is missing, or the application is not ours."""
    app = connection.scope.get("app")
    return getattr(app.state, name, None) if app is not None else None


def _site_for_others(connection: HTTPConnection, operated: NetworkAccess | None) -> str:
    """The address that links for others begin with.

    A request from this machine may use a name that means another machine elsewhere; every other request has
    come through an address that can be reached.
    """
    known = operated or network_of(connection)
    if known is not None and (operated or known.public_url):
        for site in known.sites():
            return site
    return _site(connection)


def _site(connection: HTTPConnection) -> str:
    """The address of this site, as requested."""
    scope, host = connection.scope, connection.headers.get("host", "")
    if scope.get("root_path") or not _PLAIN_HOST.fullmatch(host):
        base = str(connection.base_url)
        return base.replace("ws", "http", 1) if scope["type"] == "websocket" else base
    scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
    return f"{scheme}://{host}/"  # the same as `base_url`, ten times as fast


def secrets_of(connection: HTTPConnection, room_id: str) -> list[str]:
    """The secrets of a table that a browser holds."""
    kept = connection.cookies.get(f"seats-{room_id}", "").split(".")
    return [secret for secret in kept if secret][:SECRETS_LIMIT]


def reader_at(connection: HTTPConnection, room: Room | FrozenTable, wanted: str | None = None) -> Reader:
    """The reader of a table's page: the seats held, and the one (`wanted`) whose view the page shows."""
    reader = reader_of(connection)
    _find_seats(reader, connection, room)
    reader.seat = seat_shown(reader.held, wanted)
    return reader


def _find_seats(reader: Reader, connection: HTTPConnection, room: Room | FrozenTable) -> None:
    """Find what the secrets of a browser open at a table."""
    person = person_of(connection)
    secrets = {secret_hash(secret): secret for secret in secrets_of(connection, room.id)}
    reader.host = room.settings.host in secrets
    for number, seat in enumerate(room.seats):
        if seat.flags.claim_hash in secrets:
            reader.claims[number] = seat.flags.claim_hash
        if seat.played_by != FREE and seat.flags.link_hash in secrets:
            reader.used_links += (number,)
        if seat.played_by == FREE:
            if seat.secret_hash in secrets:
                reader.invitations[number] = secrets[seat.secret_hash]
        elif any([hashed in secrets for hashed in seat.hashes]) or (seat.person and seat.person == person):
            reader.held += (number,)


def seat_shown(held: tuple[int, ...], wanted: str | None) -> int:
    """The seat whose view a page shows: one of those held, else a watcher's."""
    number = as_number(wanted)
    if number in held:
        return number
    return held[0] if len(held) == 1 else WATCHER


def as_number(text: str | None) -> int:
    """Parse a small number from a request; -1 if it is none."""
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) < 7 else -1


def tables_of(connection: HTTPConnection) -> Tables:
    """The tables of this process."""
    tables: Tables = connection.app.state.tables
    return tables


async def room_of(connection: HTTPConnection) -> Room | None:
    """The room in the address."""
    return await tables_of(connection).find(connection.path_params["id"])


# Bodies--------------------------------------------------------------------------


async def read_body(request: Request, most: int = FORM_BYTES) -> bytes:
    """Read the body of a request; raises BadRequest if it is too large."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise BadRequest(f"a form has at most {most} bytes")
    return body


async def read_form(request: Request) -> Form:
    """Read a posted form; raises BadRequest if it is too large or not a form."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip()
    if kind != "application/x-www-form-urlencoded":
        raise BadRequest("post a form: application/x-www-form-urlencoded")
    body = await read_body(request)
    try:
        return dict(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=FORM_FIELDS))
    except ValueError:
        raise BadRequest("this form cannot be read: it is not UTF-8, or has too many fields") from None


async def read_upload(request: Request, most: int) -> bytes:
    """Read an upload: a file, a pasted text, or the body itself."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind == "application/json":
        return await read_body(request, most)
    if kind == "multipart/form-data":
        return await _uploaded(request, most)
    return (await read_form(request)).get("record", "").encode()


async def _uploaded(request: Request, most: int) -> bytes:
    """The file of a form, or the text beside it if no file was chosen."""
    body = await read_body(request, most + WRAPPING_BYTES)

    async def stream() -> AsyncGenerator[bytes, None]:
        yield body

    try:
        form = await MultiPartParser(request.headers, stream(), max_files=1, max_fields=4).parse()
    except MultiPartException as problem:
        raise BadRequest(f"this form cannot be read: {problem.message}") from None
    try:
        found, text = form.get("file"), form.get("record")
        raw = await found.read() if isinstance(found, UploadFile) else b""
        return raw or (text.encode() if isinstance(text, str) else b"")
    finally:
        await form.close()


async def read_file_form(request: Request, most: int) -> tuple[Form, str, bytes]:
    """Read a form with a file: its other fields, the name and the bytes of the file; both empty without one.

    The file may also come as text in a plain form. Raises BadRequest if it is too large or not a form.
    """
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "multipart/form-data":
        return _with_text(dict(await read_form(request)))
    body = await read_body(request, (most or FORM_BYTES) + FORM_BYTES)

    async def stream() -> AsyncGenerator[bytes, None]:
        yield body

    try:
        parser = MultiPartParser(request.headers, stream(), max_files=1, max_fields=FORM_FIELDS)
        form = await parser.parse()
    except MultiPartException as problem:
        raise BadRequest(f"this form cannot be read: {problem.message}") from None
    try:
        fields = {name: value for name, value in form.items() if isinstance(value, str)}
        file = form.get("file")
        if isinstance(file, UploadFile):
            return fields, file.filename or "", await file.read()
        return _with_text(fields)
    finally:
        await form.close()


def _with_text(fields: dict[str, str]) -> tuple[Form, str, bytes]:
    text = fields.pop("file", "")
    return fields, fields.get("name", ""), text.encode(errors="replace")


def way_back(form: Form) -> str:
    """The page from which a form was sent, if it is on this site."""
    back = form.get("back", "/")
    safe = back.startswith("/") and not back.startswith(("//", "/\\")) and back.isprintable()
    return back if safe else "/"


@dataclass(slots=True)
class Caller:
    """Somebody who acts at a table: who, where, and in which form they expect the response."""

    request: Request
    room: Room
    reader: Reader
    form: Form

    @property
    def seat(self) -> int:
        return self.reader.seat

    @property
    def key(self) -> str:
        """The idempotency key of the action; the store rejects an invalid one."""
        return self.form.get("key", "")[:KEY_CHARS]

    @property
    def words(self) -> Words:
        """The words of this table for the caller."""
        return layout.words_for(self.room, self.reader)

    def say(self, key: str, **args: object) -> str:
        """A message in the caller's language."""
        return self.words.text(key, **args)

    def done(self) -> Response:
        """The response of success; the page gets the changes through its live socket."""
        if wants_json(self.request):
            return DONE
        return RedirectResponse(self.back(), 303)

    def refuse(self, status: int, problem: str) -> Response:
        """The response that says why something cannot be done."""
        if wants_json(self.request):
            return JSONResponse({"problem": problem}, status)
        return html(layout.message_page(self.reader, problem, back=self.back()), status)

    def back(self) -> str:
        """The page to return to: at a shared screen, the same seat if it is asked again."""
        if len(self.reader.held) > 1 and self.room.begun and self.seat in self.room.match.asked:
            return f"/t/{self.room.id}?seat={self.seat}"
        return f"/t/{self.room.id}"


Act = Callable[[Caller], Awaitable[Response]]


def for_seat(act: Act) -> Callable[[Request], Awaitable[Response]]:
    """Decorate an action that only the holder of the seat in the form may do.

    The caller's reader has a language, a theme and seats, and nothing else: answers come often.
    """

    async def handle(request: Request) -> Response:
        caller = await _caller(request, _plain_reader)
        if caller is None or caller.seat == WATCHER:
            return await not_found(request)
        return await act(caller)

    return handle


def for_host(act: Act) -> Callable[[Request], Awaitable[Response]]:
    """Decorate an action that only the host may do."""

    async def handle(request: Request) -> Response:
        caller = await _caller(request, reader_of)
        if caller is None or not caller.reader.host:
            return await not_found(request)
        return await act(caller)

    return handle


async def _caller(request: Request, read: Callable[[HTTPConnection], Reader]) -> Caller | None:
    form = await read_form(request)
    room = await room_of(request)
    if room is None:
        return None
    reader = read(request)
    _find_seats(reader, request, room)
    number = as_number(form.get("seat"))
    reader.seat = number if number in reader.held else WATCHER
    return Caller(request, room, reader, form)


# Responses---------------------------------------------------------------------------


def wants_json(connection: HTTPConnection) -> bool:
    """Whether the response should be data rather than a page."""
    return "application/json" in connection.headers.get("accept", "")


def html(page: str, status: int = 200) -> Response:
    """A page."""
    return Response(page, status, media_type="text/html; charset=utf-8")


def private(response: Response) -> Response:
    """Mark a response about a person as not cacheable."""
    response.headers["cache-control"] = "no-store"
    return response


async def not_found(request: Request, problem: Exception | None = None) -> Response:
    """The response where there is nothing, or nothing for this reader: both look the same.

    An address with just a trailing slash too many redirects to the one without it, on whichever host that is.
    """
    plain = "/" + request.url.path.strip("/")
    if request.method == "GET" and request.url.path.endswith("/") and _is_known(request, plain):
        query = f"?{request.url.query}" if request.url.query else ""
        return RedirectResponse(plain + query, 307)
    if wants_json(request):
        return JSONResponse({"problem": "there is nothing at this address, or it is not yours"}, 404)
    reader = reader_of(request)
    said = layout.shared_words(reader)
    return html(layout.message_page(reader, said.text("page-nothing"), said.text("page-nothing-how")), 404)


def _is_known(request: Request, path: str) -> bool:
    """Whether there is a route for an address."""
    scope = {**request.scope, "path": path, "raw_path": path.encode()}
    return any([route.matches(scope)[0] is Match.FULL for route in request.app.routes])


async def not_allowed(request: Request, problem: Exception) -> Response:
    """The response for a method that the address does not allow."""
    if wants_json(request):
        return JSONResponse({"problem": f"{request.method} is not possible at this address"}, 405)
    reader = reader_of(request)
    said = layout.shared_words(reader)
    return html(
        layout.message_page(reader, said.text("page-bad-request"), said.text("page-nothing-how")), 405
    )


async def bad_request(request: Request, problem: Exception) -> Response:
    """The response for an invalid request."""
    if wants_json(request):
        return JSONResponse({"problem": str(problem)}, 400)
    reader = reader_of(request)
    title = layout.shared_words(reader).text("page-bad-request")
    return html(layout.message_page(reader, title, str(problem)), 400)


def set_cookie(request: Request, response: Response, name: str, value: str, path: str) -> None:
    """Set a cookie that scripts cannot read and other sites cannot send."""
    secure = request.url.scheme == "https"
    response.set_cookie(name, value, YEAR_SECONDS, path=path, httponly=True, samesite="lax", secure=secure)


def keep_name(request: Request, response: Response, name: str) -> None:
    """Store the name that somebody plays under in the browser, so that it is asked for only once."""
    set_cookie(request, response, "name", quote(name, safe=""), "/")


def keep_secrets(request: Request, response: Response, room_id: str, secrets: list[str]) -> None:
    """Store these secrets of a table in the browser, the newest first, and the one of its person."""
    if secret := secret_of(request):
        set_cookie(request, response, COOKIE, secret, "/")
    held = dict.fromkeys([*secrets, *secrets_of(request, room_id)])
    set_cookie(request, response, f"seats-{room_id}", ".".join([*held][:SECRETS_LIMIT]), f"/t/{room_id}")
    known = [id for id in known_tables(request) if id != room_id]
    set_cookie(request, response, "tables", ".".join([room_id, *known][:REMEMBERED_TABLES]), "/")


def add_progress(request: Request, response: Response, *marks: str) -> None:
    """Store what was begun or learned in the browser; nothing is sent if it has it already."""
    kept = request.cookies.get(progress.COOKIE, "")
    more = with_marks(kept, marks)
    if more != kept:
        set_cookie(request, response, progress.COOKIE, more, "/")


def known_tables(connection: HTTPConnection) -> list[str]:
    """The tables that a browser has on its start page, the newest first."""
    return [id for id in connection.cookies.get("tables", "").split(".") if id]


def forget_table(request: Request, response: Response, room_id: str) -> None:
    """Take a table off the start page of a browser, which still holds its seats."""
    kept = [id for id in known_tables(request) if id != room_id]
    set_cookie(request, response, "tables", ".".join(kept), "/")


#: How many tables the start page remembers for a browser.
REMEMBERED_TABLES: Final = 12
