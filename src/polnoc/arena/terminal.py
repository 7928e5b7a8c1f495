"""The result as tables for the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from polnoc.arena.figures import Result
from polnoc.arena.sheets import Sheet, sheets, timing_sheets
from polnoc.arena.wording import heading, speed, warnings


def tables(result: Result) -> RenderableType:
    """The whole result as tables."""
    parts: list[RenderableType] = [Text(heading(result), style="bold")]
    parts += [Text(warning, style="bold red") for warning in warnings(result)]
    parts += [_table(sheet) for sheet in (*sheets(result), *timing_sheets(result))]
    parts.append(Text(speed(result), style="dim"))
    return Group(*parts)


def _table(sheet: Sheet) -> Table:
    table = Table(title=sheet.title, title_justify="left", title_style="", header_style="bold")
    for number, column in enumerate(sheet.columns):
        table.add_column(column, justify="right" if number else "left")
    for row in sheet.rows:
        table.add_row(*row)
    table.caption = sheet.note or None
    return table
