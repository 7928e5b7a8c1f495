"""The kinds of events in games: a page shows and sounds each in its own way.

A game's board maps its events to these in one table (`CachedBoard.kinds`); any other event is `SAY`.
"""

from __future__ import annotations

from typing import Final

#: Somebody goes somewhere; dice are rolled.
WALK: Final = "walk"
ROLL: Final = "roll"
#: A card is played, drawn or turned over; something hidden is shown.
CARD: Final = "card"
REVEAL: Final = "reveal"
#: Somebody is hurt; somebody dies.
HIT: Final = "hit"
DEATH: Final = "death"
#: Somebody gets something; somebody gives something.
GAIN: Final = "gain"
PAY: Final = "pay"
#: Time passes; night falls; day breaks; a round begins or ends.
CLOCK: Final = "clock"
NIGHT: Final = "night"
DAY: Final = "day"
ROUND: Final = "round"
#: The game ends. Tables say `win`: those who have not won are shown `lose`.
WIN: Final = "win"
LOSE: Final = "lose"
#: Somebody asks or names something; somebody answers; anything else.
ASK: Final = "ask"
SAY: Final = "say"

KINDS: Final = frozenset(
    (WALK, ROLL, CARD, REVEAL, HIT, DEATH, GAIN, PAY, CLOCK, NIGHT, DAY, ROUND, WIN, LOSE, ASK, SAY)
)


def kinds_of(**events: str) -> dict[str, str]:
    """Return the kind of each event key; the keys of a kind are given in one string.

    >>> kinds_of(walk="goes flees", win="game-over")
    {'goes': 'walk', 'flees': 'walk', 'game-over': 'win'}
    """
    if unknown := events.keys() - KINDS:
        raise ValueError(f"no kind is called {sorted(unknown)}; there are {sorted(KINDS)}")
    return {key: kind for kind, keys in events.items() for key in keys.split()}
