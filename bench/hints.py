"""How good hints are: a side that follows every hint, or an expert in its place, against experts.

For every game and number of players each side in turn follows every hint while experts play the others; the
same deals are played by experts alone. How many more or fewer games a side wins with hints is a paired
difference, so its interval is narrower than that of either share.

    python -m bench.hints --games 200
    python -m bench.hints --game straszydla --players 3 --games 400 --jobs 2

Progress is reported on standard error after every few deals. A run that is stopped has played the first of
them, as the same command with fewer `--games` would have.

With `--choices` only the experts' games are played. At every question a hint is requested too, with the same
random numbers, and counted where it differs: by rule, hint and expert. A game in which no hint differs is the
game of whoever follows hints, answer for answer.

    python -m bench.hints --choices --game bestia --games 60
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from copy import copy
from typing import Any, NamedTuple

from polnoc.arena.play import Players
from polnoc.arena.series import FOLLOWER, Plan, Series
from polnoc.bots import make_bot
from polnoc.bots.advice import HintFollower
from polnoc.engine.actions import Action
from polnoc.engine.simulation import simulate
from polnoc.games import all_games, find_game

#: How many deals a process plays at a time.
BATCH = 5


class Deal(NamedTuple):
    """The result of one deal, as shares of the sides: how often a side won with hints, and without."""

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


class Differing(NamedTuple):
    """A kind of choice where a hint differs from the expert."""

    rule: str
    hint: str
    expert: str


class Choices(NamedTuple):
    """Of the experts' games of some deals: how many questions with a choice, and where hints differ."""

    asked: int
    games_alike: int
    differing: Counter[Differing]


def choices(task: Task) -> Choices:
    """Play every deal once with experts alone, and ask for a hint at every question."""
    game = find_game(task.game)
    chosen = game.read_options({"players": task.players, **dict(task.options)})
    expert, follower = make_bot(game, "expert"), HintFollower(game)
    found = Choices(0, 0, Counter())

    def choose(view: Any, options: Sequence[Action], luck: random.Random) -> Action:
        nonlocal found
        if len(options) == 1:
            return expert.choose(view, options, luck)
        hint = follower.choose(view, options, copy(luck))
        choice = expert.choose(view, options, luck)
        if hint != choice:
            found.differing[Differing(view["frames"][-1]["rule"], hint.verb, choice.verb)] += 1
        found = found._replace(asked=found.asked + 1)
        return choice

    for seed in task.seeds:
        before = found.differing.total()
        simulate(game, chosen, seed, [choose] * game.seats(chosen))
        found = found._replace(games_alike=found.games_alike + (found.differing.total() == before))
    return found


def told_choices(played: Sequence[Choices]) -> str:
    """How often hints differ, and at which choices."""
    asked, alike = sum([one.asked for one in played]), sum([one.games_alike for one in played])
    differing = sum([one.differing for one in played], Counter[Differing]())
    told = f"{asked:8} choices, {differing.total()} differ; {alike} games without any that does"
    return "\n".join(
        [
            told,
            *[
                f"    {count:6}  {kind.rule}: hint {kind.hint}, expert {kind.expert}"
                for kind, count in differing.most_common()
            ],
        ]
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
    parser.add_argument("--choices", action="store_true", help="compare choices instead of wins")
    args = parser.parse_args()
    if not args.choices:
        print("game         players  deals   hints   expert   difference in points (95 %)")
    with ProcessPoolExecutor(args.jobs) as workers:
        for game, players, todo in tasks(args):
            if args.choices:
                told = told_choices(list(workers.map(choices, todo)))
            else:
                played = list[Deal]()
                for batch in workers.map(deals, todo):
                    played += batch
                    print(f"{len(played)} deals  {summary(played)}", file=sys.stderr)
                told = summary(played)
            print(f"{game:12} {players:7} {args.games:6}  {told}")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
