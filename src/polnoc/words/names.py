"""Names of people in sentences: left out of what is remembered, and put back when it is said."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final


class Name(str):
    """A display name. Sentences hold it as it is, so what is said of one person need not be made anew for
    another: `Words` remembers sentences with the names left out."""

    __slots__ = ()


#: Stands in a remembered sentence for the first name in it, the next for the second, …
_MARK: Final = 0xE000
_MARKS: Final = re.compile("[\ue000-\ue0ff]")

#: Arguments of these kinds cannot be remembered as they are.
MAY_HOLD_NAMES: Final = frozenset((Name, list, tuple))


def without_names(value: Any, names: list[str]) -> object:
    """An argument of these kinds as something that can be remembered.

    Names of people go to `names`, and a mark stands for each.
    """
    if type(value) is Name:
        return _marked(value, names)
    return tuple([_marked(item, names) if type(item) is Name else str(item) for item in value])


def _marked(name: str, names: list[str]) -> str:
    names.append(name)
    return chr(_MARK + len(names) - 1)


def put_names_in(said: str, names: Sequence[str]) -> str:
    """A remembered sentence with its names; a sign that only looks like a mark stays what it is."""
    if len(names) == 1 or not _MARKS.search("".join(names)):  # nearly always, and much faster
        for number, one in enumerate(names, _MARK):
            said = said.replace(chr(number), one)
        return said

    def name(mark: re.Match[str]) -> str:
        number = ord(mark[0]) - _MARK
        return names[number] if number < len(names) else mark[0]

    return _MARKS.sub(name, said)
