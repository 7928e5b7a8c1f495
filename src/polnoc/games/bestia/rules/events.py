"""Telling a side what happened.

No argument of an event may be called like a parameter here: compiled by mypyc it would be lost.
"""

from __future__ import annotations

from typing import Final

from polnoc.engine.events import Event, Out, mark_moment
from polnoc.games.bestia.state import Bestia
from polnoc.games.bestia.terms import BEAST

#: Stands for all hunters where a side is meant.
HUNTERS: Final = 1


def tell_side(position: Bestia, out: Out, whose: int, key: str, /, **args: object) -> None:
    """Something that only one side may know: the Beast, or all hunters."""
    out.append(Event(key, args, 1 if whose == BEAST else position.terms.team))
    mark_moment(out)


def tell_others(position: Bestia, out: Out, whose: int, key: str, /, **args: object) -> None:
    """What everybody but one side is told."""
    out.append(Event(key, args, ~1 if whose == BEAST else ~position.terms.team))
    mark_moment(out)


def tell_players(position: Bestia, out: Out, key: str, /, **args: object) -> None:
    """What all players may know, but nobody who only watches."""
    out.append(Event(key, args, 1 | position.terms.team))
    mark_moment(out)
