"""The panels of Final Girl: the killer's board, and the heroine's card with what she carries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from polnoc.drawing.lettering import lettering
from polnoc.drawing.markup import Markup, join, tag
from polnoc.drawing.parts import Place, choosable, empty, group, piece
from polnoc.drawing.wrapping import LEAST, closely, fill, filled, wrapped
from polnoc.games.finalgirl.drawing.faces import face
from polnoc.games.finalgirl.drawing.icons import Notes, icon, note_row
from polnoc.games.finalgirl.drawing.silhouettes import figure

KILLER: Final = (420, 238)
HEROINE: Final = (420, 250)
#: Pips of health in a row.
_PIPS: Final = 12
#: Where the rows of the boards are.
BLOOD_AT, CHIPS_AT = 122, 190
SLOTS_AT, ITEMS_AT = 86, 150
SLOT: Final = (50, 56)
ITEM: Final = (64, 92)
#: The smallest legible size of words.
LEGIBLE: Final = 14.8


# The killer --------------------------------------------------------------------


class Killer(NamedTuple):
    """Who it is, its health, what its attacks and moves are worth now, and its minions in reserve."""

    figure: str
    name: str
    health: int
    most: int
    attack: int
    move: int
    #: -1: there are none.
    ready: int
    exhausted: int
    minion: str
    #: Cards of the terror deck.
    terror: int
    #: What is shown instead of health, if it has none.
    no_health: str = ""
    #: For a swarm, instead of values and a reserve: how many are on the board, and how many it holds.
    swarm: tuple[int, int] | None = None


def killer(id: str, shown: Killer, label: str) -> Markup:
    """The silhouette, the name, the numbers."""
    return piece(
        id,
        "dossier is-killer",
        label,
        tag("rect", x=1, y=1, width=KILLER[0] - 2, height=KILLER[1] - 2, rx=10, class_="dossier-paper"),
        tag("rect", x=8, y=6, width=86, height=72, rx=8, class_="portrait-paper"),
        figure(shown.figure, 17, 8, 68, "is-killer"),
        lettering(shown.name, 104, 23, 20, "dossier-name", width=214, middle=False),
        _health(shown.health, shown.most, 104, 28) if shown.most else _no_health(shown.no_health, 104, 28),
        _swarm(shown.minion, *shown.swarm) if shown.swarm else _values(shown),
        _terror_deck(shown.terror),
    )


def _values(shown: Killer) -> Markup:
    """What attacks and moves are worth, and the minions in reserve."""
    return join(
        icon("attack", 104, 56, 22, "dossier-sign is-attack"),
        lettering(str(shown.attack), 130, 75, 22, "dossier-number", middle=False),
        icon("move", 160, 56, 22, "dossier-sign"),
        lettering(str(shown.move), 186, 75, 22, "dossier-number", middle=False),
        _reserve(shown) if shown.ready >= 0 else None,
    )


def _swarm(minion: str, count: int, most: int) -> Markup:
    """How full the board is: a number and a bar."""
    return join(
        figure(minion, 104, 52, 26, "is-minion"),
        lettering(f"{count}/{most}", 136, 75, 20, "dossier-number", middle=False),
        tag("rect", x=204, y=62, width=112, height=10, rx=5, class_="swarm-paper"),
        tag("rect", x=204, y=62, width=round(112 * count / most, 1), height=10, rx=5, class_="swarm-bar"),
    )


def _no_health(said: str, x: float, y: float) -> Markup:
    """A crossed-out heart."""
    return join(
        icon("heart", x, y + 2, 20, "dossier-sign"),
        icon("no", x - 3, y - 1, 26, "exit-closed"),
        lettering(said, x + 30, y + 18, 15.5, "dossier-note", width=184, middle=False),
    )


def _health(now: int, most: int, x: float, y: float) -> Markup:
    """A number, and pips to see it at a glance."""
    size = 14.0 if most <= _PIPS else 11.0
    pips = []
    for nth in range(most):
        row, column = divmod(nth, _PIPS)
        class_ = "pip" if nth < now else "pip is-lost"
        pips.append(icon("heart", x + 54 + column * (size + 1), y + 4 + row * (size + 1), size, class_))
    return join(
        icon("heart", x, y + 2, 20, "dossier-sign is-heart"),
        lettering(str(now), x + 24, y + 19, 19, "dossier-number", middle=False),
        *pips,
    )


def _reserve(shown: Killer) -> Markup:
    """Minions in reserve: ready ones, and exhausted ones lying down."""
    exhausted = []
    if shown.exhausted:
        lying = figure(shown.minion, 0, 0, 22, "is-minion is-lost")
        exhausted = [
            tag("g", lying, transform="translate(298 55) rotate(90)"),
            lettering(f"×{shown.exhausted}", 301, 75, 16, "dossier-more", middle=False),
        ]
    return join(
        figure(shown.minion, 218, 54, 24, "is-minion"),
        lettering(f"×{shown.ready}", 244, 75, 16, "dossier-more", middle=False),
        *exhausted,
    )


def _terror_deck(left: int) -> Markup:
    """The pile of terror cards; the last one brings the finale."""
    cards = [
        tag("rect", x=348 + nth * 2, y=11 - nth * 2, width=54, height=66, rx=6, class_="terror-back")
        for nth in range(min(left, 4) or 0)
    ]
    if not cards:
        return tag("g", empty(56, 66), transform="translate(350 9)")
    top = 2 * (len(cards) - 1)
    return join(
        *cards,
        icon("terror", 358 + top, 17 - top, 32, "terror-sign"),
        lettering(str(left), 375 + top, 70 - top, 20, "terror-count"),
    )


def next_action(id: str, word: str, ways: Notes, does: str) -> Markup:
    """What the killer does in its next phase, before any card: in words where they fit, else as icons."""
    legible = fill(does, 296, 36, 15.2, bold=False)[1] >= LEGIBLE
    signs = note_row(ways, 138, 106, 17, 268, middle=False)
    said = filled(does, 114, 100, 15.2, "next-does", width=296, height=36, middle=False, bold=False)
    return piece(
        id,
        "next-action",
        f"{word} {does}",
        tag("rect", x=8, y=82, width=404, height=36, rx=7, class_="next-paper"),
        filled(word, 14, 100, 15.2, "next-word", width=98, height=36, middle=False, bold=False),
        said if legible else signs,
    )


class Blood(NamedTuple):
    """The bloodlust track: attack, move and effect of every row, and the current one."""

    rows: tuple[tuple[int, int, Notes], ...]
    now: int
    #: Whether attack and move mean anything.
    values: bool = True


def blood(id: str, shown: Blood, label: str) -> Markup:
    """The track from left to right; each column is a row of the board."""
    step = 378 / len(shown.rows)
    columns = []
    for nth, (attack, move, effect) in enumerate(shown.rows):
        state = "is-now" if nth == shown.now else "is-past" if nth < shown.now else ""
        columns.append(
            tag(
                "g",
                tag("rect", x=1, y=0, width=round(step - 2, 1), height=64, rx=5, class_="blood-paper"),
                _effect(effect, step) if effect else None,
                lettering(str(attack), step / 2, 37, 17, "blood-number is-attack") if shown.values else None,
                lettering(str(move), step / 2, 58, 17, "blood-number") if shown.values else None,
                class_=f"blood-row {state}".rstrip(),
                transform=f"translate({34 + nth * step:g} 0)",
            )
        )
    return piece(
        id,
        "blood",
        label,
        icon("drop", 12, 1, 16, "blood-sign"),
        icon("attack", 11, 22, 17, "blood-sign") if shown.values else None,
        icon("move", 11, 43, 18, "blood-sign") if shown.values else None,
        *columns,
        at=(0, BLOOD_AT),
    )


def _effect(effect: Notes, step: float) -> Markup:
    """What a row of the track does: the icon of a single note is small, so that its number can be read."""
    sign, said = effect[0]
    if len(effect) > 1 or not (sign and said):
        return note_row(effect, step / 2, 15, 15, step - 2)
    number = lettering(said, 11, 15, 15.2, "note", middle=False)
    return join(icon(sign, 0, 4.5, 11, f"omen is-{sign}"), number)


class Chip(NamedTuple):
    """Something about the killer that may be hidden: its icon, its name (empty: hidden), its health."""

    sign: str
    name: str
    place: Place
    width: float
    health: int = 0


def chip(id: str, shown: Chip | None, label: str) -> Markup:
    """A dark power, a finale, a minor dark power; None: nothing is there."""
    if shown is None:
        return tag("g", id=id)
    hearts = [icon("heart", shown.width - 16 - nth * 12, 28, 12, "pip") for nth in range(shown.health)]
    return piece(
        id,
        f"chip is-{shown.sign}" + ("" if shown.name else " is-hidden"),
        label,
        tag("g", tag("rect", width=shown.width, height=44, rx=8, class_="chip-paper"), class_="glow"),
        icon(shown.sign, 3, 13, 17, "chip-sign"),
        filled(
            shown.name or "?", 22, 15 if shown.health else 22, 15.2, "chip-name", width=shown.width - 22,
            height=24 if shown.health else 42, middle=False, bold=False, least=LEAST,
        ),
        *hearts,
        at=shown.place,
    )  # fmt: skip


# The heroine -------------------------------------------------------------------


class Heroine(NamedTuple):
    """Who she is, and her health."""

    id: str
    name: str
    health: int
    most: int


def heroine(id: str, shown: Heroine, label: str) -> Markup:
    """The portrait, the name, the hearts."""
    return piece(
        id,
        "dossier is-heroine",
        label,
        tag("rect", x=1, y=1, width=HEROINE[0] - 2, height=HEROINE[1] - 2, rx=10, class_="dossier-paper"),
        tag("rect", x=8, y=8, width=56, height=72, rx=8, class_="portrait-paper"),
        face(shown.id, 8, 16, 56, "is-heroine"),
        lettering(shown.name, 71, 30, 18, "dossier-name", width=96, middle=False),
        *_hearts(shown),
    )


def _hearts(shown: Heroine) -> list[Markup]:
    size = min(20.0, 96 / shown.most)
    return [
        icon("heart", 71 + nth * size, 46, size - 3, "pip is-hers" if nth < shown.health else "pip is-lost")
        for nth in range(shown.most)
    ]


def ultimate(id: str, said: str, unlocked: bool, label: str) -> Markup:
    """Her ultimate ability: dim until it is unlocked."""
    return piece(
        id,
        "ultimate is-unlocked" if unlocked else "ultimate",
        label,
        tag("rect", x=168, y=6, width=250, height=76, rx=8, class_="ultimate-paper"),
        icon("star", 170, 34, 18, "ultimate-sign"),
        closely(said, 190, 44, "ultimate-said", width=224, height=76, middle=False),
    )


class Slot(NamedTuple):
    """A place for a rescued victim. State: `free`, `due` (the reward is open), `covered`."""

    notes: Notes
    state: str
    nth: int
    of: int
    last: bool = False


def slot(id: str, shown: Slot, label: str) -> Markup:
    """A slot with its reward; the last one is for everybody who is rescued later."""
    step = min(56.0, 404 / shown.of)
    width = step - 5
    return piece(
        id,
        f"slot is-{shown.state}" + (" is-last" if shown.last else ""),
        label,
        tag("g", tag("rect", width=width, height=SLOT[1], rx=8, class_="slot-paper"), class_="glow"),
        _in_slot(shown, width / 2),
        note_row(shown.notes, width / 2, 48, 15.3, width - 2),
        at=(10 + shown.nth * step, SLOTS_AT),
    )


def _in_slot(shown: Slot, middle: float) -> Markup:
    if shown.last:
        return icon("star", middle - 8, 4, 16, "slot-star")
    if shown.state == "free":
        return icon("person", middle - 11, 5, 22, "slot-empty")
    return figure("victim", middle - 13, 3, 26, "is-saved")


class Carried(NamedTuple):
    """An item that she has: `hand` or not, where it lies, and what is known of it."""

    sign: str
    name: str
    hands: int
    uses: int
    notes: Notes
    held: bool
    x: float
    #: What choosing it does.
    word: str = ""


def pockets(id: str, words: tuple[str, str]) -> Markup:
    """Two hands and a backpack, with a word for each if there is nothing in it."""
    wide = 2 * ITEM[0] + 4
    hands = tag("rect", x=10, y=ITEMS_AT, width=wide, height=ITEM[1], rx=8, class_="pocket")
    between = tag("path", d=f"M{10 + wide / 2:g} {ITEMS_AT + 4}V{ITEMS_AT + 66}", class_="pocket")
    signs = [icon("hand", 30 + nth * (ITEM[0] + 4), ITEMS_AT + 30, 24, "pocket-sign") for nth in range(2)]
    return group(
        id,
        "pockets",
        hands,
        between,
        *signs,
        tag("rect", x=152, y=ITEMS_AT, width=258, height=ITEM[1], rx=8, class_="pocket"),
        icon("item", 268, ITEMS_AT + 30, 28, "pocket-sign"),
        lettering(words[0], 76, ITEMS_AT + 84, 15.3, "caption", width=150),
        lettering(words[1], 281, ITEMS_AT + 84, 15.3, "caption", width=240),
    )


def carried(id: str, shown: Carried | None, label: str) -> Markup:
    """An item; None: she does not have it."""
    if shown is None:
        return tag("g", id=id)
    return piece(
        id,
        "carried" if shown.held or not shown.hands else "carried is-stowed",
        label,
        tag("g", item_face(shown.sign, shown.name, shown.hands, shown.uses, shown.notes), class_="glow"),
        choosable(_word(shown.word) if shown.word else None, None),
        at=(round(shown.x, 1), ITEMS_AT),
    )


def _word(said: str) -> Markup:
    """What choosing an item does, over its picture: the rest of the card is needed to choose."""
    middle, height = ITEM[0] / 2, 20
    return join(
        tag("rect", x=0, y=19, width=ITEM[0], height=height, rx=8, class_="may-tag"),
        filled(said, middle, 29, LEAST, "may-word", width=ITEM[0] - 4, height=height, least=LEAST),
    )


def item_face(sign: str, name: str, hands: int, uses: int, notes: Notes) -> Markup:
    """The card of an item, 64 by 92: picture, name, hands it needs, uses left, what it is good for."""
    marks = [icon("hand", 46 - nth * 11, 4, 12, "item-hand") for nth in range(hands)]
    left = [tag("circle", cx=9, cy=10 + nth * 9, r=3.5, class_="item-use") for nth in range(uses)]
    return tag(
        "g",
        tag("rect", width=ITEM[0], height=ITEM[1], rx=8, class_="item-paper"),
        icon(sign, 18, 14, 28, "item-sign"),
        *marks,
        *left,
        wrapped(name, ITEM[0] / 2, 54, 15.3, "item-name", width=ITEM[0] - 4, bold=False),
        note_row(notes, ITEM[0] / 2, 87, 15.3, ITEM[0] - 4, class_="on-item") if notes else None,
        class_="item-card",
    )


def spread(hands: Sequence[int], bag: int) -> list[float]:
    """Where items lie from the left: those in hands, by the hands they need, then those in the backpack.

    >>> spread([2], 1), spread([1, 1], 0)
    ([44.0, 249.0], [10.0, 78.0])
    """
    found = []
    at = 0
    for need in hands:
        found.append(10.0 + at * (ITEM[0] + 4) + (34.0 if need == 2 else 0.0))
        at += need
    step = min(ITEM[0] + 4.0, (258 - 6 - ITEM[0]) / max(1, bag - 1))
    left = 152 + (258 - step * (bag - 1) - ITEM[0]) / 2
    return found + [left + nth * step for nth in range(bag)]
