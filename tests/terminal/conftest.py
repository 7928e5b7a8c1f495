"""Games played in the terminal are saved in a folder of the test, never in the user's own."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_saves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("POLNOC_SAVES", str(tmp_path / "saves"))
