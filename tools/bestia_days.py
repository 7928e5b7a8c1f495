"""Learn from single days what Bestia's expert drafts and judges by; `tools.train_bestia` runs it.

A whole game says little about a card or a figure: one bit, and most of that is luck. So a *forecast* is
fitted to recorded games: how likely the Beast wins, seen at a dawn. A day is scored by what the forecast says
at the next dawn, or by who has won if the day ends the game.

- **Drafted cards**: how the forecast changes in a day with the cards that each side holds.
- **Figures**: days of recorded games are played again from their dawns. Candidates come in pairs that go
  opposite ways from the figures reached so far, and play the same days. All pairs played so far are fitted
  together: how the score changes along each figure, and from that where it is best.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

import numpy as np

from polnoc.contract import Bot
from polnoc.engine.actions import Action
from polnoc.engine.simulation import Choose, Watch, play_on, simulate
from polnoc.games.bestia.bots.bot import HandMade
from polnoc.games.bestia.bots.evaluation import Evaluation
from polnoc.games.bestia.bots.figures import Drafted, Figures, usual_figures
from polnoc.games.bestia.bots.habits import Habits
from polnoc.games.bestia.cards import GOALS
from polnoc.games.bestia.game import BestiaGame
from polnoc.games.bestia.places import members
from polnoc.games.bestia.rules.draft import Drafting
from polnoc.games.bestia.rules.ending import amount
from polnoc.games.bestia.rules.turns import Turn
from polnoc.games.bestia.state import BEAST_WON, NOWHERE, Bestia
from polnoc.games.bestia.terms import BEAST
from polnoc.games.bestia.tuning import Candidate, cast
from polnoc.learning.evolution import changed

#: How far candidates are from the figures reached so far, as a share of each.
SPREAD: Final = 0.25
#: Days that a pair plays.
DAYS: Final = 2
#: How much of the score is lost when a figure is off by a factor e, and how much its slope varies from figure
#: to figure: measured in the first runs.
CURVATURE: Final = 0.03
SLOPES: Final = 0.012
#: How far a figure may get from where it began.
FARTHEST: Final = 0.8
#: With fewer pairs than this, only a share of the way is gone.
TRUSTED_PAIRS: Final = 1000
#: The ridges of drafted cards and of the forecast, and its Newton steps.
DRAFT_RIDGE: Final = 200.0
RIDGE: Final = 10.0
NEWTON_STEPS: Final = 20


class Recorded(NamedTuple):
    """A game: its seed, the answers of its players as indices of actions, and who won."""

    seed: int
    answers: tuple[int, ...]
    beast_won: bool


def record_answers(game: BestiaGame, seed: int, bots: Sequence[Bot], slips: float, watch: Watch) -> Recorded:
    """Play the game of a seed, with a share of `slips`: answers at random."""
    answers: list[int] = []

    def by(bot: Bot) -> Choose:
        def choose(view: Any, options: Sequence[Action], rng: random.Random) -> Action:
            slip = len(options) > 1 and rng.random() < slips
            action = options[int(rng.random() * len(options))] if slip else bot.choose(view, options, rng)
            answers.append(action.index)
            return action

        return choose

    options = game.read_options(cast(game.box, seed))
    last = simulate(
        game, options, seed, [by(bots[min(seat, 1)]) for seat in range(game.seats(options))], watch
    )
    return Recorded(seed, tuple(answers), last.victor == BEAST_WON)


def replay(
    game: BestiaGame,
    recorded: Recorded,
    watch: Watch | None = None,
    until: Callable[[Bestia], bool] | None = None,
) -> Bestia:
    """Play a recorded game once more, to its end or `until` something; return the last position."""
    answers = iter(recorded.answers)

    def choose(view: Any, offered: Sequence[Action], rng: random.Random) -> Action:
        answer = next(answers)
        return next(action for action in offered if action.index == answer)

    options = game.read_options(cast(game.box, recorded.seed))
    seats = [choose] * game.seats(options)
    last: Bestia = play_on(game, game.begin(options, []), recorded.seed, seats, watch, until)
    return last


def dawn_of(game: BestiaGame, recorded: Recorded, day: int) -> Bestia | None:
    """The position in which the draft of a day begins; None if the game was over before."""
    position = replay(game, recorded, until=lambda now: drafts(now, day))
    return None if position.victor else position


def drafts(position: Bestia, day: int) -> bool:
    """Whether the draft of a day, or of a later one, is under way."""
    return position.day >= day and isinstance(position.stack[-1], Drafting)


# The forecast ----------------------------------------------------------------------------------


class Forecast(NamedTuple):
    """How likely the Beast is to win, seen at a dawn: a weight for each fact, and one to begin with."""

    weights: tuple[float, ...]
    start: float

    def of(self, facts: Sequence[float]) -> float:
        """The chance of the Beast."""
        logit = self.start + sum([weight * fact for weight, fact in zip(self.weights, facts, strict=True)])
        return 1 / (1 + math.exp(-logit))


def dawn_facts(position: Bestia) -> list[float]:
    """What the forecast goes by: the contract, the time left, both sides' means, where the Beast is."""
    terms = position.terms
    evaluation = Evaluation(terms, usual_figures())
    days_left = terms.days - position.day
    time = (days_left + 1) / terms.days
    wins = terms.contract.wins
    needed = min([max(0, goal.n - amount(position, GOALS.index(goal.what))) for goal in wins])
    health = terms.health[BEAST] - position.wounds[BEAST]
    ups, damage = position.ups[BEAST], evaluation.damage_up
    hunters = [hunter for hunter, place in enumerate(position.hunters) if place != NOWHERE]
    alive = [place for place in position.folk[: terms.settlers] if place != NOWHERE]
    steps = [evaluation.far[terms.refuge][place] for place in alive] if terms.contract.escort else []
    return [
        float(len(wins) > 1),
        float(terms.days == 4),
        float(len(terms.characters) == 3),
        float(bool(terms.contract.escort)),
        float(days_left == 1),
        float(days_left == 2),
        evaluation.progress(position),
        float(needed == 3),
        needed / (days_left + 1),
        float(health == 3),
        1 / health,
        time / health,
        float(ups & damage == damage),
        min(position.grudges[BEAST], evaluation.damage_price) / 4,
        evaluation.upgrades(BEAST, ups) / 5,
        position.power[BEAST] / 2,
        sum([position.power[hunter] for hunter in hunters]) / 3,
        sum([evaluation.upgrades(hunter, position.ups[hunter]) for hunter in hunters]) / 10,
        max(steps, default=0) / 5,
        time * sum(steps) / 8,
        len(position.traps) / 3,
        evaluation.lures(position).at(position.path[-1]) / 5,
    ]


class Day(NamedTuple):
    """A day of a recorded game: the facts of its dawn, and the action cards of each side after the draft."""

    facts: list[float]
    beast: tuple[str, ...]
    hunters: tuple[str, ...]


def days_of(game: BestiaGame, recorded: Recorded) -> list[Day]:
    """The days of a recorded game."""
    facts: list[list[float]] = []
    held: list[tuple[tuple[str, ...], tuple[str, ...]]] = []

    def watch(position: Bestia, seat: int) -> None:
        frame = position.stack[-1]
        if isinstance(frame, Drafting) and len(facts) < position.day:
            facts.append(dawn_facts(position))
        elif isinstance(frame, Turn) and len(held) < position.day:
            hunters = 0
            for hand in position.hands[1:]:
                hunters |= hand
            held.append((ids_of(position, position.hands[BEAST]), ids_of(position, hunters)))

    replay(game, recorded, watch)
    return [Day(at_dawn, *cards) for at_dawn, cards in zip(facts, held, strict=True)]


def ids_of(position: Bestia, hand: int) -> tuple[str, ...]:
    """The action cards in a hand."""
    terms = position.terms
    return tuple([terms.cards[card].id for card in members(hand & terms.actions)])


def fit_forecast(rows: Sequence[tuple[Sequence[float], bool]]) -> Forecast:
    """A logistic regression with a ridge, from the facts of dawns and whether the Beast won."""
    facts = np.array([[1.0, *row] for row, _ in rows])
    won = np.array([float(beast_won) for _, beast_won in rows])
    ridge = RIDGE * np.diag([0.0, *[1.0] * (facts.shape[1] - 1)])
    weights = np.zeros(facts.shape[1])
    for _ in range(NEWTON_STEPS):
        chances = 1 / (1 + np.exp(-facts @ weights))
        slope = facts.T @ (won - chances) - ridge @ weights
        curve = (facts * (chances * (1 - chances))[:, None]).T @ facts + ridge
        weights = weights + np.linalg.solve(curve, slope)
    start, *rest = [float(weight) for weight in weights]
    return Forecast(tuple(rest), start)


# Drafted cards ---------------------------------------------------------------------------------


class Held(NamedTuple):
    """A day: how the chance of the Beast changed, and the action cards of each side after the draft."""

    change: float
    beast: tuple[str, ...]
    hunters: tuple[str, ...]


def days_held(days: Sequence[Day], beast_won: bool, forecast: Forecast) -> list[Held]:
    """What the forecast makes of the days of a game."""
    chances = [*[forecast.of(day.facts) for day in days], float(beast_won)]
    return [
        Held(after - before, day.beast, day.hunters)
        for day, (before, after) in zip(days, pairwise(chances), strict=True)
    ]


def fit_drafted(days: Sequence[Held]) -> dict[str, dict[str, float]]:
    """[side][card id]: what a card brings the side that holds it, for `drafted.toml`."""
    ids = sorted({card for day in days for card in (*day.beast, *day.hunters)})
    facts = np.array(
        [[float(card in side) for side in (day.beast, day.hunters) for card in ids] for day in days]
    )
    changes = np.array([day.change for day in days])
    facts, changes = facts - facts.mean(axis=0), changes - changes.mean()
    curve = facts.T @ facts + DRAFT_RIDGE * np.eye(facts.shape[1])
    weights = np.linalg.solve(curve, facts.T @ changes)
    beast = {card: round(10 * float(weight), 2) for card, weight in zip(ids, weights, strict=False)}
    hunters = {
        card: round(-10 * float(weight), 2) for card, weight in zip(ids, weights[len(ids) :], strict=True)
    }
    return {"beast": beast, "hunters": hunters}


# Days ------------------------------------------------------------------------------------------


class Trial(NamedTuple):
    """A pair of candidates for one side, and the seed of the days that both play."""

    side: str
    pair: tuple[Mapping[str, float], Mapping[str, float]]
    seed: int


class Stage:
    """What a process needs to play trials."""

    def __init__(
        self,
        game: BestiaGame,
        games: Sequence[Recorded],
        forecast: Forecast,
        habits: Habits,
        drafted: Drafted,
    ) -> None:
        self.game = game
        self.games = games
        self.forecast = forecast
        self.habits = habits
        self.drafted = drafted
        self.rival = HandMade(game)

    def scores(self, trial: Trial) -> tuple[float, float]:
        """The average scores of the two candidates, against the hand-made expert."""
        days = self._days(random.Random(trial.seed))
        first, second = [self._score(trial.side, figures, days) for figures in trial.pair]
        return first, second

    def _days(self, rng: random.Random) -> list[tuple[Bestia, int]]:
        """Dawns of random games and days, each with a seed."""
        most = max([contract.days for contract in self.game.box.contracts.values()])
        found: list[tuple[Bestia, int]] = []
        while len(found) < DAYS:
            dawn = dawn_of(self.game, rng.choice(self.games), rng.randint(1, most))
            if dawn is not None:
                found.append((dawn, rng.randrange(1 << 40)))
        return found

    def _score(self, side: str, figures: Mapping[str, float], days: Sequence[tuple[Bestia, int]]) -> float:
        candidate = Candidate(self.game, Figures(**figures), self.habits, self.drafted)
        beast, hunters = (candidate, self.rival) if side == "beast" else (self.rival, candidate)
        total = sum([self._play(dawn.clone(), beast, hunters, seed) for dawn, seed in days])
        return total / DAYS if side == "beast" else 1 - total / DAYS

    def _play(self, dawn: Bestia, beast: Bot, hunters: Bot, seed: int) -> float:
        """How likely the Beast wins, seen after a day."""
        seats = [beast.choose, *[hunters.choose] * (len(dawn.terms.seats) - 1)]
        next_day = dawn.day + 1
        after: Bestia = play_on(self.game, dawn, seed, seats, until=lambda now: drafts(now, next_day))
        return float(after.victor == BEAST_WON) if after.victor else self.forecast.of(dawn_facts(after))


class Search:
    """The search for the figures of a side, with every pair played so far."""

    def __init__(self, start: Mapping[str, float]) -> None:
        self.start = dict(start)
        self.centre: Any = np.zeros(len(start))
        self._centres: list[Any] = []
        self._ways: list[Any] = []
        self._scores: list[tuple[float, float]] = []

    def __len__(self) -> int:
        return len(self._scores)

    def draw_way(self, rng: random.Random) -> Any:
        """How far a pair is to be from the centre, in one direction and in the other."""
        return np.array([rng.gauss(0.0, SPREAD) for _ in self.start])

    def figures(self, moved: Any) -> dict[str, float]:
        """The figures at a place."""
        return changed(self.start, dict(zip(self.start, moved, strict=True)), 1.0)

    def take(self, centre: Any, way: Any, scores: tuple[float, float]) -> None:
        """A pair has been played: the scores of centre + way and of centre - way."""
        self._centres.append(centre)
        self._ways.append(way)
        self._scores.append(scores)

    def move(self) -> None:
        """Fit the slopes at the start to all pairs, and go to where they say it is best."""
        ways, centres = 2 * np.array(self._ways), np.array(self._centres)
        seen = np.array([first - second for first, second in self._scores])
        noise = float(np.var(seen)) or 1.0
        # The slope at a centre is the one at the start, less what the curvature has taken since.
        seen = seen + CURVATURE * (ways * centres).sum(axis=1)
        curve = ways.T @ ways / noise + np.eye(len(self.start)) / SLOPES**2
        slopes = np.linalg.solve(curve, ways.T @ seen / noise)
        share = min(1.0, len(self) / TRUSTED_PAIRS)
        self.centre = share * np.clip(slopes / CURVATURE, -FARTHEST, FARTHEST)

    def average(self, last: int) -> float:
        """The average score of the last pairs; candidates score less than the figures between them."""
        scores = self._scores[-last:]
        return sum([first + second for first, second in scores]) / (2 * max(len(scores), 1))

    def best(self) -> dict[str, float]:
        """The figures reached."""
        return {name: round(value, 3) for name, value in self.figures(self.centre).items()}
