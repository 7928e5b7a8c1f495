"""The game of the day: everybody meets the same dice and decks.

A game that has one brings a `daily.py` with a function `options(day)`. The seed of a day is public,
`sim:` and its date: no secret, but the same for all. Days begin at midnight UTC; past ones stay playable.

>>> day = read_day("2026-03-14", now=date(2026, 3, 15))
>>> seed_of(day).text
'sim:20260314'
>>> read_day("2026-03-16", now=date(2026, 3, 15))
Traceback (most recent call last):
polnoc.daily.BadDay: 2026-03-16 has not come yet: today is 2026-03-15 (UTC)
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime
from typing import Any, Final

from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.options import GameOptions
from polnoc.games import all_games
from polnoc.words import part_of

#: There was no game of the day before this one.
FIRST: Final = date(2026, 1, 1)

_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class BadDay(ValueError):
    """No day, or one without a game; the message says what would be right."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        #: The message that says it in the reader's language.
        self.key = key


def today() -> date:
    """The date in UTC."""
    return datetime.now(UTC).date()


def read_day(text: str, now: date | None = None) -> date:
    """A day from outside, if it has a game."""
    now = now or today()
    try:
        if not _DAY.fullmatch(text):
            raise ValueError
        day = date.fromisoformat(text)
    except ValueError:
        raise BadDay("daily-no-day", f"'{text[:20]}' is no day: write it as {now}") from None
    if day > now:
        raise BadDay("daily-too-early", f"{day} has not come yet: today is {now} (UTC)")
    if day < FIRST:
        raise BadDay("daily-too-old", f"{day} has no game: the first day is {FIRST}")
    return day


def seed_of(day: date) -> Seed:
    """The seed of a day, for all games."""
    return Seed.simulated(int(f"{day:%Y%m%d}"))


def has_daily(game: AnyGame) -> bool:
    """Whether there is a game of the day of this game."""
    return part_of(game, "daily") is not None


def daily_games() -> list[AnyGame]:
    """The games that have a game of the day."""
    return [game for game in all_games() if has_daily(game)]


def options_of(game: AnyGame, day: date) -> GameOptions:
    """What is played on a day."""
    module: Any = part_of(game, "daily")
    return game.read_options(module.options(day))


def day_of(match: Match) -> date | None:
    """The day whose game this is, told by its seed and its options; None if it is no game of a day."""
    digits = match.seed.text.removeprefix("sim:")
    if not (match.seed.is_simulated and len(digits) == 8 and has_daily(match.game)):
        return None
    try:
        day = date.fromisoformat(f"{digits[:4]}-{digits[4:6]}-{digits[6:]}")
    except ValueError:
        return None
    return day if match.chosen == options_of(match.game, day) else None
