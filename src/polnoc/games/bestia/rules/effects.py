"""The table of effects: what each kind in a pack does."""

from __future__ import annotations

from typing import Final

from polnoc.games.bestia import cards as c
from polnoc.games.bestia.rules import (
    attacks,
    board,
    cards,
    moving,
    reactions,
    resolve,
    searching,
    summons,
    traps,
)
from polnoc.games.bestia.rules.resolve import DO, Do
from polnoc.games.bestia.terms import KIND_OF

EFFECTS: Final[dict[type[c.Effect], Do]] = {
    c.Move: moving.move,
    c.Travel: moving.travel,
    c.Stay: moving.stay,
    c.Backtrack: moving.backtrack,
    c.MoveSummons: summons.move_summons,
    c.ShiftHunter: moving.shift_hunter,
    c.Attack: attacks.attack,
    c.Search: searching.search,
    c.ShowTrails: searching.ask_trails,
    c.AskHabitat: searching.ask_habitat,
    c.LookOldest: searching.look_oldest,
    c.Grudges: board.grudges,
    c.Pay: board.pay,
    c.Power: board.power,
    c.Heal: board.heal_some,
    c.HurtSelf: board.hurt_self,
    c.Gain: cards.gain,
    c.TakeUnused: cards.take_unused,
    c.TakeBack: cards.take_back,
    c.Discard: cards.discard,
    c.LoseGrudges: board.lose_grudges,
    c.StealGear: cards.steal_gear,
    c.Tower: board.tower,
    c.Topple: board.topple,
    c.Transform: board.transform,
    c.ClearTrails: board.clear_trails,
    c.Summon: summons.summon,
    c.PlaceSummons: summons.place_summons,
    c.ActSummons: summons.act_summons,
    c.RemoveSummon: summons.sacrifice,
    c.RemoveSelf: summons.remove_self,
    c.Slow: board.slow,
    c.Hush: board.hush,
    c.Bulwark: board.bulwark,
    c.Prevent: reactions.prevent,
    c.HurtHunter: attacks.hurt_culprit,
    c.Disarm: reactions.disarm,
    c.LookHand: board.look_hand,
    c.LookTrap: traps.look_trap,
    c.ReturnTrap: traps.return_trap,
    c.ShowTalents: cards.show_talents,
    c.LayTrap: traps.lay_trap,
    c.Deal: traps.deal,
    c.Other: board.other,
    c.Each: board.each,
    c.AnyOrder: resolve.any_order,
    c.Choose: resolve.choose,
    c.If: resolve.condition,
    c.Then: resolve.then,
    c.Copy: resolve.copy,
}

for _kind, _do in EFFECTS.items():
    DO[KIND_OF[_kind]] = _do
