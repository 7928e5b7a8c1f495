"""Presses in the log of a table: the key of an entry says whether a press begins with it."""

from __future__ import annotations

from typing import Final

from polnoc.engine.match import Match
from polnoc.engine.presses import Presses
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


def passing_key(version: int) -> str:
    """The key of an answer that passes by itself, after so many entries."""
    return f"passes{_CONTINUED}{version}"


class LoggedPresses(Presses):
    """The presses of a table, as its log tells them."""

    def __init__(self) -> None:
        super().__init__()
        #: By seat: the key of the last thing that it did.
        self._last_keys: dict[int, str] = {}

    def follow(self, match: Match | None, entry: Entry) -> None:
        """An entry of the log was carried out; there is no match before the game is dealt."""
        self._last_keys[entry.seat] = entry.key
        if entry.kind == "answer":
            self.answered(entry.seat, begins=_CONTINUED not in entry.key)
        elif match is not None:
            self.taken_back(match)

    def last_key(self, seat: int) -> str:
        """The key of the last thing that a seat did; empty if it has done nothing."""
        return self._last_keys.get(seat, "")
