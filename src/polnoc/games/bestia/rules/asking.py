"""Base classes of rules that always ask the same player: the Beast, or whoever carries out an effect."""

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
    """A rule that always asks the player who controls its actor."""

    __slots__ = ()

    #: Every subclass has this field.
    actor: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        return ONE[position.terms.seat_of[self.actor]]
