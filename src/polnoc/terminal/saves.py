"""Where games at the terminal are saved."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from polnoc.records.private_files import FILE_MODE, FOLDER_MODE, make_private_folder, tighten


def saves_folder() -> Path:
    """The folder of saved games: `$POLNOC_SAVES`, or the user's data folder."""
    if given := os.environ.get("POLNOC_SAVES"):
        return Path(given)
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "polnoc" / "saves"


def new_save(game_id: str) -> Path:
    """A path for a game that begins now; its folder exists."""
    folder = _private(saves_folder())
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    for number in range(1000):
        path = folder / f"{game_id}-{stamp}{f'-{number}' if number else ''}.json"
        if not path.exists():
            return path
    raise FileExistsError(f"{folder} is full of games that began at {stamp}")


def latest_save() -> Path | None:
    """The game that was played last, if there is one."""
    saves = [path for path in saves_folder().glob("*.json") if path.is_file()]
    return max(saves, key=lambda path: path.stat().st_mtime, default=None)


def tables_file() -> Path:
    """Where the tables of the browser are kept, unless a store is named."""
    return _private(saves_folder().parent) / "tables.db"


def _private(folder: Path) -> Path:
    """The folder, made for its owner only. The usual data folder is also tightened if others could look in;
    one that was named by the user is left as it is.
    """
    make_private_folder(folder)
    if not os.environ.get("POLNOC_SAVES"):
        data = saves_folder().parent
        for path in (data, saves_folder()):
            tighten(path, FOLDER_MODE)
        for path in (*data.glob("tables.db*"), *saves_folder().glob("*.json*")):
            tighten(path, FILE_MODE)
    return folder
