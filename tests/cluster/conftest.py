"""Requirement of every cluster test: its own PostgreSQL."""

from __future__ import annotations

import os

import pytest

from tests.dice import dice, same_dice
from tests.store.postgres_server import WITHOUT

__all__ = ["dice", "same_dice"]


@pytest.fixture(scope="session", autouse=True)
def with_postgres() -> None:
    """Skip the tests if they were told to do without."""
    if os.environ.get("POLNOC_WITHOUT_POSTGRES"):
        pytest.skip(WITHOUT)
