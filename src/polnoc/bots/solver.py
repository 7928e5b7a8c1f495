"""Exact play for small games: CFR+ and best responses.

A two-player zero-sum game can be solved if its tree is small, say with a deck of six
cards instead of thirteen. `grow` walks the whole tree through the engine, so the game
solved is the game played; a `Solver` then improves both strategies until neither seat
could do better:

    tree = grow(game, [game.begin(options, [])])
    solver = Solver(tree)
    solver.run(100)
    tree.exploitability(solver.average())

The tree is stored in *sequence form*. A sequence, identified by a number, is everything
that one seat has answered so far; 0 is the empty one. A sequence of each seat, together
with chance, leads to an end of the game. So a plan is one weight for each sequence of a
seat, and the whole game is a list of ends.

The information of a seat at a choice is its view there, and its earlier views and answers
(perfect recall). So plans never use what a bot could not know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from polnoc.engine.actions import Action
from polnoc.engine.frames import Position
from polnoc.engine.game import AnyGame
from polnoc.engine.play import answer, asked
from polnoc.engine.seats import CHANCE
from polnoc.engine.views import View, dump

#: Selects the options of a view that get a branch: leaves out pointless ones, but never all.
Prune = Callable[[View, Sequence[Action]], Sequence[Action]]

#: The payoff of seat 0 at an end; that of seat 1 is its negative.
Gain = Callable[[Any], float]

#: The probability of each of the options of a view.
Policy = Callable[[View, Sequence[Action]], Sequence[float]]

#: Realization plan: for each sequence of a seat, the probability that the seat plays all its answers.
Plan = list[float]


class InfoSet:
    """An information set: all points of the game where a seat has the same information."""

    __slots__ = ("before", "options", "sequences", "view")

    def __init__(self, before: int, first: int, options: Sequence[Action], view: bytes) -> None:
        #: The seat's sequence that leads here, and the sequences that extend it by each option.
        self.before = before
        self.sequences = range(first, first + len(options))
        self.options = tuple(options)
        self.view = view

    def odds(self, plan: Plan) -> list[float]:
        """The probability of each option under a plan; uniform where the plan never gets."""
        weights = [plan[sequence] for sequence in self.sequences]
        total = sum(weights)
        if total <= 0:
            return [1 / len(weights)] * len(weights)
        return [weight / total for weight in weights]


class Tree:
    """The whole tree of a small game, in sequence form."""

    def __init__(self) -> None:
        #: By seat: its information sets, each after those that lead to it.
        self.sets: tuple[list[InfoSet], list[InfoSet]] = ([], [])
        #: By seat: the number of its sequences.
        self.sequences = [1, 1]
        #: By end of the game: the sequence of each seat, and seat 0's payoff times the probability of chance.
        self.ends: tuple[list[int], list[int]] = ([], [])
        self.gains: list[float] = []

    def plan(self, seat: int, policy: Policy) -> Plan:
        """The plan of a seat that chooses by `policy` everywhere."""
        plan = [1.0] * self.sequences[seat]
        for choice in self.sets[seat]:
            odds = policy(msgspec.json.decode(choice.view), choice.options)
            for sequence, chance in zip(choice.sequences, odds, strict=True):
                plan[sequence] = plan[choice.before] * chance
        return plan

    def value(self, plans: Sequence[Plan]) -> float:
        """The expected payoff of seat 0 if both play by their plans."""
        first, second = plans
        return sum([gain * first[a] * second[b] for a, b, gain in zip(*self.ends, self.gains, strict=True)])

    def worth(self, seat: int, against: Plan) -> list[float]:
        """By sequence of `seat`: its expected payoff from ends right after that sequence."""
        worth = [0.0] * self.sequences[seat]
        sign = 1 - 2 * seat
        for mine, theirs, gain in zip(self.ends[seat], self.ends[1 - seat], self.gains, strict=True):
            worth[mine] += gain * against[theirs]
        return [sign * won for won in worth]

    def best_response(self, seat: int, against: Plan) -> float:
        """The expected payoff of `seat` with a best response to the other's plan."""
        worth = self.worth(seat, against)
        for choice in reversed(self.sets[seat]):
            worth[choice.before] += max([worth[sequence] for sequence in choice.sequences])
        return worth[0]

    def exploitability(self, plans: Sequence[Plan]) -> float:
        """The average gain of best responses over both seats; 0 means an equilibrium."""
        first, second = plans
        return (self.best_response(0, second) + self.best_response(1, first)) / 2


def even(view: View, options: Sequence[Action]) -> Sequence[float]:
    """The uniform policy."""
    return [1 / len(options)] * len(options)


# Growing a tree -----------------------------------------------------------------


def every(view: View, options: Sequence[Action]) -> Sequence[Action]:
    """Prunes nothing."""
    return options


def grow(game: AnyGame, starts: Sequence[Position], prune: Prune = every, gain: Gain | None = None) -> Tree:
    """Build the whole tree from some positions, all equally likely.

    Without `gain` the payoff is 1 for a win and -1 for a loss. A choice with a single
    option left gets no branch: the game just continues.
    """
    grower = _Grower(game, prune, gain or _win_or_loss(game))
    for position in starts:
        grower.walk(position, (0, 0), 1 / len(starts))
    return grower.tree


def _win_or_loss(game: AnyGame) -> Gain:
    def gain(position: Any) -> float:
        winners = game.winners(position)
        return (0 in winners) - (1 in winners)

    return gain


class _Grower:
    def __init__(self, game: AnyGame, prune: Prune, gain: Gain) -> None:
        self.game = game
        self.prune = prune
        self.gain = gain
        self.tree = Tree()
        #: The information set by seat, the sequence that leads there, and the view.
        self.known: dict[tuple[int, int, bytes], InfoSet] = {}

    def walk(self, position: Position, done: tuple[int, int], chance_reach: float) -> None:
        """Add everything that can follow a position after the sequences `done`."""
        now = asked(position)
        if not now:
            self._end(position, done, chance_reach)
        elif now[0] == CHANCE:
            for option, share in _outcomes(position):
                self.walk(_after(position, CHANCE, option), done, chance_reach * share)
        else:
            self._choose(position, now[0], done, chance_reach)

    def _choose(self, position: Position, seat: int, done: tuple[int, int], chance_reach: float) -> None:
        view = self.game.view(position, seat)
        options = self.prune(view, position.stack[-1].options(position, seat))
        if len(options) == 1:
            self.walk(_after(position, seat, options[0]), done, chance_reach)
            return
        choice = self._find(seat, done[seat], dump(view), options)
        for sequence, option in zip(choice.sequences, options, strict=True):
            then = (sequence, done[1]) if seat == 0 else (done[0], sequence)
            self.walk(_after(position, seat, option), then, chance_reach)

    def _find(self, seat: int, before: int, view: bytes, options: Sequence[Action]) -> InfoSet:
        choice = self.known.get((seat, before, view))
        if choice is None:
            choice = InfoSet(before, self.tree.sequences[seat], options, view)
            self.known[seat, before, view] = choice
            self.tree.sets[seat].append(choice)
            self.tree.sequences[seat] += len(options)
        return choice

    def _end(self, position: Position, done: tuple[int, int], chance_reach: float) -> None:
        for seat in (0, 1):
            self.tree.ends[seat].append(done[seat])
        self.tree.gains.append(self.gain(position) * chance_reach)


def _after(position: Position, seat: int, option: Action) -> Position:
    following = position.clone()
    answer(following, seat, option, [])
    return following


def _outcomes(position: Position) -> Iterable[tuple[Action, float]]:
    frame = position.stack[-1]
    options = frame.options(position, CHANCE)
    weights = frame.weights(position) or [1] * len(options)
    total = sum(weights)
    return [(option, weight / total) for option, weight in zip(options, weights, strict=True) if weight]


# Solving ------------------------------------------------------------------------


class Solver:
    """CFR+: alternating updates, regrets clipped at zero, and linear averaging of plans."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.iterations = 0
        self._players = (_Player(tree, 0), _Player(tree, 1))

    def run(self, iterations: int) -> None:
        """Improve the plans of both seats `iterations` times."""
        first, second = self._players
        for _ in range(iterations):
            self.iterations += 1
            first.improve(second.plan, self.iterations)
            second.improve(first.plan, self.iterations)

    def average(self) -> tuple[Plan, Plan]:
        """The average of all plans so far, which converges to an equilibrium."""
        weight = 2 / (self.iterations * (self.iterations + 1))
        first, second = self._players
        return [total * weight for total in first.total], [total * weight for total in second.total]


class _Player:
    """One seat of a solver. All lists are by sequence."""

    def __init__(self, tree: Tree, seat: int) -> None:
        self.tree = tree
        self.seat = seat
        self.plan = tree.plan(seat, even)
        self.total = [0.0] * len(self.plan)
        self.regret = [0.0] * len(self.plan)
        self.chance = [1.0] * len(self.plan)
        self.before = [0] * len(self.plan)
        for choice in tree.sets[seat]:
            for sequence in choice.sequences:
                self.chance[sequence] = 1 / len(choice.sequences)
                self.before[sequence] = choice.before
        self.backwards = [(choice.before, choice.sequences) for choice in reversed(tree.sets[seat])]

    def improve(self, against: Plan, weight: int) -> None:
        """One update against the other's plan; the new plan has this weight in the average."""
        self._regret(against)
        plan, total, chance = self.plan, self.total, self.chance
        for sequence, before in enumerate(self.before):
            plan[sequence] = plan[before] * chance[sequence]
            total[sequence] += weight * plan[sequence]

    def _regret(self, against: Plan) -> None:
        """Update regrets and probabilities, from the last information sets to the first."""
        worth, regret, chance = self.tree.worth(self.seat, against), self.regret, self.chance
        for before, sequences in self.backwards:
            mean = 0.0
            for sequence in sequences:
                mean += chance[sequence] * worth[sequence]
            worth[before] += mean
            total = 0.0
            for sequence in sequences:
                missed = regret[sequence] + worth[sequence] - mean
                if missed < 0:
                    missed = 0.0
                regret[sequence] = missed
                total += missed
            for sequence in sequences:
                chance[sequence] = regret[sequence] / total if total > 0 else 1 / len(sequences)
