"""Fixtures for the table over HTTP, without a network."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from starlette.testclient import TestClient

from polnoc.store import Store, open_store
from polnoc.table.app import create_app
from tests.dice import dice, same_dice
from tests.table.tools import Hours

__all__ = ["dice", "same_dice"]


@pytest.fixture
def store() -> Iterator[Store]:
    with open_store(":memory:") as opened:
        yield opened


@pytest.fixture
def client(store: Store) -> Iterator[TestClient]:
    with TestClient(create_app(store, pace=0.0, workers=1)) as opened:
        yield opened


@pytest.fixture
def other(client: TestClient) -> Callable[[], TestClient]:
    """Return a function that opens further browsers at the same server."""

    def come() -> TestClient:
        browser = TestClient(client.app)
        browser.portal = client.portal
        return browser

    return come


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    """Let a test set the time of day."""
    found, real = Hours(), time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + found.ahead)
    return found
