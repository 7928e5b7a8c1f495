"""Who may know what in Straszydła, and positions that fit a view.

Hidden are only the pacts, the plans until all are ready, and the bids until
both are in. Everything else lies open on the table.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any, Final

from polnoc.engine.views import HIDDEN, AudienceTable, View, for_all, owned, sealed
from polnoc.games.straszydla.actions import CLEAR, MOST_BID, READY
from polnoc.games.straszydla.rules.acting import Act, ActionStep, ChooseColour, Frighten
from polnoc.games.straszydla.rules.dice import PickDice, Roll, SetOne
from polnoc.games.straszydla.rules.duels import (
    AfterRoll,
    AfterWinning,
    BeforeRoll,
    Bids,
    ChangeDice,
    Duels,
    Retreat,
    RollBoth,
)
from polnoc.games.straszydla.rules.feeding import ChooseEased, Feed, Feeding, Summoning
from polnoc.games.straszydla.rules.planning import (
    AfterMoving,
    BeforePlanning,
    Plan,
    Plans,
    new_plan,
    plan_options,
    planned,
)
from polnoc.games.straszydla.rules.rounds import EndOfPeriod, Periods, Round
from polnoc.games.straszydla.rules.setup import (
    BuildCity,
    ChooseFirst,
    ChooseTime,
    DealPacts,
    Settle,
    SetUp,
    TakeStarters,
)
from polnoc.games.straszydla.rules.stacks import OpenStacks
from polnoc.games.straszydla.rules.trading import ChooseImp, Pay, Recolouring, TakeCube, Trade
from polnoc.games.straszydla.state import Straszydla
from polnoc.games.straszydla.terms import Terms


def _pacts(position: Straszydla, seat: int) -> list[int]:
    return position.pact[:] if position.over else owned(position.pact, seat)


def _options(position: Straszydla, seat: int) -> dict[str, Any]:
    return dict(position.terms.shown)


def _plans(position: Straszydla, frame: Plans, seat: int) -> list[Plan | int]:
    """One's own plan; of the others not even how far they have come."""
    return [plan if owner == seat else HIDDEN for owner, plan in enumerate(frame.plans)]


def _bids(position: Straszydla, frame: Bids, seat: int) -> list[int | None]:
    return sealed(frame.bids, seat, frame.fighters)


AUDIENCE: Final = AudienceTable(
    Straszydla,
    {
        **for_all(
            "layout period night clock starter stops cubes pawn walked order beaten purse dread spooks imps "
            "fed bought top pool gone imp_top imp_pool imp_below victors"
        ),
        "pact": _pacts,
        "options": _options,
    },
    {
        Periods: "", Round: "number step", EndOfPeriod: "step", SetUp: "step", BuildCity: "laid",
        DealPacts: "", ChooseFirst: "", ChooseTime: "", Settle: "nth", TakeStarters: "nth", OpenStacks: "",
        BeforePlanning: "seats unblocking", Plans: {**for_all("ready"), "plans": _plans},
        AfterMoving: "seats stepping", Duels: "", BeforeRoll: "fighters counts nth",
        RollBoth: "fighters counts rolled", AfterRoll: "fighters dice nth",
        Bids: {**for_all("fighters dice"), "bids": _bids}, ChangeDice: "fighters dice nth left",
        AfterWinning: "winner loser left", Retreat: "winner loser left_to_loser", Roll: "seat dice duel",
        PickDice: "seat dice picked duel", SetOne: "seat dice", ActionStep: "nth", Act: "seat did",
        ChooseColour: "seat did", Frighten: "seat element dice spent", Trade: "seat paid",
        Pay: "seat element paid", TakeCube: "seat", ChooseImp: "seat", Recolouring: "seat left given",
        Feeding: "nth", Feed: "seat eased", ChooseEased: "seat less", Summoning: "nth",
    },
)  # fmt: skip


# Dealing anew -------------------------------------------------------------------------

#: The first position of a game, made once.
_first: Final = lru_cache(16)(Straszydla)


def redeal(view: View, terms: Terms, rng: random.Random) -> Straszydla:
    """A position that looks like `view` to its seat; what is hidden is dealt anew."""
    known = [pact for pact in view["pact"] if pact > 0]
    free = [pact for pact in range(1, len(terms.box.pacts)) if pact not in known]
    rng.shuffle(free)
    position = _first(terms).clone()
    position.pact = [free.pop() if pact == HIDDEN else pact for pact in view["pact"]]
    AUDIENCE.restore(
        view,
        position,
        {
            Plans: lambda frame: {"plans": _guess_plans(position, frame, rng)},
            Bids: lambda frame: {"bids": _guess_bids(position, frame, rng)},
        },
    )
    return position


def _guess_plans(position: Straszydla, frame: View, rng: random.Random) -> list[Any]:
    """Whoever is ready has a whole plan, whoever is not may have begun one."""
    guessed: list[Any] = []
    for seat, plan in enumerate(frame["plans"]):
        if plan != HIDDEN:
            guessed.append(plan)
        elif frame["ready"] >> seat & 1:
            guessed.append(random_plan(position, seat, rng))
        else:
            guessed.append(new_plan(position, seat))
    return guessed


def random_plan(position: Straszydla, seat: int, rng: random.Random) -> Plan:
    """A whole plan of a seat, step by step at random."""
    plan = new_plan(position, seat)
    while True:
        offered = [action for action in plan_options(position, seat, plan) if action is not CLEAR]
        if READY in offered and (len(offered) == 1 or rng.random() < 0.8):
            return plan
        steps = [action for action in offered if action is not READY]
        plan = planned(position, seat, plan, rng.choice(steps))


def _guess_bids(position: Straszydla, frame: View, rng: random.Random) -> list[int | None]:
    most = [min(position.energy(seat), MOST_BID) for seat in frame["fighters"]]
    return [
        rng.randint(0, top) if bid == HIDDEN else bid for top, bid in zip(most, frame["bids"], strict=True)
    ]
