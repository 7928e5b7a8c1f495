"""Hostile packs are refused with clear errors, and never break a check. A release tries hundreds."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from tests.packs.hostile import GAMES, check_hostile

#: The number of packs of each game.
PACKS = int(os.environ.get("POLNOC_HOSTILE_PACKS", "20"))


@pytest.mark.parametrize("game", GAMES)
def test_hostile_packs_are_refused(game: str) -> None:
    tally: Counter[str] = Counter()
    for number in range(PACKS):
        check_hostile(game, number, tally)
    assert tally.total() == PACKS
    assert tally["refused"] > PACKS // 2
