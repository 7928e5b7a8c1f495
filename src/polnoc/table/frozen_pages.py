"""The pages of a frozen table: why it is frozen, the log and the board as stored, the replay and the record.

Every address of a table leads here once `Tables.find` says that the table is frozen (`Frozen`): requests that
only read are answered from what was stored, everything else is refused, whoever asks.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping, Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from polnoc.drawing.markup import Markup, tag
from polnoc.drawing.shapes import emblem_picture
from polnoc.engine.events import Event
from polnoc.engine.seats import WATCHER, may_see
from polnoc.engine.views import View
from polnoc.games import UnknownGame, find_game
from polnoc.records import encode
from polnoc.records.export import ABOVE, told_to
from polnoc.table import layout
from polnoc.table import replay_pages as pages
from polnoc.table.api import DealData, FrozenData, Player, TableData, Told
from polnoc.table.layout import Reader
from polnoc.table.loading import Frozen, FrozenTable
from polnoc.table.page_folds import seat_lines, seat_notice
from polnoc.table.replay import beats_of, read_eyes, step_data
from polnoc.table.replay_beats import position_after
from polnoc.table.replay_pages import Past, Proof
from polnoc.table.requests import as_number, html, not_found, reader_at, reader_of, wants_json
from polnoc.table.room_seats import SEAT
from polnoc.table.rooms import Room
from polnoc.words import LANGUAGES, Words

#: A page of data has at most this many events; ask again from the last one.
EVENTS_LIMIT = 500


async def answer(request: Request, problem: Exception) -> Response:
    """Answer a request for an address of a frozen table."""
    assert isinstance(problem, Frozen), "only frozen tables come here"
    frozen = problem.table
    reader = reader_at(request, frozen, request.query_params.get("seat"))
    rest = request.url.path.removeprefix(f"/t/{frozen.id}").strip("/")
    if request.method in ("GET", "HEAD"):
        if rest == "":
            return await asyncio.to_thread(_table, request, frozen, reader)
        if rest in ("record.json", "record.txt"):
            return await _record(request, frozen, rest)
        if rest.split("/")[0] == "replay":
            return await _replay(request, frozen, reader, rest)
    return _refused(request, frozen, reader)


def _refused(request: Request, frozen: FrozenTable, reader: Reader) -> Response:
    words = _shared(frozen, reader)
    title, why = words.text("frozen-title"), words.text(f"frozen-why-{frozen.why.value}")
    if wants_json(request):
        return JSONResponse({"problem": f"{title}. {why}", "frozen": frozen.why.value}, 409)
    return html(layout.message_page(reader, title, why, back=f"/t/{frozen.id}"), 409)


# Words ----------------------------------------------------------------------------


def _shared(frozen: FrozenTable, reader: Reader) -> Words:
    """The words shared by all games, which do not depend on the game itself."""
    try:
        return layout.game_words(find_game(frozen.table.game).id, reader.language)
    except UnknownGame:
        return layout.shared_words(reader)


def game_name(game_id: str, language: str) -> str:
    """The name of a game, or the id of one that is not installed."""
    try:
        return layout.game_words(find_game(game_id).id, language).text("game-name")
    except UnknownGame:
        return game_id


class Teller:
    """Describes events in words, or plainly where there are none for them."""

    def __init__(self, frozen: FrozenTable, language: str, viewer: int) -> None:
        self._words: Words | None = None
        self._names = [seat.name for seat in frozen.seats]
        if frozen.game is not None:
            with contextlib.suppress(Exception):
                self._words = Words(language, frozen.game, self._names, viewer, frozen.options, strict=True)

    def say(self, event: Event) -> str:
        """An event as a line of the log."""
        if self._words is not None:
            with contextlib.suppress(Exception):
                return self._words.event(event)
        return plainly(event.key, event.args, self._names)


def plainly(key: str, args: Mapping[str, object], names: Sequence[str]) -> str:
    """An event for which there are no longer any words.

    >>> plainly("draws-card", {"seat": 1, "cards": [3, 4]}, ("Ania", "Olek"))
    'Olek: draws card (cards 3 4)'
    """
    seat = args.get("seat")
    who = names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else ""
    said = [f"{name} {_value(value)}" for name, value in args.items() if not (who and name == "seat")]
    told = key.replace("-", " ") + (f" ({', '.join(said)})" if said else "")
    return f"{who}: {told}" if who else told


def _value(value: object) -> str:
    if isinstance(value, list | tuple):
        return " ".join([_value(item) for item in value])
    return str(value)


# The table ------------------------------------------------------------------------


def _table(request: Request, frozen: FrozenTable, reader: Reader) -> Response:
    if wants_json(request):
        return _data(frozen, reader, as_number(request.query_params.get("events")))
    return html(page(frozen, reader))


def reading_room(frozen: FrozenTable) -> Room | None:
    """The table as a room in which nobody is asked; None if its positions can no longer be read."""
    if "room" not in frozen.page_cache:
        found: Room | None = None
        with contextlib.suppress(Exception):
            found = Room(frozen.id, frozen.match(), frozen.seats, frozen.settings)
            found.messages = frozen.messages
        frozen.page_cache["room"] = found
    kept = frozen.page_cache["room"]
    return kept if isinstance(kept, Room) else None


def stored_view(frozen: FrozenTable, seat: int) -> View | None:
    """What a seat saw at the last stored position; None if that cannot be read."""
    room = reading_room(frozen)
    if room is None:
        return None
    with contextlib.suppress(Exception):
        return room.view(seat)
    return None


def page(frozen: FrozenTable, reader: Reader) -> str:
    """The whole page: why the table is frozen, who played, the log, and the board if it can be drawn."""
    with contextlib.suppress(Exception):
        return _page_with_board(frozen, reader)
    words = _shared(frozen, reader)
    why = [*_why(frozen, words), tag("p", words.text("frozen-no-board"), class_="quiet")]
    body = [
        *why,
        *_kept(frozen, words),
        _result(frozen, words),
        _people(frozen, reader),
        _log(frozen, reader, words),
    ]
    name = game_name(frozen.table.game, reader.language)
    return layout.simple_page(reader, name, *body, back=f"/t/{frozen.id}")


def _page_with_board(frozen: FrozenTable, reader: Reader) -> str:
    room = reading_room(frozen)
    if room is None:
        raise ValueError("no position can be read")
    words = layout.words_for(room, reader)
    return pages.past_page(
        Past(room, room.match.position),
        reader,
        words,
        title=game_name(frozen.table.game, reader.language),
        here=f"/t/{frozen.id}",
        moment=[tag("h1", words.text("game-name")), *_why(frozen, words)],
        keys=False,
        ways=[_result(frozen, words)],
        eyes=_people(frozen, reader),
        hands=None,
        side=[*_kept(frozen, words), _log(frozen, reader, words)],
    )


def _why(frozen: FrozenTable, words: Words) -> list[Markup]:
    return [
        tag("p", tag("strong", words.text("frozen-title")), class_="problem", role="status"),
        tag("p", words.text(f"frozen-why-{frozen.why.value}")),
    ]


def _kept(frozen: FrozenTable, words: Words) -> list[Markup]:
    notes = layout.origin_notes(layout.origin_keys(frozen.settings), frozen.settings, words)
    return [*notes, tag("p", words.text("frozen-kept"))]


def _log(frozen: FrozenTable, reader: Reader, words: Words) -> Markup:
    """What the reader was told, the oldest first, and changes to seats."""
    teller = Teller(frozen, reader.language, reader.seat)
    events = [event for event in frozen.story.events if may_see(event.audience, reader.seat)]
    lines = [tag("li", tag("span", teller.say(event), class_="past-line")) for event in events]
    title = words.text("page-log")
    told = tag("ol", *lines, id="log") if lines else tag("p", words.text("frozen-no-log"))
    notices = [seat_notice(message, words) for message in frozen.messages if message.kind == SEAT]
    box = tag("div", told, class_="past-lines", tabindex="0", role="region", aria_label=title)
    head = tag("div", tag("h2", title), class_="past-head")
    return tag("section", head, seat_lines(notices) if notices else None, box, class_="past-log")


def _result(frozen: FrozenTable, words: Words) -> Markup | None:
    """Who has won, by the rules of that game, and where to see more."""
    if not frozen.over:
        return None
    names = [frozen.seats[seat].name for seat in frozen.story.winners]
    won = words.text("replay-won", names=names, count=len(names)) if names else words.text("play-lost")
    here = f"/t/{frozen.id}"
    ways = [
        tag("a", words.text(key), class_="button", href=f"{here}/{where}")
        for key, where in (
            ("page-replay", "replay"),
            ("page-record", "record.json"),
            ("replay-text", f"record.txt?lang={words.language}"),
        )
    ]
    return tag(
        "section", tag("p", tag("strong", won)), tag("div", *ways, class_="picks"), class_="past-result"
    )


def _people(frozen: FrozenTable, reader: Reader) -> Markup:
    """Who sat where; a reader with several seats chooses whose view to see."""
    shown = []
    for number, seat in enumerate(frozen.seats):
        said = tag("span", emblem_picture(number), tag("span", seat.name), class_="chip")
        if number in reader.held and number != reader.seat:
            said = tag("a", said, href=f"/t/{frozen.id}?seat={number}")
        shown.append(said)
    return tag("p", *shown, class_="chips")


def _data(frozen: FrozenTable, reader: Reader, since: int) -> Response:
    """The table as data."""
    seat, words = reader.seat, _shared(frozen, reader)
    events = [event for event in frozen.story.events if may_see(event.audience, seat)]
    deal, over = frozen.deal, frozen.over
    data = TableData(
        table=frozen.id,
        game=frozen.table.game,
        players=[Player(who.name, who.played_by) for who in frozen.seats],
        seat=None if seat == WATCHER else seat,
        token="",
        key="",
        options=[],
        view=stored_view(frozen, seat) or {},
        events=len(events),
        ready=all([who.played_by for who in frozen.seats]),
        begun=frozen.story.base is not None,
        over=over,
        winners=list(frozen.story.winners),
        commitment=frozen.table.commitment,
        seed=deal.seed.text if over and deal else None,
        deal=DealData(
            number=deal.number if deal else 0,
            promises={},
            step="",
            seating="",
            server=deal.server.text if over and deal else None,
            parts=list(deal.parts) if over and deal else None,
        ),
        frozen=FrozenData(frozen.why.value, words.text(f"frozen-why-{frozen.why.value}")),
    )
    if since >= 0:
        data.log = [Told(event.key, dict(event.args)) for event in events[since : since + EVENTS_LIMIT]]
    return Response(msgspec.json.encode(data), media_type="application/json")


# Replay ---------------------------------------------------------------------------


async def _record(request: Request, frozen: FrozenTable, file: str) -> Response:
    """The game as it was played, with its own rules, content and result."""
    if not frozen.over:
        return await not_found(request)
    if file == "record.txt":
        language = request.query_params.get("lang", "")
        language = language if language in LANGUAGES else reader_of(request).language
        told = await asyncio.to_thread(as_text, frozen, language)
        return Response(told, media_type="text/plain", headers={"content-language": language})
    try:
        record = frozen.record()
    except ValueError:  # a game of an earlier version, of which only the end is known
        return _refused(request, frozen, reader_at(request, frozen))
    headers = {"content-disposition": f'attachment; filename="{frozen.table.game}-{frozen.id}.json"'}
    return Response(encode(record), media_type="application/json", headers=headers)


def as_text(frozen: FrozenTable, language: str) -> str:
    """The game in words, secrets included."""
    words, teller = _shared(frozen, Reader(language)), Teller(frozen, language, WATCHER)
    names = [frozen.seats[seat].name for seat in frozen.story.winners]
    won = words.text("replay-won", names=names, count=len(names)) if names else words.text("play-lost")
    name, rules = game_name(frozen.table.game, language), frozen.table.rules
    lines = [
        words.text("record-title", game=name, rules=rules),
        words.text("record-seats", seats=[seat.name for seat in frozen.seats]),
        words.text("record-promise", commitment=frozen.table.commitment),
        words.text(f"frozen-why-{frozen.why.value}"),
        "",
        *[teller.say(event) for event in frozen.story.events if told_to(event, ABOVE)],
        "",
        won,
    ]
    if frozen.deal:
        lines.append(words.text("record-revealed", seed=frozen.deal.seed.text))
    return "\n".join(lines) + "\n"


async def _replay(request: Request, frozen: FrozenTable, reader: Reader, rest: str) -> Response:
    """A finished game step by step, from its stored positions."""
    if not frozen.over:
        return _refused(request, frozen, reader)
    room = await asyncio.to_thread(reading_room, frozen)
    if room is None:  # only the log is left
        return _table(request, frozen, reader)
    match, step_text = room.match, rest.partition("/")[2]
    if step_text == "beats":
        return await beats_of(request, room, frozen.record(), reader.language)
    eyes = read_eyes(request.query_params.get("eyes", "above"), len(room.seats))
    step = as_number(step_text or request.query_params.get("step", "0"))
    if eyes is None or not 0 <= step <= len(match.steps):
        return await not_found(request)
    if not step_text:
        return RedirectResponse(pages.step_address(room, step, eyes), 303)
    past = Past(room, position_after(match, step))
    try:
        if wants_json(request):
            return step_data(past, step, eyes)
        proof = Proof(frozen.record(), None)
        return html(await asyncio.to_thread(pages.replay_page, past, proof, reader, step, eyes))
    except Exception:  # the boards or words of that game no longer exist
        return _table(request, frozen, reader)
