"""Presses in the log of a table: the key of an entry shows whether it begins a press."""

from __future__ import annotations

from typing import Final

from polnoc.engine.match import Match
from polnoc.engine.presses import Presses
from polnoc.table.log_entries import Entry

#: Separates the answers of a proposal when it is posted.
SEPARATOR: Final = ";"
#: A proposal has at most this many answers.
MOST_ANSWERS: Final = 60

#: Occurs in the keys of answers that continue a press.
_CONTINUED: Final = ":"


def continued_key(key: str, number: int) -> str:
    """The key of answer `number` of a press; the first one has number 0 and the key itself."""
    return f"{key}{_CONTINUED}{number}" if number else key


def passing_key(version: int) -> str:
    """The key of an answer that passes by itself at a version of the table."""
    return f"passes{_CONTINUED}{version}"


class LoggedPresses(Presses):
    """The presses of a table, according to its log."""

    def __init__(self) -> None:
        super().__init__()
        #: By seat: the key of its last entry.
        self._last_keys: dict[int, str] = {}

    def follow(self, match: Match | None, entry: Entry) -> None:
        """Follow an entry of the log; there is no match before the game is dealt."""
        self._last_keys[entry.seat] = entry.key
        if entry.kind == "answer":
            self.answered(entry.seat, begins=_CONTINUED not in entry.key)
        elif match is not None:
            self.taken_back(match)

    def last_key(self, seat: int) -> str:
        """The key of a seat's last entry; empty if it has none."""
        return self._last_keys.get(seat, "")
