"""The kinds of events in 13 Duchów, for animating a move."""

from __future__ import annotations

from typing import Final

from polnoc.drawing.kinds import kinds_of

#: By key of an event; events that are not listed are only put into words.
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

#: When a lair is found, and the end of a round, when all lairs are shown.
KEY_MOMENTS: Final = frozenset({"found", "round-over", "game-over"})
