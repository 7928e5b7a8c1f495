"""The game of the day: the same for everybody, played at tables of one's own, compared by results.

Nothing here trusts a browser: a result is computed from the log of its table, by the rules, when the game
ends. The list has the best result of each person, so that repeated games push nobody off it.
There are no accounts: a person is a browser (a random cookie, whose hash the store keeps), or a name where
there are no cookies.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
from datetime import date, timedelta
from typing import Final, Literal, NamedTuple

import msgspec
from babel.dates import format_date
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from polnoc import daily
from polnoc.daily import BadDay, DailyKey, daily_games, options_of, read_day
from polnoc.drawing.markup import Child, Markup, tag
from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.records.results import Result, result_of
from polnoc.records.stories import group_text, outcome_groups
from polnoc.store import DailyResult, WholeTable
from polnoc.store.values import now
from polnoc.table import layout
from polnoc.table.api import DailyData, DailyGame, Standing
from polnoc.table.layout import Reader, button, post_form
from polnoc.table.loading import FrozenTable, load
from polnoc.table.names import NAME_CHARS, clean_name, name_key
from polnoc.table.people import known_person
from polnoc.table.quotas import creator_of
from polnoc.table.requests import (
    BadRequest,
    html,
    keep_name,
    keep_secrets,
    read_form,
    reader_of,
    set_cookie,
    tables_of,
    wants_json,
)
from polnoc.table.room_seats import PERSON, RoomSeat
from polnoc.table.rooms import Room
from polnoc.table.stories import DAILY, day_at, kept_of, undone_text
from polnoc.table.table_settings import Settings
from polnoc.table.tables import Tables
from polnoc.words import Words

#: At most this many people are listed for a day: the best.
LISTED_RESULTS: Final = 200

#: Missing results of finished tables are computed at most this many at a time; while none are missing, they
#: are looked for again only after `MISSING_SECONDS`.
MISSING_AT_ONCE: Final = 50
MISSING_SECONDS: Final = 60.0

#: The name under which the servers of a store share their key.
KEY_NAME: Final = "daily-key"

#: The cookie that identifies a browser's games of the day.
COOKIE: Final = "player"
_COOKIE: Final = re.compile(r"[A-Za-z0-9_-]{24}")

#: How many digits each number of a rank has, and how far below zero it may be.
_DIGITS: Final = 10
_BELOW_ZERO: Final = 10**9
#: A time in milliseconds that nobody will live to see.
_LATEST: Final = 10**13


class Played(NamedTuple):
    """A finished table of a day: its address, the name given there, and the result."""

    table: str
    name: str
    result: Result


def label_of(game: AnyGame, day: date) -> str:
    """The label by which the tables of a day are found."""
    return f"{DAILY}{game.id}:{day}"


# Seeds --------------------------------------------------------------------------------


async def key_of(tables: Tables) -> DailyKey:
    """The key from which this store's daily seeds are derived; created when it is first needed."""
    if KEY_NAME not in tables.kept:
        first = daily.today()
        begun = [await tables.store.tables(limit=1, label=label_of(game, first)) for game in daily_games()]
        if any(begun):  # by an earlier version, with the public seed: it is used for the whole day
            first += timedelta(1)
        new = msgspec.json.encode(DailyKey.new(first)).decode()
        stored = await tables.store.shared_value(KEY_NAME, new)
        tables.kept[KEY_NAME] = msgspec.json.decode(stored, type=DailyKey)
    key: DailyKey = tables.kept[KEY_NAME]
    return key


# Persons ------------------------------------------------------------------------------


def person_of(request: Request, name: str) -> str:
    """The person whose results are compared: this browser, or this name if it keeps no cookies."""
    cookie = request.cookies.get(COOKIE, "")
    told = f"browser {cookie}" if _COOKIE.fullmatch(cookie) else _named_person(name)
    return _hashed(told)


def _named_person(name: str) -> str:
    return f"name {name_key(name)}"


def _hashed(told: str) -> str:
    return hashlib.sha256(told.encode()).hexdigest()[:32]


def _remember(request: Request, response: Response) -> None:
    """Give a browser its cookie, if it has none."""
    if not _COOKIE.fullmatch(request.cookies.get(COOKIE, "")):
        set_cookie(request, response, COOKIE, secrets.token_urlsafe(18), "/daily")


# Results ------------------------------------------------------------------------------


async def keep_result(tables: Tables, room: Room) -> None:
    """Store the result of a finished daily game; do nothing for other tables."""
    if not day_at(room):
        return
    result, day = kept_of(room), date.fromisoformat(day_at(room))
    fair = room.match.seed == (await key_of(tables)).seed_of(day)
    kept = _kept(room.id, room.game, day, room.settings.player, room.seats[0].name, result if fair else None)
    await tables.store.keep_result(kept)


def _kept(
    table: str, game: AnyGame, day: date, person: str, name: str, result: Result | None, at: int = 0
) -> DailyResult:
    at = at or now()
    return DailyResult(
        table=table,
        game=game.id,
        day=str(day),
        person=person or _hashed(_named_person(name)),
        name=name,
        rank=rank_text(result, at) if result else "",
        result=msgspec.to_builtins(result) if result else {},
        at=at,
    )


def rank_text(result: Result, at: int) -> str:
    """A result's rank as digits: the larger text is the better result or, if equal, the earlier one."""
    numbers = [*result.rank, -result.foreseen, -result.undone]
    within = [min(max(number + _BELOW_ZERO, 0), 10**_DIGITS - 1) for number in numbers]
    return "".join([f"{number:0{_DIGITS}d}" for number in within]) + f"{_LATEST - at:013d}"


async def standings(tables: Tables, game: AnyGame, day: date) -> list[Played]:
    """The best result of each person on a day on this server, the best first."""
    await _find_missing(tables, game, day)
    found = await tables.store.best_results(game.id, str(day), limit=LISTED_RESULTS)
    return [Played(one.table, one.name, msgspec.convert(one.result, Result)) for one in found]


async def _find_missing(tables: Tables, game: AnyGame, day: date) -> None:
    """Compute results that were not stored when a game ended: by an earlier version, or before an import."""
    key = ("missing results", game.id, day)
    if tables.kept.get(key, 0.0) > time.monotonic():
        return
    tables.kept[key] = time.monotonic() + MISSING_SECONDS  # later requests need not search too
    missing = await tables.store.without_result(label_of(game, day), limit=MISSING_AT_ONCE)
    seed = (await key_of(tables)).seed_of(day)
    for id in missing:
        whole = await tables.store.whole(id)
        log = whole.log
        result = await asyncio.to_thread(worked_out, game, day, seed, whole)
        person = str(log.table.settings.get("player", ""))
        at = log.entries[-1].at if log.entries else log.table.created
        await tables.store.keep_result(_kept(id, game, day, person, log.seats[0].name, result, at))
    if len(missing) == MISSING_AT_ONCE:
        del tables.kept[key]


def worked_out(game: AnyGame, day: date, seed: Seed, whole: WholeTable) -> Result | None:
    """The result of a table by the rules; None if it is not over, not a game of the day, or frozen."""
    table = whole.log.table
    if whole.seed != seed.text or table.options != msgspec.to_builtins(options_of(game, day)):
        return None
    found = load(whole)
    if isinstance(found, FrozenTable) or not found.begun:
        return None
    return result_of(found.match, day=str(day), id=table.id)


# Requests-----------------------------------------------------------------------------


async def _today(request: Request) -> Response:
    return RedirectResponse(f"/daily/{daily.today()}", 303)


async def _day(request: Request) -> Response:
    try:
        day = read_day(request.path_params["day"])
    except BadDay as problem:
        return _no_such_day(request, problem)
    tables = tables_of(request)
    played = [(game, await standings(tables, game, day)) for game in daily_games()]
    key = await key_of(tables)
    if wants_json(request):
        return Response(msgspec.json.encode(_data(day, key, played)), media_type="application/json")
    response = html(day_page(reader_of(request), day, key, played))
    _remember(request, response)
    return response


def _no_such_day(request: Request, problem: BadDay) -> Response:
    if wants_json(request):
        return JSONResponse({"problem": str(problem)}, 404)
    reader = reader_of(request)
    words = layout.shared_words(reader)
    first, today = [day_in_words(day, words.language) for day in (daily.FIRST, daily.today())]
    title, line = words.text(problem.key), words.text("daily-days", first=first, today=today)
    way = tag("a", words.text("daily-to-today"), class_="button button-main", href="/daily")
    return html(layout.simple_page(reader, title, tag("p", line), way, back="/daily"), 404)


async def _play(request: Request) -> Response:
    """A table of one's own for the game of a day."""
    form, reader = await read_form(request), reader_of(request)
    try:
        day = read_day(request.path_params["day"])
    except BadDay as problem:
        return _no_such_day(request, problem)
    known = {game.id: game for game in daily_games()}
    game = known.get(form.get("game", next(iter(known))))
    if game is None:
        raise BadRequest(f"there is no such game of the day; there is: {', '.join(known)}")
    usual = layout.game_words(game.id, reader.language).text("name-person", number=1)
    name, tables = clean_name(form.get("name", ""), reader.name or usual), tables_of(request)
    settings = Settings(
        hints=form.get("hints") != "no",
        label=label_of(game, day),
        player=person_of(request, name),
        passes=not wants_json(request),
    )
    seed = (await key_of(tables)).seed_of(day)
    seats, creator = [RoomSeat(name, PERSON, person=known_person(request))], creator_of(request)
    made = await tables.make(game, options_of(game, day), seats, settings, seed, creator)
    table = f"/t/{made.room.id}"
    response: Response = RedirectResponse(table, 303)
    if wants_json(request):
        response = JSONResponse({"table": table, "invitations": {}}, 201)
    keep_secrets(request, response, made.room.id, [*made.secrets.values(), made.host])
    if name != usual:
        keep_name(request, response, name)
    _remember(request, response)
    return response


def _data(day: date, key: DailyKey, played: list[tuple[AnyGame, list[Played]]]) -> DailyData:
    games = [
        DailyGame(game.id, msgspec.to_builtins(options_of(game, day)), [_standing(one) for one in found])
        for game, found in played
    ]
    seed = key.seed_of(day)
    source: Literal["date", "server"] = "server" if key.covers(day) else "date"
    return DailyData(str(day), seed.text, seed.commitment, games, source, _next_commitment(day, key))


def _next_commitment(day: date, key: DailyKey) -> str:
    """The commitment to tomorrow's seed, shown on today's page only."""
    following = day + timedelta(1)
    return key.seed_of(following).commitment if day == daily.today() and key.covers(following) else ""


def _standing(one: Played) -> Standing:
    result = one.result
    table = f"/t/{one.table}/film"
    return Standing(table, one.name, result.won, result.figures, result.undone, result.foreseen)


# Pages --------------------------------------------------------------------------------


def day_in_words(day: date, language: str) -> str:
    """A day as people say it, with the year if it is another one: `16 November`."""
    return format_date(day, "d MMMM" if day.year == daily.today().year else "d MMMM y", locale=language)


def start_section(reader: Reader) -> Markup:
    """The section on the start page: today's game, and what this browser has played."""
    words, today = layout.shared_words(reader), daily.today()
    links = []
    for game in daily_games():
        said = layout.game_words(game.id, reader.language)
        film = " · ".join(_named(game, today, said).values())
        title = tag("strong", words.text("daily-title", day=day_in_words(today, words.language)))
        links.append(tag("li", tag("a", title, tag("span", film), href=f"/daily/{today}")))
    shelf = tag(
        "a", tag("strong", words.text("shelf-title")), tag("span", words.text("shelf-teaser")), href="/mine"
    )
    label = words.text("daily-alone")
    listed = tag("ul", *links, tag("li", shelf), class_="table-links")
    return tag("section", tag("h2", label), listed, class_="alone")


def _named(game: AnyGame, day: date, words: Words) -> dict[str, str]:
    """What is played on a day, in words, by group."""
    groups = outcome_groups(game, options_of(game, day))
    return {group: group_text(words, group, value) for group, value in groups.items()}


def day_page(reader: Reader, day: date, key: DailyKey, played: list[tuple[AnyGame, list[Played]]]) -> str:
    """The game of a day: what it is, a table of one's own, and how others did."""
    words = layout.shared_words(reader)
    sections = [_game_section(game, found, day, reader) for game, found in played]
    proof = _proof(day, key, words)
    return layout.simple_page(
        reader,
        words.text("daily-title", day=day_in_words(day, words.language)),
        _other_days(day, words),
        *sections,
        tag("details", tag("summary", words.text("daily-how-fair")), *proof, class_="daily-proof"),
        tag("p", tag("a", words.text("shelf-title"), href="/mine"), class_="quiet foot"),
        back=f"/daily/{day}",
        games=tuple([game.id for game, _ in played]),
    )


def _proof(day: date, key: DailyKey, words: Words) -> list[Markup]:
    """Where the seed comes from, and the commitments to it."""
    seed = key.seed_of(day)
    proof = [
        tag("p", words.text(_source(day, key))),
        tag("p", words.text("daily-fair")),
        tag("p", words.text("replay-seed"), " ", tag("code", seed.text)),
        tag("p", words.text("replay-promised"), " ", tag("code", seed.commitment)),
    ]
    if promised := _next_commitment(day, key):
        proof.append(tag("p", words.text("daily-next-promised"), " ", tag("code", promised)))
    return [*proof, tag("p", words.text("daily-terminal"))]


def _source(day: date, key: DailyKey) -> str:
    """The message that says where a seed comes from. For a key's first day there was no commitment yet."""
    if not key.covers(day):
        return "daily-fair-date"
    return "daily-fair-first" if day == key.first else "daily-fair-server"


def _other_days(day: date, words: Words) -> Markup:
    links = []
    for other, key in ((day - timedelta(1), "daily-before"), (day + timedelta(1), "daily-after")):
        if daily.FIRST <= other <= daily.today():
            links.append(
                tag(
                    "a",
                    words.text(key, day=day_in_words(other, words.language)),
                    class_="button",
                    href=f"/daily/{other}",
                )
            )
    return tag("nav", *links, class_="go", aria_label=words.text("daily-other"))


def _game_section(game: AnyGame, found: list[Played], day: date, reader: Reader) -> Markup:
    words = layout.game_words(game.id, reader.language)
    named = _named(game, day, words)
    facts = [
        tag("div", tag("dt", words.text(f"outcome-{group}")), tag("dd", value))
        for group, value in named.items()
    ]
    kept = reader.name or None
    name = tag("input", name="name", id="name", value=kept, maxlength=NAME_CHARS, autocomplete="nickname")
    label = tag("label", words.text("daily-name"), for_="name")
    form = post_form(
        f"/daily/{day}",
        tag("div", label, name, class_="field"),
        tag("p", words.text("daily-listed"), class_="quiet"),
        button(words.text("daily-play"), main=True),
        class_="daily-play",
        game=game.id,
    )
    picture = tag("div", layout.cover_of(game, options_of(game, day), words), class_="game-picture")
    plan = tag("div", tag("h2", words.text("game-name")), tag("dl", *facts, class_="figures"), form)
    board = [tag("h2", words.text("daily-results")), _table(game, found, words)]
    return tag("section", tag("div", picture, plan, class_="daily-plan"), *board, class_="daily")


def _table(game: AnyGame, found: list[Played], words: Words) -> Markup:
    if not found:
        return tag("p", words.text("daily-nobody"), class_="quiet")
    figures = list(found[0].result.figures)
    heads: list[Child] = [tag("th", words.text(key), scope="col") for key in ("daily-who", "daily-result")]
    heads += [tag("th", words.text(f"outcome-{name}"), scope="col") for name in figures]
    heads.append(tag("th", words.text("story-undone"), scope="col"))
    rows = [_row(one, words) for one in found]
    grid = tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *rows), class_="standings")
    return tag(
        "div", grid, class_="scrolls", tabindex="0", role="region", aria_label=words.text("daily-results")
    )


def _row(one: Played, words: Words) -> Markup:
    result = one.result
    name = tag("th", tag("a", one.name, href=f"/t/{one.table}/film"), scope="row")
    won = tag("td", words.text("story-won" if result.won else "story-lost"))
    numbers = [tag("td", str(number)) for number in result.figures.values()]
    undone = tag("td", undone_text(result.undone, result.foreseen, words))
    return tag("tr", name, won, *numbers, undone, class_="is-won" if result.won else None)


routes: list[BaseRoute] = [
    Route("/daily", _today),
    Route("/daily/{day}", _day),
    Route("/daily/{day}", _play, methods=["POST"]),
]
