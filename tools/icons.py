"""The icons of the installed app, drawn from `favicon-turn.svg`: run `python -m tools.icons` after a change.

The drawing is made of plain paths (M, L, C and Z), so no library is needed to fill them, and the pixels are
the same on every machine.
"""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

STATIC: Final = Path(__file__).parents[1] / "src" / "polnoc" / "static"
#: The side of the drawing in its own units.
DRAWING: Final = 64
#: Lines of samples in each line of pixels, and straight pieces of each curve.
SAMPLES: Final = 4
PIECES: Final = 16

_PATH: Final = re.compile(r'<path fill="#([0-9a-f]{6})" d="([^"]*)"/>')
_STEP: Final = re.compile(r"[MLCZ]|-?[0-9.]+")

Point = tuple[float, float]
Colour = tuple[int, int, int]


class Shape(NamedTuple):
    """A filled outline."""

    colour: Colour
    rings: list[list[Point]]


class Icon(NamedTuple):
    """A picture of the app: its side in pixels, and whether systems may cut it to a shape of their own."""

    name: str
    side: int
    maskable: bool = False


ICONS: Final = (
    Icon("icon-180.png", 180, maskable=True),  # iOS rounds the corners itself and shows nothing behind them
    Icon("icon-192.png", 192),
    Icon("icon-512.png", 512),
    Icon("icon-maskable-512.png", 512, maskable=True),
)
#: How much of a maskable icon the drawing takes: the circle that is never cut has four fifths of the side.
MASKABLE_SCALE: Final = 0.66


def shapes_of(svg: str) -> list[Shape]:
    """The paths of a drawing, the lowest first."""
    return [Shape(_colour(colour), list(_rings(path))) for colour, path in _PATH.findall(svg)]


def _colour(text: str) -> Colour:
    red, green, blue = bytes.fromhex(text)
    return red, green, blue


def _rings(path: str) -> Iterator[list[Point]]:
    ring: list[Point] = []
    steps, command = _STEP.findall(path), ""
    while steps:
        if steps[0].isalpha():
            command = steps.pop(0)
        if command == "Z":
            yield ring
            ring = []
            continue
        points = [(float(steps.pop(0)), float(steps.pop(0))) for _ in range(3 if command == "C" else 1)]
        ring += _curve(ring[-1], *points) if command == "C" else points


def _curve(start: Point, first: Point, second: Point, end: Point) -> list[Point]:
    """A cubic curve as straight pieces."""
    made = []
    for piece in range(1, PIECES + 1):
        t = piece / PIECES
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        corners = (start, first, second, end)
        x, y = [
            sum([w * corner[axis] for w, corner in zip(weights, corners, strict=True)]) for axis in (0, 1)
        ]
        made.append((x, y))
    return made


def maskable(shapes: list[Shape]) -> list[Shape]:
    """The same drawing, smaller, with its sky to all edges and firm ground below the house."""
    sky, moon, house, *rest = shapes
    margin = DRAWING * (1 - MASKABLE_SCALE) / 2
    floor = DRAWING - margin - 1

    def shrunk(shape: Shape) -> Shape:
        return Shape(
            shape.colour,
            [
                [(x * MASKABLE_SCALE + margin, y * MASKABLE_SCALE + margin) for x, y in ring]
                for ring in shape.rings
            ],
        )

    ground = [(0.0, floor), (DRAWING, floor), (DRAWING, DRAWING), (0.0, DRAWING)]
    edges = [(0.0, 0.0), (DRAWING, 0.0), (DRAWING, DRAWING), (0.0, DRAWING)]
    below = [Shape(sky.colour, [edges]), Shape(house.colour, [ground])]
    return [*below, *[shrunk(shape) for shape in (moon, house, *rest)]]


def pixels(shapes: list[Shape], side: int) -> bytes:
    """The drawing as rows of red, green, blue and opacity."""
    drawn = bytearray()
    for row in range(side):
        line = [(0.0, 0.0, 0.0, 0.0)] * side
        for shape in shapes:
            for x, share in enumerate(_coverage(shape, row, side)):
                if share:
                    line[x] = _over(shape.colour, share, line[x])
        for red, green, blue, opacity in line:
            drawn += bytes([round(red), round(green), round(blue), round(opacity * 255)])
    return bytes(drawn)


def _over(
    colour: Colour, share: float, below: tuple[float, float, float, float]
) -> tuple[float, float, float, float]:
    opacity = share + below[3] * (1 - share)
    red, green, blue = [
        (new * share + old * below[3] * (1 - share)) / opacity
        for new, old in zip(colour, below[:3], strict=True)
    ]
    return red, green, blue, opacity


def _coverage(shape: Shape, row: int, side: int) -> list[float]:
    """How much of each pixel of a row lies within a shape."""
    scale, cover = side / DRAWING, [0.0] * side
    for sample in range(SAMPLES):
        y = (row + (sample + 0.5) / SAMPLES) / scale
        crossings = sorted([x * scale for ring in shape.rings for x in _crossings(ring, y)])
        for begin, end in zip(crossings[::2], crossings[1::2], strict=True):
            for x in range(max(0, int(begin)), min(side, int(end) + 1)):
                cover[x] += max(0.0, min(end, x + 1) - max(begin, x)) / SAMPLES
    return cover


def _crossings(ring: list[Point], y: float) -> Iterator[float]:
    """Where a level line crosses an outline."""
    for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (y1 <= y) != (y2 <= y):
            yield x1 + (y - y1) * (x2 - x1) / (y2 - y1)


def png(side: int, rows: bytes) -> bytes:
    """A PNG file with an alpha channel."""
    lines = b"".join([b"\0" + rows[at : at + side * 4] for at in range(0, len(rows), side * 4)])
    head = struct.pack(">IIBBBBB", side, side, 8, 6, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join([_chunk(kind, data) for kind, data in parts])


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def drawn(icon: Icon) -> bytes:
    """The pixels of an icon."""
    shapes = shapes_of((STATIC / "favicon-turn.svg").read_text())
    return pixels(maskable(shapes) if icon.maskable else shapes, icon.side)


def main() -> None:
    for icon in ICONS:
        (STATIC / icon.name).write_bytes(png(icon.side, drawn(icon)))


if __name__ == "__main__":
    main()
