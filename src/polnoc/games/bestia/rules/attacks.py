"""ATK, AP: attacks of the Beast, of summons and of hunters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.games.bestia.actions import POWER, SKIP
from polnoc.games.bestia.places import SETTLEMENT
from polnoc.games.bestia.rules.asking import ActorFrame
from polnoc.games.bestia.rules.knowledge import learn
from polnoc.games.bestia.rules.reactions import offers, window
from polnoc.games.bestia.rules.traps import reveal
from polnoc.games.bestia.rules.wounds import hurt, hurt_hunter
from polnoc.games.bestia.state import HIT_A_HUNTER, HIT_A_SUMMON, KILLED, NOWHERE, SURVIVED, Bestia
from polnoc.games.bestia.terms import (
    AIM,
    BEAST,
    NONE,
    SUMMONS,
    TARGET_OF,
    TO_BEAST,
    TO_HUNTER,
    TO_SUMMON,
    TO_TOWER,
    Op,
)

#: The tokens of ancient power have not been declared yet.
UNDECLARED = -1


def attack(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """ATK-01: an attack on one target, if there is one; a hidden Beast never reveals that there is none."""
    effect = op.effect
    if effect.again == "same" and not position.ongoing.struck:
        return False
    if (actor != BEAST or not position.track) and not targets(position, op, actor):
        return False
    asks_power = actor < SUMMONS and position.power[actor] > 0
    position.call(Attacking(actor, op.number, must, UNDECLARED if asks_power else 0))
    return None


def targets(position: Bestia, op: Op, actor: int) -> list[int]:
    """ATK-05 to ATK-09: what the actor may attack with this effect."""
    effect = op.effect
    here = position.where(actor)
    near = effect.reach == "near"
    if 0 < actor < SUMMONS:
        return _hunters_targets(position, effect, actor, here, near)
    return _again(position, effect, preys(position, position.terms.places.near[here] if near else (here,)))


def _again(position: Bestia, effect: Any, found: list[int]) -> list[int]:
    """The targets among `found` that this attack may hit after an earlier one with the same card."""
    if effect.again == "same":
        return [target for target in found if target == position.ongoing.struck[-1]]
    if effect.again == "other":
        return [target for target in found if target not in position.ongoing.struck]
    return found


def preys(position: Bestia, places: tuple[int, ...]) -> list[int]:
    """ATK-07, ATK-08: what the Beast and its summons may attack on these locations."""
    found: list[int] = []
    for place in places:
        found += position.folk_at(place)
    for hunter, place in enumerate(position.hunters):
        if place in places and place != NOWHERE:
            found.append(TO_HUNTER + hunter)
    if position.towers:
        found += [TO_TOWER + place for place in places if position.towers >> place & 1]
    return found


def _hunters_targets(position: Bestia, effect: Any, actor: int, here: int, near: bool) -> list[int]:
    """ATK-05, ATK-06: hunters may attack summons, and the Beast while it is revealed."""
    which = effect.targets
    near_places = position.terms.places.near[here]
    places = near_places if near else (here,)
    found: list[int] = []
    if which != "beast":
        found = [TO_SUMMON + one for one, place in enumerate(position.summons) if place in places]
    if position.track:
        return found
    mods = position.mods(actor)
    if effect.hunt and mods.long_hunt:
        places = near_places
    if position.pawn in places and (which != "summons" or (near and mods.arrow_beast)):
        found.append(TO_BEAST)
    return found


@dataclass(slots=True)
class Attacking(ActorFrame):
    """ATK-09, AP-03: declare tokens of ancient power, if there are any, then the target."""

    actor: int
    op: int
    must: bool
    power: int

    def rule(self) -> str:
        return "BES-AP-03" if self.power == UNDECLARED else "BES-ATK-09"

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        if self.power == UNDECLARED:
            return POWER[: position.power[self.actor] + 1]
        found = targets(position, position.terms.ops[self.op], self.actor)
        offered = [AIM[target] for target in found]
        return offered if self.must and offered else [SKIP, *offered]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if self.power == UNDECLARED:
            position.become(Attacking(self.actor, self.op, self.must, action.arg))
            return
        op = position.terms.ops[self.op]
        if action is SKIP:
            if self.must and self.actor == BEAST:
                learn(position, ~places_with_targets(position, op))
            position.end(False, out)
            return
        self._strike(position, TARGET_OF[action.index], op, out)

    def _strike(self, position: Bestia, target: int, op: Op, out: Out) -> None:
        actor, power = self.actor, self.power
        if power:
            position.power[actor] -= power
            tell(out, "uses-power", character=actor, n=power)
        reach = op.effect.reach == "near" or (op.effect.hunt and position.mods(actor).long_hunt)
        wounds = strength(position, op, actor, target) + power
        position.become(Blow(actor, target, reach, wounds, False))
        if actor == BEAST and position.track:
            reveal(position, False, out)


def places_with_targets(position: Bestia, op: Op) -> int:
    """The locations from which the Beast could have attacked, as bits."""
    places = position.terms.places
    found = 0
    for place in places.all:
        reached = places.near[place] if op.effect.reach == "near" else (place,)
        if _again(position, op.effect, preys(position, reached)):
            found |= 1 << place
    return found


def strength(position: Bestia, op: Op, actor: int, target: int) -> int:
    """ATK-02, UPG-09, UPG-12: the wounds that an attack deals without ancient power."""
    wounds = 1 + int(op.effect.more)
    if actor >= SUMMONS:
        return wounds + fury(position, target)
    mods = position.mods(actor)
    wounds += mods.attack
    if actor == BEAST:
        return wounds
    if op.effect.hunt:
        wounds += mods.attack_hunt
    if position.habitats[position.hunters[actor]] & SETTLEMENT:
        wounds += mods.attack_settlement
    if position.terms.health[actor] - position.wounds[actor] == 1:
        wounds += mods.attack_last
    return wounds


def fury(position: Bestia, target: int) -> int:
    """What the Beast's upgrades add to a summon's attack."""
    animal = position.terms.settlers <= target < TO_HUNTER
    return position.mods(BEAST).fury if animal or TO_TOWER <= target < TO_SUMMON else 0


@dataclass(slots=True)
class Blow(Frame):
    """ATK-13: after the reveal and the traps, the hunters may react; then the wounds are dealt."""

    RULE: ClassVar[str] = "BES-ATK-13"

    actor: int
    target: int
    reach: bool
    wounds: int
    warned: bool

    def run(self, position: Bestia, out: Out) -> None:
        place = where_is(position, self.target)
        if not self._reaches(position, place):
            tell(out, "attack-misses", by=self.actor, target=self.target)
            position.end(True, out)
            return
        if not self.warned:
            position.become(Blow(self.actor, self.target, self.reach, self.wounds, True))
            position.ongoing = position.ongoing.dealing(self.wounds)
            if self.actor == BEAST:
                here = tuple(position.hunters_at(place))
                position.sequence(window(position, "attacked", here))
            return
        self._deal(position, place, out)

    def _reaches(self, position: Bestia, place: int) -> bool:
        if place == NOWHERE:
            return False
        here = position.where(self.actor)
        return place == here or (self.reach and place in position.terms.places.roads[here])

    def _deal(self, position: Bestia, place: int, out: Out) -> None:
        actor, target = self.actor, self.target
        blow, struck = position.ongoing.blow, (*position.ongoing.struck, target)
        tell(out, "attacks", by=actor, target=target, place=place, n=blow)
        hit = guarded(position, target, place) if actor == BEAST or actor >= SUMMONS else target
        position.end(True, out)
        gone = hurt(position, actor, hit, blow, out)
        if not position.stack:
            position.ongoing = position.ongoing._replace(struck=struck)
            return
        killed = gone and not TO_TOWER <= hit < TO_SUMMON
        outcome = KILLED if killed else 0 if gone else SURVIVED
        if TO_HUNTER <= target < TO_TOWER:
            outcome |= HIT_A_HUNTER
        elif TO_SUMMON <= target < TO_BEAST:
            outcome |= HIT_A_SUMMON
        position.ongoing = position.ongoing._replace(struck=struck, outcome=outcome)
        if actor == BEAST:
            mods = position.mods(BEAST)
            after_kill = offers(position, BEAST, mods.after_kill) if killed else []
            position.sequence(*offers(position, BEAST, mods.after_attack), *after_kill)
        elif target == TO_BEAST:
            beast_was_hit(position, actor, out)


def where_is(position: Bestia, target: int) -> int:
    """The location of a target; NOWHERE if it has left the map."""
    if target < TO_HUNTER:
        return position.folk[target]
    if target < TO_TOWER:
        return position.hunters[target - TO_HUNTER]
    if target < TO_SUMMON:
        place = target - TO_TOWER
        return place if position.towers >> place & 1 else NOWHERE
    if target < TO_BEAST:
        return position.summons[target - TO_SUMMON]
    return NOWHERE if position.track else position.pawn


def guarded(position: Bestia, target: int, place: int) -> int:
    """Who takes the wounds: a bulwark takes them for settlers and other hunters on its location."""
    hunter = position.bulwark
    if not hunter or position.hunters[hunter] != place:
        return target
    if target < position.terms.settlers or TO_HUNTER <= target < TO_TOWER:
        return TO_HUNTER + hunter
    return target


def beast_was_hit(position: Bestia, hunter: int, out: Out) -> None:
    """The Beast may answer a hunter who has wounded it: by a reaction, and by thorns."""
    position.ongoing = position.ongoing.caused_by(hunter)
    position.sequence(window(position, "wounded", (BEAST,), position.mods(hunter).ward))
    mods = position.mods(BEAST)
    if mods.thorns_by != NONE and not position.once[BEAST] >> mods.thorns_by & 1:
        position.once[BEAST] |= 1 << mods.thorns_by
        tell(out, "upgrade-used", character=BEAST, upgrade=mods.thorns_by)
        hurt_hunter(position, NONE, hunter, mods.thorns, out)


def hurt_culprit(position: Bestia, op: Op, actor: int, must: bool, out: Out) -> bool | None:
    """The hunter who caused a reaction takes wounds."""
    hunter = position.ongoing.culprit
    if position.hunters[hunter] != NOWHERE:
        hurt_hunter(position, NONE, hunter, op.n, out)
    return True
