"""STAT: status effects: what lasts until something ends it, whatever card it came from."""

from __future__ import annotations

from polnoc.engine.events import Out, tell
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import Op


def begin_status(position: FinalGirl, op: Op, out: Out) -> None:
    """STAT-01: its lasting effects come into play; one that is in play already is not doubled."""
    number = op.n
    if number in position.statuses:
        return
    position.statuses = (*position.statuses, number)
    position.add_lasting(position.terms.statuses[number].lasting)
    tell(out, "status", status=number)


def end_status(position: FinalGirl, op: Op, out: Out) -> None:
    """STAT-02: an effect ends it."""
    id = op.effect.status
    end_these(position, [n for n in position.statuses if position.terms.statuses[n].id == id], out)


def end_these(position: FinalGirl, numbers: list[int], out: Out) -> None:
    """These status effects leave play."""
    for number in numbers:
        position.statuses = tuple([other for other in position.statuses if other != number])
        position.drop_lasting(position.terms.statuses[number].lasting)
        tell(out, "status-over", status=number)
