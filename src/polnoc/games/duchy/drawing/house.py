"""The house at midnight: walls, windows that light up, the sky above."""

from __future__ import annotations

from typing import Final, NamedTuple

from polnoc.drawing import scenery
from polnoc.drawing.lettering import fit, lettering
from polnoc.drawing.markup import Child, Markup, join, tag
from polnoc.drawing.parts import group, piece
from polnoc.drawing.shapes import at, cut_out, emblem, ghost, mark, path, shape, use
from polnoc.drawing.silhouettes import GHOSTS

#: The number of windows on a floor, where the first is, and the distances between them.
FLOOR: Final = 4
FIRST: Final = (124, 411)
BETWEEN: Final = (104, 101)
#: Above the three floors there is one more window, under the roof.
ATTIC: Final = (280, 101)

#: Size and width of the words that the page writes under a window to say what choosing it means.
SIGN_SIZE: Final = 18
SIGN_WIDTH: Final = 68

COLOURS: Final = ("blue", "red", "yellow")


class Window(NamedTuple):
    """What a window shows."""

    number: int
    #: `open`: lit, with the ghost that is not hiding; `gone`: boarded up; `dark`: unknown.
    state: str
    colour: str
    #: What the viewer knows about it: `hand`, `lair`, `seen`, or `seat-N` for who hides there.
    note: str = ""
    named: bool = False


def in_the_attic(number: int) -> bool:
    """Whether a window is the one under the roof."""
    return number > 3 * FLOOR


def window_at(number: int) -> tuple[int, int]:
    """Where a window is: numbers increase from floor to floor."""
    if in_the_attic(number):
        return ATTIC
    column, floor = (number - 1) % FLOOR, (number - 1) // FLOOR
    return FIRST[0] + column * BETWEEN[0], FIRST[1] - floor * BETWEEN[1]


# Shapes ------------------------------------------------------------------------


def house_shapes() -> list[Markup]:
    """Windows by their state, what is behind and in front of a ghost, and kinds of cards."""
    shapes = [shape(f"kind-{colour}", *_kind(colour)) for colour in COLOURS]
    for name, frame, sill in (("window", scenery.WINDOW, scenery.SILL), ("attic", scenery.OCULUS, "")):
        glass = path(frame, "halo") + path(frame, "glass")
        bars = tag("path", d=scenery.BARS, class_="bars")
        front = (path(sill, "sill") if sill else Markup("")) + path(frame, "frame")
        planks = tag("path", d=scenery.PLANKS, class_="planks")
        shapes.append(shape(f"{name}-open", glass))
        shapes.append(shape(f"{name}-front", front))
        shapes.append(shape(f"{name}-dark", glass, bars, front))
        shapes.append(shape(f"{name}-gone", glass, bars, planks, front))
    return shapes


def _kind(colour: str) -> list[Markup]:
    """The kind of a face-up card, by colour and mark, with room for its number."""
    return [
        path("M-45 14L-13 13L-12 42L-44 43Z", f"band-{colour}"),
        path("M15 17L42 16L41 42L14 43Z", f"band-{colour}"),
        mark(colour, 18.5, 20, 19, "card-mark"),
    ]


# Pieces ------------------------------------------------------------------------


def window(id: str, shown: Window, label: str) -> Markup:
    """A window."""
    return piece(
        id,
        f"window is-{shown.state}",
        label,
        (_lit if shown.state == "open" else _unlit)(shown),
        _note(shown.note) if shown.note else None,
        at=window_at(shown.number),
    )


def _frame(number: int) -> str:
    return "attic" if in_the_attic(number) else "window"


def _lit(shown: Window) -> Markup:
    frame = _frame(shown.number)
    return join(
        use(f"{frame}-open"),
        ghost(shown.number, -31, -35, 64),
        use(f"{frame}-front"),
        use(f"kind-{shown.colour}"),
        tag("text", str(shown.number), x=-28.5, y=35, class_="kind-number"),
    )


def _unlit(shown: Window) -> Markup:
    return join(
        use(f"{_frame(shown.number)}-{shown.state}"),
        tag("text", str(shown.number), y=12, class_="window-number"),
        tag("circle", r=28, class_="chalk") if shown.named else None,
    )


def _note(note: str) -> Markup:
    paper = tag("circle", cx=27, cy=26, r=16, class_="note-paper")
    if note.startswith("seat-"):
        return join(paper, tag("g", emblem(int(note[5:]), 16, 15, 22), class_="note"))
    return join(paper, mark("eye" if note == "seen" else note, 17, 16, 20, "note-mark"))


def sign_size(said: str) -> float:
    """The font size at which a text fits under a window; 0: the usual one."""
    size, _ = fit(said, SIGN_WIDTH, SIGN_SIZE)
    return round(size, 1) if size < SIGN_SIZE else 0


def walls(id: str, deck: int) -> Markup:
    """Everything around the windows. Each deck has a house with its own roof."""
    house = scenery.HOUSES[deck]
    width, height = scenery.WIDTH, scenery.HEIGHT
    return group(
        id,
        "scenery",
        tag("rect", x=-200, y=-200, width=width + 400, height=height + 400, class_="sky"),
        path(scenery.STARS, "stars"),
        tag("circle", cx=466, cy=66, r=66, class_="moon-haze"),
        tag("circle", cx=466, cy=66, r=50, class_="moon-haze"),
        tag("circle", cx=466, cy=66, r=34, class_="moon"),
        path(scenery.MOON_SPOTS, "moon-spots"),
        path(scenery.HILLS, "hills"),
        path(scenery.TREE, "tree"),
        tag("path", d=scenery.TREE, class_="tree", transform="translate(566 40) scale(-.9 .915)"),
        path(house.walls, "walls"),
        path(scenery.FLOORS, "floors"),
        path(house.roof, "roof"),
        tag("path", d=scenery.BAT, class_="bat", transform="translate(86 78) rotate(-12)"),
        path(scenery.GROUND, "ground"),
    )


def house_sign(id: str, title: str, deck: int, small: str) -> Markup:
    """Words in the sky: whose house this is, if there are two, and a small caption."""
    words: list[Child] = [lettering(small, 50, 60 if title else 34, 20, "sky-word", middle=False)]
    if title:
        words.append(mark(f"deck-{deck}", 48, 12, 26, "sky-mark"))
        words.append(lettering(title, 80, 34, 22, "sky-word", middle=False, width=140))
    return group(id, "house-sign", *words)


# The cover ---------------------------------------------------------------------


def cover(title: str, windows: int, lit: frozenset[int]) -> Markup:
    """A standalone picture of the house with some of its windows lit, for the list of games."""
    return tag(
        "svg",
        tag("title", title),
        walls("cover-walls", 0),
        *[_cover_window(number, number in lit) for number in range(1, windows + 1)],
        class_="sheet sheet-house sheet-cover",
        viewBox=f"0 0 {scenery.WIDTH} {scenery.HEIGHT}",
        preserveAspectRatio="xMidYMin slice",
        role="img",
    )


def _cover_window(number: int, lit: bool) -> Markup:
    frame = scenery.OCULUS if in_the_attic(number) else scenery.WINDOW
    inside = tag("path", d=scenery.BARS, class_="bars")
    if lit:
        inside = tag("g", cut_out(GHOSTS[number]), class_="ghost", transform=at(-31, -35, 64))
    return tag(
        "g",
        path(frame, "glass"),
        inside,
        None if in_the_attic(number) else path(scenery.SILL, "sill"),
        path(frame, "frame"),
        class_="window is-open" if lit else "window is-dark",
        transform=at(*window_at(number)),
    )
