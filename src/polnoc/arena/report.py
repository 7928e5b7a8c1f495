"""Reports: one result as a self-contained page without script, or several as Markdown."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from polnoc.arena import plots, wording
from polnoc.arena.figures import Result
from polnoc.arena.markdown import document
from polnoc.arena.result_tables import balance_tables
from polnoc.arena.series import ArenaError, written


def check_report(path: Path, series: int = 1) -> None:
    """Raise ArenaError if a report on `series` series could not be written to `path`. Writes nothing."""
    if series > 1 and not _is_markdown(path):
        raise ArenaError(f"a page shows one series; for all {series} name a file that ends in .md")
    if path.is_dir():
        raise ArenaError(f"the report cannot be written: '{path}' is a folder; name a file in it")
    folder = path.absolute().parent
    if not folder.is_dir():
        raise ArenaError(f"the report cannot be written: there is no folder '{folder}'; make it first")
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise ArenaError(f"the report cannot be written: '{path}' may not be changed; choose another place")


def _is_markdown(path: Path) -> bool:
    return path.suffix == ".md"


def write_report(results: Sequence[Result], path: Path) -> None:
    """Write the report; an old one stays until the new one is complete."""
    check_report(path, len(results))
    part = path.with_name(path.name + ".part")
    text = document(results) if _is_markdown(path) else page(results[0])
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise ArenaError(f"the report cannot be written to '{path}': {error.strerror}") from error


def page(result: Result) -> str:
    """The whole page as HTML."""
    # Worker processes do not need it, and it is slow to import.
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters.update(
        percent=wording.percent,
        points=wording.points,
        milliseconds=wording.milliseconds,
        games=wording.games,
        written=written,
    )
    seats = result.seat_advantage
    by_seat = [(f"seat {number}", rate) for number, rate in enumerate(seats.by_seat, start=1)]
    unit, length = wording.main_length(result)
    return environment.get_template("report.html").render(
        result=result,
        title=wording.title(result),
        headline=wording.headline(result),
        warnings=wording.warnings(result),
        speed=wording.speed(result),
        lengths=wording.lengths(result),
        tables=balance_tables(result),
        seats=[("whoever begins", seats.beginner), *by_seat],
        win_plot=plots.rate_plot([(entry.name, entry.wins) for entry in result.entries], seats.even_share),
        seat_plot=plots.rate_plot([("whoever begins", seats.beginner), *by_seat], seats.even_share),
        length_plot=plots.length_plot(length, unit),
        length_unit=unit,
    )
