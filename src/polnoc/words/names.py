"""Names of people in sentences: left out of cached sentences, and put back on output."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final


class Name(str):
    """A display name. Sentences contain it unchanged, so a sentence about one person can be reused for
    another: `Words` caches sentences with the names left out."""

    __slots__ = ()


#: Placeholders in a cached sentence for its first name, its second, …
_FIRST_MARK: Final = 0xE000
_MARKS: Final = [chr(number) for number in range(_FIRST_MARK, _FIRST_MARK + 256)]
_ANY_MARK: Final = re.compile("[\ue000-\ue0ff]")

#: Arguments of these types cannot be cached unchanged.
MAY_HOLD_NAMES: Final = frozenset((Name, list, tuple))


def without_names(values: Iterable[Any], names: list[str]) -> list[object]:
    """Turn arguments into cacheable ones.

    Names of people are appended to `names` and replaced by placeholders.
    """
    found: list[Any] = list(values)
    for place, value in enumerate(found):
        kind = type(value)
        if kind is Name:
            found[place] = _MARKS[len(names)]
            names.append(value)
        elif kind is list or kind is tuple:
            found[place] = tuple([_marked(item, names) for item in value])
    return found


def _marked(item: Any, names: list[str]) -> str:
    """The placeholder for a name, or any other item as a string."""
    if type(item) is not Name:
        return str(item)
    names.append(item)
    return _MARKS[len(names) - 1]


def put_names_in(said: str, names: Sequence[str]) -> str:
    """Put names into a cached sentence; a character that only looks like a placeholder is kept."""
    if len(names) == 1:
        return said.replace(_MARKS[0], names[0])
    if not _ANY_MARK.search("".join(names)):  # nearly always, and much faster
        for mark, name in zip(_MARKS, names, strict=False):
            said = said.replace(mark, name)
        return said

    def named(mark: re.Match[str]) -> str:
        number = ord(mark[0]) - _FIRST_MARK
        return names[number] if number < len(names) else mark[0]

    return _ANY_MARK.sub(named, said)
