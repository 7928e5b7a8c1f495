"""Every test that asks for an `address` runs twice: on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from polnoc.store import Store, open_store
from tests.store.postgres_server import WITHOUT, NoServer, Server, running_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A PostgreSQL server. Without one the tests fail, unless somebody has asked to do without."""
    if os.environ.get("POLNOC_WITHOUT_POSTGRES"):
        pytest.skip(WITHOUT)
    problem = ""
    try:
        with running_server() as server:
            yield server
    except NoServer as error:
        problem = str(error)
    if problem:
        pytest.fail(problem, pytrace=False)


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    server: Server = request.getfixturevalue("postgres")
    return server.emptied_database()


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    """An empty store."""
    with open_store(address) as opened:
        yield opened
