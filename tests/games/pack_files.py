"""Pack files as somebody writes them, and what `polnoc check` says of them."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

from polnoc.engine.game import AnyGame
from polnoc.engine.packs import PackError
from polnoc.words import Words

Said = Callable[[str, str], bool]


def content_of(game: AnyGame, name: str) -> str:
    """A file of the box of a game."""
    return (files(f"polnoc.games.{game.id}") / "content" / name).read_text(encoding="utf-8")


def write(folder: Path, text: str) -> Path:
    """A pack file of one's own."""
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


def names_of(game: AnyGame) -> Said:
    """Tells whether a game itself has a name for something in a language."""
    return lambda language, key: Words(language, game, ()).has(key)


def mistakes_found(
    check: Callable[[Path, Said], list[PackError]], game: AnyGame, file: Path
) -> list[tuple[str, str]]:
    """Key and problem of every mistake, with the words of the game at hand; each says what to do."""
    mistakes = check(file, names_of(game))
    assert all([mistake.remedy for mistake in mistakes])
    return [(mistake.key, mistake.problem) for mistake in mistakes]
