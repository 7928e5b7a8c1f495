"""Notes about a finished game: what a designer who balances it would count.

A game that keeps such notes has a `balance.py` with a function `observe`;
see `polnoc.arena.balance`, which asks it and adds the notes of many games up.

>>> notes = Notes()
>>> notes.times("imps used", {"spark": 2, "mole": 0})
>>> notes.size("duels", 5)
>>> notes.chance("by pact", "three fires", won=True)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(slots=True)
class Notes:
    """The notes of one game. A report shows counts and sizes in the order in which they were noted."""

    #: By title: how often each thing happened in this game.
    counted: dict[str, dict[str, int]] = field(default_factory=dict)
    #: By name: how much of something there was.
    sizes: dict[str, int] = field(default_factory=dict)
    #: Title, name, and whether a seat to which the name applies has won.
    chances: list[tuple[str, str, bool]] = field(default_factory=list)

    def times(self, title: str, counts: Mapping[str, int]) -> None:
        """Note how often each of some things happened, with 0 for those that did not."""
        self.counted[title] = dict(counts)

    def size(self, name: str, amount: int) -> None:
        """Note how much of something there was: rounds, duels, cubes left over."""
        self.sizes[name] = amount

    def chance(self, title: str, name: str, won: bool) -> None:
        """Note that a seat had something of a kind, such as a pact, and whether it has won."""
        self.chances.append((title, name, won))
