"""The table of effects: the function that carries out each kind."""

from __future__ import annotations

from typing import Any, Final

from polnoc.engine.cards import complete
from polnoc.games.bestia import cards as c
from polnoc.games.bestia.rules import (
    attacks,
    changes,
    hands,
    moving,
    reactions,
    resolve,
    searching,
    summons,
    traps,
)
from polnoc.games.bestia.rules.resolve import Do

EFFECTS: Final[dict[type[Any], Do]] = complete(
    c.AnyEffect,
    {
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
        c.Grudges: changes.grudges,
        c.Pay: changes.pay,
        c.Power: changes.power,
        c.Heal: changes.heal_some,
        c.HurtSelf: changes.hurt_self,
        c.Gain: hands.gain,
        c.TakeUnused: hands.take_unused,
        c.TakeBack: hands.take_back,
        c.Discard: hands.discard,
        c.LoseGrudges: changes.lose_grudges,
        c.StealGear: hands.steal_gear,
        c.Tower: changes.tower,
        c.Topple: changes.topple,
        c.Transform: changes.transform,
        c.ClearTrails: changes.clear_trails,
        c.Summon: summons.summon,
        c.PlaceSummons: summons.place_summons,
        c.ActSummons: summons.act_summons,
        c.RemoveSummon: summons.sacrifice,
        c.RemoveSelf: summons.remove_self,
        c.Slow: changes.slow,
        c.Hush: changes.hush,
        c.Bulwark: changes.bulwark,
        c.Prevent: reactions.prevent,
        c.HurtHunter: attacks.hurt_culprit,
        c.Disarm: reactions.disarm,
        c.LookHand: changes.look_hand,
        c.LookTrap: traps.look_trap,
        c.ReturnTrap: traps.return_trap,
        c.ShowTalents: hands.show_talents,
        c.LayTrap: traps.lay_trap,
        c.Deal: traps.deal,
        c.Other: changes.other,
        c.Each: changes.each,
        c.AnyOrder: resolve.any_order,
        c.Choose: resolve.choose,
        c.If: resolve.condition,
        c.Then: resolve.then,
        c.Copy: resolve.copy,
    },
)
