"""Which answers were given with one press: they are taken back together.

A proposal is several answers with one press. What passes by itself belongs to the press before it: whoever
takes that back does not want to be asked for half of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from polnoc.engine.match import Match
from polnoc.table.log_entries import Entry

#: Between the answers of a proposal, as it is posted.
SEPARATOR: Final = ";"
#: A proposal has at most so many answers.
MOST_ANSWERS: Final = 60

#: Stands in the key of an answer that was given with the press before.
_CONTINUED: Final = ":"


def continued_key(key: str, number: int) -> str:
    """The key of answer `number` of a press, whose first has the number 0 and the key itself."""
    return f"{key}{_CONTINUED}{number}" if number else key


def passing_key(seat: int, version: int) -> str:
    """The key of an answer that passes by itself."""
    return f"{seat}.passes{_CONTINUED}{version}"


@dataclass(slots=True)
class Presses:
    """By seat: for each of its answers that stand, whether a press begins with it."""

    _begins: dict[int, list[bool]] = field(default_factory=dict)
    #: By seat: the key of the last thing that it did.
    _last_keys: dict[int, str] = field(default_factory=dict)

    def follow(self, match: Match | None, entry: Entry) -> None:
        """An entry of the log was carried out."""
        self._last_keys[entry.seat] = entry.key
        if entry.kind == "answer":
            self._begins.setdefault(entry.seat, []).append(_CONTINUED not in entry.key)
        elif match is not None:
            for seat, begins in self._begins.items():
                del begins[match.standing(seat) :]

    def last_key(self, seat: int) -> str:
        """The key of the last thing that a seat did; empty if it has done nothing."""
        return self._last_keys.get(seat, "")

    def last(self, seat: int) -> int:
        """How many answers the last press of a seat has given; 0: none that it could take back."""
        begins = self._begins.get(seat, [])
        for count, is_first in enumerate(reversed(begins), 1):
            if is_first:
                return count
        return 0
