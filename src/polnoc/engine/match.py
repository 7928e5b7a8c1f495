"""One game being played: every answer checked, every event kept, undo.

>>> from polnoc.games import find_game
>>> game = find_game("duchy")
>>> match = Match(game, game.read_options({"players": 2}), Seed.simulated(1))
>>> match.asked
(0, 1)
>>> match.answer(0, match.options(0)[0])
>>> match.asked
(1,)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed, Streams
from polnoc.engine.events import Event, seen_by
from polnoc.engine.frames import Position
from polnoc.engine.game import AnyGame
from polnoc.engine.options import GameOptions
from polnoc.engine.play import answer, asked, options, why_not
from polnoc.engine.refusals import CHANCE_ONLY, Refusal, Refused
from polnoc.engine.seats import CHANCE, may_see
from polnoc.engine.views import View


@dataclass(slots=True)
class Step:
    """An answer of a seat, and where the match stood before it."""

    seat: int
    action: Action
    before: Position
    #: How many events and questions to chance there had been before it.
    events: int
    chances: int
    #: The same by stream.
    streams: dict[str, int]


class Match:
    """A game under way. The seed answers for chance; seats answer by `answer`."""

    def __init__(self, game: AnyGame, chosen: GameOptions, seed: Seed) -> None:
        self.game = game
        self.chosen = chosen
        self.seed = seed
        self.seats = game.seats(chosen)
        self.events: list[Event] = []
        self.steps: list[Step] = []
        #: How many answers have been taken back so far.
        self.undone = 0
        #: How many of them after chance had answered: whoever takes those back knows what comes.
        self.foreseen = 0
        self.chances = 0
        self._streams = Streams(seed)
        #: The last step, the position after it, and whether it told nobody anything: asked for often.
        self._quiet: tuple[Step, Position, bool] | None = None
        self.position: Any = game.begin(chosen, self.events)
        self._answer_chance(asked(self.position))

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must answer now."""
        return asked(self.position)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.position.over)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won."""
        return self.game.winners(self.position)

    def options(self, seat: int) -> Sequence[Action]:
        """The legal answers of `seat` now; empty if it is not asked."""
        return options(self.position, seat)

    def view(self, seat: int) -> View:
        """Everything `seat` may know now."""
        return self.game.view(self.position, seat)

    def log(self, seat: int) -> list[Event]:
        """The events that `seat` may read, from the beginning."""
        return seen_by(self.events, seat)

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Why `seat` may not answer `action` now, or None if it may."""
        return why_not(self.position, seat, action, self.seats)

    def answer(self, seat: int, action: Action) -> None:
        """Take a seat's answer; Refused, with nothing changed, if it is not legal."""
        refusal = self.why_not(seat, action)
        if refusal is not None or seat == CHANCE:
            raise Refused(refusal or Refusal("", CHANCE_ONLY))
        counts = self._streams.counts.copy()
        step = Step(seat, action, self.position, len(self.events), self.chances, counts)
        self.position = self.position.clone()
        try:
            self._answer_chance(answer(self.position, seat, action, self.events))
        except BaseException:  # a rule has failed: leave everything as it was
            self._go_back_to(step)
            raise
        self.steps.append(step)

    def _answer_chance(self, now: tuple[int, ...]) -> None:
        position = self.position
        while now and now[0] == CHANCE:
            frame = position.stack[-1]
            outcomes = frame.options(position, CHANCE)
            picked = self._streams.pick(frame.stream(position), len(outcomes), frame.weights(position))
            self.chances += 1
            now = answer(position, CHANCE, outcomes[picked], self.events)

    def can_undo(self, seat: int) -> bool:
        """Whether the last answer is this seat's and told nobody anything new.

        That is so if chance was not asked since, and no other seat was told anything
        or sees anything else than before.
        """
        if not self.steps or self.steps[-1].seat != seat:
            return False
        last, known = self.steps[-1], self._quiet
        if known is None or known[0] is not last or known[1] is not self.position:
            known = self._quiet = (last, self.position, self._told_nobody(last))
        return known[2]

    def _told_nobody(self, last: Step) -> bool:
        others = [other for other in range(self.seats) if other != last.seat]
        return last.chances == self.chances and not any(
            self.news(other, last.events) or self.view(other) != self.game.view(last.before, other)
            for other in others
        )

    def undo(self) -> Action:
        """Take back the last answer, whatever it told; the caller decides if that is allowed."""
        if not self.steps:
            raise IndexError("no answer has been given yet")
        last = self.steps.pop()
        self.foreseen += last.chances != self.chances
        self._go_back_to(last)
        self.undone += 1
        return last.action

    def _go_back_to(self, step: Step) -> None:
        self.position = step.before
        self.chances = step.chances
        self._streams.counts = step.streams.copy()
        del self.events[step.events :]

    def news(self, seat: int, since: int) -> list[Event]:
        """The events from number `since` on that `seat` may read."""
        return [event for event in self.events[since:] if may_see(event.audience, seat)]
