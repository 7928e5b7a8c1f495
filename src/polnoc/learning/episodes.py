"""Games for a learner in one process: each goes on until the learner has a real choice.

Chance, forced answers and the seats of other bots are played through, so a learner sees nothing but choices
that it can get wrong.

>>> task = Task("duchy", {"players": 2, "points": 1})
>>> episode = Episodes(task, first=1, stride=1).begin()
>>> assert episode is not None
>>> episode.seat, [str(option) for option in episode.options]
(0, ['hide 3', 'hide 8'])
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from polnoc.bots import Bot, make_bot
from polnoc.contract import Guide
from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.frames import Position
from polnoc.engine.game import AnyGame
from polnoc.engine.options import GameOptions
from polnoc.engine.play import asked, settle
from polnoc.engine.rollout import pick
from polnoc.engine.seats import CHANCE
from polnoc.games import find_game, package_of

#: An `end` that is never reached.
NO_END: Final = 1 << 62


class Task(msgspec.Struct, frozen=True):
    """What is to be learned: a game with its options, and who else sits at the table."""

    game: str
    options: Mapping[str, object] = {}
    #: The level of all other sides; empty: the learner answers for every seat.
    against: str = ""
    #: Whether the learner answers for all seats, but only one side learns: the others are a fixed net.
    frozen: bool = False
    #: The side that learns; -1: each in turn, a seed once for every side.
    side: int = -1
    #: A game with more decisions than this is stopped, and nobody wins it; 0: the game's own bound.
    bound: int = 0
    #: What the game's guide knows, in turn: their options come from the guide, with its choice shown in the
    #: mask. Empty: one game under `options`, without a guide.
    targets: tuple[str, ...] = ()

    def make(self) -> tuple[AnyGame, GameOptions]:
        """The game and its options, checked."""
        game = find_game(self.game)
        return game, game.read_options(self.options)

    def guide(self, game: AnyGame) -> Guide[Any] | None:
        """The guide that shows the learner a hand-made choice, if there is one."""
        if not self.targets:
            return None
        guide = package_of(game).guide()
        if guide is None:
            raise ValueError(f"'{game.id}' has no guide")
        return guide


class Episode:
    """One game under way, stopped where the learner is asked."""

    __slots__ = ("decisions", "learns", "number", "options", "position", "rng", "seat", "side")

    def __init__(
        self, number: int, position: Position, rng: random.Random, side: int, learns: Sequence[bool]
    ) -> None:
        self.number = number
        self.position: Any = position
        self.rng = rng
        #: The side of the learner; -1 if it plays all.
        self.side = side
        #: By seat: whether the learner answers.
        self.learns = learns
        #: Who is asked, and among what; nobody and nothing once the game is over.
        self.seat = -1
        self.options: Sequence[Action] = ()
        self.decisions = 0


class Episodes:
    """Plays the episodes number `first`, `first + stride`, … below `end` of a task."""

    def __init__(self, task: Task, first: int, stride: int, salt: int = 0, end: int = NO_END) -> None:
        self.task = task
        self.game, self.chosen = task.make()
        self.seats = self.game.seats(self.chosen)
        self.sides = [self.game.side(self.chosen, seat) for seat in range(self.seats)]
        #: Every side, in order.
        self.all_sides = sorted(set(self.sides))
        self._next = first
        self._stride = stride
        self._salt = salt
        self._end = end
        self._bound = task.bound or self.game.decision_bound
        self._bot: Bot | None = make_bot(self.game, task.against) if task.against else None
        self._guide = task.guide(self.game)
        self._told: list[Event] = []

    def begin(self) -> Episode | None:
        """The next episode, at the learner's first choice (perhaps it ends without one); None: no more."""
        number = self._next
        if number >= self._end:
            return None
        self._next += self._stride
        seed, side = number, -1
        if len(self.all_sides) == 1:
            side = self.all_sides[0]
        elif self._bot is not None or self.task.frozen:
            side = self.task.side
            if side < 0:  # mirrored: a seed once for every side
                seed, nth = divmod(number, len(self.all_sides))
                side = self.all_sides[nth]
        learns = [side in (-1, own) or self.task.frozen for own in self.sides]
        told = self._told
        told.clear()
        position = self.game.begin(self._chosen_for(number), told)
        episode = Episode(number, position, random.Random(f"{self._salt}:{seed}"), side, learns)
        self._go_on(episode)
        return episode

    def _chosen_for(self, number: int) -> GameOptions:
        if self._guide is None:
            return self.chosen
        targets = self.task.targets
        return self._guide.options(self.game, targets[number % len(targets)], number // len(targets))

    def guided(self, episode: Episode) -> Action | None:
        """What the guide would answer; None without one."""
        if self._guide is None:
            return None
        return self._guide.choose(self.game, episode.position, episode.options)

    def answer(self, episode: Episode, action: Action) -> None:
        """Give the learner's answer, and play on until it has a choice again."""
        self._told.clear()
        position = episode.position
        position.stack[-1].answer(position, episode.seat, action, self._told)
        settle(position, self._told)
        self._go_on(episode)

    def _go_on(self, episode: Episode) -> None:
        position, rng, told = episode.position, episode.rng, self._told
        game, bot = self.game, self._bot
        bound = self._bound
        now = asked(position)
        while now and episode.decisions < bound:
            seat = now[0]
            frame = position.stack[-1]
            options = frame.options(position, seat)
            if seat == CHANCE:
                action = options[pick(rng, len(options), frame.weights(position))]
            else:
                episode.decisions += 1
                if len(options) == 1:
                    action = options[0]
                elif episode.learns[seat] or bot is None:
                    episode.seat, episode.options = seat, options
                    return
                else:
                    action = bot.choose(game.view(position, seat), options, rng)
            frame.answer(position, seat, action, told)
            now = settle(position, told)
        episode.seat, episode.options = -1, ()

    def rewards(self, episode: Episode) -> list[float]:
        """By seat, at the end: 1 for a win, and the others share the loss; 0 where nobody wins."""
        winners = self.game.winners(episode.position)
        sides = {self.sides[seat] for seat in winners}
        losers = len(self.all_sides) - len(sides)
        if not sides:
            return [-1.0 if len(self.all_sides) == 1 else 0.0] * self.seats
        lost = -len(sides) / losers if losers else 0.0
        return [1.0 if side in sides else lost for side in self.sides]

    def won(self, episode: Episode) -> float:
        """What a finished episode counts for the learner: 1, 0, or a share of a shared win."""
        winners = self.game.winners(episode.position)
        sides = {self.sides[seat] for seat in winners}
        return 1.0 / len(sides) if episode.side in sides else 0.0
