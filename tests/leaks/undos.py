"""Free undo ends where anybody was shown anything."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from polnoc.engine.play import asked
from polnoc.engine.seats import WATCHER
from tests.leaks.deeds import DUCHY, Deed, Leak, Playing, Script, World, some_terms
from tests.leaks.duchy import perceived
from tests.leaks.eyes import Ask, Site, cookies_of
from tests.leaks.twins import Done, Node, answered, dealt


class Standing(NamedTuple):
    """An answer that has not been taken back: whose it is, and whether it showed anybody anything."""

    seat: int
    shown: bool


@dataclass(slots=True)
class Tally:
    """Answers after which everybody tried to undo, and how many of them could be taken back freely."""

    answers: int = 0
    free: int = 0


def shows_something(before: Node, done: Done) -> bool:
    """Whether chance was asked, anything was told to anybody, or others perceive something new."""
    if done.deed.chances or done.events:
        return True
    old, new = before.position, done.node.position
    others = [seat for seat in (*range(new.terms.players), WATCHER) if seat != done.deed.seat]
    return asked(old) != asked(new) or any([perceived(old, seat) != perceived(new, seat) for seat in others])


class Judge:
    """Follows a game by the rules alone, and knows which answers may be taken back freely."""

    def __init__(self, world: World) -> None:
        self._node = dealt(Script(world.terms, world.deal, ())).node
        self.standing: list[Standing] = []

    def follow(self, deed: Deed) -> None:
        """A deed was done."""
        if deed.kind == "answer":
            before = self._node
            done = answered(before, deed, DUCHY.actions.parse(deed.text), {})
            self._node = done.node
            self.standing.append(Standing(deed.seat, shows_something(before, done)))
        for _ in range(deed.back):
            assert self._node.before is not None
            self._node = self._node.before
            self.standing.pop()

    def may_undo(self, seat: int) -> bool:
        """Whether the last answer is this seat's and showed nothing."""
        return bool(self.standing) and self.standing[-1] == Standing(seat, False)


def games(first: int) -> Iterator[tuple[Playing, Judge]]:
    """Games without end, one after the other, each with a judge."""
    number = first
    while True:
        playing = Playing(World(some_terms(number)), random.Random(f"undo {number}"))
        yield playing, Judge(playing.world)
        number += 1


def check_undos(first: int, count: int) -> Tally:
    """Play until there were so many answers; Leak if one can be taken back that showed something."""
    tally = Tally()
    for playing, judge in games(first):
        while (deed := playing.one()) is not None:
            judge.follow(deed)
            tally.answers += deed.kind == "answer"
            tally.free += _judged(playing.world, judge)
            if tally.answers >= count:
                return tally
    raise AssertionError("there is always another game")


def _judged(world: World, judge: Judge) -> bool:
    if world.room.match.over:
        return False
    for seat in range(world.terms.players):
        offered, right = world.room.may_undo(seat), judge.may_undo(seat)
        if offered != right:
            raise Leak(f"a free undo of seat {seat}: {offered}; it should be {right}: {judge.standing[-1:]}")
    return any([judge.may_undo(seat) for seat in range(world.terms.players)])


def check_undo_over_http(site: Site, number: int) -> int:
    """One game: after each deed everybody presses the button; how often an answer was taken back.

    Leak if one was that showed something. Each time the game is played anew up to there.
    """
    terms = site.at_a_table(some_terms(number))
    playing = Playing(World(terms), random.Random(f"undo {number}"))
    judge, taken = Judge(playing.world), 0
    while len(playing.deeds) < 40 and (deed := playing.one()) is not None:
        judge.follow(deed)
        for seat in range(terms.players):
            taken += _pressed(site, playing.script(), judge, seat)
    return taken


def _pressed(site: Site, script: Script, judge: Judge, seat: int) -> bool:
    world = World(script.terms, script.deal)
    for deed in script.deeds:
        world.do(deed)
    before = len(world.room.match.steps)
    site.show(world.room)
    form = {"seat": str(seat), "key": "pressed"}
    answer = site.answers(
        [Ask(f"/t/{script.terms.id}/undo", form, json=True)], cookies_of(script.terms, seat, "pl")
    )
    taken = len(world.room.match.steps) < before
    if taken and not judge.may_undo(seat):
        raise Leak(f"seat {seat} took back {judge.standing[-1]} without asking anybody: {answer!r}")
    return taken
