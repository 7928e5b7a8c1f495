"""Names of people in sentences: left out of what is remembered, and put back when it is said."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final


class Name(str):
    """A display name. Sentences hold it as it is, so what is said of one person need not be made anew for
    another: `Words` remembers sentences with the names left out."""

    __slots__ = ()


#: Stand in a remembered sentence for the first name in it, for the second, …
_FIRST_MARK: Final = 0xE000
_MARKS: Final = [chr(number) for number in range(_FIRST_MARK, _FIRST_MARK + 256)]
_ANY_MARK: Final = re.compile("[\ue000-\ue0ff]")

#: Arguments of these kinds cannot be remembered as they are.
MAY_HOLD_NAMES: Final = frozenset((Name, list, tuple))


def without_names(values: Iterable[Any], names: list[str]) -> list[object]:
    """Arguments as something that can be remembered.

    Names of people go to `names`, and a mark stands for each.
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
    """The mark for a name, or what else stands there in words."""
    if type(item) is not Name:
        return str(item)
    names.append(item)
    return _MARKS[len(names) - 1]


def put_names_in(said: str, names: Sequence[str]) -> str:
    """A remembered sentence with its names; a sign that only looks like a mark stays what it is."""
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
