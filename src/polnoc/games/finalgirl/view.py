"""Who may know what in Final Girl, and re-deals that fit a view.

There is one player, and nothing has an order before it is looked at, so the pools are public.
Only which of the unseen items lie in which deck is hidden.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from polnoc.engine.views import AudienceTable, Parts, View, for_all
from polnoc.games.finalgirl.rules.ambiguity import Tie, TieVictim
from polnoc.games.finalgirl.rules.bloodlust import DrawPower, Rising
from polnoc.games.finalgirl.rules.breath import Absorb, Doom, LastBreath
from polnoc.games.finalgirl.rules.choosing import ChooseOne
from polnoc.games.finalgirl.rules.endings import ComeOut, SeeEnd
from polnoc.games.finalgirl.rules.enemies import (
    Appear,
    ComeBack,
    Hunt,
    MinionsAct,
    PackAttacks,
    Slay,
    StrikeHeroine,
)
from polnoc.games.finalgirl.rules.event_cards import DrawEvent, PlaceToken, SpecialComes
from polnoc.games.finalgirl.rules.fighting import Aim, Rebirth, Spread, Strike, StrikeBack, Wield
from polnoc.games.finalgirl.rules.hiding import HideItems
from polnoc.games.finalgirl.rules.items import Arrange
from polnoc.games.finalgirl.rules.moving import Dragged, Follow, JoinSpaces, Moving, Travel
from polnoc.games.finalgirl.rules.own_decks import DrawOwnCard
from polnoc.games.finalgirl.rules.panic import HeroineRuns, Panicking, Run, Walk, Wander, WanderFrom
from polnoc.games.finalgirl.rules.phases import Turns
from polnoc.games.finalgirl.rules.planning import DropCards, LoseCards, NameCard, PlanningPhase, TakeCard
from polnoc.games.finalgirl.rules.playing import ActionPhase, Play, RollOnce
from polnoc.games.finalgirl.rules.reacting import React
from polnoc.games.finalgirl.rules.rescuing import LastRewards, PickSlot, RescuePrice
from polnoc.games.finalgirl.rules.resolve import Resolve
from polnoc.games.finalgirl.rules.rolling import Judge, Pay, PickDice, PickOne, RollFor, TableDie, Throw
from polnoc.games.finalgirl.rules.searching import (
    DrawItems,
    DropTop,
    Keep,
    PickDeck,
    SpringTraps,
    Survey,
    TurnUp,
)
from polnoc.games.finalgirl.rules.setup import DealItems, DrawStart, SetUp
from polnoc.games.finalgirl.rules.swarm import (
    AssignDice,
    Come,
    Landing,
    NearLanding,
    PickLanding,
    SpawnRoll,
    SwarmStep,
)
from polnoc.games.finalgirl.rules.targets import AimItem
from polnoc.games.finalgirl.rules.terror import (
    DiscardTerror,
    DrawTerror,
    KillerPhase,
    LeaveOrSink,
    LookAhead,
    Moment,
)
from polnoc.games.finalgirl.rules.tracks import TimeRunsOut
from polnoc.games.finalgirl.rules.upkeep import RevealFinale, UpkeepEffects, UpkeepPhase
from polnoc.games.finalgirl.state import FinalGirl, Ongoing
from polnoc.games.finalgirl.terms import Terms


def _options(position: FinalGirl, seat: int) -> dict[str, Any]:
    return dict(position.terms.shown)


AUDIENCE: Final = AudienceTable(
    FinalGirl,
    {
        **for_all(
            "turn phase start victor heroine killer victims specials minions wounds ready exhausted horror "
            "time row health killer_health white breath hand market spent dead supply saved rescued slots "
            "unlocked rewards killed_turn killed_phase killed_now terror_left terror_pool terror_top "
            "terror_bottom minors powers finale lasting events event_pool held bag uses up deep low unseen "
            "gone tokens joined closed used bonus partials rescues ending next_time rising dying hunted "
            "expert states own_pool counters hazards statuses"
        ),
        "ongoing": Parts(Ongoing, "dice aim_kind aim_space weapon blow"),
        "options": _options,
    },
    {
        Absorb: "n", ActionPhase: "", Aim: "card", AimItem: "nearest farthest", Appear: "spaces",
        Arrange: "moved", ChooseOne: "branches", ComeBack: "space", DealItems: "dealt", DiscardTerror: "",
        Doom: "", Dragged: "start left", DrawEvent: "", DrawItems: "deck left drawn",
        DrawOwnCard: "deck", DrawPower: "",
        DrawStart: "", DrawTerror: "", DropCards: "", DropTop: "deck", Follow: "end brought",
        HeroineRuns: "times", HideItems: "left",
        Hunt: "act kind space target at left hit", JoinSpaces: "among chosen",
        Judge: "", Keep: "deck items kept", KillerPhase: "step", LastBreath: "who", LastRewards: "",
        LeaveOrSink: "", LookAhead: "", LoseCards: "left", MinionsAct: "act waiting", Moment: "",
        Moving: "left", NameCard: "", PackAttacks: "act spaces done", Panicking: "groups times settled",
        Pay: "left", PickDeck: "", PickDice: "picked only_one", PickOne: "", PickSlot: "",
        PlaceToken: "token spaces", PlanningPhase: "", Play: "card", React: "kind space n", Rebirth: "left",
        RescuePrice: "n", Resolve: "program at", RevealFinale: "", Rising: "", RollFor: "branches",
        RollOnce: "card", Run: "kind space times", SeeEnd: "", SetUp: "step", Slay: "space by",
        SpecialComes: "event spaces", Spread: "n nearest farthest", SpringTraps: "items", Strike: "n step",
        StrikeBack: "n",
        StrikeHeroine: "kind space", Survey: "deck", TableDie: "branches", TakeCard: "budget only_one",
        Throw: "left", Tie: "spaces", TieVictim: "space", TimeRunsOut: "n", Travel: "ends by_boat",
        TurnUp: "deck", Turns: "phase", UpkeepEffects: "effects", UpkeepPhase: "step",
        AssignDice: "dice again", Come: "n place again", ComeOut: "used", Landing: "home space n",
        NearLanding: "spaces n", PickLanding: "n spread", SpawnRoll: "dice place again", SwarmStep: "",
        Walk: "groups moves at", Wander: "spaces at", WanderFrom: "space at", Wield: "card",
    },
)  # fmt: skip

#: The first position of a game, made once.
_first: Final = lru_cache(16)(FinalGirl)


def redeal(view: View, terms: Terms, rng: random.Random) -> FinalGirl:
    """A position that fits `view`; the unseen items are dealt to the decks at random."""
    position = _first(terms).clone()
    AUDIENCE.restore(view, position)
    position.stock = deal_items(terms, position.unseen, position.deep, rng)
    return position


def deal_items(terms: Terms, unseen: int, deep: Sequence[int], rng: random.Random) -> tuple[int, ...]:
    """Deal the `unseen` items to decks of `deep` unseen cards each; all deals are equally likely.

    Items that the killer hides are always in a deck; the others may be in none.
    """
    items = [item for item in terms.item_numbers if (unseen & ~terms.hidden) >> item & 1]
    rng.shuffle(items)
    stock, left = [0] * len(deep), list(deep)
    if unseen & terms.hidden:
        slots = [deck for deck, count in enumerate(deep) for _ in range(count)]
        rng.shuffle(slots)
        hidden = [item for item in terms.item_numbers if (unseen & terms.hidden) >> item & 1]
        for item, deck in zip(hidden, slots, strict=False):
            stock[deck] |= 1 << item
            left[deck] -= 1
    for deck, count in enumerate(left):
        stock[deck] |= sum([1 << item for item in items[:count]])
        del items[:count]
    return tuple(stock)
