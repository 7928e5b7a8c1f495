"""Twins: two whole games that somebody cannot tell apart, though other cards are where he never looked.

A twin is made from the script of a game: in each round the cards that the reader never sees change places,
others arrange the stack in another order, and the rules are run again. What he perceives must come out the
same after every deed (`duchy.perceived`); where it does not, other cards are tried. Views, pages and the
table have no say in it.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.play import answer, asked, options
from polnoc.engine.seats import CHANCE, WATCHER
from polnoc.games.duchy.state import Duchy
from tests.leaks.deeds import DUCHY, Deed, Leak, Script
from tests.leaks.duchy import (
    Swap,
    arranged,
    cards_hidden,
    cards_seen,
    cards_told,
    perceived,
    random_swap,
    swapped,
    told,
)

#: How many other deals of a round are tried before it is left as it was.
TRIES: Final = 40
#: Before so many deeds of a hundred, something happens in the twin that the reader must not notice.
NOISE: Final = 20


class Mismatch(Exception):
    """The reader perceives something else than in the first game."""


class Node(NamedTuple):
    """Where a game stands, and where it stood before the last answer."""

    position: Duchy
    before: Node | None


class Done(NamedTuple):
    """A deed, what was told, and where the game stands then."""

    deed: Deed
    events: list[Event]
    node: Node


@dataclass(slots=True)
class Moment:
    """What the reader perceives after a deed of the first game."""

    perceived: tuple[object, ...]
    told: list[tuple[str, object]]
    asked: tuple[int, ...]


def moment(done: Done, seat: int) -> Moment:
    """What a seat perceives after a deed."""
    position = done.node.position
    return Moment(perceived(position, seat), told(done.events, seat), asked(position))


# Running the rules ------------------------------------------------------------------


def dealt(script: Script, deal: Swap | None = None) -> Done:
    """A game before its first deed."""
    events: list[Event] = []
    position = DUCHY.begin(script.terms.chosen, events)
    answered = _answer_chance(position, script.deal, {position.round + 1: deal or {}}, events)
    return Done(Deed("deal", WATCHER, chances=answered), events, Node(position, None))


def answered(node: Node, deed: Deed, action: Action, swaps: dict[int, Swap]) -> Done:
    """An answer, and chance in consequence; Mismatch if there is no such answer in this game."""
    position, events = node.position.clone(), list[Event]()
    if action not in options(position, deed.seat):
        raise Mismatch
    answer(position, deed.seat, action, events)
    chances = _answer_chance(position, deed.chances, swaps, events)
    return Done(replace(deed, text=action.short, chances=chances), events, Node(position, node))


def _answer_chance(
    position: Duchy, wanted: Sequence[Action], swaps: dict[int, Swap], events: list[Event]
) -> tuple[Action, ...]:
    given = []
    for outcome in wanted:
        outcome = swapped(outcome, swaps.get(position.round, {}))
        if outcome not in options(position, CHANCE):
            raise Mismatch
        answer(position, CHANCE, outcome, events)
        given.append(outcome)
    if CHANCE in asked(position):
        raise Mismatch
    return tuple(given)


def taken_back(node: Node, count: int) -> Node:
    """Where a game stood so many answers ago."""
    for _ in range(count):
        assert node.before is not None, "more is taken back than was done"
        node = node.before
    return node


def retold(script: Script) -> Iterator[Done]:
    """The deal and every deed of a script, with where the game stands then."""
    done = dealt(script)
    yield done
    for deed in script.deeds:
        if deed.kind == "answer":
            done = answered(done.node, deed, DUCHY.actions.parse(deed.text), {})
        else:
            done = Done(deed, [], taken_back(done.node, deed.back))
        yield done


# The twin ---------------------------------------------------------------------------


class Twin:
    """Makes the twin of a script for one reader."""

    def __init__(self, script: Script, seat: int, rng: random.Random) -> None:
        self.script = script
        self.seat = seat
        self.rng = rng
        #: By round: the cards that the reader sees, and those that ever lie face down.
        self.seen: defaultdict[int, set[int]] = defaultdict(set)
        self.hidden: defaultdict[int, set[int]] = defaultdict(set)
        self.moments: list[Moment] = []
        self.swaps: dict[int, Swap] = {}
        self._tries: Counter[int] = Counter()
        self._look_through()

    def _look_through(self) -> None:
        """What the reader perceives in the first game."""
        round = 0
        for done in retold(self.script):
            position = done.node.position
            self.seen[position.round] |= cards_seen(position, self.seat)
            self.hidden[position.round] |= cards_hidden(position)
            for number, card in cards_told(done.events, self.seat, round):
                self.seen[number].add(card)
            self.moments.append(moment(done, self.seat))
            round = position.round
        self._last = position
        for number in self.seen:
            self.swaps[number] = self._swap(number)

    def _swap(self, round: int) -> Swap:
        return random_swap(self._last, self.seen[round], self.hidden[round], self.rng)

    def make(self) -> Script:
        """The script of the twin."""
        trail: list[Done] = []
        begun: dict[int, int] = {}
        while len(trail) <= len(self.script.deeds):
            before = trail[-1].node.position.round if trail else 1
            try:
                done = self._next(trail)
            except Mismatch:  # deal the round anew in which this was answered, from its beginning
                self._tries[before] += 1
                self.swaps[before] = self._swap(before) if self._tries[before] < TRIES else {}
                del trail[begun.get(before, 0) :]
                continue
            begun.setdefault(done.node.position.round, len(trail))
            trail.append(done)
        first, *rest = [done.deed for done in trail]
        return replace(self.script, deal=first.chances, deeds=tuple(rest))

    def _next(self, trail: list[Done]) -> Done:
        done = self._do(trail[-1].node, self.script.deeds[len(trail) - 1]) if trail else self._deal()
        here, there = self.moments[len(trail)], moment(done, self.seat)
        if (here.perceived, here.told) != (there.perceived, there.told):
            raise Mismatch
        if here.asked != there.asked:
            raise Leak(f"who is asked tells seat {self.seat} something: {here.asked} or {there.asked}")
        return done

    def _deal(self) -> Done:
        return dealt(self.script, self.swaps[1])

    def _do(self, node: Node, deed: Deed) -> Done:
        if deed.kind != "answer":
            return Done(deed, [], taken_back(node, deed.back))
        position = node.position
        action = swapped(DUCHY.actions.parse(deed.text), self.swaps[position.round])
        if deed.seat != self.seat and self._tries[position.round] < TRIES:
            action = arranged(action, options(position, deed.seat), self.rng)
        return answered(node, deed, action, self.swaps)


def twin_of(script: Script, seat: int, rng: random.Random) -> Script:
    """A script that is the same to a seat, though other cards lie where it never looked."""
    return Twin(script, seat, rng).make()


# What must not be noticed -------------------------------------------------------------


class Line(NamedTuple):
    """A deed of a twin; noise has no like in the first game."""

    deed: Deed
    noise: bool


def noisy(script: Script, seat: int, rng: random.Random) -> list[Line]:
    """The deal and the deeds of a script, with things in between that are none of a seat's business.

    Others begin a secret choice and take it back, write notes, and talk in their own team.
    """
    lines: list[Line] = []
    away: set[int] = set()
    for done in retold(script):
        lines.append(Line(done.deed, False))
        away = away_after(away, done.deed)
        if rng.random() * 100 < NOISE:
            lines += [Line(deed, True) for deed in _unnoticed(done.node.position, seat, away, rng)]
    return lines


def away_after(away: set[int], deed: Deed) -> set[int]:
    """The seats where bots stand in, once a deed is done."""
    if deed.kind == "stand-in":
        return away | {deed.seat}
    return away - {deed.seat} if deed.kind == "return" else away


def _unnoticed(position: Duchy, seat: int, away: set[int], rng: random.Random) -> list[Deed]:
    others = [other for other in range(position.terms.players) if other != seat]
    choosing = [other for other in others if other in asked(position) and other not in away]
    if choosing and rng.random() < 0.7:
        actor = rng.choice(choosing)
        action = rng.choice(options(position, actor))
        if is_half_a_choice(position, actor, action):
            return [Deed("answer", actor, action.short), Deed("undo", actor, back=1)]
    rivals = [other for other in others if position.terms.side[other] != _side(position, seat)]
    kind, who = rng.choice([("note", rng.choice(others)), ("team", rng.choice(rivals))])
    return [Deed(kind, who, f"{kind} {rng.random()}")]


def _side(position: Duchy, seat: int) -> int:
    return position.terms.side[seat] if seat != WATCHER else -1


def is_half_a_choice(position: Duchy, seat: int, action: Action) -> bool:
    """Whether an answer is a part of a larger one, and secret until that is complete."""
    after, events = position.clone(), list[Event]()
    answer(after, seat, action, events)
    return not events and asked(after) == (seat,)
