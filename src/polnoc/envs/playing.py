"""One game under way for a learner, as fast as the engine goes: no undo, no records, answers are trusted."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed, Streams
from polnoc.engine.encoding import Layout
from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.options import BadOption, GameOptions, draw_random_options
from polnoc.engine.play import answer, asked, options
from polnoc.engine.recall import Recall, history_layout
from polnoc.engine.seats import CHANCE
from polnoc.engine.views import View
from polnoc.envs.rewards import rewards_of

#: How many seeds there are to draw from for games without a named seed.
SEEDS: Final = 2**62


def chosen_options(game: AnyGame, given: Mapping[str, object], seed: Seed) -> GameOptions:
    """Options of a game; what is left to chance is drawn from the seed. BadOption explains mistakes."""
    usual = {"players": min(game.players)}
    return game.read_options(
        draw_random_options(game.options_type, {**usual, **given}, random.Random(seed.text))
    )


def check_seat(seat: int, seats: int) -> None:
    """Raise BadOption if there is no such seat."""
    if not 0 <= seat < seats:
        raise BadOption(f"seat {seat} of {seats}: seats are counted from 0")


def layout_of(game: AnyGame, *, history: bool) -> Layout:
    """How observations of a game are written; BadOption if it has no numbers."""
    if game.layout is None:
        raise BadOption(f"'{game.id}' does not say how its views are written as numbers")
    return history_layout(game) if history else game.layout


class Seeds:
    """The seeds of successive games: those that are named, and those that follow from the last named one."""

    def __init__(self) -> None:
        self._rng = random.Random()

    def next(self, named: int | None) -> Seed:
        """The seed of the next game: `sim:named`, so that it can be played again by its number."""
        if named is None:
            return Seed.simulated(self._rng.randrange(SEEDS))
        self._rng = random.Random(named)
        return Seed.simulated(named)


class Play:
    """A game that is played once, from its beginning to its end."""

    def __init__(self, game: AnyGame, chosen: GameOptions, seed: Seed, *, history: bool = False) -> None:
        self.game = game
        self.chosen = chosen
        self.seed = seed
        self.seats = game.seats(chosen)
        self.decisions = 0
        self._streams = Streams(seed)
        self._recalls = [Recall(game, seat) for seat in range(self.seats)] if history else []
        told: list[Event] = []
        self.position: Any = game.begin(chosen, told)
        #: The seats that must answer now.
        self.asked: tuple[int, ...] = asked(self.position)
        self._settle(told)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.asked

    @property
    def stopped(self) -> bool:
        """Whether the game has taken more answers than it should, and is not over."""
        return self.decisions >= self.game.decision_bound and bool(self.asked)

    def options(self, seat: int) -> Sequence[Action]:
        """The legal answers of a seat; none if it is not asked."""
        return options(self.position, seat)

    def view(self, seat: int) -> View:
        """Everything that a seat may know."""
        return self.game.view(self.position, seat)

    def answer(self, seat: int, action: Action) -> None:
        """Give a legal answer of a seat that is asked."""
        if self._recalls:
            self._recalls[seat].answer(self.view(seat), action)
        told: list[Event] = []
        self.asked = answer(self.position, seat, action, told)
        self.decisions += 1
        self._settle(told)

    def _settle(self, told: list[Event]) -> None:
        """Let chance answer, and tell the recall of every seat what has happened."""
        position = self.position
        while self.asked and self.asked[0] == CHANCE:
            frame = position.stack[-1]
            outcomes = frame.options(position, CHANCE)
            picked = self._streams.pick(frame.stream(position), len(outcomes), frame.weights(position))
            self.asked = answer(position, CHANCE, outcomes[picked], told)
        for recall in self._recalls:
            recall.hear(told)

    def encode(self, seat: int) -> bytes:
        """What a seat may know, as bytes; with its history if this was asked for."""
        view = self.view(seat)
        return self._recalls[seat].encode(view) if self._recalls else self.game.encode(view)

    def mask(self, seat: int) -> bytes:
        """A byte for each action of players: whether it is legal for a seat."""
        return self.game.actions.mask(self.options(seat))

    def rewards(self) -> list[float]:
        """By seat: see `polnoc.envs.rewards`."""
        return rewards_of(self.game, self.chosen, self.position)
