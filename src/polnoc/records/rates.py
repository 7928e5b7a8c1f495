"""Shares of games, with intervals that say how little a few games prove.

All intervals are 95 %.

>>> rate = wilson(50, 100)
>>> rate.share, round(rate.low, 4), round(rate.high, 4)
(0.5, 0.4038, 0.5962)
"""

from __future__ import annotations

import math
from typing import Final

import msgspec

#: How many standard deviations a 95 % interval reaches to each side.
Z: Final = 1.9599639845400536


class Rate(msgspec.Struct, frozen=True):
    """A share of games with its interval."""

    won: int
    of: int
    share: float
    low: float
    high: float


def wilson(won: int, of: int, effective: float | None = None) -> Rate:
    """A rate with Wilson's interval; `effective` is how many independent games `of` are worth."""
    share, games = won / of, effective or of
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    middle = share + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    low = (middle - spread) / scale if won else 0.0  # exact at the ends, despite floating point
    high = (middle + spread) / scale if won < of else 1.0
    return Rate(won, of, share, low, high)


def in_words(rate: Rate) -> str:
    """A rate with its interval: `53.4 % (52.9 to 53.9) of 40000`."""
    return f"{100 * rate.share:.1f} % ({100 * rate.low:.1f} to {100 * rate.high:.1f}) of {rate.of}"
