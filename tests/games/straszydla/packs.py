"""Packs for tests: the classic one as text, changed and written to a file."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path


def classic() -> str:
    """The text of the classic box."""
    return (files("polnoc.games.straszydla") / "content" / "classic.toml").read_text(encoding="utf-8")


def write(folder: Path, text: str) -> Path:
    """A pack file with this text."""
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path
