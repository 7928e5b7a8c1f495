"""Events: there is one seat, and whoever watches sees the same table."""

from __future__ import annotations

from polnoc.engine.events import Event, Out
from polnoc.engine.seats import EVERYONE


def tell(out: Out, key: str, **args: object) -> None:
    """Say what happened."""
    out.append(Event(key, args, EVERYONE))
