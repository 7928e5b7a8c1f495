"""Results as a Markdown document, to keep: the same command writes the same bytes."""

from __future__ import annotations

from collections.abc import Sequence

from polnoc.arena.figures import Result
from polnoc.arena.result_tables import ResultTable, result_tables
from polnoc.arena.wording import heading, warnings


def document(results: Sequence[Result]) -> str:
    """Several series of one game below each other."""
    parts = [f"# {results[0].game} in the arena"]
    for result in results:
        parts += _series(result)
    return "\n\n".join(parts) + "\n"


def _series(result: Result) -> list[str]:
    made = result.made
    parts = [f"## {_plain(heading(result))}", f"    {made.command}"]
    parts.append(
        f"Północ {made.polnoc}, rules version {made.rules_version}, content {made.content or 'none'}, "
        f"{made.python}. Intervals are 95 %."
    )
    parts += [f"**{_plain(warning)}**" for warning in warnings(result)]
    for table in result_tables(result):
        parts += [f"### {_plain(table.title)}", _table(table)]
        if table.note:
            parts.append(_plain(table.note))
    return parts


def _table(table: ResultTable) -> str:
    rule = ("---", *["---:"] * (len(table.columns) - 1))
    return "\n".join([_line(table.columns), _line(rule), *[_line(row) for row in table.rows]])


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join([_plain(cell) for cell in cells])} |"


def _plain(text: str) -> str:
    """Escape text for a cell of a Markdown table."""
    return text.replace("\u00a0", " ").replace("\\", "\\\\").replace("|", "\\|").replace("<", "&lt;")
