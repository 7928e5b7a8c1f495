"""`polnoc admin check-upgrade`: what the installed version continues, what it would freeze, and why."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from polnoc.cli import main
from polnoc.store import open_store
from polnoc.store.schema import NEWEST, version
from polnoc.store.store import find_database
from tests.proofs.servers import serving
from tests.repeats import in_both_stores
from tests.store import fixtures
from tests.store.conftest import address  # noqa: F401
from tests.store.postgres_server import Server as Postgres

OK, FAILED, USAGE = 0, 1, 2

Check = Callable[..., str]


@pytest.fixture
def check(capsys: pytest.CaptureFixture[str]) -> Check:
    """Return a function that runs the command and returns its output."""

    def checked(store: str, *arguments: str, status: int = OK) -> str:
        capsys.readouterr()
        assert main(["admin", "check-upgrade", store, *arguments]) == status
        said = capsys.readouterr()
        return said.out + said.err

    return checked


def run_on(address: str, *statements: str) -> None:  # noqa: F811
    """Change something in a database."""
    connection = find_database(address).connect()
    connection.begin_write([])
    for statement in statements:
        assert connection.run(statement, {"other": b"[1,2]"} if ":other" in statement else {}) > 0
    connection.commit()
    connection.close()


def everything(address: str, schema: int) -> dict[str, list[Any]]:  # noqa: F811
    """Return all rows of a database."""
    connection = find_database(address).connect_reader()
    assert version(connection) == schema
    names = connection.table_names()
    rows = {name: sorted(connection.rows(f"SELECT * FROM {name}"), key=repr) for name in sorted(names)}
    connection.close()
    return rows


@pytest.mark.parametrize(("address", "schema"), in_both_stores(fixtures.kept_schemas()), indirect=["address"])
def test_tables_of_every_schema_go_on_and_nothing_is_written(
    address: str,  # noqa: F811
    schema: int,
    check: Check,
) -> None:
    fixture = fixtures.read(schema)
    fixtures.load(fixture, address)
    before = everything(address, schema)
    count = len(fixture.tables)
    assert check(address) == f"{count} tables: {count} go on, 0 would be frozen\n"
    assert everything(address, schema) == before


def test_every_frozen_table_is_named_with_its_reason(address: str, check: Check) -> None:  # noqa: F811
    fixture = fixtures.read(NEWEST)
    fixtures.load(fixture, address)
    ids = [table for table, kept in fixture.tables.items() if kept.stories and not kept.stories[0].over]
    run_on(
        address,
        f"UPDATE tables SET rules = 99 WHERE id = '{ids[0]}'",
        f"UPDATE tables SET content = 'ffffffffffffffff' WHERE id = '{ids[1]}'",
        f"UPDATE tables SET game = 'szachy' WHERE id = '{ids[2]}'",
        f"UPDATE entries SET text = 'zzz' WHERE table_id = '{ids[3]}' AND seq = 3",
        f"UPDATE entries SET outcome = :other WHERE table_id = '{ids[4]}' AND seq = 3",
        f"UPDATE seats SET flags = '{{' WHERE table_id = '{ids[5]}'",
    )
    reasons = {
        "written by a newer Północ": ids[0],
        "the content is not to be had": ids[1],
        "the game is not installed": ids[2],
        "it cannot be played again": ids[3],
        "it would come out differently": ids[4],
        "the store cannot read it": ids[5],
    }
    said = check(address, status=FAILED)
    count = len(fixture.tables)
    assert f"{count} tables: {count - 6} go on, 6 would be frozen" in said
    for reason, table in reasons.items():
        _, _, named = said.partition(f"{reason}: 1\n")
        assert named.split()[0] == table
    told = json.loads(check(address, "--json", status=FAILED))
    assert (told["tables"], told["goes_on"]) == (count, count - 6)
    whys = {found["table"]: found["why"] for found in told["frozen"]}
    assert whys == dict(
        zip(ids[:6], ("newer", "content", "game", "fails", "differs", "unreadable"), strict=True)
    )


def test_programs_are_told_that_everything_goes_on(tmp_path: Path, check: Check) -> None:
    address = str(tmp_path / "tables.db")  # noqa: F811
    open_store(address).close()
    assert json.loads(check(address, "--json")) == {"tables": 0, "goes_on": 0, "frozen": []}


def test_a_server_may_go_on_meanwhile(postgres: Postgres, check: Check) -> None:
    address = postgres.emptied_database()  # noqa: F811
    fixtures.load(fixtures.read(NEWEST), address)
    with serving(address):
        assert "0 would be frozen" in check(address)


def test_a_terminal_sees_how_far_it_is(tmp_path: Path, check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    address = str(tmp_path / "tables.db")  # noqa: F811
    fixtures.load(fixtures.read(NEWEST), address)
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "replaying" in check(address)


@pytest.mark.parametrize(
    ("store", "words"),
    [
        ("no-such.db", "there is no file no-such.db"),
        (":memory:", "kept in memory"),
        ("mysql://x/y", "no place for tables"),
        ("postgresql://localhost:1/x?connect_timeout=2", "does not answer"),
        (__file__, "is not a database of SQLite"),
    ],
)
def test_what_is_no_store_is_refused(store: str, words: str, check: Check) -> None:
    assert words in check(store, status=USAGE)
