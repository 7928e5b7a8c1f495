"""Decode JSON from strangers: nested to a fixed depth, whatever release of Python reads it.

How deep a decoder can follow depends on the release and on the stack of the thread. What one process has
accepted, another one could not read again; so the limit is ours.
"""

from __future__ import annotations

import re
from typing import Final, TypeVar

import msgspec

T = TypeVar("T")

#: Objects and arrays may be nested to this depth; ours need less than ten.
DEPTH_LIMIT: Final = 64

_TOKEN: Final = re.compile(rb'"(?:[^"\\]+|\\.)*"?|[\[\]{}]', re.DOTALL)
_OPENING: Final = (b"[", b"{")
_CLOSING: Final = (b"]", b"}")


class NestedTooDeeply(ValueError):
    """JSON whose objects and arrays are nested deeper than the limit."""


def decode_json(raw: bytes, kind: type[T]) -> T:
    """A value of this type. Raises NestedTooDeeply, and the errors of `msgspec.json.decode`.

    >>> decode_json(b'[1, 2]', list[int])
    [1, 2]
    >>> decode_json(b'[' * 65 + b']' * 65, list)
    Traceback (most recent call last):
    polnoc.engine.safe_json.NestedTooDeeply: it is nested too deeply
    """
    if _is_too_deep(raw):
        raise NestedTooDeeply("it is nested too deeply")
    return msgspec.json.decode(raw, type=kind)


def _is_too_deep(raw: bytes) -> bool:
    depth = 0
    for token in _TOKEN.finditer(raw):
        found = token.group()
        if found in _OPENING:
            depth += 1
            if depth > DEPTH_LIMIT:
                return True
        elif found in _CLOSING:
            depth -= 1
    return False
