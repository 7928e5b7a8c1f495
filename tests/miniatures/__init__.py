"""Miniature games: the engine's contract, tested with the kinds of rules that real games have.

- `sealed_duels`  sealed plans of several seats at once, then a chain of duels
- `ambush`        reactions inside a search, three rules deep, windows opened by public facts only
- `walker`        hidden movement over many turns
- `copycat`       effects as data, cards that copy cards
- `solo`          one player against a script, weighted chance, actions at any time
- `heap`          rules of two versions, both of which can be played
"""

from __future__ import annotations

from typing import Final

from polnoc.engine.game import AnyGame
from tests.miniatures.ambush import AmbushGame
from tests.miniatures.copycat import CopycatGame
from tests.miniatures.heap import HeapGame
from tests.miniatures.sealed_duels import SealedDuels
from tests.miniatures.solo import SoloGame
from tests.miniatures.walker import WalkerGame

MINIATURES: Final[tuple[AnyGame, ...]] = (
    SealedDuels(),
    AmbushGame(),
    WalkerGame(),
    CopycatGame(),
    SoloGame(),
    HeapGame(),
)
