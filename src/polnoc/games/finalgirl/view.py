"""Who may know what in Final Girl, and positions that fit a view.

There is one player, and nothing is ordered before it is looked at: the pools are open to all eyes.
Only which of the unseen items lie in which deck is hidden.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from polnoc.engine.frames import tuples
from polnoc.engine.views import ALL, AudienceTable, View, by_name, rebuild
from polnoc.games.finalgirl.rules.ambiguity import Tie
from polnoc.games.finalgirl.rules.bloodlust import DrawPower, Rising
from polnoc.games.finalgirl.rules.breath import Absorb, Doom, LastBreath
from polnoc.games.finalgirl.rules.enemies import Appear, Hunt, MinionsAct, PackAttacks
from polnoc.games.finalgirl.rules.event_cards import DrawEvent, PlaceToken, SpecialComes
from polnoc.games.finalgirl.rules.fighting import Aim, Rebirth, Spread, Strike, StrikeBack, Wield
from polnoc.games.finalgirl.rules.items import Arrange
from polnoc.games.finalgirl.rules.moving import Follow, JoinSpaces, Moving, Travel
from polnoc.games.finalgirl.rules.panic import Panicking, Run, Wander
from polnoc.games.finalgirl.rules.phases import Turns
from polnoc.games.finalgirl.rules.planning import DropCards, LoseCards, NameCard, PlanningPhase, TakeCard
from polnoc.games.finalgirl.rules.playing import ActionPhase, Play, RollOnce
from polnoc.games.finalgirl.rules.reacting import React
from polnoc.games.finalgirl.rules.rescuing import LastRewards, PickSlot
from polnoc.games.finalgirl.rules.resolve import ChooseOne, Resolve
from polnoc.games.finalgirl.rules.rolling import Judge, Pay, PickDice, PickOne, RollFor, TableDie, Throw
from polnoc.games.finalgirl.rules.searching import DrawItems, DropTop, Keep, PickDeck, Survey, TurnUp
from polnoc.games.finalgirl.rules.setup import DealItems, DrawStart, SetUp
from polnoc.games.finalgirl.rules.targets import AimItem
from polnoc.games.finalgirl.rules.terror import (
    DiscardTerror,
    DrawTerror,
    KillerPhase,
    LeaveOrSink,
    LookAhead,
    Moment,
)
from polnoc.games.finalgirl.rules.upkeep import RevealFinale, UpkeepEffects, UpkeepPhase
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import Terms

FRAMES: Final = by_name(
    Absorb, ActionPhase, Aim, AimItem, Appear, Arrange, ChooseOne, DealItems, DiscardTerror, Doom, DrawEvent,
    DrawItems, DrawPower, DrawStart, DrawTerror, DropCards, DropTop, Follow, Hunt, JoinSpaces, Judge, Keep,
    KillerPhase, LastBreath, LastRewards, LeaveOrSink, LookAhead, LoseCards, MinionsAct, Moment, Moving,
    NameCard, PackAttacks, Panicking, Pay, PickDeck, PickDice, PickOne, PickSlot, PlaceToken, PlanningPhase,
    Play, React, Rebirth, Resolve, RevealFinale, Rising, RollFor, RollOnce, Run, SetUp, SpecialComes, Spread,
    Strike, StrikeBack, Survey, TableDie, TakeCard, Throw, Tie, Travel, TurnUp, Turns, UpkeepEffects,
    UpkeepPhase, Wander, Wield,
)  # fmt: skip


def _options(position: FinalGirl, seat: int) -> dict[str, Any]:
    return dict(position.terms.shown)


#: Everything but the stack, which is shown frame by frame, and the hidden parts of the item decks.
_OPEN: Final = tuple([name for name in FinalGirl.FIELDS if name not in ("stack", "stock")])

AUDIENCE: Final = AudienceTable({**dict.fromkeys(_OPEN, ALL), "options": _options})

#: Fields that are lists in the position; all others that hold several values are tuples.
_LISTS: Final = ("victims", "minions", "hand", "market", "spent")


def redeal(view: View, terms: Terms, rng: random.Random) -> FinalGirl:
    """A position that looks like `view`; the unseen items are dealt to the decks anew."""
    fields = {name: view[name] for name in _OPEN}
    for name, value in fields.items():
        if name in _LISTS:
            fields[name] = list(value)
        elif isinstance(value, list | tuple):
            fields[name] = tuples(value)
    stock = deal_items(terms, view["unseen"], view["deep"], rng)
    return FinalGirl(stack=rebuild(view, FRAMES), stock=stock, terms=terms, **fields)


def deal_items(terms: Terms, unseen: int, deep: Sequence[int], rng: random.Random) -> tuple[int, ...]:
    """Which of the `unseen` items are in which deck, of which each has so many; all deals alike."""
    items = [item for item in terms.item_numbers if unseen >> item & 1]
    rng.shuffle(items)
    stock = []
    for count in deep:
        stock.append(sum([1 << item for item in items[:count]]))
        del items[:count]
    return tuple(stock)
