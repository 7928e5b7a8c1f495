"""Databases of earlier versions, with tables of all games, for tests of migrations.

`python -m tests.store.fixtures --add` plays on a server and saves its database in `schemas/`, unless there is
one of the newest schema already. The rows are saved as data, so one file serves both databases; their schema
comes from the migrations of that time, which never change.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import lzma
import random
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from polnoc.store.schema import NEWEST, migrate
from polnoc.store.store import find_database
from tests.proofs.browsers import Browser, HttpBrowser, http_browsers
from tests.proofs.cases import CASES, SMALLEST
from tests.proofs.players import DONE, Wish, begin, wish_of
from tests.proofs.servers import REAL, serving
from tests.proofs.stories import Story, stories_at
from tests.versions import SOURCES

FOLDER: Final = Path(__file__).parent / "schemas"
COMMAND: Final = "python -m tests.store.fixtures --add"

#: The first schema of which a database is saved; from then on there is one of each.
FIRST: Final = 6

#: Answers given at a table that is not played to its end.
ANSWERS: Final = 12
#: At this answer the last one is undone, whatever it revealed, and all agree.
UNDO_AT: Final = 8

#: Chat and notes at each table.
SAID: Final = "Dobry wieczór — zażółć"
NOTED: Final = "moja notatka"


class KeptTable(msgspec.Struct, frozen=True):
    """A table of a saved database: its seats, and what each of them and a watcher had been told."""

    seats: int
    #: Whether it waits for players.
    waiting: bool
    stories: list[Story]


class Fixture(msgspec.Struct, frozen=True):
    """A saved database: all rows, with bytes in base64, and the cookies that hold all seats."""

    schema: int
    rows: dict[str, list[dict[str, Any]]]
    cookies: dict[str, str]
    tables: dict[str, KeptTable]
    #: The day of the saved game of the day, and its table's id.
    day: str
    daily: str


def kept_schemas() -> list[int]:
    """Return the schemas of which a database is saved."""
    return sorted([int(file.stem) for file in FOLDER.glob("*.xz")])


def read(schema: int) -> Fixture:
    """Return the saved database of a schema."""
    return msgspec.json.decode(lzma.decompress((FOLDER / f"{schema}.xz").read_bytes()), type=Fixture)


def load(fixture: Fixture, address: str) -> None:
    """Fill an empty database with a saved one, in the schema of that time."""
    connection = find_database(address).connect()
    try:
        migrate(connection, upto=fixture.schema)
        connection.begin_write([])
        for table, rows in fixture.rows.items():
            for row in rows:
                names = ", ".join(row)
                places = ", ".join([f":{name}" for name in row])
                values = {name: _from_json(value) for name, value in row.items()}
                connection.run(f"INSERT INTO {table} ({names}) VALUES ({places})", values)
        connection.commit()
    finally:
        connection.close()


# Creating one ---------------------------------------------------------------------------


async def play(browser: HttpBrowser, watcher: HttpBrowser) -> tuple[dict[str, KeptTable], tuple[str, str]]:
    """Play unfinished games, finished ones, one of the day and one that waits; return the day's too."""
    tables = {}
    for number, case in enumerate(CASES):
        table = await begin(browser, case, listed="yes")
        await _answers(browser, table, case.players, ANSWERS, number)
        tables[table] = case.players
    for case in SMALLEST:
        table = await begin(browser, case, **case.short)
        await _answers(browser, table, case.players, 10_000, case.players)
        tables[table] = case.players
    day = (await browser.get("/daily")).header("location").rpartition("/")[2]
    made = await browser.post(f"/daily/{day}", {"name": "Ola"})
    daily = str(made.data["table"]).removeprefix("/t/")
    await _answers(browser, daily, 1, 10_000, 1)
    tables[daily] = 1
    kept = {
        table: KeptTable(seats, False, await stories_at(browser, watcher, table, seats))
        for table, seats in tables.items()
    }
    return {**kept, await _waiting(browser): KeptTable(2, True, [])}, (day, daily)


async def _waiting(browser: Browser) -> str:
    case = next(case for case in CASES if case.players == 2)
    return await begin(browser, case, case.online)


async def _answers(browser: Browser, table: str, seats: int, most: int, seed: int) -> None:
    """Answer, undo and chat at a table of which the browser holds all seats."""
    rng = random.Random(seed)
    for kind, text in (("say", SAID), ("note", NOTED)):
        said = await browser.post(f"/t/{table}/{kind}", {"seat": "0", "text": text, "key": kind})
        assert said.status == DONE, said.text
    last = 0
    for number in range(most):
        wish = await wish_of(browser, table, rng, undo=True)
        if wish is None:
            return
        if number == UNDO_AT:
            wish = Wish(table, "undo", last)
        short = Wish(table, wish.kind, wish.seat, wish.action, wish.token, f"k{number}")
        await browser.post(short.address, short.form)
        if wish.kind == "undo":
            await _agree(browser, table, seats, number)
        last = wish.seat


async def _agree(browser: Browser, table: str, seats: int, number: int) -> None:
    """Let all others agree to an undo; whoever is not asked is refused."""
    for seat in range(seats):
        reply = Wish(table, "undo-reply", seat, "yes", key=f"r{number}-{seat}")
        await browser.post(reply.address, reply.form)


def make(sources: Path = SOURCES) -> Fixture:
    """Play on a server of a version, and save its database."""
    with tempfile.TemporaryDirectory() as folder:
        address = str(Path(folder) / "tables.db")
        with serving(address, REAL, sources=sources) as server:
            cookies, tables, daily = asyncio.run(_play_at(server.port))
        schema, rows = _dump(address)
        return Fixture(schema, rows, cookies, tables, *daily)


async def _play_at(port: int) -> tuple[dict[str, str], dict[str, KeptTable], tuple[str, str]]:
    with http_browsers([port] * 2) as (browser, watcher):
        return browser.cookies, *await play(browser, watcher)


def _dump(address: str) -> tuple[int, dict[str, list[dict[str, Any]]]]:
    """Return the schema's number and the rows of all tables, referenced tables first."""
    database = sqlite3.connect(address)
    database.row_factory = sqlite3.Row
    try:
        found = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        referred = {
            key["table"]
            for (name,) in found
            for key in database.execute(f"PRAGMA foreign_key_list({name})").fetchall()
        }
        names = sorted([name for (name,) in found], key=lambda name: (name not in referred, name))
        rows = {
            name: [
                {column: _to_json(row[column]) for column in row.keys()}  # noqa: SIM118
                for row in database.execute(f"SELECT * FROM {name}").fetchall()
            ]
            for name in names
        }
    finally:
        database.close()
    return max([row["number"] for row in rows.pop("migrations")]), rows


def _to_json(value: object) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _from_json(value: object) -> object:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else value


def main(arguments: Sequence[str] | None = None) -> int:
    """Save a database of the newest schema, or of that of another version."""
    parser = argparse.ArgumentParser(prog="python -m tests.store.fixtures", description=__doc__)
    parser.add_argument("--add", action="store_true", help="play, and keep the database")
    parser.add_argument("--sources", type=Path, default=SOURCES, help="the sources of another version")
    given = parser.parse_args(arguments)
    if given.add and (given.sources != SOURCES or NEWEST not in kept_schemas()):
        fixture = make(given.sources)
        raw = lzma.compress(msgspec.json.encode(fixture), preset=9 | lzma.PRESET_EXTREME)
        (FOLDER / f"{fixture.schema}.xz").write_bytes(raw)
    sys.stdout.write(f"databases are kept of the schemas {kept_schemas()}; the newest is {NEWEST}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
