"""The game from the page, installed once per test process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from polnoc.engine.game import AnyGame
from polnoc.games import find_game
from tests.outside.installing import install, installed


@pytest.fixture(scope="session")
def target(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the package is installed."""
    folder = tmp_path_factory.mktemp("coin")
    install(folder / "project", folder / "installed")
    return folder / "installed"


@pytest.fixture
def coin(target: Path) -> Iterator[AnyGame]:
    """The game, found by its entry point."""
    with installed(target):
        yield find_game("coin")
