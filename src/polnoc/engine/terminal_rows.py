"""A view as rows of cells: what a text screen shows of the table.

A game says what each row contains; the terminal decides how it looks. A cell's
tone is never shown by colour alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from polnoc.engine.events import Args

#: Nothing special.
PLAIN = "plain"
#: Open for all to see.
OPEN = "open"
#: Belongs to the viewer.
MINE = "mine"
#: Still possible.
POSSIBLE = "possible"
#: Ruled out.
GONE = "gone"

#: By tone: what surrounds or replaces the text of a cell.
MARKS: Final = {PLAIN: "{}", OPEN: "[{}]", MINE: "({})", POSSIBLE: "{}", GONE: "·"}


@dataclass(slots=True)
class Cell:
    """A short text and its tone."""

    text: str
    tone: str = PLAIN

    @property
    def shown(self) -> str:
        """The text with the mark of its tone.

        >>> Cell("7", OPEN).shown, Cell("8", GONE).shown
        ('[7]', '·')
        """
        return MARKS[self.tone].format(self.text)


@dataclass(slots=True)
class Row:
    """A message key with arguments, and cells after it. An argument `seat` also gives `name`."""

    key: str
    args: Args = field(default_factory=dict)
    cells: list[Cell] = field(default_factory=list)
