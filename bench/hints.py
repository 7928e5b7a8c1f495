"""How good hints are: a side that follows every hint, and an expert in its place, against experts.

For every game and number of players each side in turn follows every hint while experts play the others; the
same deals are played by experts alone. What a side wins more or fewer games by hints is a difference of
pairs, so its interval is narrower than that of either share.

    python -m bench.hints --games 200
    python -m bench.hints --game straszydla --players 3 --games 400 --jobs 2
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from polnoc.arena.play import Players
from polnoc.arena.series import FOLLOWER, Plan, Series
from polnoc.games import all_games, find_game

#: How many deals a process plays at a time.
BATCH = 5


class Deal(NamedTuple):
    """What one deal gave, as shares of the sides: how often a side won that followed hints, and without."""

    followers: float
    experts: float


class Task(NamedTuple):
    """Some deals of a game for a number of players."""

    game: str
    players: int
    options: tuple[tuple[str, object], ...]
    seeds: range


def deals(task: Task) -> list[Deal]:
    """Play every deal once with experts alone, and once for each side that follows hints."""
    game = find_game(task.game)
    chosen = game.read_options({"players": task.players, **dict(task.options)})
    seats = game.seats(chosen)
    sides = [game.side(chosen, seat) for seat in range(seats)]
    alone = _players(task, ["expert"] * seats)
    following = {
        side: _players(task, [FOLLOWER if own == side else "expert" for own in sides])
        for side in sorted(set(sides))
    }
    return [_deal(seed, sides, alone, following) for seed in task.seeds]


def _players(task: Task, levels: Sequence[str]) -> Players:
    return Players(Plan(Series(task.game, tuple(levels), 1, options=dict(task.options))))


def _deal(seed: int, sides: Sequence[int], alone: Players, following: dict[int, Players]) -> Deal:
    lineup = range(len(sides))
    experts = {sides[seat] for seat in alone.play(seed, lineup).winners}
    won = [
        side in {sides[seat] for seat in players.play(seed, lineup).winners}
        for side, players in following.items()
    ]
    return Deal(sum(won) / len(won), len(experts) / len(won))


def summary(played: Sequence[Deal]) -> str:
    """The share of both, and the difference with a 95 % interval."""
    gains = [deal.followers - deal.experts for deal in played]
    mean = statistics.fmean(gains)
    half = 1.96 * statistics.stdev(gains) / math.sqrt(len(gains)) if len(gains) > 1 else math.inf
    followers, experts = [statistics.fmean(column) for column in zip(*played, strict=True)]
    return (
        f"{100 * followers:5.1f} %  {100 * experts:5.1f} %  "
        f"{100 * mean:+5.1f}  ({100 * (mean - half):+.1f} to {100 * (mean + half):+.1f})"
    )


def tasks(args: argparse.Namespace) -> Iterator[tuple[str, int, list[Task]]]:
    """The deals of every game and number of players that are asked for."""
    options = tuple([_option(given) for given in args.set])
    for game in [find_game(args.game)] if args.game else all_games():
        for players in game.players:
            if args.players in (0, players):
                seeds = range(args.seed, args.seed + args.games)
                batches = [seeds[at : at + BATCH] for at in range(0, len(seeds), BATCH)]
                yield game.id, players, [Task(game.id, players, options, batch) for batch in batches]


def _option(given: str) -> tuple[str, object]:
    name, _, value = given.partition("=")
    return name, int(value) if value.isdigit() else value


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--game", default="", help="one game; without it all of them")
    parser.add_argument("--players", type=int, default=0, help="one number of players; without it all")
    parser.add_argument("--games", type=int, default=100, help="deals for each number of players")
    parser.add_argument("--seed", type=int, default=1, help="the first simulation seed")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="an option")
    args = parser.parse_args()
    print("game         players  deals   hints   expert   difference in points (95 %)")
    with ProcessPoolExecutor(args.jobs) as workers:
        for game, players, todo in tasks(args):
            played = [deal for batch in workers.map(deals, todo) for deal in batch]
            print(f"{game:12} {players:7} {len(played):6}  {summary(played)}")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
