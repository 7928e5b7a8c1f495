"""X1: every route against everybody who could call it. A route that is not listed here fails the test."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from polnoc.bots.advice import Advice
from polnoc.engine.seats import WATCHER
from polnoc.games import find_game
from polnoc.lessons import read_lessons
from polnoc.store import Store
from polnoc.table.layout import Reader
from polnoc.table.parts import sight_of
from tests.proofs.browsers import JSON
from tests.proofs.cast import ROLES, Cast, cast_of
from tests.proofs.inside import opened, run

#: The socket is opened, or it is closed before that.
OPENED, CLOSED = 101, 403


@dataclass(frozen=True)
class Row:
    """A route, what is sent to it, and the status for each role in the order of ROLES."""

    method: str
    path: str
    #: One status for all roles, or one for each.
    statuses: str
    form: dict[str, str] = field(default_factory=dict)
    table: str = "playing"
    #: Whose eyes the answer has, for each role: a seat, - for a watcher's, x for nobody's.
    eyes: str = ""
    #: What stands in the address in place of the table's own facts.
    fill: dict[str, str] = field(default_factory=dict)

    def status(self, role: str) -> int:
        given = self.statuses.split()
        return int(given[0] if len(given) == 1 else given[ROLES.index(role)])

    def seat(self, role: str) -> int | None:
        eye = self.eyes.split()[ROLES.index(role)]
        return {"-": WATCHER, "x": None}[eye] if eye in "-x" else int(eye)


LESSON = {"lesson": read_lessons(find_game("duchy"))[0].id, "step": "1"}
FOR_SEAT = {"seat": "{seat}", "token": "{token}", "key": "{key}", "action": "{action}", "text": "tekst"}

#       str watch wrong right host invit ended elsewhere
OWN = "404 404   404   200  404  404   404   403"
HOST = "404 404   404   404  303  404   404   403"
EYES = "-   -     2     1    0    -     -     1"
HOLDER = "404 404  404   200  404  404   404   200"
NOBODY = "404 404  404   409  404  404   404   403"

MATRIX = [
    # For everybody
    Row("GET", "/", "200"),
    Row("GET", "/new/{game}", "200"),
    Row("POST", "/new/{game}", "400 400 400 400 400 400 400 403"),
    Row("GET", "/learn/{game}", "200"),
    Row("GET", "/learn/{game}/{lesson}/{step}", "200", fill=LESSON),
    Row("POST", "/learn/{game}/{lesson}/{step}", "204 204 204 204 204 204 204 403", fill=LESSON),
    Row("GET", "/rules/{game}", "200"),
    Row("GET", "/rules/{game}/{id}", "303", fill={"id": "DUE-TURN-03"}),
    Row("GET", "/api", "200"),
    Row("GET", "/api/openapi.json", "200"),
    Row("GET", "/health", "200"),
    Row("GET", "/metrics", "200"),
    Row("GET", "/static", "200", fill={"": "/polnoc.css"}),
    Row("GET", "/import", "200"),
    Row("GET", "/mine", "200"),
    Row("GET", "/daily", "303"),
    Row("GET", "/daily/{day}", "200", fill={"day": "2026-01-01"}),
    Row("GET", "/daily/{day}", "404", fill={"day": "2999-01-01"}),
    Row(
        "POST", "/daily/{day}", "201 201 201 201 201 201 201 403", {"name": "Ola"}, fill={"day": "2026-01-01"}
    ),
    Row("POST", "/import", "400 400 400 400 400 400 400 403", {"record": "?"}),
    Row("POST", "/tables", "201 201 201 201 201 201 201 403", {"game": "duchy", "seats": "you,you"}),
    Row("POST", "/preferences", "303 303 303 303 303 303 303 403", {"lang": "pl"}),
    # What everybody may look at, with their own eyes
    Row("GET", "/t/{id}", "200", eyes=EYES),
    Row("GET", "/t/{id}?seat=1", "200", eyes=EYES),
    Row("GET", "/t/{id}", "200", table="open", eyes=EYES),
    Row("GET", "/t/{id}", "200", table="over", eyes=EYES),
    Row("GET", "/t/{id}/then/{line}", "200", eyes=EYES, fill={"line": "0"}),
    Row("GET", "/t/{id}/then/{line}?seat=1", HOLDER, eyes=EYES, fill={"line": "0"}),
    Row("WS", "/t/{id}/live", "101 101 101 101 101 101 101 403", eyes=EYES),
    Row("WS", "/t/{id}/live?seat=1", "101 101 101 101 101 101 101 403", eyes="x x x 1 x x x 1"),
    # A game that can be told is told to everybody, from what each may know; this one cannot
    Row("GET", "/t/{id}/film", "404"),
    Row("GET", "/t/{id}/film", "404", table="over"),
    # For nobody before the end, for everybody after it
    Row("GET", "/t/{id}/replay", "409"),
    Row("GET", "/t/{id}/replay", "303", table="over"),
    Row("GET", "/t/{id}/replay/{step}", "409", fill={"step": "0"}),
    Row("GET", "/t/{id}/replay/{step}", "200", table="over", fill={"step": "0"}),
    Row("GET", "/t/{id}/record.json", "404"),
    Row("GET", "/t/{id}/record.json", "200", table="over"),
    Row("GET", "/t/{id}/record.txt", "404"),
    Row("GET", "/t/{id}/record.txt", "200", table="over"),
    Row("GET", "/t/{id}/next", "404", table="over"),
    # For whoever holds the seat
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
    Row("POST", "/t/{id}/again", NOBODY, FOR_SEAT),
    Row("POST", "/t/{id}/again", OWN.replace("200", "303"), FOR_SEAT, table="over"),
    Row("GET", "/t/{id}/link/{seat}", HOLDER),
    # For the host, and for those whom the host has invited
    Row("POST", "/t/{id}/free", HOST, {"seat": "{seat}", "whose": "{seat}"}),
    Row("POST", "/t/{id}/stand-in", "404 404 404 200 200 404 404 403", {"seat": "{seat}", "whose": "{seat}"}),
    Row("GET", "/t/{id}/sit", "303"),
    Row("GET", "/t/{id}/sit", "303 303 303 303 200 200 303 303", table="open"),
    Row("POST", "/t/{id}/sit", "404 404 404 404 404 404 404 403", {"whose": "{seat}"}),
    Row("POST", "/t/{id}/sit", "404 404 404 404 303 303 404 403", {"whose": "3"}, table="open"),
    Row("GET", "/t/{id}/sit/{secret}", "303", table="open"),
    Row("GET", "/t/{id}/sit/{secret}", "404", table="open", fill={"secret": "A" * 32}),
]


def listed(routes: list[BaseRoute]) -> Iterator[tuple[str, str]]:
    """Every method and path that an application answers."""
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


@pytest.mark.parametrize("row", MATRIX, ids=lambda row: f"{row.method} {row.path} {row.table}")
def test_who_may_do_what(store: Store, row: Row) -> None:
    async def proof() -> None:
        async with opened(store) as app:
            app.state.tables.pool.advise = advise
            shared = await cast_of(app, row.table)
            for role in ROLES:
                allowed = row.method == "POST" and row.status(role) < 400
                await check(store, row, role, await cast_of(app, row.table) if allowed else shared)

    run(proof())


async def advise(game_id: str, view: object, offered: list[str], luck: str) -> Advice:
    """A hint that costs nothing."""
    return Advice(offered[0], ())


async def check(store: Store, row: Row, role: str, cast: Cast) -> None:
    """One cell: the status, whose eyes it has, and that nothing happens to those who are refused."""
    before = await store.export_table(cast.room.id)
    facts = cast.facts | row.fill
    path = row.path.format_map(facts) + row.fill.get("", "")
    form = {name: value.format_map(facts) for name, value in row.form.items()}
    if row.method == "WS":
        status, seen = await listen(cast, role, path)
    else:
        status, seen = await ask(cast, role, row.method, path, form)
    assert status == row.status(role), role
    if row.eyes and status < 400:
        assert seen == row.seat(role), role
    if row.method != "POST" or status >= 400:
        assert await store.export_table(cast.room.id) == before, role


async def ask(cast: Cast, role: str, method: str, path: str, form: dict[str, str]) -> tuple[int, int | None]:
    """A request; its status, and whose eyes the answer has, if it is about a table."""
    browser = cast.browsers[role]
    if method == "POST":
        return (await browser.post(path, form)).status, None
    answer = await browser.get(path, JSON)
    data: Any = answer.data if answer.header("content-type") == "application/json" else {}
    if "view" not in data or "seat" not in data:
        return answer.status, None
    seat = WATCHER if data["seat"] is None else data["seat"]
    assert data["view"]["seat"] == seat
    return answer.status, seat


async def listen(cast: Cast, role: str, path: str) -> tuple[int, int | None]:
    """Open a socket; whose eyes it has, told by what it shows."""
    browser = cast.browsers[role]
    async with browser.listen(path) as line:
        if not await line.opened():
            return CLOSED, None
        told = await line.next()
        if "go" in told:  # the page is not for this reader: it is sent to its own
            return OPENED, None
        readers = {seat: Reader("en", seat=seat, host=role == "host") for seat in (*range(3), WATCHER)}
        marks = {seat: sight_of(cast.room, reader).look().mark for seat, reader in readers.items()}
        [seat] = [seat for seat, mark in marks.items() if told["mark"].endswith(mark)]
        return OPENED, seat
