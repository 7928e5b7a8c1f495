"""How often bots win Final Girl, by film, preset, heroine, difficulty and set-up, as tables in Markdown.

    python -m bench.finalgirl_balance --level plain --games 200
    python -m bench.finalgirl_balance --level plain --games 300 --parts preset

`film` is every enemy at every place; `preset` and `heroine` are every enemy at home.

Each line is one series of the arena: `polnoc arena finalgirl --seats LEVEL --games N --set NAME=VALUE`.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from typing import Final

from polnoc.arena import Result, Series, run
from polnoc.games.finalgirl import PACKAGE
from polnoc.games.finalgirl.options import FinalGirlOptions
from polnoc.games.finalgirl.tuning import HOMES
from polnoc.records.rates import Rate

BOX: Final = PACKAGE.make_game().box
Chosen = Mapping[str, object]

FILMS: Final[Sequence[Chosen]] = [
    {"killer": killer, "location": location} for killer in BOX.killers for location in BOX.locations
]
AT_HOME: Final[Sequence[Chosen]] = [
    {"killer": killer, "location": HOMES.get(killer, next(iter(BOX.locations)))} for killer in BOX.killers
]
HEROINES: Final[Sequence[Chosen]] = [
    {**film, "heroine": heroine} for film in AT_HOME for heroine in BOX.heroines
]
#: Presets give option values as forms send them.
SAID: Final = {"yes": True, "no": False}
PRESETS: Final[Sequence[Chosen]] = [
    {**film, **{name: SAID.get(value, value) for name, value in preset.items()}}
    for film in AT_HOME
    for preset in FinalGirlOptions.presets.values()
]
DIFFICULTIES: Final[Sequence[Chosen]] = [
    *[{"difficulty": difficulty} for difficulty in ("story", "standard", "hard", "harder")],
    {"epic": True},
    {"board": "extreme"},
]
PARTS: Final = {"film": FILMS, "preset": PRESETS, "heroine": HEROINES, "difficulty": DIFFICULTIES}


def play(level: str, games: int, chosen: Chosen, jobs: int | None) -> Result:
    """Play one series with the first seeds."""
    return run(Series("finalgirl", (level,), games, options=chosen), jobs)


def line(name: str, rate: Rate) -> str:
    """A row of a table."""
    return f"| {name} | {rate.share:.1%} | {rate.low:.1%} to {rate.high:.1%} | {rate.won} |"


def table(title: str, rows: Sequence[str]) -> None:
    """Print a table as soon as it is known."""
    print(f"\n| {title} | won | 95 % interval | games won |\n| --- | ---: | ---: | ---: |")
    print("\n".join(rows), flush=True)


def set_ups(results: Sequence[Result]) -> list[str]:
    """Rows for the set-up cards, from series that were played already."""
    rows = []
    for result in results:
        balance = result.balance
        assert balance is not None
        for chances in balance.chances:
            if chances.title == "chances by set-up":
                rows += [line(row.name, row.wins) for row in chances.rows]
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--level", default="regular")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--parts", nargs="*", choices=list(PARTS), default=list(PARTS))
    parser.add_argument("--jobs", type=int)
    given = parser.parse_args()
    for part in given.parts:
        results = [play(given.level, given.games, chosen, given.jobs) for chosen in PARTS[part]]
        names = [", ".join([f"{name} {value}" for name, value in chosen.items()]) for chosen in PARTS[part]]
        rows = [line(name, r.entries[0].wins) for name, r in zip(names, results, strict=True)]
        table(f"{part}, {given.level}, {given.games} games each", rows)
        if part == "film":
            first = FILMS[0]["killer"]
            met = [r for chosen, r in zip(FILMS, results, strict=True) if chosen["killer"] == first]
            table(f"set-up, {given.level}, against {first}", set_ups(met))


if __name__ == "__main__":
    main()
