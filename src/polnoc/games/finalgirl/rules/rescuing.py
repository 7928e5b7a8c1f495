"""RESC, ULT: victims are rescued, cover slots, give rewards, and unlock the ultimate ability."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import NOBODY_ASKED, ONE
from polnoc.games.finalgirl.actions import LATER, RESCUE, REWARD, SLOT
from polnoc.games.finalgirl.rules.breath import hurt_heroine
from polnoc.games.finalgirl.rules.deaths import end_events, leave_board
from polnoc.games.finalgirl.rules.endings import may_end
from polnoc.games.finalgirl.rules.resolve import perform
from polnoc.games.finalgirl.rules.tracks import change_time
from polnoc.games.finalgirl.state import ACTION_PHASE, FinalGirl


def rescue_options(position: FinalGirl) -> list[Action]:
    """RESC-01 to RESC-06: whom she can rescue here and now."""
    here = position.heroine
    if not position.victims[here] or not position.terms.places.exit[here]:
        return []
    if position.phase != ACTION_PHASE or position.closed >> here & 1 or position.mods.no_rescue:
        return []
    if position.mods.guarded_exits and position.enemy_at(here):
        return []
    kinds = position.special_at(here)
    if not kinds:
        return [RESCUE[0]]
    offered = [RESCUE[0]] if position.victims[here] > len(kinds) else []
    alone = sum(position.victims) == 1
    for kind in kinds:
        event = position.terms.special[kind]
        if event is not None and (alone or not event.last):
            offered.append(RESCUE[kind])
    return offered


def why_no_rescue(position: FinalGirl, action: Action) -> Refusal:
    """Why nobody, or not this one, can be rescued."""
    here = position.heroine
    if not position.terms.places.exit[here]:
        return Refusal("FG-RESC-01", "refused-no-exit")
    if position.closed >> here & 1:
        return Refusal("FG-RESC-01", "refused-exit-closed")
    if position.mods.no_rescue:
        return Refusal("FG-FILM-STATE-04", "refused-no-rescue")
    if position.mods.guarded_exits and position.enemy_at(here):
        return Refusal("FG-SWARM-09", "refused-exit-guarded")
    if position.specials[action.arg] == here:
        return Refusal("FG-SPEC-01", "refused-rescued-last", {"kind": action.arg})
    return Refusal("FG-RESC-05", "refused-nobody-here")


def rescue(position: FinalGirl, kind: int, out: Out) -> None:
    """RESC-07: a victim leaves the board and covers a slot."""
    mods, here = position.mods, position.heroine
    position.victims[here] -= 1
    position.rescued += 1
    position.rescues += 1
    tell(out, "rescues", kind=kind, space=here)
    end_events(position, "rescue", out)
    if kind:
        leave_board(position, kind)
    if position.unlocked:
        position.supply += kind == 0
        position.rewards = (*position.rewards, LATER)
    else:
        position.saved += kind == 0
        position.call(PickSlot())
    if mods.rescue_gives:
        change_time(position, mods.rescue_gives, out)
    if mods.rescue_costs and position.rescues > 1:
        _pay_health(position, mods.rescue_costs, out)
    may_end(position)


def _pay_health(position: FinalGirl, n: int, out: Out) -> None:
    """The rescued victim covers its slot before she pays: her return from death would end the phase."""
    top = position.stack[-1]
    if position.terms.rules > 1 and isinstance(top, PickSlot):
        position.become(RescuePrice(n))
        position.call(top)
    else:
        hurt_heroine(position, n, out)


@dataclass(slots=True)
class RescuePrice(Frame):
    """RESC-07: the health that a rescue costs, when the victim is safe."""

    RULE: ClassVar[str] = "FG-RESC-07"

    n: int

    def run(self, position: FinalGirl, out: Out) -> None:
        position.end(None, out)
        hurt_heroine(position, self.n, out)


@dataclass(slots=True)
class PickSlot(Frame):
    """RESC-07: any free slot; slots with the same reward are one choice."""

    RULE: ClassVar[str] = "FG-RESC-07"

    def _free(self, position: FinalGirl) -> list[int]:
        alike = position.terms.alike
        found: list[int] = []
        for slot in range(len(alike)):
            if not position.slots >> slot & 1 and alike[slot] not in [alike[other] for other in found]:
                found.append(slot)
        return found

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0] if len(self._free(position)) > 1 else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [SLOT[slot] for slot in self._free(position)]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        self._cover(position, action.arg, out)

    def run(self, position: FinalGirl, out: Out) -> None:
        self._cover(position, self._free(position)[0], out)

    def _cover(self, position: FinalGirl, slot: int, out: Out) -> None:
        terms = position.terms
        position.slots |= 1 << slot
        position.rewards = (*position.rewards, slot)
        tell(out, "covers", slot=slot)
        position.end(None, out)
        if position.slots + 1 == 1 << len(terms.slots):
            unlock(position, out)

    def why_not(self, position: FinalGirl, seat: int, action: Action) -> Refusal:
        if action.verb == "slot":
            return Refusal(self.rule(), "refused-slot-covered")
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})


def unlock(position: FinalGirl, out: Out) -> None:
    """ULT-01, ULT-02, ULT-05: the card is turned, the pawns return to the supply."""
    position.unlocked = True
    position.supply += position.saved
    position.saved = 0
    position.add_lasting(position.terms.ultimate)
    tell(out, "unlocks")
    perform(position, position.terms.unlock)
    may_end(position)


# Rewards --------------------------------------------------------------------------------


def reward_options(position: FinalGirl) -> list[Action]:
    """RESC-09: rewards in any order; equal ones are one choice."""
    alike = position.terms.alike
    seen: list[int] = []
    offered = []
    for slot in position.rewards:
        same = slot if slot == LATER else alike[slot]
        if same not in seen:
            seen.append(same)
            offered.append(REWARD[slot])
    return offered


def take_reward(position: FinalGirl, slot: int, out: Out) -> None:
    """RESC-08: what the slot gives."""
    left = list(position.rewards)
    left.remove(slot)
    position.rewards = tuple(left)
    tell(out, "reward", slot=slot)
    perform(position, position.terms.later if slot == LATER else position.terms.slots[slot])


@dataclass(slots=True)
class LastRewards(Frame):
    """RESC-12: rewards still open when the action phase ends."""

    RULE: ClassVar[str] = "FG-RESC-12"

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0] if len(reward_options(position)) > 1 else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return reward_options(position)

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        take_reward(position, action.arg, out)

    def run(self, position: FinalGirl, out: Out) -> None:
        if position.rewards:
            take_reward(position, position.rewards[0], out)
        else:
            position.end(None, out)
