"""Bots of Bestia, what they believe and why they advise what they advise."""

from typing import Final

#: Weakest first; `bot.BOTS` has the class of each. Pages that name them need not load what thinks.
LEVELS: Final = ("novice", "regular", "expert")
