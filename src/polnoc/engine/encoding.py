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
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

#: The largest value of a byte. Counts beyond it are written as this, so nothing ever wraps round.
MOST: Final = 255


class Block(NamedTuple):
    """Some bytes of an encoding that belong together; the number meant is `byte / scale`."""

    name: str
    size: int
    scale: float = 1
    #: What the bytes say, for the page of all encodings.
    meaning: str = ""


class Layout:
    """The blocks of an encoding in order. A change of anything but the meanings' words needs a new `id`."""

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
        #: SHA-256 of the id and the blocks, to say which layout some weights were learned with. What
        #: the meanings say may be put better, so it does not count.
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
        return {
            block.name: [byte / block.scale for byte in encoding[self.offsets[block.name]]]
            for block in self.blocks
        }


def _fingerprint(id: str, blocks: Sequence[Block]) -> str:
    plain = [id, *[(block.name, block.size, float(block.scale)) for block in blocks]]
    return hashlib.sha256(msgspec.json.encode(plain)).hexdigest()


def byte(value: int) -> int:
    """A count as a byte: what is beyond its range is at its end.

    >>> byte(7), byte(300), byte(-1)
    (7, 255, 0)
    """
    return MOST if value > MOST else max(value, 0)
