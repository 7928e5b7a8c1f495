"""What a group chooses before Straszydła."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final, Literal

import msgspec

from polnoc.engine.options import GameOptions

#: Options that older rules do not have: views of games under those rules leave them out.
SINCE_RULES_2: Final = ("centre", "jumps", "plan_imps")


class StraszydlaOptions(GameOptions, frozen=True):
    """The defaults are the rulebook with the rulings of our edition."""

    for_beginners: ClassVar[Mapping[str, str]] = {"layout": "old-town"}

    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    #: `random`, the name of a layout of the box, or rows of tile numbers with `/` between them.
    layout: Annotated[str, msgspec.Meta(max_length=400)] = "random"
    #: Which player begins, counted from 1; 0: chance decides (STR-SETUP-17).
    first: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    #: When districts produce (STR-AMB-01).
    refill: Literal["period", "round"] = "period"
    #: Who wins a duel with equal successes (STR-AMB-22).
    duel_ties: Literal["weaker", "newcomer", "first"] = "weaker"
    #: How many spooks one may buy in a round, and again while feeding (STR-AMB-37).
    purchases: Literal["one", "any"] = "one"
    #: What decides first if several fulfil their pacts in one feeding and have fed equally many (STR-AMB-45).
    #: `feeding`: the first of them in the order of feeding, and the others do not feed any more.
    shared_victory: Literal["dread", "strength", "feeding", "shared"] = "dread"
    #: Do spooks that fled come back when their stack is empty (STR-AMB-41)?
    recycle: bool = True
    #: What the centre produces: cubes of every element by day and by night, or of one element at one time of
    #: day, as all other districts do (STR-AMB-53).
    centre: Literal["every", "one"] = "every"
    #: When a jump from a suburb is chosen (STR-AMB-03).
    jumps: Literal["planned", "moving"] = "planned"
    #: How many imps of a kind may be used in one plan (STR-AMB-32).
    plan_imps: Literal["one", "any"] = "one"
    #: Periods after which the game ends (STR-AMB-52).
    periods: Annotated[int, msgspec.Meta(ge=2, le=24)] = 24
