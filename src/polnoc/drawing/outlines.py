"""Simple outlines as path data: discs, boxes, and paper that was cut by hand."""

from __future__ import annotations


def disc(x: float, y: float, radius: float) -> str:
    """A circle.

    >>> disc(50, 50, 10)
    'M50 40C55.5 40 60 44.5 60 50C60 55.5 55.5 60 50 60C44.5 60 40 55.5 40 50C40 44.5 44.5 40 50 40Z'
    """
    return oval(x, y, radius, radius)


def discs(radius: float, *places: tuple[float, float]) -> str:
    """Circles of one size."""
    return "".join([disc(x, y, radius) for x, y in places])


def oval(x: float, y: float, wide: float, high: float) -> str:
    """An ellipse around a place; `wide` and `high` are half its width and height."""
    right, down = wide * 0.55, high * 0.55
    return (
        f"M{x:g} {y - high:g}C{x + right:g} {y - high:g} {x + wide:g} {y - down:g} {x + wide:g} {y:g}"
        f"C{x + wide:g} {y + down:g} {x + right:g} {y + high:g} {x:g} {y + high:g}"
        f"C{x - right:g} {y + high:g} {x - wide:g} {y + down:g} {x - wide:g} {y:g}"
        f"C{x - wide:g} {y - down:g} {x - right:g} {y - high:g} {x:g} {y - high:g}Z"
    )


def box(x: float, y: float, width: float, height: float) -> str:
    """A rectangle.

    >>> box(1, 2, 10, 5)
    'M1 2L11 2L11 7L1 7Z'
    """
    return f"M{x:g} {y:g}L{x + width:g} {y:g}L{x + width:g} {y + height:g}L{x:g} {y + height:g}Z"


def boxes(*each: tuple[float, float, float, float]) -> str:
    """Rectangles."""
    return "".join([box(*one) for one in each])


def cut(x: float, y: float, width: float, height: float, turn: int = 0) -> str:
    """A rectangle with corners that are never quite square; `turn` chooses one of four ways to cut."""
    off = ((0.0, 1.2, -0.8, 0.6), (1.0, -0.6, 0.8, -1.0), (-0.8, 0.8, 1.0, 0.0), (0.6, 0.0, -1.0, 1.0))[
        turn % 4
    ]
    right, low = x + width, y + height
    return (
        f"M{x + off[0]:g} {y + off[1]:g}L{right + off[2]:g} {y + off[3]:g}"
        f"L{right + off[1]:g} {low + off[2]:g}L{x + off[3]:g} {low + off[0]:g}Z"
    )
