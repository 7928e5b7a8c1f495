"""Every route against every role that could call it, at a table of every game.

A route that is not listed here fails the test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from polnoc.bots.advice import Advice
from polnoc.engine.game import AnyGame
from polnoc.engine.seats import WATCHER
from polnoc.games import Pin, all_games
from polnoc.records.stories import has_story
from polnoc.store import Store
from polnoc.table.layout import Reader, builder_of
from polnoc.table.page_renderer import renderer_of
from tests.proofs import counts
from tests.proofs.browsers import JSON
from tests.proofs.in_process import opened, run
from tests.proofs.roles import ROLES, Cast, cast_of, games_for


def anything(game: AnyGame) -> bool:
    return True


#: The socket is opened, or closed before that.
OPENED, CLOSED = 101, 403


@dataclass(frozen=True)
class Row:
    """A route, the form sent to it, and the status for each role in the order of ROLES."""

    method: str
    path: str
    #: One status for all roles, or one for each.
    statuses: str
    form: dict[str, str] = field(default_factory=dict)
    table: str = "playing"
    #: Whose view the response has: that of each role's own seat (`own`), or that of the seat in question,
    #: and a watcher's for everybody else (`seat`).
    view_of: str = ""
    #: Values for placeholders that override the table's own.
    fill: dict[str, str] = field(default_factory=dict)
    #: The games whose board, texts or stories have what this row is about; all by default.
    games: Callable[[AnyGame], bool] = anything

    def status(self, role: str) -> int:
        given = self.statuses.split()
        return int(given[0] if len(given) == 1 else given[ROLES.index(role)])

    def seat(self, cast: Cast, role: str) -> int | None:
        if self.view_of == "seat" and role not in ("right", "elsewhere"):
            return None
        return cast.seat_of(role)

    def __str__(self) -> str:
        return f"{self.method} {self.path} {self.table}"


def can_be_told(game: AnyGame) -> bool:
    return has_story(game)


def cannot_be_told(game: AnyGame) -> bool:
    return not has_story(game)


def is_built(game: AnyGame) -> bool:
    return builder_of(game) is not None


def is_not_built(game: AnyGame) -> bool:
    return builder_of(game) is None


def is_for_many(game: AnyGame) -> bool:
    return max(game.players) > 1


def is_for_one(game: AnyGame) -> bool:
    return max(game.players) == 1


FOR_SEAT = {"seat": "{seat}", "token": "{token}", "key": "{key}", "action": "{action}", "text": "tekst"}

#       str watch wrong right host invit ended elsewhere
OWN = "404 404   404   200  404  404   404   403"
HOST = "404 404   404   404  303  404   404   403"
HOLDER = "404 404  404   200  404  404   404   200"
NOBODY = "404 404  404   409  404  404   404   403"
GONE = "404 404   404   404  404  404   404   403"

MATRIX = [
    # For everybody
    Row("GET", "/", "200"),
    Row("GET", "/new/{game}", "200"),
    Row("POST", "/new/{game}", "400 400 400 400 400 400 400 403", games=is_not_built),
    Row("POST", "/new/{game}", "200 200 200 200 200 200 200 403", games=is_built),
    Row("GET", "/learn/{game}", "200"),
    Row("GET", "/learn/{game}/{lesson}/{step}", "200", fill={"step": "1"}),
    Row("POST", "/learn/{game}/{lesson}/{step}", "204 204 204 204 204 204 204 403", fill={"step": "1"}),
    Row("GET", "/rules/{game}", "200"),
    Row("GET", "/rules/{game}/{id}", "303", fill={"id": "{rule}"}),
    Row("GET", "/api", "200"),
    Row("GET", "/api/openapi.json", "200"),
    Row("GET", "/health", "200"),
    Row("GET", "/metrics", "200"),
    Row("GET", "/static", "200", fill={"": "/polnoc.css"}),
    *[Row("GET", f"/static/games/{game.id}", "200", fill={"": "/board.css"}) for game in all_games()],
    Row("GET", "/manifest.webmanifest", "200"),
    Row("GET", "/worker.js", "200"),
    Row("GET", "/offline", "200"),
    Row("GET", "/offline/start", "200"),
    Row("GET", "/import", "200"),
    # One's own games: everybody sees those of their own secret, strangers none
    Row("GET", "/mine", "200"),
    Row("GET", "/mine", "200", table="over"),
    Row("GET", "/mine/statistics", "200", table="over"),
    Row("GET", "/mine/achievements", "200", table="over"),
    Row("GET", "/mine/games.json", "200", table="over"),
    Row("GET", "/mine/load", "200"),
    Row("POST", "/mine/load", "400 400 400 400 400 400 400 403", {"record": "?"}),
    Row("GET", "/mine/device", "200"),
    Row("POST", "/mine/device", "409 409 201 201 201 409 201 403"),
    Row("GET", "/device", "200"),
    Row("POST", "/device", "404 404 404 404 404 404 404 403", {"code": "aaaaa-aaaaa", "sure": "yes"}),
    Row("GET", "/device/{code}", "200", fill={"code": "aaaaa-aaaaa"}),
    Row("GET", "/mine/forget", "200"),
    Row("POST", "/mine/forget", "400 400 400 400 400 400 400 403"),
    # Groups of friends: nobody here is a member of any
    Row("GET", "/friends", "200"),
    Row("POST", "/friends", "201 201 201 201 201 201 201 403", {"group": "Czwartki", "name": "Ola"}),
    Row("GET", "/friends/{id}", "404"),
    Row("GET", "/friends/{id}/join/{secret}", "404", fill={"secret": "0" * 32}),
    Row("POST", "/friends/{id}/join/{secret}", GONE, {"name": "Ola"}, fill={"secret": "0" * 32}),
    Row("POST", "/friends/{id}/rename", GONE, {"group": "Moje", "name": "Ola"}),
    Row("POST", "/friends/{id}/link", GONE),
    Row("POST", "/friends/{id}/leave", GONE),
    Row("GET", "/watch", "200"),
    Row("GET", "/open", "200"),
    Row("GET", "/daily", "303"),
    Row("GET", "/daily/{day}", "200", fill={"day": "2026-01-01"}),
    Row("GET", "/daily/{day}", "404", fill={"day": "2999-01-01"}),
    Row(
        "POST", "/daily/{day}", "201 201 201 201 201 201 201 403", {"name": "Ola"}, fill={"day": "2026-01-01"}
    ),
    Row("POST", "/import", "400 400 400 400 400 400 400 403", {"record": "?"}),
    Row("POST", "/tables", "201 201 201 201 201 201 201 403", {"game": "{game}", "seats": "{seats}"}),
    Row("POST", "/preferences", "303 303 303 303 303 303 303 403", {"lang": "pl"}),
    Row("GET", "/your-turn", "200"),
    Row("GET", "/name", "200"),
    Row("POST", "/name", "200 200 200 200 200 200 200 403", {"name": "Ola"}),
    # Everybody's own notices
    Row("GET", "/packs", "200"),
    Row("POST", "/packs", "400 400 400 400 400 400 400 403", {"game": "{game}"}),
    Row("POST", "/packs/remove", GONE, {"pack": "0" * 16}),
    Row("GET", "/notices", "200"),
    Row("POST", "/notices", "200 200 200 200 200 200 200 403", {"kind": "webhook", "do": "off"}),
    Row("POST", "/notices", "400 400 400 400 400 400 400 403", {"kind": "mail", "do": "on", "address": "x"}),
    Row("GET", "/notices/mail/{token}", "404", fill={"token": "x" * 32}),
    Row(
        "POST",
        "/notices/mail/{token}",
        "404 404 404 404 404 404 404 403",
        {"do": "on"},
        fill={"token": "x" * 32},
    ),
    # For whoever sits at the machine of a server that can admit others (tests/table/test_network_access.py)
    Row("GET", "/network", "404"),
    Row("POST", "/network", "404 404 404 404 404 404 404 403", {"open": "yes"}),
    # What everybody may look at, each with their own view
    Row("GET", "/t/{id}", "200", view_of="own"),
    Row("GET", "/t/{id}?seat={seat}", "200", view_of="own"),
    Row("GET", "/t/{id}", "200", table="open", view_of="own"),
    Row("GET", "/t/{id}", "200", table="over", view_of="own"),
    Row("GET", "/t/{id}/then/{line}", "200", view_of="own", fill={"line": "0"}),
    Row("GET", "/t/{id}/then/{line}?seat={seat}", HOLDER, view_of="own", fill={"line": "0"}),
    Row("WS", "/t/{id}/live", "101 101 101 101 101 101 101 403", view_of="own"),
    Row("WS", "/t/{id}/live?seat={seat}", "101 101 101 101 101 101 101 403", view_of="seat"),
    # A game with a story is told to everybody, from what each may know
    Row("GET", "/t/{id}/film", "404", games=cannot_be_told),
    Row("GET", "/t/{id}/film", "404", table="over", games=cannot_be_told),
    Row("GET", "/t/{id}/film", "200", games=can_be_told),
    Row("GET", "/t/{id}/film", "200", table="over", games=can_be_told),
    # For nobody before the end, for everybody after it
    Row("GET", "/t/{id}/replay", "409"),
    Row("GET", "/t/{id}/replay", "303", table="over"),
    Row("GET", "/t/{id}/replay/beats", "409"),
    Row("GET", "/t/{id}/replay/beats", "200", table="over"),
    Row("GET", "/t/{id}/replay/{step}", "409", fill={"step": "0"}),
    Row("GET", "/t/{id}/replay/{step}", "200", table="over", fill={"step": "0"}),
    Row("GET", "/t/{id}/record.json", "404"),
    Row("GET", "/t/{id}/record.json", "200", table="over"),
    Row("GET", "/t/{id}/record.txt", "404"),
    Row("GET", "/t/{id}/record.txt", "200", table="over"),
    Row("GET", "/t/{id}/next", "404", table="over"),
    # For the holder of the seat
    Row("POST", "/t/{id}/answer", OWN, FOR_SEAT),
    Row("POST", "/t/{id}/answer", NOBODY, FOR_SEAT, table="open"),
    Row("POST", "/t/{id}/answer", NOBODY, FOR_SEAT, table="over"),
    Row("POST", "/t/{id}/undo", NOBODY, FOR_SEAT),
    Row("POST", "/t/{id}/undo-reply", NOBODY, {**FOR_SEAT, "allow": "yes"}),
    Row("POST", "/t/{id}/why", OWN, {**FOR_SEAT, "piece": "door-0"}),
    Row("POST", "/t/{id}/hint", OWN, FOR_SEAT),
    Row("POST", "/t/{id}/say", OWN, FOR_SEAT),
    Row("POST", "/t/{id}/note", OWN, FOR_SEAT),
    Row("POST", "/t/{id}/mark", OWN.replace("200", "400"), FOR_SEAT),
    Row("POST", "/t/{id}/return", OWN, FOR_SEAT),
    Row("POST", "/t/{id}/name", OWN, {**FOR_SEAT, "name": "Nowa"}),
    Row("POST", "/t/{id}/name", NOBODY, {**FOR_SEAT, "name": "Nowa"}, table="over"),
    Row("GET", "/t/{id}/name?seat={seat}", HOLDER),
    Row("POST", "/t/{id}/again", NOBODY, FOR_SEAT),
    Row("POST", "/t/{id}/again", OWN.replace("200", "303"), FOR_SEAT, table="over"),
    Row("GET", "/t/{id}/link/{seat}", HOLDER),
    # Parts of the seed, and consent to another person on a seat: nobody asks for either here
    Row("POST", "/t/{id}/part", NOBODY, {"seat": "{seat}", "step": "promise", "value": "a" * 64}),
    Row("POST", "/t/{id}/agree", NOBODY, {"seat": "{seat}", "whose": "{seat}"}),
    # For the host, and for those whom the host has invited
    Row("POST", "/t/{id}/free", HOST, {"seat": "{seat}", "whose": "{seat}"}),
    Row("POST", "/t/{id}/stand-in", "404 404 404 200 200 404 404 403", {"seat": "{seat}", "whose": "{seat}"}),
    # Whoever opens a used invitation is told whose seat it is, and may ask to be let in
    Row("GET", "/t/{id}/sit", "303 303 303 303 303 200 303 303", games=is_for_many),
    Row("GET", "/t/{id}/sit", "303 303 303 303 200 303 303 303", games=is_for_one),
    Row(
        "POST", "/t/{id}/come-back", "404 404 404 404 409 200 404 403", {"whose": "{seat}"}, games=is_for_many
    ),
    Row(
        "POST", "/t/{id}/come-back", "404 404 404 404 200 404 404 403", {"whose": "{seat}"}, games=is_for_one
    ),
    Row("POST", "/t/{id}/come-back", "404 404 404 404 404 404 404 403", {"whose": "{seat}"}, table="over"),
    # Before the game only the host manages the table
    Row("POST", "/t/{id}/start", HOST.replace("303", "409")),
    Row("POST", "/t/{id}/start", HOST.replace("303", "200"), table="open"),
    Row("POST", "/t/{id}/cancel", HOST.replace("303", "409")),
    Row("POST", "/t/{id}/cancel", HOST.replace("303", "200"), table="open"),
    Row("POST", "/t/{id}/listing", HOST.replace("303", "409"), {"joinable": "yes"}),
    Row("POST", "/t/{id}/listing", HOST.replace("303", "200"), {"joinable": "yes"}, table="open"),
    Row("POST", "/t/{id}/remove-seat", HOST.replace("303", "404"), {"whose": "{seat}"}),
    Row("POST", "/t/{id}/remove-seat", HOST.replace("303", "409"), {"whose": "{seat}"}, table="open"),
    Row("POST", "/t/{id}/remove-seat", HOST, {"whose": "{free}"}, table="open"),
    # Anybody without a seat may take one at an open table, and at no other
    Row("GET", "/t/{id}/join", "303"),
    Row("GET", "/t/{id}/join", "303", table="open"),
    Row("GET", "/t/{id}/join", "200 200 303 303 303 200 200 303", table="joinable"),
    Row("POST", "/t/{id}/join", "404 404 404 404 404 404 404 403", {"whose": "{free}"}, table="open"),
    Row("POST", "/t/{id}/join", "303 303 409 409 409 303 303 403", {"whose": "{free}"}, table="joinable"),
    # Leaving: for those who hold something there, or have it on their start page
    Row("GET", "/t/{id}/leave", "404 404 200 200 200 200 200 200", games=is_for_many),
    Row("GET", "/t/{id}/leave", "404 404 404 200 200 200 200 200", games=is_for_one),
    Row("POST", "/t/{id}/leave", "404 404 200 200 200 200 200 403", games=is_for_many),
    Row("POST", "/t/{id}/leave", "404 404 200 200 200 200 200 403", table="open"),
    Row("POST", "/t/{id}/resign", OWN, FOR_SEAT),
    Row("POST", "/t/{id}/resign", NOBODY, FOR_SEAT, table="open"),
    Row("POST", "/t/{id}/resign", NOBODY, FOR_SEAT, table="over"),
    Row("POST", "/t/{id}/play-on", OWN, FOR_SEAT),
    Row("GET", "/t/{id}/sit", "303 303 303 303 200 200 303 303", table="open"),
    Row("POST", "/t/{id}/sit", "404 404 404 404 404 404 404 403", {"whose": "{seat}"}),
    Row("POST", "/t/{id}/sit", "404 404 404 404 303 303 404 403", {"whose": "{free}"}, table="open"),
    Row("GET", "/t/{id}/sit/{secret}", "303", table="open"),
    Row("GET", "/t/{id}/sit/{secret}", "404", table="open", fill={"secret": "A" * 32}),
]


def listed(routes: list[BaseRoute]) -> Iterator[tuple[str, str]]:
    """Yield every method and path that an application answers."""
    for route in routes:
        if isinstance(route, Route):
            for method in (route.methods or set()) - {"HEAD"}:
                yield method, route.path
        elif isinstance(route, WebSocketRoute):
            yield "WS", route.path
        else:
            assert isinstance(route, Mount), f"what is {route}?"
            yield "GET", route.path


def test_every_route_is_in_the_matrix(store: Store) -> None:
    async def proof() -> set[tuple[str, str]]:
        async with opened(store) as app:
            return set(listed(app.routes))

    known = {(row.method, row.path.partition("?")[0]) for row in MATRIX}
    routes = run(proof())
    assert routes - known == set(), "nobody has said who may call these"
    assert known - routes == set(), "these are gone"


def cells(rows: Iterable[Row], each: int) -> list[Any]:
    """Pair each row with `each` of the games it is about; all games take turns."""
    found = []
    for number, row in enumerate(rows):
        games = [game for game in games_for(row.table) if row.games(game)]
        about_games = "{id}" in row.path or "{game}" in row.path or "{game}" in row.form.values()
        for turn in range(number, number + (min(each, len(games)) if about_games else 1)):
            game = games[turn % len(games)]
            found.append(pytest.param(row, game, id=f"{row} {game.id}"))
    return found


@pytest.mark.parametrize(("row", "game"), cells(MATRIX, counts.GAMES_A_ROUTE))
def test_who_may_do_what(store: Store, row: Row, game: AnyGame) -> None:
    async def proof() -> None:
        async with opened(store) as app:
            app.state.tables.bots.pool.advise = advise
            shared = await cast_of(app, row.table, game)
            for role in ROLES:
                allowed = row.method == "POST" and row.status(role) < 400
                await check(store, row, role, await cast_of(app, row.table, game) if allowed else shared)

    run(proof())


@pytest.mark.parametrize("kind", ["playing", "open", "over"])
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_who_may_answer_on_a_live_socket(store: Store, game: AnyGame, kind: str) -> None:
    """Only the holder of the asked seat, on that seat's page; what others send has no effect."""
    if game not in games_for(kind):
        pytest.skip("nobody can be waited for at a table of this game")

    async def proof() -> None:
        async with opened(store) as app:
            cast = await cast_of(app, kind, game)
            for role in sorted(ROLES, key=lambda role: role == "right"):
                before = await store.export_table(cast.room.id)
                facts = cast.facts
                said = {name: facts[name] for name in ("seat", "token", "key", "action")}
                done = await cast.browsers[role].say(f"{cast.table}/live?seat={cast.seat}", said)
                assert done == (role == "right" and kind == "playing"), role
                assert (await store.export_table(cast.room.id) != before) == done, role

    run(proof())


async def advise(pin: Pin, view: object, offered: list[str], seed: str, **whose: str) -> Advice:
    """Return a hint that takes no time to compute."""
    return Advice(offered[0], ())


async def check(store: Store, row: Row, role: str, cast: Cast) -> None:
    """Check one cell: the status, whose view it has, and that refused requests change nothing."""
    before = await store.export_table(cast.room.id)
    facts = facts_of(cast, row)
    path = row.path.format_map(facts) + row.fill.get("", "")
    form = {name: value.format_map(facts) for name, value in row.form.items()}
    if row.method == "WS":
        status, seen = await listen(cast, role, path)
    else:
        status, seen = await ask(cast, role, row.method, path, form)
    assert status == row.status(role), role
    if row.view_of and status < 400:
        assert seen == row.seat(cast, role), role
    if row.method != "POST" or status >= 400:
        assert await store.export_table(cast.room.id) == before, role


def facts_of(cast: Cast, row: Row) -> dict[str, str]:
    """Return the values for a row's placeholders."""
    return cast.facts | {name: value.format_map(cast.facts) for name, value in row.fill.items()}


async def ask(cast: Cast, role: str, method: str, path: str, form: dict[str, str]) -> tuple[int, int | None]:
    """Send a request; return its status, and whose view the response has if it is about a table."""
    browser = cast.browsers[role]
    if method == "POST":
        return (await browser.post(path, form)).status, None
    answer = await browser.get(path, JSON)
    data: Any = answer.data if answer.header("content-type") == "application/json" else {}
    if "view" not in data or "seat" not in data:
        return answer.status, None
    seat = WATCHER if data["seat"] is None else data["seat"]
    assert data["view"].get("seat", seat) == seat  # before the deal there is nothing to see
    return answer.status, seat


async def listen(cast: Cast, role: str, path: str) -> tuple[int, int | None]:
    """Open a socket; return its status and whose view it has, judged by what it shows."""
    browser = cast.browsers[role]
    async with browser.listen(path) as socket:
        if not await socket.opened():
            return CLOSED, None
        told = await socket.next()
        if "go" in told:  # the page is not for this reader, who is redirected to their own
            return OPENED, None
        everybody = (*range(len(cast.room.seats)), WATCHER)
        readers = {seat: Reader("en", seat=seat, host=role == "host") for seat in everybody}
        marks = {seat: renderer_of(cast.room, reader).state().version for seat, reader in readers.items()}
        [seat] = [seat for seat, mark in marks.items() if told["mark"].endswith(mark)]
        return OPENED, seat
