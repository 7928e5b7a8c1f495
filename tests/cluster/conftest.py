"""What every test of a cluster needs: a PostgreSQL of its own."""

from __future__ import annotations

import os

import pytest

from tests.dice import dice, same_dice
from tests.store.postgres_server import WITHOUT

__all__ = ["dice", "same_dice"]


@pytest.fixture(scope="session", autouse=True)
def with_postgres() -> None:
    """Somebody may have asked to do without."""
    if os.environ.get("POLNOC_WITHOUT_POSTGRES"):
        pytest.skip(WITHOUT)
