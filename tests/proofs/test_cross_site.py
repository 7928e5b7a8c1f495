"""State changes only by POST, and never at the request of another site's page (CSRF)."""

from __future__ import annotations

import itertools

import pytest

from polnoc.engine.game import AnyGame
from polnoc.store import Store
from tests.proofs import counts
from tests.proofs.browsers import FORM, HOST, Direct
from tests.proofs.cases import CASES, Case
from tests.proofs.in_process import opened, run
from tests.proofs.roles import GAMES, cast_of
from tests.proofs.test_roles import MATRIX, Row, cells, facts_of

#: Every request that changes state, at tables of the games in turn; a release run takes all games.
POSTS = cells([row for row in MATRIX if row.method == "POST"], len(GAMES) if counts.EVERY_GAME else 1)

ORIGINS = (
    "https://evil.example",
    f"https://{HOST}.evil.example",
    f"https://evil.example/{HOST}",
    f"http://{HOST}:81",
    f"http://{HOST}@evil.example",
    f"http://evil.example#{HOST}",
    "null",
    "",
    "file://",
    "http://[",
)
OTHER_METHODS = ("GET", "HEAD", "PUT", "PATCH", "DELETE")
SITES = ("cross-site", "same-site", "nonsense", "")

#: Headers of requests that a browser sends for another site; old browsers send only one of the two.
FORGERIES = [
    *[{"origin": origin} for origin in ORIGINS],
    *[{"sec-fetch-site": site} for site in SITES],
    *[{"origin": o, "sec-fetch-site": s} for o, s in itertools.product(ORIGINS[:3], SITES[:2])],
    {"origin": f"http://{HOST}", "sec-fetch-site": "cross-site"},
]


@pytest.mark.parametrize(("row", "game"), POSTS)
def test_forged_posts_are_all_refused(store: Store, row: Row, game: AnyGame) -> None:
    async def proof() -> None:
        async with opened(store) as app:
            cast = await cast_of(app, row.table, game)
            before = await store.export_table(cast.room.id)
            tables = len(await store.tables(limit=100))
            for role, forgery in itertools.product(("right", "host"), FORGERIES):
                facts = facts_of(cast, row)
                form = {name: value.format_map(facts) for name, value in row.form.items()}
                answer = await cast.browsers[role].post(row.path.format_map(facts), form, forgery)
                assert answer.status == 403, forgery
            assert await store.export_table(cast.room.id) == before
            assert len(await store.tables(limit=100)) == tables

    run(proof())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_forged_sockets_are_all_refused(store: Store, game: AnyGame) -> None:
    async def proof() -> None:
        async with opened(store) as app:
            cast = await cast_of(app, game=game)
            for forgery in FORGERIES:
                browser = cast.browsers["right"].twin()
                browser.headers = forgery
                async with browser.listen(f"{cast.table}/live?seat={cast.seat}&have=") as socket:
                    assert not await socket.opened(), forgery

    run(proof())


def test_our_own_pages_and_programs_are_not_refused(store: Store) -> None:
    ours = [
        {"origin": f"http://{HOST}", "sec-fetch-site": "same-origin"},
        {"origin": f"http://{HOST}"},
        {"sec-fetch-site": "none"},
        {},
    ]

    async def proof() -> None:
        async with opened(store) as app:
            for headers, game in zip(ours, itertools.cycle(GAMES), strict=False):
                form = {"game": game.id, "seats": Case(game, min(game.players)).people}
                answer = await Direct(app).post("/tables", form, headers)
                assert answer.status == 201
                cast = await cast_of(app, game=game)
                browser = cast.browsers["right"]
                browser.headers = headers
                async with browser.listen(f"{cast.table}/live?seat={cast.seat}&have=") as socket:
                    assert await socket.opened()

    run(proof())


@pytest.mark.parametrize(("row", "game"), POSTS)
def test_what_changes_something_cannot_be_had_by_a_link(store: Store, row: Row, game: AnyGame) -> None:
    """Neither by GET, nor by other methods, nor by a form that a page of another site could send."""

    async def proof() -> None:
        async with opened(store) as app:
            cast = await cast_of(app, row.table, game)
            before = await store.export_table(cast.room.id)
            for role, method in itertools.product(
                ("right", "host"), ("GET", "HEAD", "PUT", "PATCH", "DELETE")
            ):
                facts = facts_of(cast, row)
                form = "&".join([f"{name}={value.format_map(facts)}" for name, value in row.form.items()])
                path = f"{row.path.format_map(facts)}?{form}"
                answer = await cast.browsers[role].ask(method, path, {"content-type": FORM}, form.encode())
                assert answer.status in (200, 303, 404, 405), method
                assert method in ("GET", "HEAD") or answer.status in (404, 405)
            for kind in ("text/plain", "application/json", ""):
                facts = facts_of(cast, row)
                path = row.path.format_map(facts)
                answer = await cast.browsers["right"].ask("POST", path, {"content-type": kind}, b"{}")
                assert answer.status == 400
            assert await store.export_table(cast.room.id) == before

    run(proof())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_other_sites_may_read_nothing(store: Store, game: AnyGame) -> None:
    async def proof() -> None:
        async with opened(store) as app:
            cast = await cast_of(app, game=game)
            for path in ("/", cast.table, f"{cast.table}/answer", "/static/polnoc.css", "/api/openapi.json"):
                for method in ("GET", "OPTIONS", "POST"):
                    asked = {"origin": "https://evil.example", "access-control-request-method": "POST"}
                    answer = await cast.browsers["right"].ask(method, path, asked)
                    allowed = [name for name, _ in answer.headers if name.startswith("access-control")]
                    assert allowed == [], path
                    assert "frame-ancestors 'none'" in answer.header("content-security-policy")

    run(proof())


def test_over_https_cookies_stay_there(store: Store) -> None:
    async def proof() -> None:
        async with opened(store) as app:

            async def secure(scope, receive, send) -> None:  # type: ignore[no-untyped-def]
                await app({**scope, "scheme": "https"}, receive, send)

            browser = Direct(secure)  # type: ignore[arg-type]
            made = await browser.post("/tables", {"game": CASES[0].game.id, "seats": CASES[0].people})
            cookies = [value for name, value in made.headers if name == "set-cookie"]
            assert cookies
            for cookie in cookies:
                assert {"HttpOnly", "Secure", "SameSite=lax"} <= set(cookie.split("; "))

    run(proof())
