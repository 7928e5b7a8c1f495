"""How much each check tries, over all games.

Every count is an environment variable, so that a release run is the same checks with larger numbers. What
stands here catches every planted leak, and is little enough for every change.
"""

from __future__ import annotations

import os
from collections import Counter
from typing import Final

#: What was tried, and what was found about it: how many of each.
Tally = Counter[str]


def count(name: str, otherwise: int) -> int:
    """A count from the environment."""
    return int(os.environ.get(name, str(otherwise)))


#: Positions dealt anew, and after how many of them everything is asked for over HTTP.
PAIRS: Final = count("POLNOC_LEAK_PAIRS", 1_200)
PAIRS_A_BATTERY: Final = count("POLNOC_LEAK_PAIRS_A_BATTERY", 500)
#: Positions of each small game dealt anew; four times meanwhile everything is asked for.
SMALL_PAIRS: Final = count("POLNOC_LEAK_SMALL_PAIRS", 24)
#: Games played beside a twin, and those of them played over real sockets.
TWINS: Final = count("POLNOC_LEAK_TWINS", 4)
SOCKET_TWINS: Final = count("POLNOC_LEAK_SOCKET_TWINS", 2)
#: Games of each game through a server in a process of its own.
CANARIES: Final = count("POLNOC_LEAK_CANARIES", 1)
#: Answers after which a free undo is offered or not.
UNDOS: Final = count("POLNOC_LEAK_UNDOS", 2_400)
#: Answers, undos and replies in every game and number of players.
TAKEN_BACK: Final = count("POLNOC_LEAK_TAKEN_BACK", 30)
#: Choices that the table asks bots for, in two worlds each.
CHOICES: Final = count("POLNOC_LEAK_CHOICES", 240)
#: Answers of bots in every game and number of players, by a clock that does not depend on what is secret.
BOT_ANSWERS: Final = count("POLNOC_LEAK_BOT_ANSWERS", 40)
#: Deals of each public state of which lengths, counts and times are learned; from `ALL_CASES_FROM` on every
#: number of players is tried.
DEALS: Final = count("POLNOC_LEAK_DEALS", 24)
ALL_CASES_FROM: Final = 200
#: Each game's part of a count is divided into so many shares, for as many processors.
SHARES: Final = count("POLNOC_LEAK_SHARES", 1)
