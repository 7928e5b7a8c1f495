"""Water, air, fire and earth, energy and dread: their shapes, and cubes of them that lie somewhere.

An element is a shape and a colour, never a colour alone: a drop, a swirl, a
tongue of fire, a leaf. Kinds are numbers: 0 to 3 the elements, 4 energy, 5 dread, 6 any.
"""

from __future__ import annotations

from typing import Final

from polnoc.drawing.lettering import lettering, line
from polnoc.drawing.markup import Markup, join, tag
from polnoc.drawing.shapes import at, path, shape, use

ELEMENTS: Final = ("water", "air", "fire", "earth")
#: The kinds of cubes, by number.
KINDS: Final = (*ELEMENTS, "energy", "dread", "any")
ALL_ELEMENTS: Final = 4
DREAD: Final = 5
#: A cube whose colour is chosen when somebody takes it.
ANY: Final = 6
#: At most this many cubes are drawn one by one; above that there is a number.
COUNTED: Final = 5

#: In a square of 100 by 100; holes are cut out.
FORMS: Final[dict[str, str]] = {
    "water": "M51 3C60 24 83 43 82 65C82 85 67 97 50 97C33 97 18 85 18 65C17 43 41 25 51 3Z"
    "M30 62C28 76 36 86 49 88C41 82 36 74 37 63Z",
    "air": "M5 33L58 33C69 32 70 19 60 18C54 17 50 21 50 27L38 27C38 13 49 5 61 6C84 8 84 45 58 46L5 46Z"
    "M5 54L75 54C98 55 99 87 78 91C65 92 55 84 56 72L68 72C68 77 71 80 76 79C84 77 84 67 74 67L5 67Z"
    "M5 75L41 75L41 87L6 86Z",
    "fire": "M52 2C55 21 81 35 81 63C81 85 67 98 50 98C32 98 19 85 19 65C19 50 28 42 33 30C37 40 39 45 44 48"
    "C41 32 43 15 52 2ZM51 57C55 67 64 71 63 81C62 89 57 93 50 93C43 93 37 88 38 80C39 70 48 67 51 57Z",
    "earth": "M91 6C95 44 86 82 50 86C41 87 33 84 27 79L13 97L4 90L19 71C11 56 14 38 29 27C46 14 68 17 91 6Z"
    "M73 26C54 36 39 50 28 68L34 72C44 56 57 42 76 31Z",
    "energy": "M60 1L14 57L43 58L34 99L87 40L55 41Z",
    "any": "M50 50C34 40 20 26 30 10C38 0 62 0 70 10C80 26 66 40 50 50C60 34 74 20 90 30C100 38 100 62 90 70"
    "C74 80 60 66 50 50C66 60 80 74 70 90C62 100 38 100 30 90C20 74 34 60 50 50C40 66 26 80 10 70"
    "C0 62 0 38 10 30C26 20 40 34 50 50Z",
    "dread": "M50 2L97 50L50 98L3 50ZM20 50C33 32 67 32 80 50C67 68 33 68 20 50Z"
    "M50 39C57 39 61 44 61 50C61 56 57 61 50 61C43 61 39 56 39 50C39 44 43 39 50 39Z",
}

#: Where cubes drawn one by one lie, by their number: places on a small grid, in widths of a cube.
_HEAPS: Final = (
    (),
    ((0.0, 0.0),),
    ((-0.52, 0.0), (0.52, 0.0)),
    ((-0.54, 0.42), (0.54, 0.42), (0.0, -0.46)),
    ((-0.53, -0.48), (0.53, -0.5), (-0.54, 0.5), (0.53, 0.48)),
    ((-1.04, 0.46), (0.0, 0.5), (1.04, 0.46), (-0.54, -0.5), (0.53, -0.48)),
)


def element_shapes() -> list[Markup]:
    """Every kind of cube."""
    return [shape(f"kind-{name}", path(form)) for name, form in FORMS.items()]


def kind(number: int, x: float, y: float, size: float, class_: str = "kind") -> Markup:
    """The shape of a kind of cubes in its colour."""
    name = KINDS[number]
    return use(f"kind-{name}", f"{class_} is-{name}", at(round(x, 2), round(y, 2), size))


def element_sign(element: int, x: float, y: float, size: float) -> Markup:
    """The sign of an element; of something that has all four, four small ones."""
    if element != ALL_ELEMENTS:
        return kind(element, x, y, size)
    half = size / 2
    return join(
        *[kind(nth, x + nth % 2 * half * 1.04, y + nth // 2 * half * 1.04, half * 0.96) for nth in range(4)]
    )


def heap(number: int, count: int, x: float, y: float, size: float) -> Markup:
    """Cubes of a kind around a place: up to five one by one, above that one and a number."""
    if count > COUNTED:
        left = x - size * 1.1
        return join(
            kind(number, left, y - size * 0.6, size * 1.2, "cube"),
            lettering(f"×{count}", x + size * 0.7, y + size * 0.4, size, "cube-count"),
        )
    return join(
        *[
            kind(number, x + (right - 0.5) * size, y + (down - 0.5) * size, size, "cube")
            for right, down in _HEAPS[count]
        ]
    )


def counted(number: int, count: int, x: float, y: float, size: float, class_: str) -> Markup:
    """A kind and how many of it there are, side by side; `x`, `y` is the upper left corner.

    Two digits are squeezed together: the next kind is close by.
    """
    place, squeezed = (x + size * 1.2, y + size * 0.84), size * 0.92 if count > 9 else 0.0
    return join(kind(number, x, y, size), line(str(count), place, size * 0.95, class_, False, squeezed))


def row_of(number: int, count: int, x: float, y: float, size: float, width: float) -> Markup:
    """As many of a kind as there are, in a row around `x`; a number instead where it would be too long."""
    step = min(size * 1.08, (width - size) / max(count - 1, 1))
    if step < size * 0.5:
        return tag("g", counted(number, count, x - size, y, size, "dish-count"))
    left = x - (step * (count - 1) + size) / 2
    return join(*[kind(number, left + nth * step, y, size) for nth in range(count)])
