"""`polnoc` at which people are asked everything: no question passes by itself, as a program of its own.

python -m tests.browser.always_asking serve
"""

from __future__ import annotations

import sys

from polnoc.cli import main
from polnoc.engine.actions import Action
from polnoc.table import bot_driver
from polnoc.table.rooms import Room


def nothing_is_obvious(room: Room, seat: int) -> Action | None:
    return None


if __name__ == "__main__":
    vars(bot_driver)["obvious_answer"] = nothing_is_obvious
    sys.exit(main())
