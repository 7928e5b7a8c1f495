"""What cards are made of, as packs write them: records, effects, lasting effects.

A game's `cards.py` has its vocabulary: a class for each kind of effect, which a pack names by
`do = "heal"`, and their union `AnyEffect`. Whatever is done, said or drawn for each kind stands in a table
that `complete` makes, so that no kind can be forgotten. `docs/add-an-effect.md` says what a new one touches.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, TypeVar, get_args

import msgspec

from polnoc.engine.pack_types import ID_PATTERN

T = TypeVar("T")

Id = Annotated[str, msgspec.Meta(pattern=ID_PATTERN, max_length=40)]
Count = Annotated[int, msgspec.Meta(ge=0, le=40)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=40)]


def kebab(name: str) -> str:
    """The name of a class as packs write it.

    >>> kebab("LoseHealth")
    'lose-health'
    """
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


class Record(msgspec.Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True):
    """A thing in a pack."""


class Effect(Record, frozen=True, kw_only=True, tag_field="do", tag=kebab):
    """Something that happens once."""


class Amount(Effect, frozen=True, kw_only=True):
    """An effect with a figure, such as `{ do = "heal", n = 2 }`."""

    n: Positive


class Lasting(Record, frozen=True, kw_only=True, tag_field="is", tag=kebab):
    """Something that holds as long as what it stands on is in play."""


class LastingAmount(Lasting, frozen=True, kw_only=True):
    """A lasting effect with a figure."""

    n: Positive


def tag(record: msgspec.Struct) -> str:
    """What packs call a kind of effect."""
    return str(record.__struct_config__.tag)


def parts(thing: object) -> Iterator[object]:
    """Everything inside a record, itself first: effects, branches of effects, lasting effects."""
    if isinstance(thing, msgspec.Struct):
        yield thing
        for name in thing.__struct_fields__:
            yield from parts(getattr(thing, name))
    elif isinstance(thing, tuple):
        for item in thing:
            yield from parts(item)


def complete(vocabulary: object, entries: Mapping[type[Any], T]) -> dict[type[Any], T]:
    """A table with an entry for every kind of effect, and for nothing else; LookupError names what is wrong.

    >>> complete(int | str, {int: "a number"})
    Traceback (most recent call last):
    LookupError: no entry for str
    """
    kinds = get_args(vocabulary)
    missing = [kind.__name__ for kind in kinds if kind not in entries]
    strange = [kind.__name__ for kind in entries if kind not in kinds]
    if missing:
        raise LookupError(f"no entry for {', '.join(missing)}")
    if strange:
        raise LookupError(f"no effect of this game: {', '.join(strange)}")
    return dict(entries)
