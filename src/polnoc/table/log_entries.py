"""What stands in the durable log of a table: entries of several kinds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

#: `undo` and `ask-undo` stand in logs of earlier versions only: they took back everything that anybody had
#: answered since. `take-back` and `ask-take-back` leave others what does not depend on it.
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
    """One line of the durable log."""

    kind: Kind
    seat: int
    text: str
    key: str
    #: What came of it: see `polnoc.records.entry_outcomes`.
    outcome: bytes = b""
    #: When it was stored, in milliseconds since 1970.
    at: int = 0
    #: The seats that are asked after it, as long as the game goes on.
    asked: tuple[int, ...] | None = None
