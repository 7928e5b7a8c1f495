"""Which answers were given with one press: they are taken back together.

A proposal is several answers with one press. An answer that is given automatically belongs to the press
before it: whoever takes that back does not want to be asked about half of it.

>>> presses = Presses()
>>> for begins in (True, True, False, False):
...     presses.answered(0, begins)
>>> presses.last(0)
3
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from polnoc.engine.match import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Presses:
    """By seat: for each of its answers that stand, whether a press begins with it."""

    def __init__(self) -> None:
        self._begins: dict[int, list[bool]] = {}

    def answered(self, seat: int, begins: bool) -> None:
        """Note that a seat has answered, and whether a press begins with that."""
        self._begins.setdefault(seat, []).append(begins)

    def taken_back(self, match: Match) -> None:
        """Forget the answers that no longer stand in the match."""
        for seat, begins in self._begins.items():
            del begins[match.standing(seat) :]

    def last(self, seat: int) -> int:
        """How many answers the last press of a seat has given; 0: it has given only automatic answers."""
        begins = self._begins.get(seat)
        if not begins:
            return 1  # the match came with its answers: nobody has pressed anything
        for count, is_first in enumerate(reversed(begins), 1):
            if is_first:
                return count
        return 0
