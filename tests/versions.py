"""Other versions of Północ: copies of its sources with a planted change, to test upgrades.

A copy is run as its own program (`PYTHONPATH` names it), so the tests see what a real server would do.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from polnoc.games import find_game

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src"


@dataclass(frozen=True, slots=True)
class Edit:
    """A text that occurs once in a file under `src/polnoc`, and its replacement."""

    file: str
    old: str
    new: str


def raised(game: str) -> Edit:
    """Raise a game's rules version by one, as every change of the rules should."""
    line, version = "rules_version: ClassVar[int] = ", find_game(game).rules_version
    return Edit(f"games/{game}/game.py", f"{line}{version}", f"{line}{version + 1}")


_WOUNDS: Final = "games/bestia/rules/wounds.py"

#: Changes of rules: by game, what a developer might have changed.
RULES: Final[dict[str, tuple[Edit, ...]]] = {
    "duchy": (
        Edit("games/duchy/rules/scoring.py", "position.scores[side] +=", "position.scores[side - 1] +="),
    ),
    "straszydla": (Edit("games/straszydla/rules/planning.py", "ARROWS: Final = 3", "ARROWS: Final = 2"),),
    "finalgirl": (Edit("games/finalgirl/rules/tracks.py", "min(before + n, most)", "min(before - n, most)"),),
    "bestia": (
        Edit(_WOUNDS, "position.wounds[hunter] += n", "position.wounds[hunter] += n + 1"),
        Edit(_WOUNDS, "position.hurts[one] += n", "position.hurts[one] += n + 1"),
    ),
}

#: Changed rules with a new version, which still plays the earlier one as it was.
BEHIND_THE_VERSION: Final = (
    Edit(
        "games/straszydla/rules/planning.py",
        "return (ARROWS, (), (position.pawn[seat],))",
        "return (ARROWS if position.terms.rules <= 3 else 2, (), (position.pawn[seat],))",
    ),
    Edit(
        "games/straszydla/game.py",
        "rules_version: ClassVar[int] = 3",
        "rules_version: ClassVar[int] = 4",
    ),
    Edit(
        "games/straszydla/game.py",
        "older_rules: ClassVar[tuple[int, ...]] = (1, 2)",
        "older_rules: ClassVar[tuple[int, ...]] = (1, 2, 3)",
    ),
)

#: Two cards swap places in the program, and the content keeps its fingerprint.
SWAPPED_IN_CODE: Final = (
    Edit(
        "games/duchy/cards.py",
        "ordered = sorted(cards, key=_number)",
        "ordered = sorted(cards, key=_number)\n        ordered[2], ordered[4] = ordered[4], ordered[2]",
    ),
)

#: Changes of content: by game, other numbers, or two cards that swap places.
CONTENT: Final[dict[str, tuple[Edit, ...]]] = {
    "duchy": (
        Edit("games/duchy/content/classic.toml", "number = 3\n", "number = 0\n"),
        Edit("games/duchy/content/classic.toml", "number = 5\n", "number = 3\n"),
        Edit("games/duchy/content/classic.toml", "number = 0\n", "number = 5\n"),
    ),
    "straszydla": (  # two tiles of the city
        Edit("games/straszydla/content/classic.toml", '"7 2 14 8 13"', '"7 14 2 8 13"'),
    ),
    "finalgirl": (Edit("games/finalgirl/content/core.toml", "time = 6", "time = 5"),),
    "bestia": (Edit("games/bestia/content/core.toml", "still = 8", "still = 7"),),
}


#: What an upgrade can change in a game: its content; its rules with a new version; or its rules when
#: somebody forgot to raise the version.
Kind = Literal["content", "raised", "forgotten"]
KINDS: Final[tuple[Kind, ...]] = ("content", "raised", "forgotten")


def upgrade(rotation: int) -> dict[str, Kind]:
    """Return an upgrade that changes each game in one way; the next two bring the other ways."""
    return {game: KINDS[(number + rotation) % len(KINDS)] for number, game in enumerate(sorted(RULES))}


def edits_of(kinds: Mapping[str, Kind]) -> list[Edit]:
    """Return the edits of such an upgrade."""
    edits: list[Edit] = []
    for game, kind in kinds.items():
        edits += CONTENT[game] if kind == "content" else RULES[game]
        edits += [raised(game)] if kind == "raised" else []
    return edits


def planted(folder: Path, edits: Iterable[Edit], sources: Path = SOURCES) -> Path:
    """Create a version with changes in a new folder; return what `PYTHONPATH` must name to run it."""
    shutil.copytree(sources, folder, ignore=shutil.ignore_patterns("*.so", "*.egg-info", "build"))
    for edit in edits:
        file = folder / "polnoc" / edit.file
        text = file.read_text(encoding="utf-8")
        assert text.count(edit.old) == 1, f"'{edit.old}' stands {text.count(edit.old)} times in {edit.file}"
        file.write_text(text.replace(edit.old, edit.new), encoding="utf-8")
    return folder


def environment(sources: Path) -> dict[str, str]:
    """Return the environment of a program of that version, with the tests beside it."""
    return {**os.environ, "PYTHONPATH": f"{sources}{os.pathsep}{ROOT}"}
