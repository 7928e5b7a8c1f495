"""How much is tried. Every count is an environment variable, so a release run is the same command:

    POLNOC_LEAK_PAIRS=20000000 POLNOC_LEAK_CANARIES=2000 pytest tests/leaks

What stands here catches every planted leak, and is little enough for every change.
"""

from __future__ import annotations

import os
from typing import Final


def count(name: str, otherwise: int) -> int:
    """A count from the environment."""
    return int(os.environ.get(name, str(otherwise)))


#: H1: positions dealt anew, and after how many of them everything is asked for over HTTP.
PAIRS: Final = count("POLNOC_LEAK_PAIRS", 100_000)
PAIRS_A_BATTERY: Final = count("POLNOC_LEAK_PAIRS_A_BATTERY", 5_000)
#: H1: games played beside a twin, and those of them played over real sockets.
TWINS: Final = count("POLNOC_LEAK_TWINS", 48)
SOCKET_TWINS: Final = count("POLNOC_LEAK_SOCKET_TWINS", 3)
#: H2: games through a server in a process of its own.
CANARIES: Final = count("POLNOC_LEAK_CANARIES", 24)
#: H6: answers after which a free undo is offered or not.
UNDOS: Final = count("POLNOC_LEAK_UNDOS", 50_000)
#: H7: choices that the table asks bots for, in two worlds each.
CHOICES: Final = count("POLNOC_LEAK_CHOICES", 1_000)
