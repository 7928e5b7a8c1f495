"""The stage: a roll, a blow, a choice, things found, a card that was drawn, the end of the film."""

from __future__ import annotations

from typing import Final, NamedTuple

from polnoc.drawing.die_faces import DIE_EDGE, PIPS
from polnoc.drawing.lettering import lettering
from polnoc.drawing.markup import Markup, join, tag
from polnoc.drawing.outlines import disc
from polnoc.drawing.parts import Place, group, piece
from polnoc.drawing.shapes import at, path, shape, use
from polnoc.drawing.wrapping import closely, filled, wrapped
from polnoc.games.finalgirl.drawing import faces as portraits
from polnoc.games.finalgirl.drawing.icons import Notes, icon, note_row
from polnoc.games.finalgirl.drawing.panels import item_face
from polnoc.games.finalgirl.drawing.silhouettes import figure

STAGE: Final = (420, 262)
#: The size of a card from a deck of the film, drawn by itself.
DRAWN_CARD: Final = (300, 200)
#: At most this many dice are drawn; nobody rolls more.
DICE: Final = 10
DIE: Final = 54
DICE_AT: Final = 48
ROWS_AT: Final = 150
#: Buttons of a list: where the first one is, and how high each.
LIST_AT: Final = 46
#: The face of a die that two cards have turned into a success.
BOUGHT: Final = 7


def die_shapes() -> list[Markup]:
    """Every face of a horror die; the last one is a bought success."""
    faces = []
    for face, pips in PIPS.items():
        dots = "".join([disc(x, y, 9.5) for x, y in pips])
        faces.append(shape(f"bone-{face}", path(DIE_EDGE, "bone-paper"), path(dots, "bone-pips")))
    yes = use("omen-yes", "bone-pips", at(22, 22, 56))
    bought = shape(f"bone-{BOUGHT}", path(DIE_EDGE, "bone-paper"), yes)
    return [*faces, bought]


def ground(id: str, kind: str, title: str, sign: str, label: str) -> Markup:
    """The paper of the stage and what it is about; without a title there is no stage."""
    if not title:
        return tag("g", id=id)
    return piece(
        id,
        f"take is-on is-{kind}",
        label,
        tag("rect", x=1, y=1, width=STAGE[0] - 2, height=STAGE[1] - 2, rx=10, class_="take-paper"),
        icon(sign, 12, 10, 24, "take-sign"),
        lettering(title, 44, 30, 19, "take-title", width=366, middle=False),
    )


# Dice --------------------------------------------------------------------------


class Die(NamedTuple):
    """A die: its face, its place, and what it is worth: `success`, `partial`, `miss`."""

    face: int
    place: Place
    size: float
    worth: str


def dice_step(count: int) -> float:
    """The distance from one die to the next."""
    return min(DIE + 8.0, 404 / max(1, count))


def die_place(nth: int, count: int) -> Place:
    """The place of the nth of `count` dice, around the middle of the stage."""
    step = dice_step(count)
    return round((STAGE[0] - step * count) / 2 + nth * step + 3, 1), DICE_AT


def die(id: str, shown: Die | None, label: str) -> Markup:
    """A die; it tumbles when its face changes. None: there is none."""
    if shown is None:
        return tag("g", id=id)
    size = shown.size
    drawn = tag("g", use(f"bone-{shown.face}", "", at(0, 0, size)), class_="tumble")
    mark = {"success": "yes", "partial": "half", "miss": "no"}[shown.worth]
    return piece(
        id,
        f"bone is-{shown.worth}",
        label,
        tag("g", drawn, class_="glow"),
        icon(mark, size / 2 - 8, size + 4, 16, "bone-mark"),
        at=shown.place,
    )


class Result(NamedTuple):
    """What a number of successes does, and whether that is the number now."""

    successes: int
    ways: tuple[Notes, ...]
    now: bool
    nth: int
    #: Whether it happens for each success, not for this number of them.
    each: bool = False
    #: Whether more successes do the same.
    most: bool = True
    #: How many rows there are.
    of: int = 3


def result(id: str, shown: Result | None, label: str) -> Markup:
    """A row of the card that is rolled for; None: there is none."""
    if shown is None:
        return tag("g", id=id)
    count, high = max(1, shown.successes), 105 / max(3, shown.of)
    sign = "yes" if shown.successes else "no"
    line = round(high / 2 + 4.5, 1)
    marks = [icon(sign, 8 + nth * 15, line - 14, 15, "row-mark") for nth in range(count)]
    ways = [_way(notes, nth, len(shown.ways), line) for nth, notes in enumerate(shown.ways)]
    return piece(
        id,
        "row-of is-now" if shown.now else "row-of",
        label,
        tag("rect", width=290, height=high - 3, rx=7, class_="row-paper"),
        *marks,
        lettering("+", 42, line, 16, "note") if shown.each or (shown.successes == 2 and shown.most) else None,
        *ways,
        lettering("—", 170, line, 16, "note") if not shown.ways else None,
        at=(10, ROWS_AT + shown.nth * high),
    )


def _way(notes: Notes, nth: int, count: int, line: float) -> Markup:
    """One of several alternatives, each on its line."""
    if count == 1:
        return note_row(notes, 54, line, 17, 228, middle=False)
    return note_row(notes if not nth else (("or", ""), *notes), 54, 14 + nth * 15, 15.2, 228, middle=False)


# Other scenes ------------------------------------------------------------------


class Blow(NamedTuple):
    """An attack on the heroine: who strikes, how hard, why, and her health."""

    foe: str
    damage: int
    said: str
    health: int
    most: int


def blow(id: str, shown: Blow | None) -> Markup:
    """Who strikes, how hard, and the hearts that it would cost."""
    if shown is None:
        return tag("g", id=id)
    damage = shown.damage
    size = min(30.0, 380 / shown.most)
    first = 210 - size * shown.most / 2
    hearts = [_heart(nth, shown, first + nth * size, size - 5) for nth in range(shown.most)]
    return group(
        id,
        "blow",
        figure(shown.foe, 24, 46, 122, "is-killer"),
        icon("attack", 152, 72, 46, "blow-claws"),
        icon("heart" if damage else "shield", 208, 58, 90, "blow-heart"),
        lettering(f"−{damage}" if damage else "0", 253, 112, 36, "blow-damage"),
        *hearts,
        wrapped(shown.said, 210, 236, 15.2, "take-said", width=396) if shown.said else None,
    )


def _heart(nth: int, shown: Blow, x: float, size: float) -> Markup:
    """One of her hearts: kept, about to be lost, or lost before."""
    if nth < shown.health - shown.damage:
        return icon("heart", x, 178, size, "pip is-hers")
    return icon("wound", x, 178, size, "pip" if nth < shown.health else "pip is-lost")


def passage(id: str, shown: tuple[str, Notes] | None) -> Markup:
    """What a card or a question says: a few lines, and what happens, as icons."""
    if shown is None:
        return tag("g", id=id)
    said, notes = shown
    return group(
        id,
        "passage",
        filled(said, 210, 104, 17, "take-said", width=392, height=112) if said else None,
        note_row(notes, 210, 190, 24, 390) if notes else None,
    )


def drawn_card(title: str, sign: str, said: str) -> Markup:
    """A card drawn from a deck of the film: its name, and what it does."""
    width, height = DRAWN_CARD
    return tag(
        "g",
        tag("rect", x=1, y=1, width=width - 2, height=height - 2, rx=10, class_="take-paper"),
        icon(sign, 12, 12, 28, "take-sign"),
        filled(title, 46, 26, 19, "take-title", width=width - 56, height=40, middle=False),
        filled(said, width / 2, 122, 17, "take-said", width=width - 28, height=136) if said else None,
        class_="take is-card",
    )


class Found(NamedTuple):
    """An item that was found, and its place."""

    sign: str
    name: str
    hands: int
    uses: int
    notes: Notes
    place: Place
    #: What it does, while there is a choice.
    said: str
    width: float


#: This many things to choose from lie below each other: side by side their words would be too small.
IN_ROWS: Final = 3
FOUND_ROW: Final = (404, 72)


def found(id: str, shown: Found | None, label: str) -> Markup:
    """An item that may be kept; None: there is none."""
    if shown is None:
        return tag("g", id=id)
    if shown.width == FOUND_ROW[0]:
        return piece(id, "found", label, tag("g", _found_row(shown), class_="glow"), at=shown.place)
    drawn = item_face(shown.sign, shown.name, shown.hands, shown.uses, shown.notes)
    words = closely(shown.said, 32, 151, "take-said", width=shown.width, height=110) if shown.said else None
    return piece(id, "found", label, tag("g", drawn, class_="glow"), words, at=shown.place)


def _found_row(shown: Found) -> Markup:
    """A thing with its name at the left, and what it does."""
    width, height = FOUND_ROW
    return join(
        tag("rect", width=width, height=height - 2, rx=8, class_="item-paper"),
        icon(shown.sign, 37, 2, 22, "item-sign"),
        wrapped(shown.name, 48, 50, 15.3, "item-name", width=92, centred=True, bold=False),
        closely(shown.said, 100, height / 2 - 1, "item-name", width=300, height=height - 2, middle=False),
    )


class Ending(NamedTuple):
    """How the film has ended."""

    won: bool
    heroine: str
    killer: str
    title: str
    said: str


def ending(id: str, shown: Ending | None) -> Markup:
    """The last picture: who is left, in the light or in the dark."""
    if shown is None:
        return tag("g", id=id)
    who = (
        portraits.face(shown.heroine, 30, 60, 170, "is-heroine")
        if shown.won
        else figure(shown.killer, 24, 54, 180, "is-killer")
    )
    return group(
        id,
        "ending is-won" if shown.won else "ending is-lost",
        tag("circle", cx=112, cy=142, r=88, class_="ending-moon"),
        who,
        wrapped(shown.title, 216, 110, 28, "ending-title", width=196, lines=2, middle=False, centred=True),
        filled(shown.said, 216, 186, 15.2, "take-said", width=196, height=70, middle=False),
    )
