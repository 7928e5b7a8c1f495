"""A game in progress: every answer is checked, every event kept, and answers can be undone.

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
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed, Streams
from polnoc.engine.events import Event, seen_by
from polnoc.engine.frames import Position
from polnoc.engine.game import AnyGame
from polnoc.engine.moments import Moment, Scene, moments_of, moments_of_deal, scenes_of
from polnoc.engine.options import BadOption, GameOptions
from polnoc.engine.play import answer, asked, options, why_not
from polnoc.engine.refusals import CHANCE_ONLY, ENDLESS, Endless, Refusal, Refused
from polnoc.engine.seats import CHANCE, WATCHER, may_see
from polnoc.engine.views import View

#: Between two questions to players chance is asked at most this often: see `polnoc.engine.play.STEPS_LIMIT`.
CHANCES_LIMIT: Final = 20_000
BEGINS_ENDLESSLY: Final = "a card of this pack sets off effects that never end, before anybody can play"


@dataclass(slots=True)
class Step:
    """An answer of a seat, and where the match stood before it."""

    seat: int
    action: Action
    before: Position
    #: How many events and questions to chance there had been before it.
    events: int
    chances: int
    #: How many of these questions there had been by stream.
    streams: dict[str, int]


@dataclass(slots=True)
class Branch:
    """The match without an answer of a seat: the answers of others that do not depend on it stand.

    An answer stands if its seat is asked the same question there, and chance is not asked as a result.
    A branch is computed up to where the match was when it was last needed, and continued from there.
    """

    #: The answer that is left out.
    without: Step
    position: Position
    #: How many steps of the match it has processed, and the last of them.
    taken_in: int
    last: Step
    #: What stands instead of the steps from `without` on, and what it told.
    steps: list[Step] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    #: The answers that are lost as well, and the seats whose later answers are lost because of that.
    dropped: list[Step] = field(default_factory=list)
    set_back: set[int] = field(default_factory=set)

    def take_in(self, step: Step) -> None:
        """Process the next step of the match, which stands or is dropped."""
        self.taken_in += 1
        self.last = step
        if not self._stands(step):
            self.dropped.append(step)
            self.set_back.add(step.seat)

    def _stands(self, step: Step) -> bool:
        seat, before = step.seat, self.position
        if seat in self.set_back or not _same_question(before, step.before, seat):
            return False
        after = before.clone()
        told: list[Event] = []
        if CHANCE in answer(after, seat, step.action, told):
            return False
        first = self.without
        events = first.events + len(self.events)
        self.steps.append(Step(seat, step.action, before, events, first.chances, first.streams))
        self.events += told
        self.position = after
        return True


def _same_question(here: Position, there: Position, seat: int) -> bool:
    """Whether a seat is asked the same at two positions."""
    if seat not in asked(here) or type(here.stack[-1]) is not type(there.stack[-1]):
        return False
    return list(options(here, seat)) == list(options(there, seat))


class Bookmark(NamedTuple):
    """Everything that changes in a match, at one moment."""

    position: Any
    events: list[Event]
    steps: list[Step]
    undone: int
    foreseen: int
    chances: int
    counts: dict[str, int]

    def copied(self) -> Bookmark:
        """A copy that stays the same whatever happens in the match."""
        return self._replace(events=self.events[:], steps=self.steps[:], counts=self.counts.copy())


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """A game in progress. The seed answers for chance; seats answer by `answer`."""

    def __init__(self, game: AnyGame, chosen: GameOptions, seed: Seed) -> None:
        self.game = game
        self.chosen = chosen
        self.seed = seed
        self.seats = game.seats(chosen)
        self.events: list[Event] = []
        self.steps: list[Step] = []
        #: How many answers have been taken back so far.
        self.undone = 0
        #: How many of them after chance had answered: whoever takes those back has seen the result.
        self.foreseen = 0
        self.chances = 0
        self._streams = Streams(seed)
        #: By seat: the match without one of its answers.
        self._branches: dict[int, Branch] = {}
        try:
            self.position: Any = game.begin(chosen, self.events)
            self._answer_chance(asked(self.position))
        except Endless as endless:
            raise BadOption(BEGINS_ENDLESSLY, ENDLESS) from endless

    def bookmark(self) -> Bookmark:
        """The state of the match now, for `go_to`. Its lists change with the match: see `Bookmark.copied`."""
        return Bookmark(
            self.position,
            self.events,
            self.steps,
            self.undone,
            self.foreseen,
            self.chances,
            self._streams.counts,
        )

    def go_to(self, where: Bookmark) -> None:
        """Put the match back to a bookmark, which can be used only once."""
        self.position, self.events, self.steps, self.undone, self.foreseen, self.chances, counts = where
        self._streams.counts = counts

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
        last = self.chances + CHANCES_LIMIT
        while now and now[0] == CHANCE:
            frame = position.stack[-1]
            if self.chances == last:
                raise Endless(frame.rule())
            outcomes = frame.options(position, CHANCE)
            picked = self._streams.pick(frame.stream(position), len(outcomes), frame.weights(position))
            self.chances += 1
            now = answer(position, CHANCE, outcomes[picked], self.events)

    def moments(self, answers: int) -> list[Moment]:
        """The moments of an answer, by its number (from 1; 0: the deal), wherever something was told.

        The answer is carried out again, so matches that nobody looks back at pay nothing for it.
        """
        if not answers:
            told: list[Event] = []
            return moments_of_deal(self.game.begin(self.chosen, told), told, self._streams.again({}))
        step = self.steps[answers - 1]
        streams = self._streams.again(step.streams)
        after = self.steps[answers].before if answers < len(self.steps) else self.position
        return moments_of(step.before.clone(), step.seat, step.action, streams, after)

    def events_of(self, answers: int) -> list[Event]:
        """What was told after an answer, by its number (0: at the deal), until the next one."""
        first = self.steps[answers - 1].events if answers else 0
        end = self.steps[answers].events if answers < len(self.steps) else len(self.events)
        return self.events[first:end]

    def scenes(self, answers: int, seat: int) -> list[Scene]:
        """An answer, by its number, as it is told to a seat."""
        return scenes_of(
            self.moments(answers),
            self.events_of(answers),
            lambda event: may_see(event.audience, seat),
        )

    # Taking back ----------------------------------------------------------------

    def can_undo(self, seat: int, answers: int = 1) -> bool:
        """Whether a seat may take back its last `answers` answers without asking: nobody would notice.

        That is so if these answers told no other seat anything and asked chance nothing, and if without them
        everybody else sees and has been told the same as now. Secret answers that others have given since do
        not change that.
        """
        own = self._last_of(seat, answers)
        if not own or not all([self._was_secret(number) for number in own]):
            return False
        return own == [len(self.steps) - 1] or self._would_not_notice(self._branch(own[0]))

    def last_was_secret(self) -> bool:
        """Whether the most recent answer told nobody anything."""
        return bool(self.steps) and self._was_secret(len(self.steps) - 1)

    def _last_of(self, seat: int, answers: int) -> list[int]:
        """The numbers of the last `answers` steps of a seat, in order; empty if there are fewer."""
        found: list[int] = []
        for number in range(len(self.steps) - 1, -1, -1):
            if self.steps[number].seat == seat:
                found.insert(0, number)
                if len(found) == answers:
                    return found
        return []

    def _was_secret(self, number: int) -> bool:
        """Whether a step told nobody anything when it was taken."""
        step = self.steps[number]
        after, events, chances = self.position, len(self.events), self.chances
        if number + 1 < len(self.steps):
            later = self.steps[number + 1]
            after, events, chances = later.before, later.events, later.chances
        told = self.events[step.events : events]
        return step.chances == chances and not self._tells(step.seat, step.before, after, told)

    def _tells(self, seat: int, before: Position, after: Position, told: list[Event]) -> bool:
        """Whether anybody learns something from an answer of a seat.

        Other seats see all that watchers do, so watchers matter only in a game for one.
        """
        others = [other for other in range(self.seats) if other != seat] or [WATCHER]
        view = self.game.view
        return any(seen_by(told, other) or view(after, other) != view(before, other) for other in others)

    def would_tell(self, seat: int, action: Action) -> bool:
        """Whether a legal answer would tell anybody else anything or ask chance; the match stays as it is."""
        after = self.position.clone()
        told: list[Event] = []
        return CHANCE in answer(after, seat, action, told) or self._tells(seat, self.position, after, told)

    def would_say(self, seat: int, action: Action) -> bool:
        """Whether a legal answer would tell everybody something or ask chance; the match stays as it is."""
        told: list[Event] = []
        return CHANCE in answer(self.position.clone(), seat, action, told) or bool(seen_by(told, WATCHER))

    def _would_not_notice(self, branch: Branch) -> bool:
        """Whether everybody but the seat whose answer is left out sees and is told the same there as here."""
        first = branch.without
        if any([step.seat != first.seat for step in branch.dropped]):
            return False
        return not any(
            seen_by(branch.events, other) != self.news(other, first.events)
            or self.game.view(branch.position, other) != self.view(other)
            for other in (*range(self.seats), WATCHER)
            if other != first.seat
        )

    def _branch(self, number: int) -> Branch:
        """The match without a step."""
        step = self.steps[number]
        branch = self._branches.get(step.seat)
        if branch is None or branch.without is not step or not self._has(branch.taken_in, branch.last):
            branch = self._branches[step.seat] = Branch(
                step, step.before, number + 1, step, set_back={step.seat}
            )
        for later in self.steps[branch.taken_in :]:
            branch.take_in(later)
        return branch

    def _has(self, steps: int, last: Step) -> bool:
        """Whether `last` is still step number `steps`; then the steps before it are the same, too."""
        return steps <= len(self.steps) and self.steps[steps - 1] is last

    def standing(self, seat: int) -> int:
        """How many answers of a seat stand."""
        return len([step for step in self.steps if step.seat == seat])

    def lost_without(self, seat: int, answer: int) -> list[Step]:
        """The answers that are lost if a seat takes back one, by its number (from 1), which comes first."""
        branch = self._branch(self._number_of(seat, answer))
        return [branch.without, *branch.dropped]

    def _number_of(self, seat: int, answer: int) -> int:
        own = [number for number, step in enumerate(self.steps) if step.seat == seat]
        if not 1 <= answer <= len(own):
            raise ValueError(f"seat {seat} has not given answer {answer}")
        return own[answer - 1]

    def take_back(self, seat: int, answer: int | None = None) -> Action:
        """Take back an answer of a seat, by default its last; the caller decides if that is allowed.

        Its later answers are lost too, and those of others that depend on it. What others have answered at
        the same time stands.
        """
        number = self._number_of(seat, self.standing(seat) if answer is None else answer)
        branch, first = self._branch(number), self.steps[number]
        gone = [first, *branch.dropped]
        self.undone += len(gone)
        self.foreseen += self._foreseen_by(number, gone)
        self._go_back_to(first)
        self.steps[number:] = branch.steps
        self.events += branch.events
        self.position = branch.position
        self._branches.clear()
        return first.action

    def _foreseen_by(self, number: int, gone: Sequence[Step]) -> int:
        """How many of the lost answers had asked chance; at least one if any answer since the first did."""
        ends = [step.chances for step in self.steps[number + 1 :]] + [self.chances]
        later = zip(self.steps[number:], ends, strict=True)
        asking = {id(step) for step, end in later if step.chances != end}
        return max(bool(asking), len([step for step in gone if id(step) in asking]))

    def undo(self) -> Action:
        """Take back the most recent answer, whatever it told; the caller decides if that is allowed."""
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
