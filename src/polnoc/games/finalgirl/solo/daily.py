"""The film of the day, with its heroine and difficulty. It is the same for everybody, by a public rule.

Six days have six different films, and eleven days all heroines, in an order that differs each time.
The week gets harder towards its end.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import date
from typing import Final

#: Never change these lists: the films of past days would change.
FILMS: Final = ("hammer-camp", "hammer-fair", "parade-camp", "parade-fair", "pack-camp", "pack-fair")
HEROINES: Final = (
    "laurie",
    "reiko",
    "selena",
    "adelaide",
    "barbara",
    "iga",
    "wanda",
    "dorota",
    "sabina",
    "nina",
    "hana",
)

#: By day of the week, from Monday: difficulty and side of the board.
WEEK: Final = (
    ("story", "normal"),
    ("standard", "normal"),
    ("standard", "normal"),
    ("standard", "normal"),
    ("hard", "normal"),
    ("harder", "normal"),
    ("standard", "extreme"),
)


def options(day: date) -> dict[str, object]:
    """The options of a day's game."""
    killer, _, location = _turn_of(FILMS, day).partition("-")
    difficulty, board = WEEK[day.weekday()]
    return {
        "killer": killer,
        "location": location,
        "heroine": _turn_of(HEROINES, day),
        "difficulty": difficulty,
        "board": board,
    }


def _turn_of(things: Sequence[str], day: date) -> str:
    """Pick the thing for a day: each comes up once before any comes up again."""
    lap, place = divmod(day.toordinal(), len(things))
    order = sorted(things, key=lambda thing: hashlib.sha256(f"{lap}:{thing}".encode()).digest())
    return order[place]
