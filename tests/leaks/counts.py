"""How much each check tries, over all games.

Every count is an environment variable, so a release run is the same checks with larger numbers. The defaults
are large enough to catch every planted leak and small enough to run on every change.
"""

from __future__ import annotations

import os
from collections import Counter
from typing import Final

#: What was tried, and what was found: a count of each.
Tally = Counter[str]


def count(name: str, otherwise: int) -> int:
    """Read a count from the environment."""
    return int(os.environ.get(name, str(otherwise)))


#: Positions re-dealt, and after how many of them everything is requested over HTTP.
PAIRS: Final = count("POLNOC_LEAK_PAIRS", 1_200)
PAIRS_A_BATTERY: Final = count("POLNOC_LEAK_PAIRS_A_BATTERY", 500)
#: Positions of each small game re-dealt; everything is requested four times meanwhile.
SMALL_PAIRS: Final = count("POLNOC_LEAK_SMALL_PAIRS", 24)
#: Games played beside a twin, and how many of them over real sockets.
TWINS: Final = count("POLNOC_LEAK_TWINS", 4)
SOCKET_TWINS: Final = count("POLNOC_LEAK_SOCKET_TWINS", 2)
#: Games of each game played through a server in its own process.
CANARIES: Final = count("POLNOC_LEAK_CANARIES", 1)
#: Answers after which a free undo is or is not offered.
UNDOS: Final = count("POLNOC_LEAK_UNDOS", 2_400)
#: Answers, undos and replies in every game with every number of players.
TAKEN_BACK: Final = count("POLNOC_LEAK_TAKEN_BACK", 30)
#: Choices that the table asks bots for, in two worlds each.
CHOICES: Final = count("POLNOC_LEAK_CHOICES", 240)
#: Answers of bots in every game with every number of players, timed by a clock independent of secrets.
BOT_ANSWERS: Final = count("POLNOC_LEAK_BOT_ANSWERS", 40)
#: Deals of each public state from which lengths, counts and times are learned; at `ALL_CASES_FROM` or more,
#: every number of players is tried.
DEALS: Final = count("POLNOC_LEAK_DEALS", 24)
ALL_CASES_FROM: Final = 200
#: The number of shares into which each game's part of a count is divided, one for each processor.
SHARES: Final = count("POLNOC_LEAK_SHARES", 1)
