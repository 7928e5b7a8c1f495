"""Who may know what in Straszydła, and positions that fit a view.

Three things are hidden: the pacts, the plans until all are ready, and the bids until both are in.
Everything else lies open on the table.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any, Final

from polnoc.engine.views import HIDDEN, AudienceTable, View, for_all, owned, sealed
from polnoc.games.straszydla.actions import CLEAR, MOST_BID, READY
from polnoc.games.straszydla.rules import (
    acting,
    dice,
    duels,
    feeding,
    planning,
    rounds,
    setup,
    stacks,
    trading,
)
from polnoc.games.straszydla.state import Straszydla
from polnoc.games.straszydla.terms import Terms


def _pacts(position: Straszydla, seat: int) -> list[int]:
    return position.pact[:] if position.over else owned(position.pact, seat)


def _options(position: Straszydla, seat: int) -> dict[str, Any]:
    return dict(position.terms.shown)


def _plans(position: Straszydla, frame: planning.Plans, seat: int) -> list[planning.Plan | int]:
    """One's own plan; of the others not even how far they have come."""
    return [plan if owner == seat else HIDDEN for owner, plan in enumerate(frame.plans)]


def _bids(position: Straszydla, frame: duels.Bids, seat: int) -> list[int | None]:
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
        rounds.Periods: "", rounds.Round: "number step", rounds.EndOfPeriod: "step", setup.SetUp: "step",
        setup.BuildCity: "laid", setup.DealPacts: "", setup.ChooseFirst: "", setup.ChooseTime: "",
        setup.Settle: "nth", setup.TakeStarters: "nth", stacks.OpenStacks: "",
        planning.BeforePlanning: "seats unblocking", planning.Plans: {**for_all("ready"), "plans": _plans},
        planning.Walk: "seats routes passing arrows way may_jump",
        planning.AfterMoving: "seats stepping", duels.Duels: "", duels.BeforeRoll: "fighters counts nth",
        duels.RollBoth: "fighters counts rolled", duels.AfterRoll: "fighters dice nth",
        duels.Bids: {**for_all("fighters dice"), "bids": _bids}, duels.ChangeDice: "fighters dice nth left",
        duels.AfterWinning: "winner loser left", duels.Retreat: "winner loser left_to_loser",
        dice.Roll: "seat dice duel", dice.PickDice: "seat dice picked duel", dice.SetOne: "seat dice",
        acting.ActionStep: "nth", acting.Act: "seat did", acting.ChooseColour: "seat did",
        acting.Frighten: "seat element dice spent", trading.Trade: "seat paid",
        trading.Pay: "seat element paid", trading.TakeCube: "seat", trading.ChooseImp: "seat",
        trading.Recolouring: "seat left given", feeding.Feeding: "nth", feeding.Feed: "seat eased",
        feeding.ChooseEased: "seat less", feeding.Summoning: "nth",
    },
)  # fmt: skip


# Re-dealing ---------------------------------------------------------------------------

#: The first position of a game, made once.
_first: Final = lru_cache(16)(Straszydla)


def redeal(view: View, terms: Terms, rng: random.Random) -> Straszydla:
    """A position that looks like `view` to its seat; what is hidden is re-dealt."""
    known = [pact for pact in view["pact"] if pact > 0]
    free = [pact for pact in range(1, len(terms.box.pacts)) if pact not in known]
    rng.shuffle(free)
    position = _first(terms).clone()
    position.pact = [free.pop() if pact == HIDDEN else pact for pact in view["pact"]]
    AUDIENCE.restore(
        view,
        position,
        {
            planning.Plans: lambda frame: {"plans": _guess_plans(position, frame, rng)},
            duels.Bids: lambda frame: {"bids": _guess_bids(position, frame, rng)},
        },
    )
    return position


def _guess_plans(position: Straszydla, frame: View, rng: random.Random) -> list[Any]:
    """Whoever is ready has a whole plan; whoever is not may have begun one."""
    guessed: list[Any] = []
    for seat, plan in enumerate(frame["plans"]):
        if plan != HIDDEN:
            guessed.append(plan)
        elif frame["ready"] >> seat & 1:
            guessed.append(random_plan(position, seat, rng))
        else:
            guessed.append(planning.new_plan(position, seat))
    return guessed


def random_plan(position: Straszydla, seat: int, rng: random.Random) -> planning.Plan:
    """A whole plan of a seat, step by step at random."""
    plan = planning.new_plan(position, seat)
    while True:
        offered = [action for action in planning.plan_options(position, seat, plan) if action is not CLEAR]
        if READY in offered and (len(offered) == 1 or rng.random() < 0.8):
            return plan
        steps = [action for action in offered if action is not READY]
        plan = planning.planned(position, seat, plan, rng.choice(steps))


def _guess_bids(position: Straszydla, frame: View, rng: random.Random) -> list[int | None]:
    most = [min(position.energy(seat), MOST_BID) for seat in frame["fighters"]]
    return [
        rng.randint(0, top) if bid == HIDDEN else bid for top, bid in zip(most, frame["bids"], strict=True)
    ]
