"""The description of the JSON API: an OpenAPI document, and a page for people who write programs.

The addresses that serve pages also serve data to clients that send
`Accept: application/json`. Responses are made of the structs below, so the
description cannot drift from them.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Literal, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from polnoc import __version__
from polnoc.drawing.markup import Markup, tag
from polnoc.table import layout
from polnoc.table.requests import html, reader_of

# Responses -------------------------------------------------------------------------


class Player(msgspec.Struct):
    """A seat: its name, and `you` for a person, the level of a bot, or empty while it is free."""

    name: str
    played_by: str


class Option(msgspec.Struct):
    """A legal answer, in notation and as its number in the game's action table."""

    action: str
    index: int


class Told(msgspec.Struct):
    """An event, as a key and its arguments."""

    key: str
    args: dict[str, Any]


class SeatChange(msgspec.Struct):
    """A change to a seat, as everybody's log shows it."""

    #: Milliseconds since 1970.
    at: int
    seat: int
    #: `sits`, `bot-sits`, `opened`, `freed`, `given-up`, `left`; in the middle of a game `takes-over`,
    #: `left-game`, `stand-in`, `back`, `resigned`, `asks`, `asks-back`, `device`, `refused`; and `renamed`.
    what: str
    name: str
    #: The new name of whoever is `renamed`.
    new: str = ""


class DealData(msgspec.Struct):
    """How the seed is made: the server's secret, and parts that browsers commit to and then reveal."""

    #: How many earlier deals there were; a table is dealt again if somebody leaves before the first answer.
    number: int
    #: By seat: SHA-256 of the part that its browser contributes.
    promises: dict[str, str]
    #: What the browser of this seat has to post to `/part` now: `promise`, `part` or nothing.
    step: str
    #: Identifies who sits where; send it along with a promise or a part.
    seating: str
    #: Only once the game is over: the server's secret, and each seat's part (empty: none).
    server: str | None
    parts: list[str] | None


class FrozenData(msgspec.Struct):
    """Why a table is read-only: a word for programs, and a sentence in the reader's language.

    `game`, `rules`, `content`: what it was played with is no longer here; `newer`: a newer server plays
    it; `differs`, `fails`: a replay under the current rules gives another result, or fails.
    """

    why: str
    say: str


class TableData(msgspec.Struct, omit_defaults=False):
    """A table as one seat, or a watcher, may see it."""

    table: str
    game: str
    players: list[Player]
    #: The seat whose view this is; null for a watcher.
    seat: int | None
    #: Identifies the question; send it back with the answer.
    token: str
    #: A fresh key for the answer.
    key: str
    options: list[Option]
    #: Everything the seat may know; the fields depend on the game.
    view: dict[str, Any]
    #: How many events the seat may read so far.
    events: int
    #: Whether every seat is taken.
    ready: bool
    #: Whether the game has been dealt; until then the view is empty.
    begun: bool
    over: bool
    winners: list[int]
    #: SHA-256 of the server's secret, public from the start; it is the seed unless browsers add to it.
    commitment: str
    #: Only once the game is over.
    seed: str | None
    deal: DealData
    #: With `?events=N`: the events from number N onwards.
    log: list[Told] | None = None
    #: Only if the table is read-only; then view, log and result are as they were stored.
    frozen: FrozenData | None = None
    #: What to know before trusting its dice: `imported`, `daily`, `known-seed`, `pack`; usually nothing.
    origin: list[str] = []
    #: Who has sat down, left, come back, been removed or replaced by a bot, the oldest first.
    seat_changes: list[SeatChange] = []


class Made(msgspec.Struct):
    """A new table: its address, and the links of the seats that are free."""

    table: str
    invitations: dict[str, str]


class PackData(msgspec.Struct):
    """A pack that you can choose, by its fingerprint; `own`: you added it."""

    pack: str
    game: str
    name: str
    own: bool


class PacksData(msgspec.Struct):
    """The packs that you can choose, and whether this server lets people add their own."""

    packs: list[PackData]
    uploads: bool


class AddedPack(msgspec.Struct):
    """A pack that was added, by its fingerprint."""

    pack: str
    game: str
    name: str


class Done(msgspec.Struct):
    """It is done."""

    done: bool


class Problem(msgspec.Struct):
    """It cannot be done, and why, in the reader's language."""

    problem: str


class Why(msgspec.Struct):
    """Why a piece of the board cannot be chosen; empty if it can, or if it never could."""

    say: str
    #: Address and id of the rule.
    rule: str = ""
    id: str = ""


class SceneData(msgspec.Struct):
    """A part of a story: title, cast, scene, ending, credits or pause."""

    kind: str
    title: str
    #: When and where.
    slug: str
    lines: list[str]
    #: The number of answers after which it is over.
    step: int


class StoryData(msgspec.Struct):
    """A game told in scenes, in the reader's language; once it is over, its outcome."""

    table: str
    over: bool
    scenes: list[SceneData]
    won: bool | None
    figures: dict[str, int]
    undone: int
    #: How many of them after chance had answered.
    foreseen: int


class Standing(msgspec.Struct):
    """A finished table of a day: where its story is, the name given there, and the outcome."""

    film: str
    name: str
    won: bool
    figures: dict[str, int]
    undone: int
    foreseen: int


class DailyGame(msgspec.Struct):
    """What is played on a day, and the results of those who have played it on this server, the best first."""

    game: str
    options: dict[str, Any]
    standings: list[Standing]


class DailyData(msgspec.Struct):
    """The games of a day. Its seed is public once the day has begun."""

    day: str
    seed: str
    commitment: str
    games: list[DailyGame]
    #: What the seed is derived from: the `date`, by a public rule, or a secret key of the `server`.
    source: Literal["date", "server"] = "date"
    #: Today only: SHA-256 of tomorrow's seed.
    next_commitment: str = ""


class WaitingTable(msgspec.Struct):
    """A table at which it is your turn; `due`: your deadline in milliseconds since 1970, or 0."""

    table: str
    due: int


class TurnsData(msgspec.Struct):
    """The tables that wait for you, and a sentence that says so."""

    tables: list[WaitingTable]
    said: str


class DeviceCodeData(msgspec.Struct):
    """A code that links another browser to you, and for how many minutes it is valid."""

    code: str
    link: str
    minutes: int


class DeviceData(msgspec.Struct):
    """Whether this browser now belongs to the other person; how many finished games they and you have."""

    done: bool
    games: int = 0
    own_games: int = 0


class LoadedData(msgspec.Struct):
    """How many games of a file were added, and how many were there already."""

    added: int
    known: int


class MadeGroup(msgspec.Struct):
    """The address of a new group of friends."""

    group: str


class GroupStanding(msgspec.Struct):
    """How a member did in games in which two members played."""

    name: str
    won: int
    played: int


class GroupData(msgspec.Struct):
    """A group of friends, for its members."""

    name: str
    members: list[str]
    games: int
    standings: list[GroupStanding]


class NoticeChange(msgspec.Struct):
    """The outcome: `saved`, `mailed`, `mail-failed`, `off`, `tested` or `test-failed`."""

    done: str


class NetworkData(msgspec.Struct):
    """For whoever runs the server, on its own machine: who has connected from other devices."""

    #: Changes when the page has to be reloaded.
    version: str
    arrivals: list[str]
    come: bool


class HintData(msgspec.Struct):
    """What an expert bot would do with the same view, and why."""

    action: str
    say: list[str]
    #: The piece of the board that offers the action.
    piece: str | None


# Requests ----------------------------------------------------------------------------


class Field(NamedTuple):
    """A field of a form."""

    name: str
    about: str
    required: bool = False


class Operation(NamedTuple):
    """An operation that a program can call."""

    method: str
    path: str
    about: str
    gives: type[msgspec.Struct] | None
    fields: tuple[Field, ...] = ()
    #: Query parameters.
    query: tuple[Field, ...] = ()
    status: int = 200
    #: The error statuses it can return, apart from those that any request can get.
    refusals: tuple[int, ...] = (404, 409)


SEAT: Final = Field("seat", "the number of a seat you hold, from 0", True)
KEY: Final = Field("key", "1 to 60 letters, digits or '_.:-'; the same key again is the same wish", True)
WHOSE: Final = Field("whose", "the number of the seat that is to change", True)
NAME: Final = Field("name", "a name that nobody else has at this table, at most 30 characters", True)

OPERATIONS: Final = (
    Operation(
        "post",
        "/tables",
        "Make a table. The reply sets the cookie that holds your seats.",
        Made,
        (
            Field("game", "the game's id: duchy", True),
            Field("seats", "who sits where: you, free, or the level of a bot, with commas", True),
            Field("aids", "no: without the deduction sheet"),
            Field("hints", "no: without hints"),
            Field("listed", "yes: the start page offers it to watchers"),
            Field("joinable", "yes: anybody may take a free seat, and finds the table in a list"),
            Field("time-control", "none, minute, day, or chess where the game has a chess clock"),
            Field("late", "what happens when time is up: nothing, remind or stand-in"),
            Field(
                "passes", "yes: what nobody needs to be asked passes by itself, as at tables made on a page"
            ),
            Field("name-0", "the name of the person on seat 0, and so on; else the one that is kept"),
            Field("script", "yes: this program adds a part to the seed, see /part"),
            Field("packs", "fingerprints of packs to play with, with commas, see /packs"),
        ),
        status=201,
        refusals=(),
    ),
    Operation("get", "/packs", "Your packs and those of the host.", PacksData, refusals=()),
    Operation(
        "post",
        "/packs",
        "Bring in a pack: a form with a file. It is checked, and kept for you alone.",
        AddedPack,
        (
            Field("game", "the id of the game that it is for", True),
            Field("file", "the pack, as a file or as a text", True),
            Field("name", "what it is called, if it comes as a text"),
        ),
        status=201,
        refusals=(400, 403),
    ),
    Operation(
        "post",
        "/packs/remove",
        "Forget a pack of yours; tables that were made with it go on.",
        Done,
        (Field("pack", "its fingerprint", True),),
        refusals=(404,),
    ),
    Operation(
        "get",
        "/t/{id}",
        "Look at a table. Ask for the seat you want if you hold several.",
        TableData,
        query=(
            Field("seat", "the number of a seat you hold"),
            Field("events", "also give the events from this number on"),
        ),
        refusals=(404,),
    ),
    Operation(
        "post",
        "/t/{id}/part",
        "Add to the seed before the game: promise a part by its SHA-256, then show it, or leave it.",
        Done,
        (
            SEAT,
            Field("step", "what `deal.step` asks for: promise or part; none: add nothing", True),
            Field("value", "64 hexadecimal digits: the SHA-256 of the part, or the part itself"),
            Field("seating", "`deal.seating` from the look at the table", True),
        ),
        refusals=(400, 404, 409),
    ),
    Operation(
        "post",
        "/t/{id}/answer",
        "Answer the question that the token names. It is durable before anybody sees it.",
        Done,
        (
            SEAT,
            Field("token", "from the look at the table", True),
            KEY,
            Field("action", "an option, or several answers one after another: `a; b; c`", True),
        ),
    ),
    Operation(
        "post",
        "/t/{id}/undo",
        "Take back your last answer, or ask the others to allow it.",
        Done,
        (SEAT, KEY),
    ),
    Operation(
        "post",
        "/t/{id}/undo-reply",
        "Allow another to take back an answer, or not.",
        Done,
        (SEAT, KEY, Field("allow", "yes or no", True)),
    ),
    Operation(
        "post",
        "/t/{id}/why",
        "Why a piece of the board cannot be chosen now, citing the rule.",
        Why,
        (SEAT, Field("piece", "the id of the piece", True)),
        refusals=(404,),
    ),
    Operation(
        "post",
        "/t/{id}/hint",
        "Ask an expert, who sees what your seat sees.",
        HintData,
        (SEAT, Field("token", "from the look at the table", True)),
        refusals=(403, 404, 409, 429, 503),
    ),
    Operation(
        "post",
        "/t/{id}/say",
        "Say something to the table or to your team.",
        Done,
        (
            SEAT,
            Field("text", "at most 500 characters", True),
            Field("to", "table or team"),
            KEY._replace(required=False),
        ),
    ),
    Operation(
        "post",
        "/t/{id}/note",
        "Keep your private notes; the last ones hold.",
        Done,
        (SEAT, Field("text", "at most 2000 characters", True), KEY._replace(required=False)),
    ),
    Operation(
        "post",
        "/t/{id}/mark",
        "Mark a piece of the board for your side, or take its mark away.",
        Done,
        (
            SEAT,
            Field("piece", "the id of the piece; * takes all marks away", True),
            KEY._replace(required=False),
        ),
    ),
    Operation(
        "post",
        "/t/{id}/stand-in",
        "Let a bot play on a person's seat: your own, or anyone's, or a free one, if you made the table.",
        Done,
        (WHOSE, Field("level", "the level of the bot")),
    ),
    Operation(
        "post",
        "/t/{id}/agree",
        "Agree that somebody takes over a seat in the middle of the game, or not.",
        Done,
        (
            SEAT,
            WHOSE,
            Field("claim", "which request: from the page", True),
            Field("allow", "yes or no", True),
        ),
    ),
    Operation("post", "/t/{id}/return", "Take your seat back from a bot.", Done, (SEAT,)),
    Operation(
        "post",
        "/t/{id}/play-on",
        "Let the bot that stands in for you go on: it need not wait for your word.",
        Done,
        (SEAT,),
        refusals=(404,),
    ),
    Operation("post", "/name", "Keep the name that you play under.", Done, (NAME,), refusals=(400,)),
    Operation(
        "post",
        "/t/{id}/name",
        "Take another name, also for tables to come.",
        Done,
        (SEAT, NAME),
        refusals=(400, 404, 409),
    ),
    Operation(
        "post",
        "/t/{id}/leave",
        "Leave with all your seats: they are free before the game, and a bot plays on in its middle. "
        "Before the game a host cancels the table by it.",
        Done,
        (SEAT._replace(required=False),),
        refusals=(404,),
    ),
    Operation("post", "/t/{id}/resign", "Let a bot play on to the end; there is no way back.", Done, (SEAT,)),
    Operation(
        "post",
        "/t/{id}/come-back",
        "Ask to be let in on a seat, with nothing but the invitation by which it was taken: its holder has "
        "to agree, or all the others.",
        Done,
        (WHOSE,),
    ),
    Operation(
        "post",
        "/t/{id}/start",
        "For the host: let bots take all free seats.",
        Done,
        (SEAT._replace(required=False),),
    ),
    Operation(
        "post",
        "/t/{id}/cancel",
        "For the host: give the table up before its game.",
        Done,
        (SEAT._replace(required=False),),
    ),
    Operation(
        "post",
        "/t/{id}/listing",
        "For the host: open the table to all who look for a seat, or not.",
        Done,
        (Field("joinable", "yes or no", True),),
    ),
    Operation("get", "/t/{id}/record.json", "The record of a game that is over.", None, refusals=(404,)),
    Operation(
        "get",
        "/t/{id}/film",
        "The game told as a story in scenes, from what the reader may know; not all games can be told.",
        StoryData,
        refusals=(404,),
    ),
    Operation(
        "get",
        "/daily/{day}",
        "The game of a day: what is played, and the results of this server.",
        DailyData,
        refusals=(404,),
    ),
    Operation(
        "post",
        "/daily/{day}",
        "Make a table of your own for the game of a day: its options and dice are the same for everybody.",
        Made,
        (Field("name", "your name, which the list of results shows", True), Field("game", "the game's id")),
        status=201,
        refusals=(404,),
    ),
    Operation("get", "/your-turn", "The tables at which it is your turn.", TurnsData, refusals=()),
    Operation("get", "/mine/games.json", "All games that you have finished, as a file.", None, refusals=()),
    Operation(
        "post",
        "/mine/load",
        "Add the finished games of such a file to yours.",
        LoadedData,
        (Field("record", "the text of the file", True),),
        refusals=(),
    ),
    Operation(
        "post",
        "/mine/device",
        "A code by which another browser becomes yours. The one before is void.",
        DeviceCodeData,
        status=201,
        refusals=(409,),
    ),
    Operation(
        "post",
        "/device",
        "Become the person of a code, with everything that is yours already; or learn first what would come.",
        DeviceData,
        (Field("code", "ten letters", True), Field("sure", "yes: do it; else it is only told")),
        refusals=(404,),
    ),
    Operation(
        "post",
        "/friends",
        "Make a group of friends.",
        MadeGroup,
        (Field("group", "its name", True), Field("name", "your own name in it", True)),
        status=201,
        refusals=(409,),
    ),
    Operation(
        "get",
        "/friends/{id}",
        "A group of friends that you are in: who is in it, and who has won how often.",
        GroupData,
        refusals=(404,),
    ),
    Operation(
        "post",
        "/notices",
        "Be told outside the page that it is your turn, or not any more, or try it.",
        NoticeChange,
        (
            Field("kind", "push, webhook or mail", True),
            Field("do", "on, off or test", True),
            Field("address", "where to"),
        ),
        refusals=(),
    ),
    Operation("get", "/network", "Who has come through from other devices.", NetworkData, refusals=(404,)),
)

#: The error statuses that any request can get, and what they mean.
REFUSALS: Final = {
    400: "The request cannot be understood; the problem says what would be right.",
    403: "Not from another site, or not at this table.",
    404: "There is nothing at this address, or it is not yours.",
    408: "The request came too slowly.",
    409: "Not now: the question has changed, or the answer is not legal. Nothing has changed.",
    413: "The request is too large.",
    429: "Too many requests; wait as long as Retry-After says.",
    503: "The store does not answer. Nothing is lost; ask again with the same key.",
}


@cache
def description() -> dict[str, Any]:
    """The OpenAPI document."""
    kinds = {operation.gives for operation in OPERATIONS if operation.gives} | {Problem}
    _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _described(operation)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Północ",
            "version": __version__,
            "description": "Tables of Północ as data. Send `Accept: application/json`; keep the cookies.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "seats": {"type": "apiKey", "in": "cookie", "name": "seats-TABLE", "description": _COOKIE}
            },
        },
    }


_COOKIE: Final = "Set when a table is made or a seat's link is opened; it holds the secrets of your seats."


def _described(operation: Operation) -> dict[str, Any]:
    # OpenAPI does not describe the Accept header as a parameter; the document says it in words.
    parameters = []
    whose = "table" if operation.path.startswith("/t/") else "group"
    if "{id}" in operation.path:
        parameters.append(_parameter("id", "path", True, f"the {whose}'s id"))
    if "{day}" in operation.path:
        parameters.append(_parameter("day", "path", True, "a day that has come, in UTC: 2026-03-14"))
    parameters += [_parameter(field.name, "query", False, field.about) for field in operation.query]
    posts = operation.method == "post"
    refusals = (400, 403, 408, 413, 429, 503) if posts else (429,)
    described: dict[str, Any] = {
        "operationId": f"{operation.method} {operation.path}",
        "summary": operation.about,
        "parameters": parameters,
        "responses": {
            str(operation.status): {"description": "As asked.", "content": _json(operation.gives)},
            **{
                str(code): {"description": REFUSALS[code], "content": _json(Problem)}
                for code in sorted({*refusals, *operation.refusals})
            },
        },
    }
    if posts:
        described["requestBody"] = {"required": True, "content": {_FORM: {"schema": _form(operation.fields)}}}
    return described


_FORM: Final = "application/x-www-form-urlencoded"


def _parameter(name: str, place: str, required: bool, about: str) -> dict[str, Any]:
    return {
        "name": name,
        "in": place,
        "required": required,
        "description": about,
        "schema": {"type": "string"},
    }


def _json(kind: type[msgspec.Struct] | None) -> dict[str, Any]:
    schema = {"$ref": f"#/components/schemas/{kind.__name__}"} if kind else {"type": "object"}
    return {"application/json": {"schema": schema}}


def _form(fields: tuple[Field, ...]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {field.name: {"type": "string", "description": field.about} for field in fields},
        "required": [field.name for field in fields if field.required],
    }


# For people ---------------------------------------------------------------------------


async def _document(request: Request) -> Response:
    return Response(msgspec.json.encode(description()), media_type="application/json")


async def _page(request: Request) -> Response:
    reader = reader_of(request)
    said = layout.shared_words(reader)
    body = [
        tag("p", said.text("api-how")),
        tag("p", tag("a", "/api/openapi.json", href="/api/openapi.json")),
        *[_operation(operation) for operation in OPERATIONS],
        tag("h2", said.text("api-refusals")),
        tag(
            "dl",
            *[item for code, about in REFUSALS.items() for item in (tag("dt", str(code)), tag("dd", about))],
        ),
    ]
    return html(
        layout.simple_page(reader, said.text("api-title"), tag("div", *body, class_="api"), back="/api")
    )


def _operation(operation: Operation) -> Markup:
    fields = [*operation.fields, *operation.query]
    listed = [
        item for field in fields for item in (tag("dt", tag("code", field.name)), tag("dd", field.about))
    ]
    gives = operation.gives.__doc__ if operation.gives else None
    title = tag("h2", tag("code", f"{operation.method.upper()} {operation.path}"))
    shown = [title, tag("p", operation.about), tag("dl", *listed) if listed else None]
    return tag("section", *shown, tag("p", f"{operation.status}: {gives}", class_="quiet") if gives else None)


routes: list[BaseRoute] = [Route("/api", _page), Route("/api/openapi.json", _document)]
