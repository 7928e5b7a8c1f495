"""The result as tables for the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from polnoc.arena.figures import Result
from polnoc.arena.result_tables import ResultTable, result_tables, timing_tables
from polnoc.arena.wording import heading, speed, warnings


def tables(result: Result) -> RenderableType:
    """The whole result as tables."""
    parts: list[RenderableType] = [Text(heading(result), style="bold")]
    parts += [Text(warning, style="bold red") for warning in warnings(result)]
    parts += [_table(table) for table in (*result_tables(result), *timing_tables(result))]
    parts.append(Text(speed(result), style="dim"))
    return Group(*parts)


def _table(shown: ResultTable) -> Table:
    table = Table(title=shown.title, title_justify="left", title_style="", header_style="bold")
    for number, column in enumerate(shown.columns):
        table.add_column(column, justify="right" if number else "left")
    for row in shown.rows:
        table.add_row(*row)
    table.caption = shown.note or None
    return table
