"""One person on several devices: a code that is valid once and for some minutes; and the erasure of a person.

The code decrypts the secret of the person, which the server itself does not have: it keeps a hash of the
code, and the secret sealed with the code, both by scrypt, so that neither can be found by trying codes.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import secrets
from typing import Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from polnoc.drawing.markup import Child, tag
from polnoc.store import Declined, Sitting, secret_hash
from polnoc.store.people import DeviceCode
from polnoc.store.values import now
from polnoc.table import layout
from polnoc.table.history import games_of
from polnoc.table.layout import Reader, button, post_form
from polnoc.table.people import COOKIE, person_of, secret_of
from polnoc.table.requests import html, private, read_form, reader_of, set_cookie, tables_of, wants_json
from polnoc.table.tables import Tables
from polnoc.words import Words

#: How long a code is valid.
CODE_MINUTES: Final = 10
#: At most this many codes are hashed at the same time.
CODES_AT_ONCE: Final = 2
#: Without characters that look alike; two halves of five are 49 bits.
_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_HALF_LETTERS: Final = 5
#: What scrypt costs: about 30 ms and 16 MB.
_SCRYPT: Final = {"n": 2**14, "r": 8, "p": 1}
_HASH_BYTES: Final = 32


def new_code() -> str:
    """Generate a code to be typed on another device."""
    return "".join([secrets.choice(_LETTERS) for _ in range(2 * _HALF_LETTERS)])


def spoken(code: str) -> str:
    """A code as people read it."""
    return f"{code[:_HALF_LETTERS]}-{code[_HALF_LETTERS:]}"


def typed(text: str) -> str:
    """Normalize a code that somebody typed, however it was divided; empty if it cannot be one."""
    code = "".join([letter for letter in text.lower() if letter.isalnum()])
    plain = len(code) == 2 * _HALF_LETTERS and all([letter in _LETTERS for letter in code])
    return code if plain else ""


class Opened(NamedTuple):
    """What is derived from a code: the hash by which it is found, and a key as long as a secret can be."""

    hash: str
    key: bytes


def opened(code: str, key_bytes: int = 64) -> Opened:
    """Derive the hash by which a code is found and the key it seals with. Slow on purpose."""
    raw = hashlib.scrypt(code.encode(), salt=b"polnoc device", dklen=_HASH_BYTES + key_bytes, **_SCRYPT)
    return Opened(raw[:_HASH_BYTES].hex(), raw[_HASH_BYTES:])


async def _opened(tables: Tables, code: str) -> Opened:
    """The same in a thread, for a few at a time."""
    if "codes" not in tables.kept:
        tables.kept["codes"] = asyncio.Semaphore(CODES_AT_ONCE)
    async with tables.kept["codes"]:
        return await asyncio.to_thread(opened, code)


def seal(secret: str, key: bytes) -> str:
    """Seal a secret so that only the code can open it."""
    return base64.b64encode(_mixed(secret.encode(), key)).decode()


def unseal(sealed: str, key: bytes) -> str:
    """Open a sealed secret."""
    return _mixed(base64.b64decode(sealed), key).decode()


def _mixed(text: bytes, key: bytes) -> bytes:
    return bytes([one ^ other for one, other in zip(text, key, strict=False)])


# Giving ---------------------------------------------------------------------------------


async def _device(request: Request) -> Response:
    """What a code is for, and a button that makes one."""
    reader = reader_of(request)
    return private(html(_give_page(reader, bool(person_of(request)))))


async def _make_code(request: Request) -> Response:
    """Make a new code, shown once; this person's earlier code becomes void."""
    await read_form(request)
    reader, secret = reader_of(request), secret_of(request)
    words = layout.shared_words(reader)
    if not secret:
        return _not_given(request, words.text("device-nobody"), 409)
    code = new_code()
    found = await _opened(tables_of(request), code)
    expires = now() + CODE_MINUTES * 60_000
    kept = DeviceCode(found.hash, secret_hash(secret), seal(secret, found.key), expires)
    if not await tables_of(request).store.people.keep_code(kept):
        return _not_given(request, words.text("device-too-many"), 503)
    link = f"{reader.site}device/{code}"
    if wants_json(request):
        return private(JSONResponse({"code": code, "link": link, "minutes": CODE_MINUTES}, 201))
    picture = tag("span", layout.qr_code(link), role="img", aria_label=words.text("device-qr"), class_="code")
    body = [
        tag("p", words.text("device-made", minutes=CODE_MINUTES), class_="lead"),
        tag("p", tag("code", spoken(code), class_="device-code"), class_="device-shown"),
        tag("div", picture, tag("a", link, href=link), class_="invitation"),
        tag("p", words.text("device-made-how", address=f"{reader.site}device")),
        tag("p", words.text("device-made-care"), class_="quiet"),
        tag("p", tag("a", words.text("shelf-title"), class_="button", href="/mine")),
    ]
    return private(html(layout.simple_page(reader, words.text("device-title"), *body, back="/mine/device")))


def _not_given(request: Request, problem: str, status: int) -> Response:
    if wants_json(request):
        return private(JSONResponse({"problem": problem}, status))
    return private(html(layout.message_page(reader_of(request), problem, back="/mine"), status))


def _give_page(reader: Reader, known: bool) -> str:
    words = layout.shared_words(reader)
    make = post_form("/mine/device", button(words.text("device-make"), main=True))
    body: list[Child] = [
        tag("p", words.text("device-lead"), class_="lead"),
        tag("p", words.text("device-what", minutes=CODE_MINUTES)),
        make if known else tag("p", words.text("device-nobody"), class_="problem"),
        tag("p", words.text("device-have-code"), " ", tag("a", words.text("device-enter"), href="/device")),
    ]
    return layout.simple_page(reader, words.text("device-title"), *body, back="/mine/device")


# Taking ---------------------------------------------------------------------------------


async def _enter(request: Request) -> Response:
    """The page that asks for a code."""
    return private(html(_enter_page(reader_of(request))))


def _enter_page(reader: Reader, problem: str = "", text: str = "") -> str:
    words = layout.shared_words(reader)
    field = tag(
        "input",
        name="code",
        id="code",
        value=text[:20] or None,
        maxlength=20,
        autocomplete="off",
        autocapitalize="none",
        spellcheck="false",
        required=True,
        aria_describedby="code-problem" if problem else None,
    )
    form = post_form(
        "/device",
        tag("p", problem, class_="problem", role="alert", id="code-problem") if problem else None,
        tag("div", tag("label", words.text("device-code"), for_="code"), field, class_="field"),
        button(words.text("device-go-on"), main=True),
    )
    lead = tag("p", words.text("device-enter-how"), class_="lead")
    return layout.simple_page(reader, words.text("device-enter"), lead, form, back="/device")


async def _linked(request: Request) -> Response:
    """The same by link, with the code filled in. It is checked only when sent, which is rate-limited."""
    code = typed(request.path_params["code"])
    return private(html(_enter_page(reader_of(request), text=spoken(code) if code else "")))


async def _take(request: Request) -> Response:
    """Say what a typed code would do; once that is confirmed, do it."""
    form = await read_form(request)
    if form.get("sure") != "yes":
        return await _asked(request, form.get("code", ""))
    code = typed(form.get("code", ""))
    if not code:
        return _no_code(request, form.get("code", ""))
    tables, old = tables_of(request), person_of(request)
    found = await _opened(tables, code)
    taken = await tables.store.people.take_code(found.hash)
    if taken is None:
        return _no_code(request, form.get("code", ""))
    secret = unseal(taken.sealed, found.key)
    if old and old != taken.person:
        await move_person(tables, old, taken.person)
    response: Response = RedirectResponse("/mine", 303)
    if wants_json(request):
        response = JSONResponse({"done": True})
    set_cookie(request, response, COOKIE, secret, "/")
    return private(response)


async def _asked(request: Request, text: str) -> Response:
    """Say what a code would do, before it is used up."""
    reader, code = reader_of(request), typed(text)
    words, tables = layout.shared_words(reader), tables_of(request)
    found = await _opened(tables, code) if code else None
    known = await tables.store.people.code(found.hash) if found else None
    if known is None:
        return _no_code(request, text)
    own = person_of(request)
    mine, theirs = [len(await games_of(tables, person)) for person in (own, known.person)]
    if wants_json(request):
        told = {"done": own == known.person, "games": theirs, "own_games": mine}
        return private(JSONResponse(told))
    if own == known.person:
        said = words.text("device-same")
        return private(html(layout.message_page(reader, said, words.text("device-same-how"), back="/mine")))
    body = [
        tag("p", words.text("device-confirm", games=theirs), class_="lead"),
        tag("p", words.text("device-merge", games=mine)) if own else None,
        tag("p", words.text("device-left-behind"), class_="quiet") if own else None,
        tag("p", words.text("device-trust"), class_="quiet"),
        post_form("/device", button(words.text("device-yes"), main=True), code=code, sure="yes"),
        tag("p", tag("a", words.text("device-no"), href="/mine")),
    ]
    return private(html(layout.simple_page(reader, words.text("device-enter"), *body, back="/device")))


def _no_code(request: Request, text: str) -> Response:
    reader = reader_of(request)
    problem = layout.shared_words(reader).text("device-bad-code", minutes=CODE_MINUTES)
    if wants_json(request):
        return JSONResponse({"problem": problem}, 404)
    return private(html(_enter_page(reader, problem, text), 404))


# One person instead of another ----------------------------------------------------------


async def move_person(tables: Tables, old: str, new: str) -> None:
    """Transfer everything from one person to another; `new` empty: to nobody."""
    while sittings := await tables.store.sittings(old, finished=True, limit=100):
        for sitting in sittings:
            await _give_seat(tables, sitting, old, new)
    if new:
        await tables.store.people.move(old, new)
    else:
        await tables.store.people.forget(old)


async def _give_seat(tables: Tables, sitting: Sitting, old: str, new: str) -> None:
    try:
        seat = (await tables.store.log(sitting.table_id, 0)).seats[sitting.seat]
        if seat.person != old:
            return
        await tables.store.change_seat(sitting.table_id, msgspec.structs.replace(seat, person=new))
    except Declined:  # it has just changed, or the table is gone: the next round checks again
        return
    await tables.refresh(sitting.table_id)


# Being forgotten --------------------------------------------------------------------------


async def _forget_page(request: Request) -> Response:
    """The page that says what would be erased, and what would remain."""
    reader = reader_of(request)
    words = layout.shared_words(reader)
    lines = [words.text(f"forget-{what}") for what in ("erased", "seats", "others", "tables", "browser")]
    sure = tag("input", type="checkbox", name="sure", value="yes", id="sure", required=True)
    form = post_form(
        "/mine/forget",
        tag("p", sure, " ", tag("label", words.text("forget-sure"), for_="sure")),
        button(words.text("forget-do")),
    )
    back = tag("p", tag("a", words.text("shelf-title"), href="/mine"))
    listed = tag("ul", *[tag("li", line) for line in lines])
    return private(
        html(layout.simple_page(reader, words.text("forget-title"), listed, form, back, back="/mine/forget"))
    )


async def _forget(request: Request) -> Response:
    """Erase what is kept about a person, and make this browser nobody's."""
    form, reader = await read_form(request), reader_of(request)
    words: Words = layout.shared_words(reader)
    if form.get("sure") != "yes":
        said = words.text("forget-not-sure")
        return private(html(layout.message_page(reader, said, back="/mine/forget"), 400))
    if person := person_of(request):
        await move_person(tables_of(request), person, "")
    said = words.text("forget-done")
    response = private(html(layout.message_page(reader, said, words.text("forget-done-how"))))
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response


routes: list[BaseRoute] = [
    Route("/mine/device", _device, methods=["GET"]),
    Route("/mine/device", _make_code, methods=["POST"]),
    Route("/device", _enter, methods=["GET"]),
    Route("/device", _take, methods=["POST"]),
    Route("/device/{code}", _linked),
    Route("/mine/forget", _forget_page, methods=["GET"]),
    Route("/mine/forget", _forget, methods=["POST"]),
]
