"""Shapes that are drawn once on a page and used many times.

A page holds all shapes of a game in one hidden `<svg>` (`Drawing.shapes`); pieces
only point at them. That keeps an update small. Where a shape is used, it inherits
its look: `fill`, and the custom properties that the style sheet sets for each place.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from polnoc.drawing.markup import Child, Markup, join, tag
from polnoc.drawing.silhouettes import EMBLEMS, GHOSTS, LANTERN, MARKS, TOKEN, Layered, Silhouette


def shape(name: str, *children: Child) -> Markup:
    """Define a shape that can be used by its name."""
    return tag("g", *children, id=f"s-{name}")


@lru_cache(10_000)
def use(name: str, class_: str = "", transform: str | None = None) -> Markup:
    """Use a defined shape."""
    return tag("use", href=f"#s-{name}", class_=class_, transform=transform)


def path(d: str, class_: str = "") -> Markup:
    """A path, filled by the even-odd rule if it has several outlines, so that inner ones are holes."""
    return tag("path", d=d, class_=class_, fill_rule="evenodd" if d.count("M") > 1 else None)


def cut_out(silhouette: Silhouette) -> Markup:
    """The paper of a silhouette and the light in it, drawn inline."""
    light = path(silhouette.light, "light") if silhouette.light else ""
    return path(silhouette.paper, "paper") + light


def layers(figure: Layered) -> Markup:
    """The pieces of paper of a figure, one over another, and the light on them."""
    return join(*[path(paper, "paper") for paper in figure.paper], path(figure.light, "light"))


def emblem_shapes() -> list[Markup]:
    """The emblems of all seats."""
    return [shape(f"emblem-{seat}", cut_out(emblem)) for seat, emblem in enumerate(EMBLEMS)]


def common_shapes() -> list[Markup]:
    """What every game can use: ghosts, emblems, marks, a token, a lantern."""
    return [
        *[shape(f"ghost-{number}", cut_out(ghost)) for number, ghost in enumerate(GHOSTS)],
        *emblem_shapes(),
        *[shape(f"mark-{name}", path(d)) for name, d in MARKS.items()],
        shape("token", path(TOKEN)),
        shape("lantern", cut_out(LANTERN)),
    ]


def hidden(shapes: Iterable[Markup]) -> Markup:
    """Shapes in the hidden `<svg>` that holds them in a page."""
    return tag("svg", tag("defs", *shapes), class_="shapes", width=0, height=0, aria_hidden="true")


def at(x: float, y: float, size: float = 100) -> str:
    """The transform that moves a shape; silhouettes, 100 wide, become `size` wide.

    >>> at(3, 4), at(3.5, 4, 20)
    ('translate(3 4)', 'translate(3.5 4) scale(.2)')
    """
    moved = f"translate({x:g} {y:g})"
    return moved if size == 100 else f"{moved} scale({f'{size / 100:g}'.removeprefix('0')})"


def ghost(number: int, x: float, y: float, size: float) -> Markup:
    """The ghost with this number; a plain one where there are more numbers than ghosts."""
    return use(f"ghost-{number if number < len(GHOSTS) else 0}", "ghost", at(x, y, size))


def emblem(seat: int, x: float, y: float, size: float) -> Markup:
    """The emblem of a seat, in its colour."""
    return use(f"emblem-{seat % len(EMBLEMS)}", f"emblem seat-{seat % len(EMBLEMS)}", at(x, y, size))


def mark(name: str, x: float, y: float, size: float, class_: str = "") -> Markup:
    """A small sign, in the `fill` of its class."""
    return use(f"mark-{name}", class_, at(x, y, size))


@cache
def emblem_sign(seat: int) -> Markup:
    """The emblem of a seat as a picture, short: for pages that hold the shapes of a board."""
    return tag("svg", emblem(seat, 0, 0, 100), viewBox="0 0 100 100", aria_hidden="true", focusable="false")


@cache
def emblem_picture(seat: int) -> Markup:
    """The emblem of a seat as a picture of its own, for any page."""
    class_ = f"emblem seat-{seat % len(EMBLEMS)}"
    drawn = tag("g", cut_out(EMBLEMS[seat % len(EMBLEMS)]), class_=class_)
    return tag("svg", drawn, viewBox="0 0 100 100", aria_hidden="true", focusable="false")
