"""Lines of play: what the checks run on, and the traces that reproduce one.

A line is one game from its beginning, with every position on the way. Chance answers as in a `Match` with the
same seed, so a line can be compared with one. A fault in a line is reported as a `Failure` with a trace: one
line of JSON that replays the same answers.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from polnoc.bots import Bot, Budget
from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed, Streams
from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.options import BadOption, GameOptions
from polnoc.engine.play import answer, asked, digest, options, weights
from polnoc.engine.seats import CHANCE, WATCHER

#: Thinking time of a bot in a line: there are many lines, and bots must play fair when hurried too.
HASTE = Budget(seconds=0.01)

#: At how many positions of a line the slow checks run, and at how many if the game has to be made short.
#: POLNOC_SOAK multiplies both.
_SOAK = float(os.environ.get("POLNOC_SOAK", "1"))
LOOKS, LONG_LOOKS = max(2, round(60 * _SOAK)), max(2, round(16 * _SOAK))
#: In a game that has to be made short, costly checks run at one in this many moments; a release takes all.
APART = max(1, round(4 / _SOAK))


class Trace(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How to reach a failure: the game, its options, its seed, the check, and every answer."""

    game: str
    options: dict[str, Any]
    seed: str
    check: str
    answers: tuple[tuple[int, str], ...]

    def __str__(self) -> str:
        return msgspec.json.encode(self).decode()


class Failure(AssertionError):
    """A check that does not hold, and the trace that leads there."""

    def __init__(self, problem: str, trace: Trace) -> None:
        super().__init__(
            f"{trace.game}, {trace.check}: {problem}\n"
            f"make it a test with: python -m tests.conformance.trace '{trace}'"
        )
        self.problem = problem
        self.trace = trace


@dataclass(slots=True)
class Moment:
    """A settled position, the answer that led to it, and the events on the way."""

    position: Any
    digest: str
    answer: tuple[int, Action] | None
    events: list[Event]


class LineOfPlay:
    """A game as far as it was played. Every position is a clone of the previous one, played on."""

    def __init__(self, game: AnyGame, chosen: GameOptions, seed: Seed) -> None:
        self.game = game
        self.chosen = chosen
        self.seed = seed
        self.seats = game.seats(chosen)
        #: All observers: every seat, and a watcher.
        self.observers = (*range(self.seats), WATCHER)
        self.chances = 0
        #: The number of the moment that is being checked; failures are reported there.
        self.cursor = 0
        self._streams = Streams(seed)
        events: list[Event] = []
        position = game.begin(chosen, events)
        self.moments = [Moment(position, digest(position), None, events)]

    @property
    def position(self) -> Any:
        """The latest position."""
        return self.moments[-1].position

    def play(self, seat: int, action: Action) -> None:
        """Give one more answer."""
        position, events = self.position.clone(), list[Event]()
        answer(position, seat, action, events)
        self.game.check(position)
        self.chances += seat == CHANCE
        self.moments.append(Moment(position, digest(position), (seat, action), events))

    def next_chance(self) -> Action:
        """Return what the seed answers to the pending chance question."""
        outcomes = options(self.position, CHANCE)
        stream = self.position.stack[-1].stream(self.position)
        return outcomes[self._streams.pick(stream, len(outcomes), weights(self.position))]

    def each(self) -> Iterator[int]:
        """Yield the number of every moment, in order; a failure meanwhile is reported there."""
        for at in range(len(self.moments)):
            self.cursor = at
            yield at

    def spread(self) -> Iterator[int]:
        """Yield some moments, evenly from the first to the last, for slow checks."""
        last = len(self.moments) - 1
        looks = min(LONG_LOOKS if brief(self.game) else LOOKS, len(self.moments))
        for at in sorted({last * look // max(looks - 1, 1) for look in range(looks)}):
            self.cursor = at
            yield at

    def every(self, apart: int = APART) -> Iterator[int]:
        """Yield all moments, or one in `apart` in a game that has to be made short."""
        step = apart if brief(self.game) else 1
        for at in range(len(self.moments) % step, len(self.moments), step):
            self.cursor = at
            yield at

    def answer_after(self, at: int) -> tuple[int, Action] | None:
        """Return the answer that was given at a moment, or None at the last."""
        return self.moments[at + 1].answer if at + 1 < len(self.moments) else None

    def matches(self) -> Iterator[tuple[int, Match]]:
        """Yield a match replaying this line, at every moment at which seats are asked or nobody is."""
        match = Match(self.game, self.chosen, self.seed)
        for at in self.each():
            if CHANCE in asked(self.moments[at].position):
                continue
            yield at, match
            given = self.answer_after(at)
            if given is not None:
                match.answer(*given)

    def match(self) -> Match:
        """Return a match in which this whole line has been played."""
        match = Match(self.game, self.chosen, self.seed)
        for moment in self.moments:
            if moment.answer is not None and moment.answer[0] != CHANCE:
                match.answer(*moment.answer)
        return match

    def rng(self, *place: object) -> random.Random:
        """Return random numbers that depend only on the line and a place in it."""
        return random.Random(f"{self.seed.text} {self.game.id} {place}")

    def trace(self, check: str, attempt: Sequence[tuple[int, Action]] = ()) -> Trace:
        """Return the path to the moment at the cursor, one answer beyond, and an attempted answer."""
        given = [moment.answer for moment in self.moments[1 : self.cursor + 2] if moment.answer is not None]
        return Trace(
            game=self.game.id,
            options=msgspec.to_builtins(self.chosen),
            seed=self.seed.text,
            check=check,
            answers=tuple([(seat, action.text) for seat, action in [*given, *attempt]]),
        )


def play_line(game: AnyGame, chosen: GameOptions, seed: Seed, bot: Bot) -> LineOfPlay:
    """Play a whole game in which one bot has every seat; Failure if a rule breaks or it never ends."""
    line = LineOfPlay(game, chosen, seed)
    rng = line.rng("bots")
    for _ in _decisions(line):
        now = asked(line.position)
        seat = now[int(rng.random() * len(now))]
        action = _chosen(line, seat, bot, rng)
        try:
            line.play(seat, action)
        except Exception as error:
            line.cursor = len(line.moments)
            raise Failure(f"{type(error).__name__}: {error}", line.trace("play", [(seat, action)])) from error
    return line


def _chosen(line: LineOfPlay, seat: int, bot: Bot, rng: random.Random) -> Action:
    if seat == CHANCE:
        return line.next_chance()
    offered = options(line.position, seat)
    action = bot.choose(line.game.view(line.position, seat), offered, rng, HASTE)
    if action not in offered:
        line.cursor = len(line.moments)
        raise Failure(f"the bot chose {action}, not one of {offered}", line.trace("play"))
    return action


def _decisions(line: LineOfPlay) -> Iterator[int]:
    """Count the decisions of a line until it is over; Failure beyond the game's own bound."""
    while not line.position.over:
        decisions = len(line.moments) - 1 - line.chances
        if decisions > line.game.decision_bound:
            line.cursor = len(line.moments)
            raise Failure(f"no end after {decisions} decisions", line.trace("play"))
        yield decisions


def retrace(trace: Trace, game: AnyGame) -> LineOfPlay:
    """Return the line that a trace describes; Failure if an answer is now illegal or breaks a rule."""
    line = LineOfPlay(game, game.read_options(trace.options), Seed(trace.seed))
    for seat, text in trace.answers:
        action = game.actions.parse(text)
        line.cursor = len(line.moments)
        if action not in options(line.position, seat):
            raise Failure(f"seat {seat} may not answer '{text}' any more", trace)
        try:
            line.play(seat, action)
        except Exception as error:
            raise Failure(f"{type(error).__name__}: {error}", trace) from error
    return line


def brief(game: AnyGame) -> dict[str, object]:
    """Return the options that shorten a game that can last very long; empty for others."""
    return dict(getattr(game, "brief", {}))


def brief_options(game: AnyGame, players: int) -> GameOptions:
    """Return the default options, or short ones for a game that can last very long."""
    return game.read_options({**brief(game), "players": players})


def varied_options(game: AnyGame, players: int, rng: random.Random) -> GameOptions:
    """Return options for this many players, everything else drawn from what the record allows."""
    fields: Any = msgspec.inspect.type_info(game.options_type)
    for _ in range(100):
        given: dict[str, Any] = {}
        for field in fields.fields:
            values = _VALUES.get(type(field.type), _none)(field.type)
            if values:
                given[field.name] = rng.choice(values)
        given["players"] = players
        try:
            chosen = game.read_options(given)
            game.begin(chosen, [])
        except BadOption:
            continue
        return chosen
    return game.read_options({"players": players})


def _none(kind: Any) -> Sequence[object]:
    return ()


def _bools(kind: Any) -> Sequence[object]:
    return (False, True)


def _literals(kind: Any) -> Sequence[object]:
    return tuple(kind.values)


def _ints(kind: Any) -> Sequence[object]:
    """Return only the smallest few numbers: games to twenty points are long and show nothing new."""
    if kind.ge is None or kind.le is None:
        return ()
    return range(kind.ge, min(kind.le, kind.ge + 3) + 1)


_VALUES: Mapping[type, Callable[[Any], Sequence[object]]] = {
    msgspec.inspect.BoolType: _bools,
    msgspec.inspect.LiteralType: _literals,
    msgspec.inspect.IntType: _ints,
}
