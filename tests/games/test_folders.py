"""Every game folder has the same layout: whoever knows one game finds the same things in all of them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

import polnoc.games
from polnoc.engine.game import AnyGame
from polnoc.games import all_games

#: What every game has.
ALWAYS: Final = {
    "__init__.py", "achievements.py", "actions.py", "cards.py", "encoding.py", "game.py", "options.py",
    "origins.toml", "packs.py", "state.py", "terms.py", "view.py", "bots", "content", "drawing", "lessons",
    "rulebook", "rules", "static", "words",
}  # fmt: skip
#: What a game has if it needs it: a map, deductions from a view, statistics for designers, answers proposed
#: together, a story and a game of the day for solo games, the allowed places of effects, what evolution and
#: nets learn from.
IF_NEEDED: Final = {
    "places.py", "deduction.py", "balance.py", "proposals.py", "solo", "placement.py", "tuning.py",
    "guide.py",
}  # fmt: skip
#: The files that every subfolder of this name has.
IN_FOLDERS: Final = {
    "bots": {"__init__.py", "advice.py", "bot.py"},
    "drawing": {"__init__.py", "board.py", "terminal.py"},
    "rulebook": {"en.md", "pl.md"},
    "rules": {"__init__.py", "setup.py"},
    "solo": {"__init__.py", "daily.py", "story.py"},
    "static": {"board.css"},
    "words": {"__init__.py", "wording.py", "en.ftl", "pl.ftl"},
}

GAMES: Final = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def folder_of(game: AnyGame) -> Path:
    return Path(str(files(f"polnoc.games.{game.id}")))


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.name != "__pycache__" and path.suffix != ".so"}


@GAMES
def test_a_game_folder_has_the_common_contents_and_no_others(game: AnyGame) -> None:
    found = names_in(folder_of(game))
    assert found >= ALWAYS
    assert found <= ALWAYS | IF_NEEDED


@GAMES
def test_a_subfolder_has_what_it_has_in_every_game(game: AnyGame) -> None:
    for subfolder, expected in IN_FOLDERS.items():
        if (folder_of(game) / subfolder).exists():
            assert names_in(folder_of(game) / subfolder) >= expected, subfolder


def test_the_package_draws_styles_and_scripts_no_single_game() -> None:
    """What only one game draws is in its own folder."""
    package = Path(str(files(polnoc.games))).parent
    for folder in ("drawing", "static", "words"):
        named = [
            path.name
            for path in (package / folder).iterdir()
            for game in all_games()
            if game.id in path.name or f"polnoc.games.{game.id}" in _source(path)
        ]
        assert named == [], folder


def _source(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.suffix == ".py" else ""
