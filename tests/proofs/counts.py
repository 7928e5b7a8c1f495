"""How much the proofs do. Every count is an environment variable, so a release run is the same command:

    POLNOC_SERVER_KILLS=200 POLNOC_SERVER_ACKS=500 pytest tests/proofs/test_kills.py

All games and numbers of players take turns within each count (`tests/proofs/cases.py`). The defaults are
large enough to catch the planted faults and small enough to run on every change.
"""

from __future__ import annotations

import os
from typing import Final


def count(name: str, otherwise: int) -> int:
    """Read a count from the environment."""
    return int(os.environ.get(name, str(otherwise)))


#: How often a server is killed, and how many answers it acknowledges before each kill; the same on
#: PostgreSQL; the same for a server of two processes.
SERVER_KILLS: Final = count("POLNOC_SERVER_KILLS", 2)
SERVER_ACKS: Final = count("POLNOC_SERVER_ACKS", 80)
POSTGRES_KILLS: Final = count("POLNOC_POSTGRES_KILLS", 1)
POSTGRES_ACKS: Final = count("POLNOC_POSTGRES_ACKS", 60)
PROCESS_KILLS: Final = count("POLNOC_PROCESS_KILLS", 1)
PROCESS_ACKS: Final = count("POLNOC_PROCESS_ACKS", 60)

#: Moves that are each sent two to five times at once; the same between two servers on PostgreSQL.
DOUBLE_MOVES: Final = count("POLNOC_DOUBLE_MOVES", 80)
DOUBLE_MOVES_APART: Final = count("POLNOC_DOUBLE_MOVES_APART", 40)

#: Questions to which eight writers give conflicting answers at once; between two servers; seat claims.
CONFLICTS: Final = count("POLNOC_CONFLICTS", 40)
CONFLICTS_APART: Final = count("POLNOC_CONFLICTS_APART", 20)
CLAIMS: Final = count("POLNOC_CLAIMS", 6)

#: Faults during a game between two servers, and the answers acknowledged before each.
HISTORY_FAULTS: Final = count("POLNOC_HISTORY_FAULTS", 3)
HISTORY_ACKS: Final = count("POLNOC_HISTORY_ACKS", 30)

#: Rounds of two to six answers at tables of several processes on one connection.
PIPELINES: Final = count("POLNOC_PIPELINES", 8)

#: Answers at each table whose pages are updated by sockets alone, between two servers or processes;
#: 0 plays to the end of the game.
LIVE_ANSWERS: Final = count("POLNOC_LIVE_ANSWERS", 10)

#: Tables that one version plays and the next version opens: unfinished, finished. Then the number of
#: upgrades: three try every kind of change on every game. Then whether to try them on PostgreSQL too (rolling
#: upgrades always run there).
UPGRADE_OPEN: Final = count("POLNOC_UPGRADE_OPEN", 4)
UPGRADE_FINISHED: Final = count("POLNOC_UPGRADE_FINISHED", 4)
UPGRADE_ROTATIONS: Final = count("POLNOC_UPGRADE_ROTATIONS", 1)
UPGRADE_POSTGRES: Final = count("POLNOC_UPGRADE_POSTGRES", 0)

#: Answers at each table between an old and a new server, and whether to try every number of players.
ROLLING_ANSWERS: Final = count("POLNOC_ROLLING_ANSWERS", 12)
ROLLING_ALL: Final = count("POLNOC_ROLLING_ALL", 0)

#: Forced disconnects.
DISCONNECTS: Final = count("POLNOC_DISCONNECTS", 60)
#: Actions at each table after each of which an up-to-date page must be sent nothing.
UP_TO_DATE: Final = count("POLNOC_UP_TO_DATE", 1)

#: Answers that must be refused.
REFUSALS: Final = count("POLNOC_REFUSALS", 10_000)

#: Texts that would run as script if not escaped: a sample of the known ones, or all of them and mixtures.
PAYLOADS: Final = count("POLNOC_PAYLOADS", 40)

#: Strange values in every placeholder of every path, at the game with the smallest pages; fewer elsewhere.
STRANGE_VALUES: Final = count("POLNOC_STRANGE_VALUES", 3)

#: Fuzzing: forms, live-socket requests, frames sent to the live socket.
FUZZED_FORMS: Final = count("POLNOC_FUZZED_FORMS", 240)
FUZZED_SOCKETS: Final = count("POLNOC_FUZZED_SOCKETS", 120)

#: Games, in rotation, at which every request about a table or a game is tried in every role.
GAMES_A_ROUTE: Final = count("POLNOC_GAMES_A_ROUTE", 1)

#: Whether to try all games where normally they rotate (proofs of every route, frozen tables, lessons).
EVERY_GAME: Final = count("POLNOC_EVERY_GAME", 0)
