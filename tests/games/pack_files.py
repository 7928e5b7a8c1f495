"""Pack files as users write them, and what `polnoc check` says about them."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Final

from polnoc.engine.game import AnyGame
from polnoc.engine.packs import PackError, PackText, read_pack_file
from polnoc.games import with_pack_files
from polnoc.words import Words

Said = Callable[[str, str], bool]


def content_of(game: AnyGame, name: str) -> str:
    """Return a file of a game's box."""
    return (files(f"polnoc.games.{game.id}") / "content" / name).read_text(encoding="utf-8")


def write(folder: Path, text: str) -> Path:
    """Write a pack file."""
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


def names_of(game: AnyGame) -> Said:
    """Return a function that says whether a game itself has a name for something in a language."""
    return lambda language, key: Words(language, game, ()).has(key)


def mistakes_found(
    check: Callable[[PackText, Said], list[PackError]], game: AnyGame, file: Path
) -> list[tuple[str, str]]:
    """Return key and problem of every mistake, using the game's words; each mistake must have a remedy."""
    mistakes = check(read_pack_file(file), names_of(game))
    assert all([mistake.remedy for mistake in mistakes])
    return [(mistake.key, mistake.problem) for mistake in mistakes]


def without_place(mistake: PackError) -> str:
    """Return the text of a mistake after the file and the line."""
    return f"{mistake.key}: {mistake.problem}. {mistake.remedy}."


#: The chapters of the page about packs, and options that use the contents of each one's pack.
CHAPTERS: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "bestia": ("Bestia", {"players": 2, "hunter1": "sigrid"}),
    "duchy": ("13 Duchów", {"players": 2}),
    "finalgirl": ("Final Girl", {"players": 1, "heroine": "olga"}),
    "straszydla": ("Straszydła", {"players": 2, "layout": "terrace"}),
}
_PAGE: Final = Path(__file__).parents[2] / "docs" / "add-a-pack.md"


def example_pack(id: str) -> str:
    """Return a game's pack from the page about packs; that of 13 Duchów is abridged there."""
    if id == "duchy":
        return (Path(__file__).parent / "duchy" / "seven.toml").read_text(encoding="utf-8")
    chapter = _PAGE.read_text(encoding="utf-8").partition(f"\n## {CHAPTERS[id][0]}\n")[2]
    blocks = re.findall(r"(?s)```toml\n(.*?)```", chapter.partition("\n## ")[0])
    return str(max(blocks, key=len))


def game_with_example(id: str, folder: Path) -> AnyGame:
    """Return a game with the pack from the page."""
    return with_pack_files(id, [write(folder, example_pack(id))])
