"""Files and folders that only their owner may read: games under way hold secret seeds."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

#: Modes of a file and of a folder.
FILE_MODE: Final = 0o600
FOLDER_MODE: Final = 0o700

_OTHERS: Final = 0o077


def make_private_folder(folder: Path) -> None:
    """Make a folder for its owner only, if it does not exist."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(FOLDER_MODE, exist_ok=True)


def tighten(path: Path, mode: int) -> None:
    """Remove others' access to a file or folder of ours; what is not ours is left alone."""
    with suppress(OSError):
        if path.stat().st_mode & _OTHERS:
            path.chmod(mode)


def open_private(path: str, flags: int) -> int:
    """Open a file that only its owner may read, for `open(path, …, opener=open_private)`."""
    return os.open(path, flags, FILE_MODE)
