"""A table before its game begins: who sits there, who is invited, and the parts of the seed.

Nothing is dealt yet, so there is nothing to hide and only the people to show. Their browsers contribute to
the seed by themselves (`static/waiting-room.js`); as soon as everybody sits and every part is there, the game
begins and every page goes to the table.
"""

from __future__ import annotations

import hashlib

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from polnoc.bots import usual_level
from polnoc.drawing.markup import Markup, tag
from polnoc.drawing.shapes import emblem_shapes, hidden
from polnoc.engine.deal import BadPart, check_part
from polnoc.table import layout
from polnoc.table.layout import Reader, button, post_form
from polnoc.table.leaving import with_bot
from polnoc.table.network_page import network_panel
from polnoc.table.page_folds import invitations, promises, seat_lines, seat_notices
from polnoc.table.page_state import SEATS
from polnoc.table.panels import people, request
from polnoc.table.presence import Listener
from polnoc.table.requests import Caller, for_host, for_seat, reader_at, tables_of
from polnoc.table.role_card import seat_card
from polnoc.table.room_seats import FREE, PERSON
from polnoc.table.rooms import Room, Stale
from polnoc.table.seating import is_open
from polnoc.table.seed_parts import BadPromise
from polnoc.words import Words

_encode = msgspec.json.Encoder().encode


class WaitingPage:
    """An open page of a table that has not begun: what it shows, and which updates it needs."""

    __slots__ = ("_free", "_held", "_shown", "reader", "room")

    def __init__(self, room: Room, reader: Reader) -> None:
        self.room = room
        self.reader = reader
        self._held = _secrets_held(room, reader)
        self._free = _free_seats(room)
        self._shown: dict[str, str] = {}

    def catch_up(self, version: str) -> bytes:
        """What a page that shows `version` needs; empty if it is up to date."""
        if self._is_elsewhere():
            return self._go()
        self._shown = changing_parts(self.room, self.reader)
        return b"" if version == version_of(self._shown) else self._sent(self._shown)

    def news(self) -> bytes:
        """The changes since the last time; empty if there are none."""
        if self._is_elsewhere():
            return self._go()
        before, self._shown = self._shown, changing_parts(self.room, self.reader)
        return self._sent({key: text for key, text in self._shown.items() if before.get(key) != text})

    def said(self, text: bytes, listener: Listener) -> None:
        """Ignore messages: nobody is asked anything yet."""

    def _is_elsewhere(self) -> bool:
        """Whether the page has to be reloaded, because the table's state or the reader's seats have changed.

        The host's page also if somebody has left, since it must show that invitation again.
        """
        room, before = self.room, self._free
        self._free = _free_seats(room)
        if room.begun or room.frozen or room.settings.closed or (self.reader.host and self._free - before):
            return True
        return _secrets_held(room, self.reader) != self._held or is_granted(room, self.reader)

    def _go(self) -> bytes:
        return _encode({"go": f"/t/{self.room.id}"})

    def _sent(self, parts: dict[str, str]) -> bytes:
        return _encode({"mark": version_of(self._shown), "put": parts}) if parts else b""


def _secrets_held(room: Room, reader: Reader) -> list[str]:
    return [room.seats[number].secret_hash for number in reader.held]


def _free_seats(room: Room) -> set[int]:
    return {number for number, seat in enumerate(room.seats) if seat.played_by == FREE}


def is_granted(room: Room, reader: Reader) -> bool:
    """Whether this reader asked for a seat and may sit there now."""
    return any([claim in room.seats[seat].hashes for seat, claim in reader.claims.items()])


def version_of(parts: dict[str, str]) -> str:
    """A version of what a page shows."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def changing_parts(room: Room, reader: Reader) -> dict[str, str]:
    """Everything on the page that can change, by its id."""
    words = layout.words_for(room, reader)
    free = {
        number: secret for number, secret in reader.invitations.items() if not room.seats[number].played_by
    }
    reader.invitations = free
    return {
        "prompt": str(_prompt(room, words)),
        "request": request(room, reader.seat, words),
        "people": str(people(room, reader.seat, reader.host, words)),
        "table-tools": str(_table_tools(room, reader, words)),
        "invitations": str(invitations(room, reader)),
        "deal": str(_deal(room, reader, words)),
        SEATS: str(seat_lines(seat_notices(room, words))),
    }


def waiting_page(room: Room, reader: Reader) -> str:
    """The whole page."""
    words = layout.words_for(room, reader)
    parts = changing_parts(room, reader)
    put = {key: Markup(text) for key, text in parts.items()}
    main = tag(
        "main",
        tag("h1", words.text("game-name")),
        *layout.origin(room, words),
        put["prompt"],
        put["request"],
        put["table-tools"],
        network_panel(reader, f"/t/{room.id}") if reader.invitations else None,
        put["invitations"],
        *_own_cards(room, reader, words),
        *_own_links(room, reader, words),
        tag(
            "section",
            tag("h2", words.text("page-people")),
            put["people"],
            put[SEATS],
            class_="people",
        ),
        put["deal"],
        class_="page waiting",
        id="table",
        data_live=f"/t/{room.id}/live?seat={reader.seat}&waiting=yes",
        data_have=version_of(parts),
        data_part=f"/t/{room.id}/part",
        data_lost=words.text("page-lost"),
        data_found=words.text("page-found"),
        data_gone=words.text("page-gone"),
        data_copied=words.text("page-copied"),
    )
    bar = layout.bar(reader, f"/t/{room.id}")
    shapes = hidden(emblem_shapes())  # the list of people uses them
    return layout.document(reader, words.text("game-name"), shapes, bar, main, scripts=("waiting-room.js",))


def _prompt(room: Room, words: Words) -> Markup:
    """Whom everybody is waiting for."""
    if room.ready:
        late = [seat for seat in room.adding if seat not in room.shown()]
        gone = [seat for seat in late if not room.presence.is_present(seat)]
        names = [words.name(seat) for seat in gone or late]
        head = words.text("page-waiting" if gone else "deal-soon")
        key = "deal-not-come" if gone else "deal-waits-for" if late else "deal-now"
        line = words.text(key, names=names, count=len(names))
    else:
        free = [words.text("name-person", number=n + 1) for n, s in enumerate(room.seats) if not s.played_by]
        head, line = words.text("page-waiting"), words.text("page-free-seats", names=free)
    said = [tag("strong", head, class_="prompt-head"), tag("p", line, class_="prompt-line")]
    return tag("section", tag("div", *said), class_="prompt", role="status", id="prompt")


def _own_cards(room: Room, reader: Reader, words: Words) -> list[Markup]:
    """The role cards of the seats that this browser plays."""
    mine = [number for number in reader.held if room.seats[number].played_by == PERSON]
    return [seat_card(room, number, reader, words) for number in mine]


def _own_links(room: Room, reader: Reader, words: Words) -> list[Markup]:
    """Links to use every seat of this browser on another device."""
    mine = [number for number in reader.held if room.seats[number].played_by == PERSON]
    said = words.text("page-seat-link")
    return [tag("p", tag("a", said, href=f"/t/{room.id}/link/{number}"), class_="quiet") for number in mine]


def _table_tools(room: Room, reader: Reader, words: Words) -> Markup:
    """What the host can do about the table; for others, a seat if one is free."""
    tools = _host_tools(room, reader, words) if reader.host else []
    if not reader.host and not reader.held and reader.lists_tables and is_open(room):
        join = f"/t/{room.id}/join"
        tools = [tag("a", words.text("page-join"), class_="button button-main", href=join)]
    return tag("div", *tools, class_="go", id="table-tools", hidden=not tools)


def _host_tools(room: Room, reader: Reader, words: Words) -> list[Markup]:
    tools = []
    if not room.ready:
        tools.append(post_form(f"/t/{room.id}/start", button(words.text("page-start-with-bots"))))
    if reader.lists_tables and not room.ready and room.settings.way == "online":
        other = "no" if room.settings.joinable else "yes"
        said = button(words.text("page-close-list" if room.settings.joinable else "page-open-list"))
        tools.append(post_form(f"/t/{room.id}/listing", said, joinable=other))
    return [*tools, tag("a", words.text("page-cancel"), class_="button", href=f"/t/{room.id}/leave")]


def _deal(room: Room, reader: Reader, words: Words) -> Markup:
    """How the seed is made, who has promised a part, and what this browser has to do for it now."""
    mine = [seat for seat in reader.held if seat in room.adding]
    steps = [f"{seat}:{step}" for seat in mine if (step := room.deal_step(seat))]
    without = None
    if steps:
        forms = [
            post_form(
                f"/t/{room.id}/part",
                button(words.text("deal-without")),
                seat=str(seat),
                step="none",
                seating=room.seating,
            )
            for seat in mine
        ]
        without = tag("noscript", *forms)
    return tag(
        "details",
        tag("summary", words.text("deal-title")),
        tag("p", words.text("deal-how")),
        promises(room, words),
        without,
        class_="deal",
        id="deal",
        data_seating=room.seating,
        data_full="yes" if room.ready else None,
        data_steps=" ".join(steps),
    )


# Requests -----------------------------------------------------------------------------


@for_seat
async def _part(caller: Caller) -> Response:
    """Take a browser's promise or part of the seed, or its wish to leave the seed to the server."""
    room, form, tables = caller.room, caller.form, tables_of(caller.request)
    step, seating = form.get("step", ""), form.get("seating", "")
    if room.seats[caller.seat].played_by != PERSON:
        return caller.refuse(409, caller.say("page-bot-for-you"))
    try:
        if step == "none":
            await tables.add_no_part(room, caller.seat)
        else:
            await room.add_to_deal(caller.seat, step, check_part(form.get("value", "")), seating)
    except (BadPart, BadPromise):
        return caller.refuse(400, caller.say("deal-not-promised"))
    except Stale:
        return caller.refuse(409, caller.say("page-stale"))
    await tables.begin(room)
    return caller.done()


@for_host
async def _start(caller: Caller) -> Response:
    """Begin with the people who are there: bots take the free seats."""
    room, tables = caller.room, tables_of(caller.request)
    if room.begun:
        return caller.refuse(409, caller.say("page-begun-already"))
    for number, seat in enumerate(room.seats):
        if seat.played_by == FREE:
            await tables.change_seat(room, number, *with_bot(caller, number, usual_level(room.game)))
    return caller.done()


async def not_begun(request: Request, problem: Exception) -> Response:
    """Answer a request that needs a game when nothing is dealt yet."""
    tables = tables_of(request)
    room = await tables.find(request.path_params.get("id", ""))
    assert room is not None, "only rooms raise NotPlayable"
    reader = reader_at(request, room)
    said = layout.words_for(room, reader).text("page-not-begun")
    return Caller(request, room, reader, {}).refuse(409, said)


routes: list[BaseRoute] = [
    Route("/t/{id}/part", _part, methods=["POST"]),
    Route("/t/{id}/start", _start, methods=["POST"]),
]
