"""Sweep over the options of games: every pair of values meets in some game, and every game ends.

    python -m tests.conformance.sweep --games 5000
    python -m tests.conformance.sweep --games 2000 --level expert --game finalgirl --jobs 2

The invariants of the game are checked after every answer. The first games cover all pairs of values of two
options; those beyond that are random. A failure is reported with its options and the number of its seed.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from multiprocessing import get_context
from typing import Final, NamedTuple

from polnoc.bots import make_bot
from polnoc.engine.game import AnyGame
from polnoc.engine.options import BadOption, GameOptions, option_fields, option_values
from polnoc.engine.play import answer, asked, options, weights
from polnoc.engine.rollout import pick
from polnoc.engine.seats import CHANCE
from polnoc.games import all_games, find_game
from tests.conformance.lines_of_play import HASTE, brief

#: Of this many random choices of options, the one is played that covers the most missing pairs.
TRIES: Final = 30

#: Two options, each with a value.
Pair = tuple[tuple[str, object], tuple[str, object]]


class Swept(NamedTuple):
    """The result of a sweep: games by winner, the longest game in answers, pairs covered, failures."""

    games: int
    won: Counter[tuple[int, ...]]
    answers: int
    pairs: int
    failures: list[str]


#: A game to play: the game, its options, the level of its players, its number.
Task = tuple[AnyGame, GameOptions, str, int]
#: How many answers a game took, who won, and what failed, if anything.
Outcome = tuple[int, tuple[int, ...], str]


def sweep(game: AnyGame, games: int, level: str = "random", jobs: int = 1) -> Swept:
    """Play this many games, each with other options, in `jobs` processes."""
    tasks = [(game, chosen, level, number) for number, chosen in enumerate(varied(game, games))]
    if jobs == 1:
        outcomes = [_outcome(task) for task in tasks]
    else:
        # Forked processes have the tasks already: they are sent only a number.
        with get_context("fork").Pool(jobs, _TASKS.extend, (tasks,)) as pool:
            outcomes = pool.map(_outcome_of, range(games), chunksize=1)
    failures = [failure for _, _, failure in outcomes if failure]
    won = Counter([winners for _, winners, failure in outcomes if not failure])
    longest = max([answers for answers, _, _ in outcomes])
    met = set[Pair]().union(*[pairs_of(shown(game, chosen)) for _, chosen, _, _ in tasks])
    return Swept(games, won, longest, len(met), failures)


#: In a pool process: all tasks.
_TASKS: Final[list[Task]] = []


def _outcome_of(number: int) -> Outcome:
    return _outcome(_TASKS[number])


def _outcome(task: Task) -> Outcome:
    game, chosen, level, number = task
    try:
        return (*play(game, chosen, level, number), "")
    except AssertionError as failure:
        return 0, (), f"{game.id} number {number}, {shown(game, chosen)}: {failure}"


def varied(game: AnyGame, games: int) -> Iterator[GameOptions]:
    """Yield options for this many games, preferring those that cover the most new pairs of values."""
    rng = random.Random(game.id)
    met: set[Pair] = set()
    for _ in range(games):
        tried = [_any_options(game, rng) for _ in range(TRIES)]
        tried.sort(key=lambda chosen: -len(pairs_of(shown(game, chosen)) - met))
        best = next(chosen for chosen in tried if _can_begin(game, chosen))
        met |= pairs_of(shown(game, best))
        yield best


def _any_options(game: AnyGame, rng: random.Random) -> GameOptions:
    """Return random values of all options that are chosen from a list."""
    given: dict[str, object] = {}
    for field in option_fields(game.options_type):
        values = option_values(field)
        if values:
            given[field.name] = rng.choice(game.players if field.name == "players" else values)
    return game.read_options({**given, **brief(game)})


def _can_begin(game: AnyGame, chosen: GameOptions) -> bool:
    """Whether a game can start with these options: some values exclude each other."""
    try:
        game.begin(chosen, [])
    except BadOption:
        return False
    return True


def shown(game: AnyGame, chosen: GameOptions) -> dict[str, object]:
    """Return options by name."""
    return {field.name: getattr(chosen, field.name) for field in option_fields(game.options_type)}


def pairs_of(given: Mapping[str, object]) -> set[Pair]:
    """Return every two options with their values."""
    return set(combinations(given.items(), 2))


def play(game: AnyGame, chosen: GameOptions, level: str, number: int) -> tuple[int, tuple[int, ...]]:
    """Play one game to its end; return how many answers the players gave, and who has won."""
    rng, bot = random.Random(number), make_bot(game, level)
    position, answers = game.begin(chosen, []), 0
    now = asked(position)
    while now:
        seat = now[0]
        offered = options(position, seat)
        if seat == CHANCE:
            action = offered[pick(rng, len(offered), weights(position))]
        else:
            action = offered[0]
            if len(offered) > 1 and level == "random":
                action = offered[int(rng.random() * len(offered))]
            elif len(offered) > 1:
                action = bot.choose(game.view(position, seat), offered, rng, HASTE)
            answers += 1
            assert answers <= game.decision_bound, f"more than {game.decision_bound} answers"
        answer(position, seat, action, [])
        game.check(position)
        now = asked(position)
    return answers, game.winners(position)


def main(arguments: Sequence[str] | None = None) -> int:
    """Sweep and report; return 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.sweep", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--games", type=int, default=500, help="how many of each game")
    parser.add_argument("--level", default="random", help="who plays")
    parser.add_argument("--game", type=find_game, help="only this game")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    given = parser.parse_args(arguments)
    failed = 0
    for game in [given.game] if given.game else all_games():
        swept = sweep(game, given.games, given.level, given.jobs)
        failed += len(swept.failures)
        sys.stdout.write(
            f"{game.id}: {swept.games} games by {given.level}, {swept.pairs} pairs of values, at most "
            f"{swept.answers} answers, {len(swept.failures)} failures\n"
        )
        sys.stdout.writelines([f"  {told}\n" for told in swept.failures[:20]])
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
