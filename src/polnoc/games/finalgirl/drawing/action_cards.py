"""Action cards: what they are called, what they cost, and what each result of a roll does, in signs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from polnoc.drawing.lettering import lettering
from polnoc.drawing.markup import Markup, join, tag
from polnoc.drawing.parts import piece
from polnoc.drawing.shapes import path, shape, use
from polnoc.drawing.wrapping import wrapped
from polnoc.games.finalgirl.drawing.icons import Notes, icon, note_row

CARD: Final = (88, 120)
#: The sheet of a kind of card in hand, with the button under it.
HELD: Final = (92, 150)
_EDGE: Final = "M6 1L82 0C86 0 88 3 88 7L87 113C87 117 84 120 80 120L7 119C3 119 0 116 0 112L1 7C1 3 3 1 6 1Z"
_BAND: Final = "M6 1L82 0C86 0 88 3 88 7L88 32L0 33L1 7C1 3 3 1 6 1Z"

#: Cards in a row of the market.
ACROSS: Final = 5
SHOP_STEP: Final = (84, 118)


class ActionCard(NamedTuple):
    """A card as it is printed: its rows are for two successes, one, and none; or one row without a roll."""

    name: str
    cost: int
    #: `action`, `reaction` or `roll`.
    kind: str
    #: What each result does; a row may be a choice of several.
    rows: tuple[tuple[Notes, ...], ...]


_SIGNS: Final = {"action": "", "reaction": "shield", "roll": "reroll"}


def action_card_shapes() -> list[Markup]:
    """The paper of a card."""
    return [shape("deed", path(_EDGE, "deed-paper"), path(_BAND, "deed-band"))]


@lru_cache(1_000)
def face(shown: ActionCard) -> Markup:
    """The whole card, 88 by 120."""
    sign = _SIGNS[shown.kind]
    line, width, lines = (20, 66, 2) if " " in shown.name else (26, 80, 1)
    return tag(
        "g",
        use("deed"),
        wrapped(shown.name, 5, line, 13, "deed-name", width=width, lines=lines, middle=False, centred=True),
        icon(sign, 68, 38, 15, "deed-kind") if sign else None,
        *_rows(shown),
        class_=f"deed is-{shown.kind}",
    )  # fmt: skip


def _rows(shown: ActionCard) -> list[Markup]:
    if len(shown.rows) == 1:
        return [_lines(shown.rows[0], 44, 80, 78, 60)]
    drawn = []
    for row, (top, high, ways) in enumerate(zip((34, 59, 84), (25, 25, 35), shown.rows, strict=False)):
        drawn.append(
            tag("rect", x=3, y=top, width=82, height=high - 2, rx=4, class_=f"deed-row is-{2 - row}")
        )
        drawn.append(_result(2 - row, 5, top + high / 2 - 1))
        drawn.append(_lines(ways, 52, top + high / 2 - 1, 64, high - 3))
    return drawn


def _result(successes: int, x: float, y: float) -> Markup:
    """A number of successes as marks: two, one, or a cross; `y` is their middle."""
    if not successes:
        return icon("no", x + 1, y - 5, 10, "deed-mark")
    if successes == 1:
        return icon("yes", x, y - 5.5, 11, "deed-mark")
    return join(icon("yes", x, y - 9, 9, "deed-mark"), icon("yes", x + 2, y - 1, 9, "deed-mark"))


def _lines(ways: tuple[Notes, ...], x: float, y: float, width: float, high: float) -> Markup:
    """What happens, around a place: two notes in a line; before another way there is a stroke."""
    if not ways:
        return lettering("—", x, y + 5, 13, "note")
    for wide in (2, 3, 9):
        lines = [line for nth, notes in enumerate(ways) for line in _broken(notes, wide, nth > 0)]
        if len(lines) <= 3:
            break
    step = min(14.0, high / len(lines))
    top = y - step * (len(lines) - 1) / 2 + step * 0.36
    drawn = [
        note_row(line, x, round(top + nth * step, 1), step * 0.94, width) for nth, line in enumerate(lines)
    ]
    return join(*drawn)


def _broken(notes: Notes, wide: int, other: bool) -> list[Notes]:
    """Break notes into lines of at most `wide` notes."""
    lines = [notes[start : start + wide] for start in range(0, len(notes), wide)]
    if other:
        lines[0] = (("or", ""), *lines[0])
    return lines


class Held(NamedTuple):
    """A kind of card in hand, and how many there are of it."""

    action_card: ActionCard
    number: int


def held(id: str, shown: Held | None, label: str) -> Markup:
    """A card in hand; None: there is none of this kind."""
    if shown is None:
        return tag("g", id=id)
    return piece(
        id,
        "held-deed",
        label,
        tag("rect", width=HELD[0], height=122, class_="reach"),
        tag("rect", x=5, y=5, width=86, height=118, rx=7, class_="deed-under") if shown.number > 1 else None,
        tag("g", face(shown.action_card), class_="glow"),
        _times(shown.number, 61, -4) if shown.number > 1 else None,
        at=(2, 4),
    )


def _times(count: int, x: float, y: float) -> Markup:
    return join(
        tag("rect", x=x, y=y, width=27, height=16, rx=8, class_="count-paper"),
        lettering(f"×{count}", x + 13.5, y + 12.5, 12, "count"),
    )


class Offered(NamedTuple):
    """A kind of card in the market: how many, and where it lies; `dear`: it costs more than there is."""

    action_card: ActionCard
    number: int
    nth: int
    dear: bool


def offered(id: str, shown: Offered, label: str) -> Markup:
    """A card in the market; sold out, its place."""
    row, column = divmod(shown.nth, ACROSS)
    x, y = 2 + column * SHOP_STEP[0], 5 + row * SHOP_STEP[1]
    class_ = "shop-deed" if shown.number else "shop-deed is-gone"
    return piece(
        id,
        class_ + (" is-dear" if shown.dear else ""),
        label,
        tag("rect", width=80, height=111, class_="reach"),
        tag("g", tag("g", face(shown.action_card), transform="scale(.91)"), class_="glow"),
        tag("circle", cx=74, cy=4, r=9.5, class_="deed-cost-paper"),
        lettering(str(shown.action_card.cost), 74, 9, 14, "deed-cost"),
        _times(shown.number, 54, 97) if shown.number > 1 else None,
        at=(x, y),
    )


def shop_size(kinds: int) -> tuple[int, int]:
    """The size of a market with `kinds` kinds of cards."""
    return ACROSS * SHOP_STEP[0], -(-kinds // ACROSS) * SHOP_STEP[1]
