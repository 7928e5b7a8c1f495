"""Provide an empty store."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from polnoc.store import Store, open_store
from tests.dice import dice, same_dice

__all__ = ["dice", "same_dice"]


@pytest.fixture
def store() -> Iterator[Store]:
    """Provide an empty store on SQLite."""
    with open_store(":memory:") as opened:
        yield opened
