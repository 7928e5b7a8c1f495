"""The result as tables for the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from polnoc.arena.figures import Choices, Difference, Result
from polnoc.arena.wording import (
    games,
    heading,
    interval,
    lengths,
    milliseconds,
    percent,
    points,
    speed,
    warnings,
)


def tables(result: Result) -> RenderableType:
    """The whole result as tables."""
    parts: list[RenderableType] = [Text(heading(result), style="bold")]
    parts += [Text(warning, style="bold red") for warning in warnings(result)]
    parts += [_wins(result), _seats(result), _lengths(result)]
    if result.timing.choices:
        parts.append(_choices(result.timing.choices))
    parts.append(Text(speed(result), style="dim"))
    return Group(*parts)


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="", header_style="bold")
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    return table


def _wins(result: Result) -> Table:
    table = _table("Games won", "entry", "won", "share", "95 % interval", "against the others, by seed")
    for entry in result.entries:
        rate = entry.wins
        table.add_row(entry.name, f"{rate.won:,}", percent(rate.share), interval(rate), _paired(entry.paired))
    if result.undecided:
        table.add_row("nobody", f"{result.undecided:,}", percent(result.undecided / result.games), "", "")
    if result.shared:
        table.caption = f"{games(result.shared)} won by several together count for each of them."
    return table


def _paired(paired: Difference | None) -> str:
    if paired is None:
        return "–"
    return f"{points(paired.mean)} ({points(paired.low)} to {points(paired.high)}) points"


def _seats(result: Result) -> Table:
    seats = result.seat_advantage
    table = _table(f"Seats (even share {percent(seats.even_share)})", "seat", "share won", "95 % interval")
    table.add_row("whoever begins", percent(seats.beginner.share), interval(seats.beginner))
    for number, rate in enumerate(seats.by_seat, start=1):
        table.add_row(f"seat {number}", percent(rate.share), interval(rate))
    return table


def _lengths(result: Result) -> Table:
    table = _table("Length of a game", "in", "mean", "median", "9 of 10 within", "longest")
    for name, length in lengths(result):
        table.add_row(name, f"{length.mean:.1f}", f"{length.median}", f"{length.p90}", f"{length.longest}")
    return table


def _choices(choices: tuple[Choices, ...]) -> Table:
    table = _table("CPU time of a choice", "level", "median", "99 % within", "sample")
    for level in choices:
        table.add_row(
            level.level, milliseconds(level.median_ms), milliseconds(level.p99_ms), f"{level.sample:,}"
        )
    return table
