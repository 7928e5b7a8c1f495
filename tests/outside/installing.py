"""Follow `docs/add-a-game.md`: create its files in an empty folder and install them as a package."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from polnoc import games
from polnoc.games import OWN, broken_packages, find_game

PAGE: Final = Path(__file__).parents[2] / "docs" / "add-a-game.md"

#: A file on the page: its path in bold, words about it, and its contents.
_FILE: Final = re.compile(r"(?ms)^\*\*`([^`\n]+)`\*\*.*?^```\w+\n(.*?)^```$")


def files_of_page() -> dict[str, str]:
    """Return every file on the page, by its path."""
    return dict(_FILE.findall(PAGE.read_text(encoding="utf-8")))


def write_files(folder: Path) -> None:
    """Create the files in an empty folder."""
    for name, text in files_of_page().items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def install(folder: Path, target: Path) -> None:
    """Create the files in an empty folder, and install the package from there."""
    write_files(folder)
    how = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    subprocess.run([sys.executable, "-m", "pip", "install", *how, "--target", target, folder], check=True)


@contextmanager
def installed(target: Path) -> Iterator[None]:
    """Make what is installed in a folder importable as if it were in the environment."""
    with pytest.MonkeyPatch.context() as patched:
        patched.syspath_prepend(target)
        patched.setattr(games, "_packages", {package.id: package for package in OWN})
        _forget()
        yield
    _forget()


def _forget() -> None:
    broken_packages.cache_clear()
    find_game.cache_clear()
