"""Figures as people read them, for tables, plots and pages alike."""

from __future__ import annotations

from polnoc.arena.figures import EntryFigures, Result
from polnoc.arena.statistics import Length
from polnoc.records.rates import Rate

#: Keeps a number and its sign on one line.
_NB = "\u00a0"


def percent(share: float) -> str:
    """A share as people read it: 53.4 %."""
    return f"{100 * share:.1f}{_NB}%"


def interval(rate: Rate) -> str:
    """The interval of a rate: 52.4 to 54.4 %."""
    return f"{100 * rate.low:.1f} to {100 * rate.high:.1f}{_NB}%"


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


def lengths(result: Result) -> list[tuple[str, Length]]:
    """The lengths that are known, with what they are counted in."""
    all = (("decisions", result.decisions), ("turns", result.turns), ("rounds", result.rounds))
    return [(name, length) for name, length in all if length is not None]


def main_length(result: Result) -> tuple[str, Length]:
    """The length that says most: turns if the game reports them, else decisions."""
    return ("turns", result.turns) if result.turns is not None else ("decisions", result.decisions)


def milliseconds(value: float) -> str:
    """A short time with three figures: 0.0123 ms."""
    return f"{value:.3g} ms" if value < 1000 else f"{value:,.0f} ms"


def speed(result: Result) -> str:
    """How fast it went, in a line."""
    timing = result.timing
    jobs = "1 process" if timing.jobs == 1 else f"{timing.jobs} processes"
    rate = timing.games_per_second
    games = f"{rate:,.0f}" if rate >= 10 else f"{rate:.2g}"
    return f"{timing.seconds:.1f} s, {games} games a second in {jobs}"


def title(result: Result) -> str:
    """Who played against whom."""
    names = [entry.name for entry in result.entries]
    return " against ".join(names) if len(names) == 2 else " · ".join(names)


def headline(result: Result) -> str:
    """The main finding in a sentence."""
    best = max(result.entries, key=_share)
    rate = best.wins
    return f"{best.name} won {percent(rate.share)} of {games(rate.of)} (95{_NB}% interval {interval(rate)})"


def _share(entry: EntryFigures) -> float:
    return entry.wins.share
