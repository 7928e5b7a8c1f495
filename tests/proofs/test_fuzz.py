"""Random forms, paths and socket messages never cause a server error, and play continues.

A release run: POLNOC_FUZZED_FORMS=100000 POLNOC_FUZZED_SOCKETS=10000 pytest tests/proofs/test_fuzz.py
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import AsyncIterator, Iterator, Mapping
from urllib.parse import quote, quote_from_bytes, urlencode

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed, InvalidStatus

from polnoc.engine.game import AnyGame
from polnoc.store import Store, open_store
from polnoc.table.limits import UNCOUNTED
from tests.proofs import counts
from tests.proofs.browsers import FORM, JSON, LIMIT, Direct, HttpBrowser, http_browsers
from tests.proofs.cases import LARGEST
from tests.proofs.in_process import apart, opened, run
from tests.proofs.players import begin, wish_of
from tests.proofs.roles import GAMES, Cast, cast_of, games_for
from tests.proofs.test_roles import MATRIX
from tests.store.postgres_server import Server as Postgres
from tests.table.serving import running, table_app

POSTS = sorted({row.path for row in MATRIX if row.method == "POST"})
GETS = sorted({row.path.partition("?")[0] for row in MATRIX if row.method == "GET"})

#: Names of fields that some form has, and of some that none has.
FIELDS = (
    *("seat", "whose", "token", "key", "action", "text", "to", "piece", "allow", "level", "name", "lang"),
    *("theme", "back", "game", "seats", "way", "players", "aids", "hints", "listed", "seat-0", "name-0"),
    *("set-points", "set-first", "set-", "record", "file", "code", "sure", "group", "", "x", "__proto__"),
)

#: Values that have broken programs before.
VALUES = (
    *("", " ", "0", "1", "-1", "01", "1e9", "²", "٣", "9" * 20, "0x1", "NaN", "null", "true", "yes", "no"),
    *("you", "free", "you,you", "regular", "pl", "other", "team", *[game.id for game in GAMES]),
    *[game.actions[index].text for game in GAMES for index in (0, len(game.actions) // 2)],
    *("/", "//evil.example", "\\", "..", "%", "%00", "\0", "\ud7ff", "\ufffe", "🂡", "\u202e", "\x7f", "\r\n"),
    *("a" * 70, "ż" * 3_000, "{ $x }", "'", '"', "<b>", ";", "window-5", "door-0", "a\tb", "[]", "{}"),
)

#: The game with the smallest pages: every value is tried in every place there.
QUICKEST_PAGES = "duchy"

#: Content types that a body may claim.
KINDS = (
    *(FORM, f"{FORM}; charset=utf-8", f"{FORM}; charset=utf-7", FORM.upper(), f"{FORM},text/html"),
    *("multipart/form-data; boundary=x", "multipart/form-data", "application/json", "text/plain", "", "\x80"),
)

HEADERS: tuple[dict[str, str], ...] = (
    {},
    JSON,
    {"accept": "*/*;q=x"},
    {"accept-language": "pl" * 200},
    {"accept-language": "\xff"},
    {"cookie": "=;=;;"},
    {"cookie": "lang=\xff; theme=;tables=" + "a." * 500},
    {"host": ""},
    {"host": "[::"},
    {"host": "a b"},
    {"range": "bytes=9-1"},
    {"if-modified-since": "x"},
    {"content-length": "-1"},
    {"content-length": "x"},
    {"x-forwarded-for": "'"},
    {"referer": "\xff"},
)

PLACES = {"step": "1", "day": "2026-01-01"}


def facts_of(cast: Cast, rng: random.Random) -> dict[str, str]:
    """Fill the placeholders of a path with the right values or with others."""
    true = cast.facts | PLACES | {"line": "0", "step": "0", "code": "aaaaa-aaaaa"}
    return {name: value if rng.random() < 0.8 else quote(rng.choice(VALUES)) for name, value in true.items()}


def body_of(rng: random.Random) -> bytes:
    """Return a form, an almost-form, or noise."""
    pairs = [(rng.choice(FIELDS), rng.choice(VALUES)) for _ in range(rng.randrange(8))]
    body = urlencode(pairs, errors="surrogatepass").encode()
    choice = rng.randrange(6)
    if choice == 0:
        return rng.randbytes(rng.randrange(200))
    if choice == 1 and body:
        place = rng.randrange(len(body))
        return body[:place] + rng.randbytes(3) + body[place + 1 :]
    if choice == 2:
        return b"&".join([body] * rng.choice((2, 40, 400)))[:90_000]
    return body


async def casts_in_turn(app: Starlette) -> AsyncIterator[Cast]:
    """Yield tables of every game and kind in turn."""
    for kind in itertools.cycle(("playing", "open", "over")):
        for game in games_for(kind):
            yield await cast_of(app, kind, game)


async def post_noise(app: Starlette, store: Store, number: int) -> None:
    """Send many strange posts as seat holders, as the host and as strangers."""
    rng, casts = random.Random(number), casts_in_turn(app)
    cast = await anext(casts)
    for count in range(number):
        if count % 50 == 49:
            cast = await anext(casts)
        browser = cast.browsers[rng.choice(("right", "host", "stranger", "invited"))]
        facts = facts_of(cast, rng)
        form = {"content-type": rng.choice(KINDS) if rng.random() < 0.3 else FORM, **rng.choice(HEADERS)}
        path, body = rng.choice(POSTS).format_map(facts), body_of(rng)
        if rng.random() < 0.5:
            body = urlencode({"seat": facts["seat"], "token": facts["token"]}).encode() + b"&" + body
        answer = await browser.ask("POST", path, form, body)
        assert 200 <= answer.status < 500, (path, form, body, answer)
        await browser.ask("GET", rng.choice(GETS).format_map(facts))
    assert (await Direct(app).get("/health")).status == 200
    assert await store.faults() == []


@pytest.mark.measure
def test_strange_posts_never_fail_the_server(store: Store) -> None:
    async def proof() -> None:
        async with opened(store) as app:
            await post_noise(app, store, counts.FUZZED_FORMS)

    run(proof())


@pytest.mark.measure
def test_strange_posts_never_fail_the_server_on_postgresql(postgres: Postgres) -> None:
    async def proof(store: Store) -> None:
        async with opened(store) as app:
            await post_noise(app, store, counts.FUZZED_FORMS // 5)

    with open_store(postgres.emptied_database()) as store:
        run(proof(store))


TEXTS = st.one_of(st.sampled_from(VALUES), st.text(st.characters(codec="utf-8"), max_size=200))
FORMS = st.dictionaries(st.sampled_from(FIELDS), TEXTS, max_size=8)


@pytest.mark.parametrize(("path", "game"), [*zip(POSTS, itertools.cycle(GAMES), strict=False)])
def test_any_fields_of_any_form(store: Store, path: str, game: AnyGame) -> None:
    """Search the same space with Hypothesis, which shrinks what it finds."""

    def proof() -> None:
        with asyncio.Runner() as loop:
            made = contextlib.AsyncExitStack()
            app = loop.run(made.enter_async_context(opened(store)))
            cast = loop.run(cast_of(app, game=game))

            @settings(max_examples=max(1, counts.FUZZED_FORMS // 60), deadline=None, database=None)
            @given(FORMS, st.booleans())
            def post(form: Mapping[str, str], as_host: bool) -> None:
                browser = cast.browsers["host" if as_host else "right"]
                full = {"seat": "0" if as_host else str(cast.seat), "whose": str(cast.seat), **form}
                answer = loop.run(browser.twin().post(path.format_map(cast.facts | PLACES), full))
                assert 200 <= answer.status < 500

            try:
                post()
            finally:
                loop.run(made.aclose())

    apart(proof)


QUERIES = ("seat", "events", "eyes", "step", "q", "way", "said", "have", "lang", "players")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_strange_addresses_never_fail_the_server(
    request: pytest.FixtureRequest, store: Store, kind: str
) -> None:
    """Fill every placeholder of every path with strange values; also on the database that rejects NUL.

    Pages that read no table are the same on both databases, so PostgreSQL is tested only with table paths.
    """

    async def proof(used: Store) -> None:
        async with opened(used) as app:
            for cast in [await cast_of(app, "over", game) for game in GAMES]:
                for path in strange_addresses(cast, at_tables_only=kind == "postgresql"):
                    answer = await cast.browsers["right"].get(path)
                    assert 200 <= answer.status < 500, path

    if kind == "sqlite":
        run(proof(store))
        return
    server: Postgres = request.getfixturevalue("postgres")
    with open_store(server.emptied_database()) as other:
        run(proof(other))


def strange_addresses(cast: Cast, at_tables_only: bool = False) -> Iterator[str]:
    """Yield paths with one strange value: in the table or game id, or (at one game) anywhere."""
    facts, first = cast.facts | PLACES | {"line": "0"}, cast.game.id == QUICKEST_PAGES
    named = ("{id}",) if at_tables_only else ("{id}", "{game}")
    for path in [
        path for path in GETS if (first and not at_tables_only) or any(hole in path for hole in named)
    ]:
        for hole in [name for name in facts if f"{{{name}}}" in path]:
            for value in (*some_values(path + hole, 1 if first else 4), rng_bytes(path, hole)):
                yield path.format_map(facts | {hole: value if "%" in value else quote(value, safe="")})
    pages_without_a_table = (
        f"/rules/{facts['game']}",
        f"/new/{facts['game']}",
        f"/learn/{facts['game']}/{facts['lesson']}/1",
    )
    for path in (
        cast.table,
        f"{cast.table}/replay/0",
        *(() if at_tables_only else pages_without_a_table),
    ):
        for name in QUERIES:
            for value in some_values(path + name, 3 if first else 12):
                yield f"{path}?{name}={quote(value)}"


def some_values(place: str, share: int) -> list[str]:
    """Choose values for one placeholder, different for each: one in `share` of those tried."""
    number = max(1, min(counts.STRANGE_VALUES, len(VALUES)) // share)
    return random.Random(place).sample(VALUES, number)


def rng_bytes(path: str, hole: str) -> str:
    """Return bytes that are not valid text."""
    return quote_from_bytes(random.Random(path + hole).randbytes(12), safe="")


# Sockets --------------------------------------------------------------------------


@pytest.mark.measure
def test_strange_sockets_inside(store: Store) -> None:
    """Odd paths, headers and frames, and malformed answers among them."""

    async def proof() -> None:
        async with opened(store) as app:
            rng = random.Random(13)
            casts = [await cast_of(app, game=game) for game in GAMES]
            for number in range(counts.FUZZED_SOCKETS):
                cast = casts[number % len(casts)]
                browser = cast.browsers[rng.choice(("right", "host", "stranger"))].twin()
                browser.headers = dict(rng.choice(HEADERS[:9]))
                id = rng.choice((cast.room.id, cast.room.id, quote(rng.choice(VALUES), safe="")))
                query = urlencode({rng.choice(("seat", "have", "x")): rng.choice(VALUES) for _ in range(3)})
                async with browser.listen(f"/t/{id}/live?{query}") as socket:
                    if await socket.opened():
                        for _ in range(rng.randrange(4)):
                            said = {name: rng.choice(VALUES) for name in ("key", "token", "action")}
                            texts = (rng.choice(VALUES), json.dumps(said))
                            socket.send(
                                **rng.choice(({"text": rng.choice(texts)}, {"bytes": rng.randbytes(50)}, {}))
                            )
                        told = await asyncio.wait_for(socket.received.get(), LIMIT)
                        assert told["type"] in ("websocket.send", "websocket.close")
            assert not any([cast.room.watched for cast in casts])
            assert (await Direct(app).get("/health")).status == 200

    run(proof())


@pytest.mark.measure
def test_strange_frames_over_a_real_network(store: Store) -> None:
    """Frames that are too large, truncated, of unknown kinds or unmasked: at worst that socket closes."""
    with running(table_app(store, UNCOUNTED), UNCOUNTED) as site:

        async def proof() -> None:
            rng = random.Random(13)
            with http_browsers([site.port] * 2) as (player, other):
                tables = [await begin(player, case) for case in LARGEST]
                for number in range(counts.FUZZED_SOCKETS // 5):
                    await say_something_strange(other, tables[number % len(tables)], rng, number)
                for table in tables:
                    assert await wish_of(player, table, rng) is not None
                    async with other.listen(f"/t/{table}/live?seat=15&have=") as socket:
                        assert len(await socket.recv()) > 100

        run(proof())


async def say_something_strange(browser: HttpBrowser, table: str, rng: random.Random, number: int) -> None:
    try:
        async with browser.listen(f"/t/{table}/live?seat=15&have={number}") as socket:
            writer = socket.transport
            strange = [
                rng.randbytes(rng.randrange(1, 100)),
                bytes([0x80 | rng.randrange(16), 0x80 | rng.randrange(128)]) + rng.randbytes(40),
                b"\x81\xff" + (1 << 62).to_bytes(8) + rng.randbytes(4),
                b"\x89\x80" * 50,
                b"\xc1\x85" + rng.randbytes(9),
                b"\x88\x82" + rng.randbytes(6),
            ]
            writer.write(rng.choice(strange))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.05):
                    async for _ in socket:
                        pass
            writer.abort()
    except (ConnectionClosed, InvalidStatus, OSError):
        pass  # that socket is closed, which is allowed
