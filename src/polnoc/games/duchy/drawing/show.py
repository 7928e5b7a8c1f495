"""What kinds of things happen in 13 Duchów, for the show of a move."""

from __future__ import annotations

from typing import Final

from polnoc.drawing.kinds import kinds_of

#: By key of an event; what is not here is just said.
KINDS: Final = kinds_of(
    round="round-begins round-over",
    card=(
        "dealt-card hides hides-card settles-card passed-cards shares shares-cards draws "
        "draws-card uses copies arranges arranges-cards"
    ),
    pay="boxes boxes-card",
    ask="asks-even asks-among asks-at-least guesses",
    reveal="found peeks-top-cards peeks-bottom-cards",
    gain="scores shields extra-turn",
    win="game-over",
)

#: Lairs that were found, and all of them at the end of each round.
KEY_MOMENTS: Final = frozenset({"found", "round-over", "game-over"})
