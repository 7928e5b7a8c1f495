"""Rules that always ask somebody: the Beast, or whoever does what an effect says."""

from __future__ import annotations

from polnoc.engine.frames import Frame
from polnoc.engine.seats import ONE
from polnoc.games.bestia.state import Bestia
from polnoc.games.bestia.terms import BEAST


class BeastFrame(Frame):
    """A rule that always asks the Beast."""

    __slots__ = ()

    def asked(self, position: Bestia) -> tuple[int, ...]:
        return ONE[BEAST]


class ActorFrame(Frame):
    """A rule that always asks the player of its actor."""

    __slots__ = ()

    #: A field of every such frame.
    actor: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        return ONE[position.terms.seat_of[self.actor]]
