"""How often the Beast wins, by contract, Beast, hunter and players, as tables in Markdown.

    python -m bench.bestia_balance --beast expert --hunters expert --games 200

Each game has a cast of its own, drawn from its seed, and the next contract in turn; game N is
`polnoc arena bestia --seats … --games 1 --set … --seed N`, as `--list` shows.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Mapping
from typing import Final

from polnoc.arena.balance import Book, figures
from polnoc.arena.play import Players
from polnoc.arena.rates import wilson
from polnoc.arena.series import Plan, Series
from polnoc.games.bestia import make_game
from polnoc.games.bestia.balance import BARS

BOX: Final = make_game().box
#: Contract and players, one after the other.
TABLES: Final = [(contract.id, count) for contract in BOX.contracts.values() for count in contract.players]


def cast(seed: int, contract: str = "") -> Mapping[str, object]:
    """The options of the game with this seed."""
    rng = random.Random(f"cast {seed}")
    tables = [table for table in TABLES if contract in ("", table[0])]
    chosen, players = tables[seed % len(tables)]
    names = ("hunter1", "hunter2", "hunter3")
    hunters = dict(zip(names, rng.sample(list(BOX.hunters), 3), strict=True))
    return {"players": players, "contract": chosen, "beast": rng.choice(list(BOX.beasts)), **hunters}


def games(beast: str, hunters: str, seeds: range, contract: str) -> Iterator[Series]:
    """One series of one game for every seed."""
    for seed in seeds:
        options = dict(cast(seed, contract))
        players = options.pop("players")
        assert isinstance(players, int)
        yield Series("bestia", (beast, *[hunters] * (players - 1)), 1, options=options, seed=seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--beast", default="regular")
    parser.add_argument("--hunters", default="regular")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--contract", default="", choices=["", *BOX.contracts])
    parser.add_argument("--list", action="store_true", help="show the command of every game")
    given = parser.parse_args()
    book, won = Book(), 0
    seeds = range(given.seed, given.seed + given.games)
    for series in games(given.beast, given.hunters, seeds, given.contract):
        if given.list:
            print(series.command(), flush=True)
        played = Players(Plan(series)).play(series.seed, tuple(range(len(series.seats))))
        assert played.notes is not None
        book.count(played.notes)
        won += 0 in played.winners
    total = wilson(won, given.games, given.games)
    print(f"\n{given.beast} Beast against {given.hunters} hunters: {total.share:.1%}")
    print(f"95 % interval {total.low:.1%} to {total.high:.1%}, {won} of {given.games} games")
    found = figures(book, given.games, 1, 0.5, BARS)
    for chances in found.chances:
        print(f"\n| {chances.title} | won | 95 % interval | games |\n| --- | ---: | ---: | ---: |")
        for row in chances.rows:
            rate = row.wins
            print(f"| {row.name} | {rate.share:.1%} | {rate.low:.1%} to {rate.high:.1%} | {rate.of} |")
    for bar in found.bars:
        print(
            f"\n{bar.title}: at most {bar.allowed:.0%} off; {bar.farthest} is {bar.off:+.1%}: {bar.verdict}"
        )


if __name__ == "__main__":
    main()
