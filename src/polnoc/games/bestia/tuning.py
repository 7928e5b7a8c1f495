"""What tuning by evolution needs from Bestia: the figures of each side's expert, and games played with them.

A candidate plays one side of games with varying characters against the hand-made expert. Both search less
than at the table: this is faster and hardly changes which figures are better.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final

from polnoc.contract import Bot
from polnoc.engine.simulation import Watch, simulate
from polnoc.games.bestia.bots.bot import BOTS, SPARRING, HandMade, Judgement
from polnoc.games.bestia.bots.figures import SIDES, Drafted, Figures, expert_drafted, expert_figures
from polnoc.games.bestia.bots.habits import Habits, shipped_habits
from polnoc.games.bestia.cards import GOALS
from polnoc.games.bestia.game import BestiaGame
from polnoc.games.bestia.packs import Box
from polnoc.games.bestia.rules.ending import amount
from polnoc.games.bestia.state import BEAST_WON, Bestia
from polnoc.games.bestia.terms import BEAST

#: The share of a score that depends on how the game went; the rest depends on who won.
MARGIN: Final = 0.3


class Candidate(HandMade):
    """An expert with figures and habits of its own; `drafted`: None for what the shipped expert drafts by."""

    def __init__(
        self, game: BestiaGame, figures: Figures, habits: Habits | None, drafted: Drafted | None = None
    ) -> None:
        super().__init__(game)
        self.figures = figures
        self.habits = habits
        self.drafted = expert_drafted() if drafted is None else drafted

    def judgement(self, beast: bool) -> Judgement:
        return Judgement(self.figures, None if beast else self.habits, self.drafted)


class QuickCandidate(Candidate):
    """A candidate with less search."""

    nodes = 600
    ways = 16
    deep_options = 2


class QuickHandMade(HandMade):
    """The hand-made expert with less search."""

    nodes = QuickCandidate.nodes
    ways = QuickCandidate.ways
    deep_options = QuickCandidate.deep_options


def cast(box: Box, seed: int, contract: str = "") -> dict[str, object]:
    """The options of the game of a seed: contracts and player counts in turn, characters at random."""
    rng = random.Random(f"cast {seed}")
    tables = [(one.id, count) for one in box.contracts.values() for count in one.players]
    tables = [table for table in tables if contract in ("", table[0])]
    chosen, players = tables[seed % len(tables)]
    names = ("hunter1", "hunter2", "hunter3")
    hunters = dict(zip(names, rng.sample(list(box.hunters), 3), strict=True))
    return {"players": players, "contract": chosen, "beast": rng.choice(list(box.beasts)), **hunters}


def play(game: BestiaGame, seed: int, beast: Bot, hunters: Bot, watch: Watch | None = None) -> Bestia:
    """Play the game of a seed to its end."""
    options = game.read_options(cast(game.box, seed))
    seats = [beast, *[hunters] * (game.seats(options) - 1)]
    last: Bestia = simulate(game, options, seed, [bot.choose for bot in seats], watch)
    return last


def targets(game: BestiaGame) -> Sequence[str]:
    """The sides, each with figures of its own."""
    return SIDES


def table(target: str) -> str:
    """The name of the target's table in `figures.toml`."""
    return target


def figures(game: BestiaGame, target: str) -> Mapping[str, float]:
    """The figures that the expert evaluates with today."""
    return expert_figures(target)._asdict()


def score(game: BestiaGame, target: str, figures: Mapping[str, float], seed: int, against: str = "") -> float:
    """Play the game of a seed with these figures; the score is above one half only if they have won.

    Without a level to play `against`, the rival is the hand-made expert, and both search less.
    """
    kind, rival = (Candidate, _level(game, against)) if against else (QuickCandidate, QuickHandMade(game))
    candidate = kind(game, Figures(**figures), shipped_habits(game))
    beast, hunters = (candidate, rival) if target == "beast" else (rival, candidate)
    good = beast_score(play(game, seed, beast, hunters))
    return good if target == "beast" else 1 - good


def _level(game: BestiaGame, level: str) -> Bot:
    return {**BOTS, **SPARRING}[level](game)


def beast_score(position: Bestia) -> float:
    """How good a game was for the Beast, from 0 to 1: who won, how far it got, and how healthy it is."""
    terms = position.terms
    shares = [amount(position, GOALS.index(goal.what)) / goal.n for goal in terms.contract.wins]
    progress = min(1.0, max(shares))
    health = max(0.0, 1 - position.wounds[BEAST] / terms.health[BEAST])
    return (1 - MARGIN) * (position.victor == BEAST_WON) + MARGIN * (0.5 * progress + 0.5 * health)
