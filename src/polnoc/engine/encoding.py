"""Views as numbers, for learning: a fixed number of bytes in named blocks.

A game with a `layout` turns a view of a player into that many bytes (`game.encode(view)`). A byte stands for
the number `byte / scale` of its block: learners keep bytes and divide once, in a batch.

>>> layout = Layout("hunt_v1", (Block("hand", 3, 1, "cards that I hold, by number"), Block("points", 2, 10)))
>>> layout.size, layout.offsets["points"], layout.scales()
(5, slice(3, 5, None), [1.0, 1.0, 1.0, 10.0, 10.0])
>>> layout.named(bytes([0, 1, 1, 5, 0]))
{'hand': [0.0, 1.0, 1.0], 'points': [0.5, 0.0]}
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from polnoc.engine.views import View

#: The largest value of a byte. Counts beyond it are written as this, so nothing ever wraps around.
MOST: Final = 255
#: This is added to numbers that may be negative; the byte 0 means "no number".
ZERO: Final = 17
#: Words, such as why a game ended, get numbers below this.
_WORDS: Final = 200


class Block(NamedTuple):
    """Some bytes of an encoding that belong together; the number meant is `byte / scale`."""

    name: str
    size: int
    scale: float = 1
    #: What the bytes mean, for the page of all encodings.
    meaning: str = ""


class Layout:
    """The blocks of an encoding in order. A change of anything but the text of meanings needs a new `id`."""

    def __init__(self, id: str, blocks: Sequence[Block]) -> None:
        self.id: Final = id
        self.blocks: Final = tuple(blocks)
        #: By name of a block: where its bytes are.
        self.offsets: Final[dict[str, slice]] = {}
        size = 0
        for block in blocks:
            if block.name in self.offsets:
                raise ValueError(f"layout '{id}': two blocks are called '{block.name}'")
            if block.size < 1 or block.scale <= 0:
                raise ValueError(f"layout '{id}': size and scale of '{block.name}' must be above 0")
            self.offsets[block.name] = slice(size, size + block.size)
            size += block.size
        #: How many bytes an encoding has.
        self.size: Final = size
        #: SHA-256 of the id and the blocks, to say which layout some weights were learned with. The text
        #: of meanings may be improved, so it does not count.
        self.fingerprint: Final = _fingerprint(id, self.blocks)

    def start(self, name: str) -> int:
        """Where the first byte of a block is."""
        start: int = self.offsets[name].start
        return start

    def scales(self) -> list[float]:
        """The scale of every byte."""
        return [float(block.scale) for block in self.blocks for _ in range(block.size)]

    def named(self, encoding: bytes) -> dict[str, list[float]]:
        """The numbers of an encoding by block, for people to read."""
        if len(encoding) != self.size:
            raise ValueError(
                f"an encoding of '{self.id}' has {self.size} bytes, this one has {len(encoding)}"
            )
        found: dict[str, list[float]] = {}
        for block in self.blocks:
            start = self.start(block.name)
            found[block.name] = [value / block.scale for value in encoding[start : start + block.size]]
        return found


def _fingerprint(id: str, blocks: Sequence[Block]) -> str:
    plain = [id, *[(block.name, block.size, float(block.scale)) for block in blocks]]
    return hashlib.sha256(msgspec.json.encode(plain)).hexdigest()


def own_seat(view: View, players: int) -> int:
    """The seat whose view this is; ValueError if it is a watcher's: there is no seat to count from."""
    seat: int = view["seat"]
    if seat >= players:
        raise ValueError("the view of a watcher cannot be encoded: it has no seat to count from")
    return seat


def byte(value: int) -> int:
    """A count as a byte; counts out of range become the nearest value.

    >>> byte(7), byte(300), byte(-1)
    (7, 255, 0)
    """
    return MOST if value > MOST else max(value, 0)


def put(data: bytearray, start: int, counts: Sequence[int]) -> None:
    """Write counts side by side.

    >>> data = bytearray(4)
    >>> put(data, 1, [7, 300, -1])
    >>> list(data)
    [0, 7, 255, 0]
    """
    try:
        data[start : start + len(counts)] = bytes(counts)
    except ValueError:  # one is out of range, which is rare
        data[start : start + len(counts)] = bytes([byte(count) for count in counts])


def put_set(data: bytearray, start: int, bits: int, value: int = 1) -> None:
    """Write a set of numbers, given as bits: `value` at the place of each.

    >>> data = bytearray(4)
    >>> put_set(data, 0, 0b1010)
    >>> list(data)
    [0, 1, 0, 1]
    """
    while bits:
        low = bits & -bits
        data[start + low.bit_length() - 1] = value
        bits ^= low


def put_numbers(data: bytearray, start: int, size: int, values: Sequence[object]) -> None:
    """Write any numbers in order, as many as there is room for, each as `signed` does; 0: no number.

    >>> data = bytearray(5)
    >>> put_numbers(data, 0, 4, [3, (-1, 2)])
    >>> list(data)
    [20, 19, 16, 19, 0]
    """
    numbers = [signed(number) for number in flat(values)[:size]]
    data[start : start + len(numbers)] = bytes(numbers)


def put_details(data: bytearray, start: int, size: int, frames: Sequence[dict[str, Any]]) -> None:
    """Write the numbers of some rules in progress as a view shows them, `size` for each, by their names.

    >>> data = bytearray(6)
    >>> put_details(data, 0, 3, [{"rule": "Bid", "most": 3}, {"rule": "Turn", "seat": 2, "cards": [4]}])
    >>> list(data)
    [20, 0, 0, 18, 21, 19]
    """
    for nth, frame in enumerate(frames):
        if len(frame) > 1:
            said = [frame[name] for name in sorted(frame) if name != "rule"]
            put_numbers(data, start + nth * size, size, said)


def signed(number: int) -> int:
    """A number from -16 to 238 as a byte that is not 0; numbers out of range become the nearest value."""
    return min(max(number + ZERO, 1), MOST)


def flat(values: Sequence[object]) -> list[int]:
    """Values as numbers: a list with its length first, a word as a number made from it, None as -1."""
    numbers: list[int] = []
    for value in values:
        if isinstance(value, int):
            numbers.append(value)
        elif isinstance(value, (list, tuple)):
            numbers.append(len(value))
            numbers += flat(value)
        else:
            numbers.append(-1 if value is None else zlib.crc32(str(value).encode()) % _WORDS)
    return numbers
