"""The game of the day: everybody gets the same dice and decks.

The package of a game that has one provides the part `daily`. Days begin at midnight UTC;
past ones stay playable. Where the seed of a day comes from:

- **A server** derives the seed from a secret key (`DailyKey`). It shows the seed's SHA-256 the day before,
  and the seed once the day has begun: nobody can practise in advance, or change the seed afterwards.
- **A terminal** cannot keep a secret: its seed is `sim:` and the date, a public rule. The same applies to
  servers on days before they had a key.

>>> day = read_day("2026-03-14", now=date(2026, 3, 15))
>>> seed_of(day).text
'sim:20260314'
>>> read_day("2026-03-16", now=date(2026, 3, 15))
Traceback (most recent call last):
polnoc.daily.BadDay: 2026-03-16 has not come yet: today is 2026-03-15 (UTC)
"""

from __future__ import annotations

import hmac
import re
import secrets
from datetime import UTC, date, datetime
from typing import Final

import msgspec

from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.options import GameOptions
from polnoc.games import all_games, package_of

#: The first day with a game.
FIRST: Final = date(2026, 1, 1)

_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class BadDay(ValueError):
    """Not a valid day, or one without a game; the message says what would be right."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        #: The key of the message in the reader's language.
        self.key = key


def today() -> date:
    """The date in UTC."""
    return datetime.now(UTC).date()


def read_day(text: str, now: date | None = None) -> date:
    """Parse a day given by a user; raise BadDay unless it has a game."""
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
    """The seed of a day by the public rule, for all games."""
    return Seed.simulated(int(f"{day:%Y%m%d}"))


class DailyKey(msgspec.Struct, frozen=True):
    """The secret from which a server derives its seeds: the same for all servers of one store.

    >>> key = DailyKey("00" * 32, date(2026, 3, 14))
    >>> key.seed_of(date(2026, 3, 13)).text, key.seed_of(date(2026, 3, 14)).is_simulated
    ('sim:20260313', False)
    """

    secret: str
    #: The first day whose seed comes from this key; those before it have the public one.
    first: date

    @classmethod
    def new(cls, first: date) -> DailyKey:
        """A new random key from the operating system."""
        return cls(secrets.token_hex(32), first)

    def covers(self, day: date) -> bool:
        """Whether the seed of a day comes from this key."""
        return day >= self.first

    def seed_of(self, day: date) -> Seed:
        """The seed of a day: HMAC-SHA-256 of its date. It must not be shown before the day has begun."""
        if not self.covers(day):
            return seed_of(day)
        return Seed(hmac.digest(bytes.fromhex(self.secret), f"polnoc daily {day}".encode(), "sha256").hex())

    def __repr__(self) -> str:
        return f"<DailyKey first={self.first}>"


def has_daily(game: AnyGame) -> bool:
    """Whether this game has a game of the day."""
    return package_of(game).daily() is not None


def daily_games() -> list[AnyGame]:
    """The games that have a game of the day."""
    return [game for game in all_games() if has_daily(game)]


def options_of(game: AnyGame, day: date) -> GameOptions:
    """The options of the game of a day."""
    daily = package_of(game).daily()
    if daily is None:
        raise LookupError(f"'{game.id}' has no game of the day")
    return game.read_options(daily.options(day))


def day_of(match: Match) -> date | None:
    """The day whose game by the public rule this is, judged by its seed and its options, or None.

    The game of a server's day cannot be recognized by its seed; its table has a label.
    """
    digits = match.seed.text.removeprefix("sim:")
    if not (match.seed.is_simulated and len(digits) == 8 and has_daily(match.game)):
        return None
    try:
        day = date.fromisoformat(f"{digits[:4]}-{digits[4:6]}-{digits[6:]}")
    except ValueError:
        return None
    return day if match.chosen == options_of(match.game, day) else None
