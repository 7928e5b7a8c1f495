"""Entries of the durable log of a table, of several kinds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

#: `undo` and `ask-undo` are only in logs of earlier versions: they took back everything that anybody had
#: answered since. `take-back` and `ask-take-back` keep others' answers that do not depend on it.
Kind = Literal[
    "answer",
    "take-back",
    "ask-take-back",
    "undo",
    "ask-undo",
    "allow-undo",
    "refuse-undo",
    "promise",
    "part",
    "begin",
    "deal-anew",
]


@dataclass(slots=True)
class Entry:
    """One entry of the durable log."""

    kind: Kind
    seat: int
    text: str
    key: str
    #: Its outcome (see `polnoc.records.entry_outcomes`).
    outcome: bytes = b""
    #: When it was stored, in milliseconds since 1970.
    at: int = 0
    #: The seats that are asked after it, while the game goes on.
    asked: tuple[int, ...] | None = None
