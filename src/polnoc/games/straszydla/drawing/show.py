"""The kinds of events in Straszydła, for showing a move."""

from __future__ import annotations

from typing import Final

from polnoc.drawing.kinds import kinds_of

#: By event key; any other event is `SAY`.
KINDS: Final = kinds_of(
    round="round-begins",
    walk="walks retreats nudged settles stays",
    roll="rolls changes-die",
    card="spook-comes imp-comes opens-spook opens-imp pact-dealt swaps-imp uses-imp",
    reveal="pact-shown plan-shown bids-shown city",
    hit="duel catches wins-duel frightens steals",
    death="flees",
    gain="takes collects takes-dread eats eats-free eases refilled",
    pay="buys trades trades-for-imp pays-dread recolours",
    clock="stops-cleared stops-laid unblocks first-time time-changes",
    ask="bids bids-energy",
    win="game-over",
)

#: Duels, spooks that were fed or fled, and the pacts at the end.
KEY_MOMENTS: Final = frozenset({"wins-duel", "eats", "flees", "time-changes", "pact-shown", "game-over"})
