"""Everything is legible: every text of every screen is large enough, whole, and covers no other.

The walk finds games, lessons and moments of play by itself, so a new game is checked like the others. A
quick run checks a few moments in two sizes and one language; POLNOC_SCREENS sets the number of moments of
each game, and POLNOC_ALL_SCREEN_SIZES=1 selects all sizes in both languages and themes. POLNOC_OFFENDERS
names a file for the whole list, and POLNOC_PICTURES a folder for pictures of all screens.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page
from starlette.applications import Starlette

from polnoc import records
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.seats import CHANCE
from polnoc.games import all_games
from polnoc.lessons import lesson_outlines
from polnoc.table.rooms import Room
from tests.browser.conftest import stand
from tests.browser.readable import SIZES, Moment, Theme, Walk, moments
from tests.conformance.kit import sample_line

#: How many moments of each game and number of players are checked.
SCREENS: Final = int(os.environ.get("POLNOC_SCREENS", "1"))
ALL: Final = os.environ.get("POLNOC_ALL_SCREEN_SIZES") == "1"
#: Names of maximum length, in several words and in one, and short ones.
NAMES: Final = ("Maksymilian Wielki z Pacanowa", "Ania z Gdańska", "Bo", "Konstantynopolitańczykowianka")
JSON: Final = {"Accept": "application/json"}

#: By game: the sizes and the language of a quick run; the games together cover every size and language.
QUICK: Final = {
    "bestia": (((360, 740),), "pl"),
    "duchy": (((820, 1180),), "en"),
    "finalgirl": (((1280, 800),), "pl"),
    "straszydla": (((1366, 768),), "pl"),
}
QUICK_OTHERS: Final = (((1280, 800), (360, 740)), "pl")


def languages(game: str) -> tuple[str, ...]:
    return ("pl", "en") if ALL else (QUICK.get(game, QUICK_OTHERS)[1],)


def sizes(game: str) -> tuple[tuple[int, int], ...]:
    return SIZES if ALL else QUICK.get(game, QUICK_OTHERS)[0]


@pytest.fixture
def opened(browser: Browser, site: str) -> Iterator[Any]:
    """Return a function that opens pages of new people, by language."""
    contexts = []

    def come(language: str) -> Page:
        context = browser.new_context(
            base_url=site,
            locale={"pl": "pl-PL", "en": "en-GB"}[language],
            reduced_motion="reduce",
            service_workers="block",
        )
        contexts.append(context)
        return context.new_page()

    yield come
    for context in contexts:
        context.close()


def walk_of(game: str) -> Walk:
    folder = os.environ.get("POLNOC_PICTURES")
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
    themes: tuple[Theme, ...] = ("dark", "light") if ALL else ("dark",)
    return Walk(sizes(game), themes, Path(folder) if folder else None)


def settle(walk: Walk) -> None:
    """Check that nothing was found; write the whole list to a file if requested."""
    if path := os.environ.get("POLNOC_OFFENDERS"):
        with Path(path).open("a", encoding="utf-8") as file:
            file.writelines([f"{one}\n" for one in walk.offenders])
    assert walk.screens
    assert walk.offenders == [], walk.report()


# Tables -----------------------------------------------------------------------------------


def table_for(app: Starlette, page: Page, game: AnyGame, players: int) -> Room:
    """Create a table whose seats are all held by one browser, so that it can be shown to each of them."""
    form: dict[str, str | float | bool] = {"game": game.id, "seats": ",".join(["free"] * players)}
    made = page.request.post("/tables", form=form, headers=JSON).json()
    for number, link in enumerate(made["invitations"].values()):
        page.request.get(link)
        page.request.post(f"{made['table']}/sit", form={"whose": str(number), "name": NAMES[number]})
    room: Room = app.state.tables.rooms[made["table"].removeprefix("/t/")]
    assert room.begun
    return room


def put(room: Room, moment: Moment) -> None:
    """Put a table into a moment's position."""
    stand(room, moment.position)
    room.match.events[:] = moment.events
    room.stamp += 1


def show(page: Page, address: str) -> None:
    """Open a page and close the role card."""
    answer = page.goto(address)
    assert answer is not None and answer.ok, address
    page.evaluate("document.querySelector('#role-card[open]')?.close()")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_table_can_be_read(opened: Any, app: Starlette, game: AnyGame) -> None:
    walk = walk_of(game.id)
    for language in languages(game.id):
        for players in game.players if ALL else game.players[-1:]:
            found = moments(game, players, 2)[:SCREENS]
            _walk_table(walk, app, (opened(language), opened(language)), game, players, found, language)
    settle(walk)


def _walk_table(
    walk: Walk,
    app: Starlette,
    pages: tuple[Page, Page],
    game: AnyGame,
    players: int,
    found: list[Moment],
    language: str,
) -> None:
    """Check some moments of a table, as whoever is asked sees them; the first one or two as a watcher."""
    holder, watcher = pages
    room = table_for(app, holder, game, players)
    for number, moment in enumerate(found):
        for page in pages:
            page.goto("about:blank")  # a page of the moment before would move on by itself
        put(room, moment)
        show(holder, f"/t/{room.id}?seat={moment.seat}")
        walk.look(holder, f"{game.id}-{players}-{moment.rule}", language)
        if number == 0 and players == max(game.players):
            holder.goto(f"/t/{room.id}?seat={moment.seat}&card=yes")
            walk.look(holder, f"{game.id}-{players}-card", language)
            show(holder, f"/t/{room.id}?seat={moment.seat}")
            walk.look_into_drawers(holder, f"{game.id}-{players}", language)
        if number < (2 if ALL else 1):
            show(watcher, f"/t/{room.id}")
            walk.look(watcher, f"{game.id}-{players}-{moment.rule}-watched", language)


# Before, after and around ---------------------------------------------------------------------


def played(game: AnyGame, players: int) -> bytes:
    """Return the record of a whole game."""
    line = sample_line(game, players, "random", 0)
    match = Match(game, line.chosen, line.seed)
    for moment in line.moments:
        if moment.answer and moment.answer[0] != CHANCE:
            match.answer(*moment.answer)
    return records.encode(records.take(match, [records.Seat(name, "you") for name in NAMES[:players]]))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_the_pages_around_a_game_can_be_read(opened: Any, game: AnyGame) -> None:
    walk = walk_of(game.id)
    most = max(game.players)
    record = played(game, most)
    ways = ("solo", "screen", "online", "phones")
    for language in languages(game.id):
        page = opened(language)
        for number, way in enumerate(ways if ALL else ways[:1] + ways[2:3]):
            players = game.players[number % len(game.players)]
            page.goto(f"/new/{game.id}?way={way}&players={players}")
            page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
            walk.look(page, f"new-{game.id}-{way}-{players}", language)
        _walk_lessons(walk, page, game, language)
        for address in (f"/learn/{game.id}", f"/rules/{game.id}"):
            page.goto(address)
            walk.look(page, address.strip("/").replace("/", "-"), language)
        made = page.request.post("/import", data=record, headers={"content-type": "application/json"})
        assert made.ok, made.text()
        table = made.url.partition("/t/")[2].partition("/")[0].partition("?")[0]
        for step in ("0", "9", "40") if ALL else ("40",):
            show(page, f"/t/{table}/replay/{step}")
            walk.look(page, f"{game.id}-replay-{step}", language)
        show(page, f"/t/{table}")
        walk.look(page, f"{game.id}-end", language)
        if page.goto(f"/t/{table}/film").ok:  # some games are told as a story
            walk.look(page, f"{game.id}-film", language)
        _walk_waiting(walk, opened, game, language)
    settle(walk)


def _walk_lessons(walk: Walk, page: Page, game: AnyGame, language: str) -> None:
    """Check the first step of every lesson; in a quick run only of the first lesson."""
    for outline in lesson_outlines(game)[: None if ALL else 1]:
        page.goto(f"/learn/{game.id}/{outline.id}/1")
        walk.look(page, f"{game.id}-lesson-{outline.id}", language)


def _walk_waiting(walk: Walk, opened: Any, game: AnyGame, language: str) -> None:
    """Check the waiting room, and the page on which one takes a seat."""
    if max(game.players) < 2:
        return
    host, guest = opened(language), opened(language)
    form = {"game": game.id, "seats": ",".join(["you", *["free"] * (max(game.players) - 1)])}
    made = host.request.post("/tables", form=form, headers=JSON).json()
    host.goto(made["table"])
    walk.look(host, f"{game.id}-waiting", language)
    guest.goto(next(iter(made["invitations"].values())))
    walk.look(guest, f"{game.id}-sit", language)


PAGES: Final = (
    "/",
    "/daily",
    "/mine",
    "/mine/statistics",
    "/mine/achievements",
    "/mine/device",
    "/friends",
    "/notices",
    "/import",
    "/open",
    "/watch",
    "/name",
    "/network",
    "/offline",
    "/device",
    "/mine/forget",
    "/api",
    "/new/straszydla?set-layout=own",
)  # fmt: skip


def test_other_pages_can_be_read(opened: Any) -> None:
    walk = walk_of("")
    for language in languages(""):
        page = opened(language)
        form = {"group": "Wieczorne potwory z Krakowa", "name": NAMES[0]}
        group = page.request.post("/friends", form=form, headers=JSON).json()["group"]
        page.goto(group)
        walk.look(page, "page-group", language)
        for address in PAGES:
            page.goto(address)
            walk.look(page, f"page{address.replace('/', '-')}", language)
    settle(walk)
