"""What kinds of things happen in games: a page shows and sounds each in its own way.

A game's board maps its events to these in one table (`CachedBoard.kinds`); what is not in it is just said.
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
