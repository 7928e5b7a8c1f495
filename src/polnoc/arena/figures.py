"""Figures: everything that is known after a series.

What follows from whole counts does not depend on the order or the number of
processes in which the games were played; everything that does is under `timing`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from polnoc.arena import balance
from polnoc.arena.balance import Balance
from polnoc.arena.counts import Counts
from polnoc.arena.series import Plan
from polnoc.arena.statistics import Difference, Length, difference, grouped, length, rank, wins_of
from polnoc.games import package_of
from polnoc.records.rates import Rate, wilson


class EntryFigures(msgspec.Struct, frozen=True):
    """How one entry did."""

    name: str
    #: The levels that play for it, in the order of the seats given.
    levels: tuple[str, ...]
    wins: Rate
    #: Only in mirrored series of more than one entry and seed.
    paired: Difference | None


class SeatFigures(msgspec.Struct, frozen=True):
    """How often each seat wins, whoever sits there. Intervals allow for mirrored games sharing their luck."""

    #: Games won by whoever began.
    beginner: Rate
    #: By seat, the first is seat 0.
    by_seat: tuple[Rate, ...]
    #: The share a seat wins if all seats are alike.
    even_share: float


class Choices(msgspec.Struct, frozen=True):
    """CPU time that single choices of a level took, from a sample of games."""

    level: str
    sample: int
    median_ms: float
    p99_ms: float


class Lost(msgspec.Struct, frozen=True):
    """Seeds whose games were given up because worker processes died while playing them."""

    first_seed: int
    last_seed: int
    games: int
    reason: str


class Timing(msgspec.Struct, frozen=True):
    """What depends on the machine and the moment."""

    seconds: float
    games_per_second: float
    #: Processes that played.
    jobs: int
    choices: tuple[Choices, ...]


class Provenance(msgspec.Struct, frozen=True):
    """What the result was made with, so that it can be reproduced."""

    command: str
    polnoc: str
    rules_version: int
    #: Fingerprint of the game's content.
    content: str
    python: str


class Result(msgspec.Struct, frozen=True):
    """Everything that is known after a series. This is the JSON object."""

    game: str
    #: Every option of the game, defaults included.
    options: dict[str, object]
    #: The levels in the order given.
    seats: tuple[str, ...]
    mirror: bool
    first_seed: int
    last_seed: int
    #: Games asked for (rounded up to whole groups), games played, games of one seed.
    planned: int
    games: int
    games_per_seed: int
    entries: tuple[EntryFigures, ...]
    seat_advantage: SeatFigures
    #: Games that nobody won, games that several entries won together, games that would not end.
    undecided: int
    shared: int
    stopped: int
    #: Answers given by players; turns and rounds are null if the game does not report them.
    decisions: Length
    turns: Length | None
    rounds: Length | None
    #: What the game itself counts; null if it counts nothing.
    balance: Balance | None
    lost: tuple[Lost, ...]
    made: Provenance
    timing: Timing


def choices(level: str, nanoseconds: Sequence[int]) -> Choices:
    """The cost of a level's choices."""
    ordered = sorted(Counter(nanoseconds).items())
    return Choices(level, len(nanoseconds), rank(ordered, 0.5) / 1e6, rank(ordered, 0.99) / 1e6)


def result(plan: Plan, counts: Counts, lost: Sequence[Lost], made: Provenance, timing: Timing) -> Result:
    """The figures of a series that was played."""
    series, size = plan.series, len(plan.lineups)
    options: dict[str, object] = msgspec.to_builtins(plan.options)
    return Result(
        game=series.game,
        options=options,
        seats=series.seats,
        mirror=series.mirror,
        first_seed=plan.seeds[0],
        last_seed=plan.seeds[-1],
        planned=plan.games,
        games=counts.games,
        games_per_seed=size,
        entries=tuple([_entry(plan, counts, index) for index in range(len(plan.entries))]),
        seat_advantage=SeatFigures(
            grouped(counts.starter_wins, size),
            tuple([grouped(wins_of(seat, counts.seat_wins), size) for seat in range(len(series.seats))]),
            1 / plan.sides,
        ),
        undecided=counts.undecided,
        shared=counts.shared,
        stopped=counts.stopped,
        decisions=length(counts.decisions),
        turns=_told(counts.turns),
        rounds=_told(counts.rounds),
        balance=_balance(plan, counts),
        lost=tuple(sorted(lost, key=lambda batch: batch.first_seed)),
        made=made,
        timing=timing,
    )


def _entry(plan: Plan, counts: Counts, index: int) -> EntryFigures:
    entry, size = plan.entries[index], len(plan.lineups)
    won = sum([wins[index] * times for wins, times in counts.wins.items()])
    levels = tuple([plan.series.seats[place] for place in entry.places])
    paired = difference(counts.wins, index, size) if plan.series.mirror else None
    return EntryFigures(entry.name, levels, wilson(won, counts.games), paired)


def _told(counts: Counter[int]) -> Length | None:
    """Lengths in a unit that a game may not report at all."""
    return length(counts) if any(counts) else None


def _balance(plan: Plan, counts: Counts) -> Balance | None:
    own = package_of(plan.game).balance()
    if own is None:
        return None
    return balance.figures(counts.note_totals, counts.games, len(plan.lineups), 1 / plan.sides, own.BARS)
