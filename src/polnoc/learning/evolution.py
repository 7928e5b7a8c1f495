"""Evolve the figures that a hand-made bot plays by: all change a little, and whatever wins more is kept.

Every generation plays the same seeds with every candidate, so that most of the luck is the same for all.
Candidates come in pairs that go opposite ways. Each pair pulls the next generation towards its better half,
in proportion to how much the two differ. The result is then compared with the figures before, on fresh seeds.

>>> away = changed({"a": 2.0, "b": 0.0}, {"a": 1.0, "b": 1.0}, 0.1)
>>> round(away["a"], 3), away["b"]
(2.21, 0.1)
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, NamedTuple

from polnoc.batches import Executor, Place, WorkersFailed, open_executor
from polnoc.engine.game import AnyGame
from polnoc.games import find_game, package_of
from polnoc.records.rates import Rate, wilson

Figures = Mapping[str, float]
Tell = Callable[[str], None]

#: Seeds of the check begin here: no generation ever gets this far.
FRESH_SEEDS: Final = 1_000_000_000


class Plan(NamedTuple):
    """How to evolve."""

    #: Pairs of candidates in a generation, and games that each of them plays.
    pairs: int = 16
    games: int = 64
    #: How far candidates are apart to begin with and in the end, as a share of each figure.
    spread: float = 0.25
    last_spread: float = 0.1
    #: How far to follow what the pairs say.
    step: float = 1.0


#: The plan that the shipped figures were found by.
USUAL: Final = Plan()
#: For games that take a second or more.
SLOW: Final = Plan(pairs=8, games=8, spread=0.3, last_spread=0.15)


class Evolved(NamedTuple):
    """What evolution has found, and how it did on fresh seeds compared with the figures before."""

    target: str
    figures: dict[str, float]
    generations: int
    games: int
    before: Rate
    after: Rate


class Trial(NamedTuple):
    """Seeds that a candidate plays: a batch of work."""

    target: str
    candidate: int
    figures: dict[str, float]
    seeds: range
    against: str


class Scorer:
    """Plays games by figures, `against` a level where a game has sides, here or on a cluster."""

    def __init__(self, executor: Executor[Trial, list[float]], against: str = "") -> None:
        self._executor = executor
        self.against = against

    def scores(self, target: str, candidates: Sequence[Figures], seeds: range) -> list[list[float]]:
        """By candidate: the score of each seed. WorkersFailed if a part of it could not be played."""
        brought: dict[tuple[int, int], list[float]] = {}

        def take(trial: Trial, part: list[float]) -> None:
            brought[trial.candidate, trial.seeds.start] = part

        lost = self._executor.run(self._trials(target, candidates, seeds), take)
        if lost:
            raise WorkersFailed(f"{target}: seeds {lost[0].batch.seeds} were lost: {lost[0].reason}")
        rows: list[list[float]] = [[] for _ in candidates]
        for (candidate, _), part in sorted(brought.items()):
            rows[candidate] += part
        return rows

    def _trials(self, target: str, candidates: Sequence[Figures], seeds: range) -> Iterator[Trial]:
        """Each candidate in a few pieces, so that all workers have something to do."""
        pieces = max(1, -(-2 * self._executor.tally.workers // len(candidates)))
        size = -(-len(seeds) // pieces)
        for number, candidate in enumerate(candidates):
            for start in range(0, len(seeds), size):
                yield Trial(target, number, dict(candidate), seeds[start : start + size], self.against)


@contextmanager
def open_scorer(game: str, place: Place, against: str = "") -> Iterator[Scorer]:
    """A scorer whose games are played at a place."""
    with open_executor(place, partial(_ready, game), game) as executor:
        yield Scorer(executor, against)


def _ready(name: str) -> Callable[[Trial], list[float]]:
    """Build, in a worker, the function that plays."""
    return partial(_play, find_game(name))


def _play(game: AnyGame, trial: Trial) -> list[float]:
    tuning = tuning_of(game)
    return [tuning.score(game, trial.target, trial.figures, seed, trial.against) for seed in trial.seeds]


def tuning_of(game: AnyGame) -> Any:
    """How the figures of a game's bots are tuned; LookupError if they are not."""
    found = package_of(game).tuning()
    if found is None:
        raise LookupError(f"the bots of '{game.id}' have no figures that could be evolved")
    return found


def changed(figures: Figures, way: Mapping[str, float], spread: float) -> dict[str, float]:
    """Figures moved along a way: each by a share of its size, small ones as if they were larger."""
    return {
        name: value * math.exp(spread * way[name]) if abs(value) >= 0.05 else value + spread * way[name]
        for name, value in figures.items()
    }


def evolve(
    scorer: Scorer,
    target: str,
    start: Figures,
    seconds: float,
    seed: int,
    tell: Tell,
    plan: Plan = USUAL,
    clock: Callable[[], float] = time.monotonic,
) -> tuple[dict[str, float], int, int]:
    """Evolve for `seconds`; return the figures, and the numbers of generations and games."""
    rng = random.Random(seed)
    figures = dict(start)
    #: Where the search has got to, as a way from `start`; its last part is averaged.
    centre = dict.fromkeys(figures, 0.0)
    begun = clock()
    generation = games = 0
    trail: list[dict[str, float]] = []
    while (gone := clock() - begun) < seconds:
        spread = plan.spread + (plan.last_spread - plan.spread) * gone / seconds
        ways = [{name: rng.gauss(0.0, 1.0) for name in figures} for _ in range(plan.pairs)]
        ways += [{name: -value for name, value in way.items()} for way in ways]
        moves = [{name: centre[name] + spread * way[name] for name in figures} for way in ways]
        first = seed * 10_000_000 + generation * plan.games
        scores = scorer.scores(
            target, [changed(start, move, 1.0) for move in moves], range(first, first + plan.games)
        )
        totals = [sum(row) for row in scores]
        pulls = _pulls([totals[n] - totals[n + plan.pairs] for n in range(plan.pairs)])
        for name in centre:
            along = sum([pull * way[name] for pull, way in zip(pulls, ways, strict=False)])
            centre[name] += plan.step * spread * along / plan.pairs
        trail.append(dict(centre))
        generation += 1
        games += len(ways) * plan.games
        mean = sum(totals) / len(totals) / plan.games
        tell(f"{gone:6.1f} s  {target}  generation {generation}  won {100 * mean:.1f} %  {games} games")
    last = trail[-max(1, len(trail) // 3) :] or [centre]
    middle = {name: sum([move[name] for move in last]) / len(last) for name in centre}
    return {name: round(value, 3) for name, value in changed(start, middle, 1.0).items()}, generation, games


def _pulls(differences: Sequence[float]) -> list[float]:
    """How far each pair pulls towards its first candidate, in units of how much pairs differ.

    >>> [round(pull, 2) for pull in _pulls([2.0, -2.0, 0.0])]
    [1.22, -1.22, 0.0]
    """
    size = math.sqrt(sum([difference * difference for difference in differences]) / len(differences))
    return [difference / size for difference in differences] if size else list(differences)


def check(scorer: Scorer, target: str, before: Figures, after: Figures, count: int) -> tuple[Rate, Rate]:
    """Both sets of figures on the same fresh seeds."""
    rows = scorer.scores(target, [before, after], range(FRESH_SEEDS, FRESH_SEEDS + count))
    first, second = [wilson(round(sum([won(score) for score in row])), len(row)) for row in rows]
    return first, second


def won(score: float) -> float:
    """The win in a score, which may also count what the game was like; an even one is half a win.

    >>> [won(score) for score in (0.2, 0.5, 0.85)]
    [0.0, 0.5, 1.0]
    """
    return 0.5 if score == 0.5 else float(score > 0.5)


def train_figures(
    game: AnyGame,
    target: str,
    seconds: float,
    seed: int,
    scorer: Scorer,
    checked: int,
    tell: Tell,
    plan: Plan = USUAL,
) -> Evolved:
    """Evolve the figures of one target and check them."""
    start = tuning_of(game).figures(game, target)
    found, generations, games = evolve(scorer, target, start, seconds, seed, tell, plan)
    before, after = check(scorer, target, start, found, checked)
    tell(
        f"{target}: {100 * before.share:.1f} % before, {100 * after.share:.1f} % after "
        f"({100 * after.low:.1f} to {100 * after.high:.1f}), {checked} fresh seeds each"
    )
    return Evolved(target, found, generations, games, before, after)


def as_toml(name: str, figures: Figures) -> str:
    """A table for a TOML file."""
    return "\n".join([f"[{name}]", *[f"{figure} = {value}" for figure, value in figures.items()], ""])
