"""Twins: two whole games that differ only in what one reader never sees.

A twin is made from a game's script. At some question to chance, or some answer of another player, a different
outcome is taken that the reader does not notice; then the rules are run again to the end of the script.
Where an answer is no longer possible, or the reader would notice something, another one is tried; if nothing
fits, that change is abandoned. The result is a game in which the reader perceives the same after every step.

What somebody perceives is what the rules let them see and hear (`perceived`). For 13 Duchów it is implemented
again from the rulebook, independently of its views (`duchy_perception`), so that the views are tested too.
"""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from polnoc.engine.actions import Action
from polnoc.engine.events import Event, seen_by
from polnoc.engine.game import AnyGame
from polnoc.engine.play import answer, asked, options
from polnoc.engine.seats import CHANCE, WATCHER
from polnoc.engine.views import dump
from tests.leaks import duchy_perception
from tests.leaks.recorded_play import Leak, Script, TableAct, has_marks

#: How many changes are tried for one twin, and at how many places each is looked for.
CHANGES: Final = 20
PLACES: Final = 200
#: How many other answers are tried where that of the first game does not fit.
OTHERS: Final = 6
#: Before this percentage of acts, something happens in the twin that the reader must not notice.
NOISE: Final = 20


class Mismatch(Exception):
    """The reader perceives something other than in the first game, or something is not possible."""


class Given(NamedTuple):
    """An answer that stands: the position before it, and the chance outcomes that followed."""

    before: Any
    seat: int
    action: Action
    chances: tuple[Action, ...]


class Done(NamedTuple):
    """An act, the position after it, and what the reader perceived after each of its steps."""

    act: TableAct
    position: Any
    standing: tuple[Given, ...]
    moments: tuple[object, ...]


#: What a seat perceives at a position after these events: games are alike to it if this is always equal.
Judge = Callable[[AnyGame, Any, Sequence[Event], int, Any], object]


def perceived(game: AnyGame, position: Any, events: Sequence[Event], seat: int, before: Any = None) -> object:
    """Return what the rules of any game let a seat see and hear."""
    told = [(event.key, event.args) for event in seen_by(events, seat)]
    return dump(game.view(position, seat)), told, tuple(options(position, seat))


#: Games with an independent judge of what a seat perceives.
JUDGES: Final[dict[str, Judge]] = {"duchy": duchy_perception.perceived_at}


# Running the rules ------------------------------------------------------------------


class Rules:
    """A game as one reader perceives it."""

    def __init__(self, script: Script, seat: int) -> None:
        self.game = script.terms.game
        self.chosen = script.terms.chosen
        self.seat = seat
        self._judge = JUDGES.get(self.game.id, perceived)

    def begin(self) -> tuple[Any, object]:
        """Return a game before its first question, and what the reader perceives."""
        events: list[Event] = []
        position = self.game.begin(self.chosen, events)
        return position, self.look(position, events)

    def look(self, position: Any, events: Sequence[Event], before: Any = None) -> object:
        """Return what the reader perceives after these events, which followed the position `before`."""
        return self._judge(self.game, position, events, self.seat, before)

    def step(self, position: Any, seat: int, action: Action) -> tuple[Any, object]:
        """Return the position after an answer, and what the reader perceives; Mismatch if not possible."""
        if action not in options(position, seat):
            raise Mismatch
        after, events = position.clone(), list[Event]()
        answer(after, seat, action, events)
        return after, self.look(after, events, position)

    def take_back(self, done: Done, act: TableAct) -> Done:
        """Undo some answers, while later ones of others stand; other acts change nothing."""
        position, standing = done.position, done.standing
        moments = [self.look(position, ())]
        if act.back:
            first = act.back[0]
            position, standing = standing[first].before, standing[:first]
            moments = [self.look(position, ())]
            for number, given in enumerate(done.standing[first:], first):
                if number in act.back:
                    continue
                after, moment = self.step(position, given.seat, given.action)
                standing += (Given(position, given.seat, given.action, ()),)
                position = after
                moments.append(moment)
        return Done(act, position, standing, tuple(moments))


def replay_script(script: Script, seat: int) -> Iterator[Done]:
    """Yield the deal and every act of a script, with the position after each."""
    yield from _run(Rules(script, seat), script, lambda place, position, who, action: action)


#: A step of a game: the number of the act (0 is the deal), and of the step within it.
Place = tuple[int, int]
#: Chooses an answer at a place, instead of the script's if need be; Mismatch if none fits.
Choose = Callable[[Place, Any, int, Action], Action]


def _run(rules: Rules, script: Script, choose: Choose, trail: Sequence[Done] = ()) -> Iterator[Done]:
    """Yield the deal and the acts of a script, from where `trail` ends."""
    acts = (TableAct("deal", WATCHER, chances=script.deal), *script.acts)
    done = trail[-1] if trail else None
    for number in range(len(trail), len(acts)):
        done = _do(rules, done, number, acts[number], choose)
        yield done


def _do(rules: Rules, before: Done | None, number: int, act: TableAct, choose: Choose) -> Done:
    if before is not None and act.kind != "answer":
        return rules.take_back(before, act)
    if before is None:
        position, first = rules.begin()
        moments, wanted = [first], [(CHANCE, chance) for chance in act.chances]
    else:
        position, moments = before.position, []
        action = rules.game.actions.parse(act.text)
        wanted = [(act.seat, action), *[(CHANCE, chance) for chance in act.chances]]
    given: list[Action] = []
    for step, (seat, action) in enumerate(wanted):
        given.append(choose((number, step), position, seat, action))
        position, moment = rules.step(position, seat, given[-1])
        moments.append(moment)
    if CHANCE in asked(position):
        raise Mismatch
    if before is None:
        return Done(replace(act, chances=tuple(given)), position, (), tuple(moments))
    first, chances = given[0], tuple(given[1:])
    standing = (*before.standing, Given(before.position, act.seat, first, chances))
    return Done(replace(act, text=first.short, chances=chances), position, standing, tuple(moments))


# The twin ---------------------------------------------------------------------------


class Twin:
    """Makes the twin of a script for one reader."""

    def __init__(self, script: Script, seat: int, rng: random.Random) -> None:
        self.rules = Rules(script, seat)
        self.script = script
        self.seat = seat
        self.rng = rng
        #: The first game.
        self.first = list(replay_script(script, seat))
        #: Answers replaced in the change being tried: they may be given elsewhere.
        self._free: list[Action] = []

    def make(self) -> list[Done]:
        """Return the twin as it was played."""
        trail, changes = self.first, 0
        for place in self.rng.choices(self._places(), k=PLACES) if self._places() else ():
            if changes >= CHANGES:
                break
            other = self._other(trail, place)
            if other is None:
                continue
            changes += 1
            try:
                trail = self._changed(trail, place, other)
            except Mismatch:
                continue
        return trail

    def _places(self) -> list[Place]:
        """Return the steps of others, chance among them."""
        acts = [done.act for done in self.first]
        return [
            (number, step)
            for number, act in enumerate(acts)
            if act.kind in ("deal", "answer")
            for step in range((act.kind == "answer") + len(act.chances))
            if act.kind == "deal" or act.seat != self.seat or step
        ]

    def _other(self, trail: list[Done], place: Place) -> Action | None:
        """Return another answer at a place that the reader does not notice there; None if there is none."""
        number, found = place[0], list[Action]()

        def stop(here: Place, position: Any, seat: int, action: Action) -> Action:
            if here == place:
                others = [other for other in options(position, seat) if other is not action]
                self.rng.shuffle(others)
                found.extend([other for other in others[:OTHERS] if self._fits(here, position, seat, other)])
                raise Mismatch
            return action

        with contextlib.suppress(Mismatch):
            _do(self.rules, trail[number - 1] if number else None, number, trail[number].act, stop)
        return found[0] if found else None

    def _fits(self, place: Place, position: Any, seat: int, action: Action) -> bool:
        """Whether the reader perceives the same after an answer as in the first game."""
        number, step = place
        try:
            moment = self.rules.step(position, seat, action)[1]
        except Mismatch:
            return False
        return moment == self.first[number].moments[step + (number == 0)]

    def _changed(self, trail: list[Done], place: Place, other: Action) -> list[Done]:
        """Return the game with another answer at a place, and what follows; Mismatch if it is noticed."""
        self._free = []
        script = script_of(self.script, trail)

        def choose(here: Place, position: Any, seat: int, action: Action) -> Action:
            if here == place:
                self._free.append(action)
                return other
            return self._chosen(here, position, seat, action)

        changed = trail[: place[0]]
        for done in _run(self.rules, script, choose, changed):
            first = self.first[len(changed)]
            if done.moments != first.moments:
                raise Mismatch
            if asked(done.position) != asked(first.position):
                raise Leak(f"who is asked tells seat {self.seat} something after {done.act}")
            changed = [*changed, done]
        return changed

    def _chosen(self, place: Place, position: Any, seat: int, action: Action) -> Action:
        """Return the original answer if it fits; else one whose place has become free, or any that fits."""
        if self._fits(place, position, seat, action):
            return action
        if seat == self.seat:
            raise Mismatch
        offered = [other for other in options(position, seat) if other is not action]
        self.rng.shuffle(offered)
        freed = [other for other in self._free if other in offered]
        for other in [*freed, *offered[:OTHERS]]:
            if self._fits(place, position, seat, other):
                self._free.append(action)
                return other
        raise Mismatch


def twin_of(script: Script, seat: int, rng: random.Random) -> list[Done]:
    """Return a game that is the same to a seat, though what it never saw differs."""
    return Twin(script, seat, rng).make()


def script_of(script: Script, trail: Sequence[Done]) -> Script:
    """Return the script of a game as it was played, at the same table."""
    return replace(script, deal=trail[0].act.chances, acts=tuple([done.act for done in trail[1:]]))


def differing(script: Script, trail: Sequence[Done], seat: int) -> int:
    """Return after how many acts a twin hides something other than its original."""
    return sum(
        [
            here.position.data() != there.position.data()
            for here, there in zip(replay_script(script, seat), trail, strict=True)
        ]
    )


# What must not be noticed -------------------------------------------------------------


class TwinAct(NamedTuple):
    """An act of a twin; noise has no counterpart in the first game."""

    act: TableAct
    noise: bool


def noisy(script: Script, trail: Sequence[Done], seat: int, rng: random.Random) -> list[TwinAct]:
    """Return the deal and the acts of a twin, with acts in between that the seat must not notice.

    Others begin a secret choice and undo it, write notes, and chat or mark something for their own side.
    """
    acts: list[TwinAct] = []
    away: set[int] = set()
    for done in trail:
        acts.append(TwinAct(done.act, False))
        away = away_after(away, done.act)
        if done.act.text == "ask" or rng.random() * 100 < NOISE:  # a secret must not end a request
            acts += [TwinAct(act, True) for act in _unnoticed(script, done, seat, away, rng)]
    return acts


def away_after(away: set[int], act: TableAct) -> set[int]:
    """Return the seats where bots stand in, after an act."""
    if act.kind == "stand-in":
        return away | {act.seat}
    return away - {act.seat} if act.kind == "return" else away


def _unnoticed(script: Script, done: Done, seat: int, away: set[int], rng: random.Random) -> list[TableAct]:
    terms, position = script.terms, done.position
    others = [other for other in range(terms.players) if other != seat]
    choosing = [other for other in others if other in asked(position) and other not in away]
    if choosing and rng.random() < 0.7:
        actor = rng.choice(choosing)
        action = rng.choice(options(position, actor))
        if is_half_a_choice(script, position, actor, action):
            return [
                TableAct("answer", actor, action.short),
                TableAct("undo", actor, back=(len(done.standing),)),
            ]
    rivals = [other for other in others if seat == WATCHER or _side(script, other) != _side(script, seat)]
    whispers = [TableAct("note", other, f"note {rng.random()}") for other in others]
    whispers += [TableAct("team", rival, f"whisper {rng.random()}") for rival in rivals]
    whispers += [TableAct("mark", rival) for rival in rivals if has_marks(terms.game)]
    return [rng.choice(whispers)] if whispers else []


def _side(script: Script, seat: int) -> int:
    return script.terms.game.side(script.terms.chosen, seat)


def is_half_a_choice(script: Script, position: Any, seat: int, action: Action) -> bool:
    """Whether an answer is part of a larger one, and secret until that is complete."""
    game, after, events = script.terms.game, position.clone(), list[Event]()
    answer(after, seat, action, events)
    others = [other for other in (*range(script.terms.players), WATCHER) if other != seat]
    return not events and all([game.view(position, other) == game.view(after, other) for other in others])
