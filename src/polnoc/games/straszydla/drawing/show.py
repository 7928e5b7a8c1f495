"""What kinds of things happen in Straszydła, for the show of a move."""

from __future__ import annotations

from typing import Final

from polnoc.drawing.kinds import ASK, CARD, CLOCK, DEATH, GAIN, HIT, PAY, REVEAL, ROLL, ROUND, WALK, WIN

#: By key of an event: what kind of thing happens; what is not here is just said.
KINDS: Final = {
    "round-begins": ROUND,
    **dict.fromkeys(("walks", "retreats", "nudged", "settles", "stays"), WALK),
    **dict.fromkeys(("rolls", "changes-die"), ROLL),
    **dict.fromkeys(
        ("spook-comes", "imp-comes", "opens-spook", "opens-imp", "pact-dealt", "swaps-imp", "uses-imp"), CARD
    ),
    **dict.fromkeys(("pact-shown", "bids-shown", "city"), REVEAL),
    **dict.fromkeys(("duel", "catches", "wins-duel", "frightens", "steals"), HIT),
    "flees": DEATH,
    **dict.fromkeys(("takes", "collects", "takes-dread", "eats", "eats-free", "eases", "refilled"), GAIN),
    **dict.fromkeys(("buys", "trades", "trades-for-imp", "pays-dread", "recolours"), PAY),
    **dict.fromkeys(("stops-cleared", "stops-laid", "unblocks", "first-time", "time-changes"), CLOCK),
    **dict.fromkeys(("bids", "bids-energy"), ASK),
    "game-over": WIN,
}
