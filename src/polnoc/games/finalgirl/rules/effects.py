"""The table of effects: what each kind in a pack does."""

from __future__ import annotations

from typing import Any, Final

from polnoc.engine.cards import complete
from polnoc.engine.events import Out, tell
from polnoc.games.finalgirl import cards
from polnoc.games.finalgirl.rules import (
    bloodlust,
    breath,
    choosing,
    counters,
    deaths,
    enemies,
    event_cards,
    fighting,
    hazards,
    moving,
    own_decks,
    panic,
    planning,
    reacting,
    resolve,
    rolling,
    searching,
    states,
    statuses,
    swarm,
    terror,
    tracks,
)
from polnoc.games.finalgirl.rules.resolve import Do
from polnoc.games.finalgirl.state import ACTION_PHASE, FinalGirl
from polnoc.games.finalgirl.terms import Op


def end_phase(position: FinalGirl, op: Op, out: Out) -> None:
    """SYM-09, AEND-04, AEND-08: the action phase ends after this row, any other at once."""
    if position.phase == ACTION_PHASE:
        position.ending = True
        tell(out, "phase-ends")
    else:
        breath.cut_phase(position, out)


def heal_killer(position: FinalGirl, op: Op, out: Out) -> None:
    breath.heal_killer(position, op.n, out)


EFFECTS: Final[dict[type[Any], Do]] = complete(
    cards.AnyEffect,
    {
        cards.Move: moving.move,
        cards.Damage: fighting.damage,
        cards.Heal: tracks.heal,
        cards.LoseHealth: tracks.lose_health,
        cards.Horror: tracks.horror,
        cards.Time: tracks.time,
        cards.EndPhase: end_phase,
        cards.Search: searching.search,
        cards.TakeItem: searching.take_item,
        cards.TakeCard: planning.take_card,
        cards.TakeCards: planning.take_cards,
        cards.MoreDice: tracks.more_dice,
        cards.Partials: tracks.partials,
        cards.IgnoreAttack: reacting.ignore_attack,
        cards.ReduceAttack: reacting.reduce_attack,
        cards.Reroll: rolling.reroll,
        cards.Choose: choosing.choose,
        cards.If: event_cards.condition,
        cards.Per: resolve.per,
        cards.HorrorRoll: rolling.horror_roll,
        cards.DieTable: rolling.die_table,
        cards.Act: swarm.act,
        cards.AddVictims: deaths.add_victims,
        cards.Panic: panic.panic,
        cards.VictimsMove: panic.victims_move,
        cards.PlaceKiller: enemies.place_killer,
        cards.Spawn: swarm.spawn,
        cards.SpawnDice: swarm.spawn_dice,
        cards.SpawnDie: swarm.spawn_die,
        cards.SwarmAttack: swarm.swarm_attack,
        cards.ReadyMinions: enemies.ready_minions,
        cards.GatherMinions: enemies.gather_minions,
        cards.Bloodlust: bloodlust.bloodlust,
        cards.DrawEvent: event_cards.draw_event,
        cards.DrawTerror: terror.draw_terror,
        cards.DiscardTerror: terror.discard_terror,
        cards.NewTerror: terror.new_terror,
        cards.HealKiller: heal_killer,
        cards.RevealPower: bloodlust.reveal_power,
        cards.DiscardCards: planning.discard_cards,
        cards.Drag: moving.drag,
        cards.KillVictims: deaths.kill_victims,
        cards.DiscardItems: searching.discard_items,
        cards.HurtThere: fighting.hurt_there,
        cards.CloseExit: event_cards.close_exit,
        cards.PlaceToken: event_cards.place_token,
        cards.Travel: moving.travel,
        cards.CallVictims: moving.call_victims,
        cards.LookAhead: terror.look_ahead,
        cards.Survey: searching.survey,
        cards.JumpToEnemy: moving.jump_to_enemy,
        cards.NameCard: planning.name_card,
        cards.NextTime: tracks.next_time,
        cards.JoinSpaces: moving.join_spaces,
        cards.SetState: states.set_state,
        cards.DrawFrom: own_decks.draw_from,
        cards.RestartDeck: own_decks.restart_deck,
        cards.EnterHouse: moving.enter_house,
        cards.Status: statuses.begin_status,
        cards.EndStatus: statuses.end_status,
        cards.PlaceHazard: hazards.place_hazard,
        cards.ClearHazards: hazards.clear_hazards,
        cards.VictimsStrike: enemies.victims_strike,
        cards.RaiseCounter: counters.change_counter,
        cards.LowerCounter: counters.change_counter,
        cards.SetCounter: counters.change_counter,
        cards.HalveCounter: counters.change_counter,
        cards.Unleash: counters.unleash,
    },
)
