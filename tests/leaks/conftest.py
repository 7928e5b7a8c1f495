"""Provide the table without a network."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from polnoc.store import Store, open_store
from tests.dice import dice, same_dice
from tests.leaks.readers import Site, open_site

__all__ = ["dice", "same_dice"]


@pytest.fixture
def store() -> Iterator[Store]:
    with open_store(":memory:") as opened:
        yield opened


@pytest.fixture
def site() -> Iterator[Site]:
    with open_site() as opened:
        yield opened
