"""Results of a player's finished games, and their summary: wins, streaks, achievements.

A game whose player knew what would come (see `polnoc.records.stories`) is counted and marked, but it does not
count for streaks, the quickest win or achievements.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.play import digest
from polnoc.engine.stories import Outcome, Series
from polnoc.records.stories import achievement_ids, achievement_series, outcome


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """One finished game."""

    id: str
    game: str
    commitment: str
    won: bool
    groups: dict[str, str]
    figures: dict[str, int]
    achievements: tuple[str, ...] = msgspec.field(name="feats")
    rank: tuple[int, ...] = ()
    #: How many answers were taken back, and how many of them after chance had answered.
    undone: int = 0
    foreseen: int = 0
    #: Whether the dice were known before: a seed chosen by hand, or one played before.
    known: bool = False
    #: The day, if it is a daily game.
    day: str = ""
    #: When it ended, as text.
    at: str = ""

    @property
    def counts(self) -> bool:
        """Whether it counts for streaks and achievements."""
        return not self.foreseen and not self.known


def result_of(match: Match, seat: int = 0, *, day: str = "", at: str = "", id: str = "") -> Result | None:
    """The result of a match for a seat; None if it is not over, or its game has no results."""
    found: Outcome | None = outcome(match, seat)
    if found is None:
        return None
    commitment = match.seed.commitment
    return Result(
        id=id or f"{commitment[:16]}-{digest(match.position)[:16]}",
        game=match.game.id,
        commitment=commitment,
        won=found.won,
        groups=found.groups,
        figures=found.figures,
        achievements=found.achievements,
        rank=found.rank,
        undone=match.undone,
        foreseen=match.foreseen,
        known=match.seed.is_simulated and not day,
        day=day,
        at=at,
    )


def added(results: Sequence[Result], new: Result) -> list[Result]:
    """The results with a new one; one that is already there is not added again."""
    if any([old.id == new.id for old in results]):
        return list(results)
    known = new.known or any([old.commitment == new.commitment for old in results])
    return [*results, msgspec.structs.replace(new, known=known)]


@dataclass(slots=True)
class Count:
    """Games of one kind."""

    played: int = 0
    won: int = 0


@dataclass(slots=True)
class Summary:
    """The summary of one player's games."""

    played: int = 0
    won: int = 0
    #: How many of them are marked because their player knew what would come.
    marked: int = 0
    streak: int = 0
    longest: int = 0
    #: The length of the quickest win, and the figure in which it is measured.
    quickest: int | None = None
    unit: str = ""
    groups: dict[str, dict[str, Count]] = field(default_factory=dict)
    achievements: list[str] = field(default_factory=list)


def summarise(game: AnyGame, results: Sequence[Result]) -> Summary:
    """Summarise games, in the order in which they were played."""
    found, own = Summary(), [result for result in results if result.game == game.id]
    for result in own:
        _count(found, result)
    done = {id for result in own if result.counts for id in result.achievements}
    done |= {series.id for series in achievement_series(game) if _is_done(series, found, own)}
    found.achievements = [id for id in all_achievements(game) if id in done]
    return found


def all_achievements(game: AnyGame) -> list[str]:
    """Every achievement of a game, in order."""
    return [*achievement_ids(game), *[series.id for series in achievement_series(game)]]


def _count(found: Summary, result: Result) -> None:
    found.played += 1
    found.won += result.won
    found.marked += not result.counts
    for group, value in result.groups.items():
        count = found.groups.setdefault(group, {}).setdefault(value, Count())
        count.played += 1
        count.won += result.won
    if not result.counts:
        return
    found.streak = found.streak + 1 if result.won else 0
    found.longest = max(found.longest, found.streak)
    if result.won:
        found.unit, length = next(iter(result.figures.items()))
        found.quickest = length if found.quickest is None else min(found.quickest, length)


def _is_done(series: Series, found: Summary, results: Sequence[Result]) -> bool:
    if not series.group:
        return found.longest >= series.games
    won = {result.groups.get(series.group) for result in results if result.won and result.counts}
    return len(won) >= series.games
