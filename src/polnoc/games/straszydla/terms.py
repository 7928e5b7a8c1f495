"""What never changes in a game: its options, its box, and the tables that follow from them."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from polnoc.engine.cards import complete
from polnoc.engine.terms import TERMS_CACHE_SIZE
from polnoc.games.straszydla import cards
from polnoc.games.straszydla.options import SINCE_RULES_2, StraszydlaOptions
from polnoc.games.straszydla.places import City, Layout, read_layout

#: How many cities are cached: by layout, as terms are by options.
CITIES_CACHE_SIZE: Final = TERMS_CACHE_SIZE

#: When an imp may be used.
PLANNING, BEFORE_PLANNING, MOVED, BEFORE_ROLL, AFTER_ROLL, WON, ACTING, FEEDING = (
    "planning",
    "before-planning",
    "moved",
    "before-roll",
    "after-roll",
    "won",
    "acting",
    "feeding",
)
#: By the kind of trick.
WINDOWS_OF: Final[dict[type[Any], tuple[str, ...]]] = complete(
    cards.AnyTrick,
    {
        cards.MoreSteps: (PLANNING,),
        cards.PassBlocked: (PLANNING,),
        cards.Unblock: (BEFORE_PLANNING,),
        cards.Nudge: (MOVED,),
        cards.FewerDice: (BEFORE_ROLL,),
        cards.ExtraDice: (BEFORE_ROLL,),
        cards.RerollAny: (AFTER_ROLL,),
        cards.SetDie: (AFTER_ROLL,),
        cards.Rob: (WON,),
        cards.TakeEnergy: (ACTING, FEEDING),
        cards.Recolour: (ACTING, FEEDING),
        cards.Ease: (FEEDING,),
    },
)


class Terms:
    """The constants of one game."""

    def __init__(self, options: StraszydlaOptions, box: cards.Box, rules: int) -> None:
        self.options = options
        #: The version of the rules.
        self.rules = rules
        #: STR-TRADE-02, STR-BUY-01: whether the bank trades and sells spooks at every moment of one's own.
        self.bank_always = rules >= 2
        self.box = box.with_plain_centre() if options.centre == "one" else box
        self.players = options.players
        hidden = () if rules >= 2 else SINCE_RULES_2
        self.shown: dict[str, Any] = {
            name: value for name, value in msgspec.to_builtins(options).items() if name not in hidden
        }
        #: STR-AMB-03: whether jumps are not part of plans.
        self.jumps_later = options.jumps == "moving"
        #: STR-PLAN-05: whether all are then told all plans before anybody walks, and ways before a choice.
        self.ways_told = rules >= 3
        self.layout: Layout = read_layout(options.layout, box)
        self.seats = range(options.players)
        #: [imp]: what it does.
        self.tricks = tuple([imp.does for imp in box.imps])
        #: Imps by the window in which they may be used.
        self.windows = {
            window: frozenset(
                [n for n in range(1, len(box.imps)) if window in WINDOWS_OF[type(self.tricks[n])]]
            )
            for window in (PLANNING, BEFORE_PLANNING, MOVED, BEFORE_ROLL, AFTER_ROLL, WON, ACTING, FEEDING)
        }
        self._cities: dict[Layout, City] = {}
        #: The last layout asked for, and its city: usually it is asked for again.
        self._last: tuple[Layout, City | None] = ((), None)

    def city(self, layout: Layout) -> City:
        """The city of a layout, made once."""
        last, city = self._last
        if last is layout and city is not None:
            return city
        found = self._cities.get(layout)
        if found is None:
            if len(self._cities) >= CITIES_CACHE_SIZE:
                self._cities.clear()
            found = self._cities[layout] = City(layout, self.box, self.players)
        self._last = (layout, found)
        return found
