"""The result for the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from polnoc.arena.figures import Choices, Difference, EntryFigures, Length, Rate, Result

#: Keeps a number and its sign on one line.
_NB = "\u00a0"


def percent(share: float) -> str:
    """A share as people read it: 53.4 %."""
    return f"{100 * share:.1f}{_NB}%"


def interval(low: float, high: float) -> str:
    """An interval of shares: 52.4 to 54.4 %."""
    return f"{100 * low:.1f} to {100 * high:.1f}{_NB}%"


def points(share: float) -> str:
    """A difference of shares with its sign, in percentage points: +6.8."""
    return f"{100 * share:+.1f}".replace("-", "−")


def games(count: int) -> str:
    """A number of games: 1 game, 2,000 games."""
    return "1 game" if count == 1 else f"{count:,} games"


def heading(result: Result) -> str:
    """Who played what, in a line."""
    mirrored = (
        f", each seed played {result.games_per_seed} times with the seats rotated" if result.mirror else ""
    )
    return f"{result.game}: {' · '.join(result.seats)}, {games(result.games)}{mirrored}"


def warnings(result: Result) -> list[str]:
    """What a reader must know before trusting the figures."""
    found = []
    if result.lost:
        missing = sum([batch.games for batch in result.lost])
        seeds = ", ".join([f"{batch.first_seed} to {batch.last_seed}" for batch in result.lost])
        found.append(
            f"{missing:,} of {games(result.planned)} are missing (seeds {seeds}): {result.lost[0].reason}."
        )
    if result.stopped:
        found.append(f"Stopped because they would not end, and won by nobody: {games(result.stopped)}.")
    return found


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
        table.add_row(entry.name, f"{rate.won:,}", percent(rate.share), _range(rate), _paired(entry.paired))
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
    table.add_row("whoever begins", percent(seats.beginner.share), _range(seats.beginner))
    for number, rate in enumerate(seats.by_seat, start=1):
        table.add_row(f"seat {number}", percent(rate.share), _range(rate))
    return table


def _range(rate: Rate) -> str:
    return interval(rate.low, rate.high)


def _lengths(result: Result) -> Table:
    table = _table("Length of a game", "in", "mean", "median", "9 of 10 within", "longest")
    for name, length in lengths(result):
        table.add_row(name, f"{length.mean:.1f}", f"{length.median}", f"{length.p90}", f"{length.longest}")
    return table


def lengths(result: Result) -> list[tuple[str, Length]]:
    """The lengths that are known, with what they are counted in."""
    all = (("decisions", result.decisions), ("turns", result.turns), ("rounds", result.rounds))
    return [(name, length) for name, length in all if length is not None]


def main_length(result: Result) -> tuple[str, Length]:
    """The length that says most: turns if the game tells of them, else decisions."""
    return ("turns", result.turns) if result.turns is not None else ("decisions", result.decisions)


def _choices(choices: tuple[Choices, ...]) -> Table:
    table = _table("CPU time of a choice", "level", "median", "99 % within", "sample")
    for level in choices:
        table.add_row(
            level.level, milliseconds(level.median_ms), milliseconds(level.p99_ms), f"{level.sample:,}"
        )
    return table


def milliseconds(value: float) -> str:
    """A short time with three figures: 0.0123 ms."""
    return f"{value:.3g} ms" if value < 1000 else f"{value:,.0f} ms"


def speed(result: Result) -> str:
    """How fast it went, in a line."""
    timing = result.timing
    jobs = "1 process" if timing.jobs == 1 else f"{timing.jobs} processes"
    rate = (
        f"{timing.games_per_second:,.0f}"
        if timing.games_per_second >= 10
        else f"{timing.games_per_second:.2g}"
    )
    return f"{timing.seconds:.1f} s, {rate} games a second in {jobs}"


def title(result: Result) -> str:
    """Who met whom."""
    names = [entry.name for entry in result.entries]
    return " against ".join(names) if len(names) == 2 else " · ".join(names)


def headline(result: Result) -> str:
    """The main finding in a sentence."""
    best = max(result.entries, key=_share)
    rate = best.wins
    return f"{best.name} won {percent(rate.share)} of {games(rate.of)} (95{_NB}% interval {_range(rate)})"


def _share(entry: EntryFigures) -> float:
    return entry.wins.share
