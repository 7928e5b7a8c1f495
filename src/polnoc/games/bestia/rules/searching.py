"""SRCH: search for the Beast, and other ways to learn where it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.games.bestia.actions import HABITAT, PLACE, SKIP
from polnoc.games.bestia.places import members
from polnoc.games.bestia.rules.asking import ActorFrame
from polnoc.games.bestia.rules.events import tell_players
from polnoc.games.bestia.rules.knowledge import learn, learn_habitat
from polnoc.games.bestia.rules.reactions import window
from polnoc.games.bestia.rules.resolve import may_ignore
from polnoc.games.bestia.rules.trails import show_trails
from polnoc.games.bestia.rules.traps import reveal
from polnoc.games.bestia.state import Bestia
from polnoc.games.bestia.terms import BEAST, Op


def search(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """SRCH-01, SRCH-04."""
    if op.effect.where == "near":
        position.call(PickPlace(actor, 1, True))
    elif not (something_left(position, op, actor) and may_ignore(position, op, actor, must)):
        begin_search(position, actor, position.hunters[actor], op.effect.hunt, out)
    return None


def something_left(position: Bestia, op: Op, hunter: int) -> bool:
    """Whether there can be a reason to ignore a search: with Hunt, to attack a summon instead.

    A revealed Beast is not searched for, and Hunt without search and attack would do nothing at all.
    """
    return bool(position.track) and (not op.effect.hunt or position.hunters[hunter] in position.summons)


def begin_search(position: Bestia, hunter: int, place: int, hunt: bool, out: Out) -> None:
    """REACT-03: the Beast may react before the search; to Hunt it has had the chance already."""
    tell(out, "searches", hunter=hunter, place=place)
    reaction = None
    if not hunt and position.track:
        position.ongoing = position.ongoing.caused_by(hunter)
        reaction = window(position, "search", (BEAST,), position.mods(hunter).ward)
    position.sequence(reaction, Searching(hunter, place))


@dataclass(slots=True)
class Searching(Frame):
    """SRCH-02, SRCH-03: the Beast is revealed if this is its location."""

    RULE: ClassVar[str] = "BES-SRCH-02"

    hunter: int
    place: int

    def run(self, position: Bestia, out: Out) -> None:
        position.end(True, out)
        if not position.track:
            return
        if position.path[-1] == self.place:
            reveal(position, True, out)
        else:
            tell(out, "found-nothing", hunter=self.hunter, place=self.place)
            learn(position, ~(1 << self.place))


@dataclass(slots=True)
class PickPlace(ActorFrame):
    """A hunter picks a location at most `within` away, to search it or to see its trails."""

    actor: int
    within: int
    search: bool

    def rule(self) -> str:
        return "BES-SRCH-01" if self.search else "BES-TRAIL-01"

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        near = position.terms.places.within[self.within][position.hunters[self.actor]]
        return [SKIP, *[PLACE[place] for place in members(near)]]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        position.end(action is not SKIP, out)
        if action is SKIP:
            return
        if self.search:
            begin_search(position, self.actor, action.arg, False, out)
        else:
            tell(out, "asks-trails", hunter=self.actor, place=action.arg)
            show_trails(position, 1 << action.arg, out)


def ask_trails(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """The Beast shows trails on a location of the hunter's choice."""
    position.call(PickPlace(actor, op.effect.within, False))
    return None


def ask_habitat(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    position.call(AskHabitat(actor))
    return None


@dataclass(slots=True)
class AskHabitat(ActorFrame):
    """A hunter names a habitat; the Beast says whether its location counts as it."""

    RULE: ClassVar[str] = "BES-REQ-05"

    actor: int

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return (*HABITAT, SKIP)

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        position.end(action is not SKIP, out)
        if action is SKIP:
            return
        habitat = 1 << action.arg
        holds = bool(position.habitats[position.path[-1]] & habitat)
        tell(out, "says-habitat", habitat=action.arg, holds=holds)
        learn_habitat(position, habitat, holds)


def look_oldest(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """The hunters see the oldest card on the track."""
    if not position.track:
        return False
    position.oldest = True
    tell(out, "looks-oldest", hunter=actor)
    tell_players(position, out, "oldest-card", way=position.track[0])
    return True
