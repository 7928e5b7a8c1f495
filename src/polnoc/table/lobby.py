"""Getting in: the start page, a new table, tables to continue or to watch, and preferences."""

from __future__ import annotations

import logging
import random
from collections.abc import Sequence
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from polnoc.bots import levels
from polnoc.drawing.icons import icon
from polnoc.drawing.markup import Child, Markup, join, tag
from polnoc.drawing.shapes import emblem_picture
from polnoc.engine.game import AnyGame
from polnoc.engine.options import BadOption, GameOptions, draw_random_options, options_from_text
from polnoc.games import UnknownGame, all_games, find_game
from polnoc.lessons import lesson_ids
from polnoc.store import Summary
from polnoc.store.values import now
from polnoc.table import layout
from polnoc.table.clocks import LATE
from polnoc.table.daily import start_section
from polnoc.table.frozen_pages import game_name
from polnoc.table.layout import THEMES, Reader
from polnoc.table.loading import readable_settings
from polnoc.table.my_turns import MyTable, my_tables
from polnoc.table.names import clean_name, is_taken, unique_name
from polnoc.table.new_table import OWN, new_page, of_game, play_now, time_controls, verdict
from polnoc.table.open_tables import joinable_tables, open_section
from polnoc.table.packs import (
    check_room,
    chosen_packs,
    game_with_packs,
    pack_choice,
    pack_title,
    use_packs,
)
from polnoc.table.panels import moment
from polnoc.table.people import known_person
from polnoc.table.progress import has_begun, to_learn
from polnoc.table.quotas import DAY_MILLISECONDS, creator_of
from polnoc.table.requests import (
    BadRequest,
    Form,
    add_progress,
    as_number,
    html,
    keep_name,
    keep_secrets,
    not_found,
    private,
    read_form,
    reader_of,
    set_cookie,
    tables_of,
    wants_json,
    way_back,
)
from polnoc.table.room_seats import FREE, PERSON, RoomSeat, SeatFlags
from polnoc.table.table_settings import WAYS, Settings
from polnoc.table.tables import Made, Tables
from polnoc.words import LANGUAGES, Words

#: How many tables to continue, and how many to watch, the start page shows.
SHOWN_TABLES: Final = 6
#: How many tables each page of tables to watch shows, and how many such pages there are.
WATCH_PAGE_TABLES: Final = 24
WATCH_PAGES_LIMIT: Final = 20
#: How many days after its last change a game is listed for watchers.
LISTED_DAYS: Final = 7

log = logging.getLogger("polnoc.table")


# The start page -------------------------------------------------------------------


async def _start(request: Request) -> Response:
    reader = reader_of(request)
    mine = await my_tables(request)
    watched = await _listed_tables(tables_of(request), SHOWN_TABLES + 1)
    joinable = await joinable_tables(tables_of(request), SHOWN_TABLES + 1) if reader.lists_tables else []
    return html(start_page(reader, mine, watched, joinable))


async def _listed_tables(tables: Tables, limit: int = SHOWN_TABLES, offset: int = 0) -> list[Summary]:
    """Games under way that anybody may watch and that have changed lately."""
    since = now() - LISTED_DAYS * DAY_MILLISECONDS
    found = tables.summaries.up_to_date(await tables.store.listed(since=since, limit=limit, offset=offset))
    return [table for table in found if table.status == "playing"]


def start_page(
    reader: Reader,
    mine: list[MyTable],
    watched: list[Summary],
    joinable: Sequence[Summary] = (),
    notice: Markup | None = None,
) -> str:
    """The games, how to begin, and games that are under way.

    `notice`: the message at the top of a copy that is shown offline.
    """
    said = layout.shared_words(reader)
    own_name = _own_name_line(reader) if notice is None else None
    hero = tag("div", tag("h1", "Północ"), tag("p", said.text("page-claim")), own_name, class_="hero")
    waiting = [table.summary for table in mine if table.waits_for_me]
    others = [table.summary for table in mine if not table.waits_for_me]
    games = tag("div", *[_game_card(game, reader) for game in _by_name(reader)], class_="games")
    main = tag(
        "main",
        notice,
        hero,
        _table_list(said.text("page-turns"), waiting, reader, mine=True, id="your-turn"),
        _table_list(said.text("page-continue"), others[:SHOWN_TABLES], reader, mine=True),
        open_section(reader, joinable[:SHOWN_TABLES], more=len(joinable) > SHOWN_TABLES),
        games,
        start_section(reader) if notice is None else None,  # it changes every day
        _table_list(
            said.text("page-watch"),
            watched[:SHOWN_TABLES],
            reader,
            "/watch" if len(watched) > SHOWN_TABLES else "",
        ),
        tag(
            "p",
            tag("a", said.text("page-import"), href="/import"),
            " · ",
            tag("a", said.text("notices-title"), href="/notices"),
            *_network_link(reader),
            class_="quiet foot",
        ),
        class_="page",
        id="main",
    )
    shown = tuple([game.id for game in all_games()])
    scripts = ("seed-consent.js", "clock.js", *(("offline.js",) if notice else ()))
    return layout.document(
        reader, said.text("page-start"), layout.bar(reader), main, scripts=scripts, games=shown
    )


def _own_name_line(reader: Reader) -> Markup:
    """The name that this browser plays under, and a link to change it."""
    said = layout.shared_words(reader)
    way = tag("a", said.text("page-change-name" if reader.name else "page-choose-name"), href="/name")
    known = [said.text("page-you-are", name=reader.name), " "] if reader.name else []
    return tag("p", *known, way, class_="quiet own-name")


def _network_link(reader: Reader) -> list[Child]:
    """The link to the network switch, for whoever sits at this machine."""
    if reader.network is None:
        return []
    return [" · ", tag("a", layout.shared_words(reader).text("network-title"), href="/network")]


def _by_name(reader: Reader) -> list[AnyGame]:
    """The games, sorted by their names in the reader's language."""
    return sorted(all_games(), key=lambda game: layout.game_words(game.id, reader.language).text("game-name"))


def _table_list(
    title: str,
    tables: list[Summary],
    reader: Reader,
    more: str = "",
    mine: bool = False,
    id: str | None = None,
) -> Markup | None:
    links = _table_links(tables, reader, mine)
    if not links:
        return None
    way = None
    if more:
        way = tag(
            "p", tag("a", layout.shared_words(reader).text("page-watch-more"), href=more), class_="quiet"
        )
    return tag("section", tag("h2", title), tag("ul", *links, class_="table-links"), way, id=id)


def _table_links(tables: list[Summary], reader: Reader, mine: bool = False) -> list[Markup]:
    """A line for each table. One that cannot be shown must not break the others."""
    links = []
    for table in tables:
        try:
            links.append(_table_link(table, reader, mine))
        except Exception as error:
            log.error("a table cannot be listed", extra={"told": {"game": table.game}}, exc_info=error)
    return links


def _table_link(table: Summary, reader: Reader, mine: bool) -> Markup:
    words = _words_of(table, reader)
    names = [
        tag("span", emblem_picture(number), tag("span", name), class_="chip")
        for number, (name, _) in enumerate(table.seats)
    ]
    said = [tag("strong", game_name(table.game, reader.language)), tag("span", *names, class_="chips")]
    settings = readable_settings(table.settings)
    told = layout.origin_notes(layout.origin_keys(settings), settings, words)
    link = tag("a", *said, tag("small", _state(table, words), *_until(table)), *told, href=f"/t/{table.id}")
    return tag("li", link, _leave_link(table, words) if mine else None)


def _leave_link(table: Summary, words: Words) -> Markup:
    """The link that takes a table off this list; if others play there, a bot takes over."""
    names = [name for name, played_by in table.seats if played_by]
    which = words.text("page-leave-list-which", game=game_name(table.game, words.language), names=names)
    said = words.text("page-leave-list")
    return tag("a", said, class_="button quiet", aria_label=which, href=f"/t/{table.id}/leave")


def _until(table: Summary) -> list[Child]:
    """When the next player's time is up there."""
    return [" · ", moment(table.due)] if table.due else []


def _words_of(table: Summary, reader: Reader) -> Words:
    """Words for a line about a table, whether its game is installed or not."""
    try:
        return Words(reader.language, find_game(table.game), [name for name, _ in table.seats])
    except UnknownGame:
        return layout.shared_words(reader)


def _state(table: Summary, words: Words) -> str:
    """How far a game is, using only what is stored for lists."""
    if table.frozen:
        return words.text("frozen-title")
    if any([played_by == FREE for _, played_by in table.seats]):
        return words.text("page-waiting")
    if table.asked:
        return words.text("page-to-play", names=[words.name(seat) for seat in table.asked])
    return words.text("page-under-way")


async def _watch(request: Request) -> Response:
    """All games under way that anybody may watch, page by page."""
    reader = reader_of(request)
    page = min(max(as_number(request.query_params.get("page")), 1), WATCH_PAGES_LIMIT)
    found = await _listed_tables(tables_of(request), WATCH_PAGE_TABLES + 1, (page - 1) * WATCH_PAGE_TABLES)
    return html(watch_page(reader, found, page))


def watch_page(reader: Reader, found: list[Summary], page: int) -> str:
    """One page of the games that anybody may watch; an extra table in `found` means that a page follows."""
    words, shown = layout.shared_words(reader), _table_links(found[:WATCH_PAGE_TABLES], reader)
    listed = tag("ul", *shown, class_="table-links") if shown else tag("p", words.text("page-watch-none"))
    ways = [
        tag("a", words.text(key), class_="button", href=f"/watch?page={number}")
        for key, number, there in (
            ("page-watch-newer", page - 1, page > 1),
            ("page-watch-older", page + 1, len(found) > WATCH_PAGE_TABLES and page < WATCH_PAGES_LIMIT),
        )
        if there
    ]
    title = words.text("page-watch")
    return layout.simple_page(reader, title, listed, tag("div", *ways, class_="go"), back="/watch")


def _game_card(game: AnyGame, reader: Reader) -> Markup:
    words = layout.game_words(game.id, reader.language)
    picture = tag("div", layout.drawer_of(game).cover(words.text), class_="game-picture")
    facts = [("players", words.text("game-players")), ("clock", words.text("game-minutes"))]
    now = play_now(game, words, reader, join(words.text("page-play-now"), of_game(words)))
    ways = [now, *_ways(game, words)]
    body = tag(
        "div",
        tag("h2", words.text("game-name")),
        tag("p", words.text("game-blurb")),
        tag("ul", *[tag("li", icon(sign), fact) for sign, fact in facts], class_="facts"),
        _lessons_line(game, reader, words),
        tag("div", *ways, class_="game-go"),
        class_="game-card-body",
    )
    return tag("article", picture, body, class_="game-card")


def _ways(game: AnyGame, words: Words) -> list[Markup]:
    """Other ways to begin; a game for one offers none with other people."""
    new = f"/new/{game.id}"
    together = [
        (f"{new}?way=screen", "players", words.text("page-one-screen")),
        (f"{new}?way=online", "link", words.text("page-invite")),
        (f"{new}?way=phones", "phone", words.text("page-phones")),
    ]
    ways = [
        *(together if max(game.players) > 1 else ()),
        (f"{new}?way=solo", "menu", words.own("choose-bots")),
        (f"/learn/{game.id}", "hint", words.text("page-learn")),
        (f"/rules/{game.id}", "rules", words.text("page-rules")),
    ]
    return [_way(href, sign, said, words) for href, sign, said in ways]


def _way(href: str, sign: str, said: str, words: Words) -> Markup:
    """A link; it names the game for screen-reader users, who may hear it without the card around it."""
    return tag("a", icon(sign), tag("span", said, of_game(words)), class_="button", href=href)


def _lessons_line(game: AnyGame, reader: Reader, words: Words) -> Markup | None:
    """The progress in the lessons, or a gentle nudge towards the first one."""
    every, open_ = lesson_ids(game), to_learn(game, reader.progress)
    if not every or (len(open_) == len(every) and has_begun(game, reader.progress)):
        return None
    if not open_:
        return tag("p", words.text("learn-marks-all", all=len(every)), class_="quiet lessons-line")
    title = words.text(f"lesson-{open_[0]}")
    next_one = tag("a", title, of_game(words), href=f"/learn/{game.id}/{open_[0]}/1")
    done = len(every) - len(open_)
    said = words.text("learn-marks", done=done, all=len(every)) if done else words.text("learn-nudge")
    return tag("p", said, " ", next_one, class_="quiet lessons-line")


# A new table ----------------------------------------------------------------------


async def _new(request: Request) -> Response:
    """The page of a new table."""
    try:
        return private(html(await _new_page(request, request.path_params["game"], request.query_params)))
    except UnknownGame:
        return await not_found(request)


async def _new_page(request: Request, game_id: str, form: Form, problem: str = "") -> str:
    """The page of a new table with the packs that a form chooses; without them if they cannot be played."""
    reader = reader_of(request)
    choice = await pack_choice(request, find_game(game_id).id, form, reader)
    try:
        game = await game_with_packs(request, game_id, await chosen_packs(request, game_id, form))
    except BadOption as misfit:
        game, choice = find_game(game_id), choice.with_mistakes((), _said(misfit, reader))
    return new_page(game, reader, form, problem, choice)


async def _build(request: Request) -> Response:
    """The page of a new table as it was filled in, with its hand-built layout shuffled or checked."""
    form, reader = dict(await read_form(request)), reader_of(request)
    try:
        game_id = find_game(request.path_params["game"]).id
        game = await game_with_packs(request, game_id, await chosen_packs(request, game_id, form))
    except UnknownGame:
        return await not_found(request)
    except BadOption as problem:
        raise BadRequest(_said(problem, reader)) from None
    builder = layout.builder_of(game)
    if builder is None:
        raise BadRequest(f"nothing is built by hand in {game.id}")
    form[f"set-{builder.OPTION}"] = OWN
    if form.get("lay"):
        form[builder.ROWS] = builder.laid(game, form["lay"])
    if wants_json(request):
        rows = builder.read(game, form)
        return JSONResponse({"rows": rows, "verdict": verdict(game, builder, rows, reader)})
    return html(await _new_page(request, game.id, form))


async def _make(request: Request) -> Response:
    """Make a table; its creator is its host and holds the seats of people that are not free."""
    form = await read_form(request)
    reader = reader_of(request)
    try:
        game = find_game(form.get("game", ""))
        packs = await chosen_packs(request, game.id, form)
        game = await game_with_packs(request, game.id, packs)
        if packs:
            await check_room(tables_of(request), game.id, game.content, game.sources)
        seats = read_seats(game, form, reader)
        options = read_game_options(game, form, len(seats))
        if form.get("script") == "yes":
            let_browser_add(seats)
        seat_person(seats, known_person(request))
        settings, creator = read_settings(game, form, seats, reader, wants_json(request)), creator_of(request)
        settings = msgspec.structs.replace(
            settings, pack_names=tuple([pack_title(pack.name) for pack in packs])
        )
        made = await tables_of(request).make(game, options, seats, settings, creator=creator)
    except UnknownGame as problem:
        raise BadRequest(str(problem)) from None
    except BadOption as problem:
        if wants_json(request):
            raise BadRequest(str(problem)) from None
        return html(await _new_page(request, game.id, form, _said(problem, reader)), 400)
    await use_packs(request, packs)
    response = _welcome(request, made)
    mine = sorted(made.secrets, key=lambda number: made.room.seats[number].played_by == FREE)
    keep_secrets(request, response, made.room.id, [*[made.secrets[n] for n in mine], made.host])
    add_progress(request, response, game.id)
    if own := _own_name(form, seats):
        keep_name(request, response, own)
    return response


def _own_name(form: Form, seats: list[RoomSeat]) -> str:
    """The creator's own name as entered in the form; empty if none, or if several people sit."""
    people = [number for number, seat in enumerate(seats) if seat.played_by == PERSON]
    return clean_name(form.get(f"name-{people[0]}", ""), "") if len(people) == 1 else ""


def let_browser_add(seats: list[RoomSeat]) -> None:
    """Let the browser that makes the table contribute to the seed for the seats that it holds."""
    for seat in seats:
        if seat.played_by == PERSON:
            seat.flags = msgspec.structs.replace(seat.flags, adds_part=True)


def seat_person(seats: list[RoomSeat], person: str) -> None:
    """Give the seats of people to the person who makes the table."""
    for seat in seats:
        if seat.played_by == PERSON:
            seat.person = person


def _said(problem: BadOption, reader: Reader) -> str:
    """What is wrong with an option, in the reader's language if there is a message for it."""
    if not problem.key:
        return str(problem)
    return layout.shared_words(reader).text(problem.key, **problem.told)


def _welcome(request: Request, made: Made) -> Response:
    """Redirect to the new table; a program gets its address and the links of the free seats."""
    table = f"/t/{made.room.id}"
    if not wants_json(request):
        return RedirectResponse(table, 303)
    free = [number for number, seat in enumerate(made.room.seats) if seat.played_by == FREE]
    links = {str(number): f"{table}/sit/{made.secrets[number]}" for number in free}
    return JSONResponse({"table": table, "invitations": links}, 201)


def read_seats(game: AnyGame, form: Form, reader: Reader) -> list[RoomSeat]:
    """Who sits where: `seats=you,expert,free`, or a field for each seat.

    The first person without a name gets the name that the browser keeps.
    """
    listed = form.get("seats", "")
    kinds = [word.strip() for word in listed.split(",")] if listed else _seat_fields(form)
    if len(kinds) not in game.players:
        counts = ", ".join(map(str, game.players))
        raise BadRequest(f"{game.id} is for {counts} players, not for {len(kinds)}")
    words = layout.game_words(game.id, reader.language)
    seats, kept = list[RoomSeat](), reader.name
    for number, kind in enumerate(kinds):
        if kind not in (PERSON, "free", *levels(game)):
            raise BadRequest(f"nobody plays like '{kind[:40]}': write you, free, {', '.join(levels(game))}")
        person = kind in (PERSON, "free")
        name = words.text("name-person" if person else f"name-bot-{number + 1}", number=number + 1)
        if kind == PERSON:
            name, kept = clean_name(form.get(f"name-{number}", ""), kept or name), ""
        flags = SeatFlags(of_host=kind == PERSON)
        seats.append(RoomSeat(name, FREE if kind == "free" else kind, flags=flags))
    _tell_apart(seats, words)
    return seats


def _tell_apart(seats: list[RoomSeat], words: Words) -> None:
    """Ensure that all names differ: people must choose another one, a bot gets one."""
    taken: list[str] = []
    for seat in [seat for seat in seats if seat.played_by == PERSON]:
        if is_taken(seat.name, taken):
            message = f"two players are called '{seat.name}': give them different names"
            raise BadOption(message, "page-name-taken", {"name": seat.name})
        taken.append(seat.name)
    for seat in [seat for seat in seats if seat.played_by not in (PERSON, FREE)]:
        if is_taken(seat.name, taken):
            known = [words.text(f"name-bot-{number}") for number in range(1, 5)]
            free = [name for name in known if not is_taken(name, [*taken, *[one.name for one in seats]])]
            seat.name = free[0] if free else unique_name(seat.name, taken)
        taken.append(seat.name)


def _seat_fields(form: Form) -> list[str]:
    count = max(as_number(form.get("players")), 0)
    return [form.get(f"seat-{number}", "") for number in range(min(count, 16))]


def read_game_options(game: AnyGame, form: Form, players: int) -> GameOptions:
    """Read the options of a game from the fields `set-…`."""
    pairs = [f"{name[4:]}={value}" for name, value in form.items() if name.startswith("set-")]
    if form.get("first") == "yes":
        pairs += [f"{name}={value}" for name, value in game.options_type.for_beginners.items()]
    chosen, builder = options_from_text(pairs), layout.builder_of(game)
    if builder and chosen.get(builder.OPTION) == OWN:
        chosen[builder.OPTION] = builder.read(game, form)
    chosen = draw_random_options(game.options_type, chosen, random.SystemRandom())
    return game.read_options({**chosen, "players": players})


def read_settings(
    game: AnyGame, form: Form, seats: list[RoomSeat], reader: Reader, by_program: bool = False
) -> Settings:
    """Read how the table is run. Programs are asked everything by default."""
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
        joinable=reader.lists_tables and form.get("joinable") == "yes" and way == "online",
        language=reader.language,
        time_control=_one_of(form, "time-control", time_controls(game)),
        late=_one_of(form, "late", LATE),
        passes=form.get("passes", "no" if by_program else "yes") == "yes",
    )


def _one_of(form: Form, name: str, choices: Sequence[str]) -> str:
    """The value of a field, by default the first choice; raises BadRequest if it is none of the choices."""
    said = form.get(name, choices[0])
    if said not in choices:
        raise BadRequest(f"{name} is one of {', '.join(choices)}, not '{said[:40]}'")
    return said


# Preferences ----------------------------------------------------------------------


async def _prefer(request: Request) -> Response:
    """Set the language or the theme, and return to the page before."""
    form = await read_form(request)
    response = RedirectResponse(way_back(form), 303)
    if form.get("lang") in LANGUAGES:
        set_cookie(request, response, "lang", form["lang"], "/")
    if form.get("theme") in THEMES:
        set_cookie(request, response, "theme", form["theme"], "/")
    return response


routes: list[BaseRoute] = [
    Route("/", _start),
    Route("/watch", _watch),
    Route("/new/{game}", _new),
    Route("/new/{game}", _build, methods=["POST"]),
    Route("/tables", _make, methods=["POST"]),
    Route("/preferences", _prefer, methods=["POST"]),
]
