"""What happened, told as a message key with arguments and an audience.

Sentences are made at the edge, in the reader's language; the engine never
writes one. An event that carries a secret is told twice: to its owner with
the secret, to the others without.
"""

from collections.abc import Iterable
from typing import Any

from polnoc.engine.seats import EVERYONE, may_see

#: What an event or a refusal may carry: numbers, names of keys, lists of numbers.
Args = dict[str, object]


class Event:
    """One fact: `key` names the message, `args` fill it, `audience` may read it."""

    __slots__ = ("args", "audience", "key")

    def __init__(self, key: str, args: Args, audience: int) -> None:
        self.key = key
        self.args = args
        self.audience = audience

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.args!r}, {self.audience!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return (self.key, self.args, self.audience) == (other.key, other.args, other.audience)

    __hash__ = None  # type: ignore[assignment]


#: Where rules write what happened.
Out = list[Event]


def tell(out: Out, key: str, /, **args: object) -> None:
    """Say what happened, to everybody.

    No argument of an event may have the name of a parameter here: compiled by mypyc it would be lost.
    """
    out.append(Event(key, args, EVERYONE))
    if type(out) is not list:
        _record(out)


def mark_moment(out: Out) -> None:
    """Mark that all events so far have happened, so that a recording copies the position now.

    `tell` does this by itself. Rules that append events call it between two things that follow each other,
    and rules that tell what is about to happen call it once that has happened.
    """
    if type(out) is not list:
        _record(out)


def _record(out: Any) -> None:
    out.record()


def seen_by(events: Iterable[Event], seat: int) -> list[Event]:
    """The events that `seat` may read, in order."""
    return [event for event in events if may_see(event.audience, seat)]
