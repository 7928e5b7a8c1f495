"""What is counted over many games.

Counts are whole numbers only, so those of batches can be added in any
order and always give the same sum. It grows with the variety of what can
happen, not with the number of games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from polnoc.arena.balance import NoteTotals
from polnoc.engine.notes import Notes


class PlayedGame(NamedTuple):
    """One game that was played."""

    #: The seats that won; empty if nobody did.
    winners: tuple[int, ...]
    #: The indices of the entries that won.
    entries: tuple[int, ...]
    #: The seat that began the game.
    starter: int
    #: Answers of players; turns and rounds if the game reports them.
    decisions: int
    turns: int
    rounds: int
    #: Whether the game was stopped because it would not end.
    stopped: bool
    #: What the game itself has noted.
    notes: Notes | None = None


@dataclass
class Counts:
    """Counts over games, kept by seed: games of one seed share their deal and are not independent."""

    games: int = 0
    #: By the number of games that each entry won with one seed: (2, 0), (1, 1), ….
    wins: Counter[tuple[int, ...]] = field(default_factory=Counter)
    #: By the number of games that the beginner won with one seed.
    starter_wins: Counter[int] = field(default_factory=Counter)
    #: By the number of games that each seat won with one seed.
    seat_wins: Counter[tuple[int, ...]] = field(default_factory=Counter)
    #: Lengths of games and how often each occurred.
    decisions: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    #: Games that nobody won, that several entries won together, that would not end.
    undecided: int = 0
    shared: int = 0
    stopped: int = 0
    #: What the game itself counts.
    note_totals: NoteTotals = field(default_factory=NoteTotals)
    #: By level: CPU nanoseconds of single choices, a sample.
    choices: dict[str, list[int]] = field(default_factory=dict)
    #: Nanoseconds that all of this took.
    spent_ns: int = 0

    def count(self, games: Sequence[PlayedGame], entries: int, seats: int) -> None:
        """Count the games of one seed."""
        wins, seat_wins, starter_wins = [0] * entries, [0] * seats, 0
        for game in games:
            self._count_game(game)
            starter_wins += game.starter in game.winners
            for entry in game.entries:
                wins[entry] += 1
            for seat in game.winners:
                seat_wins[seat] += 1
        self.wins[tuple(wins)] += 1
        self.seat_wins[tuple(seat_wins)] += 1
        self.starter_wins[starter_wins] += 1

    def _count_game(self, game: PlayedGame) -> None:
        self.games += 1
        self.decisions[game.decisions] += 1
        self.turns[game.turns] += 1
        self.rounds[game.rounds] += 1
        self.undecided += not game.winners
        self.shared += len(game.entries) > 1
        self.stopped += game.stopped
        if game.notes is not None:
            self.note_totals.count(game.notes)

    def add(self, other: Counts) -> None:
        """Add the counts of other games."""
        self.games += other.games
        self.wins.update(other.wins)
        self.starter_wins.update(other.starter_wins)
        self.seat_wins.update(other.seat_wins)
        self.decisions.update(other.decisions)
        self.turns.update(other.turns)
        self.rounds.update(other.rounds)
        self.undecided += other.undecided
        self.shared += other.shared
        self.stopped += other.stopped
        self.note_totals.add(other.note_totals)
        for level, times in other.choices.items():
            self.choices.setdefault(level, []).extend(times)
        self.spent_ns += other.spent_ns
