"""The game of the day: the same for everybody, played at tables of one's own, compared by results.

Nothing here trusts a browser: a result is worked out from the log of its table, by the rules.
"""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from typing import Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from polnoc import daily
from polnoc.daily import BadDay, daily_games, options_of, read_day, seed_of
from polnoc.drawing.markup import Child, Markup, tag
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.records.results import Result, result_of
from polnoc.records.stories import outcome_groups
from polnoc.store import TableLog
from polnoc.table import layout
from polnoc.table.api import DailyData, DailyGame, Standing
from polnoc.table.callers import (
    BadRequest,
    html,
    keep_secrets,
    read_form,
    reader_of,
    tables_of,
    wants_json,
)
from polnoc.table.layout import Reader, button, post_form
from polnoc.table.rooms import PERSON, Room, RoomSeat, Settings
from polnoc.table.seating import LONGEST_NAME, clean_name
from polnoc.table.stories import DAILY, undone_text
from polnoc.table.tables import Tables, recalled
from polnoc.words import Words

#: So many finished tables of a day are compared; the newest.
MOST: Final = 200
#: So many results are remembered by a process.
REMEMBERED: Final = 5_000


class Played(NamedTuple):
    """A finished table of a day: its address, the name given there, and what came of it."""

    table: str
    name: str
    result: Result
    rank: tuple[int, ...]


def label_of(game: AnyGame, day: date) -> str:
    """What the tables of a day are found by."""
    return f"{DAILY}{game.id}:{day}"


# Results ------------------------------------------------------------------------------


async def standings(tables: Tables, game: AnyGame, day: date) -> list[Played]:
    """The finished games of a day on this server, the best first."""
    listed = await tables.store.tables("over", limit=MOST, label=label_of(game, day))
    plan = msgspec.to_builtins(options_of(game, day))
    played = [
        await _played(tables, game, day, table.id)
        for table in listed
        if (table.rules, table.content, table.options) == (game.rules_version, game.content, plan)
    ]
    return sorted([one for one in played if one is not None], key=lambda one: one.rank, reverse=True)


async def _played(tables: Tables, game: AnyGame, day: date, id: str) -> Played | None:
    """What came of a table, worked out from its log once: a finished game never changes."""
    key = ("played", id)
    if key not in tables.kept:
        log = await tables.store.log(id)
        if len(tables.kept) >= REMEMBERED:
            tables.kept.clear()
        tables.kept[key] = await asyncio.to_thread(worked_out, game, day, log)
    found: Played | None = tables.kept[key]
    return found


def worked_out(game: AnyGame, day: date, log: TableLog) -> Played | None:
    """What came of a table, by the rules; None if it is not over."""
    match = Match(game, options_of(game, day), seed_of(day))
    room = Room(log.table.id, match, [])
    for entry in log.entries:
        room.recall(recalled(entry))
    result = result_of(match, day=str(day), id=log.table.id)
    if result is None:
        return None
    return Played(log.table.id, log.seats[0].name, result, (*result.rank, -match.foreseen, -match.undone))


# Doors --------------------------------------------------------------------------------


async def _today(request: Request) -> Response:
    return RedirectResponse(f"/daily/{daily.today()}", 303)


async def _day(request: Request) -> Response:
    try:
        day = read_day(request.path_params["day"])
    except BadDay as problem:
        return _no_such_day(request, problem)
    played = [(game, await standings(tables_of(request), game, day)) for game in daily_games()]
    if wants_json(request):
        return Response(msgspec.json.encode(_data(day, played)), media_type="application/json")
    return html(day_page(reader_of(request), day, played))


def _no_such_day(request: Request, problem: BadDay) -> Response:
    if wants_json(request):
        return JSONResponse({"problem": str(problem)}, 404)
    reader = reader_of(request)
    words = layout.shared_words(reader)
    today, first = str(daily.today()), str(daily.FIRST)
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
    seats = [RoomSeat(clean_name(form.get("name", ""), usual), PERSON)]
    settings = Settings(hints=form.get("hints") != "no", label=label_of(game, day))
    made = await tables_of(request).make(game, options_of(game, day), seats, settings, seed_of(day))
    table = f"/t/{made.room.id}"
    response: Response = RedirectResponse(table, 303)
    if wants_json(request):
        response = JSONResponse({"table": table, "invitations": {}}, 201)
    keep_secrets(request, response, made.room.id, [*made.secrets.values(), made.host])
    return response


def _data(day: date, played: list[tuple[AnyGame, list[Played]]]) -> DailyData:
    games = [
        DailyGame(game.id, msgspec.to_builtins(options_of(game, day)), [_standing(one) for one in found])
        for game, found in played
    ]
    seed = seed_of(day)
    return DailyData(str(day), seed.text, seed.commitment, games)


def _standing(one: Played) -> Standing:
    result = one.result
    table = f"/t/{one.table}/film"
    return Standing(table, one.name, result.won, result.figures, result.undone, result.foreseen)


# Pages --------------------------------------------------------------------------------


def start_section(reader: Reader) -> Markup:
    """On the start page: today's game, and what this browser has played."""
    words, today = layout.shared_words(reader), daily.today()
    links = []
    for game in daily_games():
        said = layout.game_words(game.id, reader.language)
        film = " · ".join(_named(game, today, said).values())
        title = tag("strong", words.text("daily-title", day=str(today)))
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
    return {group: words.text(f"outcome-{group}-{value}") for group, value in groups.items()}


def day_page(reader: Reader, day: date, played: list[tuple[AnyGame, list[Played]]]) -> str:
    """The game of a day: what it is, a table of one's own, and how others did."""
    words = layout.shared_words(reader)
    sections = [_game_section(game, found, day, reader) for game, found in played]
    seed = seed_of(day)
    proof = [
        tag("p", words.text("daily-fair")),
        tag("p", words.text("page-seed"), " ", tag("code", seed.text)),
        tag("p", words.text("replay-promised"), " ", tag("code", seed.commitment)),
    ]
    return layout.simple_page(
        reader,
        words.text("daily-title", day=str(day)),
        _other_days(day, words),
        *sections,
        tag("details", tag("summary", words.text("daily-how-fair")), *proof, class_="daily-proof"),
        tag("p", tag("a", words.text("shelf-title"), href="/mine"), class_="quiet foot"),
        back=f"/daily/{day}",
        games=tuple([game.id for game, _ in played]),
    )


def _other_days(day: date, words: Words) -> Markup:
    links = []
    for other, key in ((day - timedelta(1), "daily-before"), (day + timedelta(1), "daily-after")):
        if daily.FIRST <= other <= daily.today():
            links.append(tag("a", words.text(key, day=str(other)), class_="button", href=f"/daily/{other}"))
    return tag("nav", *links, class_="go", aria_label=words.text("daily-other"))


def _game_section(game: AnyGame, found: list[Played], day: date, reader: Reader) -> Markup:
    words = layout.game_words(game.id, reader.language)
    named = _named(game, day, words)
    facts = [
        tag("div", tag("dt", words.text(f"outcome-{group}")), tag("dd", value))
        for group, value in named.items()
    ]
    name = tag("input", name="name", id="name", maxlength=LONGEST_NAME, autocomplete="nickname")
    label = tag("label", words.text("daily-name"), for_="name")
    form = post_form(
        f"/daily/{day}",
        tag("div", label, name, class_="field"),
        tag("p", words.text("daily-listed"), class_="quiet"),
        button(words.text("daily-play"), main=True),
        class_="daily-play",
        game=game.id,
    )
    picture = tag("div", layout.drawer_of(game).cover(words.text), class_="game-picture")
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
