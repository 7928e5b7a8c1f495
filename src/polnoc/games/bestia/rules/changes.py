"""TRANS, WT, and other effects that change the map or a character."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.seats import NOBODY_ASKED, ONE
from polnoc.games.bestia.actions import HUNTER, PLACE, SKIP, STOP, YES
from polnoc.games.bestia.places import SETTLEMENT, bits_of, members
from polnoc.games.bestia.rules.asking import ActorFrame, BeastFrame
from polnoc.games.bestia.rules.ending import towers_changed
from polnoc.games.bestia.rules.events import tell_side
from polnoc.games.bestia.rules.hands import RobGear, known_to_beast
from polnoc.games.bestia.rules.knowledge import learn, learn_region
from polnoc.games.bestia.rules.resolve import effects, may_ignore, perform
from polnoc.games.bestia.rules.trails import hunter_arrives
from polnoc.games.bestia.rules.traps import hunters_in
from polnoc.games.bestia.rules.wounds import destroy_tower, gain_grudges, heal, hurt_beast
from polnoc.games.bestia.state import NOWHERE, Bestia
from polnoc.games.bestia.terms import BEAST, Op

# Grudges, ancient power, healing --------------------------------------------------------------


def grudges(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    gain_grudges(position, actor, op.n, out)
    return True


def pay(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """Discard grudges; do nothing without enough of them."""
    if position.grudges[actor] < op.n:
        return False
    lose_grudges_of(position, actor, op.n, out)
    return True


def lose_grudges_of(position: Bestia, character: int, n: int, out: Out) -> None:
    """A character discards up to `n` grudges."""
    lost = min(n, position.grudges[character])
    position.grudges[character] -= lost
    tell(out, "loses-grudges", character=character, n=lost)


def power(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """AP-01, AP-02."""
    position.power[actor] += op.n
    tell(out, "gains-power", character=actor, n=op.n)
    return True


def heal_some(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    match op.effect.who:
        case "self":
            heal(position, actor, op.n, out)
        case "here":
            here = position.hunters_at(position.hunters[actor])
            if len(here) > 1:
                position.call(PickHunter(op.number, actor))
                return None
            heal(position, actor, op.n, out)
        case who:
            near = position.terms.places.near_bits[position.hunters[actor]]
            for hunter in position.alive():
                if near >> position.hunters[hunter] & 1:
                    heal(position, hunter, op.n, out)
            if who == "near-all":
                _heal_settlers(position, near, op.n, out)
    return True


def _heal_settlers(position: Bestia, places: int, n: int, out: Out) -> None:
    for one in range(position.terms.settlers):
        place = position.folk[one]
        if place != NOWHERE and places >> place & 1 and position.hurts[one]:
            healed = min(n, position.hurts[one])
            position.hurts[one] -= healed
            tell(out, "folk-heals", folk=one, n=healed)


def hurt_self(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """The Beast takes wounds, unless they would kill it."""
    if position.wounds[BEAST] + op.n >= position.terms.health[BEAST]:
        return False
    hurt_beast(position, op.n, out)
    return True


def lose_grudges(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    if op.effect.who == "beast":
        lose_grudges_of(position, BEAST, op.n, out)
        return True
    if not position.hunters_at(position.where(actor)):
        return False
    position.call(PickHunter(op.number, actor))
    return None


def slow(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    if op.effect.who == "beast":
        position.slowed |= 1
        tell(out, "slowed", character=BEAST)
        return True
    if op.effect.who == "hunter-here" and not position.hunters_at(position.where(actor)):
        return False
    position.call(PickHunter(op.number, actor))
    return None


def look_hand(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    if not position.alive():
        return False
    position.call(PickHunter(op.number, actor))
    return None


@dataclass(slots=True)
class PickHunter(ActorFrame):
    """Pick a hunter to heal, rob, slow or look at, depending on the effect."""

    RULE: ClassVar[str] = "BES-CARD-01"

    op: int
    actor: int

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        who = getattr(position.terms.ops[self.op].effect, "who", "any")
        if who == "any":
            found = position.alive()
        elif who == "region-hunter":
            region = position.terms.places.region
            here = region[position.path[-1]]
            found = [hunter for hunter in position.alive() if region[position.hunters[hunter]] & here]
        else:
            found = position.hunters_at(position.where(self.actor))
        return [SKIP, *[HUNTER[hunter] for hunter in found]]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        position.end(action is not SKIP, out)
        if action is SKIP:
            return
        op = position.terms.ops[self.op]
        hunter = action.arg
        match getattr(op.effect, "who", "any"):
            case "any":
                _look(position, hunter, out)
            case "here":
                heal(position, hunter, op.n, out)
            case "region-hunter":
                learn_region(position, position.terms.places.region[position.hunters[hunter]])
                _slow(position, hunter, out)
            case "hunter-here" if op.n:
                lose_grudges_of(position, hunter, op.n, out)
                if position.mods(BEAST).rob_gear:
                    position.call(RobGear(hunter))
            case _:
                _slow(position, hunter, out)


def _slow(position: Bestia, hunter: int, out: Out) -> None:
    position.slowed |= 1 << hunter
    tell(out, "slowed", character=hunter)


def _look(position: Bestia, hunter: int, out: Out) -> None:
    """The Beast sees a hunter's hand."""
    tell(out, "looks-at-hand", hunter=hunter)
    seen = list(members(position.hands[hunter] & ~position.terms.abilities))
    tell_side(position, out, BEAST, "you-see-hand", hunter=hunter, cards=seen)
    for card in seen:
        known_to_beast(position, hunter, card)


def hush(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    position.hushed = True
    tell(out, "hushed")
    return True


def bulwark(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    position.call(Bulwark(actor))
    return None


@dataclass(slots=True)
class Bulwark(ActorFrame):
    """RES-01: a hunter may shield the others, or ignore that part of the card."""

    RULE: ClassVar[str] = "BES-RES-01"

    actor: int

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return (YES, SKIP)

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is YES:
            position.bulwark = self.actor
            tell(out, "bulwark", hunter=self.actor)
        position.end(action is YES, out)


# Other hunters ------------------------------------------------------------------------------


def other(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """Another hunter does something."""
    if not others(position, op, actor):
        return False
    position.call(PickOther(op.number, actor))
    return None


def others(position: Bestia, op: Op, actor: int) -> list[int]:
    """The other hunters who can be chosen for an effect."""
    region = position.terms.places.region
    here = region[position.hunters[actor]] if op.effect.where == "region" else -1
    return [h for h in position.alive() if h != actor and region[position.hunters[h]] & here]


@dataclass(slots=True)
class PickOther(ActorFrame):
    """Choose the other hunter."""

    RULE: ClassVar[str] = "BES-CARD-01"

    op: int
    actor: int

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        found = others(position, position.terms.ops[self.op], self.actor)
        return [*[HUNTER[hunter] for hunter in found], SKIP]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        position.end(action is not SKIP, out)
        if action is not SKIP:
            tell(out, "calls-on", hunter=self.actor, other=action.arg)
            perform(position, position.terms.ops[self.op].branches[0], action.arg)


def each(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """Every hunter does something, one after another."""
    found = position.alive() if op.effect.who == "hunters" else hunters_in(position, position.ongoing.scene)
    if not found:
        return False
    position.sequence(*[effects(op.branches[0], hunter) for hunter in found])
    return None


# Watchtowers --------------------------------------------------------------------------------


def tower(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """WT-01, WT-07."""
    if op.effect.where == "here":
        place = position.hunters[actor]
        if position.towers >> place & 1:
            return False
        if position.towers.bit_count() < position.terms.core.towers:
            build(position, place, out)
            return True
        position.call(Building(actor, place, False))
        return None
    position.call(Building(actor, NOWHERE, position.towers.bit_count() < position.terms.core.towers))
    return None


def build(position: Bestia, place: int, out: Out) -> None:
    """WT-01, WT-04: build a watchtower, which shows trails at once if a hunter is there."""
    position.towers |= 1 << place
    towers_changed(position)
    tell(out, "tower-built", place=place)
    if place in position.hunters:
        hunter_arrives(position, place, out)


@dataclass(slots=True)
class Building(ActorFrame):
    """WT-07: choose the watchtower to move (unless there is a `spare` one), then where it goes."""

    RULE: ClassVar[str] = "BES-WT-07"

    actor: int
    place: int
    spare: bool

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        if not self.spare:
            return [SKIP, *[PLACE[place] for place in members(position.towers)]]
        free = [
            PLACE[place]
            for place, habitat in enumerate(position.habitats)
            if habitat & SETTLEMENT and not position.towers >> place & 1
        ]
        return [SKIP, *free]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is SKIP:
            position.end(False, out)
        elif self.spare:
            position.end(True, out)
            build(position, action.arg, out)
        else:
            position.towers &= ~(1 << action.arg)
            tell(out, "tower-moved", place=action.arg)
            if self.place == NOWHERE:
                position.become(Building(self.actor, NOWHERE, True))
            else:
                position.end(True, out)
                build(position, self.place, out)


def topple(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    if not position.towers:
        return False
    position.call(Toppling(op.effect.within))
    return None


@dataclass(slots=True)
class Toppling(BeastFrame):
    """WT-06: the Beast destroys a watchtower at most `within` away, without an attack."""

    RULE: ClassVar[str] = "BES-WT-06"

    within: int

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        near = position.terms.places.within[self.within][position.path[-1]]
        return [SKIP, *[PLACE[place] for place in members(position.towers & near)]]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        position.end(action is not SKIP, out)
        if action is not SKIP:
            learn(position, position.terms.places.within[self.within][action.arg])
            destroy_tower(position, BEAST, action.arg, out)


# Transforming -------------------------------------------------------------------------------


def transform(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """TRANS-01 to TRANS-05."""
    places = position.terms.places
    match op.effect.where:
        case "here":
            place = position.where(actor)
            if place != places.start and may_ignore(position, op, actor, must):
                return None
            return transform_one(position, place, actor, out)
        case "each-near":
            near = places.near_bits[position.path[-1]] & ~(1 << places.start)
            for place in members(near):
                transform_one(position, place, BEAST, out)
            alike = [p for p in places.all if places.near_bits[p] & ~(1 << places.start) == near]
            learn(position, bits_of(alike))
            return True
        case _:
            position.call(Transforming(op.number, op.n, 0))
            return None


def transform_one(position: Bestia, place: int, actor: int, out: Out) -> bool:
    """TRANS-01, TRANS-04: the newest token counts; the start location cannot be transformed."""
    if place == position.terms.places.start:
        return False
    habitat = position.terms.habitat if actor == BEAST else SETTLEMENT
    habitats = position.habitats
    position.habitats = (*habitats[:place], habitat, *habitats[place + 1 :])
    tell(out, "transformed", place=place, habitat=habitat.bit_length() - 1)
    return True


@dataclass(slots=True)
class Transforming(Frame):
    """TRANS-01: up to `left` more locations; those already `done` (as bits) cannot be chosen again."""

    RULE: ClassVar[str] = "BES-TRANS-01"

    op: int
    left: int
    done: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        return ONE[BEAST] if self.left else NOBODY_ASKED

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        places, habitat = position.terms.places, position.terms.habitat
        if position.terms.ops[self.op].effect.where == "near":
            found = places.near_bits[position.path[-1]]
        else:
            found = 0
            for place, is_now in enumerate(position.habitats):
                if is_now & habitat:
                    found |= places.near_bits[place]
        found &= ~(self.done | 1 << places.start)
        return [STOP, *[PLACE[place] for place in members(found) if position.habitats[place] != habitat]]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is STOP:
            self.run(position, out)
            return
        place = action.arg
        transform_one(position, place, BEAST, out)
        if position.terms.ops[self.op].effect.where == "near":
            learn(position, position.terms.places.near_bits[place])
        position.become(Transforming(self.op, self.left - 1, self.done | 1 << place))

    def run(self, position: Bestia, out: Out) -> None:
        position.end(bool(self.done), out)


# Trails -------------------------------------------------------------------------------------


def clear_trails(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    if not any(position.trails):
        return False
    position.call(ClearingTrails(op.n))
    return None


@dataclass(slots=True)
class ClearingTrails(Frame):
    """The Beast discards up to `left` trail tokens."""

    RULE: ClassVar[str] = "BES-TRAIL-10"

    left: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        return ONE[BEAST] if self.left and any(position.trails) else NOBODY_ASKED

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return [STOP, *[PLACE[place] for place, count in enumerate(position.trails) if count]]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is STOP:
            position.end(True, out)
            return
        position.trails[action.arg] -= 1
        tell(out, "trail-cleared", place=action.arg)
        position.become(ClearingTrails(self.left - 1))

    def run(self, position: Bestia, out: Out) -> None:
        position.end(True, out)
