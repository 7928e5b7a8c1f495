"""Getting in: the start page, a new table, tables to go on with and to watch, playing again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from polnoc.bots import levels
from polnoc.drawing.icons import icon
from polnoc.drawing.markup import Child, Markup, tag
from polnoc.drawing.shapes import emblem_picture
from polnoc.engine.game import AnyGame
from polnoc.engine.options import BadOption, GameOptions, options_from_text
from polnoc.games import UnknownGame, all_games, find_game
from polnoc.table import layout
from polnoc.table.callers import (
    BadRequest,
    Caller,
    Form,
    as_number,
    for_seat,
    html,
    keep_secrets,
    not_found,
    read_form,
    reader_of,
    room_of,
    secrets_of,
    set_cookie,
    tables_of,
    wants_json,
)
from polnoc.table.layout import THEMES, Reader, button, picks, post_form
from polnoc.table.rooms import FREE, PERSON, WAYS, Room, RoomSeat, Settings
from polnoc.table.seating import LONGEST_NAME, clean_name
from polnoc.table.tables import Made, Tables
from polnoc.words import LANGUAGES, Words

#: How many tables to go on with, and to watch, the start page shows.
MOST_SHOWN: Final = 6


# The start page -------------------------------------------------------------------


async def _start(request: Request) -> Response:
    reader = reader_of(request)
    mine = await _known_tables(request)
    watched = await _listed_tables(tables_of(request))
    return html(start_page(reader, mine, watched))


async def _known_tables(request: Request) -> list[Room]:
    """The tables at which this browser has a game under way, the latest first."""
    ids = request.cookies.get("tables", "").split(".")[: 2 * MOST_SHOWN]
    rooms = [await tables_of(request).find(id) for id in ids if id.isalnum()]
    return [room for room in rooms if room is not None and not room.match.over][:MOST_SHOWN]


async def _listed_tables(tables: Tables) -> list[Room]:
    """Games under way that anybody may watch."""
    playing = await tables.store.tables("playing", limit=100)
    ids = [table.id for table in playing if table.settings.get("listed") is True][:MOST_SHOWN]
    rooms = [await tables.find(id) for id in ids]
    return [room for room in rooms if room is not None and not room.match.over]


def start_page(reader: Reader, mine: list[Room], watched: list[Room]) -> str:
    """The games, how to begin, and games that are under way."""
    said = layout.shared_words(reader)
    hero = tag("div", tag("h1", "Północ"), tag("p", said.text("page-claim")), class_="hero")
    games = tag("div", *[_game_card(game, reader) for game in all_games()], class_="games")
    main = tag(
        "main",
        hero,
        _table_list(said.text("page-continue"), mine, reader),
        games,
        _table_list(said.text("page-watch"), watched, reader),
        tag("p", tag("a", said.text("page-import"), href="/import"), class_="quiet foot"),
        class_="page",
        id="main",
    )
    return layout.document(reader, said.text("page-start"), layout.bar(reader), main)


def _table_list(title: str, rooms: list[Room], reader: Reader) -> Markup | None:
    if not rooms:
        return None
    links = [_table_link(room, reader) for room in rooms]
    return tag("section", tag("h2", title), tag("ul", *links, class_="table-links"))


def _table_link(room: Room, reader: Reader) -> Markup:
    words = layout.words_for(room, reader)
    names = [
        tag("span", emblem_picture(number), tag("span", seat.name), class_="chip")
        for number, seat in enumerate(room.seats)
    ]
    asked = [words.name(seat) for seat in room.match.asked]
    state = words.text("page-to-play", names=asked) if room.ready else words.text("page-waiting")
    said = [tag("strong", words.text("game-name")), tag("span", *names, class_="chips"), tag("small", state)]
    return tag("li", tag("a", *said, href=f"/t/{room.id}"))


def _game_card(game: AnyGame, reader: Reader) -> Markup:
    words = layout.game_words(game.id, reader.language)
    picture = tag("div", layout.drawer_of(game).cover(words.text), class_="game-picture")
    facts = [("players", words.text("game-players")), ("clock", words.text("game-minutes"))]
    new = f"/new/{game.id}"
    ways: list[Child] = [
        _play_now(game, words),
        _way(f"{new}?way=screen", "players", words.text("page-one-screen")),
        _way(f"{new}?way=online", "link", words.text("page-invite")),
        _way(f"{new}?way=phones", "phone", words.text("page-phones")),
        _way(f"{new}?way=solo", "menu", words.text("page-choose-bots")),
        _way(f"/learn/{game.id}", "hint", words.text("page-learn")),
        _way(f"/rules/{game.id}", "rules", words.text("page-rules")),
    ]
    body = tag(
        "div",
        tag("h2", words.text("game-name")),
        tag("p", words.text("game-blurb")),
        tag("ul", *[tag("li", icon(sign), fact) for sign, fact in facts], class_="facts"),
        tag("div", *ways, class_="game-go"),
        class_="game-card-body",
    )
    return tag("article", picture, body, class_="game-card is-wide")


def _play_now(game: AnyGame, words: Words) -> Markup:
    """One click, and a game against bots of middling strength begins."""
    bots = ["regular"] * (min(game.players) - 1)
    seats = ",".join([PERSON, *bots])
    return post_form("/tables", button(words.text("page-play-now"), main=True), game=game.id, seats=seats)


def _way(href: str, sign: str, said: str) -> Markup:
    return tag("a", icon(sign), tag("span", said), class_="button", href=href)


# A new table ----------------------------------------------------------------------


async def _new(request: Request) -> Response:
    """What can be chosen before a game."""
    try:
        game = find_game(request.path_params["game"])
    except UnknownGame:
        return await not_found(request)
    way = request.query_params.get("way", "solo")
    players = as_number(request.query_params.get("players"))
    way = way if way in WAYS else "solo"
    return html(
        new_page(game, reader_of(request), way, players if players in game.players else game.players[0])
    )


def new_page(game: AnyGame, reader: Reader, way: str, players: int) -> str:
    """Who plays, by which options, with which aids."""
    words = layout.game_words(game.id, reader.language)
    here = f"/new/{game.id}?way={way}"
    seats = [_seat_field(game, way, number, words) for number in range(players)]
    asked = [("aids", "yes"), ("hints", "yes")]
    if way in ("online", "phones"):
        asked.append(("listed", "no"))
    settings = [
        _choice(name, chosen, _yes_or_no(words), words.text(f"page-{name}"), words.text(f"page-{name}-how"))
        for name, chosen in asked
    ]
    form = post_form(
        "/tables",
        tag("fieldset", tag("legend", words.text("page-who")), *seats, class_="seat-fields"),
        tag("fieldset", tag("legend", words.text("page-table-settings")), *settings),
        tag("details", tag("summary", words.text("page-game-options")), *_option_fields(game, words)),
        tag("div", button(words.text("page-begin"), main=True), class_="begin"),
        class_="new-table",
        game=game.id,
        way=way,
        players=str(players),
    )
    title = f"{words.text('game-name')}: {words.text(f'page-way-{way}')}"
    return layout.simple_page(
        reader,
        title,
        tag("p", words.text(f"page-way-{way}-how"), class_="lead"),
        _how_many(game, here, players, words),
        form,
        tag("div", layout.drawer_of(game).cover(words.text), class_="game-picture new-picture"),
        back=f"{here}&players={players}",
    )


def _how_many(game: AnyGame, here: str, players: int, words: Words) -> Markup | None:
    """For how many the table is; nothing where the game leaves no choice."""
    if len(game.players) < 2:
        return None
    counts = [
        tag(
            "a",
            str(count),
            href=f"{here}&players={count}",
            class_="button",
            aria_current="true" if count == players else None,
        )
        for count in game.players
    ]
    said = words.text("option-players")
    return tag("nav", tag("span", said), *counts, class_="counts", aria_label=said)


def _seat_field(game: AnyGame, way: str, number: int, words: Words) -> Markup:
    """One seat: who plays there and, where that is asked, under which name."""
    bots = {level: words.text("page-bot", level=words.text(f"level-{level}")) for level in levels(game)[1:]}
    people = {PERSON: words.text("page-you"), "free": words.text("page-guest")}
    who = {
        "solo": {PERSON: people[PERSON]} if number == 0 else bots,
        "screen": {PERSON: words.text("page-person"), **bots},
        "online": {PERSON: people[PERSON]} if number == 0 else {"free": people["free"], **bots},
        "phones": {"free": people["free"], **bots},
    }[way]
    chosen = "regular" if way == "solo" and number else next(iter(who))
    name = _name_field(way, number, words) if way == "screen" or (way == "online" and number == 0) else None
    seat = words.text("name-person", number=number + 1)
    return tag(
        "div", emblem_picture(number), _who_field(number, seat, chosen, who), name, class_="seat-field"
    )


def _who_field(number: int, seat: str, chosen: str, who: dict[str, str]) -> Markup:
    """Who plays on a seat; where only one can, it is said and not asked."""
    name = f"seat-{number}"
    if len(who) > 1:
        return tag("div", tag("label", seat, for_=name), picks(name, chosen, who), class_="field")
    hidden = tag("input", type="hidden", name=name, value=chosen)
    return tag("div", tag("span", seat, class_="label"), tag("span", who[chosen]), hidden, class_="field")


def _name_field(way: str, number: int, words: Words) -> Markup:
    name = f"name-{number}"
    own = way == "online"
    field = tag(
        "input", name=name, id=name, maxlength=LONGEST_NAME, autocomplete="nickname" if own else "off"
    )
    label = tag("label", words.text("page-name" if own else "page-their-name"), for_=name)
    return tag("div", label, field, class_="field")


def _yes_or_no(words: Words) -> dict[str, str]:
    return {"yes": words.text("yes"), "no": words.text("no")}


def _choice(name: str, chosen: str, choices: dict[str, str], label: str, how: str) -> Markup:
    said = tag("label", tag("span", label, class_="label"), tag("span", how, class_="help"), for_=name)
    return tag("div", said, picks(name, chosen, choices), class_="field setting")


def _option_fields(game: AnyGame, words: Words) -> Iterator[Markup]:
    """Every option of a game with the sentence that explains it."""
    info: Any = msgspec.inspect.type_info(game.options_type)
    for field in info.fields:
        if field.name != "players":
            values = list(_values(field.type))
            shown = {_written(value): words.option_value(field.name, value) for value in values}
            label, how = words.option(field.name), words.option_help(field.name)
            yield _choice(f"set-{field.name}", _written(field.default), shown, label, how)


def _values(kind: Any) -> Iterator[object]:
    """What an option can be."""
    if isinstance(kind, msgspec.inspect.BoolType):
        yield from (True, False)
    elif isinstance(kind, msgspec.inspect.LiteralType):
        yield from kind.values
    else:
        yield from range(kind.ge, kind.le + 1)


def _written(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


async def _make(request: Request) -> Response:
    """A new table; whoever makes it is its host and holds the seats of people that are not free."""
    form = await read_form(request)
    reader = reader_of(request)
    try:
        game = find_game(form.get("game", ""))
        seats = read_seats(game, form, reader.language)
        options = read_game_options(game, form, len(seats))
    except (UnknownGame, BadOption) as problem:
        raise BadRequest(str(problem)) from None
    made = await tables_of(request).make(game, options, seats, read_settings(form, seats))
    response = _welcome(request, made)
    mine = sorted(made.secrets, key=lambda number: made.room.seats[number].played_by == FREE)
    keep_secrets(request, response, made.room.id, [*[made.secrets[n] for n in mine], made.host])
    return response


def _welcome(request: Request, made: Made) -> Response:
    """To the new table; a program is told its address and the links of the free seats."""
    table = f"/t/{made.room.id}"
    if not wants_json(request):
        return RedirectResponse(table, 303)
    free = [number for number, seat in enumerate(made.room.seats) if seat.played_by == FREE]
    links = {str(number): f"{table}/sit/{made.secrets[number]}" for number in free}
    return JSONResponse({"table": table, "invitations": links}, 201)


def read_seats(game: AnyGame, form: Form, language: str) -> list[RoomSeat]:
    """Who sits where: `seats=you,expert,free`, or a field for each seat."""
    listed = form.get("seats", "")
    kinds = [word.strip() for word in listed.split(",")] if listed else _seat_fields(form)
    if len(kinds) not in game.players:
        counts = ", ".join(map(str, game.players))
        raise BadRequest(f"{game.id} is for {counts} players, not for {len(kinds)}")
    words = layout.game_words(game.id, language)
    seats = []
    for number, kind in enumerate(kinds):
        if kind not in (PERSON, "free", *levels(game)):
            raise BadRequest(f"nobody plays like '{kind[:40]}': write you, free, {', '.join(levels(game))}")
        person = kind in (PERSON, "free")
        name = words.text("name-person" if person else f"name-bot-{number + 1}", number=number + 1)
        if kind == PERSON:
            name = clean_name(form.get(f"name-{number}", ""), name)
        seats.append(RoomSeat(name, FREE if kind == "free" else kind))
    return seats


def _seat_fields(form: Form) -> list[str]:
    count = max(as_number(form.get("players")), 0)
    return [form.get(f"seat-{number}", "") for number in range(min(count, 16))]


def read_game_options(game: AnyGame, form: Form, players: int) -> GameOptions:
    """The options of a game from the fields `set-…`."""
    pairs = [f"{name[4:]}={value}" for name, value in form.items() if name.startswith("set-")]
    return game.read_options({**options_from_text(pairs), "players": players})


def read_settings(form: Form, seats: list[RoomSeat]) -> Settings:
    """How the table is run."""
    way = form.get("way", "")
    if way not in WAYS:
        free = any([seat.played_by == FREE for seat in seats])
        people = [seat for seat in seats if seat.played_by == PERSON]
        way = "online" if free else "screen" if len(people) > 1 else "solo"
    return Settings(
        way=way,
        aids=form.get("aids") != "no",
        hints=form.get("hints") != "no",
        listed=form.get("listed") == "yes",
    )


# Again ----------------------------------------------------------------------------


@for_seat
async def _again(caller: Caller) -> Response:
    """The same people play the same game at a new table."""
    room, tables = caller.room, tables_of(caller.request)
    if not room.match.over:
        return caller.refuse(409, caller.say("page-not-over"))
    if room.settings.next:
        return RedirectResponse(f"/t/{room.id}/next", 303)
    seats = [RoomSeat(seat.name, seat.played_by, seat.secret_hash) for seat in room.seats]
    settings = msgspec.structs.replace(room.settings, next="", imported=False)
    made = await tables.make(room.match.game, room.match.chosen, seats, settings)
    if await _lead_on(tables, room, made.room.id) != made.room.id:  # somebody else was faster
        return RedirectResponse(f"/t/{room.id}/next", 303)
    return _carry_over(caller.request, room.id, made.room.id, [made.host])


async def _lead_on(tables: Tables, room: Room, following: str) -> str:
    """Let a finished table lead to another; the one that it leads to."""
    while not room.settings.next:
        settings = msgspec.structs.replace(room.settings, next=following)
        await tables.change_settings(room, room.revision, settings)
    return room.settings.next


async def _next(request: Request) -> Response:
    """From a finished table to the one at which the same people play again."""
    room = await room_of(request)
    if room is None or not room.settings.next:
        return await not_found(request)
    return _carry_over(request, room.id, room.settings.next, [])


def _carry_over(request: Request, old: str, new: str, secrets: list[str]) -> Response:
    """The seats' secrets hold at the new table too; the browser keeps them for its address."""
    response = RedirectResponse(f"/t/{new}", 303)
    keep_secrets(request, response, new, [*secrets_of(request, old), *secrets])
    return response


# Preferences ----------------------------------------------------------------------


async def _prefer(request: Request) -> Response:
    """Language or theme, then back to where one was."""
    form = await read_form(request)
    back = form.get("back", "/")
    safe = back.startswith("/") and not back.startswith(("//", "/\\")) and back.isprintable()
    response = RedirectResponse(back if safe else "/", 303)
    if form.get("lang") in LANGUAGES:
        set_cookie(request, response, "lang", form["lang"], "/")
    theme = form.get("theme", "")
    if theme == "other":
        theme = THEMES[reader_of(request).theme == "night"]
    if theme in THEMES:
        set_cookie(request, response, "theme", theme, "/")
    return response


routes: list[BaseRoute] = [
    Route("/", _start),
    Route("/new/{game}", _new),
    Route("/tables", _make, methods=["POST"]),
    Route("/preferences", _prefer, methods=["POST"]),
    Route("/t/{id}/again", _again, methods=["POST"]),
    Route("/t/{id}/next", _next),
]
