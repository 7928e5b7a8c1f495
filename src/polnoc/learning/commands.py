"""What `polnoc train` and `polnoc exploit` do."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from polnoc.batches import Place, read_place
from polnoc.bots import make_bot
from polnoc.engine.game import AnyGame
from polnoc.engine.options import BadOption
from polnoc.games import find_game, package_of
from polnoc.learning.episodes import Task
from polnoc.learning.evolution import SLOW, as_toml, open_scorer, train_figures, tuning_of
from polnoc.records.rates import Rate, in_words

#: Games that a process has under way in each group.
GAMES: Final = 64
#: A game with more choices than this is stopped while a net learns: it leads nowhere.
DECISION_LIMIT: Final = 1_000


class Asked(NamedTuple):
    """What a command was asked for."""

    game: str
    options: Mapping[str, object]
    minutes: float
    seed: int
    jobs: int
    out: Path | None


def say(line: str) -> None:
    """Print to standard error, unbuffered."""
    print(line, file=sys.stderr, flush=True)  # noqa: T201


def usual_jobs() -> int:
    """A process for each core but one, which learns."""
    return max(1, (os.cpu_count() or 2) - 1)


def needs_torch() -> None:
    """Raise BadOption, which says what to install, if the packages for training are missing."""
    try:
        import numpy  # noqa: F401
        import torch  # noqa: F401
    except ImportError as missing:
        raise BadOption(
            f"training a net needs {missing.name}, which is not installed: pip install 'polnoc[train]'"
        ) from None


def task_of(asked: Asked, against: str = "") -> Task:
    """What is to be learned: under the options given, or those that the game's package proposes."""
    game = find_game(asked.game)
    options = {**package_of(game).learning_options, **asked.options}
    chosen = game.read_options(options)
    if game.layout is None:
        raise BadOption(f"'{game.id}' has no layout: its views cannot be learned from")
    if against:
        make_bot(game, against)
        sides = {game.side(chosen, seat) for seat in range(game.seats(chosen))}
        if len(sides) < 2:
            raise BadOption(f"'{game.id}' is played alone: there is nobody whose play could be exploited")
    return Task(asked.game, options, against=against, bound=DECISION_LIMIT)


def train_net(asked: Asked) -> Path:
    """Train a net by self-play; return the file that was written."""
    needs_torch()
    from polnoc.learning.self_play import Progress, save_net, train_by_self_play

    task = task_of(asked)
    out = asked.out or Path(f"{asked.game}.net")
    policy = train_by_self_play(task, 60 * asked.minutes, asked.seed, asked.jobs, GAMES, Progress(say))
    save_net(
        policy, task, out, f"self-play, {asked.minutes:g} minutes, {asked.jobs} processes, seed {asked.seed}"
    )
    return out


class Response(NamedTuple):
    """A best response to a bot: what it was, how much it has learned from, and how often it wins."""

    game: str
    against: str
    #: The figures that were evolved, by their target; empty: a net.
    target: str
    seconds: float
    seed: int
    #: What it has learned from: games by figures, or choices of a net.
    learned_from: int
    rate: Rate
    #: How often what it began as wins the same games; a net that began at random has no such rate.
    before: Rate | None = None


def exploit(asked: Asked, against: str, games: int, start: Path | None = None) -> str:
    """Train a best response to a level and say how often it wins, with an interval.

    `start`: the file of a net that it begins as.
    """
    return "\n".join([_in_a_sentence(found) for found in responses(asked, against, games, start)])


def _in_a_sentence(found: Response) -> str:
    began = f"; what it began as: {in_words(found.before)}" if found.before else ""
    if not found.target:
        return (
            f"{found.game}: a best response to '{found.against}', trained {found.seconds / 60:g} minutes "
            f"(seed {found.seed}, {found.learned_from} choices), wins {in_words(found.rate)} games{began}"
        )
    return (
        f"{found.game}: figures '{found.target}' evolved against '{found.against}' for {found.seconds:.0f} s "
        f"(seed {found.seed}, {found.learned_from} games) win {in_words(found.rate)} games{began}"
    )


def responses(asked: Asked, against: str, games: int, start: Path | None = None) -> Iterator[Response]:
    """Best responses to a level: one, or one for each kind of figures, with an equal share of the time."""
    task = task_of(asked, against)
    if package_of(find_game(asked.game)).tuning() is None:
        yield _by_net(asked, task, games, start)
    elif start is None:
        yield from _by_figures(asked, against, games)
    else:
        raise BadOption(
            f"in '{asked.game}' figures are evolved from those of the expert: no net can begin it"
        )


def _by_net(asked: Asked, task: Task, games: int, start: Path | None) -> Response:
    needs_torch()
    from polnoc.learning.best_response import measure, train_response
    from polnoc.learning.nets import read_policy
    from polnoc.learning.ppo import Learner

    learned_from = 0
    begins_as = read_policy(start.read_bytes(), find_game(asked.game)) if start is not None else None

    def keep(learner: Learner, gone: float) -> None:
        nonlocal learned_from
        learned_from = learner.decisions

    seconds = 60 * asked.minutes
    response = train_response(task, seconds, asked.seed, asked.jobs, GAMES, say, start=begins_as, keep=keep)
    rate, before = [
        measure(net, task, games, asked.seed + 1_000_000, asked.jobs, GAMES) if net else None
        for net in (response, begins_as)
    ]
    assert rate is not None
    return Response(asked.game, task.against, "", seconds, asked.seed, learned_from, rate, before)


def _by_figures(asked: Asked, against: str, games: int) -> Iterator[Response]:
    """Best responses where bots play by figures: those of the expert are evolved against the level.

    Experts of these games are too slow for a net to learn against them, and strong: what begins as one
    of them finds more holes in minutes than what begins at random.
    """
    game: AnyGame = find_game(asked.game)
    targets = tuning_of(game).targets(game)
    share = 60 * asked.minutes / len(targets)
    checked = max(1, games // len(targets))
    with open_scorer(asked.game, read_place(None, asked.jobs), against) as scorer:
        for target in targets:
            found = train_figures(game, target, share, asked.seed, scorer, checked, say, SLOW)
            yield Response(
                asked.game, against, target, share, asked.seed, found.games, found.after, found.before
            )


def train_figures_of(asked: Asked, target: str, seconds: float, checked: int, place: Place) -> str:
    """Evolve the figures of a game's bots for one target, at a place; return a table for its file."""
    game: AnyGame = find_game(asked.game)
    tuning = tuning_of(game)
    if target not in tuning.targets(game):
        raise BadOption(f"'{target}' has no figures; there are: {', '.join(tuning.targets(game))}")
    with open_scorer(asked.game, place) as scorer:
        found = train_figures(game, target, seconds, asked.seed, scorer, checked, say)
    text = as_toml(tuning.table(target), found.figures)
    if asked.out is not None:
        asked.out.write_text(text, "utf-8")
    return text
