"""The miniatures in the terminal: a row for each field of a view."""

from __future__ import annotations

from polnoc.engine.game import AnyGame
from polnoc.engine.terminal_rows import Cell, Row
from polnoc.engine.views import View


def rows(game: AnyGame, view: View, aids: bool) -> list[Row]:
    """Return everything in a view."""
    return [Row(name, {}, [Cell(str(value))]) for name, value in view.items()]
