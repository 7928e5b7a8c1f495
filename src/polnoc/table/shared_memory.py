"""Small values that all processes of a server can read, each written by one of them.

>>> values = SharedValues(2)
>>> values.write(1, b"open")
>>> values.read(0), values.read(1)
(b'', b'open')
"""

from __future__ import annotations

import mmap
import os
import struct
import weakref
import zlib
from typing import Final

#: The largest value, in bytes, including its header.
VALUE_BYTES: Final = 4_096
#: The length of a value and its checksum.
_HEAD: Final = struct.Struct("<II")


class SharedValues:
    """Values in shared memory: shared with processes that are forked later, and those that get its `handle`.

    There is no lock: a value that is read while it is being written fails its checksum and is read as
    empty, as is one whose writer has died halfway.
    """

    def __init__(self, count: int, handle: int = -1) -> None:
        self.count = count
        if handle < 0 and hasattr(os, "memfd_create"):
            handle = os.memfd_create("polnoc")
            os.ftruncate(handle, count * VALUE_BYTES)
            weakref.finalize(self, os.close, handle).atexit = False
        #: What another process needs to share the values; -1 where only forked processes can.
        self.handle = handle
        self._memory = mmap.mmap(handle, count * VALUE_BYTES)

    def write(self, number: int, value: bytes) -> None:
        """Replace a value; ValueError if it is too large."""
        if len(value) > VALUE_BYTES - _HEAD.size:
            raise ValueError(f"a shared value has at most {VALUE_BYTES - _HEAD.size} bytes")
        start = number * VALUE_BYTES
        self._memory[start + _HEAD.size : start + _HEAD.size + len(value)] = value
        self._memory[start : start + _HEAD.size] = _HEAD.pack(len(value), zlib.crc32(value))

    def version(self, number: int) -> bytes:
        """The header of a value, which differs whenever the value changes."""
        start = number * VALUE_BYTES
        return self._memory[start : start + _HEAD.size]

    def read(self, number: int) -> bytes:
        """A value; empty if there is none."""
        start = number * VALUE_BYTES
        length, checksum = _HEAD.unpack(self.version(number))
        value = self._memory[start + _HEAD.size : start + _HEAD.size + min(length, VALUE_BYTES)]
        return value if zlib.crc32(value) == checksum else b""
