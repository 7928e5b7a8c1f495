"""Compile the engine, and rules and bots of games, with mypyc: `python -m tools.compile_native duchy`.

The extensions are written beside the sources, in the folder `polnoc` of the current one.

The command `mypyc` writes all modules into one C file, a million lines that gcc does not finish. This writes
one file for each, and optimizes little, which takes minutes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

#: Modules that hold msgspec records read their annotations at run time and stay interpreted; so do those that
#: only display things.
PLAIN: Final = frozenset(
    (
        *("__init__", "options", "cards", "packs", "pack_types", "placement"),
        *("advice", "advice_reasons", "balance", "stories", "wording", "moments"),
    )
)
PLAIN_FOLDERS: Final = frozenset(("drawing", "lessons", "solo", "words"))


def compiled_files(games: Iterable[str], package: Path = Path("polnoc")) -> list[Path]:
    """The modules of the engine and of these games that are compiled."""
    folders = [package / "engine", *[package / "games" / game for game in games]]
    return [
        file
        for folder in folders
        for file in sorted(folder.rglob("*.py"))
        if file.stem not in PLAIN and PLAIN_FOLDERS.isdisjoint(file.relative_to(folder).parts)
    ]


def compile_in_place(files: Iterable[Path]) -> None:
    """Write C and compile it to an extension beside each file."""
    names = [str(file) for file in files]
    extensions = mypycify(names, opt_level="1", debug_level="0", multi_file=True, target_dir="build")
    command = build_ext(Distribution({"name": "polnoc", "ext_modules": extensions}))
    command.inplace = True
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    compile_in_place(compiled_files(sys.argv[1:]))
