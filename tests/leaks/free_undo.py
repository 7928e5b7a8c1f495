"""Undo without consent is offered only if the answer showed nothing to anybody."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.play import asked
from polnoc.engine.seats import WATCHER, may_see
from tests.leaks.counts import Tally
from tests.leaks.readers import Ask, Site, cookies_of
from tests.leaks.recorded_play import Leak, Playing, Script, TableAct, Who, World, some_terms
from tests.leaks.twins import JUDGES, perceived

#: The most acts for which a game is followed before the next one begins; the same over HTTP.
LONGEST = 300
PRESSED = 30


class Standing(NamedTuple):
    """An answer that stands: whose it is, and whether it showed anybody anything."""

    seat: int
    shown: bool


class Judge:
    """Follows a game and knows which answers showed something to anybody when they were given."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.standing: list[Standing] = []
        self._look()

    def _look(self) -> None:
        match = self.world.room.match
        self._position, self._events = match.position, len(match.events)

    def follow(self, act: TableAct) -> None:
        """Take an act into account."""
        if act.kind == "answer":
            self.standing.append(Standing(act.seat, self._showed_something(act)))
        self.standing = [one for number, one in enumerate(self.standing) if number not in act.back]
        self._look()

    def _showed_something(self, act: TableAct) -> bool:
        """Whether chance was used, or somebody else was told, perceives or may do something new."""
        match = self.world.room.match
        told, old, new = match.events[self._events :], self._position, match.position
        return bool(act.chances) or asked(old) != asked(new) or self._noticed(act.seat, old, new, told)

    def _noticed(self, actor: int, old: Any, new: Any, told: Sequence[Event]) -> bool:
        game = self.world.terms.game
        judge = JUDGES.get(game.id, perceived)
        others = [seat for seat in (*range(self.world.terms.players), WATCHER) if seat != actor]
        return any(
            any(may_see(event.audience, seat) for event in told)
            or judge(game, old, (), seat, None) != judge(game, new, (), seat, None)
            for seat in others
        )

    def must_not_undo(self, seat: int) -> bool:
        """Whether a seat has nothing to undo, or showed something with its last answer."""
        own = [one for one in self.standing if one.seat == seat]
        return not own or own[-1].shown

    def must_undo(self, seat: int) -> bool:
        """Whether the very last answer is this seat's and showed nothing."""
        return bool(self.standing) and self.standing[-1] == Standing(seat, False)


def games(game: AnyGame, first: int) -> Iterator[tuple[Playing, Judge]]:
    """Yield games without end, each with a judge."""
    number = first
    while True:
        playing = Playing(World(some_terms(game, number)), random.Random(f"undo {game.id} {number}"))
        yield playing, Judge(playing.world)
        number += 1


def check_undos(game: AnyGame, first: int, count: int) -> Tally:
    """Play until this many answers were given; Leak if one can be undone that showed something."""
    tally = Tally()
    for playing, judge in games(game, first):
        while len(playing.acts) < LONGEST and (act := playing.one()) is not None:
            judge.follow(act)
            free = _judged(playing.world, judge)
            tally["answers"] += act.kind == "answer"
            tally["free"] += act.kind == "answer" and free
            if tally["answers"] >= count:
                return tally
    raise AssertionError("there is always another game")


def _judged(world: World, judge: Judge) -> bool:
    """Whether anything can be undone freely. Somebody playing alone may undo anything: that is counted."""
    if world.room.match.over or world.terms.players == 1:
        return False
    free = [seat for seat in range(world.terms.players) if world.room.may_undo(seat)]
    for seat in range(world.terms.players):
        if seat in free and judge.must_not_undo(seat):
            raise Leak(f"seat {seat} may take back freely what it has shown: {judge.standing[-3:]}")
        if seat not in free and judge.must_undo(seat):
            raise Leak(f"seat {seat} may not take back what nobody has seen: {judge.standing[-3:]}")
    return bool(free)


def check_undo_over_http(site: Site, game: AnyGame, number: int) -> Tally:
    """Play one game and try an undo for everybody after each act; return how many answers were undone.

    Leak if one of them had shown something. Each time, the game is replayed up to that point.
    """
    terms = site.at_a_table(some_terms(game, number))
    playing = Playing(World(terms), random.Random(f"undo {game.id} {number}"))
    judge, tally = Judge(playing.world), Tally()
    while len(playing.acts) < PRESSED and (act := playing.one()) is not None:
        judge.follow(act)
        for seat in range(terms.players):
            tally["pressed"] += 1
            tally["taken back"] += _pressed(site, playing.script(), judge, seat)
    return tally


def _pressed(site: Site, script: Script, judge: Judge, seat: int) -> bool:
    world = World(script.terms, script.deal)
    for act in script.acts:
        world.do(act)
    before = len(world.room.match.steps)
    site.show(world.room)
    form = {"seat": str(seat), "key": "pressed"}
    answer = site.answers(
        [Ask(f"/t/{script.terms.id}/undo", form, json=True)], cookies_of(script.terms, Who(seat), "pl")
    )
    taken = len(world.room.match.steps) < before
    if taken and judge.must_not_undo(seat) and script.terms.players > 1:
        raise Leak(f"seat {seat} took back what it has shown without asking anybody: {answer!r}")
    return taken
