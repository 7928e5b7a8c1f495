"""What must not appear in a sentence: a lost argument, and anything meant only for programs."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from polnoc.engine.game import AnyGame
from polnoc.games import package_of

#: Keys of hints, names of options and fields, `n=2`, `+1d`.
NOTATION: Final = re.compile(r"[{}$`]|\badvice-|\w_\w|\b[a-z]+\.[a-z]+\b|\b[a-z]+=|\+\d+[a-z]")

#: The same, and the traces of a lost argument.
LEAK: Final = re.compile(rf"{NOTATION.pattern}|\?\?\?|\b(None|False|True)\b")

#: An id from a pack that cannot be mistaken for a word of a sentence: `first-aid-kit`.
_ID: Final = re.compile(r'"([a-z0-9]+(?:[-_][a-z0-9]+)+)"')


@cache
def ids_of(game: AnyGame) -> re.Pattern[str]:
    """Return a pattern for ids of the game's content: things, effects, values of fields."""
    folder = files(package_of(game).name) / "content"
    found = {id for file in _files(folder) for id in _ID.findall(file.read_text(encoding="utf-8"))}
    assert found, f"{game.id} has no ids like these"
    return re.compile(rf"(?<![\w-])({'|'.join(sorted(found))})(?![\w-])")


def _files(folder: Traversable) -> list[Traversable]:
    parts = [[part] if part.is_file() else _files(part) for part in folder.iterdir()]
    return [file for files in parts for file in files if file.name.endswith(".toml")]
