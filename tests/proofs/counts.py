"""How much the proofs do. Every count is an environment variable, so a release run is the same command.

    POLNOC_SERVER_KILLS=200 POLNOC_SERVER_ACKS=500 pytest tests/proofs/test_kills.py

All games and all numbers of players take turns within each count (`tests/proofs/cases.py`). What stands
here is enough to catch the planted faults, and little enough for every change.
"""

from __future__ import annotations

import os
from typing import Final


def count(name: str, otherwise: int) -> int:
    """A count from the environment."""
    return int(os.environ.get(name, str(otherwise)))


#: How often a server is killed, and the answers it acknowledges each time; then on PostgreSQL; then a
#: server of two processes.
SERVER_KILLS: Final = count("POLNOC_SERVER_KILLS", 2)
SERVER_ACKS: Final = count("POLNOC_SERVER_ACKS", 80)
POSTGRES_KILLS: Final = count("POLNOC_POSTGRES_KILLS", 1)
POSTGRES_ACKS: Final = count("POLNOC_POSTGRES_ACKS", 60)
PROCESS_KILLS: Final = count("POLNOC_PROCESS_KILLS", 1)
PROCESS_ACKS: Final = count("POLNOC_PROCESS_ACKS", 60)

#: Moves that are each sent two to five times at once; between two servers on PostgreSQL.
DOUBLE_MOVES: Final = count("POLNOC_DOUBLE_MOVES", 80)
DOUBLE_MOVES_APART: Final = count("POLNOC_DOUBLE_MOVES_APART", 40)

#: Questions to which eight writers give conflicting answers at once; between two servers; seats claimed.
CONFLICTS: Final = count("POLNOC_CONFLICTS", 40)
CONFLICTS_APART: Final = count("POLNOC_CONFLICTS_APART", 20)
CLAIMS: Final = count("POLNOC_CLAIMS", 6)

#: Faults during a game between two servers, and the answers acknowledged before each.
HISTORY_FAULTS: Final = count("POLNOC_HISTORY_FAULTS", 3)
HISTORY_ACKS: Final = count("POLNOC_HISTORY_ACKS", 30)

#: Rounds of two to six answers at tables of several processes on one connection.
PIPELINES: Final = count("POLNOC_PIPELINES", 8)

#: Answers at each table whose pages are kept up to date by sockets alone, between two servers or processes;
#: with 0 to the end of the game.
LIVE_ANSWERS: Final = count("POLNOC_LIVE_ANSWERS", 10)

#: Tables that a server plays and the next version finds: under way, and finished. How many upgrades there
#: are: three bring every game every kind of change. Whether that is tried on PostgreSQL too, where rolling
#: upgrades are tried in any case.
UPGRADE_OPEN: Final = count("POLNOC_UPGRADE_OPEN", 4)
UPGRADE_FINISHED: Final = count("POLNOC_UPGRADE_FINISHED", 4)
UPGRADE_ROTATIONS: Final = count("POLNOC_UPGRADE_ROTATIONS", 1)
UPGRADE_POSTGRES: Final = count("POLNOC_UPGRADE_POSTGRES", 0)

#: Answers at each table between an old and a new server, and whether all numbers of players have theirs.
ROLLING_ANSWERS: Final = count("POLNOC_ROLLING_ANSWERS", 12)
ROLLING_ALL: Final = count("POLNOC_ROLLING_ALL", 0)

#: Forced disconnects.
DISCONNECTS: Final = count("POLNOC_DISCONNECTS", 60)
#: Deeds at each table, after each of which nobody whose page is up to date may be told anything.
UP_TO_DATE: Final = count("POLNOC_UP_TO_DATE", 1)

#: Answers that must be refused.
REFUSALS: Final = count("POLNOC_REFUSALS", 10_000)

#: Texts that would be a script, if they were not only a text: a part of all that there are, or all and more.
PAYLOADS: Final = count("POLNOC_PAYLOADS", 40)

#: Strange values in every hole of every address, at the game with the smallest pages; elsewhere fewer.
STRANGE_VALUES: Final = count("POLNOC_STRANGE_VALUES", 3)

#: Fuzzing: forms, requests to the live socket, frames sent to it.
FUZZED_FORMS: Final = count("POLNOC_FUZZED_FORMS", 240)
FUZZED_SOCKETS: Final = count("POLNOC_FUZZED_SOCKETS", 120)

#: Games at which every request about a table or a game is tried in every role; they take turns.
GAMES_A_ROUTE: Final = count("POLNOC_GAMES_A_ROUTE", 1)

#: Whether what takes turns among games (proofs of every route, frozen tables, lessons) is done for all.
EVERY_GAME: Final = count("POLNOC_EVERY_GAME", 0)
