"""Bots with one fault each, for worker processes, which import them by name.

The level selects the fault of a choice, the seed that of a piece of advice; anything else is answered
properly.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from typing import Final

from polnoc.bots.advice import Advice, Reason
from polnoc.engine.packs import PackText
from polnoc.engine.views import View
from polnoc.games import Pin
from polnoc.table.bot_pool import Minds

#: What can go wrong, apart from taking forever.
FAULTS: Final = ("dies", "leaves", "raises", "nonsense", "not-json", "wrong-type", "floods", "eats-memory")

#: If the memory limit does not work, the greedy bot stops here, in bytes, and its test fails.
ENOUGH: Final = 2 << 30


def choose(pin: Pin, level: str, view: View, offered: list[str], seed: str) -> object:
    """Return the first option, unless the level is a fault."""
    return go_wrong(level) or offered[0]


def advise(pin: Pin, view: View, offered: list[str], seed: str) -> object:
    """Return the first option with a reason, unless the seed is a fault."""
    wrong = go_wrong(seed)
    if isinstance(wrong, str):
        return Advice(wrong, ())
    return wrong or Advice(offered[0], (Reason("advice-any", {}),))


def check_packs(game: str, packs: Sequence[PackText]) -> object:
    """Find no mistakes, unless the text of the first pack is a fault."""
    return go_wrong(packs[0].text) or []


def go_wrong(fault: str) -> object:
    """Cause a fault; return None if there is none of this name."""
    if fault == "hangs":
        time.sleep(100_000)
    if fault == "burns":
        while True:
            pass
    if fault == "dies":
        os._exit(3)
    if fault == "leaves":
        raise SystemExit
    if fault == "raises":
        raise LookupError("a secret that nobody should read in a log")
    if fault == "eats-memory":
        eaten = []
        for _ in range(ENOUGH >> 24):
            eaten.append(bytearray(1 << 24))
    answers: dict[str, object] = {
        "nonsense": "fly 3",
        "not-json": object(),
        "wrong-type": {"action": ["name 7"]},
        "floods": "name 7" * 100_000,
    }
    return answers.get(fault)


PLANTED: Final = Minds(choose, advise, check_packs)
