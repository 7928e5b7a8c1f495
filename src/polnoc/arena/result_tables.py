"""The result as tables of words, for the terminal, for Markdown and for the page alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from polnoc.arena.balance import Bar, Chances, Happenings, Size
from polnoc.arena.figures import Choices, Result
from polnoc.arena.statistics import Difference, Length
from polnoc.arena.wording import games, interval, lengths, milliseconds, percent, points


@dataclass(frozen=True, slots=True)
class ResultTable:
    """A table of words; the first column names the row."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    #: The text below it.
    note: str = ""


def result_tables(result: Result) -> list[ResultTable]:
    """Everything that stays the same when the series is played again."""
    seats = [] if _alone(result) else [_seats(result)]
    return [_wins(result), *seats, _lengths(result), *balance_tables(result)]


def timing_tables(result: Result) -> list[ResultTable]:
    """What depends on the machine."""
    return [_choices(result.timing.choices)] if result.timing.choices else []


def balance_tables(result: Result) -> list[ResultTable]:
    """What the game itself counts."""
    balance, even = result.balance, result.seat_advantage.even_share
    if _alone(result):  # there is no share: compare with all games
        even = result.entries[0].wins.share
    if balance is None:
        return []
    return [
        *([_bars(balance.bars)] if balance.bars else []),
        _sizes(balance.sizes),
        *[_happenings(table, result.games) for table in balance.happened],
        *[_chances(table, even) for table in balance.chances],
    ]


def _alone(result: Result) -> bool:
    """Whether one side plays against the game itself."""
    return len(result.entries) == 1


def _wins(result: Result) -> ResultTable:
    rows = [
        (
            entry.name,
            f"{entry.wins.won:,}",
            percent(entry.wins.share),
            interval(entry.wins),
            _paired(entry.paired),
        )
        for entry in result.entries
    ]
    if result.undecided:
        rows.append(("nobody", f"{result.undecided:,}", percent(result.undecided / result.games), "", ""))
    note = f"{games(result.shared)} won by several together count for each of them." if result.shared else ""
    columns = ("entry", "won", "share", "95 % interval", "against the others, by seed")
    return ResultTable("Games won", columns, tuple(rows), note)


def _paired(paired: Difference | None) -> str:
    if paired is None:
        return "–"
    return f"{points(paired.mean)} ({points(paired.low)} to {points(paired.high)}) points"


def _seats(result: Result) -> ResultTable:
    seats = result.seat_advantage
    rates = [("whoever begins", seats.beginner)]
    rates += [(f"seat {number}", rate) for number, rate in enumerate(seats.by_seat, start=1)]
    rows = tuple([(name, percent(rate.share), interval(rate)) for name, rate in rates])
    title = f"Seats (even share {percent(seats.even_share)})"
    return ResultTable(title, ("seat", "share won", "95 % interval"), rows)


def _length_row(name: str, length: Length) -> tuple[str, ...]:
    return (name, f"{length.mean:.1f}", f"{length.median}", f"{length.p90}", f"{length.longest}")


def _lengths(result: Result) -> ResultTable:
    rows = [_length_row(name, length) for name, length in lengths(result)]
    return ResultTable("Length of a game", ("in", "mean", "median", "9 of 10 within", "longest"), tuple(rows))


def _choices(choices: Sequence[Choices]) -> ResultTable:
    rows = [
        (level.level, milliseconds(level.median_ms), milliseconds(level.p99_ms), f"{level.sample:,}")
        for level in choices
    ]
    return ResultTable("CPU time of a choice", ("level", "median", "99 % within", "sample"), tuple(rows))


# What the game itself counts ----------------------------------------------------------


def _bars(bars: Sequence[Bar]) -> ResultTable:
    rows = [
        (bar.title, f"±{100 * bar.allowed:g}", f"{points(bar.off)} ({bar.farthest})", bar.verdict)
        for bar in bars
    ]
    columns = ("points from an even share", "allowed", "farthest", "verdict")
    return ResultTable("Balance", columns, tuple(rows))


def _sizes(sizes: Sequence[Size]) -> ResultTable:
    rows = [_length_row(size.name, size.amounts) for size in sizes]
    columns = ("in a game, all players together", "mean", "median", "9 of 10 within", "most")
    return ResultTable("How much of everything", columns, tuple(rows))


def _happenings(table: Happenings, played: int) -> ResultTable:
    rows = [(row.name, percent(row.share), f"{row.times / played:.2f}") for row in table.rows]
    return ResultTable(_capital(table.title), ("", "of games", "times a game"), tuple(rows))


def _chances(table: Chances, even: float) -> ResultTable:
    rows = [
        (
            row.name,
            f"{row.wins.of:,}",
            percent(row.wins.share),
            interval(row.wins),
            points(row.wins.share - even),
        )
        for row in table.rows
    ]
    columns = ("", "seats", "won", "95 % interval", "points off")
    return ResultTable(_capital(table.title), columns, tuple(rows))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
