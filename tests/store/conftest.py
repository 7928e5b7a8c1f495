"""Every test that uses `address` runs twice: on SQLite and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from polnoc.store import Store, open_store
from tests.store.postgres_server import Server


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    server: Server = request.getfixturevalue("postgres")
    return server.emptied_database()


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    """An empty store."""
    with open_store(address) as opened:
        yield opened
