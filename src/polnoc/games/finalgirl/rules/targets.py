"""Which enemies the heroine can reach."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out
from polnoc.engine.frames import Frame
from polnoc.engine.seats import NOBODY_ASKED, ONE
from polnoc.games.finalgirl.actions import AIM, KILLER, MINIONS
from polnoc.games.finalgirl.state import FinalGirl

#: A kind of enemy and a space.
Enemy = tuple[int, int]


def in_range(position: FinalGirl, nearest: int, farthest: int) -> list[Enemy]:
    """WPN-03, WPN-04, MIN-17: the killer, and minions by space, from `nearest` to `farthest` spaces away."""
    far = position.terms.places.far[position.heroine]
    found = []
    mods = position.mods
    if position.killer >= 0 and nearest <= far[position.killer] <= farthest and not mods.untouchable_killer:
        found.append((KILLER, position.killer))
    if position.terms.minions is not None and not mods.untouchable_minions:
        for space, count in enumerate(position.minions):
            if count and nearest <= far[space] <= farthest:
                found.append((MINIONS, space))
    return found


def weapons_for(position: FinalGirl, card: int, distance: int) -> list[int]:
    """WPN-01 to WPN-09: what can be used with a card at a distance; 0 is bare hands."""
    things = position.terms.items
    found = [0] if distance == 0 else []
    for item in position.held:
        thing = things[item]
        fits = thing.weapon and (not thing.cards or card in thing.cards)
        if fits and thing.nearest <= distance <= thing.farthest:
            found.append(item)
    return found


def reachable(position: FinalGirl, card: int) -> list[Enemy]:
    """ATK-01, ACT-08: the enemies that a card can attack from here."""
    here = position.heroine
    mods = position.mods
    found = []
    if position.killer == here and not mods.untouchable_killer:
        found.append((KILLER, here))
    if position.minions[here] and not mods.untouchable_minions:
        found.append((MINIONS, here))
    if position.held:
        far = position.terms.places.far[here]
        for kind, space in in_range(position, 1, len(far)):
            if weapons_for(position, card, far[space]):
                found.append((kind, space))
    return found


def take_aim(position: FinalGirl, kind: int, space: int) -> None:
    """From now on damage goes to this enemy."""
    position.ongoing = position.ongoing._replace(aim_kind=kind, aim_space=space, weapon=0)


@dataclass(slots=True)
class AimItem(Frame):
    """WPN-10: whom she attacks with something that needs no card; nearest and farthest are its range."""

    RULE: ClassVar[str] = "FG-WPN-10"

    nearest: int
    farthest: int

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0] if len(in_range(position, self.nearest, self.farthest)) > 1 else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [AIM[kind][space] for kind, space in in_range(position, self.nearest, self.farthest)]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        take_aim(position, action.args[0], action.args[1])
        position.end(None, out)

    def run(self, position: FinalGirl, out: Out) -> None:
        for kind, space in in_range(position, self.nearest, self.farthest):
            take_aim(position, kind, space)
        position.end(None, out)
