"""How several people together make the seed of a game.

The server fixes a secret and publishes its SHA-256 before anybody sits down. The browser of each person adds
a part of its own. All parts are promised, again by their SHA-256, before the first of them is shown; so
neither the server nor any player can choose the dice, not even the one who shows a part last. Whoever has all
parts can recompute the seed:

>>> server, mine, yours = Seed("0" * 64), "1" * 64, "2" * 64
>>> Deal(server, parts=(mine, yours)).seed == Deal(server, parts=(mine, "3" * 64)).seed
False
>>> Deal(server).seed == server  # nobody added anything
True
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from typing import Final

from polnoc.engine.chance import Seed

_PART: Final = re.compile(r"[0-9a-f]{64}")


class BadPart(ValueError):
    """Something that cannot be a part of a seed."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The server's secret, how often it was dealt before, and the part of each seat; empty: it added none."""

    server: Seed
    number: int = 0
    parts: tuple[str, ...] = ()

    @property
    def seed(self) -> Seed:
        """The seed of the game: the server's secret if this is the first deal and nobody added to it."""
        if not self.number and not any(self.parts):
            return self.server
        text = ":".join([self.server.text, str(self.number), *self.parts])
        return Seed(hashlib.sha256(text.encode()).hexdigest())


def check_part(part: str) -> str:
    """Return a part if it has 64 hexadecimal digits, as many as a seed; BadPart if not."""
    if not _PART.fullmatch(part):
        raise BadPart("a part of a seed has 64 hexadecimal digits")
    return part


def promise_of(part: str) -> str:
    """What is published about a part before it is shown: its SHA-256."""
    return hashlib.sha256(part.encode()).hexdigest()
