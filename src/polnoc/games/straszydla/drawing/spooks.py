"""Spooks as cards, and the dishes they eat from."""

from __future__ import annotations

from typing import Final, NamedTuple

from polnoc.drawing.lettering import lettering
from polnoc.drawing.markup import Child, Markup, join, tag
from polnoc.drawing.parts import Spot, choosable, empty, nothing, piece
from polnoc.drawing.shapes import at, layers, mark, path, shape, use
from polnoc.drawing.wrapping import wrapped
from polnoc.games.straszydla.drawing.elements import ALL_ELEMENTS, element_sign, row_of
from polnoc.games.straszydla.drawing.icons import sign
from polnoc.games.straszydla.drawing.silhouettes import FIGURES, STAND_INS

#: A card, and the dish below it.
CARD: Final = (86, 92)
DISH: Final = (76, 42)
_EDGE: Final = "M6 1L80 0C84 0 86 3 86 6L85 87C85 90 82 92 79 92L7 91C3 91 0 89 0 85L1 6C1 3 3 1 6 1Z"
_BAND: Final = "M6 1L80 0C84 0 86 3 86 6L86 28L0 29L1 6C1 3 3 1 6 1Z"
_ELEMENTS: Final = ("water", "air", "fire", "earth", "all")


class Spook(NamedTuple):
    """A spook as it is printed, and whether it is night now."""

    id: str
    element: int
    day: int
    night: int
    dark: bool


class Dish(NamedTuple):
    """What a spook wants to eat, and whether it has eaten or can eat."""

    element: int
    needs: int
    #: `fed`, `hungry` (there is not enough for it), `enough`.
    state: str


def spook_shapes() -> list[Markup]:
    """Every figure, and the paper of a card."""
    return [
        *[shape(f"spook-{id}", layers(figure)) for id, figure in FIGURES.items()],
        shape("spook-card", path(_EDGE, "spook-paper"), path(_BAND, "spook-band")),
        shape("dish", tag("ellipse", cx=38, cy=22, rx=37, ry=19, class_="dish-rim"),
              tag("ellipse", cx=38, cy=22, rx=29, ry=14, class_="dish-well")),
    ]  # fmt: skip


def figure(id: str, element: int, x: float, y: float, size: float) -> Markup:
    """The silhouette of a spook; for one of another box, somebody of its element."""
    return use(f"spook-{id if id in FIGURES else STAND_INS[element]}", "ghost", at(x, y, size))


def standing_figure(id: str, x: float, y: float, size: float) -> Markup:
    """A silhouette that needs no shapes."""
    return tag("g", layers(FIGURES[id]), class_="ghost", transform=at(x, y, size))


def card(shown: Spook | None, name: str, seen: tuple[float, float] = (0, CARD[0])) -> Markup:
    """A spook: its element, its name, its figure, and its strength by day and by night.

    `seen` is where the part that no other card covers begins and ends: the name goes there.
    """
    if shown is None:
        return empty(*CARD)
    return tag(
        "g",
        use("spook-card"),
        _named(name, *seen),
        element_sign(shown.element, 3.5, 32, 15),
        figure(shown.id, shown.element, 21, 29, 44),
        _strength("sun", shown.day, 2, not shown.dark),
        _strength("moon", shown.night, 62, shown.dark),
        class_=f"spook-face is-{_ELEMENTS[shown.element]}",
    )


def _named(name: str, left: float, right: float) -> Markup:
    """The name in the band, in two small lines if need be."""
    middle, width = (left + right) / 2, right - left - 8
    return wrapped(name, middle, 19, 14.6, "spook-name", width=width, least=14.6, centred=True)


def _strength(time: str, strength: int, left: float, now: bool) -> Markup:
    """A strength at a corner; the one that counts now is larger."""
    if not now:
        return join(
            sign(time, left - 1, 77, 10, "spook-time"),
            lettering(str(strength), left + 15, 87, 14.6, "spook-other"),
        )
    left = left if time == "sun" else left - 12
    return join(
        tag("rect", x=left, y=66, width=34, height=24, rx=8, class_="spook-now"),
        sign(time, left + 3, 72, 12, "spook-now-time"),
        lettering(str(strength), left + 24, 85.5, 20, "spook-strength"),
    )


def spook(id: str, shown: Spook | None, name: str, state: str, label: str, where: Spot) -> Markup:
    """A spook in front of somebody; `state`: `fed`, `hungry` or nothing."""
    if shown is None:
        return nothing(id)
    fed = mark("yes", 60, 30, 22, "fed-mark") if state == "fed" else None
    return piece(id, f"spook is-{state or 'waiting'}", label, card(shown, name), fed, at=where)


def dish(id: str, shown: Dish | None, word: str, label: str, where: Spot) -> Markup:
    """What a spook wants; `word` says what choosing it does."""
    if shown is None:
        return nothing(id)
    return piece(
        id,
        f"dish is-{shown.state}",
        label,
        tag("rect", width=DISH[0], height=DISH[1], class_="reach"),
        tag("g", use("dish"), class_="glow"),
        choosable(join(_meal(shown, 8), _word(word)) if word else None, _meal(shown, 14)),
        at=where,
    )


def _meal(shown: Dish, top: float) -> Child:
    if shown.state == "fed":
        return mark("yes", 28, 12, 20, "fed-mark")
    if shown.element != ALL_ELEMENTS:
        return row_of(shown.element, shown.needs, 38, top, 15, 60)
    return join(
        lettering(f"{shown.needs}×", 26, 28, 16, "dish-count"),
        element_sign(ALL_ELEMENTS, 38, 11, 22),
    )


def _word(word: str) -> Markup:
    return join(
        tag("rect", x=4, y=24, width=68, height=20, rx=10, class_="may-tag"),
        lettering(word, 38, 38.5, 14.5, "may-word", width=72),
    )
