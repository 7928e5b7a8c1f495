"""Look ahead: try every option in many possible turns, played on by the playout policy, and compare.

The turns are the same for all options: the n-th die, the terror card and the hidden items do not
depend on what is tried. A turn ends where the next one begins; there the win model evaluates the
position. The better options go on to the next round, in more turns.
"""

from __future__ import annotations

import math
import random
import statistics
from collections import Counter
from collections.abc import Sequence

from polnoc.engine.actions import Action
from polnoc.engine.chance import outcome_at
from polnoc.engine.events import Event
from polnoc.engine.play import answer
from polnoc.engine.seats import CHANCE
from polnoc.games.finalgirl.bots.playout_policy import ARM, CALM_FIRST, FIGHT, RESCUE, PlayoutPolicy
from polnoc.games.finalgirl.bots.win_model import WinModel
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.view import deal_items


class World:
    """One possible deal of hidden things, with one sequence of random draws for each stream."""

    __slots__ = ("_at", "_drawn", "_rng", "stock")

    def __init__(self, position: FinalGirl, rng: random.Random) -> None:
        self._rng = rng
        self._drawn: dict[str, list[float]] = {}
        self._at: dict[str, int] = {}
        self.stock = deal_items(position.terms, position.unseen, position.deep, rng)

    def begin(self) -> None:
        """Start again from the first question of every stream."""
        self._at = {}

    def draw(self, stream: str) -> float:
        """The next answer of a stream."""
        drawn = self._drawn.get(stream)
        if drawn is None:
            # One generator per stream would be slow, so a stream keeps what it has drawn.
            drawn = self._drawn[stream] = []
        at = self._at.get(stream, 0)
        self._at[stream] = at + 1
        if at == len(drawn):
            drawn.append(self._rng.random())
        return drawn[at]


def pick(luck: float, outcomes: int, weights: Sequence[int] | None) -> int:
    """One of `outcomes` by number, as likely as its weight."""
    if weights is None:
        return int(luck * outcomes)
    return outcome_at(int(luck * sum(weights)), weights)


class Trial:
    """Something to try: an option, and the goal to follow after it."""

    __slots__ = ("_chances", "_later", "_reached", "goal", "option")

    def __init__(self, option: Action, goal: int) -> None:
        self.option = option
        self.goal = goal
        #: Turn by turn, in the order of the worlds: the chance to win after it.
        self._chances: list[float] = []
        #: By option: in how many turns it was chosen later.
        self._later: Counter[Action] = Counter()
        self._reached = 0

    def note(self, chance: float, later: set[Action], reached: bool) -> None:
        """Note how a turn came out."""
        self._chances.append(chance)
        self._later.update(later)
        self._reached += reached

    @property
    def turns(self) -> int:
        return len(self._chances)

    @property
    def mean(self) -> float:
        return statistics.fmean(self._chances)

    @property
    def reached(self) -> float:
        """How often the goal was reached in the turn itself."""
        return self._reached / self.turns

    def puts_off(self, option: Action) -> bool:
        """Whether another option mostly comes later in the same turn: then only the order is different."""
        return 2 * self._later[option] >= self.turns

    def worse_by(self, other: Trial) -> tuple[float, float]:
        """How much worse this is than another in turns that both were tried in, and its standard error."""
        gaps = [b - a for a, b in zip(self._chances, other._chances, strict=False)]
        if len(gaps) < 2:
            return 0.0, math.inf
        return statistics.fmean(gaps), statistics.stdev(gaps) / math.sqrt(len(gaps))


class Worlds:
    """Worlds made on demand; the n-th is always the same."""

    def __init__(self, position: FinalGirl, rng: random.Random) -> None:
        self._position = position
        self._rng = rng
        self._made: list[World] = []

    def span(self, first: int, count: int) -> list[World]:
        """List `count` worlds from number `first` on."""
        while len(self._made) < first + count:
            self._made.append(World(self._position, random.Random(self._rng.random())))
        return self._made[first : first + count]


class Lookahead:
    """Tries options in possible turns, with a policy and a win model."""

    def __init__(self, policy: PlayoutPolicy, win_model: WinModel) -> None:
        self.policy = policy
        self.win_model = win_model

    def try_out(self, position: FinalGirl, trials: list[Trial], turns: int, worlds: Worlds) -> None:
        """Run each trial in this many more turns, the same ones for all trials that had as many before."""
        for trial in trials:
            for world in worlds.span(trial.turns, turns):
                self.turn(position, trial, world)

    def best(self, position: FinalGirl, trials: list[Trial], budget: int, worlds: Worlds) -> list[Trial]:
        """Rank the trials, the best first, with about `budget` turns in all: the better half goes on."""
        rounds = max(1, (len(trials) - 1).bit_length())
        left, ranked = trials, []  # type: tuple[list[Trial], list[Trial]]
        while True:
            self.try_out(position, left, max(2, budget // (rounds * len(left))), worlds)
            left = sorted(left, key=lambda trial: -trial.mean)
            if len(left) <= 2:
                return left + ranked
            half = (len(left) + 1) // 2
            ranked = left[half:] + ranked
            left = left[:half]

    def turn(self, start: FinalGirl, trial: Trial, world: World) -> None:
        """Play one turn; note the chance to win where the next one begins, and if the goal was reached."""
        policy = self.policy
        out: list[Event] = []
        position = start.clone()
        position.stock = world.stock
        policy.goal = trial.goal
        world.begin()
        turn = position.turn
        later: set[Action] = set()
        now = answer(position, 0, trial.option, out)
        while now and position.turn == turn:
            seat = now[0]
            frame = position.stack[-1]
            options = frame.options(position, seat)
            if seat == CHANCE:
                luck = world.draw(frame.stream(position))
                chosen = options[pick(luck, len(options), frame.weights(position))]
            else:
                chosen = policy.choose(position, options)
                later.add(chosen)
            now = answer(position, seat, chosen, out)
        found = any([chosen.verb == "keep" for chosen in (trial.option, *later)])
        goal_reached = reached(start, position, trial.goal, found)
        trial.note(self.win_model.chance(position), later, goal_reached)


def reached(start: FinalGirl, end: FinalGirl, goal: int, found: bool) -> bool:
    """Whether a turn has reached its goal: somebody rescued, something found, a blow that hit.

    `found`: whether an item was kept; it may have been used since.
    """
    goal %= CALM_FIRST
    if goal == RESCUE:
        return end.rescued > start.rescued
    if goal == ARM:
        return found or bool({*end.held, *end.bag} - {*start.held, *start.bag})
    return goal == FIGHT and _enemy_health(end) < _enemy_health(start)


def _enemy_health(position: FinalGirl) -> int:
    return position.killer_health + sum([health for _, health in position.minors])
