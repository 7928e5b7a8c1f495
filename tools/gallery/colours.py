"""The colours of the style sheet, read from it: there is no second list to drift.

>>> read_tokens("night")["ground"]
'#12141c'
>>> round(contrast("#ffffff", "#000000"), 1)
21.0
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, Literal

from polnoc.games import all_games

Theme = Literal["night", "day"]

_BLOCK: Final = re.compile(r"/\* tokens: (night|day) \*/[^{]*\{([^}]*)\}")
_COLOUR: Final = re.compile(r"--([a-z0-9-]+):\s*(#[0-9a-f]{6})\s*;")


@cache
def style_sheet() -> str:
    """The text of `static/polnoc.css`."""
    return (files("polnoc") / "static" / "polnoc.css").read_text(encoding="utf-8")


@cache
def game_sheet(game: str) -> str:
    """The text of `static/board.css` of a game."""
    return (files(f"polnoc.games.{game}") / "static" / "board.css").read_text(encoding="utf-8")


def copy_static(folder: Path) -> None:
    """Copy the style sheets and pictures of the package and of all games, with the addresses of the table."""
    sources = {folder: files("polnoc") / "static"}
    for game in all_games():
        sources[folder / "games" / game.id] = files(f"polnoc.games.{game.id}") / "static"
    for target, source in sources.items():
        target.mkdir(parents=True, exist_ok=True)
        for file in source.iterdir():
            if file.name.endswith((".css", ".svg")):
                (target / file.name).write_bytes(file.read_bytes())


def drawing_styles() -> str:
    """The part of the style sheet that a drawing needs in a file of its own."""
    sheet = style_sheet()
    tokens = sheet[: sheet.index("@media")]
    fonts = sheet[sheet.index("/* fonts */") : sheet.index("/* Ground")]
    return tokens + fonts + sheet[sheet.index("/* Drawings") : sheet.index("/* Readers")]


def read_tokens(theme: Theme) -> dict[str, str]:
    """Every colour of a theme by the name of its token."""
    blocks = [body for name, body in _BLOCK.findall(style_sheet()) if name == theme]
    return dict(_COLOUR.findall(blocks[0]))


def luminance(colour: str) -> float:
    """The relative luminance of a colour by WCAG 2, from 0 to 1."""
    red, green, blue = [_linear(int(colour[start : start + 2], 16) / 255) for start in (1, 3, 5)]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def contrast(first: str, second: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    darker, lighter = sorted([luminance(first), luminance(second)])
    return (lighter + 0.05) / (darker + 0.05)
