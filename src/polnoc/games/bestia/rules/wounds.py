"""ATK, DIE, GRU: wounds, deaths, and who gains grudges for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import ChanceFrame
from polnoc.games.bestia.actions import LOSE
from polnoc.games.bestia.places import members
from polnoc.games.bestia.rules.ending import (
    ANIMALS,
    BEARS,
    HUNTERS,
    SETTLER_WOUNDED,
    SUMMONS_KILLED,
    WOUNDS,
    beast_dies,
    settler_died,
)
from polnoc.games.bestia.rules.events import tell_players
from polnoc.games.bestia.rules.hands import lose_card
from polnoc.games.bestia.state import NOWHERE, Bestia
from polnoc.games.bestia.terms import BEAR, BEAST, NONE, SUMMONS, TO_BEAST, TO_HUNTER, TO_SUMMON, TO_TOWER


def hurt(position: Bestia, actor: int, target: int, n: int, out: Out) -> bool:
    """ATK-03, ATK-04, WT-06: deal wounds, if any, to the target of an attack; return whether it is gone."""
    if n < 1:
        return False
    if target < TO_HUNTER:
        return hurt_folk(position, actor, target, n, out)
    if target < TO_TOWER:
        return hurt_hunter(position, actor, target - TO_HUNTER, n, out)
    if target < TO_SUMMON:
        return destroy_tower(position, actor, target - TO_TOWER, out)
    if target < TO_BEAST:
        remove_summon(position, target - TO_SUMMON, out)
        position.tally[SUMMONS_KILLED] += 1
        return True
    return hurt_beast(position, n, out)


def hurt_folk(position: Bestia, actor: int, one: int, n: int, out: Out) -> bool:
    """ATK-10, GRU-03: wound an animal or a settler; grudges only if the Beast itself dealt the last wound."""
    terms = position.terms
    place = position.folk[one]
    position.hurts[one] += n
    tell(out, "folk-wounded", folk=one, n=n, by=actor)
    settler = one < terms.settlers
    if settler:
        position.tally[SETTLER_WOUNDED] += n
    if position.hurts[one] < terms.folk_health[one]:
        return False
    position.folk[one] = NOWHERE
    tell(out, "folk-died", folk=one, place=place, by=actor)
    if actor == BEAST:
        gain_grudges(position, BEAST, terms.folk_grudges[one], out)
    if settler:
        settler_died(position, one, place, terms.options.kills == "all" or actor == BEAST, out)
        return True
    position.fed = True
    if actor == BEAST:
        position.tally[ANIMALS] += 1
        position.tally[BEARS] += terms.folk_kind[one] == BEAR
    return True


def hurt_hunter(position: Bestia, actor: int, hunter: int, n: int, out: Out) -> bool:
    """ATK-03, DIE-02: wound a hunter; with `actor` NONE this is no attack."""
    mods = position.mods(hunter)
    if mods.wound_guard_by != NONE and n and not position.once[hunter] >> mods.wound_guard_by & 1:
        position.once[hunter] |= 1 << mods.wound_guard_by
        tell(out, "wound-prevented", hunter=hunter)
        n -= 1
    if not n:
        return False
    position.wounds[hunter] += n
    tell(out, "hunter-wounded", hunter=hunter, n=n, by=actor)
    if position.wounds[hunter] >= position.terms.health[hunter]:
        hunter_dies(position, actor, hunter, out)
        return True
    feud = mods.wounded_grudge_by
    if actor == BEAST and feud != NONE and not position.once[hunter] >> feud & 1:
        position.once[hunter] |= 1 << feud
        gain_grudges(position, hunter, mods.wounded_grudge, out)
    return False


def hunter_dies(position: Bestia, actor: int, hunter: int, out: Out) -> None:
    """DIE-02 to DIE-05: the hunter loses gear and grudges; the Beast gains something for its own kill."""
    tell(out, "hunter-died", hunter=hunter, place=position.hunters[hunter], by=actor)
    position.hunters[hunter] = NOWHERE
    position.grudges[hunter] = 0
    position.tally[HUNTERS] += 1
    position.slowed &= ~(1 << hunter)
    if position.bulwark == hunter:
        position.bulwark = 0
    for card in members(position.hands[hunter] & position.terms.gear):
        lose_card(position, hunter, card)
    if actor != BEAST:
        return
    gain_grudges(position, BEAST, 1 + position.mods(BEAST).hunter_grudges, out)
    if position.hands[hunter] & position.terms.actions:
        position.call(StealCard(hunter))


@dataclass(slots=True)
class StealCard(ChanceFrame):
    """DIE-04: the Beast takes a random action card of the dead hunter."""

    RULE: ClassVar[str] = "BES-DIE-04"

    hunter: int

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return [LOSE[card] for card in members(position.hands[self.hunter] & position.terms.actions)]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        lose_card(position, self.hunter, action.arg, to=BEAST)
        bit = 1 << action.arg
        position.shown |= bit
        tell(out, "card-stolen", hunter=self.hunter)
        tell_players(position, out, "stolen-card", hunter=self.hunter, card=action.arg)
        position.end(None, out)


def destroy_tower(position: Bestia, actor: int, place: int, out: Out) -> bool:
    """WT-06, WT-08: any wound removes a watchtower."""
    position.towers &= ~(1 << place)
    tell(out, "tower-destroyed", place=place, by=actor)
    if actor == BEAST or actor >= SUMMONS:
        gain_grudges(position, BEAST, position.mods(BEAST).tower_grudge, out)
    return True


def remove_summon(position: Bestia, summon: int, out: Out) -> None:
    """DIE-10: a summon goes back to the reserve."""
    tell(out, "summon-removed", summon=summon, place=position.summons[summon])
    position.summons[summon] = NOWHERE


def hurt_beast(position: Bestia, n: int, out: Out) -> bool:
    """DIE-01: wound the Beast; return whether it died."""
    position.wounds[BEAST] += n
    position.tally[WOUNDS] += n
    tell(out, "beast-wounded", n=n)
    if position.wounds[BEAST] < position.terms.health[BEAST]:
        return False
    beast_dies(position, out)
    return True


def gain_grudges(position: Bestia, character: int, n: int, out: Out) -> None:
    """GRU-04: gain grudges; every character has its own pool."""
    if n:
        position.grudges[character] += n
        tell(out, "gains-grudges", character=character, n=n)


def heal(position: Bestia, character: int, n: int, out: Out) -> None:
    """Heal up to `n` wounds of a character."""
    healed = min(n, position.wounds[character])
    if healed:
        position.wounds[character] -= healed
        tell(out, "heals", character=character, n=healed)
