"""Tell one side what happened.

No argument of an event may have the name of a parameter here: mypyc would lose it.
"""

from __future__ import annotations

from typing import Final

from polnoc.engine.events import Event, Out, mark_moment
from polnoc.games.bestia.state import Bestia
from polnoc.games.bestia.terms import BEAST

#: As a side: all hunters.
HUNTERS: Final = 1


def tell_side(position: Bestia, out: Out, whose: int, key: str, /, **args: object) -> None:
    """Tell something that only one side may know: the Beast, or all hunters."""
    out.append(Event(key, args, 1 if whose == BEAST else position.terms.team))
    mark_moment(out)


def tell_others(position: Bestia, out: Out, whose: int, key: str, /, **args: object) -> None:
    """Tell everybody except one side, spectators included."""
    out.append(Event(key, args, ~1 if whose == BEAST else ~position.terms.team))
    mark_moment(out)


def tell_players(position: Bestia, out: Out, key: str, /, **args: object) -> None:
    """Tell all players, but not spectators."""
    out.append(Event(key, args, 1 | position.terms.team))
    mark_moment(out)
