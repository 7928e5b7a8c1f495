"""Seat secrets cannot be guessed, are stored nowhere else, and appear in no address or log.

A secret is looked up by its SHA-256: the hashes of a browser's cookies are compared with those of the seats
for equality. Timing reveals at most something about a hash. Nobody can choose a secret whose hash matches
another one character by character, so nothing is learned from it.
"""

from __future__ import annotations

import asyncio
import base64
import logging
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import psycopg
import pytest
from starlette.applications import Starlette

from polnoc.engine.game import AnyGame
from polnoc.store import Store, new_secret, open_store, secret_hash
from polnoc.table.logs import OneLine
from polnoc.table.tables import Tables
from tests.proofs.browsers import JSON, Answer, Browser, Direct, http_browsers
from tests.proofs.cases import LARGEST, SMALLEST, TOGETHER, Case
from tests.proofs.in_process import opened, run
from tests.proofs.players import Wish, look, new_key
from tests.proofs.roles import GAMES, OPEN_GAMES, ROLES, Cast, cast_of, games_for, sit
from tests.proofs.servers import serving
from tests.store.postgres_server import Server as Postgres

#: OWASP asks for at least this many bits of entropy.
LEAST_BITS = 128


def secrets_in(browser: Browser) -> set[str]:
    """Return the secrets that a browser holds."""
    held = [value.split(".") for name, value in browser.cookies.items() if name.startswith("seats-")]
    return {secret for secrets in held for secret in secrets}


def secrets_of(cast: Cast) -> set[str]:
    """Return all secrets that anybody at a table has ever held."""
    links = {link.rpartition("/")[2] for link in (*cast.used_links, cast.free_link) if link}
    return links.union(*[secrets_in(browser) for browser in cast.browsers.values()])


# Generation -------------------------------------------------------------------------


def test_a_secret_has_enough_chance_in_it() -> None:
    made = [new_secret() for _ in range(2_000)]
    assert len(set(made)) == len(made)
    raw = [base64.urlsafe_b64decode(secret) for secret in made]
    assert {8 * len(secret) >= LEAST_BITS for secret in raw} == {True}
    ones = sum([bin(int.from_bytes(secret)).count("1") for secret in raw])
    bits = 8 * sum([len(secret) for secret in raw])
    # Fair coins: with this many of them, a deviation of 6 standard deviations never happens.
    assert abs(ones - bits / 2) < 6 * (bits**0.5) / 2


@pytest.mark.parametrize("game", OPEN_GAMES, ids=lambda game: game.id)
def test_every_secret_in_use_is_one_of_those(store: Store, game: AnyGame) -> None:
    async def proof() -> None:
        async with opened(store) as app:
            cast = await cast_of(app, "open", game)
            assert len(secrets_of(cast)) >= 8
            for secret in secrets_of(cast):
                assert 8 * len(base64.urlsafe_b64decode(secret)) >= LEAST_BITS

    run(proof())


# Storage -------------------------------------------------------------------------------


async def live_a_little(app: Starlette) -> set[str]:
    """Run tables of all games and kinds, with seat changes and chat; return all secrets ever issued."""
    known: set[str] = set()
    for kind in ("open", "playing", "over"):
        for game in games_for(kind):
            known |= await live_at(app, await cast_of(app, kind, game), kind)
    return known


async def live_at(app: Starlette, cast: Cast, kind: str) -> set[str]:
    """Change seats and chat at a table; return its secrets."""
    known = secrets_of(cast)
    right, host, seat = cast.browsers["right"], cast.browsers["host"], str(cast.seat)
    for what in ("stand-in", "return"):
        await right.post(f"{cast.table}/{what}", {"seat": seat, "whose": seat})
    await right.post(f"{cast.table}/say", {"seat": seat, "text": "cześć"})
    again = await right.post(f"{cast.table}/again", {"seat": seat})
    assert (again.status == 303) == (kind == "over")
    await host.post(f"{cast.table}/free", {"seat": "0", "whose": seat})
    return known | secrets_of(cast)


def traces(stored: bytes, known: set[str]) -> list[str]:
    """Return the secrets that can be read in stored bytes, as text or decoded."""
    return [
        secret for secret in known if secret.encode() in stored or base64.urlsafe_b64decode(secret) in stored
    ]


def test_sqlite_keeps_only_hashes(tmp_path: Path) -> None:
    async def proof(store: Store) -> set[str]:
        async with opened(store) as app:
            return await live_a_little(app)

    with open_store(str(tmp_path / "tables.db")) as store:
        known = run(proof(store))
        stored = b"".join([path.read_bytes() for path in tmp_path.iterdir()])  # the WAL too
    stored += b"".join([path.read_bytes() for path in tmp_path.iterdir()])
    assert traces(stored, known) == []
    assert [secret for secret in known if secret_hash(secret).encode() in stored] != []


def test_postgresql_keeps_only_hashes(postgres: Postgres) -> None:
    async def proof(store: Store) -> set[str]:
        async with opened(store) as app:
            return await live_a_little(app)

    address = postgres.emptied_database()
    with open_store(address) as store:
        known = run(proof(store))
    stored = "\n".join(dumped(address)).encode()
    assert traces(stored, known) == []
    assert [secret for secret in known if secret_hash(secret).encode() in stored] != []


def dumped(address: str) -> Iterator[str]:
    """Yield every row of every table, as text."""
    with psycopg.connect(address) as connection:
        names = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'polnoc'").fetchall()
        assert len(names) >= 5
        for (name,) in names:
            rows = connection.execute(
                psycopg.sql.SQL("SELECT t::text FROM polnoc.{} t").format(psycopg.sql.Identifier(name))
            )
            yield from [row for (row,) in rows]


# Display -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", OPEN_GAMES, ids=lambda game: game.id)
def test_after_the_first_step_no_address_and_no_page_holds_a_secret(store: Store, game: AnyGame) -> None:
    """Except links of free seats, shown to those who have them, and the page with one's own link."""

    async def proof() -> None:
        async with opened(store) as app:
            cast = await cast_of(app, "open", game)
            known, free = secrets_of(cast), cast.free_link.rpartition("/")[2]
            for role in ROLES:
                for answer in [answer async for answer in walk(cast, cast.browsers[role])]:
                    assert not any([secret in answer.header("location") for secret in known])
                    shown = {secret for secret in known if secret in answer.text}
                    assert shown <= {free} & secrets_in(cast.browsers[role])
            link = await cast.browsers["right"].get(f"{cast.table}/link/{cast.seat}")
            assert {s for s in known if s in link.text} <= secrets_in(cast.browsers["right"])

    run(proof())


#: What somebody can do at a table; the action that ends it is last.
DEEDS = (
    *("answer", "undo", "undo-reply", "why", "say", "note", "return", "again", "name", "play-on", "resign"),
    *("start", "listing", "remove-seat", "cancel"),
)


async def walk(cast: Cast, browser: Direct) -> AsyncIterator[Answer]:
    """Yield everything that somebody can read at a table."""
    seat, game = str(cast.seat), cast.game.id
    pages = ("/sit", "/join", "/leave", f"/name?seat={seat}", "/then/0", "/replay", "/next", "/record.json")
    for path in ("", f"?seat={seat}", *pages):
        for headers in ({}, JSON):
            yield await browser.get(f"{cast.table}{path}", headers)
    for kind in DEEDS:
        yield await browser.post(f"{cast.table}/{kind}", {"seat": seat, "key": new_key(), "text": "x"})
    about = (f"/rules/{game}", f"/learn/{game}", f"/new/{game}")
    for path in ("/", "/open", "/name", *about, "/api", "/metrics", "/health"):
        yield await browser.get(path)
    async with browser.listen(f"{cast.table}/live?seat={seat}&have=") as socket:
        if await socket.opened():
            told = (await asyncio.wait_for(socket.received.get(), 30))["text"]
            yield Answer(200, [], told.encode())


def test_an_opened_link_is_traded_for_a_cookie_that_scripts_and_other_sites_do_not_get(store: Store) -> None:
    async def proof() -> None:
        async with opened(store) as app:
            cast = await cast_of(app, "open")
            opened_link = await Direct(app).get(cast.free_link)
            assert (opened_link.status, opened_link.header("location")) == (303, f"{cast.table}/sit")
            cookies = [value for name, value in opened_link.headers if name == "set-cookie"]
            [holding] = [cookie for cookie in cookies if cookie.startswith("seats-")]
            assert {"HttpOnly", "SameSite=lax", f"Path={cast.table}"} <= set(holding.split("; "))
            assert opened_link.header("referrer-policy") in ("no-referrer", "same-origin")
            assert opened_link.header("cache-control") == "no-store, no-transform"

    run(proof())


# Replacement -----------------------------------------------------------------------


@pytest.mark.parametrize("case", [case for case in LARGEST if case in TOGETHER], ids=str)
def test_whoever_takes_a_seat_holds_it_by_a_new_secret(store: Store, case: Case) -> None:
    """Session fixation: the link went through other hands, at least the host's."""

    async def proof() -> None:
        async with opened(store) as app:
            host, guest, thief = Direct(app), Direct(app), Direct(app)
            made = (await host.post("/tables", {"game": case.game.id, "seats": case.online})).data
            table, link = made["table"], made["invitations"]["1"]
            await thief.get(link)
            await sit(guest, table, link, 1, "Ola")
            room = app.state.tables.rooms[table.removeprefix("/t/")]
            assert room.seats[1].secret_hash != secret_hash(link.rpartition("/")[2])
            for other in (host, thief):
                told = await other.get(link)
                assert (told.status, told.header("location")) == (303, f"{table}/sit")
                assert (await look(other, room.id, 1))["seat"] != 1
                assert (await other.post(f"{table}/sit", {"whose": "1"})).status == 404

    run(proof())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_freed_seat_is_dead_for_its_old_holder_on_an_open_socket_too(store: Store, game: AnyGame) -> None:
    async def proof() -> None:
        async with opened(store) as app:
            cast = await cast_of(app, game=game)
            right, host, seat = cast.browsers["right"], cast.browsers["host"], str(cast.seat)
            own = (await right.get(f"{cast.table}/link/{seat}")).text
            [link] = set(re.findall(r"/t/\w+/sit/[\w-]+", own))
            async with right.listen(f"{cast.table}/live?seat={seat}&have=") as socket:
                assert await socket.opened()
                assert "put" in await socket.next()
                assert (await host.post(f"{cast.table}/free", {"seat": "0", "whose": seat})).status == 303
                assert await socket.next() == {"go": cast.table}
                for role in ("wrong", "host"):
                    said = {"seat": str(cast.seat_of(role)), "text": "sekret"}
                    if (await cast.browsers[role].post(f"{cast.table}/say", said)).status == 200:
                        assert await socket.next() == {"go": cast.table}, "and nothing else ever comes"
            assert (await look(right, cast.room.id, cast.seat))["seat"] is None
            for kind in ("answer", "undo", "say", "note", "return", "stand-in", "hint"):
                form = {"seat": seat, "whose": seat, "key": new_key(), "text": "x"}
                assert (await right.post(f"{cast.table}/{kind}", form)).status == 404
            assert (await right.get(f"{cast.table}/link/{seat}")).status == 404
            assert (await Direct(app).get(link)).status == 404

    run(proof())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_only_the_hash_of_a_whole_secret_opens_a_seat(store: Store, game: AnyGame) -> None:
    """Not its beginning, the hash itself, another table's secret, or a wrong capital letter."""

    async def proof() -> None:
        async with opened(store) as app:
            cast, other = await cast_of(app, game=game), await cast_of(app, game=game)
            [secret, *_] = cast.browsers["right"].cookies[f"seats-{cast.room.id}"].split(".")
            foreign = other.browsers["right"].cookies[f"seats-{other.room.id}"]
            assert await seat_by(app, cast, secret) == cast.seat
            tried = [secret[:-1], secret + "A", secret.swapcase(), secret_hash(secret), foreign, "", ".", "*"]
            for wrong in tried:
                assert await seat_by(app, cast, wrong) is None, wrong
            many = ".".join([*["A" * 32] * 50, secret])
            assert await seat_by(app, cast, many) is None, "a browser holds only so many"

    run(proof())


async def seat_by(app: Starlette, cast: Cast, cookie: str) -> int | None:
    """Return the seat that a cookie opens."""
    seat: int | None = (await look(Direct(app, {f"seats-{cast.room.id}": cookie}), cast.room.id, cast.seat))[
        "seat"
    ]
    return seat


# Logs ----------------------------------------------------------------------------------


def test_the_log_of_a_server_tells_of_no_secret_even_when_it_tells_everything(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), ("polnoc",), "--log", "debug") as server:

        async def proof(case: Case) -> set[str]:
            with http_browsers([server.port] * 3) as (host, guest, stranger):
                made = (await host.post("/tables", {"game": case.game.id, "seats": case.online})).data
                table, link = made["table"], made["invitations"]["1"]
                await sit(guest, table, link, 1, "Kanarkowa")
                await stranger.get(link)
                await stranger.get(f"/nothing{link}?secret={link}", {"referer": f"http://localhost{link}"})
                await stranger.ask("POST", f"{table}/answer", {"content-type": "?"}, link.encode())
                await guest.post(f"{table}/say", {"seat": "1", "text": "kanarek w kopalni"})
                for seat, person in enumerate((host, guest)):
                    seen = await look(person, table.removeprefix("/t/"))
                    options = seen["options"] or [{"action": case.game.actions[0].text}]
                    action = options[0]["action"]
                    wish = Wish(table.removeprefix("/t/"), "answer", seat, action, seen["token"])
                    done = (await person.post(wish.address, wish.form)).status == 200
                    assert done == bool(seen["options"])
                await host.post(f"{table}/free", {"seat": "0", "whose": "1"})
                return {link.rpartition("/")[2], *secrets_in(host), *secrets_in(guest), table}

        pairs = [case for case in SMALLEST if case.players == 2]
        known = set[str]().union(*[run(proof(case)) for case in pairs])
    written = "".join(server.log)
    assert len(server.log) > 8, "the log tells of requests"
    assert [secret for secret in known if secret in written or secret_hash(secret) in written] == []
    assert "anark" not in written


def test_a_failure_shows_a_number_and_no_secret(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(tables: Tables, id: str) -> None:
        raise KeyError(f"a failure that knows {id} and {secret}")

    secret = new_secret()
    monkeypatch.setattr(Tables, "find", fail)

    async def proof() -> list[Answer]:
        async with opened(store) as app:
            browser = Direct(app, {"seats-x": secret})
            return [await browser.get(f"/t/x/sit/{secret}", headers) for headers in ({}, JSON)]

    for answer, record in zip(run(proof()), caplog.records, strict=True):
        line = OneLine().format(record)
        number = re.search(r" id=(\w+)", line)
        assert answer.status == 500
        assert number is not None
        assert number[1] in answer.text
        for text in (answer.text, line):
            assert secret not in text
            assert "Traceback" not in text
        assert logging.getLevelName(record.levelno) == "ERROR"
