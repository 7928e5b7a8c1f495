"""The notes of a game's own `balance.py`, added up over many games.

A game package may have a part `balance`: it is asked for notes after each game, and says by how much the
win rates under a title may differ from an even share.

>>> totals = NoteTotals()
>>> notes = Notes()
>>> notes.times("tricks", {"feint": 3, "bluff": 0})
>>> totals.count(notes)
>>> figures(totals, games=1, a_seed=1, even=0.5, bars={}).happened[0].rows[0]
Happening(name='feint', times=3, games=1, share=1.0)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import msgspec

from polnoc.arena.statistics import Length, length
from polnoc.engine.notes import Notes
from polnoc.records.rates import Rate, wilson

#: Verdicts on a bar.
BAR_HELD: Final = "held"
BAR_MISSED: Final = "missed"
BAR_OPEN: Final = "too few games to tell"


@dataclass
class NoteTotals:
    """Notes of many games, added up: whole numbers only, so the sum is the same in any order."""

    #: [title][name]: how often something happened, and in how many games.
    times: dict[str, Counter[str]] = field(default_factory=dict)
    games: dict[str, Counter[str]] = field(default_factory=dict)
    #: [name][amount]: in how many games there was this amount.
    sizes: dict[str, Counter[int]] = field(default_factory=dict)
    #: [title][name]: how many seats had it, and how many of those won.
    had: dict[str, Counter[str]] = field(default_factory=dict)
    won: dict[str, Counter[str]] = field(default_factory=dict)

    def count(self, notes: Notes) -> None:
        """Add the notes of one game."""
        for title, counts in notes.counted.items():
            _add(self.times, title, counts)
            _add(self.games, title, {name: min(times, 1) for name, times in counts.items()})
        for name, amount in notes.sizes.items():
            self.sizes.setdefault(name, Counter())[amount] += 1
        for title, name, won in notes.chances:
            _add(self.had, title, {name: 1})
            _add(self.won, title, {name: int(won)})

    def add(self, other: NoteTotals) -> None:
        """Add other totals."""
        for name, amounts in other.sizes.items():
            self.sizes.setdefault(name, Counter()).update(amounts)
        for mine, theirs in (
            (self.times, other.times),
            (self.games, other.games),
            (self.had, other.had),
            (self.won, other.won),
        ):
            for title, counts in theirs.items():
                _add(mine, title, counts)


def _add(table: dict[str, Counter[str]], title: str, counts: Mapping[str, int]) -> None:
    table.setdefault(title, Counter()).update(counts)


# Figures ------------------------------------------------------------------------------


class Happening(msgspec.Struct, frozen=True):
    """Something that happens in games: how often in all, in how many games, and in what share of them."""

    name: str
    times: int
    games: int
    share: float


class Happenings(msgspec.Struct, frozen=True):
    """Things that happen, in the order of the game's notes."""

    title: str
    rows: tuple[Happening, ...]


class Size(msgspec.Struct, frozen=True):
    """How much of something there was in a game."""

    name: str
    amounts: Length


class Chance(msgspec.Struct, frozen=True):
    """How often seats that had something won."""

    name: str
    wins: Rate


class Chances(msgspec.Struct, frozen=True):
    """Win rates by what a seat had, sorted by name."""

    title: str
    rows: tuple[Chance, ...]


class Bar(msgspec.Struct, frozen=True):
    """The bar for the win rates under a title, and whether it was met."""

    title: str
    #: How far from an even share a rate may be.
    allowed: float
    #: The one that is farthest off, and how far.
    farthest: str
    off: float
    verdict: str


class Balance(msgspec.Struct, frozen=True):
    """Everything that a game's notes show."""

    sizes: tuple[Size, ...]
    happened: tuple[Happenings, ...]
    chances: tuple[Chances, ...]
    bars: tuple[Bar, ...]


def figures(
    note_totals: NoteTotals, games: int, a_seed: int, even: float, bars: Mapping[str, float]
) -> Balance:
    """The figures of some totals. `a_seed` games share a deal and count as one in the intervals."""
    chances = tuple([_chances(note_totals, title, a_seed) for title in note_totals.had])
    return Balance(
        sizes=tuple([Size(name, length(amounts)) for name, amounts in note_totals.sizes.items()]),
        happened=tuple([_happenings(note_totals, title, games) for title in note_totals.times]),
        chances=chances,
        bars=tuple([bar(table, bars[table.title], even) for table in chances if table.title in bars]),
    )


def _happenings(note_totals: NoteTotals, title: str, games: int) -> Happenings:
    seen = note_totals.games[title]
    rows = [
        Happening(name, times, seen[name], seen[name] / games)
        for name, times in note_totals.times[title].items()
    ]
    return Happenings(title, tuple(rows))


def _chances(note_totals: NoteTotals, title: str, a_seed: int) -> Chances:
    won = note_totals.won[title]
    rows = [
        Chance(name, wilson(won[name], seats, seats / a_seed))
        for name, seats in sorted(note_totals.had[title].items())
    ]
    return Chances(title, tuple(rows))


def bar(table: Chances, allowed: float, even: float) -> Bar:
    """Check a bar: held if every rate is near enough, missed if one surely is not, else open."""
    farthest = max(table.rows, key=lambda row: abs(row.wins.share - even))
    verdict = BAR_HELD
    if abs(farthest.wins.share - even) > allowed:
        surely = [
            row for row in table.rows if row.wins.low > even + allowed or row.wins.high < even - allowed
        ]
        verdict = BAR_MISSED if surely else BAR_OPEN
    return Bar(table.title, allowed, farthest.name, farthest.wins.share - even, verdict)
