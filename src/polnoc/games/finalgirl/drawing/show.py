"""What kinds of things happen in Final Girl, for the show of a move."""

from __future__ import annotations

from typing import Final

from polnoc.drawing.kinds import CARD, CLOCK, DEATH, GAIN, HIT, PAY, ROLL, ROUND, WALK, WIN

#: By key of an event: what kind of thing happens; what is not here is just said.
KINDS: Final = {
    **dict.fromkeys(("turn", "start"), ROUND),
    **dict.fromkeys(
        ("goes", "dragged", "enemy-steps", "panics", "victims-go", "appears", "minions-gather"), WALK
    ),
    **dict.fromkeys(("rolls", "table-die", "breath"), ROLL),
    **dict.fromkeys(
        (
            "plays",
            "terror",
            "event",
            "dark-power",
            "finale",
            "special-comes",
            "minor",
            "sees-terror",
            "sinks-terror",
            "terror-discarded",
        ),
        CARD,
    ),
    **dict.fromkeys(("attacks", "attacked", "hurt", "blow", "killer-hurt", "minor-hurt", "trapped"), HIT),
    **dict.fromkeys(("dies", "minor-gone", "minions-gone", "item-gone"), DEATH),
    **dict.fromkeys(
        (
            "finds",
            "gains-item",
            "takes",
            "rescues",
            "heals",
            "reward",
            "unlocks",
            "minions-come",
            "victims-come",
            "victims-called",
            "joined",
            "returns",
            "killer-heals",
            "more-dice",
        ),
        GAIN,
    ),
    **dict.fromkeys(("buys", "discards", "pays", "drops", "covers", "converts", "uses"), PAY),
    **dict.fromkeys(
        (
            "time",
            "time-set",
            "next-time",
            "horror",
            "bloodlust",
            "bloodlust-beyond",
            "phase",
            "phase-cut",
            "phase-ends",
            "phase-skipped",
            "upkeep",
            "cards-return",
        ),
        CLOCK,
    ),
    **dict.fromkeys(("won", "lost"), WIN),
}
