"""How often the Beast wins, by contract, Beast, hunter and players, as tables in Markdown.

    python -m bench.bestia_balance --beast expert --hunters expert --games 200

Each game has its own cast, drawn from its seed, and the next contract in turn; game N is
`polnoc arena bestia --seats … --games 1 --set … --seed N`, as `--list` shows.

Every Beast meets few games, so its chance is also fitted: the Beast, the hunters and the contract together
make the odds of a game, and the effect of each is shrunk towards zero where games are few.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Mapping
from typing import Final

from polnoc.arena.balance import Balance, NoteTotals, figures
from polnoc.arena.play import Players
from polnoc.arena.series import Plan, Series
from polnoc.games.bestia import PACKAGE
from polnoc.games.bestia.balance import BARS
from polnoc.games.bestia.tuning import cast
from polnoc.records.rates import wilson

BOX: Final = PACKAGE.make_game().box


def games(beast: str, hunters: str, seeds: range, contract: str) -> Iterator[Series]:
    """One series of one game for every seed."""
    for seed in seeds:
        options = cast(BOX, seed, contract)
        players = options.pop("players")
        assert isinstance(players, int)
        yield Series("bestia", (beast, *[hunters] * (players - 1)), 1, options=options, seed=seed)


class Odds:
    """The effect of everything in a game on the Beast's odds, fitted to many games."""

    #: The prior standard deviation of effects, in log odds.
    SPREAD: Final = 0.6
    ROUNDS: Final = 400

    def __init__(self) -> None:
        self._games: list[tuple[list[str], bool]] = []

    def count(self, options: Mapping[str, object], won: bool) -> None:
        """Add one game."""
        hunters = ("hunter1", "hunter2", "hunter3")[: 3 if options["players"] == 4 else 2]
        parts = ["all", f"contract {options['contract']}", f"beast {options['beast']}"]
        self._games.append(([*parts, *[f"hunter {options[name]}" for name in hunters]], won))

    def fit(self) -> dict[str, float]:
        """[part]: the Beast's chance with it, if all else is average."""
        names = sorted({part for parts, _ in self._games for part in parts})
        weights = dict.fromkeys(names, 0.0)
        often = {name: sum([name in parts for parts, _ in self._games]) for name in names}
        for _ in range(self.ROUNDS):
            slope = {name: 0.0 if name == "all" else -weights[name] / self.SPREAD**2 for name in names}
            for parts, won in self._games:
                miss = won - _chance(sum([weights[part] for part in parts]))
                for part in parts:
                    slope[part] += miss
            for name in names:
                weights[name] += slope[name] / (often[name] + 1 / self.SPREAD**2)
        middle = math.log(self._won() / (len(self._games) - self._won()))
        return {name: _chance(middle + weights[name]) for name in names if name != "all"}

    def _won(self) -> float:
        """How many games the Beast won, with half a game added for either side."""
        return 0.5 + sum([won for _, won in self._games])


def _chance(odds: float) -> float:
    return 1 / (1 + math.exp(-odds))


def show_use(found: Balance, games: int) -> None:
    """Print how long games are, and how often everything in them is used."""
    print("\n| in a game | median | average |\n| --- | ---: | ---: |")
    for size in found.sizes:
        print(f"| {size.name} | {size.amounts.median:g} | {size.amounts.mean:.1f} |")
    for table in found.happened:
        print(f"\n| {table.title} | a game | in games |\n| --- | ---: | ---: |")
        for row in table.rows:
            print(f"| {row.name} | {row.times / games:.2f} | {row.share:.0%} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--beast", default="regular")
    parser.add_argument("--hunters", default="regular")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--contract", default="", choices=["", *BOX.contracts])
    parser.add_argument("--use", action="store_true", help="show also lengths, and how often cards are used")
    parser.add_argument("--list", action="store_true", help="show the command of every game")
    given = parser.parse_args()
    note_totals, won, odds, decisions = NoteTotals(), 0, Odds(), 0
    seeds = range(given.seed, given.seed + given.games)
    for series in games(given.beast, given.hunters, seeds, given.contract):
        if given.list:
            print(series.command(), flush=True)
        played = Players(Plan(series)).play(series.seed, tuple(range(len(series.seats))))
        assert played.notes is not None
        note_totals.count(played.notes)
        won += 0 in played.winners
        odds.count(cast(BOX, series.seed, given.contract), 0 in played.winners)
        decisions += played.decisions
    total = wilson(won, given.games, given.games)
    print(f"\n{given.beast} Beast against {given.hunters} hunters: {total.share:.1%}")
    print(f"95 % interval {total.low:.1%} to {total.high:.1%}, {won} of {given.games} games")
    print(f"{decisions / given.games:.0f} choices a game")
    found = figures(note_totals, given.games, 1, 0.5, BARS)
    for chances in found.chances:
        print(f"\n| {chances.title} | won | 95 % interval | games |\n| --- | ---: | ---: | ---: |")
        for row in chances.rows:
            rate = row.wins
            print(f"| {row.name} | {rate.share:.1%} | {rate.low:.1%} to {rate.high:.1%} | {rate.of} |")
    for bar in found.bars:
        print(
            f"\n{bar.title}: at most {bar.allowed:.0%} off; {bar.farthest} is {bar.off:+.1%}: {bar.verdict}"
        )
    print("\n| fitted chances of the Beast | chance |\n| --- | ---: |")
    for part, chance in odds.fit().items():
        print(f"| {part} | {chance:.0%} |")
    if given.use:
        show_use(found, given.games)


if __name__ == "__main__":
    main()
