"""What kinds of things happen in 13 Duchów, for the show of a move."""

from __future__ import annotations

from typing import Final

from polnoc.drawing.kinds import ASK, CARD, GAIN, PAY, REVEAL, ROUND, WIN

#: By key of an event: what kind of thing happens; what is not here is just said.
KINDS: Final = {
    **dict.fromkeys(("round-begins", "round-over"), ROUND),
    **dict.fromkeys(
        (
            "dealt-card",
            "hides",
            "hides-card",
            "settles-card",
            "passed-cards",
            "shares",
            "shares-cards",
            "draws",
            "draws-card",
            "uses",
            "copies",
            "arranges",
            "arranges-cards",
        ),
        CARD,
    ),
    **dict.fromkeys(("boxes", "boxes-card"), PAY),
    **dict.fromkeys(("asks-even", "asks-among", "asks-at-least", "guesses"), ASK),
    **dict.fromkeys(("found", "peeks-top-cards", "peeks-bottom-cards"), REVEAL),
    **dict.fromkeys(("scores", "shields", "extra-turn"), GAIN),
    "game-over": WIN,
}
