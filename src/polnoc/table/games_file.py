"""One's games as a file: to keep, and to import elsewhere.

Games from a file are checked for their form and marked as imported: this server has not seen them played.
They are shown to the person alone, never to a group of friends.
"""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from polnoc.drawing.markup import tag
from polnoc.records.history import BadHistory, FileGame, OwnGame, decode_games, encode_games
from polnoc.store import BadValue
from polnoc.store.people import MOST_LOADED_RESULTS, KeptResult
from polnoc.table import layout
from polnoc.table.history import games_of
from polnoc.table.layout import Reader
from polnoc.table.limits import GAMES_FILE
from polnoc.table.people import COOKIE, known_person, person_of, secret_of
from polnoc.table.requests import (
    html,
    private,
    read_upload,
    reader_of,
    set_cookie,
    tables_of,
    wants_json,
)

#: The message about a file that cannot be read is cut to this many characters.
PROBLEM_CHARS: Final = 300
#: The largest file, in bytes; the request limits reject larger ones.
FILE_BYTES: Final = 1_000_000


async def _download(request: Request) -> Response:
    """All finished games of this person."""
    games = await games_of(tables_of(request), person_of(request))
    response = Response(encode_games(games), media_type="application/json")
    response.headers["content-disposition"] = 'attachment; filename="polnoc-games.json"'
    return private(response)


async def _load_page(request: Request) -> Response:
    return private(html(load_page(reader_of(request))))


def load_page(reader: Reader, problem: str = "", text: str = "") -> str:
    """The form to import a file, and what was wrong with the last one."""
    words = layout.shared_words(reader)
    alarm = None
    if problem:
        said = tag("span", problem, lang="en", class_="past-line")
        alarm = tag("div", tag("strong", words.text("load-refused")), said, class_="problem", role="alert")
    file = tag("input", type="file", name="file", id="file", accept=".json,application/json")
    pasted = tag("textarea", text, name="record", id="record", rows=6, spellcheck="false")
    form = tag(
        "form",
        tag("div", tag("label", words.text("load-file"), for_="file"), file, class_="field"),
        tag("div", tag("label", words.text("load-text"), for_="record"), pasted, class_="field"),
        layout.button(words.text("load-go"), main=True),
        method="post",
        action=GAMES_FILE,
        enctype="multipart/form-data",
        class_="import",
    )
    how = tag("p", words.text("load-how"))
    back = tag("p", tag("a", words.text("shelf-title"), href="/mine"))
    return layout.simple_page(reader, words.text("shelf-load"), how, alarm, form, back, back=GAMES_FILE)


async def _load(request: Request) -> Response:
    """Import a file, all of it or nothing; games that are there already are left as they are."""
    raw, reader = await read_upload(request, FILE_BYTES), reader_of(request)
    words, people = layout.shared_words(reader), tables_of(request).store.people
    try:
        if not raw.strip():
            raise BadHistory("there is no file: choose one, or paste its text")
        games = decode_games(raw)
        person = known_person(request)
        known = await games_of(tables_of(request), person)
        fresh = _new_games(games, known, person)
        if await people.loaded_results(person) + len(fresh) > MOST_LOADED_RESULTS:
            raise BadHistory(f"one person can bring in {MOST_LOADED_RESULTS} games at most")
    except (BadHistory, BadValue) as problem:
        said = str(problem)[:PROBLEM_CHARS]
        if wants_json(request):
            return private(JSONResponse({"problem": said}, 400))
        return private(html(load_page(reader, said, raw.decode(errors="replace")[:20_000]), 400))
    added = sum([await people.keep_result(one) for one in fresh])
    line = words.text("load-done", added=added, known=len(games) - added)
    response = html(layout.message_page(reader, line, back="/mine"))
    if wants_json(request):
        response = JSONResponse({"added": added, "known": len(games) - added})
    set_cookie(request, response, COOKIE, secret_of(request), "/")
    return private(response)


def _new_games(games: list[FileGame], known: list[OwnGame], person: str) -> list[KeptResult]:
    """The games that a person does not have yet, as stored results."""
    here = {one.game.id for one in known}
    fresh = [one for one in games if one.game.id not in here]
    return [
        KeptResult(
            id=f"file-{_fingerprint(one)}",
            game=one.game.game,
            ended=one.game.ended,
            result=msgspec.to_builtins(one.game),
            people=tuple([(seat, person) for seat in sorted(set(one.seats))]),
            from_file=True,
        )
        for one in {one.game.id: one for one in fresh}.values()
    ]


def _fingerprint(one: FileGame) -> str:
    return hashlib.sha256(msgspec.json.encode(one.game)).hexdigest()[:32]


routes: list[BaseRoute] = [
    Route("/mine/games.json", _download),
    Route(GAMES_FILE, _load_page, methods=["GET"]),
    Route(GAMES_FILE, _load, methods=["POST"]),
]
