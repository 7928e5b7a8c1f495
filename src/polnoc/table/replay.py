"""Replay: a finished game step by step, earlier boards, export and import of records.

- **Replay** is for finished games: nothing is secret any more, so anybody may see
  any seat's view, or all of them from above. A step is the position after a number of answers.
- **Then** is for games under way too: the board right after a line of the reader's
  *own* log. Lines are counted in that log, never in the match, whose numbers would
  reveal steps that the reader must not know of.
"""

from __future__ import annotations

import asyncio
import re
from bisect import bisect_right
from collections.abc import Mapping
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from polnoc.bots import levels
from polnoc.engine.deal import Deal
from polnoc.engine.match import Match
from polnoc.engine.play import asked, options
from polnoc.engine.seats import WATCHER, may_see
from polnoc.games import Pin, is_installed
from polnoc.records import (
    Record,
    RecordError,
    as_text,
    deal_of,
    decode,
    encode,
    packed_sources,
    read_sources,
    replay,
    seed_was_promised,
    too_large,
    verify,
)
from polnoc.records.export import ABOVE, chapters
from polnoc.store import BadValue, Entry, NewSeat, NewTable, Store, new_secret, secret_hash
from polnoc.store.archive import Archive, begin
from polnoc.store.archive import encode as encode_archive
from polnoc.store.values import now
from polnoc.table import layout
from polnoc.table import replay_pages as pages
from polnoc.table.beats import scenes_between
from polnoc.table.loading import with_outcomes
from polnoc.table.packs import check_room
from polnoc.table.quotas import creator_of
from polnoc.table.replay_beats import position_after, replay_beats
from polnoc.table.replay_pages import RECORD_BYTES, Past, Proof
from polnoc.table.requests import (
    as_number,
    html,
    keep_secrets,
    not_found,
    read_upload,
    reader_at,
    reader_of,
    room_of,
    tables_of,
    wants_json,
)
from polnoc.table.room_seats import PERSON, RoomSeat, SeatFlags
from polnoc.table.rooms import Room, Setup
from polnoc.table.table_settings import Settings
from polnoc.words import LANGUAGES

#: The longest message about what is wrong with a record, in characters.
PROBLEM_CHARS: Final = 400

_LONG_NUMBER: Final = re.compile(r"([0-9]{12})[0-9]{12,}")

_EYES: Final = {"watcher": WATCHER, "above": ABOVE}


# Earlier positions-------------------------------------------------------------


def answers_before(match: Match, event: int) -> int:
    """How many answers had been given at an event, including the one that led to it."""
    return bisect_right([step.events for step in match.steps], event)


def past_after_line(room: Room, seat: int, line: int) -> Past | None:
    """The table at the moment of a line of a seat's own log; None if the log has no such line."""
    match, lines = room.match, pages.own_lines(room, seat)
    if not 0 <= line < len(lines):
        return None
    number, _ = lines[line]
    answers = answers_before(match, number)
    told_before = len([event for event, _ in lines[:line] if answers_before(match, event) == answers])
    for _, scene in scenes_between(match, answers, answers, lambda event: may_see(event.audience, seat)):
        if told_before < len(scene.events):
            return Past(room, scene.position)
        told_before -= len(scene.events)
    raise AssertionError("a line of the log has its moment")


def read_eyes(text: str, seats: int) -> int | None:
    """Read whose view an address names: a seat, `watcher` or `above`; None if none of these."""
    if text in _EYES:
        return _EYES[text]
    seat = as_number(text)
    return seat if 0 <= seat < seats else None


# Replay -----------------------------------------------------------------------------


async def _finished(request: Request) -> Room | Response:
    """The room in the address if its game is over, else the response."""
    room = await room_of(request)
    if room is None:
        return await not_found(request)
    if room.over:
        return room
    reader = reader_at(request, room)
    words = layout.words_for(room, reader)
    title, how = words.text("replay-not-over"), words.text("replay-not-over-how")
    if wants_json(request):
        return JSONResponse({"problem": f"{title}. {how}"}, 409)
    return html(layout.message_page(reader, title, how, back=f"/t/{room.id}"), 409)


async def _begin_replay(request: Request) -> Response:
    """Redirect to the requested step of the replay, with the reader's own view if they have a seat."""
    room = await _finished(request)
    if isinstance(room, Response):
        return room
    seat = reader_at(request, room).seat
    step = as_number(request.query_params.get("step", "0"))
    eyes = read_eyes(request.query_params.get("eyes", ""), len(room.seats))
    if eyes is None:
        eyes = ABOVE if seat == WATCHER else seat
    if not 0 <= step <= len(room.match.steps):
        return await not_found(request)
    return RedirectResponse(pages.step_address(room, step, eyes), 303)


async def _replay(request: Request) -> Response:
    room = await _finished(request)
    if isinstance(room, Response):
        return room
    step = as_number(request.path_params["step"])
    eyes = read_eyes(request.query_params.get("eyes", "above"), len(room.seats))
    if eyes is None or not 0 <= step <= len(room.match.steps):
        return await not_found(request)
    past = Past(room, position_after(room.match, step))
    if wants_json(request):
        return step_data(past, step, eyes)
    reader, proof = reader_at(request, room), await _proof(request, room)
    return html(await asyncio.to_thread(pages.replay_page, past, proof, reader, step, eyes))


async def _beats(request: Request) -> Response:
    """The beats that follow a step."""
    room = await _finished(request)
    if isinstance(room, Response):
        return room
    proof = await _proof(request, room)
    return await beats_of(request, room, proof.record, reader_at(request, room).language)


async def beats_of(request: Request, room: Room, record: Record, language: str) -> Response:
    """The beats that follow the step in the address of a finished game."""
    step = as_number(request.query_params.get("from", "0"))
    eyes = read_eyes(request.query_params.get("eyes", "above"), len(room.seats))
    if eyes is None or not 0 <= step <= len(room.match.steps):
        return await not_found(request)
    only_key = request.query_params.get("only") == "key"
    told = await asyncio.to_thread(replay_beats, room, record, language, step, eyes, only_key)
    return Response(msgspec.json.encode(told), media_type="application/json")


async def _proof(request: Request, room: Room) -> Proof:
    """The record of a finished game and the verdict on it, computed once.

    A finished match never changes, so a thread may read it while others play.
    """
    key = ("proof", tuple([(seat.name, seat.played_by) for seat in room.seats]))
    if key not in room.page_cache:
        record = await asyncio.to_thread(tables_of(request).record, room)
        verdict = await asyncio.to_thread(verify, record, room.game)
        room.page_cache[key] = Proof(record, verdict)
    proof: Proof = room.page_cache[key]
    return proof


def step_data(past: Past, step: int, eyes: int) -> Response:
    """A step as data; from above, with every seat's view too."""
    match, seats = past.room.match, range(len(past.room.seats))
    told = dict(chapters(match, eyes))[step]
    data = {
        "table": past.room.id,
        "step": step,
        "steps": len(match.steps),
        "origin": layout.origin_of(past.room),
        "eyes": pages.eyes_text(eyes),
        "view": past.view(WATCHER if eyes == ABOVE else eyes),
        "seats": [past.view(seat) for seat in seats] if eyes == ABOVE else None,
        "log": [{"key": event.key, "args": event.args} for event in told],
    }
    return Response(msgspec.json.encode(data), media_type="application/json")


# Earlier boards -----------------------------------------------------------------------


async def _then(request: Request) -> Response:
    room = await room_of(request)
    if room is None:
        return await not_found(request)
    wanted = request.query_params.get("seat")
    reader = reader_at(request, room, wanted)
    if as_number(wanted) == WATCHER:
        reader.seat = WATCHER
    if wanted is not None and as_number(wanted) != reader.seat:
        return await not_found(request)
    if _is_behind_curtain(room, reader.held, reader.seat):
        return RedirectResponse(f"/t/{room.id}", 303)
    line = as_number(request.path_params["line"])
    past = past_after_line(room, reader.seat, line)
    if past is None:
        return _no_such_line(request, room, reader)
    if wants_json(request):
        return _line_data(past, reader.seat, line)
    return html(pages.then_page(past, reader, line))


def _is_behind_curtain(room: Room, held: tuple[int, ...], seat: int) -> bool:
    """At a shared screen, a seat's view stays behind the curtain until that seat is asked again."""
    return len(held) > 1 and seat in held and not room.over and seat not in room.match.asked


def _no_such_line(request: Request, room: Room, reader: layout.Reader) -> Response:
    words = layout.words_for(room, reader)
    title, how = words.text("then-nothing"), words.text("then-nothing-how")
    if wants_json(request):
        return JSONResponse({"problem": f"{title}. {how}"}, 404)
    return html(layout.message_page(reader, title, how, back=f"/t/{room.id}"), 404)


def _line_data(past: Past, seat: int, line: int) -> Response:
    lines = pages.own_lines(past.room, seat)
    event = lines[line][1]
    data = {
        "table": past.room.id,
        "line": line,
        "lines": len(lines),
        "seat": None if seat == WATCHER else seat,
        "key": event.key,
        "args": event.args,
        "view": past.view(seat),
    }
    return Response(msgspec.json.encode(data), media_type="application/json")


# Exporting records-----------------------------------------------------------------------


async def _record(request: Request) -> Response:
    room = await room_of(request)
    if room is None or not room.over:
        return await not_found(request)
    headers = {"content-disposition": f'attachment; filename="{room.game.id}-{room.id}.json"'}
    proof = await _proof(request, room)
    return Response(encode(proof.record), media_type="application/json", headers=headers)


async def _text(request: Request) -> Response:
    """The game told in words, secrets included."""
    room = await room_of(request)
    if room is None or not room.over:
        return await not_found(request)
    language = request.query_params.get("lang", "")
    if language not in LANGUAGES:
        language = reader_of(request).language
    proof = await _proof(request, room)
    told = await asyncio.to_thread(as_text, room.match, proof.record, language)
    return Response(told, media_type="text/plain", headers={"content-language": language})


# Importing records------------------------------------------------------------------------


async def _import_form(request: Request) -> Response:
    return html(pages.import_page(reader_of(request)))


async def _import(request: Request) -> Response:
    """Make a table from a record, or store nothing and report the problem."""
    raw = await read_upload(request, RECORD_BYTES)
    creator, host = creator_of(request), new_secret()
    await tables_of(request).check_unfinished(creator)
    try:
        record = await _with_content(tables_of(request).store, read_record(raw))
        await _check_sources(request, record)
        secrets = {number: new_secret() for number in _people(record)}
        archive = await asyncio.to_thread(imported, record, host, secrets)
    except RecordError as problem:
        reader = reader_of(request)
        said = _LONG_NUMBER.sub(r"\1…", _problem(problem, reader))[:PROBLEM_CHARS]
        if wants_json(request):
            return JSONResponse({"problem": said}, 400)
        kept = raw.decode(errors="replace")
        return html(pages.import_page(reader, said, kept), 400)
    archive = msgspec.structs.replace(archive, settings={**archive.settings, "creator": creator})
    id = await tables_of(request).store.import_table(encode_archive(archive))
    if record.finished:
        return RedirectResponse(f"/t/{id}/replay", 303)
    response = RedirectResponse(f"/t/{id}", 303)
    keep_secrets(request, response, id, [host, *secrets.values()])
    return response


async def _check_sources(request: Request, record: Record) -> None:
    """Raise RecordError if the content in a record cannot be played, or not be read in time."""
    if not record.sources:
        return
    pin = Pin(record.game, record.rules, record.content, read_sources(record))
    await check_room(tables_of(request), record.game, record.content, pin.sources)
    if await tables_of(request).pack_checks.check_content(pin, owner=creator_of(request)) is None:
        why = "they take too long or too much memory"
        raise RecordError(f"sources: {why}", "misfit-sources", why=why)


def _problem(problem: RecordError, reader: layout.Reader) -> str:
    """What is wrong with a record, in the reader's language."""
    if not problem.key:
        return str(problem)
    return layout.shared_words(reader).text(problem.key, **problem.told)


def read_record(raw: bytes) -> Record:
    """Decode an untrusted record; RecordError says what is wrong with it."""
    if len(raw) > RECORD_BYTES:
        raise too_large(len(raw))
    raw = raw.removeprefix(b"\xef\xbb\xbf").strip()
    if not raw:
        raise RecordError("there is no record: choose a file, or paste its text", "misfit-missing")
    return decode(raw)


async def _with_content(store: Store, record: Record) -> Record:
    """Add to a record the content that it was played with, if the store has it and the record does not."""
    sources = () if record.sources else await store.content(record.game, record.content)
    if not sources:
        return record
    return msgspec.structs.replace(record, sources=packed_sources(record.game, record.content, sources))


def _people(record: Record) -> list[int]:
    """The seats that the importing person will hold; a finished game needs none."""
    if record.finished:
        return []
    return [number for number, seat in enumerate(record.seats) if seat.played_by == PERSON]


def imported(record: Record, host: str, secrets: Mapping[int, str]) -> Archive:
    """Make a table from a record, with every answer checked; raises RecordError if anything is wrong.

    `host` and `secrets` (by seat) are for the person who imports it.
    """
    match = replay(record)
    _check(record, match)
    deal, mixed = deal_of(record), bool(record.server)
    settings = Settings(
        way="screen" if len(secrets) > 1 else "solo",
        imported=True,
        pack=not is_installed(match.game),
        host=secret_hash(host) if secrets else "",
        waits=mixed,
    )
    moment = now()
    try:
        table = NewTable(
            game=match.game.id,
            rules=match.game.rules,
            content=match.game.content,
            sources=match.game.sources,
            seed=deal.server.text,
            commitment=deal.server.commitment,
            options=msgspec.to_builtins(match.chosen),
            settings=msgspec.to_builtins(settings),
            status="over" if match.over else "playing",
            seats=[_seat(record, number, secrets) for number in range(match.seats)],
        )
    except BadValue as problem:
        raise RecordError(str(problem)) from None
    playing = Setup(match.game, match.chosen, deal.server) if mixed else _anew(match)
    room = Room("", playing, [RoomSeat(seat.name, seat.played_by) for seat in record.seats], settings)
    entries = with_outcomes(room, _entries(match, deal if mixed else None, moment))
    return msgspec.structs.replace(begin(table, moment), entries=entries)


def _anew(match: Match) -> Match:
    return Match(match.game, match.chosen, match.seed)


def _seat(record: Record, number: int, secrets: Mapping[int, str]) -> NewSeat:
    who = record.seats[number]
    hashed = secret_hash(secrets[number]) if number in secrets else ""
    flags = msgspec.to_builtins(SeatFlags(of_host=number in secrets))
    return NewSeat(name=who.name, played_by=who.played_by, secret_hash=hashed, flags=flags)


def _check(record: Record, match: Match) -> None:
    """Check what a replay does not: the commitment, and who sat there."""
    if not seed_was_promised(record):
        raise RecordError("commitment: the seed is not the one that was promised", "misfit-promise")
    known = (PERSON, *levels(match.game))
    for number, seat in enumerate(record.seats):
        if not seat.name.strip() or not seat.name.isprintable():
            message = f"seat {number}: a name has letters, and nothing that cannot be seen"
            raise RecordError(message, "misfit-name", seat=number)
        if seat.played_by not in known:
            strange = seat.played_by[:40]
            message = f"seat {number}: nobody plays like '{strange}'"
            raise RecordError(message, "misfit-player", seat=number, who=strange)


def _entries(match: Match, deal: Deal | None, moment: int) -> list[Entry]:
    """The answers as entries of a table, after the deal if several people contributed to it.

    A record says how many answers were taken back, not which: before the first
    that stands, any legal one is given and taken back that many times.
    """
    beginning = position_after(match, 0)
    seat = asked(beginning)[0]
    tried = options(beginning, seat)[0].short
    wanted = [("begin", -1, f"{deal.number} {','.join(deal.parts)}")] if deal else []
    wanted += [("answer", seat, tried), ("take-back", seat, "")] * match.undone
    wanted += [("answer", step.seat, step.action.short) for step in match.steps]
    return [
        Entry(seq=number, key=f"import-{number}", at=moment, kind=kind, seat=seat, text=text)
        for number, (kind, seat, text) in enumerate(wanted, 1)
    ]


routes: list[BaseRoute] = [
    Route("/t/{id}/replay", _begin_replay),
    Route("/t/{id}/replay/beats", _beats),
    Route("/t/{id}/replay/{step}", _replay),
    Route("/t/{id}/then/{line}", _then),
    Route("/t/{id}/record.json", _record),
    Route("/t/{id}/record.txt", _text),
    Route("/import", _import_form),
    Route("/import", _import, methods=["POST"]),
]
