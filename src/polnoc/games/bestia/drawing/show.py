"""What kinds of things happen in Bestia, for the show of a move."""

from __future__ import annotations

from typing import Final

from polnoc.drawing.kinds import ASK, CARD, DAY, DEATH, GAIN, HIT, NIGHT, PAY, REVEAL, WALK, WIN

#: By key of an event: what kind of thing happens; what is not here is just said.
KINDS: Final = {
    **dict.fromkeys(("dawn", "day-begins"), DAY),
    "night-begins": NIGHT,
    **dict.fromkeys(
        ("goes", "flees", "led", "settles", "summon-goes", "tower-moved", "you-lay", "beast-lays"), WALK
    ),
    **dict.fromkeys(
        (
            "plays",
            "reacts",
            "draws",
            "draws-hidden",
            "draws-unused",
            "first-hands",
            "gets-pack",
            "keeps",
            "keeps-hidden",
            "takes-back",
            "takes-back-cards",
            "copies",
            "lays-trap",
            "lays-trap-hidden",
            "trap-laid",
            "trap-laid-hidden",
            "trap-returned",
            "cards-refreshed",
        ),
        CARD,
    ),
    **dict.fromkeys(
        (
            "revealed",
            "beast-shows",
            "true-path",
            "oldest-card",
            "turned-up",
            "trails",
            "sees-trap",
            "stolen-card",
            "you-see-hand",
            "foresees",
            "transformed",
            "summon-placed",
            "tower-built",
            "beast-begins",
        ),
        REVEAL,
    ),
    **dict.fromkeys(
        (
            "attacks",
            "beast-wounded",
            "hunter-wounded",
            "folk-wounded",
            "trap-triggered",
            "tower-destroyed",
            "bulwark",
        ),
        HIT,
    ),
    **dict.fromkeys(("hunter-died", "folk-died", "summon-removed"), DEATH),
    **dict.fromkeys(
        (
            "gains-grudges",
            "gains-power",
            "takes",
            "heals",
            "folk-healed",
            "folk-heals",
            "unlocks",
            "upgrade-used",
            "goal-met",
        ),
        GAIN,
    ),
    **dict.fromkeys(
        (
            "loses-grudges",
            "uses-power",
            "discards",
            "discards-hidden",
            "gives",
            "gives-hidden",
            "card-stolen",
            "trap-discarded",
        ),
        PAY,
    ),
    **dict.fromkeys(("searches", "asks-trails", "looks-at-hand", "looks-oldest"), ASK),
    "game-over": WIN,
}
