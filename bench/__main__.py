"""One run, one table: our games compared with other engines, and the bars we set ourselves."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from bench import ours, peers
from bench.timing import SLICES, Row, Subject, measure

OURS = "polnoc"
NAMES = (OURS, *peers.PEERS)

COLUMNS = (
    "", "decisions/s", "ours ÷ this", "a game", "clone µs", "view µs", "encode µs", "re-deal µs",
    "roll-out µs",
)  # fmt: skip
LEGEND = f"""\
decisions/s   random play from the deal to the end: options listed, one picked, chance included
ours ÷ this   decisions/s of "{ours.MAIN}" over decisions/s of the row
a game        decisions of the players in one random game
clone, view   one copy of a position; everything that one seat may know
encode        that view as bytes of a fixed layout, for learners
re-deal       a position that fits what one seat knows
roll-out      re-deal (or clone, where the note says so) and random play to the end of the game
{ours.LEARNING}  before each decision: view, encoding and mask; of OpenSpiel tensor and mask"""


@dataclass
class Bar:
    """A figure we want to reach."""

    text: str
    measured: float
    wanted: float
    at_least: bool

    @property
    def met(self) -> bool:
        return self.measured >= self.wanted if self.at_least else self.measured <= self.wanted

    def __str__(self) -> str:
        verdict = "met    " if self.met else "NOT met"
        sign = "≥" if self.at_least else "≤"
        return f"{verdict}  {self.text}: {_number(self.measured)} (wanted {sign} {_number(self.wanted)})"


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, print, and write the figures to a file if asked."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each figure (default 1)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to this file too")
    parser.add_argument("--only", choices=NAMES, action="append", help="measure only this; can be repeated")
    parser.add_argument("--learning", action="store_true", help="measure only what learners need")
    chosen = parser.parse_args(arguments)
    described = machine()
    rows = list(measure(_subjects(chosen.only or NAMES, chosen.learning), chosen.seconds, _progress))
    print(described)
    print(f"Each figure: best of {SLICES} slices spread over the run, {chosen.seconds:g} s of CPU time.\n")
    _show(rows)
    reached = bars(rows)
    print("", LEGEND, "", *reached, *_for_the_record(rows), sep="\n")
    if chosen.json:
        _write(chosen.json, described, chosen.seconds, rows, reached)


def _subjects(names: Sequence[str], learning: bool) -> list[Subject]:
    subjects: list[Subject] = []
    if OURS in names:
        subjects += ours.learning() if learning else ours.subjects()
    for name in peers.LEARNING if learning else peers.PEERS:
        if name in names:
            subjects += peers.subjects(name, learning)
    return subjects


def _progress(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def machine() -> str:
    """The machine that the run measures on."""
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return (
        f"{platform.python_implementation()} {platform.python_version()}, {platform.system()} "
        f"{platform.machine()}, {os.cpu_count()} cores{load}; engine: {ours.build()}"
    )


def bars(rows: Sequence[Row]) -> list[Bar]:
    """The bars that this run can judge."""
    return [*duchy_bars(rows), *straszydla_bars(rows), *finalgirl_bars(rows), *bestia_bars(rows)]


def duchy_bars(rows: Sequence[Row]) -> list[Bar]:
    """13 Duchów, which is compared with engines of card games."""
    row = _main_row(rows)
    if row is None or row.decisions_per_second is None or row.clone is None or row.view is None:
        return []
    found = [
        Bar(f"{ours.MAIN}: random decisions/s", row.decisions_per_second, 200_000, True),
        Bar(f"{ours.MAIN}: clone, µs", row.clone, 2, False),
        Bar(f"{ours.MAIN}: view, µs", row.view, 10, False),
    ]
    for framework in (peers.RLCARD, peers.PYTHON):
        fastest = _fastest(rows, framework)
        if fastest:
            times = row.decisions_per_second / fastest
            found.append(Bar(f"{ours.MAIN}: times the fastest game of {framework}", times, 2, True))
    return found


def straszydla_bars(rows: Sequence[Row]) -> list[Bar]:
    """Straszydła, which is compared with another board game; the slowest number of players counts."""
    found = _board_game_bars(rows, ours.STRASZYDLA)
    slowest_view = max([row.view or 0.0 for row in rows if row.game.startswith(ours.STRASZYDLA)], default=0.0)
    return [*found, Bar(f"{ours.STRASZYDLA}: view, µs", slowest_view, 40, False)] if found else []


def finalgirl_bars(rows: Sequence[Row]) -> list[Bar]:
    """Final Girl, compared with the same board game; the slowest film counts."""
    return _board_game_bars(rows, ours.FINAL_GIRL)


def bestia_bars(rows: Sequence[Row]) -> list[Bar]:
    """Bestia, compared with the same board game; its positions are the largest."""
    return _board_game_bars(rows, ours.BESTIA, clone=10)


def _board_game_bars(rows: Sequence[Row], name: str, clone: float = 8) -> list[Bar]:
    ours_of = [row for row in rows if row.game.startswith(name) and row.clone]
    if not ours_of:
        return []
    slowest = min([row.decisions_per_second or 0.0 for row in ours_of])
    found = [
        Bar(f"{name}: random decisions/s", slowest, 150_000 if ours.compiled() else 60_000, True),
        Bar(f"{name}: clone, µs", max([row.clone or 0.0 for row in ours_of]), clone, False),
    ]
    fastest = _fastest(rows, peers.CATANATRON)
    if fastest:
        found.append(Bar(f"{name}: times {peers.CATANATRON}", slowest / fastest, 2, True))
    return found


def _for_the_record(rows: Sequence[Row]) -> list[str]:
    """Figures worth reporting that no bar covers."""
    row, fastest = _main_row(rows), _fastest(rows, peers.RLCARD_RULES)
    if row is None or not row.decisions_per_second or not fastest:
        return []
    return [
        f"         times the fastest of {peers.RLCARD_RULES}: {_number(row.decisions_per_second / fastest)}"
    ]


def _main_row(rows: Iterable[Row]) -> Row | None:
    return next((row for row in rows if row.game == ours.MAIN), None)


def _fastest(rows: Iterable[Row], framework: str) -> float:
    return max([row.decisions_per_second or 0.0 for row in rows if row.framework == framework], default=0.0)


def _show(rows: Sequence[Row]) -> None:
    main_row = _main_row(rows)
    ours_per_second = main_row.decisions_per_second if main_row else None
    print(_line(COLUMNS), " note")
    for row in rows:
        print(_line(_cells(row, ours_per_second)), f" {row.note}")


def _cells(row: Row, ours_per_second: float | None) -> list[str]:
    ratio = None
    if ours_per_second and row.decisions_per_second:
        ratio = ours_per_second / row.decisions_per_second
    figures = [row.decisions_per_second, ratio, row.decisions_per_game]
    figures += [row.clone, row.view, row.encode, row.redeal, row.rollout]
    return [f"{row.framework}: {row.game}".removesuffix(": "), *[_number(figure) for figure in figures]]


def _number(figure: float | None) -> str:
    if figure is None:
        return "–"
    if figure >= 100:
        return f"{figure:,.0f}"
    return f"{figure:.1f}" if figure >= 10 else f"{figure:.2f}"


def _line(cells: Sequence[str]) -> str:
    return f"{cells[0]:<66}" + "".join([f"{cell:>12}" for cell in cells[1:]])


def _write(path: Path, described: str, seconds: float, rows: Sequence[Row], reached: Sequence[Bar]) -> None:
    figures = {
        "machine": described,
        "seconds": seconds,
        "rows": [asdict(row) for row in rows],
        "bars": [{**asdict(bar), "met": bar.met} for bar in reached],
    }
    path.write_text(json.dumps(figures, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
