"""What is played in the terminal is kept in a folder of the test, never in that of whoever runs it."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_saves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("POLNOC_SAVES", str(tmp_path / "saves"))
