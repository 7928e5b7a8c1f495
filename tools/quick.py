"""The tests for the files that have changed: `make quick` runs them.

python -m tools.quick prints test folders and files. Changed files are those that git sees in the working
tree, or those of the last commit if there are none.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]

#: Folders of a game whose tests are in a folder for all games.
SHARED_BY_GAMES: Final = ("bots", "drawing", "lessons", "words")


def changed_files() -> list[str]:
    """Files that differ from the last commit, or those of the last commit."""
    differ = _git("diff", "--name-only", "HEAD") + _git("ls-files", "--others", "--exclude-standard")
    return differ or _git("diff", "--name-only", "HEAD~1")


def tests_for(files: Iterable[str]) -> list[str]:
    """Test folders and files for changed files, none twice and none inside another."""
    found = {test for file in files for test in _fitting(Path(file)) if (ROOT / test).exists()}
    return sorted(test for test in found if not found & {str(above) for above in Path(test).parents})


def _fitting(file: Path) -> Iterator[str]:
    match file.parts:
        case ["src", "polnoc", "games", game, room, *_] if room in SHARED_BY_GAMES:
            yield str(file)
            for test in sorted((ROOT / "tests" / room).glob(f"test_{game}*.py")):
                yield str(test.relative_to(ROOT))
        case ["src", "polnoc", "games", game, *_]:
            yield f"tests/games/{game}"
        case ["src", "polnoc", room, *_]:
            yield f"tests/{Path(room).stem}"
            yield f"tests/test_{Path(room).stem}.py"
        case ["tests", _, *_] if file.name.startswith("test_"):
            yield str(file)
        case ["tests", room, *_]:
            yield f"tests/{room}"
        case ["docs", _] if file.suffix == ".md":
            yield str(file)


def _git(*arguments: str) -> list[str]:
    said = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    return said.stdout.splitlines()


if __name__ == "__main__":
    sys.stdout.write(" ".join(tests_for(changed_files())) + "\n")
